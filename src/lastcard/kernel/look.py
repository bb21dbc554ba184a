"""What one seat may know, built up from nothing: bots are given this and never the state.

`FIELDS` makes both forms, as in `state.py`. Everything here is the seat's own, or lies or was said openly.
"""

from __future__ import annotations

from . import codes
from .bits import copy_part
from .legal import is_honest, may_keep, playable, playable_now
from .ruleset import Ruleset
from .state import State
from .types import Numbers

#: name, NumPy's letters, length of a row (0: one number).
# fmt: off  (the columns are aligned to be read as a table)
FIELDS: tuple[tuple[str, str, int], ...] = (
    ("hand", "i8", 0),  # the kinds in the seat's own hand, as a set
    ("playable", "i8", 0),  # those that it may lay now, on turn or out of it
    ("count", "i1", codes.KINDS),  # how many of each kind it holds
    ("sizes", "i1", codes.SEATS),  # cards in every hand
    ("discards", "i1", codes.KINDS),  # how many of each kind lie in the discard pile
    ("rng", "i8", 4),  # the generator that the seat's bot draws from, its own
    ("scores", "i4", codes.SEATS),
    ("weights", "i2", codes.WEIGHTS),  # by which its bot values moves, if it does so with weights
    ("owed", "i2", 0),
    ("said", "i2", 0),
    ("early", "i2", 0),
    ("catchable", "i2", 0),
    ("actions", "i2", 0),
    ("skips", "i2", 0),
    ("touched", "i2", 0),
    ("false_called", "i2", 0),
    ("false_caught", "i2", 0),
    ("open_by", "i2", 0),
    ("part", "i2", 0),
    ("part_end", "i2", 0),
    ("seat", "i1", 0),
    ("seats", "i1", 0),
    ("size", "i1", 0),  # cards in its own hand
    ("phase", "i1", 0),
    ("turn", "i1", 0),
    ("direction", "i1", 0),
    ("colour", "i1", 0),
    ("colour_before", "i1", 0),
    ("top", "i1", 0),
    ("drawn", "i1", 0),  # the kind it has just drawn; NONE for everybody else
    ("player", "i1", 0),  # who laid the last card, or had the last turn
    ("honest", "i1", 0),  # whether a Wild Draw from its hand would be honest now
    ("can_draw", "i1", 0),
    ("may_keep", "i1", 0),
    ("draw_n", "i1", 0),
    ("discard_n", "i1", 0),
    ("dealer", "i1", 0),
    ("chosen", "i1", 0),
    ("step", "i1", 0),
    ("again", "i1", 0),
    ("false_due", "i1", 0),
    ("passes", "i1", 0),
    ("weighted", "i1", 0),  # whether the weights have been laid out
)
# fmt: on

ROWS = tuple(name for name, _, length in FIELDS if length)


class Look:
    """The interpreted form."""

    __slots__ = tuple(name for name, _, _ in FIELDS)

    hand: int
    playable: int
    count: Numbers
    sizes: Numbers
    discards: Numbers
    rng: Numbers
    scores: Numbers
    weights: Numbers
    owed: int
    said: int
    early: int
    catchable: int
    actions: int
    skips: int
    touched: int
    false_called: int
    false_caught: int
    open_by: int
    part: int
    part_end: int
    seat: int
    seats: int
    size: int
    phase: int
    turn: int
    direction: int
    colour: int
    colour_before: int
    top: int
    drawn: int
    player: int
    honest: int
    can_draw: int
    may_keep: int
    draw_n: int
    discard_n: int
    dealer: int
    chosen: int
    step: int
    again: int
    false_due: int
    passes: int
    weighted: int

    def __init__(self) -> None:
        for name, _, length in FIELDS:
            setattr(self, name, [0] * length if length else 0)  # hands of any size: not bytes


def glance(state: State, rules: Ruleset, seat: int, look: Look) -> None:
    """The part of a view that every decision needs."""
    look.seat = seat
    look.seats = state.seats
    look.hand = state.mask[seat]
    look.size = state.size[seat]
    phase = state.phase
    look.phase = phase
    look.early = state.early
    # The first two branches of `playable_now`, and `can_draw` below, are written out: almost every turn goes this way.
    if seat == state.turn and phase <= codes.DRAWN:
        kinds = playable(state, rules, seat)
        if phase == codes.DRAWN:
            kinds &= 1 << state.drawn
    else:
        kinds = playable_now(state, rules, seat)
    look.playable = kinds
    look.honest = 1
    if kinds & rules.wild_draws and rules.wild_draw != codes.STRICT and not is_honest(state, rules, seat):
        look.honest = 0
    look.can_draw = state.draw_n > 0 or state.discard_n > 1
    look.may_keep = 1
    if rules.force_play and seat == state.turn and phase == codes.DRAWN:
        look.may_keep = may_keep(state, rules, seat)


def look_closely(state: State, rules: Ruleset, seat: int, look: Look) -> None:
    """The whole view: `glance`, the seat's own cards, and what lies open on the table."""
    glance(state, rules, seat, look)
    copy_part(look.count, 0, state.count, seat * codes.KINDS, codes.KINDS)
    for other in range(state.seats):
        look.sizes[other] = state.size[other]
        look.scores[other] = state.scores[other]
    look.turn = state.turn
    look.drawn = state.drawn if seat == state.turn and state.phase == codes.DRAWN else codes.NONE
    look.owed = state.owed
    look.said = state.said
    look.catchable = state.catchable
    look.direction = state.direction
    look.colour = state.colour
    look.colour_before = state.colour_before
    look.top = state.top
    look.player = state.player
    look.draw_n = state.draw_n
    look.discard_n = state.discard_n


def look_deeply(state: State, rules: Ruleset, seat: int, look: Look) -> None:
    """The view of one who reckons: `look_closely`, the discards that all have seen laid, and how far the present play has come."""
    look_closely(state, rules, seat, look)
    count_discards(state, rules, look)
    look_on(state, look)


def look_on(state: State, look: Look) -> None:
    """How far the present play has come."""
    look.actions = state.actions
    look.skips = state.skips
    look.touched = state.touched
    look.false_called = state.false_called
    look.false_caught = state.false_caught
    look.open_by = state.open_by
    look.part = state.part
    look.part_end = state.part_end
    look.dealer = state.dealer
    look.chosen = state.chosen
    look.step = state.step
    look.again = state.again
    look.false_due = state.false_due
    look.passes = state.passes


def count_discards(state: State, rules: Ruleset, look: Look) -> None:
    """How many of each kind lie in the discard pile: all have seen them laid."""
    for kind in range(rules.kinds):
        look.discards[kind] = 0
    bottom = len(state.pile) - 1
    for place in range(state.discard_n):
        look.discards[state.pile[bottom - place]] += 1
