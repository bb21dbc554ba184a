"""Moves and their text: `SEAT VERB ...`, as in a record.

>>> move = Move.parse("0 play W+4 R uno")
>>> move.seat, move.verb, str(move.card), move.colour, move.uno
(0, 'play', 'W+4', <Colour.RED: 0>, True)
>>> str(move)
'0 play W+4 R uno'
>>> Move.parse("0 play W+4 purple")
Traceback (most recent call last):
    ...
lastcard.errors.InvalidMove: "purple" cannot follow "play W+4": a colour (R, Y, G, B), a seat or "uno" can
"""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Card, Colour
from .errors import InvalidMove, show
from .kernel.codes import VERB_NAMES

#: Verbs that a card follows, and the one that a seat follows.
_WITH_CARD = ("play", "give", "discard")


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """Something that a seat does. Whether it may do so is for `Game.check` to say."""

    seat: int
    verb: str
    card: Card | None = None
    colour: Colour | None = None
    target: int | None = None
    uno: bool = False

    @classmethod
    def parse(cls, text: str) -> Move:
        """The move of a text; raises `InvalidMove`."""
        words = text.split(" ")
        if len(words) < 2 or "" in words:
            raise InvalidMove('a move is a seat, a verb and what belongs to it, with one space between, such as "0 play R5"')
        seat = _seat(words[0])
        if seat is None:
            raise InvalidMove(f"{show(words[0])} is not a seat: a move begins with the number of its seat")
        verb, rest = words[1], words[2:]
        if verb not in VERB_NAMES:
            raise InvalidMove(f"{show(verb)} is not a verb: it must be one of {', '.join(VERB_NAMES)}")
        card = colour = target = None
        uno = False
        if verb in _WITH_CARD:
            if not rest:
                raise InvalidMove(f'"{verb}" needs a card')
            try:
                card = Card.parse(rest.pop(0))
            except ValueError as error:
                raise InvalidMove(str(error)) from None
        if verb == "play":
            if rest and len(rest[0]) == 1 and rest[0] in "RYGB":
                colour = Colour.parse(rest.pop(0))
            if rest and (target := _seat(rest[0])) is not None:
                rest.pop(0)
            if rest and rest[0] == "uno":
                uno = True
                rest.pop(0)
            if rest:
                raise InvalidMove(f'{show(rest[0])} cannot follow "play {card}": a colour (R, Y, G, B), a seat or "uno" can')
        elif verb == "colour":
            if not rest:
                raise InvalidMove('"colour" needs a colour: R, Y, G or B')
            try:
                colour = Colour.parse(rest.pop(0))
            except ValueError as error:
                raise InvalidMove(str(error)) from None
        elif verb == "catch" and (not rest or (target := _seat(rest.pop(0))) is None):
            raise InvalidMove('"catch" needs the number of the seat that is caught')
        if rest:
            raise InvalidMove(f'{show(rest[0])} cannot follow "{" ".join(words[1 : len(words) - len(rest)])}"')
        return cls(seat, verb, card, colour, target, uno)

    def __repr__(self) -> str:
        return f"Move.parse('{self}')"

    def __str__(self) -> str:
        words = [str(self.seat), self.verb]
        if self.card is not None:
            words.append(str(self.card))
        if self.colour is not None:
            words.append(self.colour.text)
        if self.target is not None:
            words.append(str(self.target))
        if self.uno:
            words.append("uno")
        return " ".join(words)


def _seat(word: str) -> int | None:
    """The number of a seat, or None when the word is none: one or two figures, and no zero ahead."""
    if word.isascii() and word.isdigit() and len(word) <= 2 and str(int(word)) == word:
        return int(word)
    return None
