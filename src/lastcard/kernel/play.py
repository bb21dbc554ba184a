"""Moves: from a legal move to the next question.

`act` is the way in. Turn actions are plays, draws and passes: each closes the UNO window and counts towards ENDLESS.
"""

from __future__ import annotations

from . import codes
from .deck import draw, drop, gain, lay, outgrow, seat_after, take, tell, tuck
from .effects import carry_out, give, last_card
from .legal import is_call_with_play_due, is_honest, playable
from .ruleset import Ruleset
from .score import block, end_round
from .state import State
from .types import Host
from .uno import catch, close_window, judge_calls, say_uno


def act(state: State, rules: Ruleset, host: Host | None, seat: int, verb: int, kind: int, colour: int, target: int, uno: bool) -> None:
    """Carry out a move that `legal.check` does not refuse."""
    if verb == codes.V_PLAY:
        play_card(state, rules, host, seat, kind, colour, target, uno)
    elif verb == codes.V_DRAW:
        draw_card(state, rules, host, seat)
    elif verb == codes.V_KEEP:
        tell(host, codes.EV_KEPT, seat, 0, 0, 0)
        end_turn(state, host, seat)
    elif verb == codes.V_PASS:
        pass_turn(state, rules, host, seat)
    elif verb == codes.V_UNO:
        say_uno(state, rules, host, seat)
    elif verb == codes.V_CATCH:
        catch(state, rules, host, seat, target)
    elif verb == codes.V_ACCEPT:
        owed = state.owed + 0
        state.owed = 0
        tell(host, codes.EV_ACCEPTED, seat, 0, 0, 0)
        draw(state, host, seat, owed, codes.D_ACCEPTED)
        end_turn(state, host, seat)
    elif verb == codes.V_CHALLENGE:
        challenge(state, host, seat)
    elif verb == codes.V_COLOUR:
        state.colour = colour
        state.phase = codes.PLAY
        tell(host, codes.EV_COLOUR, seat, colour, 0, 0)
    elif verb == codes.V_GIVE:
        state.phase = codes.PLAY
        give(state, host, seat, kind)
        state.part += 1
        go_on(state, rules, host)
    elif verb == codes.V_DISCARD:
        discard(state, rules, host, seat, kind)
    else:
        tell(host, codes.EV_DONE, seat, state.top, 0, 0)
        state.phase = codes.PLAY
        finish_play(state, rules, host)


def play_card(state: State, rules: Ruleset, host: Host | None, seat: int, kind: int, colour: int, target: int, uno: bool) -> None:
    """Lay a card, on turn or out of it (`jump_in`), and carry out what it does."""
    bit = 1 << seat
    jump = seat != state.turn
    if jump:
        state.early = 0  # the turn of the one who was on turn is over
        state.open_by &= ~bit  # CUSTOM, `open`: until that player lays a card out of turn
    due = uno and is_call_with_play_due(state, rules, seat, kind, target)
    if due:
        state.early |= bit
    elif uno:
        state.false_due = 1
    if state.catchable | state.false_called | state.false_caught:
        close_window(state)
    if state.false_due:
        state.false_called |= bit
    state.actions += 1
    state.passes = 0
    own = rules.colour_of[kind]
    if own == codes.NO_COLOUR and rules.wild_draws >> kind & 1:
        remember_bluff(state, rules, seat, kind)
    drop(state, seat, kind)
    lay(state, kind)
    last = state.size[seat] == 0
    if own != codes.NO_COLOUR:
        state.colour = own
    else:
        state.colour_before = state.colour
        state.colour = codes.NO_COLOUR if last else colour
    state.player = seat
    state.chosen = target
    state.turn = seat
    state.phase = codes.PLAY
    state.drawn = codes.NONE
    if host is not None:
        host.note(codes.EV_PLAYED, seat, kind, state.colour, target * 4 + last * 2 + jump)
    if due:
        tell(host, codes.EV_UNO, seat, 0, 0, 0)
    if last:
        end_round(state, rules, host, last_card(state, rules, host, kind), codes.E_OUT)
        return
    if state.size[seat] == 1:
        state.touched |= bit
    state.skips = 0
    state.again = 0
    first = rules.first_part[kind]
    end = rules.first_part[kind + 1]
    if first == end and rules.texts == 0:
        finish_play(state, rules, host)  # a card that does nothing more
    else:
        state.step = 0
        state.part = first
        state.part_end = end
        go_on(state, rules, host)
    if state.actions >= codes.LAST_ACTION:
        count_action(state, rules, host)


def remember_bluff(state: State, rules: Ruleset, seat: int, kind: int) -> None:
    """WD-WHO: the hand that is judged is the bluffer's at the moment of the play, without the Wild Draw itself."""
    state.guilty = 0 if is_honest(state, rules, seat) else 1
    start = seat * codes.KINDS
    for other in range(rules.kinds):
        state.judged[other] = state.count[start + other]
    state.judged[kind] -= 1


def go_on(state: State, rules: Ruleset, host: Host | None) -> None:
    """Carry out the rest of the present play; then its text is confirmed, if it has one; then the play is over."""
    if not carry_out(state, rules, host):
        return
    if rules.texts >> state.top & 1:
        state.turn = state.player
        state.phase = codes.CONFIRM
        tell(host, codes.EV_ASKS_DONE, state.player, state.top, 0, 0)
        return
    finish_play(state, rules, host)


