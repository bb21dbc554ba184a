"""What grows while a server runs: people come and go, tables are made, played at, left and come back to, and all that can grow is counted.

    python3 go.py python bench/soak.py --minutes 60
    python3 go.py python bench/soak.py --minutes 60 --servers 2

An hour stands for two months: a day is a minute. Tables go into the archive after one day without anybody, and are forgotten after five,
with the people who do not come back. So everything must be as large at the end as it was when the first had been forgotten. README.md says
what the figures mean.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import Any

import msgspec
from servers import TESTS, Failed

#: Of all minutes, so many make a day; the rest follows from it.
DAYS = 60
ARCHIVE, FORGET = 1, 5
#: What is seen before this part of the time has passed is warm-up, in which the first days fill up.
WARM = 0.3
SAMPLES = 60
#: What has grown by less than this share is taken for steady, and by less than so many of its own, as chance has it.
SHARE = 0.05
#: What waits to be written is as long as the disk is slow; it is no backlog while one transaction takes all of it (`writer.MOST_LATE`).
LEAST = {"memory_kb": 2048.0, "stored_bytes": 1e6, "writer.late": 50.0}
LEAST_OF_OTHERS = 5.0
#: Refusals that no visitor should ever meet.
FAULTS = ("internal", "not-saved", "malformed")
OPTIONS: dict[str, tuple[Any, ...]] = {
    "hand_size": (3, 5, 7, 9),
    "target": (0, 50, 100, 150, 200, 250, 300, 400, 500),
    "jump_in": (True, False),
}


# --- within the server: the same program, with short days, which tells now and then what it holds ---


def serve_watched(told: Path, day: float, words: list[str]) -> int:
    """`lastcard serve` with days of so many seconds. What it holds is added to a file, a line at a time."""
    from lastcard.cli import main
    from lastcard.server import bus, limits, people, rooms, serve, upkeep
    from lastcard.server.app import Application

    millis = int(day * 1000)
    upkeep.DAY, upkeep.FIRST, upkeep.EVERY = millis, day / 4, day / 4
    upkeep.REST, upkeep.LEAST_REST = 1, 0.0  # there is a thousandth of the time for the same work
    rooms.IDLE, rooms.SOON, rooms.SEEN_EVERY, rooms.ROUND = millis // 4, millis // 4, millis // 4, day / 12
    people.SEEN_EVERY, people.LINK_MILLIS, people.MOST_KEPT = millis // 4, millis // 4, 30
    limits.MOST_KEPT = 200
    bus.HASH_LASTS = max(4, int(day))

    class Watched(Application):
        """Tells how many there are of whatever a part of the server keeps by a key."""

        def __init__(self, store: Any, made: Any, known: Any, rates: Any, **more: Any) -> None:
            super().__init__(store, made, known, rates, **more)
            self.parts = {"rooms": made, "people": known, "limits": rates, "writer": store._writer, "bus": made._bus}
            self.caches = _bounded_caches()  # those of now are soon out of the collector's sight
            self.task = asyncio.get_running_loop().create_task(self.tell())

        async def tell(self) -> None:
            while True:
                for cache in [*self.caches, *_bounded_caches()]:  # they have an end, which takes longer to come to than this lasts
                    cache.cache_clear()
                gc.collect()
                figures: dict[str, float] = {"tasks": len(asyncio.all_tasks()), "objects": len(gc.get_objects())}
                figures["threads"] = threading.active_count()
                for name, part in self.parts.items():
                    kept = {key: value for key, value in vars(part).items() if isinstance(value, dict | set | list)}
                    figures |= {f"{name}.{key.strip('_')}": len(value) for key, value in kept.items()}
                with told.open("a") as file:
                    file.write(json.dumps(figures) + "\n")
                await asyncio.sleep(day / 6)

    serve.Application = Watched  # type: ignore[assignment,attr-defined,misc]
    return main(words)


def _bounded_caches() -> list[Any]:
    return [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper) and one.cache_info().maxsize]


# --- the servers ---


class Process:
    """One process of the server."""

    def __init__(self, folder: Path, number: int, day: float, environment: dict[str, str]) -> None:
        self.told, self.log = folder / f"told-{number}", folder / f"log-{number}"
        words = ["serve", "--port", "0", "--host", "127.0.0.1", "--no-browser", "--lang", "en", "--data", str(folder / "data")]
        with self.log.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, __file__, "--watched", str(self.told), str(day), *words],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | environment,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.match(r"\s*http://127\.0\.0\.1:(\d+)/?\s*$", line):
                self.port = int(found[1])
                return
        raise Failed(f"the server did not start: {self.log.read_text()[-500:]}")

    def figures(self) -> dict[str, float]:
        """What it holds."""
        folder = Path(f"/proc/{self.process.pid}")
        found = re.search(r"^VmRSS:\s+(\d+) kB", (folder / "status").read_text("ascii"), re.MULTILINE)
        figures = {"memory_kb": float(found[1] if found else 0)}
        for file in (folder / "fd").iterdir():
            with contextlib.suppress(OSError):
                name = os.readlink(file)
                kind = "sockets" if name.startswith("socket:") else "database" if "lastcard.db" in name else "others"
                figures[f"files.{kind}"] = figures.get(f"files.{kind}", 0.0) + 1
        lines = self.told.read_text().splitlines() if self.told.exists() else []
        return figures | (json.loads(lines[-1]) if lines else {})

    def said(self) -> list[str]:
        """The lines of its log."""
        return self.log.read_text().splitlines()

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Stores:
    """What outlives the processes: the database, and the bus where there are many."""

    def __init__(self, folder: Path, postgres: Any, valkey: Any) -> None:
        self.file = folder / "data" / "lastcard.db"
        self.postgres, self.valkey = postgres, valkey

    def figures(self) -> dict[str, float]:
        """How many rows and keys there are, and how large it is."""
        from sqlalchemy import create_engine, func, make_url, select, text
        from sqlalchemy.pool import NullPool

        from lastcard.server import schema

        url = f"sqlite:///{self.file}" if self.postgres is None else make_url(self.postgres.url).set(drivername="postgresql+psycopg")
        with create_engine(url, poolclass=NullPool).connect() as connection:
            tables = schema.metadata.sorted_tables
            found = {
                f"rows.{table.name}": float(connection.execute(select(func.count()).select_from(table)).scalar_one()) for table in tables
            }
            if self.postgres is None:
                found["stored_bytes"] = float(sum(file.stat().st_size for file in self.file.parent.glob("lastcard.db")))
            else:
                found["stored_bytes"] = float(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
                found["connections"] = float(connection.execute(text("SELECT count(*) FROM pg_stat_activity")).scalar_one())
        if self.valkey is not None:
            import redis

            with redis.Redis.from_url(self.valkey.url) as connection:
                found["keys"] = float(connection.dbsize())
                found["keys_for_ever"] = float(sum(connection.ttl(key) == -1 for key in connection.scan_iter(count=500)))
                found["channels"] = float(len(connection.pubsub_channels()))
        return found


@contextlib.contextmanager
def started(servers: int, day: float) -> Iterator[tuple[list[Process], Stores]]:
    """So many processes, 0 for one that has its data to itself, for the time being."""
    with tempfile.TemporaryDirectory(prefix="lastcard-soak-") as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        environment = {"LASTCARD_ARCHIVE_DAYS": str(ARCHIVE), "LASTCARD_FORGET_DAYS": str(FORGET), "LASTCARD_LOG_LEVEL": "warning"}
        postgres = valkey = None
        if servers:
            sys.path.insert(0, str(TESTS))
            import services

            postgres, valkey = services.Postgres(None, "autovacuum_naptime=10s", durable=True), services.Valkey()
            for one in (postgres, valkey):
                stack.callback(one.close)
                one.start()
            environment |= {"DATABASE_URL": postgres.url, "REDIS_URL": valkey.url}
        processes = []
        for number in range(servers or 1):
            processes.append(Process(folder, number, day, environment))
            stack.callback(processes[-1].stop)
        yield processes, Stores(folder, postgres, valkey)


# --- the visitors ---


@dataclass
class Visits:
    """What the visitors have done, and what they met."""

    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)


class Guest:
    """Somebody at a table."""

    def __init__(self, person: Any, code: str, visits: Visits, chance: random.Random) -> None:
        self.person, self.code, self.visits, self.chance = person, code, visits, chance
        self.number, self.acted_at = 0, -1
        self.seat: int | None = None
        self.game: Any = None
        self.line: Any = None

    async def come(self) -> None:
        """Connect."""
        from line import Line

        web = self.person.web
        line = Line(web.name, f"/api/tables/{self.code}/socket", self.person.cookie, self.heard, self.lost)
        await asyncio.get_running_loop().create_connection(lambda: line, web.host, web.port, local_addr=(self.person.address, 0))
        try:
            await asyncio.wait_for(line.open, 30)
        except BaseException:
            line.close()
            raise
        self.line = line
        while not self.number and self.line is not None:
            await asyncio.sleep(0.02)

    def heard(self, data: bytes) -> None:
        """A frame has come."""
        from crowd import READ, Closed, Refused, TableFrame, Update

        frame = READ(data)
        if isinstance(frame, TableFrame | Update):
            self.number, self.seat = frame.number, frame.seat
            self.game = frame.game or self.game
        elif isinstance(frame, Refused):
            self.visits.refused[frame.code] += 1
        elif isinstance(frame, Closed):
            self.visits.refused[f"closed: {frame.code}"] += 1

    def lost(self, reason: str) -> None:
        """The connection has ended, and not from here."""
        self.visits.refused[f"lost: {reason}"] += 1
        self.line = None

    def say(self, do: str, **more: Any) -> None:
        """Give a command, and do not wait for its answer."""
        if self.line is not None:
            self.line.send(msgspec.json.encode({"do": do, "id": f"{self.chance.getrandbits(64):x}", **more}))

    def act(self) -> None:
        """Do what one does at a table: a move, if there is one to make."""
        if self.chance.random() < 0.02:
            self.say("say", phrase="hello")
        if self.game is None or self.seat is None or self.number == self.acted_at:
            return
        self.acted_at = self.number
        if self.game.turn is None:
            self.say("ready")
        elif self.game.turn == self.seat and self.game.legal:
            self.visits.done["moves"] += 1
            self.say("move", move=self.chance.choice(self.game.legal), seen=self.number)

    def go(self) -> None:
        """Hang up, without a word."""
        if self.line is not None:
            self.line.close()
            self.line = None


class Visitors:
    """All who come and go."""

    def __init__(self, ports: Sequence[int], seed: int, day: float, rate: float) -> None:
        from crowd import Web

        self.webs = [Web("127.0.0.1", port, sys.platform == "linux") for port in ports]
        self.chance = random.Random(seed)
        self.day, self.rate = day, rate
        self.visits = Visits()
        self.count = 0
        self.known: list[Any] = []
        self.left: list[tuple[str, list[Any]]] = []

    async def live(self, until: float) -> None:
        """Come, do something, and go, again and again."""
        kinds = {"play": self.play, "return": self.come_back, "abandon": self.abandon, "look": self.look, "guess": self.guess}
        while time.monotonic() < until:
            kind = self.chance.choices(list(kinds), (10, 4, 3, 3, 2))[0]
            try:
                await kinds[kind]()
                self.visits.done[kind] += 1
            except (OSError, TimeoutError) as error:
                self.visits.refused[re.sub(r"[A-Z0-9]{7,}", "…", str(error))[:60] or type(error).__name__] += 1
            await asyncio.sleep(self.chance.random() * self.day / 10)

    async def person(self) -> Any:
        """Somebody new, or somebody who has been here not long ago, now perhaps at another process."""
        if self.known and self.chance.random() < 0.5:
            return self.chance.choice(self.known)
        self.count += 1
        person = await asyncio.to_thread(self.chance.choice(self.webs).person, self.count)
        self.known = [*self.known[-20:], person]
        return person

    async def make(self, people: list[Any]) -> str:
        bots = [self.chance.choice(("random", "easy", "careful"))] * self.chance.randrange(3)
        options = {name: self.chance.choice(values) for name, values in OPTIONS.items() if self.chance.random() < 0.5}
        edition = self.chance.choice(("classic", "modern", "pocket"))
        if edition == "pocket":
            options = {}
        new = {
            "edition": edition,
            "seats": max(2, len(people) + len(bots)),
            "bots": bots,
            "options": options,
            "open": self.chance.random() < 0.5,
        }
        host = people[0]
        made, _ = await asyncio.to_thread(host.web.ask, "POST", "/api/tables", host.address, host.cookie, new)
        return str(made["code"])

    async def play(self) -> None:
        """A table is made and played at for a while, and then everybody goes, whatever the game is at."""
        people = []
        for _ in range(self.chance.randrange(1, 4)):
            person = await self.person()
            if person not in people:
                people.append(person)
        if len(people) == 1:
            people.append(await asyncio.to_thread(self.chance.choice(self.webs).person, self.count + 1_000_000))
            self.count += 1
        code = await self.make(people)
        guests = [Guest(person, code, self.visits, random.Random(self.chance.random())) for person in people]
        await self._at_table(guests, begin=True, moves=self.chance.randrange(5, 60))
        self.left = [*self.left[-100:], (code, people)]

    async def _at_table(self, guests: list[Guest], *, begin: bool, moves: int) -> None:
        try:
            for guest in guests:
                await guest.come()
                if begin and guest is not guests[0]:
                    guest.say("sit")
            await asyncio.sleep(0.2)
            if begin:
                guests[0].say("start")
            for _ in range(moves):
                for guest in guests:
                    guest.act()
                await asyncio.sleep(1 / self.rate)
                if self.chance.random() < 0.02:
                    guest = self.chance.choice(guests)
                    guest.go()
                    await guest.come()
        finally:
            for guest in guests:
                guest.go()

    async def come_back(self) -> None:
        """Somebody comes back to a table: it may be awake still, asleep, in the archive, or gone."""
        if self.left:
            code, people = self.chance.choice(self.left)
            guest = Guest(people[0], code, self.visits, random.Random(self.chance.random()))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._at_table([guest], begin=False, moves=self.chance.randrange(1, 6)), 30)

    async def abandon(self) -> None:
        """A table is made, and nobody ever comes."""
        await self.make([await self.person()])

    async def look(self) -> None:
        """Lists, links to other devices, and a game that was played."""
        person = await self.person()
        web = person.web
        for method, path in (("GET", "/api/tables"), ("GET", "/api/me"), ("POST", "/api/me/link"), ("GET", "/api/catalogue")):
            found, _ = await asyncio.to_thread(web.ask, method, path, person.address, person.cookie)
            if path == "/api/me/link" and self.chance.random() < 0.5:
                await asyncio.to_thread(web.ask, "POST", "/api/me/claim", person.address, "", {"code": found["code"]})

    async def guess(self) -> None:
        """Codes that lead nowhere."""
        self.count += 1
        web = self.chance.choice(self.webs)
        for _ in range(3):
            code = "".join(self.chance.choices("23456789ABCDEFGH", k=9))
            with contextlib.suppress(ConnectionError):
                await asyncio.to_thread(web.ask, "GET", f"/api/tables/{code}", web.address(self.count), "")


# --- what has grown ---


@dataclass(frozen=True)
class Trend:
    """How one figure went after the warm-up."""

    name: str
    first: float
    last: float
    grows: bool


def trend(name: str, values: Sequence[float]) -> Trend:
    """Whether a figure goes up, and does not only go up and down.

    It has three parts, of which each has to be above the one before by more than chance, and the whole by more than a little.
    """
    third = max(1, len(values) // 3)
    parts = [statistics.median(part) for part in (values[:third], values[third : 2 * third] or values, values[2 * third :] or values)]
    least = LEAST.get(name.rpartition(":")[2], LEAST_OF_OTHERS)
    grown = parts[2] - parts[0]
    pairs = [(earlier, later) for place, earlier in enumerate(values) for later in values[place + 1 :]]
    rising = sum((later > earlier) - (later < earlier) for earlier, later in pairs) / max(1, len(pairs))
    grows = grown > least and grown > SHARE * max(parts[0], 1) and parts[0] < parts[1] < parts[2] and rising > 0.4
    return Trend(name, parts[0], parts[2], grows)


def sampled(processes: Sequence[Process], stores: Stores) -> dict[str, float]:
    """All figures at this moment."""
    found = dict(stores.figures())
    for number, process in enumerate(processes):
        found |= {f"{number}:{name}": value for name, value in process.figures().items()}
    return found


async def soak(processes: Sequence[Process], stores: Stores, asked: argparse.Namespace, day: float) -> dict[str, Any]:
    """Let people come and go, and count."""
    from crowd import Web

    first = Web("127.0.0.1", processes[0].port, sys.platform == "linux")
    await asyncio.to_thread(first.person, 0)  # what is loaded at the first use is no growth
    await asyncio.sleep(day / 3)
    before = await asyncio.to_thread(sampled, processes, stores)
    seconds = asked.minutes * 60
    start = time.monotonic()
    visitors = Visitors([process.port for process in processes], asked.seed, day, asked.rate)
    tasks = [asyncio.create_task(visitors.live(start + seconds)) for _ in range(asked.visitors)]
    samples: list[dict[str, float]] = []
    for number in range(1, SAMPLES + 1):
        await asyncio.sleep(max(0.0, start + seconds * number / SAMPLES - time.monotonic()))
        samples.append(await asyncio.to_thread(sampled, processes, stores))
        if any(process.process.poll() is not None for process in processes):
            raise Failed("a process of the server has ended")
        if sys.stderr.isatty():
            print(f"\r\x1b[K{number}/{SAMPLES} {dict(visitors.visits.done)}", end="", file=sys.stderr, flush=True)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.sleep((FORGET + 4) * day)  # tables are forgotten after the last of them slept, and people a day after that
    after = await asyncio.to_thread(sampled, processes, stores)
    warm = samples[int(WARM * len(samples)) :]
    names = sorted(set.intersection(*(set(sample) for sample in warm)))
    trends = [trend(name, [sample[name] for sample in warm]) for name in names]
    # When everybody has gone and is forgotten, nothing of theirs is left.
    gone = [name for name in after if re.search(r"rows\.(?!compat)|rooms\.rooms|rooms\.waking|limits\.open|keys|writer\.(jobs|late)", name)]
    gone += [name for name in after if re.search(r":(tasks|files\.(?!database))", name)]
    # A process keeps some connections to the database and to Redis, once it has needed them.
    spare = {name: 6 if name.endswith("sockets") else 2 if ":" in name else 0 for name in gone}
    left = {name: (before.get(name, 0.0), after[name]) for name in gone if after[name] > before.get(name, 0.0) + spare[name]}
    said = [line for process in processes for line in process.said()]
    return {
        "minutes": asked.minutes,
        "servers": asked.servers,
        "visits": dict(visitors.visits.done),
        "refused": dict(visitors.visits.refused.most_common()),
        "figures": {one.name: {"first": one.first, "last": one.last, "grows": one.grows} for one in trends},
        "grows": [one.name for one in trends if one.grows],
        "left": {name: {"before": was, "after": now} for name, (was, now) in left.items()},
        "faults": {code: count for code, count in visitors.visits.refused.items() if code in FAULTS},
        "log_lines": len(said),
        "log": said[-20:],
    }


def told(found: dict[str, Any]) -> str:
    """The result as lines."""
    lines = [f"{found['minutes']:g} minutes: {', '.join(f'{count} × {name}' for name, count in sorted(found['visits'].items()))}"]
    lines += ["", f"{'':32} {'after warm-up':>14} {'at the end':>14}"]
    for name, one in found["figures"].items():
        lines.append(f"{name:32} {one['first']:14,.0f} {one['last']:14,.0f}{'  grows' if one['grows'] else ''}")
    lines += ["", "grows: " + (", ".join(found["grows"]) or "nothing")]
    lines += ["left when all were gone: " + (", ".join(f"{name} {one['after']:.0f}" for name, one in found["left"].items()) or "nothing")]
    lines += [f"refused: {found['refused']}", f"faults: {found['faults'] or 'none'}", f"lines of log: {found['log_lines']}", *found["log"]]
    return "\n".join(lines)


def main() -> int:
    if sys.argv[1:2] == ["--watched"]:
        return serve_watched(Path(sys.argv[2]), float(sys.argv[3]), sys.argv[4:])
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=60, help="how long people come and go")
    parser.add_argument(
        "--servers", type=int, default=0, help="how many processes share PostgreSQL and Valkey; 0 is one with its own SQLite"
    )
    parser.add_argument("--visitors", type=int, default=25, help="how many come and go at once")
    parser.add_argument("--rate", type=float, default=4, help="how often a second each of them looks whether there is a move to make")
    parser.add_argument("--seed", type=int, default=1, help="which visitors come")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    asked = parser.parse_args()
    day = asked.minutes * 60 / DAYS
    try:
        with started(asked.servers, day) as (processes, stores):
            found = asyncio.run(soak(processes, stores, asked, day))
    except Failed as reason:
        print(reason, file=sys.stderr)
        return 2
    print(json.dumps(found, indent=2) if asked.json else told(found))
    return 1 if found["grows"] or found["left"] or found["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
