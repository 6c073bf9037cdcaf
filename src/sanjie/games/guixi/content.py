"""From the mapping of a content file (GUIXI-3.1 to 3.3, 3.5) to tables, and the packs that have been met."""

from collections.abc import Mapping
from typing import Any, Final

from sanjie.games.guixi import tables as names
from sanjie.games.guixi.phases import BLUE, MOST, RED
from sanjie.games.guixi.tables import BUILT, GHOST_WAY, NO_CARD, STOP, Tables, keep_tables
from sanjie.packs import Pack, standard

GAME: Final = "guixi"
COLOURS: Final = ("red", "blue")
SUFFIX: Final = ("_r", "_b")
WITH_WHO: Final = (
    *("draw", "gain_spirit", "lose_spirit", "discard_choice", "discard_random", "discard_half"),
    *("take_spirit", "take_card", "remove_oldest", "peek_identity", "peek_hand", "ward", "ban_vote"),
    *("silence", "vote_peek", "break_artifact"),
)
WITH_NUMBER: Final = (
    *("draw", "gain_spirit", "lose_spirit", "discard_choice", "discard_random", "take_spirit"),
    *("take_card", "take_discard", "peek_ghosts", "sink_ghost", "vote_mod", "cond_mod"),
)


class BadContent(ValueError):
    """A content file that the rules cannot play with; the text says what is wrong."""


def number_in(words: str, word: object, what: str) -> int:
    """The place of `word` among `words`. Raises BadContent."""
    known = words.split()
    if word not in known:
        raise BadContent(f"{word!r} is no {what}; there are {', '.join(known)}")
    return known.index(str(word))


def tables_from(content: Mapping[str, Any], digest: str) -> Tables:
    """The tables of a content file (its layout: GUIXI-A, `content/guixi.yaml`). Raises BadContent."""
    built = Tables(digest)
    try:
        for card in content["basic"]:
            add_card(built, card, artifact=False, expansion=False)
        for card in content["artifact"]:
            add_card(built, card, artifact=True, expansion=False)
        for card in content["expansion"]:
            add_card(built, card, artifact=False, expansion=True)
        for character in content["characters"]:
            built.character_ids.append(character["id"])
            built.character_skills.append([add_skill(built, skill) for skill in character["skills"]])
        for king in content["kings"]:
            add_king(built, king)
        for ghost in content["ghosts"]:
            add_ghost(built, ghost)
        built.ghosts = len(built.ghost_ids)
        for event in content["events"]:
            add_event(built, event)
    except (KeyError, TypeError) as problem:
        raise BadContent(f"the content lacks {problem}") from problem
    return built


def add_effect(built: Tables, lines: list[list[Any]]) -> int:
    """Append an effect; where it begins. Raises BadContent."""
    place = len(built.effects)
    for line in lines:
        name, rest = line[0], list(line[1:])
        operation = number_in(names.OPERATIONS, name, "operation")
        who = names.USER
        if name in WITH_WHO:
            who = number_in(" ".join(names.WHO), rest.pop(0) if rest else None, "player of an effect")
        number: Any = 0
        if name in WITH_NUMBER:
            number = rest.pop(0) if rest else None
            if type(number) is not int:
                raise BadContent(f"the operation {name} needs a number")
        if rest or operation == STOP:
            raise BadContent(f"{line} is no operation")
        built.effects += [operation, who, number]
    built.effects.append(STOP)
    return place


