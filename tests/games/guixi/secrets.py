"""Which secrets two tables of Guixi differ in that look the same, and positions just before each of them."""

from typing import Final

from games.guixi.tables import HERETICS, SIX, play, table
from sanjie.core.chance import Rng
from sanjie.core.game import NotationError
from sanjie.core.seats import CHANCE, Choice, Seat, holds, members
from sanjie.games.guixi import events
from sanjie.games.guixi.choices import VOTE, kind_in, what_in
from sanjie.games.guixi.effects import ACTING, VOTED
from sanjie.games.guixi.game import GUIXI
from sanjie.games.guixi.snapshot import state_from_given
from sanjie.games.guixi.state import State
from sanjie.games.guixi.table import ONLOOKER

# what was told, with another value at each table, by the kind of secret it belongs to (GUIXI-18.2)
BY_EVENT: Final = {
    events.IDENTITY_DEALT: "identities",
    events.DREW: "draws",
    events.VOTE_LAID: "votes",
    events.VOTE_SEEN: "peeks",
    events.HAND_CARD_SEEN: "peeks",
    events.GHOST_SEEN: "peeks",
    events.IDENTITY_SEEN: "inspections",
    events.SANK: "deck orders",
    events.CARD_TAKEN: "cards taken",
}


RARE: Final = {  # what is told where a rare secret arises
    events.TOOK_DISCARD: "discards taken",
    events.DISCARDED_RANDOMLY: "random discards",
    events.RESHUFFLED: "reshuffles",
    events.VOTE_SEEN: "peeks",
    events.HAND_CARD_SEEN: "peeks",
    events.GHOST_SEEN: "peeks",
    events.IDENTITY_SEEN: "inspections",
    events.SANK: "deck orders",
    events.CARD_TAKEN: "cards taken",
}
SETTINGS: Final[tuple[tuple[int, dict[str, str]], ...]] = (
    (4, {"expansion": "true"}),
    (6, {"mode": "competitive", "expansion": "true"}),
    (8, {"expansion": "true"}),
    (3, {"mode": "fun"}),
    (5, {}),
)
GAME: Final = 600  # answers of a random game
HAND_MADE: Final = 40  # answers after a position made by hand
EXCHANGES: Final = 3  # in which a table differs from one that is near it
TRIES: Final = 40  # to find each


def apart(one: State, two: State, eye: Seat) -> set[str]:
    """The kinds of secret in which `one` and `two` differ; both look the same from `eye`.

    A secret counts only if `eye` may not know it: what it was told is compared by the law itself.
    """
    found: set[str] = set()
    reshuffled = any(event.kind == events.RESHUFFLED for event in one.told)
    for mine, theirs in zip(one.told, two.told, strict=True):
        if mine.kind == events.TOOK_DISCARD and is_hand_apart(one, two, mine.seat, eye):
            found.add("discards taken")
        if mine.kind == events.DISCARDED_RANDOMLY and is_hand_apart(one, two, mine.seat, eye):
            found.add("random discards")
        if mine.value != theirs.value and not holds(mine.seen_by, eye):
            found.add(BY_EVENT[mine.kind])
            if reshuffled and mine.kind == events.DREW:
                found.add("reshuffles")  # the discard pile lies open; its new order is the secret
    place = eye if 0 <= eye < one.seats else ONLOOKER
    if [vote & 255 for vote in one.votes] != [vote & 255 for vote in two.votes]:
        found.add("votes")
    if one.ids != two.ids:
        found.add("identities")
    if is_order_apart(one, two, place):
        found.add("deck orders")
    is_window = bool(one.stack) and one.stack[-1].step == ACTING and one.priority != eye
    if is_window and one.options(one.priority) != two.options(two.priority):
        found.add("sealed windows")  # who may do what in it is not open (GUIXI-18.5)
    return found


def is_hand_apart(one: State, two: State, seat: Seat, eye: Seat) -> bool:
    """Whether the hand of `seat` holds other cards at the other table, and `eye` may not know it."""
    return seat != eye and one.hands[seat] != two.hands[seat]


def is_order_apart(one: State, two: State, place: int) -> bool:
    """Whether a place of the ghost deck holds another card there, and `place` has not seen which."""
    pairs = [*zip(one.ghost_top, two.ghost_top, strict=False)]
    pairs += zip(reversed(one.ghost_bottom), reversed(two.ghost_bottom), strict=False)
    return any(mine & 255 != theirs & 255 and mine >> 8 >> place & 1 == 0 for mine, theirs in pairs)


def is_known_card_laid(before: State, seat: Seat, eye: Seat, choice: int) -> bool:
    """Whether `seat` would lay face down what `eye` knows to be in its hand."""
    asked = before.stack[-1].step == VOTED and kind_in(choice) == VOTE
    entry = eye << 12 | seat << 8 | what_in(choice)
    return asked and entry in before.known


