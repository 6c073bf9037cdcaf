"""Web Push: a message sealed for one browser (RFC 8291), signed by this server (RFC 8292), and taken there.

Where the push service is, the browser says, and so a stranger might: only https at a public address is ever
asked, and the address that was judged is the one that is connected to.
"""

import asyncio
import base64
import binascii
import contextlib
import hashlib
import hmac
import ipaddress
import os
import re
import socket
import ssl
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
import httpcore
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from sanjie.server.notices.sending import Gone, NotNow, Undeliverable

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
TTL: Final = 86_400  # seconds that a push service keeps a message for a browser that is off
GOOD_FOR: Final = 12 * 3_600  # seconds that a signature is
SECONDS: Final = 10.0  # for all of a sending
HOST: Final = re.compile(r"(?!-)[a-z0-9-]{1,63}(\.(?!-)[a-z0-9-]{1,63})*\.[a-z][a-z0-9-]{1,62}")
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
SENT: Final = (200, 201, 202, 204)
GONE: Final = (404, 410)

Resolve = Callable[[str, int], list[str]]


class BadPush(Exception):
    """That is no subscription notices can go to; the text is for developers."""


@dataclass(frozen=True)
class Subscription:
    """A browser that wants notices."""

    endpoint: str
    p256dh: str  # its public key, base64url
    auth: str  # base64url
    origin: str  # of the server, as that browser calls it

    @property
    def id(self) -> str:
        """Names it: 32 hex digits."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()[:32]


def checked(subscription: Subscription) -> Subscription:
    """The same. Raises BadPush if no notice could be sealed for it, or its service is not a public one."""
    host_of(subscription.endpoint)
    point = unpacked(subscription.p256dh)
    if len(point) != POINT_BYTES or len(unpacked(subscription.auth)) != AUTH_BYTES:
        raise BadPush(f"p256dh holds {POINT_BYTES} bytes and auth {AUTH_BYTES}")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as problem:
        raise BadPush("p256dh is no point of P-256") from problem
    return subscription


def host_of(endpoint: str) -> str:
    """The host of a push service. Raises BadPush unless it is https, at the usual port of a named host."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as problem:
        raise BadPush("the endpoint is no address") from problem
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not plain or parts.scheme != "https" or port not in (None, 443) or parts.username is not None:
        raise BadPush("an endpoint is an https address at port 443")
    if not HOST.fullmatch(host):
        raise BadPush("an endpoint names its host in full, not by number")
    return host


def public(address: str) -> bool:
    """Whether an IP address is one of the open internet; nor does it lead into a network of our own."""
    found = ipaddress.ip_address(address)
    inner: list[Any] = [found]
    if isinstance(found, ipaddress.IPv6Address):
        inner += [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
        if found in NAT64:
            inner.append(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF))
    return all(one.is_global and not one.is_multicast for one in inner if one is not None)


def packed(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    """The bytes of base64url, padded or not. Raises BadPush."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError) as problem:
        raise BadPush("keys are base64url") from problem


class Outside(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only, and to the very one that was judged."""

    def __init__(self, resolve: Resolve | None = None, allowed: Callable[[str], bool] = public) -> None:
        self._resolve: Final = resolve or addresses
        self._allowed: Final = allowed
        self._beneath: Final = httpcore.AnyIOBackend()
        self._threads: Final = ThreadPoolExecutor(2, "names")  # a slow name server keeps nobody else waiting

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 (httpcore's own)
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """As httpcore's own. Raises Undeliverable if any of the host's addresses is not public."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._threads, self._resolve, host, port)
        except OSError as problem:
            raise httpcore.ConnectError(str(problem)) from problem
        if not found or not all(self._allowed(one) for one in found):
            raise Undeliverable(f"{host} is not at a public address")
        return await self._beneath.connect_tcp(found[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """As httpcore's own."""
        await asyncio.sleep(seconds)

    def close(self) -> None:
        """Resolve no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def addresses(host: str, port: int) -> list[str]:
    """The IP addresses of a host. Raises OSError."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(one[4][0]) for one in found))


class Pusher:
    """Takes messages to push services."""

    def __init__(
        self,
        secret: bytes,
        mail_from: str = "",
        outside: Outside | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        """The key that signs is derived from `secret`; `mail_from` is whom a push service may write to."""
        seed = hmac.digest(secret, b"sanjie push", "sha512")
        self._key: Final = ec.derive_private_key(
            int.from_bytes(seed, "big") % (ORDER - 1) + 1, ec.SECP256R1()
        )
        self._mail: Final = mail_from
        self._outside: Final = outside or Outside()
        self._pool: Final = httpcore.AsyncConnectionPool(
            ssl_context=tls, max_connections=8, keepalive_expiry=30.0, network_backend=self._outside
        )
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key: Final = packed(point)  # what browsers call `applicationServerKey`

    async def send(self, to: Subscription, message: bytes, topic: str) -> None:
        """Take a message there; of those of one `topic` a browser that was off gets the last.

        Raises Gone if there is no such browser any more, Undeliverable if it will never be taken, NotNow.
        """
        try:
            host_of(to.endpoint)
            headers, body = self.sealed(to, message, topic)
        except (BadPush, ValueError) as problem:
            raise Undeliverable(str(problem)) from problem
        try:
            async with (
                asyncio.timeout(SECONDS),
                self._pool.stream("POST", to.endpoint, headers=headers, content=body) as answer,
            ):
                status = int(answer.status)  # what else it says is not read
        except (
            TimeoutError,
            httpcore.ConnectError,
            httpcore.NetworkError,
            httpcore.ProtocolError,
        ) as problem:
            raise NotNow(type(problem).__name__) from problem
        except (httpcore.TimeoutException, ssl.SSLError, OSError) as problem:
            raise NotNow(type(problem).__name__) from problem
        if status in GONE:
            raise Gone(f"{status}")
        if status == 429 or status >= 500:
            raise NotNow(f"{status}")
        if status not in SENT:
            raise Undeliverable(f"{status}")

    def sealed(self, to: Subscription, message: bytes, topic: str) -> tuple[list[tuple[str, str]], bytes]:
        """Headers and body of a sending. Raises ValueError if that browser's key is none."""
        body = http_ece.encrypt(
            message,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unpacked(to.p256dh),
            auth_secret=unpacked(to.auth),
            version="aes128gcm",
        )
        subject = to.origin if to.origin.startswith("https://") else "mailto:sanjie@localhost"
        claims = {
            "aud": f"https://{host_of(to.endpoint)}",
            "sub": subject,
            "exp": int(time.time()) + GOOD_FOR,
        }
        if self._mail:
            claims["sub"] = f"mailto:{self._mail}"
        signer = Vapid02(self._key, {"no-strict": True})  # its idea of an address knows no ports
        return [
            ("authorization", signer.sign(claims)["Authorization"]),
            ("content-encoding", "aes128gcm"),
            ("content-type", "application/octet-stream"),
            ("content-length", str(len(body))),
            ("host", host_of(to.endpoint)),
            ("ttl", str(TTL)),
            ("urgency", "normal"),
            ("topic", topic),
        ], body

    async def close(self) -> None:
        """Close what is open."""
        with contextlib.suppress(Exception):
            await self._pool.aclose()
        self._outside.close()
