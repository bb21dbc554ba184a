"""Whether a bot of one's own keeps to what is asked of bots: played through editions, options, seats and phases.

>>> report = check_bot(lambda view: view.legal_moves[0], rounds=1)
>>> report.ok
True
>>> print(check_bot(lambda view: "draw", rounds=1).problems[0])
answer: it gave a str; a move is a lastcard.Move...
"""

from __future__ import annotations

import copy
import random
import types
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from ..bots import make
from ..edition import Edition
from ..errors import InvalidMove, LastcardError, RulesError
from ..game import Game
from ..kernel.chance import FOR_GAME, scramble
from ..kernel.look import FIELDS
from ..moves import Move
from ..seeds import bot_words, is_seed, text_of, words_of
from ..view import View
from ..words import Words

#: A table of the sweep: edition, players, options.
TableRules = tuple[str, int, dict[str, object]]

_LOUD = {"false_call_penalty": 1, "false_catch_penalty": 1, "uno_penalty": 4}
_CARDS = [
    {"do": [["draw", "chosen", 2], ["swap"]], "text": "Sing"},
    {"do": [["hand", 3], ["open"]], "text": "Clap"},
    {"do": [["until", "named"], ["skip", 1]], "text": "Bow"},
]

#: Every edition with two players, with some and with as many as may play; every option at least once away from its usual value.
TABLES: tuple[TableRules, ...] = (
    ("pocket", 2, {}),
    ("pocket", 3, {"opening_wild": "choose"}),
    ("pocket", 5, {"stacking": "up", "jump_in": True, "dip_pass": "drawn", **_LOUD}),
    ("classic", 2, {}),
    ("classic", 4, {"teams": True, "seven_zero": True, "draw_until_playable": True, "draw_limit": 3}),
    ("classic", 6, {"wild_draw": "bluff", "stacking": "same", "finish": "number", "target": 200}),
    ("classic", 10, {"wild_draw": "free", "jump_in": True, "uno": "auto", "two_player_reverse": "turn"}),
    ("classic", 3, {"scoring": "low_total", "force_play": True, "wild_draw_test": "playable", "hand_size": 2}),
    ("modern", 2, {}),
    ("modern", 3, {"custom": _CARDS, "swap_last": "swap", "hand_size": 8}),
    ("modern", 5, {"stacking": "up", "seven_zero": True, "jump_in": True, "custom": _CARDS[1:], "finish": "no_wild"}),
    ("modern", 10, {"opening_wild": "return", "custom": _CARDS[:1], "wild_draw_test": "match"}),
)

#: Rounds looked through for an opening that asks for a colour, of which there are few.
OPENINGS = 40

#: Moves after which a round is left: some options make rounds very long, and all that they ask has been asked by then.
MOST_MOVES = 400

#: What the generator that a bot draws from is to the bot alone: `make` puts its own there.
_ITS_OWN = "rng"


class BotError(LastcardError):
    """A bot that does what a bot must not; `report` has all that was found."""

    def __init__(self, report: BotReport) -> None:
        super().__init__(str(report))
        self.report = report


@dataclass
class Problem:
    """Something that a bot does and must not: its kind, a sentence, where it was first seen, and how often it was."""

    kind: str
    sentence: str
    where: str
    times: int = 1

    def __str__(self) -> str:
        often = "" if self.times == 1 else f"; {self.times} times in all"
        return f"{self.kind}: {self.sentence} ({self.where}{often})"


@dataclass
class BotReport:
    """What `check_bot` has found. `print(report)` says it in sentences."""

    #: What is wrong, in the order in which it was found; empty for a good bot.
    problems: list[Problem] = field(default_factory=list)
    tables: int = 0
    rounds: int = 0
    #: Questions that were put to the bot, by phase; those put to it out of turn under `out_of_turn`.
    asked: Counter[str] = field(default_factory=Counter)
    #: Milliseconds that an answer took: on average, and the slowest. The very first, which may have to load something, is not counted.
    ms_mean: float = 0.0
    ms_most: float = 0.0
    #: Whether it was asked twice from equal views; a bot that cannot be copied cannot be.
    repeated: bool = True

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems

    def __str__(self) -> str:
        asked = f"{sum(self.asked.values()):,} questions in {self.rounds} rounds at {self.tables} tables, {self.ms_mean:.2f} ms each"
        if self.ok:
            copied = "" if self.repeated else " It cannot be copied, so whether equal views give equal moves was not tried."
            return f"Nothing is wrong: {asked}.{copied}"
        count = "1 thing is" if len(self.problems) == 1 else f"{len(self.problems)} things are"
        return "\n".join([f"{count} wrong: {asked}.", *(f"- {problem}" for problem in self.problems)])


