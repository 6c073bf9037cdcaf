"""`sanjie content check` tells what is wrong, or that all is well, by words and exit code."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from content.shipped import GUIXI
from sanjie.cli import app

EXAMPLE = Path(__file__).parents[2] / "examples" / "generous-charms.yaml"


def checked(*arguments: str, language: str = "en") -> Result:
    """What `sanjie content check` says."""
    return CliRunner().invoke(app, ["content", "check", *arguments, "--language", language])


def test_without_a_file_the_shipped_content_is_checked() -> None:
    said = checked()

    assert said.exit_code == 0
    assert "guixi.yaml: a pack of guixi that can be played. Digest " in said.stdout
    assert "hunters.yaml: a pack of hunters that can be played. Digest " in said.stdout


def test_a_good_pack_is_told_with_its_digest() -> None:
    said = checked(str(EXAMPLE), language="zh-Hant")

    assert said.exit_code == 0
    assert "可以用來玩的 guixi 內容檔" in said.stdout


def test_every_fault_has_its_line_and_column_and_the_code_is_1(tmp_path: Path) -> None:
    pack = tmp_path / "mine.yaml"
    text = EXAMPLE.read_text(encoding="utf-8").replace("[gain_spirit, target, 1]", "[gain_spirit, taget, 1]")
    pack.write_text(text.replace("  en: Grand Rite\n", ""), encoding="utf-8")

    said = checked(str(pack))

    assert said.exit_code == 1
    assert said.stdout.split("\n") == [
        f"{pack}:17:19: taget is nobody that gain_spirit can be done to. It can be: user, target, all, "
        "others, most_ghosts. (GUIXI-17.1)",
        f"{pack}:22:3: The words in English are missing: en.",
        f"{pack}: 2 faults.",
        "",
    ]


def test_numbers_of_lines_have_no_commas(tmp_path: Path) -> None:
    pack = tmp_path / "long.yaml"
    pack.write_text(GUIXI.replace("id: keeper\n", "id: Keeper\n"), encoding="utf-8")
    line = GUIXI[: GUIXI.index("id: keeper\n")].count("\n") + 1

    assert line > 1000
    assert f"{pack}:{line}:7: Keeper cannot be an id" in checked(str(pack)).stdout


def test_what_cannot_be_read_is_told_and_the_code_is_2(tmp_path: Path) -> None:
    broken, binary = tmp_path / "broken.yaml", tmp_path / "binary.yaml"
    broken.write_text("a: }", encoding="utf-8")
    binary.write_bytes(b"\xff\xfe\x00")

    assert checked(str(broken)).exit_code == 2
    assert f"{broken}:1:4: this cannot be read as a pack" in checked(str(broken)).stderr
    assert checked(str(binary)).exit_code == 2
    assert f"{binary}: no UTF-8 text (byte 0)" in checked(str(binary)).stderr
    assert checked(str(tmp_path / "nowhere.yaml")).exit_code == 2
    assert "No such file" in checked(str(tmp_path / "nowhere.yaml")).stderr


def test_the_worst_of_several_files_is_the_code(tmp_path: Path) -> None:
    faulty = tmp_path / "faulty.yaml"
    faulty.write_text("meta: {game: guixi, based_on: guixi, what: 1}", encoding="utf-8")

    assert checked(str(EXAMPLE), str(faulty)).exit_code == 1
    assert checked(str(faulty), str(tmp_path / "nowhere.yaml"), str(EXAMPLE)).exit_code == 2


def test_a_pack_of_a_game_without_packs_says_which_games_have_them(tmp_path: Path) -> None:
    pack = tmp_path / "aras.yaml"
    pack.write_text("game: {id: aras}", encoding="utf-8")

    said = checked(str(pack))

    assert said.exit_code == 1
    assert "it says aras. Games whose packs are checked: guixi, hunters." in said.stdout


@pytest.mark.parametrize("action", ["chek", ""])
def test_another_action_is_refused(action: str) -> None:
    assert CliRunner().invoke(app, ["content", action]).exit_code == 2
