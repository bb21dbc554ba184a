"""How a database becomes a newer one: whole or not at all, by one of many, and while an older program goes on. On real databases."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browser.server import Server
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError
from stores import Place, change, engine, look

from lastcard.server import database, schema
from lastcard.server.disk import DataError
from lastcard.server.migrations import migrate
from lastcard.server.store import Row, Store, Summary

from .test_crash import Pair

#: A revision that is not there yet.
NEXT = '''"""Something new."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"
branch_labels = None
depends_on = None
oldest = "{oldest}"


def upgrade():
    {work}
'''
ADDS = """op.add_column("tables", sa.Column("theme", sa.Text))
    op.create_table("trophies", sa.Column("person", sa.String(32), primary_key=True), sa.Column("count", sa.Integer, nullable=False))
    op.create_index("facts_person", "facts", ["person"])"""


def next_revision(folder: Path, work: str, *, oldest: str = schema.REVISION) -> Path:
    """A folder with one revision more."""
    made = folder / "versions"
    made.mkdir(exist_ok=True)
    (made / "r9001_next.py").write_text(NEXT.format(revision="9001", before=schema.REVISION, oldest=oldest, work=work))
    return made


def upgrade(place: Place, folder: Path | None = None, to: str = "head") -> None:
    """Bring a database to a revision, as a program does that starts."""
    with engine(place).connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.connection.driver_connection.isolation_level = None  # type: ignore[union-attr]
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        database.lock_for_migration(connection)
        migrate.upgrade(connection, migrate.scripts(*([] if folder is None else [folder])), to)
        connection.commit()


# What an older program needs


def shape(connection: Connection) -> dict[str, dict[str, Any]]:
    """What a program can rely on, of every table."""
    found: dict[str, dict[str, Any]] = {}
    inspector = inspect(connection)
    for name in inspector.get_table_names():
        found[name] = {
            "columns": {one["name"]: one for one in inspector.get_columns(name)},
            "rules": {f"unique {sorted(one['column_names'])}" for one in inspector.get_unique_constraints(name)}
            | {f"unique {one['column_names']}" for one in inspector.get_indexes(name) if one["unique"]}
            | {f"foreign {one['constrained_columns']}" for one in inspector.get_foreign_keys(name)}
            | {f"check {one['sqltext']}" for one in inspector.get_check_constraints(name)},
        }
    return found


def what_breaks(before: dict[str, dict[str, Any]], after: dict[str, dict[str, Any]]) -> list[str]:
    """What a program that knows the one shape could not do with the other."""
    broken = []
    for name, table in before.items():
        if name not in after:
            broken.append(f"{name} is gone")
            continue
        now = after[name]
        for column, was in table["columns"].items():
            if column not in now["columns"]:
                broken.append(f"{name}.{column} is gone")
                continue
            found = now["columns"][column]
            if str(found["type"]) != str(was["type"]):
                broken.append(f"{name}.{column} is a {found['type']}")
            if was["nullable"] and not found["nullable"]:
                broken.append(f"{name}.{column} must be given")
        for column, found in now["columns"].items():
            if column not in table["columns"] and not found["nullable"] and found["default"] is None:
                broken.append(f"{name}.{column} must be given")
        broken += [f"{name}: {rule}" for rule in now["rules"] - table["rules"]]
    return broken


def shape_of(place: Place) -> dict[str, dict[str, Any]]:
    with engine(place).connect() as connection:
        return shape(connection)


@pytest.fixture
def empty(place: Place, request: pytest.FixtureRequest) -> Place:
    """A place with nothing in it."""
    return place if isinstance(place, Path) else str(request.getfixturevalue("postgres").empty())


def test_what_is_taken_away_waits(empty: Place) -> None:
    """A revision that leaves older programs the use of the database has only added what they need not know of."""
    revisions = migrate.known()[::-1]
    shapes = {}
    for revision in revisions:
        upgrade(empty, to=revision)
        shapes[revision] = shape_of(empty)
        oldest = getattr(migrate.scripts().get_revision(revision).module, "oldest", revision)
        assert oldest <= revision
        for older in revisions[revisions.index(oldest) : revisions.index(revision)]:
            assert not what_breaks(shapes[older], shapes[revision]), revision
    assert look(empty, "SELECT oldest FROM compatibility") == [(oldest,)]


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("work", "broken"),
    [
        (ADDS, []),
        ('op.drop_table("links")', ["links is gone"]),
        ('op.rename_table("links", "doors")', ["links is gone"]),
        ('with op.batch_alter_table("people") as people: people.drop_column("made")', ["people.made is gone"]),
        ('with op.batch_alter_table("people") as people: people.alter_column("name", new_column_name="called")', ["people.name is gone"]),
        ('with op.batch_alter_table("people") as people: people.alter_column("made", type_=sa.Text)', ["people.made is a TEXT"]),
        ('with op.batch_alter_table("tables") as tables: tables.alter_column("due_at", nullable=False)', ["tables.due_at must be given"]),
        ('op.add_column("links", sa.Column("why", sa.Text, nullable=False, server_default="x"))', []),
        (
            'with op.batch_alter_table("links") as links: links.add_column(sa.Column("why", sa.Text, nullable=False))',
            ["links.why must be given"],
        ),
        ('op.create_index("one_name", "people", ["name"], unique=True)', ["people: unique ['name']"]),
    ],
)
def test_what_would_break_is_found(place: Place, tmp_path: Path, work: str, broken: list[str]) -> None:
    """The test above sees what it is there to see."""
    upgrade(place)
    before = shape_of(place)
    upgrade(place, next_revision(tmp_path, work))
    found = [one for one in what_breaks(before, shape_of(place)) if not one.endswith("called must be given")]
    assert found == broken


# Beside an older program


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_older_processes_play_on(store: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The database is brought up to date under two processes that do not know it. Nobody is refused anything; a third one starts."""
    servers = []
    try:
        variables = {}
        if store == "postgresql":
            variables = {name: request.getfixturevalue(of).fresh() for name, of in (("DATABASE_URL", "postgres"), ("REDIS_URL", "valkey"))}
        servers = [Server(tmp_path / "data", **variables) for _ in range(len(variables) or 1)]
        pairs = [Pair(server, options={"hand_size": 20}) for server in servers]
        stop = threading.Event()
        moves = [0] * len(pairs)
        played = threading.Barrier(len(pairs) + 1)
        failures: list[BaseException] = []

        def play(place: int) -> None:
            try:
                while not stop.is_set():
                    step(pairs[place])
                    moves[place] += 1
                    if moves[place] in (5, 30):
                        played.wait(30)
            except BaseException as error:
                failures.append(error)
                played.abort()
                raise

        threads = [threading.Thread(target=play, args=(place,)) for place in range(len(pairs))]
        for thread in threads:
            thread.start()
        played.wait(30)
        upgrade(servers[0].place, next_revision(tmp_path, ADDS))
        played.wait(30)
        stop.set()
        for thread in threads:
            thread.join()
        assert not failures
        assert look(servers[0].place, "SELECT version_num FROM alembic_version") == [("9001",)]
        servers[-1].restart()
        pairs[-1].come()
        for _ in range(3):
            step(pairs[-1])
        for pair in pairs:
            stored = pair.stored()
            assert len(stored) > 30
            assert [number for number, _ in stored] == list(range(1, len(stored) + 1))
    finally:
        for server in servers:
            server.stop()


def step(pair: Pair) -> None:
    """Do whatever can be done next."""
    pair.see()
    first = pair.lines[0]
    turn = first.game["turn"] if first.game else None
    if turn is not None:
        line = pair.lines[turn]
        assert line.game is not None
        legal = [move for move in line.game["legal"] if " catch " not in move]
        line.done("move", move=legal[0], seen=line.number)
    else:
        first.done("back" if first.table["phase"] == "game_over" else "start")


def test_a_newer_database_that_says_so_can_be_used(place: Place, tmp_path: Path) -> None:
    """And one that does not is refused, as ever; neither is changed."""

    async def use() -> None:
        store = await Store.open(place)
        await store.append("T1", [Row(1, 1, "p", "c", b"{}")], Summary("T1", 1, None, False, b"", 1, frozenset({"p"})))
        await store.close()

    upgrade(place, next_revision(tmp_path, ADDS))
    asyncio.run(use())
    assert look(place, "SELECT version_num FROM alembic_version") == [("9001",)]
    change(place, "UPDATE compatibility SET oldest = '9001'")
    with pytest.raises(DataError) as refused:
        asyncio.run(use())
    assert refused.value.code.startswith("newer")


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)
def test_an_older_server_beside_that_could_not_go_on(empty: Place) -> None:
    """A change that it could not bear waits until it has ended; what was there before is there after it."""
    upgrade(empty, to="0001")
    change(empty, "INSERT INTO people VALUES ('a', 'Ana', 1)", "INSERT INTO tokens VALUES ('x', 'a', 1)")

    async def use() -> tuple[str, str, int] | None:
        store = await Store.open(empty, alone=False)
        try:
            return await store.person_of(b"x")
        finally:
            await store.close()

    with engine(empty).connect() as older:
        older.execute(text(f"SELECT pg_advisory_lock_shared({database.IN_USE})"))
        with pytest.raises(DataError) as refused:
            asyncio.run(use())
        assert refused.value.code == "older-beside"
        assert look(empty, "SELECT version_num FROM alembic_version") == [("0001",)]
    found = asyncio.run(use())
    assert found is not None
    assert found[:2] == ("a", "Ana")
    assert found[2] > 1_700_000_000_000  # nobody knows when it was used before, so it counts from now


# Whole, once, or not at all


def test_a_change_that_fails_changes_nothing(place: Place, tmp_path: Path) -> None:
    """What its first half has done is undone, and the program that was there goes on."""
    upgrade(place)
    change(place, "INSERT INTO people VALUES ('a', 'Ana', 1)")
    before = shape_of(place)
    work = f'{ADDS}\n    op.execute("DELETE FROM people")\n    op.execute("INSERT INTO nowhere VALUES (1)")'
    with pytest.raises(DBAPIError):
        upgrade(place, next_revision(tmp_path, work))
    assert str(shape_of(place)) == str(before)
    assert look(place, "SELECT version_num FROM alembic_version") == [(schema.REVISION,)]
    assert look(place, "SELECT id FROM people") == [("a",)]


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)
def test_processes_that_start_together(empty: Place) -> None:
    """One of them makes the tables, and the others wait for it."""

    async def start() -> list[Store]:
        return await asyncio.gather(*(Store.open(empty, alone=False) for _ in range(6)))

    async def whole() -> None:
        for store in await start():
            await store.close()

    asyncio.run(whole())
    assert look(empty, "SELECT version_num FROM alembic_version") == [(schema.REVISION,)]


def test_a_database_of_the_first_version_is_brought_up_to_date(empty: Place) -> None:
    """With all that was in it."""
    upgrade(empty, to="0001")
    change(empty, "INSERT INTO facts VALUES ('T', 1, 5, 'a', 'c', '{}')", "INSERT INTO tables VALUES ('T', 1, NULL, true, '', 5)")
    check(empty, lambda rows: [row.number for row in rows] == [1])


def check(place: Place, fine: Callable[[list[Row]], bool]) -> None:
    async def work() -> None:
        store = await Store.open(place)
        try:
            assert fine(await store.facts("T"))
        finally:
            await store.close()

    asyncio.run(work())
