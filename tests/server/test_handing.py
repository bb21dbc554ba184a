"""Connections that processes of a pool hand to each other: the seats of a table come together, and each connection is served by one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path

import msgspec
import pytest
import uvicorn
from browser.line import COOKIE, Line, make_table, person
from browser.server import Server
from services import Databases, Keyspaces, free_port
from websockets.asyncio.client import connect as connect_here
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from lastcard.server import codes, handing, wire
from lastcard.server.bus import Bus
from lastcard.server.handing import COME, GIVEN, Berth, Sibling, Siblings, forget
from lastcard.server.serve import Settings
from lastcard.server.worker import Order, decode, encode

from .test_hostile import answers, listening
from .test_metrics import scraped
from .test_metrics import until as until_figures
from .test_workers import until, workers_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere processes share one socket at the port")

# --- two ends, in this process ---

REQUEST = b"GET /api/tables/ABCDEFGH2/socket HTTP/1.1\r\n\r\n"


class Pool:
    """Some that know each other, in places from 0 on, and what each has been given."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.all: list[Siblings] = []
        self.given: list[tuple[int, socket.socket, bytes]] = []
        self._buses: list[Bus] = []

    def add(self, place: int, *, listens: bool = True) -> Siblings:
        """One more, in a place."""
        bus = Bus()
        made = Siblings(Berth(str(self.folder), place, len(self.all)), bus)
        number = len(self.all)
        self.all.append(made)
        self._buses.append(bus)
        for one in self._buses:
            one.others = frozenset(other.process for other in self._buses) - {one.process}

        async def take(connection: socket.socket, request: bytes) -> None:
            self.given.append((number, connection, request))

        if listens:
            made.listen(take)
        return made

    def sibling(self, number: int) -> Sibling:
        """How others see one."""
        return self.all[number]._own

    def stand_in(self, number: int) -> socket.socket:
        """A socket in the place of one that does not listen, for a test to answer at."""
        path = self.folder / self.sibling(number).name
        path.unlink(missing_ok=True)
        made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        made.bind(str(path))
        made.listen(5)
        made.setblocking(False)
        return made

    def close(self) -> None:
        for one in self.all:
            one.leave()
        for _, connection, _ in self.given:
            connection.close()


@contextlib.contextmanager
def pool_in(folder: Path) -> Iterator[Pool]:
    """A pool with nobody in it."""
    pool = Pool(folder)
    try:
        yield pool
    finally:
        pool.close()


