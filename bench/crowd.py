"""Many tables whose seats are all taken by clients: what sits at the other end of the sockets in `load.py`.

Each table makes its moves at fixed times. A move whose time comes while the last is still under way goes out late, and is measured from
when it should have gone out: a server that falls behind does not get easier questions.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any

import msgspec
from frames import Closed, Done, Refused
from line import Line

COMMAND = '{{"do":"{}","id":"{}"{}}}'
PATIENCE = 10.0  # seconds for an answer before a table is given up
AGAIN = 0.005  # seconds until it is looked again
DELAY = 0.1  # seconds until all processes of clients play


# --- what is read of frames: just what is needed to play ---


class Game(msgspec.Struct):
    phase: str
    turn: int | None
    hand: list[str]
    legal: list[str]


class TableFrame(msgspec.Struct, tag_field="is", tag="table"):
    number: int
    seat: int | None
    game: Game | None


class Update(msgspec.Struct, tag_field="is", tag="update"):
    number: int
    seat: int | None
    game: Game | None = None


READ = msgspec.json.Decoder(TableFrame | Update | Done | Refused | Closed).decode


@dataclass
class Tally:
    """What is counted, over all tables of a crowd."""

    times: list[float] = field(default_factory=list)
    moves: int = 0
    #: Frames that came, and their bytes.
    frames: int = 0
    bytes: int = 0
    errors: Counter[str] = field(default_factory=Counter)


# --- over HTTP ---


@dataclass
class Person:
    """Somebody with a cookie, and an address of one's own."""

    cookie: str
    address: str
    #: The process of the server that this person is connected to.
    web: Web


