"""How many tables a server holds, and how fast a move comes to the others: bots as clients, over real sockets, against a real server.

    python3 go.py python bench/load.py --tables 300 --seats 4 --seconds 30

README.md says what the figures mean.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
WARM = 3.0  # seconds of play before it is measured
SPREAD = sys.platform == "linux"  # where all of 127.0.0.0/8 is this machine


class Failed(Exception):
    """Why nothing could be measured."""


# --- the server ---


class Server:
    """The process that is measured, where it is on this machine."""

    def __init__(self, url: str, pid: int | None) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.pid = pid

    def memory(self) -> float | None:
        """Kilobytes that it holds in memory."""
        try:
            found = re.search(r"^VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text("ascii"), re.MULTILINE)
        except OSError:
            return None
        return float(found[1]) if found else None

    def cpu(self) -> float | None:
        """Seconds of processor time that it has used."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rsplit(") ", 1)[1].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def started() -> Iterator[Server]:
    """A server of our own with an empty data folder, for the time being."""
    with tempfile.TemporaryDirectory(prefix="lastcard-load-") as folder:
        words = ["serve", "--port", "0", "--host", "127.0.0.1", "--no-browser", "--lang", "en", "--data", folder]
        log = Path(folder) / "log"
        # Where clients cannot have addresses of their own, the limits of a household would be measured.
        environment = os.environ | ({} if SPREAD else {"LASTCARD_LIMITS": "off"})
        with log.open("w") as errors:
            process = subprocess.Popen(
                [sys.executable, "-m", "lastcard", *words], stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
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


# --- the load ---


class Crowds:
    """The processes of clients, which take each step together."""

    def __init__(self, server: Server, asked: argparse.Namespace, first: int = 0) -> None:
        from crowd import attend

        context = multiprocessing.get_context("spawn")
        spread = server.host.startswith("127.") and SPREAD
        share, rest = divmod(asked.tables, asked.clients)
        self._pipes, self._processes = [], []
        for place in range(asked.clients):
            tables = share + (place < rest)
            ours, theirs = context.Pipe()
            words = (theirs, server.host, server.port, spread, tables, asked.seats, asked.rate, asked.edition, first)
            process = context.Process(target=attend, args=words, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
            first += tables

    def step(self, name: str, *arguments: Any) -> list[Any]:
        """All take a step; the answers of all."""
        for pipe in self._pipes:
            pipe.send((name, arguments))
        try:
            answers = [pipe.recv() for pipe in self._pipes]
        except EOFError:
            raise Failed(f"{name}: a process of clients has ended") from None
        if reasons := [answer for answer in answers if isinstance(answer, str)]:
            raise Failed(reasons[0])
        return answers

    def close(self) -> None:
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            with suppress(OSError):
                pipe.send(("end", ()))
            process.join(5)
            if process.is_alive():
                process.terminate()


def measure(server: Server, asked: argparse.Namespace) -> dict[str, Any]:
    """Make the tables, open the sockets, play, and tell what it took."""
    if not asked.url:
        first_use(server, asked)
    crowds = Crowds(server, asked)
    try:
        before = server.memory()
        crowds.step("make")
        made = server.memory()
        crowds.step("connect")
        connected = server.memory()
        crowds.step("begin")
        spent = server.cpu()
        began = time.perf_counter()
        told = crowds.step("play", WARM, asked.seconds)
        used = None if spent is None else ((server.cpu() or spent) - spent) / (time.perf_counter() - began)
        played = server.memory()
    finally:
        crowds.close()
    times = sorted(moment for part in told for moment in part["times"])
    errors: Counter[str] = Counter()
    for part in told:
        errors.update(part["errors"])
    found = {
        "tables": asked.tables,
        "seats": asked.seats,
        "rate": asked.rate,
        "moves_per_second": round(sum(part["moves"] for part in told) / asked.seconds, 1),
        "p50_ms": at(times, 0.5),
        "p99_ms": at(times, 0.99),
        "max_ms": at(times, 1),
        "kb_per_table": None,
        "kb_per_connection": None,
        "errors": sum(errors.values()),
        "server_cores": None if used is None else round(used, 2),
        "client_cores": round(sum(part["cpu"] for part in told) / asked.seconds, 2),
    }
    if before is not None and made is not None and connected is not None and played is not None:
        found["kb_per_table"] = round((made - before + played - connected) / asked.tables, 1)
        found["kb_per_connection"] = round((connected - made) / (asked.tables * asked.seats), 1)
    if errors:
        found["what_went_wrong"] = dict(errors.most_common(5))
    return found


def first_use(server: Server, asked: argparse.Namespace) -> None:
    """Play a little at one table, so that what the server loads at its first use is no table's memory."""
    some = argparse.Namespace(**{**vars(asked), "tables": 1, "clients": 1})
    crowds = Crowds(server, some, first=asked.tables)
    try:
        crowds.step("make")
        crowds.step("connect")
        crowds.step("begin")
        crowds.step("play", 0.0, 2.0)
    finally:
        crowds.close()


def at(times: list[float], share: float) -> float | None:
    """The time that this share of all has kept within, in milliseconds."""
    return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 2) if times else None


def holds(found: dict[str, Any], limit: float) -> bool:
    """Whether a load was borne: nothing went wrong, moves went out at their rate, and came in time."""
    return not found["errors"] and found["p99_ms"] is not None and found["p99_ms"] < limit


def rising(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """One load after another, each on a server of its own, to the highest that holds within a tenth."""
    low, high, tables = 0, None, asked.tables
    while high is None or high > low * 1.1 + 1:
        asked.tables = tables
        with started() as server:
            found = measure(server, asked)
        found["holds"] = holds(found, asked.limit)
        yield found
        low, high = (tables, high) if found["holds"] else (low, tables)
        tables = int(low * 1.5) if high is None else (low + high) // 2


# --- the command ---


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="load.py",
        description="Play at many tables over real sockets, and measure how long a move takes to come to the others.",
    )
    made.add_argument("--tables", type=count, default=300, metavar="N", help="tables (300)")
    made.add_argument("--seats", type=int, choices=range(2, 11), default=4, metavar="K", help="seats of each, 2 to 10 (4)")
    made.add_argument("--seconds", type=positive, default=30.0, metavar="S", help="seconds that are measured (30)")
    made.add_argument("--rate", type=positive, default=1.0, metavar="R", help="moves a second at each table (1)")
    made.add_argument("--edition", choices=("pocket", "classic", "modern"), default="classic", help="what is played (classic)")
    made.add_argument("--clients", type=count, default=1, metavar="P", help="processes of clients (1)")
    made.add_argument("--url", help="a server that runs already, instead of one of our own; its limits then apply")
    made.add_argument("--pid", type=int, help="the process of that server, to know its memory")
    made.add_argument("--highest", action="store_true", help="raise the number of tables to the highest that holds")
    made.add_argument("--limit", type=positive, default=100.0, metavar="MS", help="what p99_ms must stay under to hold (100)")
    made.add_argument("--json", action="store_true", help="print JSON")
    return made


def count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def positive(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError
    return number


def show(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(found), flush=True)
    else:
        print("\n".join(f"{key:18} {value if value is not None else '–'}" for key, value in found.items()), flush=True)


def main(words: list[str] | None = None) -> int:
    asked = parser().parse_args(words)
    try:
        if asked.highest:
            for found in rising(asked):
                show(found, asked.json)
            return 0
        if asked.url:
            found = measure(Server(asked.url, asked.pid), asked)
        else:
            with started() as server:
                found = measure(server, asked)
    except Failed as reason:
        print(f"load.py: {reason}", file=sys.stderr)
        return 1
    show(found, asked.json)
    return 0 if holds(found, asked.limit) else 1


if __name__ == "__main__":
    try:
        import msgspec  # noqa: F401
    except ImportError:
        # Started with a Python that has nothing installed: with the one that go.py makes it works.
        os.execv(sys.executable, [sys.executable, str(HERE.parent / "go.py"), "python", __file__, *sys.argv[1:]])
    sys.exit(main())
