"""Lanterns, as every game shows itself to the outside."""

import re
from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from sanjie.core.chance import Rng
from sanjie.core.events import Event, project
from sanjie.core.frames import Frame
from sanjie.core.game import (
    NEWEST,
    BadOption,
    Chosen,
    NotationError,
    Option,
    Reason,
    Story,
    reading_of,
)
from sanjie.core.packing import BadPack, pack_ints
from sanjie.core.seats import NOTHING, PASS, Choice, Clause, Seat
from toy import rules as lamp
from toy.rules import CARDS, NAMED, SEATS, State, Variant, state_of
from toy.view import View, imagine, view

REASONS: Final = {
    lamp.NOT_ASKED: Reason("LAMP-3", "not-asked"),
    lamp.NOT_IN_HAND: Reason("LAMP-3", "not-in-hand"),
    lamp.SNUFFERS_ANSWER: Reason("LAMP-3", "snuffers-answer"),
    lamp.ONLY_SNUFFERS: Reason("LAMP-3", "only-snuffers"),
    lamp.NOT_IN_BAG: Reason("LAMP-2", "not-in-bag"),
    lamp.NOT_A_SEAT: Reason("LAMP-4", "not-a-seat"),
    lamp.NO_CARD_THERE: Reason("LAMP-4", "no-card-there"),
    lamp.MUST_CHOOSE: Reason("LAMP-4", "must-choose"),
    lamp.ENDED: Reason("LAMP-6", "ended"),
}
STORIES: Final = {
    lamp.DRAWN: ("drawn", "LAMP-2"),
    lamp.PUT_DOWN: ("put-down", "LAMP-3"),
    lamp.SNUFFED: ("snuffed", "LAMP-3"),
    lamp.SCORED: ("scored", "LAMP-4"),
    lamp.STOLEN: ("stolen", "LAMP-4"),
    lamp.PASSED: ("passed", "LAMP-3"),
    lamp.VOTED: ("voted", "LAMP-5"),
    lamp.DIMMED: ("dimmed", "LAMP-5"),
    lamp.FINISHED: ("finished", "LAMP-6"),
}
OPTIONS: Final = [
    Option("goal", 3, (), "LAMP-6", 1, 9),
    Option("cards", "few", tuple(CARDS), "LAMP-1"),
]


class Lanterns:
    """The face of the game; it fits `sanjie.core.game.Game`."""

    name = "lanterns"
    seats = (SEATS,)
    revision = lamp.FIRST
    rules = "lanterns-1"
    longest = 40 * lamp.ROUNDS  # 6 draws, a lead, 5 snuffers with 2 asked about each, a theft, 3 votes

    def option_list(self) -> list[Option]:
        """`goal` and `cards`."""
        return list(OPTIONS)

    def variant(self, chosen: Mapping[str, object]) -> Variant:
        """The options as a record. Raises BadOption."""
        allowed = {option.name: option for option in OPTIONS}
        for name, value in chosen.items():
            if name not in allowed or not allowed[name].allows(value):
                raise BadOption(f"{name}={value!r} is not an option of lanterns")
        return Variant(**{**{option.name: option.default for option in OPTIONS}, **chosen})  # type: ignore[arg-type]

    def chosen(self, variant: Variant) -> dict[str, Chosen]:
        """Every option by name."""
        return asdict(variant)

    def deal(self, variant: Variant, seats: int, revision: int = NEWEST) -> State:
        """A first state, about to draw for seat 0. Raises BadOption unless three play."""
        if seats != SEATS:
            raise BadOption(f"lanterns is for {SEATS} seats, not {seats}")
        state = self.empty(variant)
        state.revision = reading_of(self.name, self.revision, revision)
        state.stack.append(Frame(lamp.ROUND, 0, PASS, NOTHING))
        state.advance()
        return state

    def empty(self, variant: Variant) -> State:
        """A table with all cards in the bag and nobody asked."""
        return State(variant)

    def view(self, state: State, seat: Seat) -> View:
        """What `seat` sees."""
        return view(state, seat)

    def imagine(self, seen: View, rng: Rng) -> State:
        """A table that looks the same."""
        return imagine(seen, rng)

    def unpack(self, packed: bytes) -> State:
        """The state that packed to `packed`. Raises BadPack."""
        return state_of(packed)

    def write_answer(self, choice: Choice) -> str:
        """`-` to pass, `c<number>` for a card, `sA`..`sC` for a seat."""
        if choice == PASS:
            return "-"
        return f"s{'ABC'[choice - NAMED]}" if choice >= NAMED else f"c{choice}"

    def read_answer(self, text: str) -> Choice:
        """The choice that `text` names. Raises NotationError."""
        if text == "-":
            return PASS
        if re.fullmatch("s[A-C]", text):
            return NAMED + "ABC".index(text[1])
        if re.fullmatch("c(0|[1-9][0-9]?)", text, re.ASCII):
            return int(text[1:])
        raise NotationError("bad_notation", f"{text!r} is no decision: -, c0 to c99, sA to sC")

    def write_position(self, state: State) -> str:
        """The numbers of the state, separated by spaces."""
        return " ".join(map(str, state.row()))

    def read_position(self, line: str) -> State:
        """The state of a line. Raises NotationError."""
        if not re.fullmatch(r"(0|-?[1-9][0-9]{0,17})( (0|-?[1-9][0-9]{0,17}))*", line, re.ASCII):
            raise NotationError("bad_notation", "a position is a row of whole numbers with single spaces")
        try:
            return self.unpack(pack_ints([int(number) for number in line.split(" ")]))
        except BadPack as problem:
            raise NotationError("bad_position", str(problem)) from problem

    def reason(self, clause: Clause) -> Reason:
        """Which printed clause stands behind `clause`."""
        return REASONS[clause]

    def story(self, event: Event, seat: Seat, state: State) -> Story:
        """What `seat` is told about `event`."""
        kind, whose, subject, value = project(event, seat)
        name, clause = STORIES[kind]
        cards = (lamp.PUT_DOWN, lamp.SNUFFED, lamp.SCORED)
        places = [self.write_answer(subject)] if kind in cards else []
        return Story(name, whose, {"subject": subject, "value": value}, places, clause)


class LaterLanterns(Lanterns):
    """The same game as a later release has it, whose new games are played by another reading."""

    revision = lamp.LATEST


LANTERNS: Final = Lanterns()
LATER_LANTERNS: Final = LaterLanterns()
