"""A later release reads the rules otherwise: what began under the old reading is played by it to its end."""

import asyncio
from pathlib import Path
from typing import Any, Final

import pytest

from machine import ROOT, House
from sanjie.core.game import BadOption
from sanjie.core.record import BadRecord, Record, replay
from sanjie.core.seats import CHANCE
from sanjie.faces import FACES
from sanjie.fairness import difference
from sanjie.games.registry import GAMES
from sanjie.packs import read_pack
from sanjie.records import game_for, read_file, read_line, write_line
from sanjie.server.database import prepare
from sanjie.server.storage import Storage
from sanjie.server.table import Table, Unreadable, new_table
from sanjie.server.tables import Tables
from sanjie.server.thinking import Thinkers
from server.later import LaterAras
from server.people import Chair, Person, play_on, rows
from server.test_sealed import LanternsFace
from server.worlds import answer, guest_at, seated
from toy.game import LANTERNS, LATER_LANTERNS, REASONS, Lanterns
from toy.rules import NOT_ASKED
from toy.view import View

EVER: Final = Path(__file__).parent.parent / "records"  # games that every release must be able to replay


def release(monkeypatch: pytest.MonkeyPatch, game: Lanterns) -> None:
    """Be a release that has `game`."""
    monkeypatch.setitem(FACES, "lanterns", LanternsFace(game, View, REASONS[NOT_ASKED]))
    monkeypatch.setitem(GAMES, "lanterns", game)


def lived(folder: Path, table_id: str, answers: int, made: Table | None = None) -> Table:
    """The table after one life of a server in which people gave at most `answers` more answers."""

    async def life() -> Table:
        storage = Storage(folder / "sanjie.db")
        await storage.open()
        tables = Tables(storage, Thinkers(most=1))
        try:
            if await storage.load(table_id) is None:
                await storage.add_table(new_table(table_id, "lanterns", {}, seated(3), "5a" * 32))
            live = await tables.open(table_id)
            assert live is not None
            for number in range(answers):
                asked = live.table.asked()
                if not asked:
                    break
                options = live.table.state.options(asked[0])
                message = answer(live.table, asked[0], options[number % len(options)], f"{live.table.upto}")
                await tables.command(live, guest_at(asked[0]), message, lambda reply: None)
            return live.table
        finally:
            await tables.stop()
            await storage.close()

    return asyncio.run(life())


def drawn_first(table: Table) -> int:
    """How many cards were drawn before the first decision (LAMP-2)."""
    seats = [played.seat for played in table.answers]
    return next(place for place, seat in enumerate(seats) if seat != CHANCE)


def test_a_table_is_finished_by_the_reading_it_began_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(tmp_path / "sanjie.db")
    release(monkeypatch, LANTERNS)
    before = lived(tmp_path, "old", 7)
    assert before.status == "playing"
    release(monkeypatch, LATER_LANTERNS)

    after = lived(tmp_path, "old", 1_000)
    newer = lived(tmp_path, "new", 1_000)

    assert (after.fault, after.status, after.standing.ended_by) == ("", "over", "rules")
    assert (after.revision, newer.revision) == (1, 2)
    assert (drawn_first(after), drawn_first(newer)) == (6, 9)  # two cards each, then three (LAMP-2)
    old, new = after.record(), newer.record()
    for record in (old, new):
        line = write_line(record, GAMES)
        assert read_line(line, GAMES) == record
        assert difference(LATER_LANTERNS, record) is None
    with pytest.raises(BadRecord, match="revision 2 is not known here; 1 to 1 are"):
        replay(LANTERNS, new)
    with pytest.raises(BadRecord):
        replay(LATER_LANTERNS, Record(**{**vars(old), "revision": 2}))


def test_a_release_that_does_not_know_the_reading_says_so_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(tmp_path / "sanjie.db")
    release(monkeypatch, LATER_LANTERNS)
    played = lived(tmp_path, "new", 7)
    release(monkeypatch, LANTERNS)

    with pytest.raises(Unreadable, match="revision 2 of lanterns is not known here; 1 to 1 are"):
        lived(tmp_path, "new", 1)
    release(monkeypatch, LATER_LANTERNS)
    again = lived(tmp_path, "new", 0)

    assert (again.fault, again.upto) == ("", played.upto)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_reading_that_does_not_exist_is_not_dealt(game: Any) -> None:
    variant = game.variant({})
    seats = 2 if 2 in game.seats else game.seats[-1]

    assert game.deal(variant, seats).revision == game.revision
    assert game.deal(variant, seats, 1).revision == 1
    for revision in (-1, game.revision + 1):
        with pytest.raises(BadOption, match=f"1 to {game.revision} are"):
            game.deal(variant, seats, revision)


def test_a_server_is_upgraded_while_people_and_bots_play(tmp_path: Path) -> None:
    server = House(tmp_path).start()
    try:
        host, guest = Person(server.url), Person(server.url)
        table, alone = host.create("me", "open"), host.create("me", 1)
        chair = host.open(table)
        guest.join(chair.table["invite"])
        chair.hear_table(lambda seen: bool(seen["status"] == "playing"))
        play_on((chair, guest.open(table)), 6, seed=3)
        position = chair.table["view"]["position"]
        server.kill()
        server.module = "server.later"
        server.environment = {"PYTHONPATH": str(ROOT / "tests")}
        server.start()

        chair, other = host.open(table), guest.open(table)
        assert chair.table["view"]["position"] == position
        assert chair.table["view"]["revision"] == 1
        assert play_on((chair, other), 60, seed=4) > 0
        assert against_a_bot(host.open(alone), 30)
        newer = host.open(host.create("me", 1))
        assert newer.table["view"]["revision"] == 2
        assert against_a_bot(newer, 30)
        assert other.ask("resign")["type"] == "done"
        record = host.http.get(f"/api/tables/{table}/record").text
        assert replay(GAMES["aras"], read_line(record)).revision == 1
        assert replay(LaterAras(), read_line(record)).revision == 1
        assert rows(tmp_path, "SELECT fault FROM tables WHERE fault <> ''") == []
        assert "bot replaced" not in server.log
    finally:
        server.stop()


def against_a_bot(chair: Chair, decisions: int) -> bool:
    """Whether a person and a bot could give so many decisions, or a game's worth."""
    for number in range(decisions):
        if not chair.asked():
            return bool(chair.table["ending"]["by"] == "rules")
        options = chair.options()
        chair.play(options[number % len(options)])
    return True


@pytest.mark.parametrize("game", GAMES)
def test_games_of_every_reading_are_replayed_for_ever(game: str) -> None:
    former = [read_pack(file.read_text("utf-8"), game) for file in EVER.glob(f"{game}-*.yaml")]
    readings = set()
    for record in read_file(EVER / f"{game}.jsonl"):
        assert replay(game_for(game, record.pack), record).outcome() is not None
        readings.add(record.revision)

    assert len({pack.digest for pack in former}) == len(former)
    assert readings == set(range(1, GAMES[game].revision + 1)), "each reading has games here before it ships"