def finish_play(state: State, rules: Ruleset, host: Host | None) -> None:
    """A play's effects are over: calls of UNO are judged, then the next player is asked about what is owed, or the turn passes."""
    if state.touched or state.false_due:
        judge_calls(state, rules, host)
    if state.owed:
        state.early = 0
        begin_turn(state, state.player + 0, 1)
        if rules.wild_draw == codes.BLUFF and rules.wild_draws >> state.top & 1:
            state.phase = codes.CHALLENGE
        if rules.stacking:
            tell(host, codes.EV_OWES, state.turn, state.owed, 0, 0)
        return
    state.early = 0
    if state.again:
        tell(host, codes.EV_AGAIN, state.player, 0, 0, 0)
        begin_turn(state, state.player + 0, 0)
        return
    if host is not None:
        for steps in range(1, state.skips + 1):
            tell(host, codes.EV_SKIPPED, seat_after(state, state.player, steps), 0, 0, 0)
    begin_turn(state, state.player + 0, 1 + state.skips)


def begin_turn(state: State, seat: int, steps: int) -> None:
    """It is the turn of the seat so many places on from this one. Hands that its instruction had laid open are closed (CUSTOM, `open`)."""
    # `seat_after`, written out: this runs at every turn, and interpreted a call would cost as much as the rest of it.
    place = seat + state.direction * steps
    while place >= state.seats:
        place -= state.seats
    while place < 0:
        place += state.seats
    state.turn = place
    state.phase = codes.PLAY
    state.drawn = codes.NONE
    if state.open_by:
        state.open_by &= ~(1 << place)


def end_turn(state: State, host: Host | None, seat: int) -> None:
    """The turn passes from a seat that laid nothing. An early call of UNO is void (UNO-WHEN)."""
    state.early = 0
    state.player = seat
    begin_turn(state, seat, 1)


def count_action(state: State, rules: Ruleset, host: Host | None) -> None:
    """ENDLESS: the last turn action has been carried out; if it did not end the round, it is blocked."""
    if state.phase < codes.ROUND_OVER:
        block(state, rules, host, codes.E_ENDLESS)


def draw_card(state: State, rules: Ruleset, host: Host | None, seat: int) -> None:
    """DRAW: one card, or until one is playable (`draw_until_playable`); or the whole of an owed stack, which loses the turn (STACK)."""
    if state.owed:
        owed = state.owed + 0
        state.owed = 0
        draw(state, host, seat, owed, codes.D_STACK)
        end_turn(state, host, seat)
        return
    if state.catchable | state.false_called | state.false_caught:
        close_window(state)
    state.actions += 1
    state.passes = 0
    got = 0
    fits = False
    kind = codes.NONE
    while True:
        card = take(state, host)
        if card < 0:
            break
        kind = card
        gain(state, seat, kind)
        if host is not None:
            host.note(codes.EV_CARD, seat, kind, 0, 0)
        got += 1
        fits = playable(state, rules, seat) >> kind & 1 != 0
        if fits or not rules.draw_until or got == rules.draw_limit:
            break
    if state.said:
        outgrow(state, seat)
    if host is not None:
        host.note(codes.EV_DREW, seat, got, codes.D_TURN, 0)
    if fits:
        state.drawn = kind
        state.phase = codes.DRAWN
    else:
        end_turn(state, host, seat)
    if state.actions >= codes.LAST_ACTION:
        count_action(state, rules, host)


def pass_turn(state: State, rules: Ruleset, host: Host | None, seat: int) -> None:
    """EMPTY-2: nothing can be drawn or played. BLOCKED: when all players in turn pass so, the round is over.

    A pass on an owed stack forgives it (STACK), and says nothing of the cards that its seat might lay otherwise.
    """
    close_window(state)
    state.actions += 1
    tell(host, codes.EV_PASSED, seat, 0, 0, 0)
    if state.owed:
        tell(host, codes.EV_STACK_FORGIVEN, seat, state.owed, 0, 0)
        state.owed = 0
        state.passes = 0
    else:
        state.passes += 1
        if state.passes >= state.seats:
            block(state, rules, host, codes.E_PASSED)
            return
    end_turn(state, host, seat)
    if state.actions >= codes.LAST_ACTION:
        count_action(state, rules, host)


def challenge(state: State, host: Host | None, seat: int) -> None:
    """CHALLENGE, WD-GUILTY: a bluffer draws what is owed, the challenger takes a normal turn; else the challenger draws it and 2 more."""
    bluffer = state.player + 0
    owed = state.owed + 0
    state.owed = 0
    tell(host, codes.EV_CHALLENGED, seat, bluffer, 0, 0)
    tell(host, codes.EV_SHOWN, bluffer, seat, state.guilty, 0)
    if state.guilty:
        draw(state, host, bluffer, owed, codes.D_GUILTY)
        state.phase = codes.PLAY
    else:
        draw(state, host, seat, owed + 2, codes.D_INNOCENT)
        end_turn(state, host, seat)


def discard(state: State, rules: Ruleset, host: Host | None, seat: int, kind: int) -> None:
    """CUSTOM, `hand`: a card of one's choice goes under the top card; then the instruction goes on."""
    drop(state, seat, kind)
    tuck(state, kind)
    tell(host, codes.EV_DISCARDED, seat, kind, 0, 0)
    if state.size[seat] == 1:
        state.touched |= 1 << seat
    state.phase = codes.PLAY
    go_on(state, rules, host)
