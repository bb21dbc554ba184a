"""Plays the ladder of `ladder.md`, and writes the page and its plot.

    python3 go.py python docs/ladder.py            plays, writes ladder.json, and from it the page and the plot
    python3 go.py python docs/ladder.py --write    writes the page and the plot anew from ladder.json

What has been played is kept in the user's cache folder, so that the command goes on where it was interrupted. Every sentence with a figure
follows from the data; what a level is said to beat, it beats with an interval that leaves no doubt.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from lastcard import __version__
from lastcard.bots import LEVELS
from lastcard.lab.duels import milliseconds
from lastcard.lab.games import Bot, prepare
from lastcard.lab.ladder_plots import plot
from lastcard.lab.ladders import Ladder, Pair, Table, ladder
from lastcard.lab.stats import Estimate

HERE = Path(__file__).parent
DATA, PAGE, PLOT = HERE / "ladder.json", HERE / "ladder.md", HERE / "ladder.svg"
SEED = "1adde2"
#: Games of every two levels at each table, and of those with the champion; and the deals that it plays out a move.
GAMES = int(os.environ.get("LASTCARD_LADDER_GAMES", "20000"))
SEARCHING_GAMES = max(60, GAMES // 50)
SAMPLES = 100
PLAYERS = (2, 3, 4, 6, 10)

EDITIONS = {"pocket": "Pocket", "classic": "Classic", "modern": "Modern"}
NUMBERS = {2: "two", 3: "three", 4: "four", 6: "six", 10: "ten"}


def play() -> None:
    """Play the ladder, and write down what came of it."""
    import platformdirs

    keep = Path(os.environ.get("LASTCARD_CACHE") or platformdirs.user_cache_dir("lastcard")) / "ladder"

    def show(done: int, total: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{done} of {total} games", end="", file=sys.stderr, flush=True)

    found = ladder(
        LEVELS,
        tuple(EDITIONS),
        PLAYERS,
        GAMES,
        SEED,
        os.cpu_count() or 1,
        samples=SAMPLES,
        searching_games=SEARCHING_GAMES,
        keep=keep,
        progress=show,
    )
    print(file=sys.stderr)
    bots = [Bot.of(bot) for bot in found.bots]
    prepare(bots)
    prepare(bots[:1])
    pace = {bot.level: {str(number): milliseconds(bot, "classic", number, None) for number in (2, 4)} for bot in bots}
    data = {"version": __version__, "searching_games": SEARCHING_GAMES, "samples": SAMPLES, "ms_per_move": pace, **found.to_json()}
    DATA.write_text(json.dumps(_rounded(data), indent=1) + "\n", "utf-8")


def _rounded(value: object) -> object:
    if isinstance(value, float):
        return float(f"{value:.6g}")
    if isinstance(value, dict):
        return {key: _rounded(one) for key, one in value.items()}
    return [_rounded(one) for one in value] if isinstance(value, list) else value


# --- what the data say ---


def level(bot: str) -> str:
    """The level of a bot."""
    return bot.split(":")[0]


def against(table: Table, one: str, other: str) -> Estimate:
    """The share of the games that one level won against another."""
    for pair in table.pairs:
        if (level(pair.bot), level(pair.against)) == (one, other):
            return pair.share
        if (level(pair.bot), level(pair.against)) == (other, one):
            return Estimate(1 - pair.share.value, 1 - pair.share.high, 1 - pair.share.low)
    raise KeyError(one, other)


def percent(found: Estimate) -> str:
    """`56.1 % [55.0, 57.2]`."""
    return f"{100 * found.value:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}]"


def games_of(pair: Pair) -> str:
    """How many games, to be read."""
    return f"{pair.games:,}"


def at(found: Ladder, edition: str, players: int) -> Table | None:
    """The ladder of a table, if the edition takes so many players."""
    return next((table for table in found.tables if (table.edition, table.players) == (edition, players)), None)


def where(table: Table) -> str:
    """`Classic with four players`."""
    return f"{EDITIONS[table.edition]} with {NUMBERS[table.players]} players"


def named(tables: list[Table]) -> str:
    """A few tables by name, more of them by their number."""
    return f"at {', '.join(where(table) for table in tables)}" if len(tables) <= 3 else f"at {len(tables)}"


def sentences(found: Ladder) -> Iterator[str]:
    """What each level is worth, in plain words."""
    classic = at(found, "classic", 2)
    assert classic is not None
    wins = []
    for one in LEVELS[1:]:
        share = against(classic, one, "random")
        if share.low > 0.5:
            wins.append(f"**`{one}`** wins {100 * share.value:.0f}")
        else:
            yield f"`{one}` is not seen to beat `random` in Classic for two: it wins {percent(share)} of the rounds."
    listed = " and ".join(filter(None, (", ".join(wins[:-1]), wins[-1]))) if wins else "nobody is seen to win more"
    yield f"Of 100 rounds of Classic for two against `random`, which plays whatever it may, {listed}."
    best = against(classic, LEVELS[-1], LEVELS[0])
    yield (
        f"So chance decides much: even the strongest level loses {100 - 100 * best.value:.0f} of 100 rounds against the weakest. "
        "Over a whole game to 500 points, and over an evening, strength shows."
    )


def order(found: Ladder) -> Iterator[str]:
    """At how many tables each level beats the next weaker one, and where that is not certain."""
    for weaker, one in pairwise(LEVELS):
        sure = [table for table in found.tables if against(table, one, weaker).low > 0.5]
        lost = [table for table in found.tables if against(table, one, weaker).high < 0.5]
        open_ = [table for table in found.tables if table not in sure and table not in lost]
        line = f"- `{one}` beats `{weaker}` at {len(sure)} of {len(found.tables)} tables beyond doubt"
        if open_:
            line += f"; {named(open_)} the interval includes half of the games"
        if lost:
            line += f"; {named(lost)} it is beaten"
        yield line + "."
    jump = [table for table in found.tables if against(table, "champion", "careful").low > 0.5]
    yield f"- `champion` beats `careful` head to head at {len(jump)} of {len(found.tables)} tables beyond doubt."


def table_of(head: list[str], rows: list[list[str]]) -> str:
    """A table of a page."""
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))


def page(found: Ladder, data: dict[str, object]) -> str:
    """The whole page."""
    heads = [f"{NUMBERS[number]} players" for number in PLAYERS]
    ratings, steps = [], []
    for edition, name in EDITIONS.items():
        rows = []
        for place, bot in reversed(list(enumerate(found.bots))):
            cells = []
            for number in PLAYERS:
                table = at(found, edition, number)
                rating = table.rungs[place].rating if table else None
                cells.append("–" if rating is None else f"{rating.value:.0f} ± {rating.half:.0f}" if place else "1000")
            rows.append([f"`{level(bot)}`", *cells])
        ratings.append(f"### {name}\n\n{table_of(['', *heads], rows)}")
        rows = []
        for one, other in [(LEVELS[place + 1], LEVELS[place]) for place in range(3, -1, -1)] + [("champion", "careful")]:
            cells = []
            for number in PLAYERS:
                table = at(found, edition, number)
                cells.append("–" if table is None else percent(against(table, one, other)))
            rows.append([f"`{one}` against `{other}`", *cells])
        steps.append(f"### {name} head to head\n\n{table_of(['', *heads], rows)}")
    pace = data["ms_per_move"]
    assert isinstance(pace, dict)
    times = [[f"`{one}`", *(f"{pace[one][number]:.2g}" for number in ("2", "4"))] for one in LEVELS]
    most, fewest = max(found.tables[0].pairs, key=lambda pair: pair.games), min(found.tables[0].pairs, key=lambda pair: pair.games)
    return f"""# How strong the bots are

