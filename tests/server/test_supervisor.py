"""Who looks after the workers: replaced when they die, later and later if they never answer."""

import itertools
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sanjie.server import supervisor
from sanjie.server.supervisor import TRIES, Supervisor, Worker, pause
from sanjie.server.worker import ANSWERS, BEAT, Orders

ORDERS = Orders(0, None, None, resume=True, prepare=False)


class Cradle:
    """A nursery whose workers are only the other ends of their lives."""

    def __init__(self, _figures: str = "") -> None:
        self.born: list[tuple[Orders, socket.socket]] = []
        self.loads = True

    def warm(self) -> bool:
        """Whether what is installed can be loaded."""
        return self.loads

    def alive(self) -> bool:
        """It is."""
        return True

    def bear(self, orders: Orders, _listening: socket.socket) -> Worker:
        """A worker that says nothing yet."""
        ours, theirs = socket.socketpair()
        self.born.append((orders, theirs))
        return Worker(orders.number, ours)

    def say(self, which: int, said: bytes) -> None:
        """What a worker says."""
        self.born[which][1].sendall(said)

    def kill(self, which: int) -> None:
        """A worker is dead."""
        self.born[which][1].close()

    def close(self) -> None:
        """Nothing is left."""
        for _, life in self.born:
            life.close()


@pytest.fixture
def cradle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cradle]:
    """The nursery of supervisors that are made now."""
    found = Cradle()
    monkeypatch.setattr(supervisor, "Nursery", lambda _figures: found)
    monkeypatch.setattr("sanjie.server.supervisor.tempfile.mkdtemp", lambda prefix: str(tmp_path))
    yield found
    found.close()


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time for supervisors that are made now."""
    found = [100.0]
    monkeypatch.setattr("sanjie.server.supervisor.time.monotonic", lambda: found[0])
    return found


@pytest.fixture
def killed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Whom supervisors kill."""
    found: list[int] = []
    monkeypatch.setattr("sanjie.server.supervisor.os.kill", lambda pid, _signal: found.append(pid))
    return found


def begun(count: int, alone: bool = False) -> Supervisor:
    """A supervisor whose workers have been started; one that says nothing for five seconds hangs."""
    with socket.socket() as listening:
        found = Supervisor(listening, "", ORDERS, count, 5.0, alone)
    found._places = [supervisor.Place(found._start(number)) for number in range(1, count + 1)]
    return found


def test_the_second_death_in_a_row_is_waited_for_and_every_further_one_longer() -> None:
    assert [pause(deaths) for deaths in range(9)] == [0.0, 0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 10.0, 10.0]


def test_a_worker_says_its_number_and_when_it_answers(cradle: Cradle) -> None:
    found = begun(1)
    worker = found._places[0].worker
    for said, pid, answers in ((b"1", 0, False), (b"23", 0, False), (b" ", 123, False), (ANSWERS, 123, True)):
        cradle.say(0, said)
        assert worker.look()
        assert (worker.pid, worker.answers) == (pid, answers)
    cradle.kill(0)
    assert not worker.look()


def test_who_dies_is_replaced_in_its_place_and_looks_after_the_bots(cradle: Cradle) -> None:
    found = begun(2)
    for which in (0, 1):
        cradle.say(which, b"123 " + ANSWERS)
    assert found._mended()
    assert len(cradle.born) == 2
    cradle.kill(1)
    assert found._mended()
    assert [(orders.number, orders.resume) for orders, _ in cradle.born] == [(1, True), (2, True), (2, True)]


def test_who_never_answers_is_started_more_and_more_rarely_until_nobody_does(
    cradle: Cradle, now: list[float]
) -> None:
    found, starts = begun(1), [now[0]]
    for _ in range(10_000):
        cradle.kill(-1)
        if not found._mended():
            break
        if len(cradle.born) > len(starts):
            starts.append(now[0])
        now[0] += 0.05

    waited = [later - sooner for sooner, later in itertools.pairwise(starts)]
    assert len(starts) == TRIES
    assert waited == pytest.approx([0.0, 0.5, 1.0, 2.0], abs=0.11)


def test_one_that_answers_goes_on_while_another_never_does(
    cradle: Cradle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "pause", lambda _deaths: 0.0)
    found = begun(2)
    cradle.say(0, b"7 " + ANSWERS)
    for _ in range(3 * TRIES):
        cradle.kill(-1)
        assert found._mended()


