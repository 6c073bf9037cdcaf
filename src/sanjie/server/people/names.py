"""What an account may be called, and what may be its password."""

import unicodedata
from typing import Final

from sanjie.server.people.looks import is_mixed

LOGIN: Final = (2, 24)  # letters of a login name, from and to
PASSWORD: Final = (8, 128)


class BadLogin(ValueError):
    """Nobody can be called that; the text says what is allowed."""


class MixedLetters(BadLogin):
    """It has letters of scripts that are not written together, so it could be taken for another name."""


class BadPassword(ValueError):
    """That is no good password; the text says what is."""


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
    if not name.strip("."):
        raise BadLogin("a login name is more than dots, for it is part of an address")
    if is_mixed(name):
        raise MixedLetters("a login name has letters of one script; Chinese and Latin ones go together")
    return name


def hidden(text: str) -> bool:
    """Whether some of it cannot be seen: control and format characters, half surrogates, unassigned ones."""
    return any(unicodedata.category(letter)[0] == "C" for letter in text)


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
