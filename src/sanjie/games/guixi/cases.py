"""Worked cases of Guixi: what each key of a case demands (its format: cases/guixi-keys.md)."""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from sanjie.core.chance import SeededDealer
from sanjie.core.events import project
from sanjie.core.frames import Frame
from sanjie.core.game import Game, NotationError
from sanjie.core.seats import ALLOWED, CHANCE, NOBODY, NOTHING, WATCHER, Seat, holds, members
from sanjie.games.guixi import events
from sanjie.games.guixi.deals import lay_out
from sanjie.games.guixi.effects import DEAL
from sanjie.games.guixi.phases import IDENTITIES, PLAYERS
from sanjie.games.guixi.snapshot import BadGiven, given_of, state_from_given, variant_given
from sanjie.games.guixi.state import State
from sanjie.games.guixi.turns import STARTS
from sanjie.games.guixi.view import GuixiView

Mismatch = tuple[str, object, object]  # (what was looked at, expected, got)

KEYS: Final = ("id", "clauses", "title", "given", "do", "expect")
SETUP_KEYS: Final = ("players", "mode", "expansion", "options", "current", "start", "full_setup", "turn")
LINE: Final = re.compile(r"p([0-7]) (.+)", re.ASCII)
VOTES: Final = re.compile(r"p([0-7]) votes((?: \S+)*)", re.ASCII)
SEED: Final = 20260101  # no case depends on it
MOST_PASSES: Final = 5000


class BadCase(ValueError):
    """A case that does not say what it means; the text tells what is wrong with it."""


class Stuck(Exception):
    """A line of `do` that cannot be carried out; the text says why."""


