"""Duels: which bot is stronger, and by how much. All play exactly the same deals, from every seat in turn.

>>> found = duel(["careful", "random"], games=40, seed="1", interpreted=True, timed=False)
>>> [(one.bot, one.games, one.wins) for one in found.bots]
[('careful', 40, 23), ('random', 40, 17)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any

import numpy as np

from ..bots import rows
from ..errors import RulesError
from ..rules import Rules
from . import stats
from .games import SAMPLES, Bot, Table, prepare, table
from .stats import Estimate

#: Games of a duel, and where a bot searches, unless it is said otherwise.
GAMES = 10_000
SEARCHING_GAMES = 400

#: Games that a worker plays before it reports: compiled, interpreted, and where a bot searches.
_TASK = (4000, 100, 8)

#: The time of a bot's moves is measured in games that take together at least so many seconds.
_TIMED = 0.2

Progress = Callable[[int, int], None]
#: The bots by seat, each as its place among those that are named.
Seating = tuple[int, ...]


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    #: Its level, with `champion` and how many deals it plays out a move.
    bot: str
    games: int
    wins: int
    #: The share of the games that it won.
    share: Estimate
    #: The share that it would win if all were equally strong.
    fair: float
    #: The points of a game, added up over its seats.
    points: Estimate
    #: Milliseconds that it thinks about a move, with what carrying it out takes; 0 where it was not measured.
    ms_per_move: float = 0.0


@dataclass(frozen=True)
class Duel:
    """What came of a duel: of the same seed the same, but for the times."""

    edition: str
    players: int
    rules: dict[str, Any]
    seed: str
    to_target: bool
    bots: tuple[Standing, ...]
    games: int
    #: Different deals, and how often each was played: once with each way to seat the bots.
    deals: int
    seatings: int
    #: Games that nobody won.
    unwon: int
    moves: int
    workers: int
    seconds: float

    @property
    def moves_per_second(self) -> float:
        """Moves of all bots a second."""
        return self.moves / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        """The result as plain values."""
        return {
            "edition": self.edition,
            "players": self.players,
            "rules": self.rules,
            "seed": self.seed,
            "to_target": self.to_target,
            "games": self.games,
            "deals": self.deals,
            "seatings": self.seatings,
            "unwon": self.unwon,
            "bots": [
                {
                    "bot": one.bot,
                    "games": one.games,
                    "wins": one.wins,
                    "share": one.share.value,
                    "low": one.share.low,
                    "high": one.share.high,
                    "fair": one.fair,
                    "points": one.points.value,
                    "points_low": one.points.low,
                    "points_high": one.points.high,
                    "ms_per_move": one.ms_per_move,
                }
                for one in self.bots
            ],
            "workers": self.workers,
            "seconds": self.seconds,
            "moves_per_second": self.moves_per_second,
        }


def duel(
    bots: Sequence[str],
    edition: str = "classic",
    players: int | None = None,
    rules: Mapping[str, object] | None = None,
    games: int | None = None,
    seed: str = "0",
    workers: int = 1,
    *,
    samples: int = SAMPLES,
    to_target: bool = False,
    interpreted: bool = False,
    timed: bool = True,
    progress: Progress | None = None,
) -> Duel:
    """Let bots play against each other, from every seat on the same deals; as many players as bots unless more are asked for.

    Where there are more seats than bots, the bots repeat round the table and are counted together. At least `games` games are played,
    until every deal has been played with every seating. A champion without a number plays out `samples` deals a move. `progress` is called
    with the games played and to be played. Raises `RulesError`, `EditionError`.
    """
    named = name_bots(bots, samples)
    players = max(2, len(named)) if players is None else players
    checked = Rules.of(edition, rules)
    checked.check_players(players)
    if len(named) > players:
        raise RulesError(f"bots: {len(named)} bots are named for {players} seats")
    if games is None:
        games = SEARCHING_GAMES if any(bot.samples for bot in named) else GAMES
    if games < 1 or workers < 1:
        raise RulesError(f"{'games' if games < 1 else 'workers'} must be 1 or more, not {min(games, workers)}")
    seatings = list(seatings_of(len(named), players))
    deals = -(-games // len(seatings))
    if not interpreted:
        prepare(named)
    started = perf_counter()
    play = partial(Tally.of, edition, players, dict(rules or {}), [str(bot) for bot in named], seed, to_target, interpreted)
    found = count(play, seatings, range(deals), len(named), workers, interpreted, any(bot.samples for bot in named), progress)
    seconds = perf_counter() - started
    games = deals * len(seatings)
    per_deal = np.full(deals, len(seatings))
    return Duel(
        checked.edition.name,
        players,
        dict(rules or {}),
        seed,
        to_target,
        tuple(
            Standing(
                str(bot),
                games,
                int(found.wins[:, place].sum()),
                stats.share(found.wins[:, place], per_deal),
                fair_share(seatings, place, checked.teams),
                stats.mean(found.points[:, place].astype(float), per_deal),
                milliseconds(bot, edition, players, rules, interpreted) if timed else 0.0,
            )
            for place, bot in enumerate(named)
        ),
        games,
        deals,
        len(seatings),
        found.unwon,
        found.moves,
        workers,
        seconds,
    )


def name_bots(bots: Sequence[str], samples: int) -> list[Bot]:
    """The bots that are named, two or more different ones."""
    named = [Bot.of(bot, samples) for bot in bots]
    if len(named) < 2:
        raise RulesError("bots: a duel takes two bots or more")
    for bot in named:
        if named.count(bot) > 1:
            raise RulesError(f"bots: {bot} is named twice: a duel is between different bots")
    return named


def seatings_of(bots: int, players: int) -> Iterator[Seating]:
    """The ways to seat bots round a table, each bot as often on each seat as every other.

    Three bots or more are seated in the opposite order too, as it matters who sits to one's left.

    >>> list(seatings_of(2, 4)), list(seatings_of(2, 3))[:3]
    ([(0, 1, 0, 1), (1, 0, 1, 0)], [(0, 1, 0), (1, 0, 0), (0, 0, 1)])
    """
    found: dict[Seating, None] = {}
    for way in (1, -1) if bots > 2 else (1,):
        for begin in range(bots):
            row = tuple((begin + way * seat) % bots for seat in range(players))
            for turned in range(players):
                found[row[turned:] + row[:turned]] = None
    return iter(found)


def fair_share(seatings: Sequence[Seating], bot: int, teams: bool) -> float:
    """The share of the games that a bot would win if all were equally strong: that of its seats, or of the teams that it sits in."""
    mine = sides = 0
    for row in seatings:
        found = [set(row[0::2]), set(row[1::2])] if teams else [{one} for one in row]
        mine += sum(bot in side for side in found)
        sides += len(found)
    return mine / sides


@dataclass(frozen=True)
class Tally:
    """What is counted of games: by deal and bot the games won and the points scored."""

    wins: Table
    points: Table
    unwon: int
    moves: int

    @classmethod
    def of(
        cls,
        edition: str,
        players: int,
        rules: Mapping[str, object],
        bots: Sequence[str],
        seed: str,
        to_target: bool,
        interpreted: bool,
        seating: Seating,
        first: int,
        deals: int,
    ) -> Tally:
        """Play deals with one seating."""
        seated = [bots[place] for place in seating]
        found = table(edition, players, rules, seated, seed, first, deals, to_target=to_target, interpreted=interpreted)
        winner = found[:, rows.R_WINNER]
        # Partners win together.
        winners = [winner, np.where(winner >= 0, (winner + 2) % 4, winner)] if Rules.of(edition, rules).teams else [winner]
        wins, points = np.zeros((deals, len(bots)), np.int64), np.zeros((deals, len(bots)), np.int64)
        for place in range(len(bots)):
            seats = [seat for seat, one in enumerate(seating) if one == place]
            wins[:, place] = np.any([np.isin(one, seats) for one in winners], axis=0)
            points[:, place] = found[:, [rows.R_POINTS + seat for seat in seats]].sum(axis=1)
        return cls(wins, points, int(np.sum(winner < 0)), int(found[:, rows.R_MOVES].sum()))


def count(
    play: Callable[[Seating, int, int], Tally],
    seatings: Sequence[Seating],
    deals: range,
    bots: int,
    workers: int,
    interpreted: bool,
    searching: bool,
    progress: Progress | None = None,
) -> Tally:
    """Play all deals with all seatings, by several workers. Each share is fixed by its numbers, so their order does not matter."""
    size = _TASK[2] if searching else _TASK[1] if interpreted else _TASK[0]
    size = max(1, min(size, -(-len(deals) * len(seatings) // workers)))
    tasks = [(seating, start, min(size, deals.stop - start)) for start in range(deals.start, deals.stop, size) for seating in seatings]
    wins, points = np.zeros((len(deals), bots), np.int64), np.zeros((len(deals), bots), np.int64)
    unwon = moves = done = 0
    total = len(deals) * len(seatings)
    for (_, start, size), found in zip(tasks, _results(play, tasks, workers, interpreted), strict=True):
        part = slice(start - deals.start, start - deals.start + size)
        wins[part] += found.wins
        points[part] += found.points
        unwon += found.unwon
        moves += found.moves
        done += size
        if progress is not None:
            progress(done, total)
    return Tally(wins, points, unwon, moves)


def _results(
    play: Callable[[Seating, int, int], Tally], tasks: Sequence[tuple[Seating, int, int]], workers: int, interpreted: bool
) -> Iterator[Tally]:
    if workers == 1 or len(tasks) == 1:
        for task in tasks:
            yield play(*task)
        return
    # Compiled games run beside each other in threads, as they need no interpreter; interpreted ones need a process each.
    pool: Executor = ProcessPoolExecutor(workers) if interpreted else ThreadPoolExecutor(workers)
    try:
        yield from pool.map(play, *zip(*tasks, strict=True))
    finally:
        pool.shutdown(cancel_futures=True)


def milliseconds(bot: Bot, edition: str, players: int, rules: Mapping[str, object] | None, interpreted: bool = False) -> float:
    """How long a bot thinks about a move, carrying it out included: measured on one core, in rounds that it plays against itself."""
    if not interpreted:
        prepare([bot])  # what is compiled meanwhile is not its thinking
    games, moves, seconds, first = 1, 0, 0.0, 0
    while seconds < _TIMED:
        started = perf_counter()
        found = table(edition, players, rules, [str(bot)], "0", first, games, interpreted=interpreted)
        seconds += perf_counter() - started
        moves += int(found[:, rows.R_MOVES].sum())
        first += games
        games *= 2
    return 1000 * seconds / moves


def samples_within(limit: float, edition: str, players: int, rules: Mapping[str, object] | None = None) -> int:
    """How many deals a champion may play out so that a move takes it so many milliseconds on average, on this machine."""
    prepare([Bot.of("champion")])
    samples = SAMPLES
    for _ in range(4):
        taken = milliseconds(Bot("champion", samples), edition, players, rules)
        samples = max(1, round(samples * min(8.0, limit / taken)))
    return samples
