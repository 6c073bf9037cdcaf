"""Notices: what is due, who is told, what is in it, and what becomes of it on the way."""

import asyncio
import json
import secrets
import ssl
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import http_ece
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID
from httpcore import AsyncNetworkStream
from py_vapid import Vapid02

from machine import House
from sanjie.server import wire
from sanjie.server.notices import service
from sanjie.server.notices.book import (
    CODE_SECONDS,
    CODE_TRIES,
    MOST_PUSHES,
    UNCONFIRMED_SECONDS,
    Book,
    TooManyCodes,
)
from sanjie.server.notices.mail import Mailer
from sanjie.server.notices.push import (
    BadPush,
    Outside,
    Pusher,
    Subscription,
    checked,
    packed,
    public,
    unpacked,
)
from sanjie.server.notices.sending import Gone, NotNow, Undeliverable
from sanjie.server.notices.service import GRACE, OPEN_GRACE, Notices
from sanjie.server.notices.smtp import BadMail, BadSmtp, Smtp, address_of, smtp_of
from sanjie.server.people.throttle import TooManyTries
from sanjie.server.storage import Storage
from sanjie.server.terms import OF_OLD, Terms
from server.accounts import Member
from server.people import rows
from server.postbox import Box, listening, text_of
from server.test_life import DAYS, Club, club
from server.worlds import guest_at

SECRET: Final = bytes(range(32))
HOST: Final = "push.example.org"
HERE: Final = "https://games.example.org"


