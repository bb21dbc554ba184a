"""Random tables in the middle of play, interpreted: what the tests of the environments look at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from strategies import random_rules

from lastcard.kernel import codes
from lastcard.kernel.deal import deal_round, new_game
from lastcard.kernel.legal import check
from lastcard.kernel.play import act
from lastcard.kernel.ruleset import Ruleset, compile_rules
from lastcard.kernel.state import State
from lastcard.rules import Rules

Numbered = tuple[int, int, int, int, int, bool]


def well_formed(seat: int, seats: int, kinds: int) -> Iterator[Numbered]:
    """Every well-formed move of a seat, in the kernel's numbers, without the `uno` ending."""
    none = codes.NONE
    for kind in range(kinds):
        for colour in range(-1, 4):
            for target in range(-1, seats):
                yield seat, codes.V_PLAY, kind, colour, target, False
        yield seat, codes.V_GIVE, kind, none, none, False
        yield seat, codes.V_DISCARD, kind, none, none, False
    for verb in (codes.V_DRAW, codes.V_KEEP, codes.V_PASS, codes.V_DONE, codes.V_CHALLENGE, codes.V_ACCEPT, codes.V_UNO):
        yield seat, verb, none, none, none, False
    for colour in range(4):
        yield seat, codes.V_COLOUR, none, colour, none, False
    for target in range(seats):
        yield seat, codes.V_CATCH, none, none, target, False


def some_move(rng: Random, state: State, ruleset: Ruleset) -> Numbered:
    """Some legal move, of the seat on turn or another; plays of any kind are as likely as all else."""
    seats = list(range(state.seats))
    seat = state.turn if rng.random() < 0.85 else rng.choice(seats)
    moves = [move for move in well_formed(seat, state.seats, ruleset.kinds) if check(state, ruleset, *move) == codes.R_OK]
    if not moves:
        return some_move(rng, state, ruleset)
    verb = rng.choice(sorted({move[1] for move in moves}))
    move = rng.choice([move for move in moves if move[1] == verb])
    said = (*move[:5], True)
    return said if verb == codes.V_PLAY and rng.random() < 0.5 and check(state, ruleset, *said) == codes.R_OK else move


def positions(seed: int, moves: int = 60, share: float = 0.4) -> Iterator[tuple[Rules, Ruleset, State]]:
    """One random table with random options, after its deal and after each of so many moves, over as many rounds as these take."""
    rng = Random(seed)
    rules, seats = random_rules(rng, rng.choice((0.0, share)))
    ruleset, state = compile_rules(rules), State()
    new_game(state, seats)
    left = moves
    while left > 0 and state.phase != codes.GAME_OVER:
        deal_round(state, ruleset, None, [rng.getrandbits(32) for _ in range(4)], codes.NONE)
        yield rules, ruleset, state
        while left > 0 and state.phase < codes.ROUND_OVER:
            left -= 1
            act(state, ruleset, None, *some_move(rng, state, ruleset))
            yield rules, ruleset, state
