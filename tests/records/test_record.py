"""The record format `lastcard/1`: what it must hold, what is refused, and what a replay prints."""

from __future__ import annotations

import copy
import itertools
from typing import Any

import pytest
from rules.table import Deal, Replay, Table

EXAMPLE: dict[str, Any] = {
    "format": "lastcard/1",
    "edition": "modern",
    "rules": {"stacking": "same", "uno": "manual"},
    "players": ["Ana", "Bo", "Cy"],
    "rounds": [
        {
            "dealer": 2,
            "deal": {"hands": [["R5", "W+4"], ["YS", "G1"], ["B2", "B9"]], "discard": ["R3"], "draw": ["G7", "B+2", "W"]},
            "moves": ["0 play R5 uno"],
        }
    ],
}

HANDS = ["R5 B7 B8", "Y1 Y2 Y4", "G1 G2 G4"]


def bent(replay: Replay, path: str, value: object) -> Table:
    """The example with another value at a path such as `rounds.0.deal.draw`."""
    record = copy.deepcopy(EXAMPLE)
    *way, last = path.split(".")
    place: Any = record
    for step in way:
        place = place[int(step) if isinstance(place, list) else step]
    place[int(last) if isinstance(place, list) else last] = value
    return Table(replay, record)


def without(replay: Replay, path: str) -> Table:
    """The example without the key at a path."""
    record = copy.deepcopy(EXAMPLE)
    *way, last = path.split(".")
    place: Any = record
    for step in way:
        place = place[int(step) if isinstance(place, list) else step]
    del place[last]
    return Table(replay, record)


# the example, and what is printed


def test_the_example(replay: Replay) -> None:
    """The example of the format replays to the position that the format shows."""
    assert replay(EXAMPLE) == {
        "round": 1,
        "phase": "play",
        "turn": 1,
        "direction": 1,
        "colour": "R",
        "top": "R5",
        "hands": [["W+4"], ["YS", "G1"], ["B2", "B9"]],
        "draw_count": 3,
        "discard_count": 2,
        "scores": [0, 0, 0],
        "owed": 0,
        "said_uno": [0],
        "catchable": [],
        "legal": {"0": [], "1": ["1 draw"], "2": []},
        "round_winner": None,
        "game_winner": None,
    }


def test_a_replay_changes_nothing_in_the_record(replay: Replay) -> None:
    """A record is read, not written to."""
    record = copy.deepcopy(EXAMPLE)
    replay(record)
    assert record == EXAMPLE


@pytest.mark.parametrize(
    ("edition", "hand"),
    [
        ("modern", "R0 R9 RS RR R+2 Y1 Y+2 G5 GS B0 B9 BS BR B+2 W W W+4 WSWAP WCUSTOM1 WCUSTOM2 WCUSTOM3"),
        ("pocket", "R1 R9 RS RR R+1 Y2 GR B1 B+1 W W+2 WDIP"),
        ("classic", "RR R+2 Y0 YS G0 B+2 W W+4 W+4"),
    ],
)
def test_hands_are_sorted(table: Deal, edition: str, hand: str) -> None:
    """Hands are sorted by colour, number and symbol, with the wilds at the end, in whatever order they were dealt."""
    assert table(edition, hands=[" ".join(reversed(hand.split())), "Y1"]).hand(0) == hand


def test_counts_of_the_piles(table: Deal) -> None:
    """The piles are counted, the top card with the discards."""
    t = table(hands=HANDS, under="B1 B2", draw="G7 Y8 B6").play("0 play R5", "1 draw")
    assert (t.draw_count, t.discard_count, t.top) == (2, 4, "R5")


def test_the_legal_moves_are_sorted_texts(table: Deal) -> None:
    """Legal moves are listed for every seat, sorted as strings, calls and catches among them."""
    t = table("modern", hands=["R5 WSWAP", "RS R+2 R9 Y5 W W+4 WSWAP WCUSTOM1", "Y1 Y2"]).play("0 play R5")
    assert set(t.legal) == {"0", "1", "2"}
    for moves in t.legal.values():
        assert moves == sorted(set(moves))
    assert t.legal["0"] == ["0 uno"]
    assert t.legal["1"][:2] == ["1 catch 0", "1 draw"]
    assert t.legal["2"] == ["2 catch 0"]


def test_a_wild_is_listed_once_for_each_colour_and_seat(table: Deal) -> None:
    """A wild is listed once for each colour, and for each seat where one is named, however many of it are held."""
    rules = {"custom": [{"do": [["draw", "chosen", 1]]}]}
    t = table("modern", hands=["W W R5 R5 WSWAP WCUSTOM1 WCUSTOM2", "Y1 Y2", "G1 G2"], rules=rules)
    colours, seats = "RYGB", (1, 2)
    expected = ["0 draw", "0 play R5"]
    expected += [f"0 play {card} {colour}" for card in ("W", "WCUSTOM2") for colour in colours]
    expected += [f"0 play {card} {colour} {seat}" for card in ("WSWAP", "WCUSTOM1") for colour in colours for seat in seats]
    assert t.legal == {"0": sorted(expected), "1": [], "2": []}


