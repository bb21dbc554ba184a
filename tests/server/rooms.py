"""Rooms for tests: a real store, real tables and lines, and a clock that is moved by hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, TypeVar

from stores import Place

from lastcard.server import messages as m
from lastcard.server.line import Line
from lastcard.server.people import Person
from lastcard.server.room import Room
from lastcard.server.rooms import Rooms
from lastcard.server.store import Store

T = TypeVar("T")
ANA, BO, CY = (Person(f"p{number}", name) for number, name in enumerate(("Ana", "Bo", "Cy")))
_ids = count(1)


class Clock:
    """Milliseconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


class House:
    """A server's rooms without its sockets."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = Clock()
        self.rooms = Rooms(store, self.clock)

    async def table(self, **wanted: Any) -> Room:
        """A new table of Ana's."""
        code = await self.rooms.create(ANA, m.NewTable(**{"edition": "classic", "seats": 2, **wanted}))
        room = await self.rooms.get(code)
        assert room is not None
        return room

    async def again(self, room: Room) -> Room:
        """The same table, made anew from what is on disk, as after a crash."""
        room.stop()
        self.rooms = Rooms(self.store, self.clock)
        found = await self.rooms.get(room.table.code)
        assert found is not None
        assert found is not room
        return found

    async def pass_time(self, room: Room, millis: int) -> None:
        """Let time pass, and have done what is then due."""
        self.clock.now += millis
        await room.act()


def at_home(place: Place, work: Callable[[House], Awaitable[T]]) -> T:
    """Do something in a house of its own."""

    async def whole() -> T:
        store = await Store.open(place)
        house = House(store)
        try:
            return await work(house)
        finally:
            await house.rooms.close()
            await store.close()

    return asyncio.run(whole())


class Guest:
    """Somebody's connection to a room, and all that has come over it."""

    def __init__(self, person: Person | None = None) -> None:
        self.line = Line(person)
        self.frames: list[dict[str, Any]] = []
        self.number = 0
        self.seat: int | None = None
        self.table: dict[str, Any] = {}
        self.game: dict[str, Any] | None = None

    async def come(self, room: Room) -> Guest:
        """Connect."""
        await room.enter(self.line)
        self.hear()
        return self

    def hear(self) -> list[dict[str, Any]]:
        """Take what has come since the last time, and see that nothing was left out."""
        new: list[dict[str, Any]] = [json.loads(frame) for frame in self.line._frames]
        self.line.drop()
        for frame in new:
            if frame["is"] == "update":
                assert frame["was"] == self.number
            if frame["is"] in ("table", "update"):
                self.number, self.seat = frame["number"], frame["seat"]
                self.table = frame.get("table") or self.table
                self.game = frame["game"] if frame["is"] == "table" else frame.get("game") or self.game
        self.frames += new
        return new

    async def says(self, room: Room, kind: type[Any], *, id: str | None = None, **more: Any) -> dict[str, Any]:
        """Give a command; return its answer."""
        command = kind(id=id or f"c{next(_ids)}", **more)
        await room.command(self.line, command)
        return next(frame for frame in self.hear() if frame.get("id") == command.id)

    async def done(self, room: Room, kind: type[Any], **more: Any) -> int:
        """Give a command that is to be carried out; return the number since then."""
        answer = await self.says(room, kind, **more)
        assert answer["is"] == "done", answer
        return int(answer["number"])
