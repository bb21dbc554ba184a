"""Seeds: a string of hex digits, and the four 32-bit words that it stands for (`docs/record.md` has the whole procedure)."""

from __future__ import annotations

import re

from .kernel.chance import FOR_BOTS, FOR_NEXT, scramble

_HEX = re.compile(r"[0-9a-fA-F]+\Z")


def is_seed(text: object) -> bool:
    """Whether this is a seed: one hex digit or more."""
    return isinstance(text, str) and _HEX.match(text) is not None


def words_of(seed: str) -> list[int]:
    """The words of a seed, most significant first. Leading zeros and the case of letters make no difference.

    >>> words_of("1f")
    [0, 0, 0, 31]
    """
    digits = seed.lower().lstrip("0")
    if len(digits) > 32:
        from hashlib import sha256

        digits = sha256(digits.encode("ascii")).hexdigest()[:32]
    digits = digits.zfill(32)
    return [int(digits[place : place + 8], 16) for place in range(0, 32, 8)]


def text_of(words: list[int]) -> str:
    """The seed of four words, 32 digits long."""
    return "".join(f"{word:08x}" for word in words)


def next_seed(seed: str) -> str:
    """The seed of the round that follows one of this seed, unless another is given."""
    words = words_of(seed)
    scramble(words, FOR_NEXT)
    return text_of(words)


def bot_words(seed: str) -> list[int]:
    """A generator for a bot, from a seed."""
    words = words_of(seed)
    scramble(words, FOR_BOTS)
    return words


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    import secrets

    return secrets.token_hex(16)
