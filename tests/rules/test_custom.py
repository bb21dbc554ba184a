"""Wild Customizable: every part of an instruction, alone and together."""

import pytest

HANDS = ["WCUSTOM1 G1 B2", "R1 R2", "R9 R8"]
FOUR = ["WCUSTOM1 G1 B2", "R1 R2", "R9 R8", "Y5 Y6"]
TWO = ["WCUSTOM1 G1 B2", "R1 R2"]
BACKWARDS = {"opening": "RR", "dealer": 0}
"""Seat 0 on turn and play going counter-clockwise, by ruling OPEN-R."""


def does(*parts, **more):
    """The rules of a table whose first Customizable carries out these parts."""
    return {"custom": [{"do": [list(part) for part in parts], **more}]}


def hands(position):
    return [position.hand(seat) for seat in range(len(position.hands))]


@pytest.fixture
def laid(table):
    """Lays the first Customizable, which carries out these parts, and names yellow."""

    def laid(*parts, seats=HANDS, colour="Y", seat=None, **deal):
        move = f"0 play WCUSTOM1 {colour}" if seat is None else f"0 play WCUSTOM1 {colour} {seat}"
        return table("modern", hands=seats, rules=does(*parts), **deal).play(move)

    return laid


# A blank card and the naming of colour and seat


@pytest.mark.parametrize(
    "rules", [None, {"custom": []}, {"custom": [{}]}, {"custom": [{"do": []}]}, {"custom": [{}, {"do": [["skip", 1]]}]}]
)
def test_blank(table, rules):
    """CUSTOM: a card with nothing written is a plain Wild."""
    after = table("modern", hands=HANDS, rules=rules).play("0 play WCUSTOM1 Y")
    assert (after.colour, after.top, after.turn, after.phase) == ("Y", "WCUSTOM1", 1, "play")
    assert hands(after) == ["G1 B2", "R1 R2", "R8 R9"]


@pytest.mark.parametrize(("card", "turn"), [("WCUSTOM1", 2), ("WCUSTOM2", 3), ("WCUSTOM3", 1)])
def test_each_card_has_its_own_instruction(table, card, turn):
    """CUSTOM: the first instruction belongs to the first card, the second to the second; a card beyond the list is blank."""
    rules = {"custom": [{"do": [["skip", 1]]}, {"do": [["skip", 2]]}]}
    assert table("modern", hands=[f"{card} G1 B2", *FOUR[1:]], rules=rules).play(f"0 play {card} Y").turn == turn


def test_third_instruction(table):
    """CUSTOM: all three cards can be written on."""
    rules = {"custom": [{}, {}, {"do": [["draw", "next", 1]]}]}
    assert table("modern", hands=["WCUSTOM3 G1 B2", "R1 R2"], rules=rules).play("0 play WCUSTOM3 Y").held(1) == 3


def test_colour_is_named(table):
    """CUSTOM: whatever its instruction, the colour is named with it, once for each colour in the legal moves."""
    start = table("modern", hands=HANDS, rules=does(["again"]))
    assert start.moves(0) == {"draw", *(f"play WCUSTOM1 {colour}" for colour in "RYGB")}
    start.refuses("0 play WCUSTOM1", "CUSTOM", "WILD")
    assert start.play("0 play WCUSTOM1 B").colour == "B"


def test_drawn_customizable(table):
    """CUSTOM, DRAW: a drawn Customizable may be played at once and its instruction is carried out."""
    before = table("modern", hands=["G1 B2", "R1 R2", "R9 R8"], draw="WCUSTOM1 G7", rules=does(["draw", "next", 1])).play("0 draw")
    assert before.plays(0) == {"WCUSTOM1"}
    after = before.play("0 play WCUSTOM1 Y")
    assert (after.hand(1), after.turn) == ("R1 R2 G7", 1)


@pytest.mark.parametrize("parts", [[["draw", "chosen", 1]], [["swap"]], [["draw", "chosen", 2], ["swap"]]])
def test_seat_is_asked_for(table, parts):
    """CUSTOM: a seat is named with the play when the instruction asks for one: one other seat, for all its parts."""
    start = table("modern", hands=HANDS, rules=does(*parts))
    assert start.moves(0) == {"draw", *(f"play WCUSTOM1 {colour} {seat}" for colour in "RYGB" for seat in (1, 2))}
    for move in ("0 play WCUSTOM1 Y", "0 play WCUSTOM1 Y 0"):
        start.refuses(move, "CUSTOM", "SWAP")
    for move in ("0 play WCUSTOM1 Y 3", "0 play WCUSTOM1 Y -1", "0 play WCUSTOM1 2"):
        start.refuses(move)


