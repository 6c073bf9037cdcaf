"""What a table tells is made of what it is now: nothing that is kept between moves is told too long."""

import random
from dataclasses import replace

import msgspec
import pytest

from sanjie.core.seats import NOTHING
from sanjie.server import keeping, wire
from sanjie.server.judging import judged
from sanjie.server.stored import SeatRating, Sitting, Stored
from sanjie.server.table import Step, Table, new_table
from sanjie.server.telling import told

MOMENT = 1_000_000


def told_bytes(table: Table, seat: int, present: set[str]) -> bytes:
    """All that the seat is told."""
    return msgspec.json.encode(told(table, seat, 0, present, MOMENT))


def anew(table: Table, stored: Stored) -> Table:
    """The same table, read again: it has made nothing yet."""
    now = replace(stored.table, standing=table.standing, sittings=tuple(table.sittings))
    answers, commands = tuple(table.answers), frozenset(table.commands)
    fresh = Table(replace(stored, table=now, version=table.version, answers=answers, commands=commands))
    fresh.ratings = dict(table.ratings)
    fresh.intents = dict(table.intents)
    assert fresh.fault == ""
    return fresh


@pytest.mark.parametrize(("game", "seats"), [("aras", 2), ("guixi", 6), ("hunters", 3)])
def test_what_was_kept_is_what_would_be_made(game: str, seats: int) -> None:
    luck = random.Random(game)
    sittings = [Sitting(seat, "person", f"g{seat}", name=f"n{seat}") for seat in range(seats)]
    made = new_table("t", game, {}, sittings)
    stored = Stored(made, 0, made.answers, frozenset())
    table = Table(stored)
    present = {"g0"}

    for number in range(60):
        seat = luck.choice(table.asked())
        answer = table.face.written(luck.choice(table.state.options(seat)))
        step = judged(table, f"g{seat}", wire.Answer(f"c{number}", table.upto, answer), "", MOMENT)
        assert isinstance(step, Step)
        table.take(keeping.timed(table, step, MOMENT))
        if number % 7 == 1:
            present ^= {f"g{luck.randrange(seats + 2)}"}  # one who does not sit here may look on
        if number % 11 == 2:
            assert table.rename(f"g{luck.randrange(seats)}", f"name {number}")
        if number == 20:
            table.ratings = {0: SeatRating(1500, 80)}
        if number == 30:
            table.intents[0] = wire.Intent(0, 30, "some", {})
        if table.standing.status == "over":
            break
        fresh = anew(table, stored)
        for eye in (*range(seats), NOTHING):
            assert told_bytes(table, eye, present) == told_bytes(fresh, eye, present)
