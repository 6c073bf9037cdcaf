"""A standing answer passes for its seat while nothing happens that the seat wants to see."""

from dataclasses import replace

import pytest

from sanjie.standing import PASS, STOPS, UNTIL, BadStanding, Moment, answer, is_over, read, seen

NOW = Moment(
    seat=2, current=0, turn=5, window="before", used=0, waiting=0, at_me=False, king=-1, layout="ghosts"
)
AFTER = replace(NOW, window="after")
NEXT = replace(NOW, turn=6, current=1, window="before")
MINE = replace(NOW, turn=7, current=2, window="day")
USED = replace(NOW, used=1, waiting=1)


def test_without_a_standing_answer_the_seat_itself_is_asked() -> None:
    assert answer(None, NOW) == ""


def test_a_window_is_passed_to_its_end_and_no_further() -> None:
    standing = read("window", NOW)

    assert answer(standing, NOW) == PASS
    assert answer(standing, AFTER) == ""
    assert is_over(standing, AFTER)
    assert is_over(standing, NEXT)


def test_a_window_is_passed_only_until_a_card_is_played() -> None:
    standing = read("window", NOW)

    assert answer(standing, USED) == ""
    assert answer(standing, replace(USED, waiting=0)) == ""
    assert not is_over(standing, USED)
    assert answer(seen(standing, replace(USED, waiting=0)), replace(USED, waiting=0)) == PASS


def test_a_window_can_be_passed_whatever_is_played() -> None:
    assert answer(read("window -", NOW), USED) == PASS


def test_passing_to_my_turn_goes_on_through_the_turns_of_others_and_stops_at_mine() -> None:
    standing = read("turn", NOW)

    assert [answer(standing, one) for one in (NOW, USED, AFTER, NEXT)] == [PASS] * 4
    assert answer(standing, MINE) == ""
    assert is_over(standing, MINE)


def test_set_in_my_own_turn_it_lasts_until_my_next() -> None:
    standing = read("turn", MINE)

    assert answer(standing, replace(MINE, window="after")) == PASS
    assert answer(standing, replace(MINE, turn=13)) == ""


def test_until_something_changes_stops_when_the_table_looks_different() -> None:
    standing = read("change", NOW)

    assert answer(standing, NEXT) == PASS
    assert answer(standing, replace(NEXT, layout="one more ghost")) == ""
    assert is_over(standing, replace(NEXT, layout="one more ghost"))
    assert answer(standing, replace(NEXT, used=1, waiting=1)) == ""


@pytest.mark.parametrize(
    ("stop", "moment"),
    [
        ("used", replace(NEXT, used=1)),
        ("me", replace(NEXT, at_me=True, waiting=1)),
        ("after", replace(NEXT, window="after")),
        ("king", replace(NEXT, king=3)),
    ],
)
def test_only_what_was_named_stops_it(stop: str, moment: Moment) -> None:
    assert answer(read(f"turn {stop}", NOW), moment) == ""
    for other in STOPS:
        if other != stop:
            assert answer(read(f"turn {other}", NOW), moment) == (
                "" if (stop, other) == ("me", "used") else PASS
            )


@pytest.mark.parametrize("until", UNTIL)
def test_nothing_but_windows_is_ever_answered(until: str) -> None:
    assert answer(read(f"{until} -", NOW), replace(NOW, window="")) == ""


def test_it_is_written_as_it_is_read() -> None:
    for line in ("window used", "change used", "turn", "turn used me after king"):
        assert read(line, NOW).written() == line
    assert read("turn king me", NOW).written() == "turn me king"
    assert read("change -", NOW).written() == "change -"
    assert read("turn -", NOW).written() == "turn"


@pytest.mark.parametrize("line", ["", "pass", "turn now", "window - used", "-", "turn " + "x" * 5000])
def test_what_is_no_standing_answer_is_refused(line: str) -> None:
    with pytest.raises(BadStanding, match="begins with window, change, turn"):
        read(line, NOW)
