"""What is broken: PostgreSQL, Valkey and several processes of the server, each with a network of its own where that can be had."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import services
from services import Postgres, Service, Valkey

#: Seconds until a process must answer.
READY = 30.0
#: How often the load balancer looks at each process, and how long an answer may take.
LOOK = 0.5
LOOK_TIME = 1.0
#: Whoever ends by itself is started again after so long, as a service manager does.
AGAIN = 0.5
#: Megabytes of the disk that is filled.
DISK = 256
#: The networks between namespaces are within one of these, the first that this machine does not use.
NETS = [f"10.{number}" for number in range(213, 250)]

_CLONE_NEWNS, _CLONE_NEWNET = 0x00020000, 0x40000000
_PR_SET_PDEATHSIG = 1


class Failed(Exception):
    """Why nothing could be broken."""


def _libc() -> Any:
    return ctypes.CDLL(None, use_errno=True)


def _dies_with_us() -> None:
    _libc().prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def can_isolate() -> str | None:
    """Why processes cannot have networks of their own here; None when they can."""
    if sys.platform != "linux":
        return "only Linux has network namespaces"
    if os.geteuid() != 0:
        return "it needs root"
    if missing := [name for name in ("ip", "nsenter", "unshare", "setpriv", "mount") if shutil.which(name) is None]:
        return f"there is no {missing[0]}"
    with contextlib.suppress(OSError):
        made = subprocess.run(["unshare", "--net", "--mount", "ip", "link"], capture_output=True, check=False)
        if made.returncode == 0:
            return None
    return "no namespaces may be made"


def faketime() -> Path | None:
    """The library that shows a process another time, where it is there."""
    package = services._package("libfaketime")
    found = None if package is None else package / "vendor" / "libfaketime" / "src" / "libfaketime.so.1"
    return found if found is not None and found.exists() else None


# --- namespaces ---


def private_mounts() -> None:
    """From here on, what is mounted is seen by this process and its children alone, and is gone when they are."""
    if _libc().unshare(_CLONE_NEWNS) != 0:
        raise Failed("no mount namespace may be made")
    _run("mount", "--make-rprivate", "/")


class Namespace:
    """A network of its own, which ends with the process that holds it."""

    def __init__(self) -> None:
        self._holder = subprocess.Popen(
            ["unshare", "--net", "--", "sleep", "infinity"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, preexec_fn=_dies_with_us
        )
        ours, path = os.readlink("/proc/self/ns/net"), f"/proc/{self._holder.pid}/ns/net"
        until = time.monotonic() + 5
        while os.readlink(path) == ours:
            if time.monotonic() > until or self._holder.poll() is not None:
                raise Failed("no network namespace may be made")
            time.sleep(0.005)
        self._file = os.open(path, os.O_RDONLY)
        self.pid = str(self._holder.pid)
        self.run("ip", "link", "set", "lo", "up")
        # So that a rule can come before the one that finds this machine's own addresses.
        self.run("ip", "rule", "add", "pref", "100", "lookup", "local")
        self.run("ip", "rule", "del", "pref", "0")

    @property
    def prefix(self) -> list[str]:
        """What a command begins with to run here."""
        return ["nsenter", "-t", self.pid, "-n", "--"]

    def run(self, *words: str) -> None:
        """Run a command here."""
        _run(*self.prefix, *words)

    def socket(self) -> socket.socket:
        """A socket of this network. Only for a thread of its own, as the thread is here for a moment."""
        with _Within(self._file):
            return socket.socket()

    def deafen(self, device: str, deaf: bool) -> None:
        """Have all that comes over a device vanish without a word, or not."""
        self.run("ip", "rule", "add" if deaf else "del", "pref", "5", "iif", device, "blackhole")

    def close(self) -> None:
        """Give it up; it ends when nobody runs in it."""
        self._holder.kill()
        self._holder.wait()
        os.close(self._file)


class _Within:
    def __init__(self, file: int) -> None:
        self._file = file

    def __enter__(self) -> None:
        self._own = os.open("/proc/thread-self/ns/net", os.O_RDONLY)
        if _libc().setns(self._file, _CLONE_NEWNET) != 0:
            raise Failed("a network namespace could not be entered")

    def __exit__(self, *_: object) -> None:
        if _libc().setns(self._own, _CLONE_NEWNET) != 0:
            os._exit(70)  # nothing that follows would be where it believes to be
        os.close(self._own)


def _free_net() -> str:
    """Where the networks between namespaces are: a place that no network of this machine's has."""
    used = subprocess.run(["ip", "-4", "-o", "address"], capture_output=True, encoding="utf-8", check=True).stdout
    free = [net for net in NETS if f" {net}." not in used]
    if not free:
        raise Failed("this machine uses all networks that could be made")
    return free[0]


