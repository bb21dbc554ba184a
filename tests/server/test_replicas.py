"""Whatever becomes of what processes tell each other, of their clocks and of themselves, they come to the same table: the one on disk."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Iterator
from typing import Any, TypeVar

import pytest
import redis
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test
from services import Databases, Keyspaces

from lastcard.server import messages as m
from lastcard.server import rooms as all_rooms
from lastcard.server.facts import Dealt, StandInSet, Started
from lastcard.server.room import stamped_of
from lastcard.server.rooms import IDLE
from lastcard.server.store import Row

from .replicas import Replica, hurry, known, on_disk
from .rooms import ANA, BO, CY, Clock, Guest

T = TypeVar("T")

PEOPLE = (ANA, BO, CY)
REPLICAS = 3
#: Seconds until all must have come to the same; nothing waits for so long but a test that fails.
PATIENCE = 10.0

replicas = st.integers(0, REPLICAS - 1)
people = st.integers(0, len(PEOPLE) - 1)
chances = st.integers(0, 10**6)


@pytest.fixture(autouse=True)
def hurried() -> Iterator[None]:
    """Nobody waits in these tests."""
    with hurry():
        yield


class Processes(RuleBasedStateMachine):
    """Three processes with one table, at which three people say what they like wherever they like."""

    database = valkey = ""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.clocks = [Clock() for _ in range(REPLICAS)]
        #: Commands that were carried out: by whom, and what was answered each time.
        self.done: dict[str, tuple[int, m.AnyCommand, list[int]]] = {}
        self.count = 0
        self.failed = False
        self.run(self.begin())

    def run(self, work: Awaitable[T]) -> T:
        """Have something done in the loop of the processes."""
        try:
            return self.loop.run_until_complete(asyncio.wait_for(work, 2 * PATIENCE))
        except BaseException:
            self.failed = True
            raise

    async def begin(self) -> None:
        self.replicas = [await Replica.start(self.database, self.valkey, clock) for clock in self.clocks]
        new = m.NewTable("classic", 4, ["careful"], {"hand_size": 4, "target": 50})
        self.code = await self.replicas[0].rooms.create(ANA, new)
        for person, replica in zip(PEOPLE, self.replicas, strict=True):
            await replica.connect(self.code, person)

    # What people do

    async def give(self, place: int, who: int, command: m.AnyCommand) -> dict[str, Any] | None:
        """Somebody gives a command at some process; None when the line was ended over it."""
        replica = self.replicas[place]
        guest = await replica.connect(self.code, PEOPLE[who])
        await (await replica.room(self.code)).command(guest.line, command)
        answer = next((frame for frame in guest.hear() if frame.get("id") == command.id), None)
        if guest.line.closed:
            await replica.disconnect(self.code, PEOPLE[who])
        if answer is not None and answer["is"] == "done":
            self.done.setdefault(command.id, (who, command, []))[2].append(answer["number"])
        return answer

    def command(self, guest: Guest, chance: int) -> m.AnyCommand:
        """Something that somebody may want to do, most of all to play."""
        self.count += 1
        name = f"c{self.count}"
        wanted: list[m.AnyCommand] = [
            m.Start(name),
            m.Ready(name),
            m.Say(name, emote="smile"),
            m.StandIn(name, on=chance % 2 == 0),
            m.SetTable(name, grace=chance % 3),
            m.SetTable(name, timer=chance % 3),
            m.Pause(name, on=chance % 2 == 0),
        ]
        if guest.seat is None:
            wanted += [m.Sit(name)] * 10
        elif chance % 50 == 0:
            wanted += [m.Leave(name)]
        if guest.game is not None:
            legal = guest.game["legal"]
            wanted += [m.PlayMove(name, legal[chance % len(legal)], guest.number)] * 20 if legal else []
        return wanted[chance % len(wanted)]

    @rule(place=replicas, who=people, chance=chances)
    def one_speaks(self, place: int, who: int, chance: int) -> None:
        """At whichever process."""

        async def work() -> None:
            guest = await self.replicas[place].connect(self.code, PEOPLE[who])
            guest.hear()
            await self.give(place, who, self.command(guest, chance))

        self.run(work())

    @rule(chances=st.tuples(chances, chances, chances), shift=replicas)
    def all_speak_at_once(self, chances: tuple[int, ...], shift: int) -> None:
        """Each at another process."""

        async def work() -> None:
            given = []
            for who, chance in enumerate(chances):
                place = (who + shift) % REPLICAS
                guest = await self.replicas[place].connect(self.code, PEOPLE[who])
                guest.hear()
                given.append(self.give(place, who, self.command(guest, chance)))
            await asyncio.gather(*given)

        self.run(work())

    @rule(place=replicas, chance=chances)
    def one_repeats(self, place: int, chance: int) -> None:
        """A client that has not heard the answer gives its command again, at another process: it is answered as before."""
        latest = list(self.done.values())[-8:]
        if not latest:
            return
        who, command, _ = latest[chance % len(latest)]
        answer = self.run(self.give(place, who, command))
        if answer is not None and answer["is"] != "done":
            # One that changed nothing then, since it was so already, is not known: it is judged as the table is by now.
            rows = self.run(self.replicas[place].store.facts(self.code))
            assert command.id not in {row.command for row in rows}

    @rule(place=replicas, who=people)
    def one_hangs_up(self, place: int, who: int) -> None:
        """Somebody's connection to a process ends."""
        self.run(self.replicas[place].disconnect(self.code, PEOPLE[who]))

    # What time brings

    @rule(millis=st.sampled_from([1, 300, 1500, 4000, 70_000]))
    def time_passes(self, millis: int) -> None:
        """And all processes see to what is due, at the same moment."""

        async def work() -> None:
            for clock in self.clocks:
                clock.now += millis
            rooms = [replica.awake[self.code] for replica in self.replicas if self.code in replica.awake]
            await asyncio.gather(*(room.act() for room in rooms))

        self.run(work())

    @rule(place=replicas, millis=st.sampled_from([-3_600_000, -2500, -100, 100, 2500, 3_600_000]))
    def a_clock_goes_wrong(self, place: int, millis: int) -> None:
        """One machine's clock is put forward or back."""
        self.clocks[place].now += millis

    @rule(place=replicas)
    def a_table_falls_asleep(self, place: int) -> None:
        """At a process where nobody is connected to it any more, whatever goes on elsewhere."""

        async def work() -> None:
            for person in PEOPLE:
                await self.replicas[place].disconnect(self.code, person)
            self.clocks[place].now += IDLE + 1
            self.replicas[place].rooms.tidy()

        self.run(work())

    # What goes wrong

    @rule(place=replicas, fate=st.sampled_from(["lost", "late"]))
    def notifications_fail(self, place: int, fate: str) -> None:
        """What others tell a process is lost, or comes later."""
        self.replicas[place].bus.fate = fate

    @rule(place=replicas)
    def notifications_arrive(self, place: int) -> None:
        """What was late is there."""

        async def work() -> None:
            self.replicas[place].bus.take()

        self.run(work())

    @rule()
    def connections_are_cut(self) -> None:
        """By which the processes hear of each other."""
        with redis.Redis.from_url(self.valkey) as control:
            control.execute_command("CLIENT", "KILL", "TYPE", "pubsub")

    @rule(place=replicas, well=st.booleans())
    def a_process_is_replaced(self, place: int, well: bool) -> None:
        """It ends, or is killed, and another takes its place."""

        async def work() -> None:
            old = self.replicas[place]
            await (old.stop() if well else old.kill())
            self.replicas[place] = await Replica.start(self.database, self.valkey, self.clocks[place])

        self.run(work())

    # What must be so

    @rule()
    def all_come_to_the_same(self) -> None:
        """To the table as its facts make it, with every command that was carried out in them once."""
        self.run(self.settle())

    async def settle(self) -> None:
        for replica in self.replicas:
            replica.bus.take()
        here = {person.id for person in PEOPLE if any(person.id in replica.guests for replica in self.replicas)}
        late = asyncio.get_running_loop().time() + PATIENCE
        while not await self.agrees(here):
            assert asyncio.get_running_loop().time() < late, "\n".join(self.told_of(replica, here) for replica in self.replicas)
            await asyncio.sleep(0.01)
        rows = await self.replicas[0].store.facts(self.code)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        commands: dict[str, list[int]] = {}
        for row in rows:
            if row.command is not None:
                commands.setdefault(row.command, []).append(row.number)
        for name, numbers in commands.items():
            assert numbers == list(range(numbers[0], numbers[-1] + 1))
            if name in self.done:
                # What changed nothing, since it was so already, may come to something when it is repeated; from then on it is known.
                answers = [number for number in self.done[name][2] if number >= numbers[0]]
                assert set(answers) <= {numbers[-1]}
        assert {name for name, (_, command, _) in self.done.items() if isinstance(command, m.Say | m.PlayMove | m.Start)} <= commands.keys()
        self.nothing_due_was_done_twice([one.fact for one in stamped_of(rows)])

    def nothing_due_was_done_twice(self, facts: list[Any]) -> None:
        """Nobody is stood in for who is stood in for already, and no round is dealt twice."""
        standing: Counter[int] = Counter()
        for fact in facts:
            if isinstance(fact, StandInSet):
                standing[fact.seat] += 1 if fact.on else -1
                assert standing[fact.seat] in (0, 1)
            elif isinstance(fact, Started):
                standing.clear()
        begun = [fact.seed for fact in facts if isinstance(fact, Started | Dealt)]
        assert len(begun) == len(set(begun))

    async def agrees(self, here: set[str]) -> bool:
        """Whether all that is known in all processes is what is on disk, and all know who is there."""
        self.disk = known(await on_disk(self.replicas[0].store, self.code))
        return not any(self.difference(replica, here) for replica in self.replicas)

    def difference(self, replica: Replica, here: set[str]) -> dict[str, Any]:
        """What a process knows otherwise than it is."""
        room = replica.awake.get(self.code)
        if room is None:
            return {}
        found = {name: (value, self.disk[name]) for name, value in known(room.table).items() if value != self.disk[name]}
        if set(room.table.sockets) != here:
            found["here"] = (set(room.table.sockets), here, room.table.elsewhere)
        for guest in replica.guests.values():
            guest.hear()
            if guest.number != room.table.number:
                found["told"] = (guest.number, room.table.number)
        return found

    def told_of(self, replica: Replica, here: set[str]) -> str:
        """What a process knows otherwise than it is, and what it has said and heard."""
        what = [f"{replica.bus.process} knows otherwise: {self.difference(replica, here)}", *map(str, replica.bus.heard_and_said)]
        return "\n  ".join(what)

    def teardown(self) -> None:
        """Whatever has happened, in the end all is well."""
        try:
            if not self.failed:
                self.run(self.settle())
        finally:
            self.run(self.end())
            self.loop.close()

    async def end(self) -> None:
        for replica in self.replicas:
            await replica.stop()


