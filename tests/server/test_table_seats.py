"""Sitting down, leaving, bots, and who is host."""

from __future__ import annotations

import pytest

from lastcard.server import facts
from lastcard.server import messages as m

from .tables import ANA, BO, CY, DEE, NAMES, SPECTATOR, Play


def waiting(people: int = 2, seats: int = 4, bots: tuple[str, ...] = ()) -> Play:
    return Play(people, bots, seats=seats, start=False)


def names(play: Play) -> list[str]:
    return [seat.name for seat in play.public.seats]


def kinds(play: Play) -> list[str]:
    return [seat.kind for seat in play.public.seats]


# Making


def test_whoever_makes_a_table_is_its_host_on_seat_0_and_bots_sit_on_the_last_seats() -> None:
    play = Play(1, ("careful", "random"), seats=4, start=False)
    assert kinds(play) == ["person", "empty", "bot", "bot"]
    assert [seat.level for seat in play.public.seats] == [None, None, "careful", "random"]
    assert play.public.host == 0


def test_a_table_of_bots_may_begin_at_once() -> None:
    play = Play(1, start=False)
    made = play.table.make(m.NewTable("pocket", 3, ["careful", "random"], {"custom": [{"text": "Sing."}]}, start=True), ANA, "Ana")
    assert isinstance(made[-1], facts.Started)
    assert made[-1].names == ["Ana", "Mila", "Otto"]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (m.NewTable("classic", 3, ["careful"], start=True), "seats-empty"),
        (m.NewTable("classic", 2, ["careful", "careful"]), "too-few-seats"),
        (m.NewTable("classic", 2, ["clever"]), "unknown-bot"),
        (m.NewTable("classic", 2, [], {"stakking": "up"}), "unknown-option"),
        (m.NewTable("classic", 2, [], {"stacking": "down"}), "bad-option"),
        (m.NewTable("classic", 2, ["careful"], {"teams": True}, start=True), "bad-rules"),
    ],
)
def test_a_table_that_makes_no_sense_is_not_made(wanted: m.NewTable, code: str) -> None:
    from lastcard.server.refusal import Refusal
    from lastcard.server.table import Table

    with pytest.raises(Refusal) as caught:
        Table("X").make(wanted, ANA, "Ana")
    assert caught.value.code == code


# Sitting


def test_one_sits_on_the_seat_one_chooses_or_on_the_first_free_one() -> None:
    play = waiting(1)
    play.do(BO, m.Sit, "Bo", seat=2)
    play.do(CY, m.Sit, "Cy")
    assert names(play) == ["Ana", "Cy", "Bo", ""]


def test_before_a_game_one_may_move_to_another_seat_and_keeps_name_and_host() -> None:
    play = waiting(1)
    play.do(ANA, m.Sit, "Ana", seat=3)
    assert names(play) == ["", "", "", "Ana"]
    assert play.public.host == 3


def test_sitting_where_one_sits_changes_nothing() -> None:
    play = waiting()
    assert play.do(BO, m.Sit, "Bo", seat=1) == []


def test_one_person_has_one_seat() -> None:
    play = waiting()
    assert play.refused(BO, m.Sit, "Bo").code == "already-seated"
    play.do(BO, m.Sit, "Bo", seat=2)
    assert kinds(play) == ["person", "empty", "person", "empty"]


def test_a_bot_makes_room_before_a_game_but_an_empty_seat_is_taken_first() -> None:
    play = Play(1, ("careful", "careful"), seats=4, start=False)
    play.do(BO, m.Sit, "Bo")
    assert kinds(play) == ["person", "person", "bot", "bot"]
    play.do(CY, m.Sit, "Cy")
    play.do(DEE, m.Sit, "Dee", seat=3)
    assert kinds(play) == ["person"] * 4


def test_a_taken_seat_a_missing_seat_and_a_full_table_are_refused() -> None:
    play = Play(2, seats=2, start=False)
    assert play.refused(CY, m.Sit, "Cy", seat=1).code == "seat-taken"
    assert play.refused(CY, m.Sit, "Cy", seat=2).code == "no-seat"
    assert play.refused(CY, m.Sit, "Cy").code == "no-free-seat"


def test_nobody_sits_down_without_a_name() -> None:
    play = waiting()
    assert play.refused(None, m.Sit).code == "no-name"
    assert play.refused(CY, m.Sit, " \u200b\n ").code == "empty-name"


