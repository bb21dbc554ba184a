"""Plots of a study: what each rule changes, with intervals, in colours that everybody can tell apart.

The colours are Okabe and Ito's; shapes differ too. A plot is read from the top: the edition's own rules first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from ..errors import LastcardError
from .export import missing
from .measures import MEASURES

if TYPE_CHECKING:
    from .study import Result, Row

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
SHAPES = ("o", "s", "D", "^", "v", "P")
INK, FAINT = "#222222", "#8a8a8a"
ENDINGS = ("svg", "png", "pdf", "webp")

#: How many measures are drawn: the first of a study are those that it is about.
PANELS = 4

#: What a measure is called.
Say = Callable[[str], str]


def plot(
    result: Result, file: str | Path, title: str, note: str, say: Say, label: Callable[[Row], str], series: Callable[[Row], str]
) -> None:
    """Draw the first measures of a study into a file, whose ending says which kind, with a title above and a note below.

    `label` names a row's rules, `series` the table that they are played at: rows of the same series have the same colour. Raises
    `LastcardError` when the extra is missing, or for another ending.
    """
    check_ending(file)
    pyplot = load_pyplot()
    names = [name for name in _measures(result) if any(row.figures.get(name) for row in result.rows)][:PANELS]
    labels = list(dict.fromkeys(label(row) for row in result.rows))
    tables = list(dict.fromkeys(series(row) for row in result.rows))
    single = len(labels) == 1  # nothing is varied: each table is a line of its own
    lines = tables if single else labels
    across = min(2, len(names))
    down = -(-len(names) // across)
    height = 0.7 + max(len(lines), 2) * (0.28 + (0 if single else 0.11 * len(tables)))
    figure, grid = pyplot.subplots(
        down, across, figsize=(3.4 + 3.6 * across, 1.0 + down * height), squeeze=False, sharey=True, layout="constrained"
    )
    axes = list(grid.flat)
    for axis in axes[len(names) :]:
        axis.set_visible(False)
    for axis, name in zip(axes, names, strict=False):
        for row in result.rows:
            shown = row.figures.get(name)
            if shown is None:
                continue
            place = tables.index(series(row))
            line = lines.index(series(row) if single else label(row))
            # Tables lie a little below each other on a rule's line, so that their intervals do not cover each other.
            y = line + (0 if single else 0.6 * ((place + 0.5) / len(tables) - 0.5))
            scale = 100 if MEASURES[name].kind in ("share", "edge") else 1
            _point(axis, shown.value * scale, shown.low * scale, shown.high * scale, y, 0 if single else place, series(row))
        axis.set_xlabel("\n".join(wrap(say(name), 40)), color=INK)
        dress(axis, percent=MEASURES[name].kind in ("share", "edge"))
        if MEASURES[name].kind == "edge":
            axis.axvline(0, color=FAINT, linewidth=1, zorder=0)
    axes[0].set_yticks(range(len(lines)), lines)
    axes[0].set_ylim(len(lines) - 0.45, -0.55)
    shown_tables = {} if single else dict(zip(*reversed(axes[0].get_legend_handles_labels()), strict=True))
    legend = figure.legend(
        shown_tables.values(), shown_tables.keys(), loc="outside upper left", ncols=min(3, len(tables)), frameon=False, title=title
    )
    legend.set_alignment("left")
    legend.get_title().set(fontsize=13, fontweight="bold", color=INK)
    figure.supxlabel(note, x=0.99, ha="right", color=FAINT, fontsize=8.5)
    save(figure, file)


def check_ending(file: str | Path) -> None:
    """Raise `LastcardError` when a file's name does not say what kind of picture it is."""
    if Path(file).suffix.lstrip(".").lower() not in ENDINGS:
        endings = ", ".join(f".{ending}" for ending in ENDINGS)
        raise LastcardError(f'"{Path(file).name}" does not say what kind of picture it is: its name must end in one of {endings}')


def _measures(result: Result) -> list[str]:
    return list(dict.fromkeys(name for row in result.rows for name in row.figures))


def _point(axis: Any, value: float, low: float, high: float, y: float, place: int, name: str) -> None:
    if not low > float("-inf") or not high < float("inf"):
        low = high = value
    colour = COLOURS[place % len(COLOURS)]
    axis.errorbar(
        [value], [y], xerr=[[max(0, value - low)], [max(0, high - value)]], fmt=SHAPES[place % len(SHAPES)], color=colour, label=name,
        markersize=5.5, elinewidth=1.6, capsize=2.5, markeredgecolor="white", markeredgewidth=0.6,
    )  # fmt: skip


