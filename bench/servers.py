"""What `load.py` measures: processes of the server, the database and the bus that they share, and what each part uses.

PostgreSQL and Valkey are those of the tests (`tests/services.py`), from packages. Here PostgreSQL is durable, as people run it: what it
has acknowledged is on disk.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

TESTS = Path(__file__).resolve().parent.parent / "tests"
SPREAD = sys.platform == "linux"  # where all of 127.0.0.0/8 is this machine
#: Of how many microseconds a process that is held back gets its share: so short that nobody waits long for the next.
PERIOD = 10_000
GROUPS = Path("/sys/fs/cgroup")


class Failed(Exception):
    """Why nothing could be measured."""


# --- what a process uses ---


def cpu_of(pid: int, *, with_ended: bool = False) -> float:
    """Seconds of processor time that a process has used; `with_ended` adds those of its children that have ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rsplit(") ", 1)[1].split()
        ended = sum(map(int, fields[13:15])) if with_ended else 0
        return _of_threads(pid) + ended / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


def _of_threads(pid: int) -> float:
    # The times of whole processes are told in steps of ten milliseconds.
    found = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):
            found += int((thread / "schedstat").read_text("ascii").split()[0])
    return found / 1e9


def resident(pid: int) -> float | None:
    """Kilobytes that a process holds in memory."""
    return _found(f"/proc/{pid}/status", r"^VmRSS:\s+(\d+) kB")


def own_memory(pid: int) -> float:
    """The same, where what several processes share is divided among them."""
    return _found(f"/proc/{pid}/smaps_rollup", r"^Pss:\s+(\d+) kB") or resident(pid) or 0.0


def written_of(pid: int) -> float:
    """Bytes that a process has had written to a disk."""
    return _found(f"/proc/{pid}/io", r"^write_bytes: (\d+)") or 0.0


def _found(file: str, pattern: str) -> float | None:
    try:
        found = re.search(pattern, Path(file).read_text("ascii"), re.MULTILINE)
    except OSError:
        return None
    return float(found[1]) if found else None


def children(pid: int) -> list[int]:
    """The processes that a process has started and that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text("ascii", "replace").rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
    return found


# --- the parts ---


class Server:
    """A process that is measured, where it is on this machine; or a pool of them at one port."""

    def __init__(self, url: str, pid: int | None) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.pid = pid
        #: The processes of a pool, whose parent the other one is.
        self.workers: list[int] = []

    @property
    def pids(self) -> list[int]:
        """Its processes, as far as they are here."""
        return ([] if self.pid is None else [self.pid]) + self.workers

    def memory(self) -> float | None:
        """Kilobytes that it holds in memory."""
        held = [resident(pid) for pid in self.pids]
        return sum(one for one in held if one is not None) if held and None not in held else None


class Cluster:
    """All that is measured."""

    def __init__(self, servers: list[Server], postgres: Any = None, valkey: Any = None) -> None:
        self.servers = servers
        self._postgres = postgres
        self._valkey = valkey

    def memory(self) -> float | None:
        """Kilobytes that the server's processes hold."""
        found = [held for server in self.servers if (held := server.memory()) is not None]
        return sum(found) if len(found) == len(self.servers) else None

    def used(self) -> dict[str, dict[str, float]]:
        """What each part has used by now, and holds."""
        parts: dict[str, Iterable[int]] = {"servers": [pid for server in self.servers for pid in server.pids]}
        if self._postgres is not None:
            parts["postgresql"] = [self._postgres.pid, *children(self._postgres.pid)]
        if self._valkey is not None:
            parts["valkey"] = [self._valkey.pid]
        return {
            name: {
                "cpu": sum(cpu_of(pid, with_ended=name == "postgresql" and pid == self._postgres.pid) for pid in pids),
                "kb": sum(map(own_memory, pids)),
                "written": sum(map(written_of, pids)),
            }
            for name, pids in parts.items()
            if pids
        }

    def counted(self) -> dict[str, float]:
        """What PostgreSQL and Valkey have counted by now."""
        return {**self._of_postgres(), **self._of_valkey()}

    def _of_postgres(self) -> dict[str, float]:
        if self._postgres is None:
            return {}
        import psycopg

        asked = """SELECT xact_commit, pg_current_wal_lsn() - '0/0'::pg_lsn,
            (SELECT n_tup_ins FROM pg_stat_user_tables WHERE relname = 'facts'),
            tup_inserted + tup_updated + tup_deleted, pg_total_relation_size('facts')
            FROM pg_stat_database WHERE datname = current_database()"""
        with psycopg.connect(self._postgres.url, autocommit=True) as connection:
            found = connection.execute(asked).fetchone()
        assert found is not None
        return dict(zip(("commits", "wal_bytes", "facts", "rows_changed", "facts_bytes"), map(float, found), strict=True))

    def _of_valkey(self) -> dict[str, float]:
        if self._valkey is None:
            return {}
        import redis

        with redis.Redis.from_url(self._valkey.url) as connection:
            stats, commands = connection.info("stats"), connection.info("commandstats")
        published = commands.get("cmdstat_publish", {}).get("calls", 0)
        return {
            "messages": float(published),
            "valkey_commands": float(stats["total_commands_processed"]),
            "valkey_bytes_in": float(stats["total_net_input_bytes"]),
            "valkey_bytes_out": float(stats["total_net_output_bytes"]),
        }


