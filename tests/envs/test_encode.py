"""Observations: every field of a view can be read back, and nothing hidden is in them."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import Plan, plans
from test_properties import veiled
from twin import to_record

from lastcard import Rules
from lastcard.envs.encode import is_amid, observe
from lastcard.envs.space import BASE, Space, layout, space_of
from lastcard.kernel import codes
from lastcard.kernel.look import FIELDS, Look, look_deeply
from lastcard.kernel.ruleset import Ruleset
from lastcard.kernel.state import State
from lastcard.speed import LOOK, compiled, rules_record, space_record

from .tables import positions


def observed(state: State, ruleset: Ruleset, space: Space, seat: int) -> Any:
    """The observation of a seat, interpreted."""
    row = np.full(space.size, 99, np.int8)
    observe(state, ruleset, space, seat, Look(), row)  # type: ignore[arg-type]
    return row


def place_of(row: Any) -> int:
    """Where the single 1 stands; NONE for none."""
    found = np.flatnonzero(row)
    assert len(found) < 2
    return int(found[0]) if len(found) else codes.NONE


def read_back(row: Any, rules: Rules, ruleset: Ruleset, seats: int) -> dict[str, Any]:
    """The fields of a view from an observation, as if the observer sat on seat 0."""
    part = {name: row[where].tolist() for name, where in layout(rules, seats).items()}
    kinds = len(rules.edition.kinds)

    def members(name: str) -> int:
        assert set(part[name]) <= {0, 1}
        return sum(1 << place for place, yes in enumerate(part[name]) if yes)

    scores = [part["scores"][3 * place : 3 * place + 3] for place in range(seats)]
    look: dict[str, Any] = {
        "hand": sum(1 << kind for kind in range(kinds) if part["hand"][kind]),
        "playable": members("playable"),
        "count": part["hand"],
        "sizes": part["sizes"],
        "discards": part["discards"],
        "scores": [one + BASE * hundreds + BASE * BASE * more for one, hundreds, more in scores],
        "size": sum(part["hand"]),
        "actions": part["actions"][0] + BASE * part["actions"][1],
        "seats": seats,
    }
    look |= {name: members(name) for name in ("said", "early", "catchable", "touched", "false_called", "false_caught", "open_by")}
    look |= {
        name: place_of(part[name]) for name in ("turn", "player", "dealer", "chosen", "phase", "colour", "colour_before", "top", "drawn")
    }
    look |= {
        name: part[name][0] for name in ("owed", "direction", "honest", "can_draw", "may_keep", "passes", "false_due", "again", "step")
    }
    look |= {"draw_n": part["draw_pile"][0], "discard_n": part["discard_pile"][0], "skips": part["skips"][0]}
    look["part"] = part["part"][0] + ruleset.first_part[look["top"]]
    return look


#: Fields of a view that say nothing of the game: what its bot works with, where it sits, and what follows from the top card.
OWN = ("rng", "weights", "weighted", "seat", "part_end")


def as_from_seat_0(look: Look, ruleset: Ruleset) -> dict[str, Any]:
    """The fields of a view that bear on the game, turned so that the observer sits on seat 0."""
    seat, seats = look.seat, look.seats
    fields: dict[str, Any] = {name: getattr(look, name) for name, _, _ in FIELDS if name not in OWN}
    for name in ("sizes", "scores"):
        fields[name] = [fields[name][(seat + place) % seats] for place in range(seats)]
    for name in ("said", "early", "catchable", "touched", "false_called", "false_caught", "open_by"):
        fields[name] = sum((fields[name] >> (seat + place) % seats & 1) << place for place in range(seats))
    for name in ("turn", "player", "dealer", "chosen"):
        fields[name] = (fields[name] - seat) % seats if fields[name] >= 0 else codes.NONE
    for name in ("count", "discards"):
        fields[name] = list(fields[name][: ruleset.kinds])
    fields["skips"] %= seats
    if not is_amid(look):  # what was left by a play that is over means nothing
        fields |= {"chosen": codes.NONE, "again": 0, "skips": 0, "step": 0, "part": ruleset.first_part[look.top]}
    return {name: int(value) if isinstance(value, bool) else value for name, value in fields.items()}


@pytest.mark.parametrize("seed", range(12))
def test_a_view_can_be_read_back(seed: int) -> None:
    """Two views that differ in anything that bears on the game have different observations: each field is in its slice."""
    for rules, ruleset, state in positions(seed + 5000):
        space, look = space_of(rules, state.seats), Look()
        for seat in range(state.seats):
            look_deeply(state, ruleset, seat, look)
            told = read_back(observed(state, ruleset, space, seat), rules, ruleset, state.seats)
            known = as_from_seat_0(look, ruleset)
            assert known.keys() <= told.keys()
            assert {name: told[name] for name in known} == known


@pytest.mark.parametrize("seed", range(10))
def test_unseen_and_open_hands_are_what_they_say(seed: int) -> None:
    """`unseen` counts the cards that the observer cannot see; hands that lie open are told card by card."""
    for rules, ruleset, state in positions(seed + 7000, share=0.7):
        space, slices = space_of(rules, state.seats), layout(rules, state.seats)
        kinds = ruleset.kinds
        hands = [list(state.count[seat * codes.KINDS : seat * codes.KINDS + kinds]) for seat in range(state.seats)]
        pile = np.bincount(list(state.pile[: state.draw_n]), minlength=kinds)
        for seat in range(state.seats):
            row = observed(state, ruleset, space, seat)
            others = np.array([hands[(seat + steps) % state.seats] for steps in range(1, state.seats)])
            hidden = pile if state.open_by else pile + others.sum(0)
            assert row[slices["unseen"]].tolist() == hidden.tolist()
            if "open_hands" in slices:
                shown = others if state.open_by else np.zeros_like(others)
                assert row[slices["open_hands"]].tolist() == shown.ravel().tolist()
            else:
                assert not state.open_by


@given(plans, st.integers(0, 9), st.integers(0, 2**32 - 1))
def test_an_observation_does_not_change_with_what_it_cannot_see(plan: Plan, seat: int, chance: int) -> None:
    """Other hidden cards, in hands and pile, give the same observation."""
    rng = Random(chance)
    if plan.table.deal is not None:
        return  # cards laid out by hand are another pack than the edition's
    for game in plan.steps():
        if rng.random() < 0.7:
            continue
        seat %= len(game.players)
        space = space_of(game.rules, len(game.players))
        here = observed(game._state, game._ruleset, space, seat)
        assert (here == observed(veiled(game, seat, rng, True)._state, game._ruleset, space, seat)).all()


@pytest.mark.parametrize("seed", range(6))
def test_observations_are_the_same_at_both_speeds(seed: int) -> None:
    """Compiled, an observation is what it is interpreted, number for number."""
    for rules, ruleset, state in positions(seed + 9000):
        space = space_of(rules, state.seats)
        there, numbers, ruled, look = to_record(state), space_record(space), rules_record(ruleset), np.zeros(1, LOOK)
        for seat in range(state.seats):
            row = np.full(space.size, 99, np.int8)
            compiled().observe(there[0], ruled[0], numbers[0], seat, look[0], row)
            assert (row == observed(state, ruleset, space, seat)).all()
