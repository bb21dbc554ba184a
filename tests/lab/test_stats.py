"""Intervals and ratings: known answers, and how often an interval holds what it should."""

from __future__ import annotations

import math

import numpy as np
import pytest

from lastcard.lab import stats
from lastcard.lab.stats import Match


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_agrees_with_the_published_formula(wins: int, games: int, low: float, high: float) -> None:
    """The interval of a share is Wilson's: figures from Newcombe (1998) and by hand."""
    found = stats.wilson(wins, games)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


@pytest.mark.parametrize(("clusters", "quantile"), [(6, 2.571), (11, 2.228), (31, 2.042), (101, 1.984)])
def test_the_quantile_for_few_clusters_is_students(clusters: int, quantile: float) -> None:
    """With few clusters intervals are wider, as in every table of Student's distribution."""
    assert stats.t_quantile(clusters) == pytest.approx(quantile, abs=0.005)


def test_one_game_a_deal_gives_the_interval_of_independent_games() -> None:
    """Where every cluster is one game, a share's interval is close to Wilson's."""
    wins = np.repeat([1, 0], [300, 700])
    found, simple = stats.share(wins, np.ones(1000)), stats.wilson(300, 1000)
    assert (found.value, found.low, found.high) == pytest.approx((0.3, simple.low, simple.high), abs=0.001)


def test_what_games_on_a_deal_have_in_common_counts() -> None:
    """Games that always go alike are worth one; games that cancel each other out are worth more than as many independent ones."""
    games, alike, opposite = np.full(500, 2), np.repeat([2, 0], 250), np.ones(500)
    opposite[:20], opposite[20:40] = 2, 0
    independent = stats.wilson(500, 1000).half
    assert stats.share(alike, games).half == pytest.approx(independent * math.sqrt(2), rel=0.01)
    assert stats.share(opposite, games).half < independent / 2


@pytest.mark.parametrize("wins", [[0, 0, 0], [2, 2, 2], [1, 1, 1]])
def test_deals_that_do_not_differ_leave_doubt(wins: list[int]) -> None:
    """A few deals that all went alike do not make an interval without width."""
    found = stats.share(np.array(wins), np.full(3, 2))
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.half > 0.2


def test_nothing_played_is_known_as_nothing() -> None:
    """Without a game a share may be anything, and a mean too."""
    empty = np.zeros(0)
    assert (stats.share(empty, empty).low, stats.share(empty, empty).high) == (0.0, 1.0)
    assert math.isinf(stats.mean(empty).high)
    assert math.isinf(stats.mean(np.ones(1)).high)
    assert math.isinf(stats.difference(empty, empty, empty, empty).high)


def test_a_difference_on_the_same_deals_is_sharper_than_its_parts() -> None:
    """What two players have in common falls out of their difference."""
    rng = np.random.default_rng(1)
    luck, ones = rng.normal(0, 10, 400), np.ones(400)
    one, other = luck + rng.normal(1, 1, 400), luck + rng.normal(0, 1, 400)
    found = stats.difference(one, ones, other, ones)
    assert found.excludes(0)
    assert found.half < stats.mean(one).half / 4


@pytest.mark.parametrize("clusters", [12, 200])
def test_intervals_hold_the_truth_in_95_cases_of_100(clusters: int) -> None:
    """Shares and means of games that are alike within a deal: of many trials about 95 in 100 hold the true value."""
    rng = np.random.default_rng(2)
    trials = 600
    held = {"share": 0, "mean": 0}
    for _ in range(trials):
        luck = rng.beta(3, 5, clusters)
        wins, games = rng.binomial(4, luck), np.full(clusters, 4)
        held["share"] += not stats.share(wins, games).excludes(3 / 8)
        held["mean"] += not stats.mean(wins.astype(float), games).excludes(3 / 8)
    for number in held.values():
        assert 0.925 <= number / trials <= 0.98


def test_two_players_get_the_ratings_that_their_games_say() -> None:
    """Who wins ten games of eleven is 400 points better, and the interval is that of the information in so many games."""
    wins = np.repeat([[1, 0], [0, 1]], [1000, 100], axis=0)
    first, second = stats.ratings([Match(np.array([1, 1]), wins)], anchor=1)
    assert (second.value, second.half) == (1000, 0)
    assert first.value == pytest.approx(1400, abs=0.5)
    assert first.half == pytest.approx(1.96 * 400 / math.log(10) / math.sqrt(1100 * 10 / 11 / 11), rel=0.01)


def test_ratings_at_larger_tables_allow_for_the_seats() -> None:
    """At a table with two seats of one and one of another, who is equally strong wins twice as often with two seats."""
    wins = np.repeat([[1, 0], [0, 1]], [2000, 1000], axis=0)
    first, _ = stats.ratings([Match(np.array([2, 1]), wins)], anchor=1)
    assert first.value == pytest.approx(1000, abs=0.5)


def test_ratings_come_out_as_they_went_in() -> None:
    """Games by players of known ratings, at tables of several kinds, give these ratings back within their intervals, in 95 cases of 100."""
    rng = np.random.default_rng(3)
    truth = np.array([1000.0, 1060.0, 1150.0, 1180.0])
    strength = 10 ** (truth / 400)
    tables = [[1, 1, 0, 0], [0, 1, 1, 0], [0, 0, 1, 1], [1, 0, 0, 1], [2, 0, 2, 0], [1, 1, 1, 1]]
    held = 0
    for _ in range(100):
        matches = []
        for seats in tables:
            weights = np.array(seats) * strength
            matches.append(Match(np.array(seats), rng.multinomial(1, weights / weights.sum(), 200)))
        found = stats.ratings(matches)
        held += sum(not one.excludes(true) for one, true in zip(found[1:], truth[1:], strict=True))
        assert found[0].value == 1000
    assert 270 <= held <= 297


def test_a_handful_of_games_leaves_ratings_finite() -> None:
    """Who has won all of three games is better, but not infinitely so, and one game alone says nothing for certain."""
    first, _ = stats.ratings([Match(np.array([1, 1]), np.array([[1, 0]] * 3))], anchor=1)
    assert 1000 < first.value < 2500
    alone, _ = stats.ratings([Match(np.array([1, 1]), np.array([[1, 0]]))], anchor=1)
    assert math.isinf(alone.high)
