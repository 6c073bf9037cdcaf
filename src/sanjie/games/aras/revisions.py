"""Dated changes of our reading of the rules, each with a name; a record carries its number."""

from typing import Final

FIRST_READING: Final = 1  # 2026-11-29, rulebook aras-1
LATEST: Final = 1