def _link(one: Namespace | None, device: str, address: str, other: Namespace, device_there: str, address_there: str, far: str) -> None:
    """Connect two networks; None is this machine's own. Who is where is written down, so that nothing but what is sent can be lost.

    `far` is an address beyond the other that is reached through it."""
    number = abs(hash((device, device_there, address))) % 0xFFFF
    mac, mac_there = (f"02:00:00:{side}:{number >> 8:02x}:{number & 255:02x}" for side in ("0a", "0b"))
    temporary = [f"lc{os.getpid() % 100000}{side}{number % 1000}"[:15] for side in "ab"]
    first = temporary[0] if one is not None else device
    _run("ip", "link", "add", first, "address", mac, "type", "veth", "peer", "name", temporary[1], "address", mac_there)
    _run("ip", "link", "set", temporary[1], "netns", other.pid)
    other.run("ip", "link", "set", temporary[1], "name", device_there)
    if one is not None:
        _run("ip", "link", "set", first, "netns", one.pid)
        one.run("ip", "link", "set", first, "name", device)
    for where, name, own, there, there_mac in (
        (one, device, address, address_there, mac_there),
        (other, device_there, address_there, address, mac),
    ):
        run = _run if where is None else where.run
        run("ip", "address", "add", f"{own}/30", "dev", name)
        run("ip", "link", "set", name, "up")
        run("ip", "neighbour", "replace", there, "lladdr", there_mac, "dev", name, "nud", "permanent")
    route = ["ip", "route", "add", f"{far}/32", "via", address_there]
    (_run if one is None else one.run)(*route)


def _run(*words: str) -> None:
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise Failed(f"“{' '.join(words)}” did not work: {done.stderr.strip()}")


# --- the servers ---


class _Placed(Service):
    """A server that runs in a network of its own."""

    namespace: Namespace | None = None

    def _command(self) -> Sequence[str | Path]:
        command = super()._command()
        if self.namespace is None:
            return command
        person = super()._person()
        demoted = ["setpriv", f"--reuid={person['user']}", f"--regid={person['group']}", "--clear-groups", "--"] if "user" in person else []
        return [*self.namespace.prefix, *demoted, *command]

    def _person(self) -> dict[str, Any]:
        person = super()._person()
        return person if self.namespace is None else {name: value for name, value in person.items() if name == "cwd"}


class _Postgres(_Placed, Postgres):
    """PostgreSQL, there."""


class _Valkey(_Placed, Valkey):
    """Valkey, there."""


