"""The face of Hunters: everything the outside may ask of the game, played with one pack of content."""

from collections.abc import Mapping
from typing import Final

from sanjie.core.chance import Rng
from sanjie.core.events import Event
from sanjie.core.frames import Frame
from sanjie.core.game import NEWEST, BadOption, Chosen, Option, Reason, Story, reading_of
from sanjie.core.seats import NOTHING, Choice, Clause, Seat
from sanjie.games.hunters import notation
from sanjie.games.hunters.content import tables_with
from sanjie.games.hunters.deals import lay_out
from sanjie.games.hunters.effects import DEAL
from sanjie.games.hunters.imagining import imagine
from sanjie.games.hunters.positions import read_position, write_position
from sanjie.games.hunters.rulebook import CLAUSES, LONGEST
from sanjie.games.hunters.state import State
from sanjie.games.hunters.stories import story_of
from sanjie.games.hunters.table import LATEST
from sanjie.games.hunters.tables import MOST_PLAYERS, Tables
from sanjie.games.hunters.unpacking import state_from
from sanjie.games.hunters.variant import Variant, chosen_of, heroes_at, options_of, variant_of
from sanjie.games.hunters.view import HuntersView, view_of
from sanjie.packs import Pack, standard


class Hunters:
    """破魔聖刃—蠻荒獵手, for `sanjie.core.game.Game`. `Hunters(pack)` plays with other content."""

    name: Final = "hunters"
    seats: Final = tuple(range(1, MOST_PLAYERS + 1))
    revision: Final = LATEST
    rules: Final = "hunters-1"
    longest: Final = LONGEST

    def __init__(self, pack: Pack | None = None) -> None:
        self.given = pack
        self.built: Tables | None = None

    @property
    def tables(self) -> Tables:
        """The content in the form the rules read; built when it is first needed. Raises BadContent."""
        if self.built is None:
            self.built = tables_with(self.given or standard("hunters"))
        return self.built

    @property
    def pack(self) -> str:
        """The digest of the content."""
        return self.tables.digest

    def option_list(self) -> list[Option]:
        """Demon king, difficulty, map, heroes and the options of HUNTERS-20.2."""
        return options_of(self.tables)

    def variant(self, chosen: Mapping[str, object]) -> Variant:
        """Every option, defaults filled in. Raises BadOption."""
        return variant_of(chosen, self.tables)

    def chosen(self, variant: Variant) -> dict[str, Chosen]:
        """Every option by name; the inverse of `variant`."""
        return chosen_of(variant, self.tables)

    def deal(self, variant: Variant, seats: int, revision: int = NEWEST) -> State:
        """The first state: chance is asked for the set-up (HUNTERS-3). Raises BadOption (HUNTERS-3.2)."""
        state = self.undealt(variant, seats)
        state.revision = reading_of(self.name, self.revision, revision)
        state.stack.append(Frame(DEAL, 0, NOTHING, NOTHING))
        state.advance()
        return state

    def undealt(self, variant: Variant, seats: int) -> State:
        """A table before the set-up. Raises BadOption for a wrong count or a hero that is played twice."""
        if seats not in self.seats:
            raise BadOption(f"1 to {MOST_PLAYERS} heroes can play, not {seats} (HUNTERS-3.2)")
        heroes_at(variant, seats)
        land = self.tables.maps[variant.land]
        if not land.used[seats]:
            raise BadOption(f"the map {land.name} is not for {seats} heroes (HUNTERS-3.18)")
        state = State(variant, seats, self.tables)
        lay_out(state)
        return state

    def view(self, state: State, seat: Seat) -> HuntersView:
        """What `seat` or a watcher sees (HUNTERS-17)."""
        return view_of(state, seat)

    def imagine(self, view: HuntersView, rng: Rng) -> State:
        """A state that the view's seat cannot tell from the true one."""
        return imagine(view, self.tables, rng)

    def unpack(self, packed: bytes) -> State:
        """The state that packed to `packed`. Raises BadPack."""
        return state_from(packed, self.tables)

    def write_answer(self, choice: Choice) -> str:
        """HUNTERS-18.2."""
        return notation.write_answer(choice)

    def read_answer(self, text: str) -> Choice:
        """HUNTERS-18.2. Raises NotationError."""
        return notation.read_answer(text)

    def write_position(self, state: State) -> str:
        """One canonical line; see `positions.py`."""
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


HUNTERS: Final = Hunters()
