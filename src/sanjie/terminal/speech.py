"""Which language a command speaks, and how it says that it cannot go on."""

import os
import sys
from typing import NoReturn

import typer

from sanjie import words


def language_of(wanted: str | None) -> str:
    """The language `wanted` names ("zh-TW" will do), by default that of the environment.

    Ends the command with code 2 if there is no such language.
    """
    own = words.of_environment(os.environ)
    if wanted is None:
        return own
    found = words.negotiate([wanted])
    if found == words.DEFAULT and not wanted.lower().startswith(words.DEFAULT):
        complain(own, "terminal-no-language", asked=wanted, known=", ".join(words.LANGUAGES))
    return found


def complain(language: str, message: str, **args: str | int) -> NoReturn:
    """Say `message` on standard error and end the command with code 2."""
    print(words.say(language, message, **args), file=sys.stderr)
    raise typer.Exit(2)
