"""How many tables a server holds, and how fast a move comes to the others: bots as clients, over real sockets, against a real server.

    python3 go.py python bench/load.py --tables 300 --seats 4 --seconds 30

README.md says what the figures mean.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from arguments import count, positive
from servers import SPREAD, Cluster, Failed, Server, started

HERE = Path(__file__).resolve().parent
WARM = 3.0  # seconds of play before it is measured
WARM_AGAIN = 2.0  # the same, where another load was measured before
HELD = 0.97  # of the moves that were asked for, so many must be made for a load to hold


# --- the load ---


class Crowds:
    """The processes of clients, which take each step together."""

    def __init__(self, cluster: Cluster, asked: argparse.Namespace, first: int = 0) -> None:
        from crowd import attend

        context = multiprocessing.get_context("spawn")
        places = [(server.host, server.port) for server in cluster.servers]
        spread = SPREAD and all(host.startswith("127.") for host, _ in places)
        share, rest = divmod(asked.tables, asked.clients)
        self._pipes, self._processes = [], []
        for place in range(asked.clients):
            tables = share + (place < rest)
            ours, theirs = context.Pipe()
            words = (theirs, places, spread, asked.together, tables, asked.seats, asked.edition, first)
            process = context.Process(target=attend, args=words, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
            first += tables

    def step(self, name: str, *arguments: Any) -> list[Any]:
        """All take a step; the answers of all."""
        self.begin(name, *arguments)
        return self.end(name)

    def begin(self, name: str, *arguments: Any) -> None:
        """All begin with a step."""
        for pipe in self._pipes:
            pipe.send((name, arguments))

    def end(self, name: str) -> list[Any]:
        """The answers of all, when they have ended it."""
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


def measure(cluster: Cluster, asked: argparse.Namespace) -> dict[str, Any]:
    """Make the tables, open the sockets, play, and tell what it took."""
    if not asked.url:
        first_use(cluster, asked)
    crowds = Crowds(cluster, asked)
    try:
        before = cluster.memory()
        crowds.step("make")
        made = cluster.memory()
        crowds.step("connect")
        connected = cluster.memory()
        crowds.step("begin")
        idle = rest(cluster, asked) if asked.idle else None
        found = play(cluster, crowds, asked, WARM, asked.rate)
        if idle is not None:
            found["idle_ms_per_table"] = idle
        played = cluster.memory()
    finally:
        crowds.close()
    if before is not None and made is not None and connected is not None and played is not None:
        found["kb_per_table"] = round((made - before + played - connected) / asked.tables, 1)
        found["kb_per_connection"] = round((connected - made) / (asked.tables * asked.seats), 1)
    return found


def rest(cluster: Cluster, asked: argparse.Namespace) -> dict[str, float]:
    """What a table costs each part in a second in which nobody moves: milliseconds of processor time."""
    time.sleep(1)
    used, began = cluster.used(), time.perf_counter()
    time.sleep(asked.idle)
    lasted, after = time.perf_counter() - began, cluster.used()
    return {name: round(1000 * (part["cpu"] - used[name]["cpu"]) / lasted / asked.tables, 4) for name, part in after.items()}


def play(cluster: Cluster, crowds: Crowds, asked: argparse.Namespace, warm: float, rate: float) -> dict[str, Any]:
    """Play at all tables, and tell what it took."""
    from crowd import DELAY

    crowds.begin("play", warm, asked.seconds, rate)
    time.sleep(warm + DELAY)
    counted, used, began = cluster.counted(), cluster.used(), time.perf_counter()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    time.sleep(asked.seconds)
    lasted, after, counts = time.perf_counter() - began, cluster.used(), cluster.counted()
    told = crowds.end("play")
    times = sorted(moment for part in told for moment in part["times"])
    errors: Counter[str] = Counter()
    for part in told:
        errors.update(part["errors"])
    moves = sum(part["moves"] for part in told)
    client_cpu = sum(part["cpu"] for part in told)
    found: dict[str, Any] = {
        "tables": asked.tables,
        "seats": asked.seats,
        "rate": rate,
        "workers": len(cluster.servers) if asked.url else asked.workers,
        "pool": asked.pool,
        "store": asked.store if not asked.url else None,
        "moves_per_second": round(moves / asked.seconds, 1),
        "p50_ms": at(times, 0.5),
        "p99_ms": at(times, 0.99),
        "max_ms": at(times, 1),
        "kb_per_table": None,
        "kb_per_connection": None,
        "errors": sum(errors.values()),
        "server_cores": None,
        "client_cores": round(client_cpu / asked.seconds, 2),
    }
    parts: dict[str, dict[str, Any]] = {}
    for name, part in after.items():
        cpu = part["cpu"] - used[name]["cpu"]
        parts[name] = {
            "cores": round(cpu / lasted, 3),
            "cpu_ms_per_move": of(1000 * cpu / lasted * asked.seconds, moves),
            "mb": part["kb"] / 1024,
        }
        if name == "postgresql":
            parts[name]["disk_bytes_per_move"] = of(part["written"] - used[name]["written"], moves)
    if "servers" in parts:
        found["server_cores"] = round(parts["servers"]["cores"], 2)
    parts["clients"] = {"cores": round(client_cpu / asked.seconds, 3), "cpu_ms_per_move": of(1000 * client_cpu, moves)}
    found["parts"] = {
        name: {key: value if value is None else round(value, 3) for key, value in part.items()} for name, part in parts.items()
    }
    found["per_move"] = {name: of(amount - counted[name], moves) for name, amount in counts.items()}
    for name in ("frames", "bytes"):
        found["per_move"][f"{name}_to_clients"] = of(sum(part[name] for part in told), moves)
    found["load_average"] = load
    if errors:
        found["what_went_wrong"] = dict(errors.most_common(5))
    return found


def of(amount: float, moves: int) -> float | None:
    """So much for each move."""
    return round(amount / moves, 3) if moves else None


def first_use(cluster: Cluster, asked: argparse.Namespace) -> None:
    """Play a little at a few tables, so that what the server loads at its first use is no table's memory."""
    tables = 4 * asked.workers if asked.pool else len(cluster.servers)  # enough that each of a pool gets some
    some = argparse.Namespace(**{**vars(asked), "tables": tables, "clients": 1})
    crowds = Crowds(cluster, some, first=asked.tables)
    try:
        crowds.step("make")
        crowds.step("connect")
        crowds.step("begin")
        crowds.step("play", 0.0, 2.0, asked.rate)
    finally:
        crowds.close()


