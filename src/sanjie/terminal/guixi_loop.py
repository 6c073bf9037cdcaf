"""The conversation of a game of Guixi: each person sees his own table, and the keyboard is passed on."""

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any, Final

from rich.console import Console

from sanjie import words
from sanjie.core.game import Reason, Story
from sanjie.core.seats import WATCHER, Seat
from sanjie.explain import entry_text, ghost_text
from sanjie.naming import KEYS, Names
from sanjie.standing import BadStanding
from sanjie.terminal import guixi_options
from sanjie.terminal.guixi_table import GuixiTable, Told
from sanjie.terminal.guixi_text import GuixiText
from sanjie.terminal.talk import INDENT, LONGEST, Left, Talk

COMMANDS: Final = (
    ("use ward_r p2 …", "decide"),
    ("?", "options"),
    ("why use ward_r p2", "why"),
    ("rules GUIXI-8.5", "rules"),
    ("table", "table"),
    ("hand", "hand"),
    ("card ward_r", "card"),
    ("stack", "stack"),
    ("votes", "votes"),
    ("log", "log"),
    ("pass window", "pass-window"),
    ("pass change", "pass-change"),
    ("pass turn", "pass-turn"),
    ("stop", "stop"),
    ("quit", "quit"),
)
SPOKEN: Final = {  # standing answers in words, and as `standing.read` knows them
    "this window": "window",
    "until something changes": "change",
    "to my turn": "turn",
}
QUIET: Final = ("passed", "window-opened")  # what the log does not tell: it would hide the rest
DETAILS: Final = ("ghost-seen", "hand-card-seen", "vote-seen", "vote-laid")  # say nothing when hidden
RECENT: Final = 40  # lines that `log` shows


