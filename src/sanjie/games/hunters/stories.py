"""Events as stories: the name of the sentence, its arguments and the cells, cards and seats it touched."""

from typing import Final

from sanjie.core.events import Event, project
from sanjie.core.game import Story
from sanjie.core.seats import NOTHING, Seat
from sanjie.games.hunters import events
from sanjie.games.hunters.cards import FACES, HEROES, KINDS, TILES
from sanjie.games.hunters.effects import SOURCES
from sanjie.games.hunters.notation import FATE_CARDS, write_cell
from sanjie.games.hunters.rulebook import ENDING_NAMES
from sanjie.games.hunters.state import State

# kind of event -> name of its sentence, its clause, what `subject` and `value` are called in the sentence.
# Seats are p0 ..., cells q,r; cards, heroes, tiles and fate cards as in the notation (HUNTERS-18.2).
# What a seat may not know, and what there is none of, is "none".
STORIES: Final[dict[int, tuple[str, str, str, str]]] = {
    events.ROW_LAID: ("row-laid", "HUNTERS-13.1", "card", ""),
    events.TILE_UP: ("tile-up", "HUNTERS-7.3", "cell", "tile"),
    events.TILE_DOWN: ("tile-down", "HUNTERS-14.14", "cell", ""),
    events.DREW: ("drew", "HUNTERS-5.1", "", "card"),
    events.FATE_REBUILT: ("fate-rebuilt", "HUNTERS-4.2", "n", ""),
    events.FATE_SHOWN: ("fate-shown", "HUNTERS-4.1", "fate", ""),
    events.FATE_DISCARDED: ("fate-discarded", "HUNTERS-4.5", "fate", ""),
    events.TURN_BEGAN: ("turn-began", "HUNTERS-4.3", "n", "demon"),
    events.PAID: ("paid", "HUNTERS-6.6", "card", ""),
    events.MOVED: ("moved", "HUNTERS-7.1", "cell", "from"),
    events.ATTACKED: ("attacked", "HUNTERS-8.1", "", "n"),
    events.DAMAGED: ("damaged", "HUNTERS-8.4", "n", "life"),
    events.ROLLED: ("rolled", "HUNTERS-8.4", "face", "match"),
    events.FOCUSED: ("focused", "HUNTERS-9.1", "card", "n"),
    events.EXILED: ("exiled", "HUNTERS-9.3", "", ""),
    events.CLASS_TAKEN: ("class-taken", "HUNTERS-9.5", "class", ""),
    events.INTERRUPTED: ("interrupted", "HUNTERS-10.1", "n", ""),
    events.RESTED: ("rested", "HUNTERS-11.1", "", ""),
    events.SWAPPED: ("swapped", "HUNTERS-11.1", "class", "second"),
    events.KEPT: ("kept", "HUNTERS-11.1", "", ""),
    events.AURA_SPENT: ("aura-spent", "HUNTERS-12.1", "card", ""),
    events.AURA_LOST: ("aura-lost", "HUNTERS-11.2", "card", ""),
    events.SKILL_USED: ("skill-used", "HUNTERS-12.1", "skill", "target"),
    events.HEALED: ("healed", "HUNTERS-12.5", "n", "life"),
    events.GAINED: ("gained", "HUNTERS-13.1", "card", "source"),
    events.DECLINED: ("declined", "HUNTERS-13.4", "source", ""),
    events.ACT_ENDED: ("act-ended", "HUNTERS-5.4", "", ""),
    events.DEMON_MOVED: ("demon-moved", "HUNTERS-14.3", "cell", "from"),
    events.DEMON_TURNED: ("demon-turned", "HUNTERS-14.4", "direction", ""),
    events.ABSORBED: ("absorbed", "HUNTERS-14.5", "card", "n"),
    events.SURGED: ("surged", "HUNTERS-14.6", "n", ""),
    events.CURSED: ("cursed", "HUNTERS-15.2", "n", "cause"),
    events.STRUCK: ("struck", "HUNTERS-14.8", "", ""),
    events.PARRIED: ("parried", "HUNTERS-14.9", "card", ""),
    events.LIFE_LOST: ("life-lost", "HUNTERS-14.8", "n", "life"),
    events.FELL: ("fell", "HUNTERS-15.1", "cell", ""),
    events.REGENERATED: ("regenerated", "HUNTERS-14.15", "", "n"),
    events.ENDED: ("ended", "HUNTERS-16.5", "reason", ""),
}
SKILLS: Final = {  # a skill has its own clause
    "mage": "HUNTERS-12.2",
    "mercenary": "HUNTERS-12.3",
    "artisan": "HUNTERS-12.4",
    "knight": "HUNTERS-12.5",
    "scout": "HUNTERS-12.6",
}
DIRECTION_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
CAUSES: Final = ("fall", "surge", "empty")
NUMBERS: Final = ("n", "life", "match", "demon")
NONE: Final = "none"


def story_of(event: Event, seat: Seat, state: State) -> Story:
    """What `seat` is told about `event`."""
    kind, whose, subject, value = project(event, seat)
    name, clause, one, other = STORIES[kind]
    args: dict[str, str | int] = {}
    places: list[str] = [f"p{whose}"] if whose != NOTHING else []
    for called, number in ((one, subject), (other, value)):
        if called == "target":
            args[called] = target_of(str(args["skill"]), number)
        elif called:
            args[called] = said(state, called, number)
    if "skill" in args:
        clause = SKILLS[str(args["skill"])]
    for called in ("card", "cell", "from", "target"):
        place = args.get(called, NONE)
        if place != NONE:
            places.append(str(place))
    return Story(name, whose, args, places, clause)


def target_of(skill: str, number: int) -> str:
    """Whom or what a skill names: a hero, a cell or nothing."""
    if number == NOTHING:
        return NONE
    return write_cell(number) if skill == "scout" else HEROES[number]


def said(state: State, called: str, number: int) -> str | int:
    """`number` as the argument `called` of a sentence."""
    if called in NUMBERS:
        return number
    if called == "reason":
        return ENDING_NAMES[number]
    if number == NOTHING:
        return NONE
    if called == "card":
        return KINDS[number]
    if called in ("cell", "from"):
        return write_cell(number)
    if called == "tile":
        return TILES[number]
    if called == "fate":
        return FATE_CARDS[2 * state.heroes[number >> 1] + (number & 1)]
    if called == "face":
        return FACES[number]
    if called == "source":
        return SOURCES[number]
    if called == "direction":
        return DIRECTION_NAMES[number]
    if called == "cause":
        return CAUSES[number]
    return HEROES[number]
