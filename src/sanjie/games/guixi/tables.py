"""What the cards of a pack are, as lists of ints that the rules index; `content.py` builds them.

Numbers: a card type is `2 * place in the file + colour`, a ghost card its place among ghosts, then events,
a skill its place among those of artifacts, characters and kings. Ids are for those who write and show.
"""

from typing import Final, final

# operations (GUIXI-17.1), in effects as (operation, who, n); numbers are for ever
STOP: Final = 0  # ends an effect
OP_DRAW: Final = 1
GAIN_SPIRIT: Final = 2
LOSE_SPIRIT: Final = 3
DISCARD_CHOICE: Final = 4
DISCARD_RANDOM: Final = 5
DISCARD_HALF: Final = 6
TAKE_SPIRIT: Final = 7
TAKE_CARD: Final = 8
TAKE_DISCARD: Final = 9
MOVE_GHOST: Final = 10
REPOSSESS: Final = 11
REMOVE_GHOST: Final = 12
REMOVE_OLDEST: Final = 13
PASS_GHOSTS: Final = 14
PEEK_IDENTITY: Final = 15
PEEK_HAND: Final = 16
PEEK_GHOSTS: Final = 17
SINK_GHOST: Final = 18
WARD: Final = 19
SET_DIE: Final = 20
COUNTER: Final = 21
VOTE_MOD: Final = 22
COND_MOD: Final = 23
BAN_VOTE: Final = 24
SILENCE: Final = 25
VOTE_PEEK: Final = 26
BREAK_ARTIFACT: Final = 27
EXTRA_HAUNT: Final = 28
NO_EXORCISM: Final = 29
OPERATIONS: Final = (
    "stop draw gain_spirit lose_spirit discard_choice discard_random discard_half take_spirit take_card "
    "take_discard move_ghost repossess remove_ghost remove_oldest pass_ghosts peek_identity peek_hand "
    "peek_ghosts sink_ghost ward set_die counter vote_mod cond_mod ban_vote silence vote_peek break_artifact "
    "extra_haunt no_exorcism"
)

# whom an operation concerns
USER: Final = 0
TARGET: Final = 1
ALL: Final = 2
OTHERS: Final = 3
MOST_GHOSTS: Final = 4
WHO: Final = ("user", "target", "all", "others", "most_ghosts")

# timings (GUIXI-6.8)
NEVER: Final = 0  # passive, or equipped
OWN_DAY: Final = 1
T_BEFORE: Final = 2
T_AFTER: Final = 3
NIGHT: Final = 4
WINDOW: Final = 5
T_COUNTER: Final = 6
TIMINGS: Final = ("never", "own_day", "before", "after", "night", "window", "counter")

# objects (GUIXI-6.9, 17.4)
SELF: Final = 0
PLAYER: Final = 1
OTHER: Final = 2
GHOST: Final = 3
GHOST_OWN: Final = 4
GHOST_OTHER: Final = 5
GHOST_NB: Final = 6
GHOST_NB_OWN: Final = 7
GHOST_TO: Final = 8
DECK: Final = 9
DISCARD: Final = 10
ITEM: Final = 11
NUMBER: Final = 12
OBJECTS: Final = (
    "self player other ghost ghost_own ghost_other ghost_nb ghost_nb_own ghost_to deck discard item number"
)

# passives (GUIXI-17.2)
NO_PASSIVE: Final = 0
HOST_BONUS: Final = 1
DIE_WARD: Final = 2
HAND_BONUS: Final = 3
SPIRIT_BONUS: Final = 4
DRAW_BONUS: Final = 5
CHEAP_BUY: Final = 6
CHALLENGE_BONUS: Final = 7
REWARD_BONUS: Final = 8
SKILL_SHIELD: Final = 9
PASSIVES: Final = (
    "none host_bonus die_ward hand_limit spirit_bonus draw_bonus cheap_buy challenge_bonus reward_bonus "
    "skill_shield"
)

# lasting effects of ghosts (GUIXI-7.7)
NO_EFFECT: Final = 0
NO_SKILL: Final = 1
SPIRIT_DRAIN: Final = 2
DISCARD_END: Final = 3
OPEN_HAND: Final = 4
NO_BUY: Final = 5
DRAW_MINUS: Final = 6
VOTE_LIMIT: Final = 7
HAND_MINUS: Final = 8
DISPEL_PLUS: Final = 9
HOST_COST: Final = 10
NO_ARTIFACT: Final = 11
OWN_TURN_ONLY: Final = 12
HAUNTS: Final = (
    "none no_skill spirit_drain discard_end open_hand no_buy draw_minus vote_limit hand_limit dispel_plus "
    "host_cost no_artifact own_turn_only"
)

