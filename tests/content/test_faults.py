"""Every fault of a pack is told where it stands."""

import pytest

from content.hunters_packs import OF_HUNTERS
from content.shipped import GUIXI, found, place_of, spoiled
from sanjie import words
from sanjie.packcheck import check
from sanjie.packcheck.faults import CLAUSES
from sanjie.rulebook import rulebook

KING = "win:\n    kind: hand\n    number: {5: 10, 6: 9, 7: 11, 8: 11}"
FORMULA_TEXT = "host_plus_1: {en: X = 1 + ghosts already dispelled by the host"

# the fault, what is changed in the shipped content, and the text at which the fault then stands
FAULTS: list[tuple[str, str, str, str]] = [
    ("unknown-game", "game: guixi", "game: gui", "meta: {"),
    ("not-a-map", "copies: {red: 2, blue: 2}", "copies: [2, 2]", "[2, 2]"),
    ("not-a-list", "effect:\n  - [repossess]", "effect: repossess", "repossess\n"),
    ("not-text", "zh: 護身符", "zh: 108", "108"),
    ("not-text", "en: No effect.", "en: No", "No, zh: 無"),
    ("not-a-number", "[gain_spirit, user, 4]", "[gain_spirit, user, four]", "four]"),
    ("not-a-number", "[gain_spirit, user, 4]", "[gain_spirit, user, '4']", "'4']"),
    ("out-of-range", "[gain_spirit, user, 4]", "[gain_spirit, user, 400]", "400]"),
    ("out-of-range", "[gain_spirit, user, 4]", "[gain_spirit, user, -1]", "-1]"),
    (
        "unknown-key",
        "timing: own_day\n  target: ghost\n",
        "tming: x\n  timing: own_day\n  target: ghost\n",
        "tming",
    ),
    ("unknown-key", "none: {en: No effect.", "nothing: {en: x, zh: 無}\n  none: {en: No effect.", "nothing"),
    (
        "missing-key",
        "  target: deck\n  effect:\n  - [sink_ghost, 3]",
        "  effect:\n  - [sink_ghost, 3]",
        "id: star",
    ),
    (
        "missing-key",
        FORMULA_TEXT,
        "host_plus_2: {en: X = 1 + ghosts already dispelled by the host",
        "holder_plus_1: {",
    ),
    ("double-key", "zh: 護身符", "zh: 護身符\n  zh: 護身符", "zh: 護身符\n  en"),
    ("missing-words", "  en: Stargazing\n", "", "id: star"),
    ("missing-words", "zh: 護身符", "zh: ''", "''"),
    ("missing-words", "  text_zh: 自己的白晝階段。對象：自己。你獲得4點靈力。\n", "", "id: gather"),
    ("missing-words", "  win_en: At the end of a turn he has 6 or more lives.\n", "", "id: blood_tiger"),
    ("wrong-script", "zh: 護身符", "zh: Charm", "Charm\n"),
    ("wrong-script", "en: Stargazing", "en: 觀星術", "觀星術\n  copies"),
    ("bad-words", "en: Stargazing", "en: " + "Star" * 30, "StarStar"),
    ("bad-id", "id: star", "id: Star", "Star\n"),
    ("bad-id", "id: star", "id: " + "star" * 7, "starstar"),
    ("reserved-id", "id: star", "id: p2", "p2\n"),
    ("double-id", "id: star", "id: ward", "ward\n  zh: 觀星術"),
    ("double-id", "id: hanged_b", "id: hanged_r", "hanged_r\n  zh: 蒼"),
    ("double-id", "id: gate", "id: hanged_r", "hanged_r\n  zh: 鬼門"),
    ("double-id", "id: maoshan_1", "id: compass", "compass, zh: 請神"),
    ("double-id", "id: imp_b", "id: star_b", "star_b\n"),
    ("unknown-value", "possession: choose", "possession: chosen", "chosen\n"),
    ("unknown-value", "timing: own_day", "timing: morning", "morning"),
    ("unknown-value", "target: ghost_nb", "target: ghosts", "ghosts\n"),
    ("unknown-value", "effect: no_skill", "effect: skillless", "skillless"),
    ("unknown-value", "passive: host_bonus", "passive: host", "host\n  n: 1"),
    ("unknown-value", "kind: lives", "kind: life", "life\n"),
    ("unknown-value", "guidao: true", "guidao: maybe", "maybe"),
    ("bad-colour", "copies: {red: 2, blue: 2}", "copies: {red: 2, blue: 1, green: 1}", "green"),
    ("bad-colour", "colour: red", "colour: purple", "purple"),
    ("wrong-count", "copies: {red: 2, blue: 2}", "copies: {red: 3, blue: 2}", "basic:"),
    ("wrong-count", "copies: {red: 1, blue: 1}", "copies: {red: 1}", "artifact:"),
    ("wrong-expansion", "copies: {red: 3}", "copies: {red: 4}", "五鬼運財符"),
    ("wrong-expansion", "zh: 引魂符", "zh: 引鬼符", "expansion:"),
    ("unprinted-king", "zh: 九尾狐", "zh: 八尾狐", "八尾狐"),
    ("x-without-formula", "  x: holder_plus_1\n", "", "X\n"),
    ("formula-without-x", "dispel: 3", "dispel: 3\n  x: holder_plus_1", "x: holder_plus_1"),
    ("empty-reward", "voter_reward: {draw: 1}", "voter_reward: {}", "{}"),
    ("both-kinds", "passive: die_ward\n", "passive: die_ward\n  cost: 2\n", "cost: 2\n  n: 1"),
    ("level-and-guidao", "guidao: true", "guidao: true\n    lv: 1", "lv: 1\n    timing: night"),
    ("no-level", "    lv: 1\n", "", "id: zhang_1"),
    ("no-effect", "  effect:\n  - [repossess]\n", "  effect: []\n", "[]"),
    ("bad-step", "- [repossess]", "- repossess", "repossess"),
    ("unknown-op", "[repossess]", "[possess_again]", "possess_again"),
    ("wrong-arguments", "[draw, user, 3]", "[draw, 3]", "[draw, 3]"),
    ("wrong-arguments", "[counter]", "[counter, target]", "[counter, target]"),
    ("wrong-who", "[draw, user, 3]", "[draw, everybody, 3]", "everybody"),
    ("no-object", "[draw, user, 3]", "[draw, target, 3]", "target, 3"),
    ("no-object", "- [remove_ghost]", "- [remove_ghost]\n  - [set_die]", "[set_die]\n  text"),
    ("object-unused", "- [ward, target]", "- [ward, user]", "player\n"),
    ("event-without-user", "[draw, all, 1]", "[draw, user, 1]", "user, 1]\n  text_en: Every"),
    ("event-without-user", "- [no_exorcism]", "- [peek_ghosts, 2]", "[peek_ghosts, 2]\n  text_en: There"),
    ("never-usable", "timing: counter", "timing: own_day", "timing: own_day\n  target: item"),
    (
        "never-usable",
        "timing: night\n    cost: 2\n    target: other",
        "timing: own_day\n    cost: 2\n    target: other",
        "timing: own_day\n    cost: 2\n    target: other",
    ),
    (
        "no-change",
        "[take_card, target, 1]",
        "[take_card, user, 1]",
        "user, 1]\n  text_en: 'Own day phase. Target: another",
    ),
    ("no-change", "[cond_mod, -1]", "[cond_mod, 0]", "0]"),
    ("loops", "[draw, user, 3]", "[take_discard, 1]", "[take_discard, 1]"),
    (
        "haunting-runs-away",
        "- [draw, all, 1]",
        "- [extra_haunt]" + "\n  - [extra_haunt]" * 7,
        "[extra_haunt]\n  text_en: Every player draws",
    ),
    ("goal-out-of-reach", "number: {5: 3, 6: 2, 7: 2, 8: 2}", "number: {5: 5, 6: 2, 7: 2, 8: 2}", "5, 6: 2"),
    ("goal-from-birth", KING, KING.replace("7: 11", "7: 10"), "10, 8: 11"),
]


