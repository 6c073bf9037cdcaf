"""What may be decided at a table of Guixi, in lines of words: one line for all answers that begin alike."""

from typing import Final

from sanjie.games.guixi.view import GuixiView
from sanjie.terminal.guixi_text import GuixiText
from sanjie.words import say

ALONE: Final = {  # answers that name nothing
    "pass": "pass",
    "buy": "buy",
    "cw": "cw",
    "ccw": "ccw",
    "done": "done",
    "inspect": "inspect",
    "skip": "skip",
    "heretic": "heretic",
    "none": "none",
}
CARDS: Final = ("equip", "discard", "vote")
GHOSTS: Final = ("sink", "exorcise", "summon", "life")


def lines(text: GuixiText, view: GuixiView, answers: list[str]) -> list[tuple[str, str]]:
    """`answers` (in notation) in lines: what they begin with, and in words what they do and to what."""
    found: dict[str, tuple[str, list[str]]] = {}  # head -> words, objects
    for answer in answers:
        head, words, objects = parts(text, view, answer)
        found.setdefault(head, (words, []))[1].extend([objects] if objects else [])
    told: list[tuple[str, str]] = []
    for head, (words, targets) in found.items():
        if targets:
            words = say(text.language, "terminal-option-line", words=words, targets=", ".join(targets))
        told.append((head, words))
    return told


def parts(text: GuixiText, view: GuixiView, answer: str) -> tuple[str, str, str]:
    """What an answer begins with, that in words, and the objects that follow as they are written."""
    verb, _, rest = answer.partition(" ")
    if answer in ALONE:
        return answer, text.say(f"decision-{ALONE[answer]}"), ""
    if verb in ("use", "skill"):
        name, _, objects = rest.partition(" ")
        kind = "card" if verb == "use" else "skill"
        said = text.names.name(kind, name, text.language)
        words = (
            text.say("decision-use", card=said) if verb == "use" else text.say("decision-skill", skill=said)
        )
        return f"{verb} {name}", words, objects
    if verb in CARDS:
        return answer, text.say(f"decision-{verb}", card=text.card(rest)), ""
    if verb in GHOSTS:
        ghost = text.names.name("ghost", rest, text.language)
        return answer, text.say(f"decision-{verb}", ghost=ghost, target=holder(view, rest)), ""
    if verb == "challenge":
        return answer, text.say("decision-challenge", target=rest), ""
    if verb == "heretic":
        return verb, text.say("decision-heretic-power"), rest
    return answer, text.say("decision-seat", target=answer), ""


def holder(view: GuixiView, ghost: str) -> str:
    """On whom a ghost is."""
    return next((f"p{player.seat}" for player in view.players if ghost in player.ghosts), "–")
