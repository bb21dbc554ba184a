"""Chance: one small generator, the same stream at both speeds and on every machine, and the way from a seed to it.

The generator is xoshiro128** (Blackman and Vigna 2018) on four 32-bit words; bounded draws are Lemire's (2019), without bias. All
numbers are int64 holding 32-bit values, so that the compiled code wraps just where the interpreted code masks. `docs/record.md`
writes the whole procedure down for other programs.
"""

from __future__ import annotations

from .types import Numbers

WORD = 0xFFFFFFFF

# What the words of a seed are scrambled for.
FOR_DECK = 0  # the generator of the cards
FOR_NEXT = 1  # the seed of the next round of the same game
FOR_BOTS = 2  # the generator that bots draw from
FOR_GAME = 3  # the seed of the n-th game of a simulation
FOR_DEALER = 4  # the cards that are drawn to choose the dealer


def scramble(words: Numbers, purpose: int) -> None:
    """Mix four 32-bit words in place, so that seeds which differ in one bit give streams that have nothing in common.

    Two passes; each word takes in the one before it through the finalizer of MurmurHash3 (Appleby).
    """
    mixed = purpose
    for step in range(8):
        mixed = (mixed + words[step & 3] + 0x9E3779B9) & WORD
        mixed ^= mixed >> 16
        mixed = (mixed * 0x85EBCA6B) & WORD
        mixed ^= mixed >> 13
        mixed = (mixed * 0xC2B2AE35) & WORD
        mixed ^= mixed >> 16
        words[step & 3] = mixed
    if words[0] | words[1] | words[2] | words[3] == 0:
        words[0] = 1  # the one state from which the generator never moves


def below(words: Numbers, n: int) -> int:
    """A number from 0 to n - 1, each equally likely; n is at most 2^31. Moves the generator on."""
    while True:
        first = words[0]
        second = words[1]
        star = (second * 5) & WORD
        star = (((star << 7) | (star >> 25)) * 9) & WORD
        third = words[2] ^ first
        fourth = words[3] ^ second
        words[1] = second ^ third
        words[0] = first ^ fourth
        words[2] = third ^ ((second << 9) & WORD)
        words[3] = ((fourth << 11) | (fourth >> 21)) & WORD
        product = star * n
        low = product & WORD
        if low >= n or low >= (0x100000000 - n) % n:
            return product >> 32
