"""`sanjie rules`: the rulebooks in the terminal."""

from typing import Annotated

import typer

from sanjie.rulebook import NoClause
from sanjie.terminal import page
from sanjie.terminal.speech import complain, language_of


def rules(
    what: Annotated[
        str | None, typer.Argument(metavar="[GAME|CLAUSE]", help="aras, ARAS-4 or ARAS-4.4")
    ] = None,
    language: Annotated[str | None, typer.Option(help="en or zh-Hant; by default that of LANG.")] = None,
) -> None:
    """Print a rulebook, one of its sections or one clause; without a name, the list of rulebooks."""
    spoken = language_of(language)
    console = page.console_for()
    if what is None:
        console.print(page.contents(spoken))
        return
    try:
        blocks = page.asked(what, spoken)
    except NoClause:
        complain(spoken, "terminal-no-clause", asked=what)
    console.print(page.page(blocks, spoken, console.width))
