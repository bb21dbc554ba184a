"""Learns the weights of `sharp` by self-play: `python bench/tune.py --seed 1` prints rows for `bots/weights.py`.

The cross-entropy method (Rubinstein 1999): rows of weights are drawn around a mean, each plays the same deals at tables of every edition
with some of the options that families play by, half of the seats against `careful` and half against the best row so far; the mean moves to
those that won most, and the spread closes in. One row is learned for two players and one for more. Chance is NumPy's generator, from the
seed alone; the games are those of `lastcard simulate`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from lastcard.bots import driver, weights
from lastcard.bots.reflexes import CAREFUL, SHARP, TRIAL
from lastcard.kernel import codes
from lastcard.kernel.ruleset import compile_rules
from lastcard.rules import Rules
from lastcard.seeds import words_of
from lastcard.speed import LOOK, STATE, compiled, rules_record

#: Weights that are not learned: the noise and the dreams of `easy`.
FIXED = (weights.NOISE, weights.DREAMS)
#: What rows are played under, besides the edition's own rules.
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {},
    {"stacking": "up"},
    {"seven_zero": True, "jump_in": True},
    {"wild_draw": "bluff", "draw_until_playable": True},
    {"finish": "no_wild", "stacking": "same"},
)


#: Where learning begins: what a player would say, in the order of the columns of `weights.py`.
START = (
    *(10, -900, 20, 0, 60, 20, 0, 30, 60, 60, 0, 200, 300, 400, 100, -400, 0, 0, 20, 0, 0),
    *(-1500, -300, -300, -3000, -1500, 500),
    *(-500, 60, 300, 0, 0),
    *(40, 2, 0, 4),
    *(8, -900, -30, -100),
    *(0, 0),
)
#: With more players a Reverse takes no turn away.
START_MANY = (*START[: weights.TURN], 20, *START[weights.TURN + 1 :])


@dataclass(frozen=True)
class Table:
    """Where rows are tried out: rules, seats, and who sits opposite."""

    rules: Any
    seats: int
    opponent: int


def tables(seats: tuple[int, ...]) -> list[Table]:
    """Every edition with every set of options, against both opponents, with these numbers of seats in turn."""
    found: list[Table] = []
    for edition in ("pocket", "classic", "modern"):
        for number, options in enumerate(OPTIONS):
            for opponent in (CAREFUL, SHARP):
                players = seats[(number + len(found)) % len(seats)]
                if edition == "pocket":
                    players = min(players, 5)
                found.append(Table(rules_record(compile_rules(Rules.of(edition, options))), players, opponent))
    return found


def score(row: Any, best: Any, table: Table, seed: int, games: int) -> float:
    """How much more than its fair share of rounds and points a row wins; half of the seats play by it, and then the other half."""
    look = np.zeros(1, LOOK)
    kept = look[0]["weights"]
    kept[: len(weights.WEIGHTS)] = weights.WEIGHTS
    for place in (1, 2):
        kept[place * weights.COLUMNS : (place + 1) * weights.COLUMNS] = best
    kept[weights.TRIAL_ROW * weights.COLUMNS : (weights.TRIAL_ROW + 1) * weights.COLUMNS] = row
    look["weighted"] = 1
    won = np.zeros(2)
    points = np.zeros(2)
    for half in range(2):
        bots = np.array([TRIAL if seat % 2 == half else table.opponent for seat in range(table.seats)])
        tally, lengths = np.zeros(driver.TALLY, np.int64), np.zeros(codes.LAST_ACTION + 1, np.int64)
        state = np.zeros(1, STATE)
        base, words = np.array(words_of(f"{seed:x}")), np.zeros(4, np.int64)
        compiled().play_games(
            *(state[0], table.rules[0], None, look[0], words, base, bots, table.seats, 0, games, False, tally, lengths),
        )
        for side in range(2):
            seats = [seat for seat in range(table.seats) if (bots[seat] == TRIAL) == (side == 0)]
            won[side] += sum(tally[driver.T_WINS + seat] for seat in seats) / len(seats)
            points[side] += sum(tally[driver.T_POINTS + seat] for seat in seats) / len(seats)
    return float(0.75 * won[0] / won.sum() + 0.25 * points[0] / points.sum() - 0.5)


def generations(
    start: Any, seats: tuple[int, ...], chance: Any, rounds: int, rows: int, games: int, workers: int
) -> Iterator[tuple[int, float, Any]]:
    """Generation after generation: its number, what its best tenth came to on average, and the mean of the weights."""
    compiled().play_games  # noqa: B018  # to ask for it is to compile it, before the workers do
    places = tables(seats)
    mean = start.astype(float)
    spread = np.abs(mean) * 0.4 + 40
    spread[list(FIXED)] = 0
    best = start
    with ThreadPoolExecutor(workers) as pool:
        for number in range(rounds):
            drawn = np.clip(np.rint(mean + spread * chance.standard_normal((rows, len(mean)))), -32000, 32000).astype(int)
            drawn[0] = np.rint(mean)
            seed = int(chance.integers(1 << 60))

            def total(row: Any, seed: int = seed, best: Any = best) -> float:
                return sum(score(row, best, table, seed + number, games) for number, table in enumerate(places)) / len(places)

            found = np.array(list(pool.map(total, drawn)))
            elite = drawn[np.argsort(-found)[: max(4, rows // 5)]]
            mean = 0.3 * mean + 0.7 * elite.mean(0)
            spread = 0.3 * spread + 0.7 * elite.std(0)
            if number % 5 == 4:
                best = np.rint(mean).astype(int)
            yield number, float(np.sort(found)[-len(elite) :].mean()), np.rint(mean).astype(int)


def main() -> None:
    """Learn both rows and print them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, help="34 for two players and 17 for more, where the weights came to rest")
    parser.add_argument("--rows", type=int, default=48, help="rows drawn in a generation")
    parser.add_argument("--games", type=int, default=400, help="games of a row at each table, twice")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", choices=("two", "many"), help="learn one row alone")
    values = parser.parse_args()
    for name, start, seats, rest in (("two", START, (2,), 34), ("many", START_MANY, (4, 6, 3), 17)):
        if values.only in (None, name):
            chance = np.random.default_rng([values.seed, len(seats)])
            steps = generations(np.array(start), seats, chance, values.generations or rest, values.rows, values.games, values.workers)
            mean: Any = start
            for number, came_to, row in steps:
                mean = row
                print(f"{name} {number + 1}: {came_to:+.4f}", file=sys.stderr, flush=True)
            print(f"SHARP_{name.upper()} = ({', '.join(map(str, mean))})", flush=True)


if __name__ == "__main__":
    main()
