"""What a seat (or a watcher) sees of a table of Hunters: built from nothing (HUNTERS-17, 19.6).

The classes here are the shape of the view on the wire as well; the browser's types are generated from them.
Cells are `q,r`; cards, heroes, tiles and fate cards are written as in the notation (HUNTERS-18.2).
"""

from dataclasses import dataclass
from typing import Final, Literal

from sanjie.core.seats import CHANCE, NOBODY, NOTHING, WATCHER, Seat, holds, members
from sanjie.games.hunters import effects as e
from sanjie.games.hunters.cards import CARD_KINDS, ELEMENTS, FACES, HEROES, KINDS, LETTERS, TILES
from sanjie.games.hunters.effects import FIRST_WAITING, QUESTIONS, SOURCES
from sanjie.games.hunters.land import PLACES
from sanjie.games.hunters.notation import FATE_CARDS, write_cell
from sanjie.games.hunters.rulebook import ENDING_NAMES, ENDINGS, SEALED
from sanjie.games.hunters.state import State
from sanjie.games.hunters.table import UNDECIDED, Table
from sanjie.games.hunters.tables import ABILITIES
from sanjie.games.hunters.variant import Variant, chosen_of

Hero = Literal["mage", "mercenary", "artisan", "knight", "scout"]
Question = Literal["", "act", "gain", "class", "swap", "parry", "fate", "draw", "supply", "tile", "die"]
Source = Literal["", "explore", "gather1", "gather2", "power", "skill"]
HERO_NAMES: Final[tuple[Hero, ...]] = HEROES


@dataclass(slots=True)
class Place:
    """One place of the map."""

    cell: str
    up: bool
    seen: bool  # its tile has lain face up, so everybody knows it
    tile: str | None  # None where it never has
    camp: Hero | None  # the hero in play whose camp it is


@dataclass(slots=True)
class Fate:
    """The fate cards."""

    deck_count: int
    deck: dict[str, int]  # which cards it holds, whatever their order
    shown: str | None
    discard: list[str]  # the latest last
    exile: list[str]


@dataclass(slots=True)
class Supply:
    """The supply."""

    row: list[str]  # left to right
    deck_count: int
    deck: dict[str, int]  # which cards it holds


@dataclass(slots=True)
class Demon:
    """The demon king."""

    king: str
    pos: str
    facing: int  # direction of the demon side, 0 north, clockwise
    life: int
    max: int
    power: list[str]  # the latest last
    abilities: list[str]  # those in play
    move: int
    strike: int


@dataclass(slots=True)
class Player:
    """One hero, as the view's seat sees it."""

    seat: int
    hero: Hero
    pos: str
    camp: str
    life: int
    hand_count: int
    hand: list[str] | None  # None if the view's seat may not see it
    deck_count: int
    cards: dict[str, int]  # what the deck holds; with the hand, if the view's seat does not see that
    discard: list[str]  # the latest last
    aura: list[str]  # the latest last
    primary: Hero
    secondary: Hero | None
    board_action: bool  # the third action card lies on the board
    wild: bool  # Soulforge is in force
    gained: list[str]  # concealed hands: cards in the hand that all have seen it gain
    lacks: list[str]  # elements that no other card of it shows
    shows: list[str]  # elements each of which some card of it shows


@dataclass(slots=True)
class Decision:
    """The decision that is open (HUNTERS-18.1)."""

    kind: Literal["act", "gain", "class", "swap", "parry"]
    seat: int
    may_end: bool  # act: an action was made
    match: str  # gain: the element that must show, or ""
    source: Source  # gain: what it comes from


@dataclass(slots=True)
class Result:
    """How the game ended."""

    outcome: Literal["win", "lose"]
    reason: str  # sealed, curse, weary
    clause: str


