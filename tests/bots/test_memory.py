"""What a seat remembers of the cards that it saw, and of those that it did not see."""

from __future__ import annotations

from random import Random

import pytest

from lastcard import Game, past
from lastcard.kernel.memory import JUDGED
from lastcard.past import MOST_UNREAD

from .knowledge import game_at, in_numbers, known, table

#: Seat 0 holds a red card, so its Wild Draw is a bluff; seat 1 is asked.
BLUFF = ["W+4 R5 G1", "B1 B2 B3", "Y1 Y2 Y3"]
HONEST = ["W+4 B5 G1", "B1 B2 B3", "Y1 Y2 Y3"]


# Certain


def test_a_hand_shown_after_a_challenge_is_known_to_the_challenger_alone() -> None:
    """WD-WHO: who challenged knows the bluffer's cards, nobody else does, and not those drawn for it."""
    shown = table("modern", hands=BLUFF).play("0 play W+4 B", "1 challenge")
    assert known(shown, 1).sure(0) == "R5 G1"
    assert known(shown, 2).sure(0) == ""
    assert sum(cards for cards, _, _ in known(shown, 1).slots(0)) == 4


def test_a_known_card_is_known_until_it_is_laid() -> None:
    """A card that was known leaves what is known when its owner lays it."""
    shown = table("modern", hands=BLUFF).play("0 play W+4 G", "1 challenge", "1 draw", "2 draw")
    assert (known(shown, 1).sure(0), known(shown.play("0 play G1"), 1).sure(0)) == ("R5 G1", "R5")


@pytest.mark.parametrize(("seat", "sees"), [(0, "B2"), (2, "")])
def test_a_card_passed_with_a_dip_is_known_to_its_giver(seat: int, sees: str) -> None:
    """DIP: who passed a card knows that it is there; others do not."""
    given = table("pocket", hands=["WDIP G1 B2", "R1 R2", "R4 Y5"]).play("0 play WDIP G", "0 give B2")
    assert known(given, seat).sure(1) == sees


def test_an_unseen_pass_makes_a_known_hand_uncertain() -> None:
    """DIP: of a hand that was known, any card may be the one that was passed, for all but the two who saw it."""
    shown = table("pocket", hands=["W+2 R5 WDIP G1", "GR B2", "Y1 Y2 Y5"], draw="G7 Y8 B6 G3").play("0 play W+2 G", "1 challenge")
    assert known(shown, 1).sure(0) == "R5 G1 WDIP"
    passed = shown.play("1 play GR uno", "0 play WDIP G", "0 give R5")
    assert (known(passed, 1).sure(0), known(passed, 0).sure(2), known(passed, 2).sure(0)) == ("", "R5", "")


def test_ones_former_hand_is_known_after_a_swap() -> None:
    """SWAP: both seats know what the other has now; a third learns nothing."""
    swapped = table("modern", hands=["WSWAP R5 B7", "G1 G2", "Y1 Y2 Y3"]).play("0 play WSWAP G 1")
    assert (known(swapped, 0).sure(1), known(swapped, 1).sure(0), known(swapped, 2).sure(1)) == ("R5 B7", "G1 G2", "")


def test_ones_former_hand_is_known_after_all_hands_moved_on() -> None:
    """`seven_zero`: each seat knows the hand that it passed on, and no other."""
    moved = table("classic", hands=["R0 R5 B7", "G1 G2", "Y1 Y2 Y3"], rules={"seven_zero": True}).play("0 play R0")
    assert [known(moved, seat).sure((seat + 1) % 3) for seat in range(3)] == ["R5 B7", "G1 G2", "Y1 Y2 Y3"]
    assert [known(moved, seat).sure((seat + 2) % 3) for seat in range(3)] == ["", "", ""]


def test_knowledge_goes_with_a_hand() -> None:
    """What a seat knew of a hand it knows still when the hand has moved on."""
    moved = table("classic", hands=["R0 R5 B7", "G1 R0", "Y1 Y2 Y3"], rules={"seven_zero": True}).play("0 play R0", "1 draw")
    assert known(moved, 0).sure(1) == "R5 B7"
    again = table("classic", hands=["R0 R5 B7", "G1 G2", "R0 Y2 Y3"], rules={"seven_zero": True}).play(
        "0 play R0", "1 play R5", "2 draw", "0 play R0"
    )
    assert known(again, 0).sure(2) == "B7"


