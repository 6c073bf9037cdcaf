"""Which secrets two tables of Guixi differ in that look the same, and positions just before each of them."""

from typing import Final

from games.guixi.tables import HERETICS, SIX, play, table
from sanjie.core.seats import Seat, holds
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


def apart(one: State, two: State, eye: Seat) -> set[str]:
    """The kinds of secret in which `one` and `two` differ; both look the same from `eye`.

    A secret counts only if `eye` may not know it: what it was told is compared by the law itself.
    """
    found: set[str] = set()
    reshuffled = False
    for mine, theirs in zip(one.told, two.told, strict=True):
        reshuffled = reshuffled or mine.kind == events.RESHUFFLED
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
