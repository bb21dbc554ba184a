"""Measures what a move costs each part of a server, writes it to `docs/capacity.json`, and reckons what many tables take: the page.

    python3 go.py python bench/capacity.py                 measures everything, half an hour, and writes both
    python3 go.py python bench/capacity.py --only two one  measures these anew
    python3 go.py python bench/capacity.py --write         writes the page anew from the data

Every sentence of the page with a figure follows from the data. Each figure is the median of its runs.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
DATA, PAGE = HERE.parent / "docs" / "capacity.json", HERE.parent / "docs" / "capacity.md"

LOAD = ("--tables", "150", "--rate", "1", "--seconds", "8", "--idle", "5")
LOADS = {
    "sqlite": (),
    "one": ("--store", "postgresql"),
    "two": ("--workers", "2"),
    "two-together": ("--workers", "2", "--together"),
    "two-pool": ("--workers", "2", "--pool"),
    "four": ("--workers", "4"),
    "four-together": ("--workers", "4", "--together"),
}
NAMES = {
    "sqlite": "one process, SQLite",
    "one": "one process",
    "two": "two, seats spread",
    "two-together": "two, tables together",
    "two-pool": "two, a pool at one port",
    "four": "four, seats spread",
    "four-together": "four, tables together",
}
#: What processes do that may have so much of a core each, when they are asked for more than they can do.
QUOTA = 0.35
FULL_LOAD = ("--tables", "60", "--rate", "20", "--seconds", "10", "--quota", str(QUOTA))
LOADED = ("one", "two-pool", "two-together", "two")
#: What PostgreSQL takes with so many facts in a transaction, from so many connections at once.
STORES = (1, 8)
CONNECTIONS = 8
STORE_SECONDS = 8.0

#: What is reckoned: tables of four, and seconds from move to move.
TABLES, SEATS = 100_000, 4
EVERY = (2, 4, 8, 20)
#: So full a process is planned to be, of the one core that it can use.
FULL = 0.5
PARTS = {"servers": "server", "postgresql": "PostgreSQL", "valkey": "Valkey"}


# --- measuring ---


def measure(names: Sequence[str], runs: int, more: bool) -> None:
    """Measure, and write down after each run."""
    data = json.loads(DATA.read_text("utf-8")) if DATA.exists() else {}
    data["machine"] = machine()
    work: list[tuple[str, str, Callable[[], Any]]] = []
    for name in LOADS:
        work.append(("loads", name, partial(at_load, name)))
    for name in LOADED:
        work.append(("full", name, partial(at_full_load, name)))
    for facts in STORES:
        work.append(("store", str(facts), partial(fill, facts)))
    work = [one for one in work if (one[0] if one[0] == "store" else f"full-{one[1]}" if one[0] == "full" else one[1]) in names]
    for kind, name, _ in work:
        found = data.setdefault(kind, {}).setdefault(name, [])
        if not more:
            found.clear()
    work *= runs
    for kind, name, do in work:
        found = do()
        data[kind][name].append(found)
        print(kind, name, json.dumps(found), flush=True)
        DATA.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def load(*words: str) -> list[dict[str, Any]]:
    """What `load.py` prints."""
    done = subprocess.run([sys.executable, HERE / "load.py", "--json", *words], capture_output=True, text=True, check=False)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    if not found or (found[-1]["errors"] and "--quota" not in words):
        raise SystemExit(f"capacity.py: {' '.join(words)}: {done.stdout}{done.stderr}")
    return found


def at_load(name: str) -> dict[str, Any]:
    """What a load of a fixed height takes."""
    return load(*LOAD, *LOADS[name])[-1]


def at_full_load(name: str) -> dict[str, Any]:
    """What is done of more than can be done."""
    return load(*FULL_LOAD, *LOADS[name])[-1]


def fill(facts: int) -> dict[str, Any]:
    """How many transactions of so many facts PostgreSQL takes in a second, with all who ask for them on the same machine."""
    import multiprocessing

    from servers import Cluster, prepared

    with prepared() as postgres:
        cluster, context = Cluster([], postgres), multiprocessing.get_context("spawn")
        with context.Pool(CONNECTIONS) as pool:
            pool.starmap(write, [(postgres.url, place, facts, 0.5) for place in range(CONNECTIONS)])
            before, began = cluster.used()["postgresql"]["cpu"], time.perf_counter()
            counts = pool.starmap(write, [(postgres.url, CONNECTIONS + place, facts, STORE_SECONDS) for place in range(CONNECTIONS)])
            lasted = time.perf_counter() - began
            cpu = cluster.used()["postgresql"]["cpu"] - before
        commits = sum(counts)
    return {
        "facts": facts,
        "commits_per_second": round(commits / STORE_SECONDS),
        "facts_per_second": round(facts * commits / STORE_SECONDS),
        "cores": round(cpu / lasted, 2),
        "cpu_ms_per_fact": round(1000 * cpu / (facts * commits), 4),
        "load_average": round(os.getloadavg()[0], 1),
    }


def write(url: str, place: int, facts: int, seconds: float) -> int:
    """Write facts for a while, as a process of the server does; return in how many transactions."""
    from sqlalchemy import create_engine

    from lastcard.server import database, schema

    engine = create_engine(database.url_of(url), isolation_level="AUTOCOMMIT")
    body = b'{"is":"moved","move":"0 play red 5","by":"person"}'
    with engine.connect() as connection:
        number, until = 0, time.perf_counter() + seconds
        while time.perf_counter() < until:
            number += 1
            rows = [
                {"code": f"{place:04}-{table:04}", "number": number, "at": number, "person": "0" * 16, "command": str(number), "body": body}
                for table in range(facts)
            ]
            database.insert_at_once(connection, schema.facts, rows)
    return number


def machine() -> dict[str, Any]:
    """What it was measured on."""
    return {"cores": os.cpu_count(), "processor": platform.machine(), "python": platform.python_version()}


# --- reckoning ---


def middle(data: dict[str, Any], name: str, *keys: str, kind: str = "loads") -> float:
    """The median of a figure over the runs."""
    found = []
    for run in data[kind][name]:
        value: Any = run
        for key in keys:
            value = value[key]
        found.append(float(value))
    return median(found)


def cost(data: dict[str, Any], name: str, part: str) -> float:
    """Milliseconds of processor time that a move costs a part."""
    return middle(data, name, "parts", part, "cpu_ms_per_move")


def idle(data: dict[str, Any], name: str, part: str) -> float:
    """Milliseconds of processor time that a table where nobody moves costs a part in a second. Valkey is told of none."""
    return 0.0 if part == "valkey" else middle(data, name, "idle_ms_per_table", part)


def moved(data: dict[str, Any], name: str, part: str) -> float:
    """Milliseconds of processor time that a move costs a part, without what the table costs all the same."""
    run = data["loads"][name][0]
    return cost(data, name, part) - idle(data, name, part) / float(run["rate"])


def cores_of(data: dict[str, Any], name: str, part: str, moves: float, tables: int) -> float:
    """Cores that a part needs."""
    return (moves * moved(data, name, part) + tables * idle(data, name, part)) / 1000


def needed(data: dict[str, Any], name: str, every: float, tables: int = TABLES) -> dict[str, float]:
    """What so many tables take, with a move at each in so many seconds, by the costs of this load."""
    moves = tables / every
    copies = 1 if name.endswith("together") else min(SEATS, data["loads"][name][0]["workers"])
    held = tables * (copies * middle(data, "one", "kb_per_table") + SEATS * middle(data, "one", "kb_per_connection"))
    cores = {part: cores_of(data, name, part, moves, tables) for part in PARTS}
    processes = math.ceil(cores["servers"] / FULL)
    return {
        "moves": moves,
        "server_cores": cores["servers"],
        "processes": processes,
        "memory_gb": (held + processes * base_memory(data)) / 1e6,
        "postgresql_cores": cores["postgresql"],
        "commits": moves * middle(data, name, "per_move", "commits"),
        "wal_mb": moves * middle(data, name, "per_move", "wal_bytes") / 1e6,
        "disk_gb_per_day": moves * middle(data, name, "per_move", "facts_bytes") * 86_400 / 1e9,
        "valkey_cores": cores["valkey"],
        "messages": moves * middle(data, name, "per_move", "messages"),
        "valkey_mb": moves * (middle(data, name, "per_move", "valkey_bytes_in") + middle(data, name, "per_move", "valkey_bytes_out")) / 1e6,
        "clients_mbit": moves * middle(data, name, "per_move", "bytes_to_clients") * 8 / 1e6,
    }


def base_memory(data: dict[str, Any]) -> float:
    """Kilobytes of a process, besides what its tables and connections take."""
    run = data["loads"]["one"][0]
    grown = run["tables"] * (middle(data, "one", "kb_per_table") + run["seats"] * middle(data, "one", "kb_per_connection"))
    return max(0.0, 1024 * middle(data, "one", "parts", "servers", "mb") - float(grown))


def full_cost(data: dict[str, Any], name: str) -> float:
    """Milliseconds of processor time that a move costs the processes of the server, when they have more to do than they can."""
    return middle(data, name, "parts", "servers", "cpu_ms_per_move", kind="full")


def ratio(data: dict[str, Any], name: str, kind: str = "full") -> float:
    """How many times the moves of one process these make in the same processor time for each process."""
    one, these = (middle(data, of, "parts", "servers", "cpu_ms_per_move", kind=kind) for of in ("one", name))
    return float(data[kind][name][0]["workers"]) * one / these


def speed(data: dict[str, Any], name: str) -> float:
    """How many times the moves a second of one process these made."""
    return middle(data, name, "moves_per_second", kind="full") / middle(data, "one", "moves_per_second", kind="full")


# --- the page ---


def page(data: dict[str, Any]) -> str:
    """The whole page."""
    run = data["loads"]["one"][0]
    runs = min(len(found) for found in data["loads"].values())
    parts = [
        "# Capacity",
        prose(
            f"""What a move costs each part of a server, as measured on one machine of {data["machine"]["cores"]} cores where clients,
            server, PostgreSQL and Valkey ran together; and what {TABLES:,} tables would take by these figures. What is reckoned has not
            been tried. The page is made by `bench/capacity.py` from what that measures,
            [capacity.json](capacity.json). How it is measured, [Benchmarks](../bench/README.md#the-load) tells."""
        ),
        "## What a move costs",
        prose(
            f"""{run["tables"]} tables of {run["seats"]}, {run["rate"]:g} move a second at each. PostgreSQL waits for the disk
            at each commit. Milliseconds of processor time for a move, all processes of a part together; medians of {runs} runs, with the
            load average of the machine beside them. Other work went on at the same time, which makes
            times longer."""
        ),
        costs(data),
        prose(
            """Seats *spread* are the worst that a load balancer can do: each seat of a table is at another process, and each of these
            carries out every move. *Together*, all seats of a table are at the same process, as when the balancer chooses by the table's
            code in the address. *A pool* is `lastcard serve --workers 2`: connections come to either process, whichever table they are
            for, and are handed to the one whose table it is."""
        ),
        per_move(data),
        "## Two processes against one",
        full_table(data),
        "## What is full first",
        first(data),
        "## On paper",
        paper(data),
        "## What would be done next",
        next_steps(data),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def prose(text: str, indent: str = "") -> str:
    """A paragraph in lines of the width that pages have."""
    return textwrap.fill(" ".join(text.split()), 140, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines).replace("| --- |", "|---|").replace(" --- |", "---|")


