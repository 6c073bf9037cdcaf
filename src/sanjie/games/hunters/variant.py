"""What players choose before a game (HUNTERS-3.2, 3.15, 3.18, 20.1, 20.2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sanjie.core.game import BadOption, Chosen, Option
from sanjie.games.hunters.cards import HEROES
from sanjie.games.hunters.tables import MOST_PLAYERS, Tables

ANY: Final = -1
SWITCHES: Final = (
    Option("hands", "open", ("open", "concealed"), "HUNTERS-17.2"),
    Option("interrupt_shown_card", "shuffle", ("shuffle", "discard"), "HUNTERS-10.2"),
    Option("weariness_check", "behaviour", ("behaviour", "turn_end"), "HUNTERS-16.4"),
    Option("same_secondary", "no", ("no", "yes"), "HUNTERS-9.5"),
)


@dataclass(frozen=True)
class Variant:
    """Every option of a game, in the form the rules read it."""

    pack: str  # digest of the content
    king: int
    difficulty: int
    land: int  # map of the pack
    numbers: int  # set of life numbers
    heroes: tuple[int, ...]  # per seat 0..4: hero, or ANY for the first that no seat has named
    concealed: bool  # hands=concealed
    discards_shown: bool  # interrupt_shown_card=discard
    turn_end: bool  # weariness_check=turn_end
    same_secondary: bool


def options_of(tables: Tables) -> list[Option]:
    """What can be chosen with this content, in the order of the rulebook; a fresh list."""
    return [
        Option("king", tables.king_ids[0], tuple(tables.king_ids), "HUNTERS-3.15"),
        Option("difficulty", "normal", tuple(tables.difficulty_ids), "HUNTERS-20.1"),
        Option("map", tables.maps[0].name, tuple(land.name for land in tables.maps), "HUNTERS-3.7"),
        Option("numbers", tables.set_ids[0], tuple(tables.set_ids), "HUNTERS-20.1"),
        *(Option(f"p{seat}", "any", ("any", *HEROES), "HUNTERS-3.2") for seat in range(MOST_PLAYERS)),
        *SWITCHES,
    ]


def variant_of(chosen: Mapping[str, object], tables: Tables) -> Variant:
    """The variant of the options `chosen` by name, defaults filled in. Raises BadOption."""
    known = {option.name: option for option in options_of(tables)}
    values: dict[str, Chosen] = {option.name: option.default for option in known.values()}
    for name, value in chosen.items():
        if name not in known:
            raise BadOption(f"hunters has no option {name!r}; it has {', '.join(known)}")
        if not known[name].allows(value):
            allowed = ", ".join(str(one) for one in known[name].values)
            raise BadOption(f"{value!r} is no value of the option {name}; allowed: {allowed}")
        values[name] = str(value)
    heroes = [str(values[f"p{seat}"]) for seat in range(MOST_PLAYERS)]
    return Variant(
        pack=tables.digest,
        king=tables.king_ids.index(str(values["king"])),
        difficulty=tables.difficulty_ids.index(str(values["difficulty"])),
        land=[land.name for land in tables.maps].index(str(values["map"])),
        numbers=tables.set_ids.index(str(values["numbers"])),
        heroes=tuple([ANY if hero == "any" else HEROES.index(hero) for hero in heroes]),
        concealed=values["hands"] == "concealed",
        discards_shown=values["interrupt_shown_card"] == "discard",
        turn_end=values["weariness_check"] == "turn_end",
        same_secondary=values["same_secondary"] == "yes",
    )


def chosen_of(variant: Variant, tables: Tables) -> dict[str, Chosen]:
    """Every option of `variant` by name; the inverse of `variant_of`."""
    heroes = {f"p{seat}": "any" if hero == ANY else HEROES[hero] for seat, hero in enumerate(variant.heroes)}
    return {
        "king": tables.king_ids[variant.king],
        "difficulty": tables.difficulty_ids[variant.difficulty],
        "map": tables.maps[variant.land].name,
        "numbers": tables.set_ids[variant.numbers],
        **heroes,
        "hands": "concealed" if variant.concealed else "open",
        "interrupt_shown_card": "discard" if variant.discards_shown else "shuffle",
        "weariness_check": "turn_end" if variant.turn_end else "behaviour",
        "same_secondary": "yes" if variant.same_secondary else "no",
    }


def heroes_at(variant: Variant, seats: int) -> list[int]:
    """The heroes of `seats` seats in seat order (HUNTERS-3.2). Raises BadOption if two name one hero."""
    named = [hero for hero in variant.heroes[:seats] if hero != ANY]
    for hero in named:
        if named.count(hero) > 1:
            raise BadOption(f"two seats play the {HEROES[hero]}; each hero can be played once (HUNTERS-3.2)")
    free = [hero for hero in range(len(HEROES)) if hero not in named]
    return [free.pop(0) if hero == ANY else hero for hero in variant.heroes[:seats]]
