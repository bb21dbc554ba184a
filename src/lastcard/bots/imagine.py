"""A whole table imagined from what one seat knows, and what its moves would come to there: the arithmetic of the search.

The search is determinised Monte Carlo, also called perfect information Monte Carlo (Ginsberg 2001; Long et al. 2010): the hidden cards
are dealt anew, as everything seen allows; every move that is considered is played on the same deal, and the round is played out by
a fast player that sees, at every seat, only what that seat may see. Moves that fall behind for certain are considered no more (a race
in the manner of Maron and Moore 1994), so that the time goes to those between which it is hard to choose.

All sums are whole numbers, so both speeds, and any number of cores, come to the same.
"""

from __future__ import annotations

from ..kernel import codes
from ..kernel.bits import copy_row, lowest
from ..kernel.chance import scramble
from ..kernel.look import Look
from ..kernel.memory import Recall
from ..kernel.play import act
from ..kernel.ruleset import Ruleset
from ..kernel.state import NAMES, ROWS, State
from ..kernel.types import Numbers
from .deals import deal_hidden
from .driver import play_round
from .random import calls_uno

#: The most moves that are considered at once; a seat with more leaves out the last.
MOVES = 256
NONE = codes.NONE

#: name, NumPy's letters, length of a row (0: one number).
# fmt: off  (the columns are aligned to be read as a table)
FIELDS: tuple[tuple[str, str, int], ...] = (
    ("total", "i8", MOVES),  # of each move: its worth over all deals, less that of the first move
    ("square", "i8", MOVES),  # the sum of the squares of these differences
    ("rng", "i8", 4),  # what the deals' generators are made from
    ("verb", "i1", MOVES),
    ("kind", "i1", MOVES),
    ("colour", "i1", MOVES),
    ("target", "i1", MOVES),
    ("uno", "i1", MOVES),
    ("alive", "i1", MOVES),  # whether the move is still considered
    ("moves", "i8", 0),
    ("deals", "i8", 0),  # how many deals have been played
)
# fmt: on

#: What a round is worth to the one who wins it, and each point that is scored.
ROUND = 1000
POINT = 2
#: What the end of the game is worth besides.
GAME = 1000
#: A move is given up when it is this many standard errors behind the best.
BEHIND = 3
#: Deals between two looks at who is behind.
HEAT = 32


class Search:
    """The interpreted form: the moves that are considered, and what they have come to so far."""

    __slots__ = tuple(name for name, _, _ in FIELDS)

    total: Numbers
    square: Numbers
    rng: Numbers
    verb: Numbers
    kind: Numbers
    colour: Numbers
    target: Numbers
    uno: Numbers
    alive: Numbers
    moves: int
    deals: int

    def __init__(self) -> None:
        for name, _, length in FIELDS:
            setattr(self, name, [0] * length if length else 0)


def copy_state(to: State, source: State) -> None:
    """Make one state equal to another."""
    for name in NAMES:
        value = getattr(source, name)
        setattr(to, name, value[:] if name in ROWS else value)


def consider(search: Search, verb: int, kind: int, colour: int, target: int, uno: bool) -> None:
    """Add a move to those that are considered, unless it is the first one again."""
    place = search.moves + 0
    if place == MOVES:
        return
    if place > 0 and search.verb[0] == verb and search.kind[0] == kind and search.colour[0] == colour and search.target[0] == target:
        return
    search.verb[place] = verb
    search.kind[place] = kind
    search.colour[place] = colour
    search.target[place] = target
    search.uno[place] = uno
    search.alive[place] = 1
    search.total[place] = 0
    search.square[place] = 0
    search.moves = place + 1


