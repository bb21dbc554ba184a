"""Figures of the laboratory in the user's language."""

from __future__ import annotations

from math import isfinite

from fluent.runtime.types import fluent_number

from ..words import Words


def percent(words: Words, share: float, digits: int = 1) -> str:
    """A share in percent."""
    value = fluent_number(round(share, digits + 2) + 0.0, style="percent", minimumFractionDigits=digits, maximumFractionDigits=digits)
    return words.text("cli-sim-percent", share=value)


def number(words: Words, value: float, digits: int = 0) -> str:
    """A number with so many digits after the point, or the comma, of the language."""
    if not isfinite(value):
        return "–"
    shown = fluent_number(round(value, digits) + 0.0, minimumFractionDigits=digits, maximumFractionDigits=digits)
    return words.text("cli-sim-count", count=shown)


def interval(low: str, high: str) -> str:
    """An interval, whatever sign stands before the digits of a fraction."""
    return f"[{low}; {high}]" if "," in low + high else f"[{low}, {high}]"


def bot_text(words: Words, bot: str) -> str:
    """A bot's level, and how many deals it plays out if it searches."""
    level, colon, samples = bot.partition(":")
    return f"{words.bot(level)}{colon}{samples}"
