"""Bots answer at beats: how long one thought tells nobody what it holds."""

import asyncio
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest

from sanjie.core.seats import members
from sanjie.faces import FACES
from sanjie.server import beats
from sanjie.server.live import Live
from sanjie.server.sockets import Line
from sanjie.server.storage import Storage
from sanjie.server.stored import Change, Sitting
from sanjie.server.table import Table, new_table
from sanjie.server.tables import Tables
from sanjie.server.thinking import Thinkers
from server.worlds import SEED, guest_at, stored

PACE: Final = 0.0625  # seconds; its sums are exact
LONG: Final = 8 * PACE


@pytest.fixture(autouse=True)
def _as_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beats as they are where the rules are compiled."""
    monkeypatch.setattr(beats, "LONG", 8)


class Timed:
    """A server without wall time: bots think as long as they are told to, and nothing else takes any."""

    processes = 1

    def __init__(self, thoughts: list[float]) -> None:
        """`thoughts` are the seconds that bots take, one after the other; the last for all that follow."""
        self.thoughts = thoughts
        self.spent = 0.0
        self.limits: list[float | None] = []  # how long each might have thought
        self.changes: list[tuple[float, int]] = []  # when something was stored, up to which answer

    async def choose(
        self, game: str, view: Any, level: int, seed: int, content: Any, seconds: float | None
    ) -> int | None:
        """Nothing, so that the table plays the first answer."""
        self.limits.append(seconds)
        self.spent += self.thoughts.pop(0) if len(self.thoughts) > 1 else self.thoughts[0]
        await asyncio.sleep(0)
        return None

    async def until(self, moment: float) -> None:
        """It is that moment."""
        assert moment >= self.spent
        self.spent = moment
        await asyncio.sleep(0)

    async def change(self, _table: str, _version: int, change: Change) -> None:
        """Note when it was stored."""
        self.changes.append((self.spent, change.standing.upto))

    async def play(self, table: Table, most: int) -> list[tuple[float, int]]:
        """Let the bots of a table answer, at most about `most` times; when each answer was stored."""
        tables = Tables(cast(Storage, self), cast(Thinkers, self), pace=PACE)
        tables.bots.monotonic, tables.bots.until = (lambda: self.spent), self.until
        live = Live(table)
        tables.look(live, Line(guest_at(0)))
        for _ in range(10_000):
            await asyncio.sleep(0)
            if live.thinking is None or len(self.changes) >= most:
                break
        live.cancel()
        return self.changes[:most]


def table_of(game: str, level: int, **options: str) -> Table:
    """A table for four at which everybody is a bot."""
    sittings = [Sitting(seat, "bot", level=level) for seat in range(4)]
    return Table(stored(new_table("t", game, options, sittings, SEED)))


def at_the_vote(level: int) -> Table:
    """A table of Guixi at which the first vote is asked for."""
    table = table_of("guixi", level)
    for _ in range(500):
        if table.view(-1).question == "vote":
            return table
        seat = members(table.state.awaiting)[0]
        options = table.state.options(seat)
        named = [one for one in options if table.face.game.write_answer(one).startswith("exorcise")]
        table.take(table.played(seat, (named or options)[0], None))
    raise AssertionError("nobody votes")


@pytest.mark.parametrize(
    ("thoughts", "moments"),
    [
        ([0.0], [PACE, 2 * PACE, 3 * PACE]),
        ([0.001, 0.06, 0.02], [PACE, 2 * PACE, 3 * PACE]),
        ([PACE, 0.0], [PACE, 2 * PACE, 3 * PACE]),
        ([PACE + 0.001, 0.0], [2 * PACE, 3 * PACE, 4 * PACE]),  # a busy machine
    ],
)
def test_in_a_window_every_bot_answers_at_the_next_beat(thoughts: list[float], moments: list[float]) -> None:
    server = Timed(list(thoughts))

    played = asyncio.run(server.play(table_of("guixi", 4), 3))

    assert played == [(moment, played[0][1] + place) for place, moment in enumerate(moments)]
    assert set(server.limits) == {None}


@pytest.mark.parametrize("thought", [0.0, 0.05, 0.2, 0.39])
def test_who_looks_ahead_and_who_has_no_choice_lay_their_vote_at_the_same_moment(thought: float) -> None:
    server = Timed([thought])

    played = asyncio.run(server.play(at_the_vote(4), 2))

    assert [moment for moment, _ in played] == [LONG, 2 * LONG]
    assert server.limits[:2] == [0.8 * LONG] * 2  # it is ended before the moment comes


def test_who_does_not_look_ahead_votes_at_the_short_beat() -> None:
    assert [moment for moment, _ in asyncio.run(Timed([0.01]).play(at_the_vote(3), 2))] == [PACE, 2 * PACE]


def test_where_nothing_is_hidden_nobody_waits() -> None:
    played = asyncio.run(Timed([0.25]).play(table_of("hunters", 4, hands="open"), 3))

    assert [moment for moment, _ in played] == [0.25, 0.5, 0.75]


@pytest.mark.parametrize(
    ("game", "options", "hides"),
    [
        ("aras", {"players": 4}, False),
        ("guixi", {}, True),
        ("hunters", {"hands": "open"}, False),
        ("hunters", {"hands": "concealed"}, True),
    ],
)
def test_whether_a_table_hides_anything(game: str, options: dict[str, Any], hides: bool) -> None:
    face = FACES[game]

    assert face.hides(face.game.deal(face.game.variant(options), 4)) is hides


def test_a_beat_is_reckoned_by_open_facts() -> None:
    def long(game: str, question: str, *levels: int) -> int:
        decision = SimpleNamespace(kind=question, source="")
        view = SimpleNamespace(question=question, king=None, asked=[], decision=decision)
        return beats.pondering(FACES[game], view, levels)

    assert long("guixi", "window", 4, 4) == 0
    assert long("guixi", "vote", 4, 3, 4) == 2
    assert (long("hunters", "parry", 4), long("hunters", "parry", 3)) == (1, 0)
    assert (beats.beat(0, 2, 0.5), beats.beat(1, 2, 0.5), beats.beat(3, 2, 0.5)) == (0.5, 4.0, 8.0)
    assert [beats.next_beat(8.0, now, 0.5) for now in (8.0, 8.25, 8.5, 8.75)] == [8.5, 8.5, 8.5, 9.0]
