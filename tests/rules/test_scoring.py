"""Scores: what a round is worth, when the game is won, low totals and partners."""

from __future__ import annotations

import pytest

from .table import Deal

TEAMS = {"teams": True}
LOW = {"scoring": "low_total"}


# SCORE


def test_the_winner_scores_all_other_hands(table: Deal) -> None:
    """The winner scores the cards left in all other hands, and nobody else scores (SCORE)."""
    t = table(hands=["R5", "B9 W", "GS", "Y1 Y2"]).play("0 play R5")
    assert t.scores == [59 + 20 + 3, 0, 0, 0]
    assert (t.round_winner, t.game_winner) == (0, None)


def test_any_seat_may_win(table: Deal) -> None:
    """The points go to the seat that went out, wherever it sits (SCORE)."""
    t = table(hands=["R5 R6", "R9", "GS"]).play("0 play R5", "1 play R9")
    assert (t.round_winner, t.scores) == (1, [0, 26, 0])


def test_scores_add_up_over_the_rounds(table: Deal) -> None:
    """Scores go on from round to round until somebody reaches the target (SCORE)."""
    t = table(hands=["R5", "B9"]).play("0 play R5").next_round(hands=["R5 R6", "R9"]).play("0 play R5", "1 play R9")
    t = t.next_round(hands=["R5", "B8"])
    assert (t.round, t.scores) == (3, [9, 6])
    assert t.play("0 play R5").scores == [17, 6]


def test_the_round_winner_is_shown_until_the_next_round(table: Deal) -> None:
    """The winner of a finished round is shown with the new scores until the next round begins (SCORE)."""
    t = table(hands=["R5", "B9"]).play("0 play R5")
    assert (t.phase, t.round, t.round_winner) == ("round_over", 1, 0)
    t = t.next_round(hands=["R5", "B8"])
    assert (t.phase, t.round, t.round_winner) == ("play", 2, None)


def test_reaching_the_target_wins_the_game(table: Deal) -> None:
    """Who reaches the target exactly wins the game (SCORE, TARGET)."""
    t = table(hands=["R5", "B9"], rules={"target": 9}).play("0 play R5")
    assert (t.phase, t.turn, t.round_winner, t.game_winner, t.scores) == ("game_over", None, 0, 0, [9, 0])


def test_one_point_short_goes_on(table: Deal) -> None:
    """One point below the target the game goes on (SCORE, TARGET)."""
    t = table(hands=["R5", "B9"], rules={"target": 10}).play("0 play R5")
    assert (t.phase, t.game_winner) == ("round_over", None)
    t = t.next_round(hands=["R5", "B1"]).play("0 play R5")
    assert (t.phase, t.game_winner, t.scores) == ("game_over", 0, [10, 0])


@pytest.mark.parametrize(("edition", "wilds"), [("pocket", 5), ("classic", 10), ("modern", 10)])
def test_the_target_of_the_edition(table: Deal, edition: str, wilds: int) -> None:
    """Without another agreement 250 points win in Pocket, 500 in Classic and Modern (SCORE, TARGET)."""
    hand = " ".join(["W"] * wilds)
    t = table(edition, hands=["R5", hand]).play("0 play R5")
    assert (t.phase, t.game_winner) == ("game_over", 0)
    hand = " ".join(["W"] * (wilds - 1) + ["R9"])
    t = table(edition, hands=["R5", hand]).play("0 play R5")
    assert (t.phase, t.game_winner) == ("round_over", None)


def test_no_round_after_the_game(table: Deal) -> None:
    """When the game is over no other round is played (SCORE)."""
    t = table(hands=["R5", "B9"], rules={"target": 9}).play("0 play R5")
    t.next_round(hands=["R5", "B9"]).is_no_record("round 2")


def test_the_last_draw_card_may_reach_the_target(table: Deal) -> None:
    """The cards drawn for a last draw card count before it is asked whether the target is reached (SCORE, OUT-DRAW)."""
    t = table(hands=["R+2", "B9"], draw="G7 Y8 B6", rules={"target": 24}).play("0 play R+2")
    assert (t.phase, t.game_winner, t.scores) == ("game_over", 0, [24, 0])


# scoring: low_total


def test_everyone_keeps_the_points_left_in_hand(table: Deal) -> None:
    """Under low totals everyone keeps the points left in hand, and the winner of the round keeps none (SCORE)."""
    t = table(hands=["R5", "B9 W", "GS"], rules=LOW).play("0 play R5")
    assert (t.round_winner, t.scores) == (0, [0, 59, 20])
    t = t.next_round(hands=["R5 R6", "R9", "Y4"]).play("0 play R5", "1 play R9")
    assert (t.round_winner, t.scores) == (1, [6, 59, 24])