def test_moves_are_listed_without_the_call(table: Deal) -> None:
    """The ending `uno` is not listed, though a play with it may be legal."""
    t = table(hands=["R5 B7", "Y1 Y2"])
    assert t.legal["0"] == ["0 draw", "0 play R5"]
    assert t.play("0 play R5 uno").said_uno == [0]


@pytest.mark.parametrize(
    ("edition", "hands", "deal", "moves", "phase", "turn", "legal"),
    [
        ("modern", ["R5 B7", "Y1 Y2"], {"opening": "W"}, [], "colour", 0, ["0 colour B", "0 colour G", "0 colour R", "0 colour Y"]),
        ("classic", ["B7 B8", "Y1 Y2"], {"draw": "R9"}, ["0 draw"], "drawn", 0, ["0 keep", "0 play R9"]),
        ("pocket", ["WDIP G1 B2", "Y1 Y2"], {}, ["0 play WDIP G"], "give", 0, ["0 give B2", "0 give G1", "0 give G7"]),
        ("modern", ["W+4 G1 B2", "Y1 Y2"], {}, ["0 play W+4 G"], "challenge", 1, ["1 accept", "1 challenge"]),
        ("classic", ["R5", "Y1 Y2"], {}, ["0 play R5"], "round_over", None, []),
        ("classic", ["R5", "W W W W W W W W W W"], {}, ["0 play R5"], "game_over", None, []),
        ("classic", ["B7 B8", "Y1 Y2"], {"draw": ""}, [], "play", 0, ["0 pass"]),
    ],
)
def test_phases(
    table: Deal, edition: str, hands: list[str], deal: dict[str, Any], moves: list[str], phase: str, turn: int | None, legal: list[str]
) -> None:
    """The phase says what is asked, `turn` who is asked, and only that seat has moves."""
    t = table(edition, hands=hands, **deal).play(*moves)
    assert (t.phase, t.turn) == (phase, turn)
    assert t.legal == {str(seat): legal if seat == turn else [] for seat in range(2)}


def test_phases_of_a_customizable(table: Deal) -> None:
    """`discard` and `confirm` are phases too, and each asks one seat."""
    t = table("modern", hands=["WCUSTOM1 G1 B2 B4", "Y1 Y2"], rules={"custom": [{"do": [["hand", 2]]}]}).play("0 play WCUSTOM1 G")
    assert (t.phase, t.turn, t.legal) == ("discard", 0, {"0": ["0 discard B2", "0 discard B4", "0 discard G1"], "1": []})
    t = table("modern", hands=["WCUSTOM1 G1 B2 B4", "Y1 Y2"], rules={"custom": [{"text": "Sing."}]}).play("0 play WCUSTOM1 G")
    assert (t.phase, t.turn, t.legal) == ("confirm", 0, {"0": ["0 done"], "1": []})
    assert t.play("0 done").turn == 1


@pytest.mark.parametrize(
    ("edition", "rules", "moves", "owed"),
    [
        ("modern", {}, [], 0),
        ("modern", {}, ["0 play R+2"], 0),
        ("modern", {"stacking": "same"}, ["0 play R+2"], 2),
        ("modern", {"stacking": "up"}, ["0 play R+2", "1 play W+4 B"], 6),
        ("modern", {"stacking": "up", "wild_draw": "free"}, ["0 play R+2", "1 play W+4 B"], 6),
        ("modern", {}, ["0 play W+4 B"], 4),
        ("modern", {}, ["0 play W+4 B", "1 accept"], 0),
        ("modern", {"wild_draw": "free"}, ["0 play W+4 B"], 0),
    ],
)
def test_what_is_owed(table: Deal, edition: str, rules: dict[str, Any], moves: list[str], owed: int) -> None:
    """`owed` are the cards that the seat being asked must draw unless its answer changes that."""
    assert table(edition, hands=["R+2 W+4 G1", "W+4 Y1 Y2", "B1 B2"], rules=rules).play(*moves).owed == owed


def test_no_colour_where_none_is_named(table: Deal) -> None:
    """The colour is null while that of an opening wild is asked, and after a last wild."""
    assert table("modern", hands=["R5 B7", "Y1 Y2"], opening="W").colour is None
    assert table("modern", hands=["W", "Y1 Y2"]).play("0 play W").colour is None


def test_who_has_said_it(table: Deal) -> None:
    """`said_uno` lists who has said it and holds one card, or is on turn with two, and nobody else."""
    t = table(hands=["R5 B7", "Y1 Y2"]).play("0 uno")
    assert t.said_uno == [0]
    t = t.play("0 play R5")
    assert t.said_uno == [0]
    t = t.play("1 draw", "0 draw")
    assert (t.held(0), t.said_uno) == (2, [])


def test_the_opening_hands_owe_no_call(table: Deal) -> None:
    """Nobody owes a call for a hand of one card that was dealt so."""
    t = table(hands=["R5 B7", "Y1", "G1"])
    assert (t.catchable, t.said_uno) == ([], [])


# the opening of a deal


