"""The referee is right about hand-made records, and the library agrees with it in random games."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from referee import COLOURS, PACKS, Fault, Referee, Refused, is_wild, pack_of

from lastcard import Event, Game, IllegalMove, InvalidMove, Record

DRAW = "G7 Y8 B6 G3 Y1 B4 G9 Y6 B8 G4 Y2 B1"

# --- The referee alone -----------------------------------------------------------------------------------------------------------


def a_record(edition: str, hands: str, moves: str = "", rules: dict[str, Any] | None = None, **deal: Any) -> dict[str, Any]:
    """A record of one round: hands and moves parted by commas, seat 0 on turn."""
    split = [hand.split() for hand in hands.split(",")]
    piles = {"hands": split, "discard": deal.pop("discard", "R3").split(), "draw": deal.pop("draw", DRAW).split()}
    round_ = {"dealer": len(split) - 1, "deal": piles, "moves": [move.strip() for move in moves.split(",") if move], **deal}
    players = [f"P{seat}" for seat in range(len(split))]
    return {"format": "lastcard/1", "edition": edition, "rules": rules or {}, "players": players, "rounds": [round_]}


EXAMPLES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "BLOCKED: the hand with the fewest points wins": (
        a_record("classic", "B9, G2", "0 pass, 1 pass", draw=""),
        {"phase": "round_over", "round_winner": 1, "scores": [0, 9]},
    ),
    "CHALLENGE: the bluffer draws four": (
        a_record("modern", "R1 W+4 G2, G5 Y2, R4 Y5", "0 play W+4 B, 1 challenge", discard="R5"),
        {"turn": 1, "phase": "play", "colour": "B", "counts": [6, 2, 2], "owed": 0},
    ),
    "CUSTOM: others draw one": (
        a_record("modern", "WCUSTOM1 G1 B2, R1 R2, R9 R8", "0 play WCUSTOM1 Y", {"custom": [{"do": [["draw", "others", 1]]}]}),
        {"turn": 1, "hands": [["G1", "B2"], ["R1", "R2", "G7"], ["R8", "R9", "Y8"]]},
    ),
    "DIP: any card is passed": (
        a_record("pocket", "WDIP G1 B2, R1 R2, R4 Y5", "0 play WDIP G, 0 give B2"),
        {"turn": 1, "phase": "play", "colour": "G", "hands": [["G1", "G7"], ["R1", "R2", "B2"], ["R4", "Y5"]]},
    ),
    "OUT-DRAW: the last draw card counts": (
        a_record("classic", "R+2, B5", "0 play R+2"),
        {"phase": "round_over", "round_winner": 0, "scores": [20, 0]},
    ),
    "MATCH: colour, number, and nothing else": (
        a_record("classic", "B3 R9 G5, Y1 Y2, Y3 Y4"),
        {"turn": 0, "phase": "play", "legal": {"0": ["0 draw", "0 play B3", "0 play R9"], "1": [], "2": []}},
    ),
    "OPEN-S: left of the dealer is skipped": (
        a_record("classic", "R1 R2, Y1 Y2, B1 B2", discard="", draw="RS " + DRAW),
        {"turn": 1, "direction": 1, "phase": "play"},
    ),
    "OPEN-WD: a Wild Draw is put back": (
        a_record("classic", "R1 R2, Y1 Y2, B1 B2", discard="", draw="W+4 R7 G1", drawn=["W+4", "reshuffle", "G1"]),
        {"turn": 0, "top": "G1", "draw_count": 2},
    ),
    "EMPTY: in the middle of a penalty": (
        a_record("classic", "R+2 B1 B2, G1, G4 G5", "0 play R+2", discard="Y1 Y2 R3", draw="G9", drawn=["G9", "reshuffle", "Y2"]),
        {"turn": 2, "counts": [2, 3, 2], "draw_count": 2, "discard_count": 1, "top": "R+2"},
    ),
    "POINTS: what each card is worth": (
        a_record("modern", "R5, R0 R9 GS YR B+2 W W+4 WSWAP WCUSTOM1", "0 play R5"),
        {"scores": [249, 0]},
    ),
    "STACK: only the same kind, or the draw": (
        a_record("classic", "R+2 B1 B2, G+2 R2 W, R4 R5", "0 play R+2", {"stacking": "same"}),
        {"turn": 1, "owed": 2, "legal": {"0": [], "1": ["1 draw", "1 play G+2"], "2": []}},
    ),
    "SWAP: who is left with one card owes the call": (
        a_record("modern", "WSWAP G1 B2, R1 R2, R9", "0 play WSWAP Y 2"),
        {"turn": 1, "colour": "Y", "hands": [["R9"], ["R1", "R2"], ["G1", "B2"]], "catchable": [0]},
    ),
    "UNO-CATCH: two cards, once": (
        a_record("classic", "R5 B7, Y1 Y2, G1 G2", "0 play R5, 2 catch 0"),
        {"turn": 1, "hands": [["Y8", "G7", "B7"], ["Y1", "Y2"], ["G1", "G2"]], "catchable": []},
    ),
    "WILD: a wild on a wild": (
        a_record("classic", "W G1 B9, W G5 R2, Y3 Y4", "0 play W B"),
        {"colour": "B", "legal": {"0": [], "1": ["1 draw", "1 play W B", "1 play W G", "1 play W R", "1 play W Y"], "2": []}},
    ),
    "REVERSE: from seat 0 to the last seat": (
        a_record("classic", "RR R+2 B2, Y1 Y2, R4 Y5", "0 play RR, 2 play R4, 1 draw, 0 play R+2", draw="B7 G1 G2 G4"),
        {"turn": 1, "direction": -1, "counts": [1, 3, 3]},
    ),
    "UNO-WHEN: said early, with two cards, and then come down to one": (
        a_record("classic", "R5 B7, Y1 Y2", "0 uno, 0 play R5"),
        {"said_uno": [0], "catchable": [], "turn": 1},
    ),
    "jump_in: the same card out of turn, and play goes on from there": (
        a_record("classic", "R5 B7 B8, Y1 Y2, R5 G2 G3", "0 play R5, 2 play R5", {"jump_in": True}),
        {"turn": 0, "counts": [2, 2, 2]},
    ),
    "swap_last: the other player wins": (
        a_record("modern", "WSWAP, Y1 Y2, R5", "0 play WSWAP 1", {"swap_last": "swap"}),
        {"phase": "round_over", "round_winner": 1, "scores": [0, 8, 0], "colour": None},
    ),
}


RARE: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "OUT-WILD: a last Customizable draws for everyone but the winner, and for nobody chosen": (
        a_record(
            "modern",
            "WCUSTOM1, R1, Y2",
            "0 play WCUSTOM1",
            {"custom": [{"do": [["draw", "everyone", 1], ["draw", "chosen", 9], ["swap"]]}]},
        ),
        {"counts": [0, 2, 2], "round_winner": 0, "colour": None},
    ),
    "BLOCKED: a team is named by its seat with fewer points": (
        a_record("classic", "B9, G8, B1, G7", "0 pass, 1 pass, 2 pass, 3 pass", {"teams": True}, draw=""),
        {"round_winner": 2, "scores": [15, 0, 15, 0]},
    ),
    "BLOCKED: a tie, and under low_total everyone keeps the points all the same": (
        a_record("classic", "B9, G9", "0 pass, 1 pass", {"scoring": "low_total", "target": 9}, draw=""),
        {"phase": "round_over", "round_winner": None, "scores": [9, 9], "game_winner": None},
    ),
    "STACK: with nothing left to draw it is forgiven": (
        a_record("classic", "R+2 B1, G1 G2", "0 play R+2, 1 catch 0, 1 pass", {"stacking": "same", "uno_penalty": 1}, draw=""),
        {"turn": 0, "owed": 0, "counts": [2, 2]},
    ),
    "CUSTOM: hands lie open until that player lays a card out of turn": (
        a_record(
            "modern",
            "WCUSTOM1 R5 B1, R5 G2, Y2 Y3",
            "0 play WCUSTOM1 R, 1 play R5, 0 play R5",
            {"jump_in": True, "custom": [{"do": [["open"]]}]},
        ),
        {"turn": 1, "counts": [1, 1, 2]},
    ),
    "UNO-WHEN: due again from one card to one card": (
        a_record("modern", "R5 B7, WSWAP G1, Y2 Y3", "0 play R5 uno, 1 play WSWAP B 0"),
        {"said_uno": [], "catchable": [0, 1]},
    ),
}
EXAMPLES.update(RARE)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_library_agrees_on(name: str) -> None:
    """The library comes to the same position, also as each seat sees it."""
    record = EXAMPLES[name][0]
    game, referee = Record.loads(json.dumps(record)).play(), Referee.whole(record)
    for seat in (None, *range(referee.seats)):
        assert game.position(seat) == referee.position(seat)


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_referee_knows(name: str) -> None:
    """The referee alone comes to the right end."""
    record, expected = EXAMPLES[name]
    referee = Referee.whole(record)
    got = {**referee.position(), "counts": [len(hand) for hand in referee.hands]}
    assert {key: got[key] for key in expected} == expected


@pytest.mark.parametrize(
    ("edition", "hands", "moves", "rules", "ruling"),
    [
        ("classic", "R5 B7, Y1 Y2", "1 draw", {}, "ONE"),
        ("classic", "G5 B7, Y1 Y2", "0 play G5", {}, "MATCH"),
        ("classic", "W+4 R1 R2, Y1 Y2", "0 play W+4 B", {}, "WD-PLAY"),
        ("classic", "W G1 G2, Y1 Y2", "0 play W", {}, "WILD"),
        ("classic", "W, Y1 Y2", "0 play W R", {}, "OUT-WILD"),
        ("classic", "W, Y1 Y2", "0 play W", {"finish": "no_wild"}, "OUT"),
        ("classic", "R7 R1 R2, Y1 Y2", "0 play R7", {"seven_zero": True}, "SWAP"),
        ("classic", "R7 R1 R2, Y1 Y2", "0 play R7 uno", {}, "UNO-FALSE"),
        ("classic", "R+2 R1 R2, Y1 Y2", "0 play R+2, 1 play Y1", {"stacking": "up"}, "STACK"),
        ("classic", "R1 R2, Y1 Y2", "0 pass", {}, "EMPTY-2"),
        ("classic", "R1 R2, Y1 Y2", "0 catch 1", {}, "UNO-FALSE"),
        ("classic", "R1 R2, Y1 Y2", "0 catch 0", {"false_catch_penalty": 2}, "UNO-CATCH"),
        ("classic", "R1, Y1 Y2", "0 play R1, 1 draw", {}, "OUT"),
    ],
)
def test_the_referee_refuses(edition: str, hands: str, moves: str, rules: dict[str, Any], ruling: str) -> None:
    """The last move is refused, by this ruling."""
    with pytest.raises(Refused) as caught:
        Referee.whole(a_record(edition, hands, moves, rules))
    assert caught.value.ruling == ruling


@pytest.mark.parametrize(
    "drawn", [["G9"], ["G9", "reshuffle", "R+2"], ["G9", "reshuffle", "Y2", "Y1"], ["Y2", "reshuffle", "G9"], ["G9", "Y2"]]
)
def test_the_referee_believes_no_draw_that_cannot_be(drawn: list[str]) -> None:
    """EMPTY: the cards of `drawn` are checked, too few and too many too."""
    with pytest.raises(Fault):
        Referee.whole(a_record("classic", "R+2 B1 B2, G1, G4 G5", "0 play R+2", discard="Y1 Y2 R3", draw="G9", drawn=drawn))


# --- The library and the referee, in random games --------------------------------------------------------------------------------


def random_instruction(chance: random.Random) -> dict[str, Any]:
    """What might be written on a Customizable card."""
    who = ("next", "previous", "chosen", "others", "everyone")
    makers: list[list[Any]] = [
        ["draw", chance.choice(who), chance.randint(1, 3)],
        ["draw", "chosen", 1],
        ["skip", chance.randint(1, 3)],
        ["reverse"],
        ["again"],
        ["swap"],
        ["rotate"],
        ["hand", chance.choice((1, 1, 2, 3))],
        ["until", chance.choice([*COLOURS, "named"])],
        ["open"],
    ]
    found: dict[str, Any] = {}
    if chance.random() < 0.9:
        found["do"] = [chance.choice(makers) for _ in range(chance.randint(1, 4))]
    if chance.random() < 0.25:
        found["text"] = "Sing."
    return found


def random_rules(chance: random.Random, edition: str, seats: int) -> dict[str, Any]:
    """Each option as it is, or at random."""
    often = chance.random()  # some games are played with nearly no option, some with nearly all
    values: dict[str, list[Any]] = {
        "hand_size": [1, 2, 3, 5],
        "target": [1, 30, 100, 250],
        "scoring": ["winner", "low_total"],
        "teams": [seats == 4],
        "opening_wild": ["choose", "return"],
        "wild_draw": ["strict", "bluff", "free"],
        "wild_draw_test": ["colour", "match", "playable"],
        "uno": ["manual", "manual", "manual", "auto"],
        "uno_penalty": [0, 1, 2, 4],
        "false_call_penalty": [0, 1, 2],
        "false_catch_penalty": [0, 1, 2],
        "draw_until_playable": [False, True],
        "draw_limit": [0, 1, 3, 10],
        "force_play": [False, True],
        "stacking": ["off", "same", "up", "up"],
        "seven_zero": [False, True],
        "jump_in": [False, True],
        "finish": ["any", "no_wild", "number"],
        "dip_pass": ["choice", "drawn"],
        "swap_last": ["end", "swap"],
        "two_player_reverse": ["skip", "turn"],
    }
    rules = {name: chance.choice(choices) for name, choices in values.items() if chance.random() < often}
    if edition == "modern" and chance.random() < 0.8:
        rules["custom"] = [random_instruction(chance) for _ in range(chance.randint(1, 3))]
    return rules


def random_deal(chance: random.Random, edition: str, seats: int) -> dict[str, Any]:
    """A deal of the whole pack or, more often, of a small one, in which the interesting cards are many."""
    pack = pack_of(edition)
    if chance.random() < 0.8:
        symbols = chance.sample(list(PACKS[edition][0]), chance.choice((2, 4, 6, 8)))
        wilds = [card for card in pack if is_wild(card)] * chance.randint(0, 3)
        pack = [card for card in pack if not is_wild(card) and (card[1:] in symbols or chance.random() < 0.1)] + wilds
    while len(pack) < 110:
        pack *= 2
    chance.shuffle(pack)
    sizes = chance.choice(((1, 2, 2, 3, 4, 7), (1, 1, 2)))
    hands = [[pack.pop() for _ in range(chance.choice(sizes))] for _ in range(seats)]
    draw = pack[: chance.choice((0, 1, 2, 5, 10, 30))]
    coloured = [card for card in pack if not is_wild(card)]
    if chance.random() < 0.4 and coloured:
        return {"hands": hands, "discard": [], "draw": [*draw, chance.choice(coloured)]}
    discard = [pack.pop() for _ in range(chance.choice((0, 0, 1, 3)))]
    return {"hands": hands, "discard": [*discard, chance.choice(coloured or ["R1"])], "draw": draw}


def random_record(chance: random.Random) -> dict[str, Any]:
    """A game about to begin: any edition, options, seats and deal."""
    edition = chance.choice(list(PACKS))
    seats = chance.choice((2, 2, 2, 3, 3, 4, 4, 5, 5 if edition == "pocket" else chance.randint(6, 10)))
    rules = random_rules(chance, edition, seats)
    round_ = {"dealer": chance.randrange(seats), "deal": random_deal(chance, edition, seats), "seed": f"{chance.getrandbits(32):x}"}
    players = [f"P{seat}" for seat in range(seats)]
    return {"format": "lastcard/1", "edition": edition, "rules": rules, "players": players, "rounds": [{**round_, "moves": []}]}


VERBS = ("draw", "keep", "pass", "give", "colour", "discard", "done", "challenge", "accept", "uno", "catch")


def random_text(chance: random.Random, referee: Referee) -> str:
    """Any move, most likely an illegal one."""
    seat = chance.randrange(referee.seats) if chance.random() < 0.5 or referee.turn is None else referee.turn
    verb = chance.choice(("play",) * 8 + VERBS)
    hand = referee.hands[seat]
    card = chance.choice(hand) if hand and chance.random() < 0.8 else chance.choice(pack_of(referee.edition))
    if verb in ("give", "discard"):
        return f"{seat} {verb} {card}"
    if verb == "colour":
        return f"{seat} colour {chance.choice(COLOURS)}"
    if verb == "catch":
        return f"{seat} catch {chance.randrange(referee.seats)}"
    if verb != "play":
        return f"{seat} {verb}"
    colour = f" {chance.choice(COLOURS)}" if chance.random() < (0.8 if is_wild(card) else 0.1) else ""
    target = f" {chance.randrange(referee.seats + 1)}" if chance.random() < 0.3 else ""
    return f"{seat} play {card}{colour}{target}{' uno' if chance.random() < 0.2 else ''}"


def random_move(chance: random.Random, referee: Referee) -> str:
    """A legal move of any seat, or else something else."""
    dice = chance.random()
    if dice < 0.1:
        return random_text(chance, referee)
    if dice < 0.2:
        seat = chance.randrange(referee.seats)
        return f"{seat} uno" if chance.random() < 0.5 else f"{seat} catch {chance.randrange(referee.seats)}"
    if dice < 0.25 and referee.turn is not None:
        return f"{referee.turn} uno"
    legal = [move for seat in range(referee.seats) for move in referee.moves_allowed(seat)]
    calls = [move for move in legal if " uno" in move or " catch " in move]
    plays = [move for move in legal if " play " in move]
    if calls and chance.random() < 0.4:
        return chance.choice(calls)
    move = chance.choice(plays if plays and chance.random() < 0.6 else [move for move in legal if move not in calls])
    if " play " in move:
        two = len(referee.hands[int(move.split()[0])]) == 2
        if chance.random() < (0.5 if two else 0.08):
            move += " uno"
    return move


def told_by(game: Game) -> list[str]:
    """The record's `drawn` of the round so far."""
    return list(game.record().rounds[-1].drawn or ())


