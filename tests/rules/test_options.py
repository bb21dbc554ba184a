"""Every option: its values, what each does, and values that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Deal

HANDS = ["R5 B7 B8", "Y1 Y2 Y4", "G1 G2 G4"]
CALL = ("UNO-FALSE", "UNO-WHEN", "UNO-SAY")
CATCH = ("UNO-FALSE", "UNO-CATCH", "UNO-WINDOW")

VALUES: dict[str, list[Any]] = {
    "hand_size": [1, 3, 10],
    "target": [1, 100, 1000],
    "scoring": ["winner", "low_total"],
    "teams": [False, True],
    "opening_wild": ["choose", "return"],
    "wild_draw": ["strict", "bluff", "free"],
    "wild_draw_test": ["colour", "match", "playable"],
    "uno": ["manual", "auto"],
    "uno_penalty": [1, 2, 4],
    "false_call_penalty": [0, 1, 3],
    "false_catch_penalty": [0, 1, 3],
    "draw_until_playable": [False, True],
    "draw_limit": [0, 1, 10],
    "force_play": [False, True],
    "stacking": ["off", "same", "up"],
    "seven_zero": [False, True],
    "jump_in": [False, True],
    "finish": ["any", "no_wild", "number"],
    "dip_pass": ["choice", "drawn"],
    "swap_last": ["end", "swap"],
    "two_player_reverse": ["skip", "turn"],
}
SWITCHES = [field for field, values in VALUES.items() if isinstance(values[0], bool)]
CHOICES = [field for field, values in VALUES.items() if isinstance(values[0], str)]
NUMBERS = [field for field, values in VALUES.items() if type(values[0]) is int]


@pytest.mark.parametrize("edition", ["pocket", "classic", "modern"])
@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in VALUES.items() for value in values])
def test_every_option_in_every_edition(table: Deal, edition: str, field: str, value: object) -> None:
    """Every value of every option may be agreed on in any edition (Options)."""
    t = table(edition, hands=["R5 B7 B8", "Y1 Y2 Y4", "G1 G2 G4", "B1 B2 B4"], rules={field: value}).play("0 play R5")
    assert (t.phase, t.turn) == ("play", 1)


@pytest.mark.parametrize("field", CHOICES)
@pytest.mark.parametrize("value", ["no such value", "", None, 0, True, ["same"]])
def test_an_unknown_choice_is_refused(table: Deal, field: str, value: object) -> None:
    """A value that an option does not know is refused, and the option is named (Options)."""
    table(hands=HANDS, rules={field: value}).is_no_record(field)


@pytest.mark.parametrize("field", SWITCHES)
@pytest.mark.parametrize("value", ["true", "yes", None, 1, 0])
def test_a_switch_is_true_or_false(table: Deal, field: str, value: object) -> None:
    """An option that is on or off takes true or false and nothing like them (Options)."""
    table(hands=HANDS, rules={field: value}).is_no_record(field)


@pytest.mark.parametrize("field", NUMBERS)
@pytest.mark.parametrize("value", ["2", None, True, 2.5, -1, [2]])
def test_a_number_is_a_whole_number(table: Deal, field: str, value: object) -> None:
    """An option that counts takes a whole number, never below 0, and nothing like it (Options)."""
    table(hands=HANDS, rules={field: value}).is_no_record(field)


@pytest.mark.parametrize("field", ["hand_size", "target"])
def test_neither_hands_nor_target_of_nothing(table: Deal, field: str) -> None:
    """Nobody plays with no cards or for no points (Options)."""
    table(hands=HANDS, rules={field: 0}).is_no_record(field)


@pytest.mark.parametrize("field", ["house_rule", "Stacking", "stack", ""])
def test_an_unknown_option_is_refused(table: Deal, field: str) -> None:
    """An option that does not exist is refused and named (Options)."""
    table(hands=HANDS, rules={field: True}).is_no_record(field)


# hand_size


def test_hand_size_of_the_edition(seeded: Deal) -> None:
    """Without another agreement everybody is dealt five cards in Pocket, seven in Classic and Modern (HAND)."""
    for edition, size in (("pocket", 5), ("classic", 7), ("modern", 7)):
        assert dealt(seeded, edition, 3, {}) == {size}


@pytest.mark.parametrize("size", [1, 3, 12])
def test_hand_size(seeded: Deal, size: int) -> None:
    """`hand_size` cards are dealt to each (Options)."""
    assert dealt(seeded, "modern", 4, {"hand_size": size}) == {size}


def dealt(seeded: Deal, edition: str, players: int, rules: dict[str, Any]) -> set[int]:
    """How many cards the seats hold after a deal whose opening card makes nobody draw; the rest is seen to be in the piles."""
    pack = {"pocket": 52, "classic": 108, "modern": 112}[edition]
    deals = (seeded(edition, players, f"{seed:x}", dealer=0, rules=rules) for seed in range(20))
    t = next(t for t in deals if "+" not in t.top)
    held = [t.held(seat) for seat in range(players)]
    assert (sum(held) + t.draw_count, t.discard_count) == (pack - 1, 1)
    return set(held)


@pytest.mark.parametrize(
    ("edition", "players", "size", "rules"),
    [
        ("pocket", 3, 17, {}),
        ("classic", 10, 10, {}),
        ("classic", 2, 50, {}),
        ("modern", 9, 12, {}),
        ("modern", 2, 54, {}),
        ("modern", 2, 52, {"opening_wild": "return"}),
        ("classic", 2, 52, {"opening_wild": "choose"}),
    ],
)
def test_too_large_hands(seeded: Deal, edition: str, players: int, size: int, rules: dict[str, Any]) -> None:
    """Hands that might leave no card to open with are refused: the cards that may not open count too (Options)."""
    seeded(edition, players, dealer=0, rules={**rules, "hand_size": size}).is_no_record("hand_size")


@pytest.mark.parametrize(
    ("edition", "players", "size", "rules"),
    [
        ("pocket", 5, 10, {}),
        ("pocket", 2, 25, {}),
        ("classic", 9, 11, {}),
        ("classic", 2, 49, {}),
        ("modern", 2, 53, {}),
        ("modern", 2, 51, {"opening_wild": "return"}),
        ("classic", 2, 51, {"opening_wild": "choose"}),
    ],
)
def test_the_largest_hands(seeded: Deal, edition: str, players: int, size: int, rules: dict[str, Any]) -> None:
    """Hands that leave one card to open with in any case are dealt (Options)."""
    assert dealt(seeded, edition, players, {**rules, "hand_size": size}) == {size}


# target, scoring and teams: see test_scoring.py too


def test_target_of_ones_own(table: Deal) -> None:
    """An agreed target replaces the edition's (TARGET)."""
    t = table("pocket", hands=["R5", "W W W W W"], rules={"target": 251}).play("0 play R5")
    assert (t.phase, t.scores) == ("round_over", [250, 0])


