"""Our bots against RLCard's own, inside RLCard's UNO: who wins how often, and how long a move takes.

    python rlcard_match.py --against uno-rule-v1 --games 20000 --samples 512
    python rlcard_match.py --level sharp --against random --games 2000 --json

Two players; the seats are exchanged from game to game, and each pair of games begins with the same deck. With `--samples` the same seed
gives the same games, on any number of workers. A time is that of the processor, of one core.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from time import process_time
from typing import Any
from unittest.mock import patch

import numpy as np

AGAINST = ("random", "uno-rule-v1")
#: Games that a worker plays before it reports.
SHARE = 200


class Timed:
    """An agent with a clock: counts its moves, and those at which there was a choice."""

    use_raw = True

    def __init__(self, agent: Any) -> None:
        self.agent = agent
        self.moves = self.choices = self.deals = 0
        self.seconds = self.choosing = 0.0

    def eval_step(self, state: Any) -> tuple[str, dict[str, Any]]:
        """The agent's own answer."""
        started = process_time()
        answer: tuple[str, dict[str, Any]] = self.agent.eval_step(state)
        took = process_time() - started
        self.moves += 1
        self.seconds += took
        if len(set(state["raw_legal_actions"])) > 1:
            self.choices += 1
            self.choosing += took
            self.deals += self.agent.deals
        return answer


def share_of(match: argparse.Namespace, first: int) -> dict[str, float]:
    """Play a share of a match, from this game on."""
    with patch("subprocess.check_output", return_value=b""):  # RLCard asks pip, which need not be there, whether torch is
        rlcard, models, agents = (import_module(name) for name in ("rlcard", "rlcard.models", "rlcard.agents"))
    from lastcard.envs.rlcard import Agent

    env = rlcard.make("uno", config={"seed": 0})
    other = agents.RandomAgent(num_actions=env.num_actions) if match.against == "random" else models.load(match.against).agents[0]
    searches = {"samples": match.samples, "milliseconds": match.milliseconds} if match.level == "champion" else {}
    own = Timed(Agent(match.level, seed=match.seed, **searches))
    won = played = 0
    for game in range(first, min(first + SHARE, match.games)):
        env.seed(match.seed * 1_000_003 + game // 2)
        np.random.seed((match.seed * 1_000_003 + game) % 2**32)  # RLCard's agents draw from NumPy's own generator
        seat = game % 2
        env.set_agents([own, other] if seat == 0 else [other, own])
        _, payoffs = env.run()
        won += payoffs[seat] > 0
        played += 1
    return {
        "games": played,
        "wins": int(won),
        "moves": own.moves,
        "choices": own.choices,
        "deals": own.deals,
        "seconds": own.seconds,
        "choosing": own.choosing,
    }


def interval(wins: float, games: float) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    z = 1.959964
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def result(match: argparse.Namespace, total: dict[str, float]) -> dict[str, Any]:
    """The figures of a match."""
    low, high = interval(total["wins"], total["games"])
    return {
        "bot": match.level,
        "against": match.against,
        "samples": match.samples,
        "milliseconds": match.milliseconds,
        "seed": match.seed,
        "games": int(total["games"]),
        "wins": int(total["wins"]),
        "share": total["wins"] / total["games"],
        "low": low,
        "high": high,
        "ms_per_choice": 1000 * total["choosing"] / max(1, total["choices"]),
        "ms_per_move": 1000 * total["seconds"] / max(1, total["moves"]),
        "deals_per_choice": total["deals"] / max(1, total["choices"]),
    }


def play(match: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Play a match; the figures so far after every share."""
    total: dict[str, float] = {}
    firsts = range(0, match.games, SHARE)
    task = partial(share_of, match)
    if match.workers == 1:
        yield from _sums(match, total, map(task, firsts))
        return
    with ProcessPoolExecutor(match.workers) as pool:
        yield from _sums(match, total, pool.map(task, firsts))


def _sums(match: argparse.Namespace, total: dict[str, float], shares: Iterator[dict[str, float]]) -> Iterator[dict[str, Any]]:
    for share in shares:
        for name, number in share.items():
            total[name] = total.get(name, 0) + number
        yield result(match, total)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Our bots against RLCard's own, inside RLCard's UNO.")
    parser.add_argument("--level", default="champion")
    parser.add_argument("--against", choices=AGAINST, default="random")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--milliseconds", type=float)
    parser.add_argument("--samples", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="a line of JSON instead of words")
    match = parser.parse_args(words)
    if match.games < 1 or match.workers < 1:
        parser.error("--games and --workers must be 1 or more")
    found: dict[str, Any] = {}
    for found in play(match):
        if sys.stderr.isatty() or found["games"] % 2000 == 0:
            print(f"{found['games']} games: {found['share']:.4f}", file=sys.stderr)
    if match.json:
        print(json.dumps(found))
        return 0
    print(
        f"{found['bot']} against {found['against']}: {found['wins']:,} of {found['games']:,} games won, "
        f"{100 * found['share']:.2f} % ({100 * found['low']:.2f} to {100 * found['high']:.2f}), "
        f"{found['ms_per_choice']:.2f} ms a move with a choice, {found['ms_per_move']:.2f} ms over all, "
        f"{found['deals_per_choice']:.0f} deals"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
