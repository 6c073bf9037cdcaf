"""Chance that nobody can bend, and that everybody can check when the game is over.

A table makes a secret seed of 32 bytes and shows its SHA-256 before the first deal. Whoever sits there may
add a salt until the game starts. Chance's answer number n of the record is drawn by weight from
HMAC-SHA256(seed, salts ‖ table ‖ n): the salts seat by seat, the table's id and n, joined by line ends. When
the table is over the seed is shown, and `difference` draws everything again.
"""

import hmac
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sanjie.core.game import Game
from sanjie.core.record import Luck, Record, play_one, replay
from sanjie.core.seats import CHANCE, Choice

SEED_BYTES: Final = 32
LONGEST_SALT: Final = 64
SPAN: Final = 1 << 256  # what an HMAC-SHA256 can be


class NoLuck(ValueError):
    """A record that was not drawn by a table, or whose seed cannot be read; the text says which."""


@dataclass(frozen=True)
class Difference:
    """The first answer of chance that the seed does not give."""

    number: int  # of the answer, from 1
    recorded: str  # in the game's notation
    drawn: str


class FairDealer:
    """Draws chance's answers by the seed of a table."""

    def __init__(self, luck: Luck) -> None:
        """Raises NoLuck unless the seed is 64 hex digits."""
        try:
            self._key: Final = bytes.fromhex(luck.seed)
        except ValueError as problem:
            raise NoLuck(f"the seed is no hex number: {problem}") from problem
        if len(self._key) != SEED_BYTES:
            raise NoLuck(f"a seed has {SEED_BYTES} bytes, not {len(self._key)}")
        self._head: Final = "\n".join((*luck.salts, luck.table))

    def deal(self, number: int, options: list[Choice], odds: list[int]) -> Choice:
        """Answer `number` of the record: one of `options` by the weights in `odds` (same length, each ≥ 1).

        A word beyond the last whole multiple of the weights' sum is drawn anew, so that there is no bias.
        """
        total = sum(odds)
        tries = 0
        while True:
            name = f"{self._head}\n{number}" if tries == 0 else f"{self._head}\n{number}\n{tries}"
            word = int.from_bytes(hmac.digest(self._key, name.encode(), "sha256"), "big")
            if word < SPAN - SPAN % total:
                break
            tries += 1
        mark = word % total
        for option, weight in zip(options, odds, strict=True):
            mark -= weight
            if mark < 0:
                return option
        raise AssertionError("the mark lies below the sum of the weights")


def commitment(seed: str) -> str:
    """What is shown of a seed (64 hex digits) before the first deal: its SHA-256, 64 hex digits."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def is_salt(text: str) -> bool:
    """Whether a seat may add this: at most 64 characters, and none of them a control character."""
    return len(text) <= LONGEST_SALT and text.isprintable()


def difference(game: Game, record: Record) -> Difference | None:
    """The first answer of chance that was not drawn as the record's seed says; None if all were.

    Raises NoLuck if the record holds no seed, BadRecord if it does not replay.
    """
    if record.luck is None:
        raise NoLuck("it holds no seed: it was not played at a table that shows one")
    dealer = FairDealer(record.luck)
    replay(game, record)
    state = game.deal(game.variant(record.variant), record.seats, record.revision)
    for number, answered in enumerate(record.answers, 1):
        if answered.seat == CHANCE:
            drawn = dealer.deal(number, state.options(CHANCE), state.odds())
            if drawn != answered.choice:
                return Difference(number, game.write_answer(answered.choice), game.write_answer(drawn))
        play_one(game, state, answered, number)
    return None
