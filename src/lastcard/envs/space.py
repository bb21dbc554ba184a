"""What the numbers stand for: those of the actions, and those of an observation, at one table.

Actions depend on the edition and the table's size alone, never on options, so that what was learned under one option can be
played under another. Seats are counted from the one that acts or observes: 1 is the next clockwise. Saying UNO is an action of its own
(UNO-WHEN: early, on turn with two cards; or afterwards, while it is owed), and never part of a play.

>>> from lastcard.rules import Rules
>>> rules = Rules.of("pocket")
>>> space = space_of(rules, 3)
>>> space.actions, describe(space, rules.edition.kinds, space.play + 3)
(135, 'play R4')
>>> slices = layout(Rules.of("classic"), 4)
>>> slices["hand"], slices["sizes"]
(slice(0, 54, None), slice(355, 359, None))
"""

from __future__ import annotations

from functools import lru_cache
from math import prod

from ..cards import Card, Colour, Symbol
from ..edition import Edition
from ..kernel import codes
from ..kernel.types import Fixed
from ..rules import Rules

#: The most actions that a space has room for. Modern with ten players has 350.
ACTIONS = 512
NONE = codes.NONE

#: The verb of the one action that is no move: doing nothing when asked out of turn.
NOTHING = NONE

#: name, NumPy's letters, length of a row (0: one number).
# fmt: off  (the columns are aligned to be read as a table)
FIELDS: tuple[tuple[str, str, int], ...] = (
    ("pack", "i1", codes.KINDS),  # cards of each kind in the whole pack
    ("coloured_at", "i2", codes.KINDS),  # of a kind that is played with a colour: its first number, one for each colour
    ("seat_at", "i2", codes.KINDS),  # of a kind that is played with a seat: its first number, one for each other seat
    ("both_at", "i2", codes.KINDS),  # of a kind that is played with both: its first number, seats within colours
    ("verb", "i1", ACTIONS),  # what each number does: verb,
    ("kind", "i1", ACTIONS),  # kind of card,
    ("colour", "i1", ACTIONS),  # colour named,
    ("steps", "i1", ACTIONS),  # and seat named, in places on clockwise; 0 for none
    ("seats", "i2", 0),
    ("kinds", "i2", 0),
    ("actions", "i2", 0),  # how many numbers there are
    ("size", "i2", 0),  # how many numbers an observation has
    ("open_at", "i2", 0),  # where the hands that lie open begin in it; NONE where no instruction opens them
    ("play", "i2", 0),  # plays without colour and seat begin here, one for each kind
    ("give", "i2", 0),  # passes of a Dip, one for each kind; NONE where the edition has no Dip
    ("discard", "i2", 0),  # discards, one for each kind; NONE where the edition has no Customizable
    ("name_colour", "i2", 0),  # naming a colour, one for each
    ("catch", "i2", 0),  # catching, one for each other seat; the first would catch oneself, and is not counted
    ("draw", "i2", 0),
    ("keep", "i2", 0),
    ("pass_turn", "i2", 0),
    ("challenge", "i2", 0),
    ("accept", "i2", 0),
    ("uno", "i2", 0),
    ("done", "i2", 0),
    ("nothing", "i2", 0),  # out of turn: neither a call, nor a catch, nor a jump-in
)
# fmt: on

ROWS = tuple(name for name, _, length in FIELDS if length)


class Space:
    """The interpreted form: the numbers of the actions at one table, and the length of its observations."""

    __slots__ = tuple(name for name, _, _ in FIELDS)

    pack: Fixed
    coloured_at: Fixed
    seat_at: Fixed
    both_at: Fixed
    verb: Fixed
    kind: Fixed
    colour: Fixed
    steps: Fixed
    seats: int
    kinds: int
    actions: int
    size: int
    open_at: int
    play: int
    give: int
    discard: int
    name_colour: int
    catch: int
    draw: int
    keep: int
    pass_turn: int
    challenge: int
    accept: int
    uno: int
    done: int
    nothing: int


PHASES = len(codes.PHASE_NAMES)
#: Scores and turn actions are written in figures to this base, the least first.
BASE = 100