def list_moves(look: Look, rules: Ruleset, search: Search) -> None:
    """Add every move of the seat that is asked which may make a difference: a wild is not named for a colour that it has no card of."""
    phase = look.phase
    if phase == codes.GIVE or phase == codes.DISCARD:
        kinds = look.hand + 0
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            consider(search, codes.V_GIVE if phase == codes.GIVE else codes.V_DISCARD, kind, NONE, NONE, False)
        return
    if phase == codes.CONFIRM:
        consider(search, codes.V_DONE, NONE, NONE, NONE, False)
        return
    if phase == codes.COLOUR:
        for colour in range(4):
            if look.hand & rules.of_colour[colour] or look.hand & ~rules.wilds == 0:
                consider(search, codes.V_COLOUR, NONE, colour, NONE, False)
        return
    kinds = look.playable + 0
    uno = calls_uno(look, rules)
    last = look.size == 1
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        list_ways(look, rules, search, kind, last, uno)
    if phase == codes.CHALLENGE:
        consider(search, codes.V_ACCEPT, NONE, NONE, NONE, False)
        consider(search, codes.V_CHALLENGE, NONE, NONE, NONE, False)
    elif phase == codes.DRAWN:
        if look.may_keep:
            consider(search, codes.V_KEEP, NONE, NONE, NONE, False)
    elif look.can_draw:
        consider(search, codes.V_DRAW, NONE, NONE, NONE, False)
    elif look.playable == 0:
        consider(search, codes.V_PASS, NONE, NONE, NONE, False)


def list_ways(look: Look, rules: Ruleset, search: Search, kind: int, last: bool, uno: bool) -> None:
    """Add the ways to lay one card: with each colour and seat that it asks for."""
    names = rules.wilds >> kind & 1 != 0 and not last
    asks = (rules.asks_seat_last if last else rules.asks_seat) >> kind & 1
    # After a swap the hand is another: then any colour may be the best.
    any_colour = asks != 0 or look.hand & ~rules.wilds == 0
    for colour in range(4 if names else 1):
        if names and not any_colour and look.hand & rules.of_colour[colour] == 0:
            continue
        named = colour if names else NONE
        if asks:
            for steps in range(1, look.seats):
                consider(search, codes.V_PLAY, kind, named, (look.seat + steps) % look.seats, uno)
        else:
            consider(search, codes.V_PLAY, kind, named, NONE, uno)


def set_scene(look: Look, rules: Ruleset, state: State) -> None:
    """Lay out all that the seat sees: its own hand, the sizes of the others, the discard pile, and what is asked and owed."""
    copy_row(state.count, rules.no_cards)
    for seat in range(codes.SEATS):
        state.mask[seat] = 0
        state.size[seat] = 0
        state.scores[seat] = 0
    seats = look.seats + 0
    state.seats = seats
    for seat in range(seats):
        state.size[seat] = look.sizes[seat]
        state.scores[seat] = look.scores[seat]
    start = look.seat * codes.KINDS
    for kind in range(rules.kinds):
        state.count[start + kind] = look.count[kind]
    state.mask[look.seat] = look.hand
    place = len(state.pile) - 1
    for kind in range(rules.kinds):
        for _ in range(look.discards[kind] - (1 if kind == look.top else 0)):
            state.pile[place] = kind
            place -= 1
    state.pile[place] = look.top
    state.discard_n = len(state.pile) - place
    state.top = look.top
    state.draw_n = look.draw_n
    state.loose = look.draw_n
    state.actions = look.actions
    state.owed = look.owed
    state.skips = look.skips
    state.said = look.said
    state.early = look.early
    state.catchable = look.catchable
    state.touched = look.touched
    state.false_called = look.false_called
    state.false_caught = look.false_caught
    state.open_by = look.open_by
    state.part = look.part
    state.part_end = look.part_end
    state.dealer = look.dealer
    state.direction = look.direction
    state.turn = look.turn
    state.phase = look.phase
    state.colour = look.colour
    state.colour_before = look.colour_before
    state.drawn = look.drawn
    state.player = look.player
    state.chosen = look.chosen
    state.step = look.step
    state.again = look.again
    state.guilty = 0
    state.false_due = look.false_due
    state.passes = look.passes
    state.ended = 0
    state.round_winner = NONE
    state.game_winner = NONE


