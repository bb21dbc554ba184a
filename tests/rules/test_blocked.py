"""Rounds that nobody can end: all pass in turn, or the 5,000th turn action is made."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Deal, Table

# BLOCKED


def test_all_pass_and_the_fewest_points_win(table: Deal) -> None:
    """When all players in turn have passed, the hand with the fewest points wins and scores the others (BLOCKED)."""
    t = table(hands=["B9", "G2", "Y8"], draw="").play("0 pass", "1 pass")
    assert (t.phase, t.turn) == ("play", 2)
    t = t.play("2 pass")
    assert (t.phase, t.turn, t.round_winner, t.game_winner) == ("round_over", None, 1, None)
    assert t.scores == [0, 17, 0]


def test_points_decide_and_not_the_number_of_cards(table: Deal) -> None:
    """Three small cards are fewer points than one high card (BLOCKED)."""
    t = table(hands=["GS", "G1 G2 G4"], draw="").play("0 pass", "1 pass")
    assert (t.round_winner, t.scores) == (1, [0, 20])


def test_a_tie_for_the_fewest_points_scores_nothing(table: Deal) -> None:
    """When two players tie for the fewest points, nobody wins the blocked round and nobody scores (BLOCKED)."""
    t = table(hands=["B9", "G2", "B2"], draw="").play("0 pass", "1 pass", "2 pass")
    assert (t.phase, t.round_winner, t.scores) == ("round_over", None, [0, 0, 0])


def test_a_tie_for_second_place_does_not_matter(table: Deal) -> None:
    """Only a tie for the fewest points leaves the round without a winner (BLOCKED)."""
    t = table(hands=["B9", "G9", "B2"], draw="").play("0 pass", "1 pass", "2 pass")
    assert (t.round_winner, t.scores) == (2, [0, 0, 18])


def test_a_play_starts_the_count_anew(table: Deal) -> None:
    """Passes before a play do not count: all must pass after it (BLOCKED)."""
    t = table(hands=["B9 B8", "G2 G4", "W Y1"], top="Y3", draw="").play("0 pass", "1 pass", "2 play W R", "0 draw", "1 pass", "2 pass")
    assert (t.phase, t.turn) == ("play", 0)
    assert t.moves(0) == {"pass"}
    t = t.play("0 pass")
    assert (t.phase, t.round_winner) == ("round_over", 2)
    assert t.scores == [0, 0, 9 + 8 + 3 + 2 + 4]


def test_the_passes_need_not_start_with_the_first_player(table: Deal) -> None:
    """The round is blocked when as many as there are players have passed one after the other, whoever began (BLOCKED)."""
    t = table(hands=["W B9", "G2 G5"], top="B3", draw="").play("0 play W R", "1 draw", "0 pass")
    assert (t.phase, t.turn) == ("play", 1)
    t = t.play("1 pass")
    assert (t.phase, t.round_winner, t.scores) == ("round_over", 0, [2 + 5 + 3, 0])


def test_the_winner_of_a_blocked_round_may_win_the_game(table: Deal) -> None:
    """Points from a blocked round count towards the target like any others (BLOCKED, SCORE)."""
    t = table(hands=["B9", "G2"], draw="", rules={"target": 9}).play("0 pass", "1 pass")
    assert (t.phase, t.round_winner, t.game_winner, t.scores) == ("game_over", 1, 1, [0, 9])


def test_wilds_in_hand_count_in_a_blocked_round(table: Deal) -> None:
    """A wild that may not be the last card blocks its holder and counts its points (BLOCKED, POINTS-W)."""
    t = table(hands=["W", "G2"], draw="", rules={"finish": "no_wild"}).play("0 pass", "1 pass")
    assert (t.round_winner, t.scores) == (1, [0, 50])


def test_after_a_blocked_round_the_next_one_begins(table: Deal) -> None:
    """A blocked round is followed by another like any other (BLOCKED)."""
    t = table(hands=["B9", "G2"], draw="").play("0 pass", "1 pass").next_round(hands=["R5", "G4"])
    assert (t.round, t.phase, t.scores, t.round_winner) == (2, "play", [0, 9], None)
    assert t.play("0 play R5").scores == [4, 9]


def test_partners_count_together_in_a_blocked_round(table: Deal) -> None:
    """With partners the team with fewer points in both hands wins, though the lowest hand is on the other side (BLOCKED)."""
    t = table(hands=["B9", "G4", "B1", "G5"], draw="", rules={"teams": True}).play("0 pass", "1 pass", "2 pass", "3 pass")
    assert t.scores == [0, 10, 0, 10]
    assert t.round_winner == 1


def test_a_blocked_team_is_named_by_its_better_seat(table: Deal) -> None:
    """A team that wins a blocked round is named by its seat with fewer points (BLOCKED)."""
    t = table(hands=["B9", "G5", "B1", "G4"], draw="", rules={"teams": True}).play("0 pass", "1 pass", "2 pass", "3 pass")
    assert (t.round_winner, t.scores) == (3, [0, 10, 0, 10])


def test_a_blocked_team_of_equal_hands_is_named_by_its_lower_seat(table: Deal) -> None:
    """A team that wins a blocked round with equal hands is named by the lower seat (BLOCKED)."""
    t = table(hands=["B9", "G4", "B1", "B4"], draw="", rules={"teams": True}).play("0 pass", "1 pass", "2 pass", "3 pass")
    assert (t.round_winner, t.scores) == (1, [0, 10, 0, 10])


def test_teams_that_tie_in_a_blocked_round_score_nothing(table: Deal) -> None:
    """Two teams with as many points tie, and nobody scores (BLOCKED)."""
    t = table(hands=["B9", "G4", "B1", "G6"], draw="", rules={"teams": True}).play("0 pass", "1 pass", "2 pass", "3 pass")
    assert (t.phase, t.round_winner, t.scores) == ("round_over", None, [0, 0, 0, 0])


def test_partners_with_equal_hands_do_not_tie(table: Deal) -> None:
    """Two hands of one team that are both the lowest are no tie (BLOCKED)."""
    t = table(hands=["B2", "G4", "G2", "G6"], draw="", rules={"teams": True}).play("0 pass", "1 pass", "2 pass", "3 pass")
    assert (t.round_winner, t.scores) == (0, [10, 0, 10, 0])


# ENDLESS: each takes the one card of the pile and lays it, so the pile is one card again, and no order is left to chance


def shuttle(seat: int, under: str, top: str, turns: int) -> list[str]:
    """The moves of two players, beginning with `seat`, who draw and lay the two cards in turn: two turn actions each time."""
    moves = []
    for _ in range(turns):
        moves += [f"{seat} draw", f"{seat} play {under}"]
        under, top = top, under
        seat = 1 - seat
    return moves


def after_4999(table: Deal, hand: str, rules: dict[str, Any] | None = None) -> Table:
    """Seat 0 is on turn with this hand and has R5 on top, R9 under it, and 4,999 turn actions behind it."""
    t = table("modern", hands=[f"R9 {hand}", "R4 Y4"], top="R5", draw="", rules=rules)
    return t.play("0 play R9", *shuttle(1, "R5", "R9", 2499))


def test_before_the_5000th_turn_action_the_round_goes_on(table: Deal) -> None:
    """After 4,999 turn actions the round is still played (ENDLESS)."""
    t = after_4999(table, "R1 W")
    assert (t.phase, t.turn, t.round_winner, t.top) == ("play", 0, None, "R5")
    assert t.hands == [["R1", "W"], ["R4", "Y4"]]


def test_the_5000th_turn_action_blocks_the_round(table: Deal) -> None:
    """When the 5,000th turn action has not ended the round, the hand with the fewest points wins it (ENDLESS, BLOCKED)."""
    t = table(hands=["R1 R2", "R4 Y4"], top="R5", draw="R6").play(*shuttle(0, "R6", "R5", 2500))
    assert (t.phase, t.turn, t.round_winner, t.scores) == ("round_over", None, 0, [8, 0])
    assert t.legal == {"0": [], "1": []}


def test_a_draw_may_be_the_5000th_turn_action(table: Deal) -> None:
    """A draw counts as a turn action: as the 5,000th it blocks the round before the drawn card can be laid (ENDLESS)."""
    t = after_4999(table, "R1 W").play("0 draw")
    assert (t.phase, t.turn, t.hand(0)) == ("round_over", None, "R1 R9 W")
    assert (t.round_winner, t.scores) == (1, [0, 60])


def test_a_pass_is_a_turn_action(table: Deal) -> None:
    """A pass counts towards the 5,000 (ENDLESS)."""
    t = table(hands=["B1 B2", "R9 Y4 Y6"], top="R5", draw="").play("0 pass", "1 play R9", *shuttle(0, "R5", "R9", 2498), "0 draw")
    assert t.phase == "drawn"
    t = t.play("0 play R5")
    assert (t.phase, t.round_winner, t.scores) == ("round_over", 0, [10, 0])


def test_the_5000th_turn_action_may_end_the_round_itself(table: Deal) -> None:
    """A last card laid as the 5,000th turn action wins the round as any last card does (ENDLESS, OUT)."""
    t = after_4999(table, "RS").play("0 play RS")
    assert (t.phase, t.round_winner, t.scores) == ("round_over", 0, [8, 0])


def test_a_challenge_asked_by_the_5000th_turn_action_is_dropped(table: Deal) -> None:
    """A Wild Draw laid as the 5,000th turn action asks nobody, and nobody draws for it (ENDLESS)."""
    t = after_4999(table, "R1 W+4").play("0 play W+4 B")
    assert (t.phase, t.owed, t.held(1)) == ("round_over", 0, 2)
    assert (t.round_winner, t.scores) == (0, [8, 0])


def test_a_stack_owed_by_the_5000th_turn_action_is_dropped(table: Deal) -> None:
    """A Draw Two laid as the 5,000th turn action leaves no stack to be drawn (ENDLESS, STACK)."""
    t = after_4999(table, "R1 R+2", {"stacking": "same"}).play("0 play R+2")
    assert (t.phase, t.owed, t.held(1)) == ("round_over", 0, 2)
    assert (t.round_winner, t.scores) == (0, [8, 0])


def test_a_draw_two_as_the_5000th_turn_action_is_carried_out(table: Deal) -> None:
    """A Draw Two that is not stacked is carried out as the 5,000th turn action, before the round is blocked (ENDLESS, DRAWN)."""
    t = after_4999(table, "R1 R+2").play("0 play R+2")
    assert t.hand(1) == "R4 R5 R9 Y4"
    assert (t.phase, t.round_winner, t.scores) == ("round_over", 0, [22, 0])


def test_the_draw_of_an_owed_stack_is_no_turn_action(table: Deal) -> None:
    """Neither the draw of an owed stack nor keeping a drawn card counts towards the 5,000 (ENDLESS)."""
    t = table(hands=["R+2 R1 R2 R4 R7", "Y4 Y6"], top="R5", draw="Y8", rules={"stacking": "same"})
    t = t.play("0 play R+2", "1 draw", "0 play R1", "1 draw", "1 keep", "0 play R2")
    assert (t.turn, t.hand(1), t.draw_count, t.discard_count) == (1, "R5 R+2 Y4 Y6 Y8", 0, 2)
    t = t.play(*shuttle(1, "R1", "R2", 2497), "0 draw")
    assert t.phase == "drawn"
    t = t.play("0 play R2")
    assert (t.phase, t.round_winner) == ("round_over", 0)


def test_partners_count_together_after_the_5000th_turn_action(table: Deal) -> None:
    """A round that is blocked by the 5,000th turn action is counted like any blocked round, by teams too (ENDLESS, BLOCKED)."""
    moves, under, top = [], "R6", "R5"
    for turn in range(2500):
        moves += [f"{turn % 4} draw", f"{turn % 4} play {under}"]
        under, top = top, under
    t = table(hands=["R1 R9", "R4 Y1", "R1 R8", "R2 Y4"], top="R5", draw="R6", rules={"teams": True}).play(*moves)
    assert (t.phase, t.round_winner, t.scores) == ("round_over", 1, [0, 19, 0, 19])


def test_the_turn_actions_are_counted_for_each_round(table: Deal) -> None:
    """The count of turn actions begins anew with each round (ENDLESS)."""
    t = table(hands=["R1 R2", "R4 Y4"], top="R5", draw="R6").play(*shuttle(0, "R6", "R5", 2500))
    t = t.next_round(hands=["R1 R2", "R4 Y4"], top="R5", draw="R6").play(*shuttle(0, "R6", "R5", 2))
    assert (t.round, t.phase, t.turn, t.scores) == (2, "play", 0, [8, 0])


@pytest.mark.parametrize(
    ("hand", "rules", "play", "left"),
    [
        ("R1 WCUSTOM1", {"custom": [{"do": [["draw", "next", 1]], "text": "Sing."}]}, "WCUSTOM1 B", [1, 3]),
        ("R1 WCUSTOM1", {"custom": [{"do": [["hand", 1]]}]}, "WCUSTOM1 B", [1, 2]),
    ],
)
def test_what_the_5000th_turn_action_asks_is_dropped(table: Deal, hand: str, rules: dict[str, Any], play: str, left: list[int]) -> None:
    """A text to confirm, a discard or an answer that the 5,000th turn action asks for is not waited for (ENDLESS)."""
    t = after_4999(table, hand, rules).play(f"0 play {play}")
    assert (t.phase, t.turn, t.owed, t.catchable) == ("round_over", None, 0, [])
    assert [t.held(0), t.held(1)] == left


def test_a_dip_as_the_5000th_turn_action(table: Deal) -> None:
    """A Dip laid as the 5,000th turn action draws its card, and the pass that it asks for is dropped (ENDLESS, DIP)."""
    t = table("pocket", hands=["R9 R1 WDIP", "R4 Y4"], top="R5", draw="").play("0 play R9", *shuttle(1, "R5", "R9", 2499), "0 play WDIP B")
    assert (t.phase, t.turn, t.held(1)) == ("round_over", None, 2)
    assert t.held(0) in (1, 2)


def test_an_answer_to_a_stack_is_a_turn_action(table: Deal) -> None:
    """An answer laid on a stack counts towards the 5,000, the draw of the stack does not (ENDLESS, STACK)."""
    t = table(hands=["R9 R1 B2 R+2", "R4 Y4 R+2"], top="R5", draw="", rules={"stacking": "same"})
    t = t.play("0 play R9", *shuttle(1, "R5", "R9", 2498), "1 play R+2", "0 play R+2", "1 draw")
    assert (t.phase, t.turn) == ("play", 0)  # 4,999 turn actions
    t = t.play("0 play R1")
    assert (t.phase, t.round_winner, t.scores) == ("round_over", 0, [4 + 4 + 5 + 9 + 20, 0])
