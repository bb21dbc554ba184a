"""What a command comes to: the facts that would follow from it, or the reason why it is refused. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .. import bots
from ..errors import InvalidMove, RulesError
from ..rules import OPTIONS, Rules
from . import facts, messages
from .advice import advice
from .agenda import STAND_IN, all_agreed
from .facts import Fact
from .messages import AnyCommand, NewTable
from .names import bot_name, clean, clean_name, unique
from .refusal import Refusal
from .seats import Seat
from .shared import parse_move
from .written import written_on

if TYPE_CHECKING:
    from ..moves import Move
    from .table import Table


#: A table with more facts finishes its game and takes nothing new: it would take too long to wake.
MOST_FACTS = 50_000
#: What is done at such a table still; other commands would let it grow without end.
FINISHING = (messages.PlayMove, messages.Why, messages.Leave, messages.Back)


@dataclass(frozen=True, slots=True)
class Asker:
    """Who gives a command, and when: `place` is the seat where they sit, if any."""

    person: str
    name: str
    place: int | None
    now: int


def make(table: Table, wanted: NewTable, person: str, name: str) -> list[Fact]:
    """The facts of a new table; raises `Refusal`."""
    name = _checked_name(name)
    rules = checked_rules(wanted.edition, wanted.options)
    if len(wanted.bots) >= wanted.seats:
        raise Refusal("too-few-seats", {"count": len(wanted.bots) + 1})
    found: list[Fact] = [
        facts.Made(table.code, wanted.edition, wanted.seats, rules.differences(), wanted.open),
        facts.Sat(0, person, name),
    ]
    if written_on(rules):
        found.append(facts.Agreed(0, 1))  # one agrees to what one wrote
    names = [name]
    first = wanted.seats - len(wanted.bots)
    for seat, level in enumerate(wanted.bots, first):
        _check_level(level)
        names.append(bot_name(names))
        found.append(facts.BotSat(seat, level, names[-1]))
    if wanted.start:
        if first > 1:
            raise Refusal("seats-empty", {"count": first - 1})
        _check_playable(rules, wanted.seats)
        found.append(facts.Started(table.seed(), names))
    return found


def decide(table: Table, person: str | None, name: str, command: AnyCommand, now: int) -> list[Fact]:
    """The facts that a command comes to; raises `Refusal`."""
    if isinstance(command, messages.Resync | messages.Ping):
        return []
    if person is None:
        raise Refusal("no-name")
    if table.number >= MOST_FACTS and not _finishes(table, command):
        raise Refusal("too-long")
    asker = Asker(person, name, table.seat_of(person), now)
    found = _DECIDE[type(command)](table, asker, command)
    return [*_taken_back(table, asker, command), *found]


def _finishes(table: Table, command: AnyCommand) -> bool:
    """Whether a command belongs to a game that is to come to its end."""
    return isinstance(command, FINISHING) or (isinstance(command, messages.Ready) and table.phase == "round_over")


def _taken_back(table: Table, asker: Asker, command: AnyCommand) -> list[Fact]:
    """The seat handed back by its stand-in: by every command of one who seemed to be away, else by those that play."""
    if asker.place is None or isinstance(command, messages.StandIn | messages.Why | messages.Leave | messages.Back):
        return []
    why = table.seats[asker.place].stand_in
    plays = isinstance(command, messages.PlayMove | messages.Ready)
    if why and (plays or why != "asked"):
        return [facts.StandInSet(asker.place, on=False, why="back")]
    return []


# Seats


def _sit(table: Table, asker: Asker, command: messages.Sit) -> list[Fact]:
    _check_let_in(table, asker)
    waiting = table.game is None
    if asker.place is not None and not waiting:
        raise Refusal("already-seated")
    place = command.seat
    if place is None:
        free = table.free_seats()
        if asker.place is not None or not free:
            raise Refusal("already-seated" if free else "no-free-seat")
        place = free[0]
    elif place == asker.place:
        return []
    seat = _seat(table, place)
    if seat.person is not None or (not waiting and not seat.vacant):
        raise Refusal("seat-taken")
    if asker.place is not None:
        return [facts.Sat(place, asker.person, table.seats[asker.place].name)]
    return [facts.Sat(place, asker.person, unique(_checked_name(asker.name), table.names(but=place)))]


def _leave(table: Table, asker: Asker, command: messages.Leave) -> list[Fact]:
    return _gone(table, _own(asker), "left")


def _remove(table: Table, asker: Asker, command: messages.Remove) -> list[Fact]:
    _check_host(table, asker)
    seat = _seat(table, command.seat)
    if seat.is_empty or seat.vacant:
        raise Refusal("seat-empty")
    if command.seat == asker.place:
        return _gone(table, command.seat, "left")
    found = _gone(table, command.seat, "removed")
    if command.keep_out:
        if seat.person is None:
            raise Refusal("not-a-person")
        found.append(_kept_out(table, seat.person, seat.name))
    return found


def _keep_out(table: Table, asker: Asker, command: messages.KeepOut) -> list[Fact]:
    _check_host(table, asker)
    person, name = table.log.who_said(command.said)
    if person is None or person == asker.person:
        raise Refusal("no-line")
    if person in table.kept_out:
        return []
    place = table.seat_of(person)
    found = [] if place is None else _gone(table, place, "removed")
    return [*found, _kept_out(table, person, name)]


def _kept_out(table: Table, person: str, name: str) -> Fact:
    return facts.KeptOut(person, unique(name, table.kept_out.values()))


def _let_in(table: Table, asker: Asker, command: messages.LetIn) -> list[Fact]:
    _check_host(table, asker)
    return [facts.LetIn(person) for person, name in table.kept_out.items() if name == command.who]


def _gone(table: Table, place: int, why: Any) -> list[Fact]:
    """A seat given up; and if it was the host's, the next person to the left who is there, or else who sits there, is host."""
    seat = table.seats[place]
    if table.game is None:
        found: list[Fact] = [facts.Left(place, why)]
    elif seat.level is not None:
        found = [facts.Left(place, why, seat.level, seat.name)]
    else:
        found = [facts.Left(place, why, STAND_IN, bot_name(table.names(but=place)))]
    if seat.person is not None and seat.person == table.host and (heir := table.heir(place)) is not None:
        found.append(facts.HostSet(heir, "vacant"))
    return found


