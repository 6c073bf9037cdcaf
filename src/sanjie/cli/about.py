"""`sanjie about`: version, build, Python, rules."""

import json
import platform
from typing import Annotated

import typer

import sanjie
from sanjie.build import BUILD
from sanjie.games.registry import GAMES


def about(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")] = False,
) -> None:
    """Say which version and build this is, and which readings of the rules it plays."""
    facts = {
        "version": sanjie.__version__,
        "build": BUILD,
        "python": platform.python_version(),
        "rules": {name: game.rules for name, game in GAMES.items()},
        "licence": "MIT",
    }
    print(json.dumps(facts, ensure_ascii=False))
