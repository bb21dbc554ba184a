"""Many games, fast.

The same seed gives the same games, whatever the number of workers, and compiled or interpreted. A game is one round, unless it is
played to the target.

>>> result = simulate("classic", players=2, games=20, seed="1", interpreted=True)
>>> result.games, sum(result.wins), result.rounds
(20, 20, 20)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any

from .bots import driver
from .bots.driver import LEVELS, SIMULATED
from .bots.reflexes import CAREFUL, RANDOM
from .errors import RulesError
from .kernel import codes
from .kernel.ruleset import compile_rules
from .rules import Rules
from .seeds import is_seed, words_of

if TYPE_CHECKING:
    from .speed import Compiled

#: Games that a worker plays before it reports.
SHARE = {False: 10_000, True: 200}

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Result:
    """What came of a simulation."""

    edition: str
    players: int
    games: int
    #: By seat: games won; where a game is one round, rounds won.
    wins: tuple[int, ...]
    #: By seat: points scored in all games.
    points: tuple[int, ...]
    rounds: int
    #: Turn actions (plays, draws, passes) in all games, and in the longest.
    turns: int
    turns_max: int
    #: How many rounds took so many turn actions: `lengths[actions]`.
    lengths: tuple[int, ...]
    #: Rounds that were blocked because all passed, that reached the last turn action, and that nobody won.
    blocked: int
    endless: int
    unwon: int
    challenges: int
    #: Challenges that found a bluff.
    bluffs: int
    seed: str
    bots: tuple[str, ...]
    workers: int
    seconds: float
    compile_seconds: float

    @property
    def turns_mean(self) -> float:
        """Turn actions a game."""
        return self.turns / self.games if self.games else 0.0

    @property
    def games_per_second(self) -> float:
        """Games a second, compiling apart."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def turns_per_second(self) -> float:
        """Turn actions a second, compiling apart."""
        return self.turns / self.seconds if self.seconds else 0.0

    def quantile(self, share: float) -> int:
        """The length in turn actions that this share of the rounds does not exceed."""
        left = share * self.rounds
        for length, rounds in enumerate(self.lengths):
            left -= rounds
            if left <= 0:
                return length
        return len(self.lengths) - 1

    def to_json(self) -> dict[str, Any]:
        """The result as plain values."""
        return {
            "edition": self.edition,
            "players": self.players,
            "games": self.games,
            "bots": list(self.bots),
            "seed": self.seed,
            "wins": list(self.wins),
            "points": list(self.points),
            "rounds": self.rounds,
            "turns_mean": self.turns_mean,
            "turns_max": self.turns_max,
            "round_lengths": {f"{percent}%": self.quantile(percent / 100) for percent in (1, 25, 50, 75, 99)},
            "blocked": self.blocked,
            "endless": self.endless,
            "unwon": self.unwon,
            "challenges": self.challenges,
            "bluffs_found": self.bluffs,
            "workers": self.workers,
            "games_per_second": self.games_per_second,
            "turns_per_second": self.turns_per_second,
            "compile_seconds": self.compile_seconds,
        }


