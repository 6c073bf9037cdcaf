"""Tables as one seat is told them, from positions: what the gallery shows and the page's tests look at.

`scenes.jsonl` holds the positions, one a line, each with the answers that were given from there on. It is
made by games of bots that are searched for what SOUGHT names: `python tests/web/scenes.py find`.
`python tests/web/scenes.py write FILE` writes the messages of all scenes for the gallery.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

from sanjie import packs
from sanjie.bots.registry import choose
from sanjie.core.chance import SeededDealer
from sanjie.core.seats import CHANCE, NOBODY, NOTHING, WATCHER, members
from sanjie.faces import FACES
from sanjie.games.hunters.forecast import forecast_of
from sanjie.server import wire
from sanjie.server.contents import Content, rules_of
from sanjie.server.course import Course, rested
from sanjie.server.stored import Sitting, Standing, Stored
from sanjie.server.table import Table, new_table
from sanjie.server.telling import told

FILE: Final = Path(__file__).with_name("scenes.jsonl")
SEED: Final = "5a" * 32
NAMES: Final = ("子衿", "白露", "Mei", "Oskar", "阿徹", "Runa", "明月", "Tavi")
BEFORE: Final = 6  # answers that a scene keeps, so that its log says what has just happened
GAMES: Final = 60  # of bots at most, for what is sought in one game


@dataclass(frozen=True)
class Scene:
    """A position, what was answered from there, and whose eyes look at the end of it."""

    name: str
    game: str
    seat: int
    seats: int
    position: str
    answers: list[tuple[int, str]] = field(default_factory=list)

    def tables(self) -> Iterator[Table]:
        """The table before the first answer and after each; always the same object."""
        table = table_at(self)
        yield table
        for seat, text in self.answers:
            step(table, seat, table.face.game.read_answer(text))
            yield table

    def end(self) -> Table:
        """The table after the last answer."""
        *_, last = self.tables()
        return last


@dataclass(frozen=True)
class Sought:
    """What a scene must show: the first position of that kind in a game of bots becomes it."""

    name: str
    game: str
    seats: int
    prompt: str  # of the seat that looks; "-" somebody who is not asked, "over" the end, "" any
    shows: Callable[[Any], bool] = lambda view: True  # of that seat's view
    options: dict[str, str | int] = field(default_factory=dict)


def kinds(view: Any) -> list[str]:
    """Creatures that lie face up in Aras."""
    return [group.kind for group in view.groups if group.up]


def full(view: Any) -> bool:
    """Whether a table of Guixi holds much to look at."""
    return bool(view.turn > 4 and sum(len(one.ghosts) for one in view.players) > view.seats // 2)


SOUGHT: Final = (
    Sought("aras-begin", "aras", 2, "place"),
    Sought("aras-place", "aras", 2, "place", lambda v: len(set(kinds(v)) - {"slime"}) > 1),
    Sought("aras-act", "aras", 2, "act", lambda v: {"slime", "wolf"} <= set(kinds(v))),
    Sought("aras-attack", "aras", 2, "act", lambda v: max(v.totals) > 12),
    Sought("aras-move-on", "aras", 2, "move-on"),
    Sought("aras-ability", "aras", 2, "ability", lambda v: len(v.groups) > 4),
    Sought("aras-marks", "aras", 2, "", lambda v: any(one.mark not in ("", "+") for one in v.elements)),
    Sought("aras-giant", "aras", 2, "", lambda v: "giant" in kinds(v) or "dragon" in kinds(v)),
    Sought("aras-eagle", "aras", 2, "", lambda v: "eagle" in kinds(v) and "bear" in kinds(v)),
    Sought("aras-characters", "aras", 2, "characters", options={"characters": "??"}),
    Sought("aras-swap", "aras", 2, "swap", options={"swap": "on"}),
    Sought("aras-waiting", "aras", 2, "-", lambda v: len(v.groups) > 5),
    Sought("aras-four", "aras", 4, "act", lambda v: len(v.groups) > 6),
    Sought("aras-over", "aras", 2, "over"),
    Sought("guixi-window", "guixi", 6, "window", lambda v: full(v) and not v.stack),
    Sought("guixi-stack", "guixi", 5, "window", lambda v: len(v.stack) > 1),
    Sought("guixi-possess-choose", "guixi", 5, "possess-choose"),
    Sought("guixi-die-direction", "guixi", 5, "die-direction"),
    Sought("guixi-discard", "guixi", 6, "discard"),
    Sought("guixi-sink", "guixi", 6, "sink"),
    Sought("guixi-exorcism", "guixi", 7, "exorcism", full),
    Sought("guixi-vote", "guixi", 6, "vote", lambda v: sum(one.count for one in v.exorcism.voters) > 1),
    Sought("guixi-challenge", "guixi", 6, "challenge", lambda v: sum(o.count for o in v.exorcism.voters) > 3),
    Sought("guixi-result", "guixi", 4, "", lambda v: v.result is not None and v.exorcism is None),
    Sought("guixi-inspect", "guixi", 6, "inspect"),
    Sought("guixi-heretic", "guixi", 5, "heretic-b"),
    Sought("guixi-life", "guixi", 6, "life"),
    Sought("guixi-king", "guixi", 8, "window", lambda v: v.king is not None and v.king.seat != v.seat),
    Sought("guixi-summon", "guixi", 6, "summon"),
    Sought("guixi-three", "guixi", 3, "window", lambda v: v.turn > 3),
    Sought("guixi-waiting", "guixi", 7, "-", full),
    Sought("guixi-over", "guixi", 6, "over"),
    Sought("hunters-begin", "hunters", 3, "act"),
    Sought("hunters-act", "hunters", 3, "act", lambda v: v.turn > 5 and sum(p.up for p in v.board) > 9),
    Sought("hunters-explore", "hunters", 3, "gain-explore"),
    Sought("hunters-gather", "hunters", 3, "gain-gather1"),
    Sought("hunters-gather-more", "hunters", 3, "gain-gather2"),
    Sought("hunters-class", "hunters", 2, "class"),
    Sought("hunters-swap", "hunters", 2, "swap"),
    Sought("hunters-parry", "hunters", 4, "parry"),
    Sought(
        "hunters-known",
        "hunters",
        4,
        "act",
        lambda v: any(p.tile and not p.up for p in v.board),
        {"king": "gloomsoil"},
    ),
    Sought("hunters-aura", "hunters", 3, "act", lambda v: any(len(p.aura) > 1 for p in v.players)),
    Sought("hunters-concealed", "hunters", 3, "act", lambda v: v.turn > 3, {"hands": "concealed"}),
    Sought("hunters-five", "hunters", 5, "-", lambda v: v.turn > 5, {"king": "gloomsoil"}),
    Sought("hunters-alone", "hunters", 1, "act", lambda v: v.turn > 2, {"king": "stonebone"}),
    Sought(
        "hunters-won", "hunters", 3, "over", lambda v: v.result.outcome == "win", {"difficulty": "novice"}
    ),
    Sought("hunters-lost", "hunters", 3, "over", lambda v: v.result.outcome == "lose"),
)


# -- tables ----------------------------------------------------------------------------
def table_at(scene: Scene) -> Table:
    """The table at the scene's position, with nothing told yet."""
    face = FACES[scene.game]
    state = face.game.read_position(scene.position)
    sittings = [Sitting(seat, "person", f"guest{seat}", name=NAMES[seat]) for seat in range(scene.seats)]
    table = Table(Stored(new_table(scene.name, scene.game, {}, sittings, SEED), 0, (), frozenset()))
    table.__dict__["variant"] = state.variant
    table.__dict__["options"] = face.game.chosen(state.variant)
    table.fault = ""  # its own deal was not replayed
    table.state = state
    table.log = {seat: [] for seat in table.log}
    table.standing = rested(face, Course(face, state, 0, 0, 0, scene.seats), Standing("playing"))
    return table