@contextmanager
def started(workers: int = 1, store: str = "sqlite", quota: float | None = None, *, pool: bool = False) -> Iterator[Cluster]:
    """So many processes of our own with an empty database, for the time being, or a pool of so many. Raises `Failed`."""
    with tempfile.TemporaryDirectory(prefix="lastcard-load-") as name, ExitStack() as stack:
        folder = Path(name)
        # Where clients cannot have addresses of their own, the limits of a household would be measured.
        environment = {"LASTCARD_LOG_LEVEL": "warning", "DATABASE_URL": "", "REDIS_URL": ""}
        environment |= {} if SPREAD else {"LASTCARD_LIMITS": "off"}
        postgres = valkey = None
        if store == "postgresql":
            postgres, valkey = _services(stack)
            environment |= {"DATABASE_URL": postgres.url, "REDIS_URL": valkey.url}
        if pool:
            servers = [stack.enter_context(_served(folder, 0, environment, "--workers", str(workers)))]
            servers[0].workers = children(servers[0].pid or 0)
        else:
            servers = [stack.enter_context(_served(folder, number, environment)) for number in range(workers)]
        if quota is not None:
            for pid in (pid for server in servers for pid in server.workers or server.pids):
                stack.enter_context(held_back(pid, quota))
        yield Cluster(servers, postgres, valkey)


@contextmanager
def prepared() -> Iterator[Any]:
    """A PostgreSQL with the tables of a new installation. Raises `Failed`."""
    import asyncio

    from lastcard.server.store import Store

    async def make(url: str) -> None:
        await (await Store.open(url)).close()

    with ExitStack() as stack:
        postgres, _ = _services(stack)
        asyncio.run(make(postgres.url))
        yield postgres


def _services(stack: ExitStack) -> tuple[Any, Any]:
    if not (TESTS / "services.py").exists():
        raise Failed("PostgreSQL and Valkey are started by tests/services.py, which is not there")
    if str(TESTS) not in sys.path:
        sys.path.insert(0, str(TESTS))
    import services

    try:
        made = services.Postgres(None, "shared_buffers=128MB", durable=True), services.Valkey()
    except services.Missing as reason:
        raise Failed(str(reason)) from None
    for one in made:
        stack.callback(one.close)
    for one in made:
        one.start()
    return made


@contextmanager
def _served(folder: Path, number: int, environment: dict[str, str], *more: str) -> Iterator[Server]:
    words = ["serve", "--port", "0", "--host", "127.0.0.1", "--no-browser", "--lang", "en", "--data", str(folder), *more]
    log = folder / f"log-{number}"
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "lastcard", *words], stdout=subprocess.PIPE, stderr=errors, text=True, env=os.environ | environment
        )
    try:
        assert process.stdout is not None
        url = None
        for line in process.stdout:
            if found := re.match(r"\s*(http://\S+:\d+)/?\s*$", line):
                url = found[1]
                break
        if url is None:
            raise Failed(f"the server did not start: {log.read_text()[-500:]}")
        yield Server(url, process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if said := log.read_text():
            sys.stderr.write(f"the server said:\n{said[-2000:]}")


@contextmanager
def held_back(pid: int, share: float) -> Iterator[None]:
    """Give a process no more than this share of one core. Raises `Failed`."""
    old = (GROUPS / "cpu" / "cpu.shares").exists()
    group = (GROUPS / "cpu" if old else GROUPS) / f"lastcard-load-{pid}"
    most = max(1000, int(PERIOD * share))
    try:
        group.mkdir()
        if old:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(most))
        else:
            (group / "cpu.max").write_text(f"{most} {PERIOD}")
        (group / "cgroup.procs").write_text(str(pid))
    except OSError as error:
        with suppress(OSError):
            group.rmdir()
        raise Failed(f"a process cannot be held back here, which takes Linux and root: {error}") from None
    try:
        yield
    finally:
        with suppress(OSError):
            (group.parent / "cgroup.procs").write_text(str(pid))
        with suppress(OSError):
            group.rmdir()
