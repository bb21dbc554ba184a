"""Saying UNO, catching those who do not, and the calls that are not due."""

from __future__ import annotations

import pytest

from .table import Deal

CALL = ("UNO-FALSE", "UNO-WHEN", "UNO-SAY")
CATCH = ("UNO-FALSE", "UNO-CATCH", "UNO-WINDOW")

SWAP = {"custom": [{"do": [["swap"]]}]}


# UNO-SAY: who owes it


def test_laying_the_last_card_but_one_makes_the_call_due(table: Deal) -> None:
    """Who lays the last card but one owes the call, and anybody else may catch (UNO-SAY, UNO-CATCH)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 play R5")
    assert t.catchable == [0]
    assert t.said_uno == []
    assert t.calls(0) == {"uno"}
    assert t.calls(1) == {"catch 0"}
    assert t.calls(2) == {"catch 0"}


def test_two_cards_left_owe_no_call(table: Deal) -> None:
    """Who still holds two cards after the play owes nothing (UNO-SAY)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2", "G1 G2"]).play("0 play R5")
    assert t.catchable == []
    assert [t.calls(seat) for seat in range(3)] == [set(), set(), set()]


def test_a_swap_makes_the_call_due_for_everyone_it_leaves_with_one_card(table: Deal) -> None:
    """A swap that leaves one card in both hands makes both players owe the call (UNO-SAY)."""
    t = table("modern", hands=["WSWAP G1", "B5", "Y1 Y2"]).play("0 play WSWAP G 1")
    assert (t.hand(0), t.hand(1)) == ("B5", "G1")
    assert t.catchable == [0, 1]
    assert t.calls(0) == {"uno", "catch 1"}
    assert t.calls(1) == {"uno", "catch 0"}
    assert t.calls(2) == {"catch 0", "catch 1"}


def test_a_swap_makes_only_the_other_player_owe_the_call(table: Deal) -> None:
    """A swap may leave the other player alone with one card, and then that player owes the call (UNO-SAY)."""
    t = table("modern", hands=["WSWAP G1", "B5 B6", "Y1 Y2"]).play("0 play WSWAP G 1")
    assert (t.hand(0), t.hand(1)) == ("B5 B6", "G1")
    assert t.catchable == [1]


def test_a_swap_to_more_cards_owes_nothing(table: Deal) -> None:
    """Who lays the last card but one as a Swap Hands and receives several cards owes no call (UNO-SAY)."""
    t = table("modern", hands=["WSWAP G1 G2", "B5 B6", "Y1 Y2"]).play("0 play WSWAP G 1")
    assert t.catchable == []


def test_the_pass_of_a_dip_makes_the_call_due(table: Deal) -> None:
    """Who is left with one card by passing the Dip card on owes the call (UNO-SAY)."""
    t = table("pocket", hands=["WDIP G1", "R1 R2", "R4 Y5"]).play("0 play WDIP G", "0 give G7")
    assert t.hand(0) == "G1"
    assert t.catchable == [0]


def test_opening_hands_owe_no_call(table: Deal) -> None:
    """A hand dealt with one card owes no call, and its holder can neither say UNO nor be caught (UNO-SAY)."""
    t = table(hands=["R5 B7", "Y1", "G1"])
    assert t.catchable == []
    assert t.said_uno == []
    t.refuses("1 uno", *CALL)
    t.refuses("0 catch 1", *CATCH)


def test_forced_draws_leave_the_call_due(table: Deal) -> None:
    """The cards that another player is made to draw do not change who owes the call (UNO-SAY, UNO-WINDOW)."""
    t = table(hands=["R+2 B7", "Y1 Y2", "G1 G2"]).play("0 play R+2")
    assert t.held(1) == 4
    assert t.turn == 2
    assert t.catchable == [0]


# UNO-WHEN: when it may be said


def test_said_with_the_play(table: Deal) -> None:
    """Said with the play it is said: nobody can catch and nobody may say it again (UNO-WHEN)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 play R5 uno")
    assert t.said_uno == [0]
    assert t.catchable == []
    assert [t.calls(seat) for seat in range(3)] == [set(), set(), set()]
    t.refuses("0 uno", *CALL)
    t.refuses("1 catch 0", *CATCH)


def test_said_early_before_the_play(table: Deal) -> None:
    """On turn with two cards it may be said before the play, and the play does not wipe it (UNO-WHEN)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 uno")
    assert (t.phase, t.turn) == ("play", 0)
    assert t.said_uno == [0]
    t = t.play("0 play R5")
    assert t.said_uno == [0]
    assert t.catchable == []