def test_a_discard_pile_begins_without_an_opening_effect(table: Deal) -> None:
    """Where the deal lists discards, play begins on the top one without its effect."""
    for top in ("RS", "RR", "R+2"):
        t = table(hands=HANDS, top=top)
        assert (t.phase, t.turn, t.direction, t.top, t.held(0)) == ("play", 0, 1, top, 3)


def test_an_empty_discard_pile_turns_the_top_of_the_draw_pile(table: Deal) -> None:
    """Where the deal lists no discards, the top of the draw pile is turned and takes effect."""
    t = table(hands=HANDS, opening="RS")
    assert (t.turn, t.top, t.discard_count, t.draw_count) == (1, "RS", 1, 12)
    assert table(hands=HANDS, opening="R+2").held(0) == 5


def test_the_discards_may_be_left_out(replay: Replay) -> None:
    """`discard` may be left out, and is then empty."""
    record = bent(replay, "rounds.0.moves", []).record
    del record["rounds"][0]["deal"]["discard"]
    assert replay(record)["top"] == "G7"


def test_the_moves_may_be_left_out(replay: Replay) -> None:
    """`moves` may be left out, and `rules` too."""
    t = without(replay, "rounds.0.moves")
    assert (t.turn, t.top) == (0, "R3")
    assert without(replay, "rules").position["turn"] == 1


@pytest.mark.parametrize("card", ["W", "W+4", "WSWAP", "WCUSTOM1"])
def test_a_wild_on_top_of_the_discards_is_refused(table: Deal, card: str) -> None:
    """The top of a dealt discard pile may not be a wild, but wilds may lie under it."""
    table("modern", hands=HANDS, top=card).is_no_record("round 1")
    assert table("modern", hands=HANDS, top="R3", under=card).discard_count == 2


@pytest.mark.parametrize(
    ("edition", "draw", "rules"),
    [
        ("classic", "", {}),
        ("classic", "W", {}),
        ("classic", "W+4 W", {}),
        ("modern", "W+4 W+4", {}),
        ("modern", "W W+4", {"opening_wild": "return"}),
        ("pocket", "W+2", {}),
    ],
)
def test_a_draw_pile_without_an_opening_card_is_refused(table: Deal, edition: str, draw: str, rules: dict[str, Any]) -> None:
    """Where no discards are listed, some card of the draw pile must be able to open."""
    table(edition, hands=HANDS, opening="", draw=draw, rules=rules).is_no_record("round 1")


@pytest.mark.parametrize(("edition", "draw"), [("modern", "W"), ("modern", "W+4 W"), ("pocket", "WDIP"), ("modern", "W+4 WSWAP")])
def test_a_wild_may_open(table: Deal, edition: str, draw: str) -> None:
    """A wild that may open is an opening card like another."""
    assert table(edition, hands=HANDS, opening="", draw=draw).phase == "colour"


# what must be there


@pytest.mark.parametrize("path", ["format", "edition", "players", "rounds", "rounds.0.deal.hands", "rounds.0.deal.draw"])
def test_required_keys(replay: Replay, path: str) -> None:
    """A record without a required key is refused, and the key is named."""
    without(replay, path).is_no_record(path.rsplit(".", 1)[-1])


def test_a_round_is_dealt(replay: Replay) -> None:
    """A round with neither a deal nor a seed is refused."""
    without(replay, "rounds.0.deal").is_no_record("round 1")


def test_a_deal_names_its_dealer(replay: Replay) -> None:
    """The dealer may be left out only of a round that is dealt by a seed."""
    without(replay, "rounds.0.dealer").is_no_record("round 1", "dealer")


def test_a_seed_needs_no_dealer(seeded: Deal) -> None:
    """A round dealt by a seed may leave the dealer out, and the deal then moves left (DEALER)."""
    t = seeded("modern", 3, "5eed")
    assert t.phase in ("play", "colour")


