"""What is said at a table, over real sockets: who hears whom, what is taken, and what is kept."""

from collections.abc import Callable
from typing import Any

import pytest

from machine import House
from sanjie import words
from sanjie.core.seats import NOTHING
from sanjie.games.registry import GAMES
from sanjie.server.table import Table, new_table
from sanjie.server.talk.phrases import phrases
from sanjie.server.talk.rooms import audible
from sanjie.server.talk.words import BadWords, spoken
from server.people import Chair, Message, Person, rows, two_at_a_table
from server.worlds import SEED, seated, stored


class Talker:
    """A chair, and what its person has heard."""

    def __init__(self, chair: Chair) -> None:
        """Hear what was said so far."""
        self.chair = chair
        self.talk: Message = {}
        self.lines: list[Message] = []
        self.hear(lambda: bool(self.talk))

    def hear(self, wanted: Callable[[], bool]) -> None:
        """Until it is so."""
        while not wanted():
            self.take(self.chair.hear(lambda message: message["type"] == "talk"))

    def take(self, message: Message) -> None:
        """Note what is told."""
        self.talk = message
        self.lines = [] if message["whole"] else self.lines
        self.lines += message["lines"]

    def say(self, words: str = "", phrase: str = "", **fields: Any) -> Message:
        """Say it; the reply. What is told meanwhile is noted."""
        name = self.chair.say("say", words=words, phrase=phrase, **fields)
        return self.reply(name)

    def reply(self, name: str) -> Message:
        """The reply to a message."""
        while True:
            message = self.chair.hear(lambda one: one["type"] == "talk" or one.get("id") == name)
            if message["type"] != "talk":
                return message
            self.take(message)

    def heard(self, words: str) -> Message:
        """The line with those words, once it is heard."""
        self.hear(lambda: words in self.words())
        return next(line for line in self.lines if words in (line["words"], line["phrase"]))

    def words(self) -> list[str]:
        """All that was heard, in order."""
        return [line["words"] or line["phrase"] for line in self.lines]


def looking_on(url: str, table: str) -> Talker:
    """Somebody who watches."""
    return Talker(Person(url).open(table))


def seated_two(url: str) -> tuple[Talker, Talker, str]:
    """Two who play, and the table."""
    chairs = two_at_a_table(url)
    table = str(chairs[0].table["table"])
    ann, bob = (Talker(chair.person.open(table)) for chair in chairs)
    for chair in chairs:
        chair.close()
    return ann, bob, table


def test_who_sits_here_hear_each_other_and_who_watches_hears_them(house: House) -> None:
    ann, bob, table = seated_two(house.url)
    eve = looking_on(house.url, table)

    assert ann.say("你好, Bob")["type"] == "done"

    line = bob.heard("你好, Bob")
    assert (line["channel"], line["number"], line["seat"], line["mine"], line["phrase"]) == (
        "seats",
        1,
        0,
        False,
        "",
    )
    assert line["name"] == ann.chair.table["seats"][0]["name"]
    assert ann.heard("你好, Bob")["mine"] is True
    assert eve.heard("你好, Bob")["seat"] == 0
    assert (ann.talk["channel"], eve.talk["channel"]) == ("seats", "watchers")
    assert ann.chair.hear_table(lambda seen: bool(seen["watchers"] == 1))["watchers"] == 1


def test_who_plays_hears_who_watches_only_when_the_game_is_over(house: House) -> None:
    ann, bob, table = seated_two(house.url)
    eve, ian = looking_on(house.url, table), looking_on(house.url, table)

    assert eve.say("place at c3!")["type"] == "done"
    ian.heard("place at c3!")
    assert bob.say("mine")["type"] == "done"
    ann.heard("mine")
    assert ann.words() == ["mine"]
    assert [line["number"] for line in ann.lines] == [1], "a number must not tell how much others say"
    assert ann.chair.ask("resign")["type"] == "done"

    ann.hear(lambda: len(ann.lines) == 2)
    assert ann.words() == ["place at c3!", "mine"]
    assert [line["seat"] for line in ann.lines] == [-1, 1]


def test_before_the_start_everybody_hears_everybody(house: House) -> None:
    host = Person(house.url)
    table = host.create("me", "open")
    ann, eve = Talker(host.open(table)), looking_on(house.url, table)

    assert eve.say("may I sit down?")["type"] == "done"

    assert ann.heard("may I sit down?")["seat"] == -1


