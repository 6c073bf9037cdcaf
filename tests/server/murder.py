"""Whole games of all three while workers are killed: what was acknowledged is stored, once and in order.

    cd tests && python -m server.murder --games 200

It starts a PostgreSQL and a Redis of its own (`services.py`), and exits with 1 if anything was lost.
"""

import argparse
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from sqlalchemy import Connection, text

from machine import House
from sanjie.client import Refused, Seat, Unreachable, Visitor
from sanjie.server.places import place_of, within
from services import postgres, redis

WORKERS: Final = 2
PLAYERS: Final = 6  # games that are played at once
PAUSE: Final = 0.25  # seconds between two kills, on average, while all workers answer
GAMES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (  # what is played in turns, by how many people
    ("aras", 2, {"limit": 20}),
    ("hunters", 2, {}),
    ("aras", 2, {"limit": 30}),
    ("hunters", 1, {}),
)
SECRET_GAME: Final = ("guixi", 3, {"mode": "fun"})  # the longest: a few of them, from the start
SECRET_EVERY: Final = 15
TRIES: Final = 50


@dataclass
class Murder:
    """What is to be done."""

    folder: Path
    database: str
    redis: str
    games: int
    kills: int
    seed: int
    seconds: float  # for all of it
    say: Callable[[str], None] = lambda _line: None  # told how it goes


@dataclass
class Found:
    """What came of it."""

    games: int = 0
    kills: int = 0
    tables: int = 0
    answers: int = 0  # that were acknowledged
    kinds: Counter[str] = field(default_factory=Counter)  # games that were finished, by name
    again: int = 0  # workers that were started in place of one that was killed
    lost: list[str] = field(default_factory=list)
    checked: str = ""
    seconds: float = 0.0


def run(plan: Murder) -> Found:
    """Play, kill, and compare with the database."""
    arguments = (f"--workers={WORKERS}", f"--database={plan.database}", f"--redis={plan.redis}")
    house = House(plan.folder, arguments).start()
    found, acknowledged = Found(), dict[str, dict[int, list[str]]]()
    todo = list(range(plan.games))
    more = itertools.count(plan.games)
    lock = threading.Lock()
    faults: list[BaseException] = []

    def work() -> None:
        try:
            while True:
                with lock:
                    if not todo and found.kills >= plan.kills:
                        return
                    number = todo.pop(0) if todo else next(more)
                name, table, told = game(house.url, number, random.Random(f"{plan.seed} {number}"))
                with lock:
                    acknowledged[table] = told
                    found.games += 1
                    found.kinds[name] += 1
                    plan.say(f"{found.games} games, {found.kills} kills: {name} {table}")
        except BaseException as fault:
            faults.append(fault)

    players = [threading.Thread(target=work, daemon=True) for _ in range(PLAYERS)]
    try:
        for player in players:
            player.start()
        luck = random.Random(plan.seed)
        began = time.monotonic()
        while any(player.is_alive() for player in players) and not faults:
            if time.monotonic() > began + plan.seconds:
                raise AssertionError(f"not done in {plan.seconds} s: {found}\n{house.log[-3000:]}")
            time.sleep(2 * PAUSE * luck.random())
            # No faster than the games go on: the last of them are played under fire, too.
            if found.kills * plan.games < plan.kills * (found.games + PLAYERS) and kill_one(house, luck):
                found.kills += 1
        for player in players:
            player.join(1)
    finally:
        house.stop()
    if faults:
        raise AssertionError(f"a game did not finish; {found}\n{house.log[-3000:]}") from faults[0]
    found.seconds = time.monotonic() - began
    found.again = len(logged(house, "worker answers")) - WORKERS
    found.tables = len(acknowledged)
    found.answers = sum(len(choices) for told in acknowledged.values() for choices in told.values())
    for table, told in acknowledged.items():
        stored = answers(plan.database, table)
        for seat, choices in told.items():
            if stored.get(seat, []) != choices:
                found.lost.append(f"{table} seat {seat}: told {choices}, stored {stored.get(seat)}")
    found.checked = check(plan.database)
    return found


def kill_one(house: House, luck: random.Random) -> bool:
    """Kill a worker while all answer, so that games go on; whether one was killed."""
    pids = alive(house)
    if len(pids) < WORKERS:
        return False
    os.kill(luck.choice(pids), signal.SIGKILL)
    return True


def alive(house: House) -> list[int]:
    """The workers that answer, by what the supervisor has logged."""
    return [pid for pid in logged(house, "worker answers") if running(pid)]


