"""Where tables are kept in tests: a folder with an SQLite file, or a PostgreSQL database, and what stands there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, create_engine, make_url, text
from sqlalchemy.pool import NullPool

#: A test on every store is called by these.
STORES = ("sqlite", "postgresql")

#: A folder, or the address of a database.
Place = Path | str


def place_for(store: str, request: pytest.FixtureRequest, folder: Path) -> Place:
    """A place of this kind with no tables yet."""
    return folder if store == "sqlite" else str(request.getfixturevalue("postgres").fresh())


def engine(place: Place) -> Engine:
    """A way into the database that is not the program's own."""
    if isinstance(place, Path):
        return create_engine(f"sqlite:///{place / 'lastcard.db'}", poolclass=NullPool)
    return create_engine(make_url(place).set(drivername="postgresql+psycopg"), poolclass=NullPool)


def look(place: Place, question: str, **values: Any) -> list[Any]:
    """What the database answers to a question, `:name` standing for a value."""
    with engine(place).connect() as connection:
        return list(connection.execute(text(question), values))


def change(place: Place, *statements: str) -> None:
    """Change the database behind the program's back."""
    with engine(place).begin() as connection:
        for statement in statements:
            connection.execute(text(statement))


def everything(place: Place) -> str:
    """All that the database holds, as text."""
    if isinstance(place, Path):
        return b"".join(path.read_bytes() for path in sorted(place.glob("lastcard.db*"))).decode("latin-1")
    names = [row[0] for row in look(place, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")]
    found = [str(value) for name in names for row in look(place, f"SELECT * FROM {name}") for value in row]
    return "\n".join(found)
