"""One person on several seats of Hunters, who leads several heroes."""

from dataclasses import replace
from typing import Any

import pytest

from machine import House
from sanjie.core.seats import NOTHING, WATCHER, only
from sanjie.server import undo, wire
from sanjie.server.judging import judged
from sanjie.server.stored import Change, Sitting
from sanjie.server.table import Step, Table, new_table
from sanjie.server.telling import told
from server.accounts import Member
from server.people import Chair, Person
from server.worlds import SEED, stored


def hunt(*guests: str, **options: Any) -> Table:
    """A table of Hunters that has just begun, with those guests on its seats in order."""
    sittings = [Sitting(seat, "person", guest) for seat, guest in enumerate(guests)]
    return Table(stored(new_table("t", "hunters", options, sittings, SEED)))


def played_on(table: Table, answers: int) -> None:
    """Let whoever is asked take the last thing that is offered, so many times."""
    for _ in range(answers):
        if not table.asked():
            return
        seat = table.asked()[0]
        choice = table.face.written(table.state.options(seat)[-1])
        step = judged(
            table, table.sittings[seat].guest, wire.Answer(f"a{table.upto}", table.upto, choice), ""
        )
        assert isinstance(step, Step), step
        table.take(step)


def do(table: Table, guest: str, message: Any) -> None:
    """Take a command."""
    step = judged(table, guest, message, "next")
    assert isinstance(step, Step), step
    table.take(step)


# -- a table in memory -----------------------------------------------------------------
def test_one_is_shown_the_seat_that_is_asked_and_decides_for_it() -> None:
    table = hunt("ann", "ann", "bob")
    seen = set()
    for number in range(60):
        seat = table.asked()[0]
        mine = table.sittings[seat].guest == "ann"
        seen.add(seat)
        for_ann = told(table, table.acting("ann"), 0, ())
        assert for_ann.mine == [0, 1]
        assert for_ann.you == (seat if mine else 0)
        assert (for_ann.decision is not None) == mine
        assert told(table, table.acting("bob"), 0, ()).mine == [2]
        before = table.upto
        played_on(table, 1)
        if not table.asked():
            break
        assert next(one for one in table.answers[before:] if one.seat < 3).seat == seat, number

    assert seen == {0, 1, 2}


def test_one_is_told_what_any_of_ones_seats_is_told_and_nothing_more() -> None:
    table = hunt("ann", "ann", "bob", hands="concealed")
    played_on(table, 60)
    open_log, logs = table.log[WATCHER], [table.log[seat] for seat in range(3)]
    private = [{place for place, line in enumerate(log) if line is not open_log[place]} for log in logs]
    assert private[2] - private[0] - private[1], "nothing happened that bob alone is told"

    for seat in (0, 1):
        for place, line in enumerate(table.told(seat)):
            known = [logs[one][place] for one in (0, 1) if place in private[one]]
            assert line is (known[0] if known else open_log[place])
    assert table.told(2) == logs[2]
    assert table.told(NOTHING) == open_log


def test_giving_up_pausing_and_wanting_more_are_of_the_person() -> None:
    table = hunt("ann", "ann", "bob")

    do(table, "ann", wire.Pause("p"))
    assert (table.standing.pausing, table.standing.paused) == (only(0) | only(1), 0)
    do(table, "ann", wire.Resume("q"))
    assert table.standing.pausing == 0
    do(table, "ann", wire.Resign("r"))
    assert (table.standing.giving_up, table.status) == (only(0) | only(1), "playing")
    do(table, "bob", wire.Resign("s"))
    assert (table.status, table.standing.ended_by) == ("over", "abandoned")
    do(table, "ann", wire.Rematch("t"))
    assert [one.wants_rematch for one in table.sittings] == [True, True, False]
    do(table, "bob", wire.Rematch("u"))
    assert table.standing.rematch == "next"


def test_who_leaves_leaves_every_seat_and_comes_back_to_all() -> None:
    table = hunt("ann", "bob", "ann")

    do(table, "ann", wire.Leave("l"))
    assert [bool(one.stand_in) for one in table.sittings] == [True, False, True]
    assert [one.seat for one in table.people()] == [1]
    do(table, "ann", wire.ComeBack("m"))
    assert [bool(one.stand_in) for one in table.sittings] == [False, False, False]


