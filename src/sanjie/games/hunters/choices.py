"""Answers as ints: `kind << 40 | cell + 1 << 20 | what + 1 << 16 | cards`, fixed for ever.

`cards` holds up to three kinds of `cards.py`, each + 1 in 5 bits, the lowest first; `cell` is one of
`hexes.py`, on the map or not, `what` a hero, class, fate card, tile or face. A part not used is 0.
"""

from typing import Final

MOVE: Final = 1  # move:<q,r>:<cards>
ATTACK: Final = 2  # attack:<cards>
FOCUS: Final = 3  # focus:<card>
REST: Final = 4  # rest:<card>
TIDE: Final = 5  # skill:mage
BLAZE_CUT: Final = 6  # skill:mercenary
SOULFORGE: Final = 7  # skill:artisan
AEGIS: Final = 8  # skill:knight:<hero>
GALE: Final = 9  # skill:scout:<q,r>
END: Final = 10  # end
GAIN: Final = 11  # gain:<card>
GAIN_NONE: Final = 12  # gain:none
CLASS: Final = 13  # class:<hero id of the class>
SWAP: Final = 14  # swap
KEEP: Final = 15  # keep
PARRY: Final = 16  # parry:<card>
TAKE: Final = 17  # take
# what chance answers
DEAL_FATE: Final = 18  # fate:<card>: the fate card shown; what: 2 * hero, + 1 for an intimidation card
DEAL_CARD: Final = 19  # card:<card>: drawn from a personal deck or the supply deck
DEAL_TILE: Final = 20  # tile:<tile>: what was turned up
DEAL_DIE: Final = 21  # die:<face>
LAST_KIND: Final = 21

KIND_SHIFT: Final = 40
CELL_SHIFT: Final = 20
WHAT_SHIFT: Final = 16
HIGHEST: Final = (1 << 45) - 1


def plain(kind: int) -> int:
    """The choice of a kind that names nothing."""
    return kind << KIND_SHIFT


def with_card(kind: int, card: int) -> int:
    """The choice of a kind that names one card."""
    return (kind << KIND_SHIFT) + card + 1


def with_what(kind: int, what: int) -> int:
    """The choice of a kind that names a hero, class, fate card, tile or face."""
    return (kind << KIND_SHIFT) + (what + 1 << WHAT_SHIFT)


def with_cell(kind: int, cell: int) -> int:
    """The choice of a kind that names a cell and, so far, no cards."""
    return (kind << KIND_SHIFT) + (cell + 1 << CELL_SHIFT)


def cards_code(cards: list[int]) -> int:
    """The `cards` part for up to three kinds in ascending order."""
    code = 0
    for place in range(len(cards)):
        code += cards[place] + 1 << 5 * place
    return code


def kind_in(choice: int) -> int:
    """The kind of a choice; PASS, which Hunters does not have, gives -1."""
    return choice >> KIND_SHIFT


def cell_in(choice: int) -> int:
    """The cell it names, or -1."""
    return (choice >> CELL_SHIFT & 0xFFFFF) - 1


def what_in(choice: int) -> int:
    """The hero, class, fate card, tile or face it names, or -1."""
    return (choice >> WHAT_SHIFT & 15) - 1


def card_in(choice: int) -> int:
    """The first card it names, or -1."""
    return (choice & 31) - 1


def second_in(choice: int) -> int:
    """The second card it names, or -1."""
    return (choice >> 5 & 31) - 1


def third_in(choice: int) -> int:
    """The third card it names, or -1."""
    return (choice >> 10 & 31) - 1


def cards_in(choice: int) -> list[int]:
    """The cards it names, ascending; a fresh list."""
    return [card for card in (card_in(choice), second_in(choice), third_in(choice)) if card >= 0]
