"""An edition and its options as numbers: which kinds match, answer and may finish, what each does, and every option.

A set of kinds is a whole number with a bit for each kind. The effect table has a row for each part of each card: printed cards and
instructions of Customizable cards alike (CUSTOM).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ..cards import Card, Symbol
from ..instructions import Instruction
from ..rules import Rules
from . import codes
from .types import Fixed

#: name, NumPy's letters, length of a row (0: one number).
# fmt: off  (the columns are aligned to be read as a table)
FIELDS: tuple[tuple[str, str, int], ...] = (
    ("of_colour", "i8", 5),  # the kinds of each colour; none of NO_COLOUR
    ("fits_colour", "i8", 5),  # those and all wilds
    ("of_symbol", "i8", codes.KINDS),  # the coloured kinds with the symbol of this one
    ("answers", "i8", codes.KINDS),  # the kinds that answer this one in a stack (STACK)
    ("wilds", "i8", 0),  # all wilds
    ("wild_draws", "i8", 0),  # Wild Draws
    ("finishers", "i8", 0),  # the kinds that may be laid last (`finish`)
    ("asks_seat", "i8", 0),  # the kinds that need a seat
    ("asks_seat_last", "i8", 0),  # those that need one as a last card too (`swap_last`)
    ("customs", "i8", 0),  # Customizable cards
    ("texts", "i8", 0),  # those with free text
    ("no_cards", "i1", codes.SEATS * codes.KINDS),
    ("pack", "i1", codes.PACK),
    ("colour_of", "i1", codes.KINDS),  # NO_COLOUR for wilds
    ("points", "i1", codes.KINDS),
    ("opening", "i1", codes.KINDS),
    ("hit", "i1", codes.KINDS),  # how many a draw card makes the next player draw
    ("first_part", "i2", codes.KINDS + 1),  # a kind's rows in the effect table: first_part[kind] to first_part[kind + 1]
    ("part_op", "i1", codes.PARTS),
    ("part_who", "i1", codes.PARTS),
    ("part_n", "i1", codes.PARTS),
    ("kinds", "i2", 0),
    ("pack_n", "i2", 0),
    ("target", "i4", 0),
    ("hand_size", "i2", 0),
    ("low_total", "i1", 0),
    ("teams", "i1", 0),
    ("wild_draw", "i1", 0),
    ("wild_draw_test", "i1", 0),
    ("uno_auto", "i1", 0),
    ("uno_penalty", "i2", 0),
    ("false_call_penalty", "i2", 0),
    ("false_catch_penalty", "i2", 0),
    ("draw_until", "i1", 0),
    ("draw_limit", "i2", 0),
    ("force_play", "i1", 0),
    ("stacking", "i1", 0),
    ("jump_in", "i1", 0),
    ("dip_drawn", "i1", 0),
    ("swap_last", "i1", 0),
    ("two_player_skip", "i1", 0),
)
# fmt: on

ROWS = tuple(name for name, _, length in FIELDS if length)


class Ruleset:
    """The interpreted form: numbers and tuples."""

    __slots__ = tuple(name for name, _, _ in FIELDS)

    of_colour: Fixed
    fits_colour: Fixed
    of_symbol: Fixed
    answers: Fixed
    wilds: int
    wild_draws: int
    finishers: int
    asks_seat: int
    asks_seat_last: int
    customs: int
    texts: int
    no_cards: Fixed
    pack: Fixed
    colour_of: Fixed
    points: Fixed
    opening: Fixed
    hit: Fixed
    first_part: Fixed
    part_op: Fixed
    part_who: Fixed
    part_n: Fixed
    kinds: int
    pack_n: int
    target: int
    hand_size: int
    low_total: int
    teams: int
    wild_draw: int
    wild_draw_test: int
    uno_auto: int
    uno_penalty: int
    false_call_penalty: int
    false_catch_penalty: int
    draw_until: int
    draw_limit: int
    force_play: int
    stacking: int
    jump_in: int
    dip_drawn: int
    swap_last: int
    two_player_skip: int


_PRINTED = {
    "hit": codes.P_HIT,
    "turn": codes.P_TURN,
    "skip": codes.P_SKIP,
    "swap": codes.P_SWAP,
    "rotate": codes.P_ROTATE,
    "dip": codes.P_DIP,
}
_WRITTEN = {
    "draw": codes.P_DRAW,
    "skip": codes.P_SKIP,
    "reverse": codes.P_REVERSE,
    "again": codes.P_AGAIN,
    "swap": codes.P_SWAP,
    "rotate": codes.P_ROTATE,
    "hand": codes.P_HAND,
    "until": codes.P_UNTIL,
    "open": codes.P_OPEN,
}
_OPENINGS = {"play": codes.O_PLAY, "skip": codes.O_SKIP, "draw": codes.O_DRAW, "reverse": codes.O_REVERSE, "colour": codes.O_COLOUR}


@lru_cache(maxsize=256)
def compile_rules(rules: Rules) -> Ruleset:
    """The numbers of these rules."""
    found = Ruleset()
    kinds = rules.edition.kinds
    numbers = {card: kind for kind, card in enumerate(kinds)}
    if len(kinds) > codes.KINDS:
        raise ValueError(f"{rules.edition.name} has {len(kinds)} kinds of card: the kernel has room for {codes.KINDS}")

    def those(*wanted: bool) -> int:
        return sum(1 << kind for kind, yes in enumerate(wanted) if yes)

    found.kinds = len(kinds)
    found.of_colour = (*(those(*(card.colour == colour for card in kinds)) for colour in range(4)), 0)
    found.of_symbol = _row(those(*(other.symbol == card.symbol and not card.is_wild for other in kinds)) for card in kinds)
    found.wilds = those(*(card.is_wild for card in kinds))
    found.fits_colour = tuple(kinds_of | found.wilds for kinds_of in found.of_colour)
    found.wild_draws = those(*(card.is_wild and card.symbol.draws > 0 for card in kinds))
    found.answers = _row(those(*(_answers(other, card, rules.stacking) for other in kinds)) for card in kinds)
    found.finishers = those(*(_may_finish(card, rules.finish) for card in kinds))
    found.customs = those(*(card.symbol.custom > 0 for card in kinds))
    found.texts = those(*(bool(_written(card, rules).text) for card in kinds))
    found.no_cards = bytes(codes.SEATS * codes.KINDS)
    found.pack = bytes([numbers[card] for card in rules.edition.deck]).ljust(codes.PACK, b"\0")
    found.pack_n = len(rules.edition.deck)
    found.colour_of = _row((codes.NO_COLOUR if card.colour is None else int(card.colour)) for card in kinds)
    found.points = _row(rules.edition.points(card) for card in kinds)
    found.opening = _row(_opening(card, rules) for card in kinds)
    found.hit = _row(card.symbol.draws for card in kinds)

    first: list[int] = []
    table: list[tuple[int, int, int]] = []
    seats = 0
    for kind, card in enumerate(kinds):
        first.append(len(table))
        table += _parts(card, rules)
        seats |= (any(op == codes.P_SWAP or (op, who) == (codes.P_DRAW, codes.W_CHOSEN) for op, who, _ in table[first[-1] :])) << kind
    if len(table) > codes.PARTS:
        raise ValueError(f"{len(table)} parts are too many: the kernel has room for {codes.PARTS}")
    found.first_part = tuple(first) + (len(table),) * (codes.KINDS + 1 - len(first))
    found.part_op, found.part_who, found.part_n = (_row((row[column] for row in table), codes.PARTS) for column in range(3))
    found.asks_seat = seats
    found.asks_seat_last = those(*(card.symbol is Symbol.WILD_SWAP and rules.swap_last == "swap" for card in kinds))

    found.target = rules.target
    found.hand_size = rules.hand_size
    found.low_total = int(rules.scoring == "low_total")
    found.teams = int(rules.teams)
    found.wild_draw = ("strict", "bluff", "free").index(rules.wild_draw)
    found.wild_draw_test = ("colour", "match", "playable").index(rules.wild_draw_test)
    found.uno_auto = int(rules.uno == "auto")
    found.uno_penalty = rules.uno_penalty
    found.false_call_penalty = rules.false_call_penalty
    found.false_catch_penalty = rules.false_catch_penalty
    found.draw_until = int(rules.draw_until_playable)
    found.draw_limit = rules.draw_limit
    found.force_play = int(rules.force_play)
    found.stacking = ("off", "same", "up").index(rules.stacking)
    found.jump_in = int(rules.jump_in)
    found.dip_drawn = int(rules.dip_pass == "drawn")
    found.swap_last = int(rules.swap_last == "swap")
    found.two_player_skip = int(rules.two_player_reverse == "skip")
    return found


def _row(numbers: Iterable[int], length: int = codes.KINDS) -> tuple[int, ...]:
    found = tuple(int(number) for number in numbers)
    return found + (0,) * (length - len(found))


def _answers(card: Card, top: Card, stacking: str) -> bool:
    """STACK: a draw card answers one of the same kind (`same`), or of the same kind or more (`up`)."""
    if stacking == "off" or not top.symbol.draws or not card.symbol.draws:
        return False
    return card.symbol is top.symbol or (stacking == "up" and card.symbol.draws > top.symbol.draws)


def _may_finish(card: Card, finish: str) -> bool:
    return card.symbol.is_number if finish == "number" else not (finish == "no_wild" and card.is_wild)


def _opening(card: Card, rules: Rules) -> int:
    if not rules.edition.may_open(card, rules.opening_wild):
        return codes.O_RETURN
    return _OPENINGS[rules.edition.face(card).opening]


def _written(card: Card, rules: Rules) -> Instruction:
    """CUSTOM: what is written on a card; a card beyond the list is blank."""
    place = card.symbol.custom
    return rules.custom[place - 1] if 0 < place <= len(rules.custom) else Instruction()


def _parts(card: Card, rules: Rules) -> list[tuple[int, int, int]]:
    """A card's rows of the effect table: (part, who or colour, number)."""
    if rules.seven_zero and card.symbol is Symbol.SEVEN:
        return [(codes.P_SWAP, 0, 0)]
    if rules.seven_zero and card.symbol is Symbol.ZERO:
        return [(codes.P_ROTATE, 0, 0)]
    rows = []
    for name, *values in rules.edition.face(card).effect:
        if name != "custom":
            rows.append((_PRINTED[name], 0, values[0] if values else 0))
    for name, *values in _written(card, rules).parts:
        who = number = 0
        if name == "draw":
            who, number = codes.WHO_NAMES.index(values[0]), values[1]
        elif name == "until":
            who = "RYGB".find(values[0]) if values[0] != "named" else codes.NAMED
        elif values:
            number = values[0]
        rows.append((_WRITTEN[name], who, number))
    return rows
