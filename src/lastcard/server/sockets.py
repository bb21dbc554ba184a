"""The socket of a table: lets somebody in, reads commands, and sends what their line holds."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from . import codes, limits
from .clock import now_millis
from .gate import address_of
from .limits import Limits
from .line import GOODBYE, Line, encode
from .messages import Closed, Command, Refused, Say, decode
from .people import COOKIE, People, Person
from .room import Asleep, Full, Private, Room
from .rooms import Rooms

#: Who is too fast has to wait so long, in seconds, before anything more is read.
BREATH = 0.1


class _Id(msgspec.Struct):
    """What may be readable of a frame that is no command."""

    id: str


class Sockets:
    """All sockets of the server."""

    def __init__(self, rooms: Rooms, people: People, limits: Limits) -> None:
        self._rooms = rooms
        self._people = people
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection, from its beginning to its end."""
        if (await receive())["type"] != "websocket.connect":
            return
        person = await self._people.of_token(token_of(Headers(scope=scope)))
        address = address_of(scope)
        await send({"type": "websocket.accept"})
        room = await self._room(scope["path_params"]["code"], person, address)
        if room is None:
            await _refuse(send, "gone")
            return
        counted: list[str] = []
        try:
            for who, most in _counts(person, address):
                if not self._limits.enter(who, most):
                    await _refuse(send, "limit")
                    return
                counted.append(who)
            line = Line(person)
            try:
                room = await self._enter(room, line)
            except Private:
                await _refuse(send, "private")
            except Full:
                await _refuse(send, "limit")
            else:
                await self._serve(room, line, receive, send)
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

    async def _serve(self, room: Room, line: Line, receive: Receive, send: Send) -> None:
        sending = asyncio.create_task(_send(line, send))
        try:
            await self._read(room, line, receive)
        finally:
            await room.leave(line)
            if not line.closed:
                sending.cancel()
            with contextlib.suppress(asyncio.CancelledError, OSError):
                await sending

    async def _read(self, room: Room, line: Line, receive: Receive) -> None:
        """Carry out commands until the connection ends."""
        of_line = self._limits.bucket(limits.COMMANDS)
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
            if not of_line() or not self._allows(line.person, command):
                line.send(encode(Refused(command.id, "too-fast", now_millis())))
                await asyncio.sleep(BREATH)
                continue
            await room.command(line, command)

    def _allows(self, person: Person | None, command: Command) -> bool:
        if person is None:
            return True
        if isinstance(command, Say) and not self._limits.allows(limits.CHAT, person.id):
            return False
        return self._limits.allows(limits.COMMANDS, person.id)


async def _send(line: Line, send: Send) -> None:
    async def send_text(text: str) -> None:
        await send({"type": "websocket.send", "text": text})

    code = await line.run(send_text)
    await send({"type": "websocket.close", "code": code})


async def _refuse(send: Send, code: str) -> None:
    """Say why nobody is let in, and close."""
    await send({"type": "websocket.send", "text": encode(Closed(code, now_millis()))})
    await send({"type": "websocket.close", "code": GOODBYE[code]})


def _counts(person: Person | None, address: str) -> list[tuple[str, int]]:
    """What a connection counts for, and how many there may be."""
    counts = [(f"address {address}", limits.SOCKETS_OF_ADDRESS)]
    return counts if person is None else [*counts, (f"person {person.id}", limits.SOCKETS_OF_PERSON)]


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
