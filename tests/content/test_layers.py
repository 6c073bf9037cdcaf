"""A pack may change a few cards of the shipped content and leave the rest."""

from pathlib import Path
from typing import Any, cast

import pytest
import yaml

from content.shipped import GUIXI, found, place_of
from sanjie import packs
from sanjie.packcheck import Unreadable, check, plain, read

EXAMPLE = Path(__file__).parents[2] / "examples" / "generous-charms.yaml"
HEAD = "meta: {game: guixi, based_on: guixi}\n"


def test_the_example_of_the_documentation_is_the_file_and_has_no_fault() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    written = (EXAMPLE.parents[1] / "docs" / "content-packs.md").read_text(encoding="utf-8")

    assert text.split("\n", 1)[1] in written
    assert check(text) == []


def test_the_example_changes_one_card_and_one_event() -> None:
    shipped, changed = plain_of(GUIXI), plain_of(EXAMPLE.read_text(encoding="utf-8"))

    for section in (
        "artifact",
        "expansion",
        "effects",
        "possession",
        "x_formula",
        "ghosts",
        "kings",
        "characters",
    ):
        assert changed[section] == shipped[section]
    basic = [one for one, other in zip(changed["basic"], shipped["basic"], strict=True) if one != other]
    events = [one for one, other in zip(changed["events"], shipped["events"], strict=True) if one != other]
    assert [one["effect"] for one in basic] == [[["gain_spirit", "user", 3], ["gain_spirit", "target", 1]]]
    assert [one["effect"] for one in events] == [[["gain_spirit", "all", 3]]]


def test_the_faults_that_the_documentation_shows_are_the_faults_there_are() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    text = text.replace("[gain_spirit, target, 1]", "[gain_spirit, taget, 1]")
    text = text.replace(
        "  text_zh: 自己的白晝階段。對象：另一名玩家。你獲得3點靈力。該玩家獲得1點靈力。\n", ""
    )

    assert found(text) == [("missing-words", 9, 3), ("wrong-who", 17, 19)]


def test_a_pack_that_changes_nothing_is_the_shipped_content() -> None:
    assert plain_of(HEAD) | {"meta": None} == plain_of(GUIXI) | {"meta": None}
    assert check(HEAD) == []


def test_an_entry_can_be_left_out_and_another_added() -> None:
    star = entry_of("star")
    text = HEAD.replace("}", ", without: [star]}") + "basic:\n" + star.replace("id: star", "id: comet")

    ids = [card["id"] for card in plain_of(text)["basic"]]
    assert check(text) == []
    assert "star" not in ids
    assert ids[-1] == "comet"


def test_a_card_too_many_is_told_at_its_section() -> None:
    text = HEAD + "basic:\n" + entry_of("star").replace("id: star", "id: comet")

    assert found(text) == [("wrong-count", *place_of("basic:", text))]


def test_what_is_missing_from_the_box_is_told_where_it_was_left_out() -> None:
    text = HEAD.replace("}", ", without: [vengeful_b]}")

    assert found(text) == [("wrong-ghosts", 1, 1)]


def test_what_is_not_there_cannot_be_left_out_or_be_based_on() -> None:
    text = HEAD.replace("}", ", without: [comet]}")
    assert found(text) == [("no-such-id", *place_of("comet", text))]

    text = HEAD.replace("based_on: guixi", "based_on: mine")
    assert found(text)[0] == ("unknown-base", *place_of("mine", text))


def test_two_entries_with_one_id_are_a_fault_here_too() -> None:
    text = HEAD + "basic:\n" + entry_of("star") * 2

    assert ("double-id", *second_place("star\n", text)) in found(text)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ("", 0, 0),
        ("a: [1\nb: 2", 2, 2),
        ("a: 1\n---\nb: 2\n", 2, 1),
        ("a: &x [1]\nb: *x\n", 2, 4),
        ("[" * 100, 1, 21),
        ("a: \x07", 0, 0),
        ("a: !!python/object/apply:os.system [id]\nb: }", 2, 4),
    ],
    ids=["empty", "open", "two", "alias", "deep", "control", "open-map"],
)
def test_what_is_no_pack_at_all_is_unreadable(text: str, line: int, column: int) -> None:
    with pytest.raises(Unreadable) as caught:
        check(text)

    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize(
    "text", ["x", "[]", "meta: {game: guixi}", "meta: 3", "1: {2: 3}", "? [a]\n: b", "meta: {game: [x]}"]
)
def test_odd_documents_have_faults_and_break_nothing(text: str) -> None:
    assert check(text) != []


def test_the_tree_says_what_yaml_says() -> None:
    assert plain_of(GUIXI) == yaml.safe_load(GUIXI)


def test_the_digest_does_not_hang_on_layout_comments_or_order_of_keys() -> None:
    standard = packs.standard("guixi").digest
    turned = "\n".join(
        yaml.safe_dump({key: value}, allow_unicode=True)
        for key, value in reversed(yaml.safe_load(GUIXI).items())
    )

    assert packs.read_pack("# mine\n" + GUIXI, "guixi").digest == standard
    assert packs.read_pack(turned, "guixi").digest == standard
    assert (
        packs.read_pack(GUIXI.replace("[gain_spirit, user, 4]", "[gain_spirit, user, 5]"), "guixi").digest
        != standard
    )


def test_a_based_pack_has_the_digest_of_the_same_pack_in_full() -> None:
    example = EXAMPLE.read_text(encoding="utf-8")
    full = yaml.safe_dump(plain_of(example) | {"meta": {"game": "guixi"}}, allow_unicode=True)

    assert packs.read_pack(HEAD, "guixi").digest == packs.standard("guixi").digest
    assert packs.read_pack(full, "guixi").digest == packs.read_pack(example, "guixi").digest


def plain_of(text: str) -> dict[str, Any]:
    """A pack as plain data."""
    data = plain(read(text))
    assert isinstance(data, dict)
    return cast(dict[str, Any], data)


def entry_of(name: str) -> str:
    """The text of a shipped entry."""
    start = GUIXI.index(f"- id: {name}\n")
    return GUIXI[start : GUIXI.index("\n- id: ", start) + 1]


def second_place(mark: str, text: str) -> tuple[int, int]:
    """Line and column of the second `mark`."""
    first = text.index(mark) + len(mark)
    line, column = place_of(mark, text[first:])
    return line + text[:first].count("\n"), column
