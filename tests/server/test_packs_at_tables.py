"""Tables that are played with content of one's own: brought, kept, seen by everybody before they sit down."""

import asyncio
import json
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from machine import ROOT, House
from sanjie.core.seats import CHANCE, members
from sanjie.games.guixi.game import GUIXI, Guixi
from sanjie.packs import Pack, read_pack, standard
from sanjie.server.backup import back_up, bring_in
from sanjie.server.database import prepare
from sanjie.server.migrations import LINE, upgrade
from sanjie.server.places import within
from sanjie.server.shelf.packs import put, put_shipped
from sanjie.server.storage import Storage
from sanjie.server.stored import Sitting
from sanjie.server.table import Table, new_table
from sanjie.server.thinking import Thinkers
from server.accounts import Member
from server.people import Person

CHARMS: Final = (ROOT / "examples" / "generous-charms.yaml").read_text(encoding="utf-8")
VALES: Final = (ROOT / "examples" / "twin-vales.yaml").read_text(encoding="utf-8")


def bring(person: Person, text: str) -> httpx.Response:
    """Bring a pack to the server."""
    return person.http.post("/api/packs", json={"text": text})


def brought(person: Person, text: str) -> dict[str, Any]:
    """What the server says of a good pack."""
    answer = bring(person, text)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def create(person: Person, game: str, pack: str, *seats: str | int, **more: Any) -> httpx.Response:
    """Ask for a table with a pack."""
    wanted = [{"kind": "bot", "level": seat} if isinstance(seat, int) else {"kind": seat} for seat in seats]
    return person.http.post("/api/tables", json={"game": game, "seats": wanted, "pack": pack, **more})


@pytest.mark.slow
def test_people_and_bots_play_with_brought_content_and_a_killed_server_has_it_still(mortal: House) -> None:
    host = Person(mortal.url)
    pack = brought(host, CHARMS)
    assert (pack["game"], pack["en"], pack["zh"]) == ("guixi", "Generous Charms", "慷慨的符咒")
    table = create(host, "guixi", pack["digest"], "me", "open", 1, 1).json()["table"]
    chair = host.open(table)
    name = {"digest": pack["digest"], "en": "Generous Charms", "zh": "慷慨的符咒"}
    assert Person(mortal.url).open(table).table["pack"] == name, "who has not joined sees it"
    (line,) = [one for one in host.http.get("/api/tables").json() if one["table"] == table]
    assert line["pack"] == pack["digest"]
    mortal.kill()
    mortal.start()

    guest = Person(mortal.url)
    guest.join(chair.table["invite"])
    chair, other = host.open(table), guest.open(table)
    content = guest.http.get(f"/api/content/guixi/{chair.table['view']['pack']}").json()
    (gather,) = [entry for entry in content["data"]["basic"] if entry["id"] == "gather"]
    assert gather["effect"] == [["gain_spirit", "user", 3], ["gain_spirit", "target", 1]]
    assert "1 spirit" in content["rules"]["en"]["gather"]
    played = 0
    while played < 8:
        for one in (chair, other):
            if one.options():
                one.play(one.options()[0])
                played += 1
        chair.hear_upto(other.table["upto"])
        other.hear_upto(chair.table["upto"])
        if not (chair.options() or other.options()):
            number = chair.table["upto"]
            chair.hear_upto(number + 1)
            other.hear_upto(number + 1)

    assert played >= 8
    assert "bot replaced" not in mortal.log
    assert "bot failed" not in mortal.log


