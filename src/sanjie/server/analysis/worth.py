"""How games of Aras stood, found by a process of its own and kept for who asks next."""

import asyncio
import signal
import time
from collections import OrderedDict
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

from sanjie.bots.appraisal import FURTHEST, chance_of, mark_of, worth_of
from sanjie.core.seats import WATCHER
from sanjie.games.registry import GAMES
from sanjie.server.analysis.wire import Evaluation, Moment
from sanjie.server.course import counting
from sanjie.server.stored import Played
from sanjie.server.table import Table
from sanjie.server.thinking import Thinkers

MOST_KEPT: Final = 20_000  # worths of positions
MOST_WAITING: Final = 8  # people at once
SECONDS: Final = 2.0  # that one question may take
Began = tuple[int, int, int, Any]  # where a turn begins: answers so far, turn, seat, view


class Busy(Exception):
    """Too many ask at once."""


class Appraiser:
    """Says what positions are worth; it thinks in a process of its own, begun when first needed."""

    def __init__(self, thinkers: Thinkers | None = None) -> None:
        """With `thinkers` of one's own, whose work is `appraise`."""
        self._thinkers = thinkers or Thinkers(seconds=1.0, most=1, work=appraise, counted=False)
        self._known: OrderedDict[tuple[str, int, int], int] = (
            OrderedDict()
        )  # by position, revision, turns ahead
        self._games: OrderedDict[tuple[str, int], list[Began]] = OrderedDict()  # by table and answers
        self._waiting = 0

    async def evaluation(self, table: Table, upto: int) -> Evaluation:
        """How the game of `table` stood up to answer `upto`, as far as SECONDS lead. Raises Busy."""
        if self._waiting >= MOST_WAITING:
            raise Busy
        self._waiting += 1
        try:
            until = time.monotonic() + SECONDS
            turns = await self._turns(table, upto)
            for turn in turns:
                for ahead in range(1, FURTHEST + 1):
                    if time.monotonic() > until:
                        return Evaluation(table.id, upto, False, self._told(turns))
                    if await self._worth(turn[3], ahead) is None:
                        raise Busy
            return Evaluation(table.id, upto, True, self._told(turns))
        finally:
            self._waiting -= 1

    async def _turns(self, table: Table, upto: int) -> list[Began]:
        """Where each turn began; found in a thread, and kept for the next question."""
        key = (table.id, upto)
        found = self._games.pop(key, None)
        if found is None:
            answers = [one for one in table.answers if one.number <= upto]
            found = await asyncio.to_thread(beginnings, table, answers)
        self._games[key] = found
        while len(self._games) > MOST_WAITING:
            self._games.popitem(last=False)
        return found

    async def _worth(self, view: Any, ahead: int) -> int | None:
        """What a position is worth to side A; None if it took too long."""
        key = (view.position, view.revision, ahead)
        known = self._known.get(key)
        if known is None:
            known = await self._thinkers.choose("aras", view, ahead, 0)
            if known is None:
                return None
            self._known[key] = known
            if len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        return known

    def _told(self, turns: Sequence[Began]) -> list[Moment]:
        """The moments of a game, with what is known of them; a fresh list."""
        return moments(
            turns,
            [
                [self._known.get((one[3].position, one[3].revision, ahead)) for one in turns]
                for ahead in (1, FURTHEST)
            ],
        )

    def stop(self) -> None:
        """End the process."""
        self._thinkers.stop()


def moments(turns: Sequence[Began], worths: Sequence[Sequence[int | None]]) -> list[Moment]:
    """The moments of a game; `worths` has those found by looking one turn ahead, then those by looking two.

    A turn is judged by what was seen two turns ahead when it began, and one turn ahead when it was over: both
    look to the end of the opponent's next turn.
    """
    near, far = worths
    found: list[Moment] = []
    for place, (number, turn, seat, _) in enumerate(turns):
        worth = far[place]
        mark: Any = ""
        if place > 0:
            before, after = far[place - 1], near[place]
            if before is not None and after is not None:
                mark = mark_for(turns[place - 1][2], before, after)
        found.append(Moment(number, turn, seat, None if worth is None else chance_of(worth), mark))
    return found


def mark_for(seat: int, before: int, after: int) -> str:
    """The mark of a turn that `seat` played, by what it made of the worth to side A."""
    if seat % 2 == 0:
        return mark_of(chance_of(before), chance_of(after))
    return mark_of(100 - chance_of(before), 100 - chance_of(after))


def beginnings(table: Table, answers: Sequence[Played]) -> list[Began]:
    """Where each turn of a game of Aras began, its end last; what was taken back is left out."""
    game = table.face.game
    state = table.dealt()
    found: list[Began] = []
    number = 0
    kept = counting(answers)
    for place in range(len(kept) + 1):
        ended = place == len(kept) and state.outcome() is not None
        if not found or ended or table.face.turn(state) != found[-1][1]:
            view = game.view(state, WATCHER)
            found.append((number, view.turn, view.decider, view))
        if place < len(kept):
            played = kept[place]
            state.answer(played.seat, game.read_answer(played.answer))
            number = played.number
    return found


def appraise(pipe: "Connection[Any, Any]") -> None:
    """A process's whole life: say what positions are worth until the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ctrl-C goes to every process of the terminal
    try:
        pipe.send("ready")
        while True:
            game, view, ahead, _seed, _seconds = pipe.recv()
            try:
                pipe.send(worth_of(GAMES[game], view, ahead))
            except Exception as problem:
                pipe.send(f"{type(problem).__name__}: {problem}")
    except (EOFError, OSError):
        return
