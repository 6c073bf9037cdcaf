"""The processes among which long counts are shared, and their end."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Final

CONTEXT: Final = get_context(
    "forkserver"
)  # a fork of this very process would take the locks of its threads along


@contextmanager
def shared_among(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of at most `workers` processes that are gone when the block is left.

    A block that is left early (an error, Ctrl-C, an iterator that is closed) ends what its processes are at.
    """
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, mp_context=CONTEXT, initializer=leave_interrupts_to_the_parent)
    try:
        yield pool
    except BaseException:
        for process in set(active_children()) - others:
            process.kill()
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one has something to say."""
    signal(SIGINT, SIG_IGN)
