"""Decisions and positions as text and back (ARAS-12.3–12.6); one language-free line each."""

import re
from functools import lru_cache
from typing import Final

from sanjie.core.game import BadOption, Chosen, NotationError
from sanjie.core.seats import Choice
from sanjie.games.aras.board import cell_number
from sanjie.games.aras.characters import LETTERS, NONE
from sanjie.games.aras.choices import (
    ATTACK_SEAT,
    CARRY,
    CHOOSE,
    MOVE,
    PLACE,
    SHIFT,
    SUMMON,
    USE,
    one,
    plain,
    three,
    two,
)
from sanjie.games.aras.phases import ACTION, PLACING
from sanjie.games.aras.phases import LETTERS as PHASES
from sanjie.games.aras.position import has_placing, set_characters
from sanjie.games.aras.showing import PLAIN, SEATS, element_texts, position_text
from sanjie.games.aras.state import State
from sanjie.games.aras.validity import add_waiting, fault_of
from sanjie.games.aras.variant import OPTIONS, Variant, chosen_of, variant_of

PLAIN_OF: Final = {text: kind for kind, text in PLAIN.items()}
CELLS_AFTER: Final = {"+": (1,), "s": (1,), "~": (2,), "m": (2,), "!": (2, 3)}
ROW_CELLS: Final = ("bcdefg", "abcdefgh", "abcdefgh", "abcdefgh", "abcdefgh", "bcdefg")  # rows 6 to 1
NUMBER: Final = re.compile("0|[1-9][0-9]{0,2}")
POSITION_OPTIONS: Final = tuple(option for option in OPTIONS if option.name != "characters")


def bad(text: str) -> NotationError:
    """The error of a line that cannot be read."""
    return NotationError("bad_notation", text)


# -- decisions -------------------------------------------------------------------------


def read_answer(text: str) -> Choice:
    """The choice that `text` names, legal or not. Raises NotationError(`bad_notation`) (ARAS-12.6)."""
    if text in PLAIN_OF:
        return int(plain(PLAIN_OF[text]))
    sign, rest = text[:1], text[1:]
    if sign == "x" and len(rest) == 1 and rest in SEATS:
        return int(one(ATTACK_SEAT, SEATS.index(rest)))
    if sign == "@" and len(rest) == 1 and rest in LETTERS[2:]:
        return int(one(CHOOSE, LETTERS.index(rest)))
    cells = [cell_number(rest[place : place + 2]) for place in range(0, len(rest), 2)]
    if sign not in CELLS_AFTER or len(cells) not in CELLS_AFTER[sign] or -1 in cells:
        raise bad(
            f"{text!r} is no decision; decisions are . / = x - keep swap, xA to xD, "
            "@ and a character's letter, + or s and a cell, ~ or m and two cells, ! and two or three cells"
        )
    if sign == "+":
        return int(one(PLACE, cells[0]))
    if sign == "s":
        return int(one(SUMMON, cells[0]))
    if len(cells) == 3:
        return int(three(CARRY, cells[0], cells[1], cells[2]))
    return int(two({"~": SHIFT, "m": MOVE, "!": USE}[sign], cells[0], cells[1]))


# -- writing a position ----------------------------------------------------------------


@lru_cache(maxsize=256)
def options_text(variant: Variant) -> str:
    """Field 10, of a variant."""
    chosen = chosen_of(variant)
    words = [
        f"{option.name}={chosen[option.name]}"
        for option in POSITION_OPTIONS
        if chosen[option.name] != option.default
    ]
    return ",".join(sorted(words)) or "-"


def write_position(state: State) -> str:
    """The canonical line of ten fields (ARAS-12.3)."""
    return position_text(state, element_texts(state), options_text(state.variant))


# -- reading a position ----------------------------------------------------------------


def read_number(text: str, low: int, high: int, what: str) -> int:
    """A whole number without leading zeros in low..high."""
    if not NUMBER.fullmatch(text) or not low <= int(text) <= high:
        raise bad(f"{what} is {text!r}; it must be a whole number from {low} to {high} without leading zeros")
    return int(text)


def read_options(text: str) -> dict[str, Chosen]:
    """Field 10: `-`, or `name=value` by commas in any order, defaults allowed (ARAS-12.4)."""
    chosen: dict[str, Chosen] = {}
    if text == "-":
        return chosen
    known = {option.name: option for option in POSITION_OPTIONS}
    for word in text.split(","):
        name, equals, value = word.partition("=")
        if name not in known or not equals:
            raise bad(f"{word!r} is no option; options are name=value with {', '.join(known)}")
        if name in chosen:
            raise bad(f"the option {name} stands twice")
        option = known[name]
        if isinstance(option.default, int):
            low, high = (option.low, option.high) if not option.values else (2, 4)
            chosen[name] = read_number(value, low, high, f"the option {name}")
        else:
            chosen[name] = value
    return chosen


