"""What stands around the application, asked without any application behind it."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

import pytest

from sanjie.server.guard import Guard
from sanjie.server.limits import Buckets

JSON = (b"content-type", b"application/json")
HOST = (b"host", b"games.example:8000")


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Answers everything with 204."""
    await send({"type": "http.response.start", "status": 204, "headers": []})


def status(guard: Guard, method: str, *headers: tuple[bytes, bytes], address: str = "192.0.2.1") -> int:
    """With what the guard lets a request to the API be answered."""
    sent: list[MutableMapping[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": method,
        "path": "/api/tables",
        "headers": list(headers),
        "client": (address, 5),
    }
    asyncio.run(guard(scope, receive, send))
    return int(sent[0]["status"])


@pytest.mark.parametrize(
    ("origin", "expected"),
    [
        (b"http://games.example:8000", 204),
        (b"https://games.example:8000", 204),  # behind a proxy that speaks TLS for us
        (b"http://GAMES.example:8000", 204),
        (b"http://games.example", 403),
        (b"http://games.example:8000.evil.example", 403),
        (b"http://evil.example/games.example:8000", 403),
        (b"http://games.example:8000@evil.example", 403),
        (b"null", 403),
        (b"http://[", 403),
    ],
)
def test_a_change_comes_from_our_own_pages(origin: bytes, expected: int) -> None:
    assert status(Guard(application), "POST", JSON, HOST, (b"origin", origin)) == expected


def test_reading_is_free_and_changes_are_counted_by_address() -> None:
    guard = Guard(application, Buckets(burst=2, rate=0))

    assert [status(guard, "POST", JSON) for _ in range(3)] == [204, 204, 429]
    assert status(guard, "POST", JSON, address="192.0.2.2") == 204
    assert status(guard, "GET") == 204


def test_all_addresses_of_one_machine_in_ipv6_are_one() -> None:
    guard = Guard(application, Buckets(burst=2, rate=0))

    asked = [status(guard, "POST", JSON, address=f"2001:db8::{number}") for number in range(1, 4)]
    assert asked == [204, 204, 429]
    assert status(guard, "POST", JSON, address="2001:db8:1::1") == 204
