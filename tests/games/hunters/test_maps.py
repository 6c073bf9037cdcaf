"""Maps: the standard one, the line of HUNTERS-19.5, and everything that makes a map bad (HUNTERS-3.18)."""

from typing import Any

import pytest

from sanjie import packs
from sanjie.core.game import BadOption
from sanjie.games.hunters.content import BadContent, land_from, standard_tables
from sanjie.games.hunters.game import Hunters
from sanjie.games.hunters.hexes import cell_at, q_of, r_of
from sanjie.games.hunters.land import NOWHERE, PLACES, Land


def line() -> dict[str, Any]:
    """45 places in a row: slots A–E at 0,0 … 4,0, cells 5,0 … 44,0, the first n slots used."""
    return {
        "id": "line",
        "cells": [[q, 0] for q in range(5, 45)],
        "slots": {"A": [0, 0], "B": [1, 0], "C": [2, 0], "D": [3, 0], "E": [4, 0]},
        "slots_by_players": {n: list("ABCDE"[:n]) for n in range(1, 6)},
    }


def written(land: Land, place: int) -> str:
    """A place as the rulebook writes it."""
    return f"{q_of(land.cells[place])},{r_of(land.cells[place])}"


def test_the_standard_map_has_the_places_of_the_rulebook() -> None:
    land = standard_tables().maps[0]
    disc = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3}  # HUNTERS-3.7
    spur = {(-3, -1), (-2, -2), (-1, -3)}
    slots = {(2, -4), (4, -2), (2, 2), (-2, 4), (-4, 2)}

    assert len(disc) == 37
    assert {(q_of(cell), r_of(cell)) for cell in land.cells} == disc | spur | slots
    assert [written(land, place) for place in land.slots] == ["2,-4", "4,-2", "2,2", "-2,4", "-4,2"]


@pytest.mark.parametrize(
    ("players", "camps"),
    [  # HUNTERS-3.9
        (1, ["2,2"]),
        (2, ["2,-4", "-2,4"]),
        (3, ["2,-4", "2,2", "-4,2"]),
        (4, ["2,-4", "4,-2", "-2,4", "-4,2"]),
        (5, ["2,-4", "4,-2", "2,2", "-2,4", "-4,2"]),
    ],
)
def test_camps_are_four_steps_from_the_demon_king(players: int, camps: list[str]) -> None:
    land = standard_tables().maps[0]
    start = land.demon_start(players)

    assert written(land, start) == "0,0"
    assert [written(land, place) for place in land.camps(players)] == camps
    assert [land.far[start * PLACES + place] for place in land.camps(players)] == [4] * players


def test_neighbours_go_clockwise_from_north() -> None:
    land = standard_tables().maps[0]
    middle = land.place_of[cell_at(0, 0)]
    corner = land.place_of[cell_at(-4, 2)]

    beside = [written(land, place) for place in land.next[middle * 6 : middle * 6 + 6]]
    assert beside == ["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]  # HUNTERS-2.14
    around = [
        written(land, place) if place != NOWHERE else "" for place in land.next[corner * 6 : corner * 6 + 6]
    ]
    assert around == ["", "-3,1", "-3,2", "", "", ""]


def test_the_line_is_a_map_and_its_king_starts_in_the_middle() -> None:
    land = land_from(line())

    assert [written(land, land.demon_start(players)) for players in range(1, 6)] == ["22,0"] * 5
    assert land.far[land.place_of[cell_at(0, 0)] * PLACES + land.place_of[cell_at(44, 0)]] == 44


def test_a_camp_in_the_middle_is_no_start() -> None:
    entry = line()
    entry["cells"][17] = [0, 0]  # 22,0 is now slot A, and the line goes on from 0,0
    entry["slots"]["A"] = [22, 0]

    land = land_from(entry)

    # 21,0 and 23,0 are both 23 from the farther end and 1 from the camp: the smaller q (HUNTERS-3.11)
    assert written(land, land.demon_start(1)) == "21,0"
    # with B at 1,0 claimed as well the camp at 22,0 is still the nearest of both
    assert written(land, land.demon_start(2)) == "21,0"


def test_a_start_that_the_map_names_holds() -> None:
    entry = line() | {"demon_start": [44, 0]}

    assert written(land_from(entry), land_from(entry).demon_start(3)) == "44,0"


def test_numbers_of_players_may_be_written_as_text() -> None:
    entry = line()
    entry["slots_by_players"] = {str(n): slots for n, slots in entry["slots_by_players"].items()}

    assert land_from(entry).used == [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4]]