# opening_wild


def test_an_opening_wild_is_chosen(table: Deal) -> None:
    """`choose`: the first player names the colour of an opening wild, then plays (OPEN-W)."""
    t = table("classic", hands=HANDS, opening="W", rules={"opening_wild": "choose"})
    assert (t.phase, t.turn, t.colour, t.top) == ("colour", 0, None, "W")
    assert t.moves(0) == {"colour R", "colour Y", "colour G", "colour B"}
    t = t.play("0 colour B")
    assert (t.phase, t.turn, t.colour) == ("play", 0, "B")
    assert t.plays(0) == {"B7", "B8"}


@pytest.mark.parametrize("edition", ["pocket", "modern"])
def test_an_opening_wild_is_returned(table: Deal, edition: str) -> None:
    """`return`: an opening wild is put back, the pile reshuffled, and a new card turned (OPEN-W)."""
    t = table(edition, hands=HANDS, opening="W", draw="R9", rules={"opening_wild": "return"})
    assert (t.phase, t.turn, t.top, t.colour, t.draw_count) == ("play", 0, "R9", "R", 1)


@pytest.mark.parametrize(("edition", "card"), [("pocket", "WDIP"), ("modern", "WSWAP"), ("modern", "WCUSTOM2")])
def test_other_wilds_open_whatever_is_agreed_on_the_plain_one(table: Deal, edition: str, card: str) -> None:
    """`return` speaks of the plain Wild: with another opening wild the first player names the colour (OPEN-W, OPEN-X)."""
    t = table(edition, hands=HANDS, opening=card, rules={"opening_wild": "return"})
    assert (t.phase, t.turn, t.top) == ("colour", 0, card)


# wild_draw and wild_draw_test


