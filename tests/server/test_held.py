"""A fault stops one table: it says so, keeps its game, and every other table plays on."""

import asyncio
from pathlib import Path

import pytest

from machine import House
from sanjie.server import wire
from sanjie.server.database import prepare
from sanjie.server.judging import Reply
from sanjie.server.live import Live
from sanjie.server.storage import Storage
from sanjie.server.stored import Sitting
from sanjie.server.table import Step, Table, new_table
from sanjie.server.tables import Tables
from sanjie.server.thinking import Thinkers
from server.people import Chair, play_on, rows, two_at_a_table

CORRUPTIONS = {
    "an answer that cannot be read": "UPDATE answers SET answer = '+z9' WHERE table_id = ? AND number = 6",
    "an answer that breaks a rule": "UPDATE answers SET answer = 'xD' WHERE table_id = ? AND number = 6",
    "an answer of the wrong seat": "UPDATE answers SET seat = 1 - seat WHERE table_id = ? AND number = 6",
    "a digest that differs": "UPDATE answers SET digest = 'beef' WHERE table_id = ? AND number = 6",
    "a missing answer": "DELETE FROM answers WHERE table_id = ? AND number = 6",
    "a missing end": "DELETE FROM answers WHERE table_id = ? AND number > 5",
}


@pytest.mark.slow
def test_a_corrupt_record_is_held_at_its_last_good_answer_and_the_others_play_on(mortal: House) -> None:
    healthy = two_at_a_table(mortal.url)
    corrupted = {name: two_at_a_table(mortal.url) for name in CORRUPTIONS}
    unreadable, _ = two_at_a_table(mortal.url)
    positions = {}
    for name, pair in corrupted.items():
        play_on(pair, 5, seed=7)
        positions[name] = pair[0].table["view"]["position"]
        play_on(pair, 3, seed=8)
    mortal.kill()
    for name, damage in CORRUPTIONS.items():
        rows(mortal.data, damage, corrupted[name][0].table["table"])
    options = "UPDATE tables SET options = '{\"stall\": 0}' WHERE id = ?"
    rows(mortal.data, options, unreadable.table["table"])
    mortal.start()

    for name, (chair, _) in corrupted.items():
        again = chair.person.open(chair.table["table"])
        assert again.table["status"] == "held", name
        assert again.table["view"]["position"] == positions[name], name
        assert again.table["decision"] is None
        assert {again.answer("/")["name"], again.ask("resign")["name"], again.ask("rematch")["name"]} == {
            "held"
        }
        assert [line["status"] for line in chair.person.http.get("/api/tables").json()] == ["held"]
    chair = Chair(unreadable.person, unreadable.table["table"])
    assert chair.hear(lambda message: True)["name"] == "held"
    assert chair.closing() == 1011
    joined = chair.person.http.post(f"/api/tables/{unreadable.table['table']}/join", json={"key": "k"})
    assert (joined.status_code, joined.json()["name"]) == (409, "held")
    faults = rows(mortal.data, "SELECT fault FROM tables WHERE fault <> ''")
    assert len(faults) == len(CORRUPTIONS) + 1
    again = healthy[0].person.open(healthy[0].table["table"])
    again.play(again.options()[0])


def test_a_fault_in_the_rules_holds_the_table_and_another_start_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replies: list[Reply] = []
    played = Table.played

    def faulty(self: Table, seat: int, choice: int, command: tuple[int, str] | None) -> Step:
        if self.upto == 1:
            raise ZeroDivisionError("planted")
        return played(self, seat, choice, command)

    async def one_life(answers: list[wire.Answer]) -> Table:
        storage = Storage(tmp_path / "sanjie.db")
        await storage.open()
        tables = Tables(storage, Thinkers(most=1))
        live = await tables.open("t")
        assert live is not None
        for answer in answers:
            await tables.command(live, "guest", answer, replies.append)
        await tables.stop()
        await storage.close()
        return live.table

    async def begin() -> None:
        storage = Storage(tmp_path / "sanjie.db")
        await storage.open()
        sittings = [Sitting(0, "person", "guest"), Sitting(1, "person", "other")]
        await storage.add_table(new_table("t", "aras", {}, sittings))
        await storage.close()

    prepare(tmp_path / "sanjie.db")
    asyncio.run(begin())
    monkeypatch.setattr(Table, "played", faulty)
    held = asyncio.run(
        one_life([wire.Answer("a", 0, "+d4"), wire.Answer("b", 1, "/"), wire.Answer("c", 1, "/")])
    )
    monkeypatch.undo()
    mended = asyncio.run(one_life([wire.Answer("d", 1, "/")]))

    assert [reply.name if isinstance(reply, wire.Problem) else "done" for reply in replies] == [
        "done",
        "held",
        "held",
        "done",
    ]
    assert (held.status, held.upto, held.standing.fault) == (
        "held",
        1,
        "answer 2: ZeroDivisionError: planted",
    )
    assert (mended.status, mended.upto, mended.standing.fault) == ("playing", 2, "")


def test_a_bot_that_meets_a_fault_holds_no_table_that_somebody_else_is_changing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def faulty(_live: Live) -> bool:
        raise ZeroDivisionError("planted")

    async def life() -> None:
        storage = Storage(tmp_path / "sanjie.db")
        await storage.open()
        sittings = [Sitting(0, "bot", level=1), Sitting(1, "person", "guest")]
        await storage.add_table(new_table("t", "aras", {}, sittings))
        tables = Tables(storage, Thinkers(most=1))
        monkeypatch.setattr(tables.bots, "play", faulty)
        live = await tables.open("t")
        assert live is not None
        async with live.lock:
            tables.minder.wake_bots(live)
            for _ in range(20):
                await asyncio.sleep(0)
            assert live.table.fault == ""
            monkeypatch.undo()
        thinking = live.thinking
        assert thinking is not None
        await thinking
        assert live.table.status == "held"
        assert live.table.version == await storage.version_of("t") == 1
        await tables.stop()
        await storage.close()

    prepare(tmp_path / "sanjie.db")
    asyncio.run(life())