def test_hands_that_lay_open_are_remembered() -> None:
    """CUSTOM, `open`: everybody knows all cards, those drawn meanwhile too; what is drawn afterwards nobody knows."""
    rules = {"custom": [{"do": [["open"]]}]}
    laid_open = table("modern", hands=["WCUSTOM1 R5 B7", "R1 Y9", "B2 B3"], rules=rules).play("0 play WCUSTOM1 R", "1 draw")
    assert (known(laid_open, 0).sure(1), known(laid_open, 1).sure(2), known(laid_open, 2).sure(0)) == ("R1 Y9 G7", "B2 B3", "R5 B7")
    closed = laid_open.play("2 draw", "0 draw", "1 play R1")
    assert (known(closed, 1).sure(2), known(closed, 1).sure(0), known(closed, 0).sure(1)) == ("Y8 B2 B3", "R5 B7", "Y9 G7")


def test_known_cards_leave_with_discards() -> None:
    """CUSTOM, `hand`: a known card that is discarded is known no longer."""
    rules = {"custom": [{"do": [["open"]]}, {"do": [["hand", 1]]}]}
    level = table("modern", hands=["WCUSTOM1 R5 B7", "WCUSTOM2 Y9 Y1", "B2 B3"], rules=rules)
    level = level.play("0 play WCUSTOM1 R", "1 play WCUSTOM2 R", "1 discard Y1", "2 discard B3")
    assert (known(level, 0).sure(1), known(level, 0).sure(2)) == ("Y9", "B2")


# Likely, and ruled out


def test_who_draws_most_likely_could_not_play() -> None:
    """DRAW: the cards held before are most likely none that would have fitted; the drawn one, which ended the turn, certainly none."""
    drew = known(table("classic", hands=["B1 B2", "G1 G2", "Y1 Y2"]).play("0 draw"), 1)
    fitting = {"R5", "G3", "W", "W+4"}
    (one, likely, _), (held, soft, hard) = sorted(drew.slots(0), key=lambda slot: slot[0])
    assert (one, held) == (1, 2)
    assert fitting <= soft
    assert not fitting & hard
    assert "B5" not in soft
    assert fitting - {"W+4"} <= drew.slots(0)[0][2] | drew.slots(0)[1][2]
    assert "W+4" in likely


def test_a_kept_card_could_have_been_laid() -> None:
    """DRAW: who kept the drawn card was asked about it, so it certainly fitted."""
    kept = known(table("classic", hands=["B1 B2", "G1 G2"], draw="R7 Y8").play("0 draw", "0 keep"), 1)
    (_, _, hard) = next(slot for slot in kept.slots(0) if slot[0] == 1)
    assert {"B1", "Y9", "GS"} <= hard
    assert not {"R1", "R7", "Y3", "W"} & hard


def test_a_drawn_card_that_is_laid_leaves_what_was_said_of_the_others() -> None:
    """DRAW: only the drawn card can be laid then, so the rest of the hand is as before."""
    laid = known(table("classic", hands=["B1 B2", "G1 G2"], draw="R7 Y8").play("0 draw", "0 play R7"), 1)
    assert [(cards, "R5" in soft) for cards, soft, _ in laid.slots(0)] == [(2, True)]


def test_new_cards_may_be_anything() -> None:
    """Cards drawn for a Draw Two have seen nothing of what was declined before."""
    hit = known(table("classic", hands=["R+2 R1 B2", "G1 G2"], rules={"two_player_reverse": "turn"}).play("0 play R+2"), 0)
    assert hit.slots(1) == [(4, set(), set())]


def test_who_draws_a_stack_most_likely_had_no_answer() -> None:
    """STACK: drawing what is owed speaks against draw cards, and against nothing else."""
    drew = known(table("classic", hands=["R+2 R1 B2", "G1 G2", "Y1 Y2"], rules={"stacking": "same"}).play("0 play R+2", "1 draw"), 0)
    assert sorted((cards, soft) for cards, soft, _ in drew.slots(1)) == [(2, set()), (2, {"R+2", "Y+2", "G+2", "B+2"})]


