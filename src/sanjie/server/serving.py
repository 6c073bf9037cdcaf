"""`sanjie serve`: take the address, look at the database, then serve, and say so when it is true."""

import asyncio
import errno
import logging
import os
import signal
import socket
import sqlite3
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Final, NoReturn
from urllib.parse import urlsplit

from sanjie import words
from sanjie.server.claims import serving
from sanjie.server.database import data_folder
from sanjie.server.notices.smtp import BadSmtp, smtp_of
from sanjie.server.places import DatabaseProblem, place_of, prepare
from sanjie.server.secret import saved_secret

BACKLOG: Final = 2_048
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # what to open on this machine instead


log: Final = logging.getLogger("sanjie.serving")


def serve(
    host: str,
    port: int,
    workers: int,
    database: str | None,
    redis: str | None,
    hung_after: float,
    smtp: str | None,
    mail_from: str | None,
) -> None:
    """Serve until told to stop. Exits with 2 and one sentence if that cannot be; nothing has then changed.

    `workers` are looked after by this process, which serves by itself if there are to be none. One that is
    silent for `hung_after` seconds is replaced. Mail goes to the server at the URL `smtp`, from `mail_from`.
    """
    signal.signal(signal.SIGHUP, end if sys.stdin.isatty() else signal.SIG_IGN)  # until it means something
    try:
        listening = listen(host, port)
    except OSError as problem:
        if isinstance(problem, socket.gaierror) or problem.errno == errno.EADDRNOTAVAIL:
            refuse("server-no-host", host=host, detail=problem.strerror or str(problem))
        refuse("server-taken", host=host, port=str(port), detail=problem.strerror or str(problem))
    with listening, ExitStack() as held:
        try:
            mailing = smtp_of(smtp, mail_from or "") if smtp else None
            place = place_of(database)
            if workers > 1 and not redis and isinstance(place, Path):
                refuse("server-alone")
            if redis:
                refuse_silent(redis)
            prepare(place)
            held.enter_context(serving(place, told=bool(redis)))
            secret = saved_secret(data_folder())
        except BadSmtp as problem:
            refuse("server-bad-smtp" if problem.of_url else "server-bad-sender")
        except DatabaseProblem as problem:
            refuse(problem.message, **problem.args_of_words)
        except (OSError, sqlite3.Error) as problem:
            refuse("server-files", detail=str(problem))
        from sanjie.server.log import start_logging

        start_logging()
        where = address(listening)
        if workers:
            from sanjie.server.supervisor import Supervisor
            from sanjie.server.worker import Orders

            orders = Orders(0, database, redis, resume=True, prepare=False, smtp=mailing)
            alone = not redis and isinstance(place, Path)
            raise SystemExit(Supervisor(listening, where, orders, workers, hung_after, alone).run())
        from sanjie.server.process import answer_on  # the framework takes a second: not before a refusal

        answer_on(listening, place, redis, secret, lambda: answering(where), smtp=mailing)


def answering(where: str) -> None:
    """Say that this process, which serves by itself, answers. Called by the loop that serves."""
    if not sys.stdin.isatty():
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, stay)
    print(f"三界 Sanjie: {where}", flush=True)


def stay() -> None:
    """On SIGHUP a process that serves by itself exchanges nothing."""
    problem = "there are no workers to exchange: start with --workers 1 or more"
    log.warning("not exchanged", extra={"facts": {"problem": problem}})


def end(_number: int, _frame: object) -> None:
    """On SIGHUP at a terminal, which is gone: end as on SIGTERM."""
    os.kill(os.getpid(), signal.SIGTERM)


def refuse_silent(redis: str) -> None:
    """Refuse if no Redis answers at that URL; of the URL only the host is told."""
    from redis.exceptions import RedisError

    from sanjie.server.buses import answers

    try:
        asyncio.run(answers(redis))
    except ValueError:
        refuse("server-unknown-redis")
    except (RedisError, OSError) as problem:
        host = urlsplit(redis).hostname or "…"
        refuse("server-lost-redis", host=host, detail=type(problem).__name__)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises OSError when the address is taken or not ours."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, where = found[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def address(listening: socket.socket) -> str:
    """The URL that a browser on this machine can open."""
    host, port = listening.getsockname()[:2]
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def refuse(message: str, **args: str) -> NoReturn:
    """Say why not, in the language of the environment, and exit with 2."""
    language = words.of_environment(os.environ)
    print(words.say(language, "server-refused", reason=words.say(language, message, **args)), file=sys.stderr)
    raise SystemExit(2)