def test_the_lowest_total_wins_when_somebody_reaches_the_target(table: Deal) -> None:
    """Under low totals the lowest total wins as soon as somebody reaches the target (SCORE)."""
    t = table(hands=["R5", "B9 W", "GS"], rules={**LOW, "target": 59}).play("0 play R5")
    assert (t.phase, t.round_winner, t.game_winner) == ("game_over", 0, 0)


def test_the_lowest_total_need_not_have_won_the_last_round(table: Deal) -> None:
    """Under low totals the game may be won by one who did not win the last round (SCORE)."""
    t = table(hands=["R5", "B9 B8", "GS"], rules={**LOW, "target": 30}).play("0 play R5")
    assert t.scores == [0, 17, 20]
    t = t.next_round(hands=["R5 R6", "R9", "GS"]).play("0 play R5", "1 play R9")
    assert (t.phase, t.round_winner, t.game_winner, t.scores) == ("game_over", 1, 0, [6, 17, 40])


def test_a_shared_lowest_total_asks_for_another_round(table: Deal) -> None:
    """Under low totals a shared lowest total does not end the game: another round decides (SCORE)."""
    rules = {**LOW, "target": 30}
    t = table(hands=["R5", "Y4", "W"], rules=rules).play("0 play R5")
    assert (t.phase, t.game_winner, t.scores) == ("game_over", 0, [0, 4, 50])
    t = table(hands=["R5", "Y4", "GS"], rules=rules).play("0 play R5").next_round(hands=["R5 R4", "R9", "GS"])
    t = t.play("0 play R5", "1 play R9")
    assert (t.phase, t.round_winner, t.game_winner, t.scores) == ("round_over", 1, None, [4, 4, 40])
    t = t.next_round(hands=["R5", "Y1", "B9"]).play("0 play R5")
    assert (t.phase, t.game_winner, t.scores) == ("game_over", 0, [4, 5, 49])


def test_low_totals_of_a_blocked_round(table: Deal) -> None:
    """Under low totals everyone keeps the points in hand in a blocked round too, the winner of it as well (SCORE, BLOCKED)."""
    t = table(hands=["B9", "G2", "Y8"], draw="", rules=LOW).play("0 pass", "1 pass", "2 pass")
    assert (t.round_winner, t.scores) == (1, [9, 2, 8])


def test_low_totals_of_a_tied_blocked_round(table: Deal) -> None:
    """Under low totals everyone keeps the points in hand also when the blocked round has no winner (SCORE, BLOCKED)."""
    t = table(hands=["B9", "G2", "Y2"], draw="", rules=LOW).play("0 pass", "1 pass", "2 pass")
    assert (t.phase, t.round_winner, t.scores) == ("round_over", None, [9, 2, 2])


def test_low_totals_count_the_cards_of_a_last_draw_card(table: Deal) -> None:
    """Under low totals the cards drawn for a last draw card are kept as points by who drew them (SCORE, OUT-DRAW)."""
    t = table(hands=["R+2", "B9", "Y1"], draw="G7 Y8 B6", rules=LOW).play("0 play R+2")
    assert t.scores == [0, 24, 1]


def test_the_target_of_low_totals_is_that_of_the_edition(table: Deal) -> None:
    """Under low totals the edition's own target ends the game (SCORE, TARGET)."""
    t = table(hands=["R5", " ".join(["W"] * 10)], rules=LOW).play("0 play R5")
    assert (t.phase, t.game_winner, t.scores) == ("game_over", 0, [0, 500])


# teams


def test_the_cards_of_both_opponents_score_for_both_partners(table: Deal) -> None:
    """With partners the cards of both opponents score, the partner's do not, and both partners carry the score (SCORE)."""
    t = table(hands=["R5", "B9", "W W", "GS"], rules=TEAMS).play("0 play R5")
    assert (t.phase, t.round_winner, t.scores) == ("round_over", 0, [29, 0, 29, 0])


def test_a_round_with_partners_ends_when_one_goes_out(table: Deal) -> None:
    """With partners one who goes out ends the round, and the partner need not (OUT, SCORE)."""
    t = table(hands=["R5 R6", "R9", "W W", "GS"], rules=TEAMS).play("0 play R5", "1 play R9")
    assert (t.phase, t.round_winner, t.scores) == ("round_over", 1, [0, 106, 0, 106])


def test_partners_gather_points_together(table: Deal) -> None:
    """Rounds won by either partner add to one score (SCORE)."""
    t = table(hands=["R5", "B9", "W", "GS"], rules=TEAMS).play("0 play R5")
    t = t.next_round(hands=["W", "B9", "R7", "B8"], dealer=1).play("2 play R7")
    assert (t.round_winner, t.scores) == (2, [29 + 17, 0, 29 + 17, 0])


def test_the_winning_team_is_named_by_the_seat_that_won_the_last_round(table: Deal) -> None:
    """With partners the game's winner is named by the seat that won the last round, not by the lower seat (SCORE)."""
    t = table(hands=["W", "B9", "R7", "B8"], dealer=1, rules={**TEAMS, "target": 17}).play("2 play R7")
    assert (t.phase, t.round_winner, t.game_winner, t.scores) == ("game_over", 2, 2, [17, 0, 17, 0])


