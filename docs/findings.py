"""Plays the studies that `findings.md` tells of, and writes the page and its plots.

    python3 go.py python docs/findings.py            plays, writes findings.json, and from it the page and the plots
    python3 go.py python docs/findings.py --write    writes the page and the plots anew from findings.json

What has been played is kept in the user's cache folder, so that the command goes on where it was interrupted. Every sentence with a figure
follows from the data: it is left out where the interval of a difference includes zero, or where the difference is too small to notice.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lastcard import __version__
from lastcard.lab.measures import LONG, PACE
from lastcard.lab.plots import bars
from lastcard.lab.plots import lines as draw_lines
from lastcard.lab.study import run

HERE = Path(__file__).parent
DATA, PAGE = HERE / "findings.json", HERE / "findings.md"
SEED = "f1"
GAMES = int(os.environ.get("LASTCARD_FINDINGS_GAMES", "100000"))

EDITIONS = {"pocket": "Pocket", "classic": "Classic", "modern": "Modern"}
NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 8: "eight", 10: "ten"}

#: The studies: name, players, and games as a part of `GAMES`.
STUDIES = (
    ("length", [2, 3, 4, 5, 6, 8, 10], 1.0),
    ("game", [2, 4], 0.1),
    ("first-player", [2, 3, 4, 6], 2.0),
    ("skill", [2, 3, 4, 6], 1.0),
    ("lead", [2, 4], 0.5),
    ("endings", [2, 4], 1.0),
    ("cards", [2, 4], 0.5),
    ("house-rules", [2, 4], 1.0),
)

PARTY = "Playing {} and drawing until one goes all together"

#: House rules by what is varied: what they are called in plots and tables, and how a sentence about them begins.
RULES: dict[str, tuple[str, str]] = {
    "stacking=same": ("Stacking, only the same card", "Stacking with only the same kind of card"),
    "stacking=up": ("Stacking, also bigger cards", "Stacking (the same kind of card, or a bigger one)"),
    "jump_in": ("Jump-in", "Jumping in with an identical card"),
    "seven_zero": ("Seven-Zero", "Seven-Zero (swapping hands with a 7, passing them on with a 0)"),
    "draw_until_playable": ("Draw until one goes", "Drawing until a card goes (each card drawn counts as a turn)"),
    "force_play": ("Must play what you draw", "Having to play the drawn card if it goes"),
    "wild_draw=strict": ("No bluffing", "Forbidding the bluff with a Wild Draw"),
    "wild_draw=bluff": ("Bluffing and challenges", "Allowing bluffs and challenges"),
    "wild_draw=free": ("Wild Draw at any time", "Allowing Wild Draws at any time, without challenges,"),
    "finish=no_wild": ("Not going out with a wild", "Not being allowed to go out with a wild"),
    "finish=number": ("Going out with a number only", "Going out with a number card only"),
    "hand_size=5": ("5 cards to start with", "Starting with 5 cards"),
    "hand_size=7": ("7 cards to start with", "Starting with 7 cards"),
    "hand_size=10": ("10 cards to start with", "Starting with 10 cards"),
    "teams": ("Partners", "Playing with partners"),
    "two_player_reverse=turn": ("Reverse does not skip", "A Reverse that does not skip, for two,"),
    "dip_pass=drawn": ("The Dip passes the drawn card", "Passing on the card just drawn after a Dip"),
    "swap_last=swap": ("A last Swap still swaps", "A last Swap Hands that still swaps"),
    "stacking=up seven_zero jump_in draw_until_playable": ("All four party rules", PARTY.format("stacking, Seven-Zero, jump-in")),
    "stacking=up seven_zero draw_until_playable": ("All three party rules", PARTY.format("stacking, Seven-Zero")),
}  # fmt: skip

#: A difference that nobody would notice: relative for lengths, in shares for edges.
SLIGHT = 0.03
SLIGHT_EDGE = 0.02


# --- playing ---


def play() -> None:
    """Play all studies, and write down what came of them."""
    import platformdirs

    keep = Path(os.environ.get("LASTCARD_CACHE") or platformdirs.user_cache_dir("lastcard")) / "findings"
    workers = os.cpu_count() or 1
    studies = {}
    for name, players, part in STUDIES:
        print(f"{name} …", file=sys.stderr)
        studies[name] = run(name, list(EDITIONS), players, games=int(GAMES * part), seed=SEED, workers=workers, keep=keep).to_json()
    for study in studies.values():
        for row in study["rows"]:
            for name, figure in row["measures"].items():
                if figure is not None:
                    row["measures"][name] = {key: None if value is None else float(f"{value:.5g}") for key, value in figure.items()}
        study["left_out"] = []
    data = {"version": __version__, "seed": SEED, "pace": PACE, "long": LONG, "studies": studies}
    DATA.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


# --- what the data say ---


def plus(share: float, digits: int = 1) -> str:
    """A share in percent with its sign; nothing has none."""
    text = f"{100 * share:+.{digits}f}"
    return f"{0:.{digits}f}" if float(text) == 0 else text.replace("-", "−")


@dataclass(frozen=True)
class Found:
    """A figure of a row, in words."""

    value: float
    low: float
    high: float
    change: float | None
    change_low: float | None
    change_high: float | None

    @property
    def differs(self) -> bool:
        return self.change_low is not None and self.change_high is not None and (self.change_low > 0 or self.change_high < 0)

    def plain(self, digits: int = 0) -> str:
        """`41.2 [40.9, 41.5]`."""
        return f"{self.value:.{digits}f} [{self.low:.{digits}f}, {self.high:.{digits}f}]"

    def percent(self, digits: int = 1) -> str:
        """`26.3 % [26.1, 26.5]`."""
        return f"{100 * self.value:.{digits}f} % [{100 * self.low:.{digits}f}, {100 * self.high:.{digits}f}]"

    def changed(self) -> str:
        """`+38 % [37, 39]`."""
        assert self.change is not None
        assert self.change_low is not None
        assert self.change_high is not None
        digits = 0 if self.change_high - self.change_low > 0.03 else 1
        ends = ", ".join(plus(end, digits) for end in (self.change_low, self.change_high))
        return f"{plus(self.change, digits)} % [{ends}]"


Row = dict[str, Any]


def figure(row: Row, measure: str) -> Found | None:
    """A figure of a row."""
    found = row["measures"].get(measure)
    return None if found is None else Found(**found)


def rule_key(row: Row) -> str:
    """What is varied in a row, as `RULES` has it."""
    return " ".join(name if value is True else f"{name}={value}" for name, value in row["varied"].items())


def rows_of(data: Row, study: str, **wanted: Any) -> Iterator[Row]:
    """The rows of a study with these values."""
    for row in data["studies"][study]["rows"]:
        if all(row[key] == value for key, value in wanted.items()):
            yield row


def one(data: Row, study: str, measure: str, edition: str, players: int) -> Found | None:
    """A figure of the edition's own rules."""
    return next((figure(row, measure) for row in rows_of(data, study, edition=edition, players=players) if row["base"] is None), None)