def check_bot(
    bot: object,
    *,
    tables: tuple[TableRules, ...] = TABLES,
    rounds: int = 8,
    seed: str = "1",
    milliseconds: float = 1000.0,
    out_of_turn: bool = True,
    raises: bool = False,
) -> BotReport:
    """Let a bot play against `random` at many tables, and report what it does that a bot must not.

    `bot` has `choose(view)`, or is itself a function from a `View` to a `Move`. It plays one seat of each round, another one in the
    next. Where it goes wrong, another legal move is made in its place, so that one run finds everything. Found are:

    - `answer`: something else than a `Move`, or nothing although its seat is asked;
    - `illegal`: a move that the rules refuse, with the reason;
    - `seat`: a move for another seat than the one that it was asked for;
    - `exception`: an exception;
    - `global_random`: it draws from the generators that the modules `random` and `numpy.random` share with everybody;
    - `unequal`: a copy of it, with equal views so far, chooses otherwise;
    - `changes_view`: it changes the view that it is given;
    - `slow`: an answer takes more than `milliseconds` on average.

    With `out_of_turn` it is also asked when another seat is on turn and it may catch, jump in or say UNO; None is a good answer then.
    With `raises`, a `BotError` is raised when something is wrong. Raises `RulesError` for a seed or a table that is none.
    """
    choose = chooser_of(bot)
    if not is_seed(seed):
        raise RulesError(f'seed: "{seed}" is not a seed: it must be hex digits')
    if rounds < 1:
        raise RulesError(f"rounds must be 1 or more, not {rounds}")
    check = _Check(bot, choose, milliseconds, out_of_turn)
    number = 0
    for edition, players, rules in tables:
        check.report.tables += 1
        for place in range(rounds):
            number += 1
            words = words_of(seed)
            words[3] ^= number
            scramble(words, FOR_GAME)
            check.play_round(edition, players, rules, text_of(words), place)
    check.finish()
    if raises and not check.report.ok:
        raise BotError(check.report)
    return check.report


def chooser_of(bot: object) -> Callable[[View], Any]:
    """What is called with a view: the bot's `choose`, or the bot itself; raises `TypeError` where it has neither."""
    choose = getattr(bot, "choose", bot)
    if isinstance(bot, type) or not callable(choose):
        what = f"the class {bot.__name__}" if isinstance(bot, type) else f"a {type(bot).__name__}"
        raise TypeError(f"a bot is an object with choose(view), or a function from a view to a move, not {what}")
    return choose


class _Check:
    """One bot, and what was found so far."""

    def __init__(self, bot: object, choose: Callable[[View], Any], milliseconds: float, out_of_turn: bool) -> None:
        self.bot = bot
        self.choose = choose
        self.milliseconds = milliseconds
        self.out_of_turn = out_of_turn
        self.report = BotReport()
        self.seconds: list[float] = []
        self._found: dict[tuple[str, str], Problem] = {}

    def play_round(self, edition: str, players: int, rules: dict[str, object], seed: str, place: int) -> None:
        """One round, with the bot on one seat and `random` on the others."""
        game = _deal(edition, players, rules, seed, opening=place == 0)
        seat = game.turn if place == 0 and game.phase == "colour" and game.turn is not None else (place + players - 1) % players
        rivals = make("random", seed)
        chance = bot_words(seed)
        self.report.rounds += 1
        for number in range(MOST_MOVES):
            if game.turn is None:
                break
            where = f"{edition}, {players} players, seed {seed}, move {number + 1}, {game.phase}"
            move = None
            if game.turn == seat or (self.out_of_turn and game.legal_moves(seat)):
                move = self._ask(game, seat, where)
            if move is None and game.turn == seat:
                own = game.legal_moves()
                move = own[chance[0] % len(own)]
                scramble(chance, number & 0xFF)
            game.play(move if move is not None else rivals.answer(game.view(game.turn)))
            game.forget()

    def finish(self) -> None:
        """What can only be said when all has been played."""
        report = self.report
        seconds = self.seconds[1:] or self.seconds
        if seconds:
            report.ms_mean = 1000 * sum(seconds) / len(seconds)
            report.ms_most = 1000 * max(seconds)
        if report.ms_mean > self.milliseconds:
            sentence = f"an answer takes {report.ms_mean:.1f} ms on average, and {self.milliseconds:g} are allowed"
            self._wrong("slow", "", sentence, f"the slowest took {report.ms_most:.1f} ms")

    def _ask(self, game: Game, seat: int, where: str) -> Move | None:
        """The bot's move, if it is one that can be played."""
        on_turn = game.turn == seat
        self.report.asked[game.phase if on_turn else "out_of_turn"] += 1
        view = game.view(seat)
        before = _contents(view)
        twin = _copy_of(self.bot) if self.report.repeated else None
        self.report.repeated = self.report.repeated and twin is not None
        shared = _shared_chance()
        started = perf_counter()
        try:
            answer = self.choose(view)
        except Exception as error:
            self._wrong("exception", type(error).__name__, f"it raised {type(error).__name__}: {error}", where)
            return None
        finally:
            self.seconds.append(perf_counter() - started)
        after = _shared_chance()
        if after != shared:
            name = "random" if after[0] != shared[0] else "numpy.random"
            self._wrong("global_random", name, f"it draws from the module {name}, whose chance everybody shares; give it its own", where)
        if (changed := _difference(before, _contents(view))) is not None:
            self._wrong("changes_view", changed, f"it changes {changed} of the view that it is given", where)
        elif twin is not None and after == shared:
            self._ask_again(twin, answer, game.view(seat), where)
        return self._judge(game, seat, answer, on_turn, where)

    def _ask_again(self, twin: object, answer: object, view: View, where: str) -> None:
        """What the bot's copy chooses from an equal view."""
        try:
            other = chooser_of(twin)(view)
        except Exception as error:
            self._wrong("unequal", "", f"it chose {answer}, and its copy raised {type(error).__name__}: {error}", where)
            return
        if other != answer:
            self._wrong("unequal", "", f"from equal views it chose {answer} and its copy {other}", where)

    def _judge(self, game: Game, seat: int, answer: object, on_turn: bool, where: str) -> Move | None:
        """The answer, if it is a move that can be played now."""
        if answer is None:
            if on_turn:
                self._wrong("answer", "None", "it gave None although its seat is asked", where)
            return None
        if not isinstance(answer, Move):
            what = f"it gave a {type(answer).__name__}; a move is a lastcard.Move, such as one of view.legal_moves"
            self._wrong("answer", type(answer).__name__, what, where)
            return None
        if answer.seat != seat:
            self._wrong("seat", "", f'it is asked for seat {seat} and gave "{answer}", a move of seat {answer.seat}', where)
            return None
        try:
            reason = game.check(answer)
        except (InvalidMove, ValueError, TypeError, AttributeError) as error:
            self._wrong("illegal", "none", f"it gave what is no move at this table: {error}", where)
            return None
        if reason is None:
            return answer
        out = "" if on_turn else "out of turn "
        why = Words("en").reason(reason, None, ruling=True)
        self._wrong("illegal", f"{out}{reason.code}", f'{out}it gave "{answer}": {why}', where)
        return None

    def _wrong(self, kind: str, detail: str, sentence: str, where: str) -> None:
        """Note a problem, or once more one that was seen before."""
        known = self._found.get((kind, detail))
        if known is not None:
            known.times += 1
        else:
            self._found[kind, detail] = problem = Problem(kind, sentence, where)
            self.report.problems.append(problem)


