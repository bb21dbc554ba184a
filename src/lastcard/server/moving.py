"""Takes everything from one database to another: from a folder to PostgreSQL, or back.

It is written, read again and compared in one transaction, so whatever interrupts it leaves nothing behind. Nobody may use either place
meanwhile; where one comes from stays as it is.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, NullPool, Table, create_engine, event, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError

from ..errors import LastcardError
from . import database, disk, schema
from .migrations import migrate

#: So many rows are in memory at a time.
PORTION = 1000
#: What is moved: everything but what the migrations write themselves.
TABLES = tuple(table for table in schema.metadata.sorted_tables if table is not schema.compatibility)

_COMMAND = [column.name for column in schema.facts.c].index("command")

Tell = Callable[[int, int], None]


class MoveError(LastcardError):
    """Why nothing was moved: a code with arguments, worded by `cli-move-error-…`."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(f"{code}: {args}")
        self.code = code
        self.arguments = args


@dataclass(frozen=True, slots=True)
class Moved:
    """How much was moved."""

    tables: int
    people: int
    facts: int


class Place:
    """Where data are: a folder, or a PostgreSQL database."""

    def __init__(self, given: str) -> None:
        self.folder: Path | None = None
        if "://" in given:
            try:
                self._url = database.url_of(given)
            except disk.DataError:
                raise MoveError("url", place=_without_password(given)) from None
            self.shown = database.shown(self._url)
        else:
            self.folder = Path(given).absolute()
            self.shown = given

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Place):
            return NotImplemented
        if self.folder is not None and other.folder is not None:
            return self.folder.resolve() == other.folder.resolve()
        return self.folder is other.folder and self.shown == other.shown

    __hash__ = None  # type: ignore[assignment]

    @contextmanager
    def giving(self) -> Iterator[Connection]:
        """All that is here, as it is now, while nobody else uses it. Raises `MoveError`."""
        with ExitStack() as stack:
            if self.folder is not None:
                file = self.folder / "lastcard.db"
                if not file.is_file():
                    raise MoveError("nothing", place=self.shown)
                stack.enter_context(self._locked(self.folder))
                engine = create_engine("sqlite://", creator=lambda: _reader(file), poolclass=NullPool, hide_parameters=True)
                _begin_by_ourselves(engine)
                connection = stack.enter_context(engine.connect())
            else:
                connection = stack.enter_context(self._postgresql().connect())
                self._lock(connection)
                connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            found = database.revision(connection)
            if found is None:
                raise MoveError("nothing", place=self.shown)
            if found != schema.REVISION:
                raise MoveError("old" if found in migrate.known() else "newer", place=self.shown)
            yield connection

    @contextmanager
    def taking(self) -> Iterator[Connection]:
        """An empty database here that has all tables, in a transaction that is still to be committed. Raises `MoveError`."""
        with ExitStack() as stack:
            if self.folder is not None:
                file = self.folder / "lastcard.db"
                stack.enter_context(self._locked(self.folder))
                if not file.exists():
                    stack.callback(_remove_if_empty, file)
                engine = database.sqlite_engine(file)
                stack.callback(engine.dispose)
                connection = stack.enter_context(engine.connect())
            else:
                connection = stack.enter_context(self._postgresql().connect())
                self._lock(connection)
            found = database.revision(connection)
            if found is not None and found not in migrate.known():
                raise MoveError("newer", place=self.shown)
            there = set(inspect(connection).get_table_names())
            if any(connection.execute(select(table.c[0]).limit(1)).first() for table in TABLES if found and table.name in there):
                raise MoveError("not-empty", place=self.shown)
            if found != schema.REVISION:
                migrate.upgrade(connection)
            yield connection

    @contextmanager
    def _locked(self, folder: Path) -> Iterator[None]:
        try:
            lock = disk.take(folder)
        except disk.DataError:
            raise MoveError("taken", place=self.shown) from None
        with closing(lock):
            yield

    def _lock(self, connection: Connection) -> None:
        taken = connection.execute(text("SELECT pg_try_advisory_lock(:number)"), {"number": database.IN_USE}).scalar()
        connection.commit()
        if not taken:
            raise MoveError("taken", place=self.shown)

    def _postgresql(self) -> Engine:
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise MoveError("cluster") from None
        # Whatever the server's own settings are, this takes as long as it takes.
        settings = ("statement_timeout", "idle_in_transaction_session_timeout", "lock_timeout")
        options = " ".join(f"-c {name}={value}" for name, value in zip(settings, (0, 0, "10s"), strict=True))
        arguments = {"connect_timeout": 10, "options": options, "application_name": "lastcard move-data"}
        return create_engine(self._url, poolclass=NullPool, hide_parameters=True, connect_args=arguments)