@pytest.mark.parametrize("parts", [[], [["draw", "next", 1]], [["draw", "others", 1], ["rotate"], ["skip", 1]]])
def test_seat_is_not_asked_for(table, parts):
    """CUSTOM: no seat is named when no part asks for one."""
    table("modern", hands=HANDS, rules=does(*parts)).refuses("0 play WCUSTOM1 Y 2")


# draw


def test_next_draws(laid):
    """CUSTOM: `draw next` makes the next player draw, and no turn is lost by it."""
    after = laid(["draw", "next", 2])
    assert hands(after) == ["G1 B2", "R1 R2 Y8 G7", "R8 R9"]
    assert (after.turn, after.phase, after.owed) == (1, "play", 0)


def test_previous_draws(laid):
    """CUSTOM: `draw previous` makes the player before draw."""
    after = laid(["draw", "previous", 2])
    assert hands(after) == ["G1 B2", "R1 R2", "R8 R9 Y8 G7"]
    assert after.turn == 1


@pytest.mark.parametrize(("who", "hit"), [("next", 2), ("previous", 1)])
def test_next_and_previous_backwards(laid, who, hit):
    """CUSTOM: next and previous follow the direction of play."""
    after = laid(["draw", who, 3], **BACKWARDS)
    assert after.held(hit) == 5
    assert sum(after.held(seat) for seat in range(3)) == 9
    assert after.turn == 2


@pytest.mark.parametrize("who", ["next", "previous", "others"])
def test_with_two_players_it_is_the_other(laid, who):
    """CUSTOM: with two players the next, the previous and the others are the one other player."""
    after = laid(["draw", who, 2], seats=TWO)
    assert hands(after) == ["G1 B2", "R1 R2 Y8 G7"]
    assert after.turn == 1


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_chosen_draws(laid, seat):
    """CUSTOM: `draw chosen` makes the named seat draw, and the next player then plays."""
    after = laid(["draw", "chosen", 1], seats=FOUR, seat=seat)
    assert [after.held(other) for other in range(4)] == [3 if other == seat else 2 for other in range(4)]
    assert after.turn == 1


def test_others_draw(laid):
    """CUSTOM: `draw others` makes each other player draw all of it, in order of play from the next."""
    after = laid(["draw", "others", 2])
    assert hands(after) == ["G1 B2", "R1 R2 Y8 G7", "R8 R9 G3 B6"]
    assert after.turn == 1


def test_everyone_draws(laid):
    """CUSTOM: `draw everyone` makes the player draw too, last."""
    after = laid(["draw", "everyone", 1])
    assert hands(after) == ["G1 B2 B6", "R1 R2 G7", "R8 R9 Y8"]
    assert after.turn == 1


def test_everyone_draws_backwards(laid):
    """CUSTOM: counter-clockwise the seat on the right draws first, the player last."""
    after = laid(["draw", "everyone", 1], **BACKWARDS)
    assert hands(after) == ["G1 B2 B6", "R1 R2 Y8", "R8 R9 G7"]


def test_draw_ten(laid):
    """CUSTOM: up to ten cards can be drawn."""
    assert laid(["draw", "next", 10]).held(1) == 12


def test_draw_what_there_is(laid):
    """CUSTOM, EMPTY, EMPTY-2: an instruction's draw shuffles the discards too, and what is missing then is forgiven."""
    after = laid(["draw", "others", 2], draw="G7 Y8")
    assert hands(after) == ["G1 B2", "R1 R2 Y8 G7", "R3 R8 R9"]
    assert (after.turn, after.draw_count, after.discard_count) == (1, 0, 1)


# skip, reverse, again


@pytest.mark.parametrize(("count", "turn"), [(1, 2), (2, 3), (3, 0), (4, 1), (9, 2)])
def test_skip(laid, count, turn):
    """CUSTOM: `skip` makes the next players lose their turns, counted on round the table."""
    after = laid(["skip", count], seats=FOUR)
    assert (after.turn, after.direction) == (turn, 1)


@pytest.mark.parametrize(("count", "turn"), [(1, 0), (2, 1)])
def test_skip_with_two_players(laid, count, turn):
    """CUSTOM: with two players one skip gives the player another turn, two skips give it to the other."""
    assert laid(["skip", count], seats=TWO).turn == turn


