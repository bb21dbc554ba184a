"""The record format `lastcard/1`: read, write, replay. `docs/record.md` describes it.

>>> record = Record.loads('''{"format": "lastcard/1", "edition": "classic", "players": ["Ana", "Bo"], "rounds": [
...     {"dealer": 1, "deal": {"hands": [["R5", "B7"], ["Y1", "Y2"]], "discard": ["R3"], "draw": ["G7"]}, "moves": ["0 play R5 uno"]}]}''')
>>> game = record.play()
>>> game.turn, game.said_uno
(1, [0])
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

from .cards import Card
from .edition import Edition
from .errors import EditionError, IllegalMove, InvalidMove, RecordError, RulesError, is_text, show
from .moves import Move
from .rules import Rules
from .seeds import is_seed
from .watch import RESHUFFLE

if TYPE_CHECKING:
    from pathlib import Path

    from .game import Game

FORMAT = "lastcard/1"
_KEYS = {"format", "edition", "rules", "players", "rounds", "result", "fair"}
_ROUND_KEYS = {"dealer", "deal", "seed", "moves", "drawn"}
_DEAL_KEYS = {"hands", "discard", "draw"}
MOST_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Deal:
    """Cards laid out as listed: `draw` is top first, `discard` bottom first."""

    hands: tuple[tuple[Card, ...], ...]
    discard: tuple[Card, ...]
    draw: tuple[Card, ...]

    def to_json(self) -> dict[str, object]:
        """The deal as it stands in a record."""
        return {
            "hands": [[str(card) for card in hand] for hand in self.hands],
            "discard": [str(card) for card in self.discard],
            "draw": [str(card) for card in self.draw],
        }


@dataclass(frozen=True, slots=True)
class Round:
    """One round: how it was dealt, the moves as text, and what was taken from the draw pile."""

    moves: tuple[str, ...]
    deal: Deal | None = None
    seed: str | None = None
    dealer: int | None = None
    drawn: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game. `loads` and `load` check its form, `play` checks what it tells; all raise `RecordError`."""

    rules: Rules
    players: tuple[str, ...]
    rounds: tuple[Round, ...]
    scores: tuple[int, ...] | None = None
    winner: int | None = None
    #: Fields that this version keeps and does not read.
    more: Mapping[str, object] = field(default_factory=dict)

    @property
    def edition(self) -> Edition:
        """The edition that was played."""
        return self.rules.edition

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        """The record of a JSON text."""
        return _read(parse_json(text))

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """The record in a file; a file that cannot be read raises `OSError`."""
        with open(path, "rb") as file:
            return cls.loads(file.read(MOST_BYTES + 1))

    @classmethod
    def of(cls, game: Game) -> Record:
        """The record of a game so far."""
        rounds = tuple(Round(tuple(map(str, item.moves)), item.deal, item.seed, item.dealer, tuple(item.drawn)) for item in game._rounds)
        over = game.is_over
        return cls(game.rules, tuple(game.players), rounds, tuple(game.scores) if over else None, game.game_winner if over else None)

    def to_json(self) -> dict[str, object]:
        """The record as plain values."""
        found: dict[str, object] = {"format": FORMAT, "edition": self.edition.name}
        if differences := self.rules.differences():
            found["rules"] = differences
        found["players"] = list(self.players)
        found["rounds"] = [_round_json(item) for item in self.rounds]
        if self.scores is not None:
            found["result"] = {"scores": list(self.scores), "winner": self.winner}
        found.update(self.more)
        return found

    def dumps(self) -> str:
        """The record as JSON: one line a round, so that records can be compared line by line."""
        data = self.to_json()
        rounds = cast("list[object]", data.pop("rounds"))
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in data.items() if key != "result"]
        lines.append('  "rounds": [')
        lines.append(",\n".join("    " + json.dumps(item, ensure_ascii=False) for item in rounds))
        lines.append("  ]" + ("," if "result" in data else ""))
        if "result" in data:
            lines.append(f'  "result": {json.dumps(data["result"])}')
        return "\n".join(["{", *lines, "}"]) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all: it is on disk when this returns."""
        from .files import write_whole

        write_whole(path, self.dumps())

    def play(self, kind: type[Game] | None = None) -> Game:
        """Replay the whole record, checking every step, and return the game as it stands at its end."""
        from .game import Game

        kind = kind or Game
        game = kind.__new__(kind)
        try:
            game._set_up(self.rules, list(self.players))
        except RulesError as error:
            raise RecordError(str(error)) from None
        for number, item in enumerate(self.rounds, 1):
            _replay_round(game, number, item)
        self._check_result(game)
        return game

    def _check_result(self, game: Game) -> None:
        if self.scores is None:
            return
        if not game.is_over:
            raise RecordError("result: the game is not over: only a finished record carries a result (SCORE)")
        if list(self.scores) != game.scores:
            raise RecordError(f"result: the scores are {game.scores}, not {list(self.scores)} (SCORE)")
        if self.winner != game.game_winner:
            raise RecordError(f"result: the winner is seat {game.game_winner}, not seat {self.winner} (SCORE)")


def position(record: object, seat: int | None = None) -> dict[str, Any]:
    """The position that a record (plain values, as JSON reads them) reaches, as `lastcard replay --json` prints it."""
    checked = _read(record)
    if seat is not None and not 0 <= seat < len(checked.players):
        raise RecordError(f"there is no seat {seat}: the seats are 0 to {len(checked.players) - 1}")
    return checked.play().position(seat)


def parse_json(text: str | bytes) -> object:
    """The values of a JSON text; a key that stands twice, and numbers that JSON does not know, are errors too."""
    if len(text) > MOST_BYTES:
        raise RecordError(f"the record is larger than {MOST_BYTES // 1024 // 1024} MiB")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8-sig")
        return json.loads(text, object_pairs_hook=_no_twice, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start}: a record is UTF-8 text, and this is not") from None
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno}, column {error.colno}: this is not JSON: {error.msg}") from None
    except RecursionError:
        raise RecordError("lists and objects are nested too deeply for a record") from None
    except RecordError:
        raise
    except ValueError:
        raise RecordError("a number is too long for a record") from None


def _no_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(f"{show(key)} stands twice in the same object: a key may stand once")
        found[key] = value
    return found


def _no_constant(name: str) -> object:
    raise RecordError(f"{name} is not a JSON value")


def _keys(value: object, where: str, known: set[str], needed: Sequence[str]) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise RecordError(f"{where} must be an object, not {show(value)}")
    for key in value:
        if key not in known:
            raise RecordError(f"{where}: {show(key)} is not a key that is known here: the keys are {', '.join(sorted(known))}")
    for key in needed:
        if key not in value:
            raise RecordError(f'{where}: "{key}" is missing')
    return value


def _read(value: object) -> Record:
    data = _keys(value, "the record", _KEYS, ("format", "edition", "players", "rounds"))
    if data["format"] != FORMAT:
        raise RecordError(f'format must be "{FORMAT}", not {show(data["format"])}')
    if not isinstance(data["edition"], str):
        raise RecordError(f"edition must be a name, not {show(data['edition'])}")
    options = data.get("rules", {})
    if not isinstance(options, dict):
        raise RecordError(f"rules must be an object, not {show(options)}")
    try:
        rules = Rules.of(Edition.load(data["edition"]), options)
    except (RulesError, EditionError) as error:
        raise RecordError(str(error)) from None
    players = data["players"]
    if not isinstance(players, list) or not all(map(is_text, players)):
        raise RecordError(f"players must be a list of names, not {show(players)}")
    try:
        rules.check_players(len(players))
    except RulesError as error:
        raise RecordError(str(error)) from None
    rounds = data["rounds"]
    if not isinstance(rounds, list) or not rounds:
        raise RecordError(f"rounds must be a list of one round or more, not {show(rounds)}")
    checked = tuple(_read_round(item, number, rules, len(players)) for number, item in enumerate(rounds, 1))
    scores, winner = _read_result(data["result"], len(players)) if "result" in data else (None, None)
    more = {"fair": _kept(data["fair"], "fair")} if "fair" in data else {}
    return Record(rules, tuple(players), checked, scores, winner, more)


def _kept(value: object, where: str) -> object:
    """A value that this version does not read, and writes again as it is."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except (RecursionError, UnicodeEncodeError):
        raise RecordError(f"{where} must be values that can be written again, not {show(value)}") from None
    return value


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _read_result(value: object, players: int) -> tuple[tuple[int, ...], int]:
    data = _keys(value, "result", {"scores", "winner"}, ("scores", "winner"))
    scores, winner = data["scores"], data["winner"]
    if not isinstance(scores, list) or len(scores) != players or not all(map(_is_number, scores)):
        raise RecordError(f"result: scores must be a list of {players} numbers, not {show(scores)}")
    if not _is_number(winner) or not 0 <= winner < players:
        raise RecordError(f"result: winner must be a seat from 0 to {players - 1}, not {show(winner)}")
    return tuple(scores), winner