def step(table: Table, seat: int, choice: int) -> None:
    """One answer, told to everybody; chance is answered by the scene, not drawn."""
    course = Course(table.face, table.state.clone(), table.upto, 0, len(table.log[WATCHER]), table.seats)
    course.answer(seat, choice)
    table._made.clear()
    table.answers.extend(course.closed())
    table.state = course.state
    table.standing = rested(table.face, course, table.standing)
    for viewer, lines in course.lines.items():
        table.log[viewer].extend(lines)


def message(table: Table, seat: int, since: int = 0) -> wire.Table:
    """What `seat` is told of the table, its log from line `since` on."""
    return told(table, seat, since, [one.guest for one in table.sittings], now=0)


def scenes() -> list[Scene]:
    """Every scene there is."""
    return [
        Scene(**{**line, "answers": [(seat, text) for seat, text in line["answers"]]})
        for line in map(json.loads, FILE.read_text("utf-8").splitlines())
    ]


def scene_of(name: str) -> Scene:
    """The scene of that name."""
    return next(scene for scene in scenes() if scene.name == name)


# -- for the gallery -------------------------------------------------------------------
def gallery() -> dict[str, Any]:
    """All that the gallery asks a server for: packs, and each scene's messages, the oldest first."""
    found = []
    for scene in scenes():
        messages: list[Any] = []
        lines = 0
        for table in scene.tables():
            messages.append(json.loads(msgspec.json.encode(message(table, scene.seat, lines))))
            lines = len(table.told(scene.seat))
        forecast = None
        if scene.game == "hunters" and table.status == "playing":
            forecast = msgspec.to_builtins(forecast_of(table.state, scene.seat))
        found.append({"name": scene.name, "game": scene.game, "messages": messages, "forecast": forecast})
    return {"scenes": found, "content": {name: content(name) for name in ("guixi", "hunters")}}


