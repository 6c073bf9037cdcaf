"""Answers as text (GUIXI-20.1), and what chance answers in the same style.

Chance: `identity red`, `character zhang`, `seat p3`, `card star_r`, `ghost imp_r`, `king stone`, `die 4`.
"""

import re
from collections.abc import Sequence
from typing import Final

from sanjie.core.game import NotationError
from sanjie.core.seats import NOTHING, PASS
from sanjie.games.guixi import choices as c
from sanjie.games.guixi.phases import IDENTITIES
from sanjie.games.guixi.tables import ITEM as ITEM_OBJECT
from sanjie.games.guixi.tables import NUMBER as NUMBER_OBJECT
from sanjie.games.guixi.tables import Tables

PLAIN: Final[dict[int, str]] = {
    PASS: "pass",
    c.plain(c.BUY): "buy",
    c.plain(c.CLOCKWISE): "cw",
    c.plain(c.COUNTER_CLOCKWISE): "ccw",
    c.plain(c.NONE): "none",
    c.plain(c.DONE): "done",
    c.plain(c.INSPECT): "inspect",
    c.plain(c.SKIP): "skip",
    c.plain(c.HERETIC): "heretic",
}
PLAIN_CHOICES: Final[dict[str, int]] = {text: choice for choice, text in PLAIN.items()}
CARDS: Final[dict[int, str]] = {
    c.EQUIP: "equip",
    c.DISCARD: "discard",
    c.VOTE: "vote",
    c.DEAL_CARD: "card",
}
GHOSTS: Final[dict[int, str]] = {
    c.SINK: "sink",
    c.EXORCISE: "exorcise",
    c.SUMMON: "summon",
    c.LIFE: "life",
    c.DEAL_GHOST: "ghost",
}
SEATS: Final[dict[int, str]] = {c.POWER: "heretic", c.CHALLENGE: "challenge", c.DEAL_SEAT: "seat"}
NAMED: Final[dict[int, str]] = {
    c.DEAL_IDENTITY: "identity",
    c.DEAL_CHARACTER: "character",
    c.DEAL_KING: "king",
}
SEAT: Final = re.compile(r"p([0-7])", re.ASCII)
NUMBER: Final = re.compile(r"n([1-6])", re.ASCII)
ITEM: Final = re.compile(r"s([1-9][0-9]{0,4})", re.ASCII)
DIE: Final = re.compile(r"die ([1-6])", re.ASCII)


def names_in(tables: Tables, kind: int) -> Sequence[str]:
    """The ids that a kind of choice names, by number."""
    if kind in CARDS or kind == c.USE:
        return tables.card_ids
    if kind in GHOSTS:
        return tables.ghost_ids
    if kind == c.SKILL:
        return tables.skill_ids
    if kind == c.DEAL_IDENTITY:
        return IDENTITIES
    return tables.character_ids if kind == c.DEAL_CHARACTER else tables.king_ids


def write_answer(tables: Tables, choice: int) -> str:
    """The notation of `choice`, which must be one that `read_answer` can give."""
    if choice in PLAIN:
        return PLAIN[choice]
    kind, what, ghost, seat = c.kind_in(choice), c.what_in(choice), c.ghost_in(choice), c.seat_in(choice)
    if kind in (c.USE, c.SKILL):
        word = "use" if kind == c.USE else "skill"
        parts = [word, names_in(tables, kind)[what], *object_texts(tables, choice)]
        return " ".join(parts)
    if kind in CARDS:
        return f"{CARDS[kind]} {tables.card_ids[what]}"
    if kind in GHOSTS:
        return f"{GHOSTS[kind]} {tables.ghost_ids[ghost]}"
    if kind == c.NAME:
        return f"p{seat}"
    if kind in SEATS:
        return f"{SEATS[kind]} p{seat}"
    if kind == c.DEAL_DIE:
        return f"die {what}"
    return f"{NAMED[kind]} {names_in(tables, kind)[what]}"


