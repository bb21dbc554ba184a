"""People at many tables, who play on whatever happens to the server: they come back to any process that lives, and repeat with its id
what was not answered. What they send, and everything that comes to them, is logged."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
from frames import Closed, Done, Refused
from line import Line

from .checks import Record

if TYPE_CHECKING:
    from .world import Process, World

#: A line on which nothing comes for so long after something was sent is given up, in seconds, as the client in the browser does.
DEAD = 8.0
#: Silence after which it is tried.
SILENCE = 20.0
#: Until somebody tries to come back, at least and at most.
AGAIN = (0.05, 0.4)
#: How long people think, at least and at most.
THINKING = (0.1, 0.5)
#: A refused command is not followed at once by the next.
BREATH = 0.25
PHRASES = ("hello", "well-played", "thanks")


class Game(msgspec.Struct):
    turn: int | None
    hand: list[str]
    legal: list[str]
    question: int = 0


class Seat(msgspec.Struct):
    ready: bool = False


class Seats(msgspec.Struct):
    phase: str
    seats: list[Seat]


class Entry(msgspec.Struct):
    what: str


class TableFrame(msgspec.Struct, tag_field="is", tag="table"):
    number: int
    seat: int | None
    table: Seats
    game: Game | None


class Update(msgspec.Struct, tag_field="is", tag="update"):
    number: int
    seat: int | None
    entries: list[Entry]
    table: Seats | None = None
    game: Game | None = None


READ = msgspec.json.Decoder(TableFrame | Update | Done | Refused | Closed).decode
WRITE = msgspec.json.Encoder().encode


@dataclass
class Wanted:
    """What kind of table it is."""

    edition: str
    seats: int
    bots: list[str]
    options: dict[str, Any] = field(default_factory=dict)
    timer: int = 0
    grace: int = 60
    spectator: bool = False

    @property
    def people(self) -> int:
        """How many seats are people's."""
        return self.seats - len(self.bots)


class Table:
    """A table, those who sit there, and its log."""

    def __init__(self, code: str, wanted: Wanted) -> None:
        self.code = code
        self.wanted = wanted
        self.people: list[Player] = []
        self.records: list[Record] = []
        #: When something happened in the game that had not happened before, as it came to the first of those who are here.
        self.moved: list[float] = []
        #: The processes where somebody of this table has been, or has tried to be, since this was emptied.
        self.been: set[int] = set()
        self._number = 0

    def came(self, number: int) -> None:
        """Somebody was told of a move, or a deal."""
        if number > self._number:
            self._number = number
            self.moved.append(time.monotonic())

    @property
    def processes(self) -> set[int]:
        """Where those who are here are connected."""
        return {tab.process.number for player in self.people for tab in player.tabs}

    def pause_between(self, since: float, until: float) -> float:
        """The longest time without a move in this span."""
        moments = [since, *(moment for moment in self.moved if since < moment < until), until]
        return max(later - earlier for earlier, later in pairwise(moments))

    def first_after(self, moment: float) -> float | None:
        """When the first move came after this moment."""
        return next((one for one in self.moved if one > moment), None)


