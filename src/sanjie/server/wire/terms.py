"""What a table agrees on before it is made."""

from typing import Annotated, Literal

import msgspec

from sanjie.server.wire.parts import Minutes, Seconds


class ClockTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one thinks, in seconds. With "none" all the rest is 0.

    "real": a bank of `base` for each seat, `increment` for each decision, none longer than `cap` (0: as long
    as the bank). "days": `base` for each decision anew, and `vacation` that each seat may be away in a game.
    A question to several at once has `shared` for all of them and costs nobody's bank. Who is on vacation has
    that before `base`, and after `shared`. When time is up, a bot answers that one question.
    """

    kind: Literal["none", "real", "days"] = "none"
    base: Seconds = 0
    increment: Seconds = 0
    cap: Seconds = 0
    shared: Seconds = 0
    vacation: Seconds = 0


class DropTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens to who is away while others are there and wait for them; not where one has days."""

    grace: Seconds = 300  # seconds until a bot stands in; 0: the table waits as long as it takes
    level: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2  # of that bot
    returns: bool = True  # whether one may take the seat back
    counts: Literal["played", "lost"] = "played"  # as what the result counts for whose bot ended the game


class WatchTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What who watches a game in play may see of it."""

    delay: Minutes = 0  # minutes that all of it reaches them later, to the second; 0: as it happens
    eyes: Literal["open", "all"] = "open"  # what is open to all; or, only with a delay, what any seat sees


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on beside its game, shown to everybody before they sit down."""

    reach: Literal["public", "link", "private"] = "link"  # who finds it: all, who has its address, a key
    begin: Literal["full", "ready"] = "full"  # when the last seat is taken, or when everybody is ready
    clock: ClockTerms = ClockTerms()
    drop: DropTerms = DropTerms()
    rated: bool = False  # whether the result counts for ratings; everybody at the table needs an account
    watch: WatchTerms = WatchTerms()
    talk: Literal["on", "phrases", "off"] = "on"  # own words and quick phrases, these alone, or nothing