def bars(
    file: str | Path,
    title: str,
    axis_label: str,
    rows: Sequence[tuple[str, Sequence[tuple[str, float, float, float]]]],
    *,
    zero: float = 0.0,
) -> None:
    """Draw lines of values with their intervals, in percent: for each line its name, and the value, low and high of each series."""
    pyplot = load_pyplot()
    names = list(dict.fromkeys(name for _, points in rows for name, *_ in points))
    figure, axis = pyplot.subplots(figsize=(8.2, 1.4 + len(rows) * (0.2 + 0.07 * len(names))), layout="constrained")
    for line, (_, points) in enumerate(rows):
        for name, value, low, high in points:
            place = names.index(name)
            _point(axis, value, low, high, line + 0.6 * ((place + 0.5) / len(names) - 0.5), place, name)
    axis.axvline(zero, color=FAINT, linewidth=1, zorder=0)
    axis.set_yticks(range(len(rows)), [name for name, _ in rows])
    axis.set_ylim(len(rows) - 0.45, -0.55)
    axis.set_xlabel(axis_label, color=INK)
    axis.set_title(title, loc="left", color=INK, fontsize=13, fontweight="bold", pad=26 if len(names) > 1 else 10)
    dress(axis, percent=True)
    if len(names) > 1:
        handles, texts = axis.get_legend_handles_labels()
        once = dict(zip(texts, handles, strict=True))
        axis.legend(once.values(), once.keys(), loc="lower left", bbox_to_anchor=(-0.01, 1.0), ncols=4, frameon=False, borderaxespad=0.2)
    save(figure, file)


def lines(
    file: str | Path,
    title: str,
    across: str,
    up: str,
    series: Mapping[str, Sequence[tuple[float, float, float, float]]],
    plain: Mapping[str, Sequence[tuple[float, float]]],
) -> None:
    """Draw series of points `(x, value, low, high)` with their intervals, each named at its end, and plain lines `(x, value)`, dotted."""
    pyplot = load_pyplot()
    figure, axis = pyplot.subplots(figsize=(8.2, 4.4), layout="constrained")
    ends = []
    for place, (name, points) in enumerate(series.items()):
        x, values, lows, highs = zip(*points, strict=True)
        spread = [
            [value - low for value, low in zip(values, lows, strict=True)],
            [high - value for value, high in zip(values, highs, strict=True)],
        ]
        colour = COLOURS[place % len(COLOURS)]
        axis.errorbar(
            x, values, yerr=spread, fmt=f"{SHAPES[place % len(SHAPES)]}-", color=colour, markersize=6, linewidth=1.8, elinewidth=1.6,
            capsize=2.5, markeredgecolor="white", markeredgewidth=0.6,
        )  # fmt: skip
        ends.append((values[-1], x[-1], name, colour))
    for name, pairs in plain.items():
        x, values = zip(*pairs, strict=True)
        axis.plot(x, values, ":", color=FAINT, linewidth=1.6)
        ends.append((values[-1], x[-1], name, FAINT))
    low, high = axis.get_ylim()
    room = 0.06 * (high - low)  # that a name needs, so that none covers another
    height: dict[float, float] = {}
    furthest = max(x for _, x, *_ in ends)
    for value, x, name, colour in sorted(ends):
        place = max(value, height.get(x, low - room) + room)
        height[x] = place
        if x < furthest:  # the others go on where its name would stand
            axis.annotate(name, (x, value), (4, -15), textcoords="offset points", color=colour, va="center", ha="right", fontweight="bold")
        else:
            axis.annotate(name, (x, place), (9, 0), textcoords="offset points", color=colour, va="center", fontweight="bold")
    axis.set_xticks(sorted({x for points in series.values() for x, *_ in points}))
    axis.set_xlim(right=axis.get_xlim()[1] * 1.12)
    axis.set_xlabel(across, color=INK)
    axis.set_ylabel(up, color=INK)
    axis.set_title(title, loc="left", color=INK, fontsize=13, fontweight="bold", pad=10)
    for side in ("top", "right"):
        axis.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        axis.spines[side].set_color(FAINT)
    axis.tick_params(colors=INK)
    axis.grid(axis="y", color="#e3e3e3", linewidth=0.8)
    axis.set_axisbelow(True)
    save(figure, file)


def dress(axis: Any, *, percent: bool = False) -> None:
    """Give an axis the look of all plots: light lines to read values by, and no frame."""
    for side in ("top", "right", "left"):
        axis.spines[side].set_visible(False)
    axis.spines["bottom"].set_color(FAINT)
    axis.tick_params(axis="y", length=0, colors=INK)
    axis.tick_params(axis="x", colors=INK)
    axis.grid(axis="x", color="#e3e3e3", linewidth=0.8)
    axis.set_axisbelow(True)
    if percent:
        axis.xaxis.set_major_formatter(lambda value, _: f"{value:g} %".replace("-", "−"))


def save(figure: Any, file: str | Path) -> None:
    """Write a figure, the same bytes for the same figure."""
    pyplot = load_pyplot()
    kind = Path(file).suffix.lstrip(".").lower()
    metadata = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}.get(kind)
    figure.savefig(file, dpi=160, facecolor="white", metadata=metadata)
    pyplot.close(figure)


def load_pyplot() -> Any:
    try:
        import matplotlib as mpl
    except ImportError:
        raise LastcardError(missing("a plot", "matplotlib")) from None
    mpl.use("agg")
    import matplotlib.pyplot as pyplot

    mpl.rcParams.update({"font.family": "DejaVu Sans", "font.size": 10.5, "svg.hashsalt": "lastcard", "svg.fonttype": "path"})
    return pyplot
