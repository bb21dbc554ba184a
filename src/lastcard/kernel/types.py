"""The types that the kernel's functions name. `speed.py` reads them from the annotations to compile the functions."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, TypeAlias

#: A row of numbers that can be changed: a bytearray or a list interpreted, an array compiled.
Numbers: TypeAlias = MutableSequence[int]
#: A row of small numbers that can be changed, each from -128 to 127.
Octets: TypeAlias = MutableSequence[int]
#: A row of numbers that need not be whole, and can be changed.
Reals: TypeAlias = MutableSequence[float]
#: A row of numbers that stays as it is.
Fixed: TypeAlias = Sequence[int]


class Host(Protocol):
    """Who watches a game, interpreted: notes the events, and may say which card comes next. Compiled code has none."""

    def note(self, code: int, a: int, b: int, c: int, d: int) -> None:
        """Something happened: a row of `codes.EV_...`."""

    def before_take(self, state: Any) -> None:
        """A card is about to be taken from the draw pile, which holds one."""

    def took(self, kind: int) -> None:
        """A card was taken from the draw pile."""

    def shuffled(self, state: Any) -> None:
        """The draw pile was shuffled: its order is now for chance to say."""
