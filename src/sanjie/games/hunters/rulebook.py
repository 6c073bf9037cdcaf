"""Why an answer is refused (reason: number, name of its sentence, clause, error code) and how games end."""

from typing import Final

from sanjie.core.game import Reason

NOT_ASKED: Final = 1
GAME_OVER: Final = 2
WRONG_KIND: Final = 3
NO_SUCH_ANSWER: Final = 4
BAD_NOTATION: Final = 5
CHANCE_NOT_POSSIBLE: Final = 6
ATTACK_NOT_ADJACENT: Final = 7
FOCUS_FULL: Final = 8
FOCUS_TILE: Final = 9
SKILL_NOT_YOURS: Final = 10
SKILL_NO_AURA: Final = 11
TIDE_NO_POWER: Final = 12
BLAZE_NOT_ADJACENT: Final = 13
SOULFORGE_IN_FORCE: Final = 14
END_BEFORE_ACTION: Final = 15
MOVE_OFF_MAP: Final = 16
MOVE_DEMON: Final = 17
MOVE_NOT_ADJACENT: Final = 18
AEGIS_NOT_PLAYED: Final = 19
AEGIS_TOO_FAR: Final = 20
AEGIS_FULL_LIFE: Final = 21
GALE_OFF_MAP: Final = 22
GALE_OWN_TILE: Final = 23
GALE_DEMON: Final = 24
GALE_FACE_DOWN: Final = 25
GALE_TOO_FAR: Final = 26
GAIN_NOT_IN_ROW: Final = 27
GAIN_NOT_IN_POWER: Final = 28
GAIN_ELEMENT: Final = 29
CLASS_PRIMARY: Final = 30
CARD_NOT_IN_HAND: Final = 31
MOVE_PAYS_UP: Final = 32
MOVE_PAYS_DOWN: Final = 33
ATTACK_PAYS_UP: Final = 34
ATTACK_PAYS_DOWN: Final = 35
FOCUS_CARD: Final = 36
PARRY_CARD: Final = 37

CLAUSES: Final[dict[int, Reason]] = {
    NOT_ASKED: Reason("HUNTERS-17.4", "not-asked"),
    GAME_OVER: Reason("HUNTERS-16.5", "game-over"),
    WRONG_KIND: Reason("HUNTERS-18.1", "wrong-kind"),
    NO_SUCH_ANSWER: Reason("HUNTERS-18.2", "no-such-answer"),
    BAD_NOTATION: Reason("HUNTERS-18.2", "bad-notation"),
    CHANCE_NOT_POSSIBLE: Reason("HUNTERS-19.4", "chance-not-possible"),
    ATTACK_NOT_ADJACENT: Reason("HUNTERS-8.1", "attack-not-adjacent"),
    FOCUS_FULL: Reason("HUNTERS-9.4", "focus-full"),
    FOCUS_TILE: Reason("HUNTERS-9.1", "focus-tile"),
    SKILL_NOT_YOURS: Reason("HUNTERS-12.1", "skill-not-yours"),
    SKILL_NO_AURA: Reason("HUNTERS-12.1", "skill-no-aura"),
    TIDE_NO_POWER: Reason("HUNTERS-12.2", "tide-no-power"),
    BLAZE_NOT_ADJACENT: Reason("HUNTERS-12.3", "blaze-not-adjacent"),
    SOULFORGE_IN_FORCE: Reason("HUNTERS-12.4", "soulforge-in-force"),
    END_BEFORE_ACTION: Reason("HUNTERS-5.4", "end-before-action"),
    MOVE_OFF_MAP: Reason("HUNTERS-7.4", "move-off-map"),
    MOVE_DEMON: Reason("HUNTERS-7.5", "move-demon"),
    MOVE_NOT_ADJACENT: Reason("HUNTERS-7.4", "move-not-adjacent"),
    AEGIS_NOT_PLAYED: Reason("HUNTERS-12.5", "aegis-not-played"),
    AEGIS_TOO_FAR: Reason("HUNTERS-12.5", "aegis-too-far"),
    AEGIS_FULL_LIFE: Reason("HUNTERS-12.5", "aegis-full-life"),
    GALE_OFF_MAP: Reason("HUNTERS-12.6", "gale-off-map"),
    GALE_OWN_TILE: Reason("HUNTERS-12.6", "gale-own-tile"),
    GALE_DEMON: Reason("HUNTERS-12.6", "gale-demon"),
    GALE_FACE_DOWN: Reason("HUNTERS-12.6", "gale-face-down"),
    GALE_TOO_FAR: Reason("HUNTERS-12.6", "gale-too-far"),
    GAIN_NOT_IN_ROW: Reason("HUNTERS-13.1", "gain-not-in-row"),
    GAIN_NOT_IN_POWER: Reason("HUNTERS-12.2", "gain-not-in-power"),
    GAIN_ELEMENT: Reason("HUNTERS-13.2", "gain-element"),
    CLASS_PRIMARY: Reason("HUNTERS-9.5", "class-primary"),
    CARD_NOT_IN_HAND: Reason("HUNTERS-6.5", "card-not-in-hand"),
    MOVE_PAYS_UP: Reason("HUNTERS-7.2", "move-pays-up"),
    MOVE_PAYS_DOWN: Reason("HUNTERS-7.3", "move-pays-down"),
    ATTACK_PAYS_UP: Reason("HUNTERS-8.2", "attack-pays-up"),
    ATTACK_PAYS_DOWN: Reason("HUNTERS-8.3", "attack-pays-down"),
    FOCUS_CARD: Reason("HUNTERS-9.1", "focus-card"),
    PARRY_CARD: Reason("HUNTERS-14.9", "parry-card"),
}