def test_who_falls_silent_is_killed_and_replaced_and_who_beats_is_not(
    cradle: Cradle, now: list[float], killed: list[int]
) -> None:
    found = begun(2)
    cradle.say(0, b"7 " + ANSWERS)
    cradle.say(1, b"8 " + ANSWERS)
    for _ in range(50):
        assert found._mended()
        assert killed == []
        cradle.say(0, BEAT)
        now[0] += 0.1
    now[0] += 0.5
    assert found._mended()
    assert killed == [8]
    assert [(orders.number, orders.instead_of) for orders, _ in cradle.born][2:] == [(2, "hung")]
    cradle.kill(0)
    assert found._mended()
    assert cradle.born[3][0].instead_of == "died"


def test_who_never_answers_hangs_when_others_have_long_done_so(
    cradle: Cradle, now: list[float], killed: list[int]
) -> None:
    found = begun(1)
    cradle.say(0, b"7 ")
    for _ in range(89):
        assert found._mended()
        now[0] += 1.0
    assert found._mended()
    assert killed == []
    now[0] += 3.0
    assert found._mended()
    now[0] += 3.0
    assert found._mended()
    assert killed == [7]


def test_nobody_hangs_because_the_supervisor_was_stopped(
    cradle: Cradle, now: list[float], killed: list[int]
) -> None:
    found = begun(1)
    cradle.say(0, b"7 " + ANSWERS)
    assert found._mended()
    now[0] += 3600.0
    assert found._mended()
    assert killed == []


def test_one_that_is_alone_ends_before_the_next_begins(
    cradle: Cradle, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = begun(1, alone=True)
    cradle.say(0, b"7 " + ANSWERS)
    assert found._mended()
    happened: list[str] = []

    def ended(worker: Worker) -> None:
        happened.append(f"{worker.pid} ends")
        worker.alive = False

    def answers(worker: Worker) -> bool:
        cradle.say(-1, b"8 " + ANSWERS)
        happened.append(f"{cradle.born[-1][0].number} begins")
        return worker.look()

    monkeypatch.setattr(found, "_ended", ended)
    monkeypatch.setattr(found, "_answers", answers)
    found._exchanged()
    assert happened[:2] == ["7 ends", "1 begins"]
    assert [place.worker.pid for place in found._places] == [8]
    assert found._places[0].worker.alive


def test_who_ends_at_the_moment_it_is_killed_harms_nobody(
    cradle: Cradle, now: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(_pid: int, _signal: int) -> None:
        cradle.kill(0)
        raise ProcessLookupError

    monkeypatch.setattr("sanjie.server.supervisor.os.kill", gone)
    found = begun(1)
    cradle.say(0, b"7 " + ANSWERS)
    worker = found._places[0].worker
    assert worker.look()
    worker.gone(now[0] - 1)
    assert not worker.alive


def test_who_was_never_born_is_waited_for_no_longer_than_others(cradle: Cradle, now: list[float]) -> None:
    found = begun(1)
    worker = found._places[0].worker
    worker.gone(now[0] - 1)
    assert (worker.alive, worker.pid) == (False, 0)


def test_what_cannot_be_loaded_ends_nobody(cradle: Cradle) -> None:
    found = begun(1, alone=True)
    cradle.say(0, b"7 " + ANSWERS)
    cradle.loads = False
    cradle_closed = cradle.close
    cradle.close = lambda: None  # type: ignore[method-assign]
    found._exchanged()
    cradle.close = cradle_closed  # type: ignore[method-assign]
    assert found._places[0].worker.look()
    assert len(cradle.born) == 1


def test_a_worker_that_hangs_does_not_outlive_who_looks_after_it() -> None:
    ours, theirs = socket.socketpair()
    code = (
        "import signal, socket, sys, threading\n"
        "from sanjie.server.worker import end_with\n"
        "signal.signal(signal.SIGTERM, lambda *_: print('asked', flush=True))\n"
        "alive = socket.socket(fileno=int(sys.argv[1]))\n"
        "threading.Thread(target=end_with, args=(alive, 0.3), daemon=True).start()\n"
        "print('up', flush=True)\n"
        "while True: pass\n"
    )
    with theirs:
        command = [sys.executable, "-c", code, str(theirs.fileno())]
        process = subprocess.Popen(command, pass_fds=(theirs.fileno(),), stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == b"up\n"
        ours.close()
        assert process.wait(60) == -signal.SIGKILL
        assert process.stdout.read() == b"asked\n"
    finally:
        process.kill()
        process.wait()