def test_strict_wild_draws(table: Deal) -> None:
    """`strict`: a dishonest Wild Draw is refused, an honest one is drawn at once and not challenged (WD-PLAY)."""
    rules = {"wild_draw": "strict"}
    t = table("modern", hands=["W+4 R1 G2", "G5 Y2", "R4 Y5"], rules=rules)
    assert t.plays(0) == {"R1"}
    t.refuses("0 play W+4 B", "WD-PLAY", "WD-TEST")
    t = table("modern", hands=["W+4 G1 G2", "G5 Y2", "R4 Y5"], rules=rules).play("0 play W+4 B")
    assert (t.phase, t.turn, t.held(1), t.owed) == ("play", 2, 6, 0)


def test_bluffed_wild_draws(table: Deal) -> None:
    """`bluff`: any Wild Draw may be laid, and the next player is asked (WD-PLAY, CHALLENGE)."""
    t = table("classic", hands=["W+4 R1 G2", "G5 Y2", "R4 Y5"], rules={"wild_draw": "bluff"}).play("0 play W+4 B")
    assert (t.phase, t.turn, t.owed) == ("challenge", 1, 4)
    assert t.moves(1) == {"accept", "challenge"}
    t = t.play("1 challenge")
    assert [t.held(0), t.held(1), t.turn] == [6, 2, 1]


@pytest.mark.parametrize("edition", ["pocket", "classic", "modern"])
def test_free_wild_draws(table: Deal, edition: str) -> None:
    """`free`: any Wild Draw may be laid, and it is drawn at once without a challenge (WD-PLAY)."""
    card, cards = ("W+2", 2) if edition == "pocket" else ("W+4", 4)
    t = table(edition, hands=[f"{card} R1 G2", "G5 Y2", "R4 Y5"], rules={"wild_draw": "free"}).play(f"0 play {card} B")
    assert (t.phase, t.turn, t.held(1), t.owed) == ("play", 2, 2 + cards, 0)
    t.refuses("1 challenge")


@pytest.mark.parametrize(
    ("test", "hand", "guilty"),
    [
        ("colour", "R1 G2", True),
        ("colour", "G3 G2", False),
        ("colour", "W G2", False),
        ("match", "R1 G2", True),
        ("match", "G3 G2", True),
        ("match", "W G2", False),
        ("playable", "R1 G2", True),
        ("playable", "G3 G2", True),
        ("playable", "W G2", True),
        ("playable", "WSWAP G2", True),
        ("playable", "W+4 G2", False),
        ("playable", "Y1 G2", False),
    ],
)
def test_what_makes_a_wild_draw_dishonest(table: Deal, test: str, hand: str, guilty: bool) -> None:
    """`colour` counts the colour in force alone, `match` numbers and symbols too, `playable` other wilds as well (WD-TEST)."""
    rules = {"wild_draw": "bluff", "wild_draw_test": test}
    t = table("modern", hands=[f"W+4 {hand}", "G5 Y2", "R4 Y5"], rules=rules).play("0 play W+4 B", "1 challenge")
    assert [t.held(0), t.held(1)] == ([6, 2] if guilty else [2, 8])


# uno and the penalties: see test_uno.py too


def test_uno_said_for_the_player(table: Deal) -> None:
    """`auto`: nobody owes the call after coming down to one card (UNO-WHEN)."""
    t = table("modern", hands=["WSWAP G1", "B5", "Y1 Y2"], rules={"uno": "auto"}).play("0 play WSWAP G 1")
    assert t.catchable == []
    assert not any(t.calls(seat) for seat in range(3))


def test_uno_said_by_the_player(table: Deal) -> None:
    """`manual`: the call is owed (UNO-SAY)."""
    assert table(hands=["R5 B7", "Y1 Y2"], rules={"uno": "manual"}).play("0 play R5").catchable == [0]


@pytest.mark.parametrize("cards", [1, 2, 5])
def test_the_penalty_of_the_caught(table: Deal, cards: int) -> None:
    """`uno_penalty` cards are drawn by who is caught (UNO-CATCH)."""
    t = table(hands=["R5 B7", "Y1 Y2"], rules={"uno_penalty": cards}).play("0 play R5", "1 catch 0")
    assert t.held(0) == 1 + cards