@contextlib.contextmanager
def connection() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Both ends of a connection: the client's, and the server's."""
    with socket.create_server(("127.0.0.1", 0)) as listener, socket.create_connection(listener.getsockname()) as client:
        server, _ = listener.accept()
        server.setblocking(False)
        client.settimeout(5)
        with server:
            yield client, server


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """A folder with a short name: the system takes no socket with a long one, as those of pytest are."""
    with tempfile.TemporaryDirectory(prefix="pool-", dir="/tmp", ignore_cleanup_errors=True) as made:
        yield Path(made)


def test_a_table_has_one_place(tmp_path: Path) -> None:
    """All agree where it is. Where one leaves only its tables go elsewhere, and whoever comes in its place has them again."""

    async def work() -> None:
        with pool_in(tmp_path) as pool:
            for place in range(3):
                pool.add(place)
            tables = [codes.new_table() for _ in range(200)]

            def places() -> list[int]:
                found = []
                for code in tables:
                    firsts = {one.first(code) or one._own for one in pool.all if one._listener is not None}
                    assert len(firsts) == 1
                    found.append(firsts.pop().place)
                return found

            before = places()
            assert {before.count(place) > 30 for place in range(3)} == {True}
            pool.all[1].leave()
            # One that was killed has left its file, and its name is known for a while; others are of somebody who is not there.
            for name in ("0-99-0123456789ab", "x", "1-2", "--", "1-x-y"):
                (tmp_path / name).touch()
            without = places()
            assert all(now != 1 and before in (now, 1) for now, before in zip(without, before, strict=True))
            pool.add(1)
            assert places() == before
            pool.add(1)  # which takes over from the one before
            assert {pool.all[0].first(code) for code, place in zip(tables, before, strict=True) if place == 1} == {pool.sibling(4)}
            assert all(pool.all[2].first(pool.all[2].new_code()) is None for _ in range(20))
            forget(Berth(str(tmp_path), 0, 0))
            assert not list(tmp_path.glob("0-0-*"))

    asyncio.run(work())


def test_what_is_given_is_served_by_one(tmp_path: Path) -> None:
    """The other end has the connection and the request, however long; the sender closes its file, and the client notices nothing."""

    async def work() -> None:
        with pool_in(tmp_path) as pool, connection() as (client, server):
            mine, _ = pool.add(0), pool.add(1)
            request = REQUEST + b"x" * (handing.MOST_HEAD - len(REQUEST))
            line = mine.offer(pool.sibling(1), server.fileno(), request)
            assert line is not None
            assert not pool.given
            assert await mine.give(pool.sibling(1), line, lambda: True)
            server.close()
            await asyncio.sleep(0.1)
            [(number, taken, head)] = pool.given
            assert (number, head) == (1, request)
            assert not os.get_inheritable(taken.fileno())
            assert taken.getpeername() == client.getsockname()
            taken.send(b"hello")
            assert client.recv(10) == b"hello"
            assert mine.offer(pool.sibling(1), client.fileno(), request + b"x") is None
            assert (mine._offered, pool.all[1]._tasks) == (0, set())

    asyncio.run(work())


#: What the other end may do, as a stand-in for it, before it has been given the connection.
ENDS: dict[str, Callable[[socket.socket], Awaitable[None]]] = {}


def end(work: Callable[[socket.socket], Awaitable[None]]) -> Callable[[socket.socket], Awaitable[None]]:
    ENDS[work.__name__] = work
    return work


@end
async def never_accepts(listener: socket.socket) -> None:
    await asyncio.sleep(handing.PATIENCE)


@end
async def dies_before_it_has_read(listener: socket.socket) -> None:
    line, _ = await asyncio.get_running_loop().sock_accept(listener)
    line.close()


@end
async def dies_with_the_connection(listener: socket.socket) -> None:
    line, _ = await asyncio.get_running_loop().sock_accept(listener)
    _, files, _, _ = socket.recv_fds(line, 1 << 17, 1)
    os.close(files[0])
    line.close()


@end
async def dies_after_its_answer(listener: socket.socket) -> None:
    line, _ = await asyncio.get_running_loop().sock_accept(listener)
    line.send(COME)
    line.close()


@end
async def says_something_else(listener: socket.socket) -> None:
    line, _ = await asyncio.get_running_loop().sock_accept(listener)
    line.send(b"#")
    assert await asyncio.get_running_loop().sock_recv(line, 1 << 17)
    line.close()


@end
async def answers_late(listener: socket.socket) -> None:
    line, _ = await asyncio.get_running_loop().sock_accept(listener)
    line.setblocking(False)
    await asyncio.sleep(handing.PATIENCE + 0.1)
    with contextlib.suppress(OSError):
        line.send(COME)
    said = b""
    with contextlib.suppress(OSError):
        while part := await asyncio.get_running_loop().sock_recv(line, 1 << 17):
            said += part
    assert GIVEN not in said[len(REQUEST) + 4 :]
    line.close()


@pytest.mark.parametrize("name", ENDS)
def test_what_the_other_end_does_not_take_is_kept(name: str, tmp_path: Path) -> None:
    """Wherever that one stops, ends or is late. The connection is as it was, and whoever did not answer is left alone for a while."""

    async def work() -> None:
        with pool_in(tmp_path) as pool, connection() as (client, server):
            mine, _ = pool.add(0), pool.add(1, listens=False)
            with pool.stand_in(1) as listener:
                code = next(code for code in iter(codes.new_table, "") if mine.first(code) == pool.sibling(1))
                ending = asyncio.ensure_future(ENDS[name](listener))
                line = mine.offer(pool.sibling(1), server.fileno(), REQUEST)
                assert line is not None
                assert not await mine.give(pool.sibling(1), line, lambda: True)
                assert (mine.first(code) is None) == (name in ("never_accepts", "answers_late"))
                await ending
            server.send(b"hello")
            assert client.recv(10) == b"hello"
            assert mine._offered == 0
            # What it has left behind is a file, at which nobody answers.
            assert mine.offer(pool.sibling(1), server.fileno(), REQUEST) is None

    asyncio.run(work())


def sized(text: bytes, size: int | None = None) -> bytes:
    return (len(text) if size is None else size).to_bytes(4) + text


@pytest.mark.parametrize(
    ("message", "files", "word"),
    [
        (sized(REQUEST), 1, b""),  # it died, or was too late to give it away
        (sized(REQUEST), 1, b"#"),
        (sized(REQUEST, len(REQUEST) + 1), 1, b""),  # it died before all was said
        (sized(REQUEST), 0, GIVEN),
        (b"\0\0", 1, b""),
        (b"\xff" * 4 + b"x" * handing.MOST_HEAD, 1, b"x" * 1000),
        (b"", 0, b""),
    ],
)
def test_what_is_not_given_to_the_end_is_not_served(message: bytes, files: int, word: bytes, tmp_path: Path) -> None:
    """Wherever the sender stops; nothing of it stays open here, and the next one comes through."""

    async def work() -> None:
        with pool_in(tmp_path) as pool, connection() as (client, server):
            mine, other = pool.add(0), pool.add(1)
            line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            line.connect(str(tmp_path / pool.sibling(1).name))
            line.setblocking(False)
            before = len(os.listdir("/proc/self/fd"))
            if message:
                socket.send_fds(line, [message], [server.fileno()] * files)
            await asyncio.sleep(0.05)
            with contextlib.suppress(OSError):
                line.send(word)
            line.close()
            await asyncio.sleep(0.05)
            assert not pool.given
            assert not other._tasks
            assert len(os.listdir("/proc/self/fd")) == before - 1
            server.send(b"hello")
            assert client.recv(10) == b"hello"
            again = mine.offer(pool.sibling(1), server.fileno(), REQUEST)
            assert again is not None
            assert await mine.give(pool.sibling(1), again, lambda: True)

    asyncio.run(work())


def test_whoever_leaves_takes_what_is_on_its_way_and_nothing_more(tmp_path: Path) -> None:
    """What has been sent before may still be given away; and what has ended meanwhile is not."""

    async def work() -> None:
        with pool_in(tmp_path) as pool, connection() as (_, server), connection() as (_, gone):
            mine, other = pool.add(0), pool.add(1)
            line = mine.offer(pool.sibling(1), server.fileno(), REQUEST)
            ended = mine.offer(pool.sibling(1), gone.fileno(), REQUEST)
            assert line is not None
            assert ended is not None
            await asyncio.sleep(0.05)
            other.leave()
            assert mine.offer(pool.sibling(1), server.fileno(), REQUEST) is None
            assert all(mine.first(codes.new_table()) is None for _ in range(50))
            assert not await mine.give(pool.sibling(1), ended, lambda: False)
            assert await mine.give(pool.sibling(1), line, lambda: True)
            await other.settle()
            assert [number for number, _, _ in pool.given] == [1]

    asyncio.run(work())


def test_workers_and_parents_of_other_versions_understand_each_other(tmp_path: Path) -> None:
    """A pool is renewed with a newer program than its parent's: what one of them does not know is left out."""

    class Older(msgspec.Struct):
        settings: dict[str, object]
        language: str

    order = Order(Settings(tmp_path), "en", Berth(str(tmp_path), 1, 2))
    assert decode(encode(order)) == order
    older = msgspec.json.decode(encode(order), type=Older)
    assert decode(msgspec.json.encode(older)) == Order(Settings(tmp_path), "en")


