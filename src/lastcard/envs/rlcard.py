"""Our bots inside RLCard's UNO, as its agents.

    import rlcard
    from lastcard.envs.rlcard import Agent

    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([Agent("champion", seed=1, milliseconds=20), rlcard.agents.RandomAgent(num_actions=env.num_actions)])
    _, payoffs = env.run()

The agent sees the state that RLCard gives to its own seat, and no more. What RLCard 1.2.0's game is, where it differs from ours:

- Two players, 108 cards as in Classic. Seat 0 always begins, but for an opening Skip or Reverse, which gives the turn to seat 1. With an
  opening Draw Two seat 0 draws two and still plays. An opening Wild gets a colour by chance, an opening Wild Draw Four goes back.
- A player draws only when no action is legal, and may not draw otherwise. So a draw proves that the hand holds no card of the colour in
  force, none of the top card's symbol, and no wild.
- The card that is drawn is laid at once if it has the colour in force, with what it does; a card that fits by its symbol is kept. A drawn
  wild is laid too, with a colour by chance, and a drawn Wild Draw Four makes nobody draw.
- Wild Draw Four is legal only when nothing else is, a plain Wild included. There is no challenge, no call of UNO, and no score: the first
  empty hand wins +1, the other -1.
- Skip, Draw Two and Wild Draw Four leave the turn with their player; a Reverse passes it, as any number does.
- When the draw pile is empty, the whole discard pile goes into it, the top card too, which still is what must be matched.
- The state names an open Wild by the colour that is printed on it in RLCard's deck; the colour in force is that of the last of the played
  cards.

Our kernel plays this game with `two_player_reverse = turn`, `wild_draw = strict` and `wild_draw_test = playable`; what happens to a
drawn card is done by `bots/guest.py`. Not modelled: the top card that is in two places after a reshuffle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from time import perf_counter
from typing import Any

import numpy as np

from ..bots import guest, make
from ..cards import Colour
from ..errors import RulesError
from ..kernel import codes
from ..kernel.look import Look, look_deeply
from ..kernel.memory import Recall
from ..kernel.ruleset import Ruleset, compile_rules
from ..kernel.state import State
from ..rules import Rules
from ..view import View

#: RLCard's game, as near as our options come to it.
OPTIONS = {
    "uno": "auto",
    "opening_wild": "choose",
    "two_player_reverse": "turn",
    "wild_draw": "strict",
    "wild_draw_test": "playable",
}

#: What a search may take, unless it is said otherwise.
MILLISECONDS = 20
#: Deals between two looks at the clock and at the moves that are behind, and hidden hands from which they are chosen.
HEAT, PROPOSALS = 64, 192

#: The guest's quick choice in play-outs: `guest.choose_guest` says what each is. Found by the cross-entropy method, which played
#: millions of games against both of RLCard's players.
WEIGHTS = (-1, 43, 25, -67, -84, -61, -98, -109, -8, -26, 54, 15, 14, -38, 5, -9, 41, -30, 1, 90)

_COLOURS = {"r": Colour.RED, "y": Colour.YELLOW, "g": Colour.GREEN, "b": Colour.BLUE}
_SYMBOLS = {"skip": "S", "reverse": "R", "draw_2": "+2"}
_WILDS = {"wild": "W", "wild_draw_4": "W+4"}

#: The first of the wilds among our kinds.
WILD = 52

Raw = Mapping[str, Any]


@cache
def _rules() -> Rules:
    return Rules.of("classic", OPTIONS)


@cache
def _kinds() -> dict[str, int]:
    """RLCard's cards to our kinds; a wild has a name in each colour."""
    numbers = {str(card): kind for kind, card in enumerate(_rules().edition.kinds)}
    found = {}
    for letter in _COLOURS:
        for symbol in (*map(str, range(10)), *_SYMBOLS):
            found[f"{letter}-{symbol}"] = numbers[letter.upper() + _SYMBOLS.get(symbol, symbol)]
        for symbol, text in _WILDS.items():
            found[f"{letter}-{symbol}"] = numbers[text]
    return found


def _named(card: str) -> int:
    """The colour in a card's or an action's name, as our number."""
    return int(_COLOURS[card[0]])


@dataclass
class Moment:
    """What lies open at one of the agent's turns."""

    seat: int
    hand: list[str]
    played: list[str]
    #: Cards in the other hand.
    others: int
    record: list[tuple[int, str]]
    #: The kind on top, and the colour in force.
    top: int
    colour: int
    #: The kinds that may be laid, as a set.
    legal: int