def at(times: list[float], share: float) -> float | None:
    """The time that this share of all has kept within, in milliseconds."""
    return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 2) if times else None


def holds(found: dict[str, Any], limit: float) -> bool:
    """Whether a load was borne: nothing went wrong, and moves came in time."""
    return not found["errors"] and found["p99_ms"] is not None and found["p99_ms"] < limit


def rising(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """One load after another, to the highest that holds within a tenth: each on servers of its own, or the rate at the same tables."""
    if asked.by == "rate":
        yield from rising_rate(asked)
        return
    low, high, tables = 0, None, asked.tables
    while high is None or high > low * (1 + asked.within) + 1:
        asked.tables = tables
        with started(asked.workers, asked.store, asked.quota, pool=asked.pool) as cluster:
            found = measure(cluster, asked)
        found["holds"] = holds(found, asked.limit)
        yield found
        low, high = (tables, high) if found["holds"] else (low, tables)
        tables = int(low * 1.5) if high is None else (low + high) // 2


def rising_rate(asked: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """The same tables at more and more moves a second."""
    low, high, rate = 0.0, None, asked.rate
    with started(asked.workers, asked.store, asked.quota, pool=asked.pool) as cluster:
        first_use(cluster, asked)
        crowds = Crowds(cluster, asked)
        try:
            for step in ("make", "connect", "begin"):
                crowds.step(step)
            play(cluster, crowds, asked, WARM, rate)
            while high is None or high > low * (1 + asked.within):
                found = play(cluster, crowds, asked, WARM_AGAIN, rate)
                found["holds"] = holds(found, asked.limit)
                yield found
                low, high = (rate, high) if found["holds"] else (low, rate)
                rate = low * 1.4 if high is None else (low + high) / 2
        finally:
            crowds.close()


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
    made.add_argument("--idle", type=positive, metavar="S", help="measure so many seconds too in which nobody moves")
    made.add_argument("--edition", choices=("pocket", "classic", "modern"), default="classic", help="what is played (classic)")
    made.add_argument("--clients", type=count, default=1, metavar="P", help="processes of clients (1)")
    made.add_argument("--store", choices=("sqlite", "postgresql"), help="where tables are kept (sqlite; postgresql for several processes)")
    made.add_argument("--workers", type=count, default=1, metavar="N", help="processes of the server, with PostgreSQL and Valkey (1)")
    made.add_argument("--pool", action="store_true", help="the processes are a pool at one port, as `lastcard serve --workers` makes it")
    made.add_argument("--together", action="store_true", help="all seats of a table at one process; else each at the next")
    made.add_argument("--quota", type=positive, metavar="Q", help="what each process of the server may have of a core, such as 0.4")
    made.add_argument("--url", help="a server that runs already, instead of one of our own; its limits then apply")
    made.add_argument("--pid", type=int, help="the process of that server, to know its memory")
    made.add_argument("--highest", action="store_true", help="raise the number of tables to the highest that holds")
    made.add_argument("--by", choices=("tables", "rate"), default="tables", help="what is raised (tables)")
    made.add_argument("--within", type=positive, default=0.1, metavar="W", help="how exactly the highest is found (0.1)")
    made.add_argument("--limit", type=positive, default=100.0, metavar="MS", help="what p99_ms must stay under to hold (100)")
    made.add_argument("--json", action="store_true", help="print JSON")
    return made


def show(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(found), flush=True)
        return
    rows = []
    for key, value in found.items():
        nested = value if isinstance(value, dict) and key in ("parts", "per_move", "idle_ms_per_table") else {"": value}
        for name, part in nested.items():
            shown = ", ".join(f"{word} {amount}" for word, amount in part.items()) if isinstance(part, dict) else part
            rows.append((f"{key} {name}".strip(), shown if shown is not None else "–"))
    width = max(len(key) for key, _ in rows)
    print("\n".join(f"{key:{width}}  {value}" for key, value in rows), flush=True)


def main(words: list[str] | None = None) -> int:
    line = parser()
    asked = line.parse_args(words)
    asked.store = asked.store or ("postgresql" if asked.workers > 1 else "sqlite")
    if asked.pool and asked.workers < 2:
        line.error("a pool needs --workers 2 or more")
    if asked.workers > 1 and asked.store == "sqlite":
        line.error("several processes need --store postgresql")
    try:
        if asked.highest:
            for found in rising(asked):
                show(found, asked.json)
            return 0
        if asked.url:
            found = measure(Cluster([Server(asked.url, asked.pid)]), asked)
        else:
            with started(asked.workers, asked.store, asked.quota, pool=asked.pool) as cluster:
                found = measure(cluster, asked)
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
