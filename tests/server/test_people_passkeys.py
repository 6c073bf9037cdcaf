"""Passkeys: made, used, removed; and answers that prove nothing."""

import base64
import json
from collections.abc import Callable
from typing import Any

import pytest

from machine import House
from server.accounts import PASSWORD, Authenticator, Member, base64url, new_name
from server.people import rows

Json = dict[str, Any]


@pytest.fixture
def url(house: House) -> str:
    """The server by a name: browsers have no passkeys for numbers."""
    return house.url.replace("127.0.0.1", "localhost")


@pytest.fixture
def device(url: str) -> Authenticator:
    """What holds a passkey."""
    return Authenticator(url)


def options(member: Member, **wanted: str) -> Json:
    """What the browser is given, to make a passkey."""
    answer = member.post("/passkeys/options", **wanted)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def asked(member: Member) -> Json:
    """What the browser is given, to sign in."""
    answer = member.post("/passkey-session/options")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def enter(member: Member, credential: Json) -> int:
    """The status of an answer to signing in by a passkey; a refusal says so by its name."""
    answer = member.post("/passkey-session", credential=credential)
    assert answer.status_code == 200 or answer.json()["name"] == "bad-passkey", answer.text
    return answer.status_code


@pytest.fixture
def ann(url: str, device: Authenticator) -> Member:
    """Somebody with an account that only a passkey opens."""
    member = Member(url)
    wanted = options(member, name=member.name)
    answer = member.post("/passkeys", name=member.name, credential=device.make(wanted))
    assert answer.status_code == 201, answer.text
    assert len(answer.json()["codes"]) == 8
    return member


def test_a_passkey_opens_the_account_it_was_made_for(url: str, ann: Member, device: Authenticator) -> None:
    table = ann.create("me", 1)
    other = Member(url)
    brought = other.create("me", 1)

    assert enter(other, device.use(asked(other))) == 200

    assert other.id() == ann.id()
    assert {line["table"] for line in other.http.get("/api/tables").json()} == {table, brought}
    account = other.account()
    assert (account["name"], account["password"], account["fresh"]) == (ann.name, False, True)
    assert [one["id"] for one in account["passkeys"]] == [base64url(device.id)]
    assert account["passkeys"][0]["device"] == "Firefox · Linux"
    assert sorted(one["here"] for one in account["sessions"]) == [False, True]


def test_what_the_browser_is_asked_names_nobody_and_wants_its_owner(url: str, ann: Member) -> None:
    wanted = asked(Member(url))

    assert wanted["rpId"] == "localhost"
    assert wanted["userVerification"] == "required"
    assert not wanted.get("allowCredentials")
    assert ann.name not in json.dumps(wanted)
    assert ann.id() not in json.dumps(wanted)


def test_a_passkey_can_be_added_and_removed(url: str, device: Authenticator) -> None:
    member = Member(url)
    member.sign_up()
    wanted = options(member)
    assert wanted["user"]["name"] == member.name
    assert wanted["authenticatorSelection"]["residentKey"] == "required"
    assert wanted["authenticatorSelection"]["userVerification"] == "required"

    assert member.post("/passkeys", credential=device.make(wanted)).json() == {"codes": []}

    assert [one["id"] for one in options(member)["excludeCredentials"]] == [base64url(device.id)]
    assert enter(Member(url), device.use(asked(member))) == 200
    assert member.delete(f"/passkeys/{base64url(device.id)}").status_code == 200
    assert enter(Member(url), device.use(asked(member))) == 403
    assert member.account()["passkeys"] == []
    assert Member(url).sign_in(member.name).status_code == 200


def test_the_last_way_in_stays(ann: Member, device: Authenticator) -> None:
    passkey = f"/passkeys/{base64url(device.id)}"

    answer = ann.delete(passkey)

    assert (answer.status_code, answer.json()["name"]) == (409, "last-way-in")
    assert len(ann.account()["passkeys"]) == 1
    assert ann.http.put("/api/account/password", json={"password": PASSWORD}).status_code == 200
    assert ann.delete(passkey).status_code == 200


def test_nobody_removes_or_adds_a_passkey_of_another(url: str, ann: Member, device: Authenticator) -> None:
    bob = Member(url)
    bob.sign_up()

    assert bob.delete(f"/passkeys/{base64url(device.id)}").status_code == 404
    for_ann = options(ann)
    answer = bob.post("/passkeys", credential=Authenticator(url).make(for_ann))
    assert (answer.status_code, answer.json()["name"]) == (403, "bad-passkey")
    taken = bob.post("/passkeys", credential=device.make(options(bob)))  # a passkey that is kept already
    assert (taken.status_code, taken.json()["name"]) == (403, "bad-passkey")
    assert bob.account()["passkeys"] == []
    assert len(ann.account()["passkeys"]) == 1
    stranger = Member(url).post("/passkeys/options")
    assert (stranger.status_code, stranger.json()["name"]) == (403, "not-signed-in")


def test_an_answer_opens_once(url: str, ann: Member, device: Authenticator) -> None:
    first, second = Member(url), Member(url)
    answer = device.use(asked(first))

    assert enter(first, answer) == 200
    assert enter(second, answer) == 403
    assert second.account()["name"] == ""