def test_names_are_made_clean_and_told_apart() -> None:
    play = waiting(1)
    play.do(BO, m.Sit, "  ana\u202e\n")
    play.do(CY, m.Sit, "ANA")
    assert names(play) == ["Ana", "ana 2", "ANA 3", ""]
    play.add(play.table.rename(BO, "Bo"))
    assert names(play)[1] == "Bo"
    assert play.table.rename(BO, "Bo") == []
    assert play.table.rename(SPECTATOR, "Zoe") == []


def test_in_a_game_one_sits_only_where_somebody_left() -> None:
    play = Play(3, ("careful",))
    assert play.refused(DEE, m.Sit, "Dee").code == "no-free-seat"
    assert play.refused(DEE, m.Sit, "Dee", seat=3).code == "seat-taken"
    hand = play.view(CY).hand
    play.do(CY, m.Leave)
    assert play.refused(BO, m.Sit, "Bo", seat=2).code == "already-seated"
    play.do(DEE, m.Sit, "Dee")
    assert play.frame(DEE).seat == 2
    assert play.view(DEE).hand == hand
    assert play.frame(CY).seat is None
    assert play.view(CY).hand == []


# Leaving


def test_before_a_game_a_seat_becomes_empty() -> None:
    play = waiting()
    assert play.do(BO, m.Leave) == [facts.Left(1, "left")]
    assert kinds(play) == ["person", "empty", "empty", "empty"]
    assert play.refused(BO, m.Leave).code == "not-seated"


@pytest.mark.parametrize("on_turn", [True, False])
def test_in_a_game_a_bot_plays_on_and_the_turn_stays_where_it_was(on_turn: bool) -> None:
    play = Play(3)
    turn = play.game.turn
    assert turn is not None
    place = turn if on_turn else (turn + 1) % 3
    before = play.view(None)
    play.do(play.table.seats[place].person, m.Leave)
    after = play.view(None)
    assert (after.turn, after.phase, after.question, after.counts) == (before.turn, before.phase, before.question, before.counts)
    seat = play.public.seats[place]
    assert (seat.kind, seat.level, seat.present) == ("bot", "careful", True)
    assert seat.name not in NAMES


def test_the_host_removes_people_and_bots_and_nobody_else_does() -> None:
    play = Play(2, ("careful",), seats=4, start=False)
    assert play.refused(BO, m.Remove, seat=0).code == "not-host"
    assert play.refused(ANA, m.Remove, seat=2).code == "seat-empty"
    assert play.refused(ANA, m.Remove, seat=4).code == "no-seat"
    play.do(ANA, m.Remove, seat=1)
    play.do(ANA, m.Remove, seat=3)
    assert kinds(play) == ["person", "empty", "empty", "empty"]


def test_in_a_game_a_removed_person_s_seat_is_played_on_and_a_bot_s_may_be_taken() -> None:
    play = Play(2, ("random",))
    play.do(ANA, m.Remove, seat=1)
    assert play.public.seats[1].level == "careful"
    assert play.refused(ANA, m.Remove, seat=1).code == "seat-empty"
    play.do(ANA, m.Remove, seat=2)
    assert play.public.seats[2].level == "random"
    assert play.table.free_seats() == [1, 2]
    play.do(CY, m.Sit, "Cy", seat=2)
    assert play.frame(CY).seat == 2


def test_in_the_waiting_room_after_a_game_seats_of_people_who_left_may_be_taken() -> None:
    play = Play(3)
    play.do(CY, m.Leave)
    play.do(ANA, m.Back)
    assert kinds(play) == ["person", "person", "bot"]
    play.do(DEE, m.Sit, "Dee")
    assert kinds(play) == ["person"] * 3


# Seats and bots


def test_the_host_sets_the_number_of_seats_and_empty_ones_go_before_bots_and_people_stay() -> None:
    play = Play(1, ("random",), seats=4, start=False)
    play.do(BO, m.Sit, "Bo", seat=2)
    play.do(ANA, m.SetSeats, count=6)
    assert kinds(play) == ["person", "empty", "person", "bot", "empty", "empty"]
    play.do(ANA, m.SetSeats, count=3)
    assert kinds(play) == ["person", "person", "bot"]
    assert play.frame(BO).seat == 1
    play.do(ANA, m.SetSeats, count=2)
    assert kinds(play) == ["person", "person"]
    assert play.do(ANA, m.SetSeats, count=2) == []


