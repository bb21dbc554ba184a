"""Values that are few, and that all tables share instead of each having its own."""

from __future__ import annotations

from functools import lru_cache

from ..cards import Card
from ..moves import Move

#: The move of a text; raises `InvalidMove`.
parse_move = lru_cache(maxsize=8192)(Move.parse)


@lru_cache(maxsize=128)
def card_text(card: Card) -> str:
    """The card's text."""
    return str(card)