@pytest.mark.parametrize(("name", "old", "new", "mark"), FAULTS)
def test_a_fault_is_told_where_it_stands(name: str, old: str, new: str, mark: str) -> None:
    text = spoiled((old, new))
    faults = check(text)

    assert (name, *place_of(mark, text)) in [(one.name, one.line, one.column) for one in faults]
    for language, end in (("en", "."), ("zh-Hant", "。")):
        for one in faults:
            assert words.say(language, f"content-fault-{one.name}", **one.args).endswith(end)


@pytest.mark.parametrize(
    ("name", "section", "entry"),
    [
        ("wrong-ghosts", "ghosts", "vengeful_b"),
        ("wrong-events", "events", "papermoney"),
        ("wrong-kings", "kings", "beast"),
    ],
)
def test_what_the_box_has_must_be_there(name: str, section: str, entry: str) -> None:
    start = GUIXI.index(f"- id: {entry}\n")
    text = GUIXI[:start] + GUIXI[GUIXI.index("\n" + after(section), start) + 1 :]

    assert found(text) == [(name, *place_of(f"{section}:\n", text))]


def test_eight_players_need_eight_characters() -> None:
    ninth = [place for place in range(len(GUIXI)) if GUIXI.startswith("\n- id: ", place)][-9]
    eight = GUIXI[: GUIXI.index("\ncharacters:\n") + 12] + GUIXI[GUIXI.index("\n- id: teller") :]

    assert ninth > 0
    assert [name for name, _, _ in found(eight)] == ["few-characters"]