def _deal(edition: str, players: int, rules: dict[str, object], seed: str, opening: bool) -> Game:
    """A game; where the opening card may ask for a colour, one whose does."""
    game = Game(edition, players, seed, **rules)
    if opening and any(card.is_wild and game.edition.may_open(card, game.rules.opening_wild) for card in Edition.load(edition).kinds):
        for number in range(OPENINGS):
            if game.phase == "colour":
                break
            game = Game(edition, players, f"{number + 1:x}{seed[2:]}", **rules)
    return game


def _contents(view: View) -> dict[str, object]:
    """All that a view holds, copied."""
    rows = {name: length for name, _, length in FIELDS}
    look = {f"look.{name}": list(value) if rows[name] else value for name, value in _fields(view.look, rows) if name != _ITS_OWN}
    return {**look, "hands": view.hands, "rules": view.rules, "dealer": view.dealer, "round": view.round}


def _fields(look: object, rows: dict[str, int]) -> Iterator[tuple[str, Any]]:
    for name in rows:
        yield name, getattr(look, name)


def _difference(before: dict[str, object], after: dict[str, object]) -> str | None:
    return next((name for name, value in before.items() if after[name] != value), None)


def _shared_chance() -> tuple[object, object]:
    """The state of the generators that a process shares."""
    import numpy as np

    state: Any = np.random.get_state()
    return random.getstate(), (state[0], state[1].tobytes(), *state[2:])


def _copy_of(bot: object) -> object | None:
    """A bot that will go on from where this one stands, with its own chance; None where that cannot be made."""
    try:
        if isinstance(bot, types.FunctionType):
            return _copy_of_function(bot)
        return copy.deepcopy(bot)
    except Exception:
        return None


def _copy_of_function(function: types.FunctionType) -> types.FunctionType:
    """A function with copies of the generators, and of all else that it keeps, in its closure and in the names that it uses."""
    import numpy as np

    chance = (random.Random, np.random.Generator, np.random.RandomState)
    names = dict(function.__globals__)
    names.update({name: copy.deepcopy(names[name]) for name in function.__code__.co_names if isinstance(names.get(name), chance)})
    closure = tuple(types.CellType(copy.deepcopy(cell.cell_contents)) for cell in function.__closure__ or ())
    twin = types.FunctionType(function.__code__, names, function.__name__, copy.deepcopy(function.__defaults__), closure)
    twin.__kwdefaults__ = copy.deepcopy(function.__kwdefaults__)
    return twin
