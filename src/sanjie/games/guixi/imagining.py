"""Tables that look the same from a seat: made from its view alone."""

from sanjie.core.chance import Rng
from sanjie.core.frames import frame_of
from sanjie.core.seats import NOTHING, Seat, only
from sanjie.games.guixi import effects as e
from sanjie.games.guixi.deals import clear_away
from sanjie.games.guixi.notation import read_answer
from sanjie.games.guixi.phases import FUN, IDENTITIES, PHASES
from sanjie.games.guixi.rulebook import ENDING_NAMES
from sanjie.games.guixi.state import State
from sanjie.games.guixi.table import FACE_UP, ONLOOKER, WON
from sanjie.games.guixi.tables import Tables
from sanjie.games.guixi.unpacking import derive
from sanjie.games.guixi.variant import variant_of
from sanjie.games.guixi.view import GuixiView, Item


def imagine(view: GuixiView, tables: Tables, rng: Rng) -> State:
    """A state that `view.seat` cannot tell from the true one; what it has not seen is drawn with `rng`."""
    t = State(variant_of(view.options, view.pack), view.seats, tables)
    clear_away(t)
    eye = view.seat if 0 <= view.seat < view.seats else ONLOOKER
    take_open_things(t, view)
    take_turn(t, view)
    take_exorcism(t, view)
    deal_identities(t, view, rng)
    place_ghost_deck(t, view, eye, rng)
    deal_cards(t, view, eye, rng)
    for name in view.unseen_kings:
        t.king_bag |= only(tables.king_ids.index(name))
    t.stack = [frame_of([*row, NOTHING]) for row in view.pending]
    for seat in view.asked:
        t.awaiting |= only(seat)
    t.known_to = view.known_to
    t.deeds = view.deeds[:]
    see_ghosts_of_others(t, eye, rng)
    derive(t)
    t.known = sorted(
        eye << 12 | player.seat << 8 | tables.card_ids.index(card)
        for player in view.players
        for card in player.known
    )
    return t


def take_open_things(t: State, view: GuixiView) -> None:
    """What lies open before the players and beside the decks."""
    cards, ghosts = t.tables.card_ids, t.tables.ghost_ids
    t.revision = view.revision
    t.phase = PHASES.index(view.phase)
    t.turn, t.current, t.priority, t.passes = view.turn, view.current, view.priority, view.passes
    for player in view.players:
        seat = player.seat
        t.elders |= only(seat) if player.elder else 0
        t.revealed |= only(seat) if player.revealed else 0
        t.spirit[seat] = player.spirit
        if player.character is not None:
            t.chars[seat] = t.tables.character_ids.index(player.character)
        if player.artifact is not None:
            t.artifact[seat] = cards.index(player.artifact)
        for name in player.ghosts:
            t.holder[ghosts.index(name)] = seat
            t.attached.append(ghosts.index(name))
        for name in player.points:
            t.holder[ghosts.index(name)] = WON + seat
            t.points.append(ghosts.index(name))
    t.discard = [cards.index(name) for name in view.discard]
    t.ghost_discard = sorted(ghosts.index(name) for name in view.ghost_discard)
    t.final_seat = view.final_seat
    if view.king is not None:
        king = view.king
        t.king, t.king_card, t.king_turn = king.seat, t.tables.king_ids.index(king.card), king.turn
        t.king_own, t.king_fails, t.king_summons = king.own_turns, king.fails, king.summons
    if view.ended is not None:
        t.ended = {name: number for number, name in ENDING_NAMES.items()}[view.ended.reason]
        t.slayer = view.ended.slayer
    if view.result is not None:
        one = view.result
        t.result = [one.host, ghosts.index(one.ghost), one.net, one.condition]
        t.result += [int(one.ok), int(one.failed), int(one.summoning)]


def take_turn(t: State, view: GuixiView) -> None:
    """What holds for this turn."""
    ghosts = t.tables.ghost_ids
    for player in view.players:
        seat = player.seat
        t.wards |= player.wards << 6 * seat
        t.banned |= only(seat) if player.banned else 0
        t.silenced |= only(seat) if player.silenced else 0
        t.used += [seat << 12 | t.tables.skill_ids.index(name) for name in player.used]
    t.used.sort()
    t.vote_mod = view.vote_mod
    for name, change in view.conditions:
        t.cond_mods += [ghosts.index(name), change]
    t.set_dice = view.dice_set[:]
    t.no_exorcism = int(view.no_exorcism)
    t.bought = int(view.bought)
    t.dispelled = int(view.dispelled)
    for seat in view.freed:
        t.freed |= only(seat)
    for seat in view.arrived:
        t.arrived |= only(seat)
    t.lifted = [ghosts.index(name) | goal + 1 << 8 for name, goal in view.lifted]
    t.peeks = [looker << 4 | voter for looker, voter in view.peeks]
    t.item_count = view.item_count
    for item in view.stack:
        t.items += [item.number, item.seat, choice_of(t, item)]


def choice_of(t: State, item: Item) -> int:
    """The choice with which an item was used."""
    word = "use" if item.kind == "card" else "skill"
    return read_answer(t.tables, " ".join([word, item.name, *item.objects]))


