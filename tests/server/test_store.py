"""The database: what it keeps, how it became what it is, and who may use it. Real files."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from stores import Place, change, engine, everything, look

from lastcard.server import codes, schema
from lastcard.server.disk import DataError, take
from lastcard.server.migrations import migrate
from lastcard.server.people import LINK_MILLIS, People
from lastcard.server.store import NotSaved, Row, Store, Summary

T = TypeVar("T")


def run(place: Place, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the store of a place, and close it."""

    async def whole() -> T:
        store = await Store.open(place)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def row(number: int, body: bytes = b"{}") -> Row:
    return Row(number, 1000 + number, "p1", f"c{number}", body)


def summary(code: str, number: int, *, due_at: int | None = None, is_open: bool = False, people: frozenset[str] = frozenset()) -> Summary:
    return Summary(code, number, due_at, is_open, b"line of " + code.encode(), number, people)


def test_facts_come_back_as_they_were(place: Place) -> None:
    """In order of their numbers, also from a file that was closed; a table that is not there has none."""
    run(place, lambda store: store.append("T1", [row(2), row(1), row(3, b"\x00\xff")]))
    assert run(place, lambda store: store.facts("T1")) == [row(1), row(2), row(3, b"\x00\xff")]
    assert run(place, lambda store: store.facts("T2")) == []


#: What a connection that writes answers, where a transaction waits for the disk.
DURABLE: dict[str, dict[str, object]] = {
    "sqlite": {"PRAGMA synchronous": 2, "PRAGMA journal_mode": "wal"},
    "postgresql": {"SHOW synchronous_commit": "on"},
}


def test_what_is_answered_is_on_disk(place: Place) -> None:
    """Somebody else who looks the moment an append returns finds its facts there, and the database waits for the disk."""

    async def work(store: Store) -> None:
        for number in range(1, 20):
            await store.append("T1", [row(number)])
            assert look(place, "SELECT max(number) FROM facts")[0][0] == number
        asked = DURABLE["postgresql" if store.is_shared else "sqlite"]
        said = [await store._writer.run(lambda connection, ask=ask: connection.exec_driver_sql(ask).scalar()) for ask in asked]
        assert said == list(asked.values())

    run(place, work)


def test_a_full_disk_refuses_and_then_recovers(tmp_path: Path) -> None:
    """While nothing can be written whoever asks is told so and nothing is kept; with space again the server goes on by itself."""

    async def work(store: Store) -> None:
        await store.append("T1", [row(1)])
        # The limit belongs to the connection that writes.
        pages = await store._writer.run(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar())
        await store._writer.run(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar())
        with pytest.raises(NotSaved):
            await store.append("T1", [row(2, b"x" * 100_000)])
        assert await store.facts("T1") == [row(1)]
        await store.append("T1", [row(2)])
        assert await store.facts("T1") == [row(1), row(2)]

    run(tmp_path, work)


def test_summaries_make_lists(place: Place) -> None:
    """Open tables, tables of a person and tables that have something to do are found by their summaries, the latest first."""

    async def write(store: Store) -> None:
        store.summarize("T1", lambda: summary("T1", 1, is_open=True, people=frozenset({"a", "b"})))
        store.summarize("T2", lambda: summary("T2", 2, due_at=50, is_open=True, people=frozenset({"a"})))
        store.summarize("T3", lambda: summary("T3", 3, due_at=40))
        await store.flush()
        store.summarize("T1", lambda: summary("T1", 4, is_open=True, people=frozenset({"b"})))

    run(place, write)
    t1, t2 = ("T1", b"line of T1"), ("T2", b"line of T2")
    assert run(place, lambda store: store.open_lines(0, 10)) == [t1, t2]
    assert run(place, lambda store: store.open_lines(3, 10)) == [t1]
    assert run(place, lambda store: store.lines_of("a", 10)) == [t2]
    assert run(place, lambda store: store.lines_of("b", 10)) == [t1]
    assert run(place, lambda store: store.due(45)) == [("T3", 40)]
    assert run(place, lambda store: store.due(50)) == [("T3", 40), ("T2", 50)]


def test_summaries_that_lag_behind_are_known(place: Place) -> None:
    """After a crash between the facts and their summary the table is found, so that its bots do not wait for ever."""

    async def work(store: Store) -> list[str]:
        await store.append("T1", [row(1)], summary("T1", 1))
        await store.append("T2", [row(1)], summary("T2", 1))
        await store.append("T2", [row(2)])
        return await store.behind()

    assert run(place, work) == ["T2"]


# How the database became what it is


