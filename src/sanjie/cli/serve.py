"""`sanjie serve`: the web app on one address, which is printed when it answers and not before."""

import os
import socket
import threading
import time
import urllib.request
from typing import Annotated

import typer

from sanjie import words
from sanjie.terminal.speech import complain, language_of

APP = "sanjie.server.app:create_app"
BACKLOG = 2048


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for every network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 8000,
    workers: Annotated[int, typer.Option(min=1, help="Processes; more than one want --redis.")] = 1,
    database: Annotated[str | None, typer.Option(help="SQLAlchemy URL; a SQLite file by default.")] = None,
    redis: Annotated[str | None, typer.Option(help="URL of the Redis that workers share.")] = None,
) -> None:
    """Serve the games, with bots, to the browser. Exit code 2 if the address cannot be had."""
    import uvicorn

    spoken = language_of(None)
    for name, value in (("SANJIE_DATABASE", database), ("SANJIE_REDIS", redis)):
        if value is not None:  # the server reads its settings from the environment, in every worker
            os.environ[name] = value
    try:
        listening = listen(host, port)
    except OSError as problem:
        complain(spoken, "house-taken", host=host, port=str(port), detail=problem.strerror or str(problem))
    config = uvicorn.Config(APP, factory=True, workers=workers, log_level="warning", ws_max_size=64 * 1024)
    announce(address(listening), spoken)
    if workers == 1:
        server = uvicorn.Server(config)
        server.run(sockets=[listening])
        if not server.started:
            raise typer.Exit(3)
        return
    from uvicorn.supervisors import Multiprocess

    Multiprocess(config, sockets=[listening]).run()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises OSError when the address is taken or not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def address(listening: socket.socket) -> str:
    """The URL a browser on this machine can open."""
    host, port = listening.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def announce(url: str, language: str) -> None:
    """Say in `language` that `url` is ready, once the app there says that it is healthy; returns at once."""

    def wait() -> None:
        while True:
            try:
                with urllib.request.urlopen(f"{url}health", timeout=30) as answer:
                    if answer.status == 200:
                        break
            except OSError:
                time.sleep(0.05)
        print(words.say(language, "house-ready", url=url), flush=True)

    threading.Thread(target=wait, daemon=True).start()
