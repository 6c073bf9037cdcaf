"""The conversation of a game of Hunters: one person may lead several heroes; bots lead the others."""

from collections.abc import Callable
from itertools import groupby
from typing import Final

from rich.console import Console
from rich.text import Text

from sanjie import words
from sanjie.core.game import Reason
from sanjie.core.seats import WATCHER, Seat
from sanjie.faces import FACES
from sanjie.games.hunters.view import HuntersView
from sanjie.naming import HuntersNames
from sanjie.terminal import hunters_options
from sanjie.terminal.fitting import fitted
from sanjie.terminal.hunters_options import Group
from sanjie.terminal.hunters_table import HuntersTable, Told
from sanjie.terminal.hunters_text import HuntersText
from sanjie.terminal.talk import LONGEST, Left, Talk

COMMANDS: Final = (
    ("3, 3 2", "number"),
    ("move:0,-1:W …", "hunt"),
    ("?", "options"),
    ("why attack:F", "why"),
    ("forecast, forecast 3", "forecast"),
    ("hint", "hint"),
    ("undo", "undo"),
    ("rules HUNTERS-8.4", "rules"),
    ("map", "map"),
    ("text", "hunters-text"),
    ("piles p1", "piles"),
    ("card mage", "hunters-card"),
    ("log", "log"),
    ("position", "position"),
    ("quit", "quit"),
)
QUIET: Final = ("fate-discarded", "fate-shown", "struck")  # other lines say the same
KINGS: Final = ("demon-moved", "demon-turned", "absorbed", "surged", "regenerated")  # the king's own doing
TOGETHER: Final = ("paid", "drew", "row-laid", "aura-lost", "tile-down", "demon-moved")
RECENT: Final = 40  # lines that `log` shows


