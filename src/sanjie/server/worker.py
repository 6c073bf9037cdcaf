"""One of several processes that serve: `python -m sanjie.server.worker`, started by the supervisor.

It is told what to do by one line of JSON on its standard input, where nobody else can read the passwords in
it, and ends when that input does: nothing outlives who started it.
"""

import os
import signal
import socket
import sys
import threading

import msgspec


class Orders(msgspec.Struct, frozen=True):
    """What a worker is told."""

    number: int
    listening: int  # file descriptors it was started with
    answering: int  # gets one byte when it answers
    database: str | None
    redis: str | None
    resume: bool  # whether it looks after bots that the last server left thinking


def main() -> None:
    """Serve until told to stop, or until the supervisor is gone."""
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    from sanjie.server.database import data_folder
    from sanjie.server.log import start_logging
    from sanjie.server.places import place_of
    from sanjie.server.process import answer_on
    from sanjie.server.secret import saved_secret

    start_logging(worker=str(orders.number))
    threading.Thread(target=end_with_supervisor, daemon=True).start()

    def answering() -> None:
        os.write(orders.answering, b".")
        os.close(orders.answering)

    with socket.socket(fileno=orders.listening) as listening:
        place, secret = place_of(orders.database), saved_secret(data_folder())
        answer_on(listening, place, orders.redis, secret, answering, orders.resume)


def end_with_supervisor() -> None:
    """End this process when its standard input does."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
