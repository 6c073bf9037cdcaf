"""A bot that hangs, fails, dies or decides what is not allowed: the table answers for it, and counts that."""

import asyncio
from typing import Final, cast

import pytest

from sanjie.server import figures
from sanjie.server.live import Live
from sanjie.server.sockets import Line
from sanjie.server.storage import Storage
from sanjie.server.stored import Sitting
from sanjie.server.table import Table, new_table
from sanjie.server.tables import Tables
from sanjie.server.thinking import Thinkers, Work
from server.thinkers import cheating, dying, failing, silent
from server.wireworlds import Memory
from server.worlds import SEED, guest_at, stored

SECONDS: Final = 60  # for a process to start on a busy machine


def counted() -> float:
    """How many answers the table has given for bots, as the figures say."""
    lines = figures.told().decode().splitlines()
    return float(next(one for one in lines if one.startswith("sanjie_bots_replaced_total")).split()[1])


async def begun(thinkers: Thinkers) -> Live:
    """A table whose bot had the first word, once it waits for its person."""
    sittings = [Sitting(0, "bot", level=1), Sitting(1, "person", guest_at(1))]
    live = Live(Table(stored(new_table("t", "aras", {}, sittings, SEED))))
    tables = Tables(cast(Storage, Memory()), thinkers, pace=0.0)
    tables.look(live, Line(guest_at(1)))
    for _ in range(SECONDS * 100):
        if live.table.asked() != [0]:
            break
        await asyncio.sleep(0.01)
    await tables.stop()
    return live


@pytest.mark.slow
@pytest.mark.parametrize("work", [silent, failing, dying, cheating])
def test_the_table_answers_for_a_bot_that_cannot(work: Work) -> None:
    before = counted()

    live = asyncio.run(begun(Thinkers(seconds=0, grace=0 if work is silent else 60, most=1, work=work)))

    table = live.table
    game = table.face.game
    start = game.deal(table.variant, 2)
    assert not table.fault
    assert counted() - before >= 1
    for played in table.answers:  # it has played the first that is allowed each time
        options = start.options(0)
        assert (played.seat, played.answer) == (0, game.write_answer(options[0]))
        start.answer(0, options[0])
    assert table.asked() == [1]
