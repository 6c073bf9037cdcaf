"""The sign of number 0 is refused at the door: SQLite would keep it, and PostgreSQL fails on it."""

import json

import pytest

from machine import House
from sanjie.server.intake import has_zero
from server.people import Chair, Person

ZERO = "\\u0000"  # as JSON has to write it


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("\0", True),
        ("a\\\0", True),  # behind a backslash, which JSON writes as two
        ("\\u0000", False),  # six letters
        ("\\\\u0000", False),
        ("u0000", False),
        ("\\u0001", False),
    ],
)
def test_the_sign_is_told_from_its_six_letters(text: str, expected: bool) -> None:
    assert has_zero(json.dumps({"words": text}).encode()) is expected


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/account/session", '{"name": "Ann_", "password": "correct horse"}'),
        ("POST", "/api/account/recover", '{"name": "Ann_", "code": "a", "password": "correct horse"}'),
        ("POST", "/api/tables", '{"game": "guixi", "seats": [{"kind": "me"}], "pack": "_"}'),
        ("POST", "/api/notices/stop", '{"token": "_"}'),
        ("POST", "/api/talk/reports", '{"whom": {"table": "_", "seat": 0}, "reason": "spam"}'),
    ],
)
def test_no_body_brings_it(house: House, method: str, path: str, body: str) -> None:
    headers = {"Content-Type": "application/json"}
    answer = Person(house.url).http.request(method, path, content=body.replace("_", ZERO), headers=headers)

    assert (answer.status_code, answer.json()["name"]) == (400, "bad-request")
    assert "number 0" in answer.json()["detail"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/%00/record"),
        ("GET", "/api/packs/guixi/%00"),
        ("DELETE", "/api/talk/people/%00"),
        ("DELETE", "/api/notices/push/%00"),
    ],
)
def test_no_address_has_it(house: House, method: str, path: str) -> None:
    answer = Person(house.url).http.request(method, path, headers={"Content-Type": "application/json"})

    assert (answer.status_code, answer.json()["name"]) == (404, "not-found")
    assert "number 0" in answer.json()["detail"]


def test_no_message_brings_it_and_its_letters_can_be_said(house: House) -> None:
    ann = Person(house.url)
    chair = Chair(ann, ann.create("me", 1))
    chair.socket.send('{"type": "pause", "id": "a_"}'.replace("_", ZERO))

    assert chair.hear(lambda message: message["type"] == "problem")["name"] == "bad-message"
    assert chair.ask("say", words=ZERO)["type"] == "done"