def take_exorcism(t: State, view: GuixiView) -> None:
    """What lies open of an exorcism."""
    exorcism = view.exorcism
    if exorcism is None:
        return
    t.host, t.aim = exorcism.host, t.tables.ghost_ids.index(exorcism.ghost)
    t.called = sum(voter.called for voter in exorcism.voters)
    for voter in exorcism.voters:
        t.laid |= voter.count << 7 * voter.seat
        t.challenged |= only(voter.seat) if voter.challenged else 0
    for seat in exorcism.counted:
        t.counted |= only(seat)
    t.mixing = int(exorcism.mixing)
    t.plus, t.minus, t.wrong = exorcism.plus, exorcism.minus, int(exorcism.wrong)


def deal_identities(t: State, view: GuixiView, rng: Rng) -> None:
    """Identities that the seat does not know, at random; what it has learned is its own memory."""
    unseen = [IDENTITIES.index(name) for name in view.unseen_identities]
    rng.shuffle(unseen)
    if t.variant.mode == FUN:
        return
    eye = view.seat if 0 <= view.seat < view.seats else ONLOOKER
    dealt = view.seats
    if view.pending and view.pending[0][0] == e.DEAL and view.pending[0][1] in (e.ELDER, e.IDENTITY):
        dealt = view.pending[0][5] if view.pending[0][1] == e.IDENTITY else 0
    hidden = [player.seat for player in view.players if player.identity is None and player.seat < dealt]
    for player in view.players:
        if player.identity is not None:
            t.ids[player.seat] = IDENTITIES.index(player.identity)
            if not player.revealed and player.seat != eye:
                t.insight[player.seat] = only(eye)
    for seat in hidden:
        if unseen:  # positions written by hand may have no identities
            t.ids[seat] = unseen.pop()


def pool_of(counts: list[tuple[int, int]], rng: Rng) -> list[int]:
    """Every copy, shuffled; a fresh list."""
    pool = [card for card, count in counts for _ in range(count)]
    rng.shuffle(pool)
    return pool


def place_ghost_deck(t: State, view: GuixiView, eye: Seat, rng: Rng) -> None:
    """Known cards in their places, what must lie between them drawn, the rest without order."""
    ghosts = t.tables.ghost_ids
    pool = pool_of([(ghosts.index(name), count) for name, count in view.unseen_ghosts.items()], rng)
    count = view.ghost_deck_count
    tops = {one.place: ghosts.index(one.card) for one in view.ghosts_known if 2 * one.place < count}
    bottoms = {
        count - one.place: ghosts.index(one.card) for one in view.ghosts_known if 2 * one.place >= count
    }
    for place in range(max(tops, default=-1) + 1):
        known = place in tops
        t.ghost_top.append(only(eye) << 8 | tops[place] if known else pool.pop())
    for place in range(max(bottoms, default=0), 0, -1):
        known = place in bottoms
        t.ghost_bottom.append(only(eye) << 8 | bottoms[place] if known else pool.pop())
    for card in pool:
        t.ghost_bag[card] += 1
    t.ghost_size = len(pool)


def see_ghosts_of_others(t: State, eye: Seat, rng: Rng) -> None:
    """Another seat is looking at the deck now: what it has seen is decided, though not for this seat."""
    for frame in t.stack:
        if frame.effect == e.LOOK and frame.actor != eye:
            for place in range(frame.cursor):
                if place >= len(t.ghost_top):
                    if t.ghost_size == 0:
                        t.ghost_top += t.ghost_bottom
                        t.ghost_bottom = []
                    else:
                        t.ghost_top.append(take_from_bag(t, rng))
                t.ghost_top[place] |= 1 << 8 + frame.actor
    if t.ghost_size == 0 and t.ghost_bottom:
        t.ghost_top += t.ghost_bottom
        t.ghost_bottom = []


def take_from_bag(t: State, rng: Rng) -> int:
    """A random card of the ghost deck's bag, taken out."""
    mark = int(rng.below(t.ghost_size))
    for card, count in enumerate(t.ghost_bag):
        mark -= count
        if mark < 0:
            t.ghost_bag[card] -= 1
            t.ghost_size -= 1
            return card
    raise AssertionError("the mark lies below the sum of the counts")


def deal_cards(t: State, view: GuixiView, eye: Seat, rng: Rng) -> None:
    """Hands, votes and mixed votes of what the seat has not seen; the rest is the deck."""
    cards = t.tables.card_ids
    pool = pool_of([(cards.index(name), count) for name, count in view.unseen_cards.items()], rng)
    for player in view.players:
        if player.hand is not None:
            t.hands[player.seat] = sorted(cards.index(name) for name in player.hand)
        else:
            hand = [cards.index(name) for name in player.known]
            while len(hand) < player.hand_count:
                hand.append(pool.pop())
            t.hands[player.seat] = sorted(hand)
    exorcism = view.exorcism
    if exorcism is not None:
        if not exorcism.mixing:
            for step in range(t.seats):
                voter = exorcism.voters[(exorcism.host - step) % t.seats]
                struck = voter.challenged and not exorcism.wrong
                for index in range(0 if struck else voter.count):
                    known = voter.votes is not None
                    card = cards.index(voter.votes[index]) if voter.votes is not None else pool.pop()
                    seen = only(voter.seat) | (only(eye) if known else 0)
                    if known and voter.challenged:
                        seen = FACE_UP
                    t.votes.append(seen << 12 | voter.seat << 8 | card)
        t.pile = sorted(pool.pop() for _ in range(exorcism.left))
    for card in pool:
        t.deck_bag[card] += 1
    t.deck_size = len(pool)
