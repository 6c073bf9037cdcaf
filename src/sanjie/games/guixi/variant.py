"""What players choose before a game (GUIXI-19, and mode, expansion and starting player)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sanjie.core.game import BadOption, Chosen, Option
from sanjie.games.guixi.phases import MODES

OPTIONS: Final = (
    Option("mode", "standard", MODES, "GUIXI-20.2"),
    Option("expansion", "false", ("false", "true"), "GUIXI-3.2"),
    Option("start", "random", ("random", "p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7"), "GUIXI-4.4"),
    Option("three_check", "standing", ("standing", "literal"), "GUIXI-10.1"),
    Option("deck_end", "end_of_turn", ("end_of_turn", "immediate"), "GUIXI-12.1"),
    Option("heretic_a_target", "any", ("any", "own"), "GUIXI-11.4"),
    Option("die_direction", "choose", ("choose", "clockwise"), "GUIXI-7.4"),
    Option("king_possessed", "false", ("false", "true"), "GUIXI-7.5"),
    Option("fun_tie", "dispeller", ("dispeller", "dispeller_if_tied"), "GUIXI-16.3"),
    Option("king_draw", "every", ("every", "own"), "GUIXI-5.6"),
)
RANDOM: Final = -1


@dataclass(frozen=True)
class Variant:
    """Every option of a game, in the form the rules read it."""

    pack: str  # digest of the content
    mode: int  # STANDARD, COMPETITIVE or FUN
    expansion: bool
    start: int  # seat that has the first turn, or RANDOM
    literal: bool  # three_check=literal
    deck_end_at_once: bool
    own_power: bool  # heretic_a_target=own
    clockwise: bool  # die_direction=clockwise
    king_possessed: bool
    shared_tie: bool  # fun_tie=dispeller_if_tied
    king_draws_own: bool  # king_draw=own


def variant_of(chosen: Mapping[str, object], pack: str) -> Variant:
    """The variant of the options `chosen` by name, defaults filled in. Raises BadOption."""
    known = {option.name: option for option in OPTIONS}
    values: dict[str, Chosen] = {option.name: option.default for option in OPTIONS}
    for name, value in chosen.items():
        if name not in known:
            raise BadOption(f"guixi has no option {name!r}; it has {', '.join(known)}")
        if not known[name].allows(value):
            allowed = ", ".join(str(one) for one in known[name].values)
            raise BadOption(f"{value!r} is no value of the option {name}; allowed: {allowed}")
        values[name] = str(value)
    start = str(values["start"])
    return Variant(
        pack=pack,
        mode=MODES.index(str(values["mode"])),
        expansion=values["expansion"] == "true",
        start=RANDOM if start == "random" else int(start[1:]),
        literal=values["three_check"] == "literal",
        deck_end_at_once=values["deck_end"] == "immediate",
        own_power=values["heretic_a_target"] == "own",
        clockwise=values["die_direction"] == "clockwise",
        king_possessed=values["king_possessed"] == "true",
        shared_tie=values["fun_tie"] == "dispeller_if_tied",
        king_draws_own=values["king_draw"] == "own",
    )


def chosen_of(variant: Variant) -> dict[str, Chosen]:
    """Every option of `variant` by name, in the order of `OPTIONS`; the inverse of `variant_of`."""
    return {
        "mode": MODES[variant.mode],
        "expansion": "true" if variant.expansion else "false",
        "start": "random" if variant.start == RANDOM else f"p{variant.start}",
        "three_check": "literal" if variant.literal else "standing",
        "deck_end": "immediate" if variant.deck_end_at_once else "end_of_turn",
        "heretic_a_target": "own" if variant.own_power else "any",
        "die_direction": "clockwise" if variant.clockwise else "choose",
        "king_possessed": "true" if variant.king_possessed else "false",
        "fun_tie": "dispeller_if_tied" if variant.shared_tie else "dispeller",
        "king_draw": "own" if variant.king_draws_own else "every",
    }
