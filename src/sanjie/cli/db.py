"""`sanjie db`: bring the database up to date, check it, back it up; take one table out or in."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from sanjie import words
from sanjie.terminal.speech import complain, language_of

if TYPE_CHECKING:
    from sanjie.server.engines import Place

FAULTY: Final = 1
ARGUMENTS: Final = {  # what comes behind each action
    "upgrade": (),
    "check": (),
    "backup": ("FILE",),
    "restore": ("FILE",),
    "export": ("TABLE", "FILE"),
    "import": ("FILE",),
}


def db(
    action: Annotated[str, typer.Argument(metavar="upgrade|check|backup|restore|export|import")],
    arguments: Annotated[
        list[str] | None,
        typer.Argument(metavar="[FILE|TABLE FILE]", help="FILE; for export, TABLE FILE."),
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; the server's own file by default.")
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="restore: put it in the place of all that is there.")
    ] = False,
    language: Annotated[str | None, typer.Option(help="en or zh-Hant; by default that of LANG.")] = None,
) -> None:
    """Look after the server's database. A backup of SQLite restores to PostgreSQL, and the other way.

    Backups can be made while the server runs; to restore is refused then. Exit code 0 if it is done and all
    is well, 1 if `check` found faults, 2 if it cannot be done, and then nothing was changed.
    """
    from sqlalchemy.exc import SQLAlchemyError

    from sanjie.server.backup import BackupProblem
    from sanjie.server.places import DatabaseProblem, place_of

    spoken = language_of(language)
    if action not in ARGUMENTS:
        raise typer.BadParameter(f"the action must be one of {', '.join(ARGUMENTS)}")
    given = arguments or []
    if len(given) != len(ARGUMENTS[action]):
        raise typer.BadParameter(f"{action} takes {' '.join(ARGUMENTS[action]) or 'nothing'} behind it")
    try:
        code = DO[action](place_of(database), given, replace, spoken)
    except (BackupProblem, DatabaseProblem) as problem:
        complain(spoken, problem.message, **problem.args_of_words)
    except (SQLAlchemyError, OSError) as problem:
        complain(spoken, "db-not-done", detail=str(getattr(problem, "orig", None) or problem).splitlines()[0])
    raise typer.Exit(code)


def upgrade(place: "Place", _given: list[str], _replace: bool, language: str) -> int:
    """Take the steps that are missing."""
    from sanjie.server.migrations import VERSION
    from sanjie.server.places import name_of, prepare

    prepare(place, beside=False)
    typer.echo(words.say(language, "db-ready", place=name_of(place), version=str(VERSION)))
    return 0


def check(place: "Place", _given: list[str], _replace: bool, language: str) -> int:
    """Replay everything."""
    import asyncio

    from sanjie.server.checkup import checked, file_faults
    from sanjie.server.places import must_exist, prepare

    must_exist(place)
    prepare(place, beside=False)
    faults = list(file_faults(place))
    health = asyncio.run(checked(place))
    faults += health.faults
    for where, detail in faults:
        typer.echo(words.say(language, "db-fault", where=where, detail=detail))
    counts = {"tables": health.tables, "answers": health.answers, "faults": len(faults)}
    typer.echo(words.say(language, "db-checked", **counts))
    return FAULTY if faults else 0


def backup(place: "Place", given: list[str], _replace: bool, language: str) -> int:
    """Write everything to a file."""
    from sanjie.server.backup import back_up
    from sanjie.server.places import must_exist, prepare, within

    file = Path(given[-1])
    must_exist(place)
    prepare(place, beside=False)
    table = given[0] if len(given) == 2 else ""
    counts = within(place, lambda connection: back_up(connection, file, table), writing=False)
    said: dict[str, str | int] = {"file": str(file), "tables": counts["tables"], "answers": counts["answers"]}
    typer.echo(words.say(language, "db-backed-up", **said))
    return 0


def restore(place: "Place", given: list[str], replace: bool, language: str) -> int:
    """Make the database what a file holds."""
    from sanjie.server.backup import restore as put_back
    from sanjie.server.backup import whole
    from sanjie.server.places import name_of
    from sanjie.server.places import replace as instead

    file = Path(given[0])
    whole(file, "whole")  # before a database is made for it
    counts = instead(place, lambda connection: put_back(connection, file, replace))
    said: dict[str, str | int] = {
        "place": name_of(place),
        "tables": counts["tables"],
        "answers": counts["answers"],
    }
    typer.echo(words.say(language, "db-restored", **said))
    return 0


def bring_in(place: "Place", given: list[str], _replace: bool, language: str) -> int:
    """Add the table that a file holds."""
    from sanjie.server.backup import bring_in as put_in
    from sanjie.server.backup import whole
    from sanjie.server.places import name_of, prepare, within

    file = Path(given[0])
    whole(file, "table")
    prepare(place, beside=False)
    counts = within(place, lambda connection: put_in(connection, file))
    said: dict[str, str | int] = {
        "place": name_of(place),
        "tables": counts["tables"],
        "answers": counts["answers"],
    }
    typer.echo(words.say(language, "db-restored", **said))
    return 0


DO: Final = {
    "upgrade": upgrade,
    "check": check,
    "backup": backup,
    "restore": restore,
    "export": backup,
    "import": bring_in,
}