def costs(data: dict[str, Any]) -> str:
    """What a move costs, by part."""
    rows = []
    for name in LOADS:
        shared = name != "sqlite"
        figures = [f"{cost(data, name, part):.2f}" if shared or part == "servers" else "" for part in PARTS]
        figures.append(f"{idle(data, name, 'servers'):.3f}")
        times = [f"{middle(data, name, 'p50_ms'):.1f}", f"{middle(data, name, 'p99_ms'):.0f}"]
        rows.append([NAMES[name], *figures, *times, f"{middle(data, name, 'load_average'):.1f}"])
    return table(["processes of the server", *PARTS.values(), "server, idle", "p50, ms", "p99, ms", "load average"], rows)


def per_move(data: dict[str, Any]) -> str:
    """What else a move takes."""
    shown = ("one", "two", "four", "four-together")
    asked = {
        "commits": ("commits", "{:.2f}"),
        "rows of facts": ("facts", "{:.2f}"),
        "bytes of PostgreSQL's log": ("wal_bytes", "{:,.0f}"),
        "bytes that its table of facts grew by": ("facts_bytes", "{:,.0f}"),
        "messages over Valkey": ("messages", "{:.2f}"),
        "bytes to Valkey and from it": ("", "{:,.0f}"),
        "bytes to the clients of the table": ("bytes_to_clients", "{:,.0f}"),
    }
    rows = []
    for words, (key, form) in asked.items():
        keys = [key] if key else ["valkey_bytes_in", "valkey_bytes_out"]
        rows.append([words, *(form.format(sum(middle(data, name, "per_move", one) for one in keys)) for name in shown)])
    rows.append(["kilobytes of memory for a table", *(f"{middle(data, name, 'kb_per_table'):.0f}" for name in shown)])
    rows.append(["kilobytes of memory for a connection", *(f"{middle(data, name, 'kb_per_connection'):.0f}" for name in shown)])
    return table(["for each move", *(NAMES[name] for name in shown)], rows)


