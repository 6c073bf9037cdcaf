"""Content as plain data: what comes with the package, and what owners bring; each known by its digest.

BadPack
└── its text: what cannot be read, and what would be right
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final
from weakref import WeakValueDictionary

from sanjie import packcheck


class BadPack(ValueError):
    """A text that is no content of a game."""


class UnknownPack(LookupError):
    """Nobody has brought a pack with that digest; the text names it."""


@dataclass(frozen=True)
class Pack:
    """The content of one game. Two packs with the same digest say the same, but for `meta`."""

    game: str
    digest: str  # 16 hexadecimal digits
    data: Mapping[str, Any]


MOST_KEPT: Final = 32  # packs that are kept though nobody plays with them
HELD: Final[WeakValueDictionary[str, Pack]] = WeakValueDictionary()  # digest -> pack, while anybody has it
KEPT: Final[dict[str, Pack]] = {}  # the last ones that were read or asked for, the longest idle first


def read_pack(text: str, game: str) -> Pack:
    """The pack that a YAML text holds, known by its digest as long as anybody has it, and a while longer.

    A game's face has its pack, and a state what the rules need of it, so no game that is played loses its
    content. Raises BadPack; what the text means is not judged.
    """
    try:
        root = packcheck.read(text)
    except packcheck.Unreadable as problem:
        raise BadPack(f"is no YAML of a pack: {problem}") from problem
    data: Any = packcheck.plain(root)
    named = packcheck.game_of(root)
    if not isinstance(data, dict) or not named:
        raise BadPack("names no game; a pack begins with meta: {game: …}")
    if named != game:
        raise BadPack(f"is content of {named!r}, not of {game!r}")
    digest = digest_of(data)
    pack = HELD.get(digest)
    return keep(Pack(game, digest, data) if pack is None else pack)


def keep(pack: Pack) -> Pack:
    """`pack`, which is now the last one used; the longest idle of too many is let go."""
    HELD[pack.digest] = pack
    KEPT.pop(pack.digest, None)
    KEPT[pack.digest] = pack
    if len(KEPT) > MOST_KEPT:
        del KEPT[next(iter(KEPT))]
    return pack


def digest_of(data: Mapping[str, Any]) -> str:
    """16 hexadecimal digits that name what `data` says: layout, comments, order of keys do not count.

    Nor does `meta`, which says how the pack came about: what is based on other content has the digest of the
    same content written out in full. The order of entries in lists counts: it numbers them.
    """
    content = {key: value for key, value in data.items() if key != "meta"}
    canonical = json.dumps(plain(content), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return blake2b(canonical.encode(), digest_size=8).hexdigest()


def plain(value: object) -> object:
    """`value` with every key as text, so that keys can be sorted."""
    if isinstance(value, Mapping):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [plain(inner) for inner in value]
    return value


@cache
def standard(game: str) -> Pack:
    """The content that comes with the package."""
    text = (files("sanjie") / "content" / f"{game}.yaml").read_text(encoding="utf-8")
    return read_pack(text, game)


def pack_with(digest: str) -> Pack:
    """The pack that was read with that digest. Raises UnknownPack if none was, or nobody has it any more."""
    pack = HELD.get(digest)
    if pack is None:
        raise UnknownPack(f"no pack with the digest {digest!r} has been read")
    return keep(pack)
