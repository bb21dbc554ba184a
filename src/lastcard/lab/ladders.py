"""Ladders: how strong the levels are, from all against all at the same deals, as ratings with intervals.

>>> found = ladder(["random", "careful"], ["pocket"], [2], games=60, seed="1", interpreted=True)
>>> [rung.bot for rung in found.tables[0].rungs], found.tables[0].rungs[0].rating.value
(['random', 'careful'], 1000.0)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from ..bots import LEVELS
from ..edition import EDITIONS
from ..rules import Rules
from . import stats
from .duels import Seating, Tally, count, name_bots, seatings_of
from .games import SAMPLES, Bot, prepare
from .stats import Estimate, Match
from .store import Store

#: Games of each pair at each table; of a pair with a bot that searches a tenth of them.
GAMES = 4000
SEARCHING_SHARE = 10
PLAYERS = (2, 4)

#: The rating of the first bot that is named; the others' are measured from it.
ANCHOR = 1000.0

#: Deals that are kept together: compiled, and where a bot searches.
_BLOCK = (5000, 50)

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Rung:
    """A bot at a table, and its rating there: 400 points more are ten times the chance of a seat to win."""

    bot: str
    rating: Estimate


@dataclass(frozen=True)
class Pair:
    """Two bots that shared a table evenly, and the share of the games that the first won."""

    bot: str
    against: str
    games: int
    wins: int
    share: Estimate


@dataclass(frozen=True)
class Table:
    """The ladder of one edition with so many players."""

    edition: str
    players: int
    rungs: tuple[Rung, ...]
    pairs: tuple[Pair, ...]


@dataclass(frozen=True)
class Ladder:
    """All ladders; of the same seed the same."""

    bots: tuple[str, ...]
    games: int
    seed: str
    rules: dict[str, Any]
    tables: tuple[Table, ...]

    def to_json(self) -> dict[str, Any]:
        """The result as plain values."""
        return {
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "rules": self.rules,
            "ladders": [
                {
                    "edition": table.edition,
                    "players": table.players,
                    "ratings": [
                        {"bot": rung.bot, "rating": rung.rating.value, "low": rung.rating.low, "high": rung.rating.high}
                        for rung in table.rungs
                    ],
                    "pairs": [
                        {
                            "bot": pair.bot,
                            "against": pair.against,
                            "games": pair.games,
                            "wins": pair.wins,
                            "share": pair.share.value,
                            "low": pair.share.low,
                            "high": pair.share.high,
                        }
                        for pair in table.pairs
                    ],
                }
                for table in self.tables
            ],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Ladder:
        """The result from such plain values."""
        tables = []
        for one in data["ladders"]:
            rungs = tuple(Rung(row["bot"], Estimate(row["rating"], row["low"], row["high"])) for row in one["ratings"])
            pairs = tuple(
                Pair(row["bot"], row["against"], row["games"], row["wins"], Estimate(row["share"], row["low"], row["high"]))
                for row in one["pairs"]
            )
            tables.append(Table(one["edition"], one["players"], rungs, pairs))
        return cls(tuple(data["bots"]), data["games"], data["seed"], dict(data["rules"]), tuple(tables))


def ladder(
    bots: Sequence[str] = LEVELS,
    editions: Sequence[str] = EDITIONS,
    players: Sequence[int] = PLAYERS,
    games: int = GAMES,
    seed: str = "0",
    workers: int = 1,
    *,
    rules: Mapping[str, object] | None = None,
    samples: int = SAMPLES,
    searching_games: int | None = None,
    keep: str | Path | None = None,
    interpreted: bool = False,
    progress: Progress | None = None,
) -> Ladder:
    """Let every two bots share a table evenly, in each edition that takes so many players, and rate them.

    Two bots play at least `games` games, or `searching_games` where one searches (a tenth unless given), on the same deals as all others.
    With `keep` what has been played is kept in this folder, and what is there is not played again. `progress` is called with the games
    played and to be played. Raises `RulesError`, `EditionError`.
    """
    named = name_bots(bots, samples)
    options = dict(rules or {})
    checked = [Rules.of(edition, options) for edition in editions]
    places = [(one.edition.name, number) for one in checked for number in players if _fits(one, number)]
    if not places:
        checked[0].check_players(players[0])  # says why not
    fewer = games // SEARCHING_SHARE if searching_games is None else searching_games
    planned = [
        _Part(*place, pair, options, seed, fewer if any(bot.samples for bot in pair) else games)
        for place in places
        for pair in combinations(named, 2)
    ]
    if not interpreted:
        for searching in {any(bot.samples for bot in part.pair) for part in planned}:
            prepare([Bot("champion", samples)] if searching else [])
    store = Store(keep) if keep is not None else None
    total, done = sum(part.games for part in planned), 0
    found: dict[_Part, Any] = {}
    for part in planned:
        blocks = []
        for wins, played in part.blocks(store, workers, interpreted, partial(_shift, progress, done, total)):
            blocks.append(wins)
            done += played
        found[part] = np.concatenate(blocks)
        if progress is not None:
            progress(done, total)
    if store is not None:
        store.close()
    tables = []
    for edition, number in places:
        parts = [part for part in planned if (part.edition, part.players) == (edition, number)]
        tables.append(_table(edition, number, named, parts, found))
    return Ladder(tuple(str(bot) for bot in named), games, seed, options, tuple(tables))


def _fits(rules: Rules, players: int) -> bool:
    """Whether an edition takes so many players; one that does not is left out where others do."""
    from ..errors import RulesError

    try:
        rules.check_players(players)
    except RulesError:
        return False
    return True


def _shift(progress: Progress | None, before: int, total: int, done: int, _: int) -> None:
    if progress is not None:
        progress(before + done, total)


class _Part:
    """The games of one pair at one kind of table."""

    def __init__(self, edition: str, players: int, pair: tuple[Bot, Bot], rules: dict[str, object], seed: str, games: int) -> None:
        self.edition, self.players, self.pair, self.rules, self.seed = edition, players, pair, rules, seed
        self.searching = any(bot.samples for bot in pair)
        self.seatings: list[Seating] = list(seatings_of(2, players))
        self.deals = max(1, -(-games // len(self.seatings)))

    @property
    def games(self) -> int:
        return self.deals * len(self.seatings)

    def seats_of(self, place: int) -> float:
        """How many seats one of the two has, on average."""
        return sum(row.count(place) for row in self.seatings) / len(self.seatings)

    def blocks(
        self, store: Store | None, workers: int, interpreted: bool, progress: Progress
    ) -> Iterator[tuple[np.ndarray[Any, np.dtype[np.int64]], int]]:
        """The games won by each of the two, `(deals, 2)`, block by block, and how many games those are; kept ones are not played again."""
        size = _BLOCK[1] if self.searching else _BLOCK[0]
        play = partial(Tally.of, self.edition, self.players, self.rules, [str(bot) for bot in self.pair], self.seed, False, interpreted)
        parts = [range(first, min(first + size, self.deals)) for first in range(0, self.deals, size)]
        keys = [
            json.dumps([self.edition, self.players, self.rules, [str(bot) for bot in self.pair], self.seed, part.start, part.stop])
            for part in parts
        ]
        kept = store.find(keys) if store is not None else {}
        done = 0
        for part, key in zip(parts, keys, strict=True):
            if key in kept:
                wins = np.array(json.loads(kept[key]), np.int64).reshape(len(part), 2)
            else:
                report = partial(_shift, progress, done, self.games)
                wins = count(play, self.seatings, part, 2, workers, interpreted, self.searching, report).wins
                if store is not None:
                    store.add(key, json.dumps(wins.ravel().tolist(), separators=(",", ":")))
            yield wins, len(part) * len(self.seatings)
            done += len(part) * len(self.seatings)


def _table(edition: str, players: int, bots: list[Bot], parts: list[_Part], found: dict[_Part, Any]) -> Table:
    """The ladder of one kind of table."""
    matches, pairs = [], []
    for part in parts:
        one, other = part.pair
        places, wins = [bots.index(one), bots.index(other)], found[part]
        seats = np.zeros(len(bots))
        seats[places] = part.seats_of(0), part.seats_of(1)
        all_wins = np.zeros((len(wins), len(bots)), np.int64)
        all_wins[:, places] = wins
        matches.append(Match(seats, all_wins))
        share = stats.share(wins[:, 0], np.full(len(wins), len(part.seatings)))
        pairs.append(Pair(str(one), str(other), part.games, int(wins[:, 0].sum()), share))
    rated = stats.ratings(matches, at=ANCHOR)
    return Table(edition, players, tuple(Rung(str(bot), rating) for bot, rating in zip(bots, rated, strict=True)), tuple(pairs))