def test_before_the_start_all_seats_are_left_and_kicked_together() -> None:
    sittings = [Sitting(0, "person", "bob"), *(Sitting(seat, "person", "ann") for seat in (1, 2))]
    waiting = new_table("t", "hunters", {}, [*sittings, Sitting(3, "open", invite="k")], SEED, host=0)
    for who, message in (("ann", wire.Leave("l")), ("bob", wire.Kick("k", 2))):
        table = Table(stored(waiting))

        do(table, who, message)

        assert [one.kind for one in table.sittings] == ["person", "open", "open", "open"]
        assert all(one.invite for one in table.sittings[1:])


def test_an_answer_of_another_of_ones_heroes_can_be_taken_back() -> None:
    table = hunt("ann", "ann")
    while table.asked() and table.asked()[0] == 0:
        played_on(table, 1)
    last = undo.own_last(table, 1)

    assert last is not None
    assert last.seat == 0
    do(table, "ann", wire.Undo("u", table.upto))
    assert table.asked() == [0]


def test_one_is_not_asked_to_agree_with_oneself() -> None:
    table = hunt("ann", "ann", "bob")
    while not (own := undo.own_last(table, 0)) or own.seat != 0 or table.asked()[0] != 1:
        played_on(table, 1)
    asking = replace(table.standing, undo_seat=0, undo_to=0)
    table.take(Step(Change(asking)))

    assert told(table, table.acting("ann"), 0, ()).you == 1
    assert told(table, table.acting("ann"), 0, ()).undo_asked == 1
    assert told(table, table.acting("bob"), 0, ()).undo_asked == 0
    assert told(table, NOTHING, 0, ()).undo_asked == 0


def test_games_of_sides_let_nobody_sit_twice() -> None:
    for game in ("aras", "guixi"):
        table = Table(
            stored(
                new_table(
                    "t", game, {}, [Sitting(n, "person", f"g{n}") for n in range(2 if game == "aras" else 4)]
                )
            )
        )
        assert [table.own(seat) for seat in range(2)] == [only(0), only(1)]


# -- at a server -----------------------------------------------------------------------
def decisions(chair: Chair, most: int) -> set[int]:
    """Decide at most so often; the seats one decided for."""
    seats = set()
    for _ in range(most):
        if not chair.asked():
            break
        decision = chair.table["decision"]
        assert decision["seat"] == chair.table["you"] == chair.table["view"]["seat"]
        seats.add(decision["seat"])
        chair.play(decision["options"][0])
    return seats


def test_a_person_leads_two_heroes_beside_a_bot_and_takes_them_into_an_account(house: House) -> None:
    ann = Member(house.url)
    for _ in range(8):  # chance may end a hunt before both have had a turn
        table = ann.create("me", 1, "me", game="hunters")
        chair = ann.open(table)
        assert chair.table["mine"] == [0, 2]
        assert chair.table["seats"][0]["name"] == chair.table["seats"][2]["name"] != ""
        seats = decisions(chair, 40)
        if seats == {0, 2}:
            break
    assert seats == {0, 2}

    ann.sign_up()
    again = ann.open(table)
    assert again.table["mine"] == [0, 2]
    (line,) = [one for one in ann.http.get("/api/tables").json() if one["table"] == table]
    assert line["your_move"] is (again.table["decision"] is not None)
    kept = {
        one["seat"]: one["answers"]
        for one in ann.http.get("/api/account/data").json()["tables"]
        if one["table"] == table
    }
    assert set(kept) == {0, 2}
    numbers = [[one["number"] for one in answers] for answers in kept.values()]
    assert not set(numbers[0]) & set(numbers[1])


@pytest.mark.parametrize(
    ("game", "seats", "terms", "name"),
    [
        ("aras", ["me", "me"], {}, "bad-seats"),
        ("guixi", ["me", "me", "open", "open"], {}, "bad-seats"),
        ("hunters", ["open", "open"], {}, "bad-seats"),
        ("hunters", ["me", "me"], {"rated": True}, "bad-terms"),
    ],
)
def test_who_may_sit_twice_and_where(
    house: House, game: str, seats: list[str], terms: dict[str, Any], name: str
) -> None:
    ann = Person(house.url)
    wanted = [{"kind": seat} for seat in seats]

    answer = ann.http.post("/api/tables", json={"game": game, "seats": wanted, "terms": terms})

    assert (answer.status_code, answer.json()["name"]) == (400, name)
