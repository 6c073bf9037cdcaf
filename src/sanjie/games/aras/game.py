"""The face of Aras: everything the outside may ask of the game."""

from collections.abc import Mapping
from typing import Final

from sanjie.core.chance import Rng
from sanjie.core.events import Event
from sanjie.core.game import NEWEST, BadOption, Chosen, Option, Reason, Story, reading_of
from sanjie.core.packing import BadPack, Reader
from sanjie.core.seats import Choice, Clause, Seat
from sanjie.games.aras import notation
from sanjie.games.aras.board import CELLS, cells_of, flood, lowest, number
from sanjie.games.aras.characters import CHARACTERS, LETTERS, NONE
from sanjie.games.aras.creatures import CREATURES
from sanjie.games.aras.packing import VERSION
from sanjie.games.aras.phases import CHARACTERS as CHOOSING
from sanjie.games.aras.phases import ENDED
from sanjie.games.aras.position import START_LIFE, kind_at, set_characters, set_hand, set_life
from sanjie.games.aras.revisions import LATEST
from sanjie.games.aras.rulebook import CLAUSES
from sanjie.games.aras.shapes import BENT, LONG
from sanjie.games.aras.showing import write_answer
from sanjie.games.aras.state import State
from sanjie.games.aras.stories import story_of
from sanjie.games.aras.validity import Frames, add_waiting, fault_of
from sanjie.games.aras.variant import OPTIONS, Variant, chosen_of, variant_of
from sanjie.games.aras.view import ArasView, view_of

HAND: Final = {2: 15, 4: 10}  # elements each player takes (ARAS-1.5, 13.2)
DECISIONS_A_TURN: Final = 300  # a turn's placing, moves and uses stay below this (ARAS-8.5)


class Aras:
    """亞拉斯之戒, for `sanjie.core.game.Game`. It has no state of its own."""

    name: Final = "aras"
    seats: Final = (2, 4)
    revision: Final = LATEST
    rules: Final = "aras-1"
    longest: Final = 3 + 999 * DECISIONS_A_TURN

    def option_list(self) -> list[Option]:
        """The options of ARAS-11, and `characters` (ARAS-1.7, 1.8)."""
        return list(OPTIONS)

    def variant(self, chosen: Mapping[str, object]) -> Variant:
        """Every option, defaults filled in. Raises BadOption."""
        return variant_of(chosen)

    def chosen(self, variant: Variant) -> dict[str, Chosen]:
        """Every option by name; the inverse of `variant`."""
        return chosen_of(variant)

    def deal(self, variant: Variant, seats: int, revision: int = NEWEST) -> State:
        """The first state (ARAS-1). Raises BadOption unless `seats` is the option `players`."""
        if seats != variant.players:
            raise BadOption(
                f"players={variant.players} needs {variant.players} seats, not {seats} (ARAS-11.9)"
            )
        state = State(variant)
        state.revision = reading_of(self.name, self.revision, revision)
        for seat in range(seats):
            set_life(state, seat, START_LIFE)
            set_hand(state, seat, HAND[seats])
        if seats == 2 and variant.characters != "--":
            set_characters(state, LETTERS.index(variant.characters[0]), LETTERS.index(variant.characters[1]))
        if variant.characters == "??":
            state.phase = CHOOSING
        else:
            state.begin_placing()
        return state

    def view(self, state: State, seat: Seat) -> ArasView:
        """The whole table: Aras is open, so every seat and watcher sees the same."""
        return view_of(state)

    def imagine(self, view: ArasView, rng: Rng) -> State:
        """The only state there is behind a view."""
        state = notation.read_position(view.position)
        state.revision = view.revision
        return state

    def unpack(self, packed: bytes) -> State:
        """The state that packed to `packed`. Raises BadPack for anything else."""
        return unpack(packed)

    def write_answer(self, choice: Choice) -> str:
        """ARAS-12.6."""
        return write_answer(choice)

    def read_answer(self, text: str) -> Choice:
        """ARAS-12.6. Raises NotationError."""
        return notation.read_answer(text)

    def write_position(self, state: State) -> str:
        """ARAS-12.3."""
        return notation.write_position(state)

    def read_position(self, line: str) -> State:
        """ARAS-12.5. Raises NotationError."""
        return notation.read_position(line)

    def reason(self, clause: Clause) -> Reason:
        """The rulebook's clause and the name of the sentence behind a refusal."""
        return CLAUSES[clause]

    def story(self, event: Event, seat: Seat, state: State) -> Story:
        """An event in words' reach; the same for every seat."""
        return story_of(event, state)