class Tab:
    """One connection of a player, and the table as it came over it."""

    def __init__(self, player: Player, process: Process, number: int) -> None:
        self.player = player
        self.process = process
        self.number_of_line = number
        self.number = 0
        self.seat: int | None = None
        self.seats: Seats | None = None
        self.game: Game | None = None
        self.ended = asyncio.Event()
        self.opened = asyncio.Event()
        self.why = ""
        self._waits_since: float | None = None
        self._heard_at = time.monotonic()
        self._line: Line | None = None

    async def connect(self) -> None:
        """Open the connection; raises `OSError` or `TimeoutError`."""
        self.player.table.been.add(self.process.number)
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self.player.table.code}/socket"
        line = self._line = Line(self.process.name, path, self.player.cookie, self._heard, self._lost)
        sock = await self.process.connect()
        try:
            await loop.create_connection(lambda: line, sock=sock)
        except BaseException:
            sock.close()
            raise
        await asyncio.wait_for(line.open, DEAD)
        await asyncio.wait_for(self.opened.wait(), DEAD)
        if self.ended.is_set():
            raise ConnectionError(self.why)

    def send(self, raw: bytes) -> None:
        """Send a command."""
        if self._line is None or self.ended.is_set():
            return
        self.player.log("sent", self, raw)
        if self._waits_since is None:
            self._waits_since = time.monotonic()
        self._line.send(raw)

    def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line.close()
        self._end("hung up")

    def look(self, now: float) -> None:
        """See whether the line is dead, and try it after a silence."""
        if self._waits_since is not None and now - self._waits_since > DEAD:
            self.player.stir.tally["dead lines"] += 1
            self.close()
        elif self._waits_since is None and now - self._heard_at > SILENCE:
            self.send(WRITE({"do": "ping", "id": self.player.stir.name()}))

    def _heard(self, raw: bytes) -> None:
        self._waits_since = None
        self._heard_at = time.monotonic()
        self.player.log("heard", self, raw)
        frame = READ(raw)
        if isinstance(frame, TableFrame | Update):
            self.number = frame.number
            self.seat = frame.seat
            if isinstance(frame, TableFrame):
                self.game = frame.game
                self.seats = frame.table
            else:
                self.game = frame.game or self.game
                self.seats = frame.table or self.seats
                if any(entry.what == "game" for entry in frame.entries):
                    self.player.table.came(frame.number)
            first = not self.opened.is_set()
            self.opened.set()
            self.player.came(self, first)
        elif isinstance(frame, Closed):
            self._end(frame.code)
        else:
            self.player.answered(frame)

    def _lost(self, reason: str) -> None:
        self._end(reason)

    def _end(self, reason: str) -> None:
        if not self.ended.is_set():
            self.why = reason
            self.player.log("lost", self, reason.encode())
            self.player.stir.tally[f"line: {reason}"] += 1
            self.ended.set()
            self.opened.set()


@dataclass
class Stir:
    """What all players have in common."""

    world: World
    chance: random.Random
    tally: Counter[str] = field(default_factory=Counter)
    over: bool = False
    #: How often somebody changes over to another process without need, a second.
    restless: float = 0.04
    _names: int = 0
    _lines: int = 0

    def name(self) -> str:
        """An id for a command."""
        self._names += 1
        return f"c{self._names}"

    def line(self) -> int:
        """A number for a connection."""
        self._lines += 1
        return self._lines