def test_people_are_not_pushed_off_by_fewer_seats() -> None:
    play = waiting(3)
    refusal = play.refused(ANA, m.SetSeats, count=2)
    assert (refusal.code, refusal.details) == ("too-few-seats", {"count": 3})
    assert play.refused(BO, m.SetSeats, count=5).code == "not-host"


def test_the_number_of_seats_is_fixed_in_a_game() -> None:
    assert Play(2).refused(ANA, m.SetSeats, count=3).code == "only-waiting"


def test_the_host_puts_bots_on_empty_seats_and_sets_their_level_in_a_game_too() -> None:
    play = Play(2, seats=3, start=False)
    assert play.refused(BO, m.AddBot, seat=2, level="careful").code == "not-host"
    assert play.refused(ANA, m.AddBot, seat=1, level="careful").code == "seat-taken"
    assert play.refused(ANA, m.AddBot, seat=2, level="clever").code == "unknown-bot"
    assert play.refused(ANA, m.AddBot, seat=3, level="careful").code == "no-seat"
    play.do(ANA, m.AddBot, seat=2, level="careful")
    name = names(play)[2]
    play.do(ANA, m.Start)
    play.do(ANA, m.AddBot, seat=2, level="random")
    assert (play.public.seats[2].level, names(play)[2]) == ("random", name)
    assert play.do(ANA, m.AddBot, seat=2, level="random") == []


def test_ten_bots_have_ten_names() -> None:
    play = Play(1, ("random",) * 9, start=False)
    assert len(set(names(play))) == 10


# Host


def test_the_host_hands_over_to_a_person_and_can_do_no_more_then() -> None:
    play = Play(2, ("careful",), start=False)
    assert play.refused(BO, m.HandOver, seat=1).code == "not-host"
    assert play.refused(ANA, m.HandOver, seat=2).code == "not-a-person"
    assert play.do(ANA, m.HandOver, seat=0) == []
    play.do(ANA, m.HandOver, seat=1)
    assert play.public.host == 1
    assert play.refused(ANA, m.Start).code == "not-host"
    play.do(BO, m.Start)


def test_when_the_host_leaves_the_next_person_who_is_there_is_host() -> None:
    play = waiting(3)
    play.disconnect(BO)
    assert play.do(ANA, m.Leave)[1:] == [facts.HostSet(2, "vacant")]
    assert play.public.host == 2
    play.connect(BO)
    play.do(CY, m.Leave)
    assert play.public.host == 1


def test_when_nobody_else_is_there_the_next_person_is_host_all_the_same() -> None:
    play = waiting(2)
    play.disconnect(BO)
    play.do(ANA, m.Leave)
    assert play.public.host == 1


@pytest.mark.parametrize("game", [False, True])
def test_when_nobody_sits_there_whoever_sits_down_next_is_host(game: bool) -> None:
    play = Play(1, ("careful",), start=game)
    play.do(ANA, m.Leave)
    assert play.public.host is None
    play.do(BO, m.Sit, "Bo")
    assert play.public.host == play.frame(BO).seat


def test_a_host_who_is_away_for_the_grace_is_replaced_while_somebody_else_is_there() -> None:
    play = waiting(3)
    play.do(ANA, m.SetTable, grace=90)
    play.disconnect(ANA)
    assert play.wait(89_999) == []
    assert play.wait(1) == [facts.HostSet(1, "absent")]
    assert play.public.host == 1


def test_a_host_who_is_away_stays_host_while_nobody_is_there() -> None:
    play = waiting(2)
    play.disconnect(ANA)
    play.disconnect(BO)
    assert play.wait(10_000_000) == []
    play.connect(BO)
    assert play.wait(59_999) == []
    assert play.wait(1) == [facts.HostSet(1, "absent")]


def test_a_host_of_a_slow_table_without_a_grace_is_replaced_too() -> None:
    play = waiting(2)
    play.do(ANA, m.SetTable, grace=0)
    play.disconnect(ANA)
    assert play.wait(299_999) == []
    assert play.wait(1) == [facts.HostSet(1, "absent")]


def test_a_pause_does_not_keep_an_absent_host() -> None:
    play = Play(2)
    play.do(ANA, m.Pause, on=True)
    play.disconnect(ANA)
    assert play.wait(60_000) == [facts.HostSet(1, "absent")]
    play.do(BO, m.Pause, on=False)
    assert not play.public.paused
