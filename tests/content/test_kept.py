"""Packs are found by their digest as long as somebody plays with them; of the others only the last few."""

import gc

import pytest

from content.shipped import spoiled
from sanjie import packs
from sanjie.core.chance import Rng
from sanjie.core.seats import members
from sanjie.games.guixi.game import Guixi
from sanjie.games.guixi.tables import BUILT, MOST_BUILT, Tables, keep_tables


def read_many(number: int) -> list[str]:
    """Read so many small packs and let go of them; their digests, the first read first."""
    digests = [packs.read_pack(f"meta: {{game: guixi}}\nn: {one}\n", "guixi").digest for one in range(number)]
    gc.collect()
    return digests


def test_of_packs_that_nobody_has_the_last_ones_are_kept() -> None:
    digests = read_many(packs.MOST_KEPT + 5)

    assert len(packs.KEPT) == packs.MOST_KEPT
    for digest in digests[5:]:
        assert packs.pack_with(digest).digest == digest
    for digest in digests[:5]:
        with pytest.raises(packs.UnknownPack, match=digest):
            packs.pack_with(digest)


def test_a_pack_that_is_asked_for_is_kept_longer() -> None:
    first, *others = read_many(packs.MOST_KEPT)
    packs.pack_with(first)
    packs.read_pack("meta: {game: guixi}\nn: more\n", "guixi")
    gc.collect()

    assert packs.pack_with(first).data["n"] == 0
    with pytest.raises(packs.UnknownPack):
        packs.pack_with(others[0])


def test_a_game_that_is_played_keeps_its_pack_and_its_tables() -> None:
    text = spoiled(("en: Stargazing", "en: Watching the Stars"))
    game = Guixi(packs.read_pack(text, "guixi"))
    state = game.deal(game.variant({}), 4)
    read_many(packs.MOST_KEPT + 1)
    for number in range(MOST_BUILT + 1):
        keep_tables(Tables(f"{number:016x}"))

    assert game.pack not in packs.KEPT
    assert game.pack not in BUILT
    assert packs.pack_with(game.pack) is game.given
    for _ in range(200):
        (seat,) = members(state.awaiting)
        state.answer(seat, state.options(seat)[0])
    assert game.unpack(state.pack()).digest() == state.digest()
    assert game.imagine(game.view(state, 0), Rng(1)).variant.pack == game.pack


def test_the_shipped_content_is_always_known() -> None:
    digest = packs.standard("guixi").digest
    read_many(packs.MOST_KEPT + 1)

    assert packs.pack_with(digest) is packs.standard("guixi")
