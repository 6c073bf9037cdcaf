"""Accounts: made, entered, recovered, shown, deleted; and everything that must not be possible with them."""

import re
import secrets
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from machine import House
from sanjie.server.notices import owned as notices
from sanjie.server.talk import owned
from server.accounts import PASSWORD, Member, new_name
from server.people import rows


@pytest.fixture
def ann(house: House) -> Member:
    """Somebody with an account."""
    member = Member(house.url)
    member.sign_up()
    return member


def sealed(member: Member) -> str:
    """The member's cookie as it is now."""
    return member.http.cookies["sanjie"]


def with_cookie(url: str, cookie: str) -> Member:
    """Another browser that holds somebody's cookie."""
    other = Member(url)
    other.http.cookies.clear()
    other.http.cookies.set("sanjie", cookie, domain="127.0.0.1")
    return other


def in_database(house: House, *what: str) -> list[str]:
    """Where in the whole database one of the texts stands, as table.column."""
    found = []
    with sqlite3.connect(house.data / "sanjie.db", timeout=60) as database:
        names = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        for (table,) in names:
            for column in (row[1] for row in database.execute(f"PRAGMA table_info({table})").fetchall()):
                for text in what:
                    query = f"SELECT 1 FROM {table} WHERE instr(CAST({column} AS TEXT), ?) LIMIT 1"
                    if database.execute(query, (text,)).fetchone():
                        found.append(f"{table}.{column}")
    return found


# -- signing up and in -----------------------------------------------------------------
def test_a_guest_becomes_an_account_with_tables_and_name(house: House) -> None:
    guest = Member(house.url)
    guest.http.patch("/api/me", json={"name": "小安"})
    table = guest.create("me", 1)
    before = guest.me["guest"]

    codes = guest.sign_up()

    assert len(codes) == len(set(codes)) == 8
    me = guest.http.get("/api/me").json()
    assert me["name"] == "小安"
    assert me["guest"] != before
    assert [line["table"] for line in guest.http.get("/api/tables").json()] == [table]
    chair = guest.open(table)
    assert chair.table["you"] == 0
    assert chair.table["seats"][0]["name"] == "小安"
    assert in_database(house, before) == []


def test_an_account_is_called_by_its_name_until_it_says_otherwise(house: House) -> None:
    guest = Member(house.url)
    guest.sign_up()

    assert guest.http.get("/api/me").json()["name"] == guest.name[:12]
    assert guest.account()["name"] == guest.name
    assert guest.http.patch("/api/me", json={"name": "安"}).status_code == 200
    assert guest.http.get("/api/me").json()["name"] == "安"


def test_signing_in_brings_the_guests_tables_along(house: House, ann: Member) -> None:
    first = ann.create("me", 1)
    other = Member(house.url)
    second = other.create("me", 1)

    answer = other.sign_in(ann.name.upper())

    assert answer.status_code == 200, answer.text
    assert answer.json()["guest"] == ann.id() == other.id()
    for browser in (ann, other):
        assert {line["table"] for line in browser.http.get("/api/tables").json()} == {first, second}
    chair = ann.open(second)
    assert chair.options()
    chair.play(chair.options()[0])


def test_nobody_gets_two_seats_of_a_table(house: House, ann: Member) -> None:
    table = ann.create("me", "open")
    guest = Member(house.url)
    guest.join(ann.open(table).table["invite"])
    seats = "SELECT guest FROM seats WHERE table_id = ? ORDER BY seat"
    before = rows(house.data, seats, table)

    assert guest.sign_in(ann.name).status_code == 200

    assert rows(house.data, seats, table) == before
    assert guest.open(table).table["you"] == 0


def test_a_signed_in_browser_does_not_carry_tables_to_another_account(house: House, ann: Member) -> None:
    bob = Member(house.url)
    bob.sign_up()
    table = bob.create("me", 1)

    assert bob.sign_in(ann.name).status_code == 200

    assert bob.id() == ann.id()
    assert table not in {line["table"] for line in bob.http.get("/api/tables").json()}
    again = Member(house.url)
    assert again.sign_in(bob.name).status_code == 200
    assert [line["table"] for line in again.http.get("/api/tables").json()] == [table]