def joined(parts: list[str]) -> str:
    """Parts in one list, with "and" before the last."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def grid(data: Row, study: str, measure: str, players: list[int], say: Any, corner: str = "") -> list[str]:
    """A table: a line for each edition, a column for each number of players."""
    lines = [f"| {corner} | {' | '.join(f'{NUMBERS[seats]} players' for seats in players)} |", f"|---|{'---|' * len(players)}"]
    for edition, name in EDITIONS.items():
        cells = [one(data, study, measure, edition, seats) for seats in players]
        lines.append(f"| {name} | {' | '.join('–' if cell is None else say(cell) for cell in cells)} |")
    return lines


def length_part(data: Row) -> list[str]:
    """How long it takes."""
    pace = data["pace"]
    lines = ["## How long does it take?", ""]
    found = {edition: (one(data, "length", "turns", edition, 4), one(data, "length", "minutes", edition, 4)) for edition in EDITIONS}
    parts = [
        f"{turns.plain(1)} turns in {EDITIONS[edition]}, about {minutes.value:.0f} minutes"
        for edition, (turns, minutes) in found.items()
        if turns and minutes
    ]
    lines.append(f"With four players a round takes {joined(parts)}.")
    ranked = sorted((turns.value, edition) for edition, (turns, _) in found.items() if turns)
    (least, quick), (most, slow) = ranked[0], ranked[-1]
    if most / least > 1 + SLIGHT:
        lines.append(f"{EDITIONS[quick]} is the quickest of the three, and {EDITIONS[slow]} takes {100 * (most / least - 1):.0f} % longer.")
    for edition in EDITIONS:
        two, more = (
            one(data, "length", "turns", edition, 2),
            one(data, "length", "turns", edition, 10) or one(data, "length", "turns", edition, 5),
        )
        seats = 10 if one(data, "length", "turns", edition, 10) else 5
        if two and more and (two.high < more.low or two.low > more.high):
            lines.append(
                f"In {EDITIONS[edition]} {NUMBERS[seats]} players need {more.plain(1)} turns and two need {two.plain(1)}: each of two "
                f"plays {two.value / 2:.0f} times in a round, each of {NUMBERS[seats]} {more.value / seats:.0f} times."
            )
    lines += ["", "Turns in a round:", "", *grid(data, "length", "turns", [2, 3, 4, 6, 8, 10], lambda cell: cell.plain(1)), ""]
    lines += ["Nine rounds in ten are over after so many turns:", ""]
    lines += [*grid(data, "length", "slow", [2, 3, 4, 6, 8, 10], lambda cell: cell.plain()), ""]
    longs = [
        (cell.value, f"{cell.percent(2)} in {name} with {NUMBERS[seats]} players")
        for edition, name in EDITIONS.items()
        for seats in (2, 4)
        if (cell := one(data, "length", "long", edition, seats)) and cell.low > 0.0005
    ]
    if longs:
        lines.append(
            f"A round of more than {data['long']} turns, {data['long'] * pace / 60:.0f} minutes, is rare: "
            f"{joined([text for _, text in sorted(longs, reverse=True)])}."
        )
    elif all(cell.high < 0.001 for edition in EDITIONS for seats in (2, 4) if (cell := one(data, "length", "long", edition, seats))):
        lines.append(
            f"With two or four players, fewer than one round in a thousand takes more than {data['long']} turns, which would be "
            f"{data['long'] * pace / 60:.0f} minutes."
        )
    blocked = [
        f"{cell.percent(2)} in {name} with {NUMBERS[seats]} players"
        for edition, name in EDITIONS.items()
        for seats in (2, 4)
        if (cell := one(data, "endings", "blocked", edition, seats)) and cell.low > 0.0005
    ]
    if blocked:
        lines.append(f"Rounds in which nobody can go on do occur: {joined(blocked)}.")
    else:
        lines.append("Rounds in which nobody can go on hardly ever occur: fewer than one in a thousand in any of them.")
    lines += ["", "![Turns in a round by edition and number of players](findings-length.svg)", ""]
    games = [
        f"{rounds.plain(1)} rounds in {name} with {NUMBERS[seats]} players, {minutes.value:.0f} minutes"
        for edition, name in EDITIONS.items()
        for seats in (2, 4)
        if (rounds := one(data, "game", "rounds", edition, seats)) and (minutes := one(data, "game", "game-minutes", edition, seats))
    ]
    lines += ["A whole game, up to the points that win it, takes:", "", *[f"- {text}" for text in games], ""]
    return lines


def first_part(data: Row) -> list[str]:
    """Whether it helps to go first."""
    lines = ["## Does it help to play first?", ""]
    sizes = [2, 3, 4, 6]
    found = {
        (edition, seats): edge
        for edition in EDITIONS
        for seats in sizes
        if (edge := one(data, "first-player", "first-edge", edition, seats)) is not None
    }
    clear = {key: edge for key, edge in found.items() if edge.low > 0}
    if clear and len(clear) == len(found):
        lines.append("Yes, everywhere.")
    elif clear:
        lines.append("Mostly.")
    else:
        lines.append("No: nowhere can it be told apart from chance.")
    if clear:
        (edition, seats), most = max(clear.items(), key=lambda item: item[1].value)
        lines.append(
            f"Whoever plays first wins oftener than a fair share, by {most.percent()} at most: "
            f"in {EDITIONS[edition]} with {NUMBERS[seats]} players."
        )
    against = [f"{EDITIONS[edition]} with {NUMBERS[seats]} players" for (edition, seats), edge in found.items() if edge.high < 0]
    if against:
        lines.append(f"It is a drawback in {joined(against)}.")
    lines += ["A fair share is a half for two players, a quarter for four, and so on.", ""]
    lines += ["Wins of whoever plays first, above a fair share:", ""]
    lines += [*grid(data, "first-player", "first-edge", sizes, lambda cell: signed(cell)), ""]
    lines += ["Wins of the dealer, who plays last unless the opening card changes that, above a fair share:", ""]
    lines += [*grid(data, "first-player", "dealer-edge", sizes, lambda cell: signed(cell)), ""]
    return lines


def signed(cell: Found) -> str:
    """`+5.2 % [+4.9, +5.6]`."""
    return f"{plus(cell.value)} % [{plus(cell.low)}, {plus(cell.high)}]"


def skill_part(data: Row) -> list[str]:
    """Luck against skill."""
    lines = ["## Luck or skill?", ""]
    bots = data["studies"]["skill"]["bots"]
    lines.append(
        f"Here one good player, the bot `{bots[0]}`, meets beginners, the bot `{bots[1]}`, who make a child's mistakes. Every deal is "
        "played with the good player on each seat in turn, so nobody is better off by the cards."
    )
    two = [
        f"{cell.percent()} in {EDITIONS[edition]}"
        for edition in EDITIONS
        if (cell := one(data, "skill", "better", edition, 2)) and cell.low > 0.5
    ]
    four = [
        f"{cell.percent()} in {EDITIONS[edition]}"
        for edition in EDITIONS
        if (cell := one(data, "skill", "better", edition, 4)) and cell.low > 0.25
    ]
    if two:
        lines.append(f"Of two, the better one wins {joined(two)} of the rounds.")
    if four:
        lines.append(f"Of four, where a fair share is 25 %, the better one wins {joined(four)}.")
    if two or four:
        lines.append("So skill counts, and a beginner still wins many rounds.")
    lines += ["", "Rounds won by the better player:", "", *grid(data, "skill", "better", [2, 3, 4, 6], lambda cell: cell.percent()), ""]
    lines += ["![Rounds won by the better player](findings-skill.svg)", ""]
    return lines


def excitement_part(data: Row) -> list[str]:
    """Leads, hands, and cards."""
    lines = ["## How exciting is it?", ""]
    for edition, name in EDITIONS.items():
        leads, hand = one(data, "lead", "leads", edition, 4), one(data, "lead", "longest-hand", edition, 4)
        drawn, wilds = one(data, "cards", "drawn", edition, 4), one(data, "cards", "wilds", edition, 4)
        if leads and hand and drawn and wilds:
            lines.append(
                f"- **{name}**, four players: the lead (who alone holds fewest cards) changes {leads.plain(2)} times in "
                f"a round. {drawn.plain(1)} cards are drawn and {wilds.plain(2)} wilds laid, and the longest hand has "
                f"{hand.plain(2)} cards."
            )
    for edition, name in EDITIONS.items():
        challenges, bluffs = one(data, "cards", "challenges", edition, 4), one(data, "cards", "bluffs", edition, 4)
        if challenges and bluffs and challenges.low > 0.01:
            lines.append(
                f"- In {name} there are {challenges.plain(3)} challenges in a round of four, and {bluffs.percent(0)} of them find a bluff."
            )
    return [*lines, ""]


def rules_part(data: Row) -> list[str]:
    """What house rules change."""
    lines = [
        "## What do house rules change?",
        "",
        "Each rule by itself, against the edition's own rules, on the same deals. A rule that an edition has anyway is not listed for it.",
        "",
        "![What each house rule changes of the length of a round](findings-house-rules.svg)",
        "",
    ]
    for seats in (4, 2):
        lines += [f"### With {NUMBERS[seats]} players", ""]
        said = [sentence for key in RULES if (sentence := rule_sentence(data, key, seats))]
        lines += [*(f"- {sentence}" for sentence in said), ""]
        silent = quiet_rules(data, seats)
        if silent:
            lines += [
                f"Hardly any difference to the length of a round, less than {100 * SLIGHT:.0f} % in any edition: {joined(silent)}.",
                "",
            ]
    lines += ["### All the figures", ""]
    for seats in (2, 4):
        for edition, name in EDITIONS.items():
            lines += [
                f"**{name}, {NUMBERS[seats]} players.** Changes against the edition's own rules; the first line has the values themselves.",
                "",
            ]
            lines += ["| rule | turns in a round | lead changes | first player's edge | better player's edge |", "|---|---|---|---|---|"]
            for row in rows_of(data, "house-rules", edition=edition, players=seats):
                lines.append(rule_line(row))
            lines.append("")
    lines += [
        "The edges are how much oftener somebody wins than a fair share, in percent of it; their changes are in percentage points.",
        "",
    ]
    return lines


def rule_line(row: Row) -> str:
    """A line of the table of all figures."""
    cells = []
    for measure in ("turns", "leads", "first-edge", "better-edge"):
        found = figure(row, measure)
        edge = measure.endswith("edge")
        if found is None:
            cells.append("–")
        elif row["base"] is None:
            cells.append(signed(found) if edge else found.plain(1))
        else:
            cells.append(points(found) if edge else found.changed() if found.change is not None else "–")
    name = "own rules" if row["base"] is None else RULES[rule_key(row)][0]
    return f"| {name} | {' | '.join(cells)} |"


def points(found: Found) -> str:
    """A change in percentage points."""
    if found.change is None or found.change_low is None or found.change_high is None:
        return "–"
    return f"{plus(found.change)} [{plus(found.change_low)}, {plus(found.change_high)}]"


def by_rule(data: Row, key: str, seats: int) -> list[tuple[str, Row]]:
    """The rows of a house rule, with their editions."""
    return [
        (EDITIONS[row["edition"]], row)
        for row in rows_of(data, "house-rules", players=seats)
        if row["base"] is not None and rule_key(row) == key
    ]


def rule_sentence(data: Row, key: str, seats: int) -> str:
    """What a rule changes, in one or two sentences; nothing where it changes nothing that can be told."""
    clauses = []
    rows = by_rule(data, key, seats)
    turns = [(name, found) for name, row in rows if (found := figure(row, "turns")) and noticed(found, SLIGHT)]
    for longer in (True, False):
        parts = [f"{percent(found)} in {name}" for name, found in turns if found.change is not None and (found.change > 0) is longer]
        if parts:
            clauses.append(f"makes rounds {'longer' if longer else 'shorter'}: {joined(parts)}")
    leads = [(name, found) for name, row in rows if (found := figure(row, "leads")) and noticed(found, 0.1)]
    for more in (True, False):
        parts = [f"{percent(found)} in {name}" for name, found in leads if found.change is not None and (found.change > 0) is more]
        if parts:
            clauses.append(f"lets the lead change {'oftener' if more else 'more rarely'}: {joined(parts)}")
    for measure, text in (("first-edge", "playing first"), ("better-edge", "playing well")):
        found_edges = [(name, found) for name, row in rows if (found := figure(row, measure)) and noticed(found, SLIGHT_EDGE)]
        for more in (True, False):
            names = [
                f"{abs(100 * found.change):.0f} points in {name}"
                for name, found in found_edges
                if found.change is not None and (found.change > 0) is more
            ]
            if names:
                clauses.append(f"makes {text} count for {'more' if more else 'less'}, by {joined(names)}")
    if not clauses:
        return ""
    return f"**{RULES[key][1]}** {'; it '.join(clauses)}."


def percent(found: Found) -> str:
    """`38 % [37, 39]`, without a sign: longer or shorter is said in words."""
    assert found.change is not None
    assert found.change_low is not None
    assert found.change_high is not None
    digits = 0 if found.change_high - found.change_low > 0.03 else 1
    low, high = sorted((abs(found.change_low), abs(found.change_high)))
    return f"{100 * abs(found.change):.{digits}f} % [{100 * low:.{digits}f}, {100 * high:.{digits}f}]"


def noticed(found: Found, slight: float) -> bool:
    """Whether a difference is certain, and large enough to be told."""
    return found.differs and found.change is not None and abs(found.change) >= slight


def quiet_rules(data: Row, seats: int) -> list[str]:
    """The rules that leave the length of a round as it is: whose intervals lie wholly within what is slight."""
    found = []
    for key, (name, _) in RULES.items():
        figures = [figure(row, "turns") for _, row in by_rule(data, key, seats)]
        ends = [end for one in figures if one for end in (one.change_low, one.change_high)]
        if ends and all(end is not None and abs(end) < SLIGHT for end in ends):
            found.append(f"“{name}”")
    return found


def method_part(data: Row) -> list[str]:
    """How it was measured."""
    studies = data["studies"]
    games, first, whole = (f"{studies[name]['games']:,}" for name in ("house-rules", "first-player", "game"))
    pace, slight, edge = f"{data['pace']:g}", f"{100 * SLIGHT:.0f}", f"{100 * SLIGHT_EDGE:.0f}"
    return [
        "## How this was measured",
        "",
        f"By `lastcard lab`, version {data['version']}, seed {data['seed']}, with {games} games under each set of rules ({first} for the "
        f"first player, {whole} whole games). [The laboratory](lab.md) says how to repeat any of it, or to ask something else. All sets of "
        "rules are played with the same deals. Figures in square brackets are 95 % intervals. Of a hundred such intervals some five miss "
        "the truth, and there are hundreds on this page; so differences below the sizes named here are not put into words.",
        "",
        f"A turn is a card laid, a draw, or a pass for want of anything to draw. Minutes count {pace} seconds for each turn; where you are "
        "quicker or slower, they change in the same proportion. The players are the bot `sharp` on all seats, and where skill is measured "
        "`sharp` against `easy`. People chat, forget, bluff more and hold grudges. So lengths at your table will differ, but what a rule "
        "does to them should be much the same.",
        "",
        "Every sentence and plot above is made from [the data](findings.json) by `python3 go.py python docs/findings.py`. A difference is "
        f"told only where its interval leaves out zero, and where it is at least {slight} % of a round's length, 10 % of the changes of "
        f"the lead, or {edge} percentage points of an edge.",
        "",
    ]


def page(data: Row) -> str:
    """The whole page."""
    lines = [
        "# Findings",
        "",
        "What a family may want to know about the three editions and the common house rules, from millions of games between bots.",
        "",
    ]
    for part in (length_part, first_part, skill_part, excitement_part, rules_part, method_part):
        lines += part(data)
    return "\n".join(lines).rstrip() + "\n"


# --- plots ---


def plots(data: Row, folder: Path) -> None:
    """Draw the plots of the page."""
    sizes = [2, 3, 4, 5, 6, 8, 10]
    for file, study, measure, title, label in (
        ("findings-length.svg", "length", "turns", "How long a round lasts", "turns in a round"),
        ("findings-skill.svg", "skill", "better", "How often the better player wins", "rounds won, %"),
    ):
        scale = 100 if measure == "better" else 1
        series = {}
        for edition, name in EDITIONS.items():
            cells = [(seats, one(data, study, measure, edition, seats)) for seats in sizes]
            series[name] = [(seats, cell.value * scale, cell.low * scale, cell.high * scale) for seats, cell in cells if cell]
        fair = {"a fair share": [(seats, 100 / seats) for seats in sizes if seats <= 6]} if measure == "better" else {}
        draw_lines(folder / file, title, "players", label, series, fair)
    rows = []
    for key, (name, _) in RULES.items():
        points = []
        for edition, row in by_rule(data, key, 4):
            found = figure(row, "turns")
            if found and found.change is not None and found.change_low is not None and found.change_high is not None:
                points.append((edition, 100 * found.change, 100 * found.change_low, 100 * found.change_high))
        if points:
            rows.append((name, points))
    rows.sort(key=lambda row: -max((value for _, value, *_ in row[1]), key=abs))
    bars(
        folder / "findings-house-rules.svg", "What a house rule does to the length of a round", "change, four players, 95 % intervals", rows
    )


def main() -> None:
    """Play unless only to write, and write."""
    if sys.argv[1:] not in ([], ["--write"]):
        sys.exit("findings.py: only --write may follow, which writes the page from findings.json without playing.")
    if not sys.argv[1:]:
        play()
    data = json.loads(DATA.read_text("utf-8"))
    PAGE.write_text(page(data), "utf-8")
    plots(data, HERE)


if __name__ == "__main__":
    main()
