"""`sanjie cases` runs what the rulebook's worked cases say, and says no clearly."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from sanjie.cli import app

CASES = Path(__file__).parents[1] / "cases"
START = "6/8/8/8/8/6 A P 15,15 15,15 -- 1 0 - -"
OVER = "6/8/8/2A2B2/8/6 A E 15,15 0,0 -- 60 17 - -"


def run(*files: Path) -> tuple[int, list[str], str]:
    """Exit code, lines of the output, and what was said on standard error."""
    done = CliRunner().invoke(app, ["cases", *map(str, files)])
    return done.exit_code, done.stdout.splitlines(), done.stderr


def file_of(folder: Path, expect: str, given: str = START, do: str = "[]", more: str = "") -> Path:
    """A file with one case."""
    file = folder / "one.yaml"
    file.write_text(
        f"game: aras\ncases:\n- id: one\n  clauses: [4.2]\n  title: a try\n  given: {given}\n"
        f"  do: {do}\n  expect: {expect}\n{more}",
        encoding="utf-8",
    )
    return file


@pytest.mark.rules
def test_all_shared_cases_of_aras_pass() -> None:
    code, lines, _ = run(CASES / "aras.yaml")

    assert (code, lines) == (0, ["116 passed, 0 failed"])


@pytest.mark.rules
@pytest.mark.slow
def test_the_shared_perft_figures_agree() -> None:
    code, lines, _ = run(CASES / "aras-perft.txt")

    assert (code, lines) == (0, ["9 passed, 0 failed"])


@pytest.mark.parametrize(
    "expect",
    [
        "{legal_count: 45, decider: A, phase: P, seat: A, turn: 1, stall: 0, stack: '-'}",
        "{hp: [15, 15], hand: [15, 15], total: [0, 0], damage: [0, 0], winner: null, roundtrip: true}",
        "{legal_has: [+c3, .], legal_not: [/], illegal: [/, sc3], bad: [+a1, '', ' .'], over: []}",
        "{cells: {c3: .}, groups: {}, perft: {0: 1, 1: 45, 2: 89}, playouts: 1}",
    ],
)
def test_every_key_is_understood(expect: str, tmp_path: Path) -> None:
    assert run(file_of(tmp_path, expect)) == (0, ["1 passed, 0 failed"], "")


def test_a_bare_equals_sign_is_a_decision(tmp_path: Path) -> None:
    file = file_of(
        tmp_path, "{phase: P, decider: B}", "6/1A6/8/8/1A6/6 A A 15,15 13,15 -- 9 1 - -", "[mb2d2, =]"
    )

    assert run(file)[0] == 0


@pytest.mark.parametrize(
    ("expect", "what"),
    [
        ("{legal_count: 44}", "legal_count"),
        ("{decider: B}", "decider"),
        ("{decider: null}", "decider"),
        ("{position: x}", "position"),
        ("{turn: '1'}", "turn"),
        ("{stall: 1}", "stall"),
        ("{hp: [15, 14]}", "hp"),
        ("{hand: [15]}", "hand"),
        ("{stack: 'c3:1'}", "stack"),
        ("{legal: [.]}", "legal"),
        ("{legal_has: [/]}", "legal_has"),
        ("{legal_not: [+c3]}", "legal_not"),
        ("{illegal: [+c3]}", "illegal +c3"),
        ("{illegal: [+a1]}", "illegal +a1"),
        ("{bad: [/]}", "bad /"),
        ("{over: [/]}", "over /"),
        ("{total: [1, 0]}", "total"),
        ("{damage: [1, 0]}", "damage"),
        ("{winner: a}", "winner"),
        ("{returns: [0, 0]}", "returns"),
        ("{cells: {c3: a}}", "cells c3"),
        ("{groups: {c3: slime}}", "groups c3"),
        ("{perft: {1: 44}}", "perft(1)"),
        ("{parse_error: bad_position}", "parse_error"),
        ("{colour: red}", "case"),
        ("{parse_error: bad_notation, colour: red}", "case"),
        ("{cells: {a1: .}}", "case"),
        ("{legal: 45}", "case"),
        ("{roundtrip: false}", "case"),
        ("{playouts: many}", "case"),
        ("{perft: {deep: 1}}", "case"),
        ("{}", "case"),
    ],
)
def test_a_false_expectation_is_printed_with_what_came(expect: str, what: str, tmp_path: Path) -> None:
    code, lines, _ = run(file_of(tmp_path, expect))

    assert code == 1
    assert lines[0].startswith("one ")
    assert lines[0].endswith("a try")
    assert lines[1].strip() == what
    assert lines[2].strip().startswith("expected: ")
    assert lines[3].strip().startswith("got: ")
    assert lines[-1] == "0 passed, 1 failed"


@pytest.mark.parametrize(
    ("do", "code"),
    [("[/]", "illegal_move"), ("[+a1]", "bad_notation"), ("[., /, ., /, sc3]", "illegal_move")],
)
def test_a_decision_that_is_refused_where_it_should_work_is_a_failure(
    do: str, code: str, tmp_path: Path
) -> None:
    exit_code, lines, _ = run(file_of(tmp_path, "{phase: P}", do=do))

    assert exit_code == 1
    assert lines[3].split() == ["got:", code]


def test_after_the_end_everything_is_over(tmp_path: Path) -> None:
    assert (
        run(file_of(tmp_path, "{over: [/, hello], legal: [], winner: null, returns: [0, 0]}", OVER))[0] == 0
    )
    assert run(file_of(tmp_path, "{bad: [hello]}", OVER))[0] == 1


def test_an_unknown_key_of_a_case_is_a_failure(tmp_path: Path) -> None:
    code, lines, _ = run(file_of(tmp_path, "{phase: P}", more="  todo: later\n"))

    assert code == 1
    assert "todo" in lines[3]


@pytest.mark.rules
def test_all_shared_cases_of_guixi_pass() -> None:
    code, lines, _ = run(CASES / "guixi.yaml")

    assert (code, lines) == (0, ["126 passed, 0 failed"])


@pytest.mark.rules
@pytest.mark.parametrize(("name", "cases"), [("aras-more", 213), ("guixi-more", 82), ("hunters-more", 152)])
def test_all_further_cases_pass(name: str, cases: int) -> None:
    code, lines, _ = run(CASES / f"{name}.yaml")

    assert (code, lines) == (0, [f"{cases} passed, 0 failed"])


@pytest.mark.rules
def test_all_shared_cases_of_hunters_pass() -> None:
    code, lines, _ = run(CASES / "hunters.yaml")

    assert (code, lines) == (0, ["75 passed, 0 failed"])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game: chess\ncases: []\n", "holds cases of 'chess'"),
        ("game: aras\ncases: []\nauthor: me\n", "unknown key 'author'"),
        ("game: aras\ncase: []\n", "unknown key 'case'"),
    ],
)
def test_a_file_that_says_something_else_says_so(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(text, encoding="utf-8")
    code, lines, said = run(path)

    assert code == 2
    assert lines[-1] == "0 passed, 0 failed"
    assert complaint in said


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("missing.yaml", None),
        ("broken.yaml", b"game: aras\ncases: [\n"),
        ("latin.yaml", b"game: \xe9"),
        ("list.yaml", b"- 1\n"),
        ("nothing.yaml", b""),
        ("no-cases.yaml", b"game: aras\n"),
        ("texts.yaml", b"game: aras\ncases: [one]\n"),
        ("unsafe.yaml", b"game: !!python/name:os.system\ncases: []\n"),
        ("empty.txt", b"# nothing\n"),
        ("two.txt", b"start | 6/8/8/8/8/6 A P 15,15 15,15 -- 1 0 - -\n"),
        ("words.txt", b"start | 6/8/8/8/8/6 A P 15,15 15,15 -- 1 0 - - | many\n"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(name: str, content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / name
    if content is not None:
        file.write_bytes(content)

    code, lines, said = run(file)

    assert code == 2
    assert len(said.splitlines()) == 1
    assert name in said
    assert lines == ["0 passed, 0 failed"]


def test_the_other_files_are_run_all_the_same(tmp_path: Path) -> None:
    good = file_of(tmp_path, "{phase: P}")

    assert run(tmp_path / "missing.yaml", good)[:2] == (2, ["1 passed, 0 failed"])


def test_a_wrong_perft_figure_is_a_failure(tmp_path: Path) -> None:
    file = tmp_path / "figures.txt"
    file.write_text(f"start | {START} | 45 90\n", encoding="utf-8")

    code, lines, _ = run(file)

    assert code == 1
    assert [line.strip() for line in lines[1:4]] == ["perft(2)", "expected: 90", "got:      89"]
