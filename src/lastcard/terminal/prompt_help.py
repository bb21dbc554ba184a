"""The help that a player gets at the table: first what can be done now, then the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..cards import Symbol
from .console import Console
from .typed import Reader

if TYPE_CHECKING:
    from ..view import View
    from ..words import Words

_Entry = tuple[str, str]


def show_help(console: Console, words: Words, reader: Reader, names: Sequence[str], view: View) -> None:
    """Print what can be typed."""
    now, later = _entries(words, reader, names, view)
    width = max(len(left) for left, _ in (*now, *later)) + 2
    for title, entries in (("term-help-now", now), ("term-help-else" if now else "term-help-title", later)):
        if entries:
            console.rule(words.text(title))
        for left, meaning in entries:
            console.item(left, meaning, width)
    console.say(words.text("term-help-cards"), indent=1)
    if special := _special_cards(words, view):
        console.say(special, indent=1)


def _entries(words: Words, reader: Reader, names: Sequence[str], view: View) -> tuple[list[_Entry], list[_Entry]]:
    """What can be done now, by the moves that are legal, and what else can be typed."""
    first, legal = reader.first, {move.verb for move in view.legal_moves}
    drawn = view.phase == "drawn" and view.turn == view.seat
    catchable = [seat for seat in view.catchable if seat != view.seat]
    play = [
        ("3, R5", words.text("term-help-card")),
        (f"3 {first('uno')}", words.text("term-help-uno", uno=first("uno"))),
        ("W g", words.text("term-help-wild")),
    ]
    draw = (first("draw"), words.text("term-help-draw"))
    keep = (f"{first('play')}, {first('keep')}", words.text("term-help-keep"))
    challenge = (f"{first('accept')}, {first('challenge')}", words.text("term-help-challenge"))
    catch = (f"{first('catch')} {names[catchable[0] if catchable else -1]}", words.text("term-help-catch"))

    now = []
    if "keep" in legal:
        now.append(keep)
    elif drawn:
        now.append((first("play"), words.text("term-help-play-drawn")))
    elif "play" in legal:
        now += play
    if "draw" in legal:
        now.append(draw)
    if "challenge" in legal:
        now.append(challenge)
    for verb, example in (("pass", ""), ("give", " 3"), ("discard", " 3"), ("colour", " g"), ("done", "")):
        if verb in legal:
            now.append((f"{'3, ' if example == ' 3' else ''}{first(verb)}{example}", words.text(f"term-help-{verb}")))
    if "uno" in legal:
        now.append((first("uno"), words.text("term-help-call")))
    if "catch" in legal:
        now.append(catch)

    rest = [(first(verb), words.text(f"term-help-{verb}")) for verb in ("hand", "scores", "rules", "save", "quit")]
    usual = [*play, draw, keep, challenge, catch, (f"{first('why')} 3", words.text("term-help-why")), *rest]
    return now, [entry for entry in usual if entry not in now]


def _special_cards(words: Words, view: View) -> str:
    """The letters of the wilds that not every edition has."""
    symbols = {face.symbol for face in view.rules.edition.faces}
    named = [f"{symbol.text} {words.symbol(symbol)}" for symbol in (Symbol.WILD_DIP, Symbol.WILD_SWAP) if symbol in symbols]
    if Symbol.WILD_CUSTOM_1 in symbols:
        named.append(f"WCUSTOM1-3 {words.text('rule-name-custom')}")
    return f"{', '.join(named)}." if named else ""
