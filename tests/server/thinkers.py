"""Processes that think badly. They live in a module of their own, which a spawned process can import."""

from multiprocessing.connection import Connection
from typing import Any


def silent(pipe: "Connection[Any, Any]") -> None:
    """A thinker that never decides."""
    pipe.send("ready")
    while True:
        pipe.recv()


def failing(pipe: "Connection[Any, Any]") -> None:
    """A thinker whose bot has a fault."""
    pipe.send("ready")
    while True:
        pipe.recv()
        pipe.send("ValueError: planted")


def absent_minded(pipe: "Connection[Any, Any]") -> None:
    """A thinker that dies of every second question."""
    pipe.send("ready")
    pipe.recv()
    pipe.send(7)
    pipe.recv()


def dying(pipe: "Connection[Any, Any]") -> None:
    """A thinker that dies of each question."""
    pipe.send("ready")
    pipe.recv()


def cheating(pipe: "Connection[Any, Any]") -> None:
    """A thinker that decides what no game allows."""
    pipe.send("ready")
    while True:
        pipe.recv()
        pipe.send(-(10**9))
