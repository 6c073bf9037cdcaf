"""What the demon king would do next, from what everybody may know: his turn is all rule and no choice.

The rules of `demon.py` run on a copy of the table; where a card or a tile that nobody knows would matter, it
is told that nobody knows. The classes are spoken at the edge, like those of the view.
"""

from dataclasses import dataclass
from typing import Literal

from sanjie.core.seats import NOTHING, Choice, Seat
from sanjie.games.hunters import events
from sanjie.games.hunters.cards import CARD_KINDS, KINDS, TILES
from sanjie.games.hunters.demon import (
    advance,
    can_parry,
    face,
    fitting,
    is_struck,
    regenerate,
    shroud,
    surge,
)
from sanjie.games.hunters.ends import FROM_HUNGER, lose_life, place_curse
from sanjie.games.hunters.gains import take_from_row
from sanjie.games.hunters.land import NOWHERE
from sanjie.games.hunters.notation import write_cell
from sanjie.games.hunters.state import State
from sanjie.games.hunters.table import UNDECIDED
from sanjie.games.hunters.tables import DEVOUR, REGENERATE, SHROUD
from sanjie.games.hunters.view import HERO_NAMES, Hero, fate_name, sees_hand, with_top

Answer = Literal["yes", "no", "unknown"]


@dataclass(slots=True)
class Struck:
    """One hero that would be struck (HUNTERS-14.8, 14.9)."""

    seat: int
    hero: Hero
    can_parry: Answer
    cards: list[str]  # known cards that parry
    falls: bool  # unless it parries


@dataclass(slots=True)
class Coming:
    """The demon king's turn against one hero, with the table as it lies now (HUNTERS-14.1)."""

    seat: int
    hero: Hero
    weight: int  # of `Forecast.cards` fate cards that can be next: how many bring this
    start: str  # cell he stands on
    path: list[str]  # cells he enters
    facing: int
    absorbs: list[str]  # cards of which it is certain, in order
    unknown: int  # further cards that nobody knows yet
    hungry: bool  # the row is empty for him: a curse token
    surges: bool
    drains: bool  # turns up the tile under him
    tile: str | None  # which one, if it has lain face up
    strike: int  # life a struck hero loses
    struck: list[Struck]
    shrouds: list[str]  # cells that turn face down
    regenerates: bool
    curses: int  # curse tokens after all that is certain
    loses: bool  # the game is then lost


@dataclass(slots=True)
class Forecast:
    """What the next fate card can be, and what the demon king makes of it."""

    cards: int  # how many can be next, each as likely
    fate: dict[str, int]  # which ones
    rebuilt: bool  # the deck is empty: the discards and the shown card make a new one first
    coming: list[Coming]  # in seat order, one for each hero whose intimidation card can be next


def forecast_after(t: State, eye: Seat, choice: Choice) -> Forecast | None:
    """The forecast once `eye` gave the legal answer `choice`, before luck has its say; None if it is the end.

    Give an imagined table: on a true one the answer might bring to light what nobody can know.
    """
    twin = t.clone()
    twin.answer(eye, choice)
    return None if twin.ended else forecast_of(twin, eye)


def forecast_of(t: State, eye: Seat) -> Forecast:
    """The forecast for `eye`, a seat or a watcher: the same for every table that it cannot tell from `t`."""
    counts = with_top(t.fate_bag, t.fate_top)
    rebuilt = t.fate_left() == 0
    if rebuilt:
        for card in t.fate_discard:
            counts[card] += 1
        if t.fate_shown != NOTHING:
            counts[t.fate_shown] += 1
    return Forecast(
        cards=sum(counts),
        fate={fate_name(t, card): count for card, count in enumerate(counts) if count},
        rebuilt=rebuilt,
        coming=[
            coming_for(t, seat, counts[2 * seat + 1], eye) for seat in range(t.seats) if counts[2 * seat + 1]
        ],
    )