def test_a_last_draw_card_hits_an_opponent(table: Deal) -> None:
    """With partners the next player is an opponent, whose drawn cards count (SCORE, OUT-DRAW)."""
    t = table(hands=["R+2", "B9", "W", "GS"], draw="G7 Y8 B6", rules=TEAMS).play("0 play R+2")
    assert t.scores == [9 + 7 + 8 + 20, 0, 9 + 7 + 8 + 20, 0]


def test_low_totals_with_partners(table: Deal) -> None:
    """Under low totals both hands of a team count for it, the winner's partner's too (SCORE)."""
    t = table(hands=["R5", "B9", "W", "GS"], rules={**TEAMS, **LOW}).play("0 play R5")
    assert (t.round_winner, t.scores) == (0, [50, 29, 50, 29])


def test_a_low_total_with_partners_is_won_by_the_lower_seat(table: Deal) -> None:
    """Under low totals the winning team is named by its lower seat, whoever won the last round (SCORE)."""
    t = table(hands=["B1", "B9", "R7", "GS"], dealer=1, rules={**TEAMS, **LOW, "target": 29}).play("2 play R7")
    assert (t.phase, t.round_winner, t.game_winner, t.scores) == ("game_over", 2, 0, [1, 29, 1, 29])
    t = table(hands=["R5", "B9", "W", "GS"], rules={**TEAMS, **LOW, "target": 50}).play("0 play R5")
    assert (t.phase, t.round_winner, t.game_winner, t.scores) == ("game_over", 0, 1, [50, 29, 50, 29])


def test_teams_that_share_the_lowest_total_play_on(table: Deal) -> None:
    """Under low totals two teams with the same total at the target play another round (SCORE)."""
    rules = {**TEAMS, **LOW, "target": 29}
    t = table(hands=["R5", "B9", "B9 YS", "GS"], rules=rules).play("0 play R5")
    assert (t.phase, t.game_winner, t.scores) == ("round_over", None, [29, 29, 29, 29])
    t = t.next_round(hands=["R5", "B9", "B1", "Y1"]).play("0 play R5")
    assert (t.phase, t.game_winner, t.scores) == ("game_over", 0, [30, 39, 30, 39])


def test_low_totals_with_partners_in_a_blocked_round(table: Deal) -> None:
    """Under low totals with partners a blocked round counts both hands for each team (SCORE, BLOCKED)."""
    rules = {**TEAMS, **LOW}
    t = table(hands=["B9", "G5", "B1", "G4"], draw="", rules=rules).play("0 pass", "1 pass", "2 pass", "3 pass")
    assert (t.phase, t.round_winner, t.scores) == ("round_over", 3, [10, 9, 10, 9])


def test_low_totals_with_partners_tied_in_a_blocked_round(table: Deal) -> None:
    """Under low totals with partners a tied blocked round has no winner, and the points are kept all the same (SCORE, BLOCKED)."""
    rules = {**TEAMS, **LOW}
    t = table(hands=["B9", "G6", "B1", "G4"], draw="", rules=rules).play("0 pass", "1 pass", "2 pass", "3 pass")
    assert (t.phase, t.round_winner, t.scores) == ("round_over", None, [10, 10, 10, 10])


def test_a_blocked_round_may_end_a_game_of_low_totals(table: Deal) -> None:
    """Under low totals a blocked round that brings somebody to the target ends the game for the lowest total (SCORE, BLOCKED)."""
    t = table(hands=["B9", "G2", "Y8"], draw="", rules={**LOW, "target": 9}).play("0 pass", "1 pass", "2 pass")
    assert (t.phase, t.round_winner, t.game_winner) == ("game_over", 1, 1)
    t = table(hands=["B9", "G2", "Y2"], draw="", rules={**LOW, "target": 9}).play("0 pass", "1 pass", "2 pass")
    assert (t.phase, t.round_winner, t.game_winner, t.scores) == ("round_over", None, None, [9, 2, 2])


def test_a_blocked_round_may_end_a_game_of_partners(table: Deal) -> None:
    """The team that wins a blocked round at the target is the game's winner, named by the same seat (SCORE, BLOCKED)."""
    rules = {**TEAMS, "target": 10}
    t = table(hands=["B9", "G5", "B1", "G4"], draw="", rules=rules).play("0 pass", "1 pass", "2 pass", "3 pass")
    assert (t.phase, t.round_winner, t.game_winner, t.scores) == ("game_over", 3, 3, [0, 10, 0, 10])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_partners_are_four(table: Deal, players: int) -> None:
    """Partners need four players: any other number is refused (PLAYERS)."""
    table(hands=["R5 B7"] * players, rules=TEAMS).is_no_record("teams")