def test_skip_backwards(laid):
    """CUSTOM: skips follow the direction of play."""
    assert laid(["skip", 1], seats=FOUR, **BACKWARDS).turn == 2


def test_the_skipped_are_told(table):
    """CUSTOM, SKIP: what happened names each player whose turn is lost, in order of play."""
    start = table("modern", hands=FOUR, rules=does(["skip", 2], ["reverse"]))
    assert [event["seat"] for event in start.seen("0 play WCUSTOM1 Y", None) if event["code"] == "skipped"] == [3, 2]


def test_skips_add_up(laid):
    """CUSTOM: two skips of one are one of two."""
    assert laid(["skip", 1], ["skip", 1], seats=FOUR).turn == 3


def test_reverse(laid):
    """CUSTOM: `reverse` turns the direction."""
    after = laid(["reverse"])
    assert (after.direction, after.turn) == (-1, 2)


def test_reverse_with_two_players(laid):
    """CUSTOM: `reverse` is without the two-player Skip of a Reverse: the other player is next."""
    after = laid(["reverse"], seats=TWO)
    assert (after.direction, after.turn) == (-1, 1)


def test_reverse_twice(laid):
    """CUSTOM: two reverses leave the direction as it was."""
    after = laid(["reverse"], ["reverse"])
    assert (after.direction, after.turn) == (1, 1)


@pytest.mark.parametrize("parts", [[["skip", 1], ["reverse"]], [["reverse"], ["skip", 1]]])
def test_skips_are_counted_at_the_end(laid, parts):
    """CUSTOM: skips are counted at the end, in the direction that then holds."""
    after = laid(*parts, seats=FOUR)
    assert (after.direction, after.turn) == (-1, 2)


def test_again(laid):
    """CUSTOM: `again` lets the same player play again."""
    after = laid(["again"])
    assert (after.turn, after.phase, after.moves(0)) == (0, "play", {"draw"})
    assert after.play("0 draw").turn == 1


def test_again_once(laid):
    """CUSTOM: after the extra turn the next player plays."""
    assert laid(["again"], colour="G").play("0 play G1").turn == 1


@pytest.mark.parametrize("parts", [[["again"], ["skip", 2]], [["skip", 2], ["again"]], [["skip", 1], ["again"], ["reverse"]]])
def test_again_cancels_skips(laid, parts):
    """CUSTOM: `again` cancels skips, before and after it, and they do not come later."""
    after = laid(*parts, seats=FOUR)
    assert after.turn == 0
    assert after.play("0 draw").turn == (0 + after.direction) % 4


def test_again_comes_after_everything_else(laid):
    """CUSTOM: the same player plays again after the parts that follow `again`."""
    after = laid(["again"], ["draw", "others", 1])
    assert (after.turn, hands(after)) == (0, ["G1 B2", "R1 R2 G7", "R8 R9 Y8"])


def test_again_with_the_swapped_hand(laid):
    """CUSTOM: the extra turn is played from the hand one then has."""
    after = laid(["again"], ["swap"], seat=2, colour="R")
    assert (after.turn, after.plays(0)) == (0, {"R8", "R9"})


# swap and rotate


def test_swap(laid):
    """CUSTOM: `swap` exchanges hands with the chosen seat."""
    after = laid(["swap"], seat=2)
    assert hands(after) == ["R8 R9", "R1 R2", "G1 B2"]
    assert after.turn == 1


def test_swap_after_the_chosen_drew(laid):
    """CUSTOM: parts are carried out in order: what the chosen seat drew first comes with the hand."""
    assert hands(laid(["draw", "chosen", 1], ["swap"], seat=2)) == ["R8 R9 G7", "R1 R2", "G1 B2"]


def test_swap_before_the_chosen_draws(laid):
    """CUSTOM: parts are carried out in order: what the same seat draws afterwards stays with it."""
    assert hands(laid(["swap"], ["draw", "chosen", 1], seat=2)) == ["R8 R9", "R1 R2", "G1 G7 B2"]


def test_swap_twice(laid):
    """CUSTOM: two swaps with the same seat undo each other."""
    assert hands(laid(["swap"], ["swap"], seat=2)) == ["G1 B2", "R1 R2", "R8 R9"]


def test_rotate(laid):
    """CUSTOM: `rotate` moves all hands on one seat in the direction of play."""
    after = laid(["rotate"])
    assert hands(after) == ["R8 R9", "G1 B2", "R1 R2"]
    assert after.turn == 1


