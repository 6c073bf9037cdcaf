"""People at tables: sessions, sockets, storage. `run` serves; `wire.py` is what is said to browsers."""


def run(
    host: str, port: int, workers: int = 1, database: str | None = None, redis: str | None = None
) -> None:
    """Serve the web app until a signal ends it; its address is printed when it answers.

    Exits with 2 and one sentence on stderr, nothing changed, if the address is taken, the database cannot be
    used (unknown URL, read-only, newer, damaged), or more is asked than this version can.
    """
    from sanjie.server.serving import (
        serve,
    )  # the framework is loaded to serve, not to read the wire's structs

    serve(host, port, workers, database, redis)
