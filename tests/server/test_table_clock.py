"""What a table does by itself, and when: bots, time that runs out, people who are away."""

from __future__ import annotations

import random

import pytest

from lastcard.bots import make
from lastcard.moves import Move
from lastcard.server import facts
from lastcard.server import messages as m
from lastcard.server.agenda import BOT_CALLS, BOT_CATCHES, BOT_JUMPS, CATCHES, DEAL_SHOWN, DEALS_ALONE, DEALS_AT_MOST, PACES
from lastcard.server.facts import Fact, Moved
from lastcard.server.table import CATCH_PAUSE

from .tables import ANA, BO, CY, PEOPLE, SPECTATOR, Play


def bot_on_turn(**more: object) -> Play:
    """A person and a bot, and the bot is asked first."""
    for seed in range(50):
        play = Play(1, ("careful",), seed=seed, **more)  # type: ignore[arg-type]
        if play.game.turn == 1:
            return play
    raise AssertionError("no seed lets the bot begin")


def person_on_turn(people: int = 2, bots: tuple[str, ...] = (), place: int = 1, **more: object) -> Play:
    """A table where the person on a seat is asked first."""
    for seed in range(100):
        play = Play(people, bots, seed=seed, **more)  # type: ignore[arg-type]
        if play.game.turn == place:
            return play
    raise AssertionError("no seed lets the person begin")


def draws(play: Play) -> None:
    """The asked person draws, and keeps what can be kept."""
    turn = play.game.turn
    play.move(f"{turn} draw")
    if play.game.phase == "drawn":
        play.move(f"{turn} keep")


# Bots


@pytest.mark.parametrize("pace", PACES)
def test_a_bot_moves_at_the_table_s_pace_and_later_after_a_deal(pace: str) -> None:
    play = bot_on_turn()
    play.do(ANA, m.SetTable, pace=pace)
    assert play.table.due() == play.now + DEAL_SHOWN + PACES[pace]
    play = person_on_turn(1, ("careful",), place=0)
    play.do(ANA, m.SetTable, pace=pace)
    assert play.table.due() is None
    play.now += 100_000
    draws(play)
    assert play.table.due() == play.now + PACES[pace]
    assert play.wait(PACES[pace] - 1) == []
    done = play.wait(1)
    assert len(done) == 1
    assert isinstance(done[0], Moved)
    assert (done[0].by, done[0].move[0]) == ("bot", "1")


def test_chat_does_not_put_a_bot_off() -> None:
    play = bot_on_turn()
    due = play.table.due()
    play.now += 500
    play.do(ANA, m.Say, phrase="hurry")
    assert play.table.due() == due


def test_a_bot_plays_what_it_would_play_of_its_own_view_and_nothing_else() -> None:
    play = bot_on_turn()
    expected = make("careful", "1").answer(play.game.view(1))
    assert play.wait(10_000)[0] == Moved(str(expected), "bot")


def test_bots_play_on_while_nobody_is_connected_up_to_a_person_s_turn() -> None:
    play = bot_on_turn()
    play.disconnect(ANA)
    play.wait(10_000_000)
    assert play.game.turn == 0
    assert play.table.due() is None


def catchable(bots: tuple[str, ...], place: int, turn: int = 2, **more: object) -> Play:
    """A table where the person on this seat owes the call of UNO, and the bot is next."""
    for seed in range(200):
        play = Play(2, bots, seed=seed, **more)  # type: ignore[arg-type]
        if play.play_on(random.Random(seed), lambda play: play.game.catchable == [place] and play.game.turn == turn, most=60):
            return play
    raise AssertionError("nobody ever owed the call")


def test_a_bot_catches_but_only_after_people_could() -> None:
    play = catchable(("careful",), 0)
    since = play.now
    assert play.view(BO).catch_at == since + CATCH_PAUSE
    done = play.wait(CATCH_PAUSE + CATCHES["careful"])
    assert done == [Moved("2 catch 0", "bot")]
    assert play.now == since + CATCH_PAUSE + CATCHES["careful"]


def test_a_bot_that_never_catches_waits_all_the_same_before_it_closes_the_window() -> None:
    play = catchable(("random",), 1)
    assert play.wait(CATCH_PAUSE + BOT_CATCHES - 1) == []
    assert len(play.wait(1)) == 1