def test_rotate_backwards(laid):
    """CUSTOM: counter-clockwise the hands go to the right."""
    assert hands(laid(["rotate"], **BACKWARDS)) == ["R1 R2", "R8 R9", "G1 B2"]


def test_rotate_with_two_players(laid):
    """CUSTOM: with two players `rotate` exchanges the hands."""
    after = laid(["rotate"], seats=TWO)
    assert (hands(after), after.turn) == (["R1 R2", "G1 B2"], 1)


@pytest.mark.parametrize(
    ("parts", "result"),
    [([["rotate"], ["reverse"]], ["R8 R9", "G1 B2", "R1 R2"]), ([["reverse"], ["rotate"]], ["R1 R2", "R8 R9", "G1 B2"])],
)
def test_rotate_and_reverse_in_order(laid, parts, result):
    """CUSTOM: hands rotate in the direction that holds when their part comes."""
    after = laid(*parts)
    assert (hands(after), after.turn) == (result, 2)


def test_rotate_round_the_table(laid):
    """CUSTOM: as many rotations as there are seats bring every hand home."""
    assert hands(laid(["rotate"], ["rotate"], ["rotate"])) == ["G1 B2", "R1 R2", "R8 R9"]


# hand


def test_hand_fills_up(laid):
    """CUSTOM: `hand` makes who has fewer cards draw, in order of play from the player."""
    after = laid(["hand", 3])
    assert hands(after) == ["G1 G7 B2", "R1 R2 Y8", "R8 R9 B6"]
    assert (after.turn, after.phase) == (1, "play")


def test_hand_fills_up_backwards(laid):
    """CUSTOM: `hand` follows the direction of play: counter-clockwise after the player comes the seat on the right."""
    assert hands(laid(["hand", 3], **BACKWARDS)) == ["G1 G7 B2", "R1 R2 B6", "R8 R9 Y8"]


def test_hand_that_fits(laid):
    """CUSTOM: who has just that many cards does nothing."""
    after = laid(["hand", 2])
    assert (hands(after), after.phase, after.turn) == (["G1 B2", "R1 R2", "R8 R9"], "play", 1)


def test_hand_asks_for_discards(laid):
    """CUSTOM: who has more is asked to discard cards of one's choice, one by one."""
    asked = laid(["hand", 1], seats=["WCUSTOM1 G1 B2 B3", "R1", "R9"])
    assert (asked.phase, asked.turn, asked.moves(0)) == ("discard", 0, {"discard G1", "discard B2", "discard B3"})
    once = asked.play("0 discard B2")
    assert (once.phase, once.turn, once.moves(0)) == ("discard", 0, {"discard G1", "discard B3"})
    twice = once.play("0 discard G1")
    assert (twice.phase, twice.turn, twice.hand(0)) == ("play", 1, "B3")


def test_discards_go_under_the_top_card(laid):
    """CUSTOM: discarded cards go under the top card: the Customizable and its colour stay in force."""
    after = laid(["hand", 1], seats=["WCUSTOM1 G1 B2", "R1", "R9"]).play("0 discard G1")
    assert (after.top, after.colour, after.discard_count, after.turn) == ("WCUSTOM1", "Y", 3, 1)


def test_hand_goes_round_in_order(laid):
    """CUSTOM: each seat is asked in its turn, and who comes later draws later."""
    asked = laid(["hand", 2], seats=["WCUSTOM1 G1 B2 B3", "R1", "R9 R8 R7", "Y5"])
    assert (asked.turn, asked.held(1)) == (0, 1)
    later = asked.play("0 discard G1")
    assert (later.phase, later.turn, later.hand(1), later.held(3)) == ("discard", 2, "R1 G7", 1)
    assert later.moves(2) == {"discard R7", "discard R8", "discard R9"}
    after = later.play("2 discard R9")
    assert (after.phase, after.turn, after.hand(2), after.hand(3)) == ("play", 1, "R7 R8", "Y5 Y8")


def test_hand_goes_round_backwards(laid):
    """CUSTOM: counter-clockwise the seat on the right is asked before the seat on the left."""
    asked = laid(["hand", 1], seats=["WCUSTOM1 G1", "R1 R2", "R9 R8"], **BACKWARDS)
    assert (asked.phase, asked.turn) == ("discard", 2)
    assert asked.play("2 discard R9").turn == 1
    after = asked.play("2 discard R9", "1 discard R1")
    assert (after.phase, after.turn) == ("play", 2)