def test_the_early_call_is_legal_but_not_listed(table: Deal) -> None:
    """The early call is legal without being listed among the legal moves (UNO-WHEN)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"])
    assert t.calls(0) == set()
    assert t.play("0 uno").said_uno == [0]


def test_said_early_over_the_drawn_card(table: Deal) -> None:
    """With one card in hand and a playable one just drawn it may be said early (UNO-WHEN)."""
    t = table(hands=["B7", "Y1 Y2", "G1 G2"], draw="R9 Y8 B6").play("0 draw", "0 uno")
    assert t.phase == "drawn"
    assert t.said_uno == [0]
    t = t.play("0 play R9")
    assert t.said_uno == [0]
    assert t.catchable == []


def test_said_early_while_the_opening_colour_is_asked(table: Deal) -> None:
    """It may be said early while the colour of an opening wild is asked (UNO-WHEN)."""
    t = table("modern", hands=["R5 B7", "Y1 Y2", "G1 G2"], opening="W").play("0 uno")
    assert t.phase == "colour"
    assert t.said_uno == [0]
    t = t.play("0 colour R", "0 play R5")
    assert t.said_uno == [0]
    assert t.catchable == []


def test_said_early_while_the_dip_card_is_chosen(table: Deal) -> None:
    """It may be said early while the Dip card to pass is chosen (UNO-WHEN, UNO-DIP)."""
    t = table("pocket", hands=["WDIP G1", "R1 R2", "R4 Y5"]).play("0 play WDIP G", "0 uno")
    assert t.phase == "give"
    assert t.said_uno == [0]
    t = t.play("0 give G7")
    assert t.said_uno == [0]
    assert t.catchable == []


def test_said_early_by_the_one_who_may_challenge(table: Deal) -> None:
    """Who is asked about a Wild Draw is on turn and may say it early for the turn that a won challenge leaves (UNO-WHEN)."""
    t = table("modern", hands=["R1 W+4 G2", "B5 Y2", "R4 Y5"]).play("0 play W+4 B", "1 uno", "1 challenge", "1 play B5")
    assert t.said_uno == [1]
    assert t.catchable == []


def test_early_only_on_turn(table: Deal) -> None:
    """Out of turn it cannot be said early (UNO-WHEN)."""
    table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).refuses("1 uno", *CALL)


def test_early_only_with_two_cards(table: Deal) -> None:
    """With three cards it cannot be said early (UNO-WHEN)."""
    table(hands=["R5 B7 B8", "Y1 Y2", "G1 G2"]).refuses("0 uno", *CALL)


def test_early_only_once(table: Deal) -> None:
    """Said early it is not due a second time, neither before the play nor with it (UNO-WHEN)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 uno")
    t.refuses("0 uno", *CALL)
    t.refuses("0 play R5 uno", *CALL)


def test_an_early_call_before_an_unplayable_draw_is_void(table: Deal) -> None:
    """Said early and followed by a draw that ends the turn, it is void, and later it is due again (UNO-WHEN)."""
    t = table(hands=["R5 R7", "Y1 Y2 Y4"]).play("0 uno", "0 draw")
    assert t.turn == 1
    assert t.said_uno == []
    t = t.play("1 draw", "0 play R5", "1 draw", "0 play R7")
    assert t.hand(0) == "G7"
    assert t.said_uno == []
    assert t.catchable == [0]


def test_an_early_call_before_keeping_the_drawn_card_is_void(table: Deal) -> None:
    """Said early and followed by keeping the drawn card, it is void although two cards are held (UNO-WHEN)."""
    t = table(hands=["B7", "Y1 Y2", "G1 G2"], draw="R9 Y8 B6 G4").play("0 draw", "0 uno", "0 keep")
    assert t.said_uno == []
    t = t.play("1 draw", "2 draw", "0 play R9")
    assert t.said_uno == []
    assert t.catchable == [0]


def test_an_early_call_before_accepting_a_wild_draw_is_void(table: Deal) -> None:
    """Said early by one who then accepts a Wild Draw, it is void (UNO-WHEN)."""
    t = table("modern", hands=["G1 W+4 G2", "B5 Y2", "R4 Y5"]).play("0 play W+4 B", "1 uno", "1 accept")
    assert t.held(1) == 6
    assert t.said_uno == []


def test_said_afterwards(table: Deal) -> None:
    """After the play it may still be said while nobody has caught and nobody has moved (UNO-WHEN)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 play R5", "0 uno")
    assert t.turn == 1
    assert t.said_uno == [0]
    assert t.catchable == []
    t.refuses("1 catch 0", *CATCH)


def test_not_afterwards_when_caught(table: Deal) -> None:
    """Once caught it is too late to say it (UNO-WHEN)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 play R5", "2 catch 0")
    assert t.said_uno == []
    t.refuses("0 uno", *CALL)


