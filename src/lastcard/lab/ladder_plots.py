"""A plot of ladders: the rating of each bot by the number of players, an edition beside the other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .ladders import Ladder
from .plots import COLOURS, INK, SHAPES, check_ending, dress, load_pyplot, save


def plot(
    result: Ladder, file: str | Path, labels: tuple[str, str], edition_name: Callable[[str], str], bot_name: Callable[[str], str]
) -> None:
    """Draw ladders into a file, whose ending says which kind; `labels` name the ratings and the players.

    Raises `LastcardError` when the extra is missing, or for another ending.
    """
    check_ending(file)
    pyplot = load_pyplot()
    editions = list(dict.fromkeys(table.edition for table in result.tables))
    figure, axes = pyplot.subplots(
        1, len(editions), figsize=(2.2 + 2.9 * len(editions), 4.4), sharey=True, squeeze=False, layout="constrained"
    )
    for axis, edition in zip(axes[0], editions, strict=True):
        tables = sorted((table for table in result.tables if table.edition == edition), key=lambda table: table.players)
        for place, bot in enumerate(result.bots):
            ratings = [next(rung.rating for rung in table.rungs if rung.bot == bot) for table in tables]
            level, _, _ = bot.partition(":")
            # Bots lie a little beside each other, so that their intervals do not cover each other.
            across = [number + 0.09 * (place - (len(result.bots) - 1) / 2) for number in range(len(tables))]
            values = [rating.value for rating in ratings]
            ends = [[rating.value - rating.low for rating in ratings], [rating.high - rating.value for rating in ratings]]
            axis.errorbar(
                across, values, yerr=ends, fmt=f"{SHAPES[place % len(SHAPES)]}-", color=COLOURS[place % len(COLOURS)],
                label=bot_name(level) + bot[len(level) :], linewidth=1.2, markersize=5.5, elinewidth=1.4, capsize=2,
                markeredgecolor="white", markeredgewidth=0.6,
            )  # fmt: skip
        dress(axis)
        axis.grid(axis="x", visible=False)
        axis.grid(axis="y", color="#e3e3e3", linewidth=0.8)
        axis.set_xticks(range(len(tables)), [str(table.players) for table in tables])
        axis.set_xlim(-0.5, len(tables) - 0.5)
        axis.set_title(edition_name(edition), loc="left", color=INK, fontsize=12, fontweight="bold")
    figure.supxlabel(labels[1], color=INK, fontsize=10.5)
    axes[0][0].set_ylabel(labels[0], color=INK)
    handles, names = axes[0][0].get_legend_handles_labels()
    figure.legend(reversed(handles), reversed(names), loc="outside right center", frameon=False)
    save(figure, file)