def test_a_game_with_a_brought_map_is_verified_with_the_pack_that_is_taken_home(
    house: House, tmp_path: Path
) -> None:
    host = Member(house.url)
    pack = brought(host, VALES)
    maps = next(option for option in pack["info"]["options"] if option["name"] == "map")
    assert "vales" in maps["values"]
    assert host.http.get(f"/api/packs/hunters/{pack['digest']}").json() == pack
    wanted = {"map": "vales", "king": "ashmother"}
    table = create(host, "hunters", pack["digest"], "me", options=wanted).json()["table"]
    chair = host.open(table)
    assert chair.table["view"]["map"] == "vales"
    for _ in range(4):
        if chair.asked():
            chair.play(chair.options()[-1])
    assert chair.ask("resign")["type"] == "done"
    record, file = tmp_path / "record.jsonl", tmp_path / "pack.yaml"
    record.write_text(host.http.get(f"/api/tables/{table}/record").text, "utf-8")
    taken = host.http.get(f"/api/packs/hunters/{pack['digest']}/file")
    assert "attachment" in taken.headers["content-disposition"]
    file.write_text(taken.text, "utf-8")

    said = {}
    for extra in ((), ("--pack", str(file))):
        command = [sys.executable, "-m", "sanjie", "verify", str(record), *extra, "--language", "en"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd=tmp_path)
        said[extra] = (done.returncode, done.stdout + done.stderr)

    assert said[()][0] == 2
    assert pack["digest"] in said[()][1]
    assert said[("--pack", str(file))][0] == 0, said


def test_a_faulty_pack_is_told_line_by_line_in_both_languages(house: House) -> None:
    line = next(number for number, text in enumerate(CHARMS.split("\n"), 1) if "gain_spirit, target" in text)
    faulty = CHARMS.replace("[gain_spirit, target, 1]", "[gain_spirit, taget, 1]")

    answer = bring(Person(house.url), faulty)

    assert answer.status_code == 400
    (fault,) = [one for one in answer.json()["faults"] if "taget" in one["words"]["en"]]
    assert answer.json()["name"] == "bad-pack"
    assert fault["line"] == line
    assert fault["column"] == 19  # of the unknown word
    assert fault["clause"] == "GUIXI-17.1"
    assert re.search("[\u4e00-\u9fff]", fault["words"]["zh-Hant"])


def test_a_table_shows_the_name_under_which_its_content_was_brought(mortal: House) -> None:
    ann, bob = Person(mortal.url), Person(mortal.url)
    first = brought(ann, CHARMS)
    old = create(ann, "guixi", first["digest"], "me", 1, 1, 1).json()["table"]

    again = brought(bob, CHARMS.replace("Generous Charms", "Kind Charms").replace("慷慨的符咒", "仁慈的符咒"))
    assert (again["digest"], again["en"], again["zh"]) == (first["digest"], "Kind Charms", "仁慈的符咒")
    named = {"pack_en": again["en"], "pack_zh": again["zh"]}
    new = create(bob, "guixi", again["digest"], "me", 1, 1, 1, **named).json()["table"]
    unsaid = create(bob, "guixi", again["digest"], "me", 1, 1, 1).json()["table"]

    def names() -> list[tuple[str, str]]:
        told = [ann.open(old), bob.open(new), bob.open(unsaid)]
        return [(chair.table["pack"]["en"], chair.table["pack"]["zh"]) for chair in told]

    generous, kind = ("Generous Charms", "慷慨的符咒"), ("Kind Charms", "仁慈的符咒")
    assert names() == [generous, kind, generous], "who says no name is shown the one that was read first"
    mortal.kill()
    mortal.start()
    brought(ann, CHARMS.replace("Generous Charms", "Third Charms"))  # read first by this process
    assert names() == [generous, kind, generous]

    chair = bob.open(new)
    assert chair.ask("resign")["type"] == "done"
    assert chair.ask("rematch")["type"] == "done"
    chair.hear(lambda message: bool(message.get("rematch")))
    assert bob.open(chair.table["rematch"]).table["pack"]["en"] == "Kind Charms"