def test_not_afterwards_when_the_window_has_closed(table: Deal) -> None:
    """Once the next turn action is made it is too late to say it, though one card is held (UNO-WHEN, UNO-WINDOW)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 play R5", "1 draw")
    assert t.held(0) == 1
    t.refuses("0 uno", *CALL, "UNO-WINDOW")


def test_said_with_a_swap_that_leaves_one_card(table: Deal) -> None:
    """With a Swap Hands it may be said from three cards when the swap leaves one (UNO-WHEN)."""
    t = table("modern", hands=["WSWAP G1 B2", "R9", "Y1 Y2"]).play("0 play WSWAP Y 1 uno")
    assert t.hand(0) == "R9"
    assert t.said_uno == [0]
    assert t.catchable == []


def test_not_with_a_swap_that_leaves_more(table: Deal) -> None:
    """With a Swap Hands it cannot be said from three cards when the swap leaves two (UNO-WHEN)."""
    table("modern", hands=["WSWAP G1 B2", "R9", "Y1 Y2"]).refuses("0 play WSWAP Y 2 uno", *CALL)


def test_with_a_swap_from_two_cards_it_may_be_said_in_any_case(table: Deal) -> None:
    """Who holds two cards may say it with a Swap Hands although the swap then brings three (UNO-WHEN)."""
    t = table("modern", hands=["WSWAP G1", "R9 R8 R7", "Y1 Y2"]).play("0 play WSWAP Y 1 uno")
    assert t.held(0) == 3
    assert t.said_uno == []
    assert t.catchable == [1]


def test_the_call_with_a_swap_speaks_for_the_caller_alone(table: Deal) -> None:
    """The call of one player does not say it for the other, whom the same swap leaves with one card (UNO-WHEN)."""
    t = table("modern", hands=["WSWAP G1", "B5", "Y1 Y2"]).play("0 play WSWAP G 1 uno")
    assert t.said_uno == [0]
    assert t.catchable == [1]


def test_not_with_a_customizable_that_leaves_one_card(table: Deal) -> None:
    """With a Customizable it cannot be said for what its instruction leaves, only afterwards (UNO-WHEN)."""
    t = table("modern", hands=["WCUSTOM1 G1 B2", "R9", "Y1 Y2"], rules=SWAP)
    t.refuses("0 play WCUSTOM1 Y 1 uno", *CALL)
    t = t.play("0 play WCUSTOM1 Y 1")
    assert t.hand(0) == "R9"
    assert t.catchable == [0]
    assert t.play("0 uno").said_uno == [0]


def test_with_a_customizable_from_two_cards(table: Deal) -> None:
    """With a Customizable it may be said by one who holds two cards (UNO-WHEN)."""
    t = table("modern", hands=["WCUSTOM1 G1", "R9 R8", "Y1 Y2"]).play("0 play WCUSTOM1 Y uno")
    assert t.said_uno == [0]
    assert t.catchable == []


def test_due_again_after_a_swap_from_one_card_to_one_card(table: Deal) -> None:
    """Who has said it and is swapped from one card to one card owes it again (UNO-WHEN)."""
    t = table("modern", hands=["R5 B7", "WSWAP G1", "Y1 Y2"]).play("0 play R5 uno", "1 play WSWAP G 0")
    assert (t.hand(0), t.hand(1)) == ("G1", "B7")
    assert t.said_uno == []
    assert t.catchable == [0, 1]


def test_a_swap_between_others_leaves_the_call_said(table: Deal) -> None:
    """Who has said it is not touched by a swap between two others (UNO-WHEN)."""
    t = table("modern", hands=["R5 B7", "WSWAP G1 G2", "Y1 Y2"]).play("0 play R5 uno", "1 play WSWAP G 2")
    assert t.said_uno == [0]
    assert t.catchable == []


def test_due_again_after_drawing(table: Deal) -> None:
    """Who has said it, draws, and comes down to one card again owes it again (UNO-WHEN)."""
    t = table(hands=["R5 B7", "Y1 Y2"], draw="G7 R9 Y8 B6").play("0 play R5 uno", "1 draw", "0 draw")
    assert t.phase == "drawn"
    assert t.said_uno == []
    t = t.play("0 play R9")
    assert t.said_uno == []
    assert t.catchable == [0]


def test_said_it_stays_said(table: Deal) -> None:
    """What was said still stands when the others have played (UNO-WHEN)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 play R5 uno", "1 draw", "2 draw")
    assert t.turn == 0
    assert t.said_uno == [0]
    t.refuses("0 uno", *CALL)


@pytest.mark.parametrize("move", ["0 play R5 uno", "0 uno"])
def test_said_for_the_player_it_is_never_due(table: Deal, move: str) -> None:
    """Where it is said for the players it is never due: it cannot be said by oneself (UNO-WHEN, UNO-FALSE)."""
    table(hands=["R5 B7", "Y1 Y2"], rules={"uno": "auto"}).refuses(move, *CALL)


def test_said_for_the_player_nobody_is_caught(table: Deal) -> None:
    """Where it is said for the players nobody can be caught (UNO-WHEN, UNO-CATCH)."""
    t = table(hands=["R5 B7", "Y1 Y2"], rules={"uno": "auto"}).play("0 play R5")
    assert t.catchable == []
    assert [t.calls(0), t.calls(1)] == [set(), set()]
    t.refuses("1 catch 0", *CATCH, "UNO-WHEN")


