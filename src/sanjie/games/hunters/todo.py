"""The stack of frames as the rulebook's `todo` (HUNTERS-19.1 and its state machine), and back.

Items of the rulebook are written as there, with the seat at the end where an item belongs to one. Beside
them stand those at which chance is asked: `[show]` a fate card, `[draw, seat, n]`, `[fill, seat, source]`,
`[reveal, seat, cell]`, `[roll, seat, dice left]`; and `[deal, part, cursor]`, `[exiling, seat]`,
`[absorbed, k, seat]`, `[blow, seat, dice]`, which wait below those. Nobody is written as None.
"""

from typing import Final

from sanjie.core.frames import Frame
from sanjie.core.seats import CHANCE, EVERYONE, NOTHING, Seat, SeatSet, only
from sanjie.games.hunters import effects as e
from sanjie.games.hunters.acts import EXILING, READY
from sanjie.games.hunters.cards import LETTERS
from sanjie.games.hunters.demon import FED
from sanjie.games.hunters.gains import seers
from sanjie.games.hunters.notation import read_cell, write_cell
from sanjie.games.hunters.table import Table

Item = list[object]

DEEPEST: Final = 12  # items; no game stacks more
MOST: Final = 60  # no number in an item is larger
DEAL_PARTS: Final = ("row", "land", "hands")
OF_A_SEAT: Final[dict[str, int]] = {  # `[name, seat]`
    "class": e.CLASS,
    "swap": e.SWAP,
    "check": e.CHECK,
    "gather": e.GATHER,
    "interrupt": e.INTERRUPT,
    "return": e.RETURN,
    "demon": e.DEMON,
    "drain": e.DRAIN,
    "demon_end": e.DEMON_END,
    "strikes": e.STRIKES,
    "strike": e.STRIKE,
}
NAMES: Final = {effect: name for name, effect in OF_A_SEAT.items()}
COUNTED: Final[dict[str, int]] = {"draw": e.DRAW, "blow": e.BLOW, "roll": e.BLOW}  # `[name, seat, number]`
WAITING: Final[dict[str, int]] = {  # items that wait for an answer, whatever lies on the table
    "show": e.SHOWN,
    "gain": e.GAINING,
    "parry": e.PARRYING,
    "roll": e.ROLLED,
}


class BadTodo(ValueError):
    """A todo that no game has; the text says why."""


# -- to items ----------------------------------------------------------------------------------
def items_of(t: Table) -> list[Item]:
    """The stack, its next item last; a fresh list."""
    return [item_of(t, frame) for frame in t.stack]


def item_of(t: Table, frame: Frame) -> Item:
    """One frame as an item."""
    effect, seat = frame.effect, frame.actor
    if effect == e.DEAL:
        return ["deal", DEAL_PARTS[frame.step], frame.cursor]
    if effect == e.FATE:
        return ["show" if frame.step == e.SHOWN else "fate"]
    if effect == e.ACT:
        return ["exiling", seat] if frame.step == EXILING else ["act", seat, frame.amount == 1]
    if effect == e.OFFER:
        match = LETTERS[frame.target] if frame.target != NOTHING else ""
        return ["gain" if frame.step == e.GAINING else "offer", seat, match, e.SOURCES[frame.source]]
    if effect == e.ABSORB:
        return ["absorbed" if frame.step == FED else "absorb", frame.amount, seat]
    if effect == e.DRAW:
        return ["draw", seat, frame.amount]
    if effect == e.BLOW:
        return ["roll" if frame.step == e.ROLLED else "blow", seat, frame.amount]
    if effect == e.FILL:
        source = e.SOURCES[frame.source] if frame.source != NOTHING else None
        return ["fill", seat if seat != NOTHING else None, source]
    if effect == e.REVEAL:
        return ["reveal", seat if seat != NOTHING else None, write_cell(t.land.cells[frame.target])]
    if effect == e.STRIKE and frame.step == e.PARRYING:
        return ["parry", seat]
    return [NAMES[effect], seat]


# -- from items --------------------------------------------------------------------------------
def take_todo(t: Table, items: list[object]) -> None:
    """Put the frames of `items` on the stack of `t`, which lies complete; then run on. Raises BadTodo.

    Nobody is asked twice: a decision that is open stays as it is.
    """
    if len(items) > DEEPEST:
        raise BadTodo(f"todo has {len(items)} items; no game has more than {DEEPEST}")
    t.stack = [frame_of(t, item) for item in items]
    if t.stack and t.stack[-1].step in WAITING.values():
        frame = t.stack[-1]
        asked, t.known_to = asked_by(t, frame)
        t.awaiting = only(asked)


def asked_by(t: Table, frame: Frame) -> tuple[Seat, SeatSet]:
    """Whom a waiting frame asks, and who may learn the answer."""
    if frame.step == e.DRAWN:
        return CHANCE, seers(t, frame.actor)
    return CHANCE if frame.step >= e.FIRST_CHANCE else frame.actor, EVERYONE


