"""What a seat remembers, in the words of cards, for tests to read."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from rules import table as tables

from lastcard import Game, Record
from lastcard.kernel import codes
from lastcard.kernel.memory import Recall
from lastcard.record import position
from lastcard.view import View, members

table = partial(tables.table, position)


def game_at(reached: tables.Table) -> Game:
    """The game of a table, as it stands."""
    return Record.loads(json.dumps(reached.record)).play()


class Known:
    """What a view's seat remembers of the others."""

    def __init__(self, view: View) -> None:
        self.recall: Recall = view.memory
        self._kinds = view.rules.edition.kinds

    def sure(self, owner: int) -> str:
        """The cards that an owner holds for certain, as one text: `"R1 R2 W"`."""
        start = owner * codes.KINDS
        known = self.recall.known
        return " ".join(str(card) for kind, card in enumerate(self._kinds) for _ in range(known[start + kind]))

    def slots(self, owner: int) -> list[tuple[int, set[str], set[str]]]:
        """An owner's groups: how many cards, what they most likely are not besides, and what they certainly are not."""
        found = []
        for group in range(self.recall.groups):
            if self.recall.owner[group] == owner:
                hard = self.texts(self.recall.hard[group])
                found.append((self.recall.cards[group], self.texts(self.recall.soft[group]) - hard, hard))
        return found

    def likes(self, owner: int) -> set[str]:
        """The cards of which an owner most likely holds one."""
        recall = self.recall
        return {text for group in range(recall.groups) if recall.owner[group] == owner for text in self.texts(recall.like[group])}

    def texts(self, kinds: int) -> set[str]:
        """A set of kinds as texts."""
        return {str(self._kinds[kind]) for kind in members(kinds) if kind < len(self._kinds)}


def known(reached: tables.Table | Game, seat: int) -> Known:
    """What a seat remembers there."""
    game = reached if isinstance(reached, Game) else game_at(reached)
    return Known(game.view(seat))


def in_numbers(recall: Recall, seats: int) -> Any:
    """A recall as plain numbers, to be compared."""
    groups = recall.groups
    rows = [list(row[:groups]) for row in (recall.owner, recall.cards, recall.soft, recall.hard, recall.like, recall.flags)]
    return rows, list(recall.known[: seats * codes.KINDS]), recall.knows, recall.question, recall.test, recall.guilty
