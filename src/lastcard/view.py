"""What one seat may know of a game: built up from what is allowed, never the whole state with parts taken out.

>>> from lastcard import Game
>>> view = Game("classic", players=3, seed="2a").view(1)
>>> len(view.hand), view.hands[0], view.counts
(7, None, (7, 7, 7))
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from .cards import Card, Colour
from .kernel import codes
from .kernel.look import Look
from .kernel.memory import Recall
from .kernel.ruleset import Ruleset
from .moves import Move
from .rules import Rules


@dataclass(frozen=True)
class View:
    """One seat's knowledge at one moment. `look` and `ruleset` are the same in numbers, for bots that count."""

    rules: Rules
    look: Look
    ruleset: Ruleset
    #: The hands that this seat may see, others None: its own, and all while they lie open (CUSTOM, `open`).
    hands: tuple[tuple[Card, ...] | None, ...]
    dealer: int
    round: int
    _recall: Callable[[], Recall] = field(repr=False, compare=False)

    @cached_property
    def memory(self) -> Recall:
        """What the seat has learned of the other hands in this round, in numbers: see `kernel/memory.py`."""
        return self._recall()

    @property
    def seat(self) -> int:
        """Whose view this is."""
        return self.look.seat

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.look.seats

    @property
    def phase(self) -> str:
        """Who is being asked what; see `Game.phase`."""
        return codes.PHASE_NAMES[self.look.phase]

    @property
    def turn(self) -> int | None:
        """The seat that is asked, or None when the round is over."""
        return None if self.look.turn < 0 else self.look.turn

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards, sorted."""
        hand = self.hands[self.look.seat]
        assert hand is not None
        return hand

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(self.look.sizes[: self.look.seats])

    @property
    def top(self) -> Card:
        """The top card of the discard pile."""
        return self.rules.edition.kinds[self.look.top]

    @property
    def colour(self) -> Colour | None:
        """The colour in force."""
        return None if self.look.colour == codes.NO_COLOUR else Colour(self.look.colour)

    @property
    def direction(self) -> int:
        """+1 clockwise, -1 counter-clockwise."""
        return self.look.direction

    @property
    def draw_count(self) -> int:
        """Cards in the draw pile."""
        return self.look.draw_n

    @property
    def discard_count(self) -> int:
        """Cards in the discard pile."""
        return self.look.discard_n

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""
        return tuple(self.look.scores[: self.look.seats])

    @property
    def owed(self) -> int:
        """The cards that the asked seat must draw, unless its answer changes that."""
        return self.look.owed

    @property
    def drawn(self) -> Card | None:
        """The card that this seat has just drawn and may play."""
        return None if self.look.drawn < 0 else self.rules.edition.kinds[self.look.drawn]

    @property
    def said_uno(self) -> tuple[int, ...]:
        """Seats that have said UNO and hold one card, or are on turn with two."""
        return said_uno(self.look.said, self.look.early, self.look.turn, tuple(self.look.sizes))

    @property
    def catchable(self) -> tuple[int, ...]:
        """Seats that owe the call of UNO now."""
        return tuple(seat for seat in range(self.seats) if self.look.catchable >> seat & 1)

    @cached_property
    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat may do now, on turn or out of it, as `Game.legal_moves` lists it."""
        return tuple(moves_of(self.look, self.ruleset, self.rules.edition.kinds))


def said_uno(said: int, early: int, turn: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """The seats that have said UNO and hold one card, or are on turn with two (UNO-WHEN)."""
    found = []
    for seat, size in enumerate(sizes):
        # With one card in hand an early call has come true, though it is judged only when the play's effects are over.
        if (size == 1 and (said | early) >> seat & 1) or (size == 2 and seat == turn and early >> seat & 1):
            found.append(seat)
    return tuple(found)


def members(bits: int) -> list[int]:
    """The members of a set of kinds, in order."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found


def moves_of(look: Look, ruleset: Ruleset, kinds: tuple[Card, ...]) -> list[Move]:
    """The legal moves of a seat, made from its view alone; a wild once per colour and seat, without the `uno` ending."""
    seat, phase = look.seat, look.phase
    moves = []
    if phase < codes.ROUND_OVER:
        moves = [Move(seat, "play", *choice) for kind in members(look.playable) for choice in _ways(look, ruleset, kinds, kind)]
        if seat == look.turn:
            moves += _answers(look, kinds)
        if look.catchable >> seat & 1:
            moves.append(Move(seat, "uno"))
        moves += [Move(seat, "catch", target=other) for other in members(look.catchable) if other != seat]
    return moves


def _ways(look: Look, ruleset: Ruleset, kinds: tuple[Card, ...], kind: int) -> list[tuple[Card, Colour | None, int | None]]:
    """The ways to lay a card: with each colour and seat that it asks for."""
    last = look.size == 1
    colours = list(Colour) if ruleset.wilds >> kind & 1 and not last else [None]
    asks = (ruleset.asks_seat_last if last else ruleset.asks_seat) >> kind & 1
    targets = [other for other in range(look.seats) if other != look.seat] if asks else [None]
    return [(kinds[kind], colour, target) for colour in colours for target in targets]


def _answers(look: Look, kinds: tuple[Card, ...]) -> list[Move]:
    """What the asked seat may do other than to lay a card."""
    seat, phase = look.seat, look.phase
    if phase == codes.PLAY:
        if look.can_draw:
            return [Move(seat, "draw")]
        return [] if look.playable else [Move(seat, "pass")]
    if phase == codes.DRAWN:
        return [Move(seat, "keep")] if look.may_keep else []
    if phase == codes.CHALLENGE:
        return [Move(seat, "accept"), Move(seat, "challenge")]
    if phase == codes.COLOUR:
        return [Move(seat, "colour", colour=colour) for colour in Colour]
    if phase == codes.CONFIRM:
        return [Move(seat, "done")]
    return [Move(seat, "give" if phase == codes.GIVE else "discard", kinds[kind]) for kind in members(look.hand)]