class Run:
    """A case in progress: the state, and what every viewer has learned."""

    def __init__(self, game: Game, given: Mapping[str, object]) -> None:
        self.game = game
        self.dealer = SeededDealer(SEED)
        self.state: State = self.start(given)
        self.facts: dict[Seat, set[str]] = {seat: set() for seat in (*range(self.state.seats), WATCHER)}
        self.open: dict[Seat, list[Any]] = {seat: [] for seat in self.facts}
        self.settle()

    def start(self, given: Mapping[str, object]) -> State:
        """The position of `given`. Raises BadCase."""
        tables: Any = getattr(self.game, "tables")  # noqa: B009 - only Guixi's face has it
        try:
            if not given.get("full_setup"):
                given = {key: value for key, value in given.items() if key != "full_setup"}
                return state_from_given(given, tables, telling=True)
            for key in given:
                if key not in SETUP_KEYS:
                    raise BadCase(f"full_setup and {key} do not go together")
            current = given.get("current", 0)
            options = {**dict_of("options", given.get("options") or {}), "start": f"p{current}"}
            variant = variant_given({**given, "options": options}, tables)
        except BadGiven as problem:
            raise BadCase(str(problem)) from problem
        seats = given.get("players")
        if not isinstance(seats, int) or seats not in PLAYERS[variant.mode]:
            raise BadCase(f"{seats!r} players do not fit the mode")
        state = State(variant, seats, tables)
        lay_out(state)
        state.telling = True
        start = STARTS[str(given.get("start", "draw"))]
        state.stack.append(Frame(DEAL, 0, start, NOTHING))
        state.advance()
        return state

    # -- answers -------------------------------------------------------------------------------
    def settle(self) -> None:
        """Answer for chance, and note what everybody is told."""
        self.listen()
        while holds(self.state.awaiting, CHANCE):
            options = self.state.options(CHANCE)
            self.state.answer(CHANCE, self.dealer.deal(options, self.state.odds()))
            self.listen()

    def listen(self) -> None:
        """Note the facts in what was told."""
        for event in self.state.told:
            for viewer in self.facts:
                self.note(viewer, *project(event, viewer))
        self.state.told.clear()

    def note(self, viewer: Seat, kind: int, seat: Seat, subject: int, value: int) -> None:
        """One event as `viewer` is told it: a fact, or a part of one that is being told."""
        cards, ghosts = self.state.tables.card_ids, self.state.tables.ghost_ids
        facts = self.facts[viewer]
        if kind in (events.DIE_ROLLED, events.DIE_SET_USED):
            facts.add(f"die {subject}")
        elif kind == events.IDENTITY_SEEN and value != NOTHING:
            facts.add(f"p{subject} is {IDENTITIES[value]}")
        elif kind in HEADERS:
            name = HEADERS[kind].format(subject)
            count = subject if kind == events.VOTES_MIXED else value
            self.open[viewer] = [name, count, []]
            self.complete(viewer, kind != events.VOTES_MIXED and seat != viewer, kind)
        elif kind in PARTS and self.open[viewer]:
            card = value if kind not in OPEN_PARTS else subject
            names = ghosts if kind == events.GHOST_SEEN else cards
            self.open[viewer][2].append(names[card] if card != NOTHING else "?")
            self.complete(viewer, False, kind)

    def complete(self, viewer: Seat, others: bool, kind: int) -> None:
        """Turn a list of cards that has been told to its end into a fact, if every card was seen."""
        if not self.open[viewer]:
            return
        name, count, shown = self.open[viewer]
        if others and kind in PRIVATE_HEADERS and count == 0:
            self.open[viewer] = []
            return
        if len(shown) == count:
            if "?" not in shown:
                cards = shown if name == "ghost deck top" else sorted(shown)
                self.facts[viewer].add(f"{name}: {' '.join(cards) or 'none'}")
            self.open[viewer] = []

    @property
    def asked(self) -> Seat:
        """The seat that is asked, or NOTHING."""
        found = members(self.state.awaiting)
        return found[0] if found else NOTHING

    def view(self, seat: Seat) -> GuixiView:
        """What `seat` sees."""
        seen: GuixiView = self.game.view(self.state, seat)
        return seen

    @property
    def question(self) -> str:
        """The kind of the open question."""
        return self.view(WATCHER).question

    def options(self) -> list[str]:
        """The answers of the seat that is asked."""
        return [self.game.write_answer(choice) for choice in self.state.options(self.asked)]

    def answer(self, seat: Seat, text: str) -> None:
        """`seat` answers `text`. Raises Stuck if it is not asked, or may not."""
        if self.asked != seat:
            raise Stuck(
                f"p{self.asked} is asked for {self.question}" if self.asked >= 0 else "nobody is asked"
            )
        try:
            choice = self.game.read_answer(text)
        except NotationError as problem:
            raise Stuck(str(problem)) from problem
        clause = self.state.refuse(seat, choice)
        if clause != ALLOWED:
            reason = self.game.reason(clause)
            raise Stuck(f"{reason.clause} {reason.name}; allowed: {', '.join(self.options())}")
        self.state.answer(seat, choice)
        self.settle()

    def skip_forced(self, line: str) -> None:
        """Answer questions for power b that have no choice, unless `line` demands them (GUIXI-11.5)."""
        while self.question == "heretic_b" and self.options() == ["skip"] and line != f"p{self.asked} skip":
            self.answer(self.asked, "skip")

    # -- lines of `do` -------------------------------------------------------------------------
    def do(self, line: str) -> None:
        """Carry out one line. Raises Stuck, or BadCase for a line that is none."""
        votes = VOTES.fullmatch(line)
        single = LINE.fullmatch(line)
        if line == "rest none":
            while self.question == "vote":
                self.answer(self.asked, "done")
        elif line == "close":
            self.pass_window()
        elif line == "resolve":
            self.pass_until_resolved()
        elif votes:
            seat = int(votes[1])
            for card in votes[2].split():
                self.answer(seat, f"vote {card}")
            if self.question == "vote" and self.asked == seat:
                self.answer(seat, "done")
        elif single:
            self.answer(int(single[1]), single[2])
        else:
            raise BadCase(f"{line!r} is no line of `do`")

    def pass_window(self) -> None:
        """`close`."""
        before = (self.state.turn, self.state.phase)
        for _ in range(MOST_PASSES):
            if self.question != "window" or (self.state.turn, self.state.phase) != before:
                return
            self.answer(self.asked, "pass")
        raise Stuck("the window never closes")

    def pass_until_resolved(self) -> None:
        """`resolve`."""
        stack = self.view(WATCHER).stack
        if not stack:
            raise Stuck("nothing waits on the stack")
        top = stack[-1].number
        while self.question == "window" and any(item.number == top for item in self.view(WATCHER).stack):
            self.answer(self.asked, "pass")


