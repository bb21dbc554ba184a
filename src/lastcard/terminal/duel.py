"""`lastcard duel`: bots against each other on the same deals, and which of them is stronger."""

from __future__ import annotations

import argparse

from ..bots import LEVELS
from ..lab.duels import Duel, duel, samples_within
from ..lab.games import SAMPLES, SEARCHES
from ..rules import Rules
from ..words import Words
from .arguments import Usage, shown
from .console import Console
from .figures import bot_text, interval, number, percent
from .progress import Progress
from .table import show_columns


def run(values: argparse.Namespace, language: str) -> int:
    """Play the duel, and print what came of it."""
    words = Words(language)
    edition, options = values.edition or "classic", dict(values.rule or ())
    bots, players = check_bots(values.place), values.players or max(2, len(values.place))
    if len(bots) > players:
        raise Usage("cli-error-duel-seats", given=len(bots), players=players)
    if values.samples and values.milliseconds:
        raise Usage("cli-error-two-limits")
    Rules.of(edition, options).check_players(players)
    with Progress(words) as progress:
        samples = values.samples or SAMPLES
        if values.milliseconds and SEARCHES in bots:
            samples = samples_within(values.milliseconds, edition, players, options)
        result = duel(
            bots,
            edition,
            players,
            options,
            values.games,
            values.seed or "0",
            values.workers or 1,
            samples=samples,
            to_target=values.to_target,
            interpreted=values.interpreted,
            progress=progress.show,
        )
    if values.json:
        import json

        print(json.dumps(result.to_json(), indent=2))
    else:
        _print(result, words, Console())
        if SEARCHES in bots and values.milliseconds:
            Console().say(words.text("cli-duel-samples", samples=samples))
    return 0


def check_bots(bots: list[str]) -> list[str]:
    """Bots that are all different; a champion is named with a number of deals or without."""
    for place, bot in enumerate(bots):
        if bot in bots[:place]:
            raise Usage("cli-error-bot-twice", bot=shown(bot))
    assert all(bot.split(":")[0] in LEVELS for bot in bots)
    return bots


def _print(result: Duel, words: Words, console: Console) -> None:
    title = words.text(
        "cli-duel-title", edition=words.edition(result.edition), players=result.players, games=result.games, seed=result.seed
    )
    console.rule(title)
    heads = ("cli-sim-wins", "cli-sim-share", "cli-lab-interval", "cli-duel-points", "cli-duel-pace")
    rows = [["", *(words.text(head) for head in heads)]]
    for one in result.bots:
        low, high = percent(words, one.share.low), percent(words, one.share.high)
        points, pace = number(words, one.points.value, 1), number(words, one.ms_per_move, 2 if one.ms_per_move >= 0.1 else 5)
        wins = words.text("cli-sim-count", count=one.wins)
        rows.append([bot_text(words, one.bot), wins, percent(words, one.share.value), interval(low, high), points, pace])
    show_columns(console, rows)
    console.say()
    if len({round(one.fair, 9) for one in result.bots}) == 1:
        console.say(words.text("cli-duel-fair", share=percent(words, result.bots[0].fair)))
    if len(result.bots) == 2:
        best = max(result.bots, key=lambda one: one.share.value - one.fair)
        told = all(one.share.excludes(one.fair) for one in result.bots)
        console.say(words.text("cli-duel-stronger", bot=bot_text(words, best.bot)) if told else words.text("cli-duel-even"))
    console.say(words.text("cli-duel-deals", deals=result.deals, seatings=result.seatings))
    console.say(words.text("cli-duel-speed", moves=round(result.moves_per_second)))
