"""Studies: many games under several rules, and what is different.

>>> result = run("length", ["pocket"], [2], vary={"stacking": ["off", "up"]}, bots=["random"], games=40, interpreted=True)
>>> [row.condition.varied for row in result.rows]
[{'stacking': 'off'}, {'stacking': 'up'}]
>>> figure = result.rows[1].figures["turns"]
>>> figure.low < figure.value < figure.high
True
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ..edition import EDITIONS
from ..errors import RulesError
from ..seeds import is_seed
from .games import Bot
from .measures import LONG, MEASURES, PACE, Figure, Sample
from .plan import Cell, Plan, Share
from .store import Store
from .studies import STUDIES, Condition, LeftOut, Study, conditions, tables
from .workers import Player, play_by_workers, play_here, play_on_cluster

#: How many sit at a table, unless it is said, and how many games each condition has.
PLAYERS = (2, 4)
GAMES = 10_000

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Row:
    """What was measured under one condition: a figure for each measure, or None where there was nothing to measure."""

    condition: Condition
    figures: dict[str, Figure | None]
    #: How many games took so many turn actions: `lengths[actions]`.
    lengths: tuple[int, ...]


@dataclass(frozen=True)
class Result:
    """What came of a study."""

    study: str
    seed: str
    games: int
    bots: tuple[str, ...]
    #: Seconds a turn action, from which minutes are reckoned.
    pace: float
    rows: tuple[Row, ...]
    left_out: tuple[LeftOut, ...]

    def to_json(self) -> dict[str, Any]:
        """The result as plain values."""
        return {
            "study": self.study,
            "seed": self.seed,
            "games": self.games,
            "bots": list(self.bots),
            "pace": self.pace,
            "long": LONG,
            "rows": [
                {
                    "edition": row.condition.edition,
                    "players": row.condition.players,
                    "rules": row.condition.rules,
                    "varied": row.condition.varied,
                    "base": row.condition.base,
                    "measures": {name: None if figure is None else _finite(figure) for name, figure in row.figures.items()},
                }
                for row in self.rows
            ],
            "left_out": [{"edition": one.edition, "players": one.players, "varied": one.varied, "why": one.why} for one in self.left_out],
        }

    def table(self) -> list[dict[str, Any]]:
        """A row for each condition and measure, for other programs: what was played, the value, its interval, the change, its interval."""
        return [
            {
                "study": self.study,
                "edition": row.condition.edition,
                "players": row.condition.players,
                "rules": " ".join(f"{key}={text_of(value)}" for key, value in row.condition.varied.items()),
                "measure": name,
                **_finite(figure),
                "games": self.games,
                "bots": ",".join(self.bots),
                "seed": self.seed,
            }
            for row in self.rows
            for name, figure in row.figures.items()
            if figure is not None
        ]


def run(
    study: str,
    editions: Sequence[str] | None = None,
    players: Sequence[int] | None = None,
    rules: Mapping[str, Any] | None = None,
    vary: Mapping[str, Sequence[Any]] | None = None,
    bots: Sequence[str] | None = None,
    games: int = GAMES,
    seed: str = "0",
    *,
    workers: int = 1,
    ray: str | None = None,
    keep: str | Path | None = None,
    pace: float = PACE,
    interpreted: bool = False,
    progress: Progress | None = None,
    notice: Callable[[int, int, int, int], None] | None = None,
) -> Result:
    """Carry out a study, of `STUDIES`.

    Each condition has `games` games, of the same deals in each. `rules` hold in all; of `vary`, each combination of values is a condition
    (no values: all that there are). Bots are named by seat and repeated round the table; in studies of skill the first plays against the
    others. `keep` is a folder: results are kept there, and those that are there are not played again. `notice` is told of them: shares
    found, shares wanted, shares of other rules or versions, and of other studies. `progress` is called with the games played and to be
    played. Raises `RulesError`, `EditionError`, and `LastcardError` when a share cannot be played.
    """
    if study not in STUDIES:
        raise RulesError(f'study: "{study}" is not a study: it must be one of {", ".join(STUDIES)}')
    found = STUDIES[study]
    if found.varies and vary:
        raise RulesError(f"vary: {study} chooses by itself which rules are varied; another study takes any")
    if games < 1 or workers < 1 or pace <= 0:
        raise RulesError("games and workers must be 1 or more, and pace more than 0")
    if not is_seed(seed):
        raise RulesError(f'seed: "{seed}" is not a seed: it must be hex digits')
    bots = [str(Bot.of(name)) for name in bots or ()]
    given, left_out = conditions(found, editions or EDITIONS, players or PLAYERS, rules or {}, vary or {})
    if not given:
        raise RulesError(f"nothing is left to play: {left_out[0].why}" if left_out else "nothing is left to play")
    if players is None:
        left_out = []
    for condition in given:
        if bots and len(bots) > condition.players:
            raise RulesError(f"bots: {len(bots)} bots are named for {condition.players} seats")

    # Two measures may want two kinds of table; each kind is a cell of its own.
    cells: dict[tuple[int, bool], Cell] = {}
    for place, condition in enumerate(given):
        seated = tables(bots, condition.players, {name: MEASURES[name].mixed for name in _measures(found, condition)})
        for mixed, who in seated.items():
            cells[place, mixed] = Cell(condition.edition, condition.players, condition.rules, who, found.whole)
    plan = Plan(study, list(cells.values()), games, seed)
    samples = dict(zip(cells, _play(plan, _player(workers, ray, interpreted), keep, pace, progress, notice), strict=True))

    rows = []
    for place, condition in enumerate(given):
        figures = {}
        for name in _measures(found, condition):
            measure = MEASURES[name]
            sample = samples[place, measure.mixed]
            base = None if condition.base is None else samples.get((condition.base, measure.mixed))
            figures[name] = measure.of(sample, base)
        lengths = samples[place, min(mixed for at, mixed in cells if at == place)].lengths.sum(axis=0)
        rows.append(Row(condition, figures, tuple(int(count) for count in lengths)))
    named = tuple(bots or dict.fromkeys(bot for cell in cells.values() for bot in cell.seats))
    return Result(study, seed, games, named, pace, tuple(rows), tuple(left_out))


def _measures(study: Study, condition: Condition) -> list[str]:
    """What is measured under a condition: with partners, nobody plays against all others."""
    return [name for name in study.measures if not (MEASURES[name].mixed and condition.rules.get("teams"))]


def _player(workers: int, ray: str | None, interpreted: bool) -> Player:
    if ray is not None:
        return partial(play_on_cluster, address=ray, interpreted=interpreted)
    if workers > 1:
        return partial(play_by_workers, workers=workers, interpreted=interpreted)
    return partial(play_here, interpreted=interpreted)


def _play(
    plan: Plan,
    player: Player,
    keep: str | Path | None,
    pace: float,
    progress: Progress | None,
    notice: Callable[[int, int, int, int], None] | None,
) -> list[Sample]:
    """Play a plan, with what has been kept of it, and add up what came of each cell."""
    shares = list(dict.fromkeys(share.to_json() for share in plan.shares()))
    known: dict[str, str] = {}
    if keep is None:
        known.update(_played(shares, {}, player, None, progress))
    else:
        with closing(Store(keep)) as store:
            known.update(store.find(shares))
            if notice is not None:
                notice(len(known), len(shares), store.outdated(), store.others(len(known)))
            known.update(_played(shares, known, player, store, progress))
    return [_sample(cell, [known[share.to_json()] for share in plan.shares_of(cell)], pace) for cell in plan.cells]


def _played(
    shares: Sequence[str], known: Mapping[str, str], player: Player, store: Store | None, progress: Progress | None
) -> dict[str, str]:
    """Play the shares that are not known yet."""
    planned = [Share.from_json(text) for text in shares if text not in known]
    total = sum(Share.from_json(text).games for text in shares)
    done = total - sum(share.games for share in planned)
    if progress is not None:
        progress(done, total)
    found: dict[str, str] = {}
    for share, result in player(planned):
        text = share.to_json()
        found[text] = result
        if store is not None:
            store.add(text, result)
        done += share.games
        if progress is not None:
            progress(done, total)
    return found


def _sample(cell: Cell, results: Sequence[str], pace: float) -> Sample:
    """A cell from what came of its shares."""
    import numpy as np

    parts = [json.loads(result) for result in results]
    sums = np.array([block for part in parts for block in part["sums"]], np.int64)
    pairs = [pairs for part in parts for pairs in part["turns"]]
    lengths = np.zeros((len(pairs), max((pairs[-2] for pairs in pairs if pairs), default=0) + 1), np.int64)
    for block, flat in enumerate(pairs):
        lengths[block, flat[::2]] = flat[1::2]
    return Sample(sums, lengths, cell.players, cell.seats.count(cell.seats[0]), pace)


def text_of(value: Any) -> str:
    """A value of a rule as it is typed."""
    return str(value).lower() if isinstance(value, bool) else value if isinstance(value, str) else json.dumps(value)


def _finite(figure: Figure) -> dict[str, float | None]:
    """A figure as plain values; what has no end, as of one block, is nothing."""
    values = {name: getattr(figure, name) for name in ("value", "low", "high", "change", "change_low", "change_high")}
    return {name: None if value is None or abs(value) == float("inf") or value != value else float(value) for name, value in values.items()}