def test_a_deal_may_have_a_seed(replay: Replay) -> None:
    """A seed beside a deal is allowed, and the pack is that of the deal."""
    t = bent(replay, "rounds.0.seed", "1f")
    assert t.position["hands"][1] == ["YS", "G1"]


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("comment", "comment"),
        ("rules.house_rule", "house_rule"),
        ("rounds.0.note", "note"),
        ("rounds.0.deal.pile", "pile"),
        ("Format", "Format"),
    ],
)
def test_unknown_keys(replay: Replay, path: str, name: str) -> None:
    """An unknown key is refused and named, and in a round the round too."""
    bent(replay, path, "x").is_no_record(name, *(["round 1"] if "rounds" in path else []))


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("format", "lastcard/2", ["format"]),
        ("format", "", ["format"]),
        ("format", None, ["format"]),
        ("format", 1, ["format"]),
        ("edition", "deluxe", ["edition", "deluxe"]),
        ("edition", None, ["edition"]),
        ("edition", ["modern"], ["edition"]),
        ("players", [], ["players"]),
        ("players", ["Ana"], ["players"]),
        ("players", "Ana", ["players"]),
        ("players", None, ["players"]),
        ("players", [1, 2, 3], ["players"]),
        ("players", {"0": "Ana"}, ["players"]),
        ("rules", [], ["rules"]),
        ("rules", None, ["rules"]),
        ("rules.stacking", "sideways", ["stacking", "sideways"]),
        ("rules.custom", {}, ["custom"]),
        ("rules.custom", [{}, {}, {}, {}], ["custom"]),
        ("rounds", {}, ["rounds"]),
        ("rounds", None, ["rounds"]),
        ("rounds", ["deal"], ["round 1"]),
        ("rounds.0", None, ["round 1"]),
        ("rounds.0.dealer", 3, ["round 1", "dealer"]),
        ("rounds.0.dealer", -1, ["round 1", "dealer"]),
        ("rounds.0.dealer", "2", ["round 1", "dealer"]),
        ("rounds.0.dealer", True, ["round 1", "dealer"]),
        ("rounds.0.dealer", 1.0, ["round 1", "dealer"]),
        ("rounds.0.dealer", None, ["round 1", "dealer"]),
        ("rounds.0.deal", [], ["round 1", "deal"]),
        ("rounds.0.deal", None, ["round 1", "deal"]),
        ("rounds.0.seed", 31, ["round 1", "seed"]),
        ("rounds.0.seed", "0xg", ["round 1", "seed"]),
        ("rounds.0.seed", None, ["round 1", "seed"]),
        ("rounds.0.moves", "0 draw", ["round 1", "moves"]),
        ("rounds.0.moves", None, ["round 1", "moves"]),
        ("rounds.0.deal.hands", [["R5"], ["YS"]], ["round 1", "hands"]),
        ("rounds.0.deal.hands", [["R5"], ["YS"], ["B2"], ["B9"]], ["round 1", "hands"]),
        ("rounds.0.deal.hands", [["R5"], [], ["B2"]], ["round 1"]),
        ("rounds.0.deal.hands", [["R5"], "YS", ["B2"]], ["round 1"]),
        ("rounds.0.deal.hands", None, ["round 1", "hands"]),
        ("rounds.0.deal.draw", "G7", ["round 1", "draw"]),
        ("rounds.0.deal.draw", None, ["round 1", "draw"]),
        ("rounds.0.deal.discard", "R3", ["round 1", "discard"]),
        ("rounds.0.deal.discard", None, ["round 1", "discard"]),
    ],
)
def test_unknown_values(replay: Replay, path: str, value: object, words: list[str]) -> None:
    """An unknown or malformed value is refused, and its place is named."""
    bent(replay, path, value).is_no_record(*words)


@pytest.mark.parametrize("record", [None, [], "lastcard/1", 1, {}, [EXAMPLE]])
def test_what_is_no_record_at_all(replay: Replay, record: Any) -> None:
    """Anything but an object with the required keys is refused in one line."""
    Table(replay, record).is_no_record()


@pytest.mark.parametrize(
    "card", ["Z5", "R10", "r5", "?", "", "R", "5R", "W+3", "WCUSTOM4", "WCUSTOM", "R+4", "R5 ", " R5", "R٣", 5, None, ["R5"]]
)
@pytest.mark.parametrize("place", ["hands.1.0", "discard.0", "draw.1"])
def test_unknown_cards(replay: Replay, place: str, card: object) -> None:
    """An unknown card is refused wherever it lies, and the card and its round are named."""
    bent(replay, f"rounds.0.deal.{place}", card).is_no_record(
        "round 1", *([card.strip()] if isinstance(card, str) and card.isascii() else [])
    )


@pytest.mark.parametrize(
    ("edition", "card"),
    [
        ("pocket", "R0"),
        ("pocket", "R+2"),
        ("pocket", "W+4"),
        ("pocket", "WSWAP"),
        ("classic", "R+1"),
        ("classic", "W+2"),
        ("classic", "WDIP"),
        ("classic", "WSWAP"),
        ("modern", "WDIP"),
        ("modern", "W+2"),
        ("modern", "R+1"),
    ],
)
def test_cards_of_other_editions(table: Deal, edition: str, card: str) -> None:
    """A card that the edition does not have is refused, in the hands, on the piles and in a move."""
    table(edition, hands=[f"R5 {card}", "Y1 Y2"]).is_no_record("round 1", card)
    table(edition, hands=HANDS, draw=f"G7 {card}").is_no_record("round 1", card)
    table(edition, hands=HANDS, under=card).is_no_record("round 1", card)
    table(edition, hands=HANDS).refuses(f"0 play {card}")


@pytest.mark.parametrize(("edition", "players"), [("pocket", 6), ("classic", 11), ("modern", 11), ("pocket", 1), ("classic", 1)])
def test_the_number_of_players(table: Deal, edition: str, players: int) -> None:
    """More or fewer players than the edition allows are refused (PLAYERS)."""
    table(edition, hands=["R5 B7"] * players).is_no_record("players")


