"""Everything moves from a folder to PostgreSQL and back: counted, compared, and nothing of it when something is in the way."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from cli.process import lastcard
from stores import Place as At
from stores import change, engine, look

from lastcard.cli import main
from lastcard.server import disk, moving, schema
from lastcard.server.moving import Moved, MoveError, Place, move
from lastcard.server.people import People
from lastcard.server.store import Store

from .rooms import ANA, BO, Guest
from .test_archive import House, house, run
from .test_migrations import upgrade

#: What the second half of the test's data is for.
PASSWORD = "secret-in-the-address"


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """A PostgreSQL database with nothing in it."""
    return str(request.getfixturevalue("postgres").empty())


def fill(place: At) -> str:
    """Some of everything: people, links, a table that is played at and one that is in the archive; return the first one's code."""
    if isinstance(place, Path):
        place.mkdir()

    async def work(house: House) -> str:
        people = People(house.store, house.clock)
        await house.played()
        await house.sleep(days=40)
        await house.upkeep.round()
        for name in ("Ana", "Бо", "猫 & co."):
            await people.link((await people.become(name))[0])
        code = await house.played()
        await house.sleep()
        return code

    return run(place, work)


def everything(place: At) -> dict[str, list[Any]]:
    """All rows of all tables."""
    found = {}
    for table in schema.metadata.sorted_tables:
        rows = [tuple(row) for row in look(place, f"SELECT {', '.join(table.c.keys())} FROM {table.name}")]
        if table.name == "tables":  # the one has truth values, the other numbers for them
            rows = [
                tuple(bool(value) if name == "open" else value for name, value in zip(table.c.keys(), row, strict=True)) for row in rows
            ]
        found[table.name] = sorted(rows, key=repr)
    return found


def play_on(place: At, code: str) -> None:
    """Whoever sits there goes on as if nothing had happened."""

    async def work(house: House) -> None:
        room = await house.room(code)
        guests = [await Guest(ANA).come(room), await Guest(BO).come(room)]
        await house.moves(room, guests, 3)
        assert len(await house.rooms.tables_of(ANA)) == 2
        for line in await house.rooms.tables_of(ANA):
            assert await house.rooms.get(line.code) is not None

    run(place, work)


def test_there_and_back(tmp_path: Path, database: str) -> None:
    """Row for row the same, three times over; the games go on at each place, and the source stays as it was."""
    first, last = tmp_path / "first", tmp_path / "last"
    code = fill(first)
    before = everything(first)
    assert all(before.values())
    heard: list[tuple[int, int]] = []
    moved = move(Place(str(first)), Place(database), lambda done, total: heard.append((done, total)))
    assert moved == Moved(tables=2, people=3, facts=len(before["facts"]))
    assert heard == sorted(heard)
    assert heard[-1][0] == heard[-1][1]
    assert everything(first) == everything(database) == before
    move(Place(database), Place(str(last)))
    assert everything(last) == everything(database) == before
    for place in (first, database, last):
        play_on(place, code)


def test_a_target_that_a_server_has_made_ready(tmp_path: Path, database: str) -> None:
    """With all tables and nothing in them it is as good as one without."""
    fill(tmp_path / "first")
    for target in (database, tmp_path / "ready"):

        async def ready(target: At = target) -> None:
            if isinstance(target, Path):
                target.mkdir()
            await (await Store.open(target)).close()

        asyncio.run(ready())
        move(Place(str(tmp_path / "first")), Place(str(target)))
        assert everything(target) == everything(tmp_path / "first")


def test_ids_that_postgresql_cannot_hold(tmp_path: Path, database: str) -> None:
    """Early versions took any id of a command from a client, which must not keep anybody from moving."""
    fill(tmp_path / "first")
    change(tmp_path / "first", "UPDATE facts SET command = 'a' || char(0) || 'b' WHERE number = 5")
    move(Place(str(tmp_path / "first")), Place(database))
    assert look(database, "SELECT DISTINCT command FROM facts WHERE number = 5") == [(None,)]


# What is in the way


def test_what_is_in_the_way(tmp_path: Path, database: str) -> None:
    """Each is one reason, and neither place is changed."""
    full, target = tmp_path / "full", tmp_path / "target"
    fill(full)
    before = everything(full)

    def why(source: object, to: object) -> str:
        with pytest.raises(MoveError) as caught:
            move(Place(str(source)), Place(str(to)))
        return caught.value.code

    assert why(full, full) == "same"
    assert why(full, tmp_path / "full" / ".." / "full") == "same"
    assert why(database, database) == "same"
    assert why(tmp_path / "nothing", target) == "nothing"
    assert not (tmp_path / "nothing").exists()
    assert why(database, target) == "nothing"
    assert not list(target.glob("lastcard.db*"))
    with pytest.raises(MoveError) as caught:
        Place("mysql://somebody@somewhere/something")
    assert caught.value.code == "url"
    (tmp_path / "a file").write_text("not a folder")
    assert why(full, tmp_path / "a file") == "failed"
    (tmp_path / "no database").mkdir()
    (tmp_path / "no database" / "lastcard.db").write_bytes(b"something else" * 1000)
    assert why(full, tmp_path / "no database") == why(tmp_path / "no database", target) == "failed"
    with closing(disk.take(full)):
        assert why(full, target) == "taken"
    with closing(disk.take(target)):
        assert why(full, target) == "taken"

    async def beside(source: object, to: object) -> str:
        async with house(database, alone=False):
            return await asyncio.to_thread(why, source, to)

    assert asyncio.run(beside(full, database)) == "taken"
    assert asyncio.run(beside(database, target)) == "taken"
    for place in (database, target):
        move(Place(str(full)), Place(str(place)))
        assert why(full, place) == "not-empty"
        assert everything(place) == before
    change(full, "UPDATE alembic_version SET version_num = '9999'")
    assert why(full, tmp_path / "other") == "newer"
    (tmp_path / "old").mkdir()
    upgrade(tmp_path / "old", to="0001")
    assert why(tmp_path / "old", tmp_path / "other") == "old"


