"""The tables of the database, as they are now. How an older database becomes this one is in `migrations/`.

Facts are all that counts: the other columns of `tables`, and all of `seats`, only say in short what the facts of a table come to, so that
lists need not read them. They may lag behind (`number` says how far they go) and are made anew from the facts.

A table at which nothing has happened for long is packed into one row of `archive`: see `archive.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

#: The revision of `migrations/` that makes the tables below. A test sees that it is the newest.
REVISION = "0002"

metadata = MetaData()

#: One row, once there is a revision that an older program may use too: the oldest revision whose program may. See `migrations/`.
compatibility = Table("compatibility", metadata, Column("oldest", String(32), primary_key=True))

#: Who has ever played here. Nothing but the name is known of them.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

#: The cookies of people, one for each device, as hashes: who reads the database cannot play for anybody.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("made", BigInteger, nullable=False),
    #: When it was last used, to the day; none for one that is as new as this.
    Column("seen", BigInteger),
    sqlite_with_rowid=False,
)

#: Codes with which another device becomes the same person, once.
links = Table(
    "links",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    #: The number of the last fact that these columns know of.
    Column("number", Integer, nullable=False),
    #: When the table has something to do by itself; none when it waits for people.
    Column("due_at", BigInteger),
    #: Whether it is in the lobby's list.
    Column("open", Boolean, nullable=False),
    #: Its line in lists, as JSON.
    Column("line", LargeBinary, nullable=False),
    Column("updated", BigInteger, nullable=False),
    #: When it was last awake, to the day; none for one that has slept since before this was written down.
    Column("seen", BigInteger),
    Index("tables_due", "due_at"),
    Index("tables_open", "open", "updated"),
    Index("tables_updated", "updated"),
)

facts = Table(
    "facts",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    #: Whose command it came of, and that command's id; none for what the table did by itself.
    Column("person", String(32)),
    Column("command", String(40)),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)


@dataclass(frozen=True, slots=True)
class Row:
    """A fact as it is stored."""

    number: int
    at: int
    person: str | None
    command: str | None
    body: bytes


#: Tables at which nothing has happened for long. Their seats are kept, of their facts a mark with the number that would come next.
archive = Table(
    "archive",
    metadata,
    Column("code", String(16), primary_key=True),
    #: The number of the last fact.
    Column("number", Integer, nullable=False),
    #: All facts, as `archive.py` packs them.
    Column("packed", LargeBinary, nullable=False),
    #: As in `tables`.
    Column("line", LargeBinary, nullable=False),
    Column("updated", BigInteger, nullable=False),
    #: When somebody was last there.
    Column("seen", BigInteger, nullable=False),
    Index("archive_seen", "seen"),
)

#: Who sits where.
seats = Table(
    "seats",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
    sqlite_with_rowid=False,
)
