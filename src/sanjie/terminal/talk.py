"""What every conversation at the keyboard has in common: commands, refusals, rules, fitting words."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from sanjie import words
from sanjie.core.game import Reason
from sanjie.core.seats import Seat
from sanjie.rulebook import NoClause
from sanjie.terminal import page
from sanjie.terminal.fitting import fitted, printable

LONGEST: Final = 40  # letters of an unreadable answer that are repeated
INDENT: Final = "   "
FORGET: Final = "\x1b[3J"  # clears what a terminal keeps above the screen


class Left(Exception):
    """Somebody wants to leave without a result."""


class Talk(ABC):
    """Reads lines and says things; games add what they can be asked."""

    commands: tuple[tuple[str, str], ...] = ()  # what can be written, and the name of its help

    def __init__(self, game: str, console: Console, read: Callable[[str], str], language: str) -> None:
        """`read` shows its argument and gives the next line or raises EOFError."""
        self.game = game
        self.console = console
        self.read = read
        self.language = language
        self.words: dict[str, Callable[[Seat, str], None]] = {
            "?": self.options,
            "options": self.options,
            "why": self.why,
            "rules": self.rules,
            "help": self.help,
            "h": self.help,
            "quit": self.quit,
            "exit": self.quit,
            "q": self.quit,
        }

    # -- what a game adds --------------------------------------------------------------
    @abstractmethod
    def sign(self, seat: Seat) -> str:
        """The seat's sign."""

    @abstractmethod
    def refusal(self, answer: str) -> Reason | None:
        """Why `answer` cannot be given now; None if it can."""

    @abstractmethod
    def listed(self, seat: Seat) -> list[tuple[str, str]]:
        """What is allowed now, in lines: what they begin with, and words."""

    @abstractmethod
    def accept(self, answer: str) -> None:
        """Play an answer that is allowed."""

    # -- commands ----------------------------------------------------------------------
    def obey(self, seat: Seat, line: str) -> None:
        """Carry out a command, or take the line as a decision."""
        line = printable(line)
        word, _, rest = line.partition(" ")
        command = self.words.get(word.lower())
        if command is None:
            self.decide(line)
        else:
            command(seat, rest.strip())

    def decide(self, answer: str) -> None:
        """Play `answer` if the rules allow it, otherwise say why not."""
        reason = self.refusal(answer)
        if reason is None:
            self.accept(answer)
            return
        self.because(answer)
        self.say("terminal-hint", clause=reason.clause)

    def options(self, seat: Seat, rest: str = "") -> None:
        """List what is allowed now."""
        self.say("terminal-options", seat=self.sign(seat))
        self.columns(self.listed(seat))

    def why(self, seat: Seat, answer: str) -> None:
        """Whether `answer` is allowed, and by which clause not."""
        if not answer:
            self.say("terminal-why-what", example=self.example("why"))
        elif self.refusal(answer) is None:
            self.say("terminal-allowed", answer=answer)
        else:
            self.because(answer)

    def because(self, answer: str) -> None:
        """The sentence and clause that forbid `answer`."""
        reason = self.refusal(answer)
        if reason is None:
            return
        sentence = words.say(self.language, f"{self.game}-clause-{reason.name}")
        self.say("terminal-because", answer=answer[:LONGEST], sentence=sentence, clause=reason.clause)

    def rules(self, seat: Seat, what: str) -> None:
        """Print a clause ("ARAS-4.4", or "4.4" of this game), a section or a book."""
        if not what:
            self.say("terminal-rules-what", example=self.example("rules"))
            return
        for name in (what, f"{self.game}-{what}"):
            try:
                blocks = page.asked(name, self.language)
            except NoClause:
                continue
            self.console.print(page.page(blocks, self.language, self.console.width))
            return
        self.say("terminal-no-clause", asked=what[:LONGEST])

    def example(self, command: str) -> str:
        """How a command of this game is written, as `help` shows it."""
        return next(form for form, name in self.commands if name == command)

    def help(self, seat: Seat, rest: str = "") -> None:
        """What can be written."""
        self.say("terminal-help")
        self.columns(
            [(form, words.say(self.language, f"terminal-help-{name}")) for form, name in self.commands]
        )

    def quit(self, seat: Seat, rest: str = "") -> None:
        """Leave without a result."""
        raise Left

    # -- saying ------------------------------------------------------------------------
    def say(self, message: str, **args: str | int) -> None:
        """A message of the terminal."""
        self.paragraph(words.say(self.language, message, **args), "")

    def lines(self, told: list[str]) -> None:
        """Lines that fit the terminal; what goes on in the next line stands further in."""
        for line in told:
            if cell_len(line) <= self.console.width:
                self.console.print(line)
                continue
            margin = len(line) - len(line.lstrip()) + len(INDENT)
            first, *rest = fitted(Text(line), self.console.width).split("\n")
            self.console.print(first)
            if rest:
                more = Text(line[len(first.plain) :].strip())
                for part in fitted(more, max(self.console.width - margin, 20)).split("\n"):
                    self.console.print(Text(" " * margin).append_text(part))

    def clear(self) -> None:
        """Leave nothing on the screen nor above it."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)

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
