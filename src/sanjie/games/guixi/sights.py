"""What each seat may see, worked out where the state is: the compiled half of `view.py`.

`eye` is the seat that looks, or ONLOOKER for whoever does not play.
"""

from sanjie.core.seats import NOTHING, Seat
from sanjie.games.guixi.deals import identities_left
from sanjie.games.guixi.phases import IDENTITIES, SETUP
from sanjie.games.guixi.table import Table


def names_of(names: list[str], numbers: list[int]) -> list[str]:
    """The ids of `numbers`, in their order; a fresh list."""
    return [names[number] for number in numbers]


def ghosts_by_seat(t: Table) -> list[list[str]]:
    """Per seat the ids of its ghosts, oldest first; fresh lists."""
    found: list[list[str]] = [[] for _ in range(t.seats)]
    for ghost in t.attached:
        found[t.holder[ghost]].append(t.tables.ghost_ids[ghost])
    return found


def sees_identity(t: Table, eye: Seat, seat: Seat) -> bool:
    """Whether the identity of `seat` is known to `eye` (GUIXI-18.1 to 18.3)."""
    return eye == seat or t.revealed >> seat & 1 == 1 or t.insight[seat] >> eye & 1 == 1


def counted(names: list[str], counts: list[int]) -> dict[str, int]:
    """How many there are of each that there is one of, by id; a fresh dict."""
    found: dict[str, int] = {}
    for number in range(len(counts)):
        if counts[number]:
            found[names[number]] = counts[number]
    return found


def unseen_cards(t: Table, eye: Seat) -> dict[str, int]:
    """All cards that lie face down for `eye`, wherever they are: what is printed less what it sees."""
    counts = t.deck_bag[:]
    for card in t.deck_top:
        counts[card] += 1
    for card in t.pile:
        counts[card] += 1
    for seat in range(t.seats):
        if seat != eye and not t.is_open(seat):
            for card in t.hands[seat]:
                counts[card] += 1
    for entry in t.known:
        if entry >> 12 == eye:
            counts[entry & 255] -= 1
    for vote in t.votes:
        if vote >> 12 >> eye & 1 == 0:
            counts[vote & 255] += 1
    return counted(t.tables.card_ids, counts)


def unseen_ghosts(t: Table, eye: Seat) -> dict[str, int]:
    """The cards of the ghost deck whose place `eye` does not know."""
    counts = t.ghost_bag[:]
    for entry in t.ghost_top:
        if entry >> 8 >> eye & 1 == 0:
            counts[entry & 255] += 1
    for entry in t.ghost_bottom:
        if entry >> 8 >> eye & 1 == 0:
            counts[entry & 255] += 1
    return counted(t.tables.ghost_ids, counts)


def unseen_identities(t: Table, eye: Seat) -> list[str]:
    """The identity cards that `eye` has not seen, dealt or not; sorted."""
    hidden = [t.ids[seat] for seat in range(t.seats) if not sees_identity(t, eye, seat)]
    if t.phase == SETUP:
        left = identities_left(t)
        for identity in range(len(left)):
            for _ in range(left[identity]):
                hidden.append(identity)
    return sorted([IDENTITIES[identity] for identity in hidden if identity != NOTHING])


def unseen_kings(t: Table) -> list[str]:
    """The king cards in the deck, in the order of the content."""
    found: list[str] = []
    for king in range(len(t.tables.king_ids)):
        if t.king_bag >> king & 1 or king in t.king_top:
            found.append(t.tables.king_ids[king])
    return found
