"""What holds of the database in a file holds of the one on a server of PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace

import pytest
from sqlalchemy import URL, text

from sanjie.server.database import DamagedDatabase, LostDatabase, NewerDatabase
from sanjie.server.engines import server_engine
from sanjie.server.migrations import LINE, VERSION
from sanjie.server.notices.book import OVER, Book
from sanjie.server.notices.push import Subscription
from sanjie.server.places import place_of, prepare
from sanjie.server.storage import Storage
from sanjie.server.stored import Change, Conflict, NotSaved
from server.test_storage import TABLE, answer, loaded
from services import free_port, postgres


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def place(server: str) -> URL:
    """The server's database, empty."""
    found = place_of(server)
    assert isinstance(found, URL)
    ask(found, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    return found


def ask(place: URL, *statements: str) -> list[tuple[object, ...]]:
    """Do statements; the rows of the last."""

    async def work() -> list[tuple[object, ...]]:
        engine = server_engine(place)
        rows: list[tuple[object, ...]] = []
        async with engine.begin() as connection:
            for statement in statements:
                done = await connection.execute(text(statement))
                rows = [tuple(row) for row in done] if done.returns_rows else []
        await engine.dispose()
        return rows

    return asyncio.run(work())


def with_storage(place: URL, work: Callable[[Storage, Storage], Awaitable[None]]) -> None:
    """Do `work` with two processes' doors to the same database, which holds TABLE."""

    async def life() -> None:
        one, other = Storage(place), Storage(place)
        await one.open()
        await other.open()
        try:
            await one.add_table(TABLE)
            await work(one, other)
        finally:
            await one.close()
            await other.close()

    prepare(place)
    asyncio.run(life())


def test_an_empty_database_takes_every_step_and_is_then_left_as_it_is(place: URL) -> None:
    for _ in range(2):
        prepare(place)

        assert ask(place, "SELECT version FROM sanjie_version") == [(VERSION,)]
        assert ask(place, "SELECT version_num FROM alembic_version") == [(LINE[-1],)]


def test_what_is_stored_is_read_again_through_another_door(place: URL) -> None:
    async def work(one: Storage, other: Storage) -> None:
        await one.name_guest("ann", "安")
        await one.name_guest("ann", "安安")
        await one.change("t", 0, answer(1, "c1"))

        stored = await loaded(other)

        assert (stored.version, stored.answers) == (1, answer(1).played)
        assert stored.commands == {(0, "c1")}
        assert stored.table.sittings[0].name == "安安"
        assert [line.table.id for line in await other.tables_of("ann", 10)] == ["t"]
        assert await other.tables_for_bots() == []
        await other.change("t", 1, Change(replace(answer(1).standing, waits_for=2)))
        assert await one.tables_for_bots() == ["t"]

    with_storage(place, work)


def test_of_changes_of_the_same_version_one_is_kept_whoever_asks(place: URL) -> None:
    async def work(one: Storage, other: Storage) -> None:
        for version in range(20):
            outcomes = await asyncio.gather(
                *(door.change("t", version, answer(version + 1)) for door in (one, other, one, other)),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes].count(type(None)) == 1
            assert [type(outcome) for outcome in outcomes].count(Conflict) == 3
        assert [played.number for played in (await loaded(one)).answers] == list(range(1, 21))

    with_storage(place, work)


def test_what_the_server_does_not_take_keeps_nobody_else_from_being_saved(place: URL) -> None:
    async def work(one: Storage, _other: Storage) -> None:
        for number in range(2):
            await one.add_table(replace(TABLE, id=f"u{number}"))
        outcomes = await asyncio.gather(
            one.change("u0", 0, answer(1, "zero\0")),  # PostgreSQL has no room for that letter
            one.change("u1", 0, answer(1, "c")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [NotSaved, type(None)]
        assert (await loaded(one)).version == 0

    with_storage(place, work)


def test_a_newer_database_and_another_programs_are_refused(place: URL) -> None:
    prepare(place)
    ask(place, f"UPDATE sanjie_version SET version = {VERSION + 1}, release = '9.9'")
    with pytest.raises(NewerDatabase) as newer:
        prepare(place)
    assert (newer.value.args_of_words["release"], newer.value.args_of_words["known"]) == ("9.9", str(VERSION))

    ask(place, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public", "CREATE TABLE tables (id TEXT)")
    with pytest.raises(DamagedDatabase) as damaged:
        prepare(place)
    assert "unasked" not in str(damaged.value)
    names = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    assert ask(place, names) == [("tables",)]


def test_a_database_that_lacks_what_its_version_says_is_refused(place: URL) -> None:
    prepare(place)
    ask(place, "DROP TABLE mails_asked", "UPDATE sanjie_version SET version = 13")
    ask(place, "UPDATE alembic_version SET version_num = 'r0013'", "DROP TABLE mails")

    with pytest.raises(DamagedDatabase) as refused:
        prepare(place)

    assert refused.value.args_of_words["detail"] == 'relation "mails" does not exist'
    assert ask(place, "SELECT version FROM sanjie_version") == [(13,)]


def test_a_server_that_is_not_there_is_told_without_its_password() -> None:
    with pytest.raises(LostDatabase) as lost:
        prepare(place_of(f"postgresql://ann:secret@127.0.0.1:{free_port()}/games"))

    assert "secret" not in str(lost.value)
    assert "ann" in lost.value.args_of_words["place"]


def test_notices_are_found_due_and_sent_by_one_process(place: URL) -> None:
    async def work(one: Storage, other: Storage) -> None:
        books = [Book(door, bytes(32)) for door in (one, other)]
        key = Subscription("https://push.example.org/1", "key", "auth", "https://games.example.org")
        await books[0].add_push("ann", "", key, "Firefox", "en")
        code = await books[0].set_mail("ann", "ann@example.net", "en", "https://games.example.org")
        assert await books[1].confirm_mail("ann", code)
        await one.change("t", 0, Change(replace(answer(1).standing, waits_for=1)))

        (due,) = await books[0].due()
        assert (due.guest, due.table, due.seats, due.seen) == ("ann", "t", (0,), None)
        await books[0].note([due], [], [])
        (due,) = await books[1].due()
        assert due.seen is not None
        claimed = await asyncio.gather(*(book.claim([due]) for book in books))
        assert sorted(map(len, claimed)) == [0, 1]
        assert await books[0].due() == []

        over = replace(answer(1).standing, status="over", ended_by="resigned", ended_seat=1, upto=1)
        await one.change("t", 1, Change(over))
        (due,) = await books[0].due()
        assert (due.number, due.ended_seat) == (OVER, 1)
        await books[0].note([], [due], [])
        assert await books[1].due() == []
        await books[0].prune()
        assert [way.to for way in await books[1].pushes("ann")] == [key]

    with_storage(place, work)