#: name, how many numbers (of `kinds`, `seats` and `others`, the other seats), what they are; in the order in which `encode` writes them.
SLICES: tuple[tuple[str, str, str], ...] = (
    ("hand", "kinds", "how many of each kind the observer holds"),
    ("playable", "kinds", "1 for each kind that it may lay now, on turn or out of it"),
    ("top", "kinds", "1 for the top card"),
    ("drawn", "kinds", "1 for the card that it has just drawn and may play"),
    ("discards", "kinds", "how many of each kind lie in the discard pile"),
    ("unseen", "kinds", "how many of each kind are in the draw pile and in hands that it cannot see"),
    ("colour", "5", "1 for the colour in force: red, yellow, green, blue, none"),
    ("colour_before", "5", "1 for the colour that was in force before the last wild"),
    ("phase", "9", "1 for the phase: " + ", ".join(codes.PHASE_NAMES)),
    ("turn", "seats", "1 for the seat that is asked, by place; all 0 when the round is over"),
    ("player", "seats", "1 for the seat that laid the last card or had the last turn"),
    ("dealer", "seats", "1 for the dealer"),
    ("sizes", "seats", "cards in each hand"),
    ("said", "seats", "1 for who has said UNO and holds one card"),
    ("early", "seats", "1 for who has said UNO before coming down to one card"),
    ("catchable", "seats", "1 for who owes the call of UNO now"),
    ("touched", "seats", "1 for who was left with one card by the present play, and is not judged yet"),
    ("false_called", "seats", "1 for who has made a false call since the last turn action"),
    ("false_caught", "seats", "1 for who has made a false catch since then"),
    ("open_by", "seats", "1 for who has laid all hands open"),
    ("chosen", "seats", "1 for the seat named with the present play, while that is not over"),
    ("scores", "3 × seats", "points: units to 99, hundreds and ten thousands of each seat, seat by seat"),
    ("actions", "2", "turn actions in this round: units to 99, and hundreds"),
    ("direction", "1", "1 clockwise, -1 counter-clockwise"),
    ("owed", "1", "cards that the asked seat must draw, unless its answer changes that"),
    ("draw_pile", "1", "cards in the draw pile"),
    ("discard_pile", "1", "cards in the discard pile"),
    ("honest", "1", "1 if a Wild Draw from the observer's hand would be no bluff now"),
    ("can_draw", "1", "1 if a card can be drawn"),
    ("may_keep", "1", "0 if the card just drawn must be played"),
    ("passes", "1", "players in turn who passed"),
    ("false_due", "1", "1 if the present play came with a false call, not paid yet"),
    ("again", "1", "1 if the present play lets its player go on, while it is not over"),
    ("skips", "1", "turns that the present play takes away, counted round the table, while it is not over"),
    ("part", "1", "parts of the top card's effect carried out so far, while the play is not over"),
    ("step", "1", "seats that have had their hands levelled by the present part, while the play is not over"),
)

#: Only where an instruction can lay all hands open (CUSTOM, `open`); the last slice then.
OPEN_HANDS = ("open_hands", "others × kinds", "while all hands lie open: how many of each kind every other seat holds, seat by seat")


def slices_of(rules: Rules) -> tuple[tuple[str, str, str], ...]:
    """The slices of an observation under these rules: name, length and meaning."""
    opens = any(part[0] == "open" for instruction in rules.custom for part in instruction.parts)
    return (*SLICES, OPEN_HANDS) if opens else SLICES


def layout(rules: Rules, seats: int) -> dict[str, slice]:
    """Where each slice of an observation lies, by name, at a table with these rules and so many seats."""
    found: dict[str, slice] = {}
    numbers = {"kinds": len(rules.edition.kinds), "seats": seats, "others": seats - 1}
    at = 0
    for name, length, _ in slices_of(rules):
        end = at + prod(numbers.get(word) or int(word) for word in length.split(" × "))
        found[name] = slice(at, end)
        at = end
    return found


def observation_size(rules: Rules, seats: int) -> int:
    """How many numbers an observation has."""
    return max(int(part.stop) for part in layout(rules, seats).values())


def _may_ask_seat(edition: Edition, card: Card) -> bool:
    """Whether some option lets a seat be named with this card: a swap, a 7 under `seven_zero`, a Customizable."""
    return card.symbol is Symbol.SEVEN or any(name in ("swap", "custom") for name, *_ in edition.face(card).effect)