class Browser:
    """What a browser keeps of its subscription, which alone opens what is sent to it."""

    def __init__(self, name: str = "one") -> None:
        self.key: Final = ec.generate_private_key(ec.SECP256R1())
        self.auth: Final = secrets.token_bytes(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription: Final = Subscription(
            f"https://{HOST}/send/{name}", packed(point), packed(self.auth), HERE
        )

    def opened(self, body: bytes) -> dict[str, str]:
        """What a message says. Raises if it is not for this browser."""
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return dict(json.loads(plain))

    def wanted(self, **other: str) -> dict[str, str]:
        """The body of the request that switches notices on."""
        one = self.subscription
        return {"endpoint": one.endpoint, "p256dh": one.p256dh, "auth": one.auth, "language": "en", **other}


class Noted(Pusher):
    """Takes nothing anywhere, and notes what it was to take."""

    def __init__(self) -> None:
        super().__init__(SECRET)
        self.sent: list[tuple[str, dict[str, str]]] = []  # where to, and what
        self.answers: list[Exception | None] = []  # what becomes of the next ones
        self.tries = 0

    async def send(self, to: Subscription, message: bytes, topic: str) -> None:
        """Note it, or raise what is next."""
        self.tries += 1
        outcome = self.answers.pop(0) if self.answers else None
        if outcome is not None:
            raise outcome
        self.sent.append((to.endpoint, dict(json.loads(message))))


class Office:
    """A club's notices, with a time of their own."""

    def __init__(self, here: Club, pusher: Noted, mailer: Mailer | None = None) -> None:
        self.passed = 0.0
        self.pusher: Final = pusher
        self.book: Final = Book(here.storage, SECRET, lambda: time.time() + self.passed)
        self.notices: Final = Notices(self.book, here.tables, pusher, mailer)

    async def wait(self, seconds: float) -> None:
        """Time passes, and who sends looks once and sends what it can."""
        self.passed += seconds
        await self.notices.sweep()
        await self.sent()

    async def sent(self) -> None:
        """Until nothing waits to be sent."""
        while not self.notices._queue.empty():
            await self.notices._send(self.notices._queue.get_nowait())

    def told(self) -> list[dict[str, str]]:
        """What was taken to browsers since this was last asked."""
        found = [message for _, message in self.pusher.sent]
        self.pusher.sent.clear()
        return found


@asynccontextmanager
async def office(
    folder: Path, terms: Terms = OF_OLD, mailer: Mailer | None = None, game: str = "aras"
) -> AsyncIterator[tuple[Club, Office]]:
    """A table of two, of whom the first has switched notices on in a browser."""
    async with club(folder, terms, game) as here:
        found = Office(here, Noted(), mailer)
        await found.book.add_push(guest_at(0), "", Browser().subscription, "Firefox · Linux", "en")
        yield here, found


YOURS: Final = {"title": "The Ring of Aras", "body": "It is your turn.", "url": "/t/t"}
OVER: Final = {"title": "The Ring of Aras", "body": "The game is over.", "url": "/t/t"}


# -- what is due -----------------------------------------------------------------------


def test_who_is_away_is_told_once_that_a_decision_waits(tmp_path: Path) -> None:
    async def life() -> None:
        async with office(tmp_path) as (here, there):
            await there.wait(0)
            await there.wait(GRACE - 1)
            assert there.told() == []
            await there.wait(1)
            assert there.told() == [YOURS]
            for _ in range(3):
                await there.wait(7_200)
            assert there.told() == [], "a decision is told once"

            await here.come(0)
            while here.table.asked() == [0]:
                await here.play(0)
            await here.go(0)
            await there.wait(0)
            await there.wait(GRACE)
            assert there.told() == [], "the other one is asked, who wants no notices"
            while here.table.asked() == [1]:
                await here.play(1)
            await there.wait(0)
            await there.wait(GRACE)
            assert there.told() == [YOURS], "the next decision is another"

    asyncio.run(life())


def test_who_looks_at_the_table_is_not_told(tmp_path: Path) -> None:
    async def life() -> None:
        async with office(tmp_path) as (here, there):
            await there.wait(0)
            await here.come(0)
            for _ in range(4):
                await there.wait(GRACE)
            await here.go(0)
            await there.wait(0)
            await there.wait(GRACE - 1)
            assert there.told() == [], "the time begins when they leave"
            await there.wait(1)
            assert there.told() == [YOURS]

    asyncio.run(life())


def test_where_there_are_days_a_table_left_open_somewhere_is_told_later(tmp_path: Path) -> None:
    async def life() -> None:
        async with office(tmp_path, Terms(pace=DAYS)) as (here, there):
            await here.come(0)
            await there.wait(0)
            await there.wait(OPEN_GRACE - 1)
            assert there.told() == []
            await there.wait(1)
            assert there.told() == [YOURS]

    asyncio.run(life())


def test_who_is_on_vacation_is_left_alone(tmp_path: Path) -> None:
    async def life() -> None:
        async with office(tmp_path, Terms(pace=DAYS)) as (here, there):
            await there.wait(0)
            assert isinstance(await here.say(0, wire.Vacation("v1", away=True)), wire.Done)
            await there.wait(GRACE)
            await there.wait(GRACE)
            assert there.told() == []
            assert isinstance(await here.say(0, wire.Vacation("v2", away=False)), wire.Done)
            await there.wait(0)
            await there.wait(GRACE)
            assert there.told() == [YOURS]

    asyncio.run(life())


def test_the_end_is_told_to_who_did_not_see_it(tmp_path: Path) -> None:
    async def life() -> None:
        async with office(tmp_path) as (here, there):
            await there.book.add_push(guest_at(1), "", Browser("two").subscription, "", "zh-Hant")
            await here.play(0)
            await here.come(1)
            assert isinstance(await here.say(1, wire.Resign("r")), wire.Done)
            await here.go(1)
            await there.wait(0)
            await there.wait(GRACE)
            await there.wait(GRACE)
            assert there.told() == [OVER], "who resigned knows it"

    asyncio.run(life())


def test_of_old_tables_nobody_is_told_who_switches_notices_on(tmp_path: Path) -> None:
    async def life() -> None:
        async with club(tmp_path, Terms()) as here:
            await here.play(0)
            await here.say(1, wire.Resign("r"))
            there = Office(here, Noted())
            there.passed = 10
            await there.book.add_push(guest_at(0), "", Browser().subscription, "", "en")
            await there.wait(0)
            await there.wait(GRACE)
            assert there.told() == []

    asyncio.run(life())


def test_of_several_processes_one_sends(tmp_path: Path) -> None:
    async def life() -> None:
        async with office(tmp_path) as (here, there):
            other = Storage(here.file)
            await other.open()
            book = Book(other, SECRET, lambda: time.time() + there.passed)
            second = Notices(book, here.tables, Noted(), None)
            await there.wait(0)
            there.passed += GRACE
            await asyncio.gather(there.notices.sweep(), second.sweep())
            sizes = [one._queue.qsize() for one in (there.notices, second)]
            assert sorted(sizes) == [0, 1]
            await other.close()

    asyncio.run(life())


def test_what_the_rules_hide_is_in_no_notice(tmp_path: Path) -> None:
    async def life() -> None:
        async with office(tmp_path) as (_, there):
            await there.wait(0)
            await there.wait(GRACE)
            (told,) = there.told()
            assert set(told) == {"title", "body", "url"}
            assert guest_at(1) not in str(told), "nor who else sits there"

    asyncio.run(life())


# -- on the way ------------------------------------------------------------------------


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def life() -> None:
        async with office(tmp_path) as (_, there):
            there.pusher.answers = [Gone("410")]
            await there.wait(0)
            await there.wait(GRACE)
            assert await there.book.pushes(guest_at(0)) == []

    asyncio.run(life())


def test_what_fails_is_tried_three_times_and_then_let_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "AGAIN_SECONDS", (0.01, 0.01))

    async def life() -> None:
        async with office(tmp_path) as (_, there):
            there.pusher.answers = [NotNow("503")] * 9
            await there.wait(0)
            await there.wait(GRACE)
            for _ in range(20):
                await asyncio.sleep(0.02)
                await there.sent()
            assert there.pusher.tries == 3
            assert len(await there.book.pushes(guest_at(0))) == 1, "the service may be back tomorrow"

    asyncio.run(life())


