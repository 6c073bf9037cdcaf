"""Passkeys, as WebAuthn has them: what a browser is asked, and whether what it answers is true."""

import base64
import binascii
import ipaddress
from dataclasses import dataclass
from typing import Any, Final

import msgspec

HOUSE: Final = "三界 Sanjie"

Json = dict[str, Any]


class BadPasskey(Exception):
    """The browser's answer does not prove what it should; the text is for developers."""


class NoPasskeys(Exception):
    """Browsers have no passkeys for this address: it is a number, and they want a name."""


@dataclass(frozen=True)
class Passkey:
    """A passkey as it is kept; nothing of it is secret."""

    id: str  # base64url
    key: str  # the public key, base64url
    count: int  # how often it was used, if it counts


@dataclass(frozen=True)
class Place:
    """Where passkeys belong to: the address under which a browser sees this server."""

    name: str  # without port
    origins: list[str]


class _ClientData(msgspec.Struct):
    challenge: str


def place_of(host: str) -> Place:
    """The place that the Host header names. Raises NoPasskeys."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    name = name.lower()
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        if name and name.isascii():
            # A proxy may speak TLS for us; browsers give passkeys to plain http at localhost only.
            return Place(name, [f"https://{host.lower()}", f"http://{host.lower()}"])
    raise NoPasskeys("open this server by a name, over https or as localhost, to use passkeys")


def wanted(place: Place, challenge: bytes, account: str, login: str, have: list[str]) -> Json:
    """What `navigator.credentials.create` is given, to make a passkey that is none of `have`, ids."""
    from webauthn import generate_registration_options  # late: brings a crypto toolbox
    from webauthn.helpers import base64url_to_bytes, options_to_json_dict
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    return options_to_json_dict(
        generate_registration_options(
            rp_id=place.name,
            rp_name=HOUSE,
            user_id=account.encode(),
            user_name=login,
            challenge=challenge,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in have],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,  # so that nobody has to say who they are
                user_verification=UserVerificationRequirement.REQUIRED,  # it is the only proof we ask
            ),
        )
    )


def asked(place: Place, challenge: bytes) -> Json:
    """What `navigator.credentials.get` is given, to sign in with any passkey of this place."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict
    from webauthn.helpers.structs import UserVerificationRequirement

    return options_to_json_dict(
        generate_authentication_options(
            rp_id=place.name, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
        )
    )


def challenge_in(credential: Json) -> bytes:
    """The challenge that a browser's answer claims to answer; nothing is proved yet. Raises BadPasskey."""
    try:
        told = msgspec.json.decode(from_base64url(credential["response"]["clientDataJSON"]), type=_ClientData)
        return from_base64url(told.challenge)
    except (KeyError, TypeError, AttributeError, ValueError, msgspec.DecodeError) as problem:
        raise BadPasskey(f"no challenge in it: {problem}") from problem


def id_in(credential: Json) -> str:
    """The id of the passkey that a browser's answer claims to come from. Raises BadPasskey."""
    name = credential.get("id")
    if not isinstance(name, str) or not name:
        raise BadPasskey("no id in it")
    return name


def made(place: Place, credential: Json, challenge: bytes) -> Passkey:
    """The passkey that answers `challenge`. Raises BadPasskey."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origins,
            require_user_verification=True,
        )
    except Exception as problem:  # whatever a stranger sends: its parsers raise more than they list
        raise BadPasskey(f"{type(problem).__name__}: {problem}") from problem
    return Passkey(
        bytes_to_base64url(found.credential_id),
        bytes_to_base64url(found.credential_public_key),
        found.sign_count,
    )


def used(place: Place, credential: Json, challenge: bytes, passkey: Passkey) -> int:
    """The new count of `passkey`, if it answers `challenge`. Raises BadPasskey."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=place.name,
            expected_origin=place.origins,
            credential_public_key=base64url_to_bytes(passkey.key),
            credential_current_sign_count=passkey.count,
            require_user_verification=True,
        )
    except Exception as problem:
        raise BadPasskey(f"{type(problem).__name__}: {problem}") from problem
    return found.new_sign_count


def from_base64url(text: str) -> bytes:
    """The bytes that a text without padding stands for. Raises ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as problem:
        raise ValueError(str(problem)) from problem
