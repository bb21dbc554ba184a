"""Tables for tests: a table with its facts, a clock that is moved by hand, and people who say what they want."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from lastcard.game import Game
from lastcard.moves import Move
from lastcard.server import messages as m
from lastcard.server.facts import Fact, Stamped
from lastcard.server.messages import AnyCommand, GameView, TableFrame, TableView, Update
from lastcard.server.refusal import Refusal
from lastcard.server.sight import Sight
from lastcard.server.table import Table

#: People by seat. An id is such that it is found wherever it slips into something that is sent.
PEOPLE = tuple(f"person-{number:02}-id" for number in range(10))
NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo")
ANA, BO, CY, DEE = PEOPLE[:4]
SPECTATOR = "person-spectator-id"
START = 1_700_000_000_000


def seeds(start: int = 0) -> Callable[[], str]:
    """Seeds that look like the real ones, and are the same in every run."""
    source = random.Random(start)
    return lambda: f"{source.getrandbits(128):032x}"


class Play:
    """A table and what has been done at it."""

    def __init__(
        self,
        people: int = 2,
        bots: tuple[str, ...] = (),
        *,
        edition: Any = "classic",
        seats: int | None = None,
        seed: int = 0,
        start: bool = True,
        connected: bool = True,
        **options: Any,
    ) -> None:
        self.now = START
        self.facts: list[Stamped] = []
        self.ids = 0
        self.table = Table("ABCDEFGH2", seeds(seed))
        wanted = m.NewTable(edition, seats or people + len(bots), list(bots), options)
        self.add(self.table.make(wanted, ANA, NAMES[0]), ANA)
        for number in range(1, people):
            self.do(PEOPLE[number], m.Sit, name=NAMES[number], seat=number)
        if connected:
            for person in PEOPLE[:people]:
                self.connect(person)
        if self.table.written:
            for person in PEOPLE[1:people]:
                self.do(person, m.Agree, version=self.table.version)
        if start:
            self.do(ANA, m.Start)

    @property
    def game(self) -> Game:
        """The game that is played."""
        assert self.table.game is not None
        return self.table.game

    def add(self, new: list[Fact], person: str | None = None, command: str | None = None) -> list[Stamped]:
        """Let facts be so."""
        stamped = self.table.stamp(new, self.now, person, command)
        for one in stamped:
            self.table.apply(one)
        self.facts += stamped
        return stamped

    def command(self, kind: type[Any], **fields: Any) -> Any:
        """A command with an id of its own."""
        self.ids += 1
        return kind(id=f"c{self.ids}", **fields)

    def give(self, person: str | None, command: AnyCommand, name: str = "") -> list[Stamped]:
        """Carry out a command as the server does: a repeated one has no further effect."""
        if self.table.answered(person, command.id) is not None:
            return []
        return self.add(self.table.decide(person, command, self.now, name), person, command.id)

    def do(self, person: str | None, kind: type[Any], name: str = "", **fields: Any) -> list[Fact]:
        """Carry out a new command; return what it came to."""
        return [one.fact for one in self.give(person, self.command(kind, **fields), name)]

    def refused(self, person: str | None, kind: type[Any], name: str = "", **fields: Any) -> Refusal:
        """The refusal of a command, which must have changed nothing."""
        before, number = self.everything(), self.table.number
        with pytest.raises(Refusal) as caught:
            self.table.decide(person, self.command(kind, **fields), self.now, name)
        assert (self.everything(), self.table.number) == (before, number)
        return caught.value

    def move(self, text: str, person: str | None = None) -> list[Fact]:
        """Make a move for the person of its seat, who has seen everything."""
        place = int(text.split(" ", 1)[0])
        return self.do(person or self.table.seats[place].person, m.PlayMove, move=text, seen=self.table.number)

    def connect(self, person: str | None) -> None:
        """Somebody connects, and what follows at once."""
        self.add(self.table.connect(person, self.now))

    def disconnect(self, person: str | None) -> None:
        """Somebody's connection ends."""
        self.table.disconnect(person, self.now)

    def act(self) -> list[Fact]:
        """Do the next thing that is due by now."""
        new = self.table.act(self.now)
        self.add(new)
        return new

    def wait(self, milliseconds: int) -> list[Fact]:
        """Let time pass, and do what becomes due, each when it is; return all of it."""
        until = self.now + milliseconds
        done: list[Fact] = []
        while (due := self.table.due()) is not None and due <= until:
            self.now = max(self.now, due)
            done += self.act()
        self.now = until
        return done

    def restart(self, *connected: str | None) -> Table:
        """The same table from its facts alone, as after a restart; with these people connected."""
        table = Table.of(self.facts, self.table.seed)
        for person in connected:
            for one in table.stamp(table.connect(person, self.now), self.now):
                table.apply(one)
                self.facts.append(one)
        self.table = table
        return table

    # What is sent

    def frame(self, person: str | None) -> TableFrame:
        """Everything that a person may know now."""
        return Sight(self.table).frame(person, self.now)

    def view(self, person: str | None) -> GameView:
        """The game as the person sees it."""
        game = self.frame(person).game
        assert game is not None
        return game

    @property
    def public(self) -> TableView:
        """The table as everybody sees it."""
        return Sight(self.table).table_view()

    def everything(self) -> list[bytes]:
        """What all seats and a spectator would be sent now, on the wire."""
        people = [seat.person for seat in self.table.seats]
        return [msgspec.json.encode(self.frame(person)) for person in [*dict.fromkeys(people), None]]

    # Play

    def legal(self) -> list[Move]:
        """What the asked seat may do."""
        return self.game.legal_moves()

    def play_on(self, rng: random.Random, until: Callable[[Play], bool], most: int = 3000) -> bool:
        """Play until something is so; False when it never was. People would rather lay a card than draw; rounds are dealt."""
        for _ in range(most):
            if until(self):
                return True
            if self.table.phase == "game_over":
                return False
            self.now += 20_000
            if self.act():
                continue
            asked = self.table.asked
            if asked is None:
                self.do(self.table.host, m.Start)
            elif asked.person is not None:
                moves = self.legal()
                plays = [move for move in moves if move.verb == "play"]
                self.move(str(rng.choice(plays if plays and rng.random() < 0.7 else moves)))
        return False


def texts_in(value: object) -> Iterator[str]:
    """Every text in a message, keys included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield str(key)
            yield from texts_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts_in(item)


def sent(frame: TableFrame | Update) -> bytes:
    """A frame as it goes over the line."""
    return msgspec.json.encode(frame)