def test_an_answer_opens_once_also_of_a_passkey_that_does_not_count(url: str) -> None:
    member, thief = Member(url), Member(url)
    member.sign_up()
    device = Authenticator(url, counts=False)
    made = device.make(options(member))
    assert member.post("/passkeys", credential=made).status_code == 201
    assert member.post("/passkeys", credential=made).status_code == 403
    answer = device.use(asked(member))

    assert enter(member, answer) == 200
    assert enter(thief, answer) == 403
    assert enter(member, device.use(asked(member))) == 200
    assert len(member.account()["passkeys"]) == 1


def test_a_challenge_makes_one_account(url: str) -> None:
    first, second = Member(url), Member(url)
    wanted = options(first, name=first.name)

    once = first.post("/passkeys", name=first.name, credential=Authenticator(url).make(wanted))
    again = second.post("/passkeys", name=first.name, credential=Authenticator(url).make(wanted))
    other = second.post("/passkeys", name=new_name(), credential=Authenticator(url).make(wanted))
    assert once.status_code == 201
    assert [again.json()["name"], other.json()["name"]] == ["name-taken", "bad-passkey"]


def other_origin(device: Authenticator, wanted: Json) -> Json:
    device.origin = "https://evil.example"
    return device.use(wanted)


def other_place(device: Authenticator, wanted: Json) -> Json:
    return device.use({**wanted, "rpId": "evil.example"})


def unverified(device: Authenticator, wanted: Json) -> Json:
    return device.use(wanted, flags=0x01)


def absent(device: Authenticator, wanted: Json) -> Json:
    return device.use(wanted, flags=0x04)


def own_challenge(device: Authenticator, wanted: Json) -> Json:
    return device.use({**wanted, "challenge": base64url(bytes(56))})


def for_making(device: Authenticator, wanted: Json) -> Json:
    return device.make({"rp": {"id": wanted["rpId"]}, "challenge": wanted["challenge"]})


def another_key(device: Authenticator, wanted: Json) -> Json:
    other = Authenticator(device.origin)
    other.id = device.id
    return other.use(wanted)


def unknown(device: Authenticator, wanted: Json) -> Json:
    return Authenticator(device.origin).use(wanted)


def cloned(device: Authenticator, wanted: Json) -> Json:
    device.count = -1  # it counts from nought again, as a copy from before would
    return device.use({**wanted})


def changed(device: Authenticator, wanted: Json) -> Json:
    credential = device.use(wanted)
    told = json.loads(base64.urlsafe_b64decode(credential["response"]["clientDataJSON"] + "=="))
    text = json.dumps({**told, "crossOrigin": False}).encode()
    return {**credential, "response": {**credential["response"], "clientDataJSON": base64url(text)}}


@pytest.mark.parametrize(
    "forge",
    [
        other_origin,
        other_place,
        unverified,
        absent,
        own_challenge,
        for_making,
        another_key,
        unknown,
        cloned,
        changed,
    ],
)
def test_an_answer_that_proves_nothing_opens_nothing(
    url: str, ann: Member, device: Authenticator, forge: Callable[[Authenticator, Json], Json]
) -> None:
    thief = Member(url)
    assert enter(Member(url), device.use(asked(ann))) == 200  # as it should be, and its count is known

    assert enter(thief, forge(device, asked(thief))) == 403

    assert thief.account()["name"] == ""
    assert len(ann.account()["sessions"]) == 2


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "x"},
        {"id": 7, "response": {}},
        {"id": "x", "response": 7},
        {"id": "x", "response": {"clientDataJSON": "!"}},
        {"id": "x", "response": {"clientDataJSON": base64url(b"[]")}},
        {"id": "x", "response": {"clientDataJSON": base64url(b"\xff")}},
        {"id": "x", "response": {"clientDataJSON": base64url(b'{"challenge": "\\ud800"}')}},
    ],
)
def test_rubbish_is_refused(url: str, credential: Json) -> None:
    member = Member(url)
    for path, fields in (("/passkey-session", {}), ("/passkeys", {"name": member.name})):
        answer = member.post(path, credential=credential, **fields)
        assert (answer.status_code, answer.json()["name"]) == (403, "bad-passkey")


def test_a_purpose_is_no_other(url: str, ann: Member, device: Authenticator) -> None:
    stranger = Member(url)
    for_signing_up = options(stranger, name=stranger.name)
    wanted = {"challenge": for_signing_up["challenge"], "rpId": "localhost"}

    assert enter(stranger, device.use(wanted)) == 403


def test_there_are_no_passkeys_for_an_address_without_a_name(house: House) -> None:
    member = Member(house.url)

    for path in ("/passkeys/options", "/passkey-session/options"):
        answer = member.post(path, **({"name": member.name} if path.startswith("/passkeys") else {}))
        assert (answer.status_code, answer.json()["name"]) == (400, "no-passkeys")


def test_answered_challenges_are_forgotten_when_they_have_ended(
    house: House, url: str, ann: Member, device: Authenticator
) -> None:
    rows(house.data, "UPDATE challenges SET ends = ends - 100000")

    assert enter(Member(url), device.use(asked(ann))) == 200

    assert rows(house.data, "SELECT COUNT(*) FROM challenges") == [(1,)]