def read_board(state: State, text: str) -> None:
    """Field 1, into the fields of `state`."""
    rows = text.split("/")
    if len(rows) != 6:
        raise bad(f"the board has {len(rows)} rows; it must have 6")
    for row, columns, line in zip("654321", ROW_CELLS, rows, strict=True):
        place = 0
        at = 0
        while at < len(line):
            sign = line[at]
            at += 1
            if sign in "12345678":
                if at < len(line) and line[at].isdigit():
                    raise bad(f"two digits stand together in row {row}")
                place += int(sign)
                continue
            mark = line[at] if at < len(line) and line[at] in "~!%+" else ""
            at += len(mark)
            if sign not in "abAB" or (mark == "+" if sign in "ab" else mark in ("~", "!", "%")):
                raise bad(f"{sign + mark!r} in row {row} is no element; a b with ~ ! % and A B with + are")
            if place >= len(columns):
                raise bad(f"row {row} has more than {len(columns)} cells")
            put_element(state, 1 << cell_number(columns[place] + row), sign, mark)
            place += 1
        if place != len(columns):
            raise bad(f"row {row} has {place} cells; it must have {len(columns)}")


def put_element(state: State, bit: int, sign: str, mark: str) -> None:
    """One element of field 1."""
    if sign == "a":
        state.down_a |= bit
    elif sign == "b":
        state.down_b |= bit
    elif sign == "A":
        state.up_a |= bit
    else:
        state.up_b |= bit
    if mark == "+":
        state.moved |= bit
    if mark in ("~", "!", "%") and mark:
        state.shaken |= bit
    if mark in ("!", "%") and mark:
        state.locked |= bit
    if mark == "%":
        state.twice |= bit


def read_stack(text: str) -> list[list[tuple[int, int]]]:
    """Field 9 as frames of (anchor's number, uses)."""
    if text == "-":
        return []
    frames: list[list[tuple[int, int]]] = []
    for frame in text.split("/"):
        items: list[tuple[int, int]] = []
        for item in frame.split(","):
            name, colon, uses = item.partition(":")
            anchor = cell_number(name)
            if anchor < 0 or not colon or uses not in ("1", "2"):
                raise bad(f"{item!r} in the stack is not a cell, a colon and 1 or 2")
            items.append((anchor, int(uses)))
        anchors = [anchor for anchor, _ in items]
        if anchors != sorted(anchors):
            raise bad(f"the frame {frame!r} is not in cell order")
        frames.append(items)
    return frames


def read_position(line: str) -> State:
    """The state of a line of ten fields. Raises NotationError: `bad_notation`, then `bad_position` (12.5)."""
    fields = line.split(" ")
    if len(fields) != 10:
        raise bad(f"a position has 10 fields separated by single spaces; this line has {len(fields)}")
    board, seat, phase, lives, hands, characters, turn, stall, stack, options = fields
    try:
        variant = variant_of(read_options(options))
    except BadOption as problem:
        raise bad(str(problem)) from problem
    players = variant.players
    if len(seat) != 1 or seat not in SEATS[:players]:
        raise bad(f"the seat is {seat!r}; it must be one of {SEATS[:players]}")
    if len(phase) != 1 or phase not in PHASES:
        raise bad(f"the phase is {phase!r}; it must be one of {PHASES}")
    if len(characters) != players or any(letter not in LETTERS for letter in characters):
        raise bad(f"the characters are {characters!r}; there must be {players} of {LETTERS}")
    state = State(variant)
    read_board(state, board)
    state.seat = SEATS.index(seat)
    state.phase = PHASES.index(phase)
    state.lives = read_row(lives, players, 15, "life points")
    state.hands = read_row(hands, players, 40, "hand counts")
    state.turn = read_number(turn, 1, 999, "the turn number")
    state.stall = read_number(stall, 0, 999, "the stall counter")
    frames = read_stack(stack)
    fault = fault_of(state, [LETTERS.index(letter) for letter in characters], frames)
    if fault:
        raise NotationError("bad_position", fault)
    if players == 2:
        set_characters(state, LETTERS.index(characters[0]), LETTERS.index(characters[1]))
    add_waiting(state, frames)
    if state.phase == PLACING and not has_placing(state):
        state.phase = ACTION
    return state


def read_row(text: str, players: int, high: int, what: str) -> int:
    """Numbers by commas, one a seat, packed eight bits each."""
    words = text.split(",")
    if len(words) != players:
        raise bad(f"there are {len(words)} {what} for {players} seats")
    packed = 0
    for seat, word in enumerate(words):
        packed |= read_number(word, 0, high, f"one of the {what}") << 8 * seat
    return packed


assert LETTERS[NONE] == "-"  # four players write it without looking it up
