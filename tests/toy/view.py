"""Lanterns, seen from one seat: a view built from nothing, and the tables that look the same from there."""

from dataclasses import dataclass

from sanjie.core.chance import Rng
from sanjie.core.frames import frame_of
from sanjie.core.seats import EVERYONE, NOBODY, NOTHING, PASS, Choice, Seat, SeatSet, holds, only
from toy.rules import BAG, NAMED, PLAYED, SEATS, State, Variant


@dataclass(frozen=True)
class View:
    """A seat's own knowledge. It has no field in which a card that the seat has not seen could be written."""

    seat: Seat
    variant: Variant
    revision: int
    round: int
    points: tuple[int, ...]
    known: tuple[tuple[int, int], ...]  # (card, where it is) for the cards this seat knows about
    hands: tuple[int, ...]  # per seat: how many cards it holds
    awaiting: SeatSet
    known_to: SeatSet
    sealed: bool
    voted: SeatSet
    my_ballot: Choice
    frames: tuple[tuple[int, ...], ...]  # everything being resolved lies open; answers are forgotten by then


def view(state: State, seat: Seat) -> View:
    """What `seat` sees."""
    voted = NOBODY
    for voter in state.ballots:
        voted |= only(voter)
    return View(
        seat=seat,
        variant=state.variant,
        revision=state.revision,
        round=state.round,
        points=tuple(state.points),
        known=tuple((card, at) for card, at in enumerate(state.holder) if holds(state.seen[card], seat)),
        hands=tuple(state.hand_size(other) for other in range(SEATS)),
        awaiting=state.awaiting,
        known_to=state.known_to,
        sealed=state.sealed,
        voted=voted,
        my_ballot=state.ballots.get(seat, NOTHING),
        frames=tuple(tuple(frame.ints()[:7]) for frame in state.stack),
    )


def imagine(seen: View, rng: Rng) -> State:
    """A table that `seen.seat` cannot tell from the true one, made from the view alone."""
    state = State(seen.variant)
    state.revision = seen.revision
    state.round = seen.round
    state.points = list(seen.points)
    for card, place in seen.known:
        state.holder[card] = place
        # a seat that knows another's card has held it: those two, and for the rest nobody, know where it is
        state.seen[card] = EVERYONE if place == PLAYED else only(place) | only(seen.seat)
    unknown = [card for card, place in enumerate(state.holder) if place == BAG]
    rng.shuffle(unknown)
    for seat in range(SEATS):
        for _ in range(seen.hands[seat] - state.hand_size(seat)):
            card = unknown.pop()
            state.holder[card] = seat
            state.seen[card] = only(seat)
    state.stack = [frame_of([*frame, NOTHING]) for frame in seen.frames]
    state.awaiting = seen.awaiting
    state.known_to = seen.known_to
    state.sealed = seen.sealed
    for seat in range(SEATS):
        if holds(seen.voted, seat):
            guess = [PASS, *range(NAMED, NAMED + SEATS)][int(rng.below(SEATS + 1))]
            state.ballots[seat] = seen.my_ballot if seat == seen.seat else guess
    return state
