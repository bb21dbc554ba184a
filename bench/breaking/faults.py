"""What is done to the servers in the middle of play."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .world import Process, World, can_isolate, faketime, wait_for

if TYPE_CHECKING:
    from services import Service

    from .players import Table

#: How long one process stands still, in seconds.
STOPPED = 10.0
#: How far a clock is moved, in seconds.
CLOCKS = (-3600, -60, -3, 3, 60, 3600)


@dataclass(frozen=True, slots=True)
class Outage:
    """When something was broken and when it was whole again, by this process's clock."""

    began: float
    whole: float
    #: Processes that were away themselves: whoever was connected there had to wait, or to change over.
    away: frozenset[int] = frozenset()
    words: str = ""
    #: Another moment from which every table must go on, though nothing was away.
    jumped: float | None = None


@dataclass
class Scene:
    """What a fault needs to know."""

    world: World
    chance: random.Random
    tables: Sequence[Table]

    def one(self) -> Process:
        """A process."""
        return self.chance.choice(self.world.processes)

    async def pause(self, least: float, most: float) -> None:
        """A random time."""
        await asyncio.sleep(self.chance.uniform(least, most))


Fault = Callable[[Scene], Awaitable[Outage]]


async def process(scene: Scene) -> Outage:
    """kill -9 of one process, which is started again a moment later."""
    victim, began = scene.one(), time.monotonic()
    victim.kill()
    await scene.pause(0, 3)
    victim.start()
    await scene.world.all_ready([victim])
    return Outage(began, time.monotonic(), frozenset([victim.number]), f"process {victim.number}")


async def everyone(scene: Scene) -> Outage:
    """kill -9 of all processes at once."""
    began = time.monotonic()
    for one in scene.world.processes:
        one.kill()
    await scene.pause(0, 2)
    for one in scene.chance.sample(scene.world.processes, len(scene.world.processes)):
        one.start()
    await scene.world.all_ready()
    return Outage(began, time.monotonic())


async def drain(scene: Scene) -> Outage:
    """An upgrade: one process is asked to end, and started again."""
    victim, began = scene.one(), time.monotonic()
    took = await victim.end()
    victim.start()
    await scene.world.all_ready([victim])
    return Outage(began, time.monotonic(), frozenset([victim.number]), f"process {victim.number} took {took:.1f} s to end")


async def stop(scene: Scene) -> Outage:
    """One process stands still for ten seconds."""
    victim, began = scene.one(), time.monotonic()
    victim.signal(signal.SIGSTOP)
    try:
        await asyncio.sleep(STOPPED)
    finally:
        victim.signal(signal.SIGCONT)
    return Outage(began, time.monotonic(), frozenset([victim.number]), f"process {victim.number}")


async def killed(scene: Scene, server: Service | None, most: float) -> Outage:
    """A server is killed, and started again within so many seconds."""
    began = time.monotonic()
    assert server is not None
    await wait_for(server.kill)
    await scene.pause(0, most)
    await wait_for(server.start)
    return Outage(began, time.monotonic())


async def database(scene: Scene) -> Outage:
    """kill -9 of PostgreSQL."""
    return await killed(scene, scene.world.postgres, 4)


async def bus(scene: Scene) -> Outage:
    """kill -9 of Valkey, which forgets everything."""
    return await killed(scene, scene.world.valkey, 6)


def cut(ways: str) -> Fault:
    """The network between one process and both servers loses everything, one way or both."""

    async def lost(scene: Scene) -> Outage:
        victim, began = scene.one(), time.monotonic()
        scene.world.cut(victim, ways, True)
        try:
            await scene.pause(2, 10)
        finally:
            scene.world.cut(victim, ways, False)
        now = time.monotonic()
        return Outage(began, now, frozenset([victim.number]), f"process {victim.number}, {now - began:.1f} s")

    return lost


async def disk(scene: Scene) -> Outage:
    """PostgreSQL's disk is full; half of the time it has to make a new file of its log, and dies of it."""
    world, began = scene.world, time.monotonic()
    server = world.postgres
    assert server is not None
    dies = scene.chance.random() < 0.5
    ballast = await wait_for(world.fill_disk)
    try:
        if dies:
            await wait_for(lambda: _use_up_the_log(server.url))
        await scene.pause(2, 8)
    finally:
        ballast.unlink()
    lived = server.running
    if not lived:
        await wait_for(server.kill)
        await wait_for(server.start)
    await wait_for(lambda: _until_it_writes(server.url))
    return Outage(began, time.monotonic(), words="PostgreSQL lived" if lived else "PostgreSQL had ended")