@pytest.mark.parametrize("cards", [1, 3])
def test_the_penalty_of_a_false_call(table: Deal, cards: int) -> None:
    """`false_call_penalty` cards are drawn for a call that is not due; with 0 it is refused (UNO-FALSE)."""
    assert table(hands=HANDS, rules={"false_call_penalty": cards}).play("2 uno").held(2) == 3 + cards
    table(hands=HANDS, rules={"false_call_penalty": 0}).refuses("2 uno", *CALL)


@pytest.mark.parametrize("cards", [1, 3])
def test_the_penalty_of_a_false_catch(table: Deal, cards: int) -> None:
    """`false_catch_penalty` cards are drawn for a catch that is not due; with 0 it is refused (UNO-FALSE)."""
    assert table(hands=HANDS, rules={"false_catch_penalty": cards}).play("2 catch 1").held(2) == 3 + cards
    table(hands=HANDS, rules={"false_catch_penalty": 0}).refuses("2 catch 1", *CATCH)


# draw_until_playable and draw_limit


UNPLAYABLE = "G7 Y8 B6 G9 Y1 B4 G8 Y6 B8 G4 Y2 B1"


def test_draw_until_playable(table: Deal) -> None:
    """`draw_until_playable`: one draws until a card can be played, which may then be laid or kept (DRAW)."""
    t = table(hands=HANDS, draw="G7 Y8 R9 B6", rules={"draw_until_playable": True}).play("0 draw")
    assert (t.phase, t.turn, t.held(0)) == ("drawn", 0, 6)
    assert t.moves(0) == {"keep", "play R9"}
    assert t.play("0 keep").turn == 1
    assert t.play("0 play R9").turn == 1


def test_drawing_stops_at_the_first_playable_card(table: Deal) -> None:
    """A playable first card ends the drawing at once (DRAW)."""
    t = table(hands=HANDS, draw="R9 R8", rules={"draw_until_playable": True}).play("0 draw")
    assert (t.phase, t.held(0), t.draw_count) == ("drawn", 4, 1)


def test_ten_cards_are_the_limit(table: Deal) -> None:
    """Without another limit ten cards are drawn at most, and ten unplayable ones end the turn (DRAW)."""
    t = table(hands=HANDS, draw=UNPLAYABLE, rules={"draw_until_playable": True}).play("0 draw")
    assert (t.phase, t.turn, t.held(0), t.draw_count) == ("play", 1, 13, 2)


def test_the_tenth_card_may_be_played(table: Deal) -> None:
    """A tenth card that can be played may be laid (DRAW)."""
    draw = [*UNPLAYABLE.split()[:9], "R9", "Y9"]
    t = table(hands=HANDS, draw=" ".join(draw), rules={"draw_until_playable": True}).play("0 draw")
    assert (t.phase, t.held(0)) == ("drawn", 13)
    assert t.moves(0) == {"keep", "play R9"}


@pytest.mark.parametrize("limit", [1, 3])
def test_a_limit_of_ones_own(table: Deal, limit: int) -> None:
    """`draw_limit` cards are drawn at most (DRAW)."""
    rules = {"draw_until_playable": True, "draw_limit": limit}
    t = table(hands=HANDS, draw=UNPLAYABLE, rules=rules).play("0 draw")
    assert (t.phase, t.turn, t.held(0)) == ("play", 1, 3 + limit)


def test_no_limit(table: Deal) -> None:
    """A `draw_limit` of 0 is none: one draws until a playable card comes (DRAW)."""
    rules = {"draw_until_playable": True, "draw_limit": 0}
    t = table(hands=HANDS, draw=f"{UNPLAYABLE} R9 B9", rules=rules).play("0 draw")
    assert (t.phase, t.held(0), t.draw_count) == ("drawn", 3 + 13, 1)


def test_no_limit_and_no_playable_card(table: Deal) -> None:
    """Without a limit the drawing ends when there is nothing left to draw (DRAW, EMPTY-2)."""
    rules = {"draw_until_playable": True, "draw_limit": 0}
    t = table(hands=HANDS, draw=UNPLAYABLE, under="Y6 Y7", rules=rules).play("0 draw")
    assert (t.phase, t.turn, t.held(0), t.draw_count, t.discard_count) == ("play", 1, 3 + 14, 0, 1)


def test_a_limit_alone_changes_nothing(table: Deal) -> None:
    """Without `draw_until_playable` one card is drawn, whatever the limit (DRAW, ONE)."""
    t = table(hands=HANDS, draw=UNPLAYABLE, rules={"draw_limit": 5}).play("0 draw")
    assert (t.turn, t.held(0)) == (1, 4)


