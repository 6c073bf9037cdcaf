"""`sanjie map` draws what the rulebook draws, maps of one's own, and says what it cannot draw."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from content.hunters_packs import HEAD, LINE
from sanjie.cli import app

EXAMPLE = Path(__file__).parents[2] / "examples" / "twin-vales.yaml"
SVG = "{http://www.w3.org/2000/svg}"
STANDARD = """\
             .
         .       .       A
     .       .       .
         .       .       .
     .       .       .       .
         .       .       .
     .       .       .       .
 E       .       K       .       B
     .       .       .       .
         .       .       .
     .       .       .       .
         .       .       .
             .       .
         D       .       C

-4  -3  -2  -1  +0  +1  +2  +3  +4    <- q of the column
"""


def drawn(*arguments: str, language: str = "en") -> Result:
    """What `sanjie map` says."""
    return CliRunner().invoke(app, ["map", *arguments, "--language", language])


def test_the_standard_map_is_the_picture_of_the_rulebook() -> None:
    said = drawn()

    assert said.exit_code == 0
    assert said.stdout == (
        "Standard map (standard)\n\n"
        + STANDARD
        + "\nA–E: places for camps. K: where the demon king starts.\n"
        "1 player: K at 0,0; steps to the camps: C 4\n"
        "2 players: K at 0,0; steps to the camps: A 4 · D 4\n"
        "3 players: K at 0,0; steps to the camps: A 4 · C 4 · E 4\n"
        "4 players: K at 0,0; steps to the camps: A 4 · B 4 · D 4 · E 4\n"
        "5 players: K at 0,0; steps to the camps: A 4 · B 4 · C 4 · D 4 · E 4\n"
    )


def test_the_picture_is_that_of_the_rulebook() -> None:
    book = Path(__file__).parents[2] / "src" / "sanjie" / "rulebooks" / "hunters.en.md"

    assert STANDARD in book.read_text(encoding="utf-8")


def test_with_a_number_of_players_only_their_camps_are_drawn() -> None:
    said = drawn("standard", "--players", "2", language="zh-Hant").stdout

    drawing = said.split("\n\n")[1]
    assert {letter for letter in drawing if letter.isalpha()} == {"A", "D", "K"}
    assert drawing.count(".") == 42
    assert "2 人：K 在 0,0；到各營地的步數：A 4 · D 4" in said
    assert said.startswith("標準地圖（standard）\n")


def test_a_map_of_ones_own_is_drawn() -> None:
    said = drawn("vales", "--pack", str(EXAMPLE)).stdout

    assert said.startswith("Twin Vales (vales)\n")
    assert "5 players: K at 0,-1; steps to the camps: A 4 · B 4 · C 5 · D 5 · E 6\n" in said


def test_without_an_id_all_maps_are_drawn() -> None:
    said = drawn("--pack", str(EXAMPLE)).stdout

    assert said.index("Standard map (standard)") < said.index("Twin Vales (vales)")


def test_a_start_that_depends_on_the_players_is_drawn_for_a_number_of_players(tmp_path: Path) -> None:
    pack = tmp_path / "vales.yaml"
    text = EXAMPLE.read_text(encoding="utf-8")
    pack.write_text("\n".join(one for one in text.split("\n") if "demon_start" not in one), encoding="utf-8")

    every = drawn("vales", "--pack", str(pack)).stdout.split("\n\n")
    three = drawn("vales", "--pack", str(pack), "--players", "3").stdout.split("\n\n")

    assert not any("K" in part for part in every[1:-2])
    assert "3 players: K at -1,-1; " in every[-1]
    assert sum(part.count("K") for part in three[1:-2]) == 1


def test_columns_with_two_digits_stand_over_their_places(tmp_path: Path) -> None:
    pack = tmp_path / "line.yaml"
    pack.write_text(HEAD + LINE, encoding="utf-8")

    lines = drawn("line", "--pack", str(pack)).stdout.split("\n")

    assert lines[2] == " A"
    assert lines[46] == " " * (44 * 5 + 1) + "."
    assert lines[48].index("+44") == 44 * 5


def test_a_picture_has_every_place_once(tmp_path: Path) -> None:
    file = tmp_path / "map.svg"

    said = drawn("--svg", str(file), "--players", "3")

    assert (said.exit_code, said.stdout) == (0, f"Written: {file}\n")
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    looks = [one.get("class") for one in root.findall(f"{SVG}polygon")]
    assert (len(looks), looks.count("cell camp"), looks.count("cell king"), looks.count("cell free")) == (
        45, 3, 1, 2,
    )  # fmt: skip
    texts = root.findall(f"{SVG}text")
    assert len({one.text for one in texts if one.get("class") == "place"}) == 45
    assert [one.text for one in texts if one.get("class") == "sign"] != []
    assert {one.text for one in texts if one.get("class") == "sign"} == {"A", "C", "E", "K"}


def test_hexagons_of_the_picture_have_a_flat_side_up_and_meet(tmp_path: Path) -> None:
    file = tmp_path / "map.svg"
    drawn("--svg", str(file))
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))

    corners = [
        [tuple(map(float, pair.split(","))) for pair in str(one.get("points")).split()]
        for one in root.findall(f"{SVG}polygon")
    ]
    shared: dict[tuple[float, ...], int] = {}
    for six in corners:
        assert len(six) == 6
        assert sorted(y for _, y in six)[0] == sorted(y for _, y in six)[1]  # two corners are at the top
        for corner in six:
            shared[corner] = shared.get(corner, 0) + 1
    assert max(shared.values()) == 3


def test_names_of_a_pack_are_no_markup(tmp_path: Path) -> None:
    pack, file = tmp_path / "own.yaml", tmp_path / "map.svg"
    pack.write_text(HEAD + LINE.replace("en: Line", "en: 'A <b> & \"c\"'"), encoding="utf-8")

    assert drawn("line", "--pack", str(pack), "--svg", str(file)).exit_code == 0
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == 'A <b> & "c" (line)'


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere"], "There is no map nowhere in this pack. There are: standard.\n"),
        (["--players", "6"], "6 cannot play: Hunters is for 1 to 5.\n"),
        (["--players", "0"], "0 cannot play: Hunters is for 1 to 5.\n"),
        (
            ["--pack", "/nowhere.yaml"],
            "/nowhere.yaml: [Errno 2] No such file or directory: '/nowhere.yaml'\n",
        ),
        (["--svg", "/nowhere/map.svg"], "/nowhere/map.svg cannot be written: No such file or directory\n"),
        (
            ["--pack", str(EXAMPLE), "--svg", "/nowhere/map.svg"],
            "This pack has several maps. Say which to write: standard, vales.\n",
        ),
    ],
)
def test_what_cannot_be_drawn_is_one_sentence_and_the_code_is_2(arguments: list[str], said: str) -> None:
    result = drawn(*arguments)

    assert result.exit_code == 2
    assert result.stderr == said
    assert result.stdout == ""


def test_packs_that_cannot_be_used_are_one_sentence_and_the_code_is_2(tmp_path: Path) -> None:
    guixi, faulty = tmp_path / "guixi.yaml", tmp_path / "faulty.yaml"
    guixi.write_text("meta: {game: guixi, based_on: guixi}", encoding="utf-8")
    faulty.write_text(HEAD + LINE.replace("[44, 0]", "[46, 0]"), encoding="utf-8")

    other, bad = drawn("--pack", str(guixi)), drawn("--pack", str(faulty))

    assert (other.exit_code, other.stderr) == (
        2,
        f"{guixi} is a pack of guixi; here it must be one of hunters.\n",
    )
    assert bad.exit_code == 2
    assert bad.stderr.startswith(f"{faulty} has 1 fault; ")
    assert "The place 46,0 cannot be reached from the first cell" in bad.stderr
