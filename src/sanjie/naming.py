"""Names and texts of what a pack holds, by the ids that views, answers and stories speak in."""

from collections.abc import Mapping
from typing import Any, Final

from sanjie.words import say

KEYS: Final = {"en": "en", "zh-Hant": "zh"}
NAMED: Final = ("card", "ghost", "skill", "character", "king")  # arguments of a story that hold an id
NONE: Final = "none"
COLOURS: Final = {"_r": "red", "_b": "blue"}


class Names:
    """The entries of one pack by id."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        """`content` is the data of a pack without faults."""
        self.content = content
        self.cards: dict[str, Mapping[str, Any]] = {}  # without colour
        self.skills: dict[str, Mapping[str, Any]] = {}
        for section in ("basic", "artifact", "expansion"):
            for entry in content[section]:
                self.cards[entry["id"]] = entry
                if "timing" in entry and "cost" in entry:
                    self.skills[entry["id"]] = entry  # an artifact's skill has the artifact's id (GUIXI-20.1)
        self.ghosts = {entry["id"]: entry for entry in [*content["ghosts"], *content["events"]]}
        self.kings = {entry["id"]: entry for entry in content["kings"]}
        self.characters = {entry["id"]: entry for entry in content["characters"]}
        for king in content["kings"]:
            self.skills[king["skill"]["id"]] = king["skill"]
        for character in content["characters"]:
            for skill in character["skills"]:
                self.skills[skill["id"]] = skill

    def entry(self, kind: str, name: str) -> Mapping[str, Any]:
        """The entry of a card ("ward_r"), ghost, skill, character or king. Raises KeyError."""
        if kind == "card":
            return self.cards[name[:-2]]
        known = {
            "ghost": self.ghosts,
            "skill": self.skills,
            "character": self.characters,
            "king": self.kings,
        }
        found: Mapping[str, Any] = known[kind][name]
        return found

    def name(self, kind: str, name: str, language: str) -> str:
        """What it is called, cards with their colour. Raises KeyError."""
        said = str(self.entry(kind, name)[KEYS[language]])
        if kind == "card":
            return say(language, "guixi-card", name=said, colour=COLOURS[name[-2:]])
        return said

    def find(self, name: str) -> tuple[str, Mapping[str, Any]] | None:
        """Kind and entry of an id, whatever it is the id of; "ward" finds the card of either colour."""
        if name in self.cards:
            return "card", self.cards[name]
        if name[-2:] in COLOURS and name[:-2] in self.cards:
            return "card", self.cards[name[:-2]]
        for kind in NAMED[1:]:
            try:
                return kind, self.entry(kind, name)
            except KeyError:
                continue
        return None

    def spoken(self, args: Mapping[str, str | int], language: str) -> dict[str, str | int]:
        """The arguments of a story with names instead of ids; "none" stays."""
        said: dict[str, str | int] = dict(args)
        for kind in NAMED:
            if args.get(kind, NONE) != NONE:
                said[kind] = self.name(kind, str(args[kind]), language)
        return said


HUNTERS_NAMED: Final = ("card", "fate", "tile", "hero", "class", "second", "king", "ability")


class HuntersNames:
    """The entries of one pack of Hunters by id. Heroes and their classes have the same ids."""

    def __init__(self, content: Mapping[str, Any]) -> None:
        """`content` is the data of a pack without faults."""
        self.content = content
        self.entries: dict[str, dict[str, Mapping[str, Any]]] = {
            kind: {str(entry["id"]): entry for entry in content.get(section, [])}
            for kind, section in (
                ("hero", "heroes"),
                ("class", "classes"),
                ("tile", "tiles"),
                ("card", "cards"),
                ("king", "demon_kings"),
                ("ability", "abilities"),
                ("difficulty", "difficulties"),
                ("map", "maps"),
                ("numbers", "life_sets"),
            )
        }
        self.elements = {str(entry["letter"]): entry for entry in content["elements"]}

    def entry(self, kind: str, name: str) -> Mapping[str, Any]:
        """The entry of a hero ("mage"), class, tile, card ("WF", "act:mage"), king … Raises KeyError."""
        return self.entries[kind][name]

    def name(self, kind: str, name: str, language: str) -> str:
        """What it is called; cards of elements in short, with their letters. Raises KeyError."""
        if kind == "skill":
            return str(self.entry("class", name)[f"skill_{KEYS[language]}"])
        if kind == "card" and "elements" in self.entry(kind, name):
            return self.card(name, language)
        return str(self.entry(kind, name)[KEYS[language]])

    def element(self, letter: str, language: str) -> str:
        """An element by its letter: "water", "水". Raises KeyError."""
        entry = self.elements[letter]
        key = KEYS[language]
        return str(entry[key] if key in entry else entry["id"])

    def card(self, name: str, language: str) -> str:
        """A card by the elements it shows, with its letters: "water-fire WF", "水火WF"."""
        elements = [self.element(letter, language) for letter in name]
        return "".join(elements) + name if language == "zh-Hant" else "-".join(elements) + " " + name

    def find(self, name: str) -> tuple[str, Mapping[str, Any]] | None:
        """Kind and entry of an id, whatever it is the id of; a class before its hero."""
        for kind in ("class", "king", "ability", "tile", "card"):
            for known in (name, name.upper() if kind == "card" else name.lower()):
                if known in self.entries[kind]:
                    return kind, self.entries[kind][known]
        return None

    def spoken(self, args: Mapping[str, str | int], language: str) -> dict[str, str | int]:
        """The arguments of a story with names instead of ids; "none" stays."""
        said: dict[str, str | int] = dict(args)
        for kind in HUNTERS_NAMED:
            if args.get(kind, NONE) != NONE:
                of = {"fate": "card", "second": "class"}.get(kind, kind)
                said[kind] = self.name(of, str(args[kind]), language)
        if args.get("skill", NONE) != NONE:
            said["skill"] = self.name("skill", str(args["skill"]), language)
        if str(args.get("target", NONE)) in self.entries["hero"]:
            said["target"] = self.name("hero", str(args["target"]), language)
        return said
