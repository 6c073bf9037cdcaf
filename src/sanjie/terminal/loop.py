"""The conversation of an open game at the keyboard: show, ask, explain, go on."""

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from sanjie import words
from sanjie.core.game import Reason
from sanjie.core.seats import Seat
from sanjie.terminal.table import Ended, Table, Told
from sanjie.terminal.talk import Left, Talk

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


class Loop(Talk):
    """Talks a table through to its end."""

    commands = COMMANDS

    def __init__(
        self, table: Table, console: Console, read: Callable[[str], str], language: str, plain: bool
    ) -> None:
        """`read` shows its argument and gives the next line or raises EOFError; `plain` wants words alone."""
        super().__init__(table.game.name, console, read, language)
        self.table = table
        self.plain = plain
        self.changed: frozenset[str] = frozenset()
        self.shown = -1  # answers when the board was last shown
        self.words |= {
            "board": lambda seat, rest: self.show(False),
            "text": lambda seat, rest: self.show(True),
            "position": lambda seat, rest: self.position(),
            "moves": lambda seat, rest: self.moves(),
            "draw": lambda seat, rest: self.draw(seat),
            "resign": lambda seat, rest: self.resign(seat),
        }

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
            self.obey(seat, line)

    def heading(self, seat: Seat) -> None:
        """Whose decision it is, which, and what follows."""
        prompt = f"{self.table.game.name}-prompt-{self.table.face.prompt(self.table.view())}"
        head = Text(words.say(self.language, "terminal-to-decide", seat=self.sign(seat)), style="bold")
        head.append(" · " + words.say(self.language, prompt))
        self.console.print(head)
        self.paragraph(words.say(self.language, f"{prompt}-about"), "dim")

    def accept(self, answer: str) -> None:
        """Play an answer that is allowed."""
        self.changed = frozenset()
        self.tell(self.table.play(answer))

    # -- what can be asked -------------------------------------------------------------
    def refusal(self, answer: str) -> Reason | None:
        """Why `answer` cannot be given now; None if it can."""
        return self.table.refusal(answer)

    def listed(self, seat: Seat) -> list[tuple[str, str]]:
        """What is allowed now."""
        view, answers = self.table.view(), self.table.options()
        return self.table.face.options(view, answers, self.language)

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

    def sign(self, seat: Seat) -> str:
        """The seat's sign."""
        return self.table.face.sign(seat)
