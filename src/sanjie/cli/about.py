"""`sanjie about`: version, build, Python, rules and licence."""

import json
import platform
from typing import Annotated, TypedDict

import typer

import sanjie
from sanjie import words
from sanjie.build import BUILD, Build
from sanjie.games.registry import GAMES
from sanjie.terminal.speech import language_of


class Facts(TypedDict):
    """What runs here; `GET /api/about` says the same."""

    version: str
    build: Build
    python: str
    rules: dict[str, str]  # game -> version of its rulebook
    licence: str


def facts() -> Facts:
    """The facts of this process."""
    return {
        "version": sanjie.__version__,
        "build": BUILD,
        "python": platform.python_version(),
        "rules": {name: game.rules for name, game in GAMES.items()},
        "licence": "MIT",
    }


def about(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")] = False,
    language: Annotated[str | None, typer.Option(help="en or zh-Hant; by default that of LANG.")] = None,
) -> None:
    """Say which version and build this is, and which readings of the rules it plays."""
    known = facts()
    if as_json:
        print(json.dumps(known))
        return
    spoken = language_of(language)

    def say(message: str, **args: str) -> str:
        return words.say(spoken, f"house-{message}", **args)

    rows = [
        (say("version"), known["version"]),
        (say("build"), say("build-about", build=known["build"])),
        (say("python"), known["python"]),
        (say("rules"), ", ".join(known["rules"].values())),
        (say("licence"), say("licence-about")),
    ]
    for name, value in rows:
        print(f"{name}: {value}")