def test_others_at_the_table_play_on_and_see_who_came_back(house: House) -> None:
    host, guest = Member(house.url), Member(house.url)
    table = host.create("me", "open")
    first = host.open(table)
    guest.join(first.table["invite"])
    second = guest.open(table)
    first.hear_table(lambda seen: bool(seen["status"] == "playing"))

    guest.sign_up()

    assert second.closing() == 4401
    again = guest.open(table)
    first.hear_table(lambda seen: bool(seen["seats"][1]["name"] == guest.name[:12]))
    for chair, other in ((first, again), (again, first)):
        number = chair.hear_table(lambda seen: seen["decision"] is not None)["upto"]
        while chair.options():
            chair.play(chair.options()[-1])
        other.hear_upto(number + 1)


@pytest.mark.parametrize(
    ("name", "password", "problem"),
    [
        ("a", PASSWORD, "bad-login"),
        ("a\u200bnn", PASSWORD, "bad-login"),
        ("x" * 25, PASSWORD, "bad-login"),
        ("x" * 65, PASSWORD, "bad-request"),
        ("ann of green gables", "short", "bad-password"),
        ("ann of green gables", "aaaaaaaaaaaa", "bad-password"),
        ("ann of green gables", "Ann of Green Gables", "bad-password"),
        ("ann of green gables", "x" * 300, "bad-request"),
        (7, PASSWORD, "bad-request"),
    ],
)
def test_what_no_account_can_be_made_of(house: House, name: Any, password: str, problem: str) -> None:
    guest = Member(house.url)

    answer = guest.post("", name=name, password=password)

    assert (answer.status_code, answer.json()["name"]) == (400, problem)
    assert guest.account()["name"] == ""
    assert guest.id() == guest.me["guest"]


def test_a_name_is_given_once(house: House, ann: Member) -> None:
    guest = Member(house.url)
    for name in (ann.name, f"  {ann.name.upper()} ", ann.name.replace("a", "ａ", 1)):
        answer = guest.post("", name=name, password="another password")
        assert (answer.status_code, answer.json()["name"]) == (409, "name-taken")


def test_a_name_that_could_be_taken_for_another_is_given_to_nobody(house: House) -> None:
    first, guest = Member(house.url), Member(house.url)
    number = secrets.randbelow(10**9)
    first.name = f"pape Ill {number}"
    first.sign_up()

    for name, status, problem in (
        (f"p\u0430pe Ill {number}", 400, "mixed-letters"),  # one letter is Cyrillic
        (f"pape I11 {number}", 409, "name-alike"),
        (f"pape lII {number}", 409, "name-alike"),
        (f"\u0440\u0430\u0440\u0435 111 {number}", 409, "name-alike"),  # all of them are
    ):
        answer = guest.post("", name=name, password="another password")
        assert (answer.status_code, answer.json()["name"]) == (status, problem), name


def test_of_many_who_want_a_name_one_gets_it(house: House) -> None:
    name = new_name()
    guests = [Member(house.url) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda guest: guest.post("", name=name, password=PASSWORD), guests))

    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]
    assert sorted(guest.account()["name"] for guest in guests) == ["", "", "", name]


def test_a_refusal_does_not_repeat_a_password(house: House) -> None:
    guest = Member(house.url)
    for body in (
        {"name": 7, "password": "hunter2hunter2"},
        {"password": "hunter2hunter2"},
        ["hunter2hunter2"],
    ):
        for path in ("", "/session", "/recover"):
            answer = guest.http.post(f"/api/account{path}", json=body)
            assert (answer.status_code, answer.json()["name"]) == (400, "bad-request")
            assert "hunter2" not in answer.text


# -- what an attacker would like -------------------------------------------------------
def test_neither_answer_nor_throttle_tells_whether_a_name_exists(house: House, ann: Member) -> None:
    seen = []
    for name in (ann.name, new_name()):
        stranger = Member(house.url)
        answers = [stranger.sign_in(name, "wrong password") for _ in range(12)]
        recoveries = [
            stranger.post("/recover", name=name, code="aaaa-bbbb-cccc-dddd", password="new password")
            for _ in range(12)
        ]
        told = [
            (answer.status_code, re.sub(r"\d+", "#", answer.text), sorted(answer.headers))
            for answer in answers + recoveries
        ]
        seen.append(told)

    assert seen[0] == seen[1]
    assert [status for status, _, _ in seen[0][:12]] == [403] * 10 + [429] * 2


