"""Answers that are taken back, and a record that keeps both ways."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sanjie.core.chance import Rng
from sanjie.core.record import replay
from sanjie.core.seats import CHANCE, NOTHING
from sanjie.fairness import difference
from sanjie.games.registry import GAMES
from sanjie.server import wire
from sanjie.server.stored import Sitting, Stored
from sanjie.server.table import Table, new_table
from sanjie.server.telling import told
from server.worlds import SEED, World, answer, seated, stored, table_of


def stored_like(table: Table, game: str, seed: str = SEED) -> Stored:
    """The table as the database holds it."""
    made = new_table("t", game, {}, seated(table.seats), seed)
    made = replace(made, standing=table.standing, sittings=tuple(table.sittings))
    return Stored(made, table.version, tuple(table.answers), frozenset(table.commands))


def play(world: World, choose: Callable[[list[int]], int] = min) -> None:
    """The next answer."""
    table = world.table
    seat = table.asked()[0]
    reply = world.take(seat, answer(table, seat, choose(table.state.options(seat)), f"a{table.upto}"))
    assert isinstance(reply, wire.Done)


def undo(world: World, seat: int) -> wire.Problem | wire.Done:
    """`seat` wants to take back."""
    reply = world.take(seat, wire.Undo(f"u{world.table.version}", world.table.upto))
    assert isinstance(reply, wire.Problem | wire.Done)
    return reply


def test_what_nobody_has_acted_on_is_taken_back_at_once_and_stays_in_the_record() -> None:
    world = World(table_of("aras", 2), NOTHING)
    table = world.table
    before = table.state.pack()
    play(world)
    assert [told(table, seat, 0, ()).can_undo for seat in (0, 1, NOTHING)] == [True, False, False]

    assert isinstance(undo(world, 0), wire.Done)

    assert table.state.pack() == before
    assert [(one.number, one.seat, one.answer, one.by) for one in table.answers][-1] == (
        2,
        0,
        "undo 0",
        "undo",
    )
    assert table.upto == 2
    assert table.told(0)[-1].name == "taken-back"
    assert told(table, 0, 0, ()).can_undo is False
    assert isinstance(undo(world, 0), wire.Problem)
    play(world, max)
    again = Table(stored_like(table, "aras"))
    assert (again.fault, again.log, again.state.pack()) == ("", table.log, table.state.pack())
    assert (again.posed, again.skipped) == (table.posed, table.skipped) == (3, 2)


def ways(table: Table) -> list[tuple[bool, bool]]:
    """Seat by seat and for a watcher: whether they may take back, and whether without asking."""
    shown = [told(table, seat, 0, ()) for seat in (*range(table.seats), NOTHING)]
    return [(one.may_undo, one.can_undo) for one in shown]


def test_taking_back_is_offered_to_whom_has_an_answer_to_take_back_and_while_it_would_be_taken() -> None:
    world = World(table_of("aras", 2), NOTHING)
    table = world.table
    nothing, asking, free = (False, False), (True, False), (True, True)
    assert ways(table) == [nothing, nothing, nothing]
    while table.asked() == [0]:
        play(world, max)
    assert ways(table) == [free, nothing, nothing]
    play(world, max)
    assert ways(table) == [asking, free, nothing]
    undo(world, 0)
    assert ways(table) == [nothing, nothing, nothing]  # it has been asked for
    world.take(1, wire.DeclineUndo("d"))
    assert ways(table) == [asking, free, nothing]
    for seat in range(2):
        world.take(seat, wire.Pause(f"p{seat}"))
    assert ways(table) == [nothing, nothing, nothing]
    world.take(0, wire.Resume("r"))
    world.take(1, wire.Leave("l"))
    assert ways(table)[1] == nothing  # a bot plays in their place


def test_at_a_rated_table_only_what_nobody_has_seen_is_taken_back() -> None:
    made = new_table("t", "aras", {}, seated(2), SEED)
    world = World(Table(stored(replace(made, terms=replace(made.terms, rated=True)))), NOTHING)
    while world.table.asked() == [0]:
        play(world, max)
    assert ways(world.table)[0] == (True, True)
    play(world, max)
    assert ways(world.table)[0] == (False, False)
    refused = undo(world, 0)
    assert isinstance(refused, wire.Problem)
    assert refused.name == "rated"


def test_who_saw_the_answer_that_was_taken_back_is_stale() -> None:
    world = World(table_of("aras", 2), NOTHING)
    play(world)
    late = answer(
        world.table, world.table.asked()[0], world.table.state.options(world.table.asked()[0])[0], "x"
    )
    seat = world.table.asked()[0]
    undo(world, 0)
    play(world, max)
    if world.table.asked()[0] == seat:
        reply = world.take(seat, late)
        assert isinstance(reply, wire.Problem)
        assert reply.name == "stale"


def test_after_the_other_has_acted_the_other_must_agree() -> None:
    world = World(table_of("aras", 2), NOTHING)
    table = world.table
    start = table.state.pack()
    while table.asked() == [0]:
        play(world, max)
    mine = table.upto
    while table.asked() == [1]:
        play(world, max)
    assert isinstance(undo(world, 0), wire.Done)
    assert (told(table, 1, 0, ()).undo_asked, table.upto > mine) == (0, True)
    world.take(1, wire.DeclineUndo("d"))
    assert told(table, 1, 0, ()).undo_asked == NOTHING

    undo(world, 0)
    undo(world, 1)

    assert table.answers[-1].answer == f"undo {mine - 1}"
    assert table.asked() == [0]
    assert table.skipped == table.upto - (mine - 1)
    assert told(table, 1, 0, ()).undo_asked == NOTHING
    assert (table.state.pack() == start) == (mine == 1)


def test_who_plays_on_has_declined() -> None:
    world = World(table_of("aras", 2), NOTHING)
    while world.table.asked() == [0]:
        play(world, max)
    play(world, max)
    undo(world, 0)
    play(world, max)
    assert world.table.standing.undo_seat == NOTHING


def test_bots_have_nothing_against_it_and_chance_draws_the_same_again() -> None:
    sittings = [*seated(1), *(Sitting(seat, "bot", level=1) for seat in range(1, 4))]
    table = Table(stored(new_table("t", "guixi", {}, sittings, SEED)))
    world, luck = World(table, 0), Rng(3)

    def bots_and_me(answers: int) -> None:
        for _ in range(answers):
            seat = table.asked()[0]
            options = table.state.options(seat)
            table.take(table.played(seat, options[int(luck.below(len(options)))], None))

    bots_and_me(60)
    while table.asked() == [0]:
        bots_and_me(1)
    bots_and_me(1)
    mine = next(one for one in reversed(table.answers) if one.seat == 0)
    assert mine.number < table.upto
    assert table.asked()
    assert ways(table)[0] == (True, True)
    drawn = [(one.seat, one.answer) for one in table.answers if one.seat == CHANCE]
    undo(world, 0)
    assert (table.asked(), table.answers[-1].answer) == ([0], f"undo {mine.number - 1}")
    bots_and_me(300)
    while table.asked():
        bots_and_me(1)

    kept = table.record()
    assert len(kept.answers) == table.upto - table.skipped
    assert difference(GAMES["guixi"], kept) is None
    assert replay(GAMES["guixi"], kept).pack() == table.state.pack()
    assert [(one.seat, one.answer) for one in table.answers if one.seat == CHANCE][: len(drawn)] == drawn


@pytest.mark.parametrize("game", ["guixi", "hunters"])
def test_where_something_is_hidden_the_others_are_asked_since_an_answer_may_have_shown_it(game: str) -> None:
    table = table_of(game, 4)
    world, luck = World(table, 0), Rng(1)
    for _ in range(5):
        seat = table.asked()[0]
        options = table.state.options(seat)
        world.take(seat, answer(table, seat, options[int(luck.below(len(options)))], f"a{table.upto}"))
        assert told(table, seat, 0, ()).can_undo is False
    seat = next(one.seat for one in reversed(table.answers) if one.seat < 4)
    last, before = undo_target(table, seat), table.upto
    for one in range(4):
        undo(world, (seat + one) % 4)
        assert (table.upto == before) == (one < 3)
    assert table.answers[-1].answer == f"undo {last - 1}"


def undo_target(table: Table, seat: int) -> int:
    """The number of the last answer of `seat`."""
    return max(one.number for one in table.answers if one.seat == seat)


@pytest.mark.parametrize("game", ["aras", "hunters"])
def test_where_nothing_was_answered_nothing_is_taken_back(game: str) -> None:
    world = World(table_of(game, 2), NOTHING)
    refused = undo(world, 1)
    assert isinstance(refused, wire.Problem)
    assert refused.name == "nothing-to-undo"


@settings(max_examples=25)
@given(
    game=st.sampled_from([("aras", 2), ("guixi", 4), ("hunters", 3)]),
    deeds=st.lists(st.integers(0, 9), min_size=1, max_size=40),
    seed=st.integers(0, 1_000_000),
)
def test_whatever_is_played_and_taken_back_the_record_leads_here_again(
    game: tuple[str, int], deeds: list[int], seed: int
) -> None:
    name, seats = game
    table = table_of(name, seats, f"{seed:064x}")
    world, luck = World(table, 0), Rng(seed)
    for deed in deeds:
        if not table.asked():
            break
        numbers = [one.number for one in table.answers]
        assert numbers == list(range(1, table.upto + 1))
        if deed < 3:
            for one in range(seats):  # the first asks, if it has to, and the others agree
                seat = (deed + one) % seats
                taken = told(table, seat, 0, ()).may_undo or table.standing.undo_seat != NOTHING
                assert isinstance(undo(world, seat), wire.Done) == taken
        else:
            seat = table.asked()[0]
            options = table.state.options(seat)
            world.take(seat, answer(table, seat, options[int(luck.below(len(options)))], f"a{table.upto}"))

    again = Table(stored_like(table, name, f"{seed:064x}"))
    assert again.fault == ""
    assert (again.log, again.posed, again.skipped) == (table.log, table.posed, table.skipped)
    assert again.state.pack() == table.state.pack()
    kept = table.record()
    assert replay(GAMES[name], kept).pack() == table.state.pack()
    assert difference(GAMES[name], kept) is None
