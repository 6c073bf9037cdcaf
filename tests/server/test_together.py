"""What tables of hidden sides do together, and what their chance is drawn from."""

from dataclasses import replace

import pytest

from sanjie import standing
from sanjie.core.chance import Rng
from sanjie.core.record import replay
from sanjie.core.seats import NOBODY, NOTHING, WATCHER
from sanjie.faces import FACES
from sanjie.fairness import commitment, difference
from sanjie.games.registry import GAMES
from sanjie.server import wire
from sanjie.server.stored import Sitting, Stored
from sanjie.server.table import Table, new_table
from sanjie.server.telling import told
from server.worlds import SEED, World, answer, guest_at, seated, stored, table_of


def waiting(seats: int = 4) -> Table:
    """A table of Guixi whose last seat is open."""
    sittings = [*seated(seats - 1), Sitting(seats - 1, "open", invite="key")]
    return Table(stored(new_table("t", "guixi", {}, sittings, SEED)))


def test_the_first_deal_comes_when_the_last_seat_is_filled_and_the_promise_before() -> None:
    table = waiting()

    before = told(table, 0, 0, ())
    table.take(table.seated(3, guest_at(3), "", "pepper"))
    after = told(table, 0, 0, ())

    assert (before.status, before.upto, before.events, before.decision) == ("waiting", 0, [], None)
    assert before.fairness == wire.Fairness(commitment(SEED), "", ["", "", "", ""])
    assert (after.status, after.fairness) == (
        "playing",
        wire.Fairness(commitment(SEED), "", ["", "", "", "pepper"]),
    )
    assert after.upto > 20
    assert len(table.view(0).players[0].hand) == 4
    assert table.view(0).players[1].hand is None
    assert {one.seat for one in table.answers} == {30}


def test_salts_change_the_deal_until_the_game_starts() -> None:
    hands = []
    for salt in ("", "pepper"):
        table = waiting()
        world = World(table, 0)
        assert isinstance(world.take(1, wire.Salt("a", salt)), wire.Done)
        table.take(table.seated(3, guest_at(3), ""))
        late = world.take(1, wire.Salt("b", "late"))
        assert isinstance(late, wire.Problem)
        assert late.name == "started"
        assert table.sittings[1].salt == salt
        hands.append([one.answer for one in table.answers])

    assert hands[0] != hands[1]
    assert isinstance(World(waiting(), 0).take(0, wire.Salt("c", "a\nb")), wire.Problem)


def test_the_seed_is_shown_only_when_the_table_is_over_and_then_all_can_be_drawn_again() -> None:
    table = table_of("guixi", 4)
    world, luck = World(table, 0), Rng(4)
    while table.asked():
        seat = table.asked()[0]
        options = table.state.options(seat)
        assert SEED.encode() not in b"".join(world.stream())
        world.take(seat, answer(table, seat, options[int(luck.below(len(options)))], f"c{table.upto}"))

    shown = told(table, NOTHING, 0, ())
    assert shown.fairness is not None
    assert shown.fairness.seed == SEED
    assert shown.ending is not None
    assert shown.ending.clause == table.view(NOTHING).ended.clause
    assert shown.ending.winners == table.view(NOTHING).ended.winners
    record = table.record()
    assert difference(GAMES["guixi"], record) is None
    assert replay(GAMES["guixi"], record).pack() == table.state.pack()


def test_a_game_is_given_up_only_when_all_people_want_it() -> None:
    sittings = [*seated(3), Sitting(3, "bot", level=1)]
    table = Table(stored(new_table("t", "guixi", {}, sittings, SEED)))
    world = World(table, 0)

    for seat in (0, 1):
        assert isinstance(world.take(seat, wire.Resign(f"a{seat}")), wire.Done)
    assert told(table, NOTHING, 0, ()).giving_up == [0, 1]
    assert table.standing.status == "playing"
    world.take(2, wire.GoOn("b"))
    assert told(table, NOTHING, 0, ()).giving_up == []
    for seat in (2, 0, 1):
        world.take(seat, wire.Resign(f"c{seat}"))

    shown = told(table, 0, 0, ())
    assert shown.status == "over"
    assert shown.ending == wire.Ending("abandoned", "", [], -1)
    assert (shown.decision, shown.giving_up) == (None, [])
    assert table.record().ended_by == "abandoned"


def test_guixi_has_no_draws_and_no_previews() -> None:
    table = table_of("guixi", 4)
    world = World(table, 0)

    offer, preview = world.take(0, wire.OfferDraw("a")), world.ask(0, wire.Preview("b", "pass"))

    assert isinstance(offer, wire.Problem)
    assert isinstance(preview, wire.Problem)
    assert (offer.name, preview.name) == ("no-draws", "no-preview")


