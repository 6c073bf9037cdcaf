"""What may be decided at a table of Aras, in lines of words: one line for all answers that begin alike."""

import re
from typing import Final

from sanjie import words
from sanjie.games.aras.view import ArasView

ALONE: Final = {
    ".": "skip",
    "/": "pass",
    "=": "finish",
    "-": "decline",
    "keep": "keep",
    "swap": "swap",
}
ON_GROUPS: Final = ("wolf", "dragon", "giant")  # creatures whose abilities take what there is to name
FORMS: Final = (
    ("place", re.compile(r"(?P<head>\+)(?P<target>..)")),
    ("shift", re.compile(r"(?P<head>~..)(?P<target>..)")),
    ("summon", re.compile(r"(?P<head>s)(?P<target>..)")),
    ("move", re.compile(r"(?P<head>m..)(?P<target>..)")),
    ("use", re.compile(r"(?P<head>!..)(?P<target>..)")),
    ("carry", re.compile(r"(?P<head>!....)(?P<target>..)")),
)


def lines(view: ArasView, answers: list[str], language: str) -> list[tuple[str, str]]:
    """`answers` (in notation) in lines: what they begin with, and in words what they do and where."""
    found: list[tuple[str, str]] = []
    targets: dict[tuple[str, str], list[str]] = {}
    for answer in answers:
        if answer in ALONE:
            found.append((answer, words.say(language, f"aras-decision-{ALONE[answer]}")))
        elif answer.startswith("@"):
            found.append((answer, character(answer[1], language)))
        elif answer.startswith("x"):
            found.append((answer, attack(view, answer, language)))
        else:
            name, head, target = split(answer)
            if (name, head) not in targets:
                targets[name, head] = []
                found.append((head, ""))
            targets[name, head].append(target)
    for (name, head), cells in targets.items():
        place = found.index((head, ""))
        found[place] = (head, aimed(view, name, head, cells, language))
    return found


def split(answer: str) -> tuple[str, str, str]:
    """What kind of answer it is, what it begins with and the cell it ends with."""
    for name, form in FORMS:
        if match := form.fullmatch(answer):
            return name, match["head"], match["target"]
    raise ValueError(f"{answer!r} is no decision of Aras")


def aimed(view: ArasView, name: str, head: str, cells: list[str], language: str) -> str:
    """Words for all answers that begin with `head` and end with one of `cells`."""
    if name not in ("use", "carry"):
        does = words.say(language, f"aras-decision-{name}")
        kinds = [kind_at(view, cell) for cell in cells] if name == "summon" else []
    else:
        user = kind_at(view, head[1:3])
        does = words.say(
            language,
            "terminal-ability-line",
            creature=words.say(language, "aras-creature", creature=user),
            cell=head[1:3],
            ability=words.say(language, f"aras-ability-{user}"),
        )
        kinds = [victim(view, user, cell) for cell in cells] if user in ON_GROUPS else []
    targets = (
        [named(cell, kind, language) for cell, kind in zip(cells, kinds, strict=True)] if kinds else cells
    )
    return words.say(language, "terminal-option-line", words=does, targets=" ".join(targets))


def victim(view: ArasView, user: str, cell: str) -> str:
    """What `user` would get hold of on `cell`: a dragon takes slimes out of a shapeless group (ARAS-8.15)."""
    kind = kind_at(view, cell)
    return "slime" if user == "dragon" and kind == "loose" else kind


def named(cell: str, kind: str, language: str) -> str:
    """A cell and what lies there."""
    return f"{cell}({words.say(language, 'aras-creature-short', creature=kind)})"


def kind_at(view: ArasView, cell: str) -> str:
    """What the group on `cell` is, face up or down."""
    return next(group.kind for group in view.groups if cell in group.cells)


def character(letter: str, language: str) -> str:
    """A character to choose, with ring and skill."""
    name = words.say(language, f"aras-character-{letter}")
    about = words.say(
        language,
        "terminal-character-line",
        ring=words.say(language, f"aras-character-{letter}-ring"),
        skill=words.say(language, f"aras-character-{letter}-skill"),
    )
    does = words.say(language, "aras-decision-character", name=name)
    return words.say(language, "terminal-option-line", words=does, targets=about)


def attack(view: ArasView, answer: str, language: str) -> str:
    """An attack with the damage it would do."""
    damage = view.damage[view.turn_seat % 2]
    if answer == "x":
        return words.say(language, "aras-decision-attack", damage=damage)
    return words.say(language, "aras-decision-attack-seat", target=answer[1], damage=damage)