# --- connections as uvicorn has them, all in this process ---


@contextlib.asynccontextmanager
async def handing_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *, listens: bool = True, delay: float = 0.0
) -> AsyncIterator[tuple[int, Pool, str]]:
    """A port, and the code of a table whose connections are for a sibling: an end that serves them as if they had come at its port."""
    config = uvicorn.Config(answers, http=wire.Http, ws=wire.Socket, lifespan="off", log_config=None, forwarded_allow_ips="")
    config.ws_per_message_deflate = False
    config.load()
    async with listening() as (port, state):
        with pool_in(folder) as pool:

            async def take(connection: socket.socket, request: bytes) -> None:
                protocol = wire.Http(config, state, {})
                protocol.handed = request
                await asyncio.sleep(delay)
                await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
                pool.given.append((1, connection, request))

            mine, other = pool.add(0), pool.add(1, listens=False)
            if listens:
                other.listen(take)
            else:
                (folder / other._own.name).touch()
            monkeypatch.setattr(wire.Http, "siblings", mine)
            yield port, pool, next(code for code in iter(codes.new_table, "") if mine.first(code) == other._own)
            pool.given.clear()  # which the loop has closed


def address(port: int, code: str) -> str:
    return f"ws://127.0.0.1:{port}/api/tables/{code}/socket"