# UNO-CATCH


def test_the_caught_player_draws_two_at_once(table: Deal) -> None:
    """The caught player draws the next two cards of the pile at once, and the turn goes on as before (UNO-CATCH)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 play R5", "2 catch 0")
    assert t.hand(0) == "Y8 G7 B7"
    assert (t.phase, t.turn, t.draw_count) == ("play", 1, 10)
    assert t.catchable == []


@pytest.mark.parametrize("catcher", [1, 2])
def test_any_other_player_may_catch(table: Deal, catcher: int) -> None:
    """Not only the next player may catch (UNO-CATCH)."""
    assert table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 play R5", f"{catcher} catch 0").held(0) == 3


def test_nobody_catches_oneself(table: Deal) -> None:
    """The player who owes the call cannot catch oneself (UNO-CATCH)."""
    table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 play R5").refuses("0 catch 0", *CATCH)


def test_caught_only_once(table: Deal) -> None:
    """A second catch of the same player is refused (UNO-CATCH)."""
    table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 play R5", "2 catch 0").refuses("1 catch 0", *CATCH)


def test_two_who_owe_it_are_caught_one_by_one(table: Deal) -> None:
    """A catch names one player: another who owes the call may be caught as well (UNO-CATCH)."""
    t = table("modern", hands=["WSWAP G1", "B5", "Y1 Y2"]).play("0 play WSWAP G 1", "2 catch 0")
    assert t.catchable == [1]
    t = t.play("0 catch 1")
    assert t.catchable == []
    assert [t.held(0), t.held(1)] == [3, 3]


def test_one_who_owes_it_may_catch_another(table: Deal) -> None:
    """Who owes the call oneself may catch another all the same (UNO-CATCH)."""
    t = table("modern", hands=["WSWAP G1", "B5", "Y1 Y2"]).play("0 play WSWAP G 1", "1 catch 0")
    assert t.catchable == [1]


def test_the_caught_player_draws_what_there_is(table: Deal) -> None:
    """With too few cards the caught player draws what there is, and cannot be caught for the rest (UNO-CATCH, EMPTY-2)."""
    t = table("modern", hands=["WSWAP G1", "B5", "Y1 Y2"], draw="").play("0 play WSWAP G 1", "2 catch 0")
    assert t.hand(0) == "R3 B5"
    t.refuses("1 catch 0", *CATCH)


def test_caught_with_nothing_to_draw_counts(table: Deal) -> None:
    """Who is caught while nothing can be drawn keeps one card and is caught all the same: once (UNO-CATCH, EMPTY-2)."""
    t = table("modern", hands=["WSWAP G1", "B5", "Y1 Y2"], draw="").play("0 play WSWAP G 1", "2 catch 0", "0 catch 1")
    assert t.hand(1) == "G1"
    assert t.catchable == []
    t.refuses("2 catch 1", *CATCH)
    t.refuses("1 uno", *CALL)


def test_a_catch_in_the_middle_of_a_challenge(table: Deal) -> None:
    """A catch while a Wild Draw waits for its answer changes neither the question nor the judged hand (UNO-CATCH, WD-WHO)."""
    t = table("modern", hands=["W+4 G2", "G5 Y2", "R4 Y5"], draw="R7 R8 B6 G3 Y1 B4 G9").play("0 play W+4 B", "2 catch 0")
    assert (t.phase, t.turn, t.colour, t.owed) == ("challenge", 1, "B", 4)
    assert t.hand(0) == "R7 R8 G2"
    t = t.play("1 challenge")
    assert t.held(0) == 3
    assert t.held(1) == 2 + 5 + 1  # the draw pile's five, and the one card under the Wild Draw
    assert t.turn == 2


# UNO-WINDOW


def test_the_next_play_closes_the_window(table: Deal) -> None:
    """When the next player has played, it is too late to catch (UNO-WINDOW)."""
    t = table(hands=["R5 B7", "R1 Y2 Y4", "G1 G2"]).play("0 play R5", "1 play R1")
    assert t.catchable == []
    t.refuses("2 catch 0", *CATCH)


def test_the_next_draw_closes_the_window(table: Deal) -> None:
    """When the next player has drawn, it is too late to catch (UNO-WINDOW)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"]).play("0 play R5", "1 draw")
    assert t.catchable == []
    t.refuses("2 catch 0", *CATCH)


