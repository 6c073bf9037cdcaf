"""A socket byte by byte: what a browser may send in one piece or many, and what is never read."""

import os
import socket
import struct
import zlib
from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

import msgspec
import pytest

from machine import House
from sanjie.server.frames import LARGE, Text
from server.people import Person

PING: Final = b'{"type":"ping"}'
PONG: Final = b'{"type":"pong"}'


class Wire:
    """A socket without any library, opened at a table of one person."""

    def __init__(self, house: House, extensions: str = "") -> None:
        person = Person(house.url)
        seats = [{"kind": "me"}, {"kind": "open"}]
        wanted = {"game": "aras", "seats": seats, "terms": {"talk": "off"}}  # or talk would come in between
        table = person.http.post("/api/tables", json=wanted).json()["table"]
        where = urlsplit(house.url)
        self.socket = socket.create_connection((where.hostname or "", where.port or 0), timeout=30)
        self.rest = b""
        head = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {person.cookie()}\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{extensions}\r\n"
        )
        self.socket.sendall(head.encode())
        while b"\r\n\r\n" not in self.rest:
            self.more()
        answer, _, self.rest = self.rest.partition(b"\r\n\r\n")
        self.answer = answer.decode().lower()
        self.shown = self.frame()
        person.leave()

    def more(self) -> None:
        """Wait for bytes. Raises ConnectionError when there are no more."""
        found = self.socket.recv(65_536)
        if not found:
            raise ConnectionError
        self.rest += found

    def take(self, size: int) -> bytes:
        """The next bytes."""
        while len(self.rest) < size:
            self.more()
        taken, self.rest = self.rest[:size], self.rest[size:]
        return taken

    def frame(self) -> tuple[int, bytes]:
        """First byte and payload of the next frame."""
        first, length = self.take(2)
        if length == 126:
            (length,) = struct.unpack("!H", self.take(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self.take(8))
        return first, self.take(length)

    def heard(self, first: int) -> bytes:
        """The payload of the next frame with that first byte; others are passed over."""
        while True:
            frame = self.frame()
            if frame[0] == first:
                return frame[1]

    def closed(self) -> int:
        """The code with which the server closes."""
        return int(struct.unpack("!H", self.heard(0x88)[:2])[0])


def masked(first: int, payload: bytes, mask: bytes = b"\x11\x22\x33\x44") -> bytes:
    """A frame as browsers send it."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first, 128 | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, 128 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 128 | 127, size)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    """One that is open."""
    opened = Wire(house)
    yield opened
    opened.socket.close()


def test_texts_come_in_any_pieces(wire: Wire) -> None:
    wire.socket.sendall(masked(0x81, PING) * 3)
    assert [wire.heard(0x81) for _ in range(3)] == [PONG] * 3
    wire.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in masked(0x81, PING) + masked(0x81, PING) + masked(0x89, b"are you there"):
        wire.socket.sendall(bytes((byte,)))
    assert sorted(wire.frame() for _ in range(3)) == [(0x81, PONG), (0x81, PONG), (0x8A, b"are you there")]


def test_a_text_may_come_in_several_frames_with_others_between(wire: Wire) -> None:
    wire.socket.sendall(masked(0x01, PING[:4]) + masked(0x89, b"x") + masked(0x00, PING[4:9]))
    assert wire.heard(0x8A) == b"x"
    wire.socket.sendall(masked(0x80, PING[9:]) + masked(0x81, PING))
    assert [wire.heard(0x81), wire.heard(0x81)] == [PONG, PONG]


def test_long_texts_are_refused_by_name_and_the_longest_by_closing(wire: Wire) -> None:
    for size in (125, 126, 2_048):
        wire.socket.sendall(masked(0x81, b" " * (size - len(PING)) + PING))
        assert wire.heard(0x81) == PONG
    wire.socket.sendall(masked(0x81, b"x" * 2_049))
    assert msgspec.json.decode(wire.heard(0x81))["name"] == "too-large"
    wire.socket.sendall(struct.pack("!BBQ", 0x81, 128 | 127, 10_000_000))  # nothing of it need come
    assert wire.closed() == 1009


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x0f" + PING, 1002),  # not masked
        (masked(0x81, b'"\xff"'), 1007),  # no UTF-8
        (masked(0x83, b""), 1002),  # no such kind
        (masked(0xC1, PING), 1002),  # says that it is deflated; that was not agreed on
        (masked(0x80, PING), 1002),  # goes on, and nothing had begun
        (masked(0x01, PING) + masked(0x81, PING), 1002),  # begins within another
        (masked(0x88, struct.pack("!H", 1000)), 1000),
    ],
)
def test_what_is_no_message_ends_the_socket(wire: Wire, sent: bytes, code: int) -> None:
    wire.socket.sendall(masked(0x81, PING))
    assert wire.heard(0x81) == PONG
    wire.socket.sendall(sent)
    assert wire.closed() == code


def test_large_messages_are_deflated_each_by_itself(house: House) -> None:
    offered = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
    wire = Wire(house, offered)
    assert "server_no_context_takeover" in wire.answer
    assert "client_no_context_takeover" in wire.answer
    first, shown = wire.shown
    assert first == 0xC1
    plain = zlib.decompressobj(-12).decompress(shown + b"\x00\x00\xff\xff")
    assert msgspec.json.decode(plain)["type"] == "table"
    assert len(plain) > LARGE > len(shown)
    deflated = zlib.compressobj(9, zlib.DEFLATED, -12)
    said = (deflated.compress(PING) + deflated.flush(zlib.Z_SYNC_FLUSH))[:-4]
    wire.socket.sendall(masked(0xC1, said) + masked(0x81, PING) + masked(0xC1, said))
    assert [wire.heard(0x81) for _ in range(3)] == [PONG] * 3  # short ones go as they are
    wire.socket.close()


def test_a_window_that_is_too_small_for_us_gets_plain_texts(house: House) -> None:
    wire = Wire(house, "Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=9\r\n")
    assert "server_max_window_bits=9" in wire.answer
    assert wire.shown[0] == 0x81
    wire.socket.close()


@pytest.mark.parametrize("size", [0, 125, 126, LARGE - 1, LARGE, 65_535, 65_536])
@pytest.mark.parametrize("deflated", [False, True])
def test_a_frame_says_how_long_it_is_and_is_made_once(size: int, deflated: bool) -> None:
    text = Text(os.urandom(size // 2).hex().encode() + b"0" * (size % 2))
    frame = text.frame(deflated)
    length, head = frame[1], 2
    if length == 126:
        length, head = struct.unpack("!H", frame[2:4])[0], 4
    elif length == 127:
        length, head = struct.unpack("!Q", frame[2:10])[0], 10
    payload = frame[head:]
    assert len(payload) == length
    if deflated and size >= LARGE:
        assert frame[0] == 0xC1
        payload = zlib.decompressobj(-12).decompress(payload + b"\x00\x00\xff\xff")
    else:
        assert frame[0] == 0x81
    assert payload == text.body
    assert text.frame(deflated) is frame
