"""Starting, moving, calling and catching, being ready, pausing, chatting."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lastcard.game import Game
from lastcard.server import facts
from lastcard.server import messages as m
from lastcard.server.table import CATCH_PAUSE

from .tables import ANA, BO, CY, PEOPLE, SPECTATOR, Play


def asked(play: Play) -> str:
    """The person who is asked."""
    seat = play.table.asked
    assert seat is not None
    assert seat.person is not None
    return seat.person


def other(play: Play) -> str:
    """A person who is not asked."""
    return next(seat.person for seat in play.table.seats if seat.person and seat is not play.table.asked)


def until(play: Play, wanted: Any, chance: int = 1) -> Play:
    """Random play until something is so."""
    assert play.play_on(random.Random(chance), lambda play: wanted(play.game))
    return play


def owing(chance: int = 1, **more: Any) -> tuple[Play, int]:
    """A table where somebody owes the call of UNO, and who."""
    play = until(Play(3, **more), lambda game: bool(game.catchable), chance)
    return play, play.game.catchable[0]


# Starting


def test_only_the_host_starts_and_only_when_every_seat_is_filled() -> None:
    play = Play(2, seats=4, start=False)
    assert play.refused(BO, m.Start).code == "not-host"
    refusal = play.refused(ANA, m.Start)
    assert (refusal.code, refusal.details) == ("seats-empty", {"count": 2})
    play.do(ANA, m.SetSeats, count=2)
    play.do(ANA, m.Start)
    assert (play.public.phase, play.public.games) == ("playing", 1)


def test_starting_twice_starts_once() -> None:
    """Two taps with ids of their own: the second is refused. The same id again: it has one effect."""
    play = Play(2, start=False)
    command = play.command(m.Start)
    play.give(ANA, command)
    before = play.everything()
    assert play.refused(ANA, m.Start).code == "already-started"
    assert play.give(ANA, command) == []
    assert play.table.answered(ANA, command.id) == play.table.number
    assert play.everything() == before


@pytest.mark.parametrize(
    ("edition", "seats", "options", "advice"),
    [
        ("pocket", 6, {}, {"advice": "players", "least": 2, "most": 5, "seats": 6}),
        ("classic", 3, {"teams": True}, {"advice": "teams-four", "seats": 3}),
        ("pocket", 5, {"hand_size": 11}, {"advice": "hand-too-large", "most": 10, "seats": 5}),
    ],
)
def test_rules_that_cannot_be_played_are_refused_with_the_reason(
    edition: str, seats: int, options: dict[str, Any], advice: dict[str, Any]
) -> None:
    play = Play(1, ("careful",) * (seats - 1), edition=edition, start=False, **options)
    refusal = play.refused(ANA, m.Start)
    assert (refusal.code, refusal.details) == ("bad-rules", advice)


def test_each_round_is_dealt_from_a_new_seed() -> None:
    play = Play(2, hand_size=1)
    for _ in range(3):
        assert play.play_on(random.Random(2), lambda play: play.table.phase == "round_over")
        play.do(ANA, m.Start)
    dealt = [one.fact.seed for one in play.facts if isinstance(one.fact, facts.Started | facts.Dealt)]
    assert len(set(dealt)) == 4


# Moving


def test_a_legal_move_is_made() -> None:
    play = Play(2)
    move = f"{play.game.turn} draw"
    assert play.move(move) == [facts.Moved(move)]


def test_a_move_that_the_rules_refuse_has_their_reason() -> None:
    play = Play(2)
    refusal = play.refused(other(play), m.PlayMove, move=f"{1 - (play.game.turn or 0)} draw")
    assert (refusal.code, refusal.ruling) == ("not_turn", "ONE")
    assert refusal.details["turn"] == play.game.turn


@pytest.mark.parametrize("text", ["", "draw", "0", "0 fly", "0 play X9", "0 play W+2 R", "9 draw", "0 catch 7", "0  draw", "0 draw\n"])
def test_what_is_no_move_at_this_table_is_refused(text: str) -> None:
    play = Play(2)
    assert play.refused(ANA, m.PlayMove, move=text).code in ("bad-move", "other-seat")
    assert play.refused(ANA, m.Why, move=text).code in ("bad-move", "other-seat")


def test_one_moves_for_one_s_own_seat_only_and_cannot_ask_about_another_hand() -> None:
    play = Play(2)
    turn = play.game.turn
    for kind in (m.PlayMove, m.Why):
        assert play.refused(other(play), kind, move=f"{turn} draw").code == "other-seat"
        assert play.refused(SPECTATOR, kind, "Zoe", move=f"{turn} draw").code == "not-seated"
        assert play.refused(None, kind, move=f"{turn} draw").code == "no-name"


def test_without_a_game_there_are_no_moves() -> None:
    play = Play(2, start=False)
    assert play.refused(ANA, m.PlayMove, move="0 draw").code == "no-game"
    assert play.refused(ANA, m.Why, move="0 draw").code == "no-game"


def test_why_says_what_a_move_would_meet_and_makes_none() -> None:
    play = Play(2)
    turn = play.game.turn or 0
    hand = set(play.view(asked(play)).hand)
    missing = next(str(card) for card in play.game.edition.kinds if str(card) not in hand and not card.is_wild)
    refusal = play.refused(asked(play), m.Why, move=f"{turn} play {missing}")
    assert (refusal.code, refusal.ruling) == ("not_held", "ONE")
    before = play.everything()
    assert play.do(asked(play), m.Why, move=f"{turn} draw") == []
    assert play.everything() == before


def test_after_the_round_a_move_is_refused_by_the_rules() -> None:
    play = until(Play(2, hand_size=1), lambda game: game.phase == "round_over")
    assert play.refused(ANA, m.PlayMove, move="0 draw").code == "round_over"


def test_a_move_that_answers_an_older_question_is_stale() -> None:
    """A lagging DRAW pressed twice draws once, also when the drawn card may be played and the same seat is asked again."""
    play = until(Play(2), lambda game: game.phase == "play")
    for _ in range(200):
        turn, seen = play.game.turn, play.table.number
        play.do(asked(play), m.PlayMove, move=f"{turn} draw", seen=seen)
        person = play.table.seats[turn or 0].person
        if play.game.turn == turn and play.game.phase == "drawn":
            assert play.refused(person, m.PlayMove, move=f"{turn} draw", seen=seen).code == "stale"
            assert play.refused(person, m.PlayMove, move=f"{turn} keep", seen=seen).code == "stale"
            play.do(person, m.PlayMove, move=f"{turn} keep", seen=seen + 1)
            return
    pytest.fail("no drawn card could be played")


def test_chat_between_a_question_and_its_answer_makes_nothing_stale() -> None:
    play = Play(2)
    seen = play.table.number
    play.do(other(play), m.Say, text="Hurry")
    play.do(asked(play), m.PlayMove, move=f"{play.game.turn} draw", seen=seen)


def test_a_move_without_what_was_seen_is_judged_as_it_comes() -> None:
    play = Play(2)
    play.do(asked(play), m.PlayMove, move=f"{play.game.turn} draw")


def test_calls_and_jump_ins_are_never_stale() -> None:
    play, seat = owing()
    play.do(play.table.seats[seat].person, m.PlayMove, move=f"{seat} uno", seen=0)

    def may_jump(game: Game) -> bool:
        return any(game.legal_moves(place) for place in range(3) if place != game.turn)

    play = until(Play(3, jump_in=True, uno="auto"), may_jump)
    place = next(place for place in range(3) if place != play.game.turn and play.game.legal_moves(place))
    move = play.game.legal_moves(place)[0]
    play.do(play.table.seats[place].person, m.PlayMove, move=str(move), seen=0)


def test_a_repeated_command_has_one_effect_and_the_same_answer_also_after_a_restart() -> None:
    play = Play(2)
    person, command = asked(play), play.command(m.PlayMove, move=f"{play.game.turn} draw", seen=play.table.number)
    play.give(person, command)
    number = play.table.number
    play.do(ANA, m.Say, text="later")
    assert play.table.answered(person, command.id) == number
    assert play.table.answered(BO if person == ANA else ANA, command.id) is None
    play.restart(ANA, BO)
    assert play.table.answered(person, command.id) == number
    assert play.table.answered(SPECTATOR, command.id) is None
    assert play.table.answered(None, command.id) is None


def test_the_latest_64_commands_of_each_person_are_remembered() -> None:
    play = Play(2)
    ids = []
    for _ in range(70):
        command = play.command(m.Say, phrase="hurry")
        play.give(ANA, command)
        play.do(BO, m.Say, phrase="sorry")
        ids.append(command.id)
    assert [play.table.answered(ANA, one) is not None for one in ids] == [False] * 6 + [True] * 64


def test_a_crowd_of_spectators_does_not_fill_the_memory_of_commands() -> None:
    """Those who spoke longest ago are forgotten, and whoever sits at the table last."""
    play = Play(2)
    command = play.command(m.Say, phrase="hurry")
    number = play.give(ANA, command)[-1].number
    first = play.ids + 1
    for watcher in range(100):
        play.do(f"watcher-{watcher}", m.Say, "Zoe", phrase="nice")
    assert play.table.answered(ANA, command.id) == number
    assert play.table.answered("watcher-0", f"c{first}") is None
    assert play.table.answered("watcher-99", f"c{play.ids}") == play.table.number


# UNO


def test_a_catch_is_taken_only_after_a_pause_but_one_s_own_late_call_at_once() -> None:
    play, seat = owing()
    catcher = next(place for place in range(3) if place != seat)
    person = play.table.seats[catcher].person
    assert play.view(person).may_catch == [seat]
    assert play.view(person).catch_at == play.now + CATCH_PAUSE
    play.now += CATCH_PAUSE - 1
    refusal = play.refused(person, m.PlayMove, move=f"{catcher} catch {seat}")
    assert (refusal.code, refusal.details, refusal.ruling) == ("too-soon", {"ms": 1}, None)
    late = Play(3)
    until(late, lambda game: bool(game.catchable))
    late.do(late.table.seats[seat].person, m.PlayMove, move=f"{seat} uno")
    assert late.view(None).catch_at is None
    play.now += 1
    play.do(person, m.PlayMove, move=f"{catcher} catch {seat}")
    assert play.view(person).catch_at is None
    assert play.refused(person, m.PlayMove, move=f"{catcher} catch {seat}").code == "catch_not_due"


def test_a_wrong_catch_is_for_the_rules_to_judge_at_once() -> None:
    play = Play(2)
    assert play.refused(ANA, m.PlayMove, move="0 catch 1").code == "catch_not_due"
    play = Play(2, false_catch_penalty=1)
    assert play.view(ANA).may_catch == [1]
    play.do(ANA, m.PlayMove, move="0 catch 1")
    assert play.view(ANA).may_catch == []


def test_a_catch_leaves_the_question_and_its_clock_alone() -> None:
    play, seat = owing()
    play.do(ANA, m.SetTable, timer=60)
    catcher = next(place for place in range(3) if place != seat)
    before = play.view(None)
    play.now += CATCH_PAUSE
    play.move(f"{catcher} catch {seat}")
    after = play.view(None)
    assert (after.question, after.turn, after.phase, after.deadline) == (before.question, before.turn, before.phase, before.deadline)


# Between rounds


def over(people: int = 2, bots: tuple[str, ...] = (), **options: Any) -> Play:
    """A table whose first round is over."""
    return until(Play(people, bots, **options), lambda game: game.phase == "round_over")


def test_the_next_round_is_dealt_when_everybody_is_ready() -> None:
    play = over(2, ("careful",), hand_size=1)
    assert play.public.seats[2].ready
    play.do(ANA, m.Ready)
    assert (play.public.seats[0].ready, play.act()) == (True, [])
    assert play.do(ANA, m.Ready) == []
    play.do(BO, m.Ready)
    assert isinstance(play.act()[0], facts.Dealt)
    assert play.view(None).round == 2
    assert not play.public.seats[0].ready


def test_nobody_waits_for_the_absent_nor_for_those_whom_a_bot_plays_for() -> None:
    play = over(3, hand_size=1)
    play.do(ANA, m.Ready)
    play.disconnect(BO)
    assert play.act() == []
    play.do(CY, m.StandIn, on=True)
    assert isinstance(play.act()[0], facts.Dealt)


def test_the_host_does_not_wait() -> None:
    play = over(2, hand_size=1)
    assert play.refused(BO, m.Start).code == "not-host"
    assert isinstance(play.do(ANA, m.Start)[0], facts.Dealt)


def test_one_is_ready_only_between_rounds_and_on_a_seat() -> None:
    assert Play(2).refused(ANA, m.Ready).code == "game-runs"
    assert Play(2, start=False).refused(ANA, m.Ready).code == "no-game"
    assert over(2, hand_size=1).refused(SPECTATOR, m.Ready, "Zoe").code == "not-seated"


def test_a_round_s_result_says_what_was_left_where_and_what_it_came_to() -> None:
    play = over(2, hand_size=2)
    result = play.view(None).results[-1]
    game = play.game
    assert (result.round, result.winner) == (1, game.round_winner)
    for score in result.scores:
        assert score.hand == [str(card) for card in game.hand(score.seat)]
        assert score.hand_points == game.hand_points(score.seat)
        assert (score.points, score.total) == (game.scores[score.seat], game.scores[score.seat])
    play.do(ANA, m.Start)
    assert play.play_on(random.Random(5), lambda play: play.table.phase != "playing")
    second = play.view(None).results[-1]
    assert [score.total for score in second.scores] == play.game.scores
    assert [score.total - score.points for score in second.scores] == [score.total for score in result.scores]


def test_a_rematch_begins_when_everybody_is_ready_or_the_host_says_so() -> None:
    for ready in (True, False):
        play = Play(2, hand_size=1, target=1)
        assert play.play_on(random.Random(1), lambda play: play.table.phase == "game_over")
        if ready:
            play.do(ANA, m.Ready)
            play.do(BO, m.Ready)
            play.act()
        else:
            play.do(ANA, m.Start)
        assert (play.public.phase, play.public.games, play.view(None).results) == ("playing", 2, [])


def test_the_host_leads_back_to_the_waiting_room_from_every_phase() -> None:
    for play in (Play(2), over(2, hand_size=1)):
        assert play.refused(BO, m.Back).code == "not-host"
        play.do(ANA, m.Back)
        assert (play.public.phase, play.frame(ANA).game) == ("waiting", None)
        assert play.refused(ANA, m.Back).code == "no-game"
        play.do(ANA, m.SetSeats, count=3)


# Pausing


def test_while_paused_nobody_moves_and_everybody_may_talk() -> None:
    play = Play(2, ("careful",))
    assert play.refused(BO, m.Pause, on=True).code == "not-host"
    play.do(ANA, m.Pause, on=True)
    assert play.do(ANA, m.Pause, on=True) == []
    assert play.wait(1_000_000) == []
    for place in (0, 1):
        assert play.refused(PEOPLE[place], m.PlayMove, move=f"{place} draw").code == "paused"
    play.do(BO, m.Say, phrase="back-soon")
    play.do(ANA, m.Pause, on=False)
    assert not play.public.paused


def test_a_paused_table_deals_no_round() -> None:
    play = over(2, hand_size=1)
    play.do(ANA, m.Pause, on=True)
    assert play.refused(ANA, m.Ready).code == "paused"
    assert play.refused(ANA, m.Start).code == "paused"
    play.do(ANA, m.Back)
    assert not play.public.paused


def test_only_a_game_is_paused() -> None:
    assert Play(2, start=False).refused(ANA, m.Pause, on=True).code == "no-game"


# Chat


def test_people_and_spectators_talk_and_the_game_stays_as_it_is() -> None:
    play = Play(2)
    before = play.view(None)
    play.do(ANA, m.Say, text="  Hi\n there ")
    play.do(BO, m.Say, phrase="good-luck")
    play.do(SPECTATOR, m.Say, "Zoe", emote="wow")
    assert play.view(None) == before
    said = [entry for entry in play.frame(None).log if isinstance(entry, m.ChatEntry)]
    assert [(entry.seat, entry.name, entry.text, entry.phrase, entry.emote) for entry in said] == [
        (0, "Ana", "Hi there", None, None),
        (1, "Bo", None, "good-luck", None),
        (None, "Zoe", None, None, "wow"),
    ]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({}, "say-one"),
        ({"text": "x", "emote": "wow"}, "say-one"),
        ({"text": " \u200b\t"}, "empty-text"),
    ],
)
def test_one_says_one_thing_that_can_be_read(fields: dict[str, Any], code: str) -> None:
    assert Play(2).refused(ANA, m.Say, **fields).code == code


def test_the_host_may_switch_the_chat_off() -> None:
    play = Play(2)
    play.do(ANA, m.SetTable, chat=False)
    assert play.refused(ANA, m.Say, text="x").code == "chat-off"
    assert play.refused(SPECTATOR, m.Say, "", text="x").code == "chat-off"
    play.do(ANA, m.SetTable, chat=True)
    assert play.refused(SPECTATOR, m.Say, "", text="x").code == "empty-name"


def test_asking_for_the_table_or_the_line_changes_nothing_even_without_a_name() -> None:
    play = Play(2)
    assert play.do(None, m.Resync) == play.do(None, m.Ping) == []
