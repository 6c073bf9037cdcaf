"""Several processes serve one database: what one takes all see, and one that is killed loses nothing."""

import json
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from machine import House
from sanjie.client import Seat, Visitor
from server.murder import alive, logged
from server.test_client import play
from services import postgres, redis

SECONDS = 240.0  # a very busy machine starts a worker in twenty


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def messages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis(tmp_path_factory.mktemp("redis")) as url:
        yield url


def soon(true: Callable[[], bool]) -> None:
    """Return once it is `true`; fail if it is not in time."""
    until = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.fixture(scope="module", params=["redis", "postgresql"])
def two(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, database: str
) -> Iterator[tuple[House, House]]:
    """Two servers of one installation on one database, that hear each other by Redis or by PostgreSQL."""
    shared = {"SANJIE_DATA": str(tmp_path_factory.mktemp("installation"))}
    arguments = [f"--database={database}"]
    if request.param == "redis":
        arguments.append(f"--redis={request.getfixturevalue('messages')}")
    with ExitStack() as stack:
        houses = []
        for name in ("one", "other"):
            house = House(tmp_path_factory.mktemp(name), tuple(arguments), shared).start()
            stack.callback(house.stop)
            houses.append(house)
        yield houses[0], houses[1]


def across(two: tuple[House, House]) -> list[Seat]:
    """Two people at a table of Aras, each at another server."""
    one, other = Visitor(two[0].url), Visitor(two[1].url)
    first = one.open(one.create("aras", ["me", "open"], limit=40))
    other.join(first.table["invite"])
    return [first, other.open(first.id)]


@pytest.mark.slow
def test_what_one_process_takes_the_other_shows(two: tuple[House, House]) -> None:
    seats = across(two)
    seats[0].wait(lambda table: table["status"] == "playing")

    began = time.monotonic()
    assert play(seats, random.Random(3), 30) == 30
    spent = time.monotonic() - began

    assert seats[0].log == seats[1].log
    assert seats[0].table["view"] == seats[1].table["view"]
    assert spent < 30 * 2.9, "messages tell it, not the look into the database every three seconds"


@pytest.mark.slow
def test_who_is_at_another_process_is_here_until_they_leave(two: tuple[House, House]) -> None:
    first, second = across(two)

    first.wait(lambda table: [seat["present"] for seat in table["seats"]] == [True, True])
    second.wait(lambda table: [seat["present"] for seat in table["seats"]] == [True, True])
    second.visitor.rename("夏")
    first.wait(lambda table: table["seats"][1]["name"] == "夏")
    second.close()
    first.wait(lambda table: [seat["present"] for seat in table["seats"]] == [True, False])


@pytest.mark.slow
def test_who_looks_on_is_counted_and_limits_are_kept_by_all_processes(two: tuple[House, House]) -> None:
    first, second = across(two)
    seats = [first, second]
    for house in two:
        seats.append(Visitor(house.url).open(first.id))
    for seat in seats:
        seat.wait(lambda table: table["watchers"] == 2)
    for seat in seats:
        seat.close()

    def bring(house: House) -> int:
        return httpx.post(f"{house.url}/api/packs", json={"text": "no pack"}).status_code

    assert [bring(two[0]) for _ in range(20)] == [400] * 20
    soon(lambda: bring(two[1]) == 429)


def test_several_workers_need_a_way_to_hear_each_other(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="--redis"):
        House(tmp_path, ("--workers=2",), {"LC_ALL": "en"}).start()


def test_a_redis_that_is_not_there_is_told_without_its_password(tmp_path: Path) -> None:
    house = House(tmp_path, ("--redis=redis://:secret@127.0.0.1:1/0",), {"LC_ALL": "en"})
    with pytest.raises(AssertionError, match=r"No Redis answers at 127\.0\.0\.1"):
        house.start()

    assert "secret" not in house.log
    with pytest.raises(AssertionError, match="no URL of Redis"):
        House(tmp_path, ("--redis=nonsense",), {"LC_ALL": "en"}).start()


@pytest.fixture
def workers(tmp_path: Path, database: str, messages: str) -> Iterator[House]:
    """Two workers, supervised."""
    house = House(tmp_path, ("--workers=2", f"--database={database}", f"--redis={messages}")).start()
    yield house
    house.stop()


def closed_by(looking: ClientConnection) -> int:
    """The code that the server closes a socket with."""
    while True:
        try:
            looking.recv(timeout=SECONDS)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0


def nursery(pid: int) -> int:
    """The only child of a supervisor."""
    (child,) = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return int(child)


