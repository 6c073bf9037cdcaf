"""What a seat (or a watcher) sees of a table of Guixi: built from nothing, with no place for anything else.

The classes here are the shape of the view on the wire as well; the browser's types are generated from them.
Cards, ghosts, skills, kings and characters are the ids of the content file.
"""

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Final, Literal

from sanjie.core.seats import NOTHING, Seat, holds, members
from sanjie.games.guixi import effects as e
from sanjie.games.guixi import quantities as q
from sanjie.games.guixi.choices import USE, kind_in, what_in
from sanjie.games.guixi.effects import FIRST_WAITING, QUESTIONS
from sanjie.games.guixi.exorcisms import is_barred
from sanjie.games.guixi.kings import goal_count, goal_number
from sanjie.games.guixi.notation import object_texts
from sanjie.games.guixi.phases import IDENTITIES, MODES, PHASES
from sanjie.games.guixi.rulebook import ENDING_NAMES, ENDINGS
from sanjie.games.guixi.score import (
    LINE_CLAUSES,
    LINE_NAMES,
    SIDES,
    lines_of,
    points_by_seat,
    points_by_side,
    side_of,
    sides_in_game,
)
from sanjie.games.guixi.sights import (
    ghosts_by_seat,
    names_of,
    sees_identity,
    unseen_cards,
    unseen_ghosts,
    unseen_identities,
    unseen_kings,
)
from sanjie.games.guixi.state import State
from sanjie.games.guixi.table import ONLOOKER
from sanjie.games.guixi.tables import GOALS
from sanjie.games.guixi.variant import Variant, chosen_of

Identity = Literal["red", "blue", "heretic", "heretic_king"]
Phase = Literal["setup", "draw", "day", "before", "haunt", "after", "exorcism", "checks", "end"]
Mode = Literal["standard", "competitive", "fun"]
GOAL_NAMES = tuple(GOALS.split())


@dataclass(slots=True)
class Player:
    """One player, as the view's seat sees him."""

    seat: int
    identity: Identity | None  # own, face up or learned
    revealed: bool  # the identity card lies face up
    elder: bool
    character: str | None
    hand_count: int
    hand: list[str] | None  # every card: one's own, or a hand that lies open
    known: list[str]  # cards that the view's seat knows to be in it
    open_hand: bool
    spirit: int
    artifact: str | None
    ghosts: list[str]  # oldest first
    points: list[str]  # dispelled ghosts, oldest first
    hand_limit: int
    wards: int
    banned: bool  # may not vote this turn
    silenced: bool
    used: list[str]  # skills used this turn


@dataclass(slots=True)
class Item:
    """A card or skill that waits on the stack, or is happening."""

    number: int  # s1 …
    seat: int
    kind: Literal["card", "skill"]
    name: str
    objects: list[str]  # as in the notation: "hanged_r", "p2", "n3", "s1"


@dataclass(slots=True)
class KnownGhost:
    """A card of the ghost deck that the view's seat has seen."""

    place: int  # from the top, 0 first
    card: str


@dataclass(slots=True)
class Voter:
    """Votes before one player."""

    seat: int
    count: int
    called: bool  # its turn to vote has come
    barred: bool
    votes: list[str] | None  # faces, if the view's seat knows them
    challenged: bool


@dataclass(slots=True)
class Exorcism:
    """The exorcism or summoning that is going on."""

    host: int
    ghost: str
    holder: int
    summoning: bool
    condition: int  # as it stands now
    voters: list[Voter]  # seat by seat
    mixing: bool  # the votes lie mixed
    shown: int  # mixed votes shown so far
    left: int  # mixed votes still face down
    counted: list[int]  # seats with a counted vote, once mixed
    plus: int
    minus: int
    wrong: bool  # a challenge was wrong


@dataclass(slots=True)
class Result:
    """The last finished exorcism or summoning."""

    host: int
    ghost: str
    net: int
    condition: int
    ok: bool
    failed: bool  # ended by a wrong challenge
    summoning: bool


@dataclass(slots=True)
class King:
    """The ghost king."""

    seat: int
    card: str
    turn: int  # in which he appeared
    own_turns: int
    fails: int
    summons: int
    goal: str  # a kind of GUIXI-17.3
    count: int
    needed: int