# the error codes of HUNTERS-18.3, in the order in which they apply
CODE_NAMES: Final = (
    "game_over",
    "syntax",
    "wrong_kind",
    "unavailable",
    "bad_target",
    "no_card",
    "bad_payment",
)
CODES: Final[dict[int, str]] = {
    GAME_OVER: "game_over",
    NO_SUCH_ANSWER: "syntax",
    BAD_NOTATION: "syntax",
    NOT_ASKED: "wrong_kind",
    WRONG_KIND: "wrong_kind",
    CHANCE_NOT_POSSIBLE: "bad_target",
    ATTACK_NOT_ADJACENT: "unavailable",
    FOCUS_FULL: "unavailable",
    FOCUS_TILE: "unavailable",
    SKILL_NOT_YOURS: "unavailable",
    SKILL_NO_AURA: "unavailable",
    TIDE_NO_POWER: "unavailable",
    BLAZE_NOT_ADJACENT: "unavailable",
    SOULFORGE_IN_FORCE: "unavailable",
    END_BEFORE_ACTION: "unavailable",
    MOVE_OFF_MAP: "bad_target",
    MOVE_DEMON: "bad_target",
    MOVE_NOT_ADJACENT: "bad_target",
    AEGIS_NOT_PLAYED: "bad_target",
    AEGIS_TOO_FAR: "bad_target",
    AEGIS_FULL_LIFE: "bad_target",
    GALE_OFF_MAP: "bad_target",
    GALE_OWN_TILE: "bad_target",
    GALE_DEMON: "bad_target",
    GALE_FACE_DOWN: "bad_target",
    GALE_TOO_FAR: "bad_target",
    GAIN_NOT_IN_ROW: "bad_target",
    GAIN_NOT_IN_POWER: "bad_target",
    GAIN_ELEMENT: "bad_target",
    CLASS_PRIMARY: "bad_target",
    CARD_NOT_IN_HAND: "no_card",
    MOVE_PAYS_UP: "bad_payment",
    MOVE_PAYS_DOWN: "bad_payment",
    ATTACK_PAYS_UP: "bad_payment",
    ATTACK_PAYS_DOWN: "bad_payment",
    FOCUS_CARD: "bad_payment",
    PARRY_CARD: "bad_payment",
}

# how a game can end (HUNTERS-16): the clause of an Outcome
SEALED: Final = 101
CURSE: Final = 102
WEARY: Final = 103
ENDINGS: Final[dict[int, str]] = {
    SEALED: "HUNTERS-1.2",
    CURSE: "HUNTERS-1.3",
    WEARY: "HUNTERS-1.4",
}
ENDING_NAMES: Final[dict[int, str]] = {SEALED: "sealed", CURSE: "curse", WEARY: "weary"}

# no game takes more answers than this (HUNTERS-21.1), from any position of at most MOST_CARDS cards
MOST_CARDS: Final = 110  # combat, spirit and divine cards of the box
MOST_TILES: Final = 45
MOST_CURSES: Final = 5  # tokens in the box (HUNTERS-2.1)
MOST_HEROES: Final = 5


def most_answers(cards: int, curses: int) -> int:
    """A bound on the answers, chance's too, of a game with so many cards and curse tokens (HUNTERS-21.1).

    Every action takes a card out of hands, decks, supply and power for good, every skill one out of the
    aura: at most `cards` of each. A behaviour is one answer and at most two that follow from it: a gain, a
    class or a swap, or two dice. A hero's turn has a behaviour; one that is ended has an action, an end and
    two gains. A demon turn takes a card from the supply or places a curse, and asks each hero for a parry
    at most. Every turn shows a fate card; a card leaves a deck once, and a tile is decided once.
    """
    behaviours = 2 * cards
    demon_turns = cards + curses
    decisions = behaviours * 3 + cards * 3 + demon_turns * MOST_HEROES
    return decisions + behaviours + demon_turns + 1 + cards + MOST_TILES


LONGEST: Final = most_answers(MOST_CARDS, MOST_CURSES)
