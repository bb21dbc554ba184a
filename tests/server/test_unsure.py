"""The network to PostgreSQL loses an answer and then everything: what was on its way is neither called written nor not."""

from __future__ import annotations

import asyncio
import contextlib
from types import SimpleNamespace
from unittest import mock
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest
from psycopg.errors import DiskFull
from services import Databases
from sqlalchemy.exc import DBAPIError

from lastcard.server import writer
from lastcard.server.database import is_lost
from lastcard.server.store import Row, Store, Unsure


class Relay:
    """Stands between a store and PostgreSQL."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)
        self._lines: list[asyncio.StreamWriter] = []
        self._swallows = self._silent = False

    async def start(self) -> str:
        """The address at which it takes connections."""
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        at = f"{self._url.username}:{self._url.password}@127.0.0.1:{port}" if self._url.password else f"127.0.0.1:{port}"
        return urlunsplit(self._url._replace(netloc=at))

    def swallow(self) -> None:
        """Pass on what is asked, and not what is answered: with the next answer the connection is gone, and no other can be had."""
        self._swallows = True

    def close(self) -> None:
        """End it with all connections."""
        self._server.close()
        for line in self._lines:
            line.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.append(writer)
        if self._silent:
            return
        there, away = await asyncio.open_connection(self._url.hostname, self._url.port)
        self._lines.append(away)
        with contextlib.suppress(OSError):
            await asyncio.gather(self._pass(reader, away, False), self._pass(there, writer, True))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: bool) -> None:
        while data := await reader.read(65536):
            if answers and self._swallows:
                self._silent = True
                writer.transport.abort()
                return
            writer.write(data)
            await writer.drain()
        writer.close()


def test_what_may_have_been_written_is_not_called_refused(postgres: Databases) -> None:
    """Found by breaking: the answer to a write was lost, then connecting ran into its time-out, and the move was called not saved."""
    url = postgres.fresh()

    async def work() -> None:
        relay = Relay(url)
        store = await Store.open(await relay.start())
        try:
            await store.append("T1", [Row(1, 0, None, None, b"1")])
            relay.swallow()
            with pytest.raises(Unsure):
                await store.append("T1", [Row(2, 0, None, None, b"2")])
        finally:
            relay.close()
            await store.close()
        sure = await Store.open(url)
        assert [one.number for one in await sure.facts("T1")] == [1, 2]
        await sure.close()

    asyncio.run(work())


def test_what_may_be_given_elsewhere_too_is_not_called_refused(postgres: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by breaking: PostgreSQL could not be reached from here, and its client may have come again to a process that reaches it."""
    monkeypatch.setattr(writer, "AWAY", 0.5)
    url = postgres.fresh()

    async def work() -> None:
        relay = Relay(url)
        store = await Store.open(await relay.start())
        relay.close()
        for number in (1, 2):  # the first may have been on its way when the connection was lost
            with pytest.raises(Unsure):
                await store.append("T1", [Row(number, 0, None, None, b"1")])
        await store.close()

    asyncio.run(work())


def test_an_error_with_which_postgresql_ends_says_nothing_of_what_was_written(postgres: Databases) -> None:
    """Whatever its code: it may have been written before. It is looked for, and else written again."""
    url = postgres.fresh()

    async def work() -> None:
        store = await Store.open(url)
        try:
            with psycopg.connect(url) as other:
                other.execute("INSERT INTO facts (code, number, at, body) VALUES ('T1', 1, 0, '1')")
                writes = asyncio.create_task(store.append("T1", [Row(1, 0, None, None, b"2")]))
                while not (waits := other.execute("SELECT pid FROM pg_locks WHERE NOT granted").fetchall()):
                    await asyncio.sleep(0.01)
                other.execute("SELECT pg_terminate_backend(%s)", waits[0])
                await asyncio.sleep(0.1)
                assert not writes.done()
                other.rollback()
            await writes
            assert [one.body for one in await store.facts("T1")] == [b"2"]
        finally:
            await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("severity", ["ERROR", "FATAL", "PANIC"])
def test_only_an_error_that_is_lived_on_after_says_that_nothing_was_written(severity: str) -> None:
    """A full disk ends PostgreSQL after the commit was written, and is another thing before; the code is the same."""
    error = DiskFull()
    assert error.sqlstate == "53100"
    with mock.patch.object(DiskFull, "diag", SimpleNamespace(severity_nonlocalized=severity)):
        assert is_lost(DBAPIError.instance("COMMIT", None, error, psycopg.Error)) == (severity != "ERROR")  # type: ignore[arg-type]