@dataclass(slots=True)
class Points:
    """Some points of one seat, with the clause that gives them."""

    seat: int
    what: str  # "own-colour" …
    ghost: str | None
    points: int
    clause: str


@dataclass(slots=True)
class Side:
    """The total of one side."""

    side: Literal["red", "blue", "heretic"]
    seats: list[int]
    total: int
    winner: bool


@dataclass(slots=True)
class Ended:
    """How the game ended, and every point that counted."""

    reason: str  # GUIXI-12.7
    clause: str
    winners: list[int]
    points: list[Points]
    totals: list[int]  # per seat
    sides: list[Side]
    slayer: int  # or -1


@dataclass(slots=True)
class GuixiView:
    """The whole table."""

    seat: int
    seats: int
    pack: str  # digest of the content
    revision: int
    options: dict[str, int | str]
    mode: Mode
    phase: Phase
    turn: int
    current: int
    priority: int
    passes: int
    asked: list[int]  # who owes an answer; 30 is chance
    question: str  # its kind, "" when the game is over
    about: str  # the ghost that a possession question is about, or ""
    players: list[Player]
    deck_count: int
    discard: list[str]  # the last discarded last
    ghost_deck_count: int
    ghosts_known: list[KnownGhost]
    ghost_discard: list[str]
    stack: list[Item]  # the top one last
    happening: list[Item]  # items that resolve now, the innermost last
    item_count: int
    exorcism: Exorcism | None
    result: Result | None
    king: King | None
    final_seat: int  # or -1
    vote_mod: int
    conditions: list[tuple[str, int]]  # changed conditions
    dice_set: list[int]
    no_exorcism: bool
    bought: bool
    dispelled: bool
    freed: list[int]
    arrived: list[int]
    lifted: list[tuple[str, int]]  # ghosts in the air, and the seat they go to, or -1
    peeks: list[tuple[int, int]]  # who will look at whose votes
    ended: Ended | None
    # what is needed to imagine the rest
    unseen_cards: dict[str, int]  # in the deck, in hands and among votes, face down for this seat
    unseen_ghosts: dict[str, int]  # in the ghost deck
    unseen_kings: list[str]
    unseen_identities: list[str]
    deeds: list[int]  # what players did to each other, two numbers each; all of it lay open
    pending: list[list[int]]  # frames; all of it lies open
    known_to: int


player_fields: Final = attrgetter(*(one.name for one in fields(Player)))
view_fields: Final = attrgetter(*(one.name for one in fields(GuixiView)))


def view_of(t: State, seat: Seat) -> GuixiView:
    """What `seat`, a watcher or anybody who does not play sees."""
    return seen_by(t, open_view(t), seat)


def seen_by(t: State, common: GuixiView, seat: Seat) -> GuixiView:
    """`common`, which is open to everybody, with what `seat` alone sees or does not see."""
    eye = seat if 0 <= seat < t.seats else ONLOOKER
    view = GuixiView(*view_fields(common))
    view.seat = seat
    view.players = players_seen(t, eye, common.players)
    view.ghosts_known = known_ghosts(t, eye)
    view.exorcism = exorcism_of(t, eye)
    view.unseen_cards = unseen_cards(t, eye)
    view.unseen_ghosts = unseen_ghosts(t, eye)
    view.unseen_identities = unseen_identities(t, eye)
    return view


