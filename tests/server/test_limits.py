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


def test_what_others_allowed_is_spent_and_what_was_too_much_is_paid_back() -> None:
    now = [0.0]
    bucket = Bucket(burst=3, rate=2, clock=lambda: now[0])

    bucket.spend(2)
    assert [bucket.take() for _ in range(2)] == [True, False]
    bucket.spend(2)  # at the same moment: together they allowed five
    now[0] = 1.0
    assert not bucket.take()
    now[0] = 1.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    bucket.spend(1_000)
    now[0] = 3.5
    assert [bucket.take() for _ in range(2)] == [True, False], "never more than a burst is owed"


def test_others_are_told_of_what_was_let_through_and_of_nobodys_name() -> None:
    ours, theirs = Buckets(burst=3, rate=0, key=b"k"), Buckets(burst=3, rate=0, key=b"k")
    assert ours.take("ann")
    assert ours.news() == {}, "without others there is nothing to tell"
    ours.shared = True

    assert [ours.take("ann") for _ in range(3)] == [True, True, False]
    news = ours.news()
    theirs.spend(news)

    assert list(news.values()) == [2]
    assert "ann" not in str(news)
    assert ours.news() == {}
    assert [theirs.take("ann") for _ in range(2)] == [True, False]
    assert theirs.take("bob")
    assert Buckets(burst=1, rate=0, key=b"other").take("ann")