@dataclass(slots=True)
class HuntersView:
    """The whole table."""

    seat: int
    seats: int
    pack: str  # digest of the content
    revision: int
    options: dict[str, int | str]
    map: str
    difficulty: str
    x: int
    surge_at: int
    hero_life: int
    curses: int
    turn: int
    last_roll: list[str]  # faces of the latest attack
    result: Result | None
    asked: list[int]  # who owes an answer; 30 is chance
    question: Question  # its kind, "" when the game is over
    decision: Decision | None  # None when chance is asked, too
    board: list[Place]  # every place, by q, then r
    tiles: dict[str, int]  # tiles at places that were never face up
    fate: Fate
    supply: Supply
    demon: Demon
    players: list[Player]  # in seat order
    # what is needed to imagine the rest
    pending: list[list[int]]  # frames; all of it lies open
    known_to: int


def view_of(t: State, seat: Seat) -> HuntersView:
    """What `seat`, a watcher or anybody who does not play sees."""
    eye = seat if 0 <= seat < t.seats else WATCHER
    options = options_of(t)
    return HuntersView(
        seat=seat,
        seats=t.seats,
        pack=t.variant.pack,
        revision=t.revision,
        options=options,
        map=t.land.name,
        difficulty=str(options["difficulty"]),
        x=t.x,
        surge_at=t.surge_at,
        hero_life=t.hero_life,
        curses=t.curses,
        turn=t.turn,
        last_roll=[FACES[face] for face in t.last_roll],
        result=result_of(t),
        asked=members(t.awaiting),
        question=question_of(t),
        decision=decision_of(t),
        board=board_of(t),
        tiles=counts_of(TILES, hidden_tiles(t)),
        fate=fate_of(t),
        supply=Supply(named(t.row), t.supply_left(), counts_of(KINDS, with_top(t.supply_bag, t.supply_top))),
        demon=demon_of(t),
        players=[player_of(t, one, eye) for one in range(t.seats)],
        pending=[one.ints()[:7] for one in t.stack],
        known_to=t.known_to,
    )


CHOSEN: dict[Variant, dict[str, int | str]] = {}


def options_of(t: Table) -> dict[str, int | str]:
    """The options by name; worked out once a variant, a fresh dict each time."""
    if t.variant not in CHOSEN:
        if len(CHOSEN) > 500:
            CHOSEN.clear()
        CHOSEN[t.variant] = chosen_of(t.variant, t.tables)
    return dict(CHOSEN[t.variant])


def sees_hand(t: Table, eye: Seat, seat: Seat) -> bool:
    """Whether `eye` sees the hand of `seat` (HUNTERS-17.1, 17.2)."""
    return eye == seat or not t.variant.concealed


def named(cards: list[int]) -> list[str]:
    """Cards as in the notation; a fresh list."""
    return [KINDS[card] for card in cards]


def letters_of(mask: int) -> list[str]:
    """The letters of a mask of elements; a fresh list."""
    return [LETTERS[element] for element in range(ELEMENTS) if mask >> element & 1]


def with_top(bag: list[int], top: list[int]) -> list[int]:
    """How many of each there are in a bag and above it; a fresh list."""
    counts = bag[:]
    for card in top:
        counts[card] += 1
    return counts


