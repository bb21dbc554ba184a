"""What is on disk: people, and the numbered facts of tables, in one SQLite file or in PostgreSQL.

Everything that is written goes through one task, which carries out whatever waits in one transaction: so the disk is waited for once,
however many tables were played at meanwhile. Whoever asked for something is answered after the transaction is on disk, or told that it is
not.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import ARRAY, Connection, String, bindparam, cast, delete, func, insert, select, text, true, tuple_, union_all, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from . import archive, database, metrics, schema
from .clock import now_millis
from .database import Database, is_lost, is_passing
from .disk import DataError
from .schema import Row
from .writer import Conflict, NotSaved, Unsure, Writer

__all__ = ["Conflict", "NotSaved", "Row", "Store", "Summary", "Unreachable", "Unsure"]

logger = logging.getLogger(__name__)

#: Who reads while the database is away waits for it so long, in seconds, looking for it again and again.
PATIENCE = 3.0
PAUSE = 0.25
#: How often a table is taken out of the archive that is put there again in the same moment.
TRIES = 10
#: A person has so many devices at most.
MOST_DEVICES = 20
#: Summaries are written so seldom, in seconds; sooner where other processes read them.
SELDOM = 5.0
SELDOM_SHARED = 1.0


class Unreachable(Exception):
    """The database cannot be read now."""


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
    #: When it was made: the table is awake then.
    seen: int = 0


class Store:
    """The database of one server. Made by `Store.open`."""

    def __init__(self, base: Database, clock: Callable[[], int] = now_millis) -> None:
        self._base = base
        self._clock = clock
        seldom = SELDOM_SHARED if base.is_shared else SELDOM
        self._writer: Writer[Summary] = Writer(base.writing, _write_facts, _write_summaries, _are_there, seldom)

    @classmethod
    async def open(cls, place: Path | str, *, alone: bool = True, clock: Callable[[], int] = now_millis) -> Store:
        """Open the database of a folder or of a URL, made or brought up to date where needed.

        `alone` is whether this process is the only one to serve it. Raises `DataError`.
        """
        base = database.connect(place, alone=alone)
        try:
            async with base.reading.begin() as connection:
                await connection.run_sync(_bring_up_to_date, base.shown)
        except DBAPIError as error:
            await base.close()
            raise DataError("unreachable" if base.is_shared else "damaged", folder=base.shown, reason=_first_line(error)) from None
        except BaseException:
            await base.close()
            raise
        store = cls(base, clock)
        try:
            await store._writer.run(lambda _: None)
        except BaseException as error:
            await store.close()
            if isinstance(error, NotSaved) and isinstance(error.__cause__, DataError):
                raise error.__cause__ from None
            raise
        return store

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        await self._writer.close()
        await self._base.close()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it too."""
        return self._base.is_shared

    @property
    def waiting(self) -> tuple[int, int]:
        """How many writes wait for the database, and how many summaries are written when there is time."""
        return self._writer.waiting

    # Writing

    async def append(self, code: str, rows: Sequence[Row], summary: Summary | None = None) -> None:
        """Add facts to a table; they are on disk when this returns.

        Raises `Conflict` when one's number is taken, `NotSaved` when nothing has changed, and `Unsure` when that cannot be known.

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

    async def touch(self, token: bytes, now: int) -> bool:
        """Write down that a token is used now; return whether there is such a token."""
        tokens = schema.tokens
        work = update(tokens).where(tokens.c.hash == token).values(seen=now)
        return bool(await self._writer.run(lambda connection: connection.execute(work).rowcount))

    async def sign_out(self, person: str, but: bytes) -> None:
        """Forget all tokens of a person but this one, and the code for another device."""
        tokens, links = schema.tokens, schema.links

        def work(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.hash != but))
            connection.execute(delete(links).where(links.c.person == person))

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
        """Use a code up: return its person, who has this token from now on; None when there is no such code.

        Of very many devices the one that was used least lately is forgotten.
        """
        links = schema.links

        def work(connection: Connection) -> str | None:
            found = connection.execute(delete(links).where(links.c.hash == code, links.c.until >= now).returning(links.c.person))
            person: str | None = found.scalar()
            if person is not None:
                connection.execute(insert(schema.tokens), [{"hash": token, "person": person, "made": now}])
                archive.forget_devices(connection, person, MOST_DEVICES)
            return person

        return await self._writer.run(work)  # type: ignore[no-any-return]

    # Reading

    async def person_of(self, token: bytes) -> tuple[str, str, int] | None:
        """The person of a token, with the name, and when the token was last used, to the day."""
        people, tokens = schema.people, schema.tokens
        wanted = select(people.c.id, people.c.name, func.coalesce(tokens.c.seen, tokens.c.made))
        rows = await self._rows(wanted.join_from(tokens, people, people.c.id == tokens.c.person).where(tokens.c.hash == token))
        return (rows[0][0], rows[0][1], rows[0][2]) if rows else None

    async def facts(self, code: str, after: int = 0) -> list[Row]:
        """The facts of a table after a number, all by default; none when there is no such table.

        One that is in the archive is taken out of it. Raises `NotSaved` when that cannot be.
        """
        facts = schema.facts
        columns = select(facts.c.number, facts.c.at, facts.c.person, facts.c.command, facts.c.body)
        wanted = columns.where(facts.c.code == code, facts.c.number > after).order_by(facts.c.number)
        for _ in range(TRIES):
            rows = [Row(*row) for row in await self._rows(wanted)]
            if not rows or rows[-1].body != archive.MARK:
                return rows
            if await self._writer.run(partial(archive.take_out, code=code, now=self._clock())):
                metrics.ARCHIVED.inc("unpacked")
        raise NotSaved("a table could not be taken out of the archive")

    async def heads(self, codes: Collection[str]) -> dict[str, int]:
        """The numbers of the last facts of tables."""
        if not codes:
            return {}
        facts = schema.facts
        if self.is_shared:  # one look into the index for each, however long a table's life has been
            given = func.unnest(cast(list(codes), ARRAY(String))).table_valued("code").render_derived()
            newest = select(func.max(facts.c.number).label("number")).where(facts.c.code == given.c.code).lateral()
            rows = await self._rows(select(given.c.code, newest.c.number).select_from(given.join(newest, true())))
            return {row[0]: row[1] for row in rows if row[1] is not None}
        wanted = select(facts.c.code, func.max(facts.c.number)).where(facts.c.code.in_(codes)).group_by(facts.c.code)
        return {row[0]: row[1] for row in await self._rows(wanted)}

    async def ping(self) -> None:
        """Ask the database for nothing. Raises `Unreachable` when it does not answer."""
        await self._rows(select(1))

    async def exists(self, code: str) -> bool:
        """Whether there is such a table."""
        return bool(await self._rows(select(schema.facts.c.number).where(schema.facts.c.code == code).limit(1)))

    async def due(self, until: int) -> list[tuple[str, int]]:
        """The tables that have something to do by themselves until then, and when."""
        tables = schema.tables
        rows = await self._rows(select(tables.c.code, tables.c.due_at).where(tables.c.due_at <= until).order_by(tables.c.due_at))
        return [(row[0], row[1]) for row in rows]

    async def behind(self, since: int = 0) -> list[str]:
        """The tables, of those that have changed since then, whose summaries lag behind their facts, as they may after a crash."""
        facts, tables = schema.facts, schema.tables
        newest = select(func.max(facts.c.number)).where(facts.c.code == tables.c.code).scalar_subquery()
        return [row[0] for row in await self._rows(select(tables.c.code).where(tables.c.updated >= since, tables.c.number < newest))]

    async def open_lines(self, since: int, most: int) -> list[tuple[str, bytes]]:
        """The lines of open tables by code, the latest first."""
        tables = schema.tables
        wanted = select(tables.c.code, tables.c.line).where(tables.c.open, tables.c.updated >= since)
        return [(row[0], row[1]) for row in await self._rows(wanted.order_by(tables.c.updated.desc()).limit(most))]

    async def lines_of(self, person: str, most: int, *, packed: bool = True) -> list[tuple[str, bytes]]:
        """The lines of the tables where a person sits by code, the latest first; `packed` is whether those in the archive count."""
        seats, found = schema.seats, []
        for lines in (schema.tables, schema.archive) if packed else (schema.tables,):
            columns = select(lines.c.code, lines.c.line, lines.c.updated).join_from(seats, lines, lines.c.code == seats.c.code)
            found.append(columns.where(seats.c.person == person))
        rows = await self._rows(union_all(*found).order_by(text("updated DESC")).limit(most))
        return [(row[0], row[1]) for row in rows]

    # What grows

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[bool]:
        """Whether this process does, for the time being, what one process does for all."""
        if not self.is_shared:
            yield True
            return
        async with self._base.reading.connect() as opened:
            # No transaction lasts as long as this.
            connection = await opened.execution_options(isolation_level="AUTOCOMMIT")
            mine = (await connection.execute(select(func.pg_try_advisory_lock(database.UPKEEP)))).scalar_one()
            try:
                yield mine
            finally:
                if mine:
                    with suppress(DBAPIError):  # it ends with the connection too
                        await connection.execute(select(func.pg_advisory_unlock(database.UPKEEP)))

    async def unused(self, before: int, after: tuple[int, str], most: int) -> list[tuple[int, str]]:
        """Tables at which nothing has happened since, and where nobody was: when something last did, and the code, in this order.

        `after` is the last one that is known already.
        """
        tables = schema.tables
        wanted = select(tables.c.updated, tables.c.code).where(archive.is_unused(before), tuple_(tables.c.updated, tables.c.code) > after)
        rows = await self._rows(wanted.order_by(tables.c.updated, tables.c.code).limit(most))
        return [(row[0], row[1]) for row in rows]

    async def put_away(self, code: str, before: int, now: int) -> bool:
        """Pack a table into the archive, unless something happens at it in this moment; return whether. Raises `NotSaved`, `Unsure`."""
        facts = schema.facts
        columns = select(facts.c.number, facts.c.at, facts.c.person, facts.c.command, facts.c.body)
        rows = [Row(*row) for row in await self._rows(columns.where(facts.c.code == code).order_by(facts.c.number))]
        if not rows or rows[-1].body == archive.MARK:
            return False
        packed = await asyncio.to_thread(archive.pack, rows)
        done = []
        try:
            await self._writer.append(
                [archive.mark(code, rows[-1].number, now)],
                lambda connection: done.append(archive.put_away(connection, code, rows[-1].number, packed, before)),
            )
        except Conflict:
            return False
        return done[-1:] == [True]

    async def forget_tables(self, before: int, most: int) -> int:
        """Delete so many tables of the archive where nobody has been since, at most; return how many. Raises `NotSaved`."""
        return int(await self._writer.run(partial(archive.forget_tables, before=before, most=most)))

    async def forget_people(self, before: int, ended: int, after: str, most: int) -> tuple[int, str | None]:
        """Of the next so many people delete those who sit nowhere and have not come since; see `archive`. Raises `NotSaved`."""
        work = partial(archive.forget_people, before=before, ended=ended, after=after, most=most)
        return await self._writer.run(work)  # type: ignore[no-any-return]

    async def forget_links(self, now: int) -> None:
        """Delete codes for other devices that have run out. Raises `NotSaved`."""
        await self._writer.run(partial(archive.forget_links, now=now))

    async def _rows(self, wanted: Any) -> Sequence[Any]:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                async with self._base.reading.connect() as connection:
                    found = (await connection.execute(wanted)).all()
                self._writer.find()
                return found
            except (DBAPIError, PoolTimeout) as error:
                # A connection that was broken while nobody used it is found out by its first use: the next one is new.
                if not self.is_shared or not (isinstance(error, PoolTimeout) or is_lost(error) or is_passing(error)):
                    raise
                if time.monotonic() > end:
                    raise Unreachable(_first_line(error)) from None
            await asyncio.sleep(PAUSE)


def _write_facts(connection: Connection, facts: list[dict[str, Any]]) -> None:
    if connection.dialect.name == "postgresql":
        database.insert_at_once(connection, schema.facts, facts)
    else:
        connection.execute(insert(schema.facts), facts)


def _are_there(connection: Connection, facts: list[dict[str, Any]]) -> bool | None:
    """Whether just these facts of one table are on disk: None when others have their numbers."""
    columns = schema.facts.c
    numbers = [fact["number"] for fact in facts]
    wanted = select(columns.code, columns.number, columns.at, columns.person, columns.command, columns.body)
    found = connection.execute(wanted.where(columns.code == facts[0]["code"], columns.number.in_(numbers)).order_by(columns.number))
    there = [dict(row._mapping) for row in found]
    return None if there and there != facts else bool(there)


_OF_TABLE: Any = bindparam("table")


def _write_summaries(connection: Connection, summaries: list[Summary]) -> None:
    tables = schema.tables
    # In one order everywhere, so that two who write do not wait for each other; and never over what knows of more.
    summaries = sorted(summaries, key=lambda one: one.code)
    held = select(tables.c.code, tables.c.number).where(tables.c.code.in_([one.code for one in summaries]))
    known = {row[0]: row[1] for row in connection.execute(held.order_by(tables.c.code).with_for_update())}
    archived: set[str] = set()
    if unknown := [one.code for one in summaries if one.code not in known]:
        packed = select(schema.archive.c.code).where(schema.archive.c.code.in_(unknown))
        archived = {row[0] for row in connection.execute(packed)}
    summaries = [one for one in summaries if one.number >= known.get(one.code, 0) and one.code not in archived]
    names = ("number", "due_at", "open", "line", "updated", "seen")
    rows = [{"table": one.code, **{name: getattr(one, name) for name in names}} for one in summaries]
    if changed := [row for row in rows if row["table"] in known]:
        connection.execute(update(tables).where(tables.c.code == _OF_TABLE), changed)
    if new := [row for row in rows if row["table"] not in known]:
        connection.execute(insert(tables).values(code=_OF_TABLE), new)
    _write_seats(connection, {one.code: one.people for one in summaries})


def _write_seats(connection: Connection, wanted: dict[str, frozenset[str]]) -> None:
    """Write down who sits where, which seldom changes."""
    seats = schema.seats
    sit = {(code, person) for code, people in wanted.items() for person in people}
    sat = {(row[0], row[1]) for row in connection.execute(select(seats.c.code, seats.c.person).where(seats.c.code.in_(wanted)))}
    if gone := sorted(sat - sit):
        connection.execute(delete(seats).where(tuple_(seats.c.code, seats.c.person).in_(gone)))
    if came := sorted(sit - sat):
        connection.execute(insert(seats), [{"code": code, "person": person} for code, person in came])


def _bring_up_to_date(connection: Connection, shown: str) -> None:
    if database.revision(connection) == schema.REVISION:
        return
    from .migrations import migrate

    database.lock_for_migration(connection)
    found = database.revision(connection)
    if found is None or found in migrate.known():
        if found != schema.REVISION:
            if found is not None and not migrate.leaves_usable(found) and not database.is_ours_alone(connection):
                raise DataError("older-beside", folder=shown)
            migrate.upgrade(connection)
            logger.info("the database was brought up to date", extra={"was": found or "new", "is": schema.REVISION})
    elif not migrate.is_usable(connection):
        raise DataError("newer-database" if connection.dialect.name == "postgresql" else "newer", folder=shown)


def _first_line(error: DBAPIError | PoolTimeout) -> str:
    return str(error.orig if isinstance(error, DBAPIError) else error).strip().partition("\n")[0]