def test_a_bot_that_owes_the_call_since_another_s_play_says_it_soon() -> None:
    """Under `seven_zero` a swap may leave a bot with one card."""
    for seed in range(300):
        play = Play(1, ("careful", "careful"), seed=seed, seven_zero=True, hand_size=2)
        if play.play_on(random.Random(seed), lambda play: any(place > 0 for place in play.game.catchable), most=40):
            place = next(place for place in play.game.catchable if place > 0)
            assert play.wait(BOT_CALLS - 1) == []
            assert play.wait(1) == [Moved(f"{place} uno", "bot")]
            return
    pytest.fail("no bot ever owed the call")


def jump_of_a_bot(play: Play) -> Move | None:
    """What a bot that is not asked could lay now."""
    views = [play.game.view(place) for place in (1, 2, 3) if place != play.game.turn]
    return next((move for view in views for move in view.legal_moves if move.verb == "play"), None)


def test_a_careful_bot_jumps_in_sooner_than_a_bot_on_turn_moves() -> None:
    for seed in range(300):
        play = Play(1, ("careful", "careful", "careful"), seed=seed, jump_in=True, uno="auto")

        if play.game.turn == 0 and play.play_on(random.Random(seed), lambda play: jump_of_a_bot(play) is not None, most=30):
            move = jump_of_a_bot(play)
            assert play.wait(int(PACES["normal"] * BOT_JUMPS) - 1) == []
            assert play.wait(1) == [Moved(str(move), "bot")]
            return
    pytest.fail("no bot could ever jump in")


# The timer


def test_without_a_timer_nothing_runs_out() -> None:
    play = person_on_turn()
    assert play.view(BO).deadline is None
    assert play.wait(100_000_000) == []


def test_when_time_runs_out_a_bot_makes_this_one_decision() -> None:
    play = person_on_turn()
    play.do(ANA, m.SetTable, timer=20)
    assert play.view(BO).deadline == play.now + 20_000
    expected = make("careful", "1").answer(play.game.view(1))
    assert play.wait(19_999) == []
    assert play.wait(1) == [Moved(str(expected), "clock")]
    assert not play.public.seats[1].stand_in


def test_each_question_has_the_whole_time() -> None:
    play = Play(2)
    play.do(ANA, m.SetTable, timer=20)
    play.now += 15_000
    draws(play)
    assert play.view(None).deadline == play.now + 20_000


def timed_out_twice() -> tuple[Play, list[Fact]]:
    play = person_on_turn(3)
    play.do(ANA, m.SetTable, timer=20, grace=0)
    done: list[Fact] = []
    for _ in range(20):
        if play.public.seats[1].stand_in:
            return play, done
        if play.game.turn == 1:
            done = play.wait(20_000)
        else:
            draws(play)
    raise AssertionError("nobody stood in")


def test_after_two_in_a_row_a_bot_stands_in_and_any_sign_of_life_takes_the_seat_back() -> None:
    play, done = timed_out_twice()
    assert done[1:] == [facts.StandInSet(1, on=True, why="idle")]
    assert play.public.seats[1].level == "careful"
    assert play.do(BO, m.Say, phrase="sorry")[0] == facts.StandInSet(1, on=False, why="back")
    assert not play.public.seats[1].stand_in


def test_one_who_looks_without_a_word_gets_the_seat_back_when_the_page_is_opened_again() -> None:
    play, _ = timed_out_twice()
    play.connect(BO)
    assert not play.public.seats[1].stand_in


def test_a_move_of_one_s_own_between_two_time_outs_starts_the_count_anew() -> None:
    play = person_on_turn(2)
    play.do(ANA, m.SetTable, timer=20)
    for round_trip in range(6):
        while play.game.turn != 1 and play.table.phase == "playing":
            draws(play)
        if round_trip % 2:
            draws(play)
        else:
            play.wait(20_000)
        if play.table.phase != "playing":
            break
        assert not play.public.seats[1].stand_in


def test_a_slow_table_gives_days() -> None:
    play = person_on_turn()
    week = 7 * 24 * 3600
    play.do(ANA, m.SetTable, timer=week, grace=0)
    assert play.wait(1000 * week - 1) == []
    assert len(play.wait(1)) == 1