class Process:
    """One `lastcard serve`."""

    def __init__(self, world: World, number: int, namespace: Namespace | None, environment: dict[str, str], words: list[str]) -> None:
        self.number = number
        self.namespace = namespace
        self.up = False
        #: Whether it is to run; if it does not, it is started again.
        self.wanted = False
        self.stopped = False
        self.port = 8000 if namespace is not None else services.free_port()
        self.name = f"127.0.0.1:{self.port}"
        self.log = world.folder / f"process-{number}.log"
        self.clock = world.folder / f"clock-{number}"
        self._world = world
        self._process: subprocess.Popen[bytes] | None = None
        self._environment = environment
        self._words = words
        self.move_clock(0)

    @property
    def running(self) -> bool:
        """Whether it lives."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it, without waiting."""
        assert not self.running
        self.wanted = True
        prefix = [] if self.namespace is None else self.namespace.prefix
        words = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", str(self.port), "--lang", "en", *self._words]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*prefix, sys.executable, "-m", "lastcard", *words],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=self._environment | self._clocked(),
                start_new_session=True,
                preexec_fn=_dies_with_us if sys.platform == "linux" else None,
            )

    def _clocked(self) -> dict[str, str]:
        library = faketime() if self._world.clocks else None
        if library is None:
            return {}
        return {
            "LD_PRELOAD": str(library),
            "FAKETIME_TIMESTAMP_FILE": str(self.clock),
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            # Or it makes every wait for Python's own lock several times longer.
            "FAKETIME_FORCE_MONOTONIC_FIX": "0",
        }

    def signal(self, kind: signal.Signals) -> None:
        """Send it a signal."""
        if self.running:
            assert self._process is not None
            self._process.send_signal(kind)
        self.stopped = kind == signal.SIGSTOP or (self.stopped and kind != signal.SIGCONT)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.wanted = self.stopped = False
        self.up = False
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            self._process.wait()

    async def end(self) -> float:
        """Ask it to end, and wait; return how long it took."""
        self.wanted = False
        began = time.monotonic()
        self.signal(signal.SIGTERM)
        while self.running and time.monotonic() < began + READY:
            await asyncio.sleep(0.02)
        took = time.monotonic() - began
        if self.running:
            self.kill()
            raise Failed(f"process {self.number} did not end when it was told to")
        self.up = False
        return took

    def move_clock(self, seconds: int) -> None:
        """Show it a time that is so much later."""
        new = self.clock.with_suffix(".new")
        new.write_text(f"{seconds:+d}\n")
        new.replace(self.clock)

    async def connect(self) -> socket.socket:
        """A connection to it; raises `OSError`."""
        loop = asyncio.get_running_loop()
        if self.namespace is None:
            made = socket.socket()
        else:
            made = await loop.run_in_executor(self._world.doorman, self.namespace.socket)
        made.setblocking(False)
        try:
            await loop.sock_connect(made, ("127.0.0.1", self.port))
        except BaseException:
            made.close()
            raise
        return made

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[int, Any, str]:
        """Ask it for something over HTTP: the status, what the answer says, and the cookie that it sets. Raises `OSError`."""
        data = b"" if body is None else msgspec.json.encode(body)
        reader, writer = await asyncio.open_connection(sock=await self.connect())
        try:
            head = [f"{method} {path} HTTP/1.1", f"Host: {self.name}", "Connection: close", f"Content-Length: {len(data)}"]
            head += [f"Cookie: {cookie}"] if cookie else []
            writer.write("\r\n".join([*head, "Content-Type: application/json", "", ""]).encode() + data)
            answer = await reader.read()
        finally:
            writer.close()
        top, _, rest = answer.partition(b"\r\n\r\n")
        lines = top.decode("latin-1").split("\r\n")
        if len(lines[0].split(" ")) < 2:
            raise ConnectionError("it hung up")
        headers = dict(line.lower().split(": ", 1)[:1] + line.split(": ", 1)[1:] for line in lines[1:] if ": " in line)
        if headers.get("transfer-encoding") == "chunked":
            rest = _unchunked(rest)
        said = msgspec.json.decode(rest) if headers.get("content-type", "").startswith("application/json") and rest else None
        return int(lines[0].split(" ")[1]), said, headers.get("set-cookie", "").split(";")[0]

    async def is_ready(self) -> bool:
        """Whether it would take people, as a load balancer asks it."""
        try:
            status, _, _ = await asyncio.wait_for(self.ask("GET", "/readyz"), LOOK_TIME)
        except (OSError, TimeoutError):
            return False
        return status == 200


def _unchunked(data: bytes) -> bytes:
    found = b""
    while data:
        size, _, data = data.partition(b"\r\n")
        length = int(size, 16)
        if length == 0:
            break
        found, data = found + data[:length], data[length + 2 :]
    return found


