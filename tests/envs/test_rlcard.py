"""Our bots inside RLCard's UNO: what they read from its states is true, they see nothing hidden, and what they do is legal."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from lastcard.bots import guest
from lastcard.bots.guest import Guest
from lastcard.envs.rlcard import WEIGHTS, Agent, Memory, _kinds, _named, _rows, _rules, read_state
from lastcard.errors import RulesError
from lastcard.kernel import codes
from lastcard.kernel.legal import playable
from lastcard.kernel.ruleset import compile_rules
from lastcard.kernel.state import State

with patch("subprocess.check_output", return_value=b""):  # it asks pip, which need not be there, whether torch is
    rlcard, models = import_module("rlcard"), import_module("rlcard.models")


def environment(seed: int) -> Any:
    return rlcard.make("uno", config={"seed": seed})


class Truth:
    """What the other player of a seat really laid, drew and got, read from RLCard's own hands."""

    def __init__(self, env: Any, seat: int) -> None:
        self.env, self.seat = env, seat
        self.events: list[tuple[int, int, int]] = []
        self.places = [(0, 0)] * len(self.hand)
        self.piles = 0

    @property
    def hand(self) -> list[Any]:
        hand: list[Any] = self.env.game.players[1 - self.seat].hand
        return hand

    def before(self) -> None:
        """Take in the table before an action."""
        target = self.env.game.round.target
        rules = compile_rules(_rules())
        colour = _named(target.color)
        self.fits = rules.fits_colour[colour] | rules.of_symbol[_kinds()[target.get_str()]]
        self.never = rules.fits_colour[colour]
        self.had = [id(card) for card in self.hand]
        self.pile = len(self.env.game.round.played_cards)

    def after(self, player: int, action: str) -> None:
        """Take in what an action has done."""
        if player != self.seat:
            kind = codes.NONE if action == "draw" else _kinds()[action]
            self.events.append((kind, _named(action) if action[2:6] == "wild" else codes.NONE, self.fits))
        gained = [card for card in self.hand if id(card) not in self.had]
        never = self.never if player != self.seat else 0
        self.places += [(len(self.events), never)] * len(gained)
        self.piles += len(self.env.game.round.played_cards) < self.pile


def noted(seen: Guest) -> tuple[list[tuple[int, int, int]], list[tuple[int, int]]]:
    """What the agent has noted, in the form of the truth."""
    events = [(seen.event_kind[place], seen.event_colour[place], seen.event_fits[place]) for place in range(seen.events)]
    return events, [(seen.place_from[place], seen.place_never[place]) for place in range(seen.places)]


def random_action(state: Any, rng: np.random.Generator) -> str:
    return str(rng.choice(state["raw_legal_actions"]))


def test_what_it_has_seen_is_what_happened() -> None:
    """From the states of its own turns it knows what the other laid, what it drew at which matches, and what came to it."""
    rng = np.random.default_rng(1)
    env = environment(1)
    known = wrong = 0
    memories = [Memory(), Memory()]
    for _ in range(150):
        state, player = env.reset()
        truths = [Truth(env, 0), Truth(env, 1)]
        while not env.is_over():
            memory, truth = memories[player], truths[player]
            memory.update(read_state(state))
            if not truth.piles:
                known += 1
                wrong += noted(memory.seen) != (truth.events, truth.places)
            for truth in truths:
                truth.before()
            action = random_action(state, rng)
            state, following = env.step(action, raw_action=True)
            for truth in truths:
                truth.after(player, action)
            player = following
    assert known > 3000
    assert wrong <= known / 500, f"{wrong} of {known}"  # two cards alike, one laid at once: sometimes it cannot be told whose it was