def test_time_stands_while_nobody_is_there_and_the_first_one_back_gives_all_of_it_again() -> None:
    play = person_on_turn()
    play.do(ANA, m.SetTable, timer=20)
    play.wait(15_000)
    play.disconnect(ANA)
    play.disconnect(BO)
    assert play.view(None).deadline is None
    assert play.wait(10_000_000) == []
    play.connect(ANA)
    assert play.view(None).deadline == play.now + 20_000


def test_spectators_keep_no_clock_running() -> None:
    play = person_on_turn()
    play.do(ANA, m.SetTable, timer=20)
    play.connect(SPECTATOR)
    play.connect(None)
    play.disconnect(ANA)
    play.disconnect(BO)
    assert play.wait(10_000_000) == []
    assert play.public.spectators == 2


def test_a_pause_keeps_the_time_that_is_left() -> None:
    play = person_on_turn()
    play.do(ANA, m.SetTable, timer=20)
    play.wait(15_000)
    play.do(ANA, m.Pause, on=True)
    assert play.view(BO).deadline is None
    assert play.wait(10_000_000) == []
    play.do(ANA, m.Pause, on=False)
    assert play.view(BO).deadline == play.now + 5_000


def test_after_a_restart_there_is_the_whole_time() -> None:
    play = person_on_turn()
    play.do(ANA, m.SetTable, timer=20)
    play.now += 10_000_000
    play.restart()
    assert play.table.due() is None
    play.restart(BO)
    assert play.table.due() == play.now + 20_000


def test_a_new_timer_counts_from_now() -> None:
    play = person_on_turn()
    play.now += 1_000_000
    play.do(ANA, m.SetTable, timer=20)
    assert play.view(BO).deadline == play.now + 20_000
    play.do(ANA, m.SetTable, timer=0)
    assert play.view(BO).deadline is None


# People who are away


def test_after_the_grace_a_bot_stands_in_and_plays() -> None:
    play = person_on_turn()
    play.disconnect(BO)
    assert play.public.seats[1].stand_in_at == play.now + 60_000
    assert play.wait(59_999) == []
    done = play.wait(1 + PACES["normal"])
    assert done[0] == facts.StandInSet(1, on=True, why="absent")
    assert isinstance(done[1], Moved)
    assert done[1].by == "stand-in"


def test_the_seat_is_handed_back_one_millisecond_before_the_stand_in_moves() -> None:
    play = person_on_turn()
    play.disconnect(BO)
    play.wait(60_000)
    due = play.table.due()
    assert due == play.now + PACES["normal"]
    play.now = due - 1
    play.connect(BO)
    assert not play.public.seats[1].stand_in
    assert play.wait(1_000_000) == []
    play.move("1 draw")


def test_one_who_is_back_before_the_grace_is_over_keeps_the_seat() -> None:
    play = person_on_turn()
    play.disconnect(BO)
    play.wait(59_999)
    play.connect(BO)
    assert play.wait(1_000_000) == []


def test_if_the_hand_back_cannot_be_saved_it_comes_before_any_move_of_the_stand_in() -> None:
    play = person_on_turn()
    play.disconnect(BO)
    play.wait(60_000 + PACES["normal"] - 1)
    play.table.connect(BO, play.now)
    play.now += 1_000_000
    assert play.act() == [facts.StandInSet(1, on=False, why="back")]
    assert play.table.due() is None


def test_two_tabs_are_one_person_who_is_there_until_both_are_closed() -> None:
    play = person_on_turn()
    play.connect(BO)
    play.disconnect(BO)
    assert play.public.seats[1].present
    assert play.wait(1_000_000) == []
    play.disconnect(BO)
    assert not play.public.seats[1].present
    assert play.wait(60_000) != []


def test_without_a_grace_nobody_stands_in() -> None:
    play = person_on_turn()
    play.do(ANA, m.SetTable, grace=0)
    play.disconnect(BO)
    assert play.public.seats[1].stand_in_at is None
    assert play.wait(100_000_000) == []


def test_everyone_gone_for_a_while_leaves_the_table_as_it_was_and_counts_for_nobody() -> None:
    play = person_on_turn(3)
    before = play.view(None)
    for person in PEOPLE[:3]:
        play.disconnect(person)
    assert play.wait(10_000_000) == []
    play.connect(CY)
    assert play.view(None) == before
    assert play.public.seats[0].stand_in_at == play.now + 60_000
    assert play.wait(59_999) == []