def object_texts(tables: Tables, choice: int) -> list[str]:
    """The objects of a use, in the order of GUIXI-20.1; a fresh list."""
    ghost, seat, number = c.ghost_in(choice), c.seat_in(choice), c.number_in(choice)
    kind, what = c.kind_in(choice), c.what_in(choice)
    parts: list[str] = []
    if ghost != NOTHING:
        parts.append(tables.ghost_ids[ghost])
    if seat != NOTHING:
        parts.append(f"p{seat}")
    if number:
        target = tables.card_target[what] if kind == c.USE else tables.skill_target[what]
        parts.append(f"{'s' if target == ITEM_OBJECT else 'n'}{number}")
    return parts


def objects_of(tables: Tables, choice: int) -> dict[str, str | int]:
    """The parts of a use by name: `card`, `skill`, `ghost`, `target`, `number`, `other`; "none" for none."""
    kind, what = c.kind_in(choice), c.what_in(choice)
    ghost, seat, number = c.ghost_in(choice), c.seat_in(choice), c.number_in(choice)
    target = tables.card_target[what] if kind == c.USE else tables.skill_target[what]
    return {
        "card": tables.card_ids[what] if kind == c.USE else "none",
        "skill": tables.skill_ids[what] if kind == c.SKILL else "none",
        "ghost": tables.ghost_ids[ghost] if ghost != NOTHING else "none",
        "target": f"p{seat}" if seat != NOTHING else "none",
        "number": number if target == NUMBER_OBJECT else 0,
        "other": f"s{number}" if target == ITEM_OBJECT else "none",
    }


def bad(text: str) -> NotationError:
    """What is raised for a text that names nothing."""
    return NotationError("bad_notation", f"{text!r} is no answer of guixi (GUIXI-20.1)")


def place_of(names: Sequence[str], name: str, text: str) -> int:
    """The number of an id. Raises NotationError."""
    if not name or name not in names:
        raise bad(text)
    return list(names).index(name)


def read_answer(tables: Tables, text: str) -> int:
    """The choice that `text` names, legal or not. Raises NotationError(`bad_notation`)."""
    if text in PLAIN_CHOICES:
        return PLAIN_CHOICES[text]
    seat = SEAT.fullmatch(text)
    if seat:
        return c.with_seat(c.NAME, int(seat[1]))
    die = DIE.fullmatch(text)
    if die:
        return c.with_what(c.DEAL_DIE, int(die[1]))
    word, _, rest = text.partition(" ")
    if word in ("use", "skill"):
        return read_use(tables, text)
    for kind, verb in CARDS.items():
        if word == verb:
            return c.with_what(kind, place_of(tables.card_ids, rest, text))
    for kind, verb in GHOSTS.items():
        if word == verb:
            return c.with_ghost(kind, place_of(tables.ghost_ids, rest, text))
    for kind, verb in SEATS.items():
        named = SEAT.fullmatch(rest)
        if word == verb and named:
            return c.with_seat(kind, int(named[1]))
    for kind, verb in NAMED.items():
        if word == verb:
            return c.with_what(kind, place_of(names_in(tables, kind), rest, text))
    raise bad(text)


def read_use(tables: Tables, text: str) -> int:
    """`use` and `skill`, each part of the objects at most once and in order. Raises NotationError."""
    word, _, rest = text.partition(" ")
    name, *parts = rest.split(" ")
    kind = c.USE if word == "use" else c.SKILL
    what = place_of(names_in(tables, kind), name, text)
    choice = c.with_what(kind, what)
    target = tables.card_target[what] if kind == c.USE else tables.skill_target[what]
    if parts and parts[0] in tables.ghost_ids:
        choice += (tables.ghost_ids.index(parts.pop(0)) + 1) * c.GHOST_ONE
    if parts:
        seat = SEAT.fullmatch(parts[0])
        if seat:
            choice += (int(seat[1]) + 1) * c.SEAT_ONE
            parts.pop(0)
    if parts:
        number = ITEM.fullmatch(parts[0]) if target == ITEM_OBJECT else NUMBER.fullmatch(parts[0])
        if number and int(number[1]) <= c.MOST_ITEMS:
            choice += int(number[1])
            parts.pop(0)
    if parts:
        raise bad(text)
    return choice