def test_a_late_number_for_the_die_is_a_fault_only_if_nothing_rolls_then() -> None:
    late = ("timing: before\n  target: number", "timing: after\n  target: number")
    never = (
        "timing: after\n    cost: 3\n    target: ghost_other",
        "timing: before\n    cost: 3\n    target: ghost_other",
    )

    assert found(spoiled(late)) == []
    text = spoiled(late, never)
    assert found(text) == [("comes-too-late", *place_of("[set_die]", text))]


def test_a_colour_without_copies_is_no_card() -> None:
    text = spoiled(("copies: {red: 2, blue: 2}", "copies: {}"))

    assert ("no-copies", *place_of("{}", text)) in found(text)


def test_all_faults_are_told_in_one_run_in_the_order_of_the_file() -> None:
    text = spoiled(
        ("game: guixi, status", "game: guixi, statue"),
        ("[draw, user, 3]", "[drew, user, 3]"),
        ("colour: red", "colour: pink"),
        ("kind: lives", "kind: life"),
        ("lv: 1", "lv: 0"),
    )

    told = found(text)

    assert [name for name, _, _ in told] == [
        "unknown-key", "unknown-op", "bad-colour", "unknown-value", "out-of-range",
    ]  # fmt: skip
    assert [line for _, line, _ in told] == sorted(line for _, line, _ in told)


def test_the_shipped_content_has_no_fault() -> None:
    assert found(GUIXI) == []


def test_every_fault_there_is_has_been_woken_here() -> None:
    others = {
        "wrong-ghosts", "wrong-events", "wrong-kings", "few-characters", "comes-too-late", "no-copies",
        "unknown-base", "no-such-id",
    }  # fmt: skip

    assert {name for name, _, _, _ in FAULTS} | others == set(CLAUSES) - OF_HUNTERS


def test_no_sentence_is_left_of_a_fault_that_is_gone() -> None:
    lines = words.source("en", "content.ftl").split("\n")
    said = {
        line.split(" =")[0].removeprefix("content-fault-")
        for line in lines
        if line.startswith("content-fault-")
    }

    assert said == set(CLAUSES)


def test_every_fault_rests_on_a_clause_of_the_rulebook_or_on_mere_form() -> None:
    known = {clause for game in ("guixi", "hunters") for clause, _ in rulebook(game, "en").clauses()}

    assert {clause for clause in CLAUSES.values() if clause} <= known


def after(section: str) -> str:
    """How the section after `section` begins."""
    return {"ghosts": "events:", "events": "kings:", "kings": "characters:"}[section]
