"""Who looks after the workers: replaced when they die, later and later if they never answer."""

import itertools
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from sanjie.server import supervisor
from sanjie.server.supervisor import TRIES, Supervisor, Worker, pause
from sanjie.server.worker import ANSWERS, Orders

ORDERS = Orders(0, None, None, resume=True, prepare=False)


class Cradle:
    """A nursery whose workers are only the other ends of their lives."""

    def __init__(self, _figures: str = "") -> None:
        self.born: list[tuple[Orders, socket.socket]] = []

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


def begun(count: int) -> Supervisor:
    """A supervisor whose workers have been started."""
    with socket.socket() as listening:
        found = Supervisor(listening, "", ORDERS, count)
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
    cradle: Cradle, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr("sanjie.server.supervisor.time.monotonic", lambda: now[0])
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