def test_a_playable_draw_closes_the_window(table: Deal) -> None:
    """A draw closes the window also while it is not yet decided whether the card is played (UNO-WINDOW)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"], draw="R9 Y8").play("0 play R5", "1 draw")
    assert (t.phase, t.turn) == ("drawn", 1)
    assert t.catchable == []
    t.refuses("2 catch 0", *CATCH)


def test_a_pass_closes_the_window(table: Deal) -> None:
    """When the next player has passed, it is too late to catch (UNO-WINDOW)."""
    t = table("modern", hands=["WSWAP G1", "B5", "Y1 Y2"], draw="").play("0 play WSWAP R 1", "2 catch 0")
    assert (t.hand(0), t.hand(1)) == ("R3 B5", "G1")
    assert t.catchable == [1]
    assert t.moves(1) == {"pass"}
    t = t.play("1 pass")
    assert t.catchable == []
    t.refuses("2 catch 1", *CATCH)


def test_whoever_acts_closes_the_window(table: Deal) -> None:
    """The window of one who owes it by a swap is closed by a third player's draw as well (UNO-WINDOW)."""
    t = table("modern", hands=["WSWAP G1", "Y1 Y2", "B5 B6"]).play("0 play WSWAP G 2")
    assert t.catchable == [2]
    t = t.play("1 draw")
    assert t.catchable == []
    t.refuses("0 catch 2", *CATCH)


def test_ones_own_next_turn_closes_the_window(table: Deal) -> None:
    """With two players a Skip brings the same player on turn again, and the own draw closes the window (UNO-WINDOW)."""
    t = table(hands=["RS G1", "B5 B6"], draw="R9 Y8 Y9").play("0 play RS")
    assert (t.turn, t.catchable) == (0, [0])
    t = t.play("0 draw")
    assert (t.phase, t.catchable) == ("drawn", [])
    t.refuses("1 catch 0", *CATCH)


@pytest.mark.parametrize("answer", ["1 accept", "1 challenge"])
def test_the_answer_to_a_wild_draw_leaves_the_window_open(table: Deal, answer: str) -> None:
    """Accepting or challenging a Wild Draw, and the cards it costs, leave the window open (UNO-WINDOW)."""
    t = table("modern", hands=["W+4 G2", "G5 Y2", "R4 Y5"]).play("0 play W+4 B", answer)
    assert t.turn == 2
    assert t.catchable == [0]
    assert t.calls(2) == {"catch 0"}
    assert t.play("1 catch 0").held(0) == 3
    assert t.play("0 uno").said_uno == [0]


def test_the_draw_of_an_owed_stack_leaves_the_window_open(table: Deal) -> None:
    """Drawing an owed stack is a forced draw and leaves the window open (UNO-WINDOW)."""
    t = table(hands=["R+2 B7", "Y1 Y2", "G1 G2"], rules={"stacking": "same"}).play("0 play R+2", "1 draw")
    assert (t.turn, t.held(1)) == (2, 4)
    assert t.catchable == [0]
    assert t.play("2 catch 0").held(0) == 3


def test_an_answer_to_a_stack_closes_the_window(table: Deal) -> None:
    """An answer laid on an owed stack is a play and closes the window (UNO-WINDOW)."""
    t = table(hands=["R+2 B7", "G+2 Y1 Y2", "G1 G2"], rules={"stacking": "same"}).play("0 play R+2", "1 play G+2")
    assert t.catchable == []
    t.refuses("2 catch 0", *CATCH)


def test_a_catch_leaves_the_window_of_another_open(table: Deal) -> None:
    """A call or a catch is no turn action and closes no window (UNO-WINDOW)."""
    t = table("modern", hands=["WSWAP G1", "B5", "Y1 Y2"]).play("0 play WSWAP G 1", "0 uno")
    assert t.catchable == [1]
    assert t.play("1 uno").said_uno == [0, 1]


def test_a_closed_window_opens_for_nobody_else(table: Deal) -> None:
    """When the next player comes down to one card in turn, only that player can be caught (UNO-WINDOW)."""
    t = table(hands=["R5 B7", "R1 Y2", "G1 G2"]).play("0 play R5", "1 play R1")
    assert t.catchable == [1]
    assert t.calls(2) == {"catch 1"}


# UNO-DIP


def test_between_the_dip_and_the_pass_nothing_is_due(table: Deal) -> None:
    """While the Dip card has not been passed on nobody owes the call (UNO-DIP)."""
    t = table("pocket", hands=["WDIP G1", "R1 R2", "R4 Y5"]).play("0 play WDIP G")
    assert (t.phase, t.hand(0)) == ("give", "G1 G7")
    assert t.catchable == []
    t.refuses("1 catch 0", *CATCH, "UNO-DIP")


def test_the_dip_is_judged_by_what_is_left(table: Deal) -> None:
    """With three cards before the Dip two are left after the pass, and no call is due (UNO-DIP)."""
    t = table("pocket", hands=["WDIP G1 B2", "R1 R2", "R4 Y5"]).play("0 play WDIP G", "0 give B2")
    assert t.held(0) == 2
    assert t.catchable == []


