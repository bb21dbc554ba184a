"""The archive: a table at which nothing has happened for long, packed into one row.

Of its facts a *mark* stays, an empty one, with the number that would come next. So whoever still takes the table for awake, in whatever
process, finds the number of its next fact taken, looks again, and has the table unpacked; and of two who pack, or of one who packs and one
who plays, only one succeeds. What comes back is the same table, but for the ids of old commands, which nobody repeats by then. They are
random, and would take three quarters of the space.

>>> rows = [Row(1, 1000, "p1", "c1", b'{"fact":"ready","seat":0}'), Row(2, 1500, None, None, b'{"fact":"ended"}')]
>>> [(row.number, row.at, row.person, row.command) for row in unpack(pack(rows))]
[(1, 1000, 'p1', None), (2, 1500, None, None)]
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, tuple_

from . import database, schema
from .schema import Row

#: The body of a mark.
MARK = b""
#: How well it is packed: takes 30 ms for the longest tables.
_LEVEL = 9


class Unpackable(Exception):
    """These facts would not come back as they are, so they are not packed."""


class _Packed(msgspec.Struct, forbid_unknown_fields=True):
    """Facts in a form in which little is said twice, as JSON before it is compressed."""

    version: int
    #: When the first became so.
    at: int
    people: list[str]
    #: By number, from 1 on: how long after the one before, whose command it came of (a place in `people`), and the fact.
    facts: list[tuple[int, int | None, msgspec.Raw]]


def pack(rows: Sequence[Row]) -> bytes:
    """All facts of a table in one piece. Raises `Unpackable`."""
    people = list(dict.fromkeys(row.person for row in rows if row.person is not None))
    place = {person: number for number, person in enumerate(people)}
    before = [rows[0].at, *(row.at for row in rows)] if rows else []
    facts = [
        (row.at - last, None if row.person is None else place[row.person], msgspec.Raw(row.body))
        for row, last in zip(rows, before, strict=False)
    ]
    packed = zlib.compress(msgspec.json.encode(_Packed(1, rows[0].at if rows else 0, people, facts)), _LEVEL)
    try:
        there = unpack(packed)
    except ValueError as error:
        raise Unpackable(str(error)) from None
    if there != [replace(row, command=None) for row in rows]:
        raise Unpackable("numbers are missing")
    return packed


def unpack(packed: bytes) -> list[Row]:
    """The facts that were packed."""
    found = msgspec.json.decode(zlib.decompress(packed), type=_Packed)
    rows, at = [], found.at
    for number, (later, person, body) in enumerate(found.facts, 1):
        at += later
        rows.append(Row(number, at, None if person is None else found.people[person], None, bytes(body)))
    return rows


_last_used = func.coalesce(schema.tokens.c.seen, schema.tokens.c.made)

# --- in the database: each of these is a part of one transaction ---


def mark(code: str, number: int, at: int) -> dict[str, object]:
    """The mark of a table that is packed up to a number."""
    return {"code": code, "number": number + 1, "at": at, "person": None, "command": None, "body": MARK}


def put_away(connection: Connection, code: str, number: int, packed: bytes, before: int) -> bool:
    """After its mark was written: put a table into the archive, if nobody has been there since; return whether."""
    tables, facts, archive = schema.tables, schema.facts, schema.archive
    still = and_(tables.c.code == code, tables.c.number == number, is_unused(before))
    found = connection.execute(delete(tables).where(still).returning(tables.c.line, tables.c.updated, tables.c.seen)).first()
    if found is None:
        connection.execute(delete(facts).where(facts.c.code == code, facts.c.number == number + 1, facts.c.body == MARK))
        return False
    seen = max(found.updated, found.seen or 0)
    row = {"code": code, "number": number, "packed": packed, "line": found.line, "updated": found.updated, "seen": seen}
    connection.execute(insert(archive), [row])
    connection.execute(delete(facts).where(facts.c.code == code, facts.c.number <= number))
    return True


def take_out(connection: Connection, code: str, now: int) -> bool:
    """Put a table back among the others; return whether it was in the archive."""
    tables, facts, archive = schema.tables, schema.facts, schema.archive
    columns = (archive.c.number, archive.c.packed, archive.c.line, archive.c.updated)
    found = connection.execute(delete(archive).where(archive.c.code == code).returning(*columns)).first()
    if found is None:
        return False
    connection.execute(delete(facts).where(facts.c.code == code, facts.c.number == found.number + 1))
    rows = [
        {"code": code, "number": row.number, "at": row.at, "person": row.person, "command": None, "body": row.body}
        for row in unpack(found.packed)
    ]
    if connection.dialect.name == "postgresql":
        database.insert_at_once(connection, facts, rows)
    else:
        connection.execute(insert(facts), rows)
    connection.execute(delete(tables).where(tables.c.code == code))
    row = {"code": code, "number": found.number, "due_at": None, "open": False, "line": found.line, "updated": found.updated, "seen": now}
    connection.execute(insert(tables), [row])
    return True


def forget_tables(connection: Connection, before: int, most: int) -> int:
    """Delete tables of the archive where nobody has been since, and who sat there; return how many."""
    facts, archive, seats = schema.facts, schema.archive, schema.seats
    some = select(archive.c.code).where(archive.c.seen < before).order_by(archive.c.seen).limit(most)
    gone = connection.execute(
        delete(archive).where(archive.c.code.in_(some), archive.c.seen < before).returning(archive.c.code, archive.c.number)
    ).all()
    if gone:
        marks = [(row.code, row.number + 1) for row in gone]
        connection.execute(delete(facts).where(tuple_(facts.c.code, facts.c.number).in_(marks)))
        connection.execute(delete(seats).where(seats.c.code.in_([row.code for row in gone])))
    return len(gone)


def forget_people(connection: Connection, before: int, ended: int, after: str, most: int) -> tuple[int, str | None]:
    """Of the next so many people delete the cookies that have not been used since they `ended`, and those people who sit nowhere and have
    not come since `before`.

    Returns how many people they were, and whom to go on after; None when all have been looked at.
    """
    people, tokens, seats = schema.people, schema.tokens, schema.seats
    looked = connection.execute(select(people.c.id, people.c.made).where(people.c.id > after).order_by(people.c.id).limit(most)).all()
    connection.execute(delete(tokens).where(tokens.c.person.in_([row.id for row in looked]), _last_used < ended))
    ids = [row.id for row in looked if row.made < before]
    sitting = select(seats.c.person).where(seats.c.person.in_(ids))
    coming = select(tokens.c.person).where(tokens.c.person.in_(ids), _last_used >= before)
    held = {row[0] for row in connection.execute(sitting)} | {row[0] for row in connection.execute(coming)}
    gone = [one for one in ids if one not in held]
    count = 0
    if gone:
        # Somebody may come in this very moment: a cookie that is used now stays, and so does its person.
        connection.execute(delete(tokens).where(tokens.c.person.in_(gone), _last_used < before))
        still = select(tokens.c.person).where(tokens.c.person == people.c.id).exists()
        count = connection.execute(delete(people).where(people.c.id.in_(gone), ~still)).rowcount
    return count, looked[-1].id if len(looked) == most else None


def forget_devices(connection: Connection, person: str, most: int) -> None:
    """Delete a person's cookies, but for so many that were used last."""
    tokens = schema.tokens
    kept = select(tokens.c.hash).where(tokens.c.person == person).order_by(_last_used.desc(), tokens.c.hash).limit(most)
    connection.execute(delete(tokens).where(tokens.c.person == person, tokens.c.hash.not_in(kept)))


def forget_links(connection: Connection, now: int) -> int:
    """Delete codes for other devices that have run out; return how many."""
    return connection.execute(delete(schema.links).where(schema.links.c.until < now)).rowcount


def is_unused(before: int) -> ColumnElement[bool]:
    """Whether nothing has happened at a table, and nobody was there, since; and nothing will by itself."""
    tables = schema.tables
    return and_(tables.c.updated < before, or_(tables.c.seen.is_(None), tables.c.seen < before), tables.c.due_at.is_(None))
