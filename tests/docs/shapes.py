"""Tables of the pages that are made from the code: each stands between `<!-- NAME -->` and `<!-- end NAME -->`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby

from lastcard import EDITIONS, Rules
from lastcard.envs.space import NOTHING, SLICES, Space, layout, slices_of, space_of
from lastcard.kernel.codes import VERB_NAMES

PLAYERS = (2, 3, 4, 5, 6, 10)
OPENED = {"custom": [{"do": [["open"]]}]}


def with_tables(text: str) -> str:
    """The text of a page with its tables as they are now."""
    for name, lines in TABLES.items():
        text = re.sub(
            rf"(<!-- {name} -->\n).*?(<!-- end {name} -->)",
            lambda found, lines=lines: found[1] + "".join(f"{line}\n" for line in lines()) + found[2],
            text,
            flags=re.DOTALL,
        )
    return text


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def shapes() -> Iterator[str]:
    """How many numbers an observation has, and how many actions there are."""
    yield row("edition", *(f"{players} players" for players in PLAYERS))
    yield row(*("---" for _ in range(len(PLAYERS) + 1)))
    for name in EDITIONS:
        rules = Rules.of(name)
        fits = [players for players in PLAYERS if players <= rules.edition.max_players]
        spaces = [space_of(rules, players) for players in fits]
        yield row(
            f"`{name}`", *(f"{space.size} numbers, {space.actions} actions" for space in spaces), *("–" for _ in PLAYERS[len(fits) :])
        )


def slices() -> Iterator[str]:
    """The slices of an observation: where they lie in one case, how long they are in all, and what they hold."""
    found = layout(Rules.of("modern", OPENED), 4)
    here = layout(Rules.of("classic"), 4)
    yield row("slice", "numbers", "Classic, 4 players", "what they are")
    yield row(*["---"] * 4)
    meant = slices_of(Rules.of("modern", OPENED))
    assert [name for name, *_ in meant] == list(found)
    for name, length, meaning in meant:
        where = f"{here[name].start}–{here[name].stop - 1}" if name in here else "–"
        where = str(here[name].start) if name in here and here[name].stop == here[name].start + 1 else where
        yield row(
            f"`{name}`",
            f"`{length}`",
            where,
            meaning + ("" if name in dict.fromkeys(one for one, *_ in SLICES) else "; only under such an instruction"),
        )


def actions() -> Iterator[str]:
    """Blocks of actions, with what they name."""
    yield row("action", "Classic, 4 players", "Modern, 4 players")
    yield row(*["---"] * 3)
    blocks = [list_of(space_of(Rules.of(name), 4)) for name in ("classic", "modern")]
    for what in dict.fromkeys([*blocks[1], *blocks[0]]):
        yield row(f"`{what}`", *(block.get(what, "–") for block in blocks))


def list_of(space: Space) -> dict[str, str]:
    """The numbers of each kind of action."""

    def what(action: int) -> str:
        verb = space.verb[action]
        words = ["nothing" if verb == NOTHING else VERB_NAMES[verb]]
        words += ["CARD"] if space.kind[action] >= 0 else []
        words += ["COLOUR"] if space.colour[action] >= 0 else []
        words += ["+SEAT"] if space.steps[action] else []
        return " ".join(words)

    found = {}
    for name, group in groupby(range(space.actions), what):
        numbers = list(group)
        assert name not in found
        found[name] = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
    return found


TABLES: dict[str, Callable[[], Iterator[str]]] = {"shapes": shapes, "slices": slices, "actions": actions}
