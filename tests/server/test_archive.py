"""Tables that are put away, come back and are forgotten, and people who are. On real databases, with a clock that is moved by hand."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from stores import Place, look

from lastcard.server import archive, codes, upkeep
from lastcard.server import messages as m
from lastcard.server.people import People
from lastcard.server.room import Room, rows_of
from lastcard.server.rooms import IDLE, Rooms
from lastcard.server.store import Conflict, Row, Store, Summary
from lastcard.server.upkeep import DAY, Done, Policy, Upkeep

from .rooms import ANA, BO, Clock, Guest
from .tables import Play

T = TypeVar("T")


class House:
    """A process with its rooms, and its upkeep."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.rooms = Rooms(store, clock)
        self.upkeep = Upkeep(store, Policy(30 * DAY, 400 * DAY), clock)

    async def room(self, code: str) -> Room:
        room = await self.rooms.get(code)
        assert room is not None
        return room

    async def sleep(self, days: int = 0) -> None:
        """Everybody goes, and so much time passes."""
        await self.store.flush()
        self.clock.now += IDLE + 1000
        self.rooms.tidy()
        await self.store.flush()
        self.clock.now += days * DAY
        assert self.rooms.awake == 0

    async def played(self) -> str:
        """A table of Ana and Bo, in the middle of a game."""
        code = await self.rooms.create(ANA, m.NewTable(edition="classic", seats=2, options={"hand_size": 20}))
        room = await self.room(code)
        ana, bo = await Guest(ANA).come(room), await Guest(BO).come(room)
        await bo.done(room, m.Sit, seat=1)
        await ana.done(room, m.Start)
        await self.moves(room, [ana, bo], 10)
        for guest in (ana, bo):
            await room.leave(guest.line)
        return code

    async def moves(self, room: Room, guests: list[Guest], count: int) -> None:
        for _ in range(count):
            for guest in guests:
                guest.hear()
            assert guests[0].game is not None
            turn = guests[0].game["turn"]
            game = guests[turn].game
            assert game is not None
            await guests[turn].done(room, m.PlayMove, move=game["legal"][0], seen=guests[turn].number)


@contextlib.asynccontextmanager
async def house(place: Place, clock: Clock | None = None, *, alone: bool = True) -> AsyncIterator[House]:
    clock = clock or Clock()
    store = await Store.open(place, alone=alone, clock=clock)
    found = House(store, clock)
    try:
        yield found
    finally:
        await found.rooms.close()
        await store.close()


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays who would be held up."""
    monkeypatch.setattr(upkeep, "REST", 0)
    monkeypatch.setattr(upkeep, "LEAST_REST", 0.0)


def run(place: Place, work: Callable[[House], Awaitable[T]]) -> T:
    async def whole() -> T:
        async with house(place) as found:
            return await work(found)

    return asyncio.run(whole())


def rows(place: Place, table: str) -> int:
    return int(look(place, f"SELECT count(*) FROM {table}")[0][0])


# What is packed comes back


@pytest.mark.parametrize("people", [2, 5])
def test_packed_facts_come_back(people: int) -> None:
    """All facts of a table, but for the ids of commands; in less than an eighth of the space."""
    play = Play(people, target=100)
    chance = random.Random(people)
    while play.table.phase == "playing" and len(play.facts) < 400:
        play.now += chance.randrange(10_000)
        moves = [str(move) for move in play.game.view(play.game.turn or 0).legal_moves if move.verb != "catch"]
        play.move(chance.choice(moves))
    stored = [replace(row, command=codes.new_person()[:24]) for row in rows_of(play.facts)]
    packed = archive.pack(stored)
    assert archive.unpack(packed) == [replace(row, command=None) for row in stored]
    size = sum(len(row.body) + len(row.person or "") + len(row.command or "") + 16 for row in stored)
    assert size > 8 * len(packed)


def test_what_would_not_come_back_is_not_packed() -> None:
    """Facts with a gap in their numbers, or that are no JSON: both can only come of damage, and stay for whoever looks at it."""
    fine = Row(1, 1000, "p1", "c1", b'{"fact":"ended"}')
    assert archive.unpack(archive.pack([fine])) == [replace(fine, command=None)]
    for others in ([replace(fine, number=3)], [Row(2, 1000, None, None, b"\xff")], [Row(2, 1000, None, None, b"")]):
        with pytest.raises(archive.Unpackable):
            archive.pack([fine, *others])


def test_an_old_table_is_found_as_before(place: Place) -> None:
    """A month after the last move it takes two rows. It stands in people's lists as before, opens as it was, and is played on."""

    async def work(house: House) -> None:
        code = await house.played()
        guest = await Guest(ANA).come(await house.room(code))
        before, line = guest.frames[-1], await house.rooms.tables_of(ANA)
        await (await house.room(code)).leave(guest.line)
        await house.sleep(days=31)
        assert await house.upkeep.round() == Done(archived=1)
        assert (rows(place, "facts"), rows(place, "tables"), rows(place, "archive")) == (1, 0, 1)
        assert await house.rooms.tables_of(ANA) == line
        assert await house.rooms.tables_of(BO) != []
        assert await house.store.behind() == []
        room = await house.room(code)
        assert (rows(place, "archive"), rows(place, "facts")) == (0, room.table.number)
        guests = [await Guest(ANA).come(room), await Guest(BO).come(room)]
        after = guests[0].frames[0]
        known = ("number", "seat", "log", "game")
        assert {name: after[name] for name in known if name != "game"} == {name: before[name] for name in known if name != "game"}
        assert {**after["game"], "deadline": 0, "catch_at": 0} == {**before["game"], "deadline": 0, "catch_at": 0}
        await house.moves(room, guests, 5)

    run(place, work)