def full_table(data: dict[str, Any]) -> str:
    """How many moves two processes make, and one."""
    rows = []
    for name in LOADED:
        found = sorted(run["moves_per_second"] for run in data["full"][name])
        had = middle(data, name, "parts", "servers", "cores", kind="full")
        rows.append(
            [
                NAMES[name],
                f"{median(found):.0f} ({found[0]:.0f} to {found[-1]:.0f})",
                f"{had:.2f}",
                f"{full_cost(data, name):.2f}",
                f"{ratio(data, name):.2f}",
                f"{middle(data, name, 'load_average', kind='full'):.1f}",
            ]
        )
    step = data["full"]["one"][0]
    told = prose(
        f"""On a machine of {data["machine"]["cores"]} cores, two processes that may take all they can get compete with the database and
        the clients. So each process was given {QUOTA:.0%} of one core at most, by the system's control groups: then the servers are what
        is full. {step["tables"]} tables of {step["seats"]} made as many moves as they could, the next as soon as the last had come to
        all, for {FULL_LOAD[FULL_LOAD.index("--seconds") + 1]} seconds. A process that waits for the next move to come does not use all that
        it might have, and this machine is faster at some times than at others. So they are compared by the processor time of a move too:
        how many times the moves of one process two would make, each with the same share of a core."""
    )
    after = prose(
        f"""A pool of two makes {ratio(data, "two-pool"):.2f} times the moves of one process, wherever connections come in; two behind a
        balancer that keeps tables together, {ratio(data, "two-together"):.2f} times. With seats spread over processes that cannot hand
        connections to each other, as on several machines behind a balancer that knows nothing of tables, it is
        {ratio(data, "two"):.2f} times, since both carry out each move and look at the table for their seats. By moves a second it is
        {speed(data, "two-pool"):.2f}, {speed(data, "two-together"):.2f} and {speed(data, "two"):.2f} times. At the load of the table
        further up, where less is done at a time, two would make {ratio(data, "two-pool", "loads"):.2f},
        {ratio(data, "two-together", "loads"):.2f} and {ratio(data, "two", "loads"):.2f} times the moves of one."""
    )
    head = ["processes of the server", "moves a second", "cores that they got", "server, ms a move", "times one", "load average"]
    return "\n\n".join([told, table(head, rows), after])