def _set_seats(table: Table, asker: Asker, command: messages.SetSeats) -> list[Fact]:
    _check_host(table, asker)
    _check_waiting(table)
    people = sum(seat.person is not None for seat in table.seats)
    if command.count < people:
        raise Refusal("too-few-seats", {"count": people})
    return [] if command.count == len(table.seats) else [facts.SeatsSet(command.count)]


def _add_bot(table: Table, asker: Asker, command: messages.AddBot) -> list[Fact]:
    _check_host(table, asker)
    _check_level(command.level)
    seat = _seat(table, command.seat)
    if seat.person is not None:
        raise Refusal("seat-taken")
    if seat.level == command.level:
        return []
    return [facts.BotSat(command.seat, command.level, seat.name or bot_name(table.names()))]


def _hand_over(table: Table, asker: Asker, command: messages.HandOver) -> list[Fact]:
    _check_host(table, asker)
    if _seat(table, command.seat).person is None:
        raise Refusal("not-a-person")
    return [] if command.seat == asker.place else [facts.HostSet(command.seat, "handed")]


def rename(table: Table, person: str, name: str) -> list[Fact]:
    """A person who sits here has another name now; raises `Refusal`."""
    name = _checked_name(name)
    place = table.seat_of(person)
    if place is None:
        return []
    name = unique(name, table.names(but=place))
    return [] if name == table.seats[place].name else [facts.Named(place, name)]


# Settings