def test_said_with_the_dip(table: Deal) -> None:
    """Said with the Dip it still stands when the card has been passed on (UNO-DIP, UNO-WHEN)."""
    t = table("pocket", hands=["WDIP G1", "R1 R2", "R4 Y5"]).play("0 play WDIP G uno")
    assert t.said_uno == [0]
    t = t.play("0 give G1")
    assert t.hand(0) == "G7"
    assert t.said_uno == [0]
    assert t.catchable == []


def test_not_said_with_the_dip_from_three_cards(table: Deal) -> None:
    """With a Dip from three cards it cannot be said, for two will be left (UNO-DIP, UNO-WHEN)."""
    table("pocket", hands=["WDIP G1 B2", "R1 R2", "R4 Y5"]).refuses("0 play WDIP G uno", *CALL, "UNO-DIP")


def test_the_pass_of_a_dip_opens_the_window(table: Deal) -> None:
    """After the pass the Dip's player may say it, or be caught, until the next turn action (UNO-DIP, UNO-WINDOW)."""
    t = table("pocket", hands=["WDIP G1", "R1 R2", "R4 Y5"]).play("0 play WDIP G", "0 give G7")
    assert t.play("0 uno").said_uno == [0]
    assert t.play("1 catch 0").held(0) == 3
    t.play("1 draw").refuses("2 catch 0", *CATCH)


# UNO-FALSE


@pytest.mark.parametrize("move", ["0 uno", "1 uno", "0 play R5 uno"])
def test_a_call_that_is_not_due_is_refused(table: Deal, move: str) -> None:
    """A call that is not due is refused, alone or with a play (UNO-FALSE)."""
    table(hands=["R5 B7 B8", "Y1 Y2 Y4", "G1 G2"]).refuses(move, *CALL)


@pytest.mark.parametrize("move", ["1 catch 0", "0 catch 2"])
def test_a_catch_that_is_not_due_is_refused(table: Deal, move: str) -> None:
    """A catch of one who owes nothing is refused (UNO-FALSE)."""
    table(hands=["R5 B7 B8", "Y1 Y2 Y4", "G1"]).refuses(move, *CATCH)


def test_a_false_call_costs_cards(table: Deal) -> None:
    """With a penalty for it a false call is accepted and costs the caller that many cards, in turn or out of it (UNO-FALSE)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", "G1 G2"], rules={"false_call_penalty": 2}).play("1 uno")
    assert t.hand(1) == "Y1 Y2 Y4 Y8 G7"
    assert (t.phase, t.turn) == ("play", 0)
    assert t.said_uno == []
    assert t.play("0 uno").hand(0) == "R5 G3 B6 B7 B8"


def test_a_false_catch_costs_cards(table: Deal) -> None:
    """With a penalty for it a false catch is accepted and costs the catcher that many cards, the other none (UNO-FALSE)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", "G1 G2"], rules={"false_catch_penalty": 1}).play("2 catch 0")
    assert t.hand(2) == "G1 G2 G7"
    assert t.held(0) == 3
    assert (t.phase, t.turn) == ("play", 0)


def test_each_penalty_stands_alone(table: Deal) -> None:
    """The penalty for a false call does not allow a false catch, nor the other way round (UNO-FALSE)."""
    hands = ["R5 B7 B8", "Y1 Y2 Y4", "G1 G2"]
    table(hands=hands, rules={"false_call_penalty": 1}).refuses("2 catch 0", *CATCH)
    table(hands=hands, rules={"false_catch_penalty": 1}).refuses("1 uno", *CALL)


def test_a_false_call_with_a_play_costs_cards_after_its_effects(table: Deal) -> None:
    """A false call with a Draw Two costs its cards after the next player has drawn (UNO-FALSE)."""
    t = table(hands=["R+2 B7 B8", "Y1 Y2", "G1 G2"], rules={"false_call_penalty": 1}).play("0 play R+2 uno")
    assert t.hand(1) == "Y1 Y2 Y8 G7"
    assert t.hand(0) == "B6 B7 B8"
    assert t.turn == 2


def test_a_false_call_with_a_wild_draw_costs_cards_before_the_challenge(table: Deal) -> None:
    """A false call with a Wild Draw costs its cards before the challenge is asked (UNO-FALSE)."""
    t = table("modern", hands=["W+4 G1 G2", "Y1 Y2", "G4 G5"], rules={"false_call_penalty": 1}, draw="R7 Y8 B6 G3 Y1 B4 G9")
    t = t.play("0 play W+4 B uno")
    assert (t.phase, t.turn) == ("challenge", 1)
    assert t.hand(0) == "R7 G1 G2"
    assert t.held(1) == 2


def test_the_cards_of_a_false_call_do_not_make_a_bluff(table: Deal) -> None:
    """A Wild Draw is judged by the hand at the moment of the play, not with the cards of a false call (UNO-FALSE, WD-WHO)."""
    t = table("modern", hands=["W+4 G1 G2", "Y1 Y2", "G4 G5"], rules={"false_call_penalty": 1}, draw="R7 Y8 B6 G3 Y1 B4 G9")
    t = t.play("0 play W+4 B uno", "1 challenge")
    assert t.held(0) == 3
    assert t.held(1) == 8
    assert t.turn == 2


