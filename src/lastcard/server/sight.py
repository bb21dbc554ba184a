"""What is sent to whom: the one place where a table becomes frames. Each is built up from what its receiver may know.

The game is taken from `Game.view`, which holds nothing that the seat may not know, and from what lies open for everybody; what happened,
from `Event.seen_by`. A person's id, a seed and a card that is not seen never come here.

>>> from .facts import Made, Sat
>>> from .table import Table
>>> table = Table("ABCD")
>>> for stamped in table.stamp([Made("ABCD", "classic", 2), Sat(0, "p1", "Ana")], now=1000):
...     change = table.apply(stamped)
>>> frame = Sight(table).frame("p1", now=1000)
>>> frame.seat, frame.table.seats[0].name, frame.table.phase, frame.game
(0, 'Ana', 'waiting', None)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from ..game import Game
from ..rules import Rules
from . import messages
from .advice import advice
from .agenda import STAND_IN, stand_in_at
from .catalogue import values_of
from .history import ChatLine, GameLine, Line
from .messages import AnyEntry, ChatEntry, GameEntry, GameView, Happened, SeatView, TableFrame, TableLine, TableView, Update
from .seats import Seat
from .shared import card_text

if TYPE_CHECKING:
    from .table import Change, Table


class Sight:
    """Makes the frames of one table, and remembers what was sent last, so that what stayed the same is left out."""

    __slots__ = ("_game_mark", "_table_mark", "_table_sent", "_table_view", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self._table_mark = -1
        self._table_view: TableView | None = None
        self._table_sent = self.table_view()
        self._game_mark = table.game_mark

    def table_view(self) -> TableView:
        """The table as everybody sees it."""
        if self._table_view is None or self._table_mark != self.table.table_mark:
            self._table_mark = self.table.table_mark
            self._table_view = view_table(self.table)
        return self._table_view

    def frame(self, person: str | None, now: int) -> TableFrame:
        """Everything that a person may know; a spectator when the person does not sit here."""
        table = self.table
        seat = table.seat_of(person)
        log = [entry_of(line, seat) for line in table.log.lines()]
        return TableFrame(table.number, now, seat, self.table_view(), view_game(table, seat), log)

    def update(self, was: int, changes: Sequence[Change], now: int) -> Updates:
        """What has changed since the last update: to be sent to everybody who is connected."""
        table = self.table
        view = self.table_view()
        news = view if view is not self._table_sent and view != self._table_sent else None
        self._table_sent = view
        with_game = self._game_mark != table.game_mark
        self._game_mark = table.game_mark
        lines = [change.line for change in changes if change.line is not None]
        return Updates(table, was, now, lines, news, with_game)


class Updates:
    """One change as each seat is told of it."""

    __slots__ = ("_lines", "_made", "_news", "_now", "_table", "_was", "_with_game", "is_empty")

    def __init__(self, table: Table, was: int, now: int, lines: list[Line], news: TableView | None, with_game: bool) -> None:
        self._table = table
        self._was = was
        self._now = now
        self._lines = lines
        self._news = news
        self._with_game = with_game
        self._made: dict[int | None, Update] = {}
        #: Whether there is nothing to tell anybody.
        self.is_empty = was == table.number and news is None and not with_game

    def of(self, seat: int | None) -> Update:
        """The update for whoever sits there; for spectators, without a seat. All who share a seat get the same one."""
        found = self._made.get(seat)
        if found is None:
            entries = [entry_of(line, seat) for line in self._lines]
            game = view_game(self._table, seat) if self._with_game else None
            found = self._made[seat] = Update(self._was, self._table.number, self._now, seat, entries, self._news, game)
        return found


def entry_of(line: Line, seat: int | None) -> AnyEntry:
    """A line of the log, with what a seat may know of it."""
    if isinstance(line, GameLine):
        events = [Happened(event.code, event.seen_by(seat)) for event in line.events]
        return GameEntry(line.number, line.at, line.seat, line.by, events)
    if isinstance(line, ChatLine):
        return ChatEntry(line.number, line.at, line.seat, line.name, line.text, line.phrase, line.emote)
    return line


def view_table(table: Table) -> TableView:
    """A table without its game: the same for everybody."""
    rules = table.rules
    running = table.phase in ("playing", "round_over") and not table.paused
    return TableView(
        code=table.code,
        phase=table.phase,
        edition=cast("messages.Edition", rules.edition.name),
        options=_options(rules),
        rules=_values(rules),
        advice=list(advice(rules, len(table.seats))),
        seats=[_view_seat(table, seat, running) for seat in table.seats],
        host=table.host_seat,
        open=table.open,
        watching=table.watching,
        chat=table.chat,
        timer=table.timer,
        grace=table.grace,
        pace=cast("messages.Pace", table.pace),
        paused=table.paused,
        version=table.version,
        spectators=table.spectators,
        games=table.games,
        kept_out=list(table.kept_out.values()),
    )


def _view_seat(table: Table, seat: Seat, running: bool) -> SeatView:
    if seat.is_empty:
        return SeatView("empty")
    if seat.level is not None:
        return SeatView("bot", seat.name, seat.level, present=True, ready=table.phase in ("round_over", "game_over"), agreed=True)
    return SeatView(
        "person",
        seat.name,
        STAND_IN if seat.stand_in else None,
        table.is_present(seat),
        bool(seat.stand_in),
        stand_in_at(table, seat) if running else None,
        seat.ready,
        table.has_agreed(seat),
    )


def view_game(table: Table, seat: int | None) -> GameView | None:
    """The game as a seat may see it: its own cards, and what lies open. A spectator sees only what lies open."""
    game = table.game
    if game is None:
        return None
    # What lies open looks the same from every seat.
    view = game.view(0 if seat is None else seat)
    mine = seat is not None
    turn, colour = view.turn, view.colour
    hand = [card_text(card) for card in view.hand] if mine else []
    return GameView(
        round=game.round,
        phase=view.phase,
        turn=turn,
        dealer=view.dealer,
        direction=view.direction,
        colour=None if colour is None else colour.text,
        top=card_text(view.top),
        hand=hand,
        hands=_hands(game, view.hands, seat, hand),
        counts=list(view.counts),
        draw_count=view.draw_count,
        discard_count=view.discard_count,
        scores=list(view.scores),
        owed=view.owed,
        drawn=card_text(view.drawn) if mine and view.drawn is not None else None,
        said_uno=list(view.said_uno),
        catchable=list(view.catchable),
        legal=[str(move) for move in view.legal_moves] if mine else [],
        may_call=seat is not None and game.may_call(seat),
        may_catch=[] if seat is None else game.may_catch(seat),
        catch_at=table.catch_at,
        question=table.question,
        deadline=table.deadline,
        round_winner=game.round_winner,
        game_winner=game.game_winner,
        results=table.results,
    )


def _hands(game: Game, hands: Sequence[Any], seat: int | None, own: list[str]) -> list[list[str] | None]:
    if game.hands_open:
        return [None if hand is None else [card_text(card) for card in hand] for hand in hands]
    return [own if other == seat else None for other in range(len(hands))]


@lru_cache(maxsize=512)
def _options(rules: Rules) -> dict[str, Any]:
    return rules.differences()


@lru_cache(maxsize=512)
def _values(rules: Rules) -> dict[str, Any]:
    return values_of(rules)


def asks(table: Table, person: str) -> bool:
    """Whether anything is asked of a person at a table."""
    place, game = table.seat_of(person), table.game
    if place is None or game is None or table.paused:
        return False
    return not table.seats[place].ready if game.turn is None else game.turn == place


def view_line(table: Table, person: str | None = None, at: int = 0) -> TableLine:
    """A table as it stands in a list; with a person, whether anything is asked of that person there."""
    return TableLine(
        code=table.code,
        edition=cast("messages.Edition", table.rules.edition.name),
        changes=len(_options(table.rules)),
        phase=table.phase,
        seats=len(table.seats),
        free=len(table.free_seats()),
        names=table.names(),
        your_turn=person is not None and asks(table, person),
        at=at,
    )