@pytest.mark.parametrize(
    "move", ["0 discard R1", "0 discard WCUSTOM1", "0 discard", "1 discard R1", "0 draw", "0 play B2", "1 draw", "0 give B2", "0 pass"]
)
def test_hand_comes_first(laid, move):
    """CUSTOM: until the discards are made nothing else can be done, by anyone."""
    asked = laid(["hand", 1], seats=["WCUSTOM1 G1 B2", "R1", "R9"])
    assert asked.moves(1) == asked.moves(2) == set()
    asked.refuses(move)


def test_nothing_is_discarded_unasked(table):
    """CUSTOM: a card is discarded only when an instruction asks for it."""
    table("modern", hands=HANDS).refuses("0 discard G1", "CUSTOM", "ONE")


def test_parts_after_the_discards(laid):
    """CUSTOM: the parts after `hand` are carried out after the last discard."""
    asked = laid(["hand", 1], ["draw", "next", 1], ["skip", 1], seats=["WCUSTOM1 G1 B2", "R1", "R9"])
    assert asked.held(1) == 1
    after = asked.play("0 discard B2")
    assert (after.hand(1), after.turn) == ("R1 G7", 2)


def test_discards_can_be_drawn_again(laid):
    """CUSTOM, EMPTY: with the draw pile empty a discarded card can be drawn by the next seat."""
    asked = laid(["hand", 2], seats=["WCUSTOM1 G1 B2 B3", "R1", "R9 R8"], draw="", top="G1")
    after = asked.play("0 discard G1")
    assert (after.hand(1), after.draw_count, after.discard_count) == ("R1 G1", 1, 1)


def test_hand_twice(laid):
    """CUSTOM: two `hand` parts are carried out one after the other."""
    asked = laid(["hand", 3], ["hand", 1], seats=TWO)
    assert (asked.hand(0), asked.hand(1), asked.phase, asked.turn) == ("G1 G7 B2", "R1 R2 Y8", "discard", 0)
    after = asked.play("0 discard G1", "0 discard G7", "1 discard R1", "1 discard R2")
    assert (hands(after), after.turn, after.phase) == (["B2", "Y8"], 1, "play")


# until


def test_until_a_colour(laid):
    """CUSTOM: `until` makes the next player draw until the colour has come, and keep all; the turn is not lost."""
    after = laid(["until", "B"])
    assert hands(after) == ["G1 B2", "R1 R2 Y8 G7 B6", "R8 R9"]
    assert (after.turn, after.phase, after.draw_count) == (1, "play", 9)


def test_until_at_once(laid):
    """CUSTOM: `until` draws at least one card, whatever is in hand, and no more when it has the colour."""
    assert laid(["until", "G"], seats=["WCUSTOM1 G1 B2", "G5 G6"]).hand(1) == "G5 G6 G7"


@pytest.mark.parametrize("symbol", ["0", "1", "9", "S", "R", "+2"])
@pytest.mark.parametrize("colour", "RYGB")
def test_until_any_card_of_the_colour(laid, colour, symbol):
    """CUSTOM: any coloured card of the colour ends `until`, number or action."""
    after = laid(["until", colour], draw=f"W {colour}{symbol} G7")
    assert (after.held(1), after.draw_count) == (4, 1)


def test_until_the_named_colour(laid):
    """CUSTOM: `until named` waits for the colour that was just named."""
    assert laid(["until", "named"], colour="Y").hand(1) == "R1 R2 Y8 G7"
    assert laid(["until", "named"], colour="G").hand(1) == "R1 R2 G7"


def test_until_backwards(laid):
    """CUSTOM: counter-clockwise it is the seat on the right that draws."""
    after = laid(["until", "Y"], **BACKWARDS)
    assert hands(after) == ["G1 B2", "R1 R2", "R8 R9 Y8 G7"]


def test_until_does_not_take_a_wild(laid):
    """CUSTOM: a wild is no card of the colour, and action cards are."""
    assert laid(["until", "B"], draw="W W+4 R1 WSWAP BS B1").hand(1) == "R1 R1 R2 BS W W+4 WSWAP"


def test_until_nothing_is_left(laid):
    """CUSTOM: when nothing is left to draw, the reshuffled discards included, it ends."""
    after = laid(["until", "B"], draw="G7 Y8", under="Y1")
    assert after.hand(1) == "R1 R2 R3 Y1 Y8 G7"
    assert (after.draw_count, after.discard_count, after.turn, after.top) == (0, 1, 1, "WCUSTOM1")


