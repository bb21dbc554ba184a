"""Colours, symbols and cards, and their text.

A card's text is the record format's: colour `R` `Y` `G` `B`, then `0`-`9`, `S` Skip, `R` Reverse, `+1` Draw One, `+2` Draw Two;
wilds are `W` `W+2` `W+4` `WDIP` `WSWAP` `WCUSTOM1` `WCUSTOM2` `WCUSTOM3`.

>>> card = Card.parse("G+2")
>>> card.colour, card.symbol, str(card)
(<Colour.GREEN: 2>, <Symbol.DRAW_TWO: 13>, 'G+2')
>>> sorted([Card.parse(text) for text in ("W", "B1", "RR", "R9")])
[Card('R9'), Card('RR'), Card('B1'), Card('W')]
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache, total_ordering

from .errors import show


class Colour(IntEnum):
    """One of the four colours, in the order in which hands are sorted."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3

    @property
    def text(self) -> str:
        """The colour's letter: `R`, `Y`, `G` or `B`."""
        return "RYGB"[self]

    @classmethod
    def parse(cls, text: str) -> Colour:
        """The colour of a letter; raises `ValueError` for anything else.

        >>> Colour.parse("B").name
        'BLUE'
        """
        place = "RYGB".find(text) if len(text) == 1 else -1
        if place < 0:
            raise ValueError(f"{show(text)} is not a colour: it must be R, Y, G or B")
        return cls(place)


class Symbol(IntEnum):
    """What is printed on a card beside its colour, in the order in which hands are sorted."""

    ZERO = 0
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    SKIP = 10
    REVERSE = 11
    DRAW_ONE = 12
    DRAW_TWO = 13
    WILD = 14
    WILD_DRAW_TWO = 15
    WILD_DRAW_FOUR = 16
    WILD_DIP = 17
    WILD_SWAP = 18
    WILD_CUSTOM_1 = 19
    WILD_CUSTOM_2 = 20
    WILD_CUSTOM_3 = 21

    @property
    def text(self) -> str:
        """The symbol as it stands in a card's text, such as `7`, `S` or `W+4`."""
        return _SYMBOL_TEXTS[self]

    @property
    def is_wild(self) -> bool:
        """Whether cards of this symbol have no colour of their own."""
        return self >= Symbol.WILD

    @property
    def is_number(self) -> bool:
        """Whether this is a figure from 0 to 9."""
        return self <= Symbol.NINE

    @property
    def draws(self) -> int:
        """How many cards a draw card makes the next player draw; 0 for other symbols."""
        return _DRAWS.get(self, 0)

    @property
    def custom(self) -> int:
        """Which of the Customizable cards this is, from 1; 0 for other symbols."""
        return max(0, self - Symbol.WILD_SWAP)


_SYMBOL_TEXTS: tuple[str, ...] = (*"0123456789SR", "+1", "+2", "W", "W+2", "W+4", "WDIP", "WSWAP", "WCUSTOM1", "WCUSTOM2", "WCUSTOM3")
_DRAWS = {Symbol.DRAW_ONE: 1, Symbol.DRAW_TWO: 2, Symbol.WILD_DRAW_TWO: 2, Symbol.WILD_DRAW_FOUR: 4}


@total_ordering
class Card:
    """A kind of card: cards that look alike are equal, as the game has no way to tell them apart."""

    __slots__ = ("colour", "symbol")
    colour: Colour | None
    symbol: Symbol

    def __init__(self, colour: Colour | None, symbol: Symbol) -> None:
        if (colour is None) != symbol.is_wild:
            raise ValueError(f"a {symbol.name} card {'has no' if symbol.is_wild else 'needs a'} colour")
        object.__setattr__(self, "colour", colour)
        object.__setattr__(self, "symbol", symbol)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card cannot be changed")

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card of a text; raises `ValueError` for anything else.

        >>> Card.parse("WDIP").is_wild
        True
        """
        card = _cards_by_text().get(text)
        if card is None:
            raise ValueError(f"{show(text)} is not a card: a card is written like R5, GS, YR, B+2 or W")
        return card

    @property
    def is_wild(self) -> bool:
        """Whether the card has no colour of its own."""
        return self.colour is None

    @property
    def order(self) -> int:
        """The card's place in a sorted hand: colours first, then wilds."""
        return self.symbol + (100 if self.colour is None else 20 * self.colour)

    def __str__(self) -> str:
        return self.symbol.text if self.colour is None else self.colour.text + self.symbol.text

    def __repr__(self) -> str:
        return f"Card('{self}')"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.order == other.order

    def __lt__(self, other: Card) -> bool:
        return self.order < other.order

    def __hash__(self) -> int:
        return self.order

    def __reduce__(self) -> tuple[object, ...]:
        return Card, (self.colour, self.symbol)


@cache
def _cards_by_text() -> dict[str, Card]:
    cards = [Card(colour, symbol) for colour in Colour for symbol in Symbol if not symbol.is_wild]
    cards += [Card(None, symbol) for symbol in Symbol if symbol.is_wild]
    return {str(card): card for card in cards}