def test_a_push_service_that_hangs_keeps_nobody_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def life() -> None:
        async with office(tmp_path) as (here, there):
            never = asyncio.Event()

            async def hang(*_: object) -> None:
                await never.wait()

            monkeypatch.setattr(there.pusher, "send", hang)
            await there.wait(0)
            there.passed += GRACE
            await there.notices.sweep()
            await there.notices.start()
            await asyncio.sleep(0.05)
            for _ in range(6):
                await asyncio.wait_for(here.play(here.table.asked()[0]), 60)
            await there.notices.stop()

    asyncio.run(life())


def test_when_no_more_can_wait_the_rest_waits_in_the_database(tmp_path: Path) -> None:
    async def life() -> None:
        async with office(tmp_path) as (_, there):
            await there.wait(0)
            there.passed += GRACE
            full = service.Sending("push", hanging, hanging)
            while there.notices._offer(full):
                pass
            await there.notices.sweep()
            while not there.notices._queue.empty():
                there.notices._queue.get_nowait()
            await there.wait(0)
            assert there.told() == [YOURS]

    asyncio.run(life())


async def hanging() -> None:
    """Nothing."""


# -- Web Push --------------------------------------------------------------------------


@contextmanager
def certified(folder: Path) -> Iterator[tuple[ssl.SSLContext, ssl.SSLContext]]:
    """What a server called HOST needs for TLS, and what who comes there needs to believe it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "push.pem"
    file.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + made.public_bytes(Encoding.PEM)
    )
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(file)
    yield serving, ssl.create_default_context(cadata=made.public_bytes(Encoding.PEM).decode())


class Service:
    """A push service on this machine: notes what it is brought, and answers as it is told."""

    def __init__(self) -> None:
        self.brought: list[tuple[str, dict[str, str], bytes]] = []  # path, headers, body
        self.status = 201
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:-2])}
        body = await reader.readexactly(int(headers["content-length"]))
        self.brought.append((head[0], headers, body))
        writer.write(
            f"HTTP/1.1 {self.status} x\r\ncontent-length: 0\r\nlocation: https://a.test/\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()


class Nearby(Outside):
    """Finds every host at the service's port on this machine."""

    def __init__(self, port: int) -> None:
        super().__init__(lambda host, _: ["127.0.0.1"], lambda _: True)
        self._port = port

    async def connect_tcp(self, host: str, port: int, *other: Any, **others: Any) -> AsyncNetworkStream:
        """There."""
        assert port == 443
        return await super().connect_tcp(host, self._port, *other, **others)


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[tuple[Service, Pusher]]:
    """One, and what leads there over TLS."""
    with certified(folder) as (serving, believing):
        found = Service()
        server = await asyncio.start_server(found.serve, "127.0.0.1", 0, ssl=serving)
        found.port = server.sockets[0].getsockname()[1]
        pusher = Pusher(SECRET, outside=Nearby(found.port), tls=believing)
        yield found, pusher
        await pusher.close()
        server.close()


