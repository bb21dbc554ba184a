"""What cards do: the rows of the effect table, carried out one after another, printed cards and instructions alike (CUSTOM).

Parts that ask somebody something (DIP's pass, the `hand` part's discards) stop the run; the answer takes it up again.
"""

from __future__ import annotations

from . import codes
from .deck import draw, drop, gain, left_with_one, outgrow, seat_after, swap_hands, take, tell
from .ruleset import Ruleset
from .state import State
from .types import Host


def carry_out(state: State, rules: Ruleset, host: Host | None) -> bool:
    """Carry out the rows from `state.part` on; False when one of them asks something and the rest must wait."""
    while state.part < state.part_end:
        part = state.part + 0
        op = rules.part_op[part]
        if op == codes.P_HIT:
            hit(state, rules, host, rules.part_n[part] + 0)
        elif op == codes.P_TURN:
            turn_direction(state, host)
            if state.seats == 2 and rules.two_player_skip:
                state.skips += 1  # REVERSE: with two players it also acts as a Skip
        elif op == codes.P_SKIP:  # SKIP: the next player loses the turn
            state.skips += rules.part_n[part]
        elif op == codes.P_SWAP:
            exchange(state, rules, host, state.player + 0, state.chosen + 0)
        elif op == codes.P_ROTATE:
            rotate(state, rules, host)
        elif op == codes.P_DIP:
            if dip(state, rules, host):
                return False
        elif op == codes.P_DRAW:
            draw_part(state, host, rules.part_who[part] + 0, rules.part_n[part] + 0)
        elif op == codes.P_REVERSE:
            turn_direction(state, host)
        elif op == codes.P_AGAIN:
            state.again = 1
        elif op == codes.P_HAND:
            if level(state, host, rules.part_n[part] + 0):
                return False
        elif op == codes.P_UNTIL:
            draw_until(state, rules, host, rules.part_who[part] + 0)
        else:
            state.open_by |= 1 << state.player
            tell(host, codes.EV_LAID_OPEN, state.player, 0, 0, 0)
        state.part += 1
    return True


def hit(state: State, rules: Ruleset, host: Host | None, cards: int) -> None:
    """DRAWN, WD: the next player draws and loses the turn. Where it can be answered or challenged, it is owed until then."""
    if rules.stacking or (rules.wild_draw == codes.BLUFF and rules.wild_draws >> state.top & 1):
        state.owed += cards
    else:
        draw(state, host, seat_after(state, state.player, 1), cards, codes.D_HIT)
        state.skips += 1


def turn_direction(state: State, host: Host | None) -> None:
    """REVERSE: the direction turns."""
    state.direction = -state.direction
    tell(host, codes.EV_TURNED, state.direction, 0, 0, 0)


def exchange(state: State, rules: Ruleset, host: Host | None, one: int, other: int) -> None:
    """SWAP: two seats exchange whole hands."""
    swap_hands(state, rules, one, other)
    left_with_one(state, one)
    left_with_one(state, other)
    tell(host, codes.EV_SWAPPED, one, other, 0, 0)


def rotate(state: State, rules: Ruleset, host: Host | None) -> None:
    """All hands move on one seat in the direction of play."""
    seat = 0
    for _ in range(state.seats - 1):
        # Exchanging along the ring against the direction of play moves every hand on by one.
        before = seat_after(state, seat, -1)
        swap_hands(state, rules, seat, before)
        seat = before
    for owner in range(state.seats):
        left_with_one(state, owner)
    tell(host, codes.EV_ROTATED, state.direction, 0, 0, 0)


def dip(state: State, rules: Ruleset, host: Host | None) -> bool:
    """DIP: draw one card, pass one to the next player. True when the player is asked which."""
    player = state.player + 0
    kind = take(state, host)
    if kind < 0:
        return False  # only a pile without a card under the Dip, which the rules never make
    gain(state, player, kind)
    tell(host, codes.EV_CARD, player, kind, 0, 0)
    tell(host, codes.EV_DREW, player, 1, codes.D_DIP, 0)
    outgrow(state, player)
    if not rules.dip_drawn:
        state.phase = codes.GIVE
        return True
    give(state, host, player, kind)
    return False