def simulate(
    edition: str = "classic",
    players: int = 2,
    games: int = 1000,
    bots: Sequence[str] | None = None,
    rules: Mapping[str, object] | None = None,
    seed: str = "0",
    workers: int = 1,
    *,
    interpreted: bool = False,
    to_target: bool = False,
    progress: Progress | None = None,
) -> Result:
    """Play `games` games between bots, named by seat; fewer names than seats are repeated round the table.

    `progress` is called with the games played and to be played. Raises `RulesError`, `EditionError`.
    """
    checked = Rules.of(edition, rules)
    checked.check_players(players)
    names = list(bots or ["random"])
    for name in names:
        if name not in SIMULATED:
            what = "thinks too long for a simulation (a duel is for it)" if name in LEVELS else "is not a bot"
            raise RulesError(f'bots: "{name}" {what}: it must be one of {", ".join(SIMULATED)}')
    if len(names) > players:
        raise RulesError(f"bots: {len(names)} bots are named for {players} seats")
    if not is_seed(seed):
        raise RulesError(f'seed: "{seed}" is not a seed: it must be hex digits')
    if games < 1 or workers < 1:
        raise RulesError(f"{'games' if games < 1 else 'workers'} must be 1 or more, not {min(games, workers)}")
    seats = [names[seat % len(names)] for seat in range(players)]
    levels = [LEVELS.index(name) for name in seats]

    compile_seconds = 0.0
    if not interpreted:
        compile_seconds = _compile(levels)
    share = max(1, min(SHARE[interpreted], -(-games // workers)))
    tally, lengths = [0] * driver.TALLY, [0] * (codes.LAST_ACTION + 1)
    started = perf_counter()
    play = partial(_play_interpreted if interpreted else _play_compiled, checked, levels, seed, to_target)
    for done, found in _shares(play, games, share, workers, interpreted):
        _add(tally, lengths, found)
        if progress is not None:
            progress(done, games)
    seconds = perf_counter() - started
    return Result(
        checked.edition.name,
        players,
        tally[driver.T_GAMES],
        tuple(tally[driver.T_WINS : driver.T_WINS + players]),
        tuple(tally[driver.T_POINTS : driver.T_POINTS + players]),
        tally[driver.T_ROUNDS],
        tally[driver.T_TURNS],
        tally[driver.T_MOST_TURNS],
        tuple(lengths),
        tally[driver.T_BLOCKED],
        tally[driver.T_ENDLESS],
        tally[driver.T_UNWON],
        tally[driver.T_CHALLENGES],
        tally[driver.T_BLUFFS],
        seed,
        tuple(seats),
        workers,
        seconds,
        compile_seconds,
    )


#: The tally of a share of the games, and the lengths of its rounds.
Share = tuple[list[int], list[int]]
Player = Callable[[int, int], Share]


def _shares(play: Player, games: int, share: int, workers: int, interpreted: bool) -> Iterator[tuple[int, Share]]:
    """Play shares of the games by several workers; each share is fixed by its numbers, so their order does not matter."""
    starts = range(0, games, share)
    counts = [min(share, games - start) for start in starts]
    if workers == 1:
        for start, count in zip(starts, counts, strict=True):
            yield start + count, play(start, count)
        return
    # Compiled games run beside each other in threads, as they need no interpreter; interpreted ones need a process each.
    pool: Executor = ProcessPoolExecutor(workers) if interpreted else ThreadPoolExecutor(workers)
    with pool:
        for start, count, found in zip(starts, counts, pool.map(play, starts, counts), strict=True):
            yield start + count, found


def _add(tally: list[int], lengths: list[int], found: Share) -> None:
    for column, number in enumerate(found[0]):
        tally[column] = max(tally[column], number) if column == driver.T_MOST_TURNS else tally[column] + number
    for length, rounds in enumerate(found[1]):
        if rounds:
            lengths[length] += rounds


def _kernel(levels: list[int]) -> Compiled:
    """The compiled kernel that these levels need."""
    from .speed import compiled, plain

    return plain() if set(levels) <= {RANDOM, CAREFUL} else compiled()


def _compile(levels: list[int]) -> float:
    """Have the compiled kernel ready; the seconds that this took."""
    started = perf_counter()
    _kernel(levels).play_games  # noqa: B018  # to ask for it is to compile it
    return perf_counter() - started


def _play_interpreted(rules: Rules, levels: list[int], seed: str, to_target: bool, first: int, games: int) -> Share:
    from .kernel.look import Look
    from .kernel.state import State

    tally, lengths = [0] * driver.TALLY, [0] * (codes.LAST_ACTION + 1)
    ruleset, base = compile_rules(rules), words_of(seed)
    row = [0, 0, 0, 0]
    driver.play_games(State(), ruleset, None, Look(), row, base, levels, len(levels), first, games, to_target, tally, lengths)
    return tally, lengths


def _play_compiled(rules: Rules, levels: list[int], seed: str, to_target: bool, first: int, games: int) -> Share:
    import numpy as np

    from . import speed

    tally, lengths = np.zeros(driver.TALLY, np.int64), np.zeros(codes.LAST_ACTION + 1, np.int64)
    state, look, ruleset = np.zeros(1, speed.STATE), np.zeros(1, speed.LOOK), speed.rules_record(compile_rules(rules))
    base, row = np.array(words_of(seed)), np.zeros(4, np.int64)
    bots = np.array(levels)
    _kernel(levels).play_games(state[0], ruleset[0], None, look[0], row, base, bots, len(levels), first, games, to_target, tally, lengths)
    return tally.tolist(), lengths.tolist()