def test_accepting_where_one_might_answer_speaks_against_answers() -> None:
    """STACK: who accepts a Wild Draw where it could be answered most likely holds none."""
    drew = known(table("modern", hands=HONEST, rules={"stacking": "same"}).play("0 play W+4 B", "1 accept"), 2)
    assert (3, {"W+4"}) in [(cards, soft) for cards, soft, _ in drew.slots(1)]


def test_an_honest_wild_draw_says_what_is_not_held() -> None:
    """WD-PLAY: where bluffs are refused, who lays a Wild Draw certainly holds nothing that fits."""
    laid = known(table("classic", hands=["W+4 B5 G1", "B1 B2"]).play("0 play W+4 B"), 1)
    ((cards, _, hard),) = [slot for slot in laid.slots(0) if "R5" in slot[2] and "B9" not in slot[2]][:1]
    assert cards >= 1
    assert {"R1", "R5", "R+2", "G3"} <= hard
    assert "W" not in hard


def test_a_passing_player_certainly_can_lay_nothing() -> None:
    """EMPTY-2: a pass is allowed only to one who can lay nothing."""
    passed = known(table("classic", hands=["B1 B2", "G1 G2"], draw="").play("0 pass"), 1)
    ((_, _, hard),) = passed.slots(0)
    assert {"R5", "G3", "W"} <= hard
    assert "B5" not in hard


def test_a_failed_challenge_says_for_certain_what_is_not_held() -> None:
    """CHALLENGE: an innocent hand holds no card of the colour that was in force; all see the verdict."""
    innocent = known(table("modern", hands=HONEST).play("0 play W+4 B", "1 challenge"), 2)
    assert all({"R1", "R9", "RS"} <= hard for _, _, hard in innocent.slots(0))
    assert innocent.sure(0) == ""


def test_a_bluff_found_out_says_what_is_held() -> None:
    """CHALLENGE: a guilty hand most likely holds a card of the colour still; who saw the hand needs no guess."""
    guilty = table("modern", hands=BLUFF).play("0 play W+4 B", "1 challenge")
    assert {"R5", "R9"} <= known(guilty, 2).likes(0)
    assert "B5" not in known(guilty, 2).likes(0)
    assert known(guilty, 1).likes(0) == set()


def test_a_colour_that_was_named_is_most_likely_held() -> None:
    """WILD: until a card of it is laid."""
    named = table("classic", hands=["W G5 G1 B2", "Y1 Y2"]).play("0 play W G")
    assert known(named, 1).likes(0) == {f"G{symbol}" for symbol in (*"0123456789SR", "+2")}
    assert known(named.play("1 draw", "1 keep", "0 play G5"), 1).likes(0) == set()


def test_not_jumping_in_says_nothing() -> None:
    """`jump_in`: whoever does not lay an identical card may hold it all the same."""
    laid = known(table("classic", hands=["R5 B7 B8", "G1 G2", "Y1 Y2"], rules={"jump_in": True}).play("0 play R5"), 0)
    assert laid.slots(1) == [(2, set(), set())]


# An open question


def test_an_open_question_is_remembered_with_what_decides_it() -> None:
    """WD-WHO: the hand of the moment is marked, with the cards that would make it a bluff; only who laid it knows the answer."""
    asked = table("modern", hands=BLUFF).play("0 play W+4 B")
    seen = known(asked, 1)
    assert seen.recall.question == 0
    assert {"R5", "RS"} <= seen.texts(seen.recall.test)
    assert not {"W", "B3", "W+4"} & seen.texts(seen.recall.test)
    assert {seen.recall.flags[group] & JUDGED for group in range(seen.recall.groups) if seen.recall.owner[group] == 0} == {JUDGED}
    assert (seen.recall.guilty, known(asked, 0).recall.guilty) == (-1, 1)
    assert known(table("modern", hands=HONEST).play("0 play W+4 B"), 0).recall.guilty == 0