@pytest.mark.parametrize(
    ("named", "problem"),
    [
        ({"pack_en": "x" * 61}, "bad-request"),
        ({"pack_en": "Kind\u202eCharms"}, "bad-pack"),
        ({"pack": "", "pack_en": "Kind Charms"}, "bad-pack"),
    ],
    ids=["too-long", "hidden-letters", "no-pack"],
)
def test_a_name_that_no_pack_can_have_is_refused(house: House, named: dict[str, str], problem: str) -> None:
    ann = Person(house.url)
    pack = brought(ann, CHARMS)["digest"]

    answer = create(ann, "guixi", named.pop("pack", pack), "me", 1, 1, 1, **named)

    assert (answer.status_code, answer.json()["name"]) == (400, problem)


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("meta: {game: guixi", 400),
        ("a: &a [1]\nb: *a", 400),
        ("- " * 50 + "x", 400),
        ("meta: {game: chess}", 400),
        ("x" * 200_001, 400),
        ("x" * 1_100_000, 413),
    ],
    ids=["no-yaml", "an-alias", "too-deep", "another-game", "too-long", "far-too-long"],
)
def test_what_is_no_pack_is_refused_and_nothing_is_kept(house: House, text: str, status: int) -> None:
    answer = bring(Member(house.url), text)

    assert answer.status_code == status, answer.text
    assert answer.json()["name"] in ("bad-pack", "bad-request", "too-large")


def test_only_what_is_known_and_fits_is_played_with(house: House) -> None:
    ann = Member(house.url)
    ann.sign_up()
    digest = brought(ann, CHARMS)["digest"]

    unknown = create(ann, "guixi", "0123456789abcdef", "me", 1, 1, 1)
    other = create(ann, "hunters", digest, "me", 1)
    none = create(ann, "aras", digest, "me", 1)
    rated = create(ann, "guixi", digest, "me", 1, 1, 1, terms={"rated": True})
    shipped = create(ann, "guixi", standard("guixi").digest, "me", 1, 1, 1, terms={"rated": True})

    assert [answer.json()["name"] for answer in (unknown, other, none, rated)] == [
        "bad-pack",
        "bad-pack",
        "bad-pack",
        "bad-terms",
    ]
    assert shipped.status_code == 201
    assert ann.http.get("/api/packs/aras/standard").status_code == 404
    assert ann.http.get("/api/packs/guixi/../../etc").status_code == 404


# -- in the database -------------------------------------------------------------------
def in_database(folder: Path) -> Path:
    """A database of this release."""
    prepare(folder / "sanjie.db")
    return folder / "sanjie.db"


def loaded(file: Path, table: str) -> Table:
    """A table as a server reads it."""

    async def life() -> Table:
        storage = Storage(file)
        try:
            found = await storage.load(table)
            assert found is not None
            return Table(found)
        finally:
            await storage.close()

    return asyncio.run(life())


def with_table(file: Path, pack: Pack) -> None:
    """Store a table `t` that is played with `pack`, and the pack."""
    seats = [Sitting(seat, "person", f"guest{seat}") for seat in range(4)]

    async def life() -> None:
        storage = Storage(file)
        await storage.open()
        await storage.write(lambda connection: put(connection, pack))
        await storage.add_table(new_table("t", "guixi", {}, seats, pack=pack.digest))
        await storage.close()

    asyncio.run(life())


def test_what_is_kept_is_whole_and_rests_on_no_release(tmp_path: Path) -> None:
    pack = read_pack(CHARMS, "guixi")
    file = in_database(tmp_path)
    with_table(file, pack)

    with sqlite3.connect(file) as database:
        ((data,),) = database.execute("SELECT data FROM packs WHERE digest = ?", (pack.digest,)).fetchall()

    meta = json.loads(data)["meta"]
    assert not {"based_on", "without"} & set(meta)
    # who reads the same content twice has it as it was first read: its names are those of then
    assert meta == {key: value for key, value in pack.data["meta"].items() if key in ("game", "en", "zh")}
    again = read_pack(data, "guixi")
    assert again.digest == pack.digest
    assert {key: value for key, value in again.data.items() if key != "meta"} == {
        key: value for key, value in pack.data.items() if key != "meta"
    }