def test_only_the_browser_opens_what_a_push_service_is_brought(tmp_path: Path) -> None:
    async def life() -> None:
        async with push_service(tmp_path) as (brought, pusher):
            browser = Browser()
            message = json.dumps(YOURS).encode()
            await pusher.send(browser.subscription, message, "t")

            ((line, headers, body),) = brought.brought
            assert line == "POST /send/one HTTP/1.1"
            assert (headers["host"], headers["content-encoding"]) == (HOST, "aes128gcm")
            assert (headers["ttl"], headers["topic"]) == ("86400", "t")
            assert browser.opened(body) == YOURS
            assert b"turn" not in body
            with pytest.raises(http_ece.ECEException):
                Browser().opened(body)

            assert Vapid02.verify(headers["authorization"])
            parts = dict(part.split("=", 1) for part in headers["authorization"].split(" ")[1].split(","))
            assert parts["k"] == pusher.public_key
            claims = json.loads(unpacked(parts["t"].split(".")[1]))
            assert (claims["aud"], claims["sub"]) == (f"https://{HOST}", HERE)
            assert time.time() < claims["exp"] <= time.time() + 86_400

    asyncio.run(life())


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(404, Gone), (410, Gone), (429, NotNow), (503, NotNow), (400, Undeliverable), (302, Undeliverable)],
)
def test_what_a_push_service_says_is_understood(
    tmp_path: Path, status: int, outcome: type[Exception]
) -> None:
    async def life() -> None:
        async with push_service(tmp_path) as (service, pusher):
            service.status = status
            with pytest.raises(outcome) as raised:
                await pusher.send(Browser().subscription, b"{}", "t")
            assert type(raised.value) is outcome
            assert len(service.brought) == 1, "no redirection is followed"

    asyncio.run(life())


def test_a_service_that_cannot_prove_its_name_is_brought_nothing(tmp_path: Path) -> None:
    async def life() -> None:
        async with push_service(tmp_path) as (service, _):
            stranger = Pusher(SECRET, outside=Nearby(service.port))
            with pytest.raises(NotNow):
                await stranger.send(Browser().subscription, b"{}", "t")
            await stranger.close()
            assert service.brought == []

    asyncio.run(life())


def test_the_key_that_signs_stays_the_installations() -> None:
    assert Pusher(SECRET).public_key == Pusher(SECRET).public_key
    assert Pusher(SECRET).public_key != Pusher(bytes(32)).public_key
    assert len(unpacked(Pusher(SECRET).public_key)) == 65


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://user@push.example.org/x",
        "https://push.example.org\r\nhost: a/x",
        "https://push.example.org\\@10.0.0.1/x",
        "https:///x",
        "file:///etc/passwd",
    ],
)
def test_only_https_at_a_named_host_is_an_endpoint(endpoint: str) -> None:
    one = Browser().subscription
    with pytest.raises(BadPush):
        checked(Subscription(endpoint, one.p256dh, one.auth, HERE))