def test_who_guesses_is_slowed_down_and_told_for_how_long(house: House, ann: Member) -> None:
    for number in range(10):
        stranger = Member(house.url)  # each from another address: the name counts
        assert stranger.sign_in(ann.name, f"wrong password {number}").status_code == 403

    answer = Member(house.url).sign_in(ann.name)  # with the true password

    assert (answer.status_code, answer.json()["name"]) == (429, "too-many-tries")
    assert 0 < int(answer.headers["retry-after"]) <= 60
    assert ann.account()["name"] == ann.name, "who is here already is not thrown out"


def test_one_address_cannot_try_a_password_on_everybody(house: House) -> None:
    stranger = Member(house.url)
    statuses = [stranger.sign_in(new_name(), "password123").status_code]
    while statuses[-1] == 403 and len(statuses) < 80:  # one more every ten seconds
        statuses.append(stranger.sign_in(new_name(), "password123").status_code)

    assert len(statuses) > 40
    assert statuses[-1] == 429


def test_many_guesses_at_once_are_many(house: House, ann: Member) -> None:
    strangers = [Member(house.url) for _ in range(16)]
    with ThreadPoolExecutor(16) as pool:
        statuses = list(pool.map(lambda one: one.sign_in(ann.name, "wrong password").status_code, strangers))

    assert sorted(statuses) == [403] * 10 + [429] * 6


def test_a_planted_guest_cookie_opens_nothing_once_its_victim_signed_in(house: House, ann: Member) -> None:
    attacker = Member(house.url)
    planted = sealed(attacker)
    victim = with_cookie(house.url, planted)
    assert victim.id() == attacker.me["guest"]

    assert victim.sign_in(ann.name).status_code == 200

    assert sealed(victim) != planted
    assert attacker.id() == attacker.me["guest"] != ann.id()
    assert attacker.account()["name"] == ""


def test_a_planted_guest_cookie_opens_nothing_once_its_victim_signed_up(house: House) -> None:
    attacker = Member(house.url)
    victim = with_cookie(house.url, sealed(attacker))

    victim.sign_up()
    table = victim.create("me", 1)

    assert attacker.account()["name"] == ""
    assert attacker.id() != victim.id()
    assert attacker.open(table).table["you"] == -1


def test_a_planted_session_is_not_the_victims(house: House, ann: Member) -> None:
    attacker = Member(house.url)
    attacker.sign_up()
    planted = sealed(attacker)
    victim = with_cookie(house.url, planted)

    assert victim.sign_in(ann.name).status_code == 200

    assert sealed(victim) != planted
    assert victim.id() == ann.id()
    assert with_cookie(house.url, planted).id() != ann.id()


def test_signing_in_again_ends_the_session_before(house: House, ann: Member) -> None:
    before = sealed(ann)

    assert ann.sign_in(ann.name).status_code == 200

    assert with_cookie(house.url, before).account()["name"] == ""
    assert len(ann.account()["sessions"]) == 1


def test_a_late_answer_does_not_bring_the_old_cookie_back(house: House, ann: Member) -> None:
    for path in ("/api/me", "/api/tables", "/api/account"):
        assert "set-cookie" not in ann.http.get(path).headers


def test_nothing_in_the_database_opens_a_door(house: House) -> None:
    member = Member(house.url)
    codes = member.sign_up("a password not stored")

    assert (
        in_database(house, "a password not stored", *codes, *(code.replace("-", "") for code in codes)) == []
    )
    token = rows(house.data, "SELECT mark FROM sessions LIMIT 1")[0][0]
    assert with_cookie(house.url, token).account()["name"] == ""


