"""Storage: the only door to the database.

A table *is* its record here; any process can rebuild it. Every change names the version it rests on, so
of two that rest on the same one the second is refused and nothing of it is kept.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Final

from sqlalchemy import URL, Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sanjie.core.seats import NOTHING, Seat
from sanjie.server import figures, terms
from sanjie.server.engines import Place, file_reader, file_writer, server_engine
from sanjie.server.pens import FilePen, ServerPen, Wanted, Work
from sanjie.server.ratings.rows import at_table
from sanjie.server.rows import Saving, cursor_of, insert_table, sittings_of, table_of
from sanjie.server.shelf import packs
from sanjie.server.stored import Change, Conflict, Line, NewTable, NotSaved, Played, SeatRating, Stored

BATCH: Final = 256  # changes that share one durable commit

NAME_GUEST: Final = (
    "INSERT INTO guests (id, name, made) VALUES (:id, :name, :now)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name"
)
CALLED: Final = (
    "SELECT (SELECT name FROM guests WHERE id = :id),"
    " (SELECT written FROM accounts WHERE id = :id AND hidden = 0)"
)
TO_MATCH: Final = (
    "SELECT id, changed FROM tables WHERE reach = 'public' AND status = 'waiting' AND fault = ''"
    " AND game = :game AND options = :options AND terms = :terms AND seats = :seats AND pack = :pack"
    " ORDER BY made, id"
)


def match_values(game: str, options: str, agreed: str, seats: int, pack: str) -> dict[str, object]:
    """What TO_MATCH asks for."""
    return {"game": game, "options": options, "terms": agreed, "seats": seats, "pack": pack}


class Storage:
    """The database, opened. One transaction writes at a time; changes that wait for it share a commit."""

    def __init__(self, place: Place) -> None:
        """Name what `places.prepare` has made ready; `open` opens it."""
        self._engine: AsyncEngine
        self._reader: AsyncEngine  # the same connections; who reads sees the database at one moment
        self._pen: FilePen | ServerPen
        if isinstance(place, URL):
            self._engine = server_engine(place)
            self._pen = ServerPen(self._engine)
            self._reader = self._engine.execution_options(isolation_level="REPEATABLE READ")
        else:
            self._engine = self._reader = file_reader(place)
            self._pen = FilePen(file_writer(place), _tell, BATCH)
        self._waiting: asyncio.Queue[tuple[Work, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._open = False
        self.changed: Callable[[str], None] | None = None  # told each table that a change was stored of
        self.named: Callable[[str, str], None] | None = None  # told each guest with their new name

    async def open(self) -> None:
        """Start taking changes."""
        self._open = True
        if isinstance(self._pen, ServerPen):
            self._writer = asyncio.create_task(self._write_on(self._pen), name="storage")

    async def close(self) -> None:
        """Stop; changes that were asked for and not yet saved are dropped with an error to whoever asked.

        Of a file all that were asked for are saved.
        """
        self._open = False
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        while not self._waiting.empty():
            self._waiting.get_nowait()[1].set_exception(NotSaved("the server is stopping"))
        await self._engine.dispose()
        await asyncio.to_thread(self._pen.lay_down)

    # -- writing -----------------------------------------------------------------------
    async def add_table(self, table: NewTable) -> None:
        """Store a new table. Raises Conflict if its id is taken, NotSaved."""
        await self._write(lambda connection: insert_table(connection, table))

    async def add_to_match(self, table: NewTable, seen: Collection[str]) -> None:
        """Store a table. Raises Conflict if another waits for the same and is not `seen`, NotSaved.

        One transaction writes at a time, so two who look for each other at once do not both open a table.
        """
        agreed = terms.written(table.terms)
        alike = match_values(table.game, table.options, agreed, len(table.sittings), table.pack)

        def work(connection: Connection) -> None:
            waiting = connection.execute(text(TO_MATCH), alike)
            if any(str(row[0]) not in seen for row in waiting):
                raise Conflict("somebody else waits now")
            insert_table(connection, table)

        await self._write(work)

    async def change(self, table_id: str, version: int, change: Change) -> None:
        """Store `change`, which rests on `version` and leads to `version + 1`. Raises Conflict, NotSaved."""
        await self._write(Saving(table_id, version, change))
        if self.changed is not None:
            self.changed(table_id)

    async def name_guest(self, guest: str, name: str) -> None:
        """Remember the guest's name. Raises NotSaved."""
        row = {"id": guest, "name": name, "now": int(time.time())}
        await self._write(lambda connection: _do(connection, NAME_GUEST, row))
        if self.named is not None:
            self.named(guest, name)

    async def write(self, work: Work) -> None:
        """Do `work` whole or not at all; it may be done twice. Raises what Conflict it raises, NotSaved.

        It raises a Conflict before it changes anything; a row that does not fit becomes a Conflict, too.
        """
        await self._write(work)

    # -- reading -----------------------------------------------------------------------
    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read with."""
        return self._reading()

    async def name_of(self, guest: str) -> str:
        """The name the guest chose, or empty."""
        async with self._reading() as connection:
            found = await connection.scalar(text("SELECT name FROM guests WHERE id = :id"), {"id": guest})
        return str(found) if found is not None else ""

    async def called(self, guest: str) -> tuple[str, str]:
        """The name the guest chose, or empty, and the name of their page; empty for who shows none."""
        async with self._reading() as connection:
            rows = await connection.execute(text(CALLED), {"id": guest})
            name, page = rows.one()
        return str(name or ""), str(page or "")

    async def load(self, table_id: str, after: int = 0) -> Stored | None:
        """Everything about a table, or None if there is none of that id; its answers from `after` on.

        All of it is as it was at one moment, whatever others store meanwhile.
        """
        key = {"id": table_id}
        async with self._reading() as connection:
            rows = await connection.execute(text("SELECT * FROM tables WHERE id = :id"), key)
            row = rows.mappings().first()
            if row is None:
                return None
            sittings = await sittings_of(connection, "s.table_id = :id", key)
            answers = await connection.execute(
                text(
                    "SELECT number, seat, answer, digest, known_to, by FROM answers"
                    " WHERE table_id = :id AND number > :after ORDER BY number"
                ),
                {**key, "after": after},
            )
            played = tuple(Played(*answer) for answer in answers)
            commands = await connection.execute(
                text("SELECT seat, id FROM commands WHERE table_id = :id"), key
            )
            taken = frozenset((int(command[0]), str(command[1])) for command in commands)
            table = table_of(row, sittings.get(table_id, ()))
            content = await packs.get(connection, table.game, table.pack)
            ratings = await at_table(connection, table_id, table.game) if table.terms.rated else {}
        return Stored(table, int(row["version"]), played, taken, ratings, content)

    async def ratings_at(self, table_id: str, game: str) -> dict[int, SeatRating]:
        """By seat the rating of who sits at a table of `game`, and what the table's result made of it."""
        async with self._reading() as connection:
            return await at_table(connection, table_id, game)

    async def version_of(self, table_id: str) -> int:
        """The version of a table; -1 if there is none."""
        key = {"id": table_id}
        async with self._reading() as connection:
            found = await connection.scalar(text("SELECT version FROM tables WHERE id = :id"), key)
        return int(found) if found is not None else -1

    async def tables_of(self, guest: str, most: int) -> list[Line]:
        """At most `most` tables where the guest sits, each group the latest first.

        First those where it is their move, then those that wait for people, others in play, and what is over.
        """
        mine = "id IN (SELECT table_id FROM seats WHERE guest = :guest)"
        move = (
            "EXISTS (SELECT 1 FROM seats s WHERE s.table_id = tables.id AND s.guest = :guest"
            " AND (tables.waits_for >> s.seat) & 1 = 1)"
        )
        order = (
            f"CASE WHEN status = 'playing' AND fault = '' AND {move} THEN 0"
            " WHEN status = 'waiting' THEN 1 WHEN status = 'playing' THEN 2 ELSE 3 END, changed DESC, id"
        )
        chosen = f"WHERE {mine} ORDER BY {order} LIMIT :most"
        found = await self._listed(chosen, {"guest": guest, "most": most})
        return [Line(table, seat_in(table, guest), changed) for table, changed in found]

    async def past_tables_of(self, guest: str, before: int, most: int) -> list[Line]:
        """At most `most` tables where the guest sat and which are over, the latest first.

        `before` leaves out those that changed then or later, in seconds since 1970; 0 leaves out none.
        """
        mine = "id IN (SELECT table_id FROM seats WHERE guest = :guest) AND status = 'over'"
        if before:
            mine += " AND changed < :before"
        chosen = f"WHERE {mine} ORDER BY changed DESC, id LIMIT :most"
        values = {"guest": guest, "most": most} | ({"before": before} if before else {})
        found = await self._listed(chosen, values)
        return [Line(table, seat_in(table, guest), changed) for table, changed in found]

    async def public_tables(self, guest: str, most: int, game: str = "", now: int = 0) -> list[Line]:
        """At most `most` public tables (of one `game`): first those that wait for people, then others.

        Where people watch late, neither its place in the list nor that it is gone tells what is newer: such a
        table stays for that long after its end, `now` in milliseconds since 1970.
        """
        public = (
            "reach = 'public' AND fault = '' AND (status IN ('waiting', 'playing')"
            " OR (delay > 0 AND (changed + 1) * 1000 + delay > :now))"
        )
        if game:
            public += " AND game = :game"
        order = (
            "CASE status WHEN 'waiting' THEN 0 ELSE 1 END,"
            " CASE WHEN delay > 0 AND status <> 'waiting' THEN made ELSE changed END DESC, id"
        )
        chosen = f"WHERE {public} ORDER BY {order} LIMIT :most"
        values = {"most": most, "now": now, **({"game": game} if game else {})}
        return [Line(table, seat_in(table, guest)) for table, _ in await self._listed(chosen, values)]

    async def tables_not_over(self, guest: str) -> list[str]:
        """Ids of the tables where the guest sits and the game goes on, or has not begun."""
        return await self._ids(
            "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id"
            " WHERE s.guest = :guest AND t.status IN ('waiting', 'playing') AND t.fault = '' ORDER BY t.id",
            {"guest": guest},
        )

    async def waiting_of(self, guest: str) -> int:
        """How many public tables wait for people whose host is the guest."""
        async with self._reading() as connection:
            found = await connection.scalar(
                text(
                    "SELECT COUNT(*) FROM tables t JOIN seats s ON s.table_id = t.id AND s.seat = t.host"
                    " WHERE s.guest = :guest AND t.status = 'waiting' AND t.reach = 'public'"
                ),
                {"guest": guest},
            )
        return int(found or 0)

    async def tables_to_match(
        self, game: str, options: str, agreed: str, seats: int, pack: str
    ) -> list[tuple[str, int]]:
        """Public tables like that which wait for people: (id, when they last changed), the oldest first."""
        async with self._reading() as connection:
            rows = await connection.execute(text(TO_MATCH), match_values(game, options, agreed, seats, pack))
            return [(str(row[0]), int(row[1])) for row in rows]

    async def tables_due(self, now: int) -> list[str]:
        """Ids of the tables with days for a decision where somebody's time is up, `now` in milliseconds."""
        return await self._ids(
            "SELECT id FROM tables WHERE due > 0 AND due <= :now AND status = 'playing'"
            " AND fault = '' AND paused = 0 ORDER BY due, id",
            {"now": now},
        )

    async def tables_for_bots(self) -> list[str]:
        """Ids of the tables where a bot owes an answer, or may owe one to the offer of a draw."""
        return await self._ids(
            "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id"
            " AND (s.kind = 'bot' OR s.stand_in > 0)"
            " WHERE t.status = 'playing' AND t.paused = 0"
            " AND ((t.waits_for >> s.seat) & 1 = 1 OR t.draw_offer >= 0)"
            " ORDER BY t.id"
        )

    async def tables_left(self, before: int) -> list[str]:
        """Ids of the tables where a bot owes an answer and nothing has changed since `before`, in seconds."""
        return await self._ids(
            "SELECT DISTINCT t.id FROM tables t JOIN seats s ON s.table_id = t.id"
            " AND (s.kind = 'bot' OR s.stand_in > 0)"
            " WHERE t.status = 'playing' AND t.paused = 0 AND t.fault = '' AND t.changed < :before"
            " AND (t.waits_for >> s.seat) & 1 = 1 ORDER BY t.id",
            {"before": before},
        )

    # -- inside ------------------------------------------------------------------------
    async def _listed(self, chosen: str, values: Mapping[str, Any]) -> list[tuple[NewTable, int]]:
        """The tables that `chosen` picks, each with when it last changed; without their answers."""
        async with self._reading() as connection:
            rows = await connection.execute(text(f"SELECT * FROM tables {chosen}"), values)
            found = rows.mappings().all()
            theirs = f"s.table_id IN (SELECT id FROM tables {chosen})"
            sittings = await sittings_of(connection, theirs, values)
        return [(table_of(row, sittings.get(row["id"], ())), int(row["changed"])) for row in found]

    async def _ids(self, statement: str, values: Mapping[str, Any] | None = None) -> list[str]:
        """The first column of what a statement finds."""
        async with self._reading() as connection:
            rows = await connection.execute(text(statement), values)
            return [str(row[0]) for row in rows]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._reader.connect() as connection:
            yield connection

    async def _write(self, work: Work) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if not self._open:
            raise NotSaved("the server is stopping")
        if isinstance(self._pen, FilePen):
            self._pen.take(work, done)
        else:
            self._waiting.put_nowait((work, done))
        await done  # the change goes on when whoever asked has left

    async def _write_on(self, pen: ServerPen) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < BATCH and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            works = [work for work, _ in batch]
            began = time.monotonic()
            writing = asyncio.ensure_future(pen.write(works))
            try:
                outcomes = await asyncio.shield(writing)
            except asyncio.CancelledError:  # what is being written is told before we stop
                _tell(batch, await writing, time.monotonic() - began)
                raise
            _tell(batch, outcomes, time.monotonic() - began)


COUNTED: Final = {name: figures.changes.labels(name) for name in ("kept", "conflict", "not-saved")}


def seat_in(table: NewTable, guest: str) -> Seat:
    """The first seat of a guest there; NOTHING for who does not sit there, or is nobody."""
    return next((one.seat for one in table.sittings if guest and one.guest == guest), NOTHING)


def name_of(outcome: Exception | None) -> str:
    """How the figures call what came of a change."""
    if outcome is None:
        return "kept"
    return "conflict" if isinstance(outcome, Conflict) else "not-saved"


def _tell(batch: Sequence[Wanted], outcomes: Sequence[Exception | None], seconds: float) -> None:
    """Tell everybody who waits what came of it, and count what it took."""
    figures.commit_seconds.observe(seconds)
    figures.commit_changes.observe(len(batch))
    for name, many in Counter(map(name_of, outcomes)).items():
        COUNTED[name].inc(many)
    for (_, done), outcome in zip(batch, outcomes, strict=True):
        if done.cancelled():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)


def _do(connection: Connection, statement: str, row: dict[str, object]) -> None:
    cursor_of(connection).execute(statement, row)
