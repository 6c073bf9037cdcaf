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