def logged(house: House, what: str) -> list[int]:
    """The workers of which the supervisor said `what`."""
    whole = house.log.rpartition("\n")[0]  # the last line may just be written
    lines = [json.loads(line) for line in whole.splitlines() if line.startswith("{")]
    return [int(line["pid"]) for line in lines if line["says"] == what]


def running(pid: int) -> bool:
    """Whether a process runs (a dead one that nobody has buried does not)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def game(url: str, number: int, luck: random.Random) -> tuple[str, str, dict[int, list[str]]]:
    """Play a whole game: its name, its table, and every answer that was acknowledged, by seat."""
    secret = number % SECRET_EVERY == 0
    name, people, options = SECRET_GAME if secret else GAMES[number % len(GAMES)]
    seats = seated(url, name, people, options)
    told: dict[int, list[str]] = {seat.table["you"]: [] for seat in seats}
    while not seats[0].over():
        asked = [seat for seat in seats if seat.options()]
        if not asked:
            catch_up(seats)
            if not any(seat.options() for seat in seats) and not seats[0].over():
                seats[0].wait(moved_on(seats[0].table["upto"]))
            continue
        seat = luck.choice(asked)
        choice = luck.choice(seat.options())
        try:
            seat.answer(choice)
        except Refused as refused:
            if refused.name not in ("stale", "not-your-turn"):
                raise
            catch_up(seats)
            continue
        told[seat.table["you"]].append(choice)
        catch_up(seats)
    for seat in seats:
        seat.close()
    return name, seats[0].id, told


def catch_up(seats: list[Seat]) -> None:
    """Let every seat see what one of them has seen."""
    upto = max(seat.table["upto"] for seat in seats)
    for seat in seats:
        seat.wait(lambda table: bool(table["upto"] >= upto))


def moved_on(upto: int) -> Callable[[dict[str, Any]], bool]:
    """Whether a table has gone beyond `upto` answers."""
    return lambda table: bool(table["upto"] > upto)


def seated(url: str, game: str, people: int, options: dict[str, Any]) -> list[Seat]:
    """That many people at a new table; begun anew where a request was cut off."""
    for _ in range(TRIES):
        try:
            visitors = [Visitor(url, patience=120.0) for _ in range(people)]
            for visitor in visitors:
                visitor.me()
            table = visitors[0].create(game, ["me"] + ["open"] * (people - 1), **options)
            seats = [visitors[0].open(table)]
            for place, visitor in enumerate(visitors[1:], 1):
                invite = seats[0].wait(lambda shown: bool(shown["invite"]))["invite"]
                visitor.join(invite)
                seats[0].wait(lambda shown, place=place: shown["seats"][place]["kind"] == "person")  # type: ignore[misc]
                seats.append(visitor.open(table))
            return seats
        except Unreachable:
            continue
    raise AssertionError("nobody could sit down")


def answers(database: str, table: str) -> dict[int, list[str]]:
    """The answers of people at a table, by seat, as they are stored."""
    query = "SELECT seat, answer FROM answers WHERE table_id = :id AND seat < 30 ORDER BY number"
    found: dict[int, list[str]] = {}

    def work(connection: Connection) -> None:
        for seat, answer in connection.execute(text(query), {"id": table}):
            found.setdefault(int(seat), []).append(str(answer))

    within(place_of(database), work, writing=False)
    return found


def check(database: str) -> str:
    """What `sanjie db check` says, which replays every record and compares every digest."""
    command = [sys.executable, "-m", "sanjie", "db", "check", f"--database={database}", "--language=en"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=600, check=False)
    return done.stdout + done.stderr


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="server.murder", description="Whole games while workers are killed."
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, help="twice as many as games if not given")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kills = 2 * asked.games if asked.kills is None else asked.kills
    with TemporaryDirectory() as folder, postgres() as database, redis(Path(folder)) as messages:
        house = Path(folder) / "house"
        house.mkdir()
        seconds = 60.0 + 30.0 * asked.games
        found = run(Murder(house, database, messages, asked.games, kills, asked.seed, seconds, tell))
    for line in found.lost:
        print(line)
    kinds = ", ".join(f"{name} {count}" for name, count in sorted(found.kinds.items()))
    print(f"{found.games} whole games ({kinds}) in {found.seconds:.0f} s, {found.kills} workers killed")
    print(f"{found.answers} answers acknowledged, {len(found.lost)} lists of them not as they are stored")
    print(found.checked, end="")
    raise SystemExit(1 if found.lost or not found.checked.endswith("all is well.\n") else 0)


def tell(line: str) -> None:
    """Say how it goes."""
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
