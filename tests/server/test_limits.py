"""How fast anybody may ask, by a clock of the test's own."""

from sanjie.server.limits import Bucket, Buckets


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    now = [0.0]
    bucket = Bucket(burst=3, rate=2, clock=lambda: now[0])

    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_name_has_a_bucket_and_the_longest_silent_is_forgotten() -> None:
    buckets = Buckets(burst=1, rate=0, most=2)

    assert [buckets.take(name) for name in ("ann", "ann", "bob", "ann")] == [True, False, True, False]
    assert [buckets.take(name) for name in ("eve", "ann", "bob")] == [True, False, True]
