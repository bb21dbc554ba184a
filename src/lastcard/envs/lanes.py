"""Many games side by side, one in each lane: the loop of the batch environment, which is compiled whole.

A lane is one table where one game follows another. Game number g of lane r is dealt from the seed, r and g alone.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any, TypeAlias

from ..bots.driver import BOTS_STREAM
from ..bots.imagine import copy_state
from ..kernel import codes
from ..kernel.bits import copy_part, fetch_ahead
from ..kernel.chance import FOR_BOTS, FOR_GAME, FOR_NEXT, WORD, scramble
from ..kernel.deal import deal_round, new_game
from ..kernel.look import Look, look_closely, look_on
from ..kernel.ruleset import Ruleset
from ..kernel.state import State
from ..kernel.types import Numbers, Octets, Reals
from .actions import mark_with, move_of
from .encode import encode_all
from .space import Space
from .turns import answer_of, asked_beside, carry_out_move, mark_beside, pay

NONE = codes.NONE

#: name, NumPy's letters, length of a row (0: one number).
# fmt: off  (the columns are aligned to be read as a table)
FIELDS: tuple[tuple[str, str, int], ...] = (
    ("words", "i8", 4),  # the seed of the present round
    ("bots", "i8", 4),  # the generator of the bots
    ("policy", "i8", 4),  # the generator of a user's policy
    ("discards", "i1", codes.KINDS),  # how many of each kind lie in the discard pile: counted as they are laid, not at every look
    ("game", "i8", 0),  # the number of the present game
    ("count", "i8", 0),  # actions in it so far, of all seats
    ("learner", "i8", 0),  # the seat that learns; NONE where all do
    ("asked", "i8", 0),  # the seat that is asked
    ("been", "i8", 0),  # the seats that have been asked beside the turn, as a set
    ("beside", "i8", 0),  # whether it is asked beside the turn
    ("ended", "i8", 0),  # the game has ended before the learner was asked: it can do nothing, and then gets its reward
)

#: What is the same for all lanes.
SETTING: tuple[tuple[str, str, int], ...] = (
    ("base", "i8", 4),  # the words of the seed
    ("levels", "i8", codes.SEATS),  # the bots by place on from the learner; the learner's own is not used
    ("learner", "i8", 0),  # the learner's seat; NONE: all seats learn; TURNS: it moves on by one from game to game and lane to lane
    ("to_target", "i8", 0),
    ("out_of_turn", "i8", 0),
    ("limit", "i8", 0),  # actions after which a game is cut off; 0 for never
    ("rewards", "i8", 0),  # BY_WIN or BY_POINTS
)
# fmt: on

#: The learner's seat changes.
TURNS = -2

# Columns of a tally of games that are over, one row for each lane.
T_GAMES = 0
T_CUT = 1  # games cut off
T_UNWON = 2  # games over that nobody won
T_ACTIONS = 3  # actions in all games that have ended, of all seats
T_LEARNER = 4  # games that the learner's side won
T_WINS = 5  # from here on by seat
TALLY = T_WINS + codes.SEATS


class Lane:
    """The interpreted form of a lane."""

    __slots__ = tuple(name for name, _, _ in FIELDS)

    words: Numbers
    bots: Numbers
    policy: Numbers
    discards: Numbers
    game: int
    count: int
    learner: int
    asked: int
    been: int
    beside: int
    ended: int

    def __init__(self) -> None:
        for name, _, length in FIELDS:
            setattr(self, name, [0] * length if length else 0)


class Setting:
    """The interpreted form of what is the same for all lanes."""

    __slots__ = tuple(name for name, _, _ in SETTING)

    base: Numbers
    levels: Numbers
    learner: int
    to_target: int
    out_of_turn: int
    limit: int
    rewards: int

    def __init__(self) -> None:
        for name, _, length in SETTING:
            setattr(self, name, [0] * length if length else 0)


States: TypeAlias = Sequence[State]
Lanes: TypeAlias = Sequence[Lane]
#: Rows of small numbers, of real numbers, and of numbers.
OctetRows: TypeAlias = Sequence[MutableSequence[int]]
RealRows: TypeAlias = Sequence[MutableSequence[float]]
NumberRows: TypeAlias = Sequence[MutableSequence[int]]
SumRows: TypeAlias = Sequence[MutableSequence[float]]
#: A user's policy: (observation, mask, generator) -> action.
Policy: TypeAlias = Callable[[Any, Any, Any], int]


def begin_lane(state: State, rules: Ruleset, space: Space, setting: Setting, lane: Lane, row: int, look: Look, seed: Numbers) -> None:
    """Deal the lane's present game, and go on to where a learner is asked. `seed` is room for four words."""
    for place in range(4):
        lane.words[place] = setting.base[place]
    lane.words[1] ^= row & WORD
    lane.words[2] ^= lane.game >> 32
    lane.words[3] ^= lane.game & WORD
    scramble(lane.words, FOR_GAME)
    for place in range(4):
        lane.bots[place] = lane.words[place] ^ BOTS_STREAM
        seed[place] = lane.words[place]
    if setting.learner == TURNS:
        lane.learner = (row + lane.game) % state.seats
    else:
        lane.learner = setting.learner
    lane.count = 0
    lane.been = 0
    lane.ended = 0
    new_game(state, state.seats + 0)
    deal_round(state, rules, None, seed, NONE)
    count_laid(state, space, lane, NONE, NONE, NONE)
    advance(state, rules, space, setting, lane, look, seed)
    if lane.asked < 0:
        lane.ended = 1
        lane.asked = lane.learner


