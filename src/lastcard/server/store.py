"""What is on disk: people, and the numbered facts of tables, in one SQLite file.

Everything that is written goes through one task, which carries out whatever waits in one transaction: so the disk is waited for once,
however many tables were played at meanwhile. Whoever asked for something is answered after the transaction is on disk, or told that it is
not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, func, insert, inspect, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from . import schema
from .disk import DataError
from .writer import Conflict, NotSaved, Writer

__all__ = ["Conflict", "NotSaved", "Row", "Store", "Summary"]


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


class Store:
    """The database of one server. Made by `Store.open`."""

    def __init__(self, reading: AsyncEngine, writing: Engine) -> None:
        self._engine = reading
        self._writing = writing
        self._writer: Writer[Summary] = Writer(writing, _write_facts, _write_summaries)

    @classmethod
    async def open(cls, folder: Path) -> Store:
        """Open the database of a folder, made or brought up to date where needed. Raises `DataError`."""
        file = folder / "lastcard.db"
        # What is written holds seeds, so that no error may quote it.
        reading = create_async_engine(f"sqlite+aiosqlite:///{file}", pool_size=2, max_overflow=2, hide_parameters=True)
        # What is written goes to the database's own driver in a thread: through the other, each statement crosses threads several times.
        writing = create_engine(f"sqlite:///{file}", hide_parameters=True)
        for engine in (reading.sync_engine, writing):
            event.listen(engine, "connect", _prepare)
            event.listen(engine, "begin", _begin)
        try:
            async with reading.begin() as connection:
                await connection.run_sync(_bring_up_to_date, str(folder))
        except DBAPIError as error:
            await reading.dispose()
            raise DataError("damaged", folder=str(folder), reason=str(error.orig)) from None
        except BaseException:
            await reading.dispose()
            raise
        return cls(reading, writing)

    async def close(self) -> None:
        """Write what waits, and let go of the file."""
        await self._writer.close()
        self._writing.dispose()
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
        await self._writer.append(facts, work)

    def summarize(self, code: str, summary: Callable[[], Summary]) -> None:
        """Have a table's summary, as it is then, written soon: with a transaction that follows, or in a moment."""
        self._writer.later(code, summary)

    async def flush(self) -> None:
        """Wait until all summaries are written."""
        await self._writer.flush()

    async def add_person(self, person: str, name: str, token: bytes, now: int) -> None:
        """A new person with a first token."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.people), [{"id": person, "name": name, "made": now}])
            connection.execute(insert(schema.tokens), [{"hash": token, "person": person, "made": now}])

        await self._writer.run(work)

    async def rename(self, person: str, name: str) -> None:
        """Another name for a person."""
        await self._writer.run(
            lambda connection: connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))
        )

    async def add_link(self, code: bytes, person: str, until: int, now: int) -> None:
        """A code for another device. Those that have run out are forgotten, and earlier ones of this person too."""
        links = schema.links

        def work(connection: Connection) -> None:
            connection.execute(delete(links).where((links.c.until < now) | (links.c.person == person)))
            connection.execute(insert(links), [{"hash": code, "person": person, "until": until}])

        await self._writer.run(work)

    async def claim_link(self, code: bytes, token: bytes, now: int) -> str | None:
        """Use a code up: return its person, who has this token from now on; None when there is no such code."""
        links = schema.links

        def work(connection: Connection) -> str | None:
            found = connection.execute(delete(links).where(links.c.hash == code, links.c.until >= now).returning(links.c.person))
            person: str | None = found.scalar()
            if person is not None:
                connection.execute(insert(schema.tokens), [{"hash": token, "person": person, "made": now}])
            return person

        return await self._writer.run(work)  # type: ignore[no-any-return]

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


def _write_facts(connection: Connection, facts: list[dict[str, Any]]) -> None:
    connection.execute(insert(schema.facts), facts)


_OF_TABLE: Any = bindparam("table")


def _write_summaries(connection: Connection, summaries: list[Summary]) -> None:
    tables, seats = schema.tables, schema.seats
    rows = [
        {"code": one.code, "number": one.number, "due_at": one.due_at, "open": one.open, "line": one.line, "updated": one.updated}
        for one in summaries
    ]
    codes = [{"table": one.code} for one in summaries]
    connection.execute(delete(tables).where(tables.c.code == _OF_TABLE), codes)
    connection.execute(insert(tables), rows)
    connection.execute(delete(seats).where(seats.c.code == _OF_TABLE), codes)
    sitting = [{"code": one.code, "person": person} for one in summaries for person in sorted(one.people)]
    if sitting:
        connection.execute(insert(seats), sitting)


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
