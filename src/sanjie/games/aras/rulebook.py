"""Why an answer is refused: each reason has a number, a name for its sentence, and its clause."""

from typing import Final

from sanjie.core.game import Reason

NOT_YOUR_TURN: Final = 1
GAME_OVER: Final = 2
WRONG_PHASE: Final = 3
NEEDS_ANCHOR: Final = 4
CHARACTER_OTHER_FACTION: Final = 5
CHARACTER_NEEDS_EXPANSION: Final = 6
HAND_EMPTY: Final = 7
CELL_OCCUPIED: Final = 8
PLACE_BESIDE_REVEALED: Final = 9
PLACE_MUST: Final = 10
SHIFT_NEEDS_PIX: Final = 11
SHIFT_NEEDS_LONE_OWN: Final = 12
SHIFT_SHAKEN: Final = 13
SUMMON_NEEDS_OWN_FACE_DOWN: Final = 14
SUMMON_NO_CREATURE: Final = 15
SUMMON_LOCKED: Final = 16
MOVE_OWN_ONLY: Final = 17
MOVE_FACE_DOWN: Final = 18
MOVE_NOT_SLIME: Final = 19
MOVE_EMPTY: Final = 20
ALREADY_MOVED: Final = 21
LOOSE_INERT: Final = 22
SAME_CELL: Final = 23
MOVE_BESIDE_UNREVEALED: Final = 24
ATTACK_NO_DAMAGE: Final = 25
ATTACK_ALONE: Final = 26
ATTACK_NEEDS_TARGET: Final = 27
ATTACK_TARGET_OUT: Final = 28
ATTACK_OWN_SIDE: Final = 29
ATTACK_NO_SEAT: Final = 30
ABILITY_NOT_WAITING: Final = 31
ABILITY_FORM: Final = 32
WOLF_NEEDS_ENEMY_FACE_DOWN: Final = 33
EAGLE_NEEDS_FACE_UP: Final = 34
EAGLE_OWN_COMPONENT: Final = 35
EAGLE_ALREADY_MOVED: Final = 36
EAGLE_GHOST_WOLF: Final = 37
CARRY_BESIDE_UNREVEALED: Final = 38
BEAR_NEEDS_ENEMY_SLIME: Final = 39
DRAGON_NEEDS_ENEMY_FACE_UP: Final = 40
DRAGON_NOT_SMALLEST: Final = 41
DRAGON_NO_DRAGONS: Final = 42
DRAGON_GIANT_LAST: Final = 43
GIANT_NEEDS_ENEMY_FACE_UP: Final = 44
BAD_NOTATION: Final = 45
NO_SUCH_DECISION: Final = 46