def advance(state: State, rules: Ruleset, space: Space, setting: Setting, lane: Lane, look: Look, seed: Numbers) -> None:
    """Go on to where a learner is asked: the next round is dealt, bots answer. The game has ended where nobody is asked any more."""
    while True:
        while state.phase == codes.ROUND_OVER and setting.to_target:
            scramble(lane.words, FOR_NEXT)
            for place in range(4):
                seed[place] = lane.words[place]
            deal_round(state, rules, None, seed, NONE)
            count_laid(state, space, lane, NONE, NONE, NONE)
            lane.been = 0
        lane.beside = 0
        if lane.learner < 0 and state.phase < codes.ROUND_OVER and setting.limit == 0 and setting.out_of_turn == 0:
            lane.asked = state.turn  # the most frequent case by far: what follows is not looked at
            return
        if state.phase >= codes.ROUND_OVER or (setting.limit and lane.count >= setting.limit):
            lane.asked = NONE
            return
        lane.asked = state.turn
        if setting.out_of_turn:
            seat = asked_beside(state, rules, lane.been + 0)
            if seat >= 0:
                lane.asked = seat
                lane.beside = 1
        if lane.learner < 0 or lane.asked == lane.learner:
            return
        for place in range(4):
            look.rng[place] = lane.bots[place]
        seat = lane.asked + 0
        level = setting.levels[(seat - lane.learner) % state.seats] + 0
        look_from_lane(state, rules, space, lane, look)
        move = answer_of(look, rules, level, lane.beside != 0)
        for place in range(4):
            lane.bots[place] = look.rng[place]
        before = state.discard_n + 0
        lane.been = carry_out_move(state, rules, seat, move, lane.been + 0, setting.out_of_turn != 0)
        count_laid(state, space, lane, before, move[0], move[1])
        lane.count += 1


def step_lane(
    state: State,
    rules: Ruleset,
    space: Space,
    setting: Setting,
    lane: Lane,
    row: int,
    action: int,
    look: Look,
    seed: Numbers,
    final: State,
    rewards: Reals,
    tally: Numbers,
) -> int:
    """Carry out the action of the asked seat, and go on to the next question; 0 while the game goes on, 1 when it was over, 2 when cut off.

    A game that has ended is paid and kept in `final`, and the next is dealt.
    """
    if lane.ended == 0:
        verb, kind, colour, target = move_of(space, lane.asked + 0, action)
        move = (verb, kind, colour, target, False)
        before = state.discard_n + 0
        lane.been = carry_out_move(state, rules, lane.asked + 0, move, lane.been + 0, setting.out_of_turn != 0)
        count_laid(state, space, lane, before, verb, kind)
        lane.count += 1
        advance(state, rules, space, setting, lane, look, seed)
        if lane.asked >= 0:
            return 0
    over = 2
    if state.phase >= codes.ROUND_OVER:
        over = 1
        pay(state, rules, setting.to_target != 0, setting.rewards + 0, rewards)
    count_game(state, rules, setting, lane, over == 1, tally)
    copy_state(final, state)
    lane.game += 1
    begin_lane(state, rules, space, setting, lane, row, look, seed)
    return over


def count_laid(state: State, space: Space, lane: Lane, before: int, verb: int, kind: int) -> None:
    """Keep the count of the discards up to date: after a move of this verb and kind, before which so many cards lay there."""
    laid = verb == codes.V_PLAY or verb == codes.V_DISCARD
    if laid and state.discard_n == before + 1:
        lane.discards[kind] += 1
    elif laid or state.discard_n != before:  # a new round, or the draw pile ran out and took them up
        for other in range(space.kinds):
            lane.discards[other] = 0
        bottom = len(state.pile) - 1
        for place in range(state.discard_n):
            lane.discards[state.pile[bottom - place]] += 1


def look_from_lane(state: State, rules: Ruleset, space: Space, lane: Lane, look: Look) -> None:
    """`look_deeply` for the asked seat, with the discards that have been counted."""
    look_closely(state, rules, lane.asked + 0, look)
    look_on(state, look)
    copy_part(look.discards, 0, lane.discards, 0, codes.KINDS)


def count_game(state: State, rules: Ruleset, setting: Setting, lane: Lane, over: bool, tally: Numbers) -> None:
    """Add a game that has ended to a tally."""
    tally[T_GAMES] += 1
    tally[T_ACTIONS] += lane.count
    if not over:
        tally[T_CUT] += 1
        return
    winner = (state.game_winner if setting.to_target else state.round_winner) + 0
    if winner < 0:
        tally[T_UNWON] += 1
        return
    tally[T_WINS + winner] += 1
    if winner == lane.learner or (rules.teams and lane.learner >= 0 and (winner - lane.learner) % 2 == 0):
        tally[T_LEARNER] += 1