def read_state(state: Raw) -> Moment:
    """The moment that a state of RLCard's shows; its own seat's, and of its own turn."""
    raw = state["raw_obs"]
    kinds = _kinds()
    seat = int(raw["current_player"])
    played = list(raw["played_cards"])
    record = [(int(player), str(action)) for player, action in state["action_record"]]
    legal = 0
    for action in state["raw_legal_actions"]:
        if action != "draw":
            legal |= 1 << kinds[action]
    top = kinds[raw["target"]]
    colour = _named(played[-1]) if played else _colour_after_reshuffle(raw, record, top, legal)
    return Moment(seat, list(raw["hand"]), played, int(raw["num_cards"][1 - seat]), record, top, colour, legal)


def _colour_after_reshuffle(raw: Raw, record: Sequence[tuple[int, str]], top: int, legal: int) -> int:
    """The colour in force when no played card shows it: the one by which what is legal is so."""
    ruleset, kinds = compile_rules(_rules()), _kinds()
    likely = [_named(action) for _, action in reversed(record) if action != "draw" and kinds[action] == top][:1]
    held = sum(1 << kind for kind in {kinds[card] for card in raw["hand"]})
    for colour in [*likely, _named(raw["target"]), 0, 1, 2, 3]:
        fits = held & (ruleset.fits_colour[colour] | ruleset.of_symbol[top])
        if fits & ~ruleset.wilds == legal & ~ruleset.wilds:
            return colour
    return _named(raw["target"])


#: One that happened between two turns of the agent's: who, the action, and whether a drawn card was laid at once.
Happening = tuple[int, str, bool]


def read_happenings(
    before: tuple[list[str], int, int], record: Sequence[tuple[int, str]], after: Moment, turn: int | None
) -> list[Happening] | None:
    """What happened to every card that was drawn, from the discard pile and the sizes of the hands; None when it cannot be told.

    `before` holds the discard pile, and the sizes of the agent's and of the other hand; `turn` is whose turn it was.
    """
    played, own, others = before
    seat, pile = after.seat, after.played
    if pile[: len(played)] != played or not played:
        return None
    found: list[Happening] = []
    sizes = [own, others] if seat == 0 else [others, own]
    goal = [len(after.hand), after.others] if seat == 0 else [after.others, len(after.hand)]

    def lay(player: int, at: int, sizes: list[int], drawn: bool) -> tuple[int, list[int]]:
        """Whose turn it is after a card, and the sizes."""
        symbol = pile[at][2:]
        if symbol == "skip":
            return player, sizes
        if symbol == "draw_2" or (symbol == "wild_draw_4" and not drawn):
            more = [*sizes]
            more[1 - player] += 2 if symbol == "draw_2" else 4
            return player, more
        return 1 - player, sizes

    def follow(step: int, at: int, sizes: list[int], turn: int | None) -> bool:
        if step == len(record):
            return at == len(pile) and sizes == goal and turn in (None, seat)
        player, action = record[step]
        if turn is not None and player != turn:
            return False
        if action != "draw":
            if at == len(pile) or pile[at] != action:
                return False
            less = [*sizes]
            less[player] -= 1
            following, more = lay(player, at, less, False)
            found.append((player, action, False))
            if follow(step + 1, at + 1, more, following):
                return True
            found.pop()
            return False
        more = [*sizes]
        more[player] += 1
        found.append((player, action, False))
        if follow(step + 1, at, more, 1 - player):
            return True
        found.pop()
        if at < len(pile) and (pile[at][0] == pile[at - 1][0] or pile[at][2:] in _WILDS):
            following, more = lay(player, at, sizes, True)
            found.append((player, action, True))
            if follow(step + 1, at + 1, more, following):
                return True
            found.pop()
        return False

    return found if follow(0, len(played), sizes, turn) else None


