"""The databases that tables can be kept in: one SQLite file in a folder, or PostgreSQL, which many processes share.

Both are reached in two ways: reading without waiting, by an asynchronous engine, and writing from the one thread of the `Writer`. What
SQL they have in common is in `store.py`; here is what differs.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, inspect, make_url, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .disk import DataError

#: A database that does not answer for so long, in seconds, is lost; a new connection may take as long.
PATIENCE = 3
#: So often a lock is tried to be had, with so many seconds between.
TRIES = 15
PAUSE = 0.1
#: Locks on a whole PostgreSQL database, by number: servers hold the first, whoever brings it up to date the second, and who does what
#: one process does for all the third.
IN_USE = 0x1A57CA4D
MIGRATING = IN_USE + 1
UPKEEP = IN_USE + 2

#: What a connection asks of PostgreSQL. A process that stands still in the middle of a transaction must not hold up the others, and what
#: is left of one that was cut off must not either.
_SESSION = {
    "statement_timeout": "10s",
    "lock_timeout": "5s",
    "idle_in_transaction_session_timeout": "2s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "8s",
    "application_name": "lastcard",
}

#: Errors of PostgreSQL after which the same may succeed: a deadlock, a lock that was waited for in vain, a transaction that was ended.
_PASSING = ("40P01", "40001", "55P03", "57014", "25P03")


@dataclass(frozen=True, slots=True)
class Database:
    """The two ways into one database."""

    reading: AsyncEngine
    writing: Engine
    #: How it is named to people, without a password.
    shown: str

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to it at the same time."""
        return self.writing.dialect.name == "postgresql"

    async def close(self) -> None:
        """Let go of all connections."""
        self.writing.dispose()
        await self.reading.dispose()


def connect(place: Path | str, *, alone: bool = True) -> Database:
    """A folder's database, or the one of a URL; `alone` is whether no other process may serve it. Raises `DataError`.

    Nothing is connected to yet.
    """
    return _postgresql(url_of(place), alone) if isinstance(place, str) else _sqlite(place)


def revision(connection: Connection) -> str | None:
    """The revision of a database; None when it holds nothing yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def is_lost(error: BaseException) -> bool:
    """Whether an error means that the database went away in the middle of something, or was not there."""
    if not isinstance(error, DBAPIError):
        return False
    # What comes of the connection has no code of PostgreSQL's; some of it is in `psycopg`, some in `psycopg.errors`.
    of_driver = type(error.orig).__module__.partition(".")[0] == "psycopg"
    return error.connection_invalidated or (of_driver and (_state(error) is None or _has_ended(error)))


def is_passing(error: BaseException) -> bool:
    """Whether an error means that two got in each other's way, and that the same may be tried again. Nothing was written."""
    return isinstance(error, DBAPIError) and _state(error) in _PASSING


def _has_ended(error: DBAPIError) -> bool:
    """Whether PostgreSQL ended with this error, or this connection's part of it: it does not say then what it had written before."""
    return getattr(getattr(error.orig, "diag", None), "severity_nonlocalized", None) in ("FATAL", "PANIC")


def _state(error: DBAPIError) -> str | None:
    return getattr(error.orig, "sqlstate", None)


# --- SQLite ---


def _sqlite(folder: Path) -> Database:
    file = folder / "lastcard.db"
    # What is written holds seeds, so that no error may quote it.
    reading = create_async_engine(f"sqlite+aiosqlite:///{file}", pool_size=2, max_overflow=2, hide_parameters=True)
    _prepare_engine(reading.sync_engine)
    # What is written goes to the database's own driver in a thread: through the other, each statement crosses threads several times.
    return Database(reading, sqlite_engine(file), str(folder))


def sqlite_engine(file: Path) -> Engine:
    """What writes to an SQLite file."""
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
    _prepare_engine(engine)
    return engine


def _prepare_engine(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin)


