"""What may be decided at a table of Hunters: first the action and its target, then the payment."""

from dataclasses import dataclass, field
from typing import Final

from sanjie.games.hunters.cards import KINDS
from sanjie.games.hunters.view import HuntersView
from sanjie.terminal.hunters_text import HuntersText

ORDER: Final = (  # how groups are listed
    *("move", "attack", "focus", "rest", "skill", "gain", "class", "swap", "keep", "parry", "take", "end"),
)
PAID: Final = ("move", "attack", "focus", "rest", "parry")  # decisions that end with the cards they cost
EXPLORING: Final = 3  # cards that a face-down tile costs
ALONE: Final = ("end", "swap", "keep", "take")


@dataclass
class Group:
    """Decisions that do the same and differ in what is paid, the cheapest first."""

    stem: str  # what they begin with: "move:0,-1"
    words: str
    ways: list[str] = field(default_factory=list)  # in notation


def groups(text: HuntersText, view: HuntersView, answers: list[str]) -> list[Group]:
    """`answers` (in notation) by what they do."""
    found: dict[str, Group] = {}
    for answer in answers:
        verb = answer.partition(":")[0]
        stem = answer.rpartition(":")[0] if verb in PAID else answer
        if stem not in found:
            found[stem] = Group(stem, words_of(text, view, stem))
        found[stem].ways.append(answer)
    for group in found.values():
        group.ways.sort(key=price)
    return sorted(found.values(), key=place_in_list)


def place_in_list(group: Group) -> tuple[int, int, str]:
    """By kind, then what costs fewer cards."""
    verb = group.stem.partition(":")[0]
    return ORDER.index(verb), price(group.ways[0])[0] if verb in PAID else 0, group.stem


def cards_in(answer: str) -> list[str]:
    """The cards that a decision ends with."""
    return answer.rpartition(":")[2].split("+")


def price(answer: str) -> tuple[int, int, list[int]]:
    """Fewer cards first, then cards that show fewer elements, then canonical order."""
    if answer.partition(":")[0] not in PAID:
        return 0, 0, []
    cards = cards_in(answer)
    return len(cards), sum(len(card) for card in cards), sorted(KINDS.index(card) for card in cards)


def words_of(text: HuntersText, view: HuntersView, stem: str) -> str:
    """What a group does."""
    verb, _, rest = stem.partition(":")
    me = view.players[view.decision.seat if view.decision else view.seat]
    if verb in ALONE or verb in ("focus", "rest", "parry"):
        return text.say(f"decision-{verb}")
    if verb == "move":
        up = any(place.cell == rest and place.up for place in view.board)
        return text.say(f"decision-{'move' if up else 'explore'}", cell=text.where(view, rest, me.pos))
    if verb == "attack":
        return text.join([text.say("decision-attack"), touching(text, view, me.pos)])
    if verb == "skill":
        return skill_words(text, view, rest)
    if verb == "gain":
        card = text.name("card", rest) if rest != "none" else ""
        return text.say("decision-gain", card=card) if card else text.say("decision-gain-none")
    skill = text.name("skill", rest)
    named = text.join([text.name("class", rest), skill])
    return text.say("decision-class", **{"class": named})


def skill_words(text: HuntersText, view: HuntersView, rest: str) -> str:
    """What a skill does, by its class and target: "mage", "scout:0,1"."""
    name, _, target = rest.partition(":")
    me = view.players[view.decision.seat if view.decision else view.seat]
    skill = text.name("skill", name)
    message = f"decision-skill-{name}"
    if name == "knight":
        return text.say(message, skill=skill, hero=text.name("hero", target))
    if name == "scout":
        return text.say(message, skill=skill, cell=text.where(view, target, me.pos))
    words = text.say(message, skill=skill)
    return text.join([words, touching(text, view, me.pos)]) if name == "mercenary" else words


def touching(text: HuntersText, view: HuntersView, cell: str) -> str:
    """Which side of the demon king's base an attack from `cell` meets."""
    side = text.side(view, cell)
    return text.say("text-touches", side=side) if side else ""


def line(text: HuntersText, view: HuntersView, group: Group) -> str:
    """A group in words, with the payment if there is but one."""
    if group.stem.partition(":")[0] not in PAID:
        return group.words
    cards = "+".join(cards_in(group.ways[0]))
    if len(group.ways) == 1:
        paid = text.say("decision-pay", cards=cards)
    else:
        paid = text.say("decision-ways", n=len(group.ways), cards=cards)
    warning = text.say("decision-too-dear") if is_too_dear(text, view, group) else ""
    return text.join([group.words, paid, warning])


def is_too_dear(text: HuntersText, view: HuntersView, group: Group) -> bool:
    """Whether even the cheapest payment leaves too few cards, one gained for exploring counted in."""
    cost = len(cards_in(group.ways[0]))
    if group.stem.startswith("move:") and cost == EXPLORING and view.supply.row:
        cost -= 1
    me = view.players[view.decision.seat if view.decision else view.seat]
    return cost > text.spare(me)


def rows(text: HuntersText, view: HuntersView, found: list[Group]) -> list[tuple[str, str]]:
    """The groups as numbered lines: number and notation, words."""
    told: list[tuple[str, str]] = []
    for number, group in enumerate(found, 1):
        written = group.ways[0] if len(group.ways) == 1 else f"{group.stem}:…"
        told.append((f"{number:>2} {written}", line(text, view, group)))
    return told
