"""Records are lines of text: they say what was played, and a line that does not is refused."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sanjie.core.record import EVERY, Answered, BadRecord, Record, digest_places, record_of, replay
from sanjie.core.seats import EVERYONE
from sanjie.games.registry import GAMES
from sanjie.records import LONGEST_LINE, RecordError, read_file, read_line, write_file, write_line
from toy.game import LANTERNS
from walks import Walk, steps

ARAS = GAMES["aras"]
BOTH = {"aras": ARAS, "lanterns": LANTERNS}


def short() -> Record:
    """Three decisions of Aras."""
    answers = tuple(
        Answered(seat, ARAS.read_answer(text)) for seat, text in ((0, "+c3"), (0, "/"), (1, "+f3"))
    )
    return record_of(ARAS, ARAS.variant({"place": "must"}), 2, answers, "resigned")


def secret() -> Record:
    """A whole game of Lanterns."""
    walk = Walk(3, 4, 1000)
    answers = tuple(steps(walk.start(LANTERNS), walk.seed))
    return record_of(LANTERNS, LANTERNS.variant({}), 3, answers, "rules")


def altered(**changes: Any) -> str:
    """The line of `short` with some fields changed; None takes a field away."""
    content = json.loads(write_line(short()))
    content.update(changes)
    return json.dumps({name: value for name, value in content.items() if value is not None})


def test_a_line_tells_the_game_in_the_rulebooks_words() -> None:
    content = json.loads(write_line(short()))

    assert list(content) == [
        *("schema", "game", "revision", "options", "content", "seats", "answers", "digests", "ended_by"),
    ]
    assert content["answers"] == [[0, "+c3", -1], [0, "/", -1], [1, "+f3", -1]]
    assert content["options"]["place"] == "must"
    assert content["ended_by"] == "resigned"


def test_who_may_learn_an_answer_is_kept() -> None:
    record = secret()

    assert {answered.known_to for answered in record.answers} > {EVERYONE}
    assert read_line(write_line(record, BOTH), BOTH) == record


def test_a_file_holds_a_game_a_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    records = [short(), secret(), short()]

    assert write_file(file, records, BOTH) == 3
    assert len(file.read_bytes().splitlines()) == 3
    assert list(read_file(file, BOTH)) == records
    assert all(replay(BOTH[record.game], record).digest() for record in read_file(file, BOTH))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"schema": 2}, "schema is 2; 1 is known"),
        ({"schema": None}, "schema is none; 1 is known"),
        ({"schema": "1"}, "schema"),
        ({"game": "chess"}, "chess"),
        ({"game": None}, "game"),
        ({"revision": 0}, "revision"),
        ({"revision": 99}, "99"),
        ({"colour": "red"}, "colour"),
        ({"options": ["place"]}, "options"),
        ({"options": {"place": 1.5}}, "options"),
        ({"seats": 3}, "2 or 4"),
        ({"seats": True}, "seats"),
        ({"answers": [[0, "+c3", -1], [0, "+a1", -1], [0, "/", -1]]}, "answer 2"),
        ({"answers": [[0, "+c3", -1, 5]]}, "length 3"),
        ({"answers": [[0, "+c3"]]}, "answers"),
        ({"answers": [[31, "+c3", -1]]}, "answers"),
        ({"answers": [[0, "+c3", -2]]}, "answers"),
        ({"answers": "+c3"}, "answers"),
        ({"digests": []}, r"digests after \[\]; \[3\]"),
        ({"digests": [[3, "00"]]}, "digests"),
        ({"digests": [[2, "0123456789abcdef"]]}, r"\[3\]"),
        ({"ended_by": "thunder"}, "thunder"),
        ({"ended_by": None}, "ended_by"),
        ({"content": 5}, "content"),
    ],
)
def test_a_line_that_says_something_else_is_refused_with_the_reason(
    changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(RecordError, match=reason):
        read_line(altered(**changes))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "1", "null", '{"schema": 1}', "\x00", b"\xff\xfe", b'{"schema"']
)
def test_noise_is_no_record(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        read_line(text)


def test_a_line_is_not_endless() -> None:
    with pytest.raises(RecordError, match="allowed"):
        read_line(" " * (LONGEST_LINE + 1))


def test_a_broken_line_of_a_file_is_named_by_its_number(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{write_line(short())}\n{altered(colour='red')}\n", encoding="utf-8")

    reading = read_file(file)
    assert next(reading) == short()
    with pytest.raises(RecordError, match=r"line 2: .*colour"):
        next(reading)


def test_an_empty_line_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{write_line(short())}\n\n", encoding="utf-8")

    with pytest.raises(RecordError, match="line 2"):
        list(read_file(file))


def test_a_game_that_is_not_here_cannot_be_written() -> None:
    with pytest.raises(RecordError, match="lanterns"):
        write_line(secret())


# -- what replay finds -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "places"), [(0, []), (1, [1]), (EVERY, [EVERY]), (EVERY + 1, [EVERY, EVERY + 1])]
)
def test_digests_stand_every_fifty_answers_and_at_the_end(answers: int, places: list[int]) -> None:
    assert digest_places(answers) == places


def test_a_record_without_digests_is_replayed_unchecked_and_half_of_them_is_an_error() -> None:
    record = secret()

    assert replay(LANTERNS, replace(record, digests=())).digest() == record.digests[-1][1]
    with pytest.raises(BadRecord, match="digests do not stand"):
        replay(LANTERNS, replace(record, digests=record.digests[1:]))


def test_how_it_ended_must_be_true() -> None:
    with pytest.raises(BadRecord, match="they did not"):
        replay(ARAS, replace(short(), ended_by="rules"))
    with pytest.raises(BadRecord, match="had ended the game before"):
        replay(LANTERNS, replace(secret(), ended_by="agreed"))
    with pytest.raises(BadRecord, match="ended by 'magic'"):
        record_of(ARAS, ARAS.variant({}), 2, (), "magic")


def test_a_secret_cannot_be_opened_by_the_record() -> None:
    record = secret()
    opened = tuple(replace(answered, known_to=EVERYONE) for answered in record.answers)

    with pytest.raises(BadRecord, match="open to seats"):
        replay(LANTERNS, replace(record, answers=opened))


def test_an_answer_that_the_rules_refuse_is_named_with_its_clause() -> None:
    answers = tuple(
        Answered(seat, ARAS.read_answer(text)) for seat, text in ((0, "+c3"), (0, "/"), (1, "+c3"))
    )

    with pytest.raises(BadRecord, match=r"answer 3 is against ARAS-2\.4"):  # an element already lies there
        record_of(ARAS, ARAS.variant({}), 2, answers)


def test_only_as_many_answers_as_there_are_can_be_replayed() -> None:
    for upto in (-1, 4):
        with pytest.raises(BadRecord, match="has 3 answers"):
            replay(ARAS, short(), upto)