def test_a_map_may_be_for_some_numbers_of_players_only() -> None:
    content = dict(packs.standard("hunters").data)
    content["maps"] = [line() | {"slots_by_players": {2: ["E", "C"]}}]
    game = Hunters(packs.Pack("hunters", "0" * 16, content))

    state = game.undealt(game.variant({}), 2)
    assert [written(state.land, place) for place in state.land.camps(2)] == ["4,0", "2,0"]
    with pytest.raises(BadOption, match="the map line is not for 3 heroes"):
        game.undealt(game.variant({}), 3)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"id": None}, "id of its own"),
        ({"cells": None}, "the cells of the map line must be a list"),
        ({"cells": [[q, 0] for q in range(5, 44)]}, "has 39 cells; 40 it must be"),
        ({"cells": [[q, 0] for q in range(5, 46)]}, "has 41 cells; 40 it must be"),
        ({"cells": [[q, 0] for q in range(5, 44)] + [[5, 0]]}, "two places of the map line are the same"),
        ({"cells": [[q, 0] for q in range(5, 44)] + [[4, 0]]}, "two places of the map line are the same"),
        ({"cells": [[q, 0] for q in range(5, 44)] + [[45, 0]]}, "do not hang together"),
        ({"cells": [[q, 0] for q in range(5, 44)] + [[44]]}, r"\[44\] is no place"),
        ({"cells": [[q, 0] for q in range(5, 44)] + [[44, 128]]}, "each from -127 to 127"),
        ({"cells": [[q, 0] for q in range(5, 44)] + [[44, "0"]]}, "is no place"),
        ({"cells": [[q, 0] for q in range(5, 44)] + [[44, True]]}, "is no place"),
        ({"slots": {"A": [0, 0], "B": [1, 0], "C": [2, 0], "D": [3, 0]}}, "needs the slots A, B, C, D and E"),
        (
            {"slots": {"A": [0, 0], "B": [1, 0], "C": [2, 0], "D": [3, 0], "E": [90, 0]}},
            "do not hang together",
        ),
        ({"slots": {"A": [0, 0], "B": [1, 0], "C": [2, 0], "D": [3, 0], "F": [4, 0]}}, "needs the slots"),
        ({"slots": [[0, 0]]}, "needs the slots"),
        ({"slots_by_players": None}, "which slots are used"),
        ({"slots_by_players": {}}, "which slots are used"),
        ({"slots_by_players": {1: "A"}}, "for 1 players must be a list"),
        ({"demon_start": [4, 0]}, "starts on none of its cells"),
        ({"demon_start": [99, 0]}, "starts on none of its cells"),
        ({"demon_start": "middle"}, "'middle' is no place"),
    ],
)
def test_a_bad_map_is_refused(change: dict[str, Any], text: str) -> None:
    with pytest.raises(BadContent, match=text):
        land_from(line() | change)


@pytest.mark.parametrize(
    "slots", [["A"], ["A", "A"], ["A", "F"], ["A", "B", "C"], ["A", "AB"], ["A", 2], ["A", ""]]
)
def test_two_players_use_two_different_slots(slots: list[object]) -> None:
    entry = line()
    entry["slots_by_players"][2] = slots

    with pytest.raises(BadContent, match="with 2 players the map line uses the slots"):
        land_from(entry)
