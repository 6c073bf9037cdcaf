"""Effects that can stand on the stack of frames, and the steps at which each waits.

The numbers are part of packed states: they are for ever. `actor`, `source`, `target`, `cursor` and `amount`
mean what the effect's own module says.
"""

from typing import Final

DEAL: Final = 0  # deals.py: the set-up
TURN: Final = 1  # turns.py: one turn, the bottom of the stack
DRAWS: Final = 2  # hands.py: `actor` draws `amount` cards
PROGRAM: Final = 3  # programs.py: a card, skill or event happens
LOOK: Final = 4  # looks.py: `actor` looks at the top of the ghost deck
DISCARDS: Final = 5  # hands.py: `actor` discards `amount` cards by choice
LOSSES: Final = 6  # hands.py: `actor` loses `amount` random cards
TAKES: Final = 7  # hands.py: `actor` takes `amount` random cards from `target`
HAUNTING: Final = 8  # hauntings.py: the top ghost card is revealed
POSSESSION: Final = 9  # hauntings.py: ghost `source` finds its holder
EXORCISING: Final = 10  # exorcisms.py: an exorcism or a summoning
CHECKING: Final = 11  # checks.py
CROWNING: Final = 12  # kings.py: `actor` becomes the ghost king
HERESY: Final = 13  # heretics.py: `actor` uses his power on the ghosts of `target`
ATTACHING: Final = 14  # hauntings.py: the lifted ghosts find their holders, one after another
LAST_EFFECT: Final = 14

# steps that wait for an answer; the others run through
ELDER: Final = 101
IDENTITY: Final = 102
STARTING: Final = 103
CHARACTER: Final = 104
ACTING: Final = 105  # a window's decision
EXORCISE_OR_NOT: Final = 106
DRAWN: Final = 107
LOOKED: Final = 108
SUNK: Final = 109
DISCARDED: Final = 110
LOST: Final = 111
TAKEN: Final = 112
SHOWN: Final = 113
CHOSEN: Final = 114
ROLLED: Final = 115
DIRECTED: Final = 116
VOTED: Final = 117
CHALLENGED: Final = 118
MIXED: Final = 119
INSPECTED: Final = 120
POWERED: Final = 121
CROWNED: Final = 122
LIVED: Final = 123
FIRST_WAITING: Final = 101
QUESTIONS: Final = (  # per waiting step, from FIRST_WAITING on: the kind of the question (GUIXI-20.1)
    "elder",
    "identity",
    "start",
    "character",
    "window",
    "exorcism",
    "draw",
    "look",
    "sink",
    "discard",
    "loss",
    "take",
    "reveal",
    "possess_choose",
    "die",
    "die_direction",
    "vote",
    "challenge",
    "mix",
    "inspect",
    "heretic_b",
    "king",
    "life",
)