@pytest.mark.parametrize("rules", [{}, {"false_call_penalty": 2}])
def test_no_call_with_the_last_card(table: Deal, rules: dict[str, int]) -> None:
    """With the last card a call is always refused, penalty or not (UNO-FALSE)."""
    table(hands=["R5", "Y1 Y2", "G1 G2"], rules=rules).refuses("0 play R5 uno", *CALL)


def test_a_true_call_costs_nothing(table: Deal) -> None:
    """A call that is due, early, with the play or after it, costs nothing (UNO-FALSE)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"], rules={"false_call_penalty": 2})
    for moves in (["0 uno", "0 play R5"], ["0 play R5 uno"], ["0 play R5", "0 uno"]):
        after = t.play(*moves)
        assert after.hand(0) == "B7"
        assert after.said_uno == [0]


def test_a_true_catch_costs_the_catcher_nothing(table: Deal) -> None:
    """A catch that is due costs only the caught player (UNO-FALSE, UNO-CATCH)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"], rules={"false_catch_penalty": 1}).play("0 play R5", "1 catch 0")
    assert [t.held(seat) for seat in range(3)] == [3, 2, 2]


def test_one_false_call_between_two_turn_actions(table: Deal) -> None:
    """A seat may make one false call between two turn actions; after the next action one more (UNO-FALSE)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", "G1 G2 G4"], rules={"false_call_penalty": 1}).play("1 uno")
    t.refuses("1 uno", *CALL)
    t = t.play("2 uno", "0 uno")
    assert [t.held(seat) for seat in range(3)] == [4, 4, 4]
    t = t.play("0 play R5", "1 uno")
    assert t.held(1) == 5
    t.refuses("1 uno", *CALL)


def test_one_false_catch_between_two_turn_actions(table: Deal) -> None:
    """A seat may make one false catch between two turn actions, whomever it names; after the next action one more (UNO-FALSE)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", "G1 G2 G4"], rules={"false_catch_penalty": 1}).play("1 catch 2")
    t.refuses("1 catch 2", *CATCH)
    t.refuses("1 catch 0", *CATCH)
    t = t.play("0 catch 1", "0 play R5", "1 catch 0")
    assert [t.held(seat) for seat in range(3)] == [3, 5, 3]


def test_a_false_call_and_a_false_catch_between_two_turn_actions(table: Deal) -> None:
    """One false call and one false catch may both be made between two turn actions (UNO-FALSE)."""
    rules = {"false_call_penalty": 1, "false_catch_penalty": 2}
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", "G1 G2 G4"], rules=rules).play("1 uno", "1 catch 0")
    assert t.held(1) == 6
    t.refuses("1 uno", *CALL)
    t.refuses("1 catch 0", *CATCH)


def test_the_call_with_a_play_is_the_false_call_until_the_next_action(table: Deal) -> None:
    """Who has made a false call with the play makes no other before the next turn action (UNO-FALSE)."""
    t = table(hands=["R5 B7 B8", "Y1 Y2 Y4", "G1 G2"], rules={"false_call_penalty": 1}).play("0 play R5 uno")
    assert t.hand(0) == "G7 B7 B8"
    t.refuses("0 uno", *CALL)