def _prepare_sqlite(connection: Any, _: object) -> None:
    # The driver would begin transactions of its own accord, and leave changes of the schema out of them: see `_begin`.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "journal_size_limit = 16777216"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


# --- PostgreSQL ---


def _begins_nothing(connection: Any, _: object) -> None:
    # The driver would begin a transaction with every statement: one that is alone needs none, and is sent and answered once.
    connection.autocommit = True


def insert_at_once(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert rows by one statement that stays the same however many they are: in the transaction that goes on, or in one of its own."""
    import psycopg

    columns = table.columns.keys()
    try:
        _driver(connection).execute(_inserting(table), [[row[name] for row in rows] for name in columns], prepare=True)
    except psycopg.Error as error:
        raise DBAPIError.instance(
            "INSERT", None, error, psycopg.Error, hide_parameters=True, connection_invalidated=_driver(connection).closed
        ) from error


def _driver(connection: Connection) -> Any:
    return connection.connection.driver_connection


@cache
def _inserting(table: Table) -> bytes:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    arrays = ", ".join(f"%b::{column.type.compile(dialect)}[]" for column in table.columns)
    return f"INSERT INTO {table.name} ({', '.join(table.columns.keys())}) SELECT * FROM unnest({arrays})".encode()


def url_of(place: str) -> URL:
    """The address of a PostgreSQL database. Raises `DataError`."""
    try:
        url = make_url(place)
    except ArgumentError:
        raise DataError("database-url", variable="DATABASE_URL") from None
    if url.drivername not in ("postgres", "postgresql", "postgresql+psycopg"):
        raise DataError("database-url", variable="DATABASE_URL")
    return url.set(drivername="postgresql+psycopg")


def shown(url: URL) -> str:
    """An address as people may see it, without a password."""
    return url.set(query={}).render_as_string(hide_password=True).replace("+psycopg", "")


def _postgresql(url: URL, alone: bool) -> Database:
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise DataError("cluster") from None
    arguments = {
        "connect_timeout": PATIENCE,
        "keepalives_idle": 2,
        "keepalives_interval": 1,
        "keepalives_count": 3,
        "tcp_user_timeout": 1000 * PATIENCE,
        "options": " ".join(f"-c {name}={value}" for name, value in _SESSION.items()),
    }
    for name in arguments.keys() & url.query.keys():
        del arguments[name]
    reading = create_async_engine(url, pool_size=4, max_overflow=8, pool_timeout=PATIENCE, hide_parameters=True, connect_args=arguments)
    writing = create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True, connect_args=arguments)
    named = shown(url)
    event.listen(writing, "connect", _begins_nothing)
    event.listen(writing, "begin", _begin)
    # The one who writes holds the lock, for as long as its connection lasts: so it is seen from outside whether the database is served.
    event.listen(writing, "connect", _taker(alone, named))
    return Database(reading, writing, named)


def _taker(alone: bool, named: str) -> Callable[[Any, object], None]:
    take = f"SELECT pg_try_advisory_lock{'' if alone else '_shared'}({IN_USE})"

    def taken(connection: Any, _: object) -> None:
        # What was killed a moment ago may hold it for a moment still.
        for _try in range(TRIES):
            with connection.cursor() as cursor:
                found = cursor.execute(take).fetchone()
            connection.commit()
            if found[0]:
                return
            time.sleep(PAUSE)
        connection.close()
        raise DataError("taken-database", folder=named)

    return taken


def is_ours_alone(connection: Connection) -> bool:
    """Whether no server uses this database, nor begins to until the end of the transaction."""
    if connection.dialect.name != "postgresql":
        return True  # that is what the lock on the folder is for
    return bool(connection.execute(text("SELECT pg_try_advisory_xact_lock(:number)"), {"number": IN_USE}).scalar())


def lock_for_migration(connection: Connection) -> None:
    """Wait until nobody else brings this database up to date; the lock ends with the transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
