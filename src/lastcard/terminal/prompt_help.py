"""The help that a player gets at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .console import Console
from .typed import Reader

if TYPE_CHECKING:
    from ..words import Words


def show_help(console: Console, words: Words, reader: Reader, name: str) -> None:
    """Print what can be typed, with this player's name in the example."""
    first = reader.first
    lines = [
        ("3, R5", words.text("term-help-card")),
        (f"3 {first('uno')}", words.text("term-help-uno", uno=first("uno"))),
        ("W g", words.text("term-help-wild")),
        (first("draw"), words.text("term-help-draw")),
        (f"{first('play')}, {first('keep')}", words.text("term-help-keep")),
        (f"{first('accept')}, {first('challenge')}", words.text("term-help-challenge")),
        (f"{first('catch')} {name}", words.text("term-help-catch")),
        (f"{first('why')} 3", words.text("term-help-why")),
        (first("hand"), words.text("term-help-hand")),
        (first("scores"), words.text("term-help-scores")),
        (first("rules"), words.text("term-help-rules")),
        (first("save"), words.text("term-help-save")),
        (first("quit"), words.text("term-help-quit")),
    ]
    console.rule(words.text("term-help-title"))
    width = max(len(left) for left, _ in lines) + 2
    for left, meaning in lines:
        console.item(left, meaning, width)
    console.say(words.text("term-help-cards"), indent=1)
