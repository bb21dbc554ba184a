"""The socket of a table: lets somebody in, reads commands, and sends what their line holds."""

from __future__ import annotations

import asyncio
import contextlib
import random

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from . import codes, limits, metrics
from .clock import now_millis
from .gate import household_of
from .limits import Limits
from .line import GOODBYE, Line, encode
from .messages import Agree, Closed, Command, Ping, PlayMove, Ready, Refused, Resync, Say, Why, decode
from .people import COOKIE, People, Person
from .room import Asleep, Full, Private, Room
from .rooms import Rooms
from .store import Unreachable

#: Who is too fast has to wait so long, in seconds, before anything more is read.
BREATH = 0.1
#: When this process ends, its connections are sent away within so many seconds where they are many, so many at once.
SPREAD = 1.0
SENT_AWAY = 10
#: Commands that leave no trace or belong to a game, which has an end. All others are limited once more, or a table would grow without end.
PLAYING = (PlayMove, Why, Ready, Agree, Say, Resync, Ping)


class _Id(msgspec.Struct):
    """What may be readable of a frame that is no command."""

    id: str


class Sockets:
    """All sockets of the server."""

    def __init__(self, rooms: Rooms, people: People, limits: Limits) -> None:
        self._rooms = rooms
        self._people = people
        self._limits = limits
        #: Every connection, and whether something is being carried out for it.
        self._lines: dict[Line, bool] = {}
        self._leaving = False

    async def send_away(self, patience: float) -> int:
        """Tell everybody to go to another process, each after the answer to what is being carried out; it takes no longer than that.

        Return how many there were.

        Many are told one after another, so that they do not all arrive in the same moment.
        """
        self._leaving = True
        self._rooms.hand_over()
        loop = asyncio.get_running_loop()
        until = loop.time() + patience
        lines = list(self._lines)
        random.shuffle(lines)
        for place, line in enumerate(lines):
            if place and place % SENT_AWAY == 0:
                await asyncio.sleep(min(SPREAD * SENT_AWAY / len(lines), BREATH))
            if not self._lines.get(line, True):
                line.close("moving")
        while self._lines and loop.time() < until:
            await asyncio.sleep(0.02)
        return len(lines)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its beginning to its end."""
        if (await receive())["type"] != "websocket.connect":
            return
        address = household_of(scope)
        await send({"type": "websocket.accept"})
        if self._leaving:
            await _refuse(send, "moving")
            return
        try:
            token = token_of(Headers(scope=scope))
            person = await self._people.of_token(token)
            room = await self._room(scope["path_params"]["code"], person, address)
        except Unreachable:  # here, at least: another process may reach what this one does not
            await _refuse(send, "moving")
            return
        if room is None:
            await _refuse(send, "gone")
            return
        counted: list[str] = []
        try:
            for who, most in _counts(room, person, address):
                if not self._limits.enter(who, most):
                    await _refuse(send, "limit")
                    return
                counted.append(who)
            line = Line(person, b"" if token is None else codes.digest(token))
            try:
                room = await self._enter(room, line)
            except Private:
                await _refuse(send, "private")
            except Full:
                await _refuse(send, "limit")
            else:
                await self._serve(room, line, address, receive, send)
        finally:
            for who in counted:
                self._limits.leave(who)

    async def _room(self, text: str, person: Person | None, address: str) -> Room | None:
        code = codes.as_table(text)
        # Who sits at a table does not guess, whatever others of a household do.
        if self._limits.is_spent(limits.MISSES, address) and (code is None or not await self._rooms.sits_at(code, person)):
            return None
        room = None if code is None else await self._rooms.get(code)
        if room is None:
            self._limits.allows(limits.MISSES, address)
        return room

    async def _enter(self, room: Room, line: Line) -> Room:
        while True:
            try:
                await room.enter(line)
            except Asleep:
                again = await self._rooms.get(room.table.code)
                assert again is not None
                room = again
            else:
                return room

    async def _serve(self, room: Room, line: Line, address: str, receive: Receive, send: Send) -> None:
        sending = asyncio.create_task(_send(line, send))
        self._lines[line] = False
        if self._leaving:
            line.close("moving")
        try:
            await self._read(room, line, address, receive)
        finally:
            del self._lines[line]
            await room.leave(line)
            if not line.closed:
                metrics.CLOSED.inc("client")
                sending.cancel()
            try:
                with contextlib.suppress(asyncio.CancelledError, OSError):
                    await sending
            finally:
                line.drop()

    async def _read(self, room: Room, line: Line, address: str, receive: Receive) -> None:
        """Carry out commands until the connection ends."""
        of_line, resyncs = self._limits.bucket(limits.COMMANDS), self._limits.bucket(limits.RESYNCS)
        malformed = 0
        while True:
            message = await receive()
            if message["type"] != "websocket.receive" or line.closed:
                return
            data = message.get("text")
            if data is None:
                data = message.get("bytes") or b""
            try:
                command = decode(data)
            except (ValueError, RecursionError) as error:
                malformed += 1
                if malformed > limits.MOST_MALFORMED:
                    line.close("malformed")
                    return
                line.send(encode(Refused(_id_of(data), "malformed", now_millis(), {"detail": str(error)[:200]})))
                continue
            here = of_line() and self._limits.allows(limits.COMMANDS_HERE, address)
            if not here or (isinstance(command, Resync) and not resyncs()) or not self._allows(room, line.person, command):
                metrics.COMMANDS.inc("too_fast")
                line.send(encode(Refused(command.id, "too-fast", now_millis())))
                await asyncio.sleep(BREATH)
                continue
            if line.person is not None and not await self._people.is_signed_in(line.device):
                line.close("moving")
                return
            self._lines[line] = True
            await room.command(line, command)
            self._lines[line] = False
            if self._leaving:
                line.close("moving")

    def _allows(self, room: Room, person: Person | None, command: Command) -> bool:
        """Whether somebody may do this by now, over all connections."""
        if person is None:
            return True
        allows = self._limits.allows
        if isinstance(command, Say):
            if not (allows(limits.CHAT, person.id) and allows(limits.TALK, person.id)):
                return False
            if room.table.seat_of(person.id) is None and not allows(limits.WATCHERS_CHAT, room.table.code):
                return False
        elif not isinstance(command, PLAYING) and not allows(limits.CHANGES, person.id):
            return False
        return allows(limits.COMMANDS, person.id)


async def _send(line: Line, send: Send) -> None:
    async def send_text(text: str) -> None:
        await send({"type": "websocket.send", "text": text})

    code = await line.run(send_text)
    await send({"type": "websocket.close", "code": code})


async def _refuse(send: Send, code: str) -> None:
    """Say why nobody is let in, and close."""
    metrics.CLOSED.inc(code)
    await send({"type": "websocket.send", "text": encode(Closed(code, now_millis()))})
    await send({"type": "websocket.close", "code": GOODBYE[code]})


def _counts(room: Room, person: Person | None, address: str) -> list[tuple[str, int]]:
    """What a connection counts for, and how many there may be."""
    counts = [(f"address {address}", limits.SOCKETS_OF_ADDRESS)]
    if person is not None:
        counts.append((f"person {person.id}", limits.SOCKETS_OF_PERSON))
    if room.table.seat_of(None if person is None else person.id) is None:
        counts.append((f"table {room.table.code} {address}", limits.WATCHERS_OF_ADDRESS))
    return counts


def _id_of(data: str | bytes) -> str | None:
    """The id of a frame that is no command, so that whoever waits for its answer gets one."""
    try:
        found = msgspec.json.decode(data, type=_Id).id
    except (ValueError, RecursionError):
        return None
    return found if 0 < len(found) <= 40 else None


def token_of(headers: Headers) -> str | None:
    """The token that a request carries: as a cookie, or as a client without cookies sends it."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and value:
            return value
    kind, _, value = headers.get("authorization", "").partition(" ")
    return value.strip() if kind.lower() == "bearer" else None