@pytest.mark.slow
def test_workers_are_replaced_exchanged_and_ended(workers: House) -> None:
    soon(lambda: len(alive(workers)) == 2)
    first = alive(workers)
    visitor = Visitor(workers.url)
    seat = visitor.open(visitor.create("aras", ["me", 1], limit=40))
    assert seat.my_move()

    os.kill(first[0], signal.SIGKILL)
    soon(lambda: len(alive(workers)) == 2 and first[0] not in alive(workers))
    seat.answer(seat.options()[0])
    figures = httpx.get(f"{workers.url}/metrics").text  # whichever is asked answers for all, the dead one not
    assert "\nsanjie_workers 2.0\n" in figures
    assert "\nsanjie_sockets 1.0\n" in figures
    assert workers.process is not None
    os.kill(nursery(workers.process.pid), signal.SIGKILL)  # workers go on without; the next one has a new one
    second = alive(workers)[0]
    os.kill(second, signal.SIGKILL)
    soon(lambda: len(alive(workers)) == 2 and second not in alive(workers))
    with connect(f"{workers.url.replace('http', 'ws')}/api/tables/{seat.id}/socket") as looking:
        workers.process.send_signal(signal.SIGHUP)
        assert closed_by(looking) == 1012, "come again"
    soon(lambda: '"workers exchanged"' in workers.log)
    assert not set(first) & set(alive(workers))
    assert seat.my_move()
    seat.answer(seat.options()[0])

    last = alive(workers)
    workers.process.kill()  # they notice that nobody looks after them any more
    workers.process.wait()
    workers.process = None
    soon(lambda: not any(Path(f"/proc/{pid}").exists() for pid in last))
    lines = [json.loads(line) for line in workers.log.splitlines() if line.startswith("{")]
    assert {"1", "2"} >= {line["worker"] for line in lines if line["from"] == "sanjie.tables"}
    seat.close()


@pytest.mark.slow
def test_a_worker_that_hangs_is_replaced_and_games_go_on(
    tmp_path: Path, database: str, messages: str
) -> None:
    arguments = ("--workers=2", "--hung-after=4", f"--database={database}", f"--redis={messages}")
    house = House(tmp_path, arguments).start()
    try:
        soon(lambda: len(alive(house)) == 2)
        luck, seats = random.Random(5), []
        for _ in range(4):
            visitor = Visitor(house.url, patience=120.0)
            seats.append(visitor.open(visitor.create("aras", ["me", 1], limit=40)))
        stuck = alive(house)[0]
        os.kill(stuck, signal.SIGSTOP)
        for _ in range(3):  # at whichever worker they are
            for seat in seats:
                assert seat.my_move()
                seat.answer(luck.choice(seat.options()))
        soon(lambda: len(alive(house)) == 2 and stuck not in alive(house))
        assert logged(house, "worker hangs") == [stuck]
        assert not logged(house, "worker died")
        figures = httpx.get(f"{house.url}/metrics").text
        assert '\nsanjie_workers_replaced_total{why="hung"} 1.0\n' in figures
        assert "\nsanjie_workers 2.0\n" in figures
        for seat in seats:
            seat.close()
    finally:
        house.stop()
    assert "Traceback" not in house.log


@pytest.mark.slow
def test_one_worker_that_is_looked_after_is_exchanged_too(tmp_path: Path) -> None:
    house = House(tmp_path, ("--workers=1",)).start()
    try:
        visitor = Visitor(house.url, patience=120.0)
        seat = visitor.open(visitor.create("aras", ["me", 1], limit=40))
        assert seat.my_move()
        (first,) = alive(house)
        assert house.process is not None
        house.process.send_signal(signal.SIGHUP)
        soon(lambda: '"workers exchanged"' in house.log)
        assert first not in alive(house)
        assert len(alive(house)) == 1
        seat.answer(seat.options()[0])
        seat.close()
    finally:
        house.stop()


def test_a_server_without_workers_says_that_it_exchanges_nothing_and_stays(house: House) -> None:
    assert house.process is not None
    house.process.send_signal(signal.SIGHUP)
    soon(lambda: "start with --workers 1" in house.log)
    assert httpx.get(f"{house.url}/health").status_code == 200


@pytest.mark.slow
def test_two_who_look_for_a_match_at_two_processes_at_once_meet(two: tuple[House, House]) -> None:
    for game, seats in (("aras", 2), ("guixi", 3)):
        wanted = {"game": game, "seats": seats}
        visitors = [Visitor(two[0].url), Visitor(two[1].url)]
        with ThreadPoolExecutor(2) as pool:
            asked = [pool.submit(visitor.ask, "POST", "/api/match", wanted) for visitor in visitors]
            found = [one.result() for one in asked]

        assert found[0]["table"] == found[1]["table"]
        assert {one["seat"] for one in found} == {0, 1}
        if game == "guixi":
            assert Visitor(two[1].url).ask("POST", "/api/match", wanted) == {**found[0], "seat": 2}


def ready(house: House) -> tuple[int, list[str]]:
    """What /ready answers."""
    answer = httpx.get(f"{house.url}/ready")
    return answer.status_code, answer.json()["lacks"]


@pytest.mark.slow
def test_without_messages_a_server_is_not_ready_and_games_go_on(tmp_path: Path) -> None:
    with redis(tmp_path) as url:
        house = House(tmp_path, (f"--redis={url}",)).start()
        try:
            soon(lambda: ready(house) == (200, []))
        except BaseException:
            house.stop()
            raise
    try:
        soon(lambda: ready(house) == (503, ["messages"]))
        visitor = Visitor(house.url)
        with visitor.open(visitor.create("aras", ["me", 1], limit=20)) as seat:
            luck = random.Random(1)
            while seat.my_move():
                seat.answer(luck.choice(seat.options()))
            assert seat.over()
    finally:
        house.stop()
