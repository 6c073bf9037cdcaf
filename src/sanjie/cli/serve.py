"""`sanjie serve`: the web app on one address, which is printed when it answers and not before."""

from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 8000,
    workers: Annotated[
        int,
        typer.Option(
            min=0,
            max=64,
            help="Processes that are looked after; several want --redis or PostgreSQL. 0: one, alone.",
        ),
    ] = 0,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; a file of our own by default.")
    ] = None,
    redis: Annotated[str | None, typer.Option(help="URL of the Redis that workers share.")] = None,
    hung_after: Annotated[
        float, typer.Option(min=2, max=3600, help="Seconds of silence after which a worker is replaced.")
    ] = 15.0,
    smtp: Annotated[
        str | None,
        typer.Option(
            envvar="SANJIE_SMTP", help="smtp://[USER:PASSWORD@]HOST[:PORT] or smtps://…, for notices by mail."
        ),
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(envvar="SANJIE_MAIL_FROM", help="The address that they come from.")
    ] = None,
) -> None:
    """Serve the games, with bots, to the browser. Exit code 2 if address or database cannot be had."""
    from sanjie.server import run

    run(host, port, workers, database, redis, hung_after, smtp, mail_from)
