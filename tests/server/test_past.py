"""Looking back: exactly what one could see then, and nothing that one could not."""

import pytest

from machine import House
from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, NOTHING
from sanjie.server import wire
from sanjie.server.past import was
from sanjie.server.table import Table
from server.people import Person, two_at_a_table
from server.worlds import table_of

Seen = dict[tuple[int, int], object]  # what a seat was shown after how many answers


def seen_now(table: Table, seen: Seen) -> None:
    """Note what everybody is shown of the table as it is."""
    for seat in (*range(table.seats), NOTHING):
        seen[table.upto, seat] = table.view(seat)


def played(table: Table, answers: int) -> Seen:
    """Play so many random decisions; what everybody was shown all along."""
    luck, seen = Rng(11), Seen()
    seen_now(table, seen)
    for _ in range(answers):
        if not table.asked():
            break
        seat = table.asked()[0]
        options = table.state.options(seat)
        table.take(table.played(seat, options[int(luck.below(len(options)))], None))
        seen_now(table, seen)
    return seen


@pytest.mark.parametrize(("game", "seats"), [("aras", 2), ("guixi", 4), ("hunters", 3)])
def test_one_sees_again_what_one_saw(game: str, seats: int) -> None:
    table = table_of(game, seats)
    seen = played(table, 70)
    assert any(one.seat == CHANCE for one in table.answers) or game == "aras"
    numbers = sorted({number for number, _ in seen})
    for place in (*range(len(numbers) - 1, -1, -7), 0, 1, len(numbers) - 1):  # back, and then forth
        number = numbers[place]
        for seat in (*range(seats), NOTHING):
            found = was(table, seat, wire.Past("a", number), table.upto, over=False)
            assert isinstance(found, wire.Was)
            assert (found.number, found.eyes) == (number, seat)
            assert found.view == seen[number, seat]
            assert found.before == (numbers[place - 1] if place else NOTHING)
            assert found.after == (numbers[place + 1] if place + 1 < len(numbers) else NOTHING)


def test_while_chance_answers_there_is_nothing_to_see() -> None:
    table = table_of("guixi", 4)
    seen = played(table, 30)
    numbers = sorted({number for number, _ in seen})
    gaps = [number for number in range(numbers[0], table.upto) if number not in numbers]
    assert gaps, "chance never answered"
    for number in gaps[:5]:
        found = was(table, 0, wire.Past("a", number), table.upto, over=False)
        assert isinstance(found, wire.Was)
        assert found.number == max(one for one in numbers if one < number)
    first = was(table, 0, wire.Past("a", 0), table.upto, over=False)
    assert isinstance(first, wire.Was)
    assert (first.number, first.before) == (numbers[0], NOTHING)


def test_nobody_looks_ahead_of_what_they_were_told_or_into_other_hands() -> None:
    table = table_of("guixi", 4)
    played(table, 20)
    for seat in (0, NOTHING):
        ahead = was(table, seat, wire.Past("a", 11), 10, over=False)
        assert isinstance(ahead, wire.Problem)
        assert ahead.name == "bad-message"
        others = was(table, seat, wire.Past("a", 10, eyes=1), 10, over=False)
        assert isinstance(others, wire.Problem)
        assert others.name == "not-over"
    own = was(table, 1, wire.Past("a", table.upto, eyes=1), table.upto, over=False)
    assert isinstance(own, wire.Was)


def test_when_all_is_over_one_looks_through_any_eyes() -> None:
    table = table_of("guixi", 4)
    seen = played(table, 40)
    number = sorted(seen)[20][0]
    for eyes in range(4):
        found = was(table, NOTHING, wire.Past("a", number, eyes=eyes), table.upto, over=True)
        assert isinstance(found, wire.Was)
        assert (found.eyes, found.view) == (eyes, seen[number, eyes])
    strange = was(table, 0, wire.Past("a", number, eyes=4), table.upto, over=True)
    assert isinstance(strange, wire.Problem)
    assert strange.name == "bad-seat"


def test_what_was_taken_back_is_seen_where_it_was_played() -> None:
    table = table_of("aras", 2)
    seen = Seen()
    seen_now(table, seen)
    table.take(table.played(0, table.state.options(0)[0], None))
    seen_now(table, seen)
    table.take(table.taken_back(0, 0, None))
    seen_now(table, seen)
    assert seen[2, 0] == seen[0, 0] != seen[1, 0]
    for number in (2, 1, 0):
        found = was(table, 0, wire.Past("a", number), 2, over=False)
        assert isinstance(found, wire.Was)
        assert found.view == seen[number, 0]


def test_a_watcher_and_a_seat_look_back_over_the_wire(house: House) -> None:
    host, guest = two_at_a_table(house.url)
    first = host.table["view"]
    host.play(host.options()[0])
    guest.hear_upto(1)
    watcher = Person(house.url).open(host.table["table"])
    for chair in (host, guest, watcher):
        found = chair.ask("past", number=0)
        assert found["type"] == "was", found
        assert (found["game"], found["number"], found["before"], found["after"]) == ("aras", 0, -1, 1)
        assert found["view"] == first
        assert chair.ask("past", number=1)["view"] == chair.table["view"]
        assert chair.ask("past", number=2)["name"] == "bad-message"