def test_a_second_call_is_a_false_one(table: Deal) -> None:
    """Who has said it and says it again makes a false call (UNO-FALSE, UNO-WHEN)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"], rules={"false_call_penalty": 1}).play("0 play R5 uno", "0 uno")
    assert t.hand(0) == "G7 B7"
    assert t.said_uno == []


def test_a_catch_after_the_window_is_a_false_one(table: Deal) -> None:
    """A catch that comes too late is a false one (UNO-FALSE, UNO-WINDOW)."""
    t = table(hands=["R5 B7", "Y1 Y2", "G1 G2"], rules={"false_catch_penalty": 1}).play("0 play R5", "1 draw", "2 catch 0")
    assert t.held(0) == 1
    assert t.held(2) == 3


def test_a_false_catch_while_the_opening_colour_is_asked(table: Deal) -> None:
    """A false catch while a colour is asked costs its cards and leaves the question standing (UNO-FALSE)."""
    t = table("modern", hands=["R5 B7", "Y1 Y2"], opening="W", rules={"false_catch_penalty": 1}).play("1 catch 0")
    assert (t.phase, t.turn, t.colour) == ("colour", 0, None)
    assert t.held(1) == 3
    assert t.play("0 colour B").colour == "B"


def test_a_false_call_over_the_drawn_card(table: Deal) -> None:
    """A false call in the middle of a turn leaves the drawn card the only one that may be played (UNO-FALSE, DRAW)."""
    t = table(hands=["B7 B8", "Y1 Y2"], draw="R9 R8 Y8", rules={"false_call_penalty": 1}).play("0 draw", "0 uno")
    assert t.phase == "drawn"
    assert t.hand(0) == "R8 R9 B7 B8"
    assert t.moves(0) == {"play R9", "keep"}


def test_a_false_call_in_the_middle_of_an_owed_stack(table: Deal) -> None:
    """A false call of one who owes a stack costs its own cards and leaves the stack owed (UNO-FALSE, STACK)."""
    rules = {"false_call_penalty": 1, "stacking": "same"}
    t = table(hands=["R+2 B7 B8", "Y1 Y2 Y4", "G1 G2"], rules=rules).play("0 play R+2", "1 uno")
    assert (t.turn, t.owed, t.held(1)) == (1, 2, 4)
    assert t.play("1 draw").held(1) == 6


@pytest.mark.parametrize(
    ("edition", "hand", "moves"),
    [
        ("classic", "R+2 R1 R6", ["0 play R+2", "2 uno", "1 draw"]),
        ("modern", "W+4 G1 G6", ["0 play W+4 R", "2 uno", "1 accept"]),
        ("classic", "B7 B8 B9", ["0 draw", "2 uno", "0 keep"]),
    ],
)
def test_what_is_no_turn_action_allows_no_second_false_call(table: Deal, edition: str, hand: str, moves: list[str]) -> None:
    """Drawing an owed stack, accepting and keeping are no turn actions: a second false call after them is refused (UNO-FALSE)."""
    rules = {"false_call_penalty": 1, "stacking": "same"}
    t = table(edition, hands=[hand, "Y1 Y2 Y4", "B1 B2 B4"], draw="R9 Y8 Y9 G8 G9 Y7 R8", rules=rules).play(*moves)
    t.refuses("2 uno", *CALL)


def test_the_guilty_bluffer_owes_no_call_any_more(table: Deal) -> None:
    """Who came down to one card by a bluff and draws for it no longer owes the call (UNO-SAY, WD-GUILTY)."""
    t = table("modern", hands=["W+4 R1", "Y1 Y2", "B1 B2"]).play("0 play W+4 B")
    assert t.catchable == [0]
    t = t.play("1 challenge")
    assert (t.held(0), t.catchable) == (5, [])
    t.refuses("2 catch 0", *CATCH)


def test_said_early_between_the_discards_of_an_instruction(table: Deal) -> None:
    """Who is asked for a discard and holds two cards may say it early (UNO-WHEN, CUSTOM)."""
    t = table("modern", hands=["WCUSTOM1 B1 B2", "Y1 Y2 Y4"], rules={"custom": [{"do": [["hand", 1]]}]})
    t = t.play("0 play WCUSTOM1 R", "0 uno", "0 discard B1", "1 discard Y1", "1 discard Y2")
    assert (t.said_uno, t.catchable) == ([0], [1])


def test_not_due_before_the_text_is_confirmed(table: Deal) -> None:
    """Who is left with one card by a part owes the call only when the text has been confirmed (UNO-SAY, CUSTOM)."""
    t = table("modern", hands=["WCUSTOM1 B1 B2", "Y1"], rules={"custom": [{"do": [["swap"]], "text": "Sing."}]}).play("0 play WCUSTOM1 R 1")
    assert (t.phase, t.hand(0), t.catchable) == ("confirm", "Y1", [])
    t.refuses("0 uno", *CALL)
    t.refuses("1 catch 0", *CATCH)
    t = t.play("0 done")
    assert (t.turn, t.catchable) == (1, [0])


def test_said_early_before_the_same_player_goes_again(table: Deal) -> None:
    """After a card that lets the same player go again it may be said early as on any turn (UNO-WHEN, CUSTOM)."""
    t = table("modern", hands=["WCUSTOM1 R5 B1", "Y1 Y2"], rules={"custom": [{"do": [["again"]]}]})
    t = t.play("0 play WCUSTOM1 R", "0 uno", "0 play R5")
    assert (t.turn, t.said_uno, t.catchable) == (1, [0], [])


def test_a_false_call_that_finds_nothing_to_draw(table: Deal) -> None:
    """A false call is accepted also when nothing can be drawn for it, and counts as the one that is allowed (UNO-FALSE, EMPTY-2)."""
    t = table(hands=["B7 B8 B9", "G1 G2 G4"], draw="", rules={"false_call_penalty": 1}).play("1 uno")
    assert t.held(1) == 3
    t.refuses("1 uno", *CALL)


def test_a_false_call_takes_the_last_card(table: Deal) -> None:
    """When a penalty takes the last card of the pile, the player on turn must play or pass (UNO-FALSE, EMPTY-2)."""
    t = table(hands=["B7 B8 B9", "G1 G2 G4"], draw="Y9", rules={"false_call_penalty": 1})
    assert t.moves(0) == {"draw"}
    assert t.play("1 uno").moves(0) == {"pass"}
