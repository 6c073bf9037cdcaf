"""Nothing about the rules changes unnoticed: games written down once are played the same today."""

import pytest

from playthroughs.play import HERE, PLAYTHROUGHS, Playthrough

pytestmark = pytest.mark.rules


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_game_is_played_as_it_was_written_down(playthrough: Playthrough) -> None:
    written = (HERE / f"{playthrough.name}.txt").read_text(encoding="utf-8")

    assert playthrough.text().splitlines() == written.splitlines()


def test_every_file_is_a_playthrough() -> None:
    assert {file.stem for file in HERE.glob("*.txt")} == {playthrough.name for playthrough in PLAYTHROUGHS}