def test_until_a_recycled_wild(laid):
    """CUSTOM, EMPTY: a wild that comes out of the reshuffled discards has no colour."""
    after = laid(["until", "named"], draw="", under="W W+4", top="G3")
    assert after.hand(1) == "R1 R2 G3 W W+4"


# open


def test_open(laid):
    """CUSTOM: with `open` all hands lie open to all."""
    after = laid(["open"])
    for seat in range(3):
        assert after.view(seat).hands == [["G1", "B2"], ["R1", "R2"], ["R8", "R9"]]
        assert set(after.view(seat).legal) == {str(seat)}


def test_open_until_the_player_is_on_turn(laid):
    """CUSTOM: the hands lie open until that player is next on turn."""
    start = laid(["open"], colour="R")
    one = start.play("1 play R1")
    assert one.view(2).hands == [["G1", "B2"], ["R2"], ["R8", "R9"]]
    two = one.play("2 play R9")
    assert two.turn == 0
    assert two.view(2).hands == [["?", "?"], ["?"], ["R8"]]
    assert two.view(0).hands == [["G1", "B2"], ["?"], ["?"]]


def test_open_shows_what_is_drawn(laid):
    """CUSTOM: a card drawn while the hands lie open is seen too."""
    assert laid(["open"]).play("1 draw").view(2).hands[1] == ["R1", "R2", "G7"]


def test_open_shows_what_an_instruction_draws(laid):
    """CUSTOM: hands that lie open show what later parts make players draw."""
    assert laid(["open"], ["draw", "next", 1]).view(2).hands[1] == ["R1", "R2", "G7"]


def test_open_past_a_skip(laid):
    """CUSTOM: a skipped player has not been on turn: the hands lie open for another round."""
    start = laid(["open"], colour="R", seats=["WCUSTOM1 G1 B2", "R1 R2 R4", "RS R9 R8"])
    skipped = start.play("1 play R1", "2 play RS")
    assert (skipped.turn, skipped.view(2).hands[0]) == (1, ["G1", "B2"])
    after = skipped.play("1 play R2", "2 play R9")
    assert (after.turn, after.view(2).hands[0]) == (0, ["?", "?"])


def test_open_sooner_by_a_reverse(laid):
    """CUSTOM: with a Reverse the player may be on turn sooner, and the hands are closed."""
    after = laid(["open"], colour="R", seats=["WCUSTOM1 G1 B2", "RR R2", "R9 R8"]).play("1 play RR")
    assert (after.turn, after.view(2).hands[0]) == (0, ["?", "?"])


def test_open_ends_with_the_round(laid):
    """CUSTOM: the hands are closed when the round ends."""
    after = laid(["open"], colour="R", seats=["WCUSTOM1 G1 B2", "R1", "R9 R8"]).play("1 play R1")
    assert (after.phase, after.view(2).hands[0]) == ("round_over", ["?", "?"])


def test_open_is_not_for_the_next_round(laid):
    """CUSTOM: hands of the next round are dealt face down again."""
    first = laid(["open"], colour="R", seats=["WCUSTOM1 G1 B2", "R1", "R9 R8"]).play("1 play R1")
    second = first.next_round(hands=["R5 R6", "R7 R8", "R9 R1"], dealer=0)
    assert second.view(2).hands == [["?", "?"], ["?", "?"], ["R1", "R9"]]


# free text


@pytest.mark.parametrize("instruction", [{"text": "Sing."}, {"do": [], "text": "Sing."}])
def test_text_is_confirmed(table, instruction):
    """CUSTOM: free words are confirmed by the player before the game goes on."""
    asked = table("modern", hands=HANDS, rules={"custom": [instruction]}).play("0 play WCUSTOM1 Y")
    assert (asked.phase, asked.turn, asked.colour, asked.moves(0)) == ("confirm", 0, "Y", {"done"})
    assert asked.moves(1) == asked.moves(2) == set()
    after = asked.play("0 done")
    assert (after.phase, after.turn) == ("play", 1)


@pytest.mark.parametrize("move", ["1 done", "2 done", "0 draw", "0 play G1", "0 keep", "0 pass", "1 draw", "1 play R1", "0 done 1"])
def test_text_comes_first(table, move):
    """CUSTOM: until the player has confirmed nothing else can be done, by anyone."""
    table("modern", hands=HANDS, rules={"custom": [{"text": "Sing."}]}).play("0 play WCUSTOM1 Y").refuses(move)