HEADERS: Final[dict[int, str]] = {
    events.VOTES_SEEN: "votes of p{}",
    events.CHALLENGED: "challenge p{}",
    events.VOTES_MIXED: "votes revealed",
    events.HAND_SEEN: "hand of p{}",
    events.GHOSTS_SEEN: "ghost deck top",
}
PRIVATE_HEADERS: Final = (events.VOTES_SEEN, events.HAND_SEEN, events.GHOSTS_SEEN)
OPEN_PARTS: Final = (events.CHALLENGE_CARD, events.VOTE_SHOWN)
PARTS: Final = (
    *OPEN_PARTS,
    events.VOTE_SEEN,
    events.HAND_CARD_SEEN,
    events.GHOST_SEEN,
)
STEMS: Final = ("die", "votes of p", "challenge p", "votes revealed:", "hand of p", "ghost deck top:", "p")


def mismatches(game: Game, case: Mapping[str, object]) -> list[Mismatch]:
    """Everything in which the engine differs from `case`, empty when it passes; a bad case is a mismatch."""
    try:
        return judge(game, case)
    except BadCase as problem:
        return [("case", "a case as guixi-keys.md describes it", str(problem))]


def judge(game: Game, case: Mapping[str, object]) -> list[Mismatch]:
    """The mismatches of a case. Raises BadCase for one that is not well formed."""
    for key in case:
        if key not in KEYS:
            raise BadCase(f"unknown key {key!r}; a case has {', '.join(KEYS)}")
    given, expect = dict_of("given", case.get("given")), dict_of("expect", case.get("expect"))
    do = case.get("do") or []
    if not isinstance(do, list) or not all(isinstance(line, str) for line in do):
        raise BadCase("do is no list of texts")
    for key in expect:
        if key not in EXPECTATIONS:
            raise BadCase(f"unknown expectation {key!r}; known are {', '.join(EXPECTATIONS)}")
    run = Run(game, given)
    for number, line in enumerate(do, 1):
        try:
            run.skip_forced(line)
            run.do(line)
        except Stuck as problem:
            return [(f"do[{number}] {line}", "carried out", str(problem))]
    run.skip_forced("")
    found: list[Mismatch] = []
    for key, wanted in expect.items():
        found += EXPECTATIONS[key](run, key, wanted)
    return found + afterwards(run)


def afterwards(run: Run) -> list[Mismatch]:
    """What holds after every case: the position can be written, packed and read back."""
    line = run.game.write_position(run.state)
    try:
        again = run.game.read_position(line)
    except NotationError as problem:
        return [("position", f"readable: {line}", f"{problem.code}: {problem}")]
    found: list[Mismatch] = []
    if again.digest() != run.state.digest():
        found.append(("position read back", line, run.game.write_position(again)))
    if run.game.unpack(run.state.pack()).digest() != run.state.digest():
        found.append(("packed state read back", "an equal state", "another one"))
    if (run.state.awaiting == NOBODY) != (run.state.outcome() is not None):
        found.append(("outcome", "exactly when nobody is asked", run.state.ended))
    return found


# -- the keys of `expect` ----------------------------------------------------------------------
def dict_of(key: str, wanted: object) -> dict[Any, Any]:
    """`wanted` as a mapping. Raises BadCase."""
    if not isinstance(wanted, Mapping):
        raise BadCase(f"{key} is {wanted!r}, not a mapping")
    return dict(wanted)


def list_of(key: str, wanted: object) -> list[Any]:
    """`wanted` as a list. Raises BadCase."""
    if not isinstance(wanted, list):
        raise BadCase(f"{key} is {wanted!r}, not a list")
    return list(wanted)