# -- sessions --------------------------------------------------------------------------
def test_sessions_are_listed_and_ended(house: House, ann: Member) -> None:
    other = Member(house.url)
    other.http.headers["User-Agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1"
    other.sign_in(ann.name)

    sessions = ann.account()["sessions"]

    assert sorted(one["device"] for one in sessions) == ["Firefox · Linux", "Safari · iPhone"]
    assert [one["device"] for one in sessions if one["here"]] == ["Firefox · Linux"]
    (theirs,) = [one["id"] for one in sessions if not one["here"]]
    left = ann.delete(f"/sessions/{theirs}")
    assert left.status_code == 200
    assert [one["here"] for one in left.json()["sessions"]] == [True]
    assert other.account() == {
        "name": "",
        "password": False,
        "fresh": False,
        "codes": 0,
        "hidden": False,
        "passkeys": [],
        "sessions": [],
    }
    assert other.id() != ann.id()


def test_an_ended_sessions_sockets_close_and_say_nothing_more(house: House, ann: Member) -> None:
    other = Member(house.url)
    other.sign_in(ann.name)
    table = ann.create("me", 1)
    mine, theirs = ann.open(table), other.open(table)
    assert theirs.table["you"] == 0

    assert ann.delete("/sessions").status_code == 200

    assert theirs.closing() == 4401
    assert other.open(table).table["you"] == -1
    mine.play(mine.options()[0])


def test_a_session_that_ends_elsewhere_closes_its_sockets_soon(house: House, ann: Member) -> None:
    table = ann.create("me", 1)
    chair = ann.open(table)

    rows(house.data, "DELETE FROM sessions WHERE account = ?", ann.id())  # as another process would

    assert ann.account()["name"] == ""
    assert chair.closing() == 4401


def test_nobody_ends_the_session_of_another(house: House, ann: Member) -> None:
    bob = Member(house.url)
    bob.sign_up()
    (theirs,) = [one["id"] for one in ann.account()["sessions"]]

    for session in (theirs, "0" * 16, "..%2f..", "%00"):
        assert bob.delete(f"/sessions/{session}").status_code == 404
    assert Member(house.url).delete(f"/sessions/{theirs}").status_code == 403
    bob.delete("/sessions")

    assert ann.account()["name"] == ann.name


def test_who_signs_out_is_nobody(house: House, ann: Member) -> None:
    before, account = sealed(ann), ann.id()

    assert ann.delete("/session").status_code == 200

    assert ann.account()["name"] == ""
    assert ann.id() != account
    assert with_cookie(house.url, before).id() != account
    assert ann.delete("/session").status_code == 403
    assert ann.sign_in(ann.name).status_code == 200
    assert ann.id() == account


def test_a_session_that_nobody_uses_is_over(house: House, ann: Member) -> None:
    account = ann.id()
    age = "UPDATE sessions SET seen = seen - ? WHERE account = ?"
    rows(house.data, age, 89 * 86_400, account)
    assert ann.id() == account  # which was a use of it
    rows(house.data, age, 89 * 86_400, account)
    assert ann.id() == account

    rows(house.data, age, 91 * 86_400, account)

    assert ann.id() != account


# -- passwords and codes ---------------------------------------------------------------
def test_another_password_ends_every_other_session(house: House, ann: Member) -> None:
    other = Member(house.url)
    other.sign_in(ann.name)

    answer = ann.http.put("/api/account/password", json={"password": "another password"})

    assert answer.status_code == 200, answer.text
    assert other.account()["name"] == ""
    assert ann.account()["name"] == ann.name
    assert Member(house.url).sign_in(ann.name).json()["name"] == "wrong-login"
    assert Member(house.url).sign_in(ann.name, "another password").status_code == 200


def test_dangerous_things_ask_again_who_it_is(house: House, ann: Member) -> None:
    rows(house.data, "UPDATE sessions SET made = made - 601 WHERE account = ?", ann.id())
    assert ann.account()["fresh"] is False

    answers = [
        ann.http.put("/api/account/password", json={"password": "another password"}),
        ann.post("/codes"),
        ann.delete("/data"),
        ann.delete("/passkeys/x"),
    ]

    assert [(answer.status_code, answer.json()["name"]) for answer in answers] == [(403, "prove-again")] * 4
    assert ann.account()["name"] == ann.name
    assert ann.sign_in(ann.name).status_code == 200
    assert ann.account()["fresh"] is True
    assert ann.post("/codes").status_code == 201


def test_a_recovery_code_opens_once(house: House) -> None:
    ann = Member(house.url)
    codes = ann.sign_up()
    table = ann.create("me", 1)
    lost = Member(house.url)
    chair = ann.open(table)

    typed = codes[0].upper().replace("-", " ")
    answer = lost.post("/recover", name=ann.name, code=typed, password="a new password")

    assert answer.status_code == 200, answer.text
    assert [line["table"] for line in lost.http.get("/api/tables").json()] == [table]
    assert lost.account()["codes"] == 7
    assert ann.account()["name"] == "", "every other session has ended"
    assert chair.closing() == 4401
    thief = Member(house.url)
    again = thief.post("/recover", name=ann.name, code=codes[0], password="thiefs password")
    assert (again.status_code, again.json()["name"]) == (403, "wrong-code")
    assert Member(house.url).sign_in(ann.name, "a new password").status_code == 200
    assert Member(house.url).sign_in(ann.name).status_code == 403


def test_a_code_used_twice_at_once_opens_once(house: House) -> None:
    ann = Member(house.url)
    codes = ann.sign_up()
    others = [Member(house.url) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        answers = list(
            pool.map(
                lambda one: one.post("/recover", name=ann.name, code=codes[3], password="a new password"),
                others,
            )
        )

    assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403]


def test_a_code_opens_its_own_account_only(house: House, ann: Member) -> None:
    bob = Member(house.url)
    codes = bob.sign_up()
    stranger = Member(house.url)

    for name, code in (
        (ann.name, codes[0]),
        (new_name(), codes[0]),
        (bob.name, ""),
        (bob.name, codes[0][:-1]),
    ):
        answer = stranger.post("/recover", name=name, code=code, password="a new password")
        assert answer.status_code in (400, 403)
    assert bob.account()["codes"] == 8


def test_new_codes_take_the_place_of_the_old(house: House) -> None:
    ann = Member(house.url)
    old = ann.sign_up()

    new = ann.post("/codes").json()["codes"]

    assert len(new) == 8
    assert not set(old) & set(new)
    stranger = Member(house.url)
    for code, status in ((old[0], 403), (new[0], 200)):
        answer = stranger.post("/recover", name=ann.name, code=code, password="a new password")
        assert answer.status_code == status


# -- one's own data --------------------------------------------------------------------
def test_everything_kept_of_a_person_is_theirs_to_take(house: House, ann: Member) -> None:
    bob = Member(house.url)
    table = ann.create("me", "open")
    first = ann.open(table)
    bob.join(first.table["invite"])
    second = bob.open(table)
    first.hear_table(lambda seen: bool(seen["status"] == "playing"))
    played: dict[int, list[str]] = {0: [], 1: []}
    for seat, chair in ((0, first), (1, second)):
        chair.hear_table(lambda seen: seen["decision"] is not None)
        while chair.options():
            choice = chair.options()[-1]
            played[seat].append(choice)
            chair.play(choice)

    answer = ann.http.get("/api/account/data")
    data = answer.json()

    assert "attachment" in answer.headers["content-disposition"]
    assert data["account"]["name"] == ann.name
    assert data["account"]["recovery_codes_left"] == 8
    assert data["name"] == ann.http.get("/api/me").json()["name"]
    (line,) = data["tables"]
    assert (line["table"], line["game"], line["seat"], line["status"]) == (table, "aras", 0, "playing")
    assert [one["answer"] for one in line["answers"]] == played[0]
    (theirs,) = bob.http.get("/api/account/data").json()["tables"]
    assert [one["answer"] for one in theirs["answers"]] == played[1]
    assert bob.http.get("/api/account/data").json()["account"] is None
    for secret in (sealed(ann), "argon2", bob.me["guest"], "digest", "seed"):
        assert secret not in answer.text


def test_who_leaves_is_gone_and_the_others_play_on(house: House, ann: Member) -> None:
    bob = Member(house.url)
    table, alone = ann.create("me", "open"), ann.create("me", 1)
    first = ann.open(table)
    bob.join(first.table["invite"])
    second = bob.open(table)
    account, name = ann.id(), ann.http.get("/api/me").json()["name"]
    assert second.table["seats"][0]["name"] == name

    answer = ann.delete("/data")

    assert answer.status_code == 200, answer.text
    assert first.closing() == 4401
    second.hear_table(lambda seen: bool(re.fullmatch(r"#\d{4}", seen["seats"][0]["name"])))
    assert second.table["status"] == "playing"
    assert second.ask("resign")["type"] == "done"
    assert in_database(house, account, ann.name) == []
    seats = "SELECT guest FROM seats WHERE table_id IN (?, ?) AND seat = 0"
    ghosts = {row[0] for row in rows(house.data, seats, table, alone)}
    assert len(ghosts) == 2, "not even their tables are known to belong together"
    assert ann.account()["name"] == ""
    assert ann.sign_in(ann.name).json()["name"] == "wrong-login"
    assert Member(house.url).post("", name=ann.name, password=PASSWORD).status_code == 201


def test_every_place_that_names_a_person_is_known_here(house: House) -> None:
    """A new one must be followed in `sql.follow`, left in `Accounts.forget` and told in `export.data_of`."""
    places = set()
    with sqlite3.connect(house.data / "sanjie.db", timeout=60) as database:
        for (table,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
            columns = {str(row[1]) for row in database.execute(f"PRAGMA table_info({table})").fetchall()}
            places |= {
                f"{table}.{name}" for name in columns if re.search("guest|account|person|player", name)
            }

    of_accounts = {"sessions.account", "passkeys.account", "recovery.account", "ratings.person"}
    of_talk = {f"{table}.{column}" for table, column in owned.PLACES}
    of_notices = {f"{table}.guest" for table in notices.PLACES}
    assert places == {"seats.guest", *of_accounts, *of_talk, *of_notices}


def test_a_guest_can_leave_as_well(house: House) -> None:
    guest = Member(house.url)
    guest.http.patch("/api/me", json={"name": "過客"})
    guest.create("me", 1)

    assert guest.delete("/data").status_code == 200

    assert in_database(house, guest.me["guest"]) == []
    assert guest.http.get("/api/tables").json() == []
    assert guest.id() != guest.me["guest"]


# -- cookies and headers ---------------------------------------------------------------
@pytest.mark.parametrize(("proto", "secure"), [("http", False), ("https", True)])
def test_cookies_are_for_us_alone(house: House, proto: str, secure: bool) -> None:
    headers = {"X-Forwarded-Proto": proto}
    with httpx.Client(base_url=house.url, headers=headers, timeout=60) as browser:
        for answer in (
            browser.get("/api/me"),
            browser.post("/api/account", json={"name": new_name(), "password": PASSWORD}),
        ):
            parts = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
            assert "httponly" in parts
            assert "samesite=lax" in parts
            assert "path=/" in parts
            assert ("secure" in parts) is secure
            assert not any(part.startswith("domain") for part in parts)


def test_what_is_said_of_an_account_is_kept_nowhere(house: House, ann: Member) -> None:
    for path in ("/api/account", "/api/account/data"):
        assert ann.http.get(path).headers["cache-control"] == "no-store"


def test_no_other_site_may_ask(house: House, ann: Member) -> None:
    evil = {"Origin": "https://evil.example"}
    preflight = {**evil, "Access-Control-Request-Method": "DELETE"}

    asked = ann.http.options("/api/account/data", headers=preflight)
    deleted = ann.http.request("DELETE", "/api/account/data", json={}, headers=evil)
    unasked = ann.http.request("DELETE", "/api/account/data", headers={"Content-Type": "text/plain"})
    read = ann.http.get("/api/account", headers=evil)

    for answer in (asked, deleted, unasked, read):
        assert not [name for name in answer.headers if name.startswith("access-control-")]
    assert (deleted.status_code, deleted.json()["name"]) == (403, "wrong-origin")
    assert (unasked.status_code, unasked.json()["name"]) == (415, "not-json")
    assert ann.account()["name"] == ann.name


def test_every_page_forbids_scripts_that_are_not_ours(house: House, ann: Member) -> None:
    for path in ("/", "/account", "/api/account"):
        policy = ann.http.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