class Memory:
    """What the agent has seen of the other player in one game: fills the record of `bots/guest.py`."""

    def __init__(self) -> None:
        self.seen = guest.Guest()
        self._last: Moment | None = None
        self._ruleset: Ruleset = compile_rules(_rules())

    def update(self, now: Moment) -> None:
        """Take in a moment: of the same game, if its record goes on from the last one's, or else of a new game."""
        last = self._last
        self._last = now
        if last is not None and last.seat == now.seat and last.record == now.record[: len(last.record)]:
            if len(last.record) == len(now.record) and (last.hand, last.played) == (now.hand, now.played):
                return
            if len(last.record) < len(now.record):
                happened = read_happenings((last.played, len(last.hand), last.others), now.record[len(last.record) :], now, last.seat)
                if happened is not None:
                    self._note(happened, last.played, now.played, last.others, now.others)
                    return
                if len(now.played) < len(last.played):  # a reshuffle: what was seen before tells little now
                    guest.forget_guest(self.seen, min(now.others, guest.HAND))
                    return
        self._start(now)

    def _start(self, now: Moment) -> None:
        guest.forget_guest(self.seen, min(now.others, guest.HAND))
        if not now.played:
            return
        opening = now.played[0][2:]
        first = 1 if opening in ("skip", "reverse") else 0
        sizes = [9 if opening == "draw_2" else 7, 7]
        own, others = sizes[now.seat], sizes[1 - now.seat]
        happened = read_happenings((now.played[:1], own, others), now.record, now, first)
        if happened is not None:
            guest.forget_guest(self.seen, others)
            self._note(happened, now.played[:1], now.played, others, now.others)

    def _note(self, happened: Sequence[Happening], before: Sequence[str], pile: Sequence[str], others: int, after: int) -> None:
        """Note what the other player laid, drew and got."""
        kinds, rules, seen = _kinds(), self._ruleset, self.seen
        at = len(before)
        assert self._last is not None
        own = self._last.seat
        for player, action, at_once in happened:
            top, colour = kinds[pile[at - 1]], _named(pile[at - 1])
            fits = rules.fits_colour[colour] | rules.of_symbol[top]
            if action == "draw":
                if player != own:
                    guest.note_event(seen, codes.NONE, codes.NONE, fits)
                    if not at_once:
                        guest.note_card(seen, rules.fits_colour[colour])
            elif player != own:
                wild = action[2:] in _WILDS
                guest.note_event(seen, kinds[action], _named(action) if wild else codes.NONE, fits)
            if action == "draw" and not at_once:
                continue
            if player == own:
                symbol = pile[at][2:]
                for _ in range(2 if symbol == "draw_2" else 4 if symbol == "wild_draw_4" and not at_once else 0):
                    guest.note_card(seen, 0)
            at += 1
        laid = sum(kind >= 0 for kind in seen.event_kind[: seen.events])
        if seen.events > guest.EVENTS or seen.places > guest.PLACES or seen.places - laid != after or after > guest.HAND:
            guest.forget_guest(seen, min(after, guest.HAND))


class _Room:
    """The room that a search works in, and the functions that run in it: compiled, or not."""

    def __init__(self, interpreted: bool) -> None:
        ruleset = compile_rules(_rules())
        if interpreted:
            self.kernel: Any = guest
            self.rules: Any = ruleset
            self.seen: Any = guest.Guest()
            self.base, self.scene, self.table = State(), State(), State()
        else:
            from .. import speed

            self.kernel = speed.compiled()
            self.rules = speed.rules_record(ruleset)[0]
            self.seen = np.zeros(1, speed.GUEST)[0]
            self.base, self.scene, self.table = np.zeros(3, speed.STATE)
        rows: list[Any] = [list(WEIGHTS), [0] * 4, [0] * 4]
        self.weights: Any
        self.rng: Any
        self.dice: Any
        self.weights, self.rng, self.dice = rows if interpreted else map(np.array, rows)

    def open(self, now: Moment, seen: guest.Guest, words: Sequence[int]) -> int:
        """Lay out what the agent sees and has seen, with four words of chance; how many moves there are."""
        rows = _rows(now)
        if isinstance(self.seen, guest.Guest):
            for name, _, length in guest.FIELDS:
                value = getattr(seen, name)
                setattr(self.seen, name, value[:] if length else value)
            self.seen.rng = list(words)
        else:
            places, events = seen.places, seen.events
            for name in ("place_never", "place_from"):
                self.seen[name][:places] = getattr(seen, name)[:places]
            for name in ("event_kind", "event_colour", "event_fits"):
                self.seen[name][:events] = getattr(seen, name)[:events]
            self.seen["places"], self.seen["events"], self.seen["rng"] = places, events, words
            rows = (np.array(rows[0]), np.array(rows[1]))
        return int(self.kernel.open_visit(self.seen, self.rules, self.base, now.seat, *rows, now.top, now.colour, now.others, self.weights))

    def play(self, deals: int) -> tuple[int, bool]:
        """Play so many deals more; the best move's number, and whether it is decided."""
        space = (self.base, self.scene, self.table, self.weights, self.rng, self.dice)
        best, decided = divmod(int(self.kernel.visit(self.seen, self.rules, *space, PROPOSALS, deals)), 2)
        return best, decided == 1


def _rows(now: Moment) -> tuple[Any, Any]:
    """The agent's hand and the discard pile, counted by kind. The top card is among the discards even if it lies in the draw pile too."""
    kinds = _kinds()
    hand, played = [0] * codes.KINDS, [0] * codes.KINDS
    for card in now.hand:
        hand[kinds[card]] += 1
    for card in now.played:
        played[kinds[card]] += 1
    played[now.top] = max(1, played[now.top])
    return hand, played


