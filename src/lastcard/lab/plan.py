"""What a study plays: cells, each one set of rules at one table, cut into shares that may be played anywhere and in any order.

>>> plan = Plan("length", [Cell("classic", 2, {}, ("random",)), Cell("classic", 2, {"stacking": "up"}, ("random",))], 1000, "1")
>>> [(share.cell.rules, share.first, share.games) for share in plan.shares()]
[({}, 0, 1000), ({'stacking': 'up'}, 0, 1000)]
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

#: Blocks of games that a cell is cut into. Intervals come from how much the blocks differ, so all games of one deal are in one block.
BLOCKS = 60

#: Games that a share should have at least, so that handing it out costs little; with a bot that searches, one block is enough.
SHARE_GAMES = 2000
SEARCHING = "champion"


@dataclass(frozen=True)
class Cell:
    """One set of rules at one table: the rules that differ from the edition's own, and the bots by seat.

    Fewer bots than players are repeated round the table. With `whole`, games are played to the target.
    """

    edition: str
    players: int
    rules: dict[str, Any]
    bots: tuple[str, ...]
    whole: bool = False

    @property
    def seats(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.players))

    @property
    def shifts(self) -> int:
        """How often each deal is played, with the bots moved on by a seat each time, so that every bot has had every hand."""
        seats = self.seats
        return next(by for by in range(1, self.players + 1) if self.players % by == 0 and seats == seats[by:] + seats[:by])


@dataclass(frozen=True)
class Share:
    """Games of a cell that are played together: whole blocks, each with its first deal and the number of its deals."""

    cell: Cell
    seed: str
    blocks: tuple[tuple[int, int], ...]

    @property
    def first(self) -> int:
        """The number of the first deal."""
        return self.blocks[0][0]

    @property
    def deals(self) -> int:
        """How many deals."""
        return sum(deals for _, deals in self.blocks)

    @property
    def games(self) -> int:
        """How many games: each deal is played once with each shift of the bots."""
        return self.deals * self.cell.shifts

    def to_json(self) -> str:
        """The share as a line of text, the same for equal shares."""
        cell = self.cell
        return json.dumps(
            {
                "edition": cell.edition,
                "players": cell.players,
                "rules": cell.rules,
                "bots": cell.bots,
                "whole": cell.whole,
                "seed": self.seed,
                "blocks": self.blocks,
            },
            sort_keys=True,
            separators=(",", ":"),
        )

    @classmethod
    def from_json(cls, text: str) -> Share:
        """The share of a line of text."""
        data = json.loads(text)
        cell = Cell(data["edition"], data["players"], data["rules"], tuple(data["bots"]), data["whole"])
        return cls(cell, data["seed"], tuple((first, deals) for first, deals in data["blocks"]))


@dataclass(frozen=True)
class Plan:
    """A study's cells, how many games each has at least, and the seed, which deals the same cards in all of them."""

    study: str
    cells: list[Cell]
    games: int
    seed: str

    def blocks(self, cell: Cell) -> list[tuple[int, int]]:
        """The blocks of a cell."""
        deals = -(-self.games // cell.shifts)
        count = min(BLOCKS, deals)
        ends = [deals * block // count for block in range(count + 1)]
        return [(start, end - start) for start, end in pairwise(ends)]

    def shares(self) -> Iterator[Share]:
        """All shares, fixed by the plan alone, whoever plays them."""
        for cell in self.cells:
            yield from self.shares_of(cell)

    def shares_of(self, cell: Cell) -> Iterator[Share]:
        """The shares of a cell, in order."""
        least = 1 if any(bot.startswith(SEARCHING) for bot in cell.bots) else SHARE_GAMES
        part: list[tuple[int, int]] = []
        for block in self.blocks(cell):
            part.append(block)
            if sum(deals for _, deals in part) * cell.shifts >= least:
                yield Share(cell, self.seed, tuple(part))
                part = []
        if part:
            yield Share(cell, self.seed, tuple(part))


@cache
def fingerprint() -> str:
    """A hash of all that decides what comes of a share: the rules, the editions, the bots, and what is counted."""
    package = Path(__file__).parents[1]
    names = ("kernel/*.py", "bots/*.py", "editions/*.toml", "cards.py", "edition.py", "instructions.py", "rules.py", "seeds.py")
    found = hashlib.sha256()
    for name in (*names, "lab/figures.py", "lab/games.py"):
        for path in sorted(package.glob(name)):
            found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]