def _set_rules(table: Table, asker: Asker, command: messages.SetRules) -> list[Fact]:
    _check_host(table, asker)
    _check_waiting(table)
    rules = checked_rules(command.edition, command.options)
    if rules == table.rules:
        return []
    found: list[Fact] = [facts.RulesSet(command.edition, rules.differences())]
    old, new = table.written, written_on(rules)
    if new and new != old and asker.place is not None:
        found.append(facts.Agreed(asker.place, table.version + 1))
    return found


def checked_rules(edition: str, options: dict[str, Any]) -> Rules:
    """The rules chosen; raises `Refusal` with the option that is wrong."""
    for name, value in options.items():
        if name not in OPTIONS:
            raise Refusal("unknown-option", {"option": clean(name, 40)})
        try:
            Rules.of(edition, {name: _clean_texts(value) if name == "custom" else value})
        except (RulesError, RecursionError):
            raise Refusal("bad-option", {"option": name}) from None
    return Rules.of(edition, {name: _clean_texts(value) if name == "custom" else value for name, value in options.items()})


def _clean_texts(value: Any) -> Any:
    """Instructions whose free words are such as can be shown; whatever is not one stays as it is, to be refused."""
    if not isinstance(value, list):
        return value
    return [
        {**card, "text": clean(card["text"], len(card["text"]))} if isinstance(card, dict) and isinstance(card.get("text"), str) else card
        for card in value
    ]


def _set_table(table: Table, asker: Asker, command: messages.SetTable) -> list[Fact]:
    _check_host(table, asker)
    wanted = {name: getattr(command, name) for name in ("open", "watching", "chat", "timer", "grace", "pace")}
    changed = {name: value for name, value in wanted.items() if value is not None and value != getattr(table, name)}
    return [facts.TableSet(**changed)] if changed else []


def _agree(table: Table, asker: Asker, command: messages.Agree) -> list[Fact]:
    place = _own(asker)
    if command.version != table.version:
        raise Refusal("text-changed")
    return [] if table.has_agreed(table.seats[place]) else [facts.Agreed(place, table.version)]


# The game


def _start(table: Table, asker: Asker, command: messages.Start) -> list[Fact]:
    _check_host(table, asker)
    if table.phase == "playing":
        raise Refusal("already-started")
    if table.phase == "round_over":
        _check_running(table)
        return [facts.Dealt(table.seed())]
    empty = sum(seat.is_empty for seat in table.seats)
    if empty:
        raise Refusal("seats-empty", {"count": empty})
    _check_playable(table.rules, len(table.seats))
    if not all_agreed(table):
        raise Refusal("not-agreed", {"count": sum(not table.has_agreed(seat) for seat in table.seats)})
    return [facts.Started(table.seed(), table.names())]


def _ready(table: Table, asker: Asker, command: messages.Ready) -> list[Fact]:
    place = _own(asker)
    if table.phase == "waiting":
        raise Refusal("no-game")
    if table.phase == "playing":
        raise Refusal("game-runs")
    _check_running(table)
    return [] if table.seats[place].ready else [facts.Readied(place)]


def _back(table: Table, asker: Asker, command: messages.Back) -> list[Fact]:
    _check_host(table, asker)
    if table.game is None:
        raise Refusal("no-game")
    return [facts.Ended()]


def _play_move(table: Table, asker: Asker, command: messages.PlayMove) -> list[Fact]:
    move = _check_move(table, asker, command.move)
    _check_running(table)
    game = table.game
    assert game is not None
    answers = move.verb not in ("uno", "catch") and move.seat == game.turn
    if answers and command.seen is not None and command.seen < table.question:
        raise Refusal("stale")
    _check_legal(table, move)
    if move.verb == "catch" and move.target in game.catchable and table.catch_at is not None and asker.now < table.catch_at:
        raise Refusal("too-soon", {"ms": table.catch_at - asker.now})
    return [facts.Moved(str(move))]


def _why(table: Table, asker: Asker, command: messages.Why) -> list[Fact]:
    _check_legal(table, _check_move(table, asker, command.move))
    return []


