"""`lastcard simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import argparse
import os
import sys

from fluent.runtime.types import fluent_number

from ..bots.driver import SIMULATED
from ..rules import Rules
from ..simulate import Result, simulate
from ..words import Words
from .arguments import Usage, one_of
from .console import Console
from .table import show_columns

_PLAYERS = 2
_GAMES = 1000
_BARS = 16
_BAR_WIDTH = 30


def run(values: argparse.Namespace, language: str) -> int:
    """Simulate, and print the result."""
    words = Words(language)
    players = values.players or _PLAYERS
    bots = [one_of(SIMULATED)("--bots", name.strip()) for name in (values.bots or "random").split(",")]
    if len(bots) > players:
        raise Usage("cli-error-bots", given=len(bots), players=players)
    options = dict(values.rule or ())
    Rules.of(values.edition or "classic", options).check_players(players)
    with _Progress(words) as progress:
        result = simulate(
            values.edition or "classic",
            players,
            values.games or _GAMES,
            bots,
            options,
            values.seed or "0",
            values.workers or 1,
            interpreted=values.interpreted,
            to_target=values.to_target,
            progress=progress.show,
        )
    if values.json:
        import json

        print(json.dumps(result.to_json(), indent=2))
    else:
        _print(result, words, Console())
    return 0


class _Progress:
    """A bar on standard error, while it is a terminal; nothing elsewhere."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._shows = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def __enter__(self) -> _Progress:
        self._write(self._words.text("cli-sim-preparing"))
        return self

    def __exit__(self, *_: object) -> None:
        self._write("")

    def show(self, done: int, total: int) -> None:
        full = _BAR_WIDTH * done // total
        self._write(f"[{'#' * full}{'.' * (_BAR_WIDTH - full)}] {self._words.text('cli-sim-progress', done=done, total=total)}")

    def _write(self, text: str) -> None:
        if self._shows:
            print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def _print(result: Result, words: Words, console: Console) -> None:
    console.rule(words.text("cli-sim-title", edition=words.edition(result.edition), games=result.games, seed=result.seed))
    rows = [["", "", words.text("cli-sim-wins"), words.text("cli-sim-share"), words.text("cli-sim-points")]]
    for seat, wins in enumerate(result.wins):
        share = words.text("cli-sim-percent", share=_percent(wins / result.games))
        counts = [words.text("cli-sim-count", count=count) for count in (wins, result.points[seat])]
        rows.append([words.text("cli-sim-seat", seat=seat), words.bot(result.bots[seat]), counts[0], share, counts[1]])
    show_columns(console, rows, 2)
    console.say()
    facts = [
        (words.text("cli-sim-rounds"), words.text("cli-sim-count", count=result.rounds)),
        (words.text("cli-sim-turns"), words.text("cli-sim-turns-value", mean=_short(result.turns_mean), most=result.turns_max)),
        (words.text("cli-sim-blocked"), words.text("cli-sim-blocked-value", passed=result.blocked, endless=result.endless)),
        (words.text("cli-sim-challenges"), words.text("cli-sim-challenges-value", count=result.challenges, right=result.bluffs)),
        (
            words.text("cli-sim-speed"),
            words.text("cli-sim-speed-value", games=round(result.games_per_second), turns=round(result.turns_per_second)),
        ),
        (words.text("cli-sim-prepared"), words.text("cli-sim-seconds", seconds=_short(result.compile_seconds))),
    ]
    width = max(len(name) for name, _ in facts) + 2
    for name, value in facts:
        console.item(name, value, width)
    console.say()
    console.say(words.text("cli-sim-length"), indent=2)
    _histogram(result, words, console)


def _short(number: float) -> object:
    """A number with one digit after the point, or the comma, of the language."""
    return fluent_number(number, maximumFractionDigits=1)


def _percent(share: float) -> object:
    return fluent_number(share, style="percent", minimumFractionDigits=1, maximumFractionDigits=1)


def _histogram(result: Result, words: Words, console: Console) -> None:
    """How many rounds took how many turn actions; what is longer than nearly all of them stands in the last bar."""
    longest = max(length for length, rounds in enumerate(result.lengths) if rounds)
    usual = result.quantile(0.99)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if usual <= step * _BARS)
    bars = []
    for start in range(1, usual + 1, step):
        last = start + step > usual
        end = longest if last else start + step - 1
        label = f"{start}+" if last and longest >= start + step else f"{start}-{start + step - 1}" if step > 1 else str(start)
        bars.append((label, sum(result.lengths[start : end + 1])))
    most = max(rounds for _, rounds in bars)
    width = max(len(label) for label, _ in bars)
    sign = "█" if console.signs else "#"
    for label, rounds in bars:
        bar = sign * round(_BAR_WIDTH * rounds / most)
        console.say_line(f"  {label:>{width}} {bar.ljust(_BAR_WIDTH)} {words.text('cli-sim-count', count=rounds)}")
