"""What is told: every event's name, whose doing it is, its arguments and the cells it changed."""

import pytest

from games.aras.scenes import START, scene

pytestmark = pytest.mark.rules
Told = tuple[str, int, dict[str, str | int], list[str]]


@pytest.mark.parametrize(
    ("line", "decisions", "told"),
    [
        ("6/8/8/8/8/6 A C 15,15 15,15 ?? 1 0 - -", ["@W"], [("character-chosen", 1, {"character": "W"}, [])]),
        (START, ["."], [("skipped", 0, {}, [])]),
        (START, ["+c3"], [("placed", 0, {"cell": "c3", "joined": ""}, ["c3"])]),
        (
            "6/8/2a5/3a4/8/6 A P 15,15 13,15 -- 3 0 - -",
            ["+c3"],
            [("placed", 0, {"cell": "c3", "joined": "c4 d3"}, ["c3"])],
        ),
        (
            "6/8/8/2a5/8/3a2 A P 15,15 12,14 PW 9 3 - -",
            ["~c3d1"],
            [("shifted", 0, {"from": "c3", "to": "d1", "joined": "e1"}, ["c3", "d1"])],
        ),
        (START, [".", "/"], [("passed", 0, {}, [])]),
        (
            "6/8/8/2aa4/8/6 A A 15,15 13,15 -- 9 1 - -",
            ["sc3"],
            [("summoned", 0, {"creature": "wolf", "cell": "c3"}, ["c3", "d3"])],
        ),
        (
            "6/8/8/8/1A3A2/6 A A 15,15 13,15 -- 9 1 - -",  # a wolf without prey is told as no newborn
            ["mb2f3"],
            [("moved", 0, {"from": "b2", "to": "f3", "creature": "wolf"}, ["b2", "f3"])],
        ),
        ("6/1A6/8/8/1A6/6 A A 15,15 13,15 -- 9 1 - -", ["mb2d2", "="], [("finished", 0, {}, [])]),
        (
            "6/5B2/8/2AA4/8/6 A A 15,15 13,14 -- 9 1 - -",
            ["x"],
            [("attacked", 0, {"damage": 2, "attack": 3, "defence": 1, "life": 13, "target": "B"}, [])],
        ),
        (
            "6/8/8/2aa1b2/8/6 A A 15,15 13,14 -- 9 1 - -",
            ["sc3", "!c3f3"],
            [("intimidated", 0, {"creature": "slime", "cell": "f3"}, ["f3"])],
        ),
        ("6/8/8/2aa1b2/8/6 A A 15,15 13,14 -- 9 1 - -", ["sc3", "-"], [("declined", 0, {}, [])]),
        (
            "6/A7/2a5/2aa4/8/6 A A 15,15 11,15 -- 9 1 - -",
            ["sc3", "!c3a5h2"],
            [("carried", 0, {"from": "a5", "to": "h2", "creature": "slime"}, ["a5", "h2"])],
        ),
        (
            "6/5B2/2aa4/2aa4/8/6 A A 15,15 11,14 -- 9 1 - -",
            ["sc3", "!c3f5"],
            [("ate", 0, {"cell": "f5"}, ["f5"])],
        ),
        (
            "6/5BB1/8/1a6/1aaaa3/6 A A 15,15 10,13 -- 9 1 - -",
            ["sb2", "!b2f5"],
            [("devoured", 0, {"creature": "wolf", "cell": "f5"}, ["f5", "g5"])],
        ),
        (
            "6/6BB/3a4/2aaa3/3a4/6 A A 15,15 10,13 -- 9 1 - -",
            ["sc3", "!c3g5"],
            [("quaked", 0, {"creature": "wolf", "cell": "g5"}, ["g5", "h5"])],
        ),
        (
            "6/8/2A5/8/8/6 B S 15,15 14,15 -- 2 1 - swap=on",
            ["keep"],
            [("kept", 1, {}, [])],
        ),
        ("6/8/2A5/8/8/6 B S 15,15 14,15 -- 2 1 - swap=on", ["swap"], [("swapped", 1, {}, [])]),
        (
            "6/8/8/2AA4/8/6 A A 15,2,15,9 8,10,10,10 ---- 9 1 - players=4",
            ["xB"],
            [
                ("attacked", 0, {"damage": 3, "attack": 3, "defence": 0, "life": 0, "target": "B"}, []),
                ("seat-out", 0, {"target": "B"}, []),
            ],
        ),
        (
            "6/8/8/2AA4/8/6 A A 15,2 13,15 -- 9 1 - -",
            ["x"],
            [
                ("attacked", 0, {"damage": 3, "attack": 3, "defence": 0, "life": 0, "target": "B"}, []),
                ("won", 0, {"side": "a"}, []),
            ],
        ),
        (
            "6/8/8/2A2B2/8/6 A A 14,15 0,0 -- 60 16 - -",
            ["/"],
            [("passed", 0, {}, []), ("ended-stall", -1, {"side": "b"}, [])],
        ),
        (
            "6/8/8/2A2B2/8/6 B A 15,15 0,0 -- 100 1 - -",
            ["/"],
            [("passed", 1, {}, []), ("ended-limit", -1, {"side": "none"}, [])],
        ),
    ],
    ids=lambda part: part[-1] if isinstance(part, list) and isinstance(part[0], str) else "",
)
def test_the_last_decision_tells_what_happened(line: str, decisions: list[str], told: list[Told]) -> None:
    stories = scene(line, *decisions[:-1]).then(decisions[-1]).told

    assert [story.name for story in stories] == [name for name, _, _, _ in told]
    for story, (_, seat, args, places) in zip(stories, told, strict=True):
        assert {name: story.args[name] for name in args} == args
        assert story.places == places
        assert story.seat == seat or seat == -1 or story.name in ("won", "seat-out")


def test_newborn_creatures_are_told_once_the_slimes_have_moved() -> None:
    table = scene("2B3/1A6/7b/4A3/1A2A2A/6 A A 15,15 10,13 -- 9 1 - -", "mb2b4", "mh2f2")

    newborn = [
        (story.args["creature"], story.args["cell"]) for story in table.told if story.name == "newborn"
    ]
    assert newborn == [("wolf", "b4"), ("eagle", "e2")]


def test_the_enemys_newborn_is_told_as_his() -> None:
    table = scene("6/8/5b2/a1aa1b2/a6b/6 A A 15,15 11,12 -- 9 1 - -", "sc3").then("!c3f3")

    assert [(story.name, story.seat) for story in table.told] == [("intimidated", 0), ("newborn", 1)]