class Web:
    """The addresses of one of the server's processes, as a person's browser asks them."""

    def __init__(self, host: str, port: int, spread: bool) -> None:
        self.host, self.port = host, port
        self.name = f"{host}:{port}"
        self._spread = spread

    def address(self, number: int) -> str:
        """An own address of this machine for each person, where there are such, since a household is not a thousand people."""
        return f"127.{1 + number // 60000}.{number // 240 % 250}.{1 + number % 240}" if self._spread else "0.0.0.0"

    def ask(self, method: str, path: str, address: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
        """The answer, and the cookie that it sets; raises `ConnectionError` for one that is no success."""
        line = HTTPConnection(self.host, self.port, timeout=60, source_address=(address, 0))
        try:
            sent = {"Cookie": cookie, "Origin": f"http://{self.name}", "Content-Type": "application/json"}
            line.request(method, path, msgspec.json.encode(body) if body is not None else None, sent)
            answer = line.getresponse()
            read = answer.read()
            if answer.status >= 300:
                raise ConnectionError(f"{method} {path}: {answer.status} {read[:200].decode('utf-8', 'replace')}")
            cookies = SimpleCookie(answer.headers.get("Set-Cookie", ""))
            return msgspec.json.decode(read), "; ".join(f"{name}={morsel.value}" for name, morsel in cookies.items())
        finally:
            line.close()

    def person(self, number: int) -> Person:
        """Somebody new."""
        address = self.address(number)
        _, cookie = self.ask("PUT", "/api/me", address, body={"name": f"P{number}"})
        return Person(cookie, address, self)


# --- a table ---


class Chair:
    """One client: what it has heard last, and its line."""

    def __init__(self, table: Table, person: Person) -> None:
        self.table = table
        self.person = person
        self.number = 0
        self.seat: int | None = None
        self.game: Game | None = None
        self.line: Line | None = None
        self.answers: dict[str, asyncio.Future[None]] = {}

    async def connect(self) -> None:
        loop, web = asyncio.get_running_loop(), self.person.web
        path = f"/api/tables/{self.table.code}/socket"
        line = Line(web.name, path, self.person.cookie, self.heard, self.lost)
        self.line = line
        await loop.create_connection(lambda: line, web.host, web.port, local_addr=(self.person.address, 0))
        await asyncio.wait_for(line.open, PATIENCE)

    def heard(self, data: bytes) -> None:
        self.table.tally.frames += 1
        self.table.tally.bytes += len(data)
        frame = READ(data)
        if isinstance(frame, Update | TableFrame):
            self.number = frame.number
            self.seat = frame.seat
            if frame.game is not None:
                self.game = frame.game
            self.table.arrived(self)
        elif isinstance(frame, Closed):
            self.lost(f"closed: {frame.code}")
        else:
            refused = frame.code if isinstance(frame, Refused) else None
            if waiting := self.answers.pop(frame.id or "", None):
                waiting.set_exception(ConnectionError(refused)) if refused else waiting.set_result(None)
            else:
                self.table.answered(self, refused)

    def lost(self, reason: str) -> None:
        self.table.tally.errors[reason] += 1
        self.table.stopped = True

    def send(self, command: str, more: str = "") -> str:
        """Send a command without waiting."""
        self.table.commands += 1
        name = f"{self.table.commands}"
        assert self.line is not None
        self.line.send(COMMAND.format(command, name, more).encode())
        return name

    async def ask(self, command: str, more: str = "") -> None:
        """Send a command and wait until it is done; raises `ConnectionError` when it is refused."""
        name = self.send(command, more)
        self.answers[name] = asyncio.get_running_loop().create_future()
        await asyncio.wait_for(self.answers[name], PATIENCE)


class Table:
    """A table of clients, with at most one move under way."""

    def __init__(self, code: str, people: list[Person], tally: Tally, seed: int) -> None:
        self.code = code
        self.tally = tally
        self.chance = random.Random(seed)
        self.chairs = [Chair(self, person) for person in people]
        self.commands = 0
        self.stopped = False
        self._waiting: set[Chair] = set()
        self._mover: Chair | None = None
        self._number = 0
        self._due = 0.0
        self._late: list[float] = []

    async def begin(self) -> None:
        """Everybody sits down, and the host starts."""
        for chair in self.chairs[1:]:
            await chair.ask("sit")
        seated = max(chair.number for chair in self.chairs)
        async with asyncio.timeout(PATIENCE):
            while self.chairs[0].number < seated:  # another process may not have heard yet who sits
                await asyncio.sleep(0.01)
        await self.chairs[0].ask("start")

    def tick(self, due: float) -> None:
        """It is time for a move."""
        if self.stopped:
            return
        if self._mover is None:
            self._move(due)
        else:
            self._late.append(due)

    def _move(self, due: float) -> None:
        game = self.chairs[0].game
        if game is None:
            return
        if game.turn is None:  # between rounds, and after a game
            for chair in self.chairs:
                chair.answers[chair.send("ready")] = _unheeded()
            return
        mover = next((chair for chair in self.chairs if chair.seat == game.turn), None)
        if mover is None or mover.game is None or not mover.game.legal:
            # One who is told by another process may hear a moment later whose turn it is.
            if time.perf_counter() - due > PATIENCE:
                self.tally.errors["nobody can move"] += 1
            else:
                asyncio.get_running_loop().call_later(AGAIN, self.tick, due)
            return
        move = self.chance.choice(mover.game.legal)
        if len(mover.game.hand) == 2 and " play " in move:
            move += " uno"
        self._mover, self._number, self._due = mover, mover.number, due
        self._waiting = {chair for chair in self.chairs if chair is not mover}
        mover.send("move", f',"move":"{move}","seen":{mover.number}')

    def arrived(self, chair: Chair) -> None:
        """Somebody has heard of a change."""
        if chair in self._waiting and chair.number > self._number:
            self._waiting.discard(chair)
            self.tally.times.append(time.perf_counter() - self._due)
            if not self._waiting and self._mover is not None and self._mover.number > self._number:
                self._finish()
        elif chair is self._mover and not self._waiting and chair.number > self._number:
            self._finish()

    def answered(self, chair: Chair, refused: str | None) -> None:
        """The answer to a move."""
        if refused is None:
            self.tally.moves += 1
            return
        self.tally.errors[refused] += 1
        if chair is self._mover:
            self._waiting.clear()
            self._finish()

    def _finish(self) -> None:
        self._mover = None
        if self._late:
            asyncio.get_running_loop().call_soon(self.tick, self._late.pop(0))

    def forget(self) -> None:
        """Moves that are late from another time are not made any more."""
        self._late.clear()

    @property
    def unanswered(self) -> int:
        """Events of the last move that have not come."""
        return len(self._waiting) + len(self._late)


def _unheeded() -> asyncio.Future[None]:
    """An answer that nobody waits for: it may be refused, as others may have been ready first."""
    answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    answer.add_done_callback(lambda done: done.exception())
    return answer


# --- many tables ---


class Crowd:
    """The tables of one process."""

    def __init__(self, webs: Sequence[Web], together: bool, tables: int, seats: int, edition: str, first: int) -> None:
        self.webs, self.together, self.seats, self.edition = webs, together, seats, edition
        self.numbers = range(first, first + tables)
        self.tally = Tally()
        self.tables: list[Table] = []

    def make(self) -> None:
        """The people and their tables, over HTTP."""

        def one(number: int) -> Table:
            people = [self._web(number, place).person(number * self.seats + place) for place in range(self.seats)]
            new = {"edition": self.edition, "seats": self.seats}
            made, _ = people[0].web.ask("POST", "/api/tables", people[0].address, people[0].cookie, new)
            return Table(made["code"], people, self.tally, number)

        with ThreadPoolExecutor(8) as threads:
            self.tables = list(threads.map(one, self.numbers))

    def _web(self, number: int, place: int) -> Web:
        """The process of this seat: each seat of a table has another one, unless they are to be together."""
        return self.webs[(number if self.together else number + place) % len(self.webs)]

    async def connect(self) -> None:
        """Every socket is opened."""
        await gently(chair.connect() for table in self.tables for chair in table.chairs)

    async def begin(self) -> None:
        """Every game is begun."""
        await gently(table.begin() for table in self.tables)

    async def play(self, warm: float, seconds: float, rate: float) -> dict[str, Any]:
        """Play so many moves a second at each table, for a while without measuring, and then with."""
        loop = asyncio.get_running_loop()
        start = time.perf_counter() + DELAY
        offset = loop.time() - time.perf_counter()
        self.tally.errors.clear()
        for place, table in enumerate(self.tables):
            table.forget()
            self._tick(loop, offset, table, 1 / rate, start + place / rate / len(self.tables), start + warm + seconds)
        await asyncio.sleep(warm + DELAY)
        tally = self.tally
        tally.times.clear()
        before, spent = (tally.moves, tally.frames, tally.bytes), time.process_time()
        await asyncio.sleep(seconds)
        told: dict[str, Any] = {"cpu": time.process_time() - spent}
        for name, was in zip(("moves", "frames", "bytes"), before, strict=True):
            told[name] = getattr(tally, name) - was
        for _ in range(20):
            if not any(table.unanswered for table in self.tables):
                break
            await asyncio.sleep(0.1)
        if missing := sum(table.unanswered for table in self.tables):
            self.tally.errors["never arrived"] += missing
        return {**told, "times": self.tally.times, "errors": dict(self.tally.errors)}

    def _tick(self, loop: asyncio.AbstractEventLoop, offset: float, table: Table, period: float, due: float, end: float) -> None:
        def now() -> None:
            table.tick(due)
            if due + period < end:
                self._tick(loop, offset, table, period, due + period, end)

        loop.call_at(due + offset, now)

    def close(self) -> None:
        """Hang up everywhere."""
        for table in self.tables:
            for chair in table.chairs:
                if chair.line is not None:
                    chair.line.close()


async def gently(work: Iterable[Any], at_once: int = 32) -> None:
    """Do all this, a few at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(part: Any) -> None:
        async with gate:
            await part

    await asyncio.gather(*(one(part) for part in work))


def attend(
    pipe: Any, places: Sequence[tuple[str, int]], spread: bool, together: bool, tables: int, seats: int, edition: str, first: int
) -> None:
    """A process with a crowd: does what the pipe asks for, one step after another, and answers each."""

    async def steps() -> None:
        crowd = Crowd([Web(host, port, spread) for host, port in places], together, tables, seats, edition, first)
        loop = asyncio.get_running_loop()
        try:
            while True:
                step, arguments = await loop.run_in_executor(None, pipe.recv)
                if step == "end":
                    break
                try:
                    if step == "make":
                        await loop.run_in_executor(None, crowd.make)
                        pipe.send(None)
                    else:
                        pipe.send(await getattr(crowd, step)(*arguments))
                except (OSError, TimeoutError) as error:
                    pipe.send(f"{step}: {error or type(error).__name__}")
        finally:
            crowd.close()

    try:
        import uvloop
    except ImportError:
        asyncio.run(steps())
    else:
        uvloop.run(steps())