def test_what_is_of_use_is_not_put_away(place: Place) -> None:
    """A table at which something has happened lately, where somebody was lately, or that has something to do by itself."""

    async def work(house: House) -> None:
        now = house.clock.now
        old = now - 31 * DAY

        def summary(code: str, **more: Any) -> Summary:
            values = {"due_at": None, "open": False, "line": b"", "updated": old, "people": frozenset({"a"}), "seen": old}
            return Summary(code=code, number=1, **{**values, **more})

        tables = {"OLD": summary("OLD"), "PLAYED": summary("PLAYED", updated=now), "SEEN": summary("SEEN", seen=now)}
        tables |= {"DUE": summary("DUE", due_at=now + DAY)}
        for code, one in tables.items():
            await house.store.append(code, [Row(1, old, "a", "c", b"{}")], one)
        assert await house.upkeep.round() == Done(archived=1)
        assert {row[0] for row in look(place, "SELECT code FROM tables")} == {"PLAYED", "SEEN", "DUE"}

    run(place, work)


def test_a_table_that_is_only_open_somewhere_is_of_use(place: Place) -> None:
    """Somebody has left it open in a browser for a month: that is written down now and then, and it stays where it is."""

    async def work(house: House) -> None:
        code = await house.played()
        guest = await Guest(ANA).come(await house.room(code))
        for _ in range(31):
            house.clock.now += DAY
            house.rooms.tidy()
        await house.store.flush()
        assert await house.upkeep.round() == Done()
        await (await house.room(code)).leave(guest.line)

    run(place, work)


def test_a_new_name_comes_with_whoever_has_it(place: Place) -> None:
    """A table in the archive is not taken out for a new name. The seat has it when that person comes, and not before."""

    async def work(house: House) -> None:
        code = await house.played()
        await house.sleep(days=31)
        await house.upkeep.round()
        anna = replace(ANA, name="Anna")
        await house.rooms.rename(anna)
        assert rows(place, "archive") == 1
        room = await house.room(code)
        bo = await Guest(BO).come(room)
        assert [seat["name"] for seat in bo.table["seats"]] == ["Ana", "Bo"]
        await Guest(anna).come(room)
        bo.hear()
        assert [seat["name"] for seat in bo.table["seats"]] == ["Anna", "Bo"]

    run(place, work)


# Two at once


def test_who_still_plays_at_a_table_that_is_put_away(place: Place) -> None:
    """A process where it is awake all the same finds the number of its next fact taken, looks again, and plays on. Nothing is lost."""

    async def work(house: House) -> None:
        code = await house.played()
        room = await house.room(code)
        guests = [await Guest(ANA).come(room), await Guest(BO).come(room)]
        await house.store.flush()
        number = room.table.number
        assert await house.store.put_away(code, house.clock.now + DAY, house.clock.now)
        assert rows(place, "archive") == 1
        await house.moves(room, guests, 3)
        stored = await house.store.facts(code)
        assert [row.number for row in stored] == list(range(1, room.table.number + 1))
        assert room.table.number >= number + 3
        assert rows(place, "archive") == 0

    run(place, work)