def test_keys_that_no_browser_has_are_refused() -> None:
    one = Browser().subscription
    off_curve = packed(b"\x04" + bytes(63) + b"\x01")
    for p256dh, auth in ((off_curve, one.auth), (one.p256dh, packed(bytes(15))), ("é" * 87, one.auth)):
        with pytest.raises(BadPush):
            checked(Subscription(one.endpoint, p256dh, auth, HERE))
    assert checked(one) == one


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1",
        "fd00::1",
        "::ffff:10.0.0.1",
        "64:ff9b::a00:1",
        "2002:a00:1::1",
    ],
)
def test_no_network_of_our_own_is_ever_asked(address: str) -> None:
    assert not public(address)
    asked: list[str] = []

    def resolve(host: str, _port: int) -> list[str]:
        asked.append(host)
        return ["9.9.9.9", address]  # one good address does not help

    async def life() -> None:
        pusher = Pusher(SECRET, outside=Outside(resolve))
        with pytest.raises(Undeliverable, match="not at a public address"):
            await pusher.send(Browser().subscription, b"{}", "t")
        await pusher.close()

    asyncio.run(life())
    assert asked == [HOST]


def test_addresses_of_the_open_internet_are_public() -> None:
    assert all(public(one) for one in ("9.9.9.9", "2620:fe::fe", "64:ff9b::909:909"))


# -- mail ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def postbox() -> Iterator[Box]:
    """A box that takes mail."""
    with listening() as found:
        yield found


@pytest.fixture
def box(postbox: Box) -> Box:
    """The same, empty."""
    postbox.letters.clear()
    postbox.unknown.clear()
    return postbox


def test_a_letter_names_the_game_and_leads_to_the_table(tmp_path: Path, box: Box) -> None:
    async def life() -> None:
        mailer = Mailer(Smtp("127.0.0.1", box.port, False, "", "", "sanjie@example.org"))
        async with office(tmp_path, mailer=mailer) as (_, there):
            code = await there.book.set_mail(guest_at(0), "ann@example.net", "zh-Hant", HERE)
            await there.wait(0)
            await there.wait(GRACE)
            assert box.letters == [], "not before the address is confirmed"
            assert await there.book.confirm_mail(guest_at(0), code)
            assert not await there.book.confirm_mail(guest_at(0), code), "a code is good once"

    asyncio.run(life())


def test_letters_come_once_an_address_is_confirmed(tmp_path: Path, box: Box) -> None:
    async def life() -> None:
        mailer = Mailer(Smtp("127.0.0.1", box.port, False, "", "", "sanjie@example.org"))
        async with office(tmp_path, mailer=mailer) as (_, there):
            code = await there.book.set_mail(guest_at(0), "ann@example.net", "zh-Hant", HERE)
            assert await there.book.confirm_mail(guest_at(0), code)
            await there.wait(0)
            await there.wait(GRACE)

            (letter,) = box.letters
            assert (letter["to"], letter["subject"]) == ("ann@example.net", "亞拉斯之戒：輪到你了。")
            assert letter["from"].addresses[0].addr_spec == "sanjie@example.org"
            assert letter["auto-submitted"] == "auto-generated"
            mail = await there.book.mail(guest_at(0))
            assert mail is not None
            stop = f"{HERE}/account?stop={mail.stop}"
            assert letter["list-unsubscribe"].strip() == f"<{stop}>"
            assert f"{HERE}/t/t\n" in text_of(letter)
            assert stop in text_of(letter)

            assert await there.book.drop_mail(stop=mail.stop)
            assert await there.book.mail(guest_at(0)) is None

    asyncio.run(life())


