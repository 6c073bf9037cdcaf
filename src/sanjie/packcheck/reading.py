"""Reads the entries of a pack key by key and notes what is missing, unknown or of the wrong form."""

import re
from collections.abc import Collection
from typing import Final

from sanjie.packcheck.faults import Notes
from sanjie.packcheck.tree import Node, flag_of, number_of, scalar_text

ID: Final = re.compile(r"[a-z][a-z0-9_]{0,23}")
RESERVED_ID: Final = re.compile(r"[pns][0-9]+")  # objects of an answer are written so (GUIXI-20.1)
RESERVED: Final = ("none", "pass", "done", "skip", "cw", "ccw")
HAN: Final = re.compile(r"[\u3400-\u9fff]")
LATIN: Final = re.compile(r"[A-Za-z]")
LONGEST_NAME: Final = 60  # characters of a name in either language
LONGEST_TEXT: Final = 600


class Entry:
    """A map of the pack. Keys that are asked for are known; `done` notes the others."""

    def __init__(self, node: Node, notes: Notes) -> None:
        self.node = node
        self.notes = notes
        self.values: dict[str, Node] = {}
        self.keys: dict[str, Node] = {}
        self.asked: set[str] = set()
        if node.pairs is None:
            notes.add(node, "not-a-map")
            return
        for key, value in node.pairs:
            name = scalar_text(key)
            if name in self.values:
                notes.add(key, "double-key", key=name)
            else:
                self.values[name], self.keys[name] = value, key

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        self.asked.add(key)
        return key in self.values

    def take(self, key: str) -> Node | None:
        """The value under `key`; a missing one is noted."""
        if self.has(key):
            return self.values[key]
        if self.node.pairs is not None:
            self.notes.add(self.node, "missing-key", key=key)
        return None

    def done(self) -> None:
        """Note the keys that nobody asked for."""
        for name, key in self.keys.items():
            if name not in self.asked:
                self.notes.add(key, "unknown-key", key=name, known=", ".join(sorted(self.asked)))

    # -- values ------------------------------------------------------------------------
    def entries(self, key: str) -> list[Node]:
        """The items of the list under `key`; [] if there is none."""
        node = self.take(key)
        return [] if node is None else items_of(node, self.notes)

    def number(self, key: str, low: int, high: int) -> int | None:
        """The whole number from `low` to `high` under `key`, or None."""
        node = self.take(key)
        return None if node is None else whole(node, self.notes, low, high)

    def one_of(self, key: str, known: Collection[str], fault: str = "unknown-value") -> str | None:
        """The word under `key` if it is one of `known`, or None."""
        node = self.take(key)
        if node is None:
            return None
        if node.scalar in known:
            return node.scalar
        self.notes.add(node, fault, key=key, value=shown(node), known=", ".join(known))
        return None

    def flag(self, key: str) -> bool:
        """Whether `key` is there and true."""
        if not self.has(key):
            return False
        value = flag_of(self.values[key])
        if value is None:
            self.notes.add(
                self.values[key], "unknown-value", key=key, value=shown(self.values[key]), known="true, false"
            )
        return value is True

    def id(
        self, taken: dict[str, Node], double: str = "double-id", reserved: Collection[str] = RESERVED
    ) -> str:
        """The entry's id, entered in `taken`; empty if it has none that can be used.

        Fault `double` if it is taken; with `reserved` words also those and the names of objects are refused.
        """
        node = self.take("id")
        if node is None:
            return ""
        name = shown(node)
        if node.scalar is None or not ID.fullmatch(name):
            self.notes.add(node, "bad-id", value=name)
            return ""
        if reserved and (RESERVED_ID.fullmatch(name) or name in reserved):
            self.notes.add(node, "reserved-id", value=name)
        elif name in taken:
            self.notes.add(node, double, value=name, line=str(taken[name].line))
        taken.setdefault(name, node)
        return name

    # -- words -------------------------------------------------------------------------
    def words(self, en: str, zh: str, longest: int) -> None:
        """Text in both languages under the keys `en` and `zh`."""
        for key, language in ((en, "en"), (zh, "zh-Hant")):
            if not self.has(key):
                if self.node.pairs is not None:
                    self.notes.add(self.node, "missing-words", key=key, tongue=language)
                continue
            node = self.values[key]
            text = scalar_text(node)
            if node.scalar is not None and not text.strip():
                self.notes.add(node, "missing-words", key=key, tongue=language)
            elif node.scalar is None or node.plain:
                self.notes.add(node, "not-text", key=key)
            elif len(text) > longest or not text.isprintable():
                self.notes.add(node, "bad-words", key=key, most=longest)
            elif not in_script(text, language):
                self.notes.add(node, "wrong-script", key=key, tongue=language)

    def name(self) -> None:
        """`en` and `zh`: what it is called."""
        self.words("en", "zh", LONGEST_NAME)

    def text(self) -> None:
        """`text_en` and `text_zh`: what is printed on it."""
        self.words("text_en", "text_zh", LONGEST_TEXT)


def in_script(text: str, language: str) -> bool:
    """Whether English has letters and no Chinese characters, and Chinese has some."""
    if language == "en":
        return LATIN.search(text) is not None and HAN.search(text) is None
    return HAN.search(text) is not None


def items_of(node: Node, notes: Notes) -> list[Node]:
    """The items of a list; [] and a note if it is none."""
    if node.items is None:
        notes.add(node, "not-a-list")
        return []
    return node.items


def whole(node: Node, notes: Notes, low: int, high: int) -> int | None:
    """A whole number from `low` to `high`, or None and a note."""
    number = number_of(node)
    if number is None:
        notes.add(node, "not-a-number", value=shown(node))
    elif not low <= number <= high:
        notes.add(node, "out-of-range", value=number, low=low, high=high)
        return None
    return number


def shown(node: Node) -> str:
    """A value as a fault names it: at most 40 characters."""
    if node.scalar is None:
        return "[…]" if node.items is not None else "{…}"
    text = node.scalar if node.scalar.isprintable() else repr(node.scalar)
    return text if len(text) <= 40 else text[:39] + "…"
