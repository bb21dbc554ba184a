"""Games between bots named by seat, as an array with a row of figures for each game: what duels, ladders and studies are made of.

>>> found = table("classic", 2, {}, ("careful", "random"), "1", 0, 4, interpreted=True)
>>> found.shape, [int(turns) for turns in found[:, rows.R_TURNS]]
((4, 23), [28, 58, 15, 45])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots import LEVELS, driver, rows, rows_searching
from ..errors import RulesError
from ..kernel import codes
from ..kernel.ruleset import compile_rules
from ..rules import Rules
from ..seeds import is_seed, words_of

#: The level that searches, and how many deals it plays out a move unless it is said otherwise: few, so that many games can be played.
SEARCHES = "champion"
SAMPLES = 100

#: What a table of games is: `(games, rows.ROW)`, with the columns `rows.R_…`.
Table = np.ndarray[Any, np.dtype[np.int64]]


@dataclass(frozen=True)
class Bot:
    """A bot of a level, and with `champion` how many deals it plays out a move at most: `champion:200` in text.

    >>> str(Bot.of("champion")), Bot.of("careful").samples
    ('champion:100', 0)
    """

    level: str
    samples: int = 0

    @classmethod
    def of(cls, text: str, samples: int = SAMPLES) -> Bot:
        """A bot from its text; a champion without a number takes `samples`. Raises `RulesError`."""
        level, colon, number = text.partition(":")
        if level not in LEVELS:
            raise RulesError(f'bots: "{text}" is not a bot: it must be one of {", ".join(LEVELS)}')
        if colon and level != SEARCHES:
            raise RulesError(f'bots: "{text}": only {SEARCHES} plays deals out, so {level} takes no number of them')
        if colon and not (number.isascii() and number.isdigit() and len(number) < 10 and int(number)):
            raise RulesError(f'bots: "{text}": after the colon stands how many deals it plays out a move, 1 or more')
        return cls(level, (int(number) if colon else samples) if level == SEARCHES else 0)

    def __str__(self) -> str:
        return f"{self.level}:{self.samples}" if self.samples else self.level


def table(
    edition: str,
    players: int,
    rules: Mapping[str, object] | None,
    bots: Sequence[str],
    seed: str,
    first: int,
    games: int,
    *,
    shift: int = 0,
    to_target: bool = False,
    interpreted: bool = False,
) -> Table:
    """Play the games numbered `first` to `first + games - 1` of a seed, with the bots named by seat; a row of figures for each.

    The same number is the same deal, whoever plays it. With `shift` every bot sits so many seats further on. Fewer bots than players are
    repeated round the table. Raises `RulesError`, `EditionError`.
    """
    checked = Rules.of(edition, rules)
    checked.check_players(players)
    if not 1 <= len(bots) <= players:
        raise RulesError(f"bots: {len(bots)} bots are named for {players} seats")
    if not is_seed(seed):
        raise RulesError(f'seed: "{seed}" is not a seed: it must be hex digits')
    named = [Bot.of(bot) for bot in bots]
    seated = [named[(seat - shift) % players % len(named)] for seat in range(players)]
    play = _interpreted if interpreted else _compiled
    return play(checked, seated, seed, first, games, to_target)


def prepare(bots: Sequence[Bot]) -> None:
    """Have the compiled rules ready for games of these bots."""
    from ..speed import compiled

    getattr(compiled(), "play_rows_searching" if any(bot.samples for bot in bots) else "play_rows")


def _interpreted(rules: Rules, bots: list[Bot], seed: str, first: int, games: int, to_target: bool) -> Table:
    from ..bots.imagine import MOVES, Search
    from ..kernel.look import Look
    from ..kernel.memory import Journal, Memory, Recall
    from ..kernel.state import State

    ruleset, seats = compile_rules(rules), len(bots)
    tally, found, row, base = [0] * driver.TALLY, [0] * (rows.ROW * games), [0] * 4, words_of(seed)
    levels, samples = [LEVELS.index(bot.level) for bot in bots], [bot.samples for bot in bots]
    state, look = State(), Look()
    if any(samples):
        memory = Journal(), Memory(), Recall()
        room: tuple[Any, ...] = Search(), State(), State(), State(), Look(), [0] * codes.SEATS, [0] * driver.TALLY, [0] * MOVES
        play: Any = rows_searching.play_rows_searching
        play(state, ruleset, *memory, look, row, base, levels, samples, seats, first, games, to_target, tally, *room, found)
    else:
        rows.play_rows(state, ruleset, None, look, row, base, levels, seats, first, games, to_target, tally, found)
    return np.array(found, np.int64).reshape(games, rows.ROW)


def _compiled(rules: Rules, bots: list[Bot], seed: str, first: int, games: int, to_target: bool) -> Table:
    from .. import speed
    from ..bots.imagine import MOVES

    def records(kind: Any, count: int = 1) -> Any:
        return np.zeros(count, kind)

    def numbers(length: int) -> Table:
        return np.zeros(length, np.int64)

    ruleset, seats = speed.rules_record(compile_rules(rules)), len(bots)
    tally, found, row, base = numbers(driver.TALLY), numbers(rows.ROW * games), numbers(4), np.array(words_of(seed), np.int64)
    levels, samples = np.array([LEVELS.index(bot.level) for bot in bots]), np.array([bot.samples for bot in bots])
    states, looks = records(speed.STATE, 4), records(speed.LOOK, 2)
    if samples.any():
        journal, memory, recalled, search = (records(kind) for kind in (speed.JOURNAL, speed.MEMORY, speed.RECALL, speed.SEARCH))
        memories = journal[0], memory[0], recalled[0]
        room = search[0], states[1], states[2], states[3], looks[1], numbers(codes.SEATS), numbers(driver.TALLY), numbers(MOVES)
        play = speed.compiled().play_rows_searching
        play(states[0], ruleset[0], *memories, looks[0], row, base, levels, samples, seats, first, games, to_target, tally, *room, found)
    else:
        play = speed.compiled().play_rows
        play(states[0], ruleset[0], None, looks[0], row, base, levels, seats, first, games, to_target, tally, found)
    return found.reshape(games, rows.ROW)