@pytest.mark.parametrize(("edition", "players"), [("pocket", 2), ("pocket", 5), ("classic", 10), ("modern", 10)])
def test_the_largest_tables(table: Deal, edition: str, players: int) -> None:
    """As many players as the edition allows may sit down (PLAYERS)."""
    assert len(table(edition, hands=["R5 B7"] * players).hands) == players


# moves that are none


@pytest.mark.parametrize(
    "move",
    [
        "",
        " ",
        "0",
        "draw",
        "play R5",
        "0 fly R5",
        "0 DRAW",
        "0 play",
        "0 play Z5",
        "0 play R5 R5",
        "0 play R5 G",
        "0 play R5 1",
        "0 play R5 UNO",
        "0 play R5 uno uno",
        "0 uno R5",
        "0 draw 2",
        "0 draw uno",
        "0 keep R5",
        "0 catch",
        "0 catch x",
        "0 catch 3",
        "0 catch -1",
        "0 give R5",
        "0 discard R5",
        "0 done",
        "0 challenge",
        "0 accept",
        "0 colour R",
        "0 color R",
        "3 draw",
        "-1 draw",
        "+0 draw",
        "00 draw",
        "0.0 draw",
        "٠ draw",
        "x draw",
        "0  draw",
        " 0 draw",
        "0 draw ",
        "0\tdraw",
        "0 draw\n",
        "0 play ?",
        "0 play R9",
    ],
)
def test_malformed_moves(replay: Replay, move: str) -> None:
    """A malformed or impossible move is refused in one line that names the round, the number of the move, and the move."""
    record = copy.deepcopy(EXAMPLE)
    record["rounds"][0]["deal"]["hands"][0] = ["R5", "B7", "B8"]
    record["rounds"][0]["moves"] = [move]
    Table(replay, record).is_no_record("round 1, move 1")


@pytest.mark.parametrize("move", [None, 5, ["0 draw"], {"seat": 0}, True])
def test_a_move_is_a_text(replay: Replay, move: object) -> None:
    """A move that is no text is refused, with its place."""
    bent(replay, "rounds.0.moves", [move]).is_no_record("round 1, move 1")


def test_a_refusal_names_round_move_and_ruling(table: Deal) -> None:
    """A refused move is named with its round, its number, the reason and the ruling."""
    t = table(hands=["R5 B7 B8", "Y1 Y2", "G5 G1"])
    t.play("0 play R5", "1 draw", "2 play G5", "2 draw").is_no_record('round 1, move 4: "2 draw": ', "seat 0", "(ONE)")


# several rounds


def test_scores_and_round_of_a_second_round(table: Deal) -> None:
    """A second round goes on from the scores of the first, with a dealer and a pack of its own."""
    t = table(hands=["R5", "B9"]).play("0 play R5").next_round(hands=["R1 B7", "G1 G2"], dealer=0, top="R4", draw="Y1")
    assert (t.round, t.phase, t.turn, t.scores, t.draw_count) == (2, "play", 1, [9, 0], 1)


def test_nothing_of_the_first_round_is_left_in_the_second(table: Deal) -> None:
    """Direction, calls, owed cards and windows end with their round."""
    t = table(hands=["RR R5", "B9 R8", "R9"]).play("0 play RR", "2 play R9").next_round(hands=HANDS)
    assert (t.direction, t.turn, t.owed, t.said_uno, t.catchable) == (1, 0, 0, [], [])


def test_a_round_after_the_game_is_refused(table: Deal) -> None:
    """When the game is over another round is an error that names the round."""
    t = table(hands=["R5", "B9"], rules={"target": 9}).play("0 play R5")
    assert t.phase == "game_over"
    t.next_round(hands=HANDS[:2]).is_no_record("round 2")


@pytest.mark.parametrize("moves", [[], ["0 draw"], ["0 play R5"]])
def test_a_round_before_the_end_of_another_is_refused(table: Deal, moves: list[str]) -> None:
    """A round that begins before the previous one is over is an error that names the round."""
    table(hands=HANDS).play(*moves).next_round(hands=HANDS).is_no_record("round 2")


def test_a_move_after_the_round_is_refused(table: Deal) -> None:
    """A move after the end of the round is refused."""
    table(hands=["R5", "B9 B8"]).play("0 play R5").refuses("1 draw")


def test_an_error_in_a_later_round_names_it(table: Deal) -> None:
    """An error in the second round names the second round and the number of the move in it."""
    t = table(hands=["R5", "B9"]).play("0 play R5").next_round(hands=["R1 B7", "G1 G2"])
    t.refuses("1 draw", "ONE")
    t.play("0 draw", "0 draw").is_no_record("round 2, move 2")
    table(hands=["R5", "B9"]).play("0 play R5").next_round(hands=["R1 Z7", "G1 G2"]).is_no_record("round 2", "Z7")


# seeds


def test_a_seed_deals_the_same_cards_every_time(seeded: Deal) -> None:
    """One seed is one deal, and another seed another."""
    assert seeded("modern", 3, "5eed").hands == seeded("modern", 3, "5eed").hands
    assert seeded("modern", 3, "5eed").hands != seeded("modern", 3, "5eee").hands


