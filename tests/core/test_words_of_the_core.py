"""Seats, chance, packing and frames do what every game relies on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sanjie.core.chance import Rng, SeededDealer, mix
from sanjie.core.events import Event, project
from sanjie.core.frames import Frame, frame_of
from sanjie.core.game import Option
from sanjie.core.packing import BadPack, Reader, digest_bytes, pack_ints
from sanjie.core.seats import CHANCE, EVERYONE, NOBODY, NOTHING, WATCHER, holds, members, only

pytestmark = pytest.mark.rules
WIDE = st.integers(-(2**63), 2**63 - 1)


# -- seats -----------------------------------------------------------------------------


@given(st.sets(st.integers(0, CHANCE)))
def test_a_set_of_seats_lists_its_members_ascending(seats: set[int]) -> None:
    together = NOBODY
    for seat in seats:
        together |= only(seat)

    assert members(together) == sorted(seats)
    assert {seat for seat in range(CHANCE + 1) if holds(together, seat)} == seats


def test_everyone_holds_every_seat_and_cannot_be_listed() -> None:
    assert all(holds(EVERYONE, seat) for seat in (0, WATCHER, CHANCE))
    with pytest.raises(ValueError, match="cannot be listed"):
        members(EVERYONE)


def test_only_the_value_of_an_event_can_be_secret() -> None:
    event = Event(4, 1, 7, 42, only(1))

    assert project(event, 1) == (4, 1, 7, 42)
    assert project(event, 0) == project(event, WATCHER) == (4, 1, 7, NOTHING)


# -- chance ----------------------------------------------------------------------------


@given(st.integers(-(2**70), 2**70), st.integers(1, 2**31 - 1))
def test_numbers_of_chance_stay_in_their_range(seed: int, bound: int) -> None:
    rng = Rng(seed)

    for _ in range(5):
        assert 0 <= rng.word() < 2**32
        assert 0 <= rng.below(bound) < bound


def test_the_same_seed_gives_the_same_numbers_and_a_copy_goes_on_with_them() -> None:
    one, other = Rng(9), Rng(9)
    assert [one.word() for _ in range(5)] == [other.word() for _ in range(5)]

    twin = one.copy()
    assert [one.word() for _ in range(5)] == [twin.word() for _ in range(5)]


def test_neighbouring_seeds_share_no_stream() -> None:
    firsts = [(Rng(seed).word(), Rng(seed << 32).word()) for seed in range(1, 500)]

    assert len({number for pair in firsts for number in pair}) > 990


@given(st.lists(st.integers(0, 2**32 - 1), unique=True, max_size=50))
def test_mixing_is_one_to_one(numbers: list[int]) -> None:
    assert len({mix(number) for number in numbers}) == len(numbers)


def test_every_order_of_a_shuffle_is_about_as_frequent() -> None:
    rng = Rng(1)
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(30_000):
        row = [0, 1, 2]
        rng.shuffle(row)
        orders[tuple(row)] = orders.get(tuple(row), 0) + 1

    assert len(orders) == 6
    assert all(4700 < seen < 5300 for seen in orders.values())


def test_a_dealer_follows_the_odds() -> None:
    dealer = SeededDealer(5)
    seen = {10: 0, 20: 0}
    for _ in range(4000):
        seen[dealer.deal([10, 20], [1, 3])] += 1

    assert 900 < seen[10] < 1100


@pytest.mark.parametrize(("options", "odds"), [([], []), ([1], []), ([1, 2], [1])])
def test_a_dealer_needs_one_weight_for_each_option(options: list[int], odds: list[int]) -> None:
    with pytest.raises(ValueError, match="weight"):
        SeededDealer(1).deal(options, odds)


@pytest.mark.parametrize("odds", [[0, 0], [2, 0], [3, -1]])
def test_a_weight_below_one_is_an_error(odds: list[int]) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        SeededDealer(1).deal([1, 2], odds)


# -- packing ---------------------------------------------------------------------------


@given(st.lists(WIDE))
def test_ints_of_64_bits_are_read_as_they_were_packed(row: list[int]) -> None:
    reader = Reader(pack_ints(row))

    assert [reader.take(-(2**63), 2**63 - 1) for _ in row] == row
    reader.end()


def test_small_numbers_take_one_byte_and_wide_ones_ten() -> None:
    assert pack_ints([0, -1, 1, -64, 63]) == bytes([0, 1, 2, 127, 126])
    assert len(pack_ints([64])) == 2
    assert len(pack_ints([-(2**63)])) == 10


def test_a_number_beyond_64_bits_cannot_be_packed() -> None:
    with pytest.raises(OverflowError):
        pack_ints([2**70])


@pytest.mark.parametrize(
    ("packed", "fault"),
    [
        (b"", "too early"),
        (b"\x80", "too early"),
        (b"\x80\x00", "longer than it needs"),
        (b"\xff" * 10 + b"\x01", "longer than 64 bits"),
        (b"\x0c", "6 stands where 0 to 5"),
    ],
)
def test_bytes_that_nobody_packed_are_refused(packed: bytes, fault: str) -> None:
    with pytest.raises(BadPack, match=fault):
        Reader(packed).take(0, 5)


def test_bytes_left_over_are_refused() -> None:
    reader = Reader(pack_ints([1, 2]))
    reader.take(0, 9)

    with pytest.raises(BadPack, match="left over"):
        reader.end()


def test_a_digest_is_blake2b_of_eight_bytes() -> None:
    assert digest_bytes(b"") == 0xE4A6A0577479B2B4
    assert digest_bytes(b"a") != digest_bytes(b"b")


# -- frames ----------------------------------------------------------------------------


def test_a_frame_is_eight_numbers_in_a_fixed_order() -> None:
    frame = Frame(1, 2, 3, 4)
    frame.step, frame.cursor, frame.amount, frame.answer = 5, 6, 7, 8

    assert frame.ints() == [1, 5, 2, 3, 4, 6, 7, 8]
    assert frame_of(frame.ints()).ints() == frame.copy().ints() == frame.ints()
    with pytest.raises(ValueError, match="8 numbers"):
        frame_of([1, 2])


# -- options ---------------------------------------------------------------------------


@pytest.mark.parametrize("value", [True, 2.0, "2", None, [], 3])
def test_an_option_takes_nothing_that_only_looks_like_its_value(value: object) -> None:
    assert not Option("players", 2, (2, 4), "X-1").allows(value)


@pytest.mark.parametrize(("value", "allowed"), [(0, False), (1, True), (9, True), (10, False), (1.5, False)])
def test_a_whole_number_has_its_range(value: object, allowed: bool) -> None:
    assert Option("goal", 3, (), "X-1", 1, 9).allows(value) is allowed