{chr(10).join(sentences(found))}

![The rating of each level, by edition and number of players](ladder.svg)

Level against level:

{chr(10).join(order(found))}

## Ratings

`random` has 1000 points at every table. 400 points more are ten times the chance of a seat to win, and 100 points more win 64 of 100 rounds
between two. With more players at the table each seat wins less often, but the ratings mean the same.
Who is strong against one level need not be so against another: `random` catches nobody who forgets UNO, and that helps only `easy`.

{(chr(10) * 2).join(ratings)}

## Head to head

How many of the rounds the stronger level wins where both sit on as many seats: 50 % would be no difference.

{(chr(10) * 2).join(steps)}

## Time for a move

Milliseconds on one core of the machine that played, in Classic, with the rules' own work:

{table_of(["", "two players", "four players"], times)}

At a table a `champion` thinks for 50 milliseconds, which are many more deals than here.

## How it was measured

Every two levels played {games_of(most)} rounds at each table, and {games_of(fewest)} with `champion`, which played out
{data["samples"]} deals a move. Both sat on half of the seats, and every deal was played from all seats by both: so the cards are the same
for all, and most of the luck falls out. A ± or a bracket is a 95 % interval. It comes from how much deals differ, as rounds with the same
deal are not independent. The ratings are fitted by the model of Bradley and Terry, and with more seats that of Plackett and Luce, to all
pairs of a table at once.

The figures are those of version {data["version"]}, and of the seed `{found.seed}`. This command plays all of it again, and writes this
page, its plot and [its data](ladder.json); interrupted, it goes on where it was:

```text
python3 go.py python docs/ladder.py
```

[`lastcard ladder`](lab.md#lastcard-ladder) makes such a ladder for any rules, and [`lastcard duel`](lab.md#lastcard-duel) compares bots.
[Bots](bots.md) says how each level plays.
"""


def write() -> None:
    """Write the page and the plot from the data."""
    data = json.loads(DATA.read_text("utf-8"))
    found = Ladder.from_json(data)
    PAGE.write_text(page(found, data), "utf-8")
    plot(found, PLOT, ("rating", "players"), EDITIONS.__getitem__, str.capitalize)


if __name__ == "__main__":
    if "--write" not in sys.argv:
        play()
    write()
