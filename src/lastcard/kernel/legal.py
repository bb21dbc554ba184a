"""What may be played: sets of kinds for the asked seat and for those out of turn, and the reason why a move is refused."""

from __future__ import annotations

from . import codes
from .deck import can_draw
from .ruleset import Ruleset
from .state import State


def matching(state: State, rules: Ruleset) -> int:
    """MATCH: the coloured kinds that go on the top card: the colour in force, or its number or symbol."""
    return rules.of_colour[state.colour] | rules.of_symbol[state.top]


def betraying(rules: Ruleset, colour: int, top: int, owed: bool) -> int:
    """WD-TEST: the kinds that make a Wild Draw a bluff if one is in the hand, on this top card with this colour in force.

    As an answer on a stack it is judged only against cards that could have answered too (STACK).
    """
    kinds = rules.of_colour[colour] + 0
    if rules.wild_draw_test != codes.TEST_COLOUR:
        kinds |= rules.of_symbol[top]
    if rules.wild_draw_test == codes.TEST_PLAYABLE:
        kinds |= rules.wilds
    if owed:
        kinds &= rules.answers[top]
    return kinds & ~rules.wild_draws


def is_honest(state: State, rules: Ruleset, seat: int) -> bool:
    """WD-TEST: whether a Wild Draw from this hand, now, would be no bluff."""
    return state.mask[seat] & betraying(rules, state.colour + 0, state.top + 0, state.owed != 0) == 0


def playable(state: State, rules: Ruleset, seat: int) -> int:
    """The kinds that the seat on turn may lay: from its whole hand, whatever it has drawn (MATCH, STACK; WD-PLAY; `finish`)."""
    if state.owed:
        kinds = state.mask[seat] & rules.answers[state.top]
    else:
        kinds = state.mask[seat] & (rules.fits_colour[state.colour] | rules.of_symbol[state.top])
    if kinds & rules.wild_draws and rules.wild_draw == codes.STRICT and not is_honest(state, rules, seat):
        kinds &= ~rules.wild_draws
    if state.size[seat] == 1:
        kinds &= rules.finishers
    return kinds


def playable_now(state: State, rules: Ruleset, seat: int) -> int:
    """The kinds that a seat may lay now, on turn or out of it; 0 when it may lay none."""
    phase = state.phase
    if seat != state.turn:
        return jumping(state, rules, seat)
    if phase == codes.PLAY:
        return playable(state, rules, seat)
    if phase == codes.DRAWN:
        return playable(state, rules, seat) & (1 << state.drawn)
    if phase == codes.CHALLENGE and rules.stacking:
        return playable(state, rules, seat)
    return 0


def jumping(state: State, rules: Ruleset, seat: int) -> int:
    """The kind that a seat may lay out of turn (`jump_in`): one identical to the top card, no wild; 0 for none."""
    if not rules.jump_in or state.phase != codes.PLAY:
        return 0
    kinds = state.mask[seat] & (1 << state.top) & ~rules.wilds
    if state.size[seat] == 1:
        kinds &= rules.finishers
    return kinds


def may_keep(state: State, rules: Ruleset, seat: int) -> bool:
    """Whether the card just drawn may be kept: always, save under `force_play` when it can be played and is no bluff."""
    if not rules.force_play:
        return True
    kinds = playable(state, rules, seat) & (1 << state.drawn)
    return kinds == 0 or (kinds & rules.wild_draws != 0 and not is_honest(state, rules, seat))


def must_pass(state: State, rules: Ruleset, seat: int) -> bool:
    """EMPTY-2: nothing can be drawn and nothing can be played."""
    return not can_draw(state) and playable(state, rules, seat) == 0


def asks_colour(state: State, rules: Ruleset, seat: int, kind: int) -> bool:
    """Whether a colour is named with this card: with every wild, but not with a last card (OUT-WILD)."""
    return rules.wilds >> kind & 1 != 0 and state.size[seat] > 1


