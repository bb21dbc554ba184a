"""`lastcard play`: begin a game against bots or go on with a saved one."""

from __future__ import annotations

import argparse
import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import RecordError
from ..game import Game
from ..record import Record
from ..rules import Rules
from ..words import Words
from . import saves
from .arguments import Usage, one_of, shown
from .asking import YOU
from .console import BOLD, DIM, Console, Ended, display_names
from .session import Player, Session
from .typed import Reader

if TYPE_CHECKING:
    from ..bots.warming import Warming
    from ..moves import Move
    from ..view import View

_PLAYERS = 3
_EDITION = "classic"


def run(values: argparse.Namespace, language: str) -> int:
    """Play, and say at the end how to go on when the game is not over."""
    words, console = Words(language), Console()
    if values.bots:
        _levels(values)
    path = Path(values.save) if values.save else saves.default_path() if console.interactive else None
    try:
        saved = _saved(path, values, console, words) if path is not None and path.exists() else None
        game = saved or _begun(path, values, words)
    except Ended:
        return 0
    levels = _levels(values, len(game.players) - 1)
    warming = _warming() if "champion" in levels else None
    bots = _bots(game, levels, values.seed, warming)
    session = Session(game, bots, console, words, None if path is None else lambda game: _keep(path, game))
    try:
        session.begin(saved is None)
        session.run()
    except (Ended, KeyboardInterrupt):
        _say_goodbye(path, values, console, words)
    finally:
        if warming is not None:
            warming.stop()
    return 0


def _begun(path: Path | None, values: argparse.Namespace, words: Words) -> Game:
    """A new game, kept from its deal on."""
    game = _new(values, words)
    if path is not None and not values.save:
        path.parent.mkdir(parents=True, exist_ok=True)
    _keep(path, game)
    return game


def _keep(path: Path | None, game: Game) -> None:
    if path is not None:
        game.record().save(path)


# --- a saved game ---


def _saved(path: Path, values: argparse.Namespace, console: Console, words: Words) -> Game | None:
    """The game in the file: the one that was asked for by name, or the last one, if it is the one that the player wants now."""
    if values.save:
        game = Record.load(path).play()
        if contradiction := _contradiction(game, values):
            raise contradiction
        return game
    try:
        game = Record.load(path).play()
    except (RecordError, RecursionError):
        aside = path.with_suffix(".unreadable.json")
        path.replace(aside)
        console.say(words.text("term-resume-unreadable", file=str(aside)))
        return None
    if game.is_over:
        return None
    if not _contradiction(game, values) and _goes_on(game, console, words):
        return game
    _new(values, words)  # what cannot be begun must not put anything aside
    aside = saves.put_aside(path)
    console.say(words.text("term-put-aside"))
    _say_command(str(aside), console)
    return None


def _goes_on(game: Game, console: Console, words: Words) -> bool:
    """Whether the player wants to go on with the last game."""
    others = words.list(display_names(game.players[YOU + 1 :]))
    console.say(words.text("term-resume", edition=words.edition(game.edition.name), names=others, round=game.round))
    reader = Reader(words, game.players)
    while True:
        answer = console.ask(words.text("term-prompt-resume", yes=reader.first("yes"), no=reader.first("no")))
        agrees = not answer or reader.agrees(answer)
        if agrees is not None:
            return agrees
        if reader.command(answer) == "quit":
            raise Ended


def _contradiction(game: Game, values: argparse.Namespace) -> Usage | None:
    """What is wrong when an option asks for something that the saved game is not."""
    file = shown(values.save or "", 400)
    if values.edition not in (None, game.edition.name):
        return Usage("cli-error-saved-edition", file=file, saved=game.edition.name, given=values.edition)
    if values.players not in (None, len(game.players)):
        return Usage("cli-error-saved-players", file=file, saved=len(game.players), given=values.players)
    if values.name not in (None, game.players[YOU]):
        return Usage("cli-error-saved-name", file=file, saved=shown(game.players[YOU]), given=values.name)
    if values.rule:
        wanted = Rules.of(game.edition, dict(values.rule))
        for name, _ in values.rule:
            if getattr(wanted, name) != getattr(game.rules, name):
                return Usage("cli-error-saved-rule", file=file, rule=name)
    if values.seed is not None and values.seed != game.record().rounds[0].seed:
        return Usage("cli-error-saved-seed", file=file, given=shown(values.seed))
    return None


# --- a new game ---


def _new(values: argparse.Namespace, words: Words) -> Game:
    options = dict(values.rule or ())
    rules = Rules.of(values.edition or _EDITION, options)
    players = values.players or (4 if rules.teams else _PLAYERS)
    if not rules.edition.min_players <= players <= rules.edition.max_players:
        name = words.edition(rules.edition.name)
        raise Usage("cli-error-players", edition=name, least=rules.edition.min_players, most=rules.edition.max_players, given=players)
    _levels(values, players - 1)
    you = values.name or words.text("term-you")
    bots = [name for name in words.text("term-bot-names").split() if name.casefold() != you.casefold()]
    return Game(rules.edition, [you, *bots[: players - 1]], seed=values.seed, **options)


def _levels(values: argparse.Namespace, bots: int | None = None) -> list[str]:
    """How each bot plays: fewer names than bots are repeated. Raises `Usage`."""
    from ..bots import LEVELS

    named = [one_of(LEVELS)("--bots", name.strip()) for name in (values.bots or "careful").split(",")]
    if bots is None:
        return named
    if len(named) > bots:
        raise Usage("cli-error-bots", given=len(named), players=bots)
    return [named[place % len(named)] for place in range(bots)]


def _bots(game: Game, levels: Sequence[str], seed: str | None, warming: Warming | None) -> dict[int, Player]:
    from ..bots import make

    seed = seed or os.urandom(8).hex()
    seats = [seat for seat in range(len(game.players)) if seat != YOU]
    bots = {seat: make(level, f"{seed}{seat:02}") for seat, level in zip(seats, levels, strict=True)}
    return {seat: bot if warming is None else _Warmed(bot, warming) for seat, bot in bots.items()}


def _warming() -> Warming:
    from ..bots.warming import Warming

    return Warming()


class _Warmed:
    """A bot at a table with a champion, whose search runs compiled as soon as it can without a wait."""

    def __init__(self, bot: Player, warming: Warming) -> None:
        self._bot = bot
        self._warming = warming

    def choose(self, view: View) -> Move | None:
        """The bot's move."""
        if self._warming.is_compiled():
            self._warming.finish()
        return self._bot.choose(view)


# --- the end ---


def _say_goodbye(path: Path | None, values: argparse.Namespace, console: Console, words: Words) -> None:
    console.say()
    if path is None:
        console.say(words.text("term-bye-unsaved"), DIM)
        return
    console.say(words.text("term-bye"))
    _say_command(values.save, console)


def _say_command(file: str | None, console: Console) -> None:
    """The command that goes on with a game, in a line of its own, to be copied."""
    command = "lastcard play" + (f" --save {shlex.quote(file)}" if file else "")
    console.say_line(console.styled(f"  {command}", BOLD))
