"""A pack of Hunters may add maps and demon kings to the shipped content, and is known by its digest."""

from pathlib import Path
from typing import Any, cast

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from content.hunters_packs import HEAD, HUNTERS, KING, LINE
from content.shipped import found, place_of
from sanjie import packs
from sanjie.cli import app
from sanjie.games.hunters.content import tables_from
from sanjie.packcheck import Unreadable, check, plain, read

EXAMPLE = Path(__file__).parents[2] / "examples" / "twin-vales.yaml"
DOCUMENT = EXAMPLE.parents[1] / "docs" / "content-packs.md"
LINES = HUNTERS.split("\n")


def plain_of(text: str) -> dict[str, Any]:
    """A pack as plain data."""
    data = plain(read(text))
    assert isinstance(data, dict)
    return cast(dict[str, Any], data)


def test_the_example_of_the_documentation_is_the_file_and_has_no_fault() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")

    assert text.split("\n", 1)[1] in DOCUMENT.read_text(encoding="utf-8")
    assert check(text) == []


def test_what_the_documentation_shows_is_what_the_commands_say(tmp_path: Path) -> None:
    written = DOCUMENT.read_text(encoding="utf-8")
    drawn = ["map", "vales", "--pack", str(EXAMPLE), "--players", "2", "--language", "en"]
    spoiled = tmp_path / "spoiled.yaml"
    text = EXAMPLE.read_text(encoding="utf-8")
    text = text.replace("[5, -2]\n", "[6, -2]\n").replace("[backlash, devour]", "[backlash]")
    spoiled.write_text(text, encoding="utf-8")
    told = CliRunner().invoke(app, ["content", "check", str(spoiled), "--language", "en"]).stdout

    assert CliRunner().invoke(app, drawn).stdout in written
    assert told.count("\n") == 3
    assert told.replace(str(spoiled), "examples/twin-vales.yaml") in written


def test_the_example_adds_and_changes_nothing_else() -> None:
    shipped, own = plain_of(HUNTERS), plain_of(EXAMPLE.read_text(encoding="utf-8"))

    assert set(own) - set(shipped) == {"meta"}
    for section in shipped:
        if section in ("maps", "demon_kings"):
            assert own[section][: len(shipped[section])] == shipped[section]
            assert len(own[section]) == len(shipped[section]) + 1
        else:
            assert own[section] == shipped[section]


def test_a_pack_that_changes_nothing_is_the_shipped_content() -> None:
    shipped = packs.standard("hunters").digest

    assert packs.read_pack(HEAD, "hunters").digest == shipped
    assert packs.read_pack("meta: {based_on: hunters}\ngame: {id: hunters}", "hunters").digest == shipped


def test_a_shipped_king_can_be_replaced_and_a_map_left_out() -> None:
    text = HEAD.replace("}", ", without: [standard]}") + LINE + KING.replace("ashmother", "soulmaw")
    data = plain_of(text)

    assert check(text) == []
    assert [entry["id"] for entry in data["maps"]] == ["line"]
    kings = ["riftgale", "stonebone", "soulmaw", "gloomsoil", "undying"]
    assert [entry["id"] for entry in data["demon_kings"]] == kings
    assert data["demon_kings"][2]["strike"] == 2


def test_one_number_can_be_changed() -> None:
    text = HEAD + "parameters: {curse_limit: 2}\n"

    assert check(text) == []
    assert plain_of(text)["parameters"]["curse_limit"] == 2
    assert plain_of(text)["parameters"]["hand_refill"] == 5
    assert packs.read_pack(text, "hunters").digest != packs.standard("hunters").digest


def test_numbers_as_keys_may_stand_in_quotes() -> None:
    plainly = "{1: 3, 2: 4, 3: 5, 4: 6, 5: 8}"
    quoted = "{'1': 3, \"2\": 4, '3': 5, 4: 6, '5': 8}"
    text = HEAD + f"parameters: {{surge_base: {quoted}}}\n"

    assert check(text) == []
    assert plain_of(text) == plain_of(HEAD + f"parameters: {{surge_base: {plainly}}}\n")
    assert tables_from(plain_of(text), "quoted").surge_base == [0, 3, 4, 5, 6, 8]