def test_a_phrase_is_an_id_that_each_reader_has_words_for(house: House) -> None:
    ann, bob, _ = seated_two(house.url)

    assert ann.talk["phrases"] == phrases("aras")
    assert ann.say(phrase="good-luck")["type"] == "done"

    line = bob.heard("good-luck")
    assert (line["words"], line["phrase"]) == ("", "good-luck")


def test_what_was_said_is_there_after_a_restart(mortal: House) -> None:
    ann, bob, table = seated_two(mortal.url)
    assert ann.say("before")["type"] == "done"
    bob.heard("before")

    mortal.restart()

    assert Talker(bob.chair.person.open(table)).words() == ["before"]


def test_a_line_that_is_said_again_under_its_id_is_kept_once(house: House) -> None:
    ann, bob, table = seated_two(house.url)

    for _ in range(2):
        assert ann.say("once", id="same")["type"] == "done"
    assert ann.say("twice")["type"] == "done"
    bob.heard("twice")

    assert bob.words() == ["once", "twice"]
    kept = rows(house.data, "SELECT words, number, seat FROM said WHERE table_id = ? ORDER BY number", table)
    assert kept == [("once", 1, 0), ("twice", 2, 0)]


def test_what_cannot_be_said_is_not_kept(house: House) -> None:
    ann, _, table = seated_two(house.url)

    for line, phrase in (
        ("", ""),
        ("two\nlines", ""),
        ("hello", "hello"),
        ("", "trust-me"),
        ("", "no-such"),
    ):
        answer = ann.say(line, phrase)
        assert (answer["type"], answer["name"]) == ("problem", "bad-words"), (line, phrase)

    assert rows(house.data, "SELECT 1 FROM said WHERE table_id = ?", table) == []


@pytest.mark.parametrize(
    "words",
    [
        "   ",
        "bell \x07",
        "two\u2028lines",
        "turned \u202e round",
        "half \ud83d",
        "\u200d\u200d",
        "\u3164",
        "z" + "\u0336" * 5,
    ],
)
def test_words_without_a_trick(words: str) -> None:
    with pytest.raises(BadWords):
        spoken(words)


def test_the_longest_line_and_a_joined_sign_can_be_said() -> None:
    assert spoken(" " + "字" * 200 + " ") == "字" * 200
    assert spoken("👩\u200d🚀 e\u0301") == "👩\u200d🚀 é"
    with pytest.raises(BadWords, match="1 to 200"):
        spoken("字" * 201)


def test_who_talks_too_fast_waits_and_still_plays(house: House) -> None:
    ann, bob, _ = seated_two(house.url)

    answers = [ann.say(f"line {number}") for number in range(8)]

    assert [answer["type"] for answer in answers[:6]] == ["done"] * 6
    assert [answer.get("name") for answer in answers[6:]] == ["too-fast"] * 2
    mover = ann if ann.chair.options() else bob
    mover.chair.play(mover.chair.options()[0])


def terms(**fields: Any) -> dict[str, Any]:
    """A body that makes a table of two with those terms."""
    return {"game": "aras", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}], "terms": fields}


@pytest.mark.parametrize(("talk", "free"), [("off", None), ("phrases", False)])
def test_a_table_may_agree_on_less(house: House, talk: str, free: bool | None) -> None:
    ann = Person(house.url)
    table = ann.http.post("/api/tables", json=terms(talk=talk)).json()["table"]
    chair = ann.open(table)
    assert chair.table["terms"]["talk"] == talk

    words = chair.ask("say", words="hello")
    phrase = chair.ask("say", phrase="hello")

    assert (words["type"], words["name"]) == ("problem", "talk-off")
    assert phrase["type"] == ("problem" if talk == "off" else "done")
    if free is not None:
        assert Talker(ann.open(table)).talk["free"] is free


def test_a_stranger_without_a_cookie_says_nothing(house: House) -> None:
    table = Person(house.url).create("me", 1)
    nobody = Person(house.url)
    nobody.http.cookies.clear()

    answer = nobody.open(table).ask("say", words="hello")

    assert answer["name"] == "not-known"


def test_who_plays_hears_no_advice_while_the_game_goes_on() -> None:
    table = Table(stored(new_table("t", "guixi", {}, seated(4), SEED)))

    assert audible(table, 0) == ("seats",)
    assert audible(table, NOTHING) == ("seats", "watchers")
    table.fault = "held"
    assert audible(table, 3) == ("seats",)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_phrase_of_every_game_has_words(language: str) -> None:
    for game in GAMES:
        for phrase in phrases(game):
            assert words.has(language, f"talk-phrase-{phrase}"), phrase
            assert len(words.say(language, f"talk-phrase-{phrase}")) <= 40
