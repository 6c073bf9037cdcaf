"""`sanjie reports`: what people have reported to whoever runs the server."""

from typing import TYPE_CHECKING, Annotated, Final

import typer

from sanjie import words
from sanjie.terminal.speech import complain, language_of

if TYPE_CHECKING:
    from sanjie.server.talk.reports import KeptLine, Report

ACTIONS: Final = ("list", "show", "close")


def reports(
    action: Annotated[str, typer.Argument(metavar="list|show|close")] = "list",
    number: Annotated[
        int, typer.Argument(min=0, max=2**31 - 1, metavar="[NUMBER]", help="Of the report.")
    ] = 0,
    note: Annotated[str, typer.Option(help="close: what was done about it.")] = "",
    closed: Annotated[bool, typer.Option("--all", help="list: the closed ones, too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="list, show: as JSON.")] = False,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; the server's own file by default.")
    ] = None,
    language: Annotated[str | None, typer.Option(help="en or zh-Hant; by default that of LANG.")] = None,
) -> None:
    """List what people have reported, look at one with the lines around it, or close it.

    The server may go on meanwhile. `sanjie mute` silences somebody. Exit code 0, or 2 if it cannot be done.
    """
    import msgspec
    from sqlalchemy.exc import SQLAlchemyError

    from sanjie.server.places import DatabaseProblem, must_exist, place_of, prepare, within
    from sanjie.server.talk import reports as kept

    spoken = language_of(language)
    if action not in ACTIONS:
        raise typer.BadParameter(f"the action must be one of {', '.join(ACTIONS)}")
    if (action == "list") != (number == 0):
        wanted = "no number" if action == "list" else "the number of a report"
        raise typer.BadParameter(f"{action} takes {wanted}")
    try:
        place = place_of(database)
        must_exist(place)
        prepare(place, beside=False)
        if action == "list":
            found = within(place, lambda connection: kept.reports(connection, closed), writing=False)
            if as_json:
                typer.echo(msgspec.json.encode(found).decode())
                return
            for one in found:
                typer.echo(line_of(one, spoken))
            typer.echo(words.say(spoken, "reports-number", number=len(found)))
        elif action == "show":
            shown = within(place, lambda connection: kept.report(connection, number), writing=False)
            if shown is None:
                complain(spoken, "reports-none", number=number)
            if as_json:
                typer.echo(msgspec.json.encode({"report": shown[0], "lines": shown[1]}).decode())
                return
            tell(*shown, spoken)
        elif within(place, lambda connection: kept.close(connection, number, note)):
            typer.echo(words.say(spoken, "reports-closed", number=number))
        else:
            complain(spoken, "reports-none-open", number=number)
    except DatabaseProblem as problem:
        complain(spoken, problem.message, **problem.args_of_words)
    except (SQLAlchemyError, OSError) as problem:
        complain(spoken, "db-not-done", detail=str(getattr(problem, "orig", None) or problem).splitlines()[0])


def line_of(report: "Report", language: str) -> str:
    """A report in one line."""
    state = "reports-is-closed" if report.closed else "reports-is-open"
    return words.say(
        language,
        "reports-line",
        number=report.number,
        made=moment(report.made * 1_000),
        reason=words.say(language, f"talk-reason-{report.reason}"),
        about=name_of(report),
        table=report.table,
        state=words.say(language, state),
    )


def tell(report: "Report", lines: "list[KeptLine]", language: str) -> None:
    """A report with the lines around it; that of who is reported is marked."""
    typer.echo(line_of(report, language))
    typer.echo(words.say(language, "reports-about", id=report.about))
    if report.words:
        typer.echo(f"\n{report.words}\n")
    for line in lines:
        said = words.say(language, f"talk-phrase-{line.phrase}") if line.phrase else line.words
        mark = "▶" if line.about else " "
        where = f"{line.seat}" if line.seat >= 0 else line.channel
        typer.echo(f"{mark} {moment(line.at)} [{where}] {said}")
    if report.note:
        typer.echo(words.say(language, "reports-note", note=report.note))


def name_of(report: "Report") -> str:
    """Who is reported: the account's name, or the name at tables, or the id."""
    return report.login or report.called or report.about[:12]


def moment(milliseconds: int) -> str:
    """A time in UTC, to the minute."""
    from datetime import UTC, datetime

    return datetime.fromtimestamp(milliseconds / 1_000, UTC).strftime("%Y-%m-%d %H:%M")