def asks_seat(state: State, rules: Ruleset, seat: int, kind: int) -> bool:
    """Whether another seat is named with this card; with a last card only under `swap_last` (OUT-WILD)."""
    return (rules.asks_seat if state.size[seat] > 1 else rules.asks_seat_last) >> kind & 1 != 0


def check(state: State, rules: Ruleset, seat: int, verb: int, kind: int, colour: int, target: int, uno: bool) -> int:
    """Why the rules refuse a move now; R_OK when they do not. The move is well-formed: seats sit at the table, kinds are the edition's."""
    if state.phase >= codes.ROUND_OVER:
        return codes.R_ROUND_OVER
    if verb == codes.V_UNO:
        return check_uno(state, rules, seat)
    if verb == codes.V_CATCH:
        return check_catch(state, rules, seat, target)
    if verb == codes.V_PLAY:
        reason = check_play(state, rules, seat, kind, colour, target)
        if reason == codes.R_OK and uno:
            reason = check_uno_with_play(state, rules, seat, kind, target)
        return reason
    if seat != state.turn:
        return codes.R_NOT_TURN
    return check_answer(state, rules, seat, verb, kind)


def check_answer(state: State, rules: Ruleset, seat: int, verb: int, kind: int) -> int:
    """The part of `check` for what only the asked seat may do, other than to play."""
    phase = state.phase
    if verb == codes.V_DRAW:
        if phase != codes.PLAY:
            return codes.R_NOT_ASKED
        return codes.R_OK if can_draw(state) else codes.R_NOTHING_TO_DRAW
    if verb == codes.V_PASS:
        if phase != codes.PLAY:
            return codes.R_NOT_ASKED
        if can_draw(state):
            return codes.R_CAN_DRAW
        if must_pass(state, rules, seat):
            return codes.R_OK
        return codes.R_STACK_PASS if state.owed else codes.R_CAN_PLAY
    if verb == codes.V_KEEP:
        if phase != codes.DRAWN:
            return codes.R_NOT_ASKED
        return codes.R_OK if may_keep(state, rules, seat) else codes.R_FORCED
    if verb == codes.V_GIVE or verb == codes.V_DISCARD:
        if phase != (codes.GIVE if verb == codes.V_GIVE else codes.DISCARD):
            return codes.R_NOT_ASKED
        return codes.R_OK if state.mask[seat] >> kind & 1 else codes.R_NOT_HELD
    if verb == codes.V_COLOUR:
        asked = phase == codes.COLOUR
    elif verb == codes.V_DONE:
        asked = phase == codes.CONFIRM
    else:
        asked = phase == codes.CHALLENGE
    return codes.R_OK if asked else codes.R_NOT_ASKED


def check_play(state: State, rules: Ruleset, seat: int, kind: int, colour: int, target: int) -> int:
    """The part of `check` for laying a card, without what is said with it."""
    held = state.mask[seat] >> kind & 1 != 0
    if seat != state.turn:
        if not rules.jump_in:
            return codes.R_NO_JUMP
        if state.phase != codes.PLAY:
            return codes.R_JUMP_PHASE
        if not held:
            return codes.R_NOT_HELD
        if kind != state.top or rules.wilds >> kind & 1:
            return codes.R_NOT_IDENTICAL
        if jumping(state, rules, seat) == 0:
            return codes.R_FINISH
    else:
        phase = state.phase
        if phase != codes.PLAY and phase != codes.DRAWN and not (phase == codes.CHALLENGE and rules.stacking):
            return codes.R_NOT_ASKED
        if not held:
            return codes.R_NOT_HELD
        if phase == codes.DRAWN and kind != state.drawn:
            return codes.R_ONLY_DRAWN
        if playable(state, rules, seat) >> kind & 1 == 0:
            return why_not(state, rules, seat, kind)
    if asks_colour(state, rules, seat, kind):
        if colour < 0:
            return codes.R_NEEDS_COLOUR
    elif colour >= 0:
        return codes.R_LAST_COLOUR if rules.wilds >> kind & 1 else codes.R_NO_COLOUR
    if asks_seat(state, rules, seat, kind):
        if target < 0:
            return codes.R_NEEDS_SEAT
        if target == seat or target >= state.seats:
            return codes.R_OWN_SEAT
    elif target >= 0:
        return codes.R_LAST_SEAT if rules.asks_seat >> kind & 1 else codes.R_NO_SEAT
    return codes.R_OK


