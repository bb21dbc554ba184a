"""Shares, means and ratings from many games, with 95 % intervals.

Games on the same deal are not independent: who holds the good cards tends to win whoever that is. So all games on one deal are one
*cluster*, and an interval comes from how much the clusters differ (the sandwich estimator; Liang and Zeger 1986). Where the same deal is
played by every bot from every seat, luck cancels out within the cluster, and the intervals become narrower than those of as many games
on deals of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]

#: The quantile of the normal distribution for intervals of 95 %.
Z = 1.959963985

#: Points of an Elo scale that make one ten times as strong.
ELO = 400.0

#: How far ratings may lie apart before anything is known: a normal distribution with this deviation, in points. It counts next to nothing
#: beside real results, and keeps finite what a handful of games leaves open.
PRIOR = 1000.0


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def excludes(self, value: float) -> bool:
        """Whether a value lies outside the interval."""
        return not self.low <= value <= self.high


def t_quantile(clusters: int) -> float:
    """Student's quantile for 95 % with so many clusters, by Cornish and Fisher's expansion; infinite for one.

    >>> round(t_quantile(11), 3), round(t_quantile(1000), 3)
    (2.228, 1.962)
    """
    free = clusters - 1
    if free < 1:
        return float("inf")
    return (
        Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * free**3)
    )  # fmt: skip


def wilson(wins: float, games: float, z: float = Z) -> Estimate:
    """A share of independent games by Wilson's score interval (1927), which stays within 0 and 1 and holds for few games too.

    >>> wilson(60, 100)
    Estimate(value=0.6, low=0.502..., high=0.690...)
    """
    if games <= 0:
        return Estimate(float("nan"), 0.0, 1.0)
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2)
    return Estimate(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def share(wins: Array, games: Array) -> Estimate:
    """A share of games won: `wins` and `games` by cluster.

    The clusters' own variance says how many independent games they are worth; Wilson's interval is that of so many games.
    """
    total, clusters = float(games.sum()), int(np.count_nonzero(games))
    if total <= 0:
        return wilson(0, 0)
    value = float(wins.sum()) / total
    variance = _variance((wins - value * games) / total, clusters)
    if clusters < 2 or variance <= 0:
        # Clusters that do not differ say nothing of what others may be like.
        return wilson(value * max(clusters, 1), max(clusters, 1))
    worth = value * (1 - value) / variance
    return wilson(value * worth, worth, t_quantile(clusters))


def mean(values: Array, weights: Array | None = None) -> Estimate:
    """A mean: sums by cluster, and how many they are sums of (one each unless given)."""
    weights = np.ones(len(values)) if weights is None else weights
    total, clusters = float(weights.sum()), int(np.count_nonzero(weights))
    if total <= 0:
        return Estimate(float("nan"), float("-inf"), float("inf"))
    value = float(values.sum()) / total
    half = t_quantile(clusters) * sqrt(_variance((values - value * weights) / total, clusters)) if clusters > 1 else float("inf")
    return Estimate(value, value - half, value + half)


def difference(one: Array, one_weights: Array, other: Array, other_weights: Array) -> Estimate:
    """The difference of two means or shares on the same clusters; what both have in common falls out."""
    totals = float(one_weights.sum()), float(other_weights.sum())
    clusters = int(np.count_nonzero(one_weights + other_weights))
    if min(totals) <= 0:
        return Estimate(float("nan"), float("-inf"), float("inf"))
    means = float(one.sum()) / totals[0], float(other.sum()) / totals[1]
    moved = (one - means[0] * one_weights) / totals[0] - (other - means[1] * other_weights) / totals[1]
    half = t_quantile(clusters) * sqrt(_variance(moved, clusters)) if clusters > 1 else float("inf")
    return Estimate(means[0] - means[1], means[0] - means[1] - half, means[0] - means[1] + half)


def _variance(influence: Array, clusters: int) -> float:
    """The variance of an estimate from what each cluster adds to its error."""
    return float(np.sum(influence**2)) * clusters / (clusters - 1) if clusters > 1 else 0.0


# --- ratings ---


@dataclass(frozen=True)
class Match:
    """Games at tables of one kind: the seats that each bot has there, `(bots,)`, and the games that it won, `(clusters, bots)`.

    Bots with no seats do not take part. Row n of all matches is the same deal; a row of zeros is one that was not played.
    """

    seats: Array
    wins: Array


def ratings(matches: Sequence[Match], anchor: int = 0, at: float = 1000.0) -> tuple[Estimate, ...]:
    """The rating of each bot on an Elo scale, where the bot `anchor` has the rating `at`.

    The model is that of Bradley and Terry (1952), and with more seats that of Plackett and Luce: a seat's chance to win is its strength's
    share of all strengths at the table, and 400 points more are ten times the strength. Fitted by maximum likelihood; the intervals are
    robust against what games on one deal have in common. The anchor's own interval has no width: the others' are of the difference to it.
    """
    bots = len(matches[0].seats)
    strength = np.zeros(bots)
    prior = np.eye(bots) * (log(10) * PRIOR / ELO) ** -2
    for _ in range(100):
        gradient, information = -prior @ strength, prior.copy()
        for match in matches:
            won = match.wins.sum(axis=0)
            chance = _chances(match.seats, strength)
            gradient += won - won.sum() * chance
            information += won.sum() * (np.diag(chance) - np.outer(chance, chance))
        step = np.linalg.solve(information, gradient)
        strength += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-12:
            break
    clusters = max(len(match.wins) for match in matches)
    scores = np.zeros((clusters, bots))
    for match in matches:
        won = match.wins.astype(float)
        scores[: len(won)] += won - won.sum(axis=1, keepdims=True) * _chances(match.seats, strength)
    played = int(np.count_nonzero(np.any([_any_rows(match.wins, clusters) for match in matches], axis=0)))
    inverse = np.linalg.inv(information)
    spread = inverse @ (scores.T @ scores) @ inverse * (played / (played - 1) if played > 1 else float("nan"))
    scale = ELO / log(10)
    found = []
    for bot in range(bots):
        against = np.zeros(bots)
        against[bot] += 1
        against[anchor] -= 1
        value = at + scale * float(against @ strength)
        half = (
            0.0 if bot == anchor else scale * t_quantile(played) * sqrt(float(against @ spread @ against)) if played > 1 else float("inf")
        )
        found.append(Estimate(value, value - half, value + half))
    return tuple(found)


def _chances(seats: Array, strength: Array) -> Array:
    """Each bot's chance to win at a table."""
    weights = seats * np.exp(strength - strength.max())
    chances: Array = weights / weights.sum()
    return chances


def _any_rows(wins: Array, clusters: int) -> Array:
    found = np.zeros(clusters, bool)
    found[: len(wins)] = wins.any(axis=1)
    return found