ARAS: Final = Aras()


def unpack(packed: bytes) -> State:
    """Read what `State.pack` wrote, and refuse positions that cannot be. Raises BadPack."""
    reader = Reader(packed)
    reader.take(VERSION, VERSION)
    revision = reader.take(1, LATEST)
    players = reader.take(2, 4)
    if players == 3:
        raise BadPack("Aras is for two or four")
    variant = Variant(
        players=players,
        must_place=reader.take(0, 1) == 1,
        dragons=reader.take(LONG, LONG | BENT),
        inert=reader.take(0, 1) == 1,
        attack_alone=reader.take(0, 1) == 1,
        bear_returns=reader.take(0, 1) == 1,
        expansion=reader.take(0, 1) == 1,
        stall=reader.take(1, 998),
        limit=reader.take(1, 999),
        swap=reader.take(0, 1) == 1,
        characters="--",
    )
    characters = [reader.take(0, len(CHARACTERS) - 1) for _ in range(2)]
    state = State(variant)
    state.revision = revision
    state.seat = reader.take(0, players - 1)
    state.phase = reader.take(0, ENDED)
    state.turn = reader.take(1, 999)
    state.stall = reader.take(0, 999)
    state.lives = reader.take(0, 2**32 - 1)
    state.hands = reader.take(0, 2**32 - 1)
    for seat in range(4):
        life, hand = state.lives >> 8 * seat & 255, state.hands >> 8 * seat & 255
        if life > START_LIFE or hand > 40 or (seat >= players and (life or hand)):
            raise BadPack("life points or hands are out of range")
    masks = [reader.take(0, CELLS) for _ in range(8)]
    state.down_a, state.down_b, state.up_a, state.up_b = masks[:4]
    state.shaken, state.locked, state.twice, state.moved = masks[4:]
    check_masks(state, masks)
    bitten = reader.take(0, CELLS)
    frames: Frames = []
    for _ in range(reader.take(0, 40)):
        cells = reader.take(1, CELLS)
        frames.append([])
        while cells:
            group = int(flood(lowest(cells), cells))
            cells ^= group
            uses = CREATURES[kind_at(state, group)].uses - (1 if group & bitten else 0)
            frames[-1].append((int(number(lowest(group))), uses))
    reader.end()
    fault = fault_of(state, characters if players == 2 else [NONE] * 4, frames)
    if fault:
        raise BadPack(fault)
    set_characters(state, characters[0], characters[1])
    add_waiting(state, frames)
    if state.pack() != packed:
        raise BadPack("the bytes are not the canonical ones of their state")
    return state


def check_masks(state: State, masks: list[int]) -> None:
    """Raises BadPack when sets of cells do not fit each other."""
    down_a, down_b, up_a, up_b, shaken, locked, twice, moved = masks
    if any(mask & ~CELLS for mask in masks):
        raise BadPack("a set holds more than cells")
    if len(cells_of(down_a | down_b | up_a | up_b)) != sum(len(cells_of(mask)) for mask in masks[:4]):
        raise BadPack("two elements lie on one cell")
    if shaken & ~(down_a | down_b) or locked & ~shaken or twice & ~locked or moved & ~(up_a | up_b):
        raise BadPack("a mark stands without its element")
