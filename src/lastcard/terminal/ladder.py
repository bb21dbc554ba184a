"""`lastcard ladder`: all bots against all, as ratings with intervals, and as a plot."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from ..bots import LEVELS
from ..edition import EDITIONS
from ..lab.games import SAMPLES
from ..lab.ladders import GAMES, PLAYERS, Ladder, Table, ladder
from ..words import Words
from .arguments import Usage, shown
from .console import Console
from .duel import check_bots
from .figures import bot_text, interval, number, percent
from .progress import Progress
from .table import show_columns


def run(values: argparse.Namespace, language: str) -> int:
    """Play the ladders, and print or draw them."""
    words = Words(language)
    bots = check_bots(values.bots or list(LEVELS))
    if len(bots) < 2:
        raise Usage("cli-error-missing-bots", command="ladder", choices=", ".join(LEVELS))
    if values.plot:
        _check_plot(values.plot)
    editions, players = values.edition or list(EDITIONS), values.players or list(PLAYERS)
    try:
        with Progress(words) as progress:
            result = ladder(
                bots,
                editions,
                players,
                values.games or GAMES,
                values.seed or "0",
                values.workers or 1,
                rules=dict(values.rule or ()),
                samples=values.samples or SAMPLES,
                keep=values.keep,
                interpreted=values.interpreted,
                progress=progress.show,
            )
    except KeyboardInterrupt:
        if values.keep:
            print(words.text("cli-lab-kept-interrupted", folder=values.keep), file=sys.stderr)
        raise
    if values.plot:
        from ..lab.ladder_plots import plot

        plot(result, values.plot, (words.text("cli-ladder-rating"), words.text("cli-ladder-players")), words.edition, words.bot)
    if values.json:
        import json

        print(json.dumps(result.to_json(), indent=2))
    else:
        _print(result, editions, players, words, Console())
    return 0


def _check_plot(file: str) -> None:
    """Refuse what could not be drawn, before anything is played for it."""
    from ..lab.plots import ENDINGS

    if find_spec("matplotlib") is None:
        raise Usage("cli-error-needs-package", option="--plot", package="matplotlib", extra="lab")
    if Path(file).suffix.lstrip(".").lower() not in ENDINGS:
        raise Usage("cli-error-picture", file=shown(file), endings=", ".join(f".{ending}" for ending in ENDINGS))
    Path(file).touch()


def _print(result: Ladder, editions: list[str], players: list[int], words: Words, console: Console) -> None:
    console.rule("ladder", words.text("cli-ladder-title", games=result.games, seed=result.seed))
    for table in result.tables:
        console.say(words.text("cli-lab-table", edition=words.edition(table.edition), players=table.players), "\x1b[1m")
        _print_table(table, words, console)
        console.say()
    console.say(words.text("cli-ladder-scale"))
    if any(":" in bot for bot in result.bots):
        console.say(words.text("cli-ladder-fewer"))
    played = {(table.edition, table.players) for table in result.tables}
    for edition in editions:
        for number_of in players:
            if (edition, number_of) not in played:
                what = words.text("cli-lab-table", edition=words.edition(edition), players=number_of)
                console.say(words.text("cli-lab-left-out", what=what))


def _print_table(table: Table, words: Words, console: Console) -> None:
    """The bots from the strongest, each with its rating and its share of the games against the next weaker one."""
    shares = {(pair.bot, pair.against): pair.share.value for pair in table.pairs}
    shares |= {(other, bot): 1 - share for (bot, other), share in shares.items()}
    rows = [["", words.text("cli-ladder-rating"), words.text("cli-lab-interval"), "", ""]]
    ranked = sorted(table.rungs, key=lambda rung: -rung.rating.value)
    for rung, weaker in zip(ranked, [*ranked[1:], None], strict=True):
        rating = rung.rating
        ends = "" if rating.low == rating.high else interval(number(words, rating.low), number(words, rating.high))
        beats = ["", ""]
        if weaker is not None:
            against = words.text("cli-ladder-against", bot=bot_text(words, weaker.bot))
            beats = [percent(words, shares[rung.bot, weaker.bot]), against]
        rows.append([bot_text(words, rung.bot), number(words, rating.value), ends, *beats])
    width = max(len(row[4]) for row in rows)
    show_columns(console, [[*row[:4], row[4].ljust(width)] for row in rows])
