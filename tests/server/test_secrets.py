"""What leaves the process: the bytes a seat is sent are the same in worlds that it cannot tell apart."""

from collections import Counter

import pytest

from sanjie.core.chance import Rng
from sanjie.core.seats import CHANCE, EVERYONE, NOTHING, WATCHER, Seat, members
from sanjie.server import undo, wire
from sanjie.server.table import Table
from server.worlds import Apart, World, answer, imagined, knows, table_of

ONWARDS = 20  # answers for which a pair of worlds is followed
GAMES = [("guixi", 4, "standard"), ("guixi", 6, "competitive"), ("guixi", 8, "standard"), ("guixi", 3, "fun")]
PAIRS = 12  # of worlds, for each of GAMES


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


def alike(one: Table, two: Table, eye: Seat) -> bool:
    """Whether the rules show `eye` no difference: the same view, and the same stories."""
    return bool(one.view(eye) == two.view(eye) and one.told(eye) == two.told(eye))


def questions(true: World, other: World, eye: Seat, number: int) -> None:
    """Ask and command what must be refused, in both worlds alike."""
    if eye == NOTHING:
        return
    upto = true.table.upto
    for world in (true, other):
        for text in ("pass", "vote hanged_r", "use ward_r p1", "buy", "nonsense", "challenge p1"):
            world.ask(eye, wire.Why(f"w{number}", text))
        world.ask(eye, wire.Preview(f"p{number}", "pass"))
        world.take(eye, wire.Answer(f"s{number}", upto + 1, "pass"))
        world.take(eye, wire.Answer(f"b{number}", upto, "draw ward_r"))
        world.take(eye, wire.OfferDraw(f"o{number}"))
        world.take(eye, wire.Rematch(f"r{number}"))
        world.take(eye, wire.Stand(f"l{number}", "turn nonsense"))
        world.take(eye, wire.Undo(f"u{number}", upto + 1))
        world.take(eye, wire.Kick(f"k{number}", 0))
        world.take(eye, wire.Vacation(f"v{number}", True))


def life(true: World, other: World, eye: Seat, number: int) -> None:
    """What people at a table do beside the game, in both worlds alike."""
    seats = true.table.seats
    someone = number % seats
    for world in (true, other):
        world.take(someone, wire.Pause(f"pa{number}"))
        world.take(someone, wire.Resume(f"pb{number}"))
        world.take(someone, wire.Leave(f"pc{number}"))
        world.take(someone, wire.ComeBack(f"pd{number}"))
        if seats > 1 and undo.own_last(world.table, someone) is not None:
            world.take(someone, wire.Undo(f"pe{number}", world.table.upto))
            world.take((someone + 1) % seats, wire.DeclineUndo(f"pf{number}"))


def follow(table: Table, eye: Seat, luck: Rng, met: Counter[str]) -> None:
    """Play a table and one that looks the same from `eye`, and compare every byte that `eye` is sent."""
    game = table.face.game
    state = game.imagine(table.view(eye), luck)
    true, other = World(table, eye), World(imagined(table, state, eye), eye)
    assert true.stream() == other.stream(), "the whole table differs"
    for number in range(ONWARDS):
        questions(true, other, eye, number)
        assert true.stream() == other.stream(), "refusals differ"
        life(true, other, eye, number)
        assert true.stream() == other.stream(), "the life of the table differs"
        if not table.asked():
            return
        seat = table.asked()[0]
        options = table.state.options(seat)
        choice = options[int(luck.below(len(options)))]
        known = knows(table.state.known_to, eye, seat)
        theirs = other.table.state.options(seat)
        swapped = choice
        if not known and (choice not in theirs or luck.below(2)):
            head = game.write_answer(choice).partition(" ")[0]  # a hidden vote is known to be a vote
            alikes = [one for one in theirs if game.write_answer(one).partition(" ")[0] == head]
            if not alikes:
                return
            swapped = alikes[int(luck.below(len(alikes)))]
        if swapped not in theirs:
            return
        kind = game.view(table.state, eye).question
        true.take(seat, answer(true.table, seat, choice, f"c{number}"))
        try:
            other.take(seat, answer(other.table, seat, swapped, f"c{number}"))
        except Apart:
            return
        if not alike(true.table, other.table, eye):
            return  # the rules themselves showed what was only imagined: that is for their own laws to judge
        assert true.stream() == other.stream(), f"the answer to {kind} differs"
        met[kind] += 1
        if swapped != choice:
            met[f"another {kind}"] += 1
        if true.table.state.pack() != other.table.state.pack():
            met["worlds apart"] += 1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "mode"), GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(
    game: str, seats: int, mode: str
) -> None:
    luck, met = Rng(seats), Counter[str]()

    for pair in range(PAIRS):
        eye = int(luck.below(seats + 1))
        table = walked(game, seats, mode, int(luck.below(160)), luck, "vote" if pair % 3 == 0 else "")
        follow(table, NOTHING if eye == seats else eye, luck, met)

    print(dict(met))
    assert met["worlds apart"] > PAIRS * 4
    assert met["window"] > PAIRS
    assert met["vote"] > 0


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
