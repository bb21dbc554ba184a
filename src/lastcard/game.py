"""A whole game, of many rounds: ask for legal moves, check a move, play it and get the events, undo, save.

>>> game = Game("classic", players=["Ana", "Bo"], seed="2a", stacking="up")
>>> game.phase, len(game.hand(0))
('play', 7)
>>> game.check(f"{1 - game.turn} draw").code
'not_turn'
>>> [event.code for event in game.play(f"{game.turn} draw")]
['drew']
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from .cards import Card, Colour
from .edition import Edition
from .errors import IllegalMove, InvalidMove, RecordError, RulesError
from .events import Event
from .kernel import codes
from .kernel.chance import FOR_DEALER, FOR_DECK, scramble
from .kernel.deal import clear_round, deal_round, draw_for_dealer, new_game, open_round, sow, start_open
from .kernel.legal import check
from .kernel.look import Look, look_closely, look_deeply
from .kernel.memory import SETTLED
from .kernel.play import act
from .kernel.ruleset import Ruleset, compile_rules
from .kernel.state import State
from .moves import Move
from .past import Past
from .reasons import ASKED_BY, ASKED_WITH, REASONS, Reason
from .rules import Rules
from .seeds import fresh_seed, is_seed, next_seed, words_of
from .view import View, members, moves_of, said_uno
from .watch import Watch

if TYPE_CHECKING:
    from .record import Deal, Record

#: A move in the kernel's numbers: seat, verb, kind, colour, target, uno.
Numbered = tuple[int, int, int, int, int, bool]


@dataclass(slots=True)
class _Round:
    """How a round was dealt, and what has come of it."""

    dealer: int | None  # None until it is drawn for, or the deal moves left
    seed: str | None
    deal: Deal | None
    moves: list[Move]
    drawn: list[str]


@dataclass(slots=True)
class _Step:
    """A move, or the deal of a round, with all that is needed to take it back."""

    move: Move | None
    events: list[Event]
    before: State
    drawn: int
    past: Past | None  # of the round that it belongs to
    moment: int  # the place in it where it began


class Game:
    """A game in progress.

    Made from an edition's name, the players (their number or names), a seed of hex digits (a fresh one if left out) and options by
    name; the first round is dealt at once. Raises `EditionError`, `RulesError`.
    """

    def __init__(
        self, edition: Edition | str = "classic", players: int | Sequence[str] = 2, seed: str | None = None, **options: object
    ) -> None:
        names = [f"Player {number}" for number in range(1, players + 1)] if isinstance(players, int) else list(players)
        if seed is not None and not is_seed(seed):
            raise RulesError(f'seed: "{seed}" is not a seed: it must be hex digits')
        self._set_up(Rules.of(edition, options), names)
        self.deal(seed)

    def _set_up(self, rules: Rules, names: list[str]) -> None:
        """The table, before any round is dealt."""
        rules.check_players(len(names))
        self.rules = rules
        self.players = names
        self._ruleset: Ruleset = compile_rules(rules)
        self._kinds = rules.edition.kinds
        self._numbers = {card: kind for kind, card in enumerate(self._kinds)}
        self._state = State()
        self._watch = Watch(self._kinds)
        self._past: Past | None = None
        self._rounds: list[_Round] = []
        self._steps: list[_Step] = []
        new_game(self._state, len(names))
        self._state.phase = codes.ROUND_OVER

    # What lies on the table

    @property
    def edition(self) -> Edition:
        """The edition that is played."""
        return self.rules.edition

    @property
    def phase(self) -> str:
        """Who is being asked what: `play`, `drawn`, `colour`, `give`, `discard`, `confirm`, `challenge`, `round_over`, `game_over`."""
        return codes.PHASE_NAMES[self._state.phase]

    @property
    def turn(self) -> int | None:
        """The seat that is asked; None when the round is over."""
        return None if self._state.turn < 0 else self._state.turn

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return len(self._rounds)

    @property
    def dealer(self) -> int:
        """The seat that dealt this round (DEALER)."""
        return self._state.dealer

    @property
    def direction(self) -> int:
        """+1 clockwise, -1 counter-clockwise (REVERSE)."""
        return self._state.direction

    @property
    def colour(self) -> Colour | None:
        """The colour in force; None while an opening wild's is asked for, and after a last wild."""
        return None if self._state.colour == codes.NO_COLOUR else Colour(self._state.colour)

    @property
    def top(self) -> Card:
        """The top card of the discard pile."""
        return self._kinds[self._state.top]

    @property
    def owed(self) -> int:
        """The cards that the asked seat must draw unless its answer changes that: a stack, a Wild Draw not answered yet; else 0."""
        return self._state.owed

    @property
    def draw_count(self) -> int:
        """Cards in the draw pile."""
        return self._state.draw_n

    @property
    def discard_count(self) -> int:
        """Cards in the discard pile."""
        return self._state.discard_n

    @property
    def scores(self) -> list[int]:
        """Points by seat, of the rounds that are over."""
        return list(self._state.scores[: len(self.players)])

    @property
    def round_winner(self) -> int | None:
        """Who won the round; None while it lasts, and when nobody did (BLOCKED)."""
        return None if self._state.round_winner < 0 else self._state.round_winner

    @property
    def game_winner(self) -> int | None:
        """Who won the game; None while it goes on."""
        return None if self._state.game_winner < 0 else self._state.game_winner

    @property
    def is_over(self) -> bool:
        """Whether the game is won."""
        return self._state.phase == codes.GAME_OVER

    @property
    def said_uno(self) -> list[int]:
        """Seats that have said UNO and hold one card, or are on turn with two."""
        state = self._state
        return list(said_uno(state.said, state.early, state.turn, tuple(state.size[: state.seats])))

    @property
    def catchable(self) -> list[int]:
        """Seats that owe the call of UNO now (UNO-CATCH)."""
        return members(self._state.catchable)

    @property
    def hands_open(self) -> bool:
        """Whether all hands lie open for everybody to see (CUSTOM, `open`)."""
        return self._state.open_by != 0

    @property
    def seed(self) -> str | None:
        """The seed of this round."""
        return self._rounds[-1].seed

    @property
    def moves(self) -> list[Move]:
        """The moves of this round."""
        return list(self._rounds[-1].moves)

    @property
    def log(self) -> list[tuple[Move | None, list[Event]]]:
        """Everything so far, or since `forget`: each move with its events, and None for the deal of a round."""
        return [(step.move, step.events) for step in self._steps]

    def hand(self, seat: int) -> list[Card]:
        """The cards of a seat, sorted."""
        start = seat * codes.KINDS
        count = self._state.count
        return [self._kinds[kind] for kind in members(self._state.mask[seat]) for _ in range(count[start + kind])]

    def hand_points(self, seat: int) -> int:
        """What the cards of a seat are worth."""
        return sum(self.edition.points(card) for card in self.hand(seat))

    def view(self, seat: int) -> View:
        """What a seat may know."""
        look = Look()
        look_deeply(self._state, self._ruleset, seat, look)
        hands = tuple(tuple(self.hand(other)) if self._sees(seat, other) else None for other in range(len(self.players)))
        past = self._past
        assert past is not None
        return View(self.rules, look, self._ruleset, hands, self.dealer, self.round, partial(past.recall, seat, len(past.rows)))

    def _sees(self, seat: int, other: int) -> bool:
        """Whether a seat may see a hand: its own, and all while they lie open (CUSTOM, `open`)."""
        return seat == other or self.hands_open

    # Moves

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """What a seat (the asked one, if left out) may do now, a wild once per colour and seat, without the `uno` ending.

        `uno` and `catch` moves are listed when they are owed; an early call of UNO is legal, but not listed. Nobody is asked when the
        round is over.
        """
        seat = self._state.turn if seat is None else seat
        if seat < 0:
            return []
        look = Look()
        look_closely(self._state, self._ruleset, seat, look)
        return moves_of(look, self._ruleset, self._kinds)

    def check(self, move: Move | str) -> Reason | None:
        """Why the rules refuse a move now, or None when they do not. Raises `InvalidMove` for what is no move at this table."""
        move = Move.parse(move) if isinstance(move, str) else move
        code = self._check(self._numbered(move))
        return None if code == codes.R_OK else self._reason(code, move)

    def is_legal(self, move: Move) -> bool:
        """Whether the rules allow a move now, when the reason does not matter. Raises `InvalidMove` like `check`."""
        return self._check(self._numbered(move)) == codes.R_OK

    def may_call(self, seat: int) -> bool:
        """Whether the rules allow a seat to say UNO now, by itself."""
        return check(self._state, self._ruleset, seat, codes.V_UNO, codes.NONE, codes.NONE, codes.NONE, False) == codes.R_OK

    def may_catch(self, seat: int) -> list[int]:
        """The seats that a seat may catch now."""
        rest = codes.NONE, codes.NONE
        seats = range(len(self.players))
        return [other for other in seats if check(self._state, self._ruleset, seat, codes.V_CATCH, *rest, other, False) == codes.R_OK]

    def play(self, move: Move | str) -> list[Event]:
        """Carry out a move. Raises `IllegalMove` with the reason, or `InvalidMove`, and changes nothing then."""
        move, numbered = self._legal(move)
        step = self._begin(move)
        try:
            self._act(numbered)
        except Exception:
            self._restore(step)
            raise
        self._rounds[-1].moves.append(move)
        return self._commit(step)

    def play_on(self, move: Move | str) -> list[Event]:
        """`play` and then `forget`, in half the time: nothing is kept of how it was before.

        >>> game, other = (Game("classic", players=2, seed="2a") for _ in range(2))
        >>> game.play_on(f"{game.turn} draw") == other.play(f"{other.turn} draw"), game.log
        (True, [])
        """
        move, numbered = self._legal(move)
        self._watch.begin(self._state)
        self._act(numbered)
        self._rounds[-1].moves.append(move)
        self._settle()
        self.forget()
        return self._watch.events

    def deal(self, seed: str | None = None, dealer: int | None = None) -> list[Event]:
        """Deal the next round, once one is over. Without a seed it follows from the last round's; the deal moves to the left."""
        if seed is None:
            last = self._rounds[-1].seed if self._rounds else None
            seed = fresh_seed() if last is None else next_seed(last)
        elif not is_seed(seed):
            raise RulesError(f'seed: "{seed}" is not a seed: it must be hex digits')
        return self._start(_Round(dealer, seed, None, [], []), None)

    def undo(self) -> Move | None:
        """Take back the last move and return it; or the deal of a round in which nobody has moved, and return None.

        Raises `IndexError` when only the first deal is left, or what came before was forgotten.
        """
        if not self._steps or (len(self._steps) == 1 and self._steps[0].move is None and self.round == 1):
            raise IndexError("no move to take back")
        step = self._steps.pop()
        if step.move is None:
            self._rounds.pop()
        else:
            self._rounds[-1].moves.pop()
        self._restore(step)
        return step.move

    def forget(self) -> None:
        """Give up what only `undo` and `log` need, which grows with every move. The record stays whole.

        >>> game = Game("classic", players=2, seed="2a")
        >>> events = game.play(f"{game.turn} draw")
        >>> game.forget()
        >>> game.log, len(game.moves)
        ([], 1)
        """
        self._steps.clear()
        if self._past is not None:
            self._look_back(self._past.shortened())

    def copy(self) -> Game:
        """Another game that stands where this one stands, and goes its own way."""
        other: Game = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._state = self._state.copy()
        other._rounds = [replace(item, moves=item.moves[:], drawn=item.drawn[:]) for item in self._rounds]
        other._steps = self._steps[:]
        other._watch = Watch(self._kinds)
        other._watch.drawn = other._rounds[-1].drawn
        if self._past is not None:
            other._look_back(self._past.until(len(self._past.rows)))
        return other

    # Records

    def record(self) -> Record:
        """The whole game as a `lastcard/1` record."""
        from .record import Record

        return Record.of(self)

    def position(self, seat: int | None = None) -> dict[str, Any]:
        """The position as `lastcard replay --json` prints it; with a seat, only what that seat may know."""
        everyone = range(len(self.players))
        hands = [
            [str(card) for card in self.hand(other)] if seat is None or self._sees(seat, other) else ["?"] * self._state.size[other]
            for other in everyone
        ]
        return {
            "round": self.round,
            "phase": self.phase,
            "turn": self.turn,
            "direction": self.direction,
            "colour": None if self.colour is None else self.colour.text,
            "top": str(self.top),
            "hands": hands,
            "draw_count": self.draw_count,
            "discard_count": self.discard_count,
            "scores": self.scores,
            "owed": self.owed,
            "said_uno": self.said_uno,
            "catchable": self.catchable,
            "legal": {str(one): sorted(map(str, self.legal_moves(one))) for one in (everyone if seat is None else [seat])},
            "round_winner": self.round_winner,
            "game_winner": self.game_winner,
        }

    # Between the library and the kernel. The tests put the compiled kernel in the place of these.

    def _check(self, numbered: Numbered) -> int:
        return check(self._state, self._ruleset, *numbered)

    def _act(self, numbered: Numbered) -> None:
        act(self._state, self._ruleset, self._watch, *numbered)

    def _deal(self, seed: list[int], dealer: int) -> None:
        deal_round(self._state, self._ruleset, self._watch, seed, dealer)

    def _open(self, turned: bool) -> None:
        """Begin a round whose hands and piles are in place: turn the top card, unless one lies open already."""
        if turned:
            open_round(self._state, self._ruleset, self._watch)
        else:
            start_open(self._state, self._ruleset, self._watch)

    def _numbered(self, move: Move) -> Numbered:
        """A move in the kernel's numbers; raises `InvalidMove` for a seat or a card that does not exist here."""
        if not 0 <= move.seat < len(self.players):
            raise InvalidMove(f"there is no seat {move.seat}: the seats are 0 to {len(self.players) - 1}")
        if move.target is not None and not 0 <= move.target < len(self.players):
            raise InvalidMove(f"there is no seat {move.target}: the seats are 0 to {len(self.players) - 1}")
        kind = codes.NONE
        if move.card is not None:
            if move.card not in self._numbers:
                raise InvalidMove(f"{self.edition.name} has no card {move.card} (DECK)")
            kind = self._numbers[move.card]
        colour = codes.NONE if move.colour is None else int(move.colour)
        target = codes.NONE if move.target is None else move.target
        return move.seat, codes.VERB_NAMES.index(move.verb), kind, colour, target, move.uno

    def _reason(self, code: int, move: Move) -> Reason:
        """The reason of a code, with what a sentence about it needs."""
        name, ruling = REASONS[code]
        state = self._state
        if code == codes.R_NOT_ASKED:
            ruling = ASKED_BY.get(self.phase) or ASKED_WITH.get(move.verb, ruling)
        elif code == codes.R_NOT_TURN and move.verb == "challenge":
            ruling = "WD-WHO"
        elif ruling == "SWAP" and move.card is not None and move.card.symbol.custom:
            ruling = "CUSTOM"
        args = {
            "seat": move.seat,
            "turn": self.turn,
            "phase": self.phase,
            "card": None if move.card is None else str(move.card),
            "top": str(self.top),
            "colour": None if self.colour is None else self.colour.text,
            "target": move.target,
            "verb": move.verb,
            "finish": None if self.rules.finish == "any" else self.rules.finish,
            "test": self.rules.wild_draw_test,
            "owed": self.owed,
            "drawn": str(self._kinds[state.drawn]) if state.drawn >= 0 and move.seat == state.turn else None,
        }
        return Reason(name, ruling, {key: value for key, value in args.items() if value is not None})

    def _start(self, new: _Round, deal: Deal | None) -> list[Event]:
        """Begin a round: dealt from its seed, or as `deal` says."""
        if self._state.phase == codes.GAME_OVER:
            raise RecordError("the game is over: no further round can be dealt (SCORE)")
        if self._state.phase != codes.ROUND_OVER:
            raise RecordError(f"round {self.round} is not over yet: the next cannot be dealt (OUT)")
        step = self._begin(None)
        self._rounds.append(new)
        self._watch.drawn = new.drawn
        try:
            self._watch.round(self.round)
            if deal is None:
                words = words_of(str(new.seed))
                found = new.dealer is None or new.dealer == self._dealer_by_rule(words)
                self._deal(words, codes.NONE if found else cast("int", new.dealer))
            else:
                self._lay_out(new, deal)
                self._open(not deal.discard)
        except Exception:
            self._rounds.pop()
            self._restore(step)
            raise
        new.dealer = self._state.dealer
        return self._commit(step)

    def _dealer_by_rule(self, words: list[int]) -> int:
        """Who deals the next round if nobody says otherwise (DEALER): drawn for with this seed, or left of the last dealer.

        A record names its dealers, for programs without our generator; so it is still told how they were found.
        """
        if self._state.dealer >= 0:
            return (self._state.dealer + 1) % self._state.seats
        scratch = State()
        scratch.seats = self._state.seats
        sow(scratch, self._ruleset, words, FOR_DEALER)
        return draw_for_dealer(scratch, self._ruleset, None)

    def _lay_out(self, new: _Round, deal: Deal) -> None:
        """Put the cards of an explicit deal into hands and piles."""
        cards = len(deal.draw) + len(deal.discard) + sum(map(len, deal.hands))
        old, state = self._state, State(cards)
        clear_round(state, self._ruleset)
        state.seats = old.seats
        state.game_winner = old.game_winner
        state.scores[:] = old.scores
        dealer = state.dealer = new.dealer or 0
        words = words_of(new.seed or "0")
        scramble(words, FOR_DECK)
        state.deck_rng[:] = words
        for seat, hand in enumerate(deal.hands):
            for card in hand:
                kind = self._numbers[card]
                state.count[seat * codes.KINDS + kind] += 1
                state.mask[seat] |= 1 << kind
                state.size[seat] += 1
        for place, card in enumerate(reversed(deal.draw)):
            state.pile[place] = self._numbers[card]
        for place, card in enumerate(deal.discard):
            state.pile[len(state.pile) - 1 - place] = self._numbers[card]
        state.draw_n = len(deal.draw)
        state.discard_n = len(deal.discard)
        if deal.discard:
            state.top = self._numbers[deal.discard[-1]]
        self._state = state
        self._watch.begin(state)
        self._watch.note(codes.EV_DEALER, dealer, 0, 0, 0)
        for steps in range(1, state.seats + 1):
            seat = (dealer + steps) % state.seats
            self._watch.note(codes.EV_DEALT, seat, state.size[seat], 0, 0)

    def _legal(self, move: Move | str) -> tuple[Move, Numbered]:
        """A move that the rules allow, and as the kernel takes it; raises `IllegalMove`, `InvalidMove`."""
        move = Move.parse(move) if isinstance(move, str) else move
        numbered = self._numbered(move)
        code = self._check(numbered)
        if code != codes.R_OK:
            reason = self._reason(code, move)
            raise IllegalMove(_english(reason), reason)
        return move, numbered

    def _begin(self, move: Move | None) -> _Step:
        self._watch.begin(self._state)
        past = self._past
        drawn = len(self._rounds[-1].drawn) if self._rounds else 0
        return _Step(move, [], self._state.copy(), drawn, past, 0 if past is None else len(past.rows))

    def _commit(self, step: _Step) -> list[Event]:
        step.events = self._watch.events
        if step.move is None:
            self._look_back(Past.of_deal(self._state, self._ruleset))
        else:
            self._settle()
        self._steps.append(step)
        return step.events

    def _settle(self) -> None:
        """Write down for those who remember what is asked after a move."""
        self._watch.rows.append((SETTLED, self._state.phase, self._state.open_by, 0, 0))

    def _restore(self, step: _Step) -> None:
        self._state = step.before.copy()
        if self._rounds:
            self._watch.drawn = self._rounds[-1].drawn
            if step.move is not None:
                del self._watch.drawn[step.drawn :]
        if step.past is not None:
            self._look_back(step.past.until(step.moment))

    def _look_back(self, past: Past) -> None:
        """From now on this is the past, and what happens is written down there."""
        self._past = past
        self._watch.rows = past.rows


def _english(reason: Reason) -> str:
    """A reason in English, with its ruling's id."""
    from .words import Words

    return Words("en").reason(reason, None, ruling=True)