def _read_round(value: object, number: int, rules: Rules, players: int) -> Round:
    where = f"round {number}"
    data = _keys(value, where, _ROUND_KEYS, ())
    moves = data.get("moves", [])
    if not isinstance(moves, list):
        raise RecordError(f"{where}: moves must be a list, not {show(moves)}")
    for place, move in enumerate(moves, 1):
        if not isinstance(move, str):
            raise RecordError(f'{where}, move {place}: a move is a text such as "0 draw", not {show(move)}')
    seed = data.get("seed")
    if "seed" in data and not is_seed(seed):
        raise RecordError(f"{where}: seed must be a text of hex digits, not {show(seed)}")
    if "deal" not in data and "seed" not in data:
        raise RecordError(f'{where}: "deal" or "seed" is missing: one of them says how the round was dealt')
    dealer = data.get("dealer")
    if "dealer" in data and (not _is_number(dealer) or not 0 <= cast("int", dealer) < players):
        raise RecordError(f"{where}: dealer must be a seat from 0 to {players - 1}, not {show(dealer)}")
    deal = None
    if "deal" in data:
        if dealer is None:
            raise RecordError(f'{where}: "dealer" is missing: it may be left out only when the round is dealt by a seed (DEALER)')
        deal = _read_deal(data["deal"], where, rules, players)
    drawn = data.get("drawn")
    if "drawn" in data:
        if not isinstance(drawn, list):
            raise RecordError(f"{where}: drawn must be a list, not {show(drawn)}")
        for place, item in enumerate(drawn, 1):
            if item != RESHUFFLE:
                _read_card(item, f"{where}, drawn, entry {place}", rules.edition)
    return Round(tuple(moves), deal, cast("str | None", seed), dealer, None if drawn is None else tuple(drawn))