def first(data: dict[str, Any]) -> str:
    """What saturates first."""
    rows = []
    for facts in STORES:
        found = {
            key: middle(data, str(facts), key, kind="store") for key in ("commits_per_second", "facts_per_second", "cores", "load_average")
        }
        forms = zip(found.values(), ("{:,.0f}", "{:,.0f}", "{:.2f}", "{:.1f}"), strict=True)
        rows.append([facts, *(form.format(value) for value, form in forms)])
    servers, store, bus = (cost(data, "two", part) for part in PARTS)
    told = prose(
        f"""The processes of the server: with two of them and seats spread, a move takes {servers / store:.1f} times as much processor
        time there as in PostgreSQL, and {servers / bus:.0f} times as much as in Valkey. A process works in one thread and is full at one
        core, and there can be any number of them. The store is next. PostgreSQL without a server, on the same machine as {CONNECTIONS}
        connections that did nothing but write facts as the server does, took:"""
    )
    head = ["facts in a transaction", "transactions a second", "facts a second", "PostgreSQL, cores", "load average"]
    most = middle(data, str(STORES[-1]), "facts_per_second", kind="store")
    moves = TABLES / 4
    after = prose(
        f"""It waited for a disk that other work was using too, and had processor time to spare. {moves:,.0f} moves a second, as below, are
        {moves / most:.1f} times the facts that it wrote in groups of {STORES[-1]}: the disk that its log is written to decides, and how
        many facts go with each commit."""
    )
    return "\n\n".join([told, table(head, rows), after])


