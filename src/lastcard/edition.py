"""The editions: which cards there are, what they are worth and do, and the edition's own rules. Each is one TOML file in `editions/`.

>>> pocket = Edition.load("pocket")
>>> len(pocket.deck), pocket.max_players, pocket.hand_size, pocket.target
(52, 5, 5, 250)
>>> pocket.points(Card.parse("B+1"))
20
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from .cards import Card, Colour, Symbol
from .errors import EditionError, show

EDITIONS = ("pocket", "classic", "modern")
OPENINGS = ("play", "skip", "draw", "reverse", "colour", "return")
EFFECTS = ("hit", "turn", "skip", "swap", "rotate", "dip", "custom")


@dataclass(frozen=True)
class Face:
    """One line of an edition's file: a symbol, how many there are (of each colour, or of the wild in all), points, effect, opening."""

    symbol: Symbol
    count: int
    points: int
    effect: tuple[tuple[Any, ...], ...]
    opening: str


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition of the game. Load it with `Edition.load`."""

    name: str
    sources: tuple[str, ...]
    min_players: int
    max_players: int
    faces: tuple[Face, ...]
    defaults: Mapping[str, Any]

    @classmethod
    def load(cls, name: str) -> Edition:
        """The edition of this name: `pocket`, `classic` or `modern`; raises `EditionError` for another."""
        if name not in EDITIONS:
            raise EditionError(f"edition: {show(name)} is not an edition: it must be one of {', '.join(EDITIONS)}")
        return _load(name)

    @property
    def hand_size(self) -> int:
        """The cards dealt to each player (HAND)."""
        return int(self.defaults["hand_size"])

    @property
    def target(self) -> int:
        """The points that win the game (TARGET)."""
        return int(self.defaults["target"])

    @cached_property
    def kinds(self) -> tuple[Card, ...]:
        """Every kind of card in the edition, sorted; a kind's place is its number in the kernel."""
        return tuple(sorted({card for face in self.faces for card in _cards(face)}))

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """The whole pack, sorted (DECK)."""
        return tuple(sorted(card for face in self.faces for card in _cards(face) for _ in range(face.count)))

    @cached_property
    def _by_symbol(self) -> dict[Symbol, Face]:
        return {face.symbol: face for face in self.faces}

    def face(self, card: Card) -> Face:
        """What the edition says of a card."""
        return self._by_symbol[card.symbol]

    def points(self, card: Card) -> int:
        """What the card is worth when it is left in a hand (POINTS-N, POINTS-A, POINTS-W, POINTS-S)."""
        return self.face(card).points

    def may_open(self, card: Card, opening_wild: str) -> bool:
        """Whether the card may open the discard pile (OPEN-W, OPEN-WD) under this value of `opening_wild`."""
        opening = self.face(card).opening
        return opening != "return" and not (card.symbol is Symbol.WILD and opening_wild == "return")

    def __repr__(self) -> str:
        return f"Edition.load({self.name!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)


def _cards(face: Face) -> list[Card]:
    return [Card(None, face.symbol)] if face.symbol.is_wild else [Card(colour, face.symbol) for colour in Colour]


@cache
def _load(name: str) -> Edition:
    with open(f"{__file__.removesuffix('edition.py')}editions/{name}.toml", "rb") as file:
        data = tomllib.load(file)
    symbols = {symbol.text: symbol for symbol in Symbol}
    faces = []
    for line in data["faces"]:
        symbol = symbols[line["symbol"]]
        effect = tuple(tuple(part) for part in line.get("effect", ()))
        if line["opening"] not in OPENINGS or any(part[0] not in EFFECTS for part in effect):
            raise EditionError(f"editions/{name}.toml: {symbol.text} has an effect or an opening that does not exist")
        faces.append(Face(symbol, line["count"], line["points"], effect, line["opening"]))
    return Edition(data["name"], tuple(data["sources"]), data["min_players"], data["max_players"], tuple(faces), data["rules"])