@lru_cache(maxsize=64)
def space_of(rules: Rules, seats: int) -> Space:
    """The numbers of a table with these rules and so many seats. Raises `RulesError` for seats that the edition does not have."""
    rules.check_players(seats)
    edition, kinds = rules.edition, rules.edition.kinds
    found = Space()
    rows: list[tuple[int, int, int, int]] = []

    def block(verb: int, of: list[int], colours: list[int] | None = None, steps: list[int] | None = None) -> int:
        first = len(rows)
        rows.extend((verb, kind, colour, step) for kind in of for colour in colours or [NONE] for step in steps or [0])
        return first

    def starts(first: int, of: list[int], each: int) -> list[int]:
        return [first + each * of.index(kind) if kind in of else NONE for kind in range(codes.KINDS)]

    every = list(range(len(kinds)))
    wilds = [kind for kind in every if kinds[kind].is_wild]
    asking = [kind for kind in every if _may_ask_seat(edition, kinds[kind])]
    both = [kind for kind in asking if kind in wilds]
    plain = [kind for kind in asking if not kinds[kind].symbol.custom]  # a last Customizable names no seat (OUT-WILD)
    others, colours = list(range(1, seats)), list(range(4))
    effects = {name for face in edition.faces for name, *_ in face.effect}

    found.play = block(codes.V_PLAY, every)
    found.coloured_at = starts(block(codes.V_PLAY, wilds, colours), wilds, 4)
    found.seat_at = starts(block(codes.V_PLAY, plain, None, others), plain, len(others))
    found.both_at = starts(block(codes.V_PLAY, both, colours, others), both, 4 * len(others))
    found.draw = block(codes.V_DRAW, [NONE])
    found.keep = block(codes.V_KEEP, [NONE])
    found.pass_turn = block(codes.V_PASS, [NONE])
    found.name_colour = block(codes.V_COLOUR, [NONE], colours)
    found.challenge = block(codes.V_CHALLENGE, [NONE])
    found.accept = block(codes.V_ACCEPT, [NONE])
    found.uno = block(codes.V_UNO, [NONE])
    found.catch = block(codes.V_CATCH, [NONE], None, others) - 1
    found.give = block(codes.V_GIVE, every) if "dip" in effects else NONE
    found.discard = block(codes.V_DISCARD, every) if "custom" in effects else NONE
    found.done = block(codes.V_DONE, [NONE]) if "custom" in effects else NONE
    found.nothing = block(NOTHING, [NONE])

    found.seats, found.kinds, found.actions = seats, len(kinds), len(rows)
    if len(rows) > ACTIONS:
        raise ValueError(f"{edition.name} has {len(rows)} actions for {seats} players: a space has room for {ACTIONS}")
    rows += [(NONE, NONE, NONE, 0)] * (ACTIONS - len(rows))
    found.verb, found.kind, found.colour, found.steps = (tuple(column) for column in zip(*rows, strict=True))
    pack = [edition.deck.count(card) for card in kinds]
    found.pack = pack + [0] * (codes.KINDS - len(pack))
    slices = layout(rules, seats)
    found.size = observation_size(rules, seats)
    found.open_at = slices["open_hands"].start if "open_hands" in slices else NONE
    return found


def action_of(space: Space, seat: int, verb: int, kind: int, colour: int, target: int) -> int:
    """The number of a move; NONE for one that has none, as its cards or seats are no more than written down."""
    steps = (target - seat) % space.seats if target >= 0 else 0
    for action in range(space.actions):
        if space.verb[action] == verb and space.kind[action] == kind and space.colour[action] == colour and space.steps[action] == steps:
            return action
    return NONE


def describe(space: Space, kinds: tuple[Card, ...], action: int) -> str:
    """What a number does, in the words of a move's text; a seat is `+1` for the next clockwise, and so on.

    >>> from lastcard.rules import Rules
    >>> rules = Rules.of("modern")
    >>> space = space_of(rules, 4)
    >>> kind = [str(card) for card in rules.edition.kinds].index("WSWAP")
    >>> describe(space, rules.edition.kinds, space.both_at[kind] + 5)
    'play WSWAP Y +3'
    """
    if not 0 <= action < space.actions:
        raise ValueError(f"{action} is not an action: the actions are 0 to {space.actions - 1}")
    verb, kind, colour, steps = space.verb[action], space.kind[action], space.colour[action], space.steps[action]
    words = ["nothing" if verb == NOTHING else codes.VERB_NAMES[verb]]
    words += [str(kinds[kind])] if kind >= 0 else []
    words += [Colour(colour).text] if colour >= 0 else []
    words += [f"+{steps}"] if steps else []
    return " ".join(words)
