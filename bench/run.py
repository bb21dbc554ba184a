"""How fast and how small lastcard is, as ratios to its peers.

Each figure is measured next to its peer, in one run and on one core, by turns: A B A B … The ratio of each pair is taken, and the
median of the ratios is the result. README.md says what each row measures.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any

from side import Side, SideError, cpu_seconds

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent

GCC = ["gcc", "-O3", "-march=native"]


class Missing(Exception):
    """Why a row cannot be measured here."""


# --- what is needed to measure ---


class Bench:
    """What the rows share: how often and how long to measure, on which core, and the sides."""

    def __init__(self, quick: bool, core: int | None) -> None:
        self.repeats = 3 if quick else 7
        self.starts = 5 if quick else 15  # of short processes
        self.cold_starts = 1 if quick else 3
        self.seconds = 0.25 if quick else 0.75  # of one sample
        self.cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
        self.core = core if core is not None else self.cores[-1] if self.cores else None
        self.pin(1)
        self._folder = tempfile.TemporaryDirectory(prefix="lastcard-bench-")
        self.folder = Path(self._folder.name)

    def close(self) -> None:
        self._folder.cleanup()

    def pin(self, cores: int) -> None:
        """Keep this process, and the sides that it starts from now on, on so many cores."""
        if self.core is None:
            return
        others = [core for core in self.cores if core != self.core]
        os.sched_setaffinity(0, {self.core, *others[: cores - 1]})

    @contextmanager
    def two_cores(self) -> Iterator[None]:
        if len(self.cores) < 2:
            raise Missing("two cores are needed")
        self.pin(2)
        try:
            yield
        finally:
            self.pin(1)

    @cached_property
    def env(self) -> dict[str, str]:
        """The environment in which lastcard is found: installed, or in this checkout."""
        env = dict(os.environ)
        if importlib.util.find_spec("lastcard") is None:
            env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT / "src"), env.get("PYTHONPATH", "")]))
        return env

    @cached_property
    def lastcard(self) -> list[str]:
        """The command line of lastcard: the installed program, or the module."""
        program = Path(sys.executable).with_name("lastcard")
        return [str(program)] if program.exists() else [sys.executable, "-m", "lastcard"]

    def ours(self) -> Side:
        return Side([sys.executable, HERE / "ours.py"], self.env)

    def rlcard(self) -> Side:
        """RLCard in this environment, or else in one of its own that uv makes from the dependency group `bench`."""
        script = HERE / "peers.py"
        if importlib.util.find_spec("rlcard") is not None:
            return Side([sys.executable, script])
        uv = shutil.which("uv")
        if uv is None:
            raise Missing("RLCard is not installed, and there is no uv to install it: start with “python3 go.py bench”")
        return Side([uv, "run", "--quiet", "--project", ROOT, "--isolated", "--locked", "--only-group", "bench", "python", script])

    @cached_property
    def peer(self) -> Path:
        """The C program, compiled."""
        program = self.folder / "peer"
        try:
            subprocess.run([*GCC, "-o", program, HERE / "peer.c"], check=True, capture_output=True, text=True)
        except OSError as error:
            raise Missing(f"the C program cannot be compiled: {error}") from error
        except subprocess.CalledProcessError as error:
            raise Missing(f"the C program cannot be compiled: {error.stderr.strip()}") from error
        return program

    def whole(self, command: list[str], env: dict[str, str] | None = None) -> dict[str, float]:
        """How long a whole process takes."""
        env = {**self.env, **(env or {})}
        wall, cpu = time.perf_counter(), cpu_seconds()
        done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        took = {"wall": time.perf_counter() - wall, "cpu": cpu_seconds() - cpu}
        if done.returncode:
            said = done.stderr.strip().splitlines() or ["nothing was said"]
            raise Missing(f"{' '.join(command[:4])} … ended with status {done.returncode}: {said[-1]}")
        return took


# --- the rows ---


@dataclass
class Measured:
    """The figures of a row, a pair of samples each; without a peer the figure itself is compared with `must` and `aim`."""

    ours: list[float]
    peer: list[float] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def values(self) -> list[float]:
        return [ours / peer for ours, peer in zip(self.ours, self.peer, strict=True)] if self.peer else self.ours


@dataclass(frozen=True)
class Row:
    """What is measured, and what the median of it must be."""

    name: str
    what: str
    unit: str  # of the absolute figures
    must: float
    aim: float
    measure: Callable[[Bench], Measured]
    least: bool = False  # must and aim are the most allowed

    def mark(self, value: float) -> str:
        if value <= self.aim if self.least else value >= self.aim:
            return "aim met"
        return "must met" if (value <= self.must if self.least else value >= self.must) else "MISSED"


Sample = Callable[[int, int], dict[str, Any]]  # (games, seed) -> games, wall and cpu


def by_turns(bench: Bench, ours: Sample, peer: Sample, clock: str = "cpu", shares: bool = True) -> Measured:
    """Games a second of both, by turns, after a first call of each that is not counted but says how many games fill a sample."""
    sizes = []
    for side in (ours, peer):
        side(20, 0)  # compiles
        trial, games = side(20, 1), 20
        while trial[clock] < bench.seconds / 10:
            games *= 4
            trial = side(games, 1)
        sizes.append(max(1, round(games * bench.seconds / trial[clock])))
    measured = Measured([], [])
    told: tuple[list[dict[str, Any]], list[dict[str, Any]]] = ([], [])
    for seed in range(2, 2 + bench.repeats):
        for side, games, rates, found in ((ours, sizes[0], measured.ours, told[0]), (peer, sizes[1], measured.peer, told[1])):
            found.append(side(games, seed))
            rates.append(found[-1]["games"] / found[-1][clock])
    if shares:  # all of the time is measured
        measured.notes += shared(told[1])  # the side that is always on one core
    failed = sum(played.get("failed", 0) for played in told[1])
    if failed:
        measured.notes.append(f"{failed} games failed in the peer and were repeated")
    if clock == "wall":
        each, alone = (statistics.median(played["cpu"] / played["games"] for played in side) for side in told)
        measured.notes.append(f"a game takes {each / alone:.2f} times the CPU time")
    return measured


def shared(took: Sequence[Mapping[str, Any]]) -> list[str]:
    """A note when the core was not ours alone."""
    times = statistics.median(each["wall"] / each["cpu"] for each in took)
    return [f"the core was shared: {times:.1f} s passed for each second of CPU time"] if times > 1.1 else []


def against_rlcard(agent: str, bot: str, players: int, interpreted: bool = False) -> Callable[[Bench], Measured]:
    def measure(bench: Bench) -> Measured:
        with bench.ours() as ours, bench.rlcard() as peer:
            return by_turns(
                bench,
                lambda games, seed: ours.ask("play", games=games, players=players, bot=bot, seed=seed, interpreted=interpreted),
                lambda games, seed: peer.ask("play", agent=agent, players=players, games=games, seed=seed),
            )

    return measure


def batch_steps(players: int) -> Callable[[Bench], Measured]:
    def measure(bench: Bench) -> Measured:
        with bench.ours() as ours, bench.rlcard() as peer:
            return by_turns(
                bench,
                lambda games, seed: ours.ask("steps", games=games, players=players, seed=seed),
                lambda games, seed: peer.ask("steps", games=games, players=players, seed=seed),
                shares=False,
            )

    return measure


def playouts(bench: Bench) -> Measured:
    with bench.ours() as ours:
        ours.ask("playouts", games=20)  # compiles
        measured = Measured([])
        rates: dict[str, list[float]] = {"sharp": measured.ours, "random": []}
        told = []
        for seed in range(1, 1 + bench.repeats):
            for level, found in rates.items():
                told.append(ours.ask("playouts", games=round(20_000 * bench.seconds), seed=seed, level=level))
                found.append(told[-1]["games"] / told[-1]["cpu"] / 100)
        measured.notes.append(f"{statistics.median(rates['random']):,.0f} when all seats play at random")
        measured.notes += shared(told)
        return measured


def against_c(players: int) -> Callable[[Bench], Measured]:
    def measure(bench: Bench) -> Measured:
        program = bench.peer

        def peer(games: int, seed: int) -> dict[str, Any]:
            done = subprocess.run([program, str(players), str(games), str(seed)], check=True, capture_output=True, text=True)
            told = json.loads(done.stdout)
            return {"games": games, "wall": told["seconds"], "cpu": told["cpu_seconds"]}

        with bench.ours() as ours:
            return by_turns(bench, lambda games, seed: ours.ask("play", games=games, players=players, seed=seed), peer)

    return measure


def two_workers(bench: Bench) -> Measured:
    with bench.two_cores(), bench.ours() as ours:
        one, two = (lambda games, seed, workers=workers: ours.ask("play", games=games, seed=seed, workers=workers) for workers in (1, 2))
        # Longer samples: the workers are started and joined in each.
        longer = bench.seconds
        bench.seconds = 4 * longer
        try:
            return by_turns(bench, two, one, clock="wall")
        finally:
            bench.seconds = longer


def state_size(kind: str) -> Callable[[Bench], Measured]:
    def measure(bench: Bench) -> Measured:
        with bench.ours() as ours:
            return Measured([ours.ask("state")[kind]])

    return measure


def starts(bench: Bench, command: list[str], repeats: int, fresh: Callable[[], dict[str, str]] | None = None) -> Measured:
    """The seconds of a whole process, by turns with a Python that does nothing."""
    bare = [sys.executable, "-c", "pass"]
    bench.whole(bare)
    if fresh is None:
        bench.whole(command)
    nothing: list[float] = []
    took: list[dict[str, float]] = []
    for _ in range(repeats):
        nothing.append(bench.whole(bare)["wall"])
        took.append(bench.whole(command, fresh() if fresh else None))
    measured = Measured([each["wall"] for each in took])
    seconds, least = statistics.median(measured.ours), statistics.median(nothing)
    measured.notes.append(f"a Python that does nothing takes {least:.3f} s: {seconds / least:.1f} times that")
    measured.notes += shared(took)
    return measured


def version(bench: Bench) -> Measured:
    return starts(bench, [*bench.lastcard, "--version"], bench.starts)


def replay(bench: Bench) -> Measured:
    path = bench.folder / "sixty.json"
    with bench.ours() as ours:
        path.write_text(ours.ask("record", moves=60)["record"], encoding="utf-8")
    return starts(bench, [*bench.lastcard, "replay", str(path)], bench.starts)


SIMULATE = ["simulate", "--edition", "classic", "--players", "2", "--games", "1000"]


def caches(bench: Bench) -> Callable[[], dict[str, str]]:
    """An environment whose cache folder is empty, another one each time."""
    numbers = count()

    def fresh() -> dict[str, str]:
        folder = Path(tempfile.mkdtemp(prefix=f"cache-{next(numbers)}-", dir=bench.folder))
        return {"LASTCARD_CACHE": str(folder)}

    return fresh


def first_simulation(bench: Bench) -> Measured:
    fresh = caches(bench)
    command = [*bench.lastcard, *SIMULATE]
    measured = starts(bench, command, bench.cold_starts, fresh)
    env = fresh()
    worst = bench.whole(command, {**env, "PYTHONPYCACHEPREFIX": str(Path(env["LASTCARD_CACHE"]) / "bytecode")})
    measured.notes.append(f"{worst['wall']:.1f} s when the bytecode of Python's modules has to be made too, as after an installation by uv")
    return measured


def warm_simulation(bench: Bench) -> Measured:
    return starts(bench, [*bench.lastcard, *SIMULATE], max(3, bench.starts // 2))


ROWS = [
    Row("random-2", "random play, 2 players ÷ RLCard", "games/s", 400, 800, against_rlcard("random", "random", 2)),
    Row("random-4", "random play, 4 players ÷ RLCard", "games/s", 400, 800, against_rlcard("random", "random", 4)),
    Row("c-2", "random play, 2 players ÷ C", "games/s", 0.6, 1.0, against_c(2)),
    Row("c-4", "random play, 4 players ÷ C", "games/s", 0.6, 1.0, against_c(4)),
    Row("careful", "careful, 2 players ÷ RLCard's uno-rule-v1", "games/s", 200, 350, against_rlcard("uno-rule-v1", "careful", 2)),
    Row("batch", "Batch.step, 4,096 games of 2 ÷ RLCard's env.step", "steps/s", 100, 200, batch_steps(2)),
    Row("playouts", "rests of rounds of 4 in 10 ms, on imagined hands", "playouts", 2500, 5000, playouts),
    Row("interpreted", "interpreted rules, 2 players ÷ RLCard", "games/s", 6, 10, against_rlcard("random", "random", 2, interpreted=True)),
    Row("state", "one state, compiled", "bytes", 2000, 1000, state_size("compiled"), least=True),
    Row("state-interpreted", "one state, interpreted", "bytes", 2000, 1000, state_size("interpreted"), least=True),
    Row("version", "lastcard --version", "s", 0.15, 0.08, version, least=True),
    Row("replay", "lastcard replay, 60 moves", "s", 0.25, 0.15, replay, least=True),
    Row("first", "first simulation, cold cache", "s", 15, 8, first_simulation, least=True),
    Row("warm", "simulation, warm cache", "s", 1.5, 1.0, warm_simulation, least=True),
    Row("workers", "two workers ÷ one", "games/s", 1.7, 1.9, two_workers),
]


# --- the table ---


def short(value: float) -> str:
    """Three digits that matter."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 1 else f"{value:.3f}"


