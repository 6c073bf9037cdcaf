"""What bots decide at the tables of this process: each is given a view to think about and nothing else."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Final

import msgspec

from sanjie.core.seats import EVERYONE, NOTHING, Seat
from sanjie.server import beats, figures, keeping, wire
from sanjie.server.live import Live
from sanjie.server.parting import draw_declined, draw_offered
from sanjie.server.scribe import Scribe
from sanjie.server.shelf.packs import own_pack
from sanjie.server.stored import Conflict, Sitting
from sanjie.server.table import Step, Table
from sanjie.server.thinking import Thinkers

PACE: Final = 0.05  # seconds; most thoughts take less

log: Final = logging.getLogger("sanjie.tables")


class Bots:
    """Lets the bots of a table think and stores what they decide."""

    def __init__(self, scribe: Scribe, thinkers: Thinkers, pace: float = PACE) -> None:
        """Where something is hidden, bots answer at beats of `pace` seconds (`beats.py`); 0: at once."""
        self.pace: Final = pace
        self.monotonic: Callable[[], float] = time.monotonic  # seconds, for the beats
        self.until: Callable[[float], Awaitable[None]] = moment  # waits until then
        self._scribe: Final = scribe
        self._thinkers: Final = thinkers

    def owe(self, table: Table) -> bool:
        """Whether any of them has the word."""
        return bool(self._asked(table) or table.bot_to_agree())

    async def play(self, live: Live) -> bool:
        """Do what they owe now; False if they owe nothing. Raises NotSaved, and whatever faults raise."""
        return await self._agrees(live) or await self._answer(live)

    def _asked(self, table: Table) -> list[Sitting]:
        """The seats that bots must answer for now."""
        return table.bots_to_answer(keeping.late(table, self._scribe.now()))

    async def _agrees(self, live: Live) -> bool:
        """A bot's word on the draw that is offered; False if it owes none."""
        table, version = live.table, live.table.version
        bot = table.bot_to_agree()
        if bot is None:
            return False
        ahead = table.face.ahead(table.view(bot.seat), table.face.side(bot.seat))
        step = draw_declined(table, None) if ahead else draw_offered(table, bot.seat, None)
        async with live.lock:
            if live.table is table and table.version == version and not table.fault:
                await self._do(live, step)
        return True

    async def _answer(self, live: Live) -> bool:
        """The decisions of all bots that are asked, each thinking by itself; False if none is.

        Where something is hidden they leave together, at a beat that does not depend on what was thought.
        """
        table, posed, began = live.table, live.table.posed, self.monotonic()
        bots = self._asked(table)
        step, seconds = self._beat(table, bots)
        thoughts = await asyncio.gather(
            *(self._thought(table, bot, seconds) for bot in bots), return_exceptions=True
        )
        if step:
            await self.until(beats.next_beat(began, self.monotonic(), step))
        for bot, thought in zip(bots, thoughts, strict=True):
            if not isinstance(thought, BaseException):
                await self._answers(live, table, posed, bot, thought)
        for thought in thoughts:
            if isinstance(thought, BaseException):
                raise thought
        return bool(bots)

    def _beat(self, table: Table, bots: list[Sitting]) -> tuple[float, float | None]:
        """Seconds between the beats of those bots, 0 where they answer at any time; and to think, or None."""
        if not bots or not self.pace or not table.face.hides(table.state):
            return 0.0, None
        levels = [table.level_at(bot.seat) for bot in bots]
        long = beats.pondering(table.face, table.view(NOTHING), levels)
        step = beats.beat(long, self._thinkers.processes, self.pace)
        return step, beats.thinking_time(self.pace) if long else None

    async def _thought(self, table: Table, bot: Sitting, seconds: float | None) -> int | None:
        """What a bot decides, in `seconds` if they are given; None if it could not."""
        game = table.face.game
        return await self._thinkers.choose(
            game.name,
            table.view(bot.seat),
            table.level_at(bot.seat),
            seed_of(table, bot.seat),
            own_pack(game),
            seconds,
        )

    async def _answers(self, live: Live, table: Table, posed: int, bot: Sitting, choice: int | None) -> None:
        """Take a bot's decision, if the question is still open that was put after answer `posed`."""
        async with live.lock:
            owes = any(one.seat == bot.seat for one in self._asked(table))  # or its person is back
            moved = live.table is not table or table.posed != posed or not owes
            if moved or table.bot_to_agree() is not None:
                return  # somebody resigned meanwhile, or offered a draw: look again
            options = table.state.options(bot.seat)
            if choice is None or choice not in options:
                facts = {"table": table.id, "number": table.upto + 1, "level": table.level_at(bot.seat)}
                log.error("bot replaced", extra={"facts": facts})
                figures.replaced.inc()
                choice = options[0]  # any legal answer keeps the game going
            by, intent = keeping.answered_by(table, bot.seat), intent_of(table, bot.seat, choice)
            await self._do(live, table.played(bot.seat, choice, None, by), intent)

    async def _do(self, live: Live, step: Step, intent: wire.Intent | None = None) -> None:
        """Carry a bot's step out and show it, unless the table has changed meanwhile."""
        try:
            await self._scribe.carry_out(live, step)
        except Conflict:
            return
        if intent is not None:
            live.table.intents[intent.seat] = intent
            self._scribe.others.tell("intent", said(live, intent))
        live.show_all()

    # -- what they say that their decisions are for ------------------------------------
    def intended(self, live: Live, intent: wire.Intent) -> None:
        """Note what a bot said that thought in another process."""
        if live.table.intents.get(intent.seat) != intent:
            live.table.intents[intent.seat] = intent
            if live.table.upto >= intent.number:  # else it is shown with the decision
                live.show_all()

    def recalled(self, live: Live, intent: wire.Intent) -> None:
        """Note what another process knows that a bot said lately; what is known here may be newer."""
        if intent.seat not in live.table.intents:
            self.intended(live, intent)

    def recall(self, live: Live) -> None:
        """Tell the other processes what bots have said here lately."""
        for intent in live.table.intents.values():
            self._scribe.others.tell("recalled", said(live, intent))


def said(live: Live, intent: wire.Intent) -> str:
    """What a bot said at a table, as processes tell each other; `heard` reads it."""
    return msgspec.json.encode((live.table.id, intent)).decode()


def heard(key: str) -> tuple[str, wire.Intent]:
    """The table and the intent that `said` wrote. Raises msgspec.DecodeError."""
    return msgspec.json.decode(key, type=tuple[str, wire.Intent])


def intent_of(table: Table, seat: Seat, choice: int) -> wire.Intent | None:
    """What a bot at `seat` says that `choice` is for; None where bots say nothing, or not all may know it."""
    if not table.face.tells or table.state.known_to != EVERYONE:
        return None
    from sanjie.bots.registry import intend  # late: where no bot tells anything it is not needed

    intent = intend(table.face.game.name, table.view(seat), table.level_at(seat), choice)
    return None if intent is None else wire.Intent(seat, table.upto + 1, intent.name, dict(intent.args))


def seed_of(table: Table, seat: Seat) -> int:
    """64 bits that nobody can foresee; a bot asked again after a restart decides alike."""
    name = f"{table.seed} {table.id} {table.posed} {seat}"
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")


async def moment(monotonic: float) -> None:
    """Wait until that moment."""
    await asyncio.sleep(max(0.0, monotonic - time.monotonic()))
