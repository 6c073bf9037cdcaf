"""What is made of a state for every move that is shown: decisions and board as text, and the groups."""

from typing import Final

from mypy_extensions import i64

from sanjie.core.seats import Choice
from sanjie.games.aras.board import CELLS, NAMES, flood, lowest, number
from sanjie.games.aras.characters import CHARACTERS, LETTERS
from sanjie.games.aras.choices import (
    ATTACK,
    ATTACK_SEAT,
    CARRY,
    CHOOSE,
    DECLINE,
    END,
    EXCHANGE,
    FINISH,
    HIGHEST,
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
from sanjie.games.aras.creatures import CREATURES
from sanjie.games.aras.phases import LETTERS as PHASES
from sanjie.games.aras.position import character_of, frames_of, kind_at
from sanjie.games.aras.shapes import LOOSE
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

BEGINNINGS: Final[list[str]] = [""] * (15 << 12)  # notations but for a third cell, once they were needed

CELLS_IN: Final = 0xFFFFFFFFFFFF  # of a group as one number: its cells; above them lie
SIDE_B: Final = 0x1000000000000  # whether it is side b's,
UP: Final = 0x2000000000000  # whether it lies face up,
LOCKED: Final = 0x4000000000000  # whether it is locked (ARAS-8.21),
FROZEN: Final = 0x8000000000000  # whether the other side's character freezes its slimes (ARAS-9.9),
KIND_AT: Final = 52  # its kind
OWN_AT: Final = 56  # and the number of its side's character


def write_answer(choice: Choice) -> str:
    """The notation of a choice (ARAS-12.6). Raises ValueError if it is none."""
    if choice < 0 or choice > HIGHEST:
        raise ValueError(f"{choice} is no choice")
    packed: i64 = choice
    text = BEGINNINGS[packed >> 6]
    if text == "":
        text = beginning_of(packed)
        BEGINNINGS[packed >> 6] = text
    if kind_in(packed) == CARRY:
        return text + NAMES[third_in(packed)]
    return text


def write_answers(choices: list[Choice]) -> list[str]:
    """The notations of `choices`, sorted as ASCII; a fresh list."""
    found: list[str] = []
    for choice in choices:
        found.append(write_answer(choice))
    found.sort()
    return found


def beginning_of(choice: i64) -> str:
    """The notation of a choice, without the third cell if it has one."""
    kind: int = int(kind_in(choice))
    if kind in PLAIN:
        return PLAIN[kind]
    first: int = int(first_in(choice))
    if kind == ATTACK_SEAT:
        return "x" + SEATS[first]
    if kind == CHOOSE:
        return "@" + LETTERS[first]
    text = SIGNS[kind] + NAMES[first]
    if kind != PLACE and kind != SUMMON:
        text += NAMES[second_in(choice)]
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


def position_text(state: State, texts: list[str], options: str) -> str:
    """The line of ten fields (ARAS-12.3) of a state, from the texts of its cells and field 10."""
    lives = str(state.lives & 255)
    hands = str(state.hands & 255)
    seat: i64 = 1
    while seat < state.players:
        lives += "," + str(state.lives >> seat * 8 & 255)
        hands += "," + str(state.hands >> seat * 8 & 255)
        seat += 1
    board = board_text(texts)
    who = SEATS[state.seat] + " " + PHASES[state.phase]
    counted = str(state.turn) + " " + str(state.stall)
    characters, stack = characters_text(state), stack_text(state)
    return f"{board} {who} {lives} {hands} {characters} {counted} {stack} {options}"


def characters_text(state: State) -> str:
    """Field 6: a letter a seat, `-` none, `?` not chosen yet."""
    if state.players == 4:
        return "----"
    return LETTERS[state.character_a] + LETTERS[state.character_b]


def stack_text(state: State) -> str:
    """Field 9: frames by `/`, the top one last; items by `,`."""
    frames: list[str] = []
    for frame in frames_of(state):
        items: list[str] = []
        rest: i64 = frame
        while rest != 0:
            group = flood(lowest(rest), rest)
            rest ^= group
            uses = CREATURES[kind_at(state, group)].uses
            if group & state.bitten != 0:
                uses -= 1
            items.append(NAMES[number(lowest(group))] + ":" + str(uses))
        frames.append(",".join(items))
    if len(frames) == 0:
        return "-"
    return "/".join(frames)


def groups_seen(state: State) -> list[int]:
    """Every group of the board (ARAS-2.5) in the order of the anchors, each as one number; a fresh list."""
    found: list[int] = []
    side_a: i64 = state.up_a | state.down_a
    up: i64 = state.up_a | state.up_b
    own_a: i64 = character_of(state, 0)
    own_b: i64 = character_of(state, 1)
    frozen_a = CHARACTERS[own_b].freezes_slimes
    frozen_b = CHARACTERS[own_a].freezes_slimes
    rest: i64 = side_a | state.down_b | state.up_b
    while rest != 0:
        anchor: i64 = lowest(rest)
        within: i64 = up if anchor & up != 0 else ~up
        own: i64 = own_b
        frozen = frozen_b
        packed: i64 = 0
        if anchor & side_a != 0:
            within &= side_a
            own = own_a
            frozen = frozen_a
        else:
            within &= ~side_a
            packed |= SIDE_B
        cells: i64 = flood(anchor, within & rest)
        rest ^= cells
        kind: i64 = kind_at(state, cells)
        packed |= cells | kind << KIND_AT | own << OWN_AT
        if anchor & up != 0:
            packed |= UP
        elif state.locked & cells != 0:
            packed |= LOCKED
        if frozen and not (kind == LOOSE and state.variant.inert):
            packed |= FROZEN
        found.append(int(packed))
    return found