def test_a_seed_deals_the_full_pack(seeded: Deal) -> None:
    """A seed deals the full pack of the edition (DECK)."""
    for edition, cards in (("pocket", 52), ("classic", 108), ("modern", 112)):
        t = seeded(edition, 4, "5eed")
        assert sum(map(len, t.hands)) + t.draw_count + t.discard_count == cards


# drawn


def told(t: Table, drawn: Any, *, round_: int = 0) -> Table:
    """The same table with the draws of one of its rounds written down."""
    record = t.record
    record["rounds"][round_]["drawn"] = drawn
    return t.bent(record)


def drawing(table: Deal) -> Table:
    """Three draws, with a reshuffle of three cards after the first."""
    return table(hands=["B7 B8", "G1 G2"], under="Y1 Y2 Y4", draw="G9").play("0 draw", "1 draw", "0 draw")


@pytest.mark.parametrize(("first", "second"), list(itertools.permutations(["Y1", "Y2", "Y4"], 2)))
def test_drawn_overrides_the_generator(table: Deal, first: str, second: str) -> None:
    """What `drawn` tells comes from the reshuffled pile, whatever the generator would have brought."""
    t = told(drawing(table), ["G9", "reshuffle", first, second])
    assert t.hands == [[second, "G9", "B7", "B8"], [first, "G1", "G2"]]
    assert (t.draw_count, t.discard_count) == (1, 1)


@pytest.mark.parametrize("card", ["Y5", "B9", "G9", "R3", "B7", "W"])
def test_a_drawn_card_that_cannot_be_there(table: Deal, card: str) -> None:
    """A card that is in a hand, on top of the discards or nowhere cannot be drawn."""
    told(drawing(table), ["G9", "reshuffle", card, "Y1"]).is_no_record("round 1")
    told(drawing(table), ["G9", "reshuffle", "Y1", card]).is_no_record("round 1")


def test_a_card_is_drawn_once(table: Deal) -> None:
    """A card that was drawn from the reshuffled pile is not drawn from it again."""
    told(drawing(table), ["G9", "reshuffle", "Y2", "Y2"]).is_no_record("round 1")


@pytest.mark.parametrize(
    "drawn",
    [
        [],
        ["G9"],
        ["G9", "reshuffle"],
        ["G9", "reshuffle", "Y1"],
        ["G9", "Y1", "Y2"],
        ["reshuffle", "G9", "Y1", "Y2"],
        ["G9", "reshuffle", "Y1", "Y2", "Y4"],
        ["G9", "reshuffle", "Y1", "Y2", "reshuffle"],
        ["G9", "reshuffle", "reshuffle", "Y1", "Y2"],
        ["G9", "reshuffle", "Y1", "reshuffle", "Y2"],
        ["R3", "G9", "reshuffle", "Y1", "Y2"],
        ["Y1", "reshuffle", "G9", "Y2"],
    ],
)
def test_drawn_is_complete(table: Deal, drawn: list[str]) -> None:
    """A card too many or too few, and a reshuffle too many, too few or at another place, are errors."""
    told(drawing(table), drawn).is_no_record("round 1")


@pytest.mark.parametrize(
    "drawn", [None, "G9", {}, 3, ["G9", "reshuffle", "Y1", None], ["G9", "reshuffle", "Y1", 5], ["G9", "shuffle", "Y1", "Y2"]]
)
def test_drawn_is_a_list_of_cards(table: Deal, drawn: object) -> None:
    """`drawn` is a list of cards and the word `reshuffle`."""
    told(drawing(table), drawn).is_no_record("round 1")


def test_an_unknown_card_is_named(table: Deal) -> None:
    """An unknown card in `drawn`, and one of another edition, is named."""
    told(drawing(table), ["G9", "reshuffle", "Z1", "Y1"]).is_no_record("round 1", "Z1")
    told(drawing(table), ["G9", "reshuffle", "WDIP", "Y1"]).is_no_record("round 1", "WDIP")


def test_the_order_of_a_dealt_pile_is_known(table: Deal) -> None:
    """While a dealt draw pile has not been shuffled its order is that of the deal."""
    t = table(hands=["B7 B8", "G1 G2"], draw="G9 Y9 Y8").play("0 draw", "1 draw")
    assert told(t, ["G9", "Y9"]).draw_count == 1
    told(t, ["Y9", "G9"]).is_no_record("round 1")
    told(t, ["G9", "Y8"]).is_no_record("round 1")


def test_a_pile_of_one_card_is_reshuffled_too(table: Deal) -> None:
    """`reshuffle` is written for a pile of one card as well."""
    t = table(hands=["B7 B8", "G1 G2"], under="Y1", draw="").play("0 draw")
    assert told(t, ["reshuffle", "Y1"]).hand(0) == "Y1 B7 B8"
    told(t, ["Y1"]).is_no_record("round 1")


def test_nothing_drawn(table: Deal) -> None:
    """Where nothing was drawn `drawn` is empty, and a reshuffle of nothing is not written."""
    assert told(table(hands=HANDS).play("0 play R5"), []).turn == 1
    told(table(hands=HANDS).play("0 play R5"), ["G7"]).is_no_record("round 1")
    t = table(hands=["B7 B8", "G1 G2"], draw="").play("0 pass")
    assert told(t, []).turn == 1
    told(t, ["reshuffle"]).is_no_record("round 1")


