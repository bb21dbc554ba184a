"""The action space: its masks are what the rules allow, for every seat, at every moment, under all options."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from twin import to_record

from lastcard import EDITIONS, Rules
from lastcard.envs.actions import mark_legal, move_of
from lastcard.envs.space import NOTHING, action_of, describe, space_of
from lastcard.kernel import codes
from lastcard.kernel.legal import check
from lastcard.speed import compiled, rules_record, space_record

from .tables import positions, well_formed


@pytest.mark.parametrize("seed", range(12))
def test_a_mask_is_what_the_rules_allow(seed: int) -> None:
    """For each seat, on turn or not, just dealt or amid a play, the mask marks the legal moves, and nothing else."""
    rng = Random(seed)
    for rules, ruleset, state in positions(seed):
        space = space_of(rules, state.seats)
        for seat in range(state.seats):
            mask = bytearray([1]) * space.actions  # what stood there before does not matter
            mark_legal(state, ruleset, space, seat, mask)
            marked = {move_of(space, seat, action) for action in range(space.actions) if mask[action]}
            assert sum(mask) == len(marked)
            for action in range(space.actions):
                verb, kind, colour, target = move_of(space, seat, action)
                legal = verb != NOTHING and check(state, ruleset, seat, verb, kind, colour, target, False) == codes.R_OK
                assert mask[action] == legal, (describe(space, rules.edition.kinds, action), seat)
            if rng.random() < 0.1:  # whatever may be written down and is legal has a number
                legal_moves = {
                    move[1:5] for move in well_formed(seat, state.seats, ruleset.kinds) if check(state, ruleset, *move) == codes.R_OK
                }
                assert legal_moves == marked


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 5, 10])
def test_each_number_is_another_move(edition: str, seats: int) -> None:
    """Numbers and moves belong to each other, from every seat; each number has words of its own."""
    rules = Rules.of(edition)
    if seats > rules.edition.max_players:
        return
    space = space_of(rules, seats)
    kinds = rules.edition.kinds
    assert len({describe(space, kinds, action) for action in range(space.actions)}) == space.actions
    for seat in range(seats):
        for action in range(space.actions):
            move = move_of(space, seat, action)
            assert move[3] != seat
            assert action_of(space, seat, *move) == action
    with pytest.raises(ValueError, match="the actions are 0 to"):
        describe(space, kinds, space.actions)


def test_numbers_do_not_depend_on_options() -> None:
    """What was learned under one option can be played under another: the actions of an edition keep their numbers."""
    plain = space_of(Rules.of("modern"), 4)
    other = space_of(Rules.of("modern", seven_zero=True, jump_in=True, stacking="up", custom=[{"do": [["open"]]}] * 3), 4)
    assert (plain.verb, plain.kind, plain.colour, plain.steps) == (other.verb, other.kind, other.colour, other.steps)


@pytest.mark.parametrize("seed", range(6))
def test_masks_are_the_same_at_both_speeds(seed: int) -> None:
    """Compiled, a mask and the meaning of its numbers are what they are interpreted."""
    for rules, ruleset, state in positions(seed + 1000):
        space = space_of(rules, state.seats)
        there, numbers, ruled = to_record(state), space_record(space), rules_record(ruleset)
        for seat in range(state.seats):
            mask, row = bytearray(space.actions), np.ones(space.actions, np.int8)
            mark_legal(state, ruleset, space, seat, mask)
            compiled().mark_legal(there[0], ruled[0], numbers[0], seat, row)
            assert row.tobytes() == bytes(mask)
            action = seat * 7 % space.actions
            assert compiled().move_of(numbers[0], seat, action) == move_of(space, seat, action)
