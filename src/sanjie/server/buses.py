"""How processes that serve one database tell each other what happened: by Redis, or PostgreSQL itself.

A message is a hint to look again and may be lost: what is true is in the database, and `Between` looks there.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, Protocol

from sqlalchemy import URL

log: Final = logging.getLogger("sanjie.buses")

AGAIN_SECONDS: Final = 1.0
HEALTH_SECONDS: Final = 15  # after that long without a message Redis is asked whether it is there
QUIET_SECONDS: Final = 20.0  # without an answer a connection is dead, whatever the network says
WAITING: Final = 10_000  # messages that wait to be sent; more are dropped
MOST_BYTES: Final = 7_500  # of a message; PostgreSQL takes a little more
Hear = Callable[[bytes], None]


class Bus(Protocol):
    """Tells every process on it everything, the one that said it included."""

    def connected(self, hear: Hear) -> contextlib.AbstractAsyncContextManager["Line"]:
        """A connection that calls `hear` with every message. Raises what the driver raises."""


class Line(Protocol):
    """An open connection to a bus."""

    async def say(self, message: bytes) -> None:
        """Tell everybody. Raises what the driver raises."""

    async def ended(self) -> None:
        """Return, or raise, when the connection has ended."""


class RedisBus:
    """Publish and subscribe of Redis."""

    def __init__(self, url: str, channel: str) -> None:
        self._url: Final = url
        self._channel: Final = channel

    @contextlib.asynccontextmanager
    async def connected(self, hear: Hear) -> AsyncIterator[Line]:
        """Subscribe."""
        from redis.asyncio import Redis  # late: who serves alone has no use for it

        client = Redis.from_url(
            self._url,
            health_check_interval=HEALTH_SECONDS,
            socket_connect_timeout=5,
            socket_timeout=QUIET_SECONDS,
        )
        try:
            async with client.pubsub(ignore_subscribe_messages=True) as heard:
                await heard.subscribe(self._channel)
                yield _RedisLine(client, heard, self._channel, hear)
        finally:
            await client.aclose()


class _RedisLine:
    def __init__(self, client: Any, heard: Any, channel: str, hear: Hear) -> None:
        self._client, self._heard, self._channel, self._hear = client, heard, channel, hear

    async def say(self, message: bytes) -> None:
        await self._client.publish(self._channel, message)

    async def ended(self) -> None:
        while True:
            message = await self._heard.get_message(
                timeout=QUIET_SECONDS
            )  # then it is asked whether it lives
            if message is not None:
                self._hear(message["data"])


class PostgresBus:
    """LISTEN and NOTIFY of PostgreSQL, on a connection of its own."""

    def __init__(self, url: URL, channel: str) -> None:
        self._address: Final = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._channel: Final = channel

    @contextlib.asynccontextmanager
    async def connected(self, hear: Hear) -> AsyncIterator[Line]:
        """Listen."""
        import asyncpg

        connection = await asyncpg.connect(self._address, timeout=5)
        try:
            await connection.add_listener(self._channel, lambda *heard: hear(str(heard[3]).encode()))
            yield _PostgresLine(connection, self._channel)
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=2)


class _PostgresLine:
    def __init__(self, connection: Any, channel: str) -> None:
        self._connection, self._channel = connection, channel
        self._ended = asyncio.Event()
        connection.add_termination_listener(lambda _connection: self._ended.set())

    async def say(self, message: bytes) -> None:
        told = (self._channel, message.decode())
        await self._connection.execute("SELECT pg_notify($1, $2)", *told, timeout=QUIET_SECONDS)

    async def ended(self) -> None:
        await self._ended.wait()


class Speaker:
    """Keeps a connection to a bus, opened again whenever it ends; saying never waits."""

    def __init__(self, bus: Bus, hear: Hear) -> None:
        self._bus: Final = bus
        self._hear: Final = hear
        self._waiting: Final[asyncio.Queue[bytes]] = asyncio.Queue(WAITING)
        self.connected: Final = asyncio.Event()

    def say(self, message: bytes) -> None:
        """Tell everybody, soon; dropped if it is too long or too much already waits."""
        if len(message) <= MOST_BYTES:
            with contextlib.suppress(asyncio.QueueFull):
                self._waiting.put_nowait(message)

    async def run(self) -> None:
        """For ever."""
        while True:
            try:
                async with self._bus.connected(self._hear) as line:
                    self.connected.set()
                    await self._speak_on(line)
            except Exception as problem:
                log.warning(
                    "no connection to the others", extra={"facts": {"problem": type(problem).__name__}}
                )
            self.connected.clear()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _speak_on(self, line: Line) -> None:
        async def send() -> None:
            while True:
                await line.say(await self._waiting.get())

        tasks = [asyncio.create_task(send()), asyncio.create_task(line.ended())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def answers(url: str) -> None:
    """Return if Redis answers at `url`. Raises ValueError if it is no URL of one, RedisError, OSError."""
    from redis.asyncio import Redis

    client = Redis.from_url(url, socket_connect_timeout=5, socket_timeout=5)
    try:
        await client.ping()
    finally:
        await client.aclose()
