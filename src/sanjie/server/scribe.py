"""How the tables of this process change: a step is stored first and taken then, or they follow the record."""

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from sanjie.server import keeping
from sanjie.server.live import Live
from sanjie.server.others import Nobody, Others
from sanjie.server.ratings.results import rated
from sanjie.server.storage import Storage
from sanjie.server.stored import Change, Conflict, NotSaved, Stored
from sanjie.server.table import Step, Table, Unreadable
from sanjie.server.talk.moments import noted

log: Final = logging.getLogger("sanjie.tables")


class Scribe:
    """Reads tables and carries out their steps; whoever asks for that holds the table's lock."""

    def __init__(self, storage: Storage, now: Callable[[], int]) -> None:
        """`now` gives milliseconds since 1970."""
        self.storage: Final = storage
        self.now: Final = now
        self.others: Others = Nobody()  # processes that store in the same database

    async def read(self, table_id: str, again: bool = False) -> Table | None:
        """The table as it is stored, None if there is none. Raises Unreadable.

        What has stopped it does so still if it is only read `again`.
        """
        stored = await self.storage.load(table_id)
        if stored is None:
            return None
        try:
            table = Table(stored)
        except Unreadable as problem:
            log.error("unreadable", extra={"facts": {"table": table_id, "problem": str(problem)}})
            await self._note(stored, str(problem))
            raise
        if again:
            table.fault = table.fault or stored.table.standing.fault
        if table.fault:
            log.error("held", extra={"facts": {"table": table_id, "problem": table.fault}})
        if await self._note(stored, table.fault):  # or that it is gone: a newer release may have mended it
            table.take(table.fault_noted())
        return table

    async def _note(self, stored: Stored, fault: str) -> bool:
        """Note in the database what stops a table, for whoever runs the server; False if nothing was new."""
        standing = stored.table.standing
        if standing.fault == fault:
            return False
        try:
            await self.storage.change(stored.table.id, stored.version, Change(replace(standing, fault=fault)))
        except (Conflict, NotSaved) as problem:
            log.warning("not stored", extra={"facts": {"table": stored.table.id, "problem": str(problem)}})
            return False
        return True

    async def followed(self, live: Live) -> bool:
        """Whether others changed the table; it is then as they left it. Raises Unreadable.

        What they played is played after them; only where that cannot be the whole record is.
        """
        table = live.table
        stored = await self.storage.load(table.id, table.upto)
        if stored is None or stored.version <= table.version:
            return False
        if not table.follow(stored):
            again = await self.read(table.id, again=True)
            if again is None or again.version <= table.version:
                return False
            again.intents = table.intents
            live.table = again
        live.theirs = True
        return True

    async def carry_out(self, live: Live, step: Step) -> None:
        """Store, then take. After Conflict or NotSaved the table is as its record says."""
        table = live.table
        now = self.now()
        step = noted(table, rated(table, keeping.timed(table, step, now)), now)
        try:
            await self.storage.change(table.id, table.version, step.change)
        except (Conflict, NotSaved) as problem:
            await self._fall_back(live, step, problem)
            raise
        live.theirs = False
        before = table.standing.status
        table.take(step)
        if table.terms.rated and (step.change.sittings or step.change.rated):
            try:
                table.ratings = await self.storage.ratings_at(table.id, table.face.game.name)
            except Exception:  # the step is stored: they are shown when the table is read again
                log.exception("ratings not read", extra={"facts": {"table": table.id}})
        if table.standing.status != before:
            facts = {"table": table.id, "number": table.upto, "ended_by": table.standing.ended_by}
            log.info(table.standing.status, extra={"facts": facts})

    async def _fall_back(self, live: Live, step: Step, problem: Conflict | NotSaved) -> None:
        """Show the table as it is stored, as a step of it was not."""
        table = live.table
        facts = {"table": table.id, "version": table.version + 1, "number": step.change.standing.upto}
        raced = self.others.exist and isinstance(problem, Conflict)  # one of them was quicker, as happens
        level = logging.DEBUG if raced else logging.WARNING
        log.log(level, "not stored", extra={"facts": {**facts, "problem": str(problem)}})
        try:
            changed = await self.followed(live)
        except (SQLAlchemyError, OSError):
            log.exception("not read", extra={"facts": facts})  # the next change will meet a conflict
            return
        if changed:
            live.show_all()

    async def hold(self, live: Live, fault: str) -> None:
        """Stop a table that a fault of ours touched; its record is as it was."""
        live.table.fault = fault
        facts = {"table": live.table.id, "number": live.table.upto + 1, "problem": fault}
        log.exception("held", extra={"facts": facts})
        step = live.table.fault_noted()
        try:
            await self.storage.change(live.table.id, live.table.version, step.change)
            live.table.take(step)
        except (Conflict, NotSaved) as problem:
            log.warning("not stored", extra={"facts": {**facts, "problem": str(problem)}})
        live.show_all()