# force_play


def test_a_drawn_playable_card_must_be_played(table: Deal) -> None:
    """`force_play`: a playable drawn card may not be kept (DRAW)."""
    t = table(hands=HANDS, draw="R9 Y8", rules={"force_play": True}).play("0 draw")
    assert t.phase == "drawn"
    assert t.moves(0) == {"play R9"}
    t.refuses("0 keep")
    assert t.play("0 play R9").turn == 1


def test_a_drawn_unplayable_card_is_kept(table: Deal) -> None:
    """`force_play`: an unplayable drawn card ends the turn as ever (DRAW)."""
    t = table(hands=HANDS, draw="G9 Y8", rules={"force_play": True}).play("0 draw")
    assert (t.phase, t.turn, t.held(0)) == ("play", 1, 4)


def test_a_playable_card_in_hand_need_not_be_played(table: Deal) -> None:
    """`force_play` speaks of the drawn card alone: with a playable card in hand one may draw (DRAW)."""
    assert "draw" in table(hands=HANDS, rules={"force_play": True}).moves(0)


def test_without_the_option_the_drawn_card_may_be_kept(table: Deal) -> None:
    """Without the option a playable drawn card may be kept (DRAW)."""
    assert "keep" in table(hands=HANDS, draw="R9 Y8", rules={"force_play": False}).play("0 draw").moves(0)


# stacking and jump_in: see test_stacking.py and test_jump_in.py


@pytest.mark.parametrize(("stacking", "answers"), [("off", set()), ("same", {"G+2"}), ("up", {"G+2", "W+4"})])
def test_stacking(table: Deal, stacking: str, answers: set[str]) -> None:
    """`off` asks nobody, `same` takes the same kind of draw card, `up` also a higher one (STACK)."""
    t = table(hands=["R+2 B1 B2", "G+2 W+4 W", "R4 R5"], rules={"stacking": stacking, "wild_draw": "free"}).play("0 play R+2")
    assert t.plays(1) == answers
    assert t.turn == (1 if answers else 2)


# seven_zero


def test_a_seven_exchanges_hands(table: Deal) -> None:
    """`seven_zero`: with a 7 the player exchanges hands with a chosen player (option seven_zero)."""
    t = table(hands=["R7 B7 B8", "Y1 Y2 Y4", "G1 G2"], rules={"seven_zero": True})
    assert {text for text in t.moves(0) if "R7" in text} == {"play R7 1", "play R7 2"}
    t = t.play("0 play R7 2")
    assert t.hands == [["G1", "G2"], ["Y1", "Y2", "Y4"], ["B7", "B8"]]
    assert (t.phase, t.turn, t.colour) == ("play", 1, "R")


@pytest.mark.parametrize("move", ["0 play R7", "0 play R7 0", "0 play R7 3", "0 play R7 -1", "0 play R7 G 1", "0 play R7 1 2"])
def test_a_seven_names_another_player(table: Deal, move: str) -> None:
    """`seven_zero`: with a 7 one other player is named, neither nobody nor oneself (option seven_zero)."""
    table(hands=["R7 B7 B8", "Y1 Y2 Y4", "G1 G2"], rules={"seven_zero": True}).refuses(move)


def test_a_zero_moves_all_hands_on(table: Deal) -> None:
    """`seven_zero`: with a 0 all hands move on one seat in the direction of play (option seven_zero)."""
    t = table(hands=["R0 B7 B8", "Y1 Y2 Y4", "G1 G2"], rules={"seven_zero": True}).play("0 play R0")
    assert t.hands == [["G1", "G2"], ["B7", "B8"], ["Y1", "Y2", "Y4"]]
    assert t.turn == 1


def test_a_zero_follows_the_direction(table: Deal) -> None:
    """`seven_zero`: after a Reverse a 0 moves the hands the other way (option seven_zero, REVERSE)."""
    t = table(hands=["RR B7 B8", "Y1 Y2 Y4", "R0 G1 G2 G4"], rules={"seven_zero": True}).play("0 play RR", "2 play R0")
    assert t.hands == [["Y1", "Y2", "Y4"], ["G1", "G2", "G4"], ["B7", "B8"]]
    assert (t.turn, t.direction) == (1, -1)


