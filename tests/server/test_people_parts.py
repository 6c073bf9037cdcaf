"""The parts that guard accounts, each by itself: throttle, challenges, names, codes, passwords, devices."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy import text

from sanjie.server.database import prepare
from sanjie.server.people.challenges import SECONDS, Challenges, mark_of
from sanjie.server.people.codes import key_of, new_codes
from sanjie.server.people.device import device_of
from sanjie.server.people.looks import skeletons
from sanjie.server.people.names import (
    BadLogin,
    BadName,
    BadPassword,
    MixedLetters,
    login_of,
    new_login,
    new_name,
    new_password,
)
from sanjie.server.people.passkeys import NoPasskeys, place_of
from sanjie.server.people.passwords import WAITING, Busy, Passwords
from sanjie.server.people.throttle import Throttle, TooManyTries, Tries, network_of
from sanjie.server.storage import Storage


class Clock:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


# -- throttle --------------------------------------------------------------------------
def test_a_burst_of_tries_and_then_one_every_so_often() -> None:
    throttle, free_at = Throttle("name", 3, 60.0), 0.0

    for _ in range(3):
        assert throttle.wait(free_at, 1_000.0) == 0
        free_at = throttle.count(free_at, 1_000.0)
    assert throttle.wait(free_at, 1_000.0) == 60
    assert throttle.wait(free_at, 1_059.0) == pytest.approx(1)
    assert throttle.wait(free_at, 1_060.0) == 0
    free_at = throttle.count(free_at, 1_060.0)
    assert throttle.wait(free_at, 1_060.0) == pytest.approx(60)
    assert throttle.wait(free_at, 11_060.0) == 0


@asynccontextmanager
async def tried(folder: Path, clock: Clock) -> AsyncIterator[list[Tries]]:
    """Two processes that count in the same database."""
    prepare(folder / "sanjie.db")
    async with AsyncExitStack() as stack:
        found = []
        for _ in range(2):
            storage = Storage(folder / "sanjie.db")
            await storage.open()
            stack.push_async_callback(storage.close)
            found.append(Tries(storage, bytes(32), clock))
        yield found


def test_a_name_is_throttled_from_wherever_it_is_tried_and_whoever_is_asked(tmp_path: Path) -> None:
    async def life() -> None:
        clock = Clock()
        async with tried(tmp_path, clock) as both:
            for number in range(10):
                await both[number % 2].begin(f"192.0.2.{number}", "ann")

            for tries in both:
                with pytest.raises(TooManyTries) as refused:
                    await tries.begin("192.0.2.99", "ann")
                assert refused.value.seconds == pytest.approx(60)
            await both[0].begin("192.0.2.99", "bob")
            clock.now += 60
            await both[1].begin("192.0.2.99", "ann")
            await both[0].right("192.0.2.99", "ann")
            for _ in range(10):
                await both[1].begin("192.0.2.99", "ann")

    asyncio.run(life())


def test_an_address_is_throttled_whatever_names_it_tries(tmp_path: Path) -> None:
    async def life() -> None:
        async with tried(tmp_path, Clock()) as (tries, other):
            for number in range(40):
                await tries.begin("192.0.2.1", f"name {number}")

            with pytest.raises(TooManyTries):
                await other.begin("192.0.2.1", "another")
            await tries.begin("192.0.2.2", "another")

    asyncio.run(life())


def test_who_knows_one_password_cannot_guess_others_for_ever(tmp_path: Path) -> None:
    async def life() -> None:
        async with tried(tmp_path, Clock()) as (tries, _):
            for number in range(40):
                await tries.begin("192.0.2.1", "own")
                await tries.right("192.0.2.1", "own")
                await tries.begin("192.0.2.1", f"other {number}")

            with pytest.raises(TooManyTries):
                await tries.begin("192.0.2.1", "own")

    asyncio.run(life())


def test_a_refused_try_is_not_counted(tmp_path: Path) -> None:
    async def life() -> None:
        clock = Clock()
        async with tried(tmp_path, clock) as (tries, _):
            for _ in range(10):
                await tries.begin("192.0.2.1", "ann")
            for _ in range(100):
                with pytest.raises(TooManyTries):
                    await tries.begin("192.0.2.1", "ann")
            clock.now += 60

            await tries.begin("192.0.2.1", "ann")

    asyncio.run(life())


def test_what_is_counted_tells_no_name_and_no_address_and_is_forgotten(tmp_path: Path) -> None:
    async def life() -> list[str]:
        clock = Clock()
        async with tried(tmp_path, clock) as (tries, _):
            await tries.begin("192.0.2.1", "ann")
            clock.now += 601
            await tries.begin("192.0.2.2", "bob")
            async with tries._storage.reading() as connection:
                return [str(row[0]) for row in await connection.execute(text("SELECT mark FROM tries"))]

    marks = asyncio.run(life())

    assert len(marks) == 2
    assert all(re.fullmatch("[0-9a-f]{32}", mark) for mark in marks)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_an_address_counts_by_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


# -- challenges ------------------------------------------------------------------------
def test_a_challenge_is_good_for_its_purpose_and_its_time() -> None:
    clock = Clock()
    challenges = Challenges(b"k" * 32, clock)
    challenge = challenges.new("sign in")

    assert challenges.good(challenge, "sign in")
    assert not challenges.good(challenge, "add ann")
    assert not Challenges(b"j" * 32, clock).good(challenge, "sign in")
    clock.now += SECONDS - 1
    assert challenges.good(challenge, "sign in")
    clock.now += 1
    assert not challenges.good(challenge, "sign in")


def test_a_challenge_that_was_changed_is_not_ours() -> None:
    challenges = Challenges(b"k" * 32, Clock())
    challenge = challenges.new("sign in")

    later = (2_000_000).to_bytes(8, "big") + challenge[8:]
    for other in (later, challenge[:-1], challenge + b"\0", b"", bytes(56), challenge[:-1] + b"\0"):
        assert other == challenge or not challenges.good(other, "sign in")
    assert challenges.new("sign in") != challenge
    assert challenges.account(challenge) != challenges.account(challenges.new("sign in"))
    assert re.fullmatch("[0-9a-f]{32}", challenges.account(challenge))
    assert mark_of(challenge) != mark_of(later)


# -- names and passwords ---------------------------------------------------------------
def test_names_that_look_alike_are_one_name() -> None:
    assert login_of(" Ａnn ") == login_of("ann") == login_of("ANN") == "ann"
    assert login_of("e\u0301va") == login_of("\u00c9VA")
    assert login_of("王小明") == "王小明"
    assert new_login("  王小明 ") == "王小明"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "a",
        "   b   ",
        "x" * 25,
        "a\nb",
        "ab\u200b",
        "a\u202eb",
        "a\0b",
        "\ud800ab",
        "a\u3164b",
        "a\u2028b",
    ],
)
def test_a_name_that_nobody_could_tell_from_another_is_refused(name: str) -> None:
    with pytest.raises(BadLogin, match="2 to 24"):
        new_login(name)


@pytest.mark.parametrize("name", ["\u0430dmin", "Ann\u0391", "\u738b\u0416", "\uae40\u305f", "\u0410nn 12"])
def test_letters_of_scripts_that_nobody_writes_together_are_refused(name: str) -> None:
    with pytest.raises(MixedLetters, match="one script"):
        new_login(name)


@pytest.mark.parametrize(
    "name",
    [
        "\u738b\u5c0f\u660eAnn",
        "\u0410\u043d\u043d\u0430",
        "\u305f\u306a\u304b \u7530\u4e2d Tom",
        "Zo\u00eb 2",
        "\u5c0f\u3105",
        "\uae40 Tom \u738b",
    ],
)
def test_letters_that_are_written_together_are_fine(name: str) -> None:
    assert new_login(name) == name


@pytest.mark.parametrize("name", ["\u0301\u0301\u0301", "Ann" + "\u0336" * 5])
def test_a_name_to_sign_in_with_has_letters_under_its_marks(name: str) -> None:
    with pytest.raises(BadLogin, match="at most 4 marks"):
        new_login(name)


@pytest.mark.parametrize(
    "name",
    [
        "  ",
        "x" * 13,
        "a\u2028b",  # breaks the line
        "a\u202eb",
        "\u3164",  # Hangul's filler and the like: letters that leave no trace
        "\u2800",
        "\u115f\u1160",
        "A\u034fnn",
        "\ufe0f",
        "\u0301",
        "Z" + "\u0336" * 5,
    ],
)
def test_at_tables_nobody_is_called_what_cannot_be_seen(name: str) -> None:
    with pytest.raises(BadName):
        new_name(name)


def test_at_tables_one_is_called_anything_that_can_be_seen() -> None:
    for name in ("安", "Zo\u00eb", "\u2764\ufe0f", "a\u0301\u0301", "x" * 12):
        assert new_name(f" {name} ") == name


def test_a_name_of_dots_alone_would_be_no_address() -> None:
    with pytest.raises(BadLogin, match="dots"):
        new_login("..")


@pytest.mark.parametrize(
    ("kept", "wanted"),
    [
        ("paypal", "\u0440\u0430\u0443\u0440\u0430l"),  # Cyrillic for all but the last
        ("paypal", "paypaI"),  # a capital I
        ("paypal", "paypa1"),
        ("ADMIN", "adrnin"),
        ("Bob", "\u0412\u041e\u0412"),  # Cyrillic capitals
        ("paypaI", "paypal"),
    ],
)
def test_names_that_are_drawn_alike_are_known_by_the_same(kept: str, wanted: str) -> None:
    assert skeletons(kept)[0] in skeletons(wanted)


def test_names_that_are_not_drawn_alike_are_not() -> None:
    assert skeletons("ann")[0] not in skeletons("anna")
    assert skeletons("\u738b\u5c0f\u660e")[0] not in skeletons("\u738b\u5927\u660e")


@pytest.mark.parametrize("password", ["", "1234567", "x" * 129, "aaaaaaaa", "abababab", "ＷＡＮＧ xiaoming"])
def test_a_bad_password_is_refused(password: str) -> None:
    with pytest.raises(BadPassword):
        new_password(password, "wang xiaoming")


def test_a_good_password_is_kept_as_it_is() -> None:
    for password in ("correct horse", "密碼是很長的一句話", "x" * 100 + "yzw", " 8 blanks "):
        assert new_password(password, "ann") == password
    assert new_password("cafe\u0301 noir", "ann") == "caf\u00e9 noir"


# -- codes -----------------------------------------------------------------------------
def test_codes_are_many_and_none_twice() -> None:
    codes = [code for _ in range(50) for code in new_codes()]

    assert len(set(codes)) == 400
    assert all(re.fullmatch("([2-9a-hjkmnp-z]{4}-){3}[2-9a-hjkmnp-z]{4}", code) for code in codes)


def test_a_code_is_known_however_it_is_typed() -> None:
    typed = [
        "abcd-efgh-2345-6789",
        "ABCD EFGH 2345 6789",
        " abcdefgh23456789",
        "ａｂｃｄ－ｅｆｇｈ－２３４５－６７８９",
    ]

    assert len({key_of(code) for code in typed}) == 1
    assert key_of("abcd-efgh-2345-678a") != key_of(typed[0])
    assert "abcd" not in key_of(typed[0])


# -- passwords -------------------------------------------------------------------------
def quick() -> Passwords:
    """Passwords that cost little to compare."""
    return Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


def test_a_password_fits_what_was_kept_of_it_and_nothing_else_does() -> None:
    async def life() -> None:
        passwords = quick()
        kept = await passwords.hashed("correct horse")

        assert kept.startswith("$argon2id$")
        assert "horse" not in kept
        assert kept != await passwords.hashed("correct horse")
        assert await passwords.fits(kept, "correct horse")
        assert not await passwords.fits(kept, "correct horsf")
        assert not await passwords.fits("", "correct horse")
        assert not await passwords.fits("rubbish", "correct horse")
        assert not passwords.outdated(kept)
        assert Passwords().outdated(kept)

    asyncio.run(life())


def test_where_nothing_was_kept_the_same_work_is_done() -> None:
    compared: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            compared.append(str(hash).rsplit("$", 2)[0])
            return super().verify(hash, password)

    async def life() -> None:
        passwords = Passwords(Counting(time_cost=1, memory_cost=64, parallelism=1))
        kept = await passwords.hashed("correct horse")
        await passwords.fits(kept, "wrong horse")
        await passwords.fits("", "wrong horse")

    asyncio.run(life())
    assert compared == ["$argon2id$v=19$m=64,t=1,p=1"] * 2


def test_what_is_kept_today_costs_as_much_as_it_should() -> None:
    # OWASP's Password Storage Cheat Sheet: Argon2id with at least 19 MiB, two passes, one lane.
    kept = asyncio.run(Passwords().hashed("correct horse"))

    assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")


def test_too_many_at_once_are_turned_away() -> None:
    async def life() -> list[object]:
        passwords = quick()
        many = [passwords.hashed("correct horse") for _ in range(WAITING + 5)]
        outcomes: list[object] = list(await asyncio.gather(*many, return_exceptions=True))
        await passwords.hashed("correct horse")  # afterwards there is room again
        return outcomes

    outcomes = asyncio.run(life())
    assert sum(isinstance(outcome, Busy) for outcome in outcomes) == 5
    assert sum(isinstance(outcome, str) for outcome in outcomes) == WAITING


# -- places and devices ----------------------------------------------------------------
def test_passkeys_belong_to_a_name() -> None:
    assert place_of("Games.example:8443").name == "games.example"
    assert place_of("games.example:8443").origins == [
        "https://games.example:8443",
        "http://games.example:8443",
    ]
    assert place_of("localhost:8000").name == "localhost"


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "127.0.0.1", "[::1]:8000", "[::1]", "", ":8000"])
def test_there_are_no_passkeys_for_a_number(host: str) -> None:
    with pytest.raises(NoPasskeys, match="name"):
        place_of(host)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
            " Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
            "Edge · Windows",
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)"
            " Chrome/140.0.0.0 Mobile Safari/537.36",
            "Chrome · Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
            " Version/18.0 Mobile/15E148 Safari/604.1",
            "Safari · iPhone",
        ),
        ("curl/8.0", ""),
        ("<script>Firefox/1</script>", "Firefox"),
        ("", ""),
    ],
)
def test_a_browser_is_named_as_its_owner_knows_it(agent: str, device: str) -> None:
    assert device_of(agent) == device
