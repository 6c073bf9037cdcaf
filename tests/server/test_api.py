"""What is asked over HTTP, what is answered, and what is refused."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

import sanjie
from machine import House
from sanjie import rulebook
from sanjie.bots.registry import LEVELS
from sanjie.games.registry import GAMES
from sanjie.server.app import create_app
from sanjie.server.database import prepare
from sanjie.server.storage import Storage
from sanjie.server.stored import Conflict, NotSaved
from server.people import Person

TWO: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def person(house: House) -> Person:
    """Somebody who has just come."""
    return Person(house.url)


def test_the_server_says_that_it_is_well_and_what_it_is(person: Person) -> None:
    assert person.http.get("/health").json()["status"] == "ok"
    about = person.http.get("/api/about").json()
    assert about["version"] == sanjie.__version__
    assert about["rules"] == {name: game.rules for name, game in GAMES.items()}


def test_a_visitor_is_remembered_by_a_cookie_that_scripts_cannot_read(person: Person) -> None:
    answer = httpx.get(f"{person.url}/api/me")

    assert person.http.get("/api/me").json() == person.me
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert answer.json()["guest"] not in cookie
    assert Person(person.url).me["guest"] != person.me["guest"]


def test_a_cookie_that_was_tampered_with_is_nobodys(person: Person) -> None:
    sealed = person.http.cookies["sanjie"].strip('"')

    for forged in (sealed[:-8] + "AAAAAAA=", "A" + sealed[1:], "x", "", "=" * 40, "a" * 3_000):
        answer = httpx.get(f"{person.url}/api/me", headers={"Cookie": f"sanjie={forged}"})
        assert answer.status_code == 200
        assert answer.json()["guest"] not in ("", person.me["guest"])


def test_a_name_is_kept(person: Person) -> None:
    assert person.me["name"].startswith("#")

    named = person.http.patch("/api/me", json={"name": " 王小明 "})

    assert named.json() == {"guest": person.me["guest"], "name": "王小明"}
    assert person.http.get("/api/me").json()["name"] == "王小明"


@pytest.mark.parametrize(
    "name", ["🧙\u200d♂\ufe0f阿明", "👩\u200d❤\ufe0f\u200d👩", "👋🏽\u200d🐉", "שלום", "<b>x</b>"]
)
def test_a_name_may_have_picture_signs_and_letters_of_any_script(person: Person, name: str) -> None:
    assert person.http.patch("/api/me", json={"name": name}).json()["name"] == name


@pytest.mark.parametrize(
    "name", ["a\u200db", "\u200d🧙", "🧙\u200d", "🧙\u200d\u200d🐉", "🧙\u200da", "\u200d"]
)
def test_nothing_in_a_name_joins_but_picture_signs(person: Person, name: str) -> None:
    answer = person.http.patch("/api/me", json={"name": name})

    assert (answer.status_code, answer.json()["name"]) == (400, "bad-name")


@pytest.mark.parametrize("name", ["", "   ", "a" * 13, "a\nb", "\u202e", "a\0", 7, None])
def test_a_name_that_cannot_be_shown_is_refused(person: Person, name: object) -> None:
    answer = person.http.patch("/api/me", json={"name": name})

    assert answer.status_code == 400
    assert answer.json()["name"] in ("bad-name", "bad-request")
    assert person.http.get("/api/me").json() == person.me


def test_the_games_come_with_everything_that_can_be_chosen(person: Person) -> None:
    aras = sanjie.game("aras")
    info = next(entry for entry in person.http.get("/api/games").json() if entry["name"] == "aras")

    assert info["seats"] == list(aras.seats)
    assert info["levels"] == LEVELS["aras"]
    assert [option["name"] for option in info["options"]] == [option.name for option in aras.option_list()]
    for option in info["options"]:
        assert option["clause"].startswith("ARAS-")
        assert option["default"] in option["values"] or option["low"] <= option["default"] <= option["high"]


def test_a_visitors_tables_are_listed_their_own_move_first(person: Person) -> None:
    playing = person.create("me", 1)
    waiting = person.create("open", "me", stall=20)
    over = person.create("me", 1)
    person.open(over).ask("resign")

    lines = person.http.get("/api/tables").json()

    assert [line["table"] for line in lines] == [playing, waiting, over]
    assert [line["status"] for line in lines] == ["playing", "waiting", "over"]
    assert [line["you"] for line in lines] == [0, 1, 0]
    assert [line["your_move"] for line in lines] == [True, False, False]
    assert Person(person.url).http.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("wanted", "name", "said"),
    [
        ({"game": "chess", "seats": TWO}, "bad-request", "chess"),
        ({"game": "aras"}, "bad-request", "seats"),
        ({"game": "aras", "seats": TWO[:1]}, "bad-option", "players"),
        ({"game": "aras", "seats": TWO, "colour": "red"}, "bad-request", "colour"),
        ({"game": "aras", "seats": [{"kind": "me"}, {"kind": "cat"}]}, "bad-request", "cat"),
        ({"game": "aras", "seats": [{"kind": "me"}, {"kind": "me"}]}, "bad-seats", "yours"),
        ({"game": "aras", "seats": [{"kind": "open"}, {"kind": "open"}]}, "bad-seats", "yours"),
        ({"game": "aras", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "bad-seats", "levels"),
        ({"game": "aras", "seats": [{"kind": "me"}, {"kind": "bot", "level": 9}]}, "bad-seats", "levels"),
        ({"game": "aras", "seats": [*TWO, {"kind": "open"}]}, "bad-option", "4"),
        ({"game": "aras", "seats": TWO, "options": {"players": 4}}, "bad-option", "4"),
        ({"game": "aras", "seats": TWO, "options": {"luck": "on"}}, "bad-option", "stall"),
        ({"game": "aras", "seats": TWO, "options": {"place": "never"}}, "bad-option", "must"),
        ({"game": "aras", "seats": TWO, "options": {"stall": 0}}, "bad-option", "998"),
        ({"game": "aras", "seats": TWO, "options": {"stall": "16"}}, "bad-option", "998"),
        ({"game": "aras", "seats": TWO, "options": {"stall": 16.5}}, "bad-request", "float"),
        ({"game": "aras", "seats": TWO, "options": {"characters": "SH"}}, "bad-option", "SH"),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_the_answer_says_what_is_allowed(
    person: Person, wanted: object, name: str, said: str
) -> None:
    answer = person.http.post("/api/tables", json=wanted)

    assert answer.status_code == 400
    assert answer.json()["name"] == name
    assert said in answer.json()["detail"]
    assert person.http.get("/api/tables").json() == []


def test_a_seat_is_taken_only_with_its_key(person: Person) -> None:
    table = person.create("me", "open")
    other = Person(person.url)

    wrong = other.http.post(f"/api/tables/{table}/join", json={"key": "guess"})
    nowhere = other.http.post("/api/tables/nowhere/join", json={"key": "guess"})

    assert (wrong.status_code, wrong.json()["name"]) == (403, "bad-key")
    assert (nowhere.status_code, nowhere.json()["name"]) == (404, "no-such-table")
    assert person.open(table).table["status"] == "waiting"


@pytest.mark.parametrize(
    ("body", "headers", "status", "name"),
    [
        (b"{", {"Content-Type": "application/json"}, 400, "bad-request"),
        (b"\xff", {"Content-Type": "application/json"}, 400, "bad-request"),
        (b"[" * 5_000, {"Content-Type": "application/json"}, 400, "bad-request"),
        (b"", {"Content-Type": "application/json"}, 400, "bad-request"),
        (b"{}", {"Content-Type": "text/plain"}, 415, "not-json"),
        (b"game=aras", {"Content-Type": "application/x-www-form-urlencoded"}, 415, "not-json"),
        (b"{}", {}, 415, "not-json"),
        (b" " * 20_000, {"Content-Type": "application/json"}, 413, "too-large"),
        (
            b"{}",
            {"Content-Type": "application/json", "Origin": "https://elsewhere.example"},
            403,
            "wrong-origin",
        ),
        (b"{}", {"Content-Type": "application/json", "Origin": "null"}, 403, "wrong-origin"),
        (b"{}", {"Content-Type": "application/json", "Sec-Fetch-Site": "cross-site"}, 403, "wrong-origin"),
    ],
)
def test_a_request_that_is_not_ours_or_cannot_be_read_is_refused(
    person: Person, body: bytes, headers: dict[str, str], status: int, name: str
) -> None:
    answer = person.http.post("/api/tables", content=body, headers=headers)

    assert (answer.status_code, answer.json()["name"]) == (status, name)
    assert answer.json()["detail"]


def test_our_own_page_may_change_things(person: Person) -> None:
    answer = person.http.post(
        "/api/tables", json={"game": "aras", "seats": TWO}, headers={"Origin": person.url}
    )

    assert answer.status_code == 201


def test_what_does_not_exist_is_said_in_the_same_form(person: Person) -> None:
    for method, path, status, name in (
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api", 404, "not-found"),
        ("GET", "/api/rulebook/aras/fr", 404, "not-found"),
        ("GET", "/api/rulebook/chess/en", 404, "not-found"),
        ("DELETE", "/api/me", 405, "wrong-method"),
        ("GET", "/assets/gone.js", 404, "not-found"),
    ):
        answer = person.http.request(method, path, headers={"Content-Type": "application/json"})
        assert (path, answer.status_code, answer.json()["name"]) == (path, status, name)


@pytest.mark.parametrize("language", rulebook.LANGUAGES)
def test_the_rulebooks_are_served(person: Person, language: str) -> None:
    assert person.http.get(f"/api/rulebook/aras/{language}").json() == rulebook.as_json("aras", language)


def test_the_api_describes_itself(person: Person) -> None:
    described = person.http.get("/api/schema").json()

    assert {"/api/me", "/api/games", "/api/tables", "/api/tables/{table_id}/join"} <= set(described["paths"])


def test_the_api_says_what_may_follow_a_question_mark(person: Person) -> None:
    described = person.http.get("/api/schema").json()["paths"]
    asked = {
        path: {one["name"] for one in described[path]["get"].get("parameters", ()) if one["in"] == "query"}
        for path in described
        if "get" in described[path]
    }

    assert {path: names for path, names in asked.items() if names} == {
        "/api/lobby": {"game"},
        "/api/tables/past": {"before"},
        "/api/tables/{table_id}/record": {"k"},
        "/api/tables/{table_id}/forecast": {"k"},
        "/api/tables/{table_id}/evaluation": {"k"},
        "/api/ladders/{game}": {"after"},
        "/api/people": {"name"},
        "/api/people/tables": {"name", "before"},
    }
    assert person.http.get("/api/tables/past?before=soon").json()["name"] == "bad-request"


def test_the_api_says_what_each_request_may_be_answered(person: Person) -> None:
    described = person.http.get("/api/schema").json()["paths"]
    told = {
        (method, path): set(operation["responses"])
        for path, operations in described.items()
        for method, operation in operations.items()
    }

    never = {"/health", "/api/about", "/api/games"}  # they ask nothing that could fail
    assert told["get", "/ready"] == {"200", "503"}
    assert told["get", "/metrics"] == {"200", "404"}
    assert list(described["/metrics"]["get"]["responses"]["200"]["content"]) == ["text/plain"]
    unready = described["/ready"]["get"]["responses"]["503"]["content"]["application/json"]["schema"]
    assert unready["$ref"].endswith("/Readiness")
    for (method, path), codes in told.items():
        if path in never:
            assert codes == {"200"}, path
        elif path.startswith("/api/"):
            assert {"500", "503"} <= codes, (method, path)
            assert method == "get" or {"400", "403", "413", "415", "429"} <= codes, (method, path)
            assert method != "get" or not {"413", "415"} & codes, (method, path)
    assert "429" in told["get", "/api/tables/{table_id}/evaluation"]


def test_every_answer_forbids_scripts_of_others_and_frames(person: Person) -> None:
    for path in ("/", "/t/any", "/health", "/api/me", "/api/nothing"):
        headers = person.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in person.http.get("/").headers


def test_a_change_that_is_not_saved_is_answered_so_whoever_asked_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(*_given: object) -> None:
        raise NotSaved("the database did not take it")

    async def taken(*_given: object) -> None:
        raise Conflict("another table has that id")

    monkeypatch.setattr(Storage, "name_guest", lost)
    monkeypatch.setattr(Storage, "add_table", taken)
    prepare(tmp_path / "sanjie.db")
    transport = httpx.ASGITransport(create_app(tmp_path / "sanjie.db", bytes(32)))

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            body = {"game": "aras", "seats": [{"kind": "me"}, {"kind": "open"}]}
            return [
                await client.patch("/api/me", json={"name": "Ann"}),
                await client.post("/api/tables", json=body),
            ]

    answers = asyncio.run(ask())
    assert [(one.status_code, one.json()["name"]) for one in answers] == [(503, "not-saved")] * 2
