"""The end of a round and of the game (OUT, SCORE, BLOCKED, ENDLESS)."""

from __future__ import annotations

from . import codes
from .bits import lowest
from .deck import tell
from .ruleset import Ruleset
from .state import State
from .types import Host


def hand_points(state: State, rules: Ruleset, seat: int) -> int:
    """What the cards in a hand are worth (POINTS-N, POINTS-A, POINTS-W, POINTS-S)."""
    kinds = state.mask[seat] + 0
    total = 0
    while kinds:
        kind = lowest(kinds)
        total += state.count[seat * codes.KINDS + kind] * rules.points[kind]
        kinds &= kinds - 1
    return total


def side_points(state: State, rules: Ruleset, seat: int) -> int:
    """What the cards of a seat's side are worth: its own hand, or with partners both hands of the team."""
    total = hand_points(state, rules, seat)
    if rules.teams:
        total += hand_points(state, rules, (seat + 2) % 4)
    return total


def block(state: State, rules: Ruleset, host: Host | None, how: int) -> None:
    """BLOCKED: the hand with the fewest points wins the round; if two tie for fewest, nobody does.

    With partners the two hands of a team count together, and the team is named by its seat with fewer points, the lower if equal.
    """
    tell(host, codes.EV_BLOCKED, how, 0, 0, 0)
    sides = 2 if rules.teams else state.seats + 0
    winner = codes.NONE
    fewest = -1
    for seat in range(sides):
        points = side_points(state, rules, seat)
        if fewest < 0 or points < fewest:
            fewest = points
            winner = seat
        elif points == fewest:
            winner = codes.NONE
    if rules.teams and winner >= 0 and hand_points(state, rules, winner + 2) < hand_points(state, rules, winner):
        winner += 2
    end_round(state, rules, host, winner, how)


def end_round(state: State, rules: Ruleset, host: Host | None, winner: int, how: int) -> None:
    """The round is over: whatever is still asked or owed is dropped, and the score is taken."""
    state.phase = codes.ROUND_OVER
    state.turn = codes.NONE
    state.owed = 0
    state.early = 0
    state.touched = 0
    state.false_due = 0
    state.open_by = 0
    state.drawn = codes.NONE
    state.catchable = 0
    state.ended = how
    state.round_winner = winner
    if rules.low_total:
        score_low_total(state, rules, host)
    else:
        score_winner(state, rules, host)
    if state.game_winner >= 0:
        state.phase = codes.GAME_OVER
        tell(host, codes.EV_GAME_WON, state.game_winner, 0, 0, 0)


def score_winner(state: State, rules: Ruleset, host: Host | None) -> None:
    """SCORE: the winner scores the cards left in all other hands; with partners, both carry those of both opponents."""
    winner = state.round_winner + 0
    points = 0
    if winner >= 0:
        if rules.teams:
            points = side_points(state, rules, (winner + 1) % 4)
        else:
            for seat in range(state.seats):
                if seat != winner:
                    points += hand_points(state, rules, seat)
    tell(host, codes.EV_WON, winner, points, 0, 0)
    if winner < 0:
        return
    state.scores[winner] += points
    tell(host, codes.EV_SCORED, winner, points, state.scores[winner], 0)
    if rules.teams:
        partner = (winner + 2) % 4
        state.scores[partner] += points
        tell(host, codes.EV_SCORED, partner, points, state.scores[partner], 0)
    if state.scores[winner] >= rules.target:
        state.game_winner = winner


def score_low_total(state: State, rules: Ruleset, host: Host | None) -> None:
    """`low_total`: everyone keeps the points left in hand. When someone has reached the target the lowest total wins; if that is
    shared, another round decides. A team is named by its lower seat.
    """
    tell(host, codes.EV_WON, state.round_winner, 0, 0, 0)
    highest = 0
    for seat in range(state.seats):
        points = side_points(state, rules, seat)
        state.scores[seat] += points
        tell(host, codes.EV_SCORED, seat, points, state.scores[seat], 0)
        if state.scores[seat] > highest:
            highest = state.scores[seat] + 0
    if highest < rules.target:
        return
    sides = 2 if rules.teams else state.seats + 0
    lowest_seat = 0
    shared = False
    for seat in range(1, sides):
        if state.scores[seat] < state.scores[lowest_seat]:
            lowest_seat = seat
            shared = False
        elif state.scores[seat] == state.scores[lowest_seat]:
            shared = True
    if not shared:
        state.game_winner = lowest_seat
