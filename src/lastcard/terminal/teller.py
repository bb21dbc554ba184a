"""Events told in words, to a player on a seat or to a spectator, each draw with the card that caused it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from ..words import Words, with_causes

if TYPE_CHECKING:
    from ..events import Event

#: At a table everybody sees these happen, and the hand is shown anyway.
_UNTOLD_AT_TABLE = ("dealt",)
#: At a large table the cards drawn for the deal would fill the screen.
_MOST_DEALER_CARDS = 4


class Teller:
    """Tells a game move by move, and remembers the card that was laid last and what the round was worth to whom."""

    def __init__(self, words: Words, names: Sequence[str], you: int | None = None) -> None:
        self.gains = [0] * len(names)
        self._words = words
        self._names = names
        self._you = you
        self._cause: Event | None = None

    def told(self, events: Iterable[Event]) -> list[str]:
        """The sentences of some more events."""
        sentences = []
        for event, cause in with_causes([*([self._cause] if self._cause else []), *events]):
            if event is self._cause:
                continue
            self._note(event)
            if event.code in _UNTOLD_AT_TABLE or (event.code == "dealer_card" and len(self._names) > _MOST_DEALER_CARDS):
                continue
            sentence = self._words.event(event, self._names, self._you, cause=cause)
            if sentence is not None:
                sentences.append(sentence)
        return sentences

    def pass_over(self, events: Iterable[Event]) -> None:
        """Remember some more events without telling them."""
        for event in events:
            self._note(event)

    def _note(self, event: Event) -> None:
        if event.code == "played":
            self._cause = event
        elif event.code == "round":
            self._cause = None
            self.gains = [0] * len(self._names)
        elif event.code == "scored":
            self.gains[event.args["seat"]] = event.args["points"]