def test_hunters_play_together_to_the_end_and_their_record_verifies() -> None:
    table = table_of("hunters", 3)
    world, luck = World(table, 1), Rng(2)
    prompts = set()
    while table.asked():
        seat = table.asked()[0]
        shown = told(table, seat, 0, ())
        assert shown.decision is not None
        prompts.add(shown.decision.prompt)
        options = table.state.options(seat)
        reply = world.take(
            seat, answer(table, seat, options[int(luck.below(len(options)))], f"c{table.upto}")
        )
        assert isinstance(reply, wire.Done)

    ended = told(table, NOTHING, 0, ()).ending
    assert ended is not None
    assert (ended.by, ended.clause) == ("rules", table.view(NOTHING).result.clause)
    assert ended.winners in ([], [0, 1, 2])
    assert "act" in prompts
    assert len(prompts) > 2
    assert difference(GAMES["hunters"], table.record()) is None
    again = Table(stored_like(table, "hunters", 3))
    assert again.fault == ""
    assert again.log == table.log


def test_heroes_give_up_together_and_nobody_wins() -> None:
    table = table_of("hunters", 2)
    world = World(table, 0)
    world.take(0, wire.Resign("a"))
    assert table.standing.status == "playing"
    world.take(1, wire.Resign("b"))
    assert told(table, 0, 0, ()).ending == wire.Ending("abandoned", "", [], -1)


# -- standing answers ------------------------------------------------------------------


def window(table: Table) -> str:
    """The window that is open."""
    view = table.face.game.view(table.state, WATCHER)
    return str(view.phase) if view.question == "window" else ""


def test_a_standing_answer_passes_at_once_and_for_as_long_as_it_says() -> None:
    table = table_of("guixi", 4)
    world = World(table, 0)
    first = table.asked()[0]
    assert window(table) == "day"

    before = table.upto
    assert isinstance(world.take(first, wire.Stand("a", "window")), wire.Done)
    assert [(one.seat, one.answer) for one in table.answers[before:]] == [(first, "pass")]
    assert told(table, first, 0, ()).standing == "window used"
    second = table.asked()[0]
    assert told(table, second, 0, ()).standing == ""
    for seat in range(4):
        if seat != first:
            world.take(seat, wire.Stand(f"b{seat}", "turn -"))

    mine = [one for one in table.answers[before:] if one.seat == first]
    assert {one.answer for one in mine} == {"pass"}
    assert table.asked() == [first]  # its window is over, the others wait until their own turn
    assert window(table) != "day"
    world.take(first, answer(table, first, -1, "c"))
    assert table.sittings[first].stands == ""
    again = Table(stored_like(table))
    assert again.fault == ""
    assert again.stands().keys() == table.stands().keys()
    assert again.state.pack() == table.state.pack()


def stored_like(table: Table, game: str = "guixi", seats: int = 4) -> Stored:
    """The table as the database holds it."""
    made = new_table("t", game, {}, seated(seats), SEED)
    made = replace(made, standing=table.standing, sittings=tuple(table.sittings))
    return Stored(made, table.version, tuple(table.answers), frozenset(table.commands))


@pytest.mark.parametrize("line", ["pass", "window nothing", "turn used used2", "-"])
def test_what_is_no_standing_answer_is_refused(line: str) -> None:
    world = World(table_of("guixi", 4), 0)

    refused = world.take(0, wire.Stand("a", line))

    assert isinstance(refused, wire.Problem)
    assert refused.name == "bad-standing"
    assert world.table.sittings[0].stands == ""


def test_a_standing_answer_is_taken_back_and_aras_has_none() -> None:
    table = table_of("guixi", 4)
    other = next(seat for seat in range(4) if seat not in table.asked())
    world = World(table, other)

    world.take(other, wire.Stand("a", "change"))
    assert standing.UNTIL[1] in told(table, other, 0, ()).standing
    world.take(other, wire.Stand("b", ""))

    assert told(table, other, 0, ()).standing == ""
    refused = World(table_of("aras", 2), 0).take(0, wire.Stand("c", "turn"))
    assert isinstance(refused, wire.Problem)
    assert refused.name == "bad-standing"


def test_what_a_standing_answer_does_tells_nothing_about_the_hand() -> None:
    """The same open facts, another hand: the same answers of the table."""
    table = table_of("guixi", 6)
    luck = Rng(9)
    for _ in range(20):
        asked = table.asked()[0]
        eye = (asked + 1) % 6
        state = FACES["guixi"].game.imagine(table.view(eye), luck)
        counts = []
        for world_state in (table.state, state):
            twin = Table.__new__(Table)
            twin.__dict__.update(table.__dict__)
            twin.state, twin._made = world_state, {}
            step = twin.stood(asked, "turn used me", (asked, "x"))
            counts.append([(one.seat, one.answer) for one in step.change.played if one.known_to == -1])
        assert counts[0] == counts[1]
        options = table.state.options(asked)
        table.take(table.played(asked, options[int(luck.below(len(options)))], None))
    assert table.standing.giving_up == NOBODY