def frame_of(t: Table, item: object) -> Frame:
    """The frame of an item. Raises BadTodo."""
    if not isinstance(item, list | tuple) or not item:
        raise BadTodo(f"{item!r} is no item of todo; an item is [name, …]")
    name = item[0] if isinstance(item[0], str) else ""
    parts = list(item[1:])
    if name in ("fate", "show"):
        expect(item, parts, 0)
        frame = Frame(e.FATE, NOTHING, NOTHING, NOTHING)
    elif name == "deal":
        expect(item, parts, 2)
        if parts[0] not in DEAL_PARTS:
            raise BadTodo(f"{item!r}: {parts[0]!r} is none of {', '.join(DEAL_PARTS)}")
        frame = Frame(e.DEAL, 0, NOTHING, NOTHING)
        frame.step = DEAL_PARTS.index(parts[0])
        frame.cursor = number_in(item, parts[1])
    elif name in ("act", "exiling"):
        frame = act_frame(t, item, parts)
    elif name in ("offer", "gain"):
        expect(item, parts, 3)
        frame = Frame(
            e.OFFER, seat_in(t, item, parts[0]), source_in(item, parts[2]), match_in(item, parts[1])
        )
    elif name in ("absorb", "absorbed"):
        if len(parts) == 1:
            parts.append(shown_seat(t))
        expect(item, parts, 2)
        frame = Frame(e.ABSORB, seat_in(t, item, parts[1]), NOTHING, NOTHING)
        frame.amount = number_in(item, parts[0])
        frame.step = FED if name == "absorbed" else READY
    elif name in COUNTED:
        expect(item, parts, 2)
        frame = Frame(COUNTED[name], seat_in(t, item, parts[0]), NOTHING, NOTHING)
        frame.amount = number_in(item, parts[1])
    elif name == "fill":
        expect(item, parts, 2)
        source = NOTHING if parts[1] is None else source_in(item, parts[1])
        frame = Frame(e.FILL, anybody_in(t, item, parts[0]), source, NOTHING)
    elif name == "reveal":
        expect(item, parts, 2)
        frame = Frame(e.REVEAL, anybody_in(t, item, parts[0]), NOTHING, place_in(t, item, parts[1]))
    elif name in OF_A_SEAT or name == "parry":
        if not parts:
            parts.append(shown_seat(t))
        expect(item, parts, 1)
        frame = Frame(OF_A_SEAT.get(name, e.STRIKE), seat_in(t, item, parts[0]), NOTHING, NOTHING)
    else:
        raise BadTodo(f"{item!r} is no item of todo: there is no {name!r}")
    if name in WAITING:
        frame.step = WAITING[name]
    return frame


def act_frame(t: Table, item: object, parts: list[object]) -> Frame:
    """The frame of `[act, seat, acted]` or `[exiling, seat]`. Raises BadTodo."""
    exiling = len(parts) == 1
    expect(item, parts, 1 if exiling else 2)
    frame = Frame(e.ACT, seat_in(t, item, parts[0]), NOTHING, NOTHING)
    if exiling:
        frame.step = EXILING
        frame.amount = 1
    elif isinstance(parts[1], bool):
        frame.amount = int(parts[1])
    else:
        raise BadTodo(f"{item!r}: {parts[1]!r} is neither true nor false")
    return frame


# -- parts of items ----------------------------------------------------------------------------
def expect(item: object, parts: list[object], number: int) -> None:
    """Raises BadTodo unless an item has so many parts after its name."""
    if len(parts) != number:
        raise BadTodo(f"{item!r} has {len(parts)} parts after its name; it needs {number}")


def shown_seat(t: Table) -> int:
    """Whose card is shown; the first seat if none is."""
    return max(t.fate_shown >> 1, 0)


def number_in(item: object, value: object) -> int:
    """A whole number. Raises BadTodo."""
    if type(value) is not int or not 0 <= value <= MOST:
        raise BadTodo(f"{item!r}: {value!r} is no number from 0 to {MOST}")
    return value


def seat_in(t: Table, item: object, value: object) -> Seat:
    """A seat. Raises BadTodo."""
    if type(value) is not int or not 0 <= value < t.seats:
        raise BadTodo(f"{item!r}: {value!r} is no seat; there are 0 to {t.seats - 1}")
    return value


def anybody_in(t: Table, item: object, value: object) -> Seat:
    """A seat or NOTHING. Raises BadTodo."""
    return NOTHING if value is None else seat_in(t, item, value)


def source_in(item: object, value: object) -> int:
    """Where a gain comes from. Raises BadTodo."""
    if not isinstance(value, str) or value not in e.SOURCES:
        raise BadTodo(f"{item!r}: {value!r} is none of {', '.join(e.SOURCES)}")
    return e.SOURCES.index(value)


def match_in(item: object, value: object) -> int:
    """The element that must show, or NOTHING. Raises BadTodo."""
    if value == "":
        return NOTHING
    if not isinstance(value, str) or len(value) != 1 or value not in LETTERS:
        raise BadTodo(f"{item!r}: {value!r} is no element; there are {', '.join(LETTERS)}")
    return LETTERS.index(value)


def place_in(t: Table, item: object, value: object) -> int:
    """A place of the map. Raises BadTodo."""
    cell = read_cell(value) if isinstance(value, str) else NOTHING
    if cell not in t.land.place_of:
        raise BadTodo(f"{item!r}: {value!r} is no place of the map {t.land.name}")
    return t.land.place_of[cell]
