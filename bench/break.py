"""Breaks a server of many processes while people play, again and again, and checks from their own logs that nothing acknowledged is lost.

    python3 go.py python bench/break.py --minutes 5 --seed 1

docs/breaking.md says what is done, and what is checked.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arguments import count, positive

if TYPE_CHECKING:
    from breaking.checks import Record
    from breaking.faults import Outage
    from breaking.players import Table

HERE = Path(__file__).resolve().parent
#: Seconds of undisturbed play before each fault, at least and at most.
CALM = (1.0, 3.0)
#: Within so many seconds from when everything is whole again, every table must have gone on.
RECOVERY = 5.0
#: Then a table is given up, and with it the run.
HOPELESS = 60.0
#: Of processes and of tables there may be so many.
MOST = 200
#: What must not be found: any of these is a failure.
FATAL = ("lost", "duplicated", "leaked", "misordered", "misnumbered", "refused_but_there", "gaps", "wrong")


def parser(names: list[str]) -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="break.py", description="Break a server of many processes while people play, and check that nothing acknowledged is lost."
    )
    made.add_argument("--minutes", type=positive, default=2.0, metavar="M", help="how long (2)")
    made.add_argument("--seed", type=int, default=1, metavar="S", help="the faults, their order and their length follow from it (1)")
    made.add_argument("--faults", type=lambda text: _faults(text, names), default=names, metavar="LIST", help=f"some of {','.join(names)}")
    made.add_argument("--processes", type=_count, default=3, metavar="P", help="processes of the server (3)")
    made.add_argument("--tables", type=_count, default=15, metavar="N", help="tables (15)")
    made.add_argument("--pairs", action="store_true", help="now and then a process and a server break at the same time")
    made.add_argument("--embedded", action="store_true", help="one process with SQLite, as at home")
    made.add_argument("--keep", type=Path, metavar="FOLDER", help="leave the clients' logs and those of the servers here")
    made.add_argument("--json", action="store_true", help="print JSON")
    made.add_argument("--verbose", action="store_true", help="tell of each fault as it happens")
    return made


def _count(text: str) -> int:
    number = count(text)
    if number > MOST:
        raise ValueError
    return number


def _faults(text: str, names: list[str]) -> list[str]:
    found = [name.strip() for name in text.split(",")]
    for name in found:
        if name not in names:
            raise argparse.ArgumentTypeError(f"there is no fault “{name}”; there are {', '.join(names)}")
    return found


class Run:
    """One run, from the first process to the last check."""

    def __init__(self, asked: argparse.Namespace) -> None:
        from breaking import faults
        from breaking.checks import Checker, Findings
        from breaking.players import Stir
        from breaking.world import World

        self.asked = asked
        processes = 1 if asked.embedded else asked.processes
        self.not_done = {name: why for name in asked.faults if (why := faults.cannot(name, processes, asked.embedded))}
        self.names = [name for name in asked.faults if name not in self.not_done]
        isolated = any(name in faults.ISOLATED for name in self.names)
        self.world = World(processes, embedded=asked.embedded, isolated=isolated, disk="disk" in self.names, clocks="clock" in self.names)
        self.chance = random.Random(asked.seed)
        self.stir = Stir(self.world, random.Random(asked.seed + 1))
        self.findings = Findings()
        self.tables: list[Table] = []
        self.checkers: dict[str, Checker] = {}
        self.people: dict[str, str] = {}
        self.counts: Counter[str] = Counter()
        self.worst: dict[str, float] = {}
        self.calm = 0.0
        self.others: dict[str, float] = {}
        self.stuck: list[str] = []

    async def go(self) -> dict[str, Any]:
        """Break, and check; return what was found."""
        from breaking.facts import Facts

        began = time.monotonic()
        try:
            await self.world.open()
            url = self.world.postgres.url if self.world.postgres is not None else None
            self.facts = Facts(url, self.world.folder / "data" / "lastcard.db")
            await self._seated()
            self._say(f"all play at {len(self.tables)} tables, with {len(self.world.processes)} processes")
            await self._break(time.monotonic() + 60 * self.asked.minutes)
            await self._end()
        finally:
            self.stir.over = True
            for table in self.tables:
                for player in table.people:
                    await player.end()
            self._keep()
            await self.world.close()
        return self._told(time.monotonic() - began)

    # The tables

    async def _seated(self) -> None:
        from breaking.world import Failed

        try:
            await asyncio.wait_for(self._seat(), 90)
        except (TimeoutError, OSError) as error:
            raise Failed(f"the games could not be begun: {error or type(error).__name__}") from None

    async def _seat(self) -> None:
        """People come, make tables and begin to play."""
        from breaking.checks import Checker
        from breaking.players import Player, Table, some_table

        shape = random.Random(self.asked.seed + 2)
        for place in range(self.asked.tables):
            wanted = some_table(place, shape)
            cookies = []
            for seat in range(wanted.people):
                process = self.world.processes[(place + seat) % len(self.world.processes)]
                status, _, cookie = await process.ask("PUT", "/api/me", {"name": f"T{place}S{seat}"})
                if status != 200:
                    raise ConnectionError(f"/api/me answered {status}")
                cookies.append(cookie)
            new = {"edition": wanted.edition, "seats": wanted.seats, "bots": wanted.bots, "options": wanted.options}
            _, made, _ = await self.world.processes[place % len(self.world.processes)].ask("POST", "/api/tables", new, cookies[0])
            table = Table(made["code"], wanted)
            for seat, cookie in enumerate(cookies):
                table.people.append(Player(self.stir, table, f"T{place}S{seat}", cookie, tabs=2 if shape.random() < 0.3 else 1))
            if wanted.spectator:
                table.people.append(Player(self.stir, table, "", ""))
            self.tables.append(table)
            secrets = [cookie.partition("=")[2].encode() for cookie in cookies]
            self.checkers[table.code] = Checker(table.code, self.findings, secrets)
        await asyncio.gather(*(self._begin(table) for table in self.tables))

    async def _begin(self, table: Table) -> None:
        for player in table.people:
            player.begin()
        for player in table.people:
            await player.here()
        named = [player for player in table.people if player.who]
        host = named[0]
        for player in named[1:]:
            await player.ask("sit")
            if table.wanted.options.get("custom"):
                await player.ask("agree", version=1)
        settings = {"pace": "fast", "timer": table.wanted.timer, "grace": table.wanted.grace}
        for do, more in (("table", settings), ("start", {})):
            code = await host.ask(do, **more)
            if code is not None:
                raise ConnectionError(f"“{do}” was refused: {code}")

    # Faults

    async def _break(self, end: float) -> None:
        from breaking import faults

        scene = faults.Scene(self.world, self.chance, self.tables)
        if not self.names:
            await asyncio.sleep(max(0.0, end - time.monotonic()))
            return
        for name in faults.order(self.names, self.chance):
            since = time.monotonic()
            await asyncio.sleep(self.chance.uniform(*CALM))
            now = time.monotonic()
            if now > end:
                return
            self.calm = max([self.calm, *(table.pause_between(since, now) for table in self.tables)])
            for table in self.tables:
                table.been = set(table.processes)
            partners = [one for one in faults.OF_SERVERS if one in self.names and name in faults.OF_PROCESSES]
            if self.asked.pairs and partners and self.chance.random() < 0.5:
                partner = self.chance.choice(partners)
                outage = await faults.both(scene, name, partner)
                self.counts.update([name, partner])
                name = f"{name}+{partner}"
            else:
                outage = await faults.FAULTS[name](scene)
                self.counts[name] += 1
            took = await self._recovered(name, outage)
            if name in faults.APART:
                # Tables with nobody at a process that was away: they must not have noticed.
                for table in self.tables:
                    if table.been & outage.away:
                        continue
                    pause = table.pause_between(outage.began, outage.whole)
                    self.others[name] = max(self.others.get(name, 0.0), pause)
                    if pause > RECOVERY:
                        self._say(f"  stood still for {pause:.1f} s, with nobody at {set(outage.away)}: {self._describe(table)}")
            self._say(f"{name:16} {outage.words:40} away {outage.whole - outage.began:5.1f} s, all play again after {took:5.2f} s")
            await self.check()
            if self.stuck:
                return

    async def _recovered(self, name: str, outage: Outage) -> float:
        """Wait until every table has made a move after everything was whole; return how long the last one took."""
        whole, took = outage.whole, HOPELESS
        until = whole + HOPELESS
        told = False
        while True:
            moments = [table.first_after(whole) for table in self.tables]
            if all(moment is not None for moment in moments):
                took = max(moment for moment in moments if moment is not None) - whole
                break
            if time.monotonic() > whole + RECOVERY and not told:
                told = True
                for table, moment in zip(self.tables, moments, strict=True):
                    if moment is None:
                        self._say(f"  still waiting after {name}: {self._describe(table)}")
            if time.monotonic() > until:
                self.stuck = [self._describe(table) for table, moment in zip(self.tables, moments, strict=True) if moment is None]
                break
            await asyncio.sleep(0.05)
        if outage.jumped is not None:
            after = [table.first_after(outage.jumped) for table in self.tables]
            took = max([took, *(HOPELESS if moment is None else moment - outage.jumped for moment in after)])
        self.worst[name] = max(took, self.worst.get(name, 0.0))
        for table in self.tables:
            table.moved = [moment for moment in table.moved if moment > whole - 60]
        return took

    def _describe(self, table: Table) -> str:
        checker = self.checkers[table.code]
        players = [
            (player.who, player.pending, [(tab.process.number, tab.number, tab.seat, tab.game and tab.game.turn) for tab in player.tabs])
            for player in table.people
        ]
        return f"{table.code} {table.wanted}, known to {checker.number}; who, what is not answered, lines: {players}"

    # Checks

    async def check(self) -> None:
        """Everything that was logged up to now, against what is in the database."""
        if not self.people:
            self.people = await asyncio.to_thread(self.facts.people)
        for table in self.tables:
            records, table.records = table.records, []
            checker = self.checkers[table.code]
            if not checker.number:
                checker.secrets += [self.people[player.who].encode() for player in table.people if player.who]
            new = await asyncio.to_thread(self.facts.after, table.code, checker.number)
            checker.check(records, new, self.people)
            if self.asked.keep:
                await asyncio.to_thread(self._write, table, records)
            await asyncio.sleep(0)

    async def _end(self) -> None:
        """Let answers come that are under way, and look at everything once more."""
        self.stir.over = True
        await asyncio.sleep(1.0)
        await self.check()
        for table in self.tables:
            self.checkers[table.code].finish(await asyncio.to_thread(self.facts.after, table.code, 0))

    def _write(self, table: Table, records: list[Record]) -> None:
        self.asked.keep.mkdir(parents=True, exist_ok=True)
        with (self.asked.keep / f"table-{table.code}.jsonl").open("a", encoding="utf-8") as file:
            for record in records:
                file.write(json.dumps([record.what, record.line, record.who, record.data.decode()]) + "\n")

    def _keep(self) -> None:
        self.traces: list[str] = []
        for name, text in self.world.logs():
            if "Traceback" in text and name != "postgres":
                self.traces.append(f"{name}: " + text[text.index("Traceback") :][:3000])
            if self.asked.keep:
                self.asked.keep.mkdir(parents=True, exist_ok=True)
                (self.asked.keep / f"{name.replace(' ', '-')}.log").write_text(text, "utf-8")

    # What is told

    def _say(self, words: str) -> None:
        if self.asked.verbose:
            print(words, file=sys.stderr, flush=True)

    def _told(self, seconds: float) -> dict[str, Any]:
        counts = self.findings.counts
        found = {
            "faults": {name: self.counts[name] for name in self.asked.faults if name not in self.not_done},
            "not_done": self.not_done,
            "moves_acknowledged": sum(checker.moves for checker in self.checkers.values()),
            **{name: counts[name] for name in FATAL},
            "worst_recovery_s": round(max(self.worst.values(), default=0.0), 2),
            "recovery_s": {name: round(worst, 2) for name, worst in self.worst.items()},
            "others_worst_pause_s": {name: round(pause, 2) for name, pause in self.others.items()},
            "calm_worst_pause_s": round(self.calm, 2),
            "frames_checked": sum(checker.frames for checker in self.checkers.values()),
            "facts": sum(checker.number for checker in self.checkers.values()),
            "behind": counts["behind"],
            "died": self.world.died,
            "tracebacks": len(self.traces),
            "tables": self.asked.tables,
            "processes": len(self.world.processes),
            "seed": self.asked.seed,
            "seconds": round(seconds),
            "stuck": self.stuck,
            "clients": dict(self.stir.tally.most_common()),
        }
        found["passed"] = passed(found)
        return found


def passed(found: dict[str, Any]) -> bool:
    """Whether nothing was found that must not be."""
    return not any(found[name] for name in (*FATAL, "died", "tracebacks", "stuck")) and found["worst_recovery_s"] <= RECOVERY


def show(found: dict[str, Any], run: Run) -> None:
    """What was found, for people."""
    print(f"{'fault':12}{'times':>6}{'worst recovery, s':>20}{'longest pause of others, s':>29}")
    for name, times in found["faults"].items():
        print(f"{name:12}{times:6}{found['recovery_s'].get(name, '–'):>20}{found['others_worst_pause_s'].get(name, '–'):>29}")
    for name, took in found["recovery_s"].items():
        if "+" in name:
            print(f"{name:18}{took:>20}")
    for name, why in found["not_done"].items():
        print(f"{name:12}{'not done: ' + why}")
    print()
    for name, value in found.items():
        if name not in ("faults", "not_done", "recovery_s", "others_worst_pause_s", "clients", "stuck"):
            print(f"{name:22} {value if value is not None else '–'}")
    print("\n".join(["", "what came to the clients:", *(f"  {times:7} {what}" for what, times in found["clients"].items())]))


def stop_once(task: asyncio.Task[Any]) -> Callable[[], None]:
    """Ends the run when called; who calls again does not disturb it while it cleans up."""

    def stop() -> None:
        if not task.cancelling():
            task.cancel()

    return stop


def main(words: list[str] | None = None) -> int:
    sys.path[:0] = [str(HERE), str(HERE.parent / "tests")]
    from breaking import faults
    from breaking.world import Failed

    asked = parser(list(faults.FAULTS)).parse_args(words)
    try:
        run = Run(asked)
        with asyncio.Runner() as runner:
            task = runner.get_loop().create_task(run.go())
            for kind in (signal.SIGINT, signal.SIGTERM):
                with suppress(NotImplementedError):
                    runner.get_loop().add_signal_handler(kind, stop_once(task))
            try:
                found = runner.get_loop().run_until_complete(task)
            finally:
                runner.get_loop().remove_signal_handler(signal.SIGINT)
                signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is about to end, and says how
    except Failed as reason:
        print(f"break.py: {reason}", file=sys.stderr)
        return 1
    except asyncio.CancelledError:
        print("break.py: stopped, and everything is cleaned up", file=sys.stderr)
        return 130
    if asked.json:
        print(json.dumps(found))
    else:
        show(found, run)
    for words_of_it in (*run.findings.examples, *(f"stuck: {one}" for one in run.stuck), *run.traces):
        print(words_of_it, file=sys.stderr)
    return 0 if found["passed"] else 1


if __name__ == "__main__":
    try:
        import msgspec  # noqa: F401
    except ImportError:
        # Started with a Python that has nothing installed: with the one that go.py makes it works.
        os.execv(sys.executable, [sys.executable, str(HERE.parent / "go.py"), "python", __file__, *sys.argv[1:]])
    sys.exit(main())
