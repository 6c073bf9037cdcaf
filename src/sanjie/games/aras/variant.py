"""What players choose before a game (ARAS-11), and whether characters are used (ARAS-1.8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sanjie.core.game import BadOption, Chosen, Option
from sanjie.games.aras.characters import CHARACTERS, FIRST
from sanjie.games.aras.shapes import BENT, LONG

RIVER_AND_GLORY: Final = tuple(
    one.letter + other.letter
    for one in CHARACTERS[FIRST:]
    for other in CHARACTERS[FIRST:]
    if one.faction != other.faction
)

OPTIONS: Final = (
    Option("place", "may", ("may", "must"), "ARAS-11.1"),
    Option("dragon", "L", ("L", "V", "LV"), "ARAS-11.2"),
    Option("loose", "slime", ("slime", "inert"), "ARAS-11.3"),
    Option("attack", "free", ("free", "alone"), "ARAS-11.4"),
    Option("bear", "remove", ("remove", "return"), "ARAS-11.5"),
    Option("expansion", "on", ("on", "off"), "ARAS-11.6"),
    Option("stall", 16, (), "ARAS-11.7", 1, 998),
    Option("limit", 100, (), "ARAS-11.8", 1, 999),
    Option("players", 2, (2, 4), "ARAS-11.9"),
    Option("swap", "off", ("off", "on"), "ARAS-11.10"),
    Option("characters", "--", ("--", "??", *RIVER_AND_GLORY), "ARAS-1.8"),
)
DRAGONS: Final = {"L": LONG, "V": BENT, "LV": LONG | BENT}


@dataclass(frozen=True)
class Variant:
    """Every option of a game, in the form the rules read it."""

    must_place: bool
    dragons: int  # LONG, BENT or both
    inert: bool  # elements of shapeless groups are no slimes
    attack_alone: bool
    bear_returns: bool
    expansion: bool
    stall: int  # 1..998
    limit: int  # 1..999
    players: int  # 2 or 4
    swap: bool
    characters: str  # "--" none, "??" chosen in play, or the letters of seats A and B; "----" for four seats


def variant_of(chosen: Mapping[str, object]) -> Variant:
    """The variant of the options `chosen` by name, defaults filled in. Raises BadOption."""
    known = {option.name: option for option in OPTIONS}
    values: dict[str, Chosen] = {option.name: option.default for option in OPTIONS}
    for name, value in chosen.items():
        if name not in known:
            raise BadOption(f"aras has no option {name!r}; it has {', '.join(known)}")
        option = known[name]
        if not option.allows(value):
            allowed = (
                ", ".join(str(one) for one in option.values)
                if option.values
                else f"a whole number from {option.low} to {option.high}"
            )
            raise BadOption(f"{value!r} is no value of the option {name}; allowed: {allowed}")
        values[name] = value  # type: ignore[assignment]  # `allows` has checked it
    if values["players"] == 4:
        if values["swap"] == "on":
            raise BadOption("swap=on is for two players only (ARAS-11.10); choose players=2 or swap=off")
        if values["characters"] != "--":
            raise BadOption("four players use no characters (ARAS-13.2); choose players=2 or characters=--")
    if values["expansion"] == "off" and not CHARACTERS_WITHOUT.isdisjoint(str(values["characters"])):
        raise BadOption("expansion=off removes the characters P and I (ARAS-11.6); choose others")
    return Variant(
        must_place=values["place"] == "must",
        dragons=DRAGONS[str(values["dragon"])],
        inert=values["loose"] == "inert",
        attack_alone=values["attack"] == "alone",
        bear_returns=values["bear"] == "return",
        expansion=values["expansion"] == "on",
        stall=int(values["stall"]),
        limit=int(values["limit"]),
        players=int(values["players"]),
        swap=values["swap"] == "on",
        characters=str(values["characters"]),
    )


CHARACTERS_WITHOUT: Final = frozenset(character.letter for character in CHARACTERS if character.expansion)


def chosen_of(variant: Variant) -> dict[str, Chosen]:
    """Every option of `variant` by name, in the order of the rulebook; the inverse of `variant_of`."""
    dragons = {bits: name for name, bits in DRAGONS.items()}
    return {
        "place": "must" if variant.must_place else "may",
        "dragon": dragons[variant.dragons],
        "loose": "inert" if variant.inert else "slime",
        "attack": "alone" if variant.attack_alone else "free",
        "bear": "return" if variant.bear_returns else "remove",
        "expansion": "on" if variant.expansion else "off",
        "stall": variant.stall,
        "limit": variant.limit,
        "players": variant.players,
        "swap": "on" if variant.swap else "off",
        "characters": variant.characters,
    }