def why_not(state: State, rules: Ruleset, seat: int, kind: int) -> int:
    """Why a card that the seat on turn holds cannot be laid."""
    bit = 1 << kind
    if state.owed:
        if rules.answers[state.top] & bit == 0:
            return codes.R_ANSWER
    elif (matching(state, rules) | rules.wilds) & bit == 0:
        return codes.R_NO_MATCH
    if state.size[seat] == 1 and rules.finishers & bit == 0:
        return codes.R_FINISH
    return codes.R_DISHONEST


def hand_after(state: State, rules: Ruleset, seat: int, kind: int, target: int) -> int:
    """How many cards a play leaves the player after all its effects, where those can be foretold: not with a Customizable."""
    if state.size[seat] > 1 and rules.first_part[kind] < rules.first_part[kind + 1]:
        part = rules.part_op[rules.first_part[kind]]
        if part == codes.P_SWAP and target >= 0:
            return state.size[target] + 0
        if part == codes.P_ROTATE:
            before = (seat - state.direction) % state.seats
            return state.size[before] + 0
    return state.size[seat] - 1


def check_uno_with_play(state: State, rules: Ruleset, seat: int, kind: int, target: int) -> int:
    """UNO-WHEN, UNO-FALSE: saying UNO with a play that is itself legal."""
    if state.size[seat] == 1:
        return codes.R_UNO_LAST
    if is_call_with_play_due(state, rules, seat, kind, target):
        return codes.R_OK
    if rules.false_call_penalty > 0:
        return codes.R_UNO_AGAIN if state.false_called >> seat & 1 else codes.R_OK
    if rules.uno_auto:
        return codes.R_UNO_AUTO
    return codes.R_UNO_TWICE if state.early >> seat & 1 else codes.R_UNO_NOT_DUE


def is_call_with_play_due(state: State, rules: Ruleset, seat: int, kind: int, target: int) -> bool:
    """UNO-WHEN: the player held two cards before the play, or (not with a Customizable) is left with one after all its effects."""
    if rules.uno_auto or (seat == state.turn and state.early >> seat & 1):
        return False
    if state.size[seat] == 2:
        return True
    return rules.customs >> kind & 1 == 0 and hand_after(state, rules, seat, kind, target) == 1


def is_call_due(state: State, rules: Ruleset, seat: int) -> bool:
    """UNO-WHEN: the seat owes the call, or is on turn with two cards and has not said it yet."""
    bit = 1 << seat
    if state.catchable & bit:
        return True
    return not rules.uno_auto and seat == state.turn and state.size[seat] == 2 and state.early & bit == 0


def check_uno(state: State, rules: Ruleset, seat: int) -> int:
    """UNO-WHEN, UNO-FALSE: saying UNO by itself."""
    if is_call_due(state, rules, seat):
        return codes.R_OK
    if rules.false_call_penalty > 0:
        return codes.R_UNO_AGAIN if state.false_called >> seat & 1 else codes.R_OK
    if rules.uno_auto:
        return codes.R_UNO_AUTO
    return codes.R_UNO_TWICE if (state.said | state.early) >> seat & 1 else codes.R_UNO_NOT_DUE


def check_catch(state: State, rules: Ruleset, seat: int, target: int) -> int:
    """UNO-CATCH, UNO-FALSE: catching another seat."""
    if target == seat:
        return codes.R_CATCH_SELF
    if state.catchable >> target & 1:
        return codes.R_OK
    if rules.false_catch_penalty > 0:
        return codes.R_CATCH_AGAIN if state.false_caught >> seat & 1 else codes.R_OK
    return codes.R_CATCH_NOT_DUE
