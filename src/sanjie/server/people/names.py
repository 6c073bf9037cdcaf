"""What an account may be called, and what may be its password."""

import unicodedata
from itertools import pairwise
from typing import Final

from sanjie.server.people.looks import is_mixed

LOGIN: Final = (2, 24)  # letters of a login name, from and to
SHOWN: Final = (1, 12)  # of what somebody is called at tables
STACKED: Final = 4  # marks above and below one letter; more of them cover the lines around
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters that leave no trace
JOINER: Final = "\u200d"  # between the parts of one picture sign
AS_PICTURE: Final = "\ufe0f"  # after a sign that is drawn in colours
PASSWORD: Final = (8, 128)


class BadName(ValueError):
    """Nobody can be called that at a table; the text says what is allowed."""


class BadLogin(ValueError):
    """Nobody can be called that; the text says what is allowed."""


class MixedLetters(BadLogin):
    """It has letters of scripts that are not written together, so it could be taken for another name."""


class BadPassword(ValueError):
    """That is no good password; the text says what is."""


def new_name(written: str) -> str:
    """`written` without blanks around it, if somebody may be called so at tables. Raises BadName."""
    name = written.strip()
    low, high = SHOWN
    if not low <= len(name) <= high or hidden(taken_apart(name)) or not is_seen(name):
        raise BadName(f"a name has {low} to {high} visible characters")
    if is_stacked(name):
        raise BadName(f"a letter of a name has at most {STACKED} marks")
    return name


def login_of(written: str) -> str:
    """What a written name is looked up by: names that differ in case, width or composition are one name."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", written).casefold()).strip()


def new_login(written: str) -> str:
    """`written` without blanks around it, if an account may be called so. Raises BadLogin, MixedLetters."""
    name = written.strip()
    low, high = LOGIN
    letters = login_of(name)
    if not (low <= len(name) <= high and low <= len(letters) <= high) or hidden(name) or hidden(letters):
        raise BadLogin(f"a login name has {low} to {high} visible characters")
    if not is_seen(name) or is_stacked(name):
        raise BadLogin(f"a login name has something to see, and at most {STACKED} marks at a letter")
    if not name.strip("."):
        raise BadLogin("a login name is more than dots, for it is part of an address")
    if is_mixed(name):
        raise MixedLetters("a login name has letters of one script; Chinese and Latin ones go together")
    return name


def taken_apart(name: str) -> str:
    """`name` without what joins picture signs into one, such as a mage and his beard; otherwise as it is."""
    parts = name.split(JOINER)
    for before, after in pairwise(parts):
        if not is_picture(before.rstrip(AS_PICTURE)[-1:]) or not is_picture(after[:1]):
            return name
    return "".join(parts)


def is_picture(letter: str) -> bool:
    """Whether `letter` is a picture sign or the colour of its skin; of an empty text False."""
    return letter != "" and unicodedata.category(letter) in ("So", "Sk")


def hidden(text: str) -> bool:
    """Whether some of it cannot be seen, or breaks the line: control characters and the like."""
    kinds = [unicodedata.category(letter) for letter in text]
    return not BLANK.isdisjoint(text) or any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds)


def is_seen(text: str) -> bool:
    """Whether anything is drawn for it: more than blanks, and marks that stand at no letter."""
    return any(letter not in BLANK and unicodedata.category(letter)[0] not in "CZM" for letter in text)


def is_stacked(text: str) -> bool:
    """Whether a letter has more marks than there is room for."""
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > STACKED:
            return True
    return False


def password_of(written: str) -> str:
    """The password that is meant, however a keyboard composes its letters."""
    return unicodedata.normalize("NFC", written)


def new_password(written: str, login: str) -> str:
    """The password to keep, if it is a good one for whoever is called `login`. Raises BadPassword."""
    password = password_of(written)
    low, high = PASSWORD
    if not low <= len(password) <= high:
        raise BadPassword(f"a password has {low} to {high} characters")
    if len(set(password)) < 4:
        raise BadPassword("a password has at least four different characters")
    if login_of(password) == login_of(login):
        raise BadPassword("a password is not the name")
    return password