@pytest.mark.parametrize("listens", [True, False])
def test_a_connection_goes_on_where_it_is_served(listens: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the sibling, or here when that one is gone; both count it once, and it ends as it would have."""

    async def work() -> None:
        async with handing_on(tmp_path, monkeypatch, listens=listens) as (port, pool, code):
            async with connect_here(address(port, code), open_timeout=5) as line:
                assert len(pool.given) == listens
                assert await (await line.ping()) >= 0
                await line.send("x" * 10_000)
                assert wire._open == {"127.0.0.1": 1}
            async with connect_here(address(port, f"{code[:4].lower()}-{code[4:]}") + "?x=1", open_timeout=5):
                assert len(pool.given) == 2 * listens

    asyncio.run(work())


def test_a_connection_is_served_here_when_the_sibling_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits a moment, the next one does not; one whose client has gone meanwhile is no more."""

    async def work() -> None:
        async with handing_on(tmp_path, monkeypatch, listens=False) as (port, pool, code):
            with pool.stand_in(1):
                _, gone = await asyncio.open_connection("127.0.0.1", port)
                gone.write(UPGRADE % code.encode())
                await asyncio.sleep(0.05)
                gone.transport.abort()
                for most in (handing.PATIENCE + 2, handing.PATIENCE / 2):
                    async with asyncio.timeout(most), connect_here(address(port, code)) as line:
                        await line.send("x")
                        assert await (await line.ping()) >= 0

    asyncio.run(work())


UPGRADE = (
    b"GET /api/tables/%b/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


@pytest.mark.parametrize("listens", [True, False])
def test_what_comes_meanwhile_is_read_by_whoever_serves_it(listens: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of it is lost: a client that does not wait for its answer has its ping answered."""

    async def work() -> None:
        async with handing_on(tmp_path, monkeypatch, listens=listens, delay=0.2) as (port, pool, code):
            with contextlib.nullcontext() if listens else pool.stand_in(1):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(UPGRADE % code.encode())
                await asyncio.sleep(0.1)
                assert not wire.Http._silent
                writer.write(b"\x89\x82abcd" + bytes((ord("h") ^ ord("a"), ord("i") ^ ord("b"))))
                async with asyncio.timeout(5):
                    said = await reader.readuntil(b"\x8a\x02hi")
                assert said.startswith(b"HTTP/1.1 101")
                writer.transport.abort()
            assert len(pool.given) == listens

    asyncio.run(work())


def test_only_what_is_asked_for_first_and_alone_is_handed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an answer that has gone out too; but not with a body, behind a request that waits, or where it leads to no table."""

    async def said(port: int, *pieces: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        told = b""
        for piece in pieces:
            writer.write(piece)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.3):
                    while part := await reader.read(65536):
                        told += part
        writer.transport.abort()
        return told

    async def work() -> None:
        async with handing_on(tmp_path, monkeypatch) as (port, pool, code):
            upgrade = UPGRADE % code.encode()
            ask = b"GET / HTTP/1.1\r\nHost: a\r\n\r\n"
            assert (await said(port, ask, upgrade)).count(b"HTTP/1.1 101") == 1
            assert len(pool.given) == 1
            assert b"HTTP/1.1 101" in await said(port, upgrade[:50], upgrade[50:])
            assert len(pool.given) == 2
            body = upgrade.replace(b"Host: a", b"Host: a\r\nContent-Length: 2") + b"ab"
            for others in (body, upgrade.replace(code.encode(), b"ABC"), upgrade.replace(b"/socket", b"/sock"), ask + upgrade):
                await said(port, others)
            assert len(pool.given) == 2

    asyncio.run(work())


# --- pools of real processes ---

#: A table has so many seats.
SEATS = 4


class Crowd:
    """People at tables of a pool, each seat with a line."""

    def __init__(self, server: Server, tables: int) -> None:
        self.server = server
        self.people = [person(server, name) for name in ("Ana", "Bo", "Cy", "Dee")]
        self.codes = [make_table(server, self.people[0], edition="pocket", seats=SEATS) for _ in range(tables)]
        self.lines: dict[str, list[Line]] = {}
        self.connect()

    def connect(self) -> None:
        """All come, and nobody is refused; also when they were here before."""
        for code in self.codes:
            self.lines[code] = [self.line(code, seat) for seat in range(SEATS)]

    def line(self, code: str, seat: int = 0) -> Line:
        """One more connection. A process that is about to end sends it on, to another."""
        while True:
            line = Line(self.server, self.people[seat], code)
            if line.table:
                return line

    def close(self) -> None:
        """All hang up."""
        for lines in self.lines.values():
            for line in lines:
                line.close()

    def sit(self) -> None:
        """All sit down, and play begins."""
        for lines in self.lines.values():
            for seat, line in enumerate(lines[1:], 1):
                line.done("sit", seat=seat)
            lines[0].catch_up(lines[-1].number)
            lines[0].done("start")

    def play(self, moves: int) -> None:
        """So many moves at each table, or until its game is over."""
        for lines in self.lines.values():
            for _ in range(moves):
                number = max(line.number for line in lines)
                for line in lines:
                    line.catch_up(number)
                game = lines[0].game
                assert game is not None
                if game["turn"] is None:
                    break
                line = lines[game["turn"]]
                assert line.game is not None
                line.done("move", move=next(move for move in line.game["legal"] if " catch " not in move))


@pytest.fixture
def start(postgres: Databases, valkey: Keyspaces, tmp_path: Path) -> Iterator[Callable[..., tuple[Server, int]]]:
    """Starts a pool of so many processes; returns it with the port of its figures. All its processes know each other by then."""
    servers: list[Server] = []

    def begin(workers: int, **variables: str) -> tuple[Server, int]:
        port = free_port()
        variables |= {"DATABASE_URL": postgres.fresh(), "REDIS_URL": valkey.fresh(), "LASTCARD_METRICS": f"127.0.0.1:{port}"}
        servers.append(Server(tmp_path, "--workers", str(workers), TMPDIR=str(tmp_path), **variables))
        until(lambda: len(sockets_of(tmp_path)) == workers, "all listen")
        time.sleep(0.5)
        return servers[-1], port

    yield begin
    for server in servers:
        server.stop()
        assert "Traceback" not in "".join(server.said)
    assert not list(tmp_path.glob("lastcard-pool-*"))


def sockets_of(folder: Path) -> list[Path]:
    return list(folder.glob("lastcard-pool-*/*"))


def together(port: int, tables: int) -> None:
    """Each table is awake in one process alone, with all its lines."""
    found = until_figures(port, lambda figures: figures["lastcard_lines{}"] == SEATS * tables)
    assert found["lastcard_tables{}"] == tables
    assert found["lastcard_handed_total{outcome=handed}"] > tables // 2
    assert found["lastcard_handed_total{outcome=kept}"] == 0
    assert found["lastcard_conflicts_total{}"] == 0


@pytest.mark.parametrize("workers", [2, pytest.param(3, marks=pytest.mark.soak)])
def test_the_seats_of_a_table_come_together(workers: int, start: Callable[..., tuple[Server, int]]) -> None:
    """Of each of many tables, at one of several processes; and they play there."""
    server, port = start(workers)
    crowd = Crowd(server, 20)
    crowd.sit()
    crowd.play(8)
    together(port, 20)
    crowd.codes = crowd.codes[:3]
    crowd.lines = {code: crowd.lines[code] for code in crowd.codes}
    crowd.play(2000)
    for lines in crowd.lines.values():
        assert lines[0].game is not None
        assert lines[0].game["turn"] is None


class Comers(threading.Thread):
    """People who come to a table and go, one after another, as long as the block lasts. Notes whoever was refused."""

    def __init__(self, crowd: Crowd) -> None:
        super().__init__()
        self._crowd = crowd
        self._ends = threading.Event()
        self.came = 0
        self.refused: list[BaseException] = []

    def run(self) -> None:
        for place in count():
            if self._ends.is_set():
                return
            try:
                line = self._crowd.line(self._crowd.codes[place % len(self._crowd.codes)], place % SEATS)
                line.done("say", text="Hello!")
                line.close()
                self.came += 1
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != 1012:  # sent on before it had said anything
                    self.refused.append(closed)
            except (OSError, WebSocketException, AssertionError) as error:
                self.refused.append(error)

    def __enter__(self) -> Comers:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ends.set()
        self.join()


def test_a_pool_is_renewed_while_people_come(start: Callable[..., tuple[Server, int]]) -> None:
    """Nobody is refused at any moment; afterwards the new processes hand on, and each line is at one process."""
    server, port = start(2)
    crowd = Crowd(server, 8)
    crowd.sit()
    with Comers(crowd) as comers:
        until(lambda: comers.came > 10, "some come")
        server.process.send_signal(signal.SIGHUP)
        until(lambda: "all workers are new" in "".join(server.said), "all are renewed")
        until(lambda came=comers.came: comers.came > came + 10, "some more come")
    assert not comers.refused
    assert len(sockets_of(crowd.server.data)) == 2
    before = scraped(port)[1]["lastcard_handed_total{outcome=handed}"]
    crowd.connect()
    crowd.play(10)
    found = until_figures(port, lambda figures: figures["lastcard_lines{}"] == SEATS * 8)
    assert found["lastcard_handed_total{outcome=handed}"] > before


@pytest.mark.soak
def test_a_worker_is_killed_while_people_come(start: Callable[..., tuple[Server, int]]) -> None:
    """Only who had come to that one is cut off; whoever comes to another is served there. Then another takes its place."""
    server, port = start(2)
    crowd = Crowd(server, 8)
    crowd.sit()
    killed = min(workers_of(server))
    with Comers(crowd) as comers:
        until(lambda: comers.came > 10, "some come")
        os.kill(killed, signal.SIGKILL)
        until(lambda: len(workers_of(server)) == 2 and killed not in workers_of(server), "another takes its place")
        until(lambda came=comers.came: comers.came > came + 10, "some more come")
    assert len(comers.refused) <= 2
    crowd.close()
    until(lambda: len(sockets_of(crowd.server.data)) == 2, "what it left is taken away")
    crowd.connect()
    crowd.play(10)
    until_figures(port, lambda figures: figures["lastcard_lines{}"] == SEATS * 8)


@pytest.mark.soak
def test_a_worker_that_stands_still_holds_nobody_up(start: Callable[..., tuple[Server, int]]) -> None:
    """Whoever comes to the other one is served there after a moment, and by that one alone, also when the first goes on."""
    server, port = start(2)
    crowd = Crowd(server, 8)
    crowd.close()
    until_figures(port, lambda figures: figures["lastcard_lines{}"] == 0)
    still = min(workers_of(server))
    os.kill(still, signal.SIGSTOP)
    came: list[ClientConnection] = []
    try:
        # The system gives half to the one that stands still; of the other half, half are for tables of that one.
        for place in range(16):
            with contextlib.suppress(OSError, WebSocketException):
                line = connect(
                    address(server.port, crowd.codes[place % 8]),
                    additional_headers={"Cookie": f"{COOKIE}={crowd.people[0]}"},
                    open_timeout=0.9,
                    close_timeout=0.1,
                )
                came.append(line)
                assert '"is":"table"' in str(line.recv(5))
    finally:
        os.kill(still, signal.SIGCONT)
    assert len(came) > 2
    found = until_figures(port, lambda figures: figures["lastcard_lines{}"] == len(came))
    assert found["lastcard_handed_total{outcome=kept}"] > 0
    time.sleep(0.5)
    assert scraped(port)[1]["lastcard_lines{}"] == len(came)
    for line in came:
        line.send('{"do":"ping","id":"x"}')
        line.close()
    until_figures(port, lambda figures: figures["lastcard_lines{}"] == 0)
    crowd.connect()
    crowd.sit()
    crowd.play(4)


@pytest.mark.parametrize("what", ["gone", "stale"])
def test_nothing_depends_on_the_folder(what: str, start: Callable[..., tuple[Server, int]], tmp_path: Path) -> None:
    """It is removed, or nobody is behind what is in it: each process serves what comes, and new ones do."""
    server, port = start(2)
    assert [folder.stat().st_mode & 0o777 for folder in tmp_path.glob("lastcard-pool-*")] == [0o700]
    for path in sockets_of(tmp_path):
        if what == "gone":
            shutil.rmtree(path.parent, ignore_errors=True)
        else:
            place, _, process = path.name.split("-")
            with socket.socket(socket.AF_UNIX) as dead:
                dead.bind(str(path.with_name(f"{place}-99-{process}")))
    crowd = Crowd(server, 8)
    crowd.sit()
    crowd.play(4)
    found = until_figures(port, lambda figures: figures["lastcard_lines{}"] == SEATS * 8)
    assert found["lastcard_handed_total{outcome=handed}"] == 0
    assert (found["lastcard_handed_total{outcome=kept}"] > 0) == (what == "stale")
    assert found["lastcard_tables{}"] > 8
    server.process.send_signal(signal.SIGHUP)
    until(lambda: "all workers are new" in "".join(server.said), "all are renewed")
    crowd.connect()
    crowd.play(4)


def test_an_address_behind_a_proxy_stays_what_it_is(start: Callable[..., tuple[Server, int]]) -> None:
    """Whoever comes from the internet is kept out of a server that is not public, also where the connection is handed on."""
    server, port = start(2)
    crowd = Crowd(server, 4)
    before = scraped(port)[1]["lastcard_handed_total{outcome=handed}"]
    headers = {"Cookie": f"{COOKIE}={crowd.people[0]}"}
    for code in crowd.codes * 4:
        connect(address(server.port, code), additional_headers={**headers, "X-Forwarded-For": "10.0.0.9"}).close()
        with pytest.raises(InvalidStatus, match="403"):
            connect(address(server.port, code), additional_headers={**headers, "X-Forwarded-For": "8.8.8.8"})
        with pytest.raises(InvalidStatus, match="403"):
            connect(address(server.port, code), additional_headers=headers, origin="http://elsewhere.example")  # type: ignore[arg-type]
    assert scraped(port)[1]["lastcard_handed_total{outcome=handed}"] > before + 12