def test_a_pause_holds_up_the_grace() -> None:
    play = person_on_turn()
    play.disconnect(BO)
    play.wait(40_000)
    play.do(ANA, m.Pause, on=True)
    assert play.public.seats[1].stand_in_at is None
    assert play.wait(1_000_000) == []
    play.do(ANA, m.Pause, on=False)
    assert play.public.seats[1].stand_in_at == play.now + 20_000


def test_one_asks_for_a_stand_in_and_takes_the_seat_back_by_playing() -> None:
    play = person_on_turn()
    play.do(BO, m.StandIn, on=True)
    assert play.do(BO, m.StandIn, on=True) == []
    play.do(BO, m.Say, phrase="back-soon")
    assert play.public.seats[1].stand_in
    assert play.do(BO, m.PlayMove, move="1 draw") == [facts.StandInSet(1, on=False, why="back"), Moved("1 draw")]
    play.do(BO, m.StandIn, on=True)
    assert play.do(BO, m.StandIn, on=False) == [facts.StandInSet(1, on=False, why="back")]
    assert play.do(BO, m.StandIn, on=False) == []


def test_nobody_gains_time_by_letting_a_bot_play_for_a_moment() -> None:
    play = person_on_turn()
    play.do(ANA, m.SetTable, timer=20)
    play.now += 15_000
    for _ in range(5):
        play.do(BO, m.StandIn, on=True)
        assert play.view(BO).deadline is None
        play.do(BO, m.StandIn, on=False)
    assert play.view(BO).deadline == play.now + 5_000


def test_a_stand_in_that_was_asked_for_stays_when_a_phone_reconnects() -> None:
    play = person_on_turn()
    play.do(BO, m.StandIn, on=True)
    play.disconnect(BO)
    play.connect(BO)
    assert play.public.seats[1].stand_in


def test_a_refused_command_does_not_take_the_seat_back() -> None:
    play = person_on_turn()
    play.do(BO, m.StandIn, on=True)
    play.refused(BO, m.PlayMove, move="1 challenge")
    assert play.public.seats[1].stand_in


def test_only_who_plays_has_a_stand_in() -> None:
    assert Play(2, start=False).refused(ANA, m.StandIn, on=True).code == "no-game"
    assert Play(2).refused(SPECTATOR, m.StandIn, "Zoe", on=True).code == "not-seated"


# Between rounds


def over(people: int = 2, bots: tuple[str, ...] = ()) -> Play:
    play = Play(people, bots, hand_size=1)
    assert play.play_on(random.Random(1), lambda play: play.table.phase == "round_over")
    return play


def test_with_a_timer_the_next_round_is_dealt_by_itself() -> None:
    play = over()
    assert play.wait(10_000_000) == []
    play.do(ANA, m.SetTable, timer=20)
    play = over()
    play.do(ANA, m.SetTable, timer=20)
    assert play.wait(DEALS_AT_MOST - 1) == []
    assert isinstance(play.wait(1)[0], facts.Dealt)


def test_with_a_timer_no_rematch_begins_by_itself() -> None:
    play = Play(2, hand_size=1, target=1)
    play.do(ANA, m.SetTable, timer=20)
    assert play.play_on(random.Random(1), lambda play: play.table.phase == "game_over")
    assert play.wait(10_000_000) == []


def test_where_bots_play_for_everybody_who_is_there_the_next_round_is_dealt_after_a_while() -> None:
    play = over(1, ("careful",))
    play.do(ANA, m.StandIn, on=True)
    assert play.wait(DEALS_ALONE - 1) == []
    assert isinstance(play.wait(1)[0], facts.Dealt)


def test_where_nobody_is_there_no_round_is_dealt() -> None:
    play = over()
    play.do(ANA, m.Ready)
    play.disconnect(ANA)
    play.disconnect(BO)
    assert play.wait(10_000_000) == []


def test_a_table_that_everybody_left_comes_to_rest() -> None:
    play = Play(2, ("careful",))
    play.do(ANA, m.Leave)
    play.do(BO, m.Leave)
    for _ in range(5000):
        if play.table.due() is None:
            break
        play.wait(100_000)
    assert play.table.due() is None
    assert play.table.phase in ("round_over", "game_over")
