"""Sets of kinds and of seats as whole numbers, one bit each. `speed.py` puts single machine instructions in their place."""

from __future__ import annotations


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
    return lowest(bits)