def tried(database: str, bus: str, examples: int, steps: int) -> None:
    class Here(Processes):
        pass

    Here.database, Here.valkey = database, bus
    # Real processes do not do the same again, so that what fails cannot be made smaller.
    phases = (Phase.explicit, Phase.generate)
    run_state_machine_as_test(Here, settings=settings(max_examples=examples, stateful_step_count=steps, deadline=None, phases=phases))


def test_a_process_that_was_given_up_and_lives_is_found_by_those_that_come_later(postgres: Databases, valkey: Keyspaces) -> None:
    """One that was only slow does not know that another took it for dead: a third still learns of it, and of who is connected there."""

    database, bus = postgres.fresh(), valkey.fresh()

    async def work() -> None:
        slow, judge, third = [await Replica.start(database, bus, Clock()) for _ in range(3)]
        code = await slow.rooms.create(ANA, m.NewTable("classic", 3))
        await slow.connect(code, ANA)
        await judge.connect(code, BO)
        judge.bus._heard.pop(slow.bus.process)
        judge.bus._count()
        assert slow.bus.process not in (await judge.room(code)).others
        everybody = {ANA.id, BO.id, CY.id}
        try:
            async with asyncio.timeout(PATIENCE):
                while slow.bus.process not in judge.bus.others:
                    await asyncio.sleep(0.01)
                await third.connect(code, CY)
                for replica in (third, judge, slow):
                    room = await replica.room(code)
                    while set(room.table.sockets) != everybody:
                        await asyncio.sleep(0.01)
        except TimeoutError:
            rooms = [await replica.room(code) for replica in (third, judge, slow)]
            raise AssertionError([room.table.sockets for room in rooms]) from None
        finally:
            for replica in (third, judge, slow):
                await replica.stop()

    asyncio.run(work())


