"""One round in progress: everything that the rules need to know, and nothing else.

`FIELDS` makes both forms: `State`, a `__slots__` object for interpreted play, and a NumPy record for compiled play. The field's
letters are NumPy's (`i1` is a signed byte); a field with a length is a row of numbers.

The cards that are in no hand lie in one row, `pile`: the draw pile from its left end (its top card at `draw_n - 1`), the discard
pile from its right end inwards (its top card at `len(pile) - discard_n`). The two can never meet, as all cards together just fit.
Of the draw pile, the lowest `loose` cards have been shuffled but not yet put in order: chance chooses among them when one is taken.
"""

from __future__ import annotations

from typing import Any

from . import codes
from .types import Numbers

#: name, NumPy's letters, length of a row (0: one number).
# fmt: off  (the columns are aligned to be read as a table)
FIELDS: tuple[tuple[str, str, int], ...] = (
    ("mask", "i8", codes.SEATS),  # the kinds in each hand, as a set
    ("deck_rng", "i8", 4),  # the generator of the cards
    ("scores", "i4", codes.SEATS),
    ("count", "i1", codes.SEATS * codes.KINDS),  # how many of each kind in each hand: count[seat * KINDS + kind]
    ("judged", "i1", codes.KINDS),  # the hand that a challenge looks at (WD-WHO)
    ("pile", "i1", codes.PACK),
    ("size", "i1", codes.SEATS),  # cards in each hand
    ("actions", "i2", 0),  # turn actions so far (ENDLESS)
    ("owed", "i2", 0),  # cards that the seat being asked must draw
    ("skips", "i2", 0),  # turns that the present play takes away
    ("said", "i2", 0),  # seats that said UNO and hold one card, as a set
    ("early", "i2", 0),  # seats that said it before coming down to one card (UNO-WHEN)
    ("catchable", "i2", 0),  # seats that owe the call now (UNO-CATCH)
    ("touched", "i2", 0),  # seats left with one card by the present play, not judged yet
    ("false_called", "i2", 0),  # seats that made their false call since the last turn action (UNO-FALSE)
    ("false_caught", "i2", 0),  # seats that made their false catch since then
    ("open_by", "i2", 0),  # seats whose instruction laid all hands open (CUSTOM)
    ("part", "i2", 0),  # the row of the effect table that is carried out next
    ("part_end", "i2", 0),  # the first row after it that is not
    ("draw_n", "i1", 0),  # cards in the draw pile
    ("discard_n", "i1", 0),  # cards in the discard pile
    ("loose", "i1", 0),  # cards of the draw pile that are in no order yet
    ("seats", "i1", 0),
    ("dealer", "i1", 0),
    ("direction", "i1", 0),  # +1 clockwise, -1 counter-clockwise
    ("turn", "i1", 0),  # the seat that is asked; NONE when the round is over
    ("phase", "i1", 0),
    ("colour", "i1", 0),  # the colour in force, or NO_COLOUR
    ("colour_before", "i1", 0),  # the colour that was in force before the last wild
    ("top", "i1", 0),  # the kind on top of the discard pile
    ("drawn", "i1", 0),  # the kind just drawn, in phase DRAWN
    ("player", "i1", 0),  # who laid the last card, or had the last turn
    ("chosen", "i1", 0),  # the seat named with the last play
    ("step", "i1", 0),  # how far the `hand` part has come round the table
    ("again", "i1", 0),  # the present play lets its player go on
    ("guilty", "i1", 0),  # the Wild Draw that is asked about was a bluff
    ("false_due", "i1", 0),  # the present play came with a false call, not paid yet
    ("passes", "i1", 0),  # players in turn who passed (BLOCKED)
    ("ended", "i1", 0),  # how the round ended, 0 while it lasts
    ("round_winner", "i1", 0),
    ("game_winner", "i1", 0),
)
# fmt: on

NAMES = tuple(name for name, _, _ in FIELDS)
ROWS = tuple(name for name, _, length in FIELDS if length)
SINGLES = tuple(name for name, _, length in FIELDS if not length)


class State:
    """The interpreted form. Rows are bytearrays, and lists where a number may be large or below zero."""

    __slots__ = NAMES

    mask: Numbers
    deck_rng: Numbers
    scores: Numbers
    count: Numbers
    judged: Numbers
    pile: Numbers
    size: Numbers
    actions: int
    owed: int
    skips: int
    said: int
    early: int
    catchable: int
    touched: int
    false_called: int
    false_caught: int
    open_by: int
    part: int
    part_end: int
    draw_n: int
    discard_n: int
    loose: int
    seats: int
    dealer: int
    direction: int
    turn: int
    phase: int
    colour: int
    colour_before: int
    top: int
    drawn: int
    player: int
    chosen: int
    step: int
    again: int
    guilty: int
    false_due: int
    passes: int
    ended: int
    round_winner: int
    game_winner: int

    def __init__(self, pack: int = codes.PACK) -> None:
        """An empty state with room for a pack of so many cards."""
        fits = pack <= codes.PACK
        for name, letters, length in FIELDS:
            if not length:
                setattr(self, name, 0)
            elif letters == "i1" and fits:
                setattr(self, name, bytearray(length))
            else:
                setattr(self, name, [0] * (max(length, pack) if name == "pile" else length))

    def copy(self) -> State:
        """Another state that is equal and shares nothing."""
        other: State = object.__new__(State)
        for name in ROWS:
            setattr(other, name, getattr(self, name)[:])
        for name in SINGLES:
            setattr(other, name, getattr(self, name))
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and as_numbers(self) == as_numbers(other)

    __hash__ = None  # type: ignore[assignment]  # a state changes


def as_numbers(state: Any) -> dict[str, int | list[int]]:
    """Every field as plain numbers, of either form of state."""
    found: dict[str, int | list[int]] = {name: [int(number) for number in getattr(state, name)] for name in ROWS}
    found.update({name: int(getattr(state, name)) for name in SINGLES})
    return found