def test_a_stack_narrows_the_question() -> None:
    """STACK: a Wild Draw laid as an answer is judged only by cards that could have answered too."""
    rules = {"stacking": "up"}
    asked = table("modern", hands=["R+2 R1 R2", "W+4 R5 G1", "Y1 Y2 Y3"], rules=rules).play("0 play R+2", "1 play W+4 B")
    assert known(asked, 2).texts(known(asked, 2).recall.test) == {"R+2"}


def test_an_answered_question_is_closed() -> None:
    """Once it was accepted nothing is asked any more, and the hand was most likely honest."""
    accepted = known(table("modern", hands=BLUFF).play("0 play W+4 B", "1 accept"), 2)
    assert accepted.recall.question == -1
    assert all("R5" in soft for _, soft, _ in accepted.slots(0))


# The past of a game


def played() -> Game:
    """A game in which something was declined."""
    game = Game("classic", players=3, seed="5")
    for _ in range(12):
        game.play(game.legal_moves()[0])
    return game


def test_undo_takes_back_what_was_learned() -> None:
    """After `undo` a seat remembers what it remembered before the move, and learns anew from another move."""
    game = played()
    before = [in_numbers(game.view(seat).memory, 3) for seat in range(3)]
    game.play(game.legal_moves()[-1])
    assert before != [in_numbers(game.view(seat).memory, 3) for seat in range(3)]
    game.undo()
    assert before == [in_numbers(game.view(seat).memory, 3) for seat in range(3)]


def test_a_view_remembers_the_moment_it_was_made() -> None:
    """What happens later does not come into an earlier view, whenever it is asked."""
    game = played()
    early, same = game.view(0), in_numbers(game.view(0).memory, 3)
    for _ in range(8):
        game.play(game.legal_moves()[-1])
    assert game.view(0).memory.groups
    assert in_numbers(early.memory, 3) == same


def test_forgetting_moves_forgets_no_cards() -> None:
    """`forget` gives up the log, not what the seats know; a copy and a replayed record know the same."""
    game, keeper = Game("modern", players=3, seed="7"), Game("modern", players=3, seed="7")
    for _ in range(40):
        move = keeper.legal_moves()[-1]
        game.play(move)
        keeper.play(move)
        game.forget()
    for seat in range(3):
        wanted = in_numbers(keeper.view(seat).memory, 3)
        assert in_numbers(game.view(seat).memory, 3) == wanted
        assert in_numbers(game.copy().view(seat).memory, 3) == wanted
        assert in_numbers(keeper.record().play().view(seat).memory, 3) == wanted


@pytest.mark.parametrize("most", [MOST_UNREAD, 3])
@pytest.mark.parametrize("chance", range(12))
def test_what_was_forgotten_is_remembered_whenever_it_is_asked(chance: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a game forgets, is asked, is copied and goes back a move meanwhile; also where more is unread than is kept so."""
    monkeypatch.setattr(past, "MOST_UNREAD", most)
    rng = Random(chance)
    edition, seats = rng.choice(["pocket", "classic", "modern"]), rng.choice([2, 3, 5])
    game, keeper = (Game(edition, seats, f"{chance:x}") for _ in range(2))
    while keeper.turn is not None and len(keeper.moves) < 400:
        move = rng.choice(keeper.legal_moves())
        game.play(move)
        keeper.play(move)
        what = rng.random()
        if what < 0.8:
            game.forget()
        elif what < 0.83:
            game = game.copy()
        elif what < 0.86:
            game.undo()
            game.play(move)
        if rng.random() < 0.05:
            seat = rng.randrange(seats)
            assert in_numbers(game.view(seat).memory, seats) == in_numbers(keeper.view(seat).memory, seats)
    for seat in range(seats):
        assert in_numbers(game.view(seat).memory, seats) == in_numbers(keeper.view(seat).memory, seats)


def test_a_new_round_begins_with_nothing() -> None:
    """What was known of a round's cards is over with it."""
    game = game_at(table("classic", hands=["R5", "G1 G2"]).play("0 play R5"))
    game.deal("3")
    assert all(known(game, seat).slots(1 - seat) == [(7, set(), set())] for seat in range(2))