def paper(data: dict[str, Any]) -> str:
    """What many tables would take."""
    blocks = [f"{TABLES:,} tables of {SEATS}. Where there are two figures: with seats together, and with each seat at another process."]
    rows = []
    for every in EVERY:
        near, far = needed(data, "four-together", every), needed(data, "four", every)

        def both(key: str, form: str, near: dict[str, float] = near, far: dict[str, float] = far) -> str:
            return f"{form.format(near[key])} · {form.format(far[key])}"

        rows.append(
            [
                f"{every} s",
                f"{near['moves']:,.0f}",
                both("processes", "{:.0f}"),
                both("memory_gb", "{:.0f}"),
                both("postgresql_cores", "{:.1f}"),
                both("commits", "{:,.0f}"),
                both("wal_mb", "{:.0f}"),
                f"{near['disk_gb_per_day']:,.0f}",
                both("messages", "{:,.0f}"),
                both("valkey_cores", "{:.2f}"),
                f"{near['clients_mbit']:,.0f}",
            ]
        )
    head = [
        "a move every",
        "moves a second",
        "processes",
        "memory, GB",
        "PostgreSQL, cores",
        "commits a second",
        "its log, MB/s",
        "facts, GB a day",
    ]
    blocks.append(table([*head, "messages a second", "Valkey, cores", "to clients, Mbit/s"], rows))
    blocks.append("The arithmetic, for a move every 4 seconds:")
    blocks.append(arithmetic(data))
    blocks.append(
        prose(
            f"""The margins: processes are planned to be {FULL:.0%} full, so that many may fail or be renewed at once and nobody waits.
            PostgreSQL and Valkey are shown as they would be used, without any margin: twice as many cores would be planned. A core here
            is one of the machine that was measured. A process that is busier than those that were measured takes less for a
            move, as it does more at a time. What does not grow with the moves is left out: pages, new tables, the archive. Facts
            grow so only while all these tables are played at, and take far less once they are packed."""
        )
    )
    return "\n\n".join(blocks)