def content(game: str) -> Any:
    """The pack that comes with a game, as a server sends it."""
    pack = packs.standard(game)
    data = {key: value for key, value in pack.data.items() if key != "meta"}
    rules = {language: dict(rules_of(pack, language)) for language in ("en", "zh-Hant")}
    return msgspec.to_builtins(Content(game, pack.digest, data, rules))


# -- finding ---------------------------------------------------------------------------
def find() -> list[Scene]:
    """The scenes of SOUGHT, in its order; fails if bots do not come to one of them."""
    found: dict[str, Scene] = {}
    for number in range(GAMES):
        left = [sought for sought in SOUGHT if sought.name not in found]
        for first in {(one.game, one.seats, tuple(one.options.items())): one for one in left}.values():
            for scene in met(first, [one for one in left if same_table(one, first)], number):
                if scene.name not in found:
                    print(f"{scene.name}: game {number}, {len(scene.position)} characters", flush=True)
                    found[scene.name] = scene
    missing = [sought.name for sought in SOUGHT if sought.name not in found]
    assert not missing, f"bots never came to {missing}"
    return [found[sought.name] for sought in SOUGHT]


def same_table(one: Sought, other: Sought) -> bool:
    """Whether both are sought at the same kind of table."""
    return (one.game, one.seats, one.options) == (other.game, other.seats, other.options)


def met(table: Sought, sought: list[Sought], number: int) -> Iterator[Scene]:
    """What of `sought` is met in game `number` of bots."""
    face = FACES[table.game]
    game = face.game
    state = game.deal(game.variant(face.completed(table.options, table.seats)), table.seats)
    luck, dealer = random.Random(number), SeededDealer(number)
    past: list[tuple[str, int, str]] = []  # the position before, and what was answered there
    for _ in range(2_000):
        now = game.write_position(state)
        for one in sought:
            seat = looker(face, state, one)
            if seat != NOTHING:
                kept = past[-BEFORE:]
                start = kept[0][0] if kept else now
                yield Scene(
                    one.name, one.game, seat, one.seats, start, [(who, what) for _, who, what in kept]
                )
        if state.awaiting == NOBODY:
            return
        seat = members(state.awaiting)[0]
        choice = answer(game, state, seat, luck, dealer, 0.35 if number % 2 == 0 else 0.0)
        past.append((now, seat, game.write_answer(choice)))
        state.answer(seat, choice)


def looker(face: Any, state: Any, sought: Sought) -> int:
    """A seat whose eyes see what is sought, or NOTHING."""
    if state.awaiting == NOBODY:
        return 0 if sought.prompt == "over" and sought.shows(face.game.view(state, 0)) else NOTHING
    asked = members(state.awaiting)
    if sought.prompt == "over" or CHANCE in asked:
        return NOTHING
    others = [seat for seat in range(sought.seats) if seat not in asked]
    for seat in others if sought.prompt == "-" else asked:
        view = face.game.view(state, seat)
        if sought.prompt not in ("", "-", face.prompt(view)):
            continue
        if sought.shows(view):
            return seat
    return NOTHING


def answer(game: Any, state: Any, seat: int, luck: random.Random, dealer: SeededDealer, whim: float) -> int:
    """What a bot answers: the weakest thinker's choice, or with the chance `whim` any."""
    options: list[int] = state.options(seat)
    if seat == CHANCE:
        return dealer.deal(options, state.odds())
    if len(options) == 1 or luck.random() < whim:
        return luck.choice(options)
    return choose(
        game.name, game.view(state, seat), 2 if game.name != "hunters" else 3, luck.randrange(10**6), 0.0
    )


def main(arguments: list[str]) -> None:
    """Do as the first line of this file says."""
    if arguments == ["find"]:
        FILE.write_text(
            "".join(json.dumps(asdict(one), ensure_ascii=False) + "\n" for one in find()), "utf-8"
        )
    elif len(arguments) == 2 and arguments[0] == "write":
        Path(arguments[1]).write_text(json.dumps(gallery(), ensure_ascii=False), "utf-8")
    else:
        raise SystemExit("scenes.py find | scenes.py write FILE")


if __name__ == "__main__":
    main(sys.argv[1:])
