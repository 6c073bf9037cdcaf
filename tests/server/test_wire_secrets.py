"""What leaves the process tells nobody what they may not know, and the law that says so finds every leak."""

import asyncio
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from sanjie.core.chance import Rng
from sanjie.server.people.accounts import Accounts
from sanjie.server.people.export import data_of
from sanjie.server.people.sessions import Sessions
from sanjie.server.places import prepare
from sanjie.server.storage import Storage
from sanjie.server.stored import NewTable
from sanjie.server.table import Table
from server.wiretap import Pair, follow, followed, positions

PAIRS: Final = 300  # of worlds, in each game
FLOORS: Final[dict[str, dict[str, int]]] = {  # what must be compared, about half of what is
    "aras": {
        "pairs": 300,
        "answers of bots and of the table": 50,
        "as a watcher": 950,
        "coming": 140,
        "coming anew": 120,
        "coming back": 120,
        "ended by the table": 50,
        "forecast": 130,
        "giving up": 50,
        "last minutes": 200,
        "leaving": 120,
        "list": 130,
        "looking back": 140,
        "opening": 150,
        "pause": 200,
        "paused": 30,
        "presence": 150,
        "preview": 180,
        "record": 130,
        "refused answer": 180,
        "refused command": 250,
        "resume": 130,
        "seen answer: move": 2000,
        "stale": 180,
        "standing": 130,
        "stood in": 12,
        "talk": 140,
        "talk of watchers": 40,
        "through other eyes": 140,
        "time": 190,
        "time up": 40,
        "undo": 100,
        "undo agreed": 20,
        "undo declined": 15,
        "unheard talk of watchers": 100,
        "unreadable": 170,
        "what others ask": 140,
        "watching late": 1200,
        "watching late through other eyes": 500,
        "why": 500,
    },
    "guixi": {
        "pairs": 300,
        "another answer: exorcism": 1,
        "another answer: vote": 25,
        "another answer: window": 20,
        "answers of bots and of the table": 200,
        "coming": 50,
        "coming anew": 60,
        "coming back": 70,
        "ended by the table": 11,
        "forecast": 60,
        "giving up": 50,
        "hidden answer: vote": 50,
        "last minutes": 120,
        "leaving": 70,
        "list": 60,
        "looking back": 60,
        "opening": 140,
        "pause": 190,
        "paused": 30,
        "presence": 70,
        "preview": 120,
        "record": 60,
        "refused answer": 120,
        "refused command": 200,
        "resume": 60,
        "secret: cards taken": 6,
        "secret: deck orders": 100,
        "secret: discards taken": 5,
        "secret: draws": 30,
        "secret: identities": 750,
        "secret: inspections": 5,
        "secret: peeks": 7,
        "secret: random discards": 3,
        "secret: reshuffles": 3,
        "secret: sealed windows": 160,
        "secret: votes": 50,
        "seen answer: die_direction": 2,
        "seen answer: exorcism": 20,
        "seen answer: vote": 20,
        "seen answer: window": 750,
        "stale": 120,
        "standing": 100,
        "standing of others": 30,
        "stood in": 5,
        "talk": 50,
        "talk of watchers": 2,
        "through other eyes": 60,
        "time": 100,
        "time up": 20,
        "undo": 40,
        "undo agreed": 70,
        "undo declined": 20,
        "unheard talk of watchers": 20,
        "unreadable": 120,
        "what others ask": 60,
        "watching late": 400,
        "watching late through other eyes": 100,
        "why": 350,
    },
    "hunters": {
        "pairs": 300,
        "another answer: act": 11,
        "another answer: gain": 5,
        "answers of bots and of the table": 30,
        "beats of bots": 30,
        "clocks": 1250,
        "coming": 20,
        "coming anew": 40,
        "coming back": 20,
        "ended by the table": 9,
        "forecast": 30,
        "giving up": 30,
        "leading several": 200,
        "last minutes": 100,
        "leaving": 20,
        "list": 30,
        "looking back": 40,
        "opening": 110,
        "pause": 70,
        "paused": 11,
        "presence": 40,
        "preview": 60,
        "record": 30,
        "refused answer": 60,
        "refused command": 90,
        "resume": 40,
        "secret: deck order": 80,
        "secret: draws": 20,
        "secret: fate order": 40,
        "secret: hands": 400,
        "secret: supply order": 50,
        "secret: tiles": 80,
        "seen answer: act": 300,
        "seen answer: class": 14,
        "seen answer: gain": 150,
        "seen answer: parry": 30,
        "seen answer: swap": 2,
        "stale": 60,
        "standing": 30,
        "stood in": 1,
        "talk": 30,
        "talk of watchers": 5,
        "through other eyes": 40,
        "time": 50,
        "time up": 6,
        "undo": 17,
        "undo agreed": 5,
        "undo declined": 6,
        "unheard talk of watchers": 14,
        "unreadable": 50,
        "what bots say": 160,
        "what others ask": 30,
        "watching late": 60,
        "watching late through other eyes": 200,
        "why": 190,
    },
}


@pytest.mark.slow
@pytest.mark.parametrize("game", FLOORS)
def test_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(game: str) -> None:
    met: Counter[str] = Counter()

    for _ in follow(game, PAIRS, 1, met):
        pass

    for kind, times in sorted(met.items()):
        print(f"{game}: {times:>9} × {kind} (at least {FLOORS[game].get(kind, 0)})")
    few = {kind: met[kind] for kind, least in FLOORS[game].items() if met[kind] < least}
    assert not few, f"compared too rarely: {few}"


async def exported(table: Table, seat: int, file: Path) -> Any:
    """All that is kept of who sits at `seat`, once the table as it is lies in a database of its own."""
    prepare(file)
    storage = Storage(file)
    await storage.open()
    try:
        options = msgspec.json.encode(table.options).decode()
        kept = NewTable(
            table.id, table.face.game.name, table.revision, options, table.standing, tuple(table.sittings)
        )
        kept = replace(kept, seed=table.seed, answers=tuple(table.answers), terms=table.terms)
        await storage.add_table(kept)
        guest = table.sittings[seat].guest
        return await data_of(guest, storage, Accounts(storage), Sessions(storage))
    finally:
        await storage.close()


@pytest.mark.slow
def test_what_is_exported_of_a_person_is_the_same_in_worlds_they_cannot_tell_apart(tmp_path: Path) -> None:
    compared = apart = 0
    for count, (table, number) in enumerate(positions("guixi", 3)):
        if compared == 12:
            break
        pair = Pair(table, number % table.seats, Rng(number), Counter())
        asyncio.run(followed(pair))
        if any(kind.startswith("came to light") for kind in pair.met):
            continue
        one, two = pair.true.table, pair.other.table
        mine, theirs = (
            asyncio.run(exported(world, pair.eye, tmp_path / f"{count}-{name}.db"))
            for name, world in (("one", one), ("two", two))
        )
        for answer in [*mine["tables"][0]["answers"], *theirs["tables"][0]["answers"]]:
            answer.pop("made")
        mine["tables"][0].pop("made")
        theirs["tables"][0].pop("made")
        assert mine == theirs
        assert mine["tables"][0]["answers"]
        apart += one.answers != two.answers
        compared += 1

    assert apart >= 4
