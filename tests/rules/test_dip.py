"""Wild Dip Into The Deck."""

import pytest

HANDS = ["WDIP G1 B2", "R1 R2", "R4 Y5"]


def dipped(table, **deal):
    """Seat 0 has laid the Dip and named green."""
    return table("pocket", hands=HANDS, **deal).play("0 play WDIP G")


def test_dip_draws_and_asks(table):
    """DIP: the player names the colour, draws one card and is asked which card to pass."""
    asked = dipped(table)
    assert (asked.phase, asked.turn, asked.colour, asked.top) == ("give", 0, "G", "WDIP")
    assert (asked.hand(0), asked.draw_count, asked.held(1)) == ("G1 G7 B2", 11, 2)


def test_dip_gives_any_card(table):
    """DIP: the card to pass is the player's choice from the whole hand, the drawn card included."""
    assert dipped(table).moves(0) == {"give G1", "give G7", "give B2"}


def test_dip_draws_every_card(table):
    """DIP: whatever card comes, it is drawn and can be passed."""
    for card in [colour + symbol for colour in "RYGB" for symbol in ("1", "5", "9", "S", "R", "+1")] + ["W", "WDIP", "W+2"]:
        asked = table("pocket", hands=["WDIP G3 B2", "R2 R4"], draw=f"{card} G7").play("0 play WDIP G")
        assert asked.moves(0) == {"give G3", "give B2", f"give {card}"}
        assert card in asked.play(f"0 give {card}").hands[1]


def test_dip_lists_twins_once(table):
    """DIP: two equal cards are one choice."""
    asked = table("pocket", hands=["WDIP G7 B2 W", "R1 R2"]).play("0 play WDIP G")
    assert sorted(asked.legal["0"]) == ["0 give B2", "0 give G7", "0 give W"]


@pytest.mark.parametrize(("card", "kept", "received"), [("B2", "G1 G7", "R1 R2 B2"), ("G7", "G1 B2", "R1 R2 G7")])
def test_dip_passes_the_card(table, card, kept, received):
    """DIP: the card is passed to the next player, who then takes a normal turn."""
    after = dipped(table).play(f"0 give {card}")
    assert (after.hand(0), after.hand(1), after.hand(2)) == (kept, received, "R4 Y5")
    assert (after.phase, after.turn, after.colour, after.top) == ("play", 1, "G", "WDIP")


def test_receiver_takes_a_normal_turn(table):
    """DIP: the receiver may play the card just passed, or draw."""
    after = dipped(table).play("0 give G7")
    assert after.moves(1) == {"draw", "play G7"}
    assert after.play("1 play G7").turn == 2
    assert after.play("1 draw").held(1) == 4


def test_dip_passes_a_wild(table):
    """DIP: a wild may be passed too."""
    asked = table("pocket", hands=["WDIP W B2", "R1 R2", "R4 Y5"]).play("0 play WDIP G")
    assert asked.play("0 give W").hand(1) == "R1 R2 W"


def test_dip_backwards(table):
    """DIP: counter-clockwise the card goes to the seat on the right."""
    after = dipped(table, opening="RR", dealer=0).play("0 give B2")
    assert (after.hand(2), after.hand(1), after.turn) == ("R4 Y5 B2", "R1 R2", 2)


def test_dip_with_two_players(table):
    """DIP: with two players the card goes to the other, whose turn it then is."""
    after = table("pocket", hands=["WDIP G1 B2", "R1 R2"]).play("0 play WDIP G", "0 give B2")
    assert (after.hand(1), after.turn) == ("R1 R2 B2", 1)


@pytest.mark.parametrize("move", ["0 give R1", "0 give WDIP", "0 give W", "0 give", "0 give B2 G1", "0 give B2 R"])
def test_dip_gives_a_card_of_the_hand(table, move):
    """DIP: only a card that is in the hand can be passed, and just one."""
    dipped(table).refuses(move)


@pytest.mark.parametrize("move", ["0 draw", "0 play G1", "0 keep", "0 pass", "1 draw", "1 play R1", "1 give R1", "2 give Y5"])
def test_dip_comes_first(table, move):
    """DIP: until the card is passed nothing else can be done, by anyone."""
    asked = dipped(table)
    assert asked.moves(1) == asked.moves(2) == set()
    asked.refuses(move, "DIP", "ONE", "DRAW", "EMPTY-2")


def test_nothing_is_given_without_a_dip(table):
    """DIP: a card is passed only after a Dip, once."""
    table("pocket", hands=HANDS).refuses("0 give G1", "DIP", "ONE")
    dipped(table).play("0 give B2").refuses("0 give G1", "DIP", "ONE")


def test_dip_into_an_empty_pile(table):
    """DIP: a card can always be drawn: the one under the Dip."""
    asked = dipped(table, draw="")
    assert (asked.hand(0), asked.draw_count, asked.discard_count, asked.top) == ("R3 G1 B2", 0, 1, "WDIP")


def test_dip_can_always_be_played(table):
    """DIP, WILD: it may be laid on anything, also when other cards match, once for each colour."""
    start = table("pocket", hands=["WDIP R1 B3", "R1 R2"])
    assert start.moves(0) == {"draw", "play R1", "play B3", *(f"play WDIP {colour}" for colour in "RYGB")}


def test_drawn_dip(table):
    """DIP, DRAW: a drawn Dip may be played at once and draws its own card."""
    asked = table("pocket", hands=["G1 B2", "R1 R2"], draw="WDIP G7 Y8").play("0 draw", "0 play WDIP G")
    assert (asked.phase, asked.hand(0)) == ("give", "G1 G7 B2")
    assert asked.play("0 give G7").turn == 1


def test_dip_is_no_draw_for_the_receiver(table):
    """DIP: nobody else draws and nobody is skipped."""
    after = dipped(table).play("0 give B2")
    assert (after.draw_count, after.held(2), after.direction) == (11, 2, 1)


def test_dipped_card_is_secret(table):
    """DIP: giver and receiver see the card, others only that there is one more and one less."""
    one, other = (dipped(table).play(f"0 give {card}") for card in ("G1", "B2"))
    assert one.view(2) == other.view(2)
    assert one.view(1).hands[1] == ["R1", "R2", "G1"]
    assert one.view(2).hands == [["?", "?"], ["?", "?", "?"], ["R4", "Y5"]]


def test_the_passed_card_is_told_to_two(table):
    """DIP: what happened names the passed card to giver and receiver, and to nobody else."""
    asked = dipped(table)
    for seat, told in [(0, True), (1, True), (2, False), (None, False)]:
        assert ("B2" in str(asked.seen("0 give B2", seat))) == told


def test_the_dipped_card_is_told_to_one(table):
    """DIP: what happened names the drawn card to the player who dips alone."""
    start = table("pocket", hands=HANDS)
    for seat, told in [(0, True), (1, False), (2, False), (None, False)]:
        assert ("G7" in str(start.seen("0 play WDIP G", seat))) == told


def test_the_choice_is_secret(table):
    """DIP: while the player chooses, the others do not see what there is to choose from."""
    asked = dipped(table)
    assert asked.view(1).hands[0] == ["?", "?", "?"]
    assert asked.view(1).legal == {"1": []}


def test_drawn_card_is_passed_by_itself(table):
    """DIP: with the option that the drawn card is passed, it goes on by itself and nobody is asked."""
    after = table("pocket", hands=HANDS, rules={"dip_pass": "drawn"}).play("0 play WDIP G")
    assert (after.hand(0), after.hand(1), after.turn, after.phase) == ("G1 B2", "R1 R2 G7", 1, "play")
