"""What is on disk: people, and the numbered facts of tables, in one SQLite file.

Everything that is written goes through one task, which carries out whatever waits in one transaction: so the disk is waited for once,
however many tables were played at meanwhile. Whoever asked for something is answered after the transaction is on disk, or told that it is
not.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, event, func, insert, inspect, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import schema
from .disk import DataError

logger = logging.getLogger(__name__)

#: Transactions hold so many writes at most, so that none takes long.
MOST_AT_ONCE = 500
#: How long to wait before what failed for want of space, and can wait, is tried again.
PATIENCE = 1.0


class NotSaved(Exception):
    """It could not be written to disk: nothing has changed."""


class Conflict(Exception):
    """The number of a fact is taken: somebody else was faster."""


@dataclass(frozen=True, slots=True)
class Row:
    """A fact as it is stored."""

    number: int
    at: int
    person: str | None
    command: str | None
    body: bytes


@dataclass(frozen=True, slots=True)
class Summary:
    """What the facts of a table come to, for lists."""

    code: str
    number: int
    due_at: int | None
    open: bool
    line: bytes
    updated: int
    people: frozenset[str]


@dataclass(slots=True)
class _Job:
    """Something to be written: facts of a table, or anything else."""

    facts: list[dict[str, Any]] | None
    work: Callable[[AsyncConnection], Awaitable[Any]] | None
    done: asyncio.Future[Any]


class Store:
    """The database of one server. Made by `Store.open`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: list[_Job] = []
        self._summaries: dict[str, Callable[[], Summary]] = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._connection: AsyncConnection | None = None
        self._writer = asyncio.create_task(self._write(), name="writer")

    @classmethod
    async def open(cls, folder: Path) -> Store:
        """Open the database of a folder, made or brought up to date where needed. Raises `DataError`."""
        engine = create_async_engine(f"sqlite+aiosqlite:///{folder / 'lastcard.db'}", pool_size=2, max_overflow=2)
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_bring_up_to_date, str(folder))
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Write what waits, and let go of the file."""
        self._closing = True
        self._wake.set()
        await self._writer
        await self._engine.dispose()

    # Writing

    async def append(self, code: str, rows: Sequence[Row], summary: Summary | None = None) -> None:
        """Add facts to a table; they are on disk when this returns. Raises `Conflict` when one's number is taken, and `NotSaved`.

        The summary, which a new table has from the start, is written with them.
        """
        facts = [
            {"code": code, "number": row.number, "at": row.at, "person": row.person, "command": row.command, "body": row.body}
            for row in rows
        ]
        work = None if summary is None else partial(_write_summaries, summaries=[summary])
        await self._do(_Job(facts, work, asyncio.get_running_loop().create_future()))

    def summarize(self, code: str, summary: Callable[[], Summary]) -> None:
        """Have a table's summary, as it is then, written soon: with the next transaction, or shortly after."""
        self._summaries[code] = summary
        self._wake.set()

    async def flush(self) -> None:
        """Wait until all summaries are written."""
        await self._run(_nothing)

    async def add_person(self, person: str, name: str, token: bytes, now: int) -> None:
        """A new person with a first token."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.people), [{"id": person, "name": name, "made": now}])
            await connection.execute(insert(schema.tokens), [{"hash": token, "person": person, "made": now}])

        await self._run(work)

    async def rename(self, person: str, name: str) -> None:
        """Another name for a person."""
        await self._run(lambda connection: connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name)))

    async def add_link(self, code: bytes, person: str, until: int, now: int) -> None:
        """A code for another device. Those that have run out are forgotten, and earlier ones of this person too."""
        links = schema.links

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(links).where((links.c.until < now) | (links.c.person == person)))
            await connection.execute(insert(links), [{"hash": code, "person": person, "until": until}])

        await self._run(work)

    async def claim_link(self, code: bytes, token: bytes, now: int) -> str | None:
        """Use a code up: return its person, who has this token from now on; None when there is no such code."""
        links = schema.links

        async def work(connection: AsyncConnection) -> str | None:
            found = await connection.execute(delete(links).where(links.c.hash == code, links.c.until >= now).returning(links.c.person))
            person: str | None = found.scalar()
            if person is not None:
                await connection.execute(insert(schema.tokens), [{"hash": token, "person": person, "made": now}])
            return person

        return await self._run(work)  # type: ignore[no-any-return]

    # Reading

    async def person_of(self, token: bytes) -> tuple[str, str] | None:
        """The person of a token, with the name."""
        joined = schema.tokens.join(schema.people, schema.people.c.id == schema.tokens.c.person)
        rows = await self._rows(select(schema.people.c.id, schema.people.c.name).select_from(joined).where(schema.tokens.c.hash == token))
        return (rows[0][0], rows[0][1]) if rows else None

    async def facts(self, code: str) -> list[Row]:
        """All facts of a table; none when there is no such table."""
        facts = schema.facts
        wanted = select(facts.c.number, facts.c.at, facts.c.person, facts.c.command, facts.c.body)
        rows = await self._rows(wanted.where(facts.c.code == code).order_by(facts.c.number))
        return [Row(*row) for row in rows]

    async def exists(self, code: str) -> bool:
        """Whether there is such a table."""
        return bool(await self._rows(select(schema.facts.c.number).where(schema.facts.c.code == code).limit(1)))

    async def due(self, until: int) -> list[str]:
        """The tables that have something to do by themselves until then."""
        rows = await self._rows(select(schema.tables.c.code).where(schema.tables.c.due_at <= until).order_by(schema.tables.c.due_at))
        return [row[0] for row in rows]

    async def behind(self) -> list[str]:
        """The tables whose summaries lag behind their facts, as they may after a crash."""
        facts, tables = schema.facts, schema.tables
        newest = select(func.max(facts.c.number)).where(facts.c.code == tables.c.code).scalar_subquery()
        return [row[0] for row in await self._rows(select(tables.c.code).where(tables.c.number < newest))]

    async def open_lines(self, since: int, most: int) -> list[tuple[str, bytes]]:
        """The lines of open tables by code, the latest first."""
        tables = schema.tables
        wanted = select(tables.c.code, tables.c.line).where(tables.c.open, tables.c.updated >= since)
        return [(row[0], row[1]) for row in await self._rows(wanted.order_by(tables.c.updated.desc()).limit(most))]

    async def lines_of(self, person: str, most: int) -> list[tuple[str, bytes]]:
        """The lines of the tables where a person sits by code, the latest first."""
        tables, seats = schema.tables, schema.seats
        joined = seats.join(tables, tables.c.code == seats.c.code)
        wanted = select(tables.c.code, tables.c.line).select_from(joined).where(seats.c.person == person)
        return [(row[0], row[1]) for row in await self._rows(wanted.order_by(tables.c.updated.desc()).limit(most))]

    async def _rows(self, wanted: Any) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).all()

    # The writer

    async def _run(self, work: Callable[[AsyncConnection], Awaitable[Any]]) -> Any:
        return await self._do(_Job(None, work, asyncio.get_running_loop().create_future()))

    async def _do(self, job: _Job) -> Any:
        if self._closing:
            raise NotSaved
        self._jobs.append(job)
        self._wake.set()
        return await asyncio.shield(job.done)

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._jobs or self._summaries:
                jobs, self._jobs = self._jobs[:MOST_AT_ONCE], self._jobs[MOST_AT_ONCE:]
                if not jobs and not self._closing:
                    # Summaries alone can wait for company.
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._wake.wait(), 0.2)
                    self._wake.clear()
                    jobs, self._jobs = self._jobs[:MOST_AT_ONCE], self._jobs[MOST_AT_ONCE:]
                if not await self._transaction(jobs) and not self._jobs:
                    if self._closing:
                        break
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._wake.wait(), PATIENCE)
            if self._closing:
                await self._let_go()
                return

    async def _transaction(self, jobs: list[_Job]) -> bool:
        """Carry out these jobs, and write the summaries, in one transaction; return whether it is on disk."""
        summaries, self._summaries = self._summaries, {}
        try:
            results = await self._carry_out(jobs, [make() for make in summaries.values()])
        except IntegrityError:
            self._summaries = summaries | self._summaries
            await self._rolled_back()
            if len(jobs) < 2:
                _answer(jobs, Conflict())
                return True
            for job in jobs:  # one of them is to blame
                await self._transaction([job])
            return True
        except Exception as error:  # whatever it is, later writes are tried again on a new connection
            logger.warning("could not write to the database: %s", error)
            self._summaries = summaries | self._summaries
            await self._let_go()
            _answer(jobs, NotSaved(str(error)))
            return False
        except BaseException:
            _answer(jobs, NotSaved())
            raise
        for job, result in zip(jobs, results, strict=True):
            if not job.done.done():
                job.done.set_result(result)
        return True

    async def _carry_out(self, jobs: list[_Job], summaries: list[Summary]) -> list[Any]:
        if self._connection is None:
            self._connection = await self._engine.connect()
        connection = self._connection
        facts = [fact for job in jobs if job.facts for fact in job.facts]
        if facts:
            await connection.execute(insert(schema.facts), facts)
        results = [None if job.work is None else await job.work(connection) for job in jobs]
        if summaries:
            await _write_summaries(connection, summaries)
        await connection.commit()
        return results

    async def _rolled_back(self) -> None:
        try:
            if self._connection is not None:
                await self._connection.rollback()
        except Exception:
            await self._let_go()

    async def _let_go(self) -> None:
        """Close the writer's connection, which undoes what it has not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()