def test_nothing_to_confirm(table):
    """CUSTOM: nothing is confirmed without a text, nor twice."""
    table("modern", hands=HANDS).refuses("0 done", "CUSTOM", "ONE")
    table("modern", hands=HANDS, rules=does(["skip", 1])).play("0 play WCUSTOM1 Y").refuses("0 done", "CUSTOM", "ONE")
    table("modern", hands=HANDS, rules={"custom": [{"text": "Sing."}]}).play("0 play WCUSTOM1 Y", "0 done").refuses(
        "0 done", "CUSTOM", "ONE"
    )


def test_text_after_the_parts(table):
    """CUSTOM: the text is confirmed after the parts were carried out and before the turn passes."""
    rules = does(["draw", "next", 1], ["skip", 1], ["reverse"], text="Sing.")
    asked = table("modern", hands=FOUR, rules=rules).play("0 play WCUSTOM1 Y")
    assert (asked.phase, asked.turn, asked.hand(1), asked.direction) == ("confirm", 0, "R1 R2 G7", -1)
    assert asked.play("0 done").turn == 2


def test_text_after_the_discards(table):
    """CUSTOM: the text is confirmed after all discards."""
    asked = table("modern", hands=["WCUSTOM1 G1", "R1 R2"], rules=does(["hand", 1], text="Sing.")).play("0 play WCUSTOM1 Y")
    assert (asked.phase, asked.turn) == ("discard", 1)
    confirmed = asked.play("1 discard R1")
    assert (confirmed.phase, confirmed.turn) == ("confirm", 0)
    assert confirmed.play("0 done").turn == 1


def test_text_and_again(table):
    """CUSTOM: after a confirmed text `again` gives the player another turn."""
    after = table("modern", hands=HANDS, rules=does(["again"], text="Sing.")).play("0 play WCUSTOM1 Y", "0 done")
    assert (after.phase, after.turn) == ("play", 0)


def test_text_of_two_hundred(table):
    """CUSTOM: a text may have 200 characters, not 201."""
    assert table("modern", hands=HANDS, rules={"custom": [{"text": "ж" * 200}]}).phase == "play"
    table("modern", hands=HANDS, rules={"custom": [{"text": "ж" * 201}]}).is_no_record()


# together


def test_draw_and_skip_make_a_draw_two(laid):
    """CUSTOM: `draw next` with `skip` is a Draw Two."""
    after = laid(["draw", "next", 2], ["skip", 1])
    assert (after.held(1), after.turn) == (4, 2)


@pytest.mark.parametrize(("parts", "hit"), [([["reverse"], ["draw", "next", 1]], 2), ([["draw", "next", 1], ["reverse"]], 1)])
def test_next_is_taken_in_the_direction_of_its_moment(laid, parts, hit):
    """CUSTOM: `next` is meant in the direction that holds when its part comes."""
    after = laid(*parts)
    assert after.held(hit) == 3
    assert (after.held(3 - hit), after.turn) == (2, 2)


@pytest.mark.parametrize(("parts", "hit"), [([["reverse"], ["until", "G"]], 2), ([["until", "G"], ["reverse"]], 1)])
def test_until_is_taken_in_the_direction_of_its_moment(laid, parts, hit):
    """CUSTOM: so it is with `until`."""
    assert laid(*parts).held(hit) == 3


@pytest.mark.parametrize(
    ("parts", "result"),
    [
        ([["rotate"], ["draw", "next", 1]], ["R8 R9", "G1 G7 B2", "R1 R2"]),
        ([["draw", "next", 1], ["rotate"]], ["R8 R9", "G1 B2", "R1 R2 G7"]),
    ],
)
def test_rotate_and_draw_in_order(laid, parts, result):
    """CUSTOM: a draw before `rotate` moves on with the hand, one after it does not."""
    assert hands(laid(*parts)) == result


def test_rotate_and_swap(laid):
    """CUSTOM: `swap` after `rotate` exchanges the hands as they then lie."""
    assert hands(laid(["rotate"], ["swap"], seat=1)) == ["G1 B2", "R8 R9", "R1 R2"]


def test_hand_after_a_swap(laid):
    """CUSTOM: `hand` counts the hands as they then are."""
    asked = laid(["swap"], ["hand", 2], seat=1, seats=["WCUSTOM1 G1", "R1 R2 R4", "R9 R8"])
    assert (asked.phase, asked.turn, asked.moves(0)) == ("discard", 0, {"discard R1", "discard R2", "discard R4"})
    after = asked.play("0 discard R4")
    assert hands(after) == ["R1 R2", "G1 G7", "R8 R9"]


