"""A game that is over: its record, and the same step by step with nothing hidden. Made from the facts when somebody asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from ..game import Game
from ..record import Record, Round
from ..rules import Rules
from . import facts, messages
from .facts import Stamped
from .messages import Happened, Replay, ReplayStep
from .refusal import Refusal


def record_of(stored: Iterable[Stamped], number: int) -> Record:
    """The record of the game of this number, counted from 1; raises `Refusal` when there is none, or it is not over."""
    rules: Rules | None = None
    names: list[str] = []
    rounds: list[tuple[str, list[str]]] = []
    played, ended = 0, False
    for one in stored:
        fact = one.fact
        if isinstance(fact, facts.Started | facts.Ended) and played == number:
            ended = True
            break
        if isinstance(fact, facts.Made | facts.RulesSet):
            rules = Rules.of(fact.edition, fact.options)
        elif isinstance(fact, facts.Started):
            played += 1
            names, rounds = fact.names, [(fact.seed, [])]
        elif isinstance(fact, facts.Dealt):
            rounds.append((fact.seed, []))
        elif isinstance(fact, facts.Moved):
            rounds[-1][1].append(fact.move)
    if rules is None or number < 1 or played < number:
        raise Refusal("no-such-game")
    record = Record(rules, tuple(names), tuple(Round(tuple(moves), seed=seed) for seed, moves in rounds))
    game = record.play()
    if not (ended or game.is_over):
        raise Refusal("game-not-over")
    return game.record()


def replay_of(record: Record) -> Replay:
    """The game of a record, step by step; raises `RecordError` for a record that tells of something that cannot have happened."""
    game = record.play()
    log = list(game.log)
    positions = [_position(game)]
    for _ in log[1:]:
        game.undo()
        positions.append(_position(game))
    steps = [
        ReplayStep(
            None if move is None else str(move), [Happened(event.code, {**event.args, **event.secret}) for event in events], position
        )
        for (move, events), position in zip(log, reversed(positions), strict=True)
    ]
    return Replay(cast("messages.Edition", record.edition.name), record.rules.differences(), list(record.players), steps)


def _position(game: Game) -> dict[str, Any]:
    """The position as `lastcard replay --json` prints it, without what could be done."""
    position = game.position()
    del position["legal"]
    return position