class GuixiLoop(Talk):
    """Talks a table of Guixi through to its end."""

    commands = COMMANDS

    def __init__(
        self, table: GuixiTable, names: Names, console: Console, read: Callable[[str], str], language: str
    ) -> None:
        """`read` shows its argument and gives the next line or raises EOFError."""
        super().__init__(table.game.name, console, read, language)
        self.table = table
        self.names = names
        self.text = GuixiText(names, language)
        self.at: Seat | None = table.people[0] if len(table.people) == 1 else None  # who sits here now
        self.shown = -1  # answers when the table was last shown
        self.heard = dict.fromkeys(table.people, 0)  # lines of the log that each person has read
        self.turn_seen = dict.fromkeys(table.people, -1)  # the turn in which each last saw the whole table
        self.words |= {
            "table": lambda seat, rest: self.lines(self.text.table(self.table.view(seat))),
            "hand": lambda seat, rest: self.hand(seat),
            "card": lambda seat, rest: self.card(rest),
            "stack": lambda seat, rest: self.lines(self.text.stack(self.table.view(seat))),
            "votes": lambda seat, rest: self.lines(self.text.votes(self.table.view(seat))),
            "log": lambda seat, rest: self.tell(self.table.log[seat][-RECENT:]),
            "pass": self.passes,
            "stop": lambda seat, rest: self.stop(seat),
        }

    def run(self) -> None:
        """Play to the end, or until somebody leaves, the input ends or it is interrupted."""
        try:
            while (seat := self.table.decider()) is not None:
                if seat in self.table.bots:
                    self.table.play(seat, self.table.bot_answer(seat))
                elif standing := self.table.standing_answer(seat):
                    self.table.play(seat, standing)
                else:
                    self.ask(seat)
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say("terminal-left")
            return
        self.end()

    # -- one decision ------------------------------------------------------------------
    def ask(self, seat: Seat) -> None:
        """Give the seat its screen, tell what has happened, and do what the next line says."""
        if self.shown != self.table.answers:
            self.hand_over(seat)
            self.news(seat)
            view = self.table.view(seat)
            if self.turn_seen[seat] != view.turn:
                self.turn_seen[seat] = view.turn
                self.lines(self.text.table(view))
            else:
                self.lines([self.text.head(view)])
            if view.stack:
                self.lines(self.text.stack(view))
            if view.exorcism is not None:
                self.lines(self.text.votes(view))
            self.lines(self.text.own(view))
            self.heading(seat)
            self.shown = self.table.answers
        line = self.read("> ").strip()
        if line:
            self.obey(seat, line)

    def hand_over(self, seat: Seat) -> None:
        """Clear the screen before another person may look at it."""
        if self.at == seat:
            return
        self.clear()
        self.say("terminal-keyboard-to", seat=self.sign(seat))
        self.read("… ")
        self.clear()
        self.at = seat

    def heading(self, seat: Seat) -> None:
        """Whose decision it is, which, and what follows."""
        view = self.table.view(seat)
        name = view.question.replace("_", "-")
        if name == "exorcism" and view.king is not None and view.king.seat == seat:
            name = "summon"
        head = words.say(self.language, "terminal-to-decide", seat=self.sign(seat))
        about = self.names.name("ghost", view.about, self.language) if view.about else ""
        prompt = words.say(self.language, f"guixi-prompt-{name}")
        self.paragraph(" · ".join(part for part in (head, prompt, about) if part), "bold")
        self.paragraph(words.say(self.language, f"guixi-prompt-{name}-about"), "dim")

    def accept(self, answer: str) -> None:
        """Play an answer that is allowed."""
        seat = self.table.decider()
        assert seat is not None, "nobody is asked after the end"
        self.table.play(seat, answer)

    # -- what can be asked -------------------------------------------------------------
    def refusal(self, answer: str) -> Reason | None:
        """Why `answer` cannot be given now; None if it can."""
        seat = self.table.decider()
        return self.table.refusal(WATCHER if seat is None else seat, answer)

    def listed(self, seat: Seat) -> list[tuple[str, str]]:
        """What is allowed now."""
        return guixi_options.lines(self.text, self.table.view(seat), self.table.options(seat))

    def hand(self, seat: Seat) -> None:
        """The hand with the text of every card, and the seat's skills."""
        view = self.table.view(seat)
        me = view.players[seat]
        self.lines(self.text.own(view))
        for card in sorted(set(me.hand or [])):
            self.card(card)
        if me.artifact:
            self.card(me.artifact)
        if me.character:
            self.card(me.character)

    def card(self, name: str) -> None:
        """What is printed on a card, ghost, king or character, or what a skill says."""
        if not name:
            self.say("terminal-card-what")
            return
        found = self.names.find(name)
        if found is None:
            self.say("terminal-no-card", asked=name[:LONGEST])
            return
        kind, entry = found
        key = KEYS[self.language]
        self.paragraph(f"{name} · {entry[key]}", "bold")
        if kind == "king":
            self.lines([INDENT + entry[f"win_{key}"]])
        for part in skills_of(kind, entry):
            title = f"{self.level(part)}{part[key]}: " if part is not entry else ""
            self.lines([INDENT + title + str(part[f"text_{key}"])])
            done = self.done_by(kind, part)
            if done != part[f"text_{key}"]:
                self.lines([INDENT * 2 + done])

    def done_by(self, kind: str, entry: Mapping[str, Any]) -> str:
        """What the rules do, in words of their own: for packs whose printed text says it otherwise."""
        if kind == "ghost" and "possession" in entry:
            return ghost_text(entry, self.names.content, self.language)
        return entry_text(entry, self.language)

    def level(self, skill: Mapping[str, Any]) -> str:
        """What opens a skill."""
        if "lv" in skill:
            return f"LV{skill['lv']} "
        return words.say(self.language, "guixi-ghost-way") + " "

    # -- standing answers --------------------------------------------------------------
    def passes(self, seat: Seat, rest: str) -> None:
        """`pass`, or a standing answer: `pass window`, `pass to my turn`, `pass turn used me`."""
        if not rest:
            self.decide("pass")
            return
        line = rest
        for spoken, name in SPOKEN.items():
            if rest.lower().startswith(spoken):
                line = name + rest[len(spoken) :]
        if self.refusal("pass") is not None:
            self.because("pass")
            return
        try:
            self.table.set_standing(seat, line)
        except BadStanding:
            self.say("terminal-standing-bad", asked=rest[:LONGEST])
            return
        self.say("terminal-standing-set", line=self.table.standing[seat].written())
        self.accept("pass")

    def stop(self, seat: Seat) -> None:
        """Take the standing answer back."""
        self.table.standing.pop(seat, None)
        self.say("terminal-standing-none")

    # -- saying ------------------------------------------------------------------------
    def news(self, seat: Seat) -> None:
        """What has happened since the seat last looked."""
        log = self.table.log[seat]
        self.tell(log[self.heard[seat] :])
        self.heard[seat] = len(log)

    def tell(self, told: list[Told]) -> None:
        """A line for everything that happened, but for what is told too often; repetitions are counted."""
        lines = [self.told_line(one) for one in told if not is_quiet(one.story)]
        for line, same in groupby(lines):
            times = len(list(same))
            self.lines([line if times == 1 else f"{line} ×{times}"])

    def told_line(self, told: Told) -> str:
        """Turn, seat and sentence."""
        story = told.story
        args = self.names.spoken(story.args, self.language)
        sentence = words.say(self.language, f"guixi-event-{story.name}", **args)
        sign = self.sign(story.seat) if story.seat >= 0 else ""
        return f"{told.turn:>3} {sign:<3}{sentence}"

    def end(self) -> None:
        """Tell what is left to tell, the last table, and every point."""
        for seat in self.table.people[:1]:
            self.news(seat)
        view = self.table.view(WATCHER)
        self.lines(self.text.table(view))
        self.lines(self.text.result(view))
        if len(self.table.people) == 1 and view.ended is not None:
            won = self.table.people[0] in view.ended.winners
            self.say("terminal-you-win" if won else "terminal-you-lose")

    def sign(self, seat: Seat) -> str:
        """p0 to p7."""
        return f"p{seat}"


def is_quiet(story: Story) -> bool:
    """Whether the log leaves it out: it comes too often, or its person may not know what it is about."""
    hidden = "none" in (story.args.get("card"), story.args.get("ghost"))
    return story.name in QUIET or (story.name in DETAILS and hidden)


def skills_of(kind: str, entry: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The parts of an entry that have a text."""
    if kind == "character":
        return list(entry["skills"])
    return [entry["skill"]] if kind == "king" else [entry]