def open_view(t: State) -> GuixiView:
    """What everybody sees alike, and the players as an onlooker sees them; all else is empty.

    Its parts are shared by the views that are made of it.
    """
    tables = t.tables
    ghosts, cards = tables.ghost_ids, tables.card_ids
    frame = t.stack[-1] if t.stack else None
    about = frame.source if frame is not None and frame.effect == e.POSSESSION else NOTHING
    return GuixiView(
        seat=ONLOOKER,
        seats=t.seats,
        pack=t.variant.pack,
        revision=t.revision,
        options=options_of(t.variant),
        mode=MODES[t.variant.mode],
        phase=PHASES[t.phase],
        turn=t.turn,
        current=t.current,
        priority=t.priority,
        passes=t.passes,
        asked=members(t.awaiting),
        question=QUESTIONS[frame.step - FIRST_WAITING] if frame is not None else "",
        about=ghosts[about] if about != NOTHING else "",
        players=players_of(t),
        deck_count=t.cards_left(),
        discard=names_of(cards, t.discard),
        ghost_deck_count=t.ghosts_left(),
        ghosts_known=[],
        ghost_discard=names_of(ghosts, t.ghost_discard),
        stack=[item_of(t, *t.items[place : place + 3]) for place in range(0, len(t.items), 3)],
        happening=[
            item_of(t, one.source, one.actor, one.target)
            for one in t.stack
            if one.effect == e.PROGRAM and one.target != NOTHING
        ],
        item_count=t.item_count,
        exorcism=None,
        result=result_of(t),
        king=king_of(t),
        final_seat=t.final_seat,
        vote_mod=t.vote_mod,
        conditions=[
            (ghosts[ghost], change) for ghost, change in zip(t.cond_mods[::2], t.cond_mods[1::2], strict=True)
        ],
        dice_set=t.set_dice[:],
        no_exorcism=t.no_exorcism == 1,
        bought=t.bought == 1,
        dispelled=t.dispelled == 1,
        freed=members(t.freed),
        arrived=members(t.arrived),
        lifted=[(ghosts[entry & 255], (entry >> 8) - 1) for entry in t.lifted],
        peeks=[(peek >> 4, peek & 15) for peek in t.peeks],
        ended=ended_of(t),
        unseen_cards={},
        unseen_ghosts={},
        unseen_kings=unseen_kings(t),
        unseen_identities=[],
        deeds=t.deeds[:],
        pending=[one.ints()[:7] for one in t.stack],
        known_to=t.known_to,
    )


CHOSEN: dict[Variant, dict[str, int | str]] = {}


def options_of(variant: Variant) -> dict[str, int | str]:
    """The options by name; worked out once a variant, a fresh dict each time."""
    if variant not in CHOSEN:
        if len(CHOSEN) > 500:
            CHOSEN.clear()
        CHOSEN[variant] = chosen_of(variant)
    return dict(CHOSEN[variant])


def players_of(t: State) -> list[Player]:
    """Every player in the order of the seats, as an onlooker sees them."""
    tables = t.tables
    cards = tables.card_ids
    ghosts = ghosts_by_seat(t)
    found: list[Player] = []
    for seat in range(t.seats):
        character, artifact = t.chars[seat], t.artifact[seat]
        bit = 1 << seat
        found.append(
            Player(
                seat,
                identity_of(t, ONLOOKER, seat),
                t.revealed & bit != 0,
                t.elders & bit != 0,
                tables.character_ids[character] if character != NOTHING else None,
                len(t.hands[seat]),
                names_of(cards, t.hands[seat]) if t.is_open(seat) else None,
                [],
                t.is_open(seat),
                t.spirit[seat],
                cards[artifact] if artifact != NOTHING else None,
                ghosts[seat],
                names_of(tables.ghost_ids, t.points_of(seat)) if t.point_count[seat] else [],
                q.hand_limit(t, seat),
                t.wards_of(seat),
                t.banned & bit != 0,
                t.silenced & bit != 0,
                [tables.skill_ids[used & 0xFFF] for used in t.used if used >> 12 == seat] if t.used else [],
            )
        )
    return found


def players_seen(t: State, eye: Seat, players: list[Player]) -> list[Player]:
    """`players`, who are as an onlooker sees them, as `eye` sees them; who looks the same is shared."""
    cards = t.tables.card_ids
    found: list[Player] = []
    for player in players:
        seat = player.seat
        identity = identity_of(t, eye, seat)
        hand = names_of(cards, t.hands[seat]) if eye == seat else player.hand
        known = [cards[one & 255] for one in t.known if one >> 8 == eye << 4 | seat] if t.known else []
        if identity != player.identity or hand != player.hand or known != player.known:
            player = Player(*player_fields(player))
            player.identity, player.hand, player.known = identity, hand, known
        found.append(player)
    return found


def identity_of(t: State, eye: Seat, seat: Seat) -> Identity | None:
    """The identity of `seat`, if `eye` sees it."""
    identity = t.ids[seat]
    return IDENTITIES[identity] if identity != NOTHING and sees_identity(t, eye, seat) else None


