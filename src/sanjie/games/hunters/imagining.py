"""Tables that look the same from a seat: made from its view alone."""

from typing import Final

from sanjie.core.chance import Rng
from sanjie.core.frames import frame_of
from sanjie.core.seats import NOTHING, only
from sanjie.games.hunters.cards import CARD_KINDS, ELEMENTS, FACES, HEROES, KINDS, LETTERS, SHOWS, TILES
from sanjie.games.hunters.deals import clear_away
from sanjie.games.hunters.land import PLACES
from sanjie.games.hunters.notation import FATE_CARDS, read_cell
from sanjie.games.hunters.rulebook import ENDING_NAMES
from sanjie.games.hunters.state import State
from sanjie.games.hunters.table import UNDECIDED
from sanjie.games.hunters.tables import ABILITIES, Tables
from sanjie.games.hunters.variant import variant_of
from sanjie.games.hunters.view import HuntersView, Player

TRIES: Final = 50  # hands dealt before one is put together from what is known of it


def imagine(view: HuntersView, tables: Tables, rng: Rng) -> State:
    """A state that `view.seat` cannot tell from the true one; what it has not seen is drawn with `rng`.

    No order of a deck is decided in it, nor a tile that nobody has seen.
    """
    t = State(variant_of(view.options, tables), view.seats, tables)
    clear_away(t)
    take_open_things(t, view)
    take_board(t, view)
    take_fate(t, view)
    for player in view.players:
        take_player(t, player, rng)
    t.stack = [frame_of([*row, NOTHING]) for row in view.pending]
    for seat in view.asked:
        t.awaiting |= only(seat)
    t.known_to = view.known_to
    return t


def numbers(names: list[str]) -> list[int]:
    """The numbers of cards; a fresh list."""
    return [KINDS.index(name) for name in names]


def mask_of(letters: list[str]) -> int:
    """The mask of elements."""
    mask = 0
    for letter in letters:
        mask |= 1 << LETTERS.index(letter)
    return mask


def place_of(t: State, cell: str) -> int:
    """The place of a cell that a view names."""
    return t.land.place_of[read_cell(cell)]


def take_open_things(t: State, view: HuntersView) -> None:
    """Numbers, the demon king and the supply."""
    t.revision = view.revision
    t.x, t.surge_at, t.hero_life = view.x, view.surge_at, view.hero_life
    t.curses, t.turn = view.curses, view.turn
    t.last_roll = [FACES.index(face) for face in view.last_roll]
    if view.result is not None:
        t.ended = {name: number for number, name in ENDING_NAMES.items()}[view.result.reason]
    demon = view.demon
    t.demon, t.facing = place_of(t, demon.pos), demon.facing
    t.demon_life, t.demon_full = demon.life, demon.max
    t.power = numbers(demon.power)
    t.abilities = [ABILITIES.index(name) for name in demon.abilities]
    t.row = numbers(view.supply.row)
    for card in range(CARD_KINDS):
        t.supply_bag[card] = view.supply.deck.get(KINDS[card], 0)
    t.supply_size = view.supply.deck_count


def take_board(t: State, view: HuntersView) -> None:
    """Tiles that were seen; the others are in the bag."""
    t.up = t.seen = 0
    for place in range(PLACES):
        one = view.board[place]
        t.tile[place] = TILES.index(one.tile) if one.tile is not None else UNDECIDED
        t.up |= int(one.up) << place
        t.seen |= int(one.seen) << place
    t.tile_bag = [view.tiles.get(tile, 0) for tile in TILES]


def take_fate(t: State, view: HuntersView) -> None:
    """The fate cards, which a view names by hero."""
    heroes = [HEROES.index(player.hero) for player in view.players]

    def number(name: str) -> int:
        card = FATE_CARDS.index(name)
        return 2 * heroes.index(card >> 1) + (card & 1)

    for name, count in view.fate.deck.items():
        t.fate_bag[number(name)] = count
    t.fate_size = view.fate.deck_count
    t.fate_shown = number(view.fate.shown) if view.fate.shown is not None else NOTHING
    t.fate_discard = [number(name) for name in view.fate.discard]
    t.fate_exile = [number(name) for name in view.fate.exile]


def take_player(t: State, player: Player, rng: Rng) -> None:
    """One hero; a hand that is not seen is dealt anew."""
    seat = player.seat
    t.pos[seat], t.camp[seat] = place_of(t, player.pos), place_of(t, player.camp)
    t.life[seat] = player.life
    t.discard[seat] = numbers(player.discard)
    t.aura[seat] = numbers(player.aura)
    t.primary[seat] = HEROES.index(player.primary)
    t.secondary[seat] = HEROES.index(player.secondary) if player.secondary is not None else NOTHING
    t.board_action |= int(player.board_action) << seat
    t.wild |= int(player.wild) << seat
    if t.variant.concealed:
        t.gained[seat] = numbers(player.gained)
        t.lacks[seat] = mask_of(player.lacks)
        t.shows[seat] = mask_of(player.shows)
    pool = [card for card in range(CARD_KINDS) for _ in range(player.cards.get(KINDS[card], 0))]
    if player.hand is not None:
        t.hands[seat] = numbers(player.hand)
    else:
        t.hands[seat] = dealt_hand(t, seat, player.hand_count, pool, rng)
        for card in t.hands[seat]:
            pool.remove(card)
    t.deck_bag[seat] = pool


def dealt_hand(t: State, seat: int, count: int, pool: list[int], rng: Rng) -> list[int]:
    """A hand of `count` cards of `pool` that is as all remember it; ascending, a fresh list.

    If what is remembered leaves too few cards to fill a hand, the rest may be any.
    """
    known = t.gained[seat]
    rest = pool[:]
    for card in known:
        rest.remove(card)
    lacks, shows = t.lacks[seat], t.shows[seat]
    allowed = [card for card in rest if SHOWS[card] & lacks == 0]
    others = [card for card in rest if SHOWS[card] & lacks]
    for _ in range(TRIES):
        rng.shuffle(allowed)
        rng.shuffle(others)
        hand = known + (allowed + others)[: count - len(known)]
        if shown_by(hand) & shows == shows:
            return sorted(hand)
    return sorted(led_hand(known, allowed + others, count, shows))


def led_hand(known: list[int], rest: list[int], count: int, shows: int) -> list[int]:
    """A hand that begins with cards for every element it is known to show, as far as there are any."""
    hand = known[:]
    for element in range(ELEMENTS):
        if shows >> element & 1 and shown_by(hand) >> element & 1 == 0:
            for card in rest:
                if SHOWS[card] >> element & 1 and len(hand) < count:
                    hand.append(card)
                    rest.remove(card)
                    break
    return hand + rest[: count - len(hand)]


def shown_by(hand: list[int]) -> int:
    """The elements that the cards of a hand show together."""
    mask = 0
    for card in hand:
        mask |= SHOWS[card]
    return mask
