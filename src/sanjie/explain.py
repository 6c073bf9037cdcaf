"""Effects of cards in words, from the primitives they are made of (GUIXI-17): true of every pack."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sanjie.words import say

SPACE: Final = {"en": " ", "zh-Hant": ""}  # between sentences
SIGNED: Final = ("vote_mod", "cond_mod")


def steps(effect: Sequence[Sequence[str | int]], language: str) -> str:
    """The steps of an effect as sentences."""
    return SPACE[language].join(step(list(one), language) for one in effect)


def step(one: list[str | int], language: str) -> str:
    """One step: `["draw", "user", 2]` is "You draw 2 cards."."""
    name, *rest = one
    words = [word for word in rest if isinstance(word, str)]
    number = next((word for word in rest if isinstance(word, int)), 0)
    args: dict[str, str | int] = {"who": words[0] if words else "user", "n": number}
    if name in SIGNED:
        args["n"], args["sign"] = abs(number), "minus" if number < 0 else "plus"
    return say(language, f"guixi-op-{name}", **args)


def when(entry: Mapping[str, Any], language: str) -> str:
    """When a card or skill is used: its timing, for skills with the limit of a turn and the cost."""
    if "cost" not in entry:
        return say(language, "guixi-timing", timing=entry["timing"])
    if entry["cost"]:
        return say(language, "guixi-timing-paid", timing=entry["timing"], cost=entry["cost"])
    return say(language, "guixi-timing-skill", timing=entry["timing"])


def entry_text(entry: Mapping[str, Any], language: str) -> str:
    """What a Dao card, artifact, skill or event does, whatever is printed on it."""
    if "passive" in entry:
        return say(language, f"guixi-passive-{entry['passive']}", n=entry["n"])
    said = steps(entry["effect"], language)
    if "timing" not in entry:
        return said
    return say(language, "guixi-effect", when=when(entry, language), target=entry["target"], steps=said)


def ghost_text(ghost: Mapping[str, Any], content: Mapping[str, Any], language: str) -> str:
    """Where a little ghost goes, what dispels it, what it does and gives."""
    key = "en" if language == "en" else "zh"
    condition: str = str(ghost["dispel"])
    if condition == "X":
        condition = say(language, "guixi-ghost-x", formula=content["x_formula"][ghost["x"]][key])
    return say(
        language,
        "guixi-ghost-text",
        possession=content["possession"][ghost["possession"]][key],
        condition=condition,
        colour=ghost["colour"],
        effect=content["effects"][ghost["effect"]][key],
        host=reward(ghost["host_reward"], language),
        voter=reward(ghost["voter_reward"], language),
    )


def reward(given: Mapping[str, int], language: str) -> str:
    """Cards and spirit that a dispelled ghost gives."""
    draw, spirit = given.get("draw", 0), given.get("spirit", 0)
    return say(language, "guixi-reward", draw=draw, spirit=spirit, both=1 if draw and spirit else 0)
