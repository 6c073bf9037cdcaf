"""What has no fault is played to the end, and a record names the content it was played with."""

from pathlib import Path

import pytest

from content.hunters_packs import HEAD, KING, LINE
from sanjie import packs
from sanjie.core.chance import Rng, SeededDealer
from sanjie.core.record import Answered, BadRecord, record_of, replay
from sanjie.core.seats import CHANCE, members
from sanjie.games.hunters.game import Hunters
from sanjie.games.hunters.state import State
from sanjie.packcheck import check
from sanjie.packcheck.hunters import AURA, PARAMETERS

EXAMPLE = Path(__file__).parents[2] / "examples" / "twin-vales.yaml"
HARD = KING.replace("[backlash, devour]", "[backlash, devour, sweep, shroud, regenerate]").replace(
    "move: 2", "move: 9"
)
SKILLS = (
    "classes:\n- {id: mage, zh: 法師, en: Mage, element: W, count: 6, skill_zh: 潮湧, skill_en: Tide, "
    f"text_en: 'Take.', text_zh: 取。, cost_primary: {AURA}, cost_secondary: 2}}\n"
)
ALL_ABILITIES = (
    "difficulties:\n- {id: legend, zh: 傳說, en: Legend, hero_life: 9, ability_count: 0, surge_mod: -2}\n"
)
ENDS = [f"parameters: {{{name}: {value}}}\n" for name, ends in PARAMETERS.items() for value in ends]


def played(text: str, options: dict[str, object], players: int, seed: int) -> State:
    """A game with the pack in `text`, everybody and chance choosing at random, at its end."""
    assert check(text) == []
    game = Hunters(packs.read_pack(text, "hunters"))
    state = game.deal(game.variant(options), players)
    rng = Rng(seed)
    for _ in range(game.longest):
        if state.outcome() is not None:
            return state
        (seat,) = members(state.awaiting)
        offered = state.options(seat)
        state.answer(seat, offered[int(rng.below(len(offered)))])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("text", ENDS)
def test_numbers_at_the_ends_of_their_ranges_are_played(text: str) -> None:
    for players in (1, 3, 5):
        assert played(HEAD + text, {}, players, players).outcome() is not None


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (HEAD + LINE, {"map": "line"}),
        (HEAD + LINE + HARD, {"map": "line", "king": "ashmother", "difficulty": "legend"}),
        (HEAD + HARD, {"king": "ashmother", "difficulty": "heroic"}),
        (HEAD + SKILLS, {"p0": "mage"}),
        (HEAD + ALL_ABILITIES, {"difficulty": "legend"}),
        (EXAMPLE.read_text(encoding="utf-8"), {"map": "vales", "king": "ashmother"}),
    ],
    ids=["line", "hard-line", "hard", "skills", "numbers", "example"],
)
def test_maps_and_kings_of_ones_own_are_played(text: str, options: dict[str, object]) -> None:
    for players in range(1, 6):
        for seed in range(3):
            assert played(text, options, players, seed).outcome() is not None


def test_a_king_begins_with_the_life_of_the_chosen_set() -> None:
    text = (
        HEAD + "life_sets:\n- id: gentle\n  en: Gentle\n  zh: 溫和\n"
        "  life: {undying: {novice: {1: 5, 2: 6, 3: 7, 4: 8, 5: 9}}}\n"
    )
    chosen: dict[str, object] = {"king": "undying", "difficulty": "novice"}

    assert played(text, chosen | {"numbers": "gentle"}, 3, 1).demon_full == 7
    assert played(text, chosen, 3, 1).demon_full == 23  # HUNTERS-20.1


def begun(game: Hunters) -> tuple[Answered, ...]:
    """The first 40 answers of a game with two seats: what chance deals, and everybody's first option."""
    dealer = SeededDealer(7)
    state = game.deal(game.variant({}), 2)
    answers: list[Answered] = []
    while len(answers) < 40 and state.outcome() is None:
        (seat,) = members(state.awaiting)
        options = state.options(seat)
        choice = dealer.deal(options, state.odds()) if seat == CHANCE else options[0]
        answers.append(Answered(seat, choice, state.known_to))
        state.answer(seat, choice)
    return tuple(answers)


def test_a_record_names_its_pack_and_replays_with_that_alone() -> None:
    own = Hunters(packs.read_pack(EXAMPLE.read_text(encoding="utf-8"), "hunters"))
    record = record_of(own, own.variant({}), 2, begun(own))

    assert record.pack == own.pack != Hunters().pack
    assert replay(own, record).pack()
    with pytest.raises(
        BadRecord, match=f"played with content '{own.pack}', and hunters has '{Hunters().pack}' here"
    ):
        replay(Hunters(), record)
