"""The conversation of a game at the keyboard: show, ask, explain, go on."""

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from sanjie import words
from sanjie.core.seats import Seat
from sanjie.rulebook import NoClause
from sanjie.terminal import page
from sanjie.terminal.fitting import fitted, printable
from sanjie.terminal.table import Ended, Table, Told

YES: Final = ("y", "yes", "是", "好", "同意")
COMMANDS: Final = (
    ("+c3 …", "answer"),
    ("?", "options"),
    ("why +c3", "why"),
    ("rules ARAS-4.4", "rules"),
    ("board", "board"),
    ("text", "text"),
    ("position", "position"),
    ("moves", "moves"),
    ("draw", "draw"),
    ("resign", "resign"),
    ("quit", "quit"),
)
LONGEST: Final = 40  # letters of an unreadable answer that are repeated


class Left(Exception):
    """Somebody wants to leave without a result."""


class Loop:
    """Talks a table through to its end."""

    def __init__(
        self, table: Table, console: Console, read: Callable[[str], str], language: str, plain: bool
    ) -> None:
        """`read` shows its argument and gives the next line or raises EOFError; `plain` wants words alone."""
        self.table = table
        self.console = console
        self.read = read
        self.language = language
        self.plain = plain
        self.changed: frozenset[str] = frozenset()
        self.shown = -1  # answers when the board was last shown

    def run(self) -> None:
        """Play to the end, or until somebody leaves, the input ends or it is interrupted."""
        try:
            while (seat := self.table.decider()) is not None:
                if seat in self.table.bots:
                    self.tell(self.table.play(self.table.bot_answer(seat)))
                else:
                    self.ask(seat)
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say("terminal-bye")
            self.position()
            return
        self.end()

    # -- one decision ------------------------------------------------------------------
    def ask(self, seat: Seat) -> None:
        """Show what has changed, say what is to be decided, and do what the next line says."""
        if self.shown != len(self.table.answers):
            self.show(self.plain)
            self.shown = len(self.table.answers)
            self.heading(seat)
        line = self.read("> ").strip()
        if line:
            self.obey(seat, printable(line))

    def heading(self, seat: Seat) -> None:
        """Whose decision it is, which, and what follows."""
        prompt = f"{self.table.game.name}-prompt-{self.table.face.prompt(self.table.view())}"
        head = Text(words.say(self.language, "terminal-to-decide", seat=self.sign(seat)), style="bold")
        head.append(" · " + words.say(self.language, prompt))
        self.console.print(head)
        self.paragraph(words.say(self.language, f"{prompt}-about"), "dim")

    def obey(self, seat: Seat, line: str) -> None:
        """Carry out a command, or take the line as a decision."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "?" | "options":
                self.options(seat)
            case "why":
                self.why(rest)
            case "rules":
                self.rules(rest)
            case "board":
                self.show(False)
            case "text":
                self.show(True)
            case "position":
                self.position()
            case "moves":
                self.moves()
            case "draw":
                self.draw(seat)
            case "resign":
                self.resign(seat)
            case "help" | "h":
                self.help()
            case "quit" | "exit" | "q":
                raise Left
            case _:
                self.decide(line)

    def decide(self, answer: str) -> None:
        """Play `answer` if the rules allow it, otherwise say why not."""
        reason = self.table.refusal(answer)
        if reason is None:
            self.changed = frozenset()
            self.tell(self.table.play(answer))
            return
        self.because(answer)
        self.say("terminal-hint", clause=reason.clause)

    # -- what can be asked -------------------------------------------------------------
    def options(self, seat: Seat) -> None:
        """List what is allowed now."""
        self.say("terminal-options", seat=self.sign(seat))
        view, answers = self.table.view(), self.table.options()
        self.columns(self.table.face.options(view, answers, self.language))

    def why(self, answer: str) -> None:
        """Whether `answer` is allowed, and by which clause not."""
        if not answer:
            self.say("terminal-why-what")
        elif self.table.refusal(answer) is None:
            self.say("terminal-allowed", answer=answer)
        else:
            self.because(answer)

    def because(self, answer: str) -> None:
        """The sentence and clause that forbid `answer`."""
        reason = self.table.refusal(answer)
        if reason is None:
            return
        sentence = words.say(self.language, f"{self.table.game.name}-clause-{reason.name}")
        self.say("terminal-because", answer=answer[:LONGEST], sentence=sentence, clause=reason.clause)

    def rules(self, what: str) -> None:
        """Print a clause ("ARAS-4.4", or "4.4" of this game), a section or a book."""
        if not what:
            self.say("terminal-rules-what")
            return
        for name in (what, f"{self.table.game.name}-{what}"):
            try:
                blocks = page.asked(name, self.language)
            except NoClause:
                continue
            self.console.print(page.page(blocks, self.language, self.console.width))
            return
        self.say("terminal-no-clause", asked=what[:LONGEST])

    def show(self, plain: bool) -> None:
        """The table, drawn or in words."""
        view = self.table.view()
        if plain:
            self.console.print(self.table.face.text(view, self.language, self.changed))
        else:
            self.console.print(self.table.face.board(view, self.language, self.changed))

    def position(self) -> None:
        """The position as one line, however long."""
        self.console.print(self.table.game.write_position(self.table.state), soft_wrap=True)

    def moves(self) -> None:
        """Every decision so far, separated by spaces."""
        if self.table.answers:
            self.console.print(" ".join(self.table.answers), soft_wrap=True)
        else:
            self.say("terminal-moves-none")

    def help(self) -> None:
        """What can be written."""
        self.say("terminal-help")
        self.columns([(form, words.say(self.language, f"terminal-help-{name}")) for form, name in COMMANDS])

    # -- ending ------------------------------------------------------------------------
    def draw(self, seat: Seat) -> None:
        """Offer a draw to the other side: a bot agrees unless it is ahead, people are asked."""
        face, view = self.table.face, self.table.view()
        others = [one for one in range(face.seats(view)) if face.side(one) != face.side(seat)]
        if any(one not in self.table.bots for one in others):
            self.say("terminal-draw-ask", side=face.sign(others[0]))
            if self.read("> ").strip().lower() not in YES:
                self.say("terminal-draw-no")
                return
        elif face.ahead(view, face.side(others[0])):
            self.say("terminal-draw-bot-no")
            return
        self.say("terminal-draw-yes")
        self.table.ended = Ended("agreed", None)

    def resign(self, seat: Seat) -> None:
        """Give the game up for the seat's side."""
        side = self.table.face.side(seat)
        self.say("terminal-resigned", side=self.table.face.sign(side))
        self.table.ended = Ended("resigned", side)

    def end(self) -> None:
        """Show the last position and say who won."""
        self.show(self.plain)
        winners = self.table.winners()
        clause = self.table.face.ending(self.table.view()) if self.table.ended is None else ""
        rests = " · " + words.say(self.language, "terminal-clause", clause=clause) if clause else ""
        if not winners:
            self.paragraph(words.say(self.language, "terminal-result-draw") + rests, "bold")
            return
        (side,) = winners
        result = words.say(self.language, "terminal-result-win", side=self.table.face.sign(side))
        if self.table.bots:
            mine = {
                self.table.face.side(seat)
                for seat in range(self.table.face.seats(self.table.view()))
                if seat not in self.table.bots
            }
            you = "terminal-you-win" if side in mine else "terminal-you-lose"
            result = f"{words.say(self.language, you)} {result}"
        self.paragraph(result + rests, "bold")

    # -- saying ------------------------------------------------------------------------
    def tell(self, told: list[Told]) -> None:
        """A line for everything that happened."""
        for one in told:
            sentence = words.say(
                self.language, f"{self.table.game.name}-event-{one.story.name}", **one.story.args
            )
            sign = self.sign(one.story.seat) if one.story.seat >= 0 else " "
            self.console.print(f"{one.turn:>3} {sign} {one.notation:<8} {sentence}", soft_wrap=True)
            self.changed |= frozenset(one.story.places)

    def say(self, message: str, **args: str | int) -> None:
        """A message of the terminal."""
        self.paragraph(words.say(self.language, message, **args), "")

    def columns(self, rows: list[tuple[str, str]]) -> None:
        """Two columns, the first as wide as it must be."""
        first = max((len(head) for head, _ in rows), default=0) + 2
        for head, text in rows:
            lines = fitted(Text(text), max(self.console.width - first, 20)).split("\n")
            for number, line in enumerate(lines):
                self.console.print(Text(("" if number else head).ljust(first)).append_text(line))

    def paragraph(self, text: str, style: str) -> None:
        """Text that fits the terminal."""
        self.console.print(fitted(Text(text, style=style), self.console.width))

    def sign(self, seat: Seat) -> str:
        """The seat's sign."""
        return self.table.face.sign(seat)
