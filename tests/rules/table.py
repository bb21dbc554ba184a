"""Small tables for the tests of the rulings: a deal in one line, the moves, and the position they reach."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from lastcard import Record, RecordError

Replay = Callable[..., dict[str, Any]]

DRAW = "G7 Y8 B6 G3 Y1 B4 G9 Y6 B8 G4 Y2 B1"


class Position(dict[str, Any]):
    """What `lastcard replay --json` prints, its keys also as attributes."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def hand(self, seat: int) -> str:
        """The hand of a seat as one text, sorted as the record sorts it: `"R1 R2 W"`."""
        return " ".join(self["hands"][seat])

    def held(self, seat: int) -> int:
        """How many cards a seat holds."""
        return len(self["hands"][seat])

    def moves(self, seat: int) -> set[str]:
        """The legal moves of a seat without its number, calls and catches left out: `{"draw", "play R5"}`."""
        texts = {move.split(" ", 1)[1] for move in self["legal"][str(seat)]}
        return {text for text in texts if text.split()[0] not in ("uno", "catch")}

    def calls(self, seat: int) -> set[str]:
        """The legal calls and catches of a seat without its number: `{"uno", "catch 2"}`."""
        texts = {move.split(" ", 1)[1] for move in self["legal"][str(seat)]}
        return {text for text in texts if text.split()[0] in ("uno", "catch")}

    def plays(self, seat: int) -> set[str]:
        """The cards that a seat may lay now, whatever colour or seat is named with them."""
        return {text.split()[1] for text in self.moves(seat) if text.startswith("play ")}


class Table:
    """A record under construction. Asked for anything else, it replays itself and answers with the position."""

    def __init__(self, replay: Replay, record: dict[str, Any]) -> None:
        self._replay = replay
        self._record = record
        self._position: Position | None = None

    @property
    def record(self) -> dict[str, Any]:
        """A copy of the record so far, to be bent at will."""
        return copy.deepcopy(self._record)

    @property
    def position(self) -> Position:
        """The whole position."""
        if self._position is None:
            try:
                self._position = Position(self._replay(self.record))
            except AttributeError as error:  # would be taken for a missing attribute of the table
                raise RuntimeError("the replay failed") from error
        return self._position

    def bent(self, record: dict[str, Any]) -> Table:
        """A table with another record, replayed at the same speed."""
        return Table(self._replay, record)

    def view(self, seat: int) -> Position:
        """The position as one seat may know it."""
        return Position(self._replay(self.record, seat=seat))

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self.position, name)

    def seen(self, move: str, seat: int | None) -> list[dict[str, Any]]:
        """The events of one more move as a seat may know them (a spectator for None), each with its code."""
        game = Record.loads(json.dumps(self._record)).play()
        return [{"code": event.code, **event.seen_by(seat)} for event in game.play(move)]

    def play(self, *moves: str) -> Table:
        """The same table after some more moves."""
        record = self.record
        record["rounds"][-1]["moves"] += moves
        return Table(self._replay, record)

    def next_round(self, **deal: Any) -> Table:
        """The same table with another round dealt; takes what `table` takes for a deal."""
        record = self.record
        record["rounds"].append(_round(**deal))
        return Table(self._replay, record)

    def refuses(self, move: str, *rulings: str) -> None:
        """Asserts that the position stands, and that this move is refused in one line that names one of the rulings."""
        assert self.position["phase"]
        message = self._refusal(self.play(move).record)
        moves = self._record["rounds"][-1]["moves"]
        assert message.startswith(f'round {len(self._record["rounds"])}, move {len(moves) + 1}: "{move}": '), message
        assert not rulings or any(_names(message, ruling) for ruling in rulings), message

    def is_no_record(self, *words: str) -> None:
        """Asserts that the record itself is refused, in one line that contains the words."""
        message = self._refusal(self.record)
        assert all(word in message for word in words), message

    def _refusal(self, record: dict[str, Any]) -> str:
        with pytest.raises(RecordError) as caught:
            self._replay(record)
        message = str(caught.value)
        assert len(message.splitlines()) == 1, message
        return message


Deal = Callable[..., Table]


def table(
    replay: Replay,
    edition: str = "classic",
    *,
    hands: list[str],
    rules: dict[str, Any] | None = None,
    **deal: Any,
) -> Table:
    """A table of as many seats as hands. Seat 0 is on turn, the last seat deals and `top` is R3 unless told otherwise.

    `under` are the discards below the top card, bottom first. `opening` leaves the discard pile empty and puts that card on the draw
    pile, so that it is turned and takes effect. `seed` shuffles what is shuffled.
    """
    record: dict[str, Any] = {
        "format": "lastcard/1",
        "edition": edition,
        "players": [f"P{seat}" for seat in range(len(hands))],
        "rounds": [_round(hands=hands, **deal)],
    }
    if rules is not None:
        record["rules"] = rules
    return Table(replay, record)


def seeded(replay: Replay, edition: str, players: int, seed: str = "1f", *, rules: dict[str, Any] | None = None, **round_: Any) -> Table:
    """A table whose round is shuffled and dealt from a seed."""
    record: dict[str, Any] = {
        "format": "lastcard/1",
        "edition": edition,
        "players": [f"P{seat}" for seat in range(players)],
        "rounds": [{"seed": seed, "moves": [], **round_}],
    }
    if rules is not None:
        record["rules"] = rules
    return Table(replay, record)


def _round(
    *,
    hands: list[str],
    top: str = "R3",
    under: str = "",
    opening: str | None = None,
    draw: str = DRAW,
    dealer: int | None = None,
    seed: str | None = None,
    moves: tuple[str, ...] = (),
) -> dict[str, Any]:
    turned = opening is not None
    deal = {
        "hands": [hand.split() for hand in hands],
        "discard": [] if turned else [*under.split(), top],
        "draw": [*(opening or "").split(), *draw.split()],
    }
    round_: dict[str, Any] = {"dealer": len(hands) - 1 if dealer is None else dealer, "deal": deal, "moves": list(moves)}
    if seed is not None:
        round_["seed"] = seed
    return round_


def _names(message: str, ruling: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(ruling)}(?![\w-])", message) is not None