def test_the_last_map_cannot_be_left_out() -> None:
    text = HEAD.replace("}", ", without: [standard]}")

    assert found(text) == [("no-map", 1, 1)]


def test_it_is_based_on_its_own_game() -> None:
    text = "meta: {game: hunters, based_on: guixi}\n" + LINE

    assert found(text) == [("unknown-base", *place_of("guixi", text))]
    text = "meta: {game: guixi, based_on: hunters}\n"
    assert found(text) == [("unknown-base", *place_of("hunters", text))]


def test_a_based_pack_has_the_digest_of_the_same_pack_in_full() -> None:
    example = EXAMPLE.read_text(encoding="utf-8")
    full = {key: value for key, value in plain_of(example).items() if key != "meta"}
    written = yaml.safe_dump(full, allow_unicode=True, sort_keys=False)

    assert packs.read_pack(written, "hunters").digest == packs.read_pack(example, "hunters").digest
    assert packs.read_pack(example, "hunters").digest != packs.standard("hunters").digest


def test_the_tree_says_what_yaml_says() -> None:
    assert plain_of(HUNTERS) == yaml.safe_load(HUNTERS)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("game: {id: aras}", "is content of 'aras', not of 'hunters'"),
        ("meta: {game: guixi, based_on: guixi}", "is content of 'guixi', not of 'hunters'"),
        ("maps: []", "names no game"),
        ("[hunters]", "names no game"),
        ("game: hunters", "names no game"),
        ("game: {id: hunters", "is no YAML of a pack"),
    ],
)
def test_what_is_no_pack_of_hunters_is_refused(text: str, why: str) -> None:
    with pytest.raises(packs.BadPack, match=why):
        packs.read_pack(text, "hunters")


@settings(max_examples=50, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    st.lists(
        st.tuples(st.sampled_from(("drop", "double", "swap", "cut")), st.integers(0, len(LINES) - 1)),
        min_size=1,
        max_size=4,
    )
)
def test_no_spoiled_file_breaks_the_check_and_one_without_faults_makes_tables(
    changes: list[tuple[str, int]],
) -> None:
    lines = LINES[:]
    for how, place in changes:
        at = place % len(lines)
        if how == "drop":
            del lines[at]
        elif how == "double":
            lines.insert(at, lines[at])
        elif how == "swap":
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
        else:
            lines[at] = lines[at][: len(lines[at]) // 2]
    text = "\n".join(lines)
    try:
        faults = check(text)
    except Unreadable:
        return
    for fault in faults:
        assert 1 <= fault.line <= len(lines) + 1
        assert fault.column >= 1
    if not faults:
        assert tables_from(plain_of(text), "spoiled").maps


@settings(max_examples=90, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    st.lists(st.tuples(st.integers(-2, 8), st.integers(-2, 8)), min_size=0, max_size=3),
    st.lists(st.sampled_from("ABCDEF"), min_size=2, max_size=3),
    st.one_of(st.none(), st.tuples(st.integers(0, 9), st.integers(-1, 1))),
)
def test_the_check_and_the_rules_agree_which_maps_are_good(
    moved: list[tuple[int, int]], pair: list[str], start: tuple[int, int] | None
) -> None:
    cells = [(q, r) for q in range(8) for r in range(5)]
    slots = [(8, 0), (8, 1), (8, 2), (8, 3), (8, 4)]
    for place, cell in enumerate(moved):
        cells[place] = cell
    entry: dict[str, Any] = {
        "id": "field",
        "en": "Field",
        "zh": "田野",
        "cells": [list(cell) for cell in cells],
        "slots": dict(zip("ABCDE", [list(slot) for slot in slots], strict=True)),
        "slots_by_players": {n: list("ABCDE"[:n]) if n != 2 else pair for n in range(1, 6)},
    }
    if start is not None:
        entry["demon_start"] = list(start)
    faults = check(HEAD + yaml.safe_dump({"maps": [entry]}, allow_unicode=True))

    names = {fault.name for fault in faults} - {"king-beside-camp"}  # the rules can play with that
    try:
        tables_from(plain_of(HUNTERS) | {"maps": [entry]}, "field")
        assert names == set()
    except ValueError:
        assert names != set()