def test_an_address_that_no_server_knows_is_forgotten(tmp_path: Path, box: Box) -> None:
    async def life() -> None:
        box.unknown.add("ann@example.net")
        mailer = Mailer(Smtp("127.0.0.1", box.port, False, "", "", "sanjie@example.org"))
        async with office(tmp_path, mailer=mailer) as (_, there):
            code = await there.book.set_mail(guest_at(0), "ann@example.net", "en", HERE)
            await there.book.confirm_mail(guest_at(0), code)
            await there.wait(0)
            await there.wait(GRACE)
            assert await there.book.mail(guest_at(0)) is None

    asyncio.run(life())


def test_an_address_stands_until_another_is_confirmed(tmp_path: Path, box: Box) -> None:
    ann = guest_at(0)

    async def life() -> None:
        mailer = Mailer(Smtp("127.0.0.1", box.port, False, "", "", "sanjie@example.org"))
        async with office(tmp_path, mailer=mailer) as (_, there):
            book = there.book
            assert await book.confirm_mail(ann, await book.set_mail(ann, "ann@example.net", "en", HERE))
            before = await book.mail(ann)
            assert before is not None

            code = await book.set_mail(ann, "new@example.net", "en", HERE)
            assert (await book.mail(ann), await book.asked_mail(ann)) == (before, "new@example.net")
            await there.wait(0)
            await there.wait(GRACE)
            assert [letter["to"] for letter in box.letters] == ["ann@example.net"]

            assert await book.drop_asked(ann), "they think better of it"
            assert not await book.confirm_mail(ann, code)
            there.passed += UNCONFIRMED_SECONDS
            await book.set_mail(ann, "late@example.net", "en", HERE)
            there.passed += CODE_SECONDS + UNCONFIRMED_SECONDS + 1
            await book.prune()
            assert (await book.mail(ann), await book.asked_mail(ann)) == (before, "")

            code = await book.set_mail(ann, "new@example.net", "zh-Hant", HERE)
            assert await book.confirm_mail(ann, code)
            after = await book.mail(ann)
            assert after is not None
            assert (after.address, after.language) == ("new@example.net", "zh-Hant")
            assert await book.asked_mail(ann) == ""
            assert not await book.drop_mail(stop=before.stop), "that link ends what is sent no more"
            assert await book.mail(ann) == after

    asyncio.run(life())


def test_a_password_is_never_sent_in_the_open(box: Box) -> None:
    mailer = Mailer(Smtp("127.0.0.1", box.port, False, "user", "secret", "sanjie@example.org"))
    with pytest.raises(NotNow):
        asyncio.run(mailer.send("ann@example.net", "x", "y"))
    assert box.letters == []


def test_a_code_can_be_guessed_a_few_times_and_is_good_for_a_while(tmp_path: Path) -> None:
    async def life() -> None:
        async with office(tmp_path) as (_, there):
            code = await there.book.set_mail("ann", "ann@example.net", "en", HERE)
            wrong = f"{(int(code) + 1) % 10**6:06}"
            for _ in range(CODE_TRIES):
                assert not await there.book.confirm_mail("ann", wrong)
            with pytest.raises(TooManyCodes):
                await there.book.confirm_mail("ann", code)

            code = await there.book.set_mail("ann", "ann@example.net", "en", HERE)
            assert not await there.book.confirm_mail("bob", code), "it is hers"
            there.passed += 1_801
            assert not await there.book.confirm_mail("ann", code)

    asyncio.run(life())


def test_nobody_fills_a_strangers_box_with_codes(tmp_path: Path) -> None:
    async def life() -> None:
        async with office(tmp_path) as (_, there):
            for number in range(3):
                await there.book.ask("ann@example.net", f"203.0.113.{number}")
            with pytest.raises(TooManyTries):
                await there.book.ask("Ann@example.net", "203.0.113.9")
            await there.book.ask("bob@example.net", "203.0.113.9")
            there.passed += 1_200
            await there.book.ask("ann@example.net", "203.0.113.9")

    asyncio.run(life())