def test_the_opening_card_is_drawn(table: Deal) -> None:
    """The opening card is an entry of `drawn` like any other."""
    t = table(hands=HANDS, opening="R9", draw="G7 Y8").play("0 draw")
    assert told(t, ["R9", "G7"]).hand(0) == "R5 G7 B7 B8"
    told(t, ["G7"]).is_no_record("round 1")
    told(t, ["G7", "R9"]).is_no_record("round 1")


def test_opening_cards_that_are_put_back(table: Deal) -> None:
    """An opening card that is put back is told with its reshuffle, as often as it comes."""
    t = table(hands=HANDS, opening="W", draw="R9 G9")
    assert told(t, ["W", "reshuffle", "R9"]).top == "R9"
    assert told(t, ["W", "reshuffle", "G9"]).top == "G9"
    assert told(t, ["W", "reshuffle", "W", "reshuffle", "G9"]).top == "G9"
    for drawn in (["W"], ["W", "R9"], ["R9"], ["W", "reshuffle"], ["W", "reshuffle", "W"], ["W", "reshuffle", "R9", "G9"]):
        told(t, drawn).is_no_record("round 1")
    assert told(t.play("0 draw"), ["W", "reshuffle", "R9", "W"]).hand(0) == "R5 B7 B8 W"
    assert told(t.play("0 draw"), ["W", "reshuffle", "R9", "G9"]).hand(0) == "R5 G9 B7 B8"


def test_draws_of_all_kinds_are_told_in_their_order(table: Deal) -> None:
    """Penalties, catches and draws by instruction are told in the order in which they were made."""
    rules = {"custom": [{"do": [["draw", "others", 1]]}]}
    t = table("modern", hands=["R+2 WCUSTOM1", "Y1 Y2", "R7 G1 G4"], draw="G7 Y8 B6 Y9 R9 R8", rules=rules)
    t = t.play("0 play R+2", "1 catch 0", "2 play R7", "0 play WCUSTOM1 B")
    assert t.hands == [["Y9", "B6"], ["R9", "Y1", "Y2", "Y8", "G7"], ["R8", "G1", "G4"]]
    assert told(t, ["G7", "Y8", "B6", "Y9", "R9", "R8"]).hands == t.hands
    told(t, ["G7", "Y8", "B6", "Y9", "R8", "R9"]).is_no_record("round 1")


def test_draws_after_the_last_card_are_told(table: Deal) -> None:
    """The cards drawn for a last draw card are told too (OUT-DRAW)."""
    t = table(hands=["R+2", "Y1"], draw="G7", under="B1 B2").play("0 play R+2")
    t = told(t, ["G7", "reshuffle", "B2"])
    assert (t.hand(1), t.scores) == ("Y1 G7 B2", [10, 0])


def test_drawn_of_each_round(table: Deal) -> None:
    """Each round tells its own draws, and one may leave them out."""
    t = table(hands=["R5", "B9"]).play("0 play R5").next_round(hands=["R1 B7", "G1 G2"], draw="", under="Y8 Y9").play("0 draw")
    assert told(t, ["reshuffle", "Y9"], round_=1).hand(0) == "R1 Y9 B7"
    told(t, ["Y9"], round_=0).is_no_record("round 1")
    told(t, ["Y9"], round_=1).is_no_record("round 2")


def test_drawn_of_a_seeded_round(seeded: Deal) -> None:
    """Also where a seed deals, the opening card and the draws are told, and checked."""
    t = next(t for t in (seeded("classic", 3, f"{seed:x}", dealer=2) for seed in range(20)) if t.top[1:].isdigit())
    before = t.hand(0).split()
    after = t.play("0 draw")
    drawn = after.hand(0).split()
    for card in before:
        drawn.remove(card)
    opened = told(after, [t.top, *drawn])
    assert opened.hands == after.hands
    told(after, [t.top]).is_no_record("round 1")
    told(after, drawn).is_no_record("round 1")
    told(after, [t.top, *drawn, *drawn]).is_no_record("round 1")


# result


def finished(table: Deal, result: object) -> Table:
    """A game won by seat 0 with nine points, and its result as written."""
    t = table(hands=["R5", "B9"], rules={"target": 9}).play("0 play R5")
    record = t.record
    record["result"] = result
    return t.bent(record)


def test_a_true_result(table: Deal) -> None:
    """A finished record may carry its scores and its winner."""
    assert finished(table, {"scores": [9, 0], "winner": 0}).game_winner == 0