def coming_for(t: State, seat: Seat, weight: int, eye: Seat) -> Coming:
    """His whole turn against `seat`."""
    twin = t.clone()
    twin.telling = True
    advance(twin, twin.pos[seat])
    face(twin, twin.pos[seat])
    under = twin.tile[twin.demon] if twin.seen >> twin.demon & 1 else UNDECIDED
    coming = Coming(
        seat=seat,
        hero=HERO_NAMES[t.heroes[seat]],
        weight=weight,
        start=write_cell(t.land.cells[t.demon]),
        path=cells_told(twin, events.DEMON_MOVED),
        facing=twin.facing,
        absorbs=[],
        unknown=0,
        hungry=False,
        surges=False,
        drains=not twin.is_up(twin.demon),
        tile=TILES[under] if under != UNDECIDED else None,
        strike=t.tables.king_strike[t.variant.king],
        struck=[],
        shrouds=[],
        regenerates=False,
        curses=0,
        loses=False,
    )
    absorb(twin, coming)
    if not twin.ended:
        twin.up |= 1 << twin.demon
        strike(twin, coming, eye)
    if not twin.ended:
        end(twin, coming)
    coming.curses = twin.curses
    coming.loses = twin.ended != 0
    return coming


def cells_told(twin: State, kind: int) -> list[str]:
    """The cells of the events of one kind; a fresh list."""
    return [write_cell(event.subject) for event in twin.told if event.kind == kind]


def absorb(twin: State, coming: Coming) -> None:
    """HUNTERS-14.5, 14.6, 14.12; cards that come into the row are unknown unless all left are alike."""
    supply = with_top(twin.supply_bag, twin.supply_top)
    left = sum(supply)
    fresh = 0  # unknown cards at the right end of the row
    for _ in range(twin.tables.absorb + (1 if twin.has_ability(DEVOUR) else 0)):
        if not twin.row and not fresh:
            coming.hungry = True
            place_curse(twin, FROM_HUNGER, NOTHING)
            return
        place = fitting(twin)
        if place == NOWHERE and twin.row and not (fresh and twin.is_up(twin.demon)):
            place = 0
        if place == NOWHERE:
            fresh += len(twin.row) - 1
            twin.row = []  # it might have been any of them
            coming.unknown += 1
            twin.power = [*twin.power, NOTHING]
        else:
            card = take_from_row(twin, place)
            coming.absorbs.append(KINDS[card])
            twin.power = [*twin.power, card]
        if left:
            left -= 1
            if supply.count(0) == CARD_KINDS - 1 and not fresh:
                twin.row = [*twin.row, next(card for card in range(CARD_KINDS) if supply[card])]
            else:
                fresh += 1
        if len(twin.power) >= twin.surge_at:
            coming.surges = True
            surge(twin)
            if twin.ended:
                return


def strike(twin: State, coming: Coming, eye: Seat) -> None:
    """HUNTERS-14.8, 14.9, 14.11; who surely falls is gone from its tile for what follows."""
    for seat in [one for one in range(twin.seats) if is_struck(twin, one)]:
        if twin.ended:
            return
        element = twin.element_at(twin.pos[seat])
        seen = twin.hands[seat] if sees_hand(twin, eye, seat) else twin.gained[seat]
        cards = sorted({card for card in seen if can_parry(twin, seat, card)})
        answer: Answer = "yes" if cards else "no"
        if element == NOTHING:  # it is about to explore: nobody knows yet where it stands
            answer = "unknown" if twin.hands[seat] else "no"
        elif not cards and not sees_hand(twin, eye, seat):
            answer = guess(twin, seat, element)
        falls = twin.life[seat] <= coming.strike
        names = [KINDS[card] for card in cards]
        coming.struck.append(Struck(seat, HERO_NAMES[twin.heroes[seat]], answer, names, falls))
        if falls and answer == "no":
            lose_life(twin, seat, coming.strike)


def guess(twin: State, seat: Seat, element: int) -> Answer:
    """Whether a hidden hand without a fitting card that all know can parry, from what all remember of it."""
    if twin.shows[seat] >> element & 1:
        return "yes"
    others = len(twin.hands[seat]) - len(twin.gained[seat])
    return "no" if others == 0 or twin.lacks[seat] >> element & 1 else "unknown"


def end(twin: State, coming: Coming) -> None:
    """HUNTERS-14.14, 14.15."""
    if twin.has_ability(SHROUD):
        shroud(twin)
        coming.shrouds = cells_told(twin, events.TILE_DOWN)
    if twin.has_ability(REGENERATE):
        before = twin.demon_life
        regenerate(twin)
        coming.regenerates = twin.demon_life > before