def test_addresses_are_plain() -> None:
    assert address_of(" Ann.Lee+go@Example.ORG ") == "Ann.Lee+go@example.org"
    assert address_of("ann@bücher.example") == "ann@xn--bcher-kva.example"
    for bad in (
        *(
            "ann",
            "@example.org",
            "ann@",
            "ann@localhost",
            "ann@exa mple.org",
            "a b@example.org",
            "ann@-a.org",
        ),
        *(
            "ann@example.org\nBcc: bob@example.org",
            '"x"@example.org',
            "ann@[10.0.0.1]",
            "a" * 65 + "@example.org",
        ),
        *("a..b@example.org", "ann@a@example.org", "安@example.org", "ann,bob@example.org", "ann@a..org"),
    ):
        with pytest.raises(BadMail):
            address_of(bad)


def test_where_mail_is_taken_is_read_from_one_address() -> None:
    mine = "me@example.org"
    assert smtp_of("smtp://mail.example.org", mine) == Smtp("mail.example.org", 587, False, "", "", mine)
    assert smtp_of("smtps://ann:p%40ss@mail.example.org", mine) == Smtp(
        "mail.example.org", 465, True, "ann", "p@ss", mine
    )
    assert smtp_of("smtp://127.0.0.1:1025", mine).port == 1025
    for bad in ("", "mail.example.org", "http://mail.example.org", "smtp://", "smtp://a:b", "smtp://a/b"):
        with pytest.raises(BadSmtp) as raised:
            smtp_of(bad, mine)
        assert raised.value.of_url
    with pytest.raises(BadSmtp) as raised:
        smtp_of("smtp://mail.example.org", "")
    assert not raised.value.of_url


# -- over HTTP -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, postbox: Box) -> Iterator[House]:
    """A server that gives its mail to the box."""
    settings = {"SANJIE_SMTP": f"smtp://127.0.0.1:{postbox.port}", "SANJIE_MAIL_FROM": "sanjie@example.org"}
    shared = House(tmp_path_factory.mktemp("mailing"), (), settings).start()
    yield shared
    shared.stop()