def result(row: Row, measured: Measured | None, missing: str = "") -> dict[str, Any]:
    """A row's figures, as JSON has them."""
    told: dict[str, Any] = {"name": row.name, "what": row.what, "must": row.must, "aim": row.aim, "unit": row.unit}
    if measured is None:
        return {**told, "mark": "not measured", "missing": missing}
    values = measured.values
    median = statistics.median(values)
    told |= {"min": min(values), "median": median, "max": max(values), "mark": row.mark(median)}
    return told | asdict(measured)


HEAD = ("row", "min", "median", "max", "must", "aim", "mark", "lastcard", "peer")
LINE = "{:18} {:>8} {:>8} {:>8} {:>8} {:>8}  {:12}  {:>18} {:>18}"


def line(told: dict[str, Any], least: bool) -> str:
    limit = "≤ " if least else ""
    bounds = [limit + short(told[key]) for key in ("must", "aim")]
    if "missing" in told:
        return f"{LINE.format(told['name'], '–', '–', '–', *bounds, told['mark'], '', '').rstrip()}\n    {told['missing']}"
    sides = [f"{short(statistics.median(told[side]))} {told['unit']}" if told[side] else "" for side in ("ours", "peer")]
    figures = [short(told[key]) for key in ("min", "median", "max")]
    return "\n    ".join([LINE.format(told["name"], *figures, *bounds, told["mark"], *sides).rstrip(), *told["notes"]])