PILE: Final = ["sword_r", "star_b", "eye_r", "ward_b", "fortify_r", "snatch_b", "fate_b", "gather_r"]
HANDS: Final = {0: ["eye_r", "fortify_b"], 1: ["fate_r", "ward_b"], 2: ["eye_b", "fate_b"], 3: ["ward_r"]}
FIVE: Final = {"players": 5, "ids": HERETICS, "hands": HANDS, "discard": PILE}
BEFORE_CHANCE: Final[tuple[dict[str, object], ...]] = (
    # the last cards of the deck are drawn, then the first of the new one (GUIXI-5.2)
    {**FIVE, "deck": PILE[:1], "start": "draw"},
    {**FIVE, "deck": PILE[:1], "start": "draw", "players": 6, "ids": SIX, "chars": {0: "talisman"}},
    {**FIVE, "deck": PILE[:2], "start": "draw", "players": 4, "ids": SIX[:4], "artifacts": {0: "sword_r"}},
    {**FIVE, "deck": PILE[:2], "spirit": {0: 9}, "start": "day"},
    # a random card goes to the pile (GUIXI-17.1)
    {**FIVE, "hands": {0: PILE}, "ghosts": {0: ["hungry_r", "vengeful_r"]}, "start": "end"},
)


def positions_before_secrets() -> tuple[str, ...]:
    """Lines of positions in which a secret arises within the next decisions."""
    states = [state_from_given(given, GUIXI.tables) for given in BEFORE_CHANCE]
    for character in ("tieguai", "keeper"):  # a card goes from the open pile into a hand (GUIXI-17.1)
        given = {
            **FIVE,
            "chars": {0: character},
            "points": {0: ["fox_r", "fox_b"]},
            "spirit": {0: 4},
            "ghosts": {2: ["infant_r"], 3: ["opium_b"]},
            "ghost_deck": ["imp_r", "drowned_r", "rite"],
            "start": "day",
        }
        skill = f"p0 skill {character}_2"
        states.append(play(table(**given), skill).state)
        # and may be laid as a vote, face down: who saw it taken is not to know (GUIXI-8.3)
        states.append(play(table(**given), skill, "close", "close", "close", "p0 exorcise infant_r").state)
    return tuple(GUIXI.write_position(state) for state in states)


def before(kind: str, luck: Rng) -> tuple[State, Seat, Choice]:
    """A table just before a rare secret of that kind arises: who answers, and the answer from which it does.

    Games are played at random, from the first deal or from a position made by hand, until it arises.
    """
    lines = positions_before_secrets()
    while True:
        if luck.below(2):
            state, most = GUIXI.read_position(lines[int(luck.below(len(lines)))]), HAND_MADE
        else:
            seats, chosen = SETTINGS[int(luck.below(len(SETTINGS)))]
            state, most = GUIXI.deal(GUIXI.variant(chosen), seats), GAME
        state.telling = True
        start, asked, given = state.clone(), CHANCE, 0  # before the last answer that was not chance's
        for _ in range(most):
            if not state.awaiting:
                break
            seat = members(state.awaiting)[0]
            options = state.options(seat)
            choice = options[int(luck.below(len(options)))]
            if seat != CHANCE:
                start, asked, given = state.clone(), seat, choice
            state.answer(seat, choice)
            told = {RARE.get(event.kind) for event in state.told}
            state.told.clear()
            if kind in told and asked != CHANCE:
                return start, asked, given


def near(state: State, eye: Seat, luck: Rng) -> State | None:
    """Another table that looks the same from `eye` and differs in a card or an identity or a few of them.

    What one draws from it hardly ever tells which it is. None if none was found.
    """
    view, found = GUIXI.view(state, eye), None
    made = 0
    for _ in range(TRIES):
        other = (found or state).clone()
        exchange(other, eye, luck)
        if other.pack() == (found or state).pack() or GUIXI.view(other, eye) != view:
            continue
        try:
            found = GUIXI.read_position(GUIXI.write_position(other))  # could it lie on a table?
        except NotationError:
            continue
        made += 1
        if made == EXCHANGES:
            break
    return found


def exchange(t: State, eye: Seat, luck: Rng) -> None:
    """Two things change places that lie face down: cards, ghosts or identities."""
    seats = [seat for seat in range(t.seats) if seat != eye]
    luck.shuffle(seats)
    one, two = seats[0], seats[1]
    what = int(luck.below(5))
    deck = [card for card, count in enumerate(t.deck_bag) if count]
    bag = [ghost for ghost, count in enumerate(t.ghost_bag) if count]
    if what == 0:
        t.ids = t.ids[:]
        t.ids[one], t.ids[two] = t.ids[two], t.ids[one]
    elif what == 1 and t.hands[one] and t.hands[two]:
        mine, theirs = (int(luck.below(len(t.hands[seat]))) for seat in (one, two))
        t.hands[one][mine], t.hands[two][theirs] = t.hands[two][theirs], t.hands[one][mine]
    elif what == 2 and t.hands[one] and deck:
        place, card = int(luck.below(len(t.hands[one]))), deck[int(luck.below(len(deck)))]
        t.deck_bag[t.hands[one][place]] += 1
        t.deck_bag[card] -= 1
        t.hands[one][place] = card
    elif what == 3 and t.votes and deck:
        place, card = int(luck.below(len(t.votes))), deck[int(luck.below(len(deck)))]
        t.deck_bag[t.votes[place] & 255] += 1
        t.deck_bag[card] -= 1
        t.votes[place] = t.votes[place] & ~255 | card
    elif what == 4 and t.ghost_top and bag:
        place, ghost = int(luck.below(len(t.ghost_top))), bag[int(luck.below(len(bag)))]
        t.ghost_bag[t.ghost_top[place] & 255] += 1
        t.ghost_bag[ghost] -= 1
        t.ghost_top[place] = t.ghost_top[place] & ~255 | ghost
    for hand in t.hands:
        hand.sort()
