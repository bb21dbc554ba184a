"""The rules of the game, how the table is run, and what everybody agrees to."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lastcard.server import facts
from lastcard.server import messages as m

from .tables import ANA, BO, CY, Play

SING: list[Any] = [{"text": "Sing."}]


def waiting(people: int = 2, **more: Any) -> Play:
    return Play(people, start=False, **more)


# Rules


def test_the_host_sets_edition_and_options_before_a_game() -> None:
    play = waiting()
    play.do(ANA, m.SetRules, edition="pocket", options={"stacking": "up", "target": 250})
    assert (play.public.edition, play.public.options) == ("pocket", {"stacking": "up"})
    assert play.public.rules["stacking"] == "up"
    assert play.public.rules["custom"] == []
    assert play.do(ANA, m.SetRules, edition="pocket", options={"stacking": "up"}) == []


@pytest.mark.parametrize(
    ("options", "code", "option"),
    [
        ({"stakking": "up"}, "unknown-option", "stakking"),
        ({"stacking": "down"}, "bad-option", "stacking"),
        ({"hand_size": 0}, "bad-option", "hand_size"),
        ({"hand_size": True}, "bad-option", "hand_size"),
        ({"custom": [{"do": [["fly"]]}]}, "bad-option", "custom"),
        ({"custom": [{"text": "x" * 201}]}, "bad-option", "custom"),
        ({"custom": "x"}, "bad-option", "custom"),
        ({"custom": [{}] * 4}, "bad-option", "custom"),
    ],
)
def test_options_that_do_not_exist_are_refused_by_name(options: dict[str, Any], code: str, option: str) -> None:
    refusal = waiting().refused(ANA, m.SetRules, edition="classic", options=options)
    assert (refusal.code, refusal.details) == (code, {"option": option})


def test_only_the_host_sets_rules_and_only_before_a_game() -> None:
    assert waiting().refused(BO, m.SetRules, edition="classic").code == "not-host"
    assert Play(2).refused(ANA, m.SetRules, edition="classic").code == "only-waiting"


def test_what_is_written_on_a_card_is_made_clean() -> None:
    play = waiting()
    play.do(ANA, m.SetRules, edition="modern", options={"custom": [{"text": "  Sing\x00\u202e a\nsong "}]})
    assert play.public.rules["custom"] == [{"text": "Sing a song"}]


# The table


def test_the_host_sets_how_the_table_is_run_at_any_time_and_only_what_changes_is_noted() -> None:
    play = Play(2)
    assert play.refused(BO, m.SetTable, open=True).code == "not-host"
    assert play.do(ANA, m.SetTable, open=True, chat=True, timer=30, pace="fast") == [facts.TableSet(open=True, timer=30, pace="fast")]
    assert (play.public.open, play.public.timer, play.public.grace, play.public.pace) == (True, 30, 60, "fast")
    assert play.do(ANA, m.SetTable, open=True) == []
    play.do(ANA, m.SetTable, open=False, watching=False, grace=0)
    assert (play.public.open, play.public.watching, play.public.grace) == (False, False, 0)


# Agreement (CUSTOM)


def agreed(play: Play) -> list[bool]:
    return [seat.agreed for seat in play.public.seats]


def test_a_game_with_written_cards_begins_when_everybody_has_agreed() -> None:
    play = Play(3, ("careful",), start=False)
    play.do(ANA, m.SetRules, edition="modern", options={"custom": SING})
    assert agreed(play) == [True, False, False, True]
    refusal = play.refused(ANA, m.Start)
    assert (refusal.code, refusal.details) == ("not-agreed", {"count": 2})
    play.do(BO, m.Agree, version=play.public.version)
    play.do(CY, m.Agree, version=play.public.version)
    assert play.do(CY, m.Agree, version=play.public.version) == []
    play.do(ANA, m.Start)


def test_a_change_of_what_is_written_asks_again_and_a_change_of_anything_else_does_not() -> None:
    play = waiting()
    play.do(ANA, m.SetRules, edition="modern", options={"custom": SING})
    version = play.public.version
    play.do(BO, m.Agree, version=version)
    play.do(ANA, m.SetRules, edition="modern", options={"custom": SING, "stacking": "up"})
    assert (play.public.version, agreed(play)) == (version, [True, True])
    play.do(ANA, m.SetRules, edition="modern", options={"custom": [{"text": "Dance."}], "stacking": "up"})
    assert (play.public.version, agreed(play)) == (version + 1, [True, False])
    assert play.refused(BO, m.Agree, version=version).code == "text-changed"


def test_blank_cards_and_editions_without_such_cards_ask_nobody() -> None:
    play = waiting()
    play.do(ANA, m.SetRules, edition="modern", options={"custom": [{}, {}]})
    assert agreed(play) == [True, True]
    play.do(ANA, m.SetRules, edition="classic", options={"custom": SING})
    assert agreed(play) == [True, True]
    play.do(ANA, m.Start)


def test_whoever_sits_down_later_agrees_too() -> None:
    play = Play(1, seats=2, start=False, edition="modern", custom=SING)
    assert agreed(play) == [True, False]
    play.do(BO, m.Sit, "Bo")
    assert agreed(play) == [True, False]
    assert play.refused(ANA, m.Start).code == "not-agreed"
    play.do(BO, m.Agree, version=play.public.version)
    play.do(ANA, m.Start)


def test_moving_to_another_seat_keeps_what_one_agreed_to() -> None:
    play = Play(1, seats=2, start=False, edition="modern", custom=SING)
    play.do(ANA, m.Sit, "Ana", seat=1)
    assert agreed(play) == [False, True]


def test_in_a_rematch_whoever_came_in_the_middle_is_asked() -> None:
    play = Play(2, edition="modern", custom=SING, target=1, hand_size=1)
    play.do(BO, m.Leave)
    play.do(CY, m.Sit, "Cy")
    play.connect(CY)
    over = play.play_on(random.Random(1), lambda play: play.table.phase == "game_over")
    assert over
    assert play.refused(ANA, m.Start).code == "not-agreed"
    play.do(ANA, m.Ready)
    play.do(CY, m.Ready)
    assert play.act() == []
    play.do(CY, m.Agree, version=play.public.version)
    assert isinstance(play.act()[0], facts.Started)


def test_only_those_who_sit_there_agree() -> None:
    play = Play(2, edition="modern", custom=SING)
    assert play.refused(CY, m.Agree, "Cy", version=play.public.version).code == "not-seated"
