"""What a pack of Guixi may be made of: primitives and their arguments, objects, timings, words of the data.

The engine's own lists are the authority (`sanjie.games.guixi`); a test holds these in step with them.
"""

from dataclasses import dataclass
from typing import Final

COLOURS: Final = ("red", "blue")
WHO: Final = ("user", "target", "all", "others", "most_ghosts")
TIMINGS: Final = ("own_day", "before", "after", "night", "window", "counter")  # GUIXI-6.8
TARGETS: Final = (  # GUIXI-6.9, 17.4
    "self",
    "deck",
    "discard",
    "player",
    "other",
    "ghost",
    "ghost_own",
    "ghost_other",
    "ghost_nb",
    "ghost_nb_own",
    "ghost_to",
    "number",
    "item",
)
WITH_PLAYER: Final = ("player", "other", "ghost_nb", "ghost_nb_own", "ghost_to")
WITH_GHOST: Final = ("ghost", "ghost_own", "ghost_other", "ghost_nb", "ghost_nb_own", "ghost_to")
WITH_GHOST_AND_PLAYER: Final = ("ghost_nb", "ghost_nb_own", "ghost_to")
PASSIVES: Final = (  # GUIXI-17.2
    "host_bonus",
    "die_ward",
    "hand_limit",
    "spirit_bonus",
    "draw_bonus",
    "cheap_buy",
    "challenge_bonus",
    "reward_bonus",
    "skill_shield",
)
SWITCHES: Final = ("die_ward", "cheap_buy", "skill_shield")  # there or not: their number is 1
GOALS: Final = (  # GUIXI-17.3
    "lives",
    "haunted_players",
    "hand",
    "others_ghosts",
    "table_ghosts",
    "summons",
    "own_turns",
    "empty_players",
    "fails",
)
POSSESSIONS: Final = (  # GUIXI-7.2
    "current",
    "left",
    "right",
    "most_hand",
    "least_hand",
    "most_spirit",
    "least_spirit",
    "most_dispelled",
    "most_ghosts",
    "least_ghosts",
    "die",
    "choose",
)
LASTING: Final = (  # GUIXI-7.7 and the appendix
    "none",
    "no_skill",
    "spirit_drain",
    "discard_end",
    "open_hand",
    "no_buy",
    "draw_minus",
    "vote_limit",
    "hand_limit",
    "dispel_plus",
    "host_cost",
    "no_artifact",
    "own_turn_only",
)
FORMULAS: Final = ("holder_plus_1", "table_half_plus_1", "host_plus_1")  # GUIXI-8.8


@dataclass(frozen=True)
class Form:
    """How a primitive is written: `[name]`, `[name, who]`, `[name, n]` or `[name, who, n]`."""

    who: tuple[str, ...] = ()  # whom it can be done to with some effect
    counts: bool = False  # takes a number
    signed: bool = False  # the number may be below zero
    objects: tuple[str, ...] = ()  # kinds of object that it needs
    needs_user: bool = False  # does nothing where nobody uses it: in an event


FORMS: Final[dict[str, Form]] = {  # GUIXI-17.1
    "draw": Form(WHO, counts=True),
    "gain_spirit": Form(WHO, counts=True),
    "lose_spirit": Form(WHO, counts=True),
    "discard_choice": Form(WHO, counts=True),
    "discard_random": Form(WHO, counts=True),
    "discard_half": Form(WHO),
    "take_spirit": Form(("target", "all", "others", "most_ghosts"), counts=True, needs_user=True),
    "take_card": Form(("target", "all", "others", "most_ghosts"), counts=True, needs_user=True),
    "take_discard": Form(counts=True, needs_user=True),
    "move_ghost": Form(objects=WITH_GHOST_AND_PLAYER, needs_user=True),
    "repossess": Form(objects=WITH_GHOST, needs_user=True),
    "remove_ghost": Form(objects=WITH_GHOST, needs_user=True),
    "remove_oldest": Form(("most_ghosts",)),
    "pass_ghosts": Form(),
    "peek_identity": Form(("target", "all", "others", "most_ghosts"), needs_user=True),
    "peek_hand": Form(("target", "all", "others", "most_ghosts"), needs_user=True),
    "peek_ghosts": Form(counts=True, needs_user=True),
    "sink_ghost": Form(counts=True, needs_user=True),
    "ward": Form(WHO),
    "set_die": Form(objects=("number",), needs_user=True),
    "counter": Form(objects=("item",), needs_user=True),
    "vote_mod": Form(counts=True, signed=True),
    "cond_mod": Form(counts=True, signed=True, objects=WITH_GHOST, needs_user=True),
    "ban_vote": Form(WHO),
    "silence": Form(WHO),
    "vote_peek": Form(("target", "all", "others", "most_ghosts"), needs_user=True),
    "break_artifact": Form(WHO),
    "extra_haunt": Form(),
    "no_exorcism": Form(),
}