def test_a_zero_between_two_exchanges_hands(table: Deal) -> None:
    """`seven_zero`: with two players a 0 exchanges their hands (option seven_zero)."""
    t = table(hands=["R0 B7 B8", "Y1 Y2 Y4"], rules={"seven_zero": True}).play("0 play R0")
    assert t.hands == [["Y1", "Y2", "Y4"], ["B7", "B8"]]


def test_without_the_option_seven_and_zero_are_numbers(table: Deal) -> None:
    """Without the option a 7 names nobody and a 0 moves nothing (MATCH)."""
    t = table(hands=["R7 R0 B8", "Y1 Y2 Y4", "G1 G2"])
    assert t.plays(0) == {"R7", "R0"}
    t.refuses("0 play R7 1")
    assert t.play("0 play R0").hands == [["R7", "B8"], ["Y1", "Y2", "Y4"], ["G1", "G2"]]


@pytest.mark.parametrize("card", ["R7", "R0"])
def test_an_opening_seven_or_zero_is_a_number(table: Deal, card: str) -> None:
    """An opening 7 or 0 exchanges nothing: left of the dealer plays first (OPEN-N)."""
    t = table(hands=HANDS, opening=card, rules={"seven_zero": True})
    assert (t.phase, t.turn) == ("play", 0)
    assert t.hands == [hand.split() for hand in HANDS]


def test_a_drawn_seven_names_another_player(table: Deal) -> None:
    """`seven_zero`: a 7 that was just drawn is laid with the name of a player too (option seven_zero, DRAW)."""
    t = table(hands=HANDS, draw="R7 Y8", rules={"seven_zero": True}).play("0 draw")
    assert t.moves(0) == {"keep", "play R7 1", "play R7 2"}
    t = t.play("0 play R7 1")
    assert t.hands[:2] == [["Y1", "Y2", "Y4"], ["R5", "B7", "B8"]]


# finish


@pytest.mark.parametrize(
    ("finish", "card", "allowed"),
    [
        ("any", "R5", True),
        ("any", "RS", True),
        ("any", "W", True),
        ("any", "W+4", True),
        ("no_wild", "R5", True),
        ("no_wild", "RS", True),
        ("no_wild", "R+2", True),
        ("no_wild", "W", False),
        ("no_wild", "W+4", False),
        ("no_wild", "WSWAP", False),
        ("no_wild", "WCUSTOM1", False),
        ("number", "R5", True),
        ("number", "R0", True),
        ("number", "RS", False),
        ("number", "RR", False),
        ("number", "R+2", False),
        ("number", "W", False),
        ("number", "W+4", False),
    ],
)
def test_what_the_last_card_may_be(table: Deal, finish: str, card: str, allowed: bool) -> None:
    """`finish`: the last card may be any, any but a wild, or a number only; who holds only another card draws (OUT)."""
    t = table("modern", hands=[card, "Y1 Y2"], rules={"finish": finish})
    if allowed:
        assert t.moves(0) == {"draw", f"play {card}"}
        assert t.play(f"0 play {card}").round_winner == 0
    else:
        assert t.moves(0) == {"draw"}
        t.refuses(f"0 play {card}")


@pytest.mark.parametrize("finish", ["no_wild", "number"])
def test_other_cards_than_the_last_are_free(table: Deal, finish: str) -> None:
    """`finish` forbids nothing as long as another card is in hand (option finish)."""
    t = table(hands=["W RS", "Y1 Y2"], rules={"finish": finish})
    assert t.plays(0) == {"W", "RS"}


def test_a_forbidden_last_card_is_drawn_upon(table: Deal) -> None:
    """Who holds only a forbidden card draws, and may lay the drawn card (option finish)."""
    t = table(hands=["W", "Y1 Y2"], draw="R9 Y8", rules={"finish": "no_wild"}).play("0 draw")
    assert t.moves(0) == {"keep", "play R9"}
    t = t.play("0 play R9")
    assert t.hand(0) == "W"


def test_finish_in_pocket(table: Deal) -> None:
    """`finish`: a Draw One is no number, a Dip is a wild (option finish)."""
    assert table("pocket", hands=["R+1", "Y1 Y2"], rules={"finish": "number"}).moves(0) == {"draw"}
    assert table("pocket", hands=["R+1", "Y1 Y2"], rules={"finish": "no_wild"}).plays(0) == {"R+1"}
    assert table("pocket", hands=["WDIP", "Y1 Y2"], rules={"finish": "no_wild"}).moves(0) == {"draw"}