def _use_up_the_log(url: str) -> None:
    import psycopg

    with contextlib.suppress(psycopg.Error), psycopg.connect(url, autocommit=True, connect_timeout=3) as connection:
        connection.execute("SET statement_timeout = '2s'")
        for _ in range(8):
            connection.execute("SELECT pg_logical_emit_message(false, 'break', repeat('x', 100000))")
            connection.execute("SELECT pg_switch_wal()")


def _until_it_writes(url: str) -> None:
    import psycopg

    until = time.monotonic() + 30
    while True:
        try:
            with psycopg.connect(url, autocommit=True, connect_timeout=3) as connection:
                connection.execute("SELECT pg_logical_emit_message(true, 'break', 'x')")
                return
        except psycopg.Error:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


async def clock(scene: Scene) -> Outage:
    """The clock of one process is moved, and some seconds later set right again."""
    victim, began = scene.one(), time.monotonic()
    seconds = scene.chance.choice(CLOCKS)
    victim.move_clock(seconds)
    jumped = time.monotonic()
    try:
        await scene.pause(6, 9)
    finally:
        victim.move_clock(0)
    return Outage(began, time.monotonic(), words=f"process {victim.number}, by {seconds:+d} s", jumped=jumped)


async def everything(scene: Scene) -> Outage:
    """kill -9 of everything, which comes back in any order."""
    world, began = scene.world, time.monotonic()
    for one in world.processes:
        one.kill()
    for server in world.servers:
        await wait_for(server.kill)
    starts: list[Callable[[], Awaitable[object]]] = [_starter(one) for one in world.processes]
    starts += [_waiter(server.start) for server in world.servers]
    scene.chance.shuffle(starts)
    for begin in starts:
        await begin()
        await scene.pause(0, 0.3)
    await world.all_ready()
    return Outage(began, time.monotonic())


def _starter(one: Process) -> Callable[[], Awaitable[object]]:
    async def start() -> None:
        one.start()

    return start


def _waiter(work: Callable[[], None]) -> Callable[[], Awaitable[object]]:
    return lambda: wait_for(work)


FAULTS: dict[str, Fault] = {
    "process": process,
    "all": everyone,
    "drain": drain,
    "stop": stop,
    "database": database,
    "bus": bus,
    "cut-in": cut("in"),
    "cut-out": cut("out"),
    "cut": cut("both"),
    "disk": disk,
    "clock": clock,
    "everything": everything,
}
#: What there is to break where one process has everything in a folder.
#: Faults during which tables must go on whose players are at processes that are not away.
APART = ("process", "drain", "stop", "bus", "cut-in", "cut-out", "cut", "clock")
#: Of these, one of the first and one of the second can happen at the same time.
OF_PROCESSES = ("process", "drain", "stop", "cut-in", "cut-out", "cut", "clock")
OF_SERVERS = ("database", "bus", "disk")
EMBEDDED = ("process", "drain", "stop", "clock", "everything")
ISOLATED = ("cut-in", "cut-out", "cut", "disk")


def cannot(name: str, processes: int, embedded: bool) -> str | None:
    """Why a fault cannot be made here; None when it can."""
    if embedded and name not in EMBEDDED:
        return "there is one process, and its folder"
    if name == "bus" and processes == 1:
        return "one process needs no Valkey"
    if name in ISOLATED:
        return can_isolate()
    if name == "clock" and faketime() is None:
        return "libfaketime is not there"
    return None


async def both(scene: Scene, one: str, other: str) -> Outage:
    """Two faults at the same time. Nobody is apart from the second."""
    outages = await asyncio.gather(FAULTS[one](scene), FAULTS[other](scene))
    words = " and ".join(outage.words for outage in outages if outage.words)
    return Outage(min(one.began for one in outages), max(one.whole for one in outages), words=words)


def order(names: Sequence[str], chance: random.Random) -> Iterator[str]:
    """Faults without end: all of them in a random order, and then again in another."""
    while True:
        yield from chance.sample(list(names), len(names))
