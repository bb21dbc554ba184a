"""Saying UNO and catching (UNO-SAY, UNO-WHEN, UNO-CATCH, UNO-WINDOW, UNO-FALSE)."""

from __future__ import annotations

from . import codes
from .deck import draw, tell
from .legal import is_call_due
from .ruleset import Ruleset
from .state import State
from .types import Host


def close_window(state: State) -> None:
    """UNO-WINDOW: a turn action is committed, whoever makes it: whoever has not been caught by now no longer can be."""
    state.catchable = 0
    state.false_called = 0
    state.false_caught = 0


def judge_calls(state: State, rules: Ruleset, host: Host | None) -> None:
    """UNO-SAY: after all effects of a play, every seat that it left with one card owes the call, unless it has said it."""
    if state.touched:
        for seat in range(state.seats):
            bit = 1 << seat
            if state.touched & bit and state.size[seat] == 1:
                if rules.uno_auto or state.early & bit:
                    state.said |= bit
                    if rules.uno_auto:
                        tell(host, codes.EV_UNO, seat, 0, 0, 0)
                else:
                    state.catchable |= bit
        state.touched = 0
    if state.false_due:
        state.false_due = 0
        pay_false_call(state, rules, host, state.player + 0)


def pay_false_call(state: State, rules: Ruleset, host: Host | None, seat: int) -> None:
    """UNO-FALSE: a call that was not due costs cards."""
    state.false_called |= 1 << seat
    tell(host, codes.EV_FALSE_UNO, seat, 0, 0, 0)
    draw(state, host, seat, rules.false_call_penalty, codes.D_FALSE_UNO)


def say_uno(state: State, rules: Ruleset, host: Host | None, seat: int) -> None:
    """UNO-WHEN: early on turn, or afterwards while the window is open; else a false call."""
    bit = 1 << seat
    if not is_call_due(state, rules, seat):
        pay_false_call(state, rules, host, seat)
        return
    tell(host, codes.EV_UNO, seat, 0, 0, 0)
    if state.catchable & bit:
        state.catchable &= ~bit
        state.said |= bit
    else:
        state.early |= bit


def catch(state: State, rules: Ruleset, host: Host | None, seat: int, target: int) -> None:
    """UNO-CATCH: the caught player draws at once, once; or it was a false catch, and costs cards where that is agreed."""
    if state.catchable >> target & 1:
        state.catchable &= ~(1 << target)
        tell(host, codes.EV_CAUGHT, seat, target, 0, 0)
        draw(state, host, target, rules.uno_penalty, codes.D_CAUGHT)
    else:
        state.false_caught |= 1 << seat
        tell(host, codes.EV_FALSE_CATCH, seat, target, 0, 0)
        draw(state, host, seat, rules.false_catch_penalty, codes.D_FALSE_CATCH)