def test_packing_opening_and_playing_at_once(place: Place) -> None:
    """Whatever comes first, at many tables and many times over: each fact that was acknowledged is there once, in order."""

    async def work(house: House) -> None:
        chance = random.Random(3)
        new: dict[str, Any] = {"due_at": None, "open": False, "line": b"line", "updated": 0, "people": frozenset({"a", "b"})}
        kept: dict[str, list[bytes]] = {f"T{place}": [b'"first"'] for place in range(12)}
        for code, bodies in kept.items():
            await house.store.append(code, [Row(1, 0, "a", "c", bodies[0])], Summary(code, 1, **new))

        async def play(code: str) -> None:
            for step in range(5):
                await asyncio.sleep(chance.random() * 0.02)
                body = b'"%d"' % step
                while True:
                    number = len(await house.store.facts(code)) + 1
                    await asyncio.sleep(chance.random() * 0.01)
                    try:
                        await house.store.append(code, [Row(number, number, "a", "c", body)])
                    except Conflict:
                        continue
                    break
                kept[code].append(body)
                house.store.summarize(code, lambda number=number: Summary(code, number, **new))  # type: ignore[misc]

        async def pack(code: str) -> int:
            count = 0
            for _ in range(10):
                await asyncio.sleep(chance.random() * 0.01)
                count += await house.store.put_away(code, 1, 1)
                await house.store.flush()
            return count

        found = await asyncio.gather(*(play(code) for code in kept), *(pack(code) for code in kept))
        assert sum(one or 0 for one in found) > len(kept)  # many times over
        for code, bodies in kept.items():
            stored = await house.store.facts(code)
            assert [(row.number, row.body) for row in stored] == list(enumerate(bodies, 1))

    run(place, work)


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)
def test_two_processes_pack_and_open(place: Place) -> None:
    """One packs while the other opens and plays, on two connections: one of them is first, and no fact is lost or there twice."""

    async def work() -> None:
        async with house(place, alone=False) as one, house(place, alone=False) as other:
            new: dict[str, Any] = {"due_at": None, "open": False, "line": b"line", "updated": 0, "people": frozenset({"a"})}
            acknowledged = 1
            await one.store.append("T", [Row(1, 0, "a", "c", b'"1"')], Summary("T", 1, **new))

            async def play() -> None:
                nonlocal acknowledged
                number = acknowledged + 1
                with contextlib.suppress(Conflict):
                    await other.store.append("T", [Row(number, number, "a", "c", b'"%d"' % number)])
                    acknowledged = number
                other.store.summarize("T", lambda number=acknowledged: Summary("T", number, **new))  # type: ignore[misc]

            for _ in range(40):
                await asyncio.gather(one.store.put_away("T", 1, 1), play(), other.store.facts("T"))
                await other.store.flush()
                found = await one.store.facts("T")
                assert [row.body for row in found] == [b'"%d"' % number for number in range(1, acknowledged + 1)]
            assert acknowledged > 1

    asyncio.run(work())


@pytest.mark.parametrize("place", ["postgresql"], indirect=True)
def test_one_process_at_a_time_looks_after_them(place: Place) -> None:
    """While one does it, the others leave it alone."""

    async def work() -> None:
        async with house(place, alone=False) as one, house(place, alone=False) as other:
            async with one.store.alone() as mine:
                assert mine
                assert await other.upkeep.round() is None
            assert await other.upkeep.round() == Done()

    asyncio.run(work())


# What is forgotten


def test_what_nobody_wants_is_forgotten(place: Place) -> None:
    """Only where whoever runs the server says so: tables where nobody was for so long, and then people who have no table left."""

    async def work(house: House) -> None:
        people = People(house.store, house.clock)
        ana, _ = await people.become("Ana")
        bo, token = await people.become("Bo")
        code = await house.rooms.create(ana, m.NewTable(edition="classic", seats=2))
        await house.sleep(days=31)
        assert await house.upkeep.round() == Done(archived=1)
        house.clock.now += 368 * DAY
        assert await house.upkeep.round() == Done()
        # Ana has a table still, and Bo has been here.
        assert await People(house.store, house.clock).of_token(token) == bo
        house.clock.now += 30 * DAY
        assert await house.upkeep.round() == Done(tables=1, people=1)
        assert await house.rooms.get(code) is None
        assert [rows(place, table) for table in ("facts", "tables", "seats", "archive")] == [0, 0, 0, 0]
        assert [row[0] for row in look(place, "SELECT name FROM people")] == ["Bo"]

    run(place, work)


