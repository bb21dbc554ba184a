"""`lastcard simulate`. Interpreted, as what is simulated is tested elsewhere at both speeds."""

from __future__ import annotations

import json

import pytest

from .process import LANGUAGES, lastcard, refused


def test_the_result_as_json() -> None:
    """The numbers are those of the library."""
    from lastcard.simulate import simulate

    words = "simulate --edition pocket --players 3 --games 30 --bots careful,random --seed 1f --rule stacking=same --interpreted --json"
    done = lastcard(*words.split())
    assert done.returncode == 0
    assert done.stderr == "", "no bar where there is no terminal"
    found = json.loads(done.stdout)
    expected = simulate("pocket", 3, 30, ["careful", "random"], {"stacking": "same"}, "1f", interpreted=True).to_json()
    for data in (found, expected):
        for measured in ("games_per_second", "turns_per_second", "compile_seconds"):
            del data[measured]
    assert found == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_in_words(language: str) -> None:
    """Every language, within 80 columns."""
    done = lastcard("simulate", "--games", "40", "--seed", "2", "--interpreted", "--lang", language)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "█" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_whole_games() -> None:
    """Up to the target a game takes several rounds."""
    words = "simulate --games 3 --interpreted --to-target --json --rule target=200"
    found = json.loads(lastcard(*words.split()).stdout)
    assert sum(found["wins"]) == 3
    assert found["rounds"] > 3


def test_several_workers_play_the_same_games() -> None:
    """The seed decides, not who plays which share."""
    one, two = (
        json.loads(lastcard("simulate", "--games", "401", "--interpreted", "--json", "--workers", workers).stdout) for workers in "12"
    )
    assert one["wins"] == two["wins"]
    assert one["turns_mean"] == two["turns_mean"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--players 11", "2 to 10"),
        ("--edition pocket --players 6", "2 to 5 players"),
        ("--players 2 --bots random,random,random", "3 bots are named"),
        ("--bots ,", "random, easy, careful, sharp"),
        ("--rule teams", "four players"),
        ("--games 1e6", "--games"),
    ],
)
def test_mistakes(words: str, said: str) -> None:
    """One line each."""
    assert said in refused("simulate", *words.split())