def test_a_table_that_wakes_while_redis_is_away_is_found_when_it_is_back(
    postgres: Databases, valkey: Keyspaces, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where Redis came back, and all was told anew, while the table was still being read and not yet among those that are awake."""
    monkeypatch.setattr(all_rooms, "TOLD_ANEW", 10**9)
    database, bus = postgres.fresh(), valkey.fresh()

    async def work() -> None:
        one, late = [await Replica.start(database, bus, Clock()) for _ in range(2)]
        code = await one.rooms.create(ANA, m.NewTable("classic", 2))
        await one.connect(code, ANA)
        ask, read = late.bus._ask, late.store.facts

        async def unheard(commands: list[tuple[Any, ...]]) -> list[Any]:
            monkeypatch.setattr(late.bus, "_ask", ask)
            return []

        async def slow(*words: Any) -> list[Row]:
            await late.rooms._find_all()
            return await read(*words)

        monkeypatch.setattr(late.bus, "_ask", unheard)
        monkeypatch.setattr(late.store, "facts", slow)
        await late.connect(code, BO)
        try:
            async with asyncio.timeout(PATIENCE):
                for replica in (one, late):
                    room = await replica.room(code)
                    while set(room.table.sockets) != {ANA.id, BO.id}:
                        await asyncio.sleep(0.01)
        finally:
            for replica in (one, late):
                await replica.stop()

    asyncio.run(work())


def test_a_process_that_ends_while_a_table_wakes_is_not_waited_for(
    postgres: Databases, valkey: Keyspaces, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was there when the table began to wake elsewhere, and had ended when it was awake: its end is not told a second time."""
    database, bus = postgres.fresh(), valkey.fresh()

    async def work() -> None:
        dead, living = [await Replica.start(database, bus, Clock()) for _ in range(2)]
        code = await dead.rooms.create(ANA, m.NewTable("classic", 2))
        await dead.connect(code, ANA)
        read = living.store.facts

        async def slow(*words: Any) -> list[Row]:
            monkeypatch.setattr(living.store, "facts", read)
            assert dead.bus.process in living.bus.others
            await dead.kill()
            async with asyncio.timeout(PATIENCE):
                while living.bus.others:
                    await asyncio.sleep(0.01)
            return await read(*words)

        monkeypatch.setattr(living.store, "facts", slow)
        try:
            room = await living.room(code)
            assert (room.others, room._asked) == (set(), set())
        finally:
            await living.stop()

    asyncio.run(work())


def test_a_command_is_not_refused_by_what_was_not_heard(postgres: Databases, valkey: Keyspaces, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was carried out elsewhere and is repeated where nothing was heard of that; or it has become right without that being heard of."""
    monkeypatch.setattr(all_rooms, "COMPARED", 10**9)
    database, bus = postgres.fresh(), valkey.fresh()

    async def work() -> None:
        one, other = [await Replica.start(database, bus, Clock()) for _ in range(2)]
        code = await one.rooms.create(ANA, m.NewTable("classic", 2))
        ana, bo = await one.connect(code, ANA), await other.connect(code, BO)
        late = await other.connect(code, ANA)
        one.bus.fate = other.bus.fate = "lost"
        here, there = await one.room(code), await other.room(code)
        await bo.done(there, m.Sit)
        number = await ana.done(here, m.Start, id="start")  # nobody else sits there, as far as this process has heard
        assert there.table.number < number
        assert await late.done(there, m.Start, id="start") == number
        for replica in (one, other):
            await replica.stop()

    asyncio.run(work())


def test_what_a_dead_process_left_goes_after_a_while(postgres: Databases, valkey: Keyspaces, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not stand in Valkey for as long as the table is awake."""
    monkeypatch.setattr(all_rooms, "BURIED", 0.2)

    database, bus = postgres.fresh(), valkey.fresh()

    async def work() -> None:
        dead, living = [await Replica.start(database, bus, Clock()) for _ in range(2)]
        code = await dead.rooms.create(ANA, m.NewTable("classic", 2))
        await living.connect(code, BO)
        await dead.kill()
        try:
            async with asyncio.timeout(PATIENCE):
                while set(await living.bus._redis.hkeys(f"lastcard:table:{code}")) != {living.bus.process.encode()}:
                    await asyncio.sleep(0.01)
        finally:
            await living.stop()

    asyncio.run(work())


def test_processes_come_to_the_same_table(postgres: Databases, valkey: Keyspaces) -> None:
    """Whatever people do at which process, and whatever goes wrong between them."""
    tried(postgres.fresh(), valkey.fresh(), 8, 25)


@pytest.mark.soak
def test_processes_come_to_the_same_table_however_long(postgres: Databases, valkey: Keyspaces) -> None:
    """The same, far more of it."""
    tried(postgres.fresh(), valkey.fresh(), 300, 80)
