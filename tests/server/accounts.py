"""People with accounts, for tests: what browsers ask for, and an authenticator that makes passkeys."""

import base64
import hashlib
import itertools
import json
import secrets
from typing import Any, Final

import cbor2
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from server.people import Person

PASSWORD: Final = "correct horse battery"
PRESENT: Final = 0x01
VERIFIED: Final = 0x04
NEW: Final = 0x40

_count: Final = itertools.count(1)


def new_name() -> str:
    """A name that no account has yet."""
    return f"ann {secrets.token_hex(6)}"


class Member(Person):
    """A browser with an address of its own, whose owner may sign up and in."""

    def __init__(self, url: str, address: str = "") -> None:
        super().__init__(url)
        number = next(_count)
        self.name = new_name()
        self.http.headers["X-Forwarded-For"] = address or f"203.0.{number // 250}.{number % 250 + 1}"
        self.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"

    def sign_up(self, password: str = PASSWORD) -> list[str]:
        """Make an account; its recovery codes."""
        answer = self.post("", name=self.name, password=password)
        assert answer.status_code == 201, answer.text
        return list(answer.json()["codes"])

    def sign_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        """Try to sign in."""
        return self.post("/session", name=name, password=password)

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Ask for a change below /api/account."""
        return self.http.post(f"/api/account{path}", json=body)

    def delete(self, path: str) -> httpx.Response:
        """Ask to end or delete something below /api/account."""
        return self.http.request("DELETE", f"/api/account{path}", json={})

    def account(self) -> dict[str, Any]:
        """What the page of the account shows."""
        return dict(self.http.get("/api/account").json())

    def id(self) -> str:
        """Who the server says this is."""
        return str(self.http.get("/api/me").json()["guest"])


class Authenticator:
    """A device that makes and uses one passkey, as WebAuthn Level 2 sections 6 and 7 have it."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        """Passkeys that live on several devices do not count how often they are used."""
        self.origin = origin
        self.counts = counts
        self.count = 0
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives, as JSON."""
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | NEW) + attested
        told = self._told("webauthn.create", options["challenge"])
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(clientDataJSON=told, attestationObject=attestation)

    def use(self, options: dict[str, Any], flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        """What `navigator.credentials.get` gives, as JSON."""
        self.count += self.counts
        data = self._data(options["rpId"], flags)
        told = self._told("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(SHA256()))
        return self._credential(clientDataJSON=told, authenticatorData=data, signature=signature)

    def _data(self, place: str, flags: int) -> bytes:
        return hashlib.sha256(place.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _told(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, **response: bytes) -> dict[str, Any]:
        encoded = {name: base64url(value) for name, value in response.items()}
        name = base64url(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": encoded}


def base64url(data: bytes) -> str:
    """Without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