def counts_of(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """Those of which there are any, by name; a fresh dict."""
    return {names[number]: count for number, count in enumerate(counts) if count}


def fate_name(t: Table, card: int) -> str:
    """A fate card as in the notation."""
    return FATE_CARDS[2 * t.heroes[card >> 1] + (card & 1)]


def hidden_tiles(t: Table) -> list[int]:
    """How many tiles of each kind lie at places that were never face up; a fresh list."""
    counts = t.tile_bag[:]
    for place in range(PLACES):
        if t.tile[place] != UNDECIDED and t.seen >> place & 1 == 0:
            counts[t.tile[place]] += 1
    return counts


def board_of(t: Table) -> list[Place]:
    """Every place of the map, by q, then r (HUNTERS-17.3); a fresh list."""
    camps = {t.camp[seat]: HERO_NAMES[t.heroes[seat]] for seat in range(t.seats)}
    tiles, up, seen = t.tile, t.up, t.seen
    found: list[Place] = []
    for place, cell in enumerate(t.land.cells):
        bit = 1 << place
        known = seen & bit != 0
        tile = TILES[tiles[place]] if known else None
        found.append(Place(write_cell(cell), up & bit != 0, known, tile, camps.get(place)))
    return found


def fate_of(t: Table) -> Fate:
    """The fate cards; the order of the deck is hidden from all."""
    counts = with_top(t.fate_bag, t.fate_top)
    return Fate(
        deck_count=t.fate_left(),
        deck={fate_name(t, card): count for card, count in enumerate(counts) if count},
        shown=fate_name(t, t.fate_shown) if t.fate_shown != NOTHING else None,
        discard=[fate_name(t, card) for card in t.fate_discard],
        exile=[fate_name(t, card) for card in t.fate_exile],
    )


def demon_of(t: Table) -> Demon:
    """The demon king; everything about him is open."""
    king = t.variant.king
    return Demon(
        king=t.tables.king_ids[king],
        pos=write_cell(t.land.cells[t.demon]),
        facing=t.facing,
        life=t.demon_life,
        max=t.demon_full,
        power=named(t.power),
        abilities=[ABILITIES[ability] for ability in t.abilities],
        move=t.tables.king_move[king],
        strike=t.tables.king_strike[king],
    )


def player_of(t: Table, seat: Seat, eye: Seat) -> Player:
    """One hero as `eye` sees it."""
    sees = sees_hand(t, eye, seat)
    hidden = t.deck_top[seat] + t.deck_bag[seat]
    if not sees:
        hidden += t.hands[seat]
    secondary = t.secondary[seat]
    concealed = t.variant.concealed
    return Player(
        seat=seat,
        hero=HERO_NAMES[t.heroes[seat]],
        pos=write_cell(t.land.cells[t.pos[seat]]),
        camp=write_cell(t.land.cells[t.camp[seat]]),
        life=t.life[seat],
        hand_count=len(t.hands[seat]),
        hand=named(t.hands[seat]) if sees else None,
        deck_count=t.deck_size(seat),
        cards=counts_of(KINDS, with_top([0] * CARD_KINDS, hidden)),
        discard=named(t.discard[seat]),
        aura=named(t.aura[seat]),
        primary=HERO_NAMES[t.primary[seat]],
        secondary=HERO_NAMES[secondary] if secondary != NOTHING else None,
        board_action=t.board_action >> seat & 1 == 1,
        wild=t.wild >> seat & 1 == 1,
        gained=named(t.gained[seat]) if concealed else [],
        lacks=letters_of(t.lacks[seat]) if concealed else [],
        shows=letters_of(t.shows[seat]) if concealed else [],
    )


def question_of(t: Table) -> Question:
    """The kind of the question that is open, "" if nobody is asked."""
    if t.awaiting == NOBODY:
        return ""
    return QUESTION_NAMES[t.stack[-1].step - FIRST_WAITING]


def decision_of(t: Table) -> Decision | None:
    """The decision that is open, or None (HUNTERS-18.1)."""
    if t.awaiting == NOBODY or holds(t.awaiting, CHANCE):
        return None
    frame = t.stack[-1]
    gain = frame.step == e.GAINING
    return Decision(
        kind=DECISIONS[frame.step - FIRST_WAITING],
        seat=frame.actor,
        may_end=frame.step == e.ACTING and frame.amount == 1,
        match=LETTERS[frame.target] if gain and frame.target != NOTHING else "",
        source=SOURCE_NAMES[frame.source] if gain else "",
    )


DECISIONS: Final[tuple[Literal["act", "gain", "class", "swap", "parry"], ...]] = (
    *("act", "gain", "class", "swap", "parry"),
)
SOURCE_NAMES: Final[tuple[Source, ...]] = SOURCES
QUESTION_NAMES: Final[tuple[Question, ...]] = QUESTIONS


def result_of(t: Table) -> Result | None:
    """How the game ended (HUNTERS-16)."""
    if t.ended == 0:
        return None
    won: Literal["win", "lose"] = "win" if t.ended == SEALED else "lose"
    return Result(won, ENDING_NAMES[t.ended], ENDINGS[t.ended])