def worth(state: State, rules: Ruleset, look: Look) -> int:
    """What a finished round is worth to the seat whose view it was played from."""
    seat = look.seat + 0
    partner = (seat + 2) % 4 if rules.teams else seat
    value = 0
    if rules.low_total:
        others = 0
        for other in range(look.seats):
            if other != seat and other != partner:
                others += state.scores[other] - look.scores[other]
        opponents = look.seats - (2 if rules.teams else 1)
        value = 10 * (others // opponents - (state.scores[seat] - look.scores[seat]))
    winner = state.round_winner
    if winner >= 0 and not rules.low_total:
        points = POINT * (state.scores[winner] - look.scores[winner])
        value += ROUND + points if winner in (seat, partner) else -points
    winner = state.game_winner
    if winner >= 0:
        value += GAME if winner in (seat, partner) else -GAME
    return value


def explore(
    search: Search,
    rules: Ruleset,
    look: Look,
    recall: Recall,
    base: State,
    scene: State,
    table: State,
    glass: Look,
    players: Numbers,
    tally: Numbers,
    worths: Numbers,
    first: int,
    deals: int,
) -> None:
    """Play the deals numbered `first` to `first + deals - 1` with every move that is still considered.

    `base` holds the scene that was set from `look`; `scene`, `table`, `glass`, `tally` and `worths` are room to work in; `players`
    names the level that plays at each seat. A deal's chance depends on the search's and its number alone.
    """
    moves = search.moves + 0
    seat = look.seat + 0
    for deal in range(first, first + deals):
        copy_state(scene, base)
        for place in range(4):
            scene.deck_rng[place] = search.rng[place]
        scene.deck_rng[3] ^= deal
        scramble(scene.deck_rng, deal & 0xFF)
        deal_hidden(scene, rules, look, recall)
        for move in range(moves):
            if search.alive[move]:
                copy_state(table, scene)
                for place in range(4):
                    glass.rng[place] = scene.deck_rng[place] ^ 0x55555555
                uno = search.uno[move] != 0
                act(
                    table,
                    rules,
                    None,
                    seat,
                    search.verb[move] + 0,
                    search.kind[move] + 0,
                    search.colour[move] + 0,
                    search.target[move] + 0,
                    uno,
                )
                play_round(table, rules, None, glass, players, tally)
                worths[move] = worth(table, rules, look)
        for move in range(1, moves):
            if search.alive[move]:
                difference = worths[move] - worths[0]
                search.total[move] += difference
                search.square[move] += difference * difference
    search.deals += deals


def leader(search: Search) -> int:
    """The move that has come to most; of equals the first."""
    best = 0
    for move in range(1, search.moves):
        if search.alive[move] and search.total[move] > search.total[best]:
            best = move
    return best


def is_better(search: Search, move: int, errors: int) -> bool:
    """Whether a move is better than the first by so many quarters of a standard error."""
    total = search.total[move] + 0
    deals = search.deals + 0
    if total <= 0:
        return False
    spread = search.square[move] - total * total // deals
    return 16 * (total * total // deals) > errors * errors * (spread // deals)


def drop_behind(search: Search) -> int:
    """Give up the moves that are for certain behind the best; how many are left. The first stays, as all are measured by it."""
    best = leader(search)
    deals = search.deals + 0
    left = 1
    for move in range(1, search.moves):
        if search.alive[move]:
            behind = search.total[best] - search.total[move]
            # n times the variance of the difference to the first move. That of the best is not counted: it is close to the others.
            spread = search.square[move] - search.total[move] * search.total[move] // deals
            if move != best and behind > 0 and behind * behind // deals > BEHIND * BEHIND * (spread // deals):
                search.alive[move] = 0
            else:
                left += 1
    return left


def begin_search(search: Search, rules: Ruleset, look: Look, verb: int, kind: int, colour: int, target: int, uno: bool) -> None:
    """The moves to consider, the one given first: what a simpler player would do."""
    search.moves = 0
    search.deals = 0
    consider(search, verb, kind, colour, target, uno)
    list_moves(look, rules, search)


def is_decided(search: Search) -> bool:
    """Whether one move alone is left, or the best is for certain better than the first, which stays for measuring only."""
    best = leader(search)
    left = 0
    for move in range(1, search.moves):
        left += search.alive[move]
    if best == 0:
        return left == 0
    return left == 1 and is_better(search, best, 4 * BEHIND)
