"""People at tables: sessions, sockets, storage. `run` serves; `wire.py` is what is said to browsers."""


def run(
    host: str,
    port: int,
    workers: int = 0,
    database: str | None = None,
    redis: str | None = None,
    hung_after: float = 15.0,
    smtp: str | None = None,
    mail_from: str | None = None,
) -> None:
    """Serve the web app until a signal ends it; its address is printed when it answers.

    This process looks after `workers` that serve, replaces who dies or is silent for `hung_after` seconds,
    and exchanges them on SIGHUP; with 0 it serves by itself. Notices by mail go to the server at the URL
    `smtp`, from `mail_from`; without it there are none.

    Exits with 2 and one sentence on stderr, nothing changed, if the address is taken, the database cannot be
    used (unknown URL, read-only, newer, damaged), or more is asked than this version can.
    """
    from sanjie.server.serving import (
        serve,
    )  # the framework is loaded to serve, not to read the wire's structs

    serve(host, port, workers, database, redis, hung_after, smtp, mail_from)