CLAUSES: Final[dict[int, Reason]] = {
    NOT_YOUR_TURN: Reason("ARAS-12.1", "not-your-turn"),
    GAME_OVER: Reason("ARAS-12.6", "game-over"),
    WRONG_PHASE: Reason("ARAS-12.1", "wrong-phase"),
    NEEDS_ANCHOR: Reason("ARAS-12.1", "needs-anchor"),
    CHARACTER_OTHER_FACTION: Reason("ARAS-1.7", "character-other-faction"),
    CHARACTER_NEEDS_EXPANSION: Reason("ARAS-11.6", "character-needs-expansion"),
    HAND_EMPTY: Reason("ARAS-4.6", "hand-empty"),
    CELL_OCCUPIED: Reason("ARAS-2.4", "cell-occupied"),
    PLACE_BESIDE_REVEALED: Reason("ARAS-4.4", "place-beside-revealed"),
    PLACE_MUST: Reason("ARAS-4.5", "place-must"),
    SHIFT_NEEDS_PIX: Reason("ARAS-9.6", "shift-needs-pix"),
    SHIFT_NEEDS_LONE_OWN: Reason("ARAS-9.6", "shift-needs-lone-own"),
    SHIFT_SHAKEN: Reason("ARAS-9.6", "shift-shaken"),
    SUMMON_NEEDS_OWN_FACE_DOWN: Reason("ARAS-5.2", "summon-needs-own-face-down"),
    SUMMON_NO_CREATURE: Reason("ARAS-5.1", "summon-no-creature"),
    SUMMON_LOCKED: Reason("ARAS-8.21", "summon-locked"),
    MOVE_OWN_ONLY: Reason("ARAS-6.2", "move-own-only"),
    MOVE_FACE_DOWN: Reason("ARAS-6.1", "move-face-down"),
    MOVE_NOT_SLIME: Reason("ARAS-6.1", "move-not-slime"),
    MOVE_EMPTY: Reason("ARAS-6.1", "move-empty"),
    ALREADY_MOVED: Reason("ARAS-6.3", "already-moved"),
    LOOSE_INERT: Reason("ARAS-3.9", "loose-inert"),
    SAME_CELL: Reason("ARAS-6.5", "same-cell"),
    MOVE_BESIDE_UNREVEALED: Reason("ARAS-6.4", "move-beside-unrevealed"),
    ATTACK_NO_DAMAGE: Reason("ARAS-7.4", "attack-no-damage"),
    ATTACK_ALONE: Reason("ARAS-7.1", "attack-alone"),
    ATTACK_NEEDS_TARGET: Reason("ARAS-13.3", "attack-needs-target"),
    ATTACK_TARGET_OUT: Reason("ARAS-13.3", "attack-target-out"),
    ATTACK_OWN_SIDE: Reason("ARAS-13.3", "attack-own-side"),
    ATTACK_NO_SEAT: Reason("ARAS-13.3", "attack-no-seat"),
    ABILITY_NOT_WAITING: Reason("ARAS-8.2", "ability-not-waiting"),
    ABILITY_FORM: Reason("ARAS-12.1", "ability-form"),
    WOLF_NEEDS_ENEMY_FACE_DOWN: Reason("ARAS-8.6", "wolf-needs-enemy-face-down"),
    EAGLE_NEEDS_FACE_UP: Reason("ARAS-8.8", "eagle-needs-face-up"),
    EAGLE_OWN_COMPONENT: Reason("ARAS-8.9", "eagle-own-component"),
    EAGLE_ALREADY_MOVED: Reason("ARAS-8.9", "eagle-already-moved"),
    EAGLE_GHOST_WOLF: Reason("ARAS-9.7", "eagle-ghost-wolf"),
    CARRY_BESIDE_UNREVEALED: Reason("ARAS-8.10", "carry-beside-unrevealed"),
    BEAR_NEEDS_ENEMY_SLIME: Reason("ARAS-8.13", "bear-needs-enemy-slime"),
    DRAGON_NEEDS_ENEMY_FACE_UP: Reason("ARAS-8.15", "dragon-needs-enemy-face-up"),
    DRAGON_NOT_SMALLEST: Reason("ARAS-8.15", "dragon-not-smallest"),
    DRAGON_NO_DRAGONS: Reason("ARAS-8.16", "dragon-no-dragons"),
    DRAGON_GIANT_LAST: Reason("ARAS-8.17", "dragon-giant-last"),
    GIANT_NEEDS_ENEMY_FACE_UP: Reason("ARAS-8.19", "giant-needs-enemy-face-up"),
    BAD_NOTATION: Reason("ARAS-12.6", "bad-notation"),
    NO_SUCH_DECISION: Reason("ARAS-12.6", "no-such-decision"),
}

# how a game can end: the clause of an Outcome
WON_BY_LIFE: Final = 101
ENDED_BY_STALL: Final = 102
ENDED_BY_LIMIT: Final = 103
ENDINGS: Final[dict[int, str]] = {
    WON_BY_LIFE: "ARAS-10.1",
    ENDED_BY_STALL: "ARAS-10.2",
    ENDED_BY_LIMIT: "ARAS-10.3",
}
