"""What a table does by itself: bots' moves, time that runs out, stand-ins, a new host, the next round.

A task is found anew after every change, and says when it is due. Nothing is due for a person, and no host is replaced, while nobody who
sits at the table is connected: then only bots play on, as far as they can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .. import bots
from . import facts
from .facts import By, Fact

if TYPE_CHECKING:
    from ..game import Game
    from ..moves import Move
    from ..view import View
    from .seats import Seat
    from .table import Table

#: How a bot plays that stands in for a person: well enough to spoil nothing, and not so well that whoever stays away wins more.
STAND_IN = "careful"
#: Levels that search, which takes too long for the one who keeps the table, and how they play where nothing may be waited for.
SEARCHING = {"champion": "sharp"}

#: Milliseconds from the last change until a bot moves, by the table's pace.
PACES = {"slow": 2200, "normal": 1300, "fast": 500}
#: So much longer after a deal, so that it can be seen.
DEAL_SHOWN = 1800
#: Until a bot says UNO that it owes since another's play. With its own plays it says it at once.
BOT_CALLS = 600
#: A bot on turn closes the window no sooner than so long after people may have caught: long enough for a child.
BOT_CATCHES = 2500
#: How fast bots catch in that time, by level, and how much sooner than it would move in its turn a bot jumps in.
CATCHES = {"easy": 2300, "careful": 1500, "sharp": 1000, "champion": 800}
BOT_JUMPS = 0.6
JUMPS = {"easy": 0.9, "sharp": 0.5, "champion": 0.4}
#: With a timer the next round is dealt after so long, and without people to wait for after the second.
DEALS_AT_MOST = 30_000
DEALS_ALONE = 5_000
#: An absent host is replaced after the grace; after so long, where the grace has no end.
HOST_GRACE = 300_000
#: So many decisions in a row that the time ran out for, and a bot stands in.
MOST_TIMEOUTS = 2


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot that searches is to think about: the view that its seat had after the last change of the game, which has this number."""

    seat: int
    level: str
    played: int
    view: View


@dataclass(frozen=True, slots=True)
class Task:
    """Something to be done at a time, and what it then comes to. Where a bot searches, `facts` is what it would do without."""

    at: int
    facts: Callable[[int], list[Fact]]
    #: The seat and the level of a bot that searches.
    searches: tuple[int, str] | None = None


def next_task(table: Table) -> Task | None:
    """What comes first; of equals, what stands first below: a seat goes back to its person before a bot can play it."""
    first: Task | None = None
    for task in _tasks(table):
        if first is None or task.at < first.at:
            first = task
    return first


def _tasks(table: Table) -> Iterator[Task]:
    if table.company:
        yield from _people(table)
    if table.paused or table.game is None:
        return
    if table.phase == "playing":
        yield from _play(table, table.game)
    elif table.company:
        yield from _next_round(table)


# People who are away


def _people(table: Table) -> Iterator[Task]:
    running = table.phase in ("playing", "round_over") and not table.paused
    for place, seat in enumerate(table.seats):
        if seat.stand_in == "absent" and table.is_present(seat):
            yield Task(0, _one(facts.StandInSet(place, on=False, why="back")))
        at = stand_in_at(table, seat) if running else None
        if at is not None:
            yield Task(at, _one(facts.StandInSet(place, on=True, why="absent")))
    host = table.host_seat
    if host is not None and (away := table.seats[host].absent_from) is not None:
        heir = table.heir(host)
        if heir is not None:
            yield Task(away + (1000 * table.grace or HOST_GRACE), _one(facts.HostSet(heir, "absent")))


def stand_in_at(table: Table, seat: Seat) -> int | None:
    """When a bot takes over for the person of this seat; None when it will not."""
    if seat.absent_from is None or seat.stand_in or not table.grace:
        return None
    return seat.absent_from + 1000 * table.grace


# The game