# dip_pass


def test_the_dip_card_is_chosen(table: Deal) -> None:
    """`choice`: the player chooses the card to pass from the whole hand (DIP)."""
    t = table("pocket", hands=["WDIP G1 B2", "R1 R2"], rules={"dip_pass": "choice"}).play("0 play WDIP G")
    assert (t.phase, t.turn) == ("give", 0)
    assert t.moves(0) == {"give G1", "give G7", "give B2"}
    t = t.play("0 give G1")
    assert t.hands == [["G7", "B2"], ["R1", "R2", "G1"]]
    assert (t.phase, t.turn) == ("play", 1)


def test_the_drawn_dip_card_is_passed(table: Deal) -> None:
    """`drawn`: the card just drawn is passed by itself, and nobody is asked (DIP)."""
    t = table("pocket", hands=["WDIP G1 B2", "R1 R2"], rules={"dip_pass": "drawn"}).play("0 play WDIP G")
    assert t.hands == [["G1", "B2"], ["R1", "R2", "G7"]]
    assert (t.phase, t.turn, t.colour) == ("play", 1, "G")
    t.refuses("0 give G1")


# swap_last


def test_a_last_swap_ends_the_round(table: Deal) -> None:
    """`end`: a last Swap Hands has no effect, and who laid it wins (OUT-WILD)."""
    t = table("modern", hands=["WSWAP", "Y1 Y2", "G1"], rules={"swap_last": "end"})
    assert t.moves(0) == {"draw", "play WSWAP"}
    t.refuses("0 play WSWAP 1")
    assert t.play("0 play WSWAP").round_winner == 0


def test_a_last_swap_exchanges_first(table: Deal) -> None:
    """`swap`: a last Swap Hands exchanges first, and the other player, left without cards, wins (option swap_last)."""
    t = table("modern", hands=["WSWAP", "Y1 Y2", "G4"], rules={"swap_last": "swap"})
    assert t.moves(0) == {"draw", "play WSWAP 1", "play WSWAP 2"}
    t = t.play("0 play WSWAP 1")
    assert t.hands == [["Y1", "Y2"], [], ["G4"]]
    assert (t.phase, t.round_winner, t.scores, t.colour) == ("round_over", 1, [0, 7, 0], None)


@pytest.mark.parametrize("move", ["0 play WSWAP", "0 play WSWAP R", "0 play WSWAP R 1", "0 play WSWAP 0", "0 play WSWAP 3"])
def test_a_last_swap_names_a_seat_and_no_colour(table: Deal, move: str) -> None:
    """`swap`: with a last Swap Hands another player is named, and no colour (OUT-WILD)."""
    table("modern", hands=["WSWAP", "Y1 Y2", "G4"], rules={"swap_last": "swap"}).refuses(move)


def test_a_swap_before_the_last_card_is_the_same_under_both(table: Deal) -> None:
    """`swap_last` speaks of the last card alone (SWAP)."""
    for value in ("end", "swap"):
        t = table("modern", hands=["WSWAP R1", "Y1 Y2", "G4"], rules={"swap_last": value}).play("0 play WSWAP Y 1")
        assert t.hands == [["Y1", "Y2"], ["R1"], ["G4"]]


# two_player_reverse


def test_a_reverse_between_two_skips(table: Deal) -> None:
    """`skip`: with two players a Reverse lets the same player go again (REVERSE)."""
    t = table(hands=["RR B7 B8", "Y1 Y2"], rules={"two_player_reverse": "skip"}).play("0 play RR")
    assert (t.turn, t.direction) == (0, -1)


def test_a_reverse_between_two_only_turns(table: Deal) -> None:
    """`turn`: with two players a Reverse only turns the direction, and the other player goes on (REVERSE)."""
    t = table(hands=["RR B7 B8", "Y1 Y2"], rules={"two_player_reverse": "turn"}).play("0 play RR")
    assert (t.turn, t.direction) == (1, -1)


@pytest.mark.parametrize("value", ["skip", "turn"])
def test_a_reverse_among_three_is_the_same_under_both(table: Deal, value: str) -> None:
    """`two_player_reverse` speaks of two players alone (REVERSE)."""
    t = table(hands=["RR B7 B8", "Y1 Y2", "G1 G2"], rules={"two_player_reverse": value}).play("0 play RR")
    assert (t.turn, t.direction) == (2, -1)