def _read_deal(value: object, where: str, rules: Rules, players: int) -> Deal:
    where = f"{where}, deal"
    data = _keys(value, where, _DEAL_KEYS, ("hands", "draw"))
    hands = data["hands"]
    if not isinstance(hands, list) or len(hands) != players:
        raise RecordError(f"{where}: hands must be a list of {players} hands, one for each player, not {show(hands)}")
    dealt = []
    for seat, hand in enumerate(hands):
        cards = _read_cards(hand, f"{where}, hand of seat {seat}", rules.edition)
        if not cards:
            raise RecordError(f"{where}, hand of seat {seat}: no hand may be empty when a round begins (DEAL)")
        dealt.append(cards)
    draw = _read_cards(data["draw"], f"{where}, draw", rules.edition)
    discard = _read_cards(data.get("discard", []), f"{where}, discard", rules.edition)
    if discard and discard[-1].is_wild:
        raise RecordError(f"{where}, discard: {discard[-1]} lies on top: a wild cannot lie open when play begins, as it has no colour")
    if not discard and not any(rules.edition.may_open(card, rules.opening_wild) for card in draw):
        raise RecordError(f"{where}, draw: there is no card in it that may open the discard pile (OPEN-WD)")
    return Deal(tuple(dealt), discard, draw)


def _read_cards(value: object, where: str, edition: Edition) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise RecordError(f"{where}: this must be a list of cards, not {show(value)}")
    return tuple(_read_card(item, f"{where}, card {place}", edition) for place, item in enumerate(value, 1))


def _read_card(value: object, where: str, edition: Edition) -> Card:
    try:
        card = Card.parse(value) if isinstance(value, str) else None
    except ValueError:
        card = None
    if card is None:
        raise RecordError(f"{where}: {show(value)} is not a card: a card is written like R5, GS, YR, B+2 or W")
    if card not in edition.kinds:
        raise RecordError(f"{where}: {edition.name} has no card {card} (DECK)")
    return card


def _round_json(item: Round) -> dict[str, object]:
    found: dict[str, object] = {}
    if item.dealer is not None:
        found["dealer"] = item.dealer
    if item.deal is not None:
        found["deal"] = item.deal.to_json()
    if item.seed is not None:
        found["seed"] = item.seed
    found["moves"] = list(item.moves)
    if item.drawn is not None:
        found["drawn"] = list(item.drawn)
    return found


def _replay_round(game: Game, number: int, item: Round) -> None:
    from .game import _Round

    watch = game._watch
    watch.script = None if item.drawn is None else list(item.drawn)
    try:
        game._start(_Round(item.dealer, item.seed, item.deal, [], []), item.deal)
    except RecordError as error:
        raise RecordError(f"round {number}: {error}") from None
    for place, text in enumerate(item.moves, 1):
        try:
            game.play(Move.parse(text))
        except (IllegalMove, InvalidMove, RecordError) as error:
            raise RecordError(f"round {number}, move {place}: {show(text)}: {error}") from None
    if watch.script is not None and len(watch.drawn) < len(watch.script):
        left = watch.script[len(watch.drawn)]
        raise RecordError(f"round {number}: drawn goes on too long: entry {len(watch.drawn) + 1}, {left}, was never taken")
    watch.script = None
