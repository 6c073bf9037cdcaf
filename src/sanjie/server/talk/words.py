"""What may be said in words of one's own."""

import unicodedata
from typing import Final

LONGEST: Final = 200
JOINER: Final = "\u200d"  # between the parts of one picture sign
STACKED: Final = 4  # marks above and below one letter; more of them cover the lines around


class BadWords(ValueError):
    """That cannot be said; the text says what can."""


def spoken(words: str) -> str:
    """`words` as they are kept: composed, without blanks around them. Raises BadWords."""
    line = unicodedata.normalize("NFC", words).strip()
    if not 1 <= len(line) <= LONGEST:
        raise BadWords(f"a line has 1 to {LONGEST} characters")
    stacked = 0
    for letter in line:
        kind = unicodedata.category(letter)
        if (kind[0] == "C" and letter != JOINER) or kind in ("Zl", "Zp"):
            raise BadWords("a line is one line, and has no control characters")
        stacked = stacked + 1 if kind in ("Mn", "Me") else 0
        if stacked > STACKED:
            raise BadWords(f"a letter has at most {STACKED} marks")
    if all(letter == JOINER or unicodedata.category(letter)[0] in "ZM" for letter in line):
        raise BadWords("a line has something to see")
    return line