def _check_move(table: Table, asker: Asker, text: str) -> Move:
    """The move of a text, if it is one's own to make."""
    place = _own(asker)
    if table.game is None:
        raise Refusal("no-game")
    try:
        move = parse_move(text)
    except InvalidMove:
        raise Refusal("bad-move") from None
    if move.seat != place:
        raise Refusal("other-seat")
    return move


def _check_legal(table: Table, move: Move) -> None:
    """Refuse what the rules of the game refuse, with their reason."""
    assert table.game is not None
    try:
        reason = table.game.check(move)
    except InvalidMove:
        raise Refusal("bad-move") from None
    if reason is not None:
        raise Refusal(reason.code, reason.args, reason.ruling)


def _stand_in(table: Table, asker: Asker, command: messages.StandIn) -> list[Fact]:
    place = _own(asker)
    if table.game is None:
        raise Refusal("no-game")
    if command.on == bool(table.seats[place].stand_in):
        return []
    return [facts.StandInSet(place, command.on, "asked" if command.on else "back")]


def _pause(table: Table, asker: Asker, command: messages.Pause) -> list[Fact]:
    _check_host(table, asker)
    if table.phase not in ("playing", "round_over"):
        raise Refusal("no-game")
    return [] if command.on == table.paused else [facts.Paused(command.on)]


def _say(table: Table, asker: Asker, command: messages.Say) -> list[Fact]:
    _check_let_in(table, asker)
    if not table.chat:
        raise Refusal("chat-off")
    if sum(one is not None for one in (command.text, command.phrase, command.emote)) != 1:
        raise Refusal("say-one")
    text = None
    if command.text is not None:
        text = clean(command.text, messages.MOST_CHAT)
        if not text:
            raise Refusal("empty-text")
    # Who only watches is not taken for somebody who sits here.
    name = unique(_checked_name(asker.name), table.names()) if asker.place is None else table.seats[asker.place].name
    return [facts.Said(asker.place, name, text, command.phrase, command.emote)]


# Checks


def _own(asker: Asker) -> int:
    if asker.place is None:
        raise Refusal("not-seated")
    return asker.place


def _seat(table: Table, place: int) -> Seat:
    if place >= len(table.seats):
        raise Refusal("no-seat")
    return table.seats[place]


def _checked_name(name: str) -> str:
    name = clean_name(name)
    if not name:
        raise Refusal("empty-name")
    return name


def _check_let_in(table: Table, asker: Asker) -> None:
    if asker.person in table.kept_out:
        raise Refusal("kept-out")


def _check_host(table: Table, asker: Asker) -> None:
    if asker.person != table.host:
        raise Refusal("not-host")


def _check_waiting(table: Table) -> None:
    if table.game is not None:
        raise Refusal("only-waiting")


def _check_running(table: Table) -> None:
    if table.paused:
        raise Refusal("paused")


def _check_level(level: str) -> None:
    if level not in bots.LEVELS:
        raise Refusal("unknown-bot")


def _check_playable(rules: Rules, seats: int) -> None:
    stops = [note for note in advice(rules, seats) if note.stops]
    if stops:
        raise Refusal("bad-rules", {"advice": stops[0].code, **stops[0].args})


_DECIDE: dict[type, Callable[[Table, Asker, Any], list[Fact]]] = {
    messages.Sit: _sit,
    messages.Leave: _leave,
    messages.SetSeats: _set_seats,
    messages.AddBot: _add_bot,
    messages.Remove: _remove,
    messages.KeepOut: _keep_out,
    messages.LetIn: _let_in,
    messages.HandOver: _hand_over,
    messages.SetRules: _set_rules,
    messages.SetTable: _set_table,
    messages.Agree: _agree,
    messages.Start: _start,
    messages.Ready: _ready,
    messages.Back: _back,
    messages.PlayMove: _play_move,
    messages.Why: _why,
    messages.StandIn: _stand_in,
    messages.Pause: _pause,
    messages.Say: _say,
}
