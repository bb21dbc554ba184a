"""What a study measures, each with its 95 % interval and its difference to other rules.

Every measure but a quantile is a ratio of two sums over games. How uncertain it is shows in how much the blocks of games differ. Two
cells have the same deals in the same blocks, so the interval of a difference allows for what the deals have in common.

>>> cell = Sample(np.array([[10, 10, 400], [10, 10, 420], [10, 10, 410]]), np.zeros((3, 1)), 4, 1)
>>> cell.sums.shape
(3, 3)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from . import figures
from .figures import S_GAMES, S_TURNS
from .stats import t_quantile, wilson

Array = np.ndarray[Any, np.dtype[Any]]

#: More turn actions than this make a very long round; at six seconds each it takes more than twenty minutes.
LONG = 200

#: Seconds that a turn action takes at a table of people, unless another pace is given.
PACE = 6.0


@dataclass(frozen=True)
class Sample:
    """What came of a cell: sums by block, `(blocks, columns)`, and how many games took so many turn actions, `(blocks, length)`."""

    sums: Array
    lengths: Array
    players: int
    #: How many seats the bot has that is named first.
    named: int
    pace: float = PACE

    def column(self, column: int) -> Array:
        """A sum by block."""
        return self.sums[:, column].astype(float)


@dataclass(frozen=True)
class Figure:
    """A measured value with its 95 % interval, and its change against the rules it is compared with, if it is compared.

    The change of a mean is relative (0.38: 38 % more); that of a share or an edge is a difference of shares.
    """

    value: float
    low: float
    high: float
    change: float | None = None
    change_low: float | None = None
    change_high: float | None = None

    @property
    def differs(self) -> bool:
        """Whether the interval of the change leaves out zero."""
        return self.change_low is not None and self.change_high is not None and not self.change_low <= 0 <= self.change_high


@dataclass(frozen=True)
class Measure:
    """Something to measure.

    A `mean` is a number a game or a round, a `share` one of 0 to 1, an `edge` how much more often somebody wins than in a fair share of
    the games (0.1: 10 % more often), and a `quantile` a length which that share of the games does not exceed.
    """

    name: str
    kind: Literal["mean", "share", "edge", "quantile"]
    top: Callable[[Sample], Array]
    bottom: Callable[[Sample], Array]
    #: Seats that a fair share belongs to.
    seats: Callable[[Sample], float] = lambda _: 1.0
    #: Which quantile.
    share: float = 0.5
    #: Measured at a table where the first bot plays against others, and not at one of equals.
    mixed: bool = False

    def of(self, sample: Sample, base: Sample | None = None) -> Figure | None:
        """The figure of a cell, compared with another; None where there was nothing to measure."""
        if self.kind == "quantile":
            return _quantile(sample, self.share)
        value, influence = _ratio(self.top(sample), self.bottom(sample))
        if np.isnan(value):
            return None
        if self.kind == "mean":
            half = _half(influence)
            low, high = max(0.0, value - half), value + half
        else:
            low, high = score_interval(value, influence, float(self.bottom(sample).sum()))
        scale, less = self._scale(sample)
        figure = Figure(value * scale - less, low * scale - less, high * scale - less)
        if base is None:
            return figure
        other, other_influence = _ratio(self.top(base), self.bottom(base))
        if np.isnan(other) or (self.kind == "mean" and other == 0):
            return figure
        if self.kind == "mean":
            change = value / other - 1
            moved, base_moved = influence / other, other_influence * value / other**2
        else:
            base_scale, base_less = self._scale(base)
            change = (value * scale - less) - (other * base_scale - base_less)
            moved, base_moved = influence * scale, other_influence * base_scale
        if self.kind != "mean" and not (np.any(moved) and np.any(base_moved)):
            # What never happened has no spread of its own: the ends of the two intervals stand for it (Newcombe).
            before = self.of(base)
            assert before is not None
            less, more = (
                np.hypot(figure.value - figure.low, before.high - before.value),
                np.hypot(figure.high - figure.value, before.value - before.low),
            )
            return Figure(figure.value, figure.low, figure.high, change, change - float(less), change + float(more))
        paired = len(moved) == len(base_moved)
        half = _half(moved - base_moved) if paired else float(np.hypot(_half(moved), _half(base_moved)))
        return Figure(figure.value, figure.low, figure.high, change, change - half, change + half)

    def _scale(self, sample: Sample) -> tuple[float, float]:
        return (sample.players / self.seats(sample), 1.0) if self.kind == "edge" else (1.0, 0.0)


def score_interval(share: float, influence: Array, count: float) -> tuple[float, float]:
    """Wilson's interval of a share, as of so many independent games as its variance says; of all games, where it has none.

    >>> low, high = score_interval(0.0, np.zeros(60), 1000)
    >>> low, round(high, 4)
    (0.0, 0.004)
    """
    variance = float(np.sum(influence**2)) * _spread(influence)
    games = share * (1 - share) / variance if variance > 0 and 0 < share < 1 else count
    found = wilson(share * games, games, t_quantile(max(2, len(influence))))
    return found.low, found.high


def _ratio(top: Array, bottom: Array) -> tuple[float, Array]:
    """A ratio of sums, and what each block adds to its error."""
    total = bottom.sum()
    if total == 0:
        return float("nan"), np.zeros(len(top))
    value = top.sum() / total
    return float(value), (top - value * bottom) / total


def _spread(influence: Array) -> float:
    return len(influence) / (len(influence) - 1) if len(influence) > 1 else float("nan")


def _half(influence: Array) -> float:
    """Half the width of an interval, by Student's distribution for the blocks that there are."""
    blocks = len(influence)
    if blocks < 2:
        return float("inf")
    return t_quantile(blocks) * float(np.sqrt(np.sum(influence**2) * _spread(influence)))