# Where two rulings refuse the same move, and the library may name the other one.
ALSO = {
    "ONE": ("WD-WHO", "OPEN-W", "DIP", "CUSTOM", "DRAW"),
    "OUT-WILD": ("WILD", "SWAP", "CUSTOM"),
    "STACK": ("EMPTY-2",),
    "UNO-FALSE": ("UNO-WHEN",),
    "SWAP": ("CUSTOM",),
    "WILD": ("SWAP", "CUSTOM"),
}


class Match:
    """One game, played by the library and the referee side by side."""

    def __init__(self, record: dict[str, Any], chance: random.Random) -> None:
        self.record, self.chance, self.last = record, chance, ""
        self.game = Record.loads(json.dumps(record)).play()
        self.referee = Referee(record["edition"], record["players"], record["rules"])
        self.referee.deal({**record["rounds"][0], "drawn": told_by(self.game)})
        self.compare()

    def compare(self) -> None:
        """The whole position, with every seat's legal moves, and what one seat may know of it."""
        seat = self.chance.randrange(self.referee.seats)
        assert self.game.position() == self.referee.position()
        assert self.game.position(seat) == self.referee.position(seat)

    def attempt(self, text: str) -> list[Event] | IllegalMove | InvalidMove:
        """What the library makes of a move."""
        try:
            return self.game.play(text)
        except (IllegalMove, InvalidMove) as refusal:
            return refusal

    def step(self, text: str, look: bool = True) -> None:
        """One move, legal or not: both play it, or both refuse it by the same ruling and nothing has changed."""
        self.last = text
        events = self.attempt(text)
        if not isinstance(events, list):
            with pytest.raises(Refused) as refused:
                self.referee.play(text)
            ruling = refused.value.ruling
            if isinstance(events, IllegalMove):
                assert events.reason.ruling in (ruling, *ALSO.get(ruling, ()))
            if self.chance.random() < 0.1:
                self.compare()
            return
        self.record["rounds"][-1]["moves"].append(text)
        if any(event.code == "shuffled" for event in events) or not self.referee.order_known:
            self.referee.told = told_by(self.game)
        self.referee.play(text)
        self.referee.judge(events)
        if look or self.referee.over:
            self.compare()
        if self.referee.over:
            self.referee.check_drawn(told_by(self.game))

    def next_round(self) -> None:
        """A round dealt by a seed; the deal has passed to the left (DEALER)."""
        seed = f"{self.chance.getrandbits(32):x}"
        dealer = (self.referee.dealer + 1) % self.referee.seats
        dealt = {event.args["seat"]: event.secret["cards"] for event in self.game.deal(seed) if event.code == "dealt"}
        hands = [dealt[seat] for seat in range(self.referee.seats)]
        self.record["rounds"].append({"seed": seed, "moves": []})
        self.referee.deal({"dealer": dealer, "deal": {"hands": hands, "draw": None}, "drawn": told_by(self.game)})
        self.compare()

    def run(self, steps: int = 120, rounds: int = 3) -> None:
        """Random moves until the game is over, or long enough."""
        for number in range(1, rounds + 1):
            for _ in range(steps):
                if not self.referee.over:
                    self.step(random_move(self.chance, self.referee))
            if self.referee.phase != "round_over" or number == rounds:
                break
            self.next_round()

    def endure(self) -> None:
        """Nobody goes out if it can be helped, until the round is blocked after its 5,000th turn action (ENDLESS)."""
        while not self.referee.over:
            moves = [move for seat in range(self.referee.seats) for move in self.referee.moves_allowed(seat)]
            kind = [move for move in moves if " play " not in move or len(self.referee.hands[int(move.split()[0])]) > 1]
            self.step(self.chance.choice(kind or moves), look=self.referee.actions % 100 > 98)


def agree(seed: int, endure: bool = False) -> None:
    """The library and the referee agree on a game; where they do not, the record so far tells how they came there."""
    chance = random.Random(seed)
    record = random_record(chance)
    match = None
    try:
        match = Match(record, chance)
        match.endure() if endure else match.run()
    except BaseException as error:
        error.add_note(f"game {seed}: {json.dumps(record)}, and now {match.last if match else None}")
        raise


@pytest.mark.parametrize("block", [pytest.param(block, marks=[] if block < 8 else pytest.mark.soak) for block in range(15)])
def test_the_library_agrees(block: int) -> None:
    """Random games over all editions, options and seats, move by move."""
    for seed in range(block * 20, block * 20 + 20):
        agree(seed)


@pytest.mark.soak
@pytest.mark.parametrize("block", range(100))
def test_the_library_agrees_for_long(block: int) -> None:
    """Many more of them."""
    for seed in range(10_000 + block * 200, 10_000 + block * 200 + 200):
        agree(seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(30))
def test_the_library_agrees_on_rounds_that_need_not_end(seed: int) -> None:
    """ENDLESS: thousands of turn actions in one round."""
    agree(seed, endure=True)
