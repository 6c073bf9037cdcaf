"""Answers as text (HUNTERS-18.2), and what chance answers in the same style.

Chance: `fate:act:mage` (the fate card shown), `card:WF` (a card drawn), `tile:river` (a tile turned up),
`die:W` (a die rolled).
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from sanjie.core.game import NotationError
from sanjie.games.hunters import choices as c
from sanjie.games.hunters.cards import FACES, HEROES, KINDS, TILES
from sanjie.games.hunters.hexes import FARTHEST, cell_at, q_of, r_of

PLAIN: Final[dict[int, str]] = {
    c.plain(c.TIDE): "skill:mage",
    c.plain(c.BLAZE_CUT): "skill:mercenary",
    c.plain(c.SOULFORGE): "skill:artisan",
    c.plain(c.END): "end",
    c.plain(c.GAIN_NONE): "gain:none",
    c.plain(c.SWAP): "swap",
    c.plain(c.KEEP): "keep",
    c.plain(c.TAKE): "take",
}
PLAIN_CHOICES: Final[dict[str, int]] = {text: choice for choice, text in PLAIN.items()}
ONE_CARD: Final[dict[str, int]] = {
    "focus": c.FOCUS,
    "rest": c.REST,
    "gain": c.GAIN,
    "parry": c.PARRY,
    "card": c.DEAL_CARD,
}
FATE_CARDS: Final = tuple(f"{kind}:{hero}" for hero in HEROES for kind in ("act", "int"))
NAMED: Final[dict[str, tuple[int, Sequence[str]]]] = {  # what stands before a name, and the names
    "skill:knight": (c.AEGIS, HEROES),
    "class": (c.CLASS, HEROES),
    "fate": (c.DEAL_FATE, FATE_CARDS),
    "tile": (c.DEAL_TILE, TILES),
    "die": (c.DEAL_DIE, FACES),
}
MOST_CARDS: Final = 3  # that any payment takes
CELL: Final = re.compile(r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})", re.ASCII)


@cache
def write_cell(cell: int) -> str:
    """A cell as `q,r`."""
    return f"{q_of(cell)},{r_of(cell)}"


def read_cell(text: str) -> int:
    """The cell of `q,r`, on the map or not, or -1 if it is none: both -127..127 in plain digits."""
    found = CELL.fullmatch(text)
    if not found:
        return -1
    q, r = int(found[1]), int(found[2])
    return cell_at(q, r) if abs(q) <= FARTHEST and abs(r) <= FARTHEST else -1


def write_cards(cards: Sequence[int]) -> str:
    """Cards joined by `+`."""
    return "+".join(KINDS[card] for card in cards)


def write_answer(choice: int) -> str:
    """The notation of `choice`, which must be one that `read_answer` can give."""
    if choice in PLAIN:
        return PLAIN[choice]
    kind = c.kind_in(choice)
    if kind == c.MOVE:
        return f"move:{write_cell(c.cell_in(choice))}:{write_cards(c.cards_in(choice))}"
    if kind == c.ATTACK:
        return f"attack:{write_cards(c.cards_in(choice))}"
    if kind == c.GALE:
        return f"skill:scout:{write_cell(c.cell_in(choice))}"
    for verb, named in ONE_CARD.items():
        if kind == named:
            return f"{verb}:{KINDS[c.card_in(choice)]}"
    for verb, (number, names) in NAMED.items():
        if kind == number:
            return f"{verb}:{names[c.what_in(choice)]}"
    raise ValueError(f"{choice} is no choice of hunters")


def bad(text: str, why: str) -> NotationError:
    """What is raised for a text that names nothing."""
    return NotationError("bad_notation", f"{text!r} is no answer of hunters: {why} (HUNTERS-18.2)")


def cell_of(part: str, text: str) -> int:
    """The cell that a part of `text` names. Raises NotationError."""
    cell = read_cell(part)
    if cell < 0:
        raise bad(text, f"{part!r} is no cell; a cell is q,r, each -{FARTHEST} to {FARTHEST}")
    return cell


def cards_of(part: str, text: str, most: int = MOST_CARDS) -> list[int]:
    """The cards that a part of `text` names, one to `most`, in canonical order. Raises NotationError."""
    names = part.split("+")
    for name in names:
        if name not in KINDS:
            raise bad(text, f"{name!r} is no card; cards are {', '.join(KINDS)}")
    if len(names) > most:
        allowed = "one card is" if most == 1 else f"one to {most} cards are"
        raise bad(text, f"{allowed} named")
    return sorted(KINDS.index(name) for name in names)


def read_answer(text: str) -> int:
    """The choice that `text` names, legal or not; cards in any order.

    Raises NotationError(`bad_notation`).
    """
    if text in PLAIN_CHOICES:
        return PLAIN_CHOICES[text]
    verb, *parts = text.split(":")
    if verb == "move":
        if len(parts) != 2:
            raise bad(text, "a move is move:q,r:cards")
        return c.with_cell(c.MOVE, cell_of(parts[0], text)) + c.cards_code(cards_of(parts[1], text))
    if verb == "attack":
        if len(parts) != 1:
            raise bad(text, "an attack is attack:cards")
        return c.plain(c.ATTACK) + c.cards_code(cards_of(parts[0], text))
    if verb in ONE_CARD:
        if len(parts) != 1:
            raise bad(text, f"it is {verb}:card")
        return c.with_card(ONE_CARD[verb], cards_of(parts[0], text, 1)[0])
    if verb == "skill" and len(parts) == 2 and parts[0] == "scout":
        return c.with_cell(c.GALE, cell_of(parts[1], text))
    for stem, (kind, names) in NAMED.items():
        if text.startswith(stem + ":"):
            name = text.removeprefix(stem + ":")
            if name not in names:
                raise bad(text, f"{name!r} is not among {', '.join(names)}")
            return c.with_what(kind, names.index(name))
    raise bad(text, "no decision is written so")