@pytest.mark.parametrize("place", ["sqlite", "postgresql"], indirect=True)
def test_a_target_that_keeps_something_else(place: At, tmp_path: Path) -> None:
    """What arrives is read again. Where it is not what was sent, nothing stays there."""
    source = tmp_path / "source"
    fill(source)
    asyncio.run(_made(place))
    if isinstance(place, Path):
        change(place, "CREATE TRIGGER worse AFTER INSERT ON people BEGIN UPDATE people SET name = 'X' WHERE id = new.id; END")
    else:
        change(
            place,
            "CREATE FUNCTION worse() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN new.name = 'X'; RETURN new; END$$",
            "CREATE TRIGGER worse BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION worse()",
        )
    with pytest.raises(MoveError) as caught:
        move(Place(str(source)), Place(str(place)))
    assert caught.value.code == "differs"
    assert not any(rows for name, rows in everything(place).items() if name != "compatibility")


async def _made(place: At) -> None:
    await (await Store.open(place)).close()


#: Moves, and dies as in a power cut when so large a part of it is done.
DIES = """
import os, sys
from lastcard.server.moving import Place, move

def tell(done, total):
    if done >= float(sys.argv[3]) * total:
        os.kill(os.getpid(), 9)

move(Place(sys.argv[1]), Place(sys.argv[2]), tell)
"""


@pytest.mark.skipif(os.name == "nt", reason="signals are for systems that have them")
@pytest.mark.parametrize(("to_folder", "part"), [(True, 0.3), (False, 0.3), (False, 1.0)])
def test_killed_in_the_middle(to_folder: bool, part: float, tmp_path: Path, database: str) -> None:
    """While it is written, and while it is read again: the source is as it was, nothing is at the target, and the next try succeeds."""
    fill(tmp_path / "full")
    source: At = tmp_path / "full"
    target: At = database
    if to_folder:
        move(Place(str(source)), Place(database))
        source, target = database, tmp_path / "target"
    before = everything(source)
    done = subprocess.run([sys.executable, "-c", DIES, str(source), str(target), str(part)], timeout=60, capture_output=True)
    assert done.returncode == -signal.SIGKILL, done.stderr
    assert everything(source) == before
    if isinstance(target, Path):
        with engine(target).connect() as connection:
            assert not connection.exec_driver_sql("SELECT name FROM sqlite_master").all()
    else:
        assert not look(target, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    _soon(lambda: move(Place(str(source)), Place(str(target))))
    assert everything(target) == before


def _soon(act: Callable[[], object]) -> None:
    """PostgreSQL finds out in a moment that a client is dead, and lets go of its lock then."""
    while True:
        try:
            act()
        except MoveError as error:
            if error.code == "taken":
                continue
            raise
        return


# The command


def test_the_command_says_what_has_arrived(tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """And what to do next, in whatever language."""
    fill(tmp_path / "full")
    done = lastcard("move-data", str(tmp_path / "full"), database)
    assert (done.returncode, done.stderr) == (0, "")
    text = " ".join(done.stdout.split())
    assert "2 tables and 3 people have arrived in postgresql://" in text
    assert "with DATABASE_URL set" in text
    assert database.split(":")[2].split("@")[0] not in text
    said = set()
    for language in ("en", "uk"):
        assert main(["move-data", database, str(tmp_path / language), "--lang", language]) == 0
        text = " ".join(capsys.readouterr().out.split())
        assert f"--data {tmp_path / language}" in text
        said.add(text.replace(str(tmp_path / language), ""))
    assert len(said) == 2


def test_the_command_refuses_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is wrong; and no password is printed, not even by what it cannot make sense of."""

    def refuses(*words: str) -> str:
        assert main(["move-data", *words, "--lang", "en"]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        return said.err

    away = f"postgresql://ana:{PASSWORD}@127.0.0.1:1/cards?password={PASSWORD}"
    said = [
        refuses(),
        refuses(str(tmp_path)),
        refuses(str(tmp_path), away, away),
        refuses(str(tmp_path), away.replace("postgresql", "mysql")),
        refuses(away, str(tmp_path / "target")),
        refuses(str(tmp_path), away),
        refuses(away, away),
        refuses(f"postgresql://ana:{PASSWORD}@[:x/cards", str(tmp_path)),
    ]
    assert not any(PASSWORD in line for line in said)
    assert "needs two places" in said[0] == said[1] == said[2]
    assert "127.0.0.1" in said[4]


def test_it_moves_in_portions(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many rows there are, few are in memory at a time."""
    monkeypatch.setattr(moving, "PORTION", 7)
    fill(tmp_path / "full")
    heard: list[int] = []
    move(Place(str(tmp_path / "full")), Place(database), lambda done, _: heard.append(done))
    assert max(later - earlier for earlier, later in pairwise(heard)) <= 7
    assert everything(database) == everything(tmp_path / "full")