def test_the_migrations_make_the_schema(place: Place) -> None:
    """An empty file that goes through all migrations has exactly the tables that the program uses, and the newest revision."""
    run(place, lambda store: store.flush())
    with engine(place).connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == schema.REVISION == migrate.known()[0]


def test_a_newer_database_is_left_alone(place: Place) -> None:
    """One of a revision that this program does not know is refused, and not touched."""
    run(place, lambda store: store.append("T1", [row(1)]))
    change(place, "UPDATE alembic_version SET version_num = '9999'", "UPDATE compatibility SET oldest = '9999'")
    before = everything(place)
    with pytest.raises(DataError) as refused:
        run(place, lambda store: store.facts("T1"))
    assert refused.value.code == ("newer" if isinstance(place, Path) else "newer-database")
    assert everything(place) == before


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    """It is said that it is damaged, and nothing is written over it."""
    (tmp_path / "lastcard.db").write_bytes(b"not a database at all, but something that somebody may need" * 100)
    before = (tmp_path / "lastcard.db").read_bytes()
    with pytest.raises(DataError) as refused:
        run(tmp_path, lambda store: store.facts("T1"))
    assert refused.value.code == "damaged"
    assert (tmp_path / "lastcard.db").read_bytes() == before


def test_one_server_at_a_time(tmp_path: Path) -> None:
    """A folder that a server uses is refused to another, and free again when the first has ended."""
    with take(tmp_path / "data"):
        with pytest.raises(DataError) as refused:
            take(tmp_path / "data")
        assert refused.value.code == "taken"
    take(tmp_path / "data").close()


def test_the_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Hands and chats are not for other users of the machine."""
    take(tmp_path / "data").close()
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0


# People


def test_a_cookie_is_a_person(place: Place) -> None:
    """Who has the cookie is known again, also by a server that was started anew; with another name under the same cookie."""

    async def first(store: Store) -> str:
        people = People(store)
        ana, token = await people.become("Ana")
        assert await people.of_token(token) == ana
        assert (await people.rename(ana, "Anna")).id == ana.id
        renamed = await people.of_token(token)
        assert renamed is not None
        assert renamed.name == "Anna"
        return token

    token = run(place, first)
    known = run(place, lambda store: People(store).of_token(token))
    assert known is not None
    assert known.name == "Anna"
    for wrong in (None, "", token[:-1], token + "a", "x" * 10_000):
        assert run(place, lambda store, wrong=wrong: People(store).of_token(wrong)) is None  # type: ignore[misc]


def test_nobody_can_play_for_others_with_what_is_stored(place: Place) -> None:
    """Neither a cookie nor a code for another device stands in the database, only hashes of them."""

    async def work(store: Store) -> tuple[str, str]:
        people = People(store)
        ana, token = await people.become("Ana")
        return token, (await people.link(ana)).code

    token, code = run(place, work)
    found = everything(place)
    assert "Ana" in found
    assert token not in found
    assert code not in found


def test_a_link_is_good_once(place: Place) -> None:
    """Another device becomes the same person by a code, and nobody by the same code after that; a new code ends the one before."""

    async def work(store: Store) -> None:
        people = People(store)
        ana, token = await people.become("Ana")
        old, link = await people.link(ana), await people.link(ana)
        claims = await asyncio.gather(*(people.claim(link.code) for _ in range(5)))
        good = [claimed for claimed in claims if claimed is not None]
        assert len(good) == 1
        assert good[0][0] == ana
        assert good[0][1] != token
        assert await people.of_token(good[0][1]) == await people.of_token(token) == ana
        assert await people.claim(old.code) is None

    run(place, work)


def test_a_link_runs_out(place: Place) -> None:
    """After ten minutes its code is no longer good."""

    async def work(store: Store) -> None:
        now = 1_000_000
        people = People(store, lambda: now)
        ana, _ = await people.become("Ana")
        link = await people.link(ana)
        assert link.until == now + LINK_MILLIS
        now = link.until + 1
        assert await people.claim(link.code) is None

    run(place, work)


def test_codes_are_secrets() -> None:
    """They come from far more than can be tried, and every one can be typed in again, however it is written."""
    assert len(codes.ALPHABET) ** codes.TABLE_LENGTH > 2**40
    assert len(codes.ALPHABET) ** codes.LINK_LENGTH > 2**55
    assert not set("01IOL") & set(codes.ALPHABET)
    made = {codes.new_table() for _ in range(1000)}
    assert len(made) == 1000
    for code in list(made)[:50]:
        assert codes.as_table(f" {code[:3].lower()}-{code[3:]}\n") == code
    assert len({codes.new_token() for _ in range(100)}) == 100
    assert all(len(codes.new_token()) >= 43 for _ in range(20))
