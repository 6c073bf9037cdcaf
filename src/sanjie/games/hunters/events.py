"""What can happen at a table of Hunters: the kinds of its events, with what `subject` and `value` say.

Only `value` can be hidden from a seat; it is -1 then and where a kind has none. Places are told as cells of
`hexes.py`; cards, tiles, faces, heroes are numbers of `cards.py`; fate cards as in `table.py`.
"""

from typing import Final

ROW_LAID: Final = 1  # subject: card put at the right end of the supply row
TILE_UP: Final = 2  # subject: cell; value: tile; seat: who explores, or NOTHING
TILE_DOWN: Final = 3  # subject: cell
DREW: Final = 4  # value: card, under hands=concealed seen by the drawer
FATE_REBUILT: Final = 5  # subject: how many cards the deck has now
FATE_SHOWN: Final = 6  # subject: fate card; seat: whose
FATE_DISCARDED: Final = 7  # subject: fate card
TURN_BEGAN: Final = (
    8  # subject: number of the turn; seat: whose turn, or against whom; value: 1 for the demon king's
)
PAID: Final = 9  # subject: card discarded from the hand
MOVED: Final = 10  # subject: cell entered; value: cell left
ATTACKED: Final = 11  # value: how many dice it may roll
DAMAGED: Final = 12  # seat: attacker; subject: how much; value: life left
ROLLED: Final = 13  # seat: attacker; subject: face; value: 1 if it matches the side of the base
FOCUSED: Final = 14  # subject: card laid as aura; value: aura cards now
EXILED: Final = 15  # seat: whose action card goes to the exile zone
CLASS_TAKEN: Final = 16  # subject: class
INTERRUPTED: Final = 17  # subject: how many cards the fate deck has now
RESTED: Final = 18
SWAPPED: Final = 19  # subject: new primary class; value: new secondary class
KEPT: Final = 20
AURA_SPENT: Final = 21  # subject: card
AURA_LOST: Final = 22  # subject: card that does not fit the new primary class
SKILL_USED: Final = 23  # subject: class; value: hero or cell it names, or -1
HEALED: Final = 24  # seat: who regains life; subject: how much; value: life now
GAINED: Final = 25  # subject: card; value: where from, as in `effects.SOURCES`
DECLINED: Final = 26  # subject: where from
ACT_ENDED: Final = 27
DEMON_MOVED: Final = 28  # subject: cell entered; value: cell left
DEMON_TURNED: Final = 29  # subject: direction
ABSORBED: Final = 30  # subject: card; value: power cards now
SURGED: Final = 31  # subject: how many cards leave the game
CURSED: Final = 32  # subject: curse tokens now; value: 0 a fall, 1 a surge, 2 an empty supply; seat: who fell
STRUCK: Final = 33  # seat: who is struck
PARRIED: Final = 34  # subject: card
LIFE_LOST: Final = 35  # subject: how much; value: life left
FELL: Final = 36  # subject: cell of the camp
REGENERATED: Final = 37  # value: life of the demon king now
ENDED: Final = 38  # subject: reason