def arithmetic(data: dict[str, Any]) -> str:
    """How the figures of one row come about."""
    every = 4
    near, far = needed(data, "four-together", every), needed(data, "four", every)
    moves = near["moves"]
    lines = [f"{TABLES:,} tables ÷ {every} s = {moves:,.0f} moves a second."]
    for name, found in (("four-together", near), ("four", far)):
        how = NAMES[name].partition(", ")[2]
        lines.append(
            f"""The server, {how}: {moves:,.0f} × {moved(data, name, "servers"):.3f} ms + {TABLES:,} × {idle(data, name, "servers"):.4f}
            ms, which the tables cost all the same, = {found["server_cores"]:.1f} cores; at {FULL:.0%}
            of a core each, {found["processes"]:.0f} processes."""
        )
    store, bus = moved(data, "four", "postgresql"), moved(data, "four", "valkey")
    store_idle = idle(data, "four", "postgresql")
    log, grown = middle(data, "four", "per_move", "wal_bytes"), middle(data, "four-together", "per_move", "facts_bytes")
    of_table, of_line = middle(data, "one", "kb_per_table"), middle(data, "one", "kb_per_connection")
    lines += [
        f"""PostgreSQL, seats spread: {moves:,.0f} × {store:.3f} ms + {TABLES:,} × {store_idle:.4f} ms =
        {far["postgresql_cores"]:.1f} cores.""",
        f"""Its log, seats spread: {moves:,.0f} × {log:,.0f} bytes = {far["wal_mb"]:.1f} MB a second, to the disk and to each replica.""",
        f"Its table of facts: {moves:,.0f} × {grown:,.0f} bytes × 86,400 s = {near['disk_gb_per_day']:,.0f} GB a day.",
        f"""Valkey, seats spread: {moves:,.0f} × {bus:.4f} ms = {far["valkey_cores"]:.2f} cores, of which
        it can use one.""",
        f"""Memory, tables together: {TABLES:,} × ({of_table:.1f} kB + {SEATS} × {of_line:.1f} kB) + {near["processes"]:.0f} ×
        {base_memory(data) / 1000:.0f} MB = {near["memory_gb"]:.0f} GB.""",
        f"""To the clients: {moves:,.0f} × {middle(data, "four-together", "per_move", "bytes_to_clients"):,.0f} bytes × 8 =
        {near["clients_mbit"]:,.0f} Mbit a second.""",
    ]
    return "\n".join(prose(f"- {line}", "  ") for line in lines)


def next_steps(data: dict[str, Any]) -> str:
    """What would be changed first."""
    near, far = needed(data, "four-together", 4), needed(data, "four", 4)
    saved = f"{far['server_cores'] - near['server_cores']:.0f} of {far['server_cores']:.0f}"
    steps = [
        f"""**A balancer that chooses by the table's code**, where there are several machines; those of one are a pool, which sees to it
        by itself. Nothing depends on it, but at a move every 4 seconds it saves {saved} cores of the server, and nearly all messages.""",
        """**Fewer commits.** A process writes what waits as soon as the last commit is done. If it began one every ten milliseconds at
        most, nobody would notice, and a hundred processes would ask for 10,000 commits a second at the most, however much is played.""",
        """**Several Valkeys**, each for the tables that a hash of the code gives it. One uses a single core for its commands.""",
        """**Facts in partitions by the code** in PostgreSQL, so that indexes stay small and each is packed and cleaned by itself, and its
        log on a disk of its own.""",
        """**Replicas to read from**, for lists, replays and records, which may be a moment late.""",
        """**Several databases**, each with all that belongs to the tables of a part of the codes, and people in one of their own. No move
        needs more than one table.""",
    ]
    said = "In this order, each when what is before it is not enough:"
    return said + "\n\n" + "\n".join(prose(f"{number}. {step}", "   ") for number, step in enumerate(steps, 1))


# --- the command ---


def main() -> int:
    names = [*LOADS, *(f"full-{name}" for name in LOADED), "store"]
    made = argparse.ArgumentParser(prog="capacity.py", description="Measure what a move costs, and reckon what many tables take.")
    made.add_argument("--only", nargs="+", choices=names, default=names, metavar="NAME", help=f"some of {', '.join(names)}")
    made.add_argument("--runs", type=int, default=3, metavar="N", help="runs of each (3)")
    made.add_argument("--more", action="store_true", help="add to the runs that are there")
    made.add_argument("--write", action="store_true", help="write the page from the data, without measuring")
    asked = made.parse_args()
    if not asked.write:
        measure(asked.only, asked.runs, asked.more)
    PAGE.write_text(page(json.loads(DATA.read_text("utf-8"))), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
