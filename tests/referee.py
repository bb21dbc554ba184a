"""A second, slow reading of the rulings, in plain lists and dicts, that judges whole games.

It was written from the rulings alone and shares no code with the library, so that a mistake has to be made twice to pass. Cards and
moves are their texts, as in a record; hands and piles are lists; the methods stand in the order of the rulings that they cite.

While the order of the draw pile is known the referee draws from its own; after a shuffle it cannot know it, and takes the cards from
`told`, the record's `drawn`, which it checks against what can be there.

>>> referee = Referee("classic", 3)
>>> referee.deal({"dealer": 2, "deal": {"hands": [["R5", "B7"], ["Y1", "Y2"], ["G1"]], "discard": ["R3"], "draw": ["G7"]}})
>>> referee.moves_allowed(0)
['0 draw', '0 play R5']
>>> referee.play("0 play R5")
>>> referee.moves_allowed(0), referee.moves_allowed(2)
(['0 uno'], ['2 catch 0'])
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

COLOURS = "RYGB"
SYMBOLS = [*"0123456789SR", "+1", "+2"]
WILDS = ["W", "W+2", "W+4", "WDIP", "WSWAP", "WCUSTOM1", "WCUSTOM2", "WCUSTOM3"]
DRAWS = {"+1": 1, "+2": 2, "W+2": 2, "W+4": 4}
LAST_ACTION = 5000

# DECK: how many of each symbol in every colour, and of each wild.
PACKS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "pocket": ({**dict.fromkeys("123456789SR", 1), "+1": 1}, {"W": 2, "W+2": 1, "WDIP": 1}),
    "classic": ({"0": 1, **dict.fromkeys("123456789SR", 2), "+2": 2}, {"W": 4, "W+4": 4}),
    "modern": (
        {"0": 1, **dict.fromkeys("123456789SR", 2), "+2": 2},
        {"W": 4, "W+4": 4, "WSWAP": 1, "WCUSTOM1": 1, "WCUSTOM2": 1, "WCUSTOM3": 1},
    ),
}

# The options' defaults: what all editions share, and the edition's own (HAND, TARGET, OPEN-W, WD-PLAY, WD-TEST).
COMMON = {
    "scoring": "winner",
    "teams": False,
    "uno": "manual",
    "uno_penalty": 2,
    "false_call_penalty": 0,
    "false_catch_penalty": 0,
    "draw_until_playable": False,
    "draw_limit": 10,
    "force_play": False,
    "stacking": "off",
    "seven_zero": False,
    "jump_in": False,
    "finish": "any",
    "dip_pass": "choice",
    "swap_last": "end",
    "two_player_reverse": "skip",
    "custom": [],
}
OWN = {
    "pocket": {"hand_size": 5, "target": 250, "opening_wild": "choose", "wild_draw": "bluff", "wild_draw_test": "playable"},
    "classic": {"hand_size": 7, "target": 500, "opening_wild": "return", "wild_draw": "strict", "wild_draw_test": "match"},
    "modern": {"hand_size": 7, "target": 500, "opening_wild": "choose", "wild_draw": "bluff", "wild_draw_test": "colour"},
}


class Refused(Exception):
    """A move that the rulings refuse; `ruling` is the id of one that does."""

    def __init__(self, ruling: str) -> None:
        super().__init__(ruling)
        self.ruling = ruling


class Fault(AssertionError):
    """Something was told that cannot have happened."""


# --- Cards ---------------------------------------------------------------------------------------------------------------------


def is_wild(card: str) -> bool:
    return card[0] == "W"


def colour_of(card: str) -> str | None:
    return None if is_wild(card) else card[0]


def symbol_of(card: str) -> str:
    return card if is_wild(card) else card[1:]


def draws_of(card: str) -> int:
    return DRAWS.get(symbol_of(card), 0)


def is_wild_draw(card: str) -> bool:
    return is_wild(card) and draws_of(card) > 0


def points_of(card: str) -> int:
    """POINTS-N, POINTS-A, POINTS-W, POINTS-S."""
    if card == "WSWAP" or card.startswith("WCUSTOM"):
        return 40
    if is_wild(card):
        return 50
    return int(card[1:]) if card[1:].isdigit() else 20


def order_of(card: str) -> int:
    """How a hand is sorted: colours R Y G B, in each 0-9, S, R, +1, +2; then wilds."""
    return 1000 + WILDS.index(card) if is_wild(card) else 100 * COLOURS.index(card[0]) + SYMBOLS.index(card[1:])


def pack_of(edition: str) -> list[str]:
    """DECK: the whole pack, sorted."""
    coloured, wilds = PACKS[edition]
    cards = [colour + symbol for colour in COLOURS for symbol, count in coloured.items() for _ in range(count)]
    return sorted(cards + [wild for wild, count in wilds.items() for _ in range(count)], key=order_of)


MOVE = re.compile(
    r"(?P<seat>0|[1-9][0-9]*) (?:(?P<bare>draw|keep|pass|done|challenge|accept|uno)"
    r"|catch (?P<caught>0|[1-9][0-9]*)|(?P<with>give|discard) (?P<handed>\S+)|colour (?P<named>[RYGB])"
    r"|play (?P<card>\S+)(?: (?P<colour>[RYGB]))?(?: (?P<target>0|[1-9][0-9]*))?(?P<uno> uno)?)"
)


class Referee:
    """One game. `deal` begins a round, `play` makes a move, `position` tells how things stand."""

    def __init__(self, edition: str, players: int | list[str], rules: dict[str, Any] | None = None) -> None:
        self.seats = players if isinstance(players, int) else len(players)
        self.rules: dict[str, Any] = {**COMMON, **OWN[edition], **(rules or {})}
        self.edition = edition
        self.round = 0
        self.scores = [0] * self.seats
        self.phase = "round_over"
        self.game_winner: int | None = None
        self.told: list[str] = []

    @classmethod
    def whole(cls, record: dict[str, Any]) -> Referee:
        """The referee at the end of a record; raises `Refused` or `Fault` where it cannot be."""
        referee = cls(record["edition"], record["players"], record.get("rules"))
        for number, round_ in enumerate(record["rounds"]):
            referee.deal(round_)
            for move in round_.get("moves", []):
                referee.play(move)
            if number + 1 < len(record["rounds"]) and referee.phase != "round_over":
                raise Fault(f"round {number + 1} is not over")
            if "drawn" in round_:
                referee.check_drawn(round_["drawn"])
        if "result" in record and record["result"] != {"scores": referee.scores, "winner": referee.game_winner}:
            raise Fault(f"the result is {referee.scores}, {referee.game_winner}")
        return referee

    # --- Helpers that no ruling needs to explain ---------------------------------------------------------------------------------

    def next_from(self, seat: int, steps: int = 1) -> int:
        return (seat + self.direction * steps) % self.seats

    def around(self, first: int) -> list[int]:
        """All seats in order of play."""
        return [self.next_from(first, steps) for steps in range(self.seats)]

    @property
    def top(self) -> str:
        return self.discard[-1]

    @property
    def over(self) -> bool:
        return self.phase in ("round_over", "game_over")

    def all_cards(self) -> list[str]:
        return sorted([card for pile in (*self.hands, self.draw, self.discard) for card in pile], key=order_of)

    def tell(self, code: str, secret: dict[str, Any] | None = None, seats: tuple[int, ...] = (), **args: Any) -> None:
        """Notes what happened, in the form of the library's events."""
        self.happened.append((code, args, secret or {}, seats))

    def who_sees(self, *seats: int) -> tuple[int, ...]:
        """Who may know a card that comes to a hand: these seats, and all while all hands lie open (CUSTOM, `open`)."""
        return tuple(range(self.seats)) if self.opened else tuple(sorted(seats))

    def judge(self, events: Iterable[Any]) -> None:
        """The library's events of the last move must be what happened: codes, fields, and who may see the secret ones."""
        told = [(event.code, dict(event.args), dict(event.secret), tuple(sorted(event.seats))) for event in events]
        scores = [(code, args) for code, args, _, _ in told if code in ("won", "scored", "game_won")]
        told = [event for event in told if event[0] not in ("won", "scored", "game_won")]
        told = [event for event in told if event[0] != "drew" or event[1]["count"]]  # whether it is told that none came is left open
        if sorted(map(repr, told)) != sorted(map(repr, self.happened)):
            missing = [event for event in self.happened if event not in told]
            raise Fault(f"events: {[event for event in told if event not in self.happened]} were told, and {missing} were not")
        self.judge_scores(scores)

    def judge_scores(self, told: list[tuple[str, dict[str, Any]]]) -> None:
        """SCORE: who won the round, what each seat scored and has in all, and who won the game."""
        expected: list[tuple[str, dict[str, Any]]] = []
        if self.over:
            winner = self.round_winner
            low = self.rules["scoring"] == "low_total"
            points = 0 if winner is None or low else self.won[winner]
            expected.append(("won", {"seat": winner, "points": points}))
            for seat in range(self.seats):
                if self.won[seat]:
                    expected.append(("scored", {"seat": seat, "points": self.won[seat], "total": self.scores[seat]}))
            if self.game_winner is not None:
                expected.append(("game_won", {"seat": self.game_winner}))
        told = [one for one in told if one[0] != "scored" or one[1]["points"]]  # whether nothing is told is left open
        if sorted(map(repr, told)) != sorted(map(repr, expected)):
            raise Fault(f"events: {told} were told, and {expected} happened")

    def judge_dealer(self, events: Iterable[Any]) -> None:
        """DEALER: the one with the highest card deals; those with equal highest draw again."""
        cards = [(event.args["seat"], event.args["card"]) for event in events if event.code == "dealer_card"]
        asked = list(range(self.seats))
        while len(asked) > 1:
            drawn, cards = cards[: len(asked)], cards[len(asked) :]
            if sorted(seat for seat, _ in drawn) != asked:
                raise Fault(f"the dealer: {asked} draw, and not {drawn}")
            highest = max(points_of(card) for _, card in drawn)
            asked = sorted(seat for seat, card in drawn if points_of(card) == highest)
        if cards or asked != [self.dealer]:
            raise Fault(f"the dealer is {asked}, and not {self.dealer}; {cards} are left")

    def check_drawn(self, drawn: list[str]) -> None:
        """The record's `drawn` must be exactly what was taken."""
        if drawn != self.taken:
            raise Fault(f"drawn: {drawn} was told, {self.taken} was taken")

    # --- Starting: DEALER, DEAL, FIRST and the opening card ----------------------------------------------------------------------

    def deal(self, round_: dict[str, Any]) -> None:
        """Begins a round from a record's: `dealer`, `deal`, and `drawn` for what comes after a shuffle.

        A `draw` of None stands for the rest of the edition's pack in an order not known (a round dealt by a seed).
        """
        if self.phase != "round_over":
            raise Fault("the round before is not over")
        deal = round_["deal"]
        self.round += 1
        self.dealer: int = round_["dealer"]
        self.hands: list[list[str]] = [list(hand) for hand in deal["hands"]]
        self.discard: list[str] = list(deal.get("discard", []))
        self.order_known = deal["draw"] is not None
        if self.order_known:
            self.draw: list[str] = list(deal["draw"])
        else:
            self.draw = pack_of(self.edition)
            for card in (card for hand in self.hands for card in hand):
                self.draw.remove(card)
        self.pack = self.all_cards()
        self.told = round_.get("drawn", [])
        self.taken: list[str] = []
        self.happened: list[tuple[str, dict[str, Any], dict[str, Any], tuple[int, ...]]] = []
        self.direction = 1
        self.colour: str | None = None
        self.owed = 0  # cards that the seat being asked must draw, unless it answers
        self.bluff: dict[str, Any] = {}  # the Wild Draw that may be challenged: who laid it, the rest of that hand, guilty or not
        self.drawn: str | None = None  # the playable card just drawn
        self.passes = 0  # passes in a row
        self.actions = 0  # turn actions of this round
        self.early: set[int] = set()  # who said UNO with two cards in this turn, or with the play that is being carried out
        self.said: set[int] = set()  # who said UNO and holds one card
        self.owes: set[int] = set()  # who holds one card, has not said UNO and may be caught
        self.came_down: set[int] = set()  # whose hand this play has lessened or exchanged: judged when it is over
        self.false_calls: set[int] = set()  # who made one since the last turn action
        self.false_catches: set[int] = set()
        self.to_pay: int | None = None  # who said UNO falsely with the play that is being carried out
        self.opened: set[int] = set()  # whose `open` still holds
        self.round_winner: int | None = None
        first = self.next_from(self.dealer)  # FIRST: left of the dealer
        if self.discard:  # a record's deal with a discard pile: no opening effect
            self.colour = colour_of(self.top)
            self.begin_turn(first)
        else:
            self.open_with(first)
        self.check_conservation()

    def may_open(self, card: str) -> bool:
        """OPEN-WD, and OPEN-W under `opening_wild: return`."""
        return not is_wild_draw(card) and not (card == "W" and self.rules["opening_wild"] == "return")

    def open_with(self, first: int) -> None:
        """OPEN-N and the rulings after it."""
        if not any(self.may_open(card) for card in self.draw):
            raise Fault("no card may open")
        card = self.take_known()
        while not self.may_open(card):
            self.tell("returned", card=card)
            self.draw.append(card)
            self.shuffle()
            card = self.take_known()
        self.discard.append(card)
        self.tell("opened", card=card)
        self.colour = colour_of(card)
        symbol = symbol_of(card)
        if is_wild(card):  # OPEN-W, OPEN-X: the first player names the colour, and then plays
            self.tell("starts", seat=first, why="colour")
            self.begin_turn(first, "colour")
        elif symbol == "S":  # OPEN-S
            self.tell("starts", seat=self.next_from(first), why="skip")
            self.begin_turn(self.next_from(first))
        elif symbol == "R":  # OPEN-R
            self.direction = -1
            self.tell("starts", seat=self.dealer, why="reverse")
            self.begin_turn(self.dealer)
        elif draws_of(card):  # OPEN-D; it cannot be answered (STACK)
            self.draw_cards(first, draws_of(card), "opening")
            self.tell("starts", seat=self.next_from(first), why="draw")
            self.begin_turn(self.next_from(first))
        else:  # OPEN-N
            self.tell("starts", seat=first, why="left")
            self.begin_turn(first)

    def begin_turn(self, seat: int, phase: str = "play") -> None:
        """The turn comes to a seat, and with it the end of the turn before."""
        self.turn: int | None = seat
        self.phase = phase
        self.drawn = None
        self.early = set()  # UNO-WHEN: said early and not come down to one card, it is void at the end of that turn
        # CUSTOM, `open`: until that player is next on turn. Read: until the turn comes to that seat, be it only to be asked about a
        # challenge or a stack; being asked for a discard in another's turn is not one's own turn.
        self.opened.discard(seat)

    # --- A turn: MATCH, DRAW, DRAW-WD, ONE ---------------------------------------------------------------------------------------

    def matches(self, card: str) -> bool:
        """MATCH, for cards that are not wild. A wild's symbol is its whole text, which no coloured card's symbol equals."""
        return colour_of(card) == self.colour or symbol_of(card) == symbol_of(self.top)

    def is_answer(self, card: str) -> bool:
        """`stacking`: of the same kind, or of the same kind or more. More is judged by the number of cards."""
        if self.rules["stacking"] == "same":
            return symbol_of(card) == symbol_of(self.top)
        return self.rules["stacking"] == "up" and draws_of(card) >= draws_of(self.top)

    def is_honest(self, seat: int, wild_draw: str) -> bool:
        """WD-TEST, DRAW-WD, and STACK for an answer: is this Wild Draw honest now?"""
        rest = list(self.hands[seat])
        rest.remove(wild_draw)
        rest = [card for card in rest if not is_wild_draw(card)]  # other Wild Draws never count, in no test
        if self.owed:  # STACK: judged only against cards that could have answered too
            rest = [card for card in rest if self.is_answer(card)]
        if self.rules["wild_draw_test"] == "colour":
            return not any(colour_of(card) == self.colour for card in rest)
        if self.rules["wild_draw_test"] == "match":
            return not any(not is_wild(card) and self.matches(card) for card in rest)
        return not any(is_wild(card) or self.matches(card) for card in rest)

    def refuses_card(self, seat: int, card: str) -> str | None:
        """The ruling that forbids the seat to lay this card now, whatever is named with it."""
        hand = self.hands[seat]
        if card not in hand:
            return "ONE"
        if seat != self.turn:  # `jump_in`; on an owed stack the identical card is a draw card, and so an answer
            if not self.rules["jump_in"] or self.phase != "play" or is_wild(card) or card != self.top:
                return "ONE"
        elif self.phase == "drawn":
            if card != self.drawn:
                return "DRAW"  # after drawing, only the drawn card may be played
        elif self.phase != "play" and not (self.phase == "challenge" and self.rules["stacking"] != "off"):
            return "ONE"
        if self.owed:
            if not self.is_answer(card):
                return "STACK"
        elif not is_wild(card) and not self.matches(card):
            return "MATCH"
        if is_wild_draw(card) and self.rules["wild_draw"] == "strict" and not self.is_honest(seat, card):
            return "WD-PLAY"
        if len(hand) == 1:  # `finish`
            if self.rules["finish"] == "no_wild" and is_wild(card):
                return "OUT"
            if self.rules["finish"] == "number" and (is_wild(card) or not symbol_of(card).isdigit()):
                return "OUT"
        return None

    def names_colour(self, seat: int, card: str) -> bool:
        """WILD; OUT-WILD: not with a last card."""
        return is_wild(card) and len(self.hands[seat]) > 1

    def names_seat(self, seat: int, card: str) -> bool:
        """SWAP, `seven_zero`, CUSTOM; OUT-WILD: not with a last card, but for a Swap Hands under `swap_last: swap`."""
        if len(self.hands[seat]) == 1:
            return card == "WSWAP" and self.rules["swap_last"] == "swap"
        return (
            card == "WSWAP"
            or (self.rules["seven_zero"] and not is_wild(card) and symbol_of(card) == "7")
            or any(part[0] == "swap" or part[:2] == ["draw", "chosen"] for part in self.instruction(card)[0])
        )

    def instruction(self, card: str) -> tuple[list[list[Any]], str]:
        """CUSTOM: the parts and the text on this card; a card beyond the list, or any other card, is blank."""
        place = int(card[-1]) - 1 if card.startswith("WCUSTOM") else 3
        written = self.rules["custom"][place] if place < len(self.rules["custom"]) else {}
        return [list(part) for part in written.get("do", [])], written.get("text", "")

    def plays(self, seat: int) -> list[str]:
        """All legal plays of a seat, a wild once per colour and seat."""
        found = []
        for card in sorted(set(self.hands[seat])):
            if self.refuses_card(seat, card) is None:
                colours = [f" {colour}" for colour in COLOURS] if self.names_colour(seat, card) else [""]
                others = [f" {other}" for other in range(self.seats) if other != seat] if self.names_seat(seat, card) else [""]
                found += [f"{seat} play {card}{colour}{other}" for colour in colours for other in others]
        return found

    def can_draw(self) -> bool:
        return bool(self.draw) or len(self.discard) > 1

    def must_play_drawn(self) -> bool:
        """`force_play`: but a dishonest Wild Draw never must be played (whatever `wild_draw` says), nor what a penalty made unplayable."""
        assert self.turn is not None
        assert self.drawn is not None
        if not self.rules["force_play"] or self.refuses_card(self.turn, self.drawn) is not None:
            return False
        return not is_wild_draw(self.drawn) or self.is_honest(self.turn, self.drawn)

    def moves_allowed(self, seat: int) -> list[str]:
        """What `legal` lists for a seat: without the `uno` ending and the early call, sorted as strings."""
        if self.over:
            return []
        moves = self.plays(seat)
        hand = sorted(set(self.hands[seat]))
        if seat == self.turn:
            if self.phase == "play" and self.can_draw():
                moves.append(f"{seat} draw")
            elif self.phase == "play" and not moves:  # EMPTY-2, STACK
                moves.append(f"{seat} pass")
            elif self.phase == "drawn" and not self.must_play_drawn():
                moves.append(f"{seat} keep")
            elif self.phase == "colour":
                moves += [f"{seat} colour {colour}" for colour in COLOURS]
            elif self.phase == "give":
                moves += [f"{seat} give {card}" for card in hand]
            elif self.phase == "discard":
                moves += [f"{seat} discard {card}" for card in hand]
            elif self.phase == "confirm":
                moves.append(f"{seat} done")
            elif self.phase == "challenge":
                moves += [f"{seat} accept", f"{seat} challenge"]
        if seat in self.owes:
            moves.append(f"{seat} uno")
        moves += [f"{seat} catch {other}" for other in self.owes if other != seat]
        return sorted(moves)

    # --- Moves -------------------------------------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """Makes a move; raises `Refused`, and then nothing has changed."""
        move = MOVE.fullmatch(text)
        if move is None:
            raise Refused("the form of a move")
        seat = int(move["seat"])
        if seat >= self.seats:
            raise Refused("ONE")
        if self.over:
            raise Refused("OUT")
        before = len(self.happened), self.actions
        if move["card"]:
            target = None if move["target"] is None else int(move["target"])
            self.lay(seat, move["card"], move["colour"], target, bool(move["uno"]))
        elif move["bare"] == "uno":
            self.call(seat)
        elif move["caught"]:
            self.catch(seat, int(move["caught"]))
        else:
            self.answer(seat, move["bare"] or move["with"] or "colour", move["handed"] or move["named"])
        if self.actions > before[1] and self.actions >= LAST_ACTION and not self.over:
            self.end_blocked("endless")  # ENDLESS: whatever is still asked or owed is dropped
        del self.happened[: before[0]]
        self.check_conservation()

    def check_conservation(self) -> None:
        if self.all_cards() != self.pack:
            raise Fault("the referee itself has lost a card")

    def turn_action(self) -> None:
        """UNO-WINDOW: a play, a draw or a pass closes the window; UNO-FALSE counts between two of them; ENDLESS counts them."""
        self.owes = set()
        self.false_calls = set()
        self.false_catches = set()
        self.actions += 1
        self.passes = 0

    def answer(self, seat: int, verb: str, value: str | None) -> None:
        """All moves but plays, calls and catches: they are the turn's, and legal when they are listed."""
        asked, ruling = {
            "draw": ("play", "EMPTY-2"),
            "pass": ("play", "STACK" if self.owed else "EMPTY-2"),
            "keep": ("drawn", "DRAW"),
            "colour": ("colour", "WILD"),
            "give": ("give", "ONE"),
            "discard": ("discard", "ONE"),
            "done": ("confirm", "CUSTOM"),
            "accept": ("challenge", "WD"),
            "challenge": ("challenge", "CHALLENGE"),
        }[verb]
        if seat != self.turn or self.phase != asked:
            raise Refused("ONE")
        if f"{seat} {verb}" + (f" {value}" if value else "") not in self.moves_allowed(seat):
            raise Refused(ruling)
        carry_out: dict[str, Callable[..., None]] = {
            "draw": self.draw_turn,
            "pass": self.pass_turn,
            "keep": self.keep,
            "colour": self.name_colour,
            "give": self.give,
            "discard": self.discard_down,
            "done": self.done,
            "accept": self.accept,
            "challenge": self.challenge,
        }
        carry_out[verb](seat, *([value] if value else []))

    def name_colour(self, seat: int, colour: str) -> None:
        """OPEN-W, OPEN-X. Not a turn action."""
        self.colour = colour
        self.phase = "play"
        self.tell("colour", seat=seat, colour=colour)

    def draw_turn(self, seat: int) -> None:
        """DRAW, ONE; the draw of an owed stack is a forced one (STACK), and no turn action (UNO-WINDOW, ENDLESS)."""
        if self.owed:
            owed, self.owed = self.owed, 0
            self.draw_cards(seat, owed, "stack")
            self.begin_turn(self.next_from(seat))
            return
        self.turn_action()
        self.phase = "drawn"
        limit = self.rules["draw_limit"] if self.rules["draw_until_playable"] else 1
        cards: list[str] = []
        while limit == 0 or len(cards) < limit:
            card = self.take()
            if card is None:
                break
            cards.append(card)
            self.hold(seat, card)
            self.drawn = card
            if self.refuses_card(seat, card) is None:  # `draw_until_playable`; DRAW-WD: a Wild Draw as the rest of the hand allows
                break
        self.tell("drew", {"cards": cards}, self.who_sees(seat), seat=seat, count=len(cards), why="turn")
        if self.refuses_card(seat, cards[-1]) is not None:
            self.begin_turn(self.next_from(seat))  # an unplayable drawn card ends the turn by itself

    def keep(self, seat: int) -> None:
        """DRAW: a playable drawn card may be kept. The window was closed by the draw."""
        self.tell("kept", seat=seat)
        self.begin_turn(self.next_from(seat))

    def pass_turn(self, seat: int) -> None:
        """EMPTY-2, BLOCKED; on an owed stack it is forgiven (STACK), and that is no pass for want of a playable card."""
        passes = self.passes
        self.turn_action()
        self.tell("passed", seat=seat)
        if self.owed:
            self.tell("stack_forgiven", seat=seat, count=self.owed)
            self.owed = 0
        else:
            self.passes = passes + 1
        if self.passes == self.seats:
            self.end_blocked("passed")
        else:
            self.begin_turn(self.next_from(seat))

    # --- Laying a card -----------------------------------------------------------------------------------------------------------

    def lay(self, seat: int, card: str, colour: str | None, target: int | None, uno: bool) -> None:
        """One card is laid, in turn or out of it, with what is named and said."""
        ruling = self.refuses_card(seat, card)
        if ruling:
            raise Refused(ruling)
        hand, last = self.hands[seat], len(self.hands[seat]) == 1
        if (colour is not None) != self.names_colour(seat, card):
            raise Refused("OUT-WILD" if last else "WILD")
        if (target is not None) != self.names_seat(seat, card):
            raise Refused("OUT-WILD" if last else "SWAP")
        if target is not None and (target == seat or target >= self.seats):
            raise Refused("SWAP")
        due = self.is_due_with(seat, card, target)
        # UNO-FALSE: a call with a play stands in both times, before and after it: a turn action must part it from another false one.
        if uno and (last or (not due and (not self.rules["false_call_penalty"] or seat in self.false_calls))):
            raise Refused("UNO-FALSE")

        jump = seat != self.turn
        honest = not is_wild_draw(card) or self.is_honest(seat, card)  # before anything changes (WD-WHO)
        if jump:
            self.begin_turn(seat)  # play goes on from there; the turn of the one who was on turn is over
        self.turn_action()
        hand.remove(card)
        self.discard.append(card)
        self.colour = colour_of(card) or colour  # none after a last wild
        self.said.discard(seat)
        self.came_down = {seat}
        self.drawn = None
        self.tell("played", seat=seat, card=card, colour=colour, target=target, jump=jump, last=last, count=len(hand))
        if uno and due:
            self.early.add(seat)
            self.tell("uno", seat=seat)
        elif uno:
            self.false_calls.add(seat)
            self.to_pay = seat

        symbol = symbol_of(card)
        owed, self.owed = self.owed + draws_of(card), 0
        if last:
            self.go_out(seat, card, target, owed)
        elif symbol == "S":  # SKIP
            self.tell("skipped", seat=self.next_from(seat))
            self.end_play(seat, 2)
        elif symbol == "R":  # REVERSE
            self.turn_round()
            again = self.seats == 2 and self.rules["two_player_reverse"] == "skip"
            if again:
                self.tell("skipped", seat=self.next_from(seat))
            self.end_play(seat, 2 if again else 1)
        elif owed:
            self.hit(seat, card, owed, honest)
        elif card == "WDIP":
            self.dip(seat)
        elif target is not None and not card.startswith("WCUSTOM"):  # SWAP, and a 7 under `seven_zero`
            self.exchange(seat, target)
            self.end_play(seat, 1)
        elif symbol == "0" and self.rules["seven_zero"]:
            self.rotate()
            self.end_play(seat, 1)
        elif card.startswith("WCUSTOM"):
            self.begin_instruction(seat, card, target)
        else:
            self.end_play(seat, 1)

    def end_play(self, seat: int, steps: int) -> None:
        """All effects are over: the calls of UNO are judged, a false one is paid for, and the turn passes."""
        self.settle()
        self.begin_turn(self.next_from(seat, steps))

    def settle(self) -> None:
        """UNO-SAY, UNO-DIP, UNO-FALSE: what is judged when a play's effects are over."""
        for seat in sorted(self.came_down):
            self.said.discard(seat)  # UNO-WHEN: due again each time, also from one card to one card
            if len(self.hands[seat]) == 1:
                if self.rules["uno"] == "auto":
                    self.said.add(seat)
                    self.tell("uno", seat=seat)
                elif seat in self.early:
                    self.said.add(seat)
                else:
                    self.owes.add(seat)
        self.came_down = set()
        if self.to_pay is not None:
            payer, self.to_pay = self.to_pay, None
            self.tell("false_uno", seat=payer)
            self.draw_cards(payer, self.rules["false_call_penalty"], "false_uno")

    # --- Action cards and wilds: SKIP, REVERSE, DRAWN, WD, DIP, SWAP -------------------------------------------------------------

    def turn_round(self) -> None:
        self.direction = -self.direction
        self.tell("turned", direction=self.direction)

    def hit(self, seat: int, card: str, owed: int, honest: bool) -> None:
        """DRAWN, WD, and STACK: the next player draws, or is asked."""
        victim = self.next_from(seat)
        if is_wild_draw(card) and self.rules["wild_draw"] == "bluff":
            # WD-WHO: the hand as it is now, before a penalty or a catch
            self.bluff = {"seat": seat, "guilty": not honest, "hand": sorted(self.hands[seat], key=order_of)}
            self.settle()
            self.begin_turn(victim, "challenge")
            self.owed = owed
        elif self.rules["stacking"] != "off":
            self.settle()
            self.begin_turn(victim)
            self.owed = owed
        else:
            self.draw_cards(victim, owed, "hit")
            self.tell("skipped", seat=victim)
            self.end_play(seat, 2)
        if self.owed and self.rules["stacking"] != "off":
            self.tell("owes", seat=victim, count=self.owed)

    def accept(self, seat: int) -> None:
        """WD: draws and loses the turn, also when there is nothing to draw (EMPTY-2). No turn action (UNO-WINDOW)."""
        self.tell("accepted", seat=seat)
        owed, self.owed = self.owed, 0
        self.draw_cards(seat, owed, "accepted")
        self.begin_turn(self.next_from(seat))

    def challenge(self, seat: int) -> None:
        """CHALLENGE, WD-WHO, WD-GUILTY; STACK: the whole total, or the total and 2 more. No turn action (UNO-WINDOW)."""
        bluffer, guilty = self.bluff["seat"], self.bluff["guilty"]
        owed, self.owed = self.owed, 0
        self.tell("challenged", seat=seat, target=bluffer)
        self.tell("shown", {"cards": self.bluff["hand"]}, (seat,), seat=bluffer, target=seat, guilty=guilty)
        if guilty:
            self.draw_cards(bluffer, owed, "guilty")
            self.phase = "play"  # a normal turn, the same that began with the question
        else:
            self.draw_cards(seat, owed + 2, "innocent")
            self.begin_turn(self.next_from(seat))

    def dip(self, seat: int) -> None:
        """DIP: a card can always be drawn, the one under the Dip."""
        card = self.draw_cards(seat, 1, "dip")[0]
        self.phase = "give"
        if self.rules["dip_pass"] == "drawn":
            self.give(seat, card)

    def give(self, seat: int, card: str) -> None:
        """DIP, UNO-DIP: the hand is judged when the card has been passed on."""
        other = self.next_from(seat)
        self.hands[seat].remove(card)
        self.hold(other, card)
        self.tell("gave", {"card": card}, self.who_sees(seat, other), seat=seat, target=other)
        self.end_play(seat, 1)

    def exchange(self, seat: int, other: int) -> None:
        """SWAP. Who comes out of it with one card owes a call, also from one card to one card (UNO-SAY, UNO-WHEN)."""
        self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        self.said -= {seat, other}
        self.came_down |= {seat, other}
        self.tell("swapped", seat=seat, target=other)

    def rotate(self) -> None:
        """All hands move on one seat in the direction of play (`seven_zero`, CUSTOM); the calls as in an exchange."""
        self.hands = [self.hands[self.next_from(seat, -1)] for seat in range(self.seats)]
        self.said = set()
        self.came_down = set(range(self.seats))
        self.tell("rotated", direction=self.direction)

    # --- CUSTOM ------------------------------------------------------------------------------------------------------------------

    def begin_instruction(self, seat: int, card: str, target: int | None) -> None:
        self.parts, self.words = self.instruction(card)
        self.player, self.chosen, self.custom_card = seat, target, card
        self.skips, self.again = 0, False
        self.resizing: list[int] = []  # the seats that `hand` has still to come to
        self.carry_on()

    def carry_on(self) -> None:
        """The parts in order, then the text, then the turn passes; stops where a seat is asked."""
        seat = self.player
        while self.parts or self.resizing:
            if self.resizing:
                other = self.resizing[0]
                if len(self.hands[other]) > self.size:
                    self.turn, self.phase = other, "discard"
                    return
                self.resizing.pop(0)
                if len(self.hands[other]) < self.size:
                    self.draw_cards(other, self.size - len(self.hands[other]), "custom")
            else:
                self.carry_out(self.parts.pop(0))
        self.turn = seat
        if self.words:
            self.phase = "confirm"
            self.tell("asks_done", seat=seat, card=self.custom_card)
            return
        self.end_instruction()

    def carry_out(self, part: list[Any]) -> None:
        seat, name = self.player, part[0]
        following = self.around(seat)[1:]  # the other players, in order of play from the next
        if name == "draw":
            who: dict[str, list[int | None]] = {
                "next": [following[0]],
                "previous": [following[-1]],
                "chosen": [self.chosen],
                "others": [*following],
                "everyone": [*following, seat],
            }
            for other in who[part[1]]:
                if other is not None:
                    self.draw_cards(other, part[2], "custom")
        elif name == "skip":
            self.skips += part[1]  # counted at the end, in the direction that then holds; several add up
        elif name == "reverse":
            self.turn_round()
        elif name == "again":
            self.again = True
        elif name == "swap":
            assert self.chosen is not None
            self.exchange(seat, self.chosen)
        elif name == "rotate":
            self.rotate()
        elif name == "hand":
            self.resizing, self.size = self.around(seat), part[1]  # in order of play, from the player
        elif name == "until":
            wanted = self.colour if part[1] == "named" else part[1]
            cards: list[str] = []
            while not cards or colour_of(cards[-1]) != wanted:
                card = self.take()
                if card is None:
                    break
                cards.append(card)
                self.hold(following[0], card)
            if cards:
                self.tell("drew", {"cards": cards}, self.who_sees(following[0]), seat=following[0], count=len(cards), why="custom")
        elif name == "open":
            self.opened.add(seat)
            self.tell("laid_open", seat=seat)

    def discard_down(self, seat: int, card: str) -> None:
        """`hand`: a card of one's choice goes under the top card. No turn action."""
        self.hands[seat].remove(card)
        self.discard.insert(len(self.discard) - 1, card)
        self.said.discard(seat)
        self.came_down.add(seat)
        self.tell("discarded", seat=seat, card=card)
        self.carry_on()

    def done(self, seat: int) -> None:
        """The free text has been carried out, and with it the whole instruction: only now are calls of UNO judged."""
        self.tell("done", seat=seat, card=self.custom_card)
        self.end_instruction()

    def end_instruction(self) -> None:
        seat = self.player
        if self.again:  # `again` cancels the skips
            self.tell("again", seat=seat)
            self.end_play(seat, 0)
        else:
            for steps in range(1, self.skips + 1):
                self.tell("skipped", seat=self.next_from(seat, steps))
            self.end_play(seat, 1 + self.skips)

    # --- Saying UNO: UNO-WHEN, UNO-CATCH, UNO-WINDOW, UNO-FALSE ------------------------------------------------------------------

    def is_due_with(self, seat: int, card: str, target: int | None) -> bool:
        """UNO-WHEN: may UNO be said with this play? When two cards are held, or (not with a Customizable) one is left after its effects."""
        if self.rules["uno"] == "auto" or seat in self.early:  # never due; having been said it is not due a second time
            return False
        if len(self.hands[seat]) == 2:
            return True
        if target is not None and not card.startswith("WCUSTOM"):
            return len(self.hands[target]) == 1
        if self.rules["seven_zero"] and not is_wild(card) and symbol_of(card) == "0":
            return len(self.hands[self.next_from(seat, -1)]) == 1
        return False

    def call(self, seat: int) -> None:
        """Saying UNO without a play: early, when on turn with two cards, or afterwards, while it is owed.

        On turn, "in whatever phase", is read as being asked: also for a discard or an answer to a Wild Draw in another's play. A call
        under `uno: auto` is never due, and so a false one.
        """
        if seat in self.owes:
            self.owes.remove(seat)
            self.said.add(seat)
            self.tell("uno", seat=seat)
        elif seat == self.turn and len(self.hands[seat]) == 2 and seat not in self.early and self.rules["uno"] == "manual":
            self.early.add(seat)
            self.tell("uno", seat=seat)
        elif not self.rules["false_call_penalty"] or seat in self.false_calls:  # UNO-FALSE
            raise Refused("UNO-FALSE")
        else:
            self.false_calls.add(seat)
            self.tell("false_uno", seat=seat)
            self.draw_cards(seat, self.rules["false_call_penalty"], "false_uno")

    def catch(self, seat: int, target: int) -> None:
        """UNO-CATCH: any other player, once. Oneself, or one who does not sit there, cannot even be caught falsely."""
        if seat == target or target >= self.seats:
            raise Refused("UNO-CATCH")
        if target in self.owes:
            self.owes.remove(target)
            self.tell("caught", seat=seat, target=target)
            self.draw_cards(target, self.rules["uno_penalty"], "caught")
        elif not self.rules["false_catch_penalty"] or seat in self.false_catches:  # UNO-FALSE
            raise Refused("UNO-FALSE")
        else:
            self.false_catches.add(seat)
            self.tell("false_catch", seat=seat, target=target)
            self.draw_cards(seat, self.rules["false_catch_penalty"], "false_catch")

    # --- The end of a round: OUT, OUT-DRAW, OUT-WILD, SCORE ----------------------------------------------------------------------

    def go_out(self, seat: int, card: str, target: int | None, owed: int) -> None:
        """A last Reverse is read as a last Skip: nobody's turn follows, so that the direction stays."""
        winner = seat
        if owed:  # OUT-DRAW, without a challenge; STACK: the total
            self.draw_cards(self.next_from(seat), owed, "last")
        elif target is not None:  # `swap_last: swap`: the other player is left without cards, and wins
            self.exchange(seat, target)
            winner = target
        elif card.startswith("WCUSTOM"):  # OUT-WILD: only the `draw` parts; `chosen` draws nothing, `everyone` leaves the winner out
            self.player, self.chosen = seat, None
            for part in self.instruction(card)[0]:
                if part[0] == "draw":
                    self.carry_out(["draw", "others" if part[1] == "everyone" else part[1], part[2]])
        self.end_round(winner)

    def side(self, seat: int) -> list[int]:
        """The seats that win and lose with this one: itself, and under `teams` the partner opposite."""
        return [other for other in range(self.seats) if other == seat or (self.rules["teams"] and other % 2 == seat % 2)]

    def points_in(self, seats: list[int]) -> int:
        return sum(points_of(card) for seat in seats for card in self.hands[seat])

    def end_blocked(self, why: str) -> None:
        """BLOCKED, ENDLESS: the hand, or the two of a team, with the fewest points; none if two tie."""
        self.tell("blocked", why=why)
        sides = [self.side(seat) for seat in range(self.seats) if self.side(seat)[0] == seat]
        fewest = min(self.points_in(side) for side in sides)
        best = [side for side in sides if self.points_in(side) == fewest]
        winner = None
        if len(best) == 1:  # the team is named by its seat with fewer points, the lower if equal
            winner = min(best[0], key=lambda seat: (self.points_in([seat]), seat))
        self.end_round(winner)

    def end_round(self, winner: int | None) -> None:
        self.turn, self.phase, self.round_winner = None, "round_over", winner
        self.owed, self.bluff, self.drawn, self.to_pay = 0, {}, None, None
        self.owes, self.early, self.came_down, self.opened = set(), set(), set(), set()
        self.said = {seat for seat in self.said if len(self.hands[seat]) == 1}
        won = [0] * self.seats
        if self.rules["scoring"] == "low_total":  # everyone keeps the points left in hand, also in a blocked round, also in a tied one
            won = [self.points_in(self.side(seat)) for seat in range(self.seats)]
        elif winner is not None:  # SCORE: the winner scores the cards left in all other hands; both partners carry the opponents'
            for seat in self.side(winner):
                won[seat] = self.points_in([other for other in range(self.seats) if other not in self.side(winner)])
        self.scores = [score + points for score, points in zip(self.scores, won, strict=True)]
        self.won = won
        if max(self.scores) >= self.rules["target"]:
            if self.rules["scoring"] == "low_total":  # the lowest total wins; if two sides share it, another round decides
                lowest = [seat for seat in range(self.seats) if self.scores[seat] == min(self.scores)]
                if lowest == self.side(lowest[0]):
                    self.game_winner = lowest[0]
            elif winner is not None:
                self.game_winner = winner
        if self.game_winner is not None:
            self.phase = "game_over"

    # --- EMPTY, EMPTY-2 ----------------------------------------------------------------------------------------------------------

    def shuffle(self) -> None:
        """The draw pile has been shuffled; of one card the order is known all the same."""
        self.order_known = len(self.draw) < 2
        self.taken.append("reshuffle")
        if self.told and self.told[len(self.taken) - 1 : len(self.taken)] != ["reshuffle"]:
            raise Fault(f"drawn: a reshuffle is due at entry {len(self.taken)} of {self.told}")

    def take(self) -> str | None:
        """The top card of the draw pile; none when nothing can be drawn."""
        if not self.draw and len(self.discard) > 1:  # EMPTY: the discard pile without its top card
            self.draw, self.discard = self.discard[:-1], self.discard[-1:]
            self.tell("shuffled", count=len(self.draw))
            self.shuffle()
        return self.take_known() if self.draw else None

    def take_known(self) -> str:
        if self.order_known:
            card = self.draw[0]
        elif len(self.taken) < len(self.told):
            card = self.told[len(self.taken)]
        else:
            raise Fault(f"drawn: an entry {len(self.taken) + 1} is missing")
        if card not in self.draw:
            raise Fault(f"drawn: entry {len(self.taken) + 1} of {self.told} cannot be {card}")
        self.draw.remove(card)  # the first of its kind: with a known order, the top
        self.taken.append(card)
        return card

    def hold(self, seat: int, card: str) -> None:
        """A card comes to a hand; a call for one card is over when there are more."""
        self.hands[seat].append(card)
        if len(self.hands[seat]) > 1:
            self.said.discard(seat)
            self.owes.discard(seat)

    def draw_cards(self, seat: int, count: int, why: str) -> list[str]:
        """EMPTY-2: what there is; the rest is forgiven."""
        cards: list[str] = []
        while len(cards) < count:
            card = self.take()
            if card is None:
                break
            cards.append(card)
            self.hold(seat, card)
        if cards:
            self.tell("drew", {"cards": cards}, self.who_sees(seat), seat=seat, count=len(cards), why=why)
        if len(cards) < count:
            self.tell("forgiven", seat=seat, count=count - len(cards))
        return cards

    # --- What is shown -----------------------------------------------------------------------------------------------------------

    def position(self, seat: int | None = None) -> dict[str, Any]:
        """What `lastcard replay --json` prints, whole or as one seat may know it."""
        hands = [sorted(hand, key=order_of) for hand in self.hands]
        if seat is not None and not self.opened:
            hands = [hand if other == seat else ["?"] * len(hand) for other, hand in enumerate(hands)]
        said = [
            other
            for other in range(self.seats)
            if (other in self.said | self.early and len(self.hands[other]) == 1)
            or (other in self.early and other == self.turn and len(self.hands[other]) == 2)
        ]
        return {
            "round": self.round,
            "phase": self.phase,
            "turn": self.turn,
            "direction": self.direction,
            "colour": self.colour,
            "top": self.top,
            "hands": hands,
            "draw_count": len(self.draw),
            "discard_count": len(self.discard),
            "scores": list(self.scores),
            "owed": self.owed,
            "said_uno": said,
            "catchable": sorted(self.owes),
            "legal": {str(other): self.moves_allowed(other) for other in range(self.seats) if seat in (None, other)},
            "round_winner": self.round_winner,
            "game_winner": self.game_winner,
        }
