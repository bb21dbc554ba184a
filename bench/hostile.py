"""What others notice of hostile clients: one game goes on while many clients attack the same server and the same table in every way.

    python3 go.py python bench/hostile.py
    python3 go.py python bench/hostile.py --attacks slow,resyncs --seconds 30 --clients 100

Two honest people play. Against them come clients that know their table's code, and each attack has the server for so many seconds. Told is
how many of the honest commands were answered, how long the answers took with and without the attack, and what the server held before,
meanwhile and afterwards, of memory and of open files. The limits are those that people meet; each hostile client has an address of its own
where the system lets one machine have many. README.md says what the figures mean.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import re
import struct
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

from line import Line
from servers import SPREAD, Cluster, Failed, Server, started

ORIGIN_TABLE = "/api/tables/{code}/socket"
#: Between two honest moves, in seconds: two people who are in a hurry.
PACE = 0.05
#: Whoever got no answer for so long has noticed.
PATIENCE = 20.0
#: After an attack the server has so long to let everything go.
SETTLES = 30.0
JSON = "Content-Type: application/json\r\n"


# --- one hostile client ---


@dataclass
class Enemy:
    """A client that keeps to nothing. `number` tells it from the others."""

    host: str
    port: int
    code: str
    number: int
    cookie: str = ""
    line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
    open: list[asyncio.StreamWriter] = field(default_factory=list)

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection with nothing said on it."""
        source = (f"127.0.{1 + self.number // 200}.{1 + self.number % 200}", 0) if SPREAD else None
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=source, limit=2**20)
        self.open.append(writer)
        return reader, writer

    async def say(self, *pieces: bytes) -> None:
        """Say something on a new connection, and hang up when the server answers or does."""
        reader, writer = await self.dial()
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                await reader.read(4096)
        self.drop(writer)

    def drop(self, writer: asyncio.StreamWriter) -> None:
        """Hang up, without a word."""
        writer.transport.abort()
        with contextlib.suppress(ValueError):
            self.open.remove(writer)

    def head(self, method: str, path: str, more: str = "") -> str:
        """A request's first lines."""
        cookie = f"Cookie: lastcard={self.cookie}\r\n" if self.cookie else ""
        return f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{cookie}{more}"

    async def request(self, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes, bytes]:
        """A request on the client's own connection: its status, head and body."""
        if self.line is None:
            self.line = await self.dial()
        reader, writer = self.line
        more = "" if body is None else f"{JSON}Content-Length: {len(body)}\r\n"
        try:
            writer.write(self.head(method, path, more).encode() + b"\r\n" + (body or b""))
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head)
            answer = await reader.readexactly(int(length[1])) if length else b""
        except (OSError, EOFError, asyncio.LimitOverrunError):
            self.drop(writer)
            self.line = None
            raise
        return int(head.split(b" ")[1]), head, answer

    async def become(self) -> None:
        """Take a name, once."""
        if not self.cookie:
            _, head, _ = await self.request("PUT", "/api/me", json.dumps({"name": f"Mallory {self.number}"}).encode())
            found = re.search(rb"lastcard=([^;]+)", head)
            self.cookie = found[1].decode() if found else ""

    async def watch(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A socket of the honest table."""
        reader, writer = await self.dial()
        key = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
        writer.write(self.head("GET", ORIGIN_TABLE.format(code=self.code), key).encode() + b"\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head[:20]:
            self.drop(writer)
            await asyncio.sleep(0.05)
            raise ConnectionError(head[:20])
        return reader, writer

    async def flood(self, data: bytes, times: int, *, reads: bool = True) -> None:
        """Send the same over a socket again and again, until the server ends it."""
        reader, writer = await self.watch()
        taking = asyncio.create_task(_take(reader)) if reads else None
        try:
            for _ in range(times):
                writer.write(data)
                async with asyncio.timeout(1):
                    await writer.drain()
                await asyncio.sleep(0)
        finally:
            if taking is not None:
                taking.cancel()
            self.drop(writer)


async def _take(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(65536):
            pass


def part(kind: int, data: bytes = b"", *, first: int = 0x80, mask: bool = True) -> bytes:
    """A frame of the protocol of WebSockets. `first` has its other bits; a mask of zeros leaves the data as it is."""
    size = len(data)
    length = bytes([size]) if size < 126 else b"\x7e" + struct.pack("!H", size) if size < 65536 else b"\x7f" + struct.pack("!Q", size)
    if mask:
        length = bytes([length[0] | 0x80]) + length[1:] + bytes(4)
    return bytes([first | kind]) + length + data


def command(do: str, **more: Any) -> bytes:
    """A command as it goes over the wire."""
    return part(1, json.dumps({"do": do, "id": f"h{random.getrandbits(60)}", **more}).encode())


# --- the attacks: each is done by every client again and again ---


async def joins(enemy: Enemy) -> None:
    """Connects to the table and hangs up."""
    _, writer = await enemy.watch()
    enemy.drop(writer)


async def watchers(enemy: Enemy) -> None:
    """Holds as many connections to the table as it gets, and leaves no room."""
    reader, writer = await enemy.watch()
    if len(enemy.open) > 60:
        enemy.drop(random.choice(enemy.open))
    frame = await reader.read(4096)
    if b"closed" in frame:
        enemy.drop(writer)


async def chat(enemy: Enemy) -> None:
    """Talks without a pause, under new names."""
    await enemy.become()
    await enemy.flood(b"".join(command("say", text="\u202ebuy \U0001f4a3 <b>now</b> " * 8) for _ in range(10)), 20)


async def commands(enemy: Enemy) -> None:
    """Gives every command that is another's to give: moves of other seats, catches, calls, and what only a host may."""
    await enemy.become()
    wanted = [command("move", move=f"{seat} {what}") for seat in range(2) for what in ("draw", "uno", "catch 1", "keep", "play R5")]
    wanted += [command("remove", seat=0), command("start"), command("back"), command("sit"), command("leave"), command("seats", count=9)]
    wanted += [command("keep-out", said=5), command("table", chat=False), command("host", seat=1), command("pause", on=True)]
    await enemy.flood(b"".join(wanted), 20)


async def resyncs(enemy: Enemy) -> None:
    """Asks for the whole table without a pause."""
    await enemy.flood(command("resync") * 100, 20)


async def slow(enemy: Enemy) -> None:
    """Asks for much and reads nothing."""
    await enemy.flood(command("resync") * 500, 200, reads=False)


async def small(enemy: Enemy) -> None:
    """Sends the smallest messages there are, very many at once."""
    await enemy.flood(part(1, b"") * 50_000 + command("ping") * 10_000, 10)


async def pongs(enemy: Enemy) -> None:
    """Sends pings, and answers to pings that were never sent."""
    await enemy.flood(part(10, b"x") * 20_000 + part(9, b"y" * 125) * 2000, 10)


async def malformed(enemy: Enemy) -> None:
    """Sends what is no command: nonsense, deep nesting, numbers without end, keys twice, and comes back when it is shown out."""
    frames = (
        b"null",
        b"[" * 8000,
        b'{"do":' * 2000,
        b'{"do":"say","do":"ping","id":"x","id":"y"}',
        b'{"do":"seats","id":"x","count":NaN}',
        b'{"do":"seats","id":"x","count":' + b"9" * 10_000 + b"}",
        b'{"do":"agree","id":"x","version":1e999}',
        b'{"do":"move","id":"x","move":"' + b"R" * 60 + b'"}',
        b'{"do":"rules","id":"x","edition":"classic","options":' + b'{"a":' * 1500 + b"1" + b"}" * 1500 + b"}",
    )
    await enemy.flood(b"".join(part(kind, frame) for frame in frames for kind in (1, 2)), 30)


async def frames(enemy: Enemy) -> None:
    """Breaks the protocol of WebSockets in one way after another."""
    wrong = (
        part(1, b"x" * 20_000),
        b"\x81\xff" + struct.pack("!Q", 2**62) + bytes(4) + b"x" * 1000,
        part(1, b"x" * 900, first=0) + part(0, b"x" * 900, first=0) * 300,
        part(1, b"{}", mask=False),
        part(1, b"{}", first=0xC0),
        part(3, b"{}"),
        part(9, b"x" * 126),
        part(9, b"x", first=0),
        part(0, b"{}"),
        part(1, b"{", first=0) + part(1, b"}"),
        part(1, b"\xff\xfe"),
        part(8, b"\x00"),
        part(8, struct.pack("!H", 999) + b"\xff"),
        part(8, struct.pack("!H", 1000)) + command("ping") * 500,
    )
    await enemy.flood(random.choice(wrong), 5)


async def silent(enemy: Enemy) -> None:
    """Opens connections and says nothing, or a part of something, and holds on."""
    _, writer = await enemy.dial()
    head = enemy.head("PUT", "/api/me", f"{JSON}Content-Length: 60000\r\n").encode()
    upgrade = enemy.head("GET", ORIGIN_TABLE.format(code=enemy.code), "Upgrade: websocket\r\nConnection: Upgrade\r\n").encode()
    writer.write(random.choice((b"", b"G", head, head + b"\r\n{", upgrade)))
    if len(enemy.open) > 500:
        enemy.drop(enemy.open[0])


async def heads(enemy: Enemy) -> None:
    """Sends heads without end: addresses, headers, cookies, and headers after a body."""
    first = enemy.head("GET", "/api/me").encode()
    chunked = enemy.head("PUT", "/api/me", f"{JSON}Transfer-Encoding: chunked\r\n").encode() + b"\r\n"
    wrong = (
        (b"GET /" + b"y" * 30_000, *[b"y" * 60_000] * 5),
        (first, *[b"X-More: " + b"z" * 9000 + b"\r\n"] * 20),
        (first, b"Cookie: " + b"; ".join(b"lastcard=%d" % one for one in range(4000)) + b"\r\n\r\n"),
        (first, b"Cookie: lastcard=" + b"a" * 50_000 + b"\r\n\r\n"),
        (chunked, b"0\r\n", *[b"X-More: " + b"z" * 9000 + b"\r\n"] * 100),
        (chunked, *[b"1;" + b"e" * 9000 + b"\r\nx\r\n"] * 100),
    )
    await enemy.say(*random.choice(wrong))


async def pipelines(enemy: Enemy) -> None:
    """Sends thousands of requests at once and reads no answer."""
    await enemy.say(*[(enemy.head("GET", "/api/catalogue") + "\r\n").encode() * 500] * 20)


async def guesses(enemy: Enemy) -> None:
    """Tries codes of tables and of links to other devices."""
    code = "".join(random.choices("23456789ABCDEFGHJKMNPQRSTUVWXYZ", k=12))
    await enemy.request("GET", f"/api/tables/{code[:9]}")
    await enemy.request("POST", "/api/me/claim", json.dumps({"code": code}).encode())


async def people(enemy: Enemy) -> None:
    """Becomes somebody new again and again, takes other names, and asks for links."""
    await enemy.become()
    await enemy.request("PUT", "/api/me", json.dumps({"name": f"M{random.getrandbits(40)}"}).encode())
    await enemy.request("POST", "/api/me/link", b"{}")
    if random.random() < 0.2:
        enemy.cookie = ""


async def tables(enemy: Enemy) -> None:
    """Makes tables without end, with games and as much written on their cards as there may be, and looks at the lists of all tables."""
    await enemy.become()
    custom = [{"text": "x" * 200}] * 3
    wanted = {"edition": "modern", "seats": 10, "bots": ["random"] * 9, "options": {"custom": custom}, "open": True, "start": True}
    await enemy.request("POST", "/api/tables", json.dumps(wanted).encode())
    for path in ("/api/tables", "/api/me"):
        await enemy.request("GET", path)


async def records(enemy: Enemy) -> None:
    """Sends records to be shown, large ones and wrong ones, and has codes drawn."""
    body = random.choice((b"[" * 500_000, b'{"format":"lastcard/1","rounds":[' + b"{}," * 200_000, b"x" * 3_000_000))
    with contextlib.suppress(OSError, EOFError):
        await enemy.request("POST", "/api/replay", body)
    code = "".join(random.choices("23456789ABCDEFGHJKMNPQRSTUVWXYZ", k=9))
    await enemy.request("GET", f"/api/qr/t/{code}.svg")


ATTACKS: dict[str, Callable[[Enemy], Awaitable[None]]] = {
    one.__name__: one
    for one in (
        joins, watchers, chat, commands, resyncs, slow, small, pongs, malformed, frames, silent, heads, pipelines, guesses, people, tables,
        records,
    )
}  # fmt: skip


def attack(name: str, clients: int, host: str, port: int, code: str, over: Event) -> None:
    """Have so many clients do this until it is over. Runs in a process of its own."""

    async def one(number: int) -> None:
        enemy = Enemy(host, port, code, number)
        while not over.is_set():
            try:
                async with asyncio.timeout(10):
                    await ATTACKS[name](enemy)
            except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0)
        for writer in enemy.open:
            writer.transport.abort()

    async def all_of_them() -> None:
        await asyncio.gather(*(one(number) for number in range(clients)))

    # They would have processors of their own. Here they get what the server and the honest leave them.
    with contextlib.suppress(OSError, AttributeError):
        os.nice(15)
    with contextlib.suppress(ImportError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(all_of_them())


# --- two honest people ---


class Honest:
    """A game of two people, who are in a hurry. Commands are answered, or they have noticed something."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.code = ""
        self.lines: list[Line] = []
        self.frames: list[dict[str, Any]] = [{}, {}]
        self.answers: list[asyncio.Queue[dict[str, Any]]] = [asyncio.Queue(), asyncio.Queue()]
        self.lost: list[str] = []
        self.asked = self.answered = 0
        self.refused: list[str] = []
        self.seconds: list[float] = []

    async def sit_down(self) -> None:
        """Make a table, and sit down at it."""
        two = [Enemy(self.server.host, self.server.port, "", -1, cookie="") for _ in range(2)]
        for one, name in zip(two, ("Ana", "Bo"), strict=True):
            one.dial = self._dial  # type: ignore[method-assign]
            _, head, _ = await one.request("PUT", "/api/me", json.dumps({"name": name}).encode())
            found = re.search(rb"lastcard=([^;]+)", head)
            assert found is not None
            one.cookie = found[1].decode()
        _, _, made = await two[0].request("POST", "/api/tables", b'{"edition":"classic","seats":2}')
        self.code = json.loads(made)["code"]
        loop = asyncio.get_running_loop()
        for place, one in enumerate(two):
            assert one.line is not None
            one.line[1].close()
            line = Line(
                f"{self.server.host}:{self.server.port}",
                ORIGIN_TABLE.format(code=self.code),
                f"lastcard={one.cookie}",
                lambda text, place=place: self._heard(place, text),  # type: ignore[misc]
                self.lost.append,
            )
            await loop.create_connection(lambda line=line: line, self.server.host, self.server.port)  # type: ignore[misc]
            await line.open
            self.lines.append(line)
        await self._give(1, "sit", seat=1)

    async def _dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.server.host, self.server.port)

    def _heard(self, place: int, text: bytes) -> None:
        frame = json.loads(text)
        if frame["is"] in ("table", "update"):
            known = self.frames[place]
            known.update({key: value for key, value in frame.items() if value is not None})
        else:
            self.answers[place].put_nowait(frame)

    async def _give(self, place: int, do: str, **more: Any) -> None:
        began = time.perf_counter()
        self.asked += 1
        number = f"q{self.asked}"
        self.lines[place].send(json.dumps({"do": do, "id": number, **more}).encode())
        while True:
            answer = await asyncio.wait_for(self.answers[place].get(), PATIENCE)
            if answer.get("id") == number:
                break
            if answer["is"] == "closed":
                raise ConnectionError(answer["code"])
        self.seconds.append(time.perf_counter() - began)
        self.answered += 1
        if answer["is"] == "refused" and answer["code"] != "too-soon":
            self.refused.append(answer["code"])
        for _ in range(500):
            if answer["is"] != "done" or all(frame.get("number", 0) >= answer["number"] for frame in self.frames):
                break
            await asyncio.sleep(0.005)

    async def play(self, seconds: float) -> None:
        """Play for so long; whatever goes wrong is counted as a command without an answer."""
        until = time.monotonic() + seconds
        with contextlib.suppress(TimeoutError, ConnectionError):
            while time.monotonic() < until and not self.lost:
                await self._step()
                await asyncio.sleep(PACE)

    async def _step(self) -> None:
        phase = self.frames[0]["table"]["phase"]
        if phase != "playing":
            await self._give(0, "start" if phase in ("waiting", "round_over") else "back")
            return
        turn = self.frames[0]["game"]["turn"]
        if turn is not None:
            legal = [move for move in self.frames[turn]["game"]["legal"] if " catch " not in move]
            await self._give(turn, "move", move=random.choice(legal), seen=self.frames[turn]["number"])

    def told(self) -> dict[str, Any]:
        """What they noticed since it was told last."""
        times = sorted(self.seconds) or [float("nan")]
        found = {
            "asked": self.asked,
            "unanswered": self.asked - self.answered,
            "refused": sorted(set(self.refused)),
            "closed": list(self.lost),
            "p50_ms": round(times[len(times) // 2] * 1000, 1),
            "p99_ms": round(times[min(len(times) - 1, int(len(times) * 0.99))] * 1000, 1),
        }
        self.asked = self.answered = 0
        self.refused, self.seconds = [], []
        return found


# --- what the server holds ---


def files(server: Server) -> int:
    """How many files and connections the server has open."""
    try:
        return len(os.listdir(f"/proc/{server.pid}/fd"))
    except OSError:
        return 0


async def settled(server: Server, before: int) -> int:
    """How many files are open when what the attack opened has been let go of, or the time for it is over."""
    until = time.monotonic() + SETTLES
    while files(server) > before + 5 and time.monotonic() < until:
        await asyncio.sleep(0.1)
    return files(server)


async def under(name: str | None, honest: Honest, server: Server, seconds: float, clients: int) -> dict[str, Any]:
    """What the honest notice, and what the server holds, while it is attacked in this way."""
    memory, opened = server.memory() or 0.0, files(server)
    peak = memory
    context = multiprocessing.get_context("spawn")
    over = context.Event()
    hostile = context.Process(target=attack, args=(name, clients, server.host, server.port, honest.code, over), daemon=True)
    if name is not None:
        hostile.start()
        while files(server) <= opened and hostile.is_alive():
            await asyncio.sleep(0.02)
    playing = asyncio.create_task(honest.play(seconds))
    while not playing.done():
        peak = max(peak, server.memory() or 0.0)
        await asyncio.wait([playing], timeout=0.1)
    over.set()
    if name is not None:
        await asyncio.to_thread(hostile.join, 15)
        if hostile.is_alive():
            hostile.kill()
    left = await settled(server, opened)
    after = server.memory() or 0.0
    kept = {"files_before": opened, "files_after": left, "kb_before": memory, "kb_peak": peak, "kb_after": after}
    return {"attack": name or "nothing", **honest.told(), **kept}


async def measured(cluster: Cluster, names: list[str], seconds: float, clients: int, tell: Callable[[dict[str, Any]], None]) -> None:
    """Try one attack after another."""
    server = cluster.servers[0]
    for name in (None, *names):
        honest = Honest(server)
        await honest.sit_down()
        honest.told()
        tell(await under(name, honest, server, seconds, clients))
        for line in honest.lines:
            line.close()


def shown(found: dict[str, Any]) -> str:
    """One line of the table."""
    said = ", ".join([*found["refused"], *found["closed"]]) or "-"
    memory = f"{found['kb_before'] / 1024:6.0f} {found['kb_peak'] / 1024:6.0f} {found['kb_after'] / 1024:6.0f}"
    counts = f"{found['asked']:6} {found['unanswered']:5} {found['p50_ms']:7.1f} {found['p99_ms']:7.1f}"
    return f"{found['attack']:10} {counts} {memory} {found['files_after'] - found['files_before']:6}  {said}"


def main() -> int:
    """Attack, and tell what others noticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack lasts")
    parser.add_argument("--clients", type=int, default=40, help="how many hostile clients there are")
    parser.add_argument("--attacks", default=",".join(ATTACKS), help="which attacks, with commas between")
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite", help="what the server keeps its tables in")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    wanted = parser.parse_args()
    names = wanted.attacks.split(",")
    if unknown := [name for name in names if name not in ATTACKS]:
        parser.error(f"there is no attack {unknown[0]!r}: there are {', '.join(ATTACKS)}")
    found: list[dict[str, Any]] = []

    def tell(one: dict[str, Any]) -> None:
        found.append(one)
        print(shown(one), flush=True)

    print("attack     commands  lost  p50 ms  p99 ms  MB before, most, after  files  what was said to the honest", flush=True)
    try:
        with started(1, wanted.store) as cluster:
            asyncio.run(measured(cluster, names, wanted.seconds, wanted.clients, tell))
    except Failed as reason:
        print(reason, file=sys.stderr)
        return 1
    if wanted.json is not None:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
