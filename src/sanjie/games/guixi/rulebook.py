"""Why an answer is refused (each reason: number, name of its sentence, clause) and how games end."""

from typing import Final

from sanjie.core.game import Reason

NOT_ASKED: Final = 1
GAME_OVER: Final = 2
WRONG_KIND: Final = 3
NO_SUCH_ANSWER: Final = 4
BUY_OWN_DAY: Final = 5
BUY_HAUNTED: Final = 6
BUY_NO_SPIRIT: Final = 7
BUY_NOTHING_LEFT: Final = 8
CARD_NOT_IN_HAND: Final = 9
EQUIP_NOT_ARTIFACT: Final = 10
EQUIP_OWN_DAY: Final = 11
ARTIFACT_IS_EQUIPPED: Final = 12
SILENCED: Final = 13
OWN_TURN_ONLY: Final = 14
TIMING_OWN_DAY: Final = 15
TIMING_BEFORE: Final = 16
TIMING_AFTER: Final = 17
TIMING_NIGHT: Final = 18
TIMING_COUNTER: Final = 19
SKILL_NOT_YOURS: Final = 20
SKILL_PASSIVE: Final = 21
SKILL_NEEDS_POINTS: Final = 22
SKILL_GHOST_WAY: Final = 23
SKILL_HAUNTED: Final = 24
ARTIFACT_HAUNTED: Final = 25
SKILL_USED: Final = 26
SKILL_NO_SPIRIT: Final = 27
OBJECT_FORM: Final = 28
OBJECT_NO_SEAT: Final = 29
OBJECT_ANOTHER_PLAYER: Final = 30
OBJECT_GHOST_GONE: Final = 31
OBJECT_OWN_GHOST: Final = 32
OBJECT_OTHERS_GHOST: Final = 33
OBJECT_KINGS_GHOST: Final = 34
OBJECT_NOT_NEIGHBOUR: Final = 35
OBJECT_SAME_HOLDER: Final = 36
OBJECT_NO_ITEM: Final = 37
OBJECT_DISCARD_EMPTY: Final = 38
HERETIC_NOT_YOU: Final = 39
HERETIC_NOT_NOW: Final = 40
HERETIC_SPENT: Final = 41
HERETIC_AFTER_KING: Final = 42
HERETIC_TWO_GHOSTS: Final = 43
HERETIC_OWN_GHOSTS: Final = 44
CHOOSE_ANOTHER: Final = 45
CHOOSE_NOT_KING: Final = 46
SINK_NOT_SEEN: Final = 47
EXORCISE_NO_GHOST: Final = 48
EXORCISE_KINGS_GHOST: Final = 49
EXORCISE_SUMMONS: Final = 50
SUMMON_KING_ONLY: Final = 51
SUMMON_OTHERS_GHOST: Final = 52
CHALLENGE_ONESELF: Final = 53
CHALLENGE_KING: Final = 54
CHALLENGE_NO_VOTES: Final = 55
CHALLENGE_ONCE: Final = 56
CHALLENGE_SHIELDED: Final = 57
LIFE_NOT_HIS: Final = 58
CHANCE_NOT_POSSIBLE: Final = 59
BAD_NOTATION: Final = 60
EXORCISE_HAUNTED: Final = 61
USE_NOT_NOW: Final = 62

