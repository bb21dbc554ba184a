"""Whatever is written goes through one thread, in as few transactions as it can: real files, and a disk that refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from lastcard.server.store import Conflict, NotSaved, Row, Store, Summary


def row(number: int) -> Row:
    return Row(number, 0, "p1", f"c{number}", b'{"fact":"moved","move":"0 draw"}')


def summary(code: str, number: int) -> Summary:
    return Summary(code, number, None, True, b"{}", number, frozenset({"p1"}))


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store of this folder, and close it."""

    async def run() -> None:
        store = await Store.open(folder)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_comes_together_is_one_transaction(tmp_path: Path) -> None:
    """A hundred tables that are played at in the same moment wait for the disk a few times, not a hundred."""

    async def work(store: Store) -> None:
        commits: list[object] = []
        event.listen(store._base.writing, "commit", commits.append)
        await asyncio.gather(*(store.append(f"T{table}", [row(1)]) for table in range(100)))
        assert len(commits) <= 3
        assert [len(await store.facts(f"T{table}")) for table in range(100)] == [1] * 100

    with_store(tmp_path, work)


def test_one_conflict_does_not_take_the_others_along(tmp_path: Path) -> None:
    """Of facts that came together, only the one whose number is taken is refused."""

    async def work(store: Store) -> None:
        await store.append("T1", [row(1)])
        told = await asyncio.gather(*(store.append(f"T{table}", [row(1)]) for table in range(4)), return_exceptions=True)
        assert [type(one) for one in told] == [type(None), Conflict, type(None), type(None)]
        assert [one.number for one in await store.facts("T1")] == [1]

    with_store(tmp_path, work)


def test_a_summary_is_made_when_it_is_written_and_is_the_latest(tmp_path: Path) -> None:
    """However often a table has changed meanwhile, its summary is made once, and is there after the store was closed."""
    made: list[int] = []

    def make(number: int) -> Callable[[], Summary]:
        def now() -> Summary:
            made.append(number)
            return summary("T1", number)

        return now

    async def first(store: Store) -> None:
        store.summarize("T1", make(1))
        await store.flush()
        for number in range(2, 50):
            store.summarize("T1", make(number))
            await store.append("T1", [row(number)])

    async def second(store: Store) -> None:
        assert [code for code, _ in await store.open_lines(0, 10)] == ["T1"]
        assert await store.behind() == []

    with_store(tmp_path, first)
    assert made[0] == 1
    assert made[-1] == 49
    assert len(made) < 10
    with_store(tmp_path, second)


def test_a_disk_that_refuses_changes_nothing_and_is_asked_again(tmp_path: Path) -> None:
    """Whoever waits is told, and what comes later is written when there is space again, the summary that had to wait too."""
    full = True

    def refuse(*_: object) -> None:
        if full:
            raise OperationalError("INSERT", None, Exception("database or disk is full"))

    async def work(store: Store) -> None:
        nonlocal full
        event.listen(store._base.writing, "before_cursor_execute", refuse)
        store.summarize("T1", lambda: summary("T1", 1))
        with pytest.raises(NotSaved):
            await store.append("T1", [row(1)])
        assert await store.facts("T1") == []
        full = False
        await store.append("T1", [row(1)])
        await store.flush()
        assert [one.number for one in await store.facts("T1")] == [1]
        assert [code for code, _ in await store.open_lines(0, 10)] == ["T1"]

    with_store(tmp_path, work)


def test_nothing_is_taken_after_the_end(tmp_path: Path) -> None:
    """A store that is closed refuses, and does not wait for ever."""

    async def run() -> None:
        store = await Store.open(tmp_path)
        await store.close()
        with pytest.raises(NotSaved):
            await store.append("T1", [row(1)])

    asyncio.run(run())
