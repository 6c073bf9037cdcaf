"""The face of Guixi: everything the outside may ask of the game, played with one pack of content."""

from collections.abc import Mapping
from typing import Final

from sanjie.core.chance import Rng
from sanjie.core.events import Event
from sanjie.core.frames import Frame
from sanjie.core.game import NEWEST, BadOption, Chosen, Option, Reason, Story, reading_of
from sanjie.core.seats import NOTHING, Choice, Clause, Seat
from sanjie.games.guixi import notation
from sanjie.games.guixi.content import tables_with
from sanjie.games.guixi.deals import lay_out
from sanjie.games.guixi.effects import DEAL
from sanjie.games.guixi.imagining import imagine
from sanjie.games.guixi.phases import FEWEST, MODES, MOST, PLAYERS
from sanjie.games.guixi.rulebook import CLAUSES
from sanjie.games.guixi.snapshot import read_position, write_position
from sanjie.games.guixi.state import State
from sanjie.games.guixi.stories import story_of
from sanjie.games.guixi.table import LATEST
from sanjie.games.guixi.tables import Tables
from sanjie.games.guixi.unpacking import state_from
from sanjie.games.guixi.variant import OPTIONS, Variant, chosen_of, variant_of
from sanjie.games.guixi.view import GuixiView, view_of
from sanjie.packs import Pack, standard


class Guixi:
    """鬼戲：巔峰之爭, for `sanjie.core.game.Game`. `Guixi(pack)` plays with other content."""

    name: Final = "guixi"
    seats: Final = tuple(range(FEWEST, MOST + 1))
    revision: Final = LATEST
    rules: Final = "guixi-1"
    # What tools wait for, not what the rules say. There are 50 turns at most, since each takes a card off the
    # ghost deck, which nothing refills (GUIXI-7.1, 12.1). But a window has no end: a card that was used is
    # drawn again when the deck is used up, any number of times (GUIXI-5.2, 5.3), and none of the reasons of
    # GUIXI-12.7 stops players who want that. The engine holds out as long as they do.
    longest: Final = 200_000

    def __init__(self, pack: Pack | None = None) -> None:
        self.given = pack
        self.built: Tables | None = None

    @property
    def tables(self) -> Tables:
        """The content in the form the rules read; built when it is first needed. Raises BadContent."""
        if self.built is None:
            self.built = tables_with(self.given or standard("guixi"))
        return self.built

    @property
    def pack(self) -> str:
        """The digest of the content."""
        return self.tables.digest

    def option_list(self) -> list[Option]:
        """Mode, expansion, start and the options of GUIXI-19."""
        return list(OPTIONS)

    def variant(self, chosen: Mapping[str, object]) -> Variant:
        """Every option, defaults filled in. Raises BadOption."""
        return variant_of(chosen, self.tables.digest)

    def chosen(self, variant: Variant) -> dict[str, Chosen]:
        """Every option by name; the inverse of `variant`."""
        return chosen_of(variant)

    def deal(self, variant: Variant, seats: int, revision: int = NEWEST) -> State:
        """The first state: chance is asked for the set-up (GUIXI-4). Raises BadOption for a wrong count."""
        state = self.undealt(variant, seats)
        state.revision = reading_of(self.name, self.revision, revision)
        state.stack.append(Frame(DEAL, 0, 0, NOTHING))
        state.advance()
        return state

    def undealt(self, variant: Variant, seats: int) -> State:
        """A table before the set-up. Raises BadOption for a count that the mode or `start` does not allow."""
        if seats not in PLAYERS[variant.mode]:
            allowed = " or ".join(str(count) for count in PLAYERS[variant.mode])
            raise BadOption(f"mode={MODES[variant.mode]} is for {allowed} seats, not {seats} (GUIXI-4.1)")
        if variant.start >= seats:
            raise BadOption(f"start=p{variant.start} is no seat of {seats} (GUIXI-4.4)")
        state = State(variant, seats, self.tables)
        lay_out(state)
        return state

    def view(self, state: State, seat: Seat) -> GuixiView:
        """What `seat` or a watcher sees (GUIXI-18)."""
        return view_of(state, seat)

    def imagine(self, view: GuixiView, rng: Rng) -> State:
        """A state that the view's seat cannot tell from the true one."""
        return imagine(view, self.tables, rng)

    def unpack(self, packed: bytes) -> State:
        """The state that packed to `packed`. Raises BadPack."""
        return state_from(packed, self.tables)

    def write_answer(self, choice: Choice) -> str:
        """GUIXI-20.1."""
        return notation.write_answer(self.tables, choice)

    def read_answer(self, text: str) -> Choice:
        """GUIXI-20.1. Raises NotationError."""
        return notation.read_answer(self.tables, text)

    def write_position(self, state: State) -> str:
        """One canonical line; see `snapshot.py`."""
        return write_position(state)

    def read_position(self, line: str) -> State:
        """The state of a line. Raises NotationError."""
        return read_position(line, self.tables)

    def reason(self, clause: Clause) -> Reason:
        """The rulebook's clause and the name of the sentence behind a refusal."""
        return CLAUSES[clause]

    def story(self, event: Event, seat: Seat, state: State) -> Story:
        """What `seat` is told about an event."""
        return story_of(event, seat, state)


GUIXI: Final = Guixi()
