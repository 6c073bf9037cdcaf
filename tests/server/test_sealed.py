"""Several seats asked at once: each answers in its own time, unseen by the others."""

from dataclasses import replace
from typing import Any

import pytest

from sanjie.core.seats import NOTHING, members
from sanjie.faces import FACES, Face
from sanjie.server import wire
from sanjie.server.stored import NewTable, Stored
from sanjie.server.table import Table, new_table
from server.worlds import SEED, World, answer, seated, table_of
from toy.game import LANTERNS, REASONS
from toy.rules import NOT_ASKED
from toy.view import View


class LanternsFace(Face):
    """The game of the tests, at a table."""

    def turn(self, seen: Any) -> int:
        """The round."""
        return int(seen.round)

    def prompt(self, view: Any) -> str:
        """All questions are alike."""
        return "any"

    def ending(self, view: Any) -> str:
        """LAMP-6."""
        return "LAMP-6"


@pytest.fixture
def voting(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table whose three people are asked for their secret votes."""
    monkeypatch.setitem(FACES, "lanterns", LanternsFace(LANTERNS, View, REASONS[NOT_ASKED]))
    table = table_of("lanterns", 3)
    while len(table.asked()) == 1:
        seat = table.asked()[0]
        table.take(table.played(seat, table.state.options(seat)[0], None))
    assert table.asked() == [0, 1, 2]
    return table


def vote(table: Table, after: int, name: str, text: str) -> wire.Answer:
    """A vote of somebody who has seen `after` answers."""
    return wire.Answer(name, after, text)


def test_a_vote_is_not_stale_because_another_seat_has_voted_meanwhile(voting: Table) -> None:
    world, seen = World(voting, 1), voting.upto

    assert isinstance(world.take(2, vote(voting, seen, "a", "sA")), wire.Done)
    assert voting.asked() == [0, 1]
    assert isinstance(world.take(0, vote(voting, seen, "b", "sB")), wire.Done)
    assert isinstance(world.take(1, vote(voting, seen + 1, "c", "-")), wire.Done)

    assert voting.upto > seen + 2
    late = world.take(1, vote(voting, seen, "d", "-"))
    assert isinstance(late, wire.Problem)
    assert late.name == "stale"
    early = world.take(1, vote(voting, voting.upto + 1, "e", "-"))
    assert isinstance(early, wire.Problem)


def test_who_has_voted_may_not_vote_again(voting: Table) -> None:
    world, seen = World(voting, 0), voting.upto
    world.take(0, vote(voting, seen, "a", "sB"))

    again = world.take(0, vote(voting, seen, "b", "sC"))

    assert isinstance(again, wire.Because)
    assert again.name == "not-asked"
    assert voting.upto == seen + 1


def test_nobody_is_shown_a_vote_before_all_are_in_and_each_decides_by_himself(voting: Table) -> None:
    seen = voting.upto
    streams: dict[str, list[bytes]] = {}
    for text in ("sB", "sC"):
        twin = Table(Stored(stored_as(voting), 0, tuple(voting.answers), frozenset()))
        world = World(twin, 2)
        world.take(0, vote(twin, seen, "a", text))
        world.take(1, vote(twin, seen, "b", "sA"))
        streams[text] = world.stream()
        shown = world.table.told(2)
        assert [line.notation for line in shown if line.number > seen] == []
        assert twin.asked() == [2]

    assert streams["sB"] == streams["sC"]


def stored_as(table: Table) -> NewTable:
    """The setup of `table`, as far as it has come."""
    made = new_table("t", "lanterns", {}, seated(3), SEED)
    return replace(made, standing=table.standing)


def test_a_table_in_the_middle_of_a_vote_is_read_again_as_it_is(voting: Table) -> None:
    seen = voting.upto
    voting.take(voting.played(1, voting.face.game.read_answer("sA"), (1, "x")))

    again = Table(Stored(stored_as(voting), 5, tuple(voting.answers), frozenset({(1, "x")})))

    assert again.fault == ""
    assert (again.asked(), again.posed, again.upto) == ([0, 2], seen, seen + 1)
    assert again.state.pack() == voting.state.pack()
    assert again.log == voting.log
    assert members(again.standing.waits_for) == [0, 2]
    assert isinstance(World(again, NOTHING).take(0, vote(again, seen, "a", "-")), wire.Done)


def test_a_whole_game_of_lanterns_is_played_and_its_record_replays(voting: Table) -> None:
    world = World(voting, NOTHING)
    while voting.asked():
        for seat in voting.asked():
            reply = world.take(seat, answer(voting, seat, voting.state.options(seat)[-1], f"c{voting.upto}"))
            assert isinstance(reply, wire.Done)

    assert voting.standing.ended_by == "rules"
    assert len(voting.record().answers) == voting.upto