def machine(bench: Bench) -> dict[str, Any]:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count(), "core": bench.core, "load": load}


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="run.py",
        description="Measure lastcard against its peers: ratios, each in one run and on one core.",
        epilog="rows: " + ", ".join(row.name for row in ROWS) + ". The exit status is 1 when a figure misses what it must be.",
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="rows to measure (all)")
    parser.add_argument("--json", action="store_true", help="print JSON, with every sample")
    parser.add_argument("--quick", action="store_true", help="fewer and shorter samples: a first impression")
    parser.add_argument("--core", type=int, help="the core to measure on (the last)")
    chosen = parser.parse_args(words)
    known = {row.name: row for row in ROWS}
    unknown = [name for name in chosen.names if name not in known]
    if unknown:
        parser.error(f"there is no row {', '.join(unknown)}; the rows are {', '.join(known)}")

    bench = Bench(chosen.quick, chosen.core)
    told = []
    try:
        about = machine(bench)
        if not chosen.json:
            print(", ".join(f"{key} {value}" for key, value in about.items()))
            print(LINE.format(*HEAD).rstrip(), flush=True)
        for row in [known[name] for name in chosen.names] or ROWS:
            try:
                told.append(result(row, row.measure(bench)))
            except (Missing, SideError) as reason:
                told.append(result(row, None, str(reason)))
            if not chosen.json:
                print(line(told[-1], row.least), flush=True)
    finally:
        bench.close()
    if chosen.json:
        print(json.dumps({"about": about, "rows": told}, indent=2))
    return int(any(row["mark"] == "MISSED" for row in told))


if __name__ == "__main__":
    sys.exit(main())