def _quantile(sample: Sample, share: float) -> Figure | None:
    """A quantile of the lengths; its interval is that of the share below it, read off the distribution."""
    lengths = sample.lengths.astype(float)
    games = lengths.sum(axis=1)
    if games.sum() == 0:
        return None
    below = np.cumsum(lengths.sum(axis=0)) / games.sum()

    def at(part: float) -> float:
        return float(np.searchsorted(below, min(max(part, 0.0), 1.0) - 1e-12))

    value = at(share)
    _, influence = _ratio(lengths[:, : int(value) + 1].sum(axis=1), games)
    half = _half(influence) if len(influence) > 1 else 1.0
    return Figure(value, at(share - half), at(share + half))


def _sum(column: int) -> Callable[[Sample], Array]:
    return lambda sample: sample.column(column)


def _minutes(sample: Sample) -> Array:
    return sample.column(S_TURNS) * sample.pace / 60


def _long(sample: Sample) -> Array:
    found: Array = sample.lengths[:, LONG + 1 :].sum(axis=1).astype(float)
    return found


_GAMES, _ROUNDS, _TURNS = _sum(S_GAMES), _sum(figures.S_ROUNDS), _sum(S_TURNS)

#: Every measure by name. A round is what is played where games are not played to the target, and a game where they are.
MEASURES: dict[str, Measure] = {
    measure.name: measure
    for measure in (
        Measure("turns", "mean", _TURNS, _ROUNDS),
        Measure("median", "quantile", _TURNS, _GAMES),
        Measure("slow", "quantile", _TURNS, _GAMES, share=0.9),
        Measure("minutes", "mean", _minutes, _ROUNDS),
        Measure("long", "share", _long, _GAMES),
        Measure("rounds", "mean", _ROUNDS, _GAMES),
        Measure("game-turns", "mean", _TURNS, _GAMES),
        Measure("game-minutes", "mean", _minutes, _GAMES),
        Measure("first", "share", _sum(figures.S_FIRST), _GAMES),
        Measure("first-edge", "edge", _sum(figures.S_FIRST), _GAMES),
        Measure("dealer-edge", "edge", _sum(figures.S_PLACES), _GAMES),
        Measure("leads", "mean", _sum(figures.S_LEADS), _ROUNDS),
        Measure("longest-hand", "mean", _sum(figures.S_LONGEST), _GAMES),
        Measure("blocked", "share", _sum(figures.S_BLOCKED), _GAMES),
        Measure("endless", "share", _sum(figures.S_ENDLESS), _GAMES),
        Measure("unwon", "share", _sum(figures.S_UNWON), _GAMES),
        Measure("drawn", "mean", _sum(figures.S_DRAWN), _ROUNDS),
        Measure("wilds", "mean", _sum(figures.S_WILDS), _ROUNDS),
        Measure("challenges", "mean", _sum(figures.S_CHALLENGES), _ROUNDS),
        Measure("bluffs", "share", _sum(figures.S_BLUFFS), _sum(figures.S_CHALLENGES)),
        Measure("points", "mean", _sum(figures.S_POINTS), _ROUNDS),
        Measure("better", "share", _sum(figures.S_NAMED), _GAMES, mixed=True),
        Measure("better-edge", "edge", _sum(figures.S_NAMED), _GAMES, lambda sample: float(sample.named), mixed=True),
    )
}