CLAUSES: Final[dict[int, Reason]] = {
    NOT_ASKED: Reason("GUIXI-20.1", "not-asked"),
    GAME_OVER: Reason("GUIXI-12.7", "game-over"),
    WRONG_KIND: Reason("GUIXI-20.1", "wrong-kind"),
    NO_SUCH_ANSWER: Reason("GUIXI-20.1", "no-such-answer"),
    BUY_OWN_DAY: Reason("GUIXI-5.5", "buy-own-day"),
    BUY_HAUNTED: Reason("GUIXI-7.7", "buy-haunted"),
    BUY_NO_SPIRIT: Reason("GUIXI-5.3", "buy-no-spirit"),
    BUY_NOTHING_LEFT: Reason("GUIXI-5.5", "buy-nothing-left"),
    CARD_NOT_IN_HAND: Reason("GUIXI-5.2", "card-not-in-hand"),
    EQUIP_NOT_ARTIFACT: Reason("GUIXI-5.4", "equip-not-artifact"),
    EQUIP_OWN_DAY: Reason("GUIXI-5.5", "equip-own-day"),
    ARTIFACT_IS_EQUIPPED: Reason("GUIXI-5.4", "artifact-is-equipped"),
    SILENCED: Reason("GUIXI-17.1", "silenced"),
    OWN_TURN_ONLY: Reason("GUIXI-7.7", "own-turn-only"),
    TIMING_OWN_DAY: Reason("GUIXI-6.8", "timing-own-day"),
    TIMING_BEFORE: Reason("GUIXI-6.8", "timing-before"),
    TIMING_AFTER: Reason("GUIXI-6.8", "timing-after"),
    TIMING_NIGHT: Reason("GUIXI-6.8", "timing-night"),
    TIMING_COUNTER: Reason("GUIXI-6.8", "timing-counter"),
    SKILL_NOT_YOURS: Reason("GUIXI-6.9", "skill-not-yours"),
    SKILL_PASSIVE: Reason("GUIXI-17.2", "skill-passive"),
    SKILL_NEEDS_POINTS: Reason("GUIXI-10.8", "skill-needs-points"),
    SKILL_GHOST_WAY: Reason("GUIXI-10.8", "skill-ghost-way"),
    SKILL_HAUNTED: Reason("GUIXI-7.7", "skill-haunted"),
    ARTIFACT_HAUNTED: Reason("GUIXI-7.7", "artifact-haunted"),
    SKILL_USED: Reason("GUIXI-6.9", "skill-used"),
    SKILL_NO_SPIRIT: Reason("GUIXI-6.9", "skill-no-spirit"),
    OBJECT_FORM: Reason("GUIXI-17.4", "object-form"),
    OBJECT_NO_SEAT: Reason("GUIXI-17.4", "object-no-seat"),
    OBJECT_ANOTHER_PLAYER: Reason("GUIXI-17.4", "object-another-player"),
    OBJECT_GHOST_GONE: Reason("GUIXI-17.4", "object-ghost-gone"),
    OBJECT_OWN_GHOST: Reason("GUIXI-17.4", "object-own-ghost"),
    OBJECT_OTHERS_GHOST: Reason("GUIXI-17.4", "object-others-ghost"),
    OBJECT_KINGS_GHOST: Reason("GUIXI-7.10", "object-kings-ghost"),
    OBJECT_NOT_NEIGHBOUR: Reason("GUIXI-17.4", "object-not-neighbour"),
    OBJECT_SAME_HOLDER: Reason("GUIXI-17.4", "object-same-holder"),
    OBJECT_NO_ITEM: Reason("GUIXI-17.4", "object-no-item"),
    OBJECT_DISCARD_EMPTY: Reason("GUIXI-6.9", "object-discard-empty"),
    HERETIC_NOT_YOU: Reason("GUIXI-11.4", "heretic-not-you"),
    HERETIC_NOT_NOW: Reason("GUIXI-11.4", "heretic-not-now"),
    HERETIC_SPENT: Reason("GUIXI-11.7", "heretic-spent"),
    HERETIC_AFTER_KING: Reason("GUIXI-11.4", "heretic-after-king"),
    HERETIC_TWO_GHOSTS: Reason("GUIXI-11.4", "heretic-two-ghosts"),
    HERETIC_OWN_GHOSTS: Reason("GUIXI-19.1", "heretic-own-ghosts"),
    CHOOSE_ANOTHER: Reason("GUIXI-7.2", "choose-another"),
    CHOOSE_NOT_KING: Reason("GUIXI-7.2", "choose-not-king"),
    SINK_NOT_SEEN: Reason("GUIXI-17.1", "sink-not-seen"),
    EXORCISE_NO_GHOST: Reason("GUIXI-8.1", "exorcise-no-ghost"),
    EXORCISE_KINGS_GHOST: Reason("GUIXI-8.2", "exorcise-kings-ghost"),
    EXORCISE_SUMMONS: Reason("GUIXI-9.1", "exorcise-summons"),
    SUMMON_KING_ONLY: Reason("GUIXI-9.1", "summon-king-only"),
    SUMMON_OTHERS_GHOST: Reason("GUIXI-9.1", "summon-others-ghost"),
    CHALLENGE_ONESELF: Reason("GUIXI-8.6", "challenge-oneself"),
    CHALLENGE_KING: Reason("GUIXI-8.5", "challenge-king"),
    CHALLENGE_NO_VOTES: Reason("GUIXI-8.6", "challenge-no-votes"),
    CHALLENGE_ONCE: Reason("GUIXI-8.5", "challenge-once"),
    CHALLENGE_SHIELDED: Reason("GUIXI-17.2", "challenge-shielded"),
    LIFE_NOT_HIS: Reason("GUIXI-10.3", "life-not-his"),
    CHANCE_NOT_POSSIBLE: Reason("GUIXI-5.9", "chance-not-possible"),
    BAD_NOTATION: Reason("GUIXI-20.1", "bad-notation"),
    EXORCISE_HAUNTED: Reason("GUIXI-8.1", "exorcise-haunted"),
    USE_NOT_NOW: Reason("GUIXI-6.7", "use-not-now"),
}

# how a game can end (GUIXI-12.7): the clause of an Outcome
GHOST_COUNT: Final = 101
DECK_OUT: Final = 102
KING_SLAIN: Final = 103
KING_WON: Final = 104
HERETIC_KING_LOST: Final = 105
FINAL_LAP: Final = 106
ELDER_DEAD: Final = 107
BOTH_ELDERS: Final = 108
FUN_DISPELLED: Final = 109
FUN_OTHERS: Final = 110
FUN_DRAW: Final = 111
ENDINGS: Final[dict[int, str]] = {
    GHOST_COUNT: "GUIXI-12.1",
    DECK_OUT: "GUIXI-12.1",
    KING_SLAIN: "GUIXI-12.2",
    KING_WON: "GUIXI-12.2",
    HERETIC_KING_LOST: "GUIXI-11.2",
    FINAL_LAP: "GUIXI-15.4",
    ELDER_DEAD: "GUIXI-15.2",
    BOTH_ELDERS: "GUIXI-15.2",
    FUN_DISPELLED: "GUIXI-16.3",
    FUN_OTHERS: "GUIXI-16.2",
    FUN_DRAW: "GUIXI-16.2",
}
ENDING_NAMES: Final[dict[int, str]] = {  # the reasons of GUIXI-12.7
    GHOST_COUNT: "ghost_count",
    DECK_OUT: "deck_out",
    KING_SLAIN: "king_slain",
    KING_WON: "king_won",
    HERETIC_KING_LOST: "heretic_king_lost",
    FINAL_LAP: "final_lap",
    ELDER_DEAD: "elder_dead",
    BOTH_ELDERS: "both_elders",
    FUN_DISPELLED: "fun_dispelled",
    FUN_OTHERS: "fun_others",
    FUN_DRAW: "fun_draw",
}