def test_people_switch_notices_on_and_off(mailing: House, box: Box) -> None:
    house = mailing
    ann = Member(house.url)
    ann.sign_up()
    get, put = ann.http.get, ann.http.put

    def delete(path: str) -> Any:
        return ann.http.request("DELETE", f"/api/notices{path}", json={})

    info = get("/api/notices").json()
    assert (info["pushes"], info["mail"], info["mailing"]) == ([], "", True)
    assert len(unpacked(info["key"])) == 65

    # a browser
    browser = Browser()
    answer = put("/api/notices/push", json=browser.wanted())
    assert answer.status_code == 200, answer.text
    (push,) = answer.json()["pushes"]
    assert (push["id"], push["device"]) == (browser.subscription.id, "Firefox · Linux")
    assert len(put("/api/notices/push", json=browser.wanted()).json()["pushes"]) == 1, "it is the same one"
    for other in ({"endpoint": "https://127.0.0.1/x"}, {"auth": packed(bytes(17))}):
        refused = put("/api/notices/push", json=browser.wanted(**other))
        assert (refused.status_code, refused.json()["name"]) == (400, "bad-push")
    assert put("/api/notices/push", json=browser.wanted(language="fr")).status_code == 400
    bob = Member(house.url)
    gone = bob.http.request("DELETE", f"/api/notices/push/{push['id']}", json={})
    assert gone.status_code == 404, "it is hers"

    # mail
    assert put("/api/notices/mail", json={"address": "ann@", "language": "en"}).json()["name"] == "bad-mail"
    answer = put("/api/notices/mail", json={"address": "ann@example.net", "language": "en"})
    assert (answer.json()["mail"], answer.json()["asked"]) == ("", "ann@example.net")
    letter = box.wait(1)
    code = str(letter["subject"]).split()[0]
    assert code in text_of(letter)
    assert house.url not in text_of(letter), "a stranger's box gets no links"
    wrong = ann.http.post("/api/notices/mail/confirm", json={"code": "1" + code})
    assert (wrong.status_code, wrong.json()["name"]) == (403, "wrong-code")
    right = ann.http.post("/api/notices/mail/confirm", json={"code": f" {code[:3]} {code[3:]} "})
    assert (right.json()["mail"], right.json()["asked"]) == ("ann@example.net", ""), right.text
    answer = put("/api/notices/mail", json={"address": "new@example.net", "language": "en"})
    assert (answer.json()["mail"], answer.json()["asked"]) == ("ann@example.net", "new@example.net")
    told = get("/api/account/data").json()["notices"]
    assert (told["mail"]["address"], told["asked"]["address"]) == ("ann@example.net", "new@example.net")
    answer = delete("/mail/asked")
    assert (answer.json()["mail"], answer.json()["asked"]) == ("ann@example.net", "")
    assert told["browsers"][0]["device"] == "Firefox · Linux"
    assert browser.subscription.auth not in str(told)

    ((stop,),) = rows(house.data, "SELECT stop FROM mails")
    assert bob.http.post("/api/notices/stop", json={"token": "x"}).status_code == 404
    assert bob.http.post("/api/notices/stop", json={"token": stop}).status_code == 200
    assert get("/api/notices").json()["mail"] == ""
    assert "ann@example.net" not in house.log

    # who signs out there is told nothing more there
    assert ann.delete("/session").status_code == 200
    assert get("/api/notices").json()["pushes"] == []
    ann.sign_in(ann.name)
    assert get("/api/notices").json()["pushes"] == []
    put("/api/notices/push", json=browser.wanted())
    assert delete(f"/push/{push['id']}").json()["pushes"] == []

    # all of it goes with who goes
    put("/api/notices/push", json=browser.wanted())
    put("/api/notices/mail", json={"address": "ann@example.net", "language": "en"})
    assert ann.delete("/data").status_code == 200
    assert rows(house.data, "SELECT guest FROM pushes UNION SELECT guest FROM mails_asked") == []


def test_what_a_guest_wants_follows_them_into_their_account_until_they_sign_out(
    mailing: House, box: Box
) -> None:
    house = mailing
    ann = Member(house.url)
    browser = Browser()
    ann.http.put("/api/notices/push", json=browser.wanted())
    ann.http.put("/api/notices/mail", json={"address": "lee@example.net", "language": "en"})
    code = str(box.wait(1)["subject"]).split()[0]

    ann.sign_up()
    confirmed = ann.http.post("/api/notices/mail/confirm", json={"code": code})
    assert (confirmed.status_code, confirmed.json()["mail"]) == (200, "lee@example.net")
    assert [one["id"] for one in ann.http.get("/api/notices").json()["pushes"]] == [browser.subscription.id]
    ann.delete("/session")
    ann.sign_in(ann.name)
    assert ann.http.get("/api/notices").json()["pushes"] == []

    for number in range(MOST_PUSHES + 2):
        ann.http.put("/api/notices/push", json=Browser(f"b{number}").wanted())
    assert len(ann.http.get("/api/notices").json()["pushes"]) == MOST_PUSHES


def test_a_server_that_sends_no_mail_says_so(house: House) -> None:
    ann = Member(house.url)
    assert ann.http.get("/api/notices").json()["mailing"] is False
    refused = ann.http.put("/api/notices/mail", json={"address": "ann@example.net", "language": "en"})
    assert (refused.status_code, refused.json()["name"]) == (409, "no-mail")
    assert ann.http.get("/api/notices").json()["mail"] == ""
