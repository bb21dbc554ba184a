"""Learn the game from nothing but its results, and beat `random`: Deep Monte Carlo, in the manner of DouZero (Zha et al., 2021).

    python examples/train.py --out learned

A network estimates what an action is worth: how the game will end for whoever takes it. It plays what it thinks best, tries something
else now and then, and is fitted to how the games really ended. The games are played a thousand at a time by `lastcard.envs.Batch`, the
network is scikit-learn's `MLPRegressor`. Written into the folder: `weights.npz`, `curve.csv` and `curve.png`.

It needs the extra `train`: pip install "lastcard[train]". docs/research.md goes through it step by step.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from lastcard import Move, View
from lastcard.envs import Batch
from lastcard.envs.views import action_number, mask_of, observation_of

HIDDEN = (128, 64)
#: Actions of every table between two fits, and the most that an unfinished game may bring along from before.
STEPS = 48


class Network:
    """The value of every legal action: a network's weights, and the scale of the observations that it was fitted to."""

    def __init__(self, layers: list[tuple[Any, Any]], scale: Any) -> None:
        self.layers = [(weights.astype(np.float32), bias.astype(np.float32)) for weights, bias in layers]
        self.scale = scale.astype(np.float32)

    def values(self, observation: Any, mask: Any) -> Any:
        """(rows, actions): what each legal action is worth; minus infinity for all others."""
        (first, bias), *rest = self.layers
        numbers = len(self.scale)
        # The first layer sees the observation and which action it is. Its share of the observation is reckoned once for all actions.
        seen = (observation * self.scale) @ first[:numbers] + bias
        rows, actions = np.nonzero(mask)
        value = seen[rows] + first[numbers:][actions]
        for weights, bias in rest:
            value = np.maximum(value, 0) @ weights + bias
        found = np.full(mask.shape, -np.inf, np.float32)
        found[rows, actions] = value[:, 0]
        return found

    def save(self, file: Path) -> None:
        """Write the weights, for `load`."""
        arrays = {f"{kind}_{number}": array for number, layer in enumerate(self.layers) for kind, array in zip("wb", layer, strict=True)}
        np.savez_compressed(file, scale=self.scale, **arrays)

    @classmethod
    def load(cls, file: Path) -> Network:
        """The network of a file."""
        with np.load(file) as arrays:
            layers = [(arrays[f"w_{number}"], arrays[f"b_{number}"]) for number in range(len(arrays) // 2)]
            return cls(layers, arrays["scale"])


class Learned:
    """The network as a bot, for the table, for `Game`, or as an opponent in an environment."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def choose(self, view: View) -> Move | None:
        """The legal move that is worth most; UNO is said with the last card but one. Out of turn, a call or a catch, or nothing."""
        moves = view.legal_moves
        if view.turn != view.seat:
            return next((move for move in moves if move.verb in ("uno", "catch")), None)
        values = self.network.values(observation_of(view)[None], mask_of(view)[None])[0]
        best = max(moves, key=lambda move: float(values[action_number(view, move)]))
        calls = best.verb == "play" and len(view.hand) == 2 and view.rules.uno == "manual" and view.seat not in view.said_uno
        return replace(best, uno=True) if calls else best


class Memory:
    """Actions and what they came to: (observation, action, seat) of each step, until the game has ended that they belong to."""

    def __init__(self) -> None:
        self.observations: list[Any] = []
        self.actions: list[Any] = []
        self.seats: list[Any] = []
        self.rewards: list[Any] = []
        self.ended: list[Any] = []
        self.open: list[Any] = []

    def add(self, observation: Any, action: Any, seat: Any, reward: Any, ended: Any) -> None:
        """One step of all tables. What the batch gave is copied: it holds for two steps only."""
        self.observations.append(observation.copy())
        self.actions.append(action)
        self.seats.append(seat.copy())
        self.rewards.append(reward.copy())
        self.ended.append(ended)
        self.open.append(np.ones(len(action), bool))

    def take(self) -> tuple[Any, Any, Any]:
        """Observations, actions and results of all games that have ended since; the rest waits, for one more time."""
        rows = np.arange(len(self.actions[0]))
        known, result = np.zeros(len(rows), bool), np.zeros_like(self.rewards[0])
        found: list[tuple[Any, Any, Any]] = []
        for step in reversed(range(len(self.actions))):
            now = self.ended[step]
            result[now] = self.rewards[step][now]
            known |= now
            ready = known & self.open[step]
            self.open[step] &= ~ready
            found.append((self.observations[step][ready], self.actions[step][ready], result[rows, self.seats[step]][ready]))
        for part in (self.observations, self.actions, self.seats, self.rewards, self.ended, self.open):
            del part[:-STEPS]
        observations, actions, results = zip(*found, strict=True)
        return np.concatenate(observations), np.concatenate(actions), np.concatenate(results)


def evaluate(network: Network, options: dict[str, Any], games: int, seed: str) -> tuple[float, float, float]:
    """The share of games that the network wins against `random`, with its 95 % interval (Wilson). Every table plays as many games."""
    tables = min(games, 1000)
    batch = Batch(size=tables, seed=seed, opponents="random", max_actions=2000, **options)
    observation, mask = batch.reset()
    played, won = np.zeros(tables, int), 0
    each = -(-games // tables)
    while played.min() < each:
        seat = batch.seat.copy()
        step = batch.step(network.values(observation, mask).argmax(1))
        observation, mask = step.observation, step.info["mask"]
        # Those of short games are not counted twice: a table that has played its games only waits for the others.
        counts = (step.terminated | step.truncated) & (played < each)
        won += int((step.reward[np.arange(tables), seat] > 0)[counts].sum())
        played += counts
    total, share, z = tables * each, won / (tables * each), 1.96
    middle = (share + z * z / (2 * total)) / (1 + z * z / total)
    reach = z / (1 + z * z / total) * (share * (1 - share) / total + z * z / (4 * total * total)) ** 0.5
    return share, middle - reach, middle + reach


def train(options: dict[str, Any], out: Path, *, against: str | None, fits: int, tables: int, games: int, seed: int) -> Network:
    """Play and fit in turn, and write down how it gets on."""
    from sklearn.neural_network import MLPRegressor

    chance = np.random.default_rng(seed)
    batch = Batch(size=tables, seed=f"{seed:x}", opponents=against, max_actions=400, **options)
    learner = MLPRegressor(hidden_layer_sizes=HIDDEN, batch_size=512, learning_rate_init=1e-3, random_state=seed)
    # Counts of up to a whole pack are brought to about one; all else is small already.
    scale = np.ones(batch.numbers, np.float32)
    for name, largest in {"draw_pile": 100, "discard_pile": 100, "actions": 100, "sizes": 10, "scores": 100}.items():
        scale[batch.layout[name]] = 1 / largest
    width = batch.numbers + batch.actions
    learner.partial_fit(np.zeros((512, width), np.float32), np.zeros(512, np.float32))  # makes the weights, which play at first
    network = Network(list(zip(learner.coefs_, learner.intercepts_, strict=True)), scale)

    observation, mask = batch.reset()
    memory, curve = Memory(), []
    started, seen, learned = time.perf_counter(), 0, 0.0
    draw = int(batch.space.draw)
    for fit in range(fits + 1):
        if fit % max(1, fits // 12) == 0 or fit == fits:
            paused = time.perf_counter()
            share, low, high = evaluate(network, options, games, f"{seed + 1:x}")
            started += time.perf_counter() - paused
            learned = (time.perf_counter() - started) / 60
            curve.append((round(learned, 3), seen, round(share, 4), round(low, 4), round(high, 4)))
            print(f"{learned:5.1f} min  {seen:9,} games  wins {share:.1%} against random ({low:.1%} to {high:.1%})", flush=True)
        if fit == fits:
            break
        for _ in range(STEPS):
            values = network.values(observation, mask)
            # Now and then any legal action, or with the first games all of them; a draw only where nothing else goes, or they never end.
            other = chance.random(mask.shape, np.float32) * mask
            other[:, draw] *= 1e-3
            tries = chance.random(tables) < (1.0 if fit == 0 else 0.05)
            action = np.where(tries, other.argmax(1), values.argmax(1))
            seat = batch.seat.copy()
            step = batch.step(action)
            ended = step.terminated | step.truncated
            memory.add(observation, action, seat, step.reward, ended)
            observation, mask = step.observation, step.info["mask"]
            seen += int(ended.sum())
        observations, actions, results = memory.take()
        features = np.zeros((len(actions), width), np.float32)
        features[:, : batch.numbers] = observations * scale
        features[np.arange(len(actions)), batch.numbers + actions] = 1
        learner.set_params(learning_rate_init=1e-3 * max(0.05, 1 - fit / fits))
        if len(actions):
            learner.partial_fit(features, results.astype(np.float32))
        # One fit makes it better here and worse there. The mean of the last ten or so plays better than any of them.
        kept = 0.0 if fit == 0 else 0.9
        layers = [
            (kept * old + (1 - kept) * new, kept * old_bias + (1 - kept) * bias)
            for (old, old_bias), new, bias in zip(network.layers, learner.coefs_, learner.intercepts_, strict=True)
        ]
        network = Network(layers, scale)
    out.mkdir(parents=True, exist_ok=True)
    network.save(out / "weights.npz")
    write_curve(curve, out)
    return network


def write_curve(curve: list[tuple[float, int, float, float, float]], out: Path) -> None:
    """The share of games won, by the games that were learned from: as a table and as a picture."""
    with (out / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows([("minutes", "games", "share", "low", "high"), *curve])
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    _, games, share, low, high = (np.array(column) for column in zip(*curve, strict=True))
    figure, axes = pyplot.subplots(figsize=(6, 3.4), layout="constrained")
    axes.axhline(50, color="0.6", linewidth=1, linestyle="--")
    axes.fill_between(games, 100 * low, 100 * high, alpha=0.25)
    axes.plot(games, 100 * share, marker="o", markersize=3)
    axes.set_xlabel("games learned from")
    axes.set_ylabel("games won against random, %")
    axes.grid(alpha=0.3)
    figure.savefig(out / "curve.png", dpi=130)
    pyplot.close(figure)


def main(words: list[str]) -> int:
    """Train, evaluate, save; then play the saved weights as a bot, and check it."""
    parser = argparse.ArgumentParser(description=str(__doc__).split("\n")[0])
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", default="random", help="a level of bots to learn against, or self")
    parser.add_argument("--fits", type=int, default=60, help="how often the network is fitted")
    parser.add_argument("--tables", type=int, default=1024, help="games side by side")
    parser.add_argument("--games", type=int, default=4000, help="games of each evaluation but the last")
    parser.add_argument("--final", type=int, default=20_000, help="games of the last evaluation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"))
    chosen = parser.parse_args(words)
    options = {"edition": chosen.edition, "players": chosen.players}
    against = None if chosen.against == "self" else chosen.against
    train(options, chosen.out, against=against, fits=chosen.fits, tables=chosen.tables, games=chosen.games, seed=chosen.seed)

    network = Network.load(chosen.out / "weights.npz")
    share, low, high = evaluate(network, options, chosen.final, f"{chosen.seed + 2:x}")
    fair = 1 / chosen.players
    print(f"In {chosen.final:,} games against random it wins {share:.1%} ({low:.1%} to {high:.1%}); chance alone would be {fair:.0%}.")

    from lastcard.envs import check_bot

    tables = ((chosen.edition, chosen.players, {}),)
    print(check_bot(Learned(network), tables=tables, rounds=20))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