def item_of(t: State, number: int, seat: Seat, choice: int) -> Item:
    """An item of the stack in words."""
    what = what_in(choice)
    if kind_in(choice) == USE:
        return Item(number, seat, "card", t.tables.card_ids[what], object_texts(t.tables, choice))
    return Item(number, seat, "skill", t.tables.skill_ids[what], object_texts(t.tables, choice))


def known_ghosts(t: State, eye: Seat) -> list[KnownGhost]:
    """The cards of the ghost deck that `eye` has seen and whose place it is sure of."""
    found: list[KnownGhost] = []
    for place, entry in enumerate(t.ghost_top):
        if entry >> 8 >> eye & 1:
            found.append(KnownGhost(place, t.tables.ghost_ids[entry & 255]))
    above = t.ghosts_left() - len(t.ghost_bottom)
    for place, entry in enumerate(t.ghost_bottom):
        if entry >> 8 >> eye & 1:
            found.append(KnownGhost(above + place, t.tables.ghost_ids[entry & 255]))
    return found


def exorcism_of(t: State, eye: Seat) -> Exorcism | None:
    """The exorcism that is going on."""
    if t.host == NOTHING:
        return None
    voters: list[Voter] = []
    faces: list[list[str]] = [[] for _ in range(t.seats)]
    seen = [t.mixing == 0] * t.seats
    for vote in t.votes:
        voter = vote >> 8 & 15
        faces[voter].append(t.tables.card_ids[vote & 255])
        seen[voter] = seen[voter] and vote >> 12 >> eye & 1 == 1
    called = [(t.host - step) % t.seats for step in range(t.called)]
    for seat in range(t.seats):
        count = t.votes_by(seat)
        struck = t.challenged >> seat & 1 == 1 and not faces[seat]
        voters.append(
            Voter(
                seat,
                count,
                seat in called,
                is_barred(t, seat),
                faces[seat] if seen[seat] and not struck else None,
                t.challenged >> seat & 1 == 1,
            )
        )
    holder = t.holder[t.aim]
    return Exorcism(
        host=t.host,
        ghost=t.tables.ghost_ids[t.aim],
        holder=holder if 0 <= holder < t.seats else NOTHING,
        summoning=t.host == t.king,
        condition=q.condition(t, t.aim, t.host) if 0 <= holder < t.seats else 0,
        voters=voters,
        mixing=t.mixing == 1,
        shown=t.plus + t.minus,
        left=len(t.pile),
        counted=members(t.counted),
        plus=t.plus,
        minus=t.minus,
        wrong=t.wrong == 1,
    )


def result_of(t: State) -> Result | None:
    """The last finished exorcism or summoning."""
    if not t.result:
        return None
    host, ghost, net, condition, ok, failed, summoning = t.result
    name = t.tables.ghost_ids[ghost]
    return Result(host, name, net, condition, ok == 1, failed == 1, summoning == 1)


def king_of(t: State) -> King | None:
    """The king, his deeds and his goal."""
    if t.king == NOTHING:
        return None
    return King(
        t.king,
        t.tables.king_ids[t.king_card],
        t.king_turn,
        t.king_own,
        t.king_fails,
        t.king_summons,
        GOAL_NAMES[t.tables.king_goal[t.king_card]],
        goal_count(t),
        goal_number(t),
    )


def ended_of(t: State) -> Ended | None:
    """How the game ended (GUIXI-12.7), with every point (GUIXI-13)."""
    outcome = t.outcome()
    if outcome is None:
        return None
    totals = points_by_side(t)
    sides: list[Side] = []
    for side in sides_in_game(t):
        seats = [seat for seat in range(t.seats) if side_of(t, seat) == side]
        won = any(holds(outcome.winners, seat) for seat in seats)
        sides.append(Side(SIDES[side], seats, totals[side], won))
    return Ended(
        reason=ENDING_NAMES[t.ended],
        clause=ENDINGS[t.ended],
        winners=members(outcome.winners),
        points=[
            Points(
                line.seat,
                LINE_NAMES[line.what],
                t.tables.ghost_ids[line.ghost] if line.ghost != NOTHING else None,
                line.points,
                LINE_CLAUSES[line.what],
            )
            for line in lines_of(t)
        ],
        totals=points_by_seat(t),
        sides=sides,
        slayer=t.slayer,
    )
