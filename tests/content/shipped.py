"""The shipped content of Guixi as text, and ways to spoil it."""

from importlib.resources import files

from sanjie.packcheck import Fault, check

GUIXI = (files("sanjie") / "content" / "guixi.yaml").read_text(encoding="utf-8")


def spoiled(*changes: tuple[str, str]) -> str:
    """The shipped content with the first of each text replaced."""
    text = GUIXI
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def place_of(mark: str, text: str) -> tuple[int, int]:
    """Line and column, from 1, at which the first `mark` stands."""
    before = text[: text.index(mark)]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def found(text: str) -> list[tuple[str, int, int]]:
    """The faults of a text as name, line, column."""
    return [(fault.name, fault.line, fault.column) for fault in check(text)]


def only(text: str) -> Fault:
    """The one fault of a text."""
    (fault,) = check(text)
    return fault