def add_card(built: Tables, card: Mapping[str, Any], *, artifact: bool, expansion: bool) -> None:
    """Append a card in both colours; a colour with no copies has an empty id."""
    skill = add_skill(built, card) if artifact and "timing" in card else NO_CARD
    effect = built.skill_effect[skill] if skill != NO_CARD else add_effect(built, card.get("effect", []))
    for colour in (RED, BLUE):
        copies = card["copies"].get(COLOURS[colour], 0)
        built.card_ids.append(card["id"] + SUFFIX[colour] if copies else "")
        built.copies.append(0 if expansion else copies)
        built.more_copies.append(copies if expansion else 0)
        built.is_artifact.append(artifact)
        timing = "never" if artifact else card["timing"]
        built.card_timing.append(number_in(" ".join(names.TIMINGS), timing, "timing"))
        built.card_target.append(number_in(names.OBJECTS, card.get("target", "self"), "object"))
        built.card_effect.append(effect)
        passive = card.get("passive", "none") if artifact else "none"
        built.card_passive.append(number_in(names.PASSIVES, passive, "passive"))
        built.card_passive_n.append(card.get("n", 0))
        built.card_skill.append(skill)


def add_skill(built: Tables, skill: Mapping[str, Any]) -> int:
    """Append a skill of a character, a king card or an artifact; its number."""
    built.skill_ids.append(skill["id"])
    built.skill_level.append(GHOST_WAY if skill.get("guidao") else skill.get("lv", 0))
    built.skill_timing.append(number_in(" ".join(names.TIMINGS), skill.get("timing", "never"), "timing"))
    built.skill_cost.append(skill.get("cost", 0))
    built.skill_target.append(number_in(names.OBJECTS, skill.get("target", "self"), "object"))
    built.skill_effect.append(add_effect(built, skill.get("effect", [])))
    built.skill_passive.append(number_in(names.PASSIVES, skill.get("passive", "none"), "passive"))
    built.skill_passive_n.append(skill.get("n", 0))
    return len(built.skill_ids) - 1


def add_king(built: Tables, king: Mapping[str, Any]) -> None:
    """Append a king card."""
    built.king_ids.append(king["id"])
    built.king_skill.append(add_skill(built, king["skill"]))
    built.king_goal.append(number_in(names.GOALS, king["win"]["kind"], "goal"))
    numbers = king["win"]["number"]
    built.king_number.append([numbers.get(seats, 0) for seats in range(MOST + 1)])


def add_ghost(built: Tables, ghost: Mapping[str, Any]) -> None:
    """Append a little ghost."""
    dispel = ghost["dispel"]
    formula = "none" if isinstance(dispel, int) else ghost["x"]
    built.ghost_ids.append(ghost["id"])
    built.ghost_colour.append(COLOURS.index(ghost["colour"]))
    built.ghost_possession.append(number_in(names.POSSESSIONS, ghost["possession"], "possession"))
    built.ghost_dispel.append(dispel if isinstance(dispel, int) else 0)
    built.ghost_formula.append(number_in(" ".join(names.FORMULAS), formula, "formula"))
    built.ghost_haunt.append(number_in(names.HAUNTS, ghost["effect"], "effect of a ghost"))
    for row, reward, part in (
        (built.host_draw, "host_reward", "draw"),
        (built.host_spirit, "host_reward", "spirit"),
        (built.voter_draw, "voter_reward", "draw"),
        (built.voter_spirit, "voter_reward", "spirit"),
    ):
        row.append(ghost[reward].get(part, 0))
    built.event_effect.append(-1)


def add_event(built: Tables, event: Mapping[str, Any]) -> None:
    """Append an event."""
    built.ghost_ids.append(event["id"])
    built.ghost_colour.append(-1)
    for row in (
        built.ghost_possession,
        built.ghost_dispel,
        built.ghost_formula,
        built.ghost_haunt,
        built.host_draw,
        built.host_spirit,
        built.voter_draw,
        built.voter_spirit,
    ):
        row.append(0)
    built.event_effect.append(add_effect(built, event["effect"]))


def tables_with(pack: Pack) -> Tables:
    """The tables of `pack`, built once while few others are. Raises BadContent."""
    if pack.digest not in BUILT:
        keep_tables(tables_from(pack.data, pack.digest))
    return BUILT[pack.digest]


def standard_tables() -> Tables:
    """The tables of the content that comes with the package."""
    return tables_with(standard(GAME))