def move(source: Place, target: Place, tell: Tell = lambda done, total: None) -> Moved:
    """Move everything; `tell` hears how many rows of how many were written, and then compared. Raises `MoveError`."""
    if source == target:
        raise MoveError("same", place=source.shown)
    try:
        with source.giving() as giving, target.taking() as taking:
            return _move(giving, taking, target, tell)
    except DBAPIError as error:
        reason = str(error.orig).strip().partition("\n")[0].rstrip(".")
        raise MoveError("failed", source=source.shown, target=target.shown, reason=reason) from None
    except OSError as error:
        raise MoveError("failed", source=source.shown, target=target.shown, reason=error.strerror or str(error)) from None


def _move(giving: Connection, taking: Connection, taker: Place, tell: Tell) -> Moved:
    counts = {table: giving.execute(select(func.count()).select_from(table)).scalar_one() for table in TABLES}
    done, total = 0, 2 * sum(counts.values())
    tell(done, total)
    there: dict[Table, tuple[int, int]] = {}
    for table in TABLES:
        check = _Check()
        for rows in _portions(giving, table):
            check.add(rows)
            _write(taking, table, rows)
            done += len(rows)
            tell(done, total)
        there[table] = check.result
    for table in TABLES:
        check = _Check()
        for rows in _portions(taking, table):
            check.add(rows)
            done += len(rows)
            tell(done, total)
        if check.result != there[table] or check.count != counts[table]:
            raise MoveError("differs", place=taker.shown)
    taking.commit()
    return Moved(counts[schema.tables] + counts[schema.archive], counts[schema.people], counts[schema.facts])


class _Check:
    """Counts rows, and adds up their digests, in whatever order they come: two databases sort texts in different ways."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        for row in rows:
            self.count += 1
            self._sum += int.from_bytes(hashlib.blake2b(msgspec.msgpack.encode(row), digest_size=32).digest())

    @property
    def result(self) -> tuple[int, int]:
        return self.count, self._sum % 2**256


def _portions(connection: Connection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    found = connection.execution_options(stream_results=True).execute(select(table))
    for rows in found.partitions(PORTION):
        yield [tuple(_fitting(table, row)) for row in rows]


def _fitting(table: Table, row: Sequence[Any]) -> Iterable[Any]:
    # Early versions took any text for the id of a command. PostgreSQL takes no zero in a text, and such an id is of no use by now.
    if table is schema.facts and "\0" in (row[_COMMAND] or ""):
        return (None if place == _COMMAND else value for place, value in enumerate(row))
    return row


def _write(connection: Connection, table: Table, rows: list[tuple[Any, ...]]) -> None:
    names = [column.name for column in table.c]
    if connection.dialect.name != "postgresql":
        connection.execute(insert(table), [dict(zip(names, row, strict=True)) for row in rows])
        return
    driver: Any = connection.connection.driver_connection
    with driver.cursor() as cursor, cursor.copy(f"COPY {table.name} ({', '.join(names)}) FROM STDIN") as copy:
        for row in rows:
            copy.write_row(row)


def _reader(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)


def _begin_by_ourselves(engine: Engine) -> None:
    event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))


def _remove_if_empty(file: Path) -> None:
    """Leave no file where there was none, if it came to nothing."""
    with closing(_reader(file)) as connection:
        made = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if not made:
        for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
            (file.parent / name).unlink(missing_ok=True)


def _without_password(given: str) -> str:
    scheme, _, rest = given.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"