class HuntersLoop(Talk):
    """Talks a table of Hunters through to its end."""

    commands = COMMANDS

    def __init__(
        self,
        table: HuntersTable,
        names: HuntersNames,
        console: Console,
        read: Callable[[str], str],
        language: str,
        plain: bool = False,
    ) -> None:
        """`read` shows its argument and gives the next line or raises EOFError; `plain` wants words alone."""
        super().__init__(table.game.name, console, read, language)
        self.table = table
        self.names = names
        self.plain = plain
        self.text = HuntersText(names, language)
        self.at: Seat | None = table.people[0] if len(table.people) == 1 else None  # who sits here now
        self.shown = -1  # answers when the question was last shown
        self.land = ""  # as it was last shown
        self.panel: list[str] = []  # what was last shown beside it
        self.heard = dict.fromkeys(table.people, 0)  # lines of the log that each person has read
        self.open: Group | None = None  # whose payment is being chosen
        self.words |= {
            "undo": lambda seat, rest: self.undo(seat),
            "map": lambda seat, rest: self.whole(seat, self.plain),
            "table": lambda seat, rest: self.whole(seat, self.plain),
            "text": lambda seat, rest: self.whole(seat, True),
            "piles": self.piles,
            "forecast": self.forecast,
            "hint": lambda seat, rest: self.hint(seat),
            "card": lambda seat, rest: self.card(rest),
            "log": lambda seat, rest: self.tell(self.table.log[seat][-RECENT:]),
            "position": lambda seat, rest: self.position(),
        }

    def run(self) -> None:
        """Play to the end, or until somebody leaves, the input ends or it is interrupted."""
        try:
            while (seat := self.table.decider()) is not None:
                if seat in self.table.bots:
                    self.table.lead(seat)
                else:
                    self.ask(seat)
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say("terminal-left")
            return
        self.end()

    # -- one decision ------------------------------------------------------------------
    def ask(self, seat: Seat) -> None:
        """Show the seat what has changed and what it may do, and do what the next line says."""
        if self.shown != self.table.answers:
            self.open = None
            self.hand_over(seat)
            self.news(seat)
            view = self.table.view(seat)
            self.changes(view)
            self.heading(view)
            self.list_options(seat)
            self.shown = self.table.answers
        line = self.read("> ").strip()
        if not line:
            self.open = None
        elif line.replace(" ", "").isdecimal():
            self.number(seat, line)
        else:
            self.open = None
            self.obey(seat, line)

    def hand_over(self, seat: Seat) -> None:
        """With concealed hands: clear the screen before another person may look at it."""
        if self.at == seat or not self.table.concealed or len(self.table.people) == 1:
            return
        self.clear()
        self.say("terminal-keyboard-to", seat=self.sign(seat))
        self.read("… ")
        self.clear()
        self.at = seat
        self.land = ""

    def changes(self, view: HuntersView) -> None:
        """The whole table when the land looks different, else what else is different."""
        land = repr([view.turn, *self.text.hexes(view)])
        panel = self.text.panel(view)
        if land != self.land:
            enter = self.enter(view.seat)
            self.print(self.text.table(view, self.console.width, self.table.bots, enter, self.plain))
        else:
            self.lines([line for line in panel if line not in self.panel])
            self.lines(self.text.hero(view, view.players[view.seat], False))
        self.land, self.panel = land, panel

    def heading(self, view: HuntersView) -> None:
        """Whose decision it is, which, and what follows."""
        decision = view.decision
        if decision is None:
            return
        name = FACES[self.game].prompt(view)
        hero = self.text.name("hero", view.players[decision.seat].hero)
        head = words.say(self.language, "terminal-to-decide", seat=f"{self.sign(decision.seat)} {hero}")
        prompt = words.say(self.language, f"hunters-prompt-{name}")
        element = self.names.element(decision.match, self.language) if decision.match else ""
        self.paragraph(self.text.join([head, prompt, element]), "bold")
        self.paragraph(words.say(self.language, f"hunters-prompt-{name}-about"), "dim")

    def accept(self, answer: str) -> None:
        """Play an answer that is allowed."""
        seat = self.table.decider()
        assert seat is not None, "nobody is asked after the end"
        self.table.play(seat, answer)

    # -- choosing by number ------------------------------------------------------------
    def groups(self, seat: Seat) -> list[Group]:
        """What is allowed now, by what it does."""
        return hunters_options.groups(self.text, self.table.view(seat), self.table.options(seat))

    def listed(self, seat: Seat) -> list[tuple[str, str]]:
        """What is allowed now, numbered."""
        return hunters_options.rows(self.text, self.table.view(seat), self.groups(seat))

    def list_options(self, seat: Seat) -> None:
        """The numbered lines."""
        self.columns(self.listed(seat))

    def number(self, seat: Seat, line: str) -> None:
        """`3` takes the third line, or lists its payments; `3 2` takes its second payment."""
        numbers = [number_in(part) for part in line.split()]
        if self.open is not None and len(numbers) == 1:
            self.pay(self.open, numbers[0])
            return
        found = self.groups(seat)
        if not 1 <= numbers[0] <= len(found) or len(numbers) > 2:
            self.say("terminal-no-number", asked=line[:LONGEST], most=len(found))
            return
        group = found[numbers[0] - 1]
        if len(numbers) == 2:
            self.pay(group, numbers[1])
        elif len(group.ways) == 1:
            self.accept(group.ways[0])
        else:
            self.open = group
            self.say("terminal-ways", words=group.words)
            self.columns(
                [
                    (f"{number:>2}", f"{'+'.join(hunters_options.cards_in(way))}")
                    for number, way in enumerate(group.ways, 1)
                ]
            )

    def pay(self, group: Group, number: int) -> None:
        """Take one of the payments of a group."""
        if not 1 <= number <= len(group.ways):
            self.say("terminal-no-number", asked=str(number), most=len(group.ways))
            return
        self.open = None
        self.accept(group.ways[number - 1])

    def enter(self, seat: Seat) -> list[str]:
        """The cells that the hero to act can enter."""
        moves = [answer for answer in self.table.options(seat) if answer.startswith("move:")]
        return [answer.split(":")[1] for answer in moves]

    # -- what can be asked -------------------------------------------------------------
    def refusal(self, answer: str) -> Reason | None:
        """Why `answer` cannot be given now; None if it can."""
        seat = self.table.decider()
        return self.table.refusal(WATCHER if seat is None else seat, answer)

    def undo(self, seat: Seat) -> None:
        """Take back the last answer, unless something came to light or somebody else was asked since."""
        answer = self.table.undo(seat)
        if not answer:
            self.say("terminal-undo-not")
            return
        self.say("terminal-undone", answer=answer)
        for one, log in self.table.log.items():
            self.heard[one] = min(self.heard[one], len(log))
        self.shown = -1

    def whole(self, seat: Seat, plain: bool) -> None:
        """The whole table again."""
        view = self.table.view(seat)
        self.print(self.text.table(view, self.console.width, self.table.bots, self.enter(seat), plain))
        if not plain:
            self.paragraph(self.text.legend(), "dim")

    def piles(self, seat: Seat, rest: str) -> None:
        """A hero's cards, what its deck still holds, and its discards."""
        wanted = rest.lower().removeprefix("p") if rest else str(seat)
        view = self.table.view(seat)
        if wanted not in [str(one) for one in range(view.seats)]:
            known = ", ".join(self.sign(one) for one in range(view.seats))
            self.say("terminal-no-seat", asked=rest[:LONGEST], known=known)
            return
        self.lines(self.text.piles(view, int(wanted)))

    def forecast(self, seat: Seat, answer: str) -> None:
        """What the next fate card can be and what the demon king would do, now or after a decision."""
        if answer.isdecimal():
            found = self.groups(seat)
            number = number_in(answer)
            if not 1 <= number <= len(found):
                self.say("terminal-no-number", asked=answer[:LONGEST], most=len(found))
                return
            answer = found[number - 1].ways[0]
        if answer and self.refusal(answer) is not None:
            self.because(answer)
            return
        forecast = self.table.forecast(seat, answer)
        if forecast is None:
            self.say("terminal-forecast-over", answer=answer)
            return
        if answer:
            self.say("terminal-forecast-after", answer=answer)
        self.lines(self.text.forecast(forecast))

    def hint(self, seat: Seat) -> None:
        """What the strongest bot would decide here."""
        answer = self.table.advice(seat, 0)
        (group,) = [one for one in self.groups(seat) if answer in one.ways]
        self.say("terminal-hint-bot", answer=answer, words=group.words)

    def card(self, name: str) -> None:
        """What is printed on a card, class, tile, king or ability."""
        found = self.names.find(name)
        if not name:
            self.say("terminal-hunters-card-what")
        elif found is None:
            self.say("terminal-hunters-no-card", asked=name[:LONGEST])
        else:
            self.lines(self.text.about(*found))

    def position(self) -> None:
        """The position as one line, unless it would tell what people may not know."""
        if self.table.concealed and self.table.state.seats > 1:
            self.say("terminal-position-hidden")
            return
        self.console.print(self.table.game.write_position(self.table.state), soft_wrap=True)

    # -- saying ------------------------------------------------------------------------
    def print(self, lines: list[Text]) -> None:
        """Lines of a table: drawings as they are, words so that they fit."""
        for line in lines:
            if len(line.plain) and line.cell_len > self.console.width:
                self.lines([line.plain])
            else:
                self.console.print(line)

    def news(self, seat: Seat) -> None:
        """What has happened since the seat last looked."""
        log = self.table.log[seat]
        self.tell(log[self.heard[seat] :])
        for one in self.heard if not self.table.concealed else [seat]:
            self.heard[one] = len(self.table.log[one])

    def tell(self, told: list[Told]) -> None:
        """A line for everything that happened; what happens to several cards at once is one line."""
        heard = [
            one
            for place, one in enumerate(told)
            if one.story.name not in QUIET and not is_on_the_way(told[place : place + 2])
        ]
        for _, same in groupby(heard, key=joining):
            self.lines([self.told_line(list(same))])

    def told_line(self, told: list[Told]) -> str:
        """Turn, seat and sentence of one event, or of several that are told together."""
        story = told[0].story
        args = self.names.spoken(story.args, self.language)
        if told[0].spoken:
            wanted = words.say(self.language, story.name, **args)
            quoted = words.say(self.language, "terminal-says", words=wanted)
            return f"{told[0].turn:>3} {self.sign(story.seat):<3}{quoted}"
        for name in ("card", "cell"):
            if len(told) > 1 and name in args:
                parts = [str(self.names.spoken(one.story.args, self.language)[name]) for one in told]
                way = story.name == "demon-moved"
                args[name] = " → ".join(parts) if way else self.text.listing(parts)
        sentence = words.say(self.language, f"hunters-event-{story.name}", **args)
        sign = self.sign(story.seat) if story.seat >= 0 else "K" if story.name in KINGS else ""
        return f"{told[0].turn:>3} {sign:<3}{sentence}"

    def end(self) -> None:
        """Tell what is left to tell, the last table, and how it ended."""
        for seat in self.table.people[:1]:
            self.news(seat)
        view = self.table.watch() if self.table.concealed else self.table.view(0)
        self.print(self.text.table(view, self.console.width, self.table.bots, plain=self.plain))
        self.console.print(fitted(Text(self.text.result(view)[0], style="bold"), self.console.width))

    def sign(self, seat: Seat) -> str:
        """p0 to p4."""
        return f"p{seat}"


def number_in(digits: str) -> int:
    """The number of a line; 0, which no line has, for one too long to be meant."""
    return int(digits) if len(digits) <= LONGEST else 0


def joining(told: Told) -> tuple[int, int, str] | int:
    """Events with the same key are told together; others have one of their own."""
    story = told.story
    hidden = story.args.get("card") == "none"
    return (told.turn, story.seat, story.name) if story.name in TOGETHER and not hidden else id(told)


def is_on_the_way(told: list[Told]) -> bool:
    """Whether the demon king turns only to move on at once."""
    return [one.story.name for one in told] == ["demon-turned", "demon-moved"]