def _answer(jobs: Iterable[_Job], error: Exception) -> None:
    for job in jobs:
        if not job.done.done():
            job.done.set_exception(error)


async def _nothing(_: AsyncConnection) -> None:
    return None


async def _write_summaries(connection: AsyncConnection, summaries: list[Summary]) -> None:
    tables, seats = schema.tables, schema.seats
    rows = [
        {"code": one.code, "number": one.number, "due_at": one.due_at, "open": one.open, "line": one.line, "updated": one.updated}
        for one in summaries
    ]
    codes = [one.code for one in summaries]
    await connection.execute(delete(tables).where(tables.c.code.in_(codes)))
    await connection.execute(insert(tables), rows)
    await connection.execute(delete(seats).where(seats.c.code.in_(codes)))
    sitting = [{"code": one.code, "person": person} for one in summaries for person in sorted(one.people)]
    if sitting:
        await connection.execute(insert(seats), sitting)


# --- the file ---


def _prepare(connection: Any, _: object) -> None:
    # The driver would begin transactions of its own accord, and leave changes of the schema out of them: see `_begin`.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "journal_size_limit = 16777216"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _bring_up_to_date(connection: Connection, folder: str) -> None:
    found = _revision(connection)
    if found == schema.REVISION:
        return
    from .migrations import migrate

    if found is not None and found not in migrate.known():
        raise DataError("newer", folder=folder)
    migrate.upgrade(connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