def show_lane(state: State, rules: Ruleset, space: Space, lane: Lane, look: Look, observation: Octets, mask: Octets) -> None:
    """Write what the asked seat may know and do."""
    look_from_lane(state, rules, space, lane, look)
    encode_all(state, rules, space, lane.asked + 0, look, observation)
    if lane.ended:
        for action in range(space.actions):
            mask[action] = 0
        mask[space.nothing] = 1
    else:
        mark_with(state, rules, space, lane.asked + 0, look.playable + 0, mask)
        mark_beside(state, space, lane.asked + 0, lane.beside != 0, mask)


def reset_lanes(
    states: States,
    rules: Ruleset,
    space: Space,
    setting: Setting,
    lanes: Lanes,
    look: Look,
    seed: Numbers,
    observations: OctetRows,
    masks: OctetRows,
    asked: Numbers,
    first: int,
    end: int,
) -> None:
    """Deal game 0 of the lanes `first` to `end - 1`."""
    for row in range(first, end):
        lane = lanes[row]
        for place in range(4):
            lane.policy[place] = setting.base[place]
        lane.policy[1] ^= row & WORD
        scramble(lane.policy, FOR_BOTS)
        lane.game = 0
        states[row].seats = space.seats
        begin_lane(states[row], rules, space, setting, lane, row, look, seed)
        show_lane(states[row], rules, space, lane, look, observations[row], masks[row])
        asked[row] = lane.asked


def first_illegal(space: Space, actions: Numbers, masks: OctetRows, first: int, end: int) -> int:
    """The first of these lanes whose action its mask does not allow; NONE when all are legal."""
    for row in range(first, end):
        action = actions[row]
        if action < 0 or action >= space.actions or masks[row][action] == 0:
            return row
    return NONE


def step_lanes(
    states: States,
    rules: Ruleset,
    space: Space,
    setting: Setting,
    lanes: Lanes,
    look: Look,
    seed: Numbers,
    actions: Numbers,
    finals: States,
    observations: OctetRows,
    masks: OctetRows,
    rewards: RealRows,
    asked: Numbers,
    ends: Octets,
    tallies: NumberRows,
    first: int,
    end: int,
) -> None:
    """One action in each of the lanes `first` to `end - 1`; all are legal."""
    for row in range(first, end):
        if row + 4 < end:
            fetch_ahead(states, row + 4, 0, 160 + 60 * space.seats)
            fetch_ahead(states, row + 4, 812, 984)
            fetch_ahead(observations, row + 4, 0, space.size + 0)
        for seat in range(space.seats):
            rewards[row][seat] = 0.0
        lane = lanes[row]
        action = actions[row] + 0
        ends[row] = step_lane(states[row], rules, space, setting, lane, row, action, look, seed, finals[row], rewards[row], tallies[row])
        show_lane(states[row], rules, space, lane, look, observations[row], masks[row])
        asked[row] = lane.asked


def ask_policy(policy: Policy, observation: Octets, mask: Octets, rng: Numbers) -> int:
    """The action of a user's policy. `speed.py` has another way for compiled code."""
    return policy(observation, mask, rng)


def play_lanes(
    policy: Policy,
    steps: int,
    states: States,
    rules: Ruleset,
    space: Space,
    setting: Setting,
    lanes: Lanes,
    look: Look,
    seed: Numbers,
    finals: States,
    observations: OctetRows,
    masks: OctetRows,
    rewards: RealRows,
    asked: Numbers,
    tallies: NumberRows,
    rng: Numbers,
    sums: SumRows,
    wrong: Numbers,
    first: int,
    end: int,
) -> None:
    """So many actions of a policy in each of the lanes `first` to `end - 1`, whose seats it plays, or whose learner.

    Stops at an action that is not legal, which is left in `wrong`: its lane + 1, and the action. `sums` takes the rewards by seat, and
    `rng` is room for a generator.
    """
    for row in range(first, end):
        lane = lanes[row]
        state = states[row]
        for place in range(4):
            rng[place] = lane.policy[place]
        for _ in range(steps):
            action = ask_policy(policy, observations[row], masks[row], rng)
            if action < 0 or action >= space.actions or masks[row][action] == 0:
                wrong[0] = row + 1
                wrong[1] = action
                break
            if step_lane(state, rules, space, setting, lane, row, action, look, seed, finals[row], rewards[row], tallies[row]):
                for seat in range(space.seats):
                    sums[row][seat] += rewards[row][seat]
                    rewards[row][seat] = 0.0
            show_lane(state, rules, space, lane, look, observations[row], masks[row])
            asked[row] = lane.asked
        for place in range(4):
            lane.policy[place] = rng[place]
        if wrong[0]:
            return
