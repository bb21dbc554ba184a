"""Sets of kinds and of seats as whole numbers, one bit each, and copying of rows. `speed.py` has faster ones for compiled code."""

from __future__ import annotations

from .types import Fixed, Numbers


def popcount(bits: int) -> int:
    """How many members a set has."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The least member of a set that has one."""
    return (bits & -bits).bit_length() - 1


def nth(bits: int, n: int) -> int:
    """The member of a set that has n smaller ones."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return (bits & -bits).bit_length() - 1


def copy_row(to: Numbers, source: Fixed) -> None:
    """Make one row equal to another of its length."""
    to[:] = source
