"""What may be said in words of one's own."""

import unicodedata
from typing import Final

from sanjie.server.people.names import STACKED, is_seen, is_stacked

LONGEST: Final = 200
JOINER: Final = "\u200d"  # between the parts of one picture sign


class BadWords(ValueError):
    """That cannot be said; the text says what can."""


def spoken(words: str) -> str:
    """`words` as they are kept: composed, without blanks around them. Raises BadWords."""
    line = unicodedata.normalize("NFC", words).strip()
    if not 1 <= len(line) <= LONGEST:
        raise BadWords(f"a line has 1 to {LONGEST} characters")
    for letter in line:
        kind = unicodedata.category(letter)
        if (kind[0] == "C" and letter != JOINER) or kind in ("Zl", "Zp"):
            raise BadWords("a line is one line, and has no control characters")
    if is_stacked(line):
        raise BadWords(f"a letter has at most {STACKED} marks")
    if not is_seen(line):
        raise BadWords("a line has something to see")
    return line
