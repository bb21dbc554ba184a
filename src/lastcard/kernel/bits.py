"""Sets of kinds and of seats as whole numbers, one bit each, and copying of rows. `speed.py` has faster ones for compiled code."""

from __future__ import annotations

from typing import Any

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


def copy_part(to: Numbers, at: int, source: Fixed, start: int, length: int) -> None:
    """Copy so many numbers of one row into another, both of the same kind of numbers: from `start` on to `at` and after it."""
    to[at : at + length] = source[start : start + length]


def clear_part(row: Numbers, length: int) -> None:
    """Make the first so many numbers of a row 0."""
    for place in range(length):
        row[place] = 0


def fetch_ahead(rows: Any, place: int, start: int, end: int) -> None:
    """Nothing: compiled, the memory of these bytes of a place in an array of records, or in a table of rows, is asked for ahead of time."""


def write_rest(to: Numbers, at: int, whole: Fixed, less: Fixed, lesser: Fixed, length: int) -> None:
    """Write, from `at` on, what is left of the numbers of one row without those of two others. Nothing falls below 0.

    Compiled, the rest of 64 numbers from `at` on is made 0 too; each row has room for as many.
    """
    for place in range(length):
        to[at + place] = whole[place] - less[place] - lesser[place]


def spread_bits(to: Numbers, at: int, bits: int, length: int) -> None:
    """Write, from `at` on, a 1 for each member of a set below `length`, and 0 for all other numbers; above it the set is empty.

    Compiled, the rest of 64 numbers from `at` on is made 0 too.
    """
    for place in range(length):
        to[at + place] = bits >> place & 1