def test_two_draws(laid):
    """CUSTOM: the same kind of part may come twice, each carried out for itself."""
    after = laid(["draw", "next", 1], ["draw", "everyone", 1], ["draw", "previous", 1])
    assert hands(after) == ["G1 G3 B2", "R1 R2 Y8 G7", "R8 R9 Y1 B6"]


def test_instruction_does_not_touch_a_plain_wild(table):
    """CUSTOM, WILD: a plain Wild is not affected by what is written on the Customizables."""
    after = table("modern", hands=["W G1 B2", *HANDS[1:]], rules=does(["draw", "everyone", 2], ["skip", 1])).play("0 play W Y")
    assert (after.turn, after.draw_count) == (1, 12)


@pytest.mark.parametrize(
    ("parts", "turn", "held"), [([["draw", "previous", 1], ["skip", 1]], 0, 3), ([["draw", "next", 1]], 1, 3), ([["reverse"]], 1, 2)]
)
def test_two_players_backwards(laid, parts, turn, held):
    """CUSTOM: with two players everything means the other player in either direction."""
    after = laid(*parts, seats=TWO, **BACKWARDS)
    assert (after.turn, after.held(1)) == (turn, held)


def test_order_of_drawing_after_a_reverse(laid):
    """CUSTOM: after `reverse` the others draw in the new order of play, and the player last."""
    after = laid(["reverse"], ["draw", "everyone", 1], seats=FOUR)
    assert hands(after) == ["G1 G3 B2", "R1 R2 B6", "R8 R9 Y8", "Y5 Y6 G7"]


def test_everything_at_once(table):
    """CUSTOM: a long instruction is carried out part by part."""
    rules = does(["draw", "chosen", 1], ["rotate"], ["swap"], ["until", "named"], ["reverse"], ["hand", 3], ["skip", 1], text="Sing.")
    start = table("modern", hands=["WCUSTOM1 G1 B2", "R1 R2", "R9 R8"], rules=rules)
    # Seat 2 draws G7; the hands rotate: R8 R9 G7 | G1 B2 | R1 R2; seats 0 and 2 swap; seat 1 draws Y8 B6; counter-clockwise now,
    # seat 0 fills up with G3, seat 2 is right, and seat 1 has one too many.
    asked = start.play("0 play WCUSTOM1 B 2")
    assert hands(asked) == ["R1 R2 G3", "Y8 G1 B2 B6", "R8 R9 G7"]
    assert (asked.phase, asked.turn, asked.direction) == ("discard", 1, -1)
    confirmed = asked.play("1 discard G1")
    assert (confirmed.phase, confirmed.turn) == ("confirm", 0)
    after = confirmed.play("0 done")
    assert (after.phase, after.turn, after.plays(1)) == ("play", 1, {"B2", "B6"})


# what cannot be written


@pytest.mark.parametrize(
    "part",
    [
        ["draw", "next"],
        ["draw", "next", 0],
        ["draw", "next", 11],
        ["draw", "nobody", 1],
        ["draw", "next", "1"],
        ["draw", "next", 1, 1],
        ["draw", "next", True],
        ["draw", 1],
        ["skip"],
        ["skip", 0],
        ["skip", 10],
        ["skip", -1],
        ["skip", 1.5],
        ["reverse", 1],
        ["again", 1],
        ["swap", 1],
        ["rotate", 2],
        ["hand"],
        ["hand", 0],
        ["hand", 11],
        ["until"],
        ["until", "P"],
        ["until", "W"],
        ["until", "r"],
        ["open", 1],
        ["jump"],
        [],
        "skip",
        None,
        1,
        {"skip": 1},
    ],
)
def test_unknown_part(table, part):
    """CUSTOM: a part that is not in the list, or with a number out of its range, is no rule."""
    table("modern", hands=HANDS, rules={"custom": [{"do": [part]}]}).is_no_record("custom")


@pytest.mark.parametrize(
    "custom",
    [
        [{}, {}, {}, {}],
        {},
        "skip",
        None,
        [None],
        [[]],
        ["skip"],
        [{"do": "skip"}],
        [{"do": {}}],
        [{"do": None}],
        [{"text": 1}],
        [{"text": None}],
        [{"say": "Sing."}],
    ],
)
def test_unknown_instruction(table, custom):
    """CUSTOM: there are up to three instructions, each with nothing but its parts and a text."""
    table("modern", hands=HANDS, rules={"custom": custom}).is_no_record("custom")