@pytest.mark.parametrize(
    "result",
    [
        {"scores": [9, 1], "winner": 0},
        {"scores": [0, 9], "winner": 0},
        {"scores": [9, 0], "winner": 1},
        {"scores": [9, 0], "winner": None},
        {"scores": [9, 0], "winner": False},
        {"scores": [9, 0], "winner": "0"},
        {"scores": [9], "winner": 0},
        {"scores": [9, 0, 0], "winner": 0},
        {"scores": [9, False], "winner": 0},
        {"scores": {"0": 9}, "winner": 0},
        {"scores": [9, 0]},
        {"winner": 0},
        {"scores": [9, 0], "winner": 0, "rounds": 1},
        {},
        [],
        None,
        "0",
    ],
)
def test_a_result_is_checked(table: Deal, result: object) -> None:
    """A result that is wrong, incomplete or malformed is an error that names it."""
    finished(table, result).is_no_record("result")


@pytest.mark.parametrize("moves", [[], ["0 play R5"]])
def test_no_result_before_the_end_of_the_game(table: Deal, moves: list[str]) -> None:
    """A result in a game that is not over is an error, also between two rounds."""
    t = table(hands=["R5", "B9"]).play(*moves)
    record = t.record
    record["result"] = {"scores": t.scores, "winner": 0}
    t.bent(record).is_no_record("result")


def test_the_result_of_partners(table: Deal) -> None:
    """The result of partners names the scores of all seats and the winning seat."""
    t = table(hands=["W", "B9", "R7", "B8"], dealer=1, rules={"teams": True, "target": 17}).play("2 play R7")
    record = t.record
    record["result"] = {"scores": [17, 0, 17, 0], "winner": 2}
    assert t.bent(record).game_winner == 2
    record["result"]["winner"] = 0
    t.bent(record).is_no_record("result")


# one seat's view


def test_a_view_hides_the_other_hands(table: Deal) -> None:
    """A seat sees its own hand and the number of cards of the others, and its own legal moves alone."""
    t = table(hands=["R5 B7", "R1 Y2", "G1 G2 G4"]).play("0 play R5")
    view = t.view(1)
    assert view.hands == [["?"], ["R1", "Y2"], ["?", "?", "?"]]
    assert view.legal == {"1": ["1 catch 0", "1 draw", "1 play R1"]}
    assert t.view(0).legal == {"0": ["0 uno"]}
    assert t.view(2).hands == [["?"], ["?", "?"], ["G1", "G2", "G4"]]


def test_a_view_tells_everything_else(table: Deal) -> None:
    """All but hands and legal moves is the same for everybody."""
    t = table(hands=["R5 B7", "R1 Y2", "G1 G2 G4"]).play("0 play R5", "2 catch 0", "1 play R1 uno")
    for seat in range(3):
        view = t.view(seat)
        for key in set(t.position) - {"hands", "legal"}:
            assert view[key] == t.position[key]


def test_a_hand_shown_by_a_challenge_is_hidden_again(table: Deal) -> None:
    """A hand that was shown to the challenger is not part of its view afterwards (WD-WHO)."""
    t = table("modern", hands=["W+4 G1 G2", "Y1 Y2", "B1 B2"]).play("0 play W+4 B", "1 challenge")
    assert t.view(1).hands[0] == ["?", "?"]


def test_the_legal_moves_of_others_are_not_told(table: Deal) -> None:
    """What another seat may do, out of turn too, is not told: it would tell its cards."""
    t = table(hands=["R5 B7 B8", "Y1 Y2", "R5 G1"], rules={"jump_in": True}).play("0 play R5")
    assert t.view(1).legal == {"1": ["1 draw"]}
    assert t.view(2).legal == {"2": ["2 play R5"]}


def test_open_hands_are_seen(table: Deal) -> None:
    """Hands that lie open by a Customizable are in every view until its player is on turn again (CUSTOM)."""
    rules = {"custom": [{"do": [["open"]]}]}
    t = table("modern", hands=["WCUSTOM1 G1 G2", "Y1 Y2", "B1 B2"], rules=rules).play("0 play WCUSTOM1 R")
    assert t.view(1).hands == [["G1", "G2"], ["Y1", "Y2"], ["B1", "B2"]]
    t = t.play("1 draw")
    assert t.view(1).hands[2] == ["B1", "B2"]
    t = t.play("2 draw")
    assert t.turn == 0
    assert t.view(1).hands == [["?"] * 2, ["Y1", "Y2", "G7"], ["?"] * 3]


def test_the_drawn_card_is_seen_by_who_drew_it(table: Deal) -> None:
    """While a drawn card is decided upon, only its player sees it."""
    t = table(hands=["B7 B8", "Y1 Y2"], draw="R9").play("0 draw")
    assert t.view(0).legal == {"0": ["0 keep", "0 play R9"]}
    assert t.view(1).hands[0] == ["?"] * 3
    assert t.view(1).legal == {"1": []}


def test_the_dip_card_is_seen_by_giver_and_receiver(table: Deal) -> None:
    """The card passed with a Dip is in the receiver's hand, hidden from the others (DIP)."""
    t = table("pocket", hands=["WDIP G1 B2", "R1 R2", "R4 Y5"]).play("0 play WDIP G", "0 give B2")
    assert t.view(1).hands == [["?"] * 2, ["R1", "R2", "B2"], ["?"] * 2]
    assert t.view(2).hands[1] == ["?"] * 3
