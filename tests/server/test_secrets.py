"""The log that each seat is told: its own secrets and nobody else's."""

from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, EVERYONE, NOTHING, WATCHER, members
from sanjie.server.table import Table
from server.worlds import knows, table_of


def walked(game: str, seats: int, mode: str, answers: int, luck: Rng, question: str = "") -> Table:
    """A table where so many random answers were given, and on to the `question`, or the game is over."""
    table = table_of(game, seats, f"{luck.word():064x}", mode=mode, expansion="true")
    for _ in range(answers):
        if not table.asked():
            break
        play(table, luck)
    while question and table.asked() and table.face.game.view(table.state, WATCHER).question != question:
        play(table, luck)
    return table


def play(table: Table, luck: Rng) -> None:
    """A random answer."""
    seat = table.asked()[0]
    options = table.state.options(seat)
    table.take(table.played(seat, options[int(luck.below(len(options)))], None))


def test_nobody_reads_in_the_log_an_answer_that_he_may_not_know() -> None:
    table = walked("guixi", 6, "standard", 120, Rng(5), "vote")
    for answers in range(8):
        play(table, Rng(answers))
    hidden = {played.number: played for played in table.answers if played.known_to != -1}

    for seat in (*range(6), NOTHING):
        for line in table.told(seat):
            if line.notation and line.number in hidden:
                played = hidden[line.number]
                assert line.notation == played.answer
                assert knows(played.known_to, seat, played.seat)
    for number, played in hidden.items():
        if played.seat == CHANCE and members(played.known_to & 63):
            seat = members(played.known_to & 63)[0]
            first = next(line for line in table.told(seat) if line.number == number)
            assert first.notation == played.answer
    assert len(hidden) > 30
    assert any(played.seat != CHANCE for played in hidden.values())


def test_every_line_is_what_its_reader_may_be_told() -> None:
    """Each log against the rules' own stories, told to each seat anew."""
    half_hidden = 0
    for seed in range(4):
        table = walked("guixi", 6, "standard", 250, Rng(seed))
        game = table.face.game
        state = game.deal(table.variant, 6)
        state.telling = True
        index = 0
        for played in table.answers:
            state.answer(played.seat, game.read_answer(played.answer))
            for event in state.told:
                for seat in (*range(6), NOTHING):
                    viewer = WATCHER if seat == NOTHING else seat
                    story, line = game.story(event, viewer, state), table.told(seat)[index]
                    assert (line.name, line.args, line.seat, line.places, line.number) == (
                        story.name,
                        story.args,
                        story.seat,
                        story.places,
                        played.number,
                    )
                index += 1
                half_hidden += played.known_to == EVERYONE and event.seen_by != EVERYONE
            state.told.clear()
    assert half_hidden > 0


def test_every_log_has_the_same_length_and_only_its_own_secrets() -> None:
    table = walked("guixi", 6, "standard", 120, Rng(6))
    logs = [table.told(seat) for seat in (*range(6), NOTHING)]

    assert len({len(log) for log in logs}) == 1
    drawn = [line for line in logs[0] if line.name == "drew"]
    assert {line.args["card"] == "none" for line in drawn if line.seat != 0} == {True}
    assert {line.args["card"] == "none" for line in drawn if line.seat == 0} == {False}
    for one, two in zip(logs[0], logs[6], strict=True):
        if one.name in ("passed", "turn-began", "possessed"):
            assert one.args == two.args
