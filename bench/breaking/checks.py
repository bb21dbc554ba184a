"""Judges a table by the logs of those who sat at it, against its facts as they are in the database.

The facts are applied once more, one after another, to a table of the checker's own. Wherever somebody was sent something, that table says
what it must have been: so a card too many is found, and so is one too few.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import msgspec

from lastcard.server import facts as f
from lastcard.server.facts import Stamped
from lastcard.server.history import Line
from lastcard.server.sight import entry_of, view_game, view_table
from lastcard.server.table import Table

#: What of a table's view follows from who is connected, and not from its facts.
OF_PRESENCE = ("present", "stand_in_at")
#: What of a game's view says when something is due, which depends on who is connected as well.
OF_CLOCKS = ("deadline", "catch_at")
#: Where cards are that not everybody may see, or what tells of them.
SECRET = ("hand", "hands", "drawn", "legal", "may_call")
#: Commands that must come to something: where there is nothing to be done they are refused.
COUNTS = ("move", "say", "start")

_SEED = re.compile(rb"\b[0-9a-f]{32}\b")


class Record(NamedTuple):
    """One thing that a client has sent, or that came to it: `line` is the number of its connection."""

    what: Literal["open", "sent", "heard", "lost"]
    line: int
    who: str | None
    data: bytes


@dataclass
class Findings:
    """What was found, over all tables: of each kind how often, and the first few in words."""

    counts: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)

    def add(self, kind: str, words: str) -> None:
        """Something was found that must not be."""
        self.counts[kind] += 1
        if self.counts[kind] <= 5:
            self.examples.append(f"{kind}: {words}")


@dataclass
class _Asked:
    """A command, and what it was answered."""

    command: dict[str, Any]
    #: The last change that had been acknowledged to its sender before.
    after: int
    done: set[int] = field(default_factory=set)
    refused: list[str] = field(default_factory=list)


@dataclass
class _Frame:
    """What a seat was sent, until it is known what it should have been."""

    who: str | None
    line: int
    frame: dict[str, Any]
    data: bytes


class Checker:
    """Everything that is known of one table."""

    def __init__(self, code: str, findings: Findings, secrets: Sequence[bytes] = ()) -> None:
        self.code = code
        self.findings = findings
        #: What must be in no frame, besides seeds: cookies, and people's ids.
        self.secrets = list(secrets)
        #: Moves that were acknowledged, each counted once; frames with what is at the table.
        self.moves = 0
        self.frames = 0
        self._facts: list[Stamped] = []
        self._by_number: dict[int, Stamped] = {}
        self._table: Table | None = None
        self._lines: dict[int, Line] = {}
        self._by_command: dict[tuple[str, str], list[int]] = defaultdict(list)
        self._chain = hashlib.sha256()
        self._seeds: set[bytes] = set()
        self._asked: dict[tuple[str, str], _Asked] = {}
        #: A fact was not as it must be, and what follows from it cannot be known.
        self._broken = False
        self._told: set[tuple[str, str]] = set()
        self._acknowledged_to: dict[str, int] = {}
        self._number_of: dict[int, int | None] = {}
        #: What has been sent over each line that is open, and not been answered on it.
        self._unanswered: dict[int, Counter[tuple[str, str]]] = {}
        self._newest: dict[str | None, int] = {}
        self._people: dict[str, str] = {}

    @property
    def number(self) -> int:
        """Up to where the facts are known."""
        return self._facts[-1].number if self._facts else 0

    def _found(self, kind: str, words: str) -> None:
        self.findings.add(kind, f"{self.code}: {words}")

    # A check: first what the clients have logged, then the facts that were in the database after that

    def check(self, records: Iterable[Record], new: Sequence[Stamped], people: dict[str, str]) -> None:
        """Take what was logged and stored since the last check; `people` gives the id of each client's person."""
        self._people = people
        frames: list[_Frame] = []
        touched: dict[tuple[str, str], _Asked] = {}
        for record in records:
            self._read(record, frames, touched)
        self._compare(frames, new)
        for key in {(one.person, one.command) for one in new if one.person is not None and one.command is not None}:
            self._judge_group(self._by_command[key])
        for (who, command), asked in touched.items():
            self._judge(who, command, asked)

    def finish(self, everything: Sequence[Stamped]) -> None:
        """At the end: all facts are still what they were when they were first seen, and no refused command has come in late."""
        again = hashlib.sha256()
        for one in everything[: len(self._facts)]:
            again.update(_line_of(one))
        if len(everything) < len(self._facts):
            self._found("lost", f"there were {len(self._facts)} facts, and there are {len(everything)}")
        elif again.digest() != self._chain.digest():
            self._found("lost", "facts have changed after they were written")
        for (who, command), asked in self._asked.items():
            self._judge(who, command, asked)

    # What the clients have logged

    def _read(self, record: Record, frames: list[_Frame], touched: dict[tuple[str, str], _Asked]) -> None:
        if record.what == "open":
            self._number_of[record.line] = None
            self._unanswered[record.line] = Counter()
        elif record.what == "lost":
            self._unanswered.pop(record.line, None)
        elif record.what == "sent":
            command = msgspec.json.decode(record.data)
            if record.who is not None and command["do"] not in ("ping", "resync", "why"):
                key = record.who, command["id"]
                self._asked.setdefault(key, _Asked(command, self._acknowledged_to.get(record.who, 0)))
                if record.line in self._unanswered:
                    self._unanswered[record.line][key] += 1
        elif record.what == "heard":
            self._hear(record, frames, touched)

    def _hear(self, record: Record, frames: list[_Frame], touched: dict[tuple[str, str], _Asked]) -> None:
        frame = msgspec.json.decode(record.data)
        kind = frame["is"]
        if kind in ("done", "refused"):
            key = (record.who or "", frame["id"] or "")
            asked = self._asked.get(key)
            if asked is None:
                return
            touched[key] = asked
            if record.line in self._unanswered:
                self._unanswered[record.line][key] -= 1
            if kind == "done":
                if not asked.done and asked.command["do"] == "move":
                    self.moves += 1
                asked.done.add(frame["number"])
                if asked.command["do"] in COUNTS:
                    self._acknowledged_to[key[0]] = max(frame["number"], self._acknowledged_to.get(key[0], 0))
            elif not any(waiting[key] > 0 for waiting in self._unanswered.values()):
                # Where it was sent twice at the same time, the other attempt may succeed after this one has failed.
                asked.refused.append(frame["code"])
            return
        if kind not in ("table", "update"):
            return
        self.frames += 1
        number: int = frame["number"]
        before = self._number_of.get(record.line)
        if kind == "update":
            if before is None:
                self._found("gaps", f"an update to {number} came before the table did")
            elif frame["was"] != before or number < before:
                self._found("gaps", f"an update from {frame['was']} to {number} came at {before}")
        elif before is not None and number < before:
            self._found("gaps", f"the table came with {number} after {before} on the same line")
        if before is None and number < self._newest.get(record.who, 0):
            # A line elsewhere that is behind: allowed, as its client is told the rest in a moment, but worth knowing.
            self.findings.counts["behind"] += 1
        self._number_of[record.line] = number
        self._newest[record.who] = max(number, self._newest.get(record.who, 0))
        frames.append(_Frame(record.who, record.line, frame, record.data))

    # Frames against facts

    def _compare(self, frames: list[_Frame], new: Sequence[Stamped]) -> None:
        waiting: dict[int, list[_Frame]] = defaultdict(list)
        for one in frames:
            waiting[one.frame["number"]].append(one)
        for number in [] if self._broken else [number for number in waiting if number <= len(self._facts)]:
            # They came late, or from a process that was behind.
            table = self._table if number == len(self._facts) else Table.of(self._facts[:number])
            assert table is not None
            self._compare_all(table, waiting.pop(number))
        for stamped in new:
            if stamped.number != len(self._facts) + 1 and not self._broken:
                self._found("lost", f"the fact after {len(self._facts)} has the number {stamped.number}")
                self._broken = True
            self._facts.append(stamped)
            self._by_number[stamped.number] = stamped
            self._chain.update(_line_of(stamped))
            table = self._apply(stamped)
            if table is not None and stamped.number in waiting:
                self._compare_all(table, waiting.pop(stamped.number))
        for number, some in waiting.items():
            if self._broken and number <= len(self._facts):
                continue
            self._found("lost", f"{some[0].who} was told of change {number}, and the last in the database is {len(self._facts)}")

    def _apply(self, stamped: Stamped) -> Table | None:
        fact = stamped.fact
        if isinstance(fact, f.Started | f.Dealt):
            self._seeds.add(fact.seed.encode())
        if stamped.person is not None and stamped.command is not None:
            self._by_command[stamped.person, stamped.command].append(stamped.number)
        if self._broken:
            return None
        if self._table is None:
            self._table = Table(self.code)
        if isinstance(fact, f.Moved):
            self._judge_mover(self._table, stamped, fact)
        try:
            line = self._table.apply(stamped).line
        except Exception as error:  # whatever it is, such a fact should not be there
            self._found("wrong", f"fact {stamped.number}, {fact}, does not follow from those before: {type(error).__name__}: {error}")
            self._broken = True
            return None
        if line is not None:
            self._lines[stamped.number] = line
        return self._table

    def _judge_mover(self, table: Table, stamped: Stamped, fact: f.Moved) -> None:
        """A person's move is of who sits there, a bot's of a bot, a stand-in's of one who stands in."""
        seat = table.seats[int(fact.move.split(" ", 1)[0])]
        right = {
            "person": stamped.command is not None and seat.person == stamped.person and not seat.stand_in,
            "bot": seat.level is not None,
            "stand-in": seat.person is not None and bool(seat.stand_in),
            "clock": seat.person is not None and bool(table.timer),
        }
        if not right[fact.by]:
            self._found("wrong", f"fact {stamped.number}, {fact}, is by nobody who may")

    def _compare_all(self, table: Table, frames: list[_Frame]) -> None:
        views: dict[int | None, Any] = {}
        whole = _plain(view_table(table))
        hands_open = table.game is not None and table.game.hands_open
        for one in frames:
            frame, seat = one.frame, table.seat_of(self._people.get(one.who or ""))
            where = f"{one.who} at {frame['number']}"
            if frame["seat"] != seat:
                self._found("wrong", f"{where} was told to sit on {frame['seat']}, and sits on {seat}")
                seat = frame["seat"] if seat is None else seat
            self._look_for_secrets(one, where)
            if frame.get("game") is not None or frame["is"] == "table":
                if seat not in views:
                    views[seat] = _plain(view_game(table, seat))
                self._compare_game(frame.get("game"), views[seat], seat, hands_open, where)
            if frame.get("table") is not None:
                self._compare_table(frame["table"], whole, where)
            for entry in frame.get("entries") or frame.get("log") or ():
                self._compare_entry(entry, seat, frame["number"], where)

    def _look_for_secrets(self, one: _Frame, where: str) -> None:
        data = one.data
        if any(seed in self._seeds for seed in _SEED.findall(data)):
            self._found("leaked", f"{where} was sent a seed")
        if any(secret in data for secret in self.secrets):
            self._found("leaked", f"{where} was sent the id or the cookie of a person")

    def _compare_game(
        self, got: dict[str, Any] | None, right: dict[str, Any] | None, seat: int | None, hands_open: bool, where: str
    ) -> None:
        if got is None or right is None:
            if got is not right:
                self._found("wrong", f"{where} was sent {'no' if got is None else 'a'} game")
            return
        # Looked at by itself, and not only by what the program would send: nobody else's hand, unless all lie open.
        if not hands_open and any(hand is not None and other != seat for other, hand in enumerate(got["hands"])):
            self._found("leaked", f"{where} was sent other hands: {got['hands']!r:.120}")
        for name in sorted(got.keys() | right.keys()):
            if name in OF_CLOCKS or got.get(name) == right.get(name):
                continue
            kind = "leaked" if name in SECRET or name not in right else "wrong"
            self._found(kind, f"{where} was sent {name} {got.get(name)!r:.120}, and it is {right.get(name)!r:.120}")

    def _compare_table(self, got: dict[str, Any], right: dict[str, Any], where: str) -> None:
        for name in sorted(got.keys() | right.keys()):
            one, other = got.get(name), right.get(name)
            if name == "seats" and one is not None and other is not None:
                one, other = _without_presence(one), _without_presence(other)
            if name != "spectators" and one != other:
                self._found("leaked" if name not in right else "wrong", f"{where} was sent {name} {one!r:.120}, and it is {other!r:.120}")

    def _compare_entry(self, entry: dict[str, Any], seat: int | None, number: int, where: str) -> None:
        line = self._lines.get(entry["number"])
        if line is None or entry["number"] > number:
            self._found("wrong", f"{where} was told of {entry['number']}, which says nothing, or was not yet")
            return
        right = _plain(entry_of(line, seat))
        # Where a clock was put back, what has happened later than now is said to have happened now.
        if type(entry["at"]) is not int or entry | {"at": 0} != right | {"at": 0}:
            self._found("leaked", f"{where} was told {entry!r:.200}, and it was {right!r:.200}")

    # Commands against facts

    def _judge(self, who: str, command: str, asked: _Asked) -> None:
        """Once for each command, when it has been answered and again at the end."""
        group = self._by_command.get((self._people.get(who, ""), command), [])
        do = asked.command["do"]
        what = f"{do} {command} of {who}"
        if not asked.done:
            if asked.refused and group:
                self._once("refused_but_there", what, f"was refused ({asked.refused[-1]}) and is there as {group}")
            return
        if len(asked.done) > 1:
            self._once("misnumbered", what, f"was acknowledged with {sorted(asked.done)}")
        if not group:
            if do in COUNTS:
                self._once("lost", what, f"was acknowledged with {min(asked.done)} and is not there")
            return
        if group[-1] not in asked.done:
            self._once("misnumbered", what, f"was acknowledged with {min(asked.done)} and is there as {group}")
        if group[0] <= asked.after:
            self._once("misordered", what, f"was sent after {asked.after} was acknowledged, and is there as {group}")
        if do == "move":
            there = [one.fact for one in (self._by_number[number] for number in group) if isinstance(one.fact, f.Moved)]
            if not any(fact.move == asked.command["move"] for fact in there):
                self._once("lost", what, f"was acknowledged as {asked.command['move']!r}, and there is {there}")

    def _judge_group(self, group: list[int]) -> None:
        """What one command came to: facts one after another, and only one of a kind."""
        kinds = Counter(type(self._by_number[number].fact).__name__ for number in group)
        if group != list(range(group[0], group[0] + len(group))) or max(kinds.values()) > 1:
            self._once("duplicated", f"the command of change {group[0]}", f"came to {dict(kinds)}, as {group}")

    def _once(self, kind: str, what: str, words: str) -> None:
        if (kind, what) not in self._told:
            self._told.add((kind, what))
            self._found(kind, f"{what} {words}")


_encoder = msgspec.json.Encoder()


def _plain(message: Any) -> Any:
    """A message as it comes out of a line."""
    return msgspec.json.decode(_encoder.encode(message))


def _without_presence(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in seat.items() if name not in OF_PRESENCE} for seat in seats]


def _line_of(one: Stamped) -> bytes:
    return repr((one.number, one.at, one.person, one.command)).encode() + f.encode(one.fact)


def records_of(lines: Iterable[bytes]) -> Iterator[Record]:
    """Records as they were kept in a file."""
    for line in lines:
        what, number, who, data = msgspec.json.decode(line)
        yield Record(what, number, who, data.encode())