class Player:
    """Somebody at a table, with one tab or two, each at any of the processes."""

    def __init__(self, stir: Stir, table: Table, who: str, cookie: str, tabs: int = 1) -> None:
        self.stir = stir
        self.table = table
        self.who = who
        self.cookie = cookie
        self.tabs: list[Tab] = []
        self.pending: dict[str, bytes] = {}
        self._tabs = tabs
        self._tasks: list[asyncio.Task[None]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._waiters: dict[str, asyncio.Future[str | None]] = {}
        self._talks_at = 0.0

    def log(self, what: Any, tab: Tab, raw: bytes) -> None:
        """Keep what was sent or heard."""
        self.table.records.append(Record(what, tab.number_of_line, self.who or None, raw))

    # Being connected

    def begin(self) -> None:
        """Come to the table, and stay."""
        self._tasks = [asyncio.create_task(self._stay(place)) for place in range(self._tabs)]

    async def end(self) -> None:
        """Go."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for tab in list(self.tabs):
            tab.close()
        self.tabs.clear()

    async def _stay(self, place: int) -> None:
        chance = self.stir.chance
        last: Process | None = None
        while not self.stir.over:
            process = self.stir.world.choose(last, chance)
            if process is None:
                await asyncio.sleep(chance.uniform(*AGAIN))
                continue
            last = process
            tab = Tab(self, process, self.stir.line())
            self.log("open", tab, b"")
            try:
                await tab.connect()
            except (OSError, TimeoutError):
                tab.close()
                await asyncio.sleep(AGAIN[0] if tab.why == "moving" else chance.uniform(*AGAIN))
                continue
            except asyncio.CancelledError:
                tab.close()
                raise
            try:
                await self._until_it_ends(tab)
            finally:
                if tab in self.tabs:
                    self.tabs.remove(tab)
                tab.close()
            if tab.why != "moving":
                await asyncio.sleep(chance.uniform(*AGAIN))

    async def _until_it_ends(self, tab: Tab) -> None:
        chance = self.stir.chance
        while not tab.ended.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(tab.ended.wait(), 1.0)
            tab.look(time.monotonic())
            if chance.random() < self.stir.restless and not tab.ended.is_set():
                tab.close()

    def came(self, tab: Tab, first: bool) -> None:
        """Something came over one of the lines."""
        if first:
            self.tabs.append(tab)
            for raw in self.pending.values():
                tab.send(raw)
        if self._timer is None:
            self._later(self.stir.chance.uniform(*THINKING))

    @property
    def newest(self) -> Tab | None:
        """The line on which the latest has come."""
        return max(self.tabs, key=lambda tab: tab.number, default=None)

    # Playing

    def _later(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._act)

    def _act(self) -> None:
        self._timer = None
        if self.stir.over or not self.who:
            return
        tab = self.newest
        if tab is None or tab.game is None or tab.seat is None or self.pending:
            return
        chance, game = self.stir.chance, tab.game
        now = time.monotonic()
        if now > self._talks_at:
            self._talks_at = now + chance.uniform(10, 60)
            self.give("say", phrase=chance.choice(PHRASES))
            return
        if game.turn is None:
            if tab.seats is not None and not tab.seats.seats[tab.seat].ready:
                self.give("ready")
            return
        move = self._choose(tab, game)
        if move is not None:
            self.give("move", move=move, seen=tab.number)

    def _choose(self, tab: Tab, game: Game) -> str | None:
        chance = self.stir.chance
        calls = [move for move in game.legal if move.split(" ")[1] == "uno"]
        if calls:
            return calls[0]
        if game.turn == tab.seat:
            moves = [move for move in game.legal if move.split(" ")[1] != "catch"]
            plays = [move for move in moves if move.split(" ")[1] == "play"]
            if not moves:
                return None
            move = chance.choice(plays if plays and chance.random() < 0.8 else moves)
            return move + (" uno" if len(game.hand) == 2 and " play " in move and chance.random() < 0.97 else "")
        moves = [move for move in game.legal if move.split(" ")[1] in ("play", "catch")]
        return chance.choice(moves) if moves and chance.random() < 0.3 else None

    def give(self, do: str, **more: Any) -> str:
        """Send a command over a line, or over both, and now and then twice; it is repeated until it is answered."""
        name = self.stir.name()
        raw = self.pending[name] = WRITE({"do": do, "id": name, **more})
        chance = self.stir.chance
        tabs = list(self.tabs)
        if tabs and chance.random() < 0.5:
            tabs = [self.newest or tabs[0]]
        for tab in tabs:
            tab.send(raw)
            if chance.random() < 0.05:
                tab.send(raw)
        return name

    def answered(self, answer: Done | Refused) -> None:
        """A command was answered, on one of the lines."""
        name = answer.id or ""
        if self.pending.pop(name, None) is None:
            return
        code = answer.code if isinstance(answer, Refused) else None
        waiter = self._waiters.pop(name, None)
        if waiter is not None:
            waiter.set_result(code)
            return
        if code is not None:
            self.stir.tally[f"refused: {code}"] += 1
        self._later(self.stir.chance.uniform(*THINKING) if code is None else BREATH + self.stir.chance.random())

    async def ask(self, do: str, **more: Any) -> str | None:
        """Give a command and wait for its answer: None when it was carried out, or the code of its refusal."""
        name = self.give(do, **more)
        waiter: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._waiters[name] = waiter
        return await asyncio.wait_for(waiter, 30)

    async def here(self) -> None:
        """Wait until there is a line."""
        while not self.tabs:
            await asyncio.sleep(0.02)


def some_table(place: int, chance: random.Random) -> Wanted:
    """What is played at the table of this place: all editions, sizes and manners come up early."""
    editions = ("classic", "pocket", "modern")
    edition = editions[place % 3]
    seats = 2 + place % 5
    bots = [chance.choice(("easy", "careful", "sharp")) for _ in range(place // 2 % seats)]
    if edition == "pocket":
        seats = min(seats, 4)
        bots = bots[: seats - 1]
    options: dict[str, Any] = {}
    if place % 4 == 1:
        options = {"stacking": "up", "seven_zero": True, "draw_until_playable": True} | ({} if edition == "pocket" else {"jump_in": True})
    elif place % 4 == 2:
        options = {"hand_size": 3, "target": 1}
    elif place % 6 == 3:
        options = {"custom": [{"do": [["open"]]}, {"do": [["rotate"]]}]}
    return Wanted(
        edition, seats, bots, options, timer=5 if place % 7 == 3 else 0, grace=3 if place % 5 == 4 else 60, spectator=place % 3 == 0
    )
