"""Another table that looks the same from a seat: hidden cards dealt anew, identities as likely as believed.

`imagining.py` makes the first such table from a view; a player that looks ahead needs many, fast.
"""

from sanjie.core.chance import Rng
from sanjie.core.seats import Seat
from sanjie.games.guixi.beliefs import ENEMY_SPOILS, FRIEND_SPOILS, Beliefs, sides_alike
from sanjie.games.guixi.phases import FUN
from sanjie.games.guixi.state import State


def drawn_world(b: Beliefs, rng: Rng) -> int:
    """One of the worlds, as likely as it is believed."""
    mark = int(rng.below(1_000_000)) / 1_000_000
    for index in range(len(b.worlds)):
        mark -= b.weights[index]
        if mark < 0.0:
            return b.worlds[index]
    return b.worlds[len(b.worlds) - 1]


def redeal(t: State, eye: Seat, b: Beliefs, rng: Rng) -> None:
    """Deal `t` anew in place, as `eye` may imagine it; `b` is what `eye` believes."""
    if t.variant.mode != FUN and t.ids[eye] >= 0:
        world = drawn_world(b, rng)
        t.ids = [world >> 2 * seat & 3 for seat in range(t.seats)]
    pool: list[int] = []
    for card in range(len(t.deck_bag)):
        for _ in range(t.deck_bag[card]):
            pool.append(card)
    sizes: list[int] = []
    for seat in range(t.seats):
        sizes.append(len(t.hands[seat]))
        if seat != eye and not t.is_open(seat):
            kept = known_cards(t, eye, seat)
            for card in kept:
                t.hands[seat].remove(card)
            for card in t.hands[seat]:
                pool.append(card)
            t.hands[seat] = kept
    for vote in t.votes:
        if vote >> 12 >> eye & 1 == 0:
            pool.append(vote & 255)
    rng.shuffle(pool)
    deal_votes(t, eye, pool, rng)
    for seat in range(t.seats):
        hand = t.hands[seat]
        if len(hand) < sizes[seat]:
            while len(hand) < sizes[seat]:
                hand.append(pool.pop())
            hand.sort()
    for card in range(len(t.deck_bag)):
        t.deck_bag[card] = 0
    for card in pool:
        t.deck_bag[card] += 1
    t.deck_size = len(pool)


def known_cards(t: State, eye: Seat, holder: Seat) -> list[int]:
    """The cards that `eye` knows in the hand of `holder`; a fresh list."""
    found: list[int] = []
    for entry in t.known:
        if entry >> 8 == eye << 4 | holder:
            found.append(entry & 255)
    return found


def deal_votes(t: State, eye: Seat, pool: list[int], rng: Rng) -> None:
    """Votes that `eye` has not seen: of friends of the host mostly for him, of enemies mostly against."""
    if not t.votes:
        return
    colour = t.tables.ghost_colour[t.aim]
    signs: list[int] = []
    for seat in range(t.seats):
        alike = t.variant.mode != FUN and sides_alike(t.ids[t.host], t.ids[seat])
        spoils = FRIEND_SPOILS if alike else ENEMY_SPOILS
        against = seat != t.host and int(rng.below(1000)) < int(1000 * spoils)
        signs.append(1 - colour if against else colour)
    for place in range(len(t.votes)):
        vote = t.votes[place]
        if vote >> 12 >> eye & 1 == 0:
            card = take_card(pool, signs[vote >> 8 & 15])
            t.votes[place] = vote & ~255 | card


def take_card(pool: list[int], colour: int) -> int:
    """A card of `colour` out of the pool, or any if there is none."""
    for place in range(len(pool) - 1, -1, -1):
        if pool[place] & 1 == colour:
            card = pool[place]
            pool[place] = pool[len(pool) - 1]
            pool.pop()
            return card
    return pool.pop()
