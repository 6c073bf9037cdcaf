"""`sanjie mute`: let somebody say nothing at tables for a while."""

import time
from typing import Annotated

import typer

from sanjie import words
from sanjie.cli.reports import moment
from sanjie.terminal.speech import complain, language_of


def mute(
    name: Annotated[
        str, typer.Argument(help="An account's name, or the id that `sanjie reports show` tells.")
    ],
    days: Annotated[int, typer.Option(min=0, max=3_650, help="For so long; 0 lets them speak again.")] = 7,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; the server's own file by default.")
    ] = None,
    language: Annotated[str | None, typer.Option(help="en or zh-Hant; by default that of LANG.")] = None,
) -> None:
    """Silence somebody at every table: they play on, and are told until when. It holds at once.

    The server may go on meanwhile. Exit code 0, or 2 if there is nobody of that name.
    """
    from sqlalchemy.exc import SQLAlchemyError

    from sanjie.server.places import DatabaseProblem, must_exist, place_of, prepare, within
    from sanjie.server.talk import reports as kept

    spoken = language_of(language)
    until = int((time.time() + days * 86_400) * 1_000) if days else 0
    try:
        place = place_of(database)
        must_exist(place)
        prepare(place, beside=False)
        found = within(place, lambda connection: kept.who(connection, name), writing=False)
        if len(found) != 1:
            complain(spoken, "mute-several" if found else "mute-nobody", name=name)
        guest, called = found[0]
        within(place, lambda connection: kept.silence(connection, guest, until))
    except DatabaseProblem as problem:
        complain(spoken, problem.message, **problem.args_of_words)
    except (SQLAlchemyError, OSError) as problem:
        complain(spoken, "db-not-done", detail=str(getattr(problem, "orig", None) or problem).splitlines()[0])
    said = "mute-done" if until else "mute-ended"
    args: dict[str, str | int] = {"name": called or guest[:12]}
    if until:
        args["until"] = moment(until)
    typer.echo(words.say(spoken, said, **args))
