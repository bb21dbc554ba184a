"""A game at the terminal: a player on seat 0 against bots, from wherever the game stands to its end or until the player stops."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from .asking import YOU, Asking
from .console import BOLD, Console, Ended, display_names, printable, printable_lines
from .prompt_help import show_help
from .table import Table, partner_of
from .teller import Teller
from .typed import Reader, Typed, Unclear

if TYPE_CHECKING:
    from ..cards import Card
    from ..events import Event
    from ..game import Game
    from ..moves import Move
    from ..view import View
    from ..words import Words

_PAUSE = 0.7  # seconds before a bot's move, at a terminal
_LAP = 2.8  # and no more than this for all bots together
_GRACE = 1.5  # before a bot catches the player, who may still say UNO


class Player(Protocol):
    """Whoever plays on a seat besides the one at the terminal."""

    def choose(self, view: View) -> Move | None:
        """The move, or what is done out of turn; None for nothing."""


class Session:
    """Carries one game on. `save`, if there is one, is called after every change of the game."""

    def __init__(
        self, game: Game, bots: Mapping[int, Player], console: Console, words: Words, save: Callable[[Game], None] | None = None
    ) -> None:
        names = display_names(game.players)
        self.game = game
        self._bots = bots
        self._console = console
        self._words = words
        self._save = save
        self._names = names
        self._partner = partner_of(YOU, game.rules)
        self._table = Table(console, words, names, YOU, self._partner)
        self._teller = Teller(words, names, YOU)
        self._reader = Reader(words, names)
        self._asking = Asking(game, console, words, self._table, self._reader)
        self._pause = min(_PAUSE, _LAP / max(1, len(bots)))
        self._offered: object = None
        self._shown = False
        for _, events in game.log:
            self._teller.pass_over(events)

    def begin(self, new: bool) -> None:
        """Say how the round began, or where an older game stands."""
        if new:
            self._tell(self.game.log[0][1])
            return
        if self.game.is_over:
            self._console.say(self._words.text("term-game-over"))
            return
        self._console.say(self._words.text("term-welcome-back"))
        recent = [event for _, events in self.game.log[-len(self._names) :] for event in events]
        self._console.say(self._words.text("term-meanwhile"))
        self._tell(recent)

    def run(self) -> None:
        """Play until the game is over. Raises `Ended` when the player stops before."""
        game = self.game
        while not game.is_over:
            if game.turn is None:
                self._next_round()
            elif not self._out_of_turn():
                if game.turn == YOU:
                    self._your_turn()
                else:
                    self._bots_turn(game.turn)
        self._sheet()

    # The bots

    def _out_of_turn(self) -> bool:
        """Let whoever may act out of turn do so: the player first, then who owes a call, then the others. Whether anything was done."""
        if self._chance():
            return True
        game = self.game
        owing = game.catchable
        waiting = [seat for seat in self._bots if seat in owing or seat != game.turn]
        return self._bots_act(sorted(waiting, key=lambda seat: seat not in owing))

    def _bots_act(self, seats: Sequence[int]) -> bool:
        for seat in seats:
            if self.game.legal_moves(seat):
                move = self._bots[seat].choose(self.game.view(seat))
                if move is not None:
                    catches = move.verb == "catch" and move.target == YOU
                    if not self._interrupted(_GRACE if catches else self._pause):
                        self._play(move)
                    return True
        return False

    def _bots_turn(self, seat: int) -> None:
        """A bot's move, after a pause."""
        if self._interrupted(_GRACE if YOU in self.game.catchable else self._pause):
            return
        move = self._bots[seat].choose(self.game.view(seat))
        assert move is not None, "a bot that is asked answers"
        self._play(move)

    def _interrupted(self, seconds: float) -> bool:
        """Let time pass, in which the player may type a line. Whether the game has changed by it."""
        end = time.monotonic() + seconds
        while self._console.wait(max(0.0, end - time.monotonic())):
            line = self._console.ask("")
            if line and self._act(line):
                return True
        return False

    # The player

    def _chance(self) -> bool:
        """Where the player may catch, jump in, or has to say UNO through no play of one's own, ask once before the game goes on.

        Whether something was done.
        """
        view, words = self.game.view(YOU), self._words
        jumps: list[Card] = []
        others = [seat for seat in view.catchable if seat not in (YOU, self._partner)]
        if view.turn != YOU:
            jumps = [move.card for move in view.legal_moves if move.verb == "play" and move.card is not None]
        owes = YOU in view.catchable and not self._has_just_played()
        offer = (others, jumps, owes, view.discard_count)
        if not (others or jumps or owes) or offer == self._offered:
            return False
        self._offered = offer
        if owes:
            self._console.say(words.text("term-chance-uno", word=self._reader.first("uno")), BOLD, 1)
        for seat in others:
            word = f"{self._reader.first('catch')} {self._names[seat]}"
            self._console.say(words.text("term-chance-catch", name=self._names[seat], word=word), BOLD, 1)
        if jumps:
            number = str(view.hand.index(jumps[0]) + 1)
            self._console.say(words.text("term-chance-jump", card=words.card(jumps[0]), number=number), BOLD, 1)
        while True:
            line = self._console.ask(words.text("term-prompt-chance"))
            if not line:
                return False
            if self._act(line):
                return True

    def _has_just_played(self) -> bool:
        last = self.game.moves[-1:]
        return bool(last) and last[0].seat == YOU and last[0].verb == "play"

    def _your_turn(self) -> None:
        phase = self.game.phase
        if not self._shown or phase not in ("drawn", "give", "discard"):
            self._show()
        elif phase != "drawn":
            self._table.hand(self.game.view(YOU))
        while not self._act(self._console.ask(self._asking.question())):
            pass

    def _show(self) -> None:
        self._shown = True
        self._table.show(self.game.view(YOU), self._words.text("term-round", number=self.game.round))

    def _act(self, line: str) -> bool:
        """Do what a line says. Whether the game has changed by it."""
        if not line:
            self._show()
            return False
        try:
            typed = self._asking.read(printable(line))
            if self._only_says(typed):
                return False
            move = self._asking.move(typed)
        except Unclear as unclear:
            self._console.say(self._words.text(unclear.key, **unclear.arguments), indent=1)
            return False
        if move is None:
            return False
        reason = self.game.check(move)
        if reason is not None:
            self._console.say(self._words.reason(reason, self._names, YOU), indent=1)
            return False
        self._play(move)
        return True

    def _only_says(self, typed: Typed) -> bool:
        """Carry out a command that leaves the game as it is; False for any other."""
        game, words, console = self.game, self._words, self._console
        if typed.command == "help":
            show_help(console, words, self._reader, self._names, game.view(YOU))
        elif typed.command == "hand":
            self._show()
        elif typed.command == "scores":
            self._table.scores(game.scores)
            self._target()
        elif typed.command == "rules":
            from ..rulebook import rulebook

            console.say(printable_lines(rulebook(game.rules, words.language, len(game.players), width=console.width)))
        elif typed.command == "save":
            if self._save:
                self._save(game)
            console.say(words.text("term-saved" if self._save else "term-not-saved"), indent=1)
        elif typed.command == "quit":
            raise Ended
        elif typed.command == "why":
            console.say(self._why(typed), indent=1)
        else:
            return False
        return True

    def _why(self, typed: Typed) -> str:
        """Why a card cannot be played."""
        if typed.card is None:
            raise Unclear("term-unclear-why", word=self._reader.first("why"))
        able = any(move.verb == "play" and move.card == typed.card for move in self.game.legal_moves(YOU))
        reason = None if able else self.game.check(self._asking.attempt(typed.card))
        if reason is None:
            return self._words.text("term-why-can", card=self._words.card(typed.card, "acc"))
        return self._words.reason(reason, self._names, YOU)

    # What happens

    def _play(self, move: Move) -> None:
        events = self.game.play(move)
        self._changed()
        self._tell(events)

    def _changed(self) -> None:
        if self._save:
            self._save(self.game)

    def _tell(self, events: Sequence[Event]) -> None:
        for sentence in self._teller.told(events):
            self._console.say(sentence, indent=1)

    def _next_round(self) -> None:
        """The sheet of the round that is over; then another is dealt."""
        self._sheet()
        while line := self._console.ask(self._words.text("term-prompt-next-round")):
            self._act(line)
        events = self.game.deal()
        self._changed()
        self._offered = None
        self._console.say()
        self._tell(events)

    def _sheet(self) -> None:
        game = self.game
        hands = [game.hand(seat) for seat in range(len(self._names))]
        self._console.say()
        self._console.rule(self._words.text("term-sheet", number=game.round))
        left = [game.hand_points(seat) for seat in range(len(self._names))]
        self._table.sheet(hands, left, self._teller.gains, game.scores)
        if not game.is_over:
            self._target()

    def _target(self) -> None:
        rules = self.game.rules
        self._console.say(
            self._words.text("term-target-low" if rules.scoring == "low_total" else "term-target", target=rules.target), indent=1
        )