def test_a_table_takes_its_content_along_to_another_server(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
        in_database(folder)
    pack = read_pack(CHARMS, "guixi")
    with_table(here / "sanjie.db", pack)
    before = loaded(here / "sanjie.db", "t")
    file = tmp_path / "table.gz"

    within(here / "sanjie.db", lambda connection: back_up(connection, file, "t"), writing=False)
    counts = within(there / "sanjie.db", lambda connection: bring_in(connection, file))

    assert counts["packs"] == 1
    after = loaded(there / "sanjie.db", "t")
    assert after.state.digest() == before.state.digest()
    assert after.face.game.pack == pack.digest  # type: ignore[attr-defined]


def test_packs_that_no_table_wants_go_and_the_others_stay(tmp_path: Path) -> None:
    file = in_database(tmp_path)
    wanted = read_pack(CHARMS, "guixi")
    unwanted, new = (
        read_pack(CHARMS.replace("en: Grand Rite", f"en: {name} Rite"), "guixi") for name in ("Old", "New")
    )
    with_table(file, wanted)
    within(file, put_shipped)
    within(file, lambda connection: put(connection, unwanted))
    with sqlite3.connect(file) as database:
        database.execute("UPDATE packs SET made = made - 86401")

    within(file, lambda connection: put(connection, new))

    with sqlite3.connect(file) as database:
        kept = {row[0] for row in database.execute("SELECT digest FROM packs")}
    shipped = {standard(game).digest for game in ("guixi", "hunters")}
    assert kept == {wanted.digest, new.digest, *shipped}


def test_tables_of_before_keep_the_name_that_was_shown(tmp_path: Path) -> None:
    file = tmp_path / "sanjie.db"
    within(file, lambda connection: upgrade(connection, LINE.index("r0012") + 1))
    pack = read_pack(CHARMS, "guixi")
    within(file, lambda connection: put(connection, pack))
    played = "'waiting', 0, 0, 1, 0, -1, '', -1, '', '', 0, 0"
    names = json.dumps({"en": "Generous Charms", "zh": "慷慨的符咒"})
    with sqlite3.connect(file) as database:  # whatever this process had called that content before
        database.execute("UPDATE packs SET data = json_set(data, '$.meta', json(?))", (names,))
        for name, digest in (("own", pack.digest), ("shipped", standard("guixi").digest)):
            row = f"'{name}', 'guixi', 1, 4, '{{}}', {played}"
            database.execute(
                "INSERT INTO tables (id, game, revision, seats, options, status, version, upto, turn,"
                " waits_for, draw_offer, ended_by, ended_seat, rematch, fault, made, changed, pack)"
                f" VALUES ({row}, '{digest}')"
            )

    prepare(file)

    with sqlite3.connect(file) as database:
        rows = database.execute("SELECT id, pack_en, pack_zh FROM tables ORDER BY id").fetchall()
    assert rows == [("own", "Generous Charms", "慷慨的符咒"), ("shipped", "", "")]


def test_a_bot_in_its_own_process_learns_the_content() -> None:
    pack = read_pack(CHARMS.replace("en: Grand Rite", "en: Greater Rite"), "guixi")
    game = Guixi(pack)
    state = game.deal(game.variant({}), 4)
    while members(state.awaiting)[0] == CHANCE:
        state.answer(CHANCE, state.options(CHANCE)[0])
    seat = members(state.awaiting)[0]
    view = game.view(state, seat)

    async def asked() -> list[int | None]:
        thinkers = Thinkers(most=1)
        try:
            first = await thinkers.choose("guixi", view, 1, 5)
            return [first, *[await thinkers.choose("guixi", view, 1, 5, pack) for _ in range(2)]]
        finally:
            thinkers.stop()

    unknown, choice, again = asyncio.run(asked())

    assert unknown is None, "nobody told it of the content"
    assert choice == again
    assert choice in state.options(seat)
    assert GUIXI.pack != game.pack
