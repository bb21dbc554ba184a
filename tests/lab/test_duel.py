"""Duels: fair to every bot, the same for the same seed, and said in every language."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from lastcard.errors import RulesError
from lastcard.lab import Duel, duel
from lastcard.lab.duels import fair_share, milliseconds, samples_within, seatings_of
from lastcard.lab.games import Bot
from tests.cli.process import LANGUAGES, lastcard, refused


def played(*bots: str, **more: object) -> Duel:
    """A small duel, interpreted and without the clock."""
    return duel(bots, **{"games": 60, "seed": "5", "interpreted": True, "timed": False, **more})  # type: ignore[arg-type]


def without_times(found: dict[str, object]) -> dict[str, object]:
    """What is the same for the same seed."""
    rest = {key: value for key, value in found.items() if key not in ("seconds", "moves_per_second", "workers")}
    rest["bots"] = [{key: value for key, value in one.items() if key != "ms_per_move"} for one in found["bots"]]  # type: ignore[attr-defined]
    return rest


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 3), (2, 10), (3, 3), (3, 4), (4, 4), (5, 10)])
def test_every_bot_sits_as_often_on_every_seat_as_every_other(bots: int, players: int) -> None:
    """Whatever the numbers of bots and seats: so each has the same share where all are equally strong."""
    seatings = list(seatings_of(bots, players))
    assert len(set(seatings)) == len(seatings)
    for seat in range(players):
        assert len(set(Counter(row[seat] for row in seatings).values())) == 1
        assert {row[seat] for row in seatings} == set(range(bots))
    assert {round(fair_share(seatings, bot, False), 9) for bot in range(bots)} == {round(1 / bots, 9)}


def test_three_bots_have_each_other_on_either_side() -> None:
    """Who sits to one's left matters, so both orders are played."""
    seatings = list(seatings_of(3, 3))
    after = Counter((row[seat], row[(seat + 1) % 3]) for row in seatings for seat in range(3))
    assert len(after) == 6
    assert len(set(after.values())) == 1


def test_a_duel_counts_every_game_once() -> None:
    """Wins and games that nobody won are all games; deals are played with every seating; shares lie within their intervals."""
    found = played("careful", "random", players=4, rules={"finish": "number"})
    assert found.games == found.deals * found.seatings >= 60
    assert sum(one.wins for one in found.bots) + found.unwon == found.games
    for one in found.bots:
        assert one.share.low < one.share.value == one.wins / one.games < one.share.high
        assert one.points.low < one.points.value < one.points.high
        assert one.fair == 0.5


def test_the_same_seed_gives_the_same_result_whatever_the_workers() -> None:
    """Compiled or interpreted, by one worker or by several."""
    one, two, fast, other = (
        played("easy", "careful", "random", games=120, **more)
        for more in ({}, {"workers": 2}, {"interpreted": False, "workers": 3}, {"seed": "a600"})
    )
    assert without_times(one.to_json()) == without_times(two.to_json()) == without_times(fast.to_json())
    assert one.bots != other.bots


def test_the_stronger_is_found() -> None:
    """`careful` beats `random`, with an interval that excludes a half; the same deals for both make it narrower than chance alone would."""
    found = played("careful", "random", games=4000, interpreted=False)
    first, second = found.bots
    assert first.share.low > 0.5 > second.share.high
    assert first.share.half < 1.96 * 0.5 / 4000**0.5


def test_partners_win_together() -> None:
    """With partners a bot's side is a team: two bots share all wins, and four bots win half of the games each if all are equal."""
    pair = played("careful", "random", players=4, rules={"teams": True})
    assert sum(one.wins for one in pair.bots) + pair.unwon == pair.games
    four = played("random", "easy", "careful", "sharp", rules={"teams": True})
    assert {one.fair for one in four.bots} == {0.5}
    assert sum(one.wins for one in four.bots) + 2 * four.unwon == 2 * four.games


def test_whole_games_to_the_target() -> None:
    """Up to the target a game has several rounds, and more points."""
    whole, round_ = (played("careful", "random", games=8, to_target=to_target, rules={"target": 200}) for to_target in (True, False))
    assert whole.to_target
    assert sum(one.points.value for one in whole.bots) > 200 > sum(one.points.value for one in round_.bots)


def test_a_champion_takes_the_samples_that_are_asked_for() -> None:
    """A number after its name, or else that of the duel; both kinds may meet."""
    found = played("champion", "champion:2", edition="pocket", samples=1, games=4)
    assert [one.bot for one in found.bots] == ["champion:1", "champion:2"]


def test_time_for_a_move_is_measured_and_can_be_given() -> None:
    """What a move takes is more than nothing; a champion that may take longer plays out no fewer deals."""
    assert milliseconds(Bot("careful"), "classic", 2, None, interpreted=True) > 0
    assert 1 <= samples_within(0.05, "pocket", 2) < samples_within(20, "pocket", 2)


def test_progress_comes_to_an_end() -> None:
    """Progress is told in order, up to all games."""
    told: list[tuple[int, int]] = []
    played("careful", "random", progress=lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert told[-1] == (60, 60)


@pytest.mark.parametrize(
    ("bots", "more", "said"),
    [
        (["careful"], {}, "two bots or more"),
        (["careful", "careful"], {}, "named twice"),
        (["champion", "champion:100"], {}, "named twice"),
        (["careful", "random", "easy"], {"players": 2}, "3 bots are named for 2 seats"),
        (["careful", "random"], {"games": 0}, "games must be 1 or more"),
        (["careful", "random"], {"workers": 0}, "workers must be 1 or more"),
        (["careful", "random"], {"edition": "pocket", "players": 6}, "2 to 5 players"),
        (["careful", "nobody"], {}, "must be one of"),
    ],
)
def test_what_makes_no_sense_is_refused(bots: list[str], more: dict[str, object], said: str) -> None:
    """One sentence says what would be right."""
    with pytest.raises(RulesError, match=said):
        played(*bots, **more)


def test_the_command_prints_what_the_library_finds() -> None:
    """As JSON, with exactly the keys of the library, and no bar where there is no terminal."""
    words = "duel easy --edition modern random --players 3 --rule stacking=up --games 60 --seed 5 --interpreted --json"
    done = lastcard(*words.split())
    assert (done.returncode, done.stderr) == (0, "")
    found, expected = json.loads(done.stdout), played("easy", "random", edition="modern", players=3, rules={"stacking": "up"}).to_json()
    assert without_times(found) == without_times(expected)
    assert set(found["bots"][0]) >= {"bot", "games", "wins", "share", "low", "high", "ms_per_move"}
    assert found["bots"][0]["ms_per_move"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_in_words(language: str) -> None:
    """Every language, within 80 columns."""
    done = lastcard(*f"duel careful random --players 4 --games 40 --interpreted --lang {language}".split())
    assert (done.returncode, done.stderr) == (0, "")
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("duel", "needs two bots or more"),
        ("duel careful", "needs two bots or more"),
        ("duel careful careful", "named twice"),
        ("duel careful nobody", "is not one of: random, easy, careful, sharp, champion"),
        ("duel careful:5 random", "only champion searches"),
        ("duel champion:0 random", "1 to 1000000"),
        ("duel random easy careful --players 2", "3 bots are named, but only 2 play"),
        ("duel random champion --samples 5 --milliseconds 5", "not both"),
        ("duel random easy --edition pocket --players 6", "2 to 5 players"),
        ("duel random easy --gmaes 4", "--games"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_refused(words: str, said: str) -> None:
    """One sentence, before anything is played."""
    assert said in refused(*words.split())