# possession conditions (GUIXI-7.2)
ON_CURRENT: Final = 0
ON_LEFT: Final = 1
ON_RIGHT: Final = 2
MOST_HAND: Final = 3
LEAST_HAND: Final = 4
MOST_SPIRIT: Final = 5
LEAST_SPIRIT: Final = 6
MOST_DISPELLED: Final = 7
MOST_HAUNTED: Final = 8
LEAST_HAUNTED: Final = 9
CHOOSE: Final = 10
DIE: Final = 11
POSSESSIONS: Final = (
    "current left right most_hand least_hand most_spirit least_spirit most_dispelled most_ghosts "
    "least_ghosts choose die"
)

# dispel conditions that are no number (appendix A.5)
NO_X: Final = 0
HOLDER_PLUS_1: Final = 1
TABLE_HALF_PLUS_1: Final = 2
HOST_PLUS_1: Final = 3
FORMULAS: Final = ("none", "holder_plus_1", "table_half_plus_1", "host_plus_1")

# goals of kings (GUIXI-17.3)
GOALS: Final = "lives haunted_players hand others_ghosts table_ghosts summons own_turns empty_players fails"
G_LIVES: Final = 0
G_HAUNTED: Final = 1
G_HAND: Final = 2
G_OTHERS: Final = 3
G_TABLE: Final = 4
G_SUMMONS: Final = 5
G_TURNS: Final = 6
G_EMPTY: Final = 7
G_FAILS: Final = 8

GHOST_WAY: Final = -1  # the level of a ghost-way skill (GUIXI-10.8)
NO_CARD: Final = -1


@final
class Tables:
    """Everything the rules need to know of a pack. Never changes once built."""

    def __init__(self, digest: str) -> None:
        self.digest = digest  # of the pack: 16 hexadecimal digits
        # per card type
        self.card_ids: list[str] = []  # "ward_r"; empty for a colour that is not printed
        self.copies: list[int] = []  # in the standard deck
        self.more_copies: list[int] = []  # in the expansion
        self.is_artifact: list[bool] = []
        self.card_timing: list[int] = []
        self.card_target: list[int] = []
        self.card_effect: list[int] = []  # where in `effects` it begins
        self.card_passive: list[int] = []  # of artifacts
        self.card_passive_n: list[int] = []
        self.card_skill: list[int] = []  # number of the artifact's active skill, or -1
        # per skill
        self.skill_ids: list[str] = []
        self.skill_level: list[int] = []  # 1.. ghosts needed; 0 artifact or king card; GHOST_WAY
        self.skill_timing: list[int] = []  # NEVER for passive ones
        self.skill_cost: list[int] = []
        self.skill_target: list[int] = []
        self.skill_effect: list[int] = []
        self.skill_passive: list[int] = []
        self.skill_passive_n: list[int] = []
        # per character and king
        self.character_ids: list[str] = []
        self.character_skills: list[list[int]] = []
        self.king_ids: list[str] = []
        self.king_skill: list[int] = []
        self.king_goal: list[int] = []
        self.king_number: list[list[int]] = []  # per king, per number of players 0..8
        # per ghost card: the little ghosts, then the events
        self.ghost_ids: list[str] = []
        self.ghosts = 0  # how many of them are little ghosts
        self.ghost_colour: list[int] = []  # RED or BLUE; -1 for events
        self.ghost_possession: list[int] = []
        self.ghost_dispel: list[int] = []  # 0: see `ghost_formula`
        self.ghost_formula: list[int] = []
        self.ghost_haunt: list[int] = []  # lasting effect
        self.host_draw: list[int] = []
        self.host_spirit: list[int] = []
        self.voter_draw: list[int] = []
        self.voter_spirit: list[int] = []
        self.event_effect: list[int] = []  # where in `effects` it begins; -1 for little ghosts
        # effects, one after the other: operation, who, n, …, STOP
        self.effects: list[int] = []

    def moves_ghost(self, effect: int) -> bool:
        """Whether the effect that begins there takes its ghost off its holder (GUIXI-7.10)."""
        place = effect
        while self.effects[place] != STOP:
            operation = self.effects[place]
            if operation == MOVE_GHOST or operation == REPOSSESS or operation == REMOVE_GHOST:
                return True
            place += 3
        return False


MOST_BUILT: Final = 32
BUILT: Final[dict[str, Tables]] = {}  # digest of a pack -> its tables; the last ones that were built


def keep_tables(tables: Tables) -> None:
    """Let these be found again. The oldest of too many are let go: faces and states have their own still."""
    BUILT[tables.digest] = tables
    if len(BUILT) > MOST_BUILT:
        del BUILT[next(iter(BUILT))]