def same(key: str, wanted: object, got: object) -> list[Mismatch]:
    """A mismatch unless both are equal; 1 and True are different things."""
    return [] if type(wanted) is type(got) and wanted == got else [(key, wanted, got)]


def per_seat(run: Run, key: str, wanted: object, got: Callable[[Seat], object]) -> list[Mismatch]:
    """Compare a map from seats."""
    found: list[Mismatch] = []
    for seat, value in dict_of(key, wanted).items():
        if type(seat) is not int or not 0 <= seat < run.state.seats:
            raise BadCase(f"{key} names the seat {seat!r}")
        found += same(f"{key} of {seat}", value, got(seat))
    return found


def hand(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`hand`: multisets."""
    sorted_wanted = {seat: sorted(list_of(key, cards)) for seat, cards in dict_of(key, wanted).items()}
    return per_seat(run, key, sorted_wanted, lambda seat: sorted(run.view(seat).players[seat].hand or []))


def ghosts(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`ghosts`, `points`: ordered."""
    return per_seat(run, key, wanted, lambda seat: getattr(run.view(WATCHER).players[seat], key))


def counts(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`hand_count`, `ghost_count`, `spirit`."""

    def got(seat: Seat) -> object:
        player = run.view(WATCHER).players[seat]
        return {
            "hand_count": player.hand_count,
            "ghost_count": len(player.ghosts),
            "spirit": player.spirit,
        }[key]

    return per_seat(run, key, wanted, got)


def artifacts(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`artifacts`."""
    return per_seat(run, key, wanted, lambda seat: run.view(WATCHER).players[seat].artifact)


def player_scores(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`player_scores`."""
    ended = run.view(WATCHER).ended
    return per_seat(run, key, wanted, lambda seat: ended.totals[seat] if ended else None)


def scores(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`scores`: the whole map."""
    ended = run.view(WATCHER).ended
    got = {side.side: side.total for side in ended.sides} if ended else {}
    return same(key, dict_of(key, wanted), got)


def winners(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`winners`."""
    ended = run.view(WATCHER).ended
    return same(key, list_of(key, wanted), ended.winners if ended else [])


def plain(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """Keys with one value."""
    view = run.view(WATCHER)
    king = view.king
    got: dict[str, object] = {
        "over": view.ended is not None,
        "reason": view.ended.reason if view.ended else None,
        "king": king.seat if king else None,
        "king_card": king.card if king else None,
        "current": view.current,
        "turn": view.turn,
        "final_seat": view.final_seat if view.final_seat >= 0 else None,
        "phase": view.phase,
        "discard_count": len(view.discard),
        "deck_count": view.deck_count,
        "ghost_deck_count": view.ghost_deck_count,
    }
    return same(key, wanted, got[key])


def piles(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`discard`, `ghost_discard`: multisets; `ghost_deck`: ordered."""
    view = run.view(WATCHER)
    if key == "ghost_deck":
        given = given_of(run.state)
        got = given["ghost_deck"] if not given["ghost_bag"] else "not all in order"
        return same(key, list_of(key, wanted), got)
    pile = view.discard if key == "discard" else view.ghost_discard
    return same(key, sorted(list_of(key, wanted)), sorted(pile))


def decision(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`decision`: the open question."""
    if wanted is None or run.asked == NOTHING:
        got = None if run.asked == NOTHING else f"p{run.asked} {run.question}: {', '.join(run.options())}"
        return [] if wanted is None and got is None else [(key, wanted, got)]
    found: list[Mismatch] = []
    options = run.options()
    for part, value in dict_of(key, wanted).items():
        if part == "player":
            found += same(f"{key} player", value, run.asked)
        elif part == "kind":
            found += same(f"{key} kind", value, run.question)
        elif part == "window":
            phase = run.view(WATCHER).phase
            found += same(f"{key} window", value, phase if run.question == "window" else None)
        elif part == "options":
            found += same(f"{key} options", sorted(list_of(part, value)), sorted(options))
        elif part == "has":
            found += [(f"{key} has", one, options) for one in list_of(part, value) if one not in options]
        elif part == "lacks":
            for text in list_of(part, value):
                found += [
                    (f"{key} lacks", f"no {text}", one)
                    for one in options
                    if one == text or one.startswith(f"{text} ")
                ]
        else:
            raise BadCase(f"decision has no part {part!r}")
    return found


def knows(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`knows`: identities a viewer can see."""
    found: list[Mismatch] = []
    for viewer, seen in dict_of(key, wanted).items():
        players = run.view(viewer).players
        found += per_seat(run, f"{key} of viewer {viewer}", seen, lambda seat, p=players: p[seat].identity)  # type: ignore[misc]
    return found


def sees_hand(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`sees_hand`: cards, their number, or nothing."""
    found: list[Mismatch] = []
    for viewer, hands in dict_of(key, wanted).items():
        for seat, value in dict_of(key, hands).items():
            player = run.view(viewer).players[seat]
            what = f"{key} {viewer} of {seat}"
            if isinstance(value, list):
                got = sorted(player.hand) if player.hand is not None else None
                found += same(what, sorted(value), got)
            elif player.hand is not None:
                found.append((what, value, player.hand))
            elif value is not None:
                found += same(what, value, player.hand_count)
    return found


def log(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`log_has`, `log_lacks`: facts a viewer has learned, and has not."""
    found: list[Mismatch] = []
    for viewer, texts in dict_of(key, wanted).items():
        facts = run.facts[viewer]
        for text in list_of(key, texts):
            if not isinstance(text, str) or not text.startswith(STEMS):
                raise BadCase(f"{text!r} is no fact")
            if key == "log_has" and text not in facts:
                found.append((f"{key} {viewer}", text, sorted(facts)))
            if key == "log_lacks" and any(fact == text or fact.startswith(f"{text} ") for fact in facts):
                found.append((f"{key} {viewer}", f"no {text}", sorted(facts)))
    return found


def vote_counts(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`vote_counts`: of the seats whose turn to vote has come."""
    parts = dict_of(key, wanted)
    if set(parts) - {"viewer", "counts"}:
        raise BadCase("vote_counts has viewer and counts")
    exorcism = run.view(parts.get("viewer", 0)).exorcism
    got = {voter.seat: voter.count for voter in exorcism.voters if voter.called} if exorcism else {}
    return same(key, dict_of(key, parts.get("counts")), got)


def result(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`result`: of the last finished exorcism or summoning."""
    last = run.view(WATCHER).result
    found: list[Mismatch] = []
    for part, value in dict_of(key, wanted).items():
        if part not in ("host", "ghost", "net", "cond", "ok", "failed"):
            raise BadCase(f"result has no part {part!r}")
        got = getattr(last, "condition" if part == "cond" else part) if last else None
        found += same(f"{key} {part}", value, got)
    return found


def revealed(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`revealed`."""
    return per_seat(run, key, wanted, lambda seat: run.view(WATCHER).players[seat].revealed)


def identities(run: Run, key: str, wanted: object) -> list[Mismatch]:
    """`identities`: how many cards of each kind were dealt."""
    names = Counter(run.view(seat).players[seat].identity or "none" for seat in range(run.state.seats))
    return same(key, dict_of(key, wanted), dict(names))


Expectation = Callable[[Run, str, object], list[Mismatch]]
EXPECTATIONS: Final[dict[str, Expectation]] = {
    "hand": hand,
    "ghosts": ghosts,
    "points": ghosts,
    "hand_count": counts,
    "ghost_count": counts,
    "spirit": counts,
    "artifacts": artifacts,
    "player_scores": player_scores,
    "scores": scores,
    "winners": winners,
    **dict.fromkeys(("over", "reason", "king", "king_card", "current", "turn", "final_seat", "phase"), plain),
    "decision": decision,
    "knows": knows,
    "sees_hand": sees_hand,
    "log_has": log,
    "log_lacks": log,
    "vote_counts": vote_counts,
    "result": result,
    "discard": piles,
    "discard_count": plain,
    "deck_count": plain,
    "ghost_deck": piles,
    "ghost_deck_count": plain,
    "ghost_discard": piles,
    "revealed": revealed,
    "identities": identities,
}
