"""A game that is played at both speeds at once, and fails when they differ in any field after any move."""

from __future__ import annotations

from typing import Any

import numpy as np

from lastcard import Game, Move, Record
from lastcard.game import Numbered
from lastcard.kernel.state import FIELDS, NAMES, State
from lastcard.speed import STATE, compiled, rules_record


def to_record(state: State) -> Any:
    """The compiled form of a state: an array of one record."""
    found = np.zeros(1, STATE)
    for name, _, length in FIELDS:
        value = getattr(state, name)
        found[name][0] = list(value) if length else value
    return found


class TwinGame(Game):
    """Judges and carries out every move with the compiled kernel too. A scripted round (`drawn`) is played interpreted alone."""

    _arrays: Any = None
    _rules_array: Any = None

    def _compiled(self) -> tuple[Any, Any]:
        if self._rules_array is None:
            self._rules_array = rules_record(self._ruleset)
        return to_record(self._state), self._rules_array

    def _compare(self, state: Any) -> None:
        here = to_record(self._state)
        if here.tobytes() != state.tobytes():
            differ = {name: (here[name][0], state[name][0]) for name in NAMES if (here[name] != state[name]).any()}
            raise AssertionError(f"interpreted and compiled differ: {differ}")

    def _check(self, numbered: Numbered) -> int:
        state, rules = self._compiled()
        code = super()._check(numbered)
        assert compiled().check(state[0], rules[0], *numbered) == code
        self._compare(state)
        return code

    def _act(self, numbered: Numbered) -> None:
        state, rules = self._compiled()
        super()._act(numbered)
        if self._watch.script is None:
            compiled().act(state[0], rules[0], None, *numbered)
            self._compare(state)

    def _deal(self, seed: list[int], dealer: int) -> None:
        state, rules = self._compiled()
        super()._deal(seed, dealer)
        if self._watch.script is None:
            compiled().deal_round(state[0], rules[0], None, np.array(seed), dealer)
            self._compare(state)

    def _open(self, turned: bool) -> None:
        state, rules = self._compiled()
        super()._open(turned)
        if self._watch.script is None:
            (compiled().open_round if turned else compiled().start_open)(state[0], rules[0], None)
            self._compare(state)

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """Also sees that the compiled kernel lets every legal move pass."""
        moves = super().legal_moves(seat)
        state, rules = self._compiled()
        for move in moves:
            assert compiled().check(state[0], rules[0], *self._numbered(move)) == 0, move
        return moves


def twin_position(record: object, seat: int | None = None) -> dict[str, Any]:
    """The position of a record, reached at both speeds."""
    import json

    return Record.loads(json.dumps(record)).play(TwinGame).position(seat)