def give(state: State, host: Host | None, seat: int, kind: int) -> None:
    """DIP: a card passes to the next player. UNO-DIP: only now is the hand judged."""
    drop(state, seat, kind)
    receiver = seat_after(state, seat, 1)
    gain(state, receiver, kind)
    outgrow(state, receiver)
    if state.size[seat] == 1:
        state.touched |= 1 << seat
    tell(host, codes.EV_GAVE, seat, receiver, kind, 0)


def draw_part(state: State, host: Host | None, who: int, cards: int) -> None:
    """CUSTOM, `draw`: in order of play from the next player, the player last. No turn is lost by it."""
    player = state.player + 0
    if who == codes.W_NEXT:
        draw(state, host, seat_after(state, player, 1), cards, codes.D_CUSTOM)
    elif who == codes.W_PREVIOUS:
        draw(state, host, seat_after(state, player, -1), cards, codes.D_CUSTOM)
    elif who == codes.W_CHOSEN:
        draw(state, host, state.chosen + 0, cards, codes.D_CUSTOM)
    else:
        for steps in range(1, state.seats):
            draw(state, host, seat_after(state, player, steps), cards, codes.D_CUSTOM)
        if who == codes.W_EVERYONE:
            draw(state, host, player, cards, codes.D_CUSTOM)


def level(state: State, host: Host | None, cards: int) -> bool:
    """CUSTOM, `hand`: in order of play, from the player, who has fewer draws, who has more is asked to discard. True when one is asked."""
    while state.step < state.seats:
        seat = seat_after(state, state.player, state.step + 0)
        if state.size[seat] > cards:
            state.phase = codes.DISCARD
            state.turn = seat
            return True
        if state.size[seat] < cards:
            draw(state, host, seat, cards - state.size[seat], codes.D_CUSTOM)
        state.step += 1
    state.step = 0
    return False


def draw_until(state: State, rules: Ruleset, host: Host | None, colour: int) -> None:
    """CUSTOM, `until`: the next player draws until a card of the colour has come, or nothing is left to draw; keeps all."""
    if colour == codes.NAMED:
        colour = state.colour + 0
    seat = seat_after(state, state.player, 1)
    got = 0
    while True:
        kind = take(state, host)
        if kind < 0:
            break
        gain(state, seat, kind)
        tell(host, codes.EV_CARD, seat, kind, 0, 0)
        got += 1
        if rules.colour_of[kind] == colour:
            break
    if got:
        outgrow(state, seat)
    tell(host, codes.EV_DREW, seat, got, codes.D_CUSTOM, 0)


def last_card(state: State, rules: Ruleset, host: Host | None, kind: int) -> int:
    """OUT, OUT-DRAW, OUT-WILD: what a last card still does. Returns the seat that is left without cards, and so wins.

    A last draw card, or one on a stack, makes the next player draw; a last Swap Hands exchanges under `swap_last`; of a Customizable
    the draw instructions are carried out, where `chosen` draws nothing and `everyone` leaves the winner out.
    """
    winner = state.player + 0
    if rules.asks_seat_last >> kind & 1:
        winner = state.chosen + 0
        exchange(state, rules, host, state.player + 0, winner)
    for part in range(rules.first_part[kind], rules.first_part[kind + 1]):
        op = rules.part_op[part]
        if op == codes.P_HIT:
            owed = state.owed + rules.part_n[part]
            state.owed = 0
            draw(state, host, seat_after(state, state.player, 1), owed, codes.D_LAST)
        elif op == codes.P_DRAW and rules.part_who[part] != codes.W_CHOSEN:
            who = rules.part_who[part] + 0
            draw_part(state, host, codes.W_OTHERS if who == codes.W_EVERYONE else who, rules.part_n[part] + 0)
    return winner
