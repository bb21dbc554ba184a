"""`lastcard lab`: a study of the game, as a table, as files for other programs, and as a plot."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from functools import partial
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from typing import Any

from fluent.runtime.types import fluent_number

from ..lab.measures import LONG, MEASURES, PACE, Figure
from ..lab.studies import STUDIES
from ..lab.study import GAMES, Result, Row, text_of
from ..lab.study import run as run_study
from ..rules import OPTIONS
from ..words import Words
from .arguments import Usage, shown
from .console import Console, columns, padded
from .progress import Progress


def run(values: argparse.Namespace, language: str) -> int:
    """Carry out a study, and print or write what came of it."""
    words = Words(language)
    _check(values)
    vary: dict[str, list[Any]] = {}
    for name, given in values.vary or ():
        vary.setdefault(name, []).extend(given)

    def notice(found: int, wanted: int, outdated: int, others: int) -> None:
        text = ""
        if found:
            text = words.text("cli-lab-kept", found=found, wanted=wanted, folder=values.keep)
        elif outdated and not others:
            text = words.text("cli-lab-kept-outdated", folder=values.keep)
        elif others:
            text = words.text("cli-lab-kept-other", folder=values.keep)
        if text:
            print(f"\r\x1b[K{text}" if sys.stderr.isatty() else text, file=sys.stderr, flush=True)

    try:
        with Progress(words) as progress:
            result = run_study(
                values.place,
                values.edition,
                values.players,
                dict(values.rule or ()),
                vary,
                values.bots,
                values.games or GAMES,
                values.seed or "0",
                workers=values.workers or 1,
                ray=values.ray,
                keep=values.keep,
                pace=float(values.pace or PACE),
                interpreted=values.interpreted,
                progress=progress.show,
                notice=notice,
            )
    except KeyboardInterrupt:
        if values.keep:
            print(words.text("cli-lab-kept-interrupted", folder=values.keep), file=sys.stderr)
        raise
    _write_files(result, values, words)
    if values.json:
        import json

        print(json.dumps(result.to_json(), indent=2))
    else:
        _Table(result, words, Console()).show()
    return 0


def _check(values: argparse.Namespace) -> None:
    """Refuse what could not be written, before anything is played for it."""
    study = STUDIES[values.place]
    if study.varies and values.vary:
        raise Usage("cli-error-study-varies", study=study.name)
    for option, package, extra in (("--parquet", "pyarrow", "lab"), ("--plot", "matplotlib", "lab"), ("--ray", "ray", "ray")):
        if getattr(values, option[2:]) and find_spec(package) is None:
            raise Usage("cli-error-needs-package", option=option, package=package, extra=extra)
    if values.plot:
        from ..lab.plots import ENDINGS

        if Path(values.plot).suffix.lstrip(".").lower() not in ENDINGS:
            raise Usage("cli-error-picture", file=shown(values.plot), endings=", ".join(f".{ending}" for ending in ENDINGS))
    for file in (values.csv, values.parquet, values.plot):
        if file:
            Path(file).touch()


def _write_files(result: Result, values: argparse.Namespace, words: Words) -> None:
    if values.csv:
        from ..lab.export import write_csv

        write_csv(result.table(), values.csv)
    if values.parquet:
        from ..lab.export import write_parquet

        write_parquet(result.table(), values.parquet)
    if values.plot:
        from ..lab.plots import plot

        title = words.text(f"cli-lab-study-{result.study}")
        note = f"{words.text('cli-lab-title', games=result.games, seed=result.seed)} · {words.text('cli-lab-interval')}"
        plot(result, values.plot, title, note, partial(measure_text, words), partial(rules_text, words), partial(table_text, words))


def measure_text(words: Words, name: str) -> str:
    """What a measure is called."""
    return words.text(f"cli-lab-measure-{name}", **({"turns": LONG} if name == "long" else {}))


def table_text(words: Words, row: Row) -> str:
    """The edition, and how many play."""
    return words.text("cli-lab-table", edition=words.edition(row.condition.edition), players=row.condition.players)


def rules_text(words: Words, row: Row) -> str:
    """The rules that are varied, in words."""
    if not row.condition.varied:
        return words.text("cli-lab-own-rules")
    return ", ".join(f"{words.option(name)}: {words.option_value(name, value)}" for name, value in row.condition.varied.items())


class _Table:
    """The figures of a study: for each measure, all rules at all tables."""

    def __init__(self, result: Result, words: Words, console: Console) -> None:
        self.result, self.words, self.console = result, words, console

    def show(self) -> None:
        result, words, console = self.result, self.words, self.console
        console.rule(result.study, words.text("cli-lab-title", games=result.games, seed=result.seed))
        console.say(words.text(f"cli-lab-study-{result.study}"))
        console.say(words.text("cli-lab-played-by", bots=", ".join(map(self._bot, result.bots))))
        for name in dict.fromkeys(name for row in result.rows for name in row.figures):
            console.say()
            self._measure(name)
        self._key()
        for one in result.left_out:
            console.say(words.text("cli-lab-left-out", what=f"{self._where(one.edition, one.players)}{_typed(one.varied)}"))

    def _measure(self, name: str) -> None:
        """One measure: for each table its rules, one a line, where they are varied; otherwise a line for each table."""
        words, console = self.words, self.console
        rows = [row for row in self.result.rows if name in row.figures]
        varied = any(row.condition.base is not None for row in rows)
        figures = [figure for row in rows if (figure := row.figures[name])]
        compared = any(figure.change is not None for figure in figures)
        head = ["", "", words.text("cli-lab-interval")]
        if compared:
            head += [words.text("cli-lab-change"), words.text("cli-lab-interval")]
        lines: list[list[str]] = []
        for row in rows:
            figure = row.figures[name]
            place = self._where(row.condition.edition, row.condition.players)
            if varied and row.condition.base is None:
                lines.append([place])
            label = f"  {_typed(row.condition.varied).strip() or words.text('cli-lab-own-rules')}" if varied else place
            lines.append([label, *self._values(name, figure, compared)])
        widths = [max(columns(line[place]) for line in (head, *lines) if len(line) > place and len(line) > 1) for place in range(len(head))]
        wide = console.width - sum(widths[1:]) - 2 * (len(widths) - 1) - 2
        widths[0] = min(max(columns(line[0]) for line in lines), wide)
        title = measure_text(words, name)
        console.say(title, "\x1b[1m")
        console.say_line(f"  {' ' * widths[0]}{_right(head[1:], widths[1:])}")
        for line in lines:
            parts = _wrapped(line[0], widths[0])
            for part in parts[:-1]:
                console.say_line(f"  {part}")
            console.say_line(f"  {padded(parts[-1], widths[0])}{_right(line[1:], widths[1:])}")

    def _values(self, name: str, figure: Figure | None, compared: bool) -> list[str]:
        if figure is None:
            return [self.words.text("cli-lab-nothing"), *([""] * (3 if compared else 1))]
        found = [self._number(name, figure.value), self._interval(self._number(name, figure.low), self._number(name, figure.high))]
        if not compared:
            return found
        if figure.change is None or figure.change_low is None or figure.change_high is None:
            return [*found, "", ""]
        fine = max(abs(figure.change), abs(figure.change_high - figure.change_low)) < 0.1
        ends = [self._change(name, end, fine, unit=False) for end in (figure.change_low, figure.change_high)]
        return [*found, self._change(name, figure.change, fine), self._interval(*ends)]

    def _number(self, name: str, value: float) -> str:
        kind = MEASURES[name].kind
        if kind in ("share", "edge"):
            return self._percent(value, 2 if 0 < abs(value) < 0.01 else 1, signed=kind == "edge")
        return self._plain(value, 0 if kind == "quantile" else 2 if abs(value) < 10 else 1)

    def _change(self, name: str, value: float, fine: bool, *, unit: bool = True) -> str:
        """A change with its sign: relative in percent, or in percentage points."""
        if MEASURES[name].kind == "mean":
            return self._percent(value, 1 if fine else 0, signed=True)
        number = self._plain(100 * value, 1, signed=True)
        return self.words.text("cli-lab-percentage-points", number=number) if unit else number

    def _percent(self, value: float, digits: int, *, signed: bool = False) -> str:
        if not isfinite(value):
            return "–"
        value = round(value, digits + 2) + 0.0  # without a sign before zero
        share = fluent_number(value, style="percent", minimumFractionDigits=digits, maximumFractionDigits=digits)
        return f"{'+' if signed and value > 0 else ''}{self.words.text('cli-sim-percent', share=share)}"

    def _plain(self, value: float, digits: int, *, signed: bool = False) -> str:
        if not isfinite(value):
            return "–"
        value = round(value, digits) + 0.0
        count = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return f"{'+' if signed and value > 0 else ''}{self.words.text('cli-sim-count', count=count)}"

    def _interval(self, low: str, high: str) -> str:
        return f"[{low}, {high}]" if "," not in low + high else f"[{low}; {high}]"

    def _where(self, edition: str, players: int) -> str:
        return self.words.text("cli-lab-table", edition=self.words.edition(edition), players=players)

    def _bot(self, name: str) -> str:
        level, colon, samples = name.partition(":")
        return f"{self.words.bot(level)}{colon}{samples}"

    def _key(self) -> None:
        """What the varied rules mean, as they stand in the table the way they are typed."""
        words, console = self.words, self.console
        known: dict[str, str] = {}
        for row in self.result.rows:
            if row.condition.base is not None or any(other.condition.base is not None for other in self.result.rows):
                for name, value in row.condition.varied.items():
                    known[f"{name}={text_of(value)}"] = f"{words.option(name)}: {words.option_value(name, value)}"
        if known:
            console.say()
        width = min(34, max((columns(typed) for typed in known), default=0) + 2)
        for typed, meaning in known.items():
            if columns(typed) + 2 > width:
                console.say(typed, indent=2)
                typed = ""
            console.item(typed, meaning, width)


def _typed(varied: Mapping[str, Any]) -> str:
    """Varied rules as they are typed, with a space before them."""
    return "".join(f" {name}={text_of(value)}" for name, value in varied.items() if name in OPTIONS)


def _right(cells: list[str], widths: list[int]) -> str:
    return "".join(f"  {' ' * (width - columns(cell))}{cell}" for cell, width in zip(cells, widths, strict=False))


def _wrapped(text: str, width: int) -> list[str]:
    from .console import wrapped

    if columns(text) <= width:
        return [text]
    indent = len(text) - len(text.lstrip())
    return [f"{' ' * indent}{line}" for line in wrapped(text.strip(), max(8, width - indent))]