class World:
    """Everything together. `open` makes it, and `close` leaves nothing behind."""

    def __init__(self, processes: int, *, embedded: bool, isolated: bool, disk: bool, clocks: bool) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="lastcard-break-"))
        self.folder.chmod(0o755)
        self.embedded = embedded
        self.clocks = clocks
        self.processes: list[Process] = []
        self.postgres: _Postgres | None = None
        self.valkey: _Valkey | None = None
        #: The disk that can be filled.
        self.disk: Path | None = None
        #: Creates sockets in the networks of others.
        self.doorman = ThreadPoolExecutor(1, "doorman")
        #: How often a process has ended that nobody had ended.
        self.died = 0
        self._isolated = isolated
        self._fillable = disk
        self._count = processes
        self._servers: Namespace | None = None
        self._net = ""
        self._over = False
        self._namespaces: list[Namespace] = []
        self._tasks: list[asyncio.Task[None]] = []

    # Beginning and end

    async def open(self) -> None:
        """Start everything."""
        if not self.embedded:
            self._open_servers()
        for number in range(self._count):
            self.processes.append(self._process(number))
        # The first makes the database.
        for some in (self.processes[:1], self.processes[1:]):
            for process in some:
                process.start()
            await self.all_ready(some)
        self._tasks = [asyncio.create_task(self._look(process)) for process in self.processes]

    def _open_servers(self) -> None:
        folder, host = self.folder, "127.0.0.1"
        if self._isolated:
            private_mounts()
            self._servers = self._namespace()
            net = self._net = _free_net()
            host = f"{net}.255.1"
            self._servers.run("ip", "address", "add", f"{host}/32", "dev", "lo")
            _link(None, f"lcbreak{os.getpid() % 10_000_000}"[:15], f"{net}.0.2", self._servers, "house", f"{net}.0.1", host)
            if self._fillable:
                folder = self.disk = self.folder / "disk"
                self.disk.mkdir()
                _run("mount", "-t", "tmpfs", "-o", f"size={DISK}m,mode=755", "lastcard-break", str(self.disk))
        port = {"port": 5432} if self._isolated else {}
        self.postgres = _Postgres(folder, "min_wal_size=32MB", "max_wal_size=64MB", durable=True, host=host, **port)
        if self._count > 1:  # one process has nobody to tell anything
            port = {"port": 6379} if self._isolated else {}
            self.valkey = _Valkey(self.folder, host=host, **port)
        for server in self.servers:
            server.namespace = self._servers
            server.start()

    def _namespace(self) -> Namespace:
        made = Namespace()
        self._namespaces.append(made)
        return made

    def _process(self, number: int) -> Process:
        environment = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
        environment |= {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "LASTCARD_LIMITS": "off"}
        namespace = None
        words: list[str] = []
        if self.embedded:
            words = ["--data", str(self.folder / "data")]
        else:
            assert self.postgres is not None
            environment["DATABASE_URL"] = self.postgres.url
            if self.valkey is not None:
                environment["REDIS_URL"] = self.valkey.url
        if self._servers is not None:
            namespace, net = self._namespace(), f"{self._net}.{number + 1}"
            _link(namespace, "back", f"{net}.2", self._servers, f"p{number}", f"{net}.1", f"{self._net}.255.1")
        return Process(self, number, namespace, environment, words)

    async def close(self) -> None:
        """Stop everything, and leave nothing behind."""
        self._over = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.end()

    def end(self) -> None:
        """The same where nothing may be waited for."""
        for process in self.processes:
            process.kill()
        for server in self.servers:
            server.close()
        for namespace in self._namespaces:
            namespace.close()
        if self.disk is not None:
            subprocess.run(["umount", "-l", str(self.disk)], capture_output=True, check=False)
        self.doorman.shutdown(wait=False)
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def servers(self) -> list[_Postgres | _Valkey]:
        """What the processes share."""
        return [server for server in (self.postgres, self.valkey) if server is not None]

    # The load balancer, and the service manager

    def choose(self, last: Process | None, chance: random.Random) -> Process | None:
        """Where the load balancer sends a new connection of one who was at `last`."""
        up = [process for process in self.processes if process.up]
        others = [process for process in up if process is not last]
        return chance.choice(others or up) if up else None

    async def _look(self, process: Process) -> None:
        while not self._over:
            if process.wanted and not process.running:
                process.up = False
                self.died += 1
                await asyncio.sleep(AGAIN)
                if process.wanted and not process.running:
                    process.start()
            ready = process.running and await process.is_ready()
            process.up = ready and process.running and process.wanted
            await asyncio.sleep(LOOK)

    async def all_ready(self, some: Sequence[Process] | None = None) -> None:
        """Wait until they would take people. Raises `Failed`."""
        waiting = list(self.processes if some is None else some)
        until = time.monotonic() + READY
        while waiting:
            for process in list(waiting):
                if await process.is_ready():
                    process.up = True
                    waiting.remove(process)
            if waiting and time.monotonic() > until:
                said = waiting[0].log.read_text("utf-8", "replace")[-2000:]
                raise Failed(f"process {waiting[0].number} is not ready after {READY:.0f} s; its log:\n{said}")
            await asyncio.sleep(0.02)

    # What can be done to it

    def cut(self, process: Process, ways: str, deaf: bool) -> None:
        """Lose what comes to a process (`in`) from PostgreSQL and Valkey, what goes from it to them (`out`), or both."""
        assert process.namespace is not None
        assert self._servers is not None
        if ways in ("in", "both"):
            process.namespace.deafen("back", deaf)
        if ways in ("out", "both"):
            self._servers.deafen(f"p{process.number}", deaf)

    def fill_disk(self) -> Path:
        """Leave PostgreSQL not a byte; return the ballast, to be removed."""
        assert self.disk is not None
        ballast = self.disk / "ballast"
        with ballast.open("wb") as file, contextlib.suppress(OSError):
            for size in (1 << 20, 1 << 12):
                with contextlib.suppress(OSError):
                    while True:
                        os.write(file.fileno(), bytes(size))
        return ballast

    def logs(self) -> Iterator[tuple[str, str]]:
        """What each server has said."""
        for process in self.processes:
            if process.log.exists():
                yield f"process {process.number}", process.log.read_text("utf-8", "replace")
        if self.postgres is not None:
            yield "postgres", self.postgres.said()


async def wait_for(work: Callable[[], Any]) -> Any:
    """Do something that waits, in a thread, while everybody plays on."""
    return await asyncio.get_running_loop().run_in_executor(None, work)
