"""What is made of a state for every move that is shown: decisions and board as text, and the groups."""

from typing import Final

from mypy_extensions import i64

from sanjie.core.seats import Choice
from sanjie.games.aras.board import CELLS, cell_name, flood, lowest, number
from sanjie.games.aras.characters import LETTERS
from sanjie.games.aras.choices import (
    ATTACK,
    ATTACK_SEAT,
    CARRY,
    CHOOSE,
    DECLINE,
    END,
    EXCHANGE,
    FINISH,
    KEEP,
    MOVE,
    PLACE,
    SHIFT,
    SKIP,
    SUMMON,
    USE,
    first_in,
    kind_in,
    second_in,
    third_in,
)
from sanjie.games.aras.position import down_of, kind_at, up_of
from sanjie.games.aras.state import State

PLAIN: Final[dict[int, str]] = {
    END: "/",
    SKIP: ".",
    FINISH: "=",
    DECLINE: "-",
    KEEP: "keep",
    EXCHANGE: "swap",
    ATTACK: "x",
}
SEATS: Final = "ABCD"
SIGNS: Final[dict[int, str]] = {PLACE: "+", SHIFT: "~", SUMMON: "s", MOVE: "m", USE: "!", CARRY: "!"}

Seen = tuple[int, int, bool, int, bool]  # a group: its cells, side, whether it lies face up, kind, locked


def write_answer(choice: Choice) -> str:
    """The notation of a choice (ARAS-12.6)."""
    kind: int = int(kind_in(choice))
    if kind in PLAIN:
        return PLAIN[kind]
    first: int = int(first_in(choice))
    if kind == ATTACK_SEAT:
        return "x" + SEATS[first]
    if kind == CHOOSE:
        return "@" + LETTERS[first]
    text = SIGNS[kind] + cell_name(first)
    if kind != PLACE and kind != SUMMON:
        text += cell_name(int(second_in(choice)))
    if kind == CARRY:
        text += cell_name(int(third_in(choice)))
    return text


def element_texts(state: State) -> list[str]:
    """For each of the 48 numbers of a cell the element on it with its mark, empty for none; a fresh list.

    `a b` lie face down, with `~ ! %` as marks, `A B` face up, with `+` for one that has moved.
    """
    twice: i64 = state.twice
    locked: i64 = state.locked & ~twice
    shaken: i64 = state.shaken & ~twice & ~locked
    plain: i64 = ~(twice | locked | shaken)
    moved: i64 = state.moved
    texts = [""] * 48
    mark_cells(texts, state.up_a & ~moved, "A")
    mark_cells(texts, state.up_a & moved, "A+")
    mark_cells(texts, state.up_b & ~moved, "B")
    mark_cells(texts, state.up_b & moved, "B+")
    mark_cells(texts, state.down_a & plain, "a")
    mark_cells(texts, state.down_a & twice, "a%")
    mark_cells(texts, state.down_a & locked, "a!")
    mark_cells(texts, state.down_a & shaken, "a~")
    mark_cells(texts, state.down_b & plain, "b")
    mark_cells(texts, state.down_b & twice, "b%")
    mark_cells(texts, state.down_b & locked, "b!")
    mark_cells(texts, state.down_b & shaken, "b~")
    return texts


def mark_cells(texts: list[str], cells: i64, text: str) -> None:
    """Put `text` where there is a cell in `cells`."""
    rest: i64 = cells
    while rest != 0:
        bit: i64 = lowest(rest)
        texts[number(bit)] = text
        rest ^= bit


def board_text(texts: list[str]) -> str:
    """Field 1 of a position (ARAS-12.3): rows 6 to 1, runs of empty cells as digits."""
    rows: list[str] = []
    cells: i64 = CELLS
    row: i64 = 5
    while row >= 0:
        text = ""
        run: i64 = 0
        cell: i64 = row
        while cell < 48:
            if (cells >> cell) & 1 != 0:
                element = texts[cell]
                if element == "":
                    run += 1
                elif run > 0:
                    text += str(run) + element
                    run = 0
                else:
                    text += element
            cell += 6
        if run > 0:
            text += str(run)
        rows.append(text)
        row -= 1
    return "/".join(rows)


def groups_seen(state: State) -> list[Seen]:
    """Every group of the board (ARAS-2.5), side by side, those face up first; a fresh list."""
    found: list[Seen] = []
    for side in range(2):
        for up in (True, False):
            rest: i64 = up_of(state, side) if up else down_of(state, side)
            while rest != 0:
                cells: i64 = flood(lowest(rest), rest)
                rest ^= cells
                locked = not up and state.locked & cells != 0
                found.append((int(cells), side, up, int(kind_at(state, cells)), locked))
    return found
