"""Content packs: the cards and numbers of a game as a value, with a digest that records can name."""

import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, cast

from sanjie.packcheck import CHECKERS, Fault, check, game_of, plain, read


class FaultyPack(ValueError):
    """A pack that cannot be played; `faults` tells everything that is wrong, in the order of the file."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(f"{len(faults)} faults, the first in line {faults[0].line}: {faults[0].name}")
        self.faults = faults


@dataclass(frozen=True)
class Pack:
    """The content of a game, complete and checked."""

    game: str
    data: dict[str, Any]  # as the file has it, laid over what it is based on; not to be changed
    digest: str  # 32 hexadecimal digits

    @property
    def is_shipped(self) -> bool:
        """Whether it is the content that comes with the game; records do not name that."""
        return self.digest == shipped(self.game).digest


def load(text: str) -> Pack:
    """The pack of a YAML text. Raises Unreadable or FaultyPack."""
    faults = check(text)
    if faults:
        raise FaultyPack(faults)
    return of_text(text)


@cache
def shipped(game: str) -> Pack:
    """The content that comes with `game`, read once. Raises KeyError if it has none that can be a pack."""
    if game not in CHECKERS:
        raise KeyError(f"{game} has no content that can be a pack; {', '.join(CHECKERS)} has")
    return of_text((files("sanjie") / "content" / f"{game}.yaml").read_text(encoding="utf-8"))


def of_text(text: str) -> Pack:
    """The pack of a text that has no faults."""
    root = read(text)
    data = cast(dict[str, Any], plain(root))
    return Pack(game_of(root), data, digest_of(data))


def digest_of(data: dict[str, Any]) -> str:
    """32 hexadecimal digits of the content: the same whatever the layout, comments, quotes or order of keys.

    `meta` says how the pack came about and counts for nothing, so a pack that is based on another has the
    digest of the same pack written out in full. The order of entries in lists counts: it numbers them.
    """
    content = {key: value for key, value in data.items() if key != "meta"}
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:32]