def _play(table: Table, game: Game) -> Iterator[Task]:
    pace = PACES[table.pace]
    owed = game.catchable
    can_catch = table.catch_at if owed else None
    for place, seat in enumerate(table.seats):
        level = _level(seat)
        if level is None or not (owed or (game.rules.jump_in and place != game.turn)):
            continue
        move = _out_of_turn(game, place, level)
        if move is None:
            continue
        if move.verb == "uno":
            yield Task(table.bots_from + BOT_CALLS, _bot(table, move))
        elif move.verb == "catch" and can_catch is not None:
            yield Task(can_catch + CATCHES.get(level, BOT_CATCHES), _bot(table, move))
        elif move.verb == "play":
            yield Task(table.bots_from + int(pace * JUMPS.get(level, BOT_JUMPS)), _bot(table, move))
    asked = table.asked
    turn = game.turn
    if asked is None or turn is None:
        return
    level = _level(asked)
    if level is None:
        if table.deadline is not None:
            yield Task(table.deadline, lambda now: _time_out(table, game, turn))
        return
    # Whoever is to be caught can be, for a while, also where a bot is next.
    at = max(table.bots_from + pace, 0 if can_catch is None else can_catch + BOT_CATCHES)
    quick = SEARCHING.get(level)
    yield Task(at, _answer(table, game, turn, quick or level), None if quick is None else (turn, level))


def _level(seat: Seat) -> str | None:
    """How the bot plays that plays for this seat now, if one does."""
    return STAND_IN if seat.stand_in else seat.level


def _out_of_turn(game: Game, place: int, level: str) -> Move | None:
    """What a bot does now that is not asked, if anything: a call of UNO, a catch or a jump-in. It sees its view and nothing else.

    The same view gives the same answer: a bot that has forgotten something does not think of it because it is looked at again.
    """
    move = bots.make(SEARCHING.get(level, level), "0").choose(game.view(place))
    return None if move is None or (place == game.turn and move.verb not in ("uno", "catch")) else move


def _bot(table: Table, move: Move) -> Callable[[int], list[Fact]]:
    return lambda now: [moved(table, move)]


def _answer(table: Table, game: Game, place: int, level: str) -> Callable[[int], list[Fact]]:
    """What a bot does that is asked, whoever could be caught meanwhile. It sees its view and nothing else."""
    return lambda now: [moved(table, bots.make(level, table.seed()).answer(game.view(place)))]


def moved(table: Table, move: Move) -> Fact:
    """The fact that a bot made a move."""
    by: By = "bot" if table.seats[move.seat].person is None else "stand-in"
    return facts.Moved(str(move), by)


def _time_out(table: Table, game: Game, turn: int) -> list[Fact]:
    """The time has run out: a bot makes this one decision, and after two in a row it stands in."""
    move: Move = bots.make(STAND_IN, table.seed()).answer(game.view(turn))
    found: list[Fact] = [facts.Moved(str(move), "clock")]
    if table.seats[turn].timeouts + 1 >= MOST_TIMEOUTS:
        found.append(facts.StandInSet(turn, on=True, why="idle"))
    return found


# Between rounds


def all_agreed(table: Table) -> bool:
    """Whether everybody has agreed to what is written on the Customizable cards (CUSTOM)."""
    return all(table.has_agreed(seat) for seat in table.seats)


def _next_round(table: Table) -> Iterator[Task]:
    """The next round, or the next game, once everybody is ready who is there and plays by themselves."""
    over = table.phase == "game_over"
    if over and not all_agreed(table):
        return

    def new(now: int) -> list[Fact]:
        return [facts.Started(table.seed(), table.names())] if over else [facts.Dealt(table.seed())]

    waited_for = [seat for seat in table.seats if seat.person is not None and table.is_present(seat) and not seat.stand_in]
    begun = max(table.round_over_at, table.company_from)
    if waited_for and all(seat.ready for seat in waited_for):
        yield Task(0, new)
    elif not waited_for and not over:
        yield Task(begun + DEALS_ALONE, new)
    elif table.timer and not over:
        yield Task(begun + DEALS_AT_MOST, new)


def _one(fact: Fact) -> Callable[[int], list[Fact]]:
    return lambda now: [fact]