class Agent:
    """One of our bots as an agent of RLCard's UNO for two players.

    `level` is any of our bots. `champion` searches: within `milliseconds` a move (20 if left out), or exactly reproducible with `samples`
    deals a move. The same state, seed and samples give the same action. Several games may follow each other: a new one is
    recognised by its state. Raises `RulesError` for a level that does not exist, and for numbers below 1.
    """

    #: RLCard asks whether the agent takes and gives actions as words.
    use_raw = True

    def __init__(
        self,
        level: str = "champion",
        seed: int | str = 0,
        milliseconds: float | None = None,
        samples: int | None = None,
        interpreted: bool = False,
    ) -> None:
        for name, value in (("milliseconds", milliseconds), ("samples", samples)):
            if value is not None and not value > 0:
                raise RulesError(f"{name}: {value} is too few: it must be above 0")
        if milliseconds is not None and samples is not None:
            raise RulesError("milliseconds and samples: a search is over by the one or by the other: name one of them")
        self.level = level
        self.samples = samples
        self.seconds = (MILLISECONDS if milliseconds is None else milliseconds) / 1000
        #: Deals that were played for the last move that was searched for, and how likely the other was `uno-rule-v1` then.
        self.deals = 0
        self.thrifty = 0.5
        self._seed = f"{seed:x}" if isinstance(seed, int) else seed
        self._bot = None if level == "champion" else make(level, self._seed)
        self._memory = Memory()
        self._room = None if self._bot else _Room(interpreted)

    def step(self, state: Raw) -> str:
        """The action for a state of RLCard's: one of its `raw_legal_actions`."""
        return self.eval_step(state)[0]

    def eval_step(self, state: Raw) -> tuple[str, dict[str, Any]]:
        """The same action, and what the search found: `values`, the share of games won by each action it did not give up."""
        actions = list(state["raw_legal_actions"])
        now = read_state(state)
        self._memory.update(now)
        self.deals = 0
        if len(set(actions)) == 1:
            return actions[0], {}
        if self._bot is not None:
            return self._ask_bot(now, actions), {}
        return self._search(now, actions)

    def _ask_bot(self, now: Moment, actions: list[str]) -> str:
        """What a bot would do that does not search, by its view of the same table in our rules."""
        rules = _rules()
        ruleset, state, look = compile_rules(rules), State(), Look()
        guest.sit_down(state, ruleset, now.seat, *_rows(now), now.top, now.colour, now.others)
        look_deeply(state, ruleset, now.seat, look)
        cards = tuple(sorted(rules.edition.kinds[_kinds()[card]] for card in now.hand))
        hands = (cards, None) if now.seat == 0 else (None, cards)
        assert self._bot is not None
        move = self._bot.answer(View(rules, look, ruleset, hands, 1, 0, Recall))
        if move.verb != "play" or move.card is None:
            return actions[0]
        kind = rules.edition.kinds.index(move.card)
        return _action(kind, codes.NONE if move.colour is None else int(move.colour), actions) or actions[0]

    def _search(self, now: Moment, actions: list[str]) -> tuple[str, dict[str, Any]]:
        room, ends = self._room, perf_counter() + self.seconds
        assert room is not None
        key = f"{self._seed} {now.seat} {sorted(now.hand)} {now.played} {now.others} {now.record}"
        words = np.frombuffer(sha256(key.encode()).digest()[:16], "<u4").astype(np.int64).tolist()
        seen, best = room.seen, 0
        if room.open(now, self._memory.seen, words) > 1:
            heat = HEAT if self.samples is None else min(HEAT, self.samples)
            decided = False
            while not decided:
                best, decided = room.play(heat)
                self.deals += heat
                if (perf_counter() >= ends) if self.samples is None else (self.deals >= self.samples):
                    break
        kinds, colours, alive, won, first, moves, sure = (
            seen[name] if isinstance(seen, np.void) else getattr(seen, name)
            for name in ("kind", "colour", "alive", "won", "first_won", "moves", "sure")
        )
        named = [_action(int(kinds[move]), int(colours[move]), actions) for move in range(moves)]
        values = {
            name: float(first + won[move]) / self.deals
            for move, name in enumerate(named)
            if name is not None and alive[move] and self.deals
        }
        if sum(sure) > 0:
            self.thrifty = float(sure[guest.THRIFTILY] / sum(sure))
        return named[best] or actions[0], {"values": values}


def _action(kind: int, colour: int, actions: Sequence[str]) -> str | None:
    """RLCard's name of a play, if it is legal; a wild that ends the game is laid in the first colour."""
    for action in actions:
        if action != "draw" and _kinds()[action] == kind and (colour < 0 or kind < WILD or _named(action) == colour):
            return action
    return None
