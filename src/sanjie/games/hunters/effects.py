"""Effects that can stand on the stack of frames, and the steps at which each waits.

They are the items of the rulebook's state machine, one for one, and a few for chance. The numbers are part of
packed states: they are for ever. `actor` is a seat; `source`, `target`, `cursor` and `amount` mean what the
effect's own module says.
"""

from typing import Final

DEAL: Final = 0  # deals.py: the set-up
FATE: Final = 1  # fate.py: a fate phase; the bottom of the stack
ACT: Final = 2  # acts.py: `actor` acts; amount 1 once it made an action
OFFER: Final = 3  # gains.py: `actor` may gain; source: where from; target: element that must show, or -1
CLASS: Final = 4  # acts.py: `actor` takes a secondary class
SWAP: Final = 5  # acts.py: `actor` may swap its classes
CHECK: Final = 6  # ends.py: weariness after a behaviour
GATHER: Final = 7  # gains.py: `actor` gathers
INTERRUPT: Final = 8  # fate.py: the exile interrupt
RETURN: Final = 9  # fate.py: the return phase
DEMON: Final = 10  # demon.py: advance and face against `actor`
ABSORB: Final = 11  # demon.py: amount: how many cards are still to be absorbed
DRAIN: Final = 12  # demon.py
DEMON_END: Final = 13  # demon.py: Shroud, Regenerate
STRIKES: Final = 14  # demon.py: who is struck
STRIKE: Final = 15  # demon.py: `actor` is struck
DRAW: Final = 16  # gains.py: `actor` draws `amount` cards
FILL: Final = 17  # gains.py: the row is filled by one card
REVEAL: Final = 18  # land.py: place `target` turns up
BLOW: Final = 19  # blows.py: `actor` attacks with `amount` dice
LAST_EFFECT: Final = 19

# steps that wait for an answer; the others run through
ACTING: Final = 101
GAINING: Final = 102
CHOOSING: Final = 103
SWAPPING: Final = 104
PARRYING: Final = 105
SHOWN: Final = 106  # chance shows a fate card
DRAWN: Final = 107  # chance draws from a personal deck
FILLED: Final = 108  # chance draws from the supply deck
TURNED_UP: Final = 109  # chance says which tile lies there
ROLLED: Final = 110  # chance rolls one die
FIRST_WAITING: Final = 101
FIRST_CHANCE: Final = 106
LAST_WAITING: Final = 110
QUESTIONS: Final = ("act", "gain", "class", "swap", "parry", "fate", "draw", "supply", "tile", "die")

# where a gain comes from (HUNTERS-18.1)
EXPLORE: Final = 0
GATHER1: Final = 1
GATHER2: Final = 2
POWER: Final = 3
SKILL: Final = 4
SOURCES: Final = ("explore", "gather1", "gather2", "power", "skill")