def test_what_is_kept_for_ever(place: Place) -> None:
    """Unless something is said a table is never deleted, nor who sits there; whoever has no cookie any more and sits nowhere is."""

    async def work(house: House) -> None:
        forever = Upkeep(house.store, Policy(30 * DAY), house.clock)
        people = People(house.store, house.clock)
        ana, _ = await people.become("Ana")
        bo, token = await people.become("Bo")
        cy, _ = await people.become("Cy")
        code = await house.rooms.create(ana, m.NewTable(edition="classic", seats=2))
        await house.sleep(days=200)
        assert await people.of_token(token) == bo
        assert await forever.round() == Done(archived=1)
        await house.sleep(days=201)
        assert await forever.round() == Done(people=1)
        assert {row[0] for row in look(place, "SELECT name FROM people")} == {"Ana", "Bo"}
        assert {row[0] for row in look(place, "SELECT person FROM tokens")} == {bo.id}
        assert [line.code for line in await house.rooms.tables_of(ana)] == [code]
        assert cy.id != ana.id

    run(place, work)


def test_nobody_has_countless_devices(place: Place) -> None:
    """Of very many the one that was used least lately is forgotten, and no other."""

    async def work(house: House) -> None:
        people = People(house.store, house.clock)
        ana, first = await people.become("Ana")
        bo, other = await people.become("Bo")
        tokens = []
        for _ in range(20):
            house.clock.now += 1000
            claimed = await people.claim((await people.link(ana)).code)
            assert claimed is not None
            tokens.append(claimed[1])
        fresh = People(house.store, house.clock)
        assert await fresh.of_token(first) is None
        assert all([await fresh.of_token(token) == ana for token in tokens])
        assert await fresh.of_token(other) == bo

    run(place, work)


def test_who_comes_back_in_this_moment(place: Place) -> None:
    """Somebody is either known and stays, or is forgotten and nobody: never one who is let in and is not there."""

    async def work(house: House) -> None:
        for _ in range(10):
            people = People(house.store, house.clock)
            _, token = await people.become("Ana")
            house.clock.now += 401 * DAY
            fresh = People(house.store, house.clock)
            known, cached, _ = await asyncio.gather(fresh.of_token(token), people.of_token(token), house.upkeep.round())
            there = rows(place, "people")
            assert (known is not None) == (cached is not None) == bool(there)
            assert (await People(house.store, house.clock).of_token(token) is not None) == bool(there)
            house.clock.now += 401 * DAY
            await house.upkeep.round()
            assert rows(place, "tokens") == 0

    run(place, work)


def test_that_a_cookie_is_used_is_written_once_a_day(place: Place) -> None:
    """However often it is used, and by a process that knows it already too."""

    async def work(house: House) -> None:
        people = People(house.store, house.clock)
        _, token = await people.become("Ana")

        def seen() -> int | None:
            found: int | None = look(place, "SELECT seen FROM tokens")[0][0]
            return found

        house.clock.now += DAY - 1
        await people.of_token(token)
        assert seen() is None
        house.clock.now += 1
        await people.of_token(token)
        first = seen()
        assert first == house.clock.now
        house.clock.now += 1000
        await people.of_token(token)
        await People(house.store, house.clock).of_token(token)
        assert seen() == first

    run(place, work)


def test_links_that_have_run_out_are_deleted(place: Place) -> None:
    """Also when nobody asks for another."""

    async def work(house: House) -> None:
        people = People(house.store, house.clock)
        ana, _ = await people.become("Ana")
        await people.link(ana)
        await house.upkeep.round()
        assert rows(place, "links") == 1
        house.clock.now += DAY
        await house.upkeep.round()
        assert rows(place, "links") == 0

    run(place, work)


def test_the_server_does_it_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some time after it has started, and again and again from then on."""
    monkeypatch.setattr(upkeep, "FIRST", 0.0)
    monkeypatch.setattr(upkeep, "EVERY", 0.01)

    async def work(house: House) -> None:
        house.upkeep.start()
        for count in (1, 2):
            await house.played()
            await house.sleep(days=31)
            while house.upkeep.done.archived < count:
                await asyncio.sleep(0.01)
        await house.upkeep.close()

    run(tmp_path, work)
