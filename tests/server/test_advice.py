"""Advice about rules, and the presets: derived from the editions, true, and worded."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lastcard.edition import EDITIONS, Edition
from lastcard.errors import RulesError
from lastcard.game import Game
from lastcard.rules import OPTIONS, Rules
from lastcard.server.advice import CODES, advice
from lastcard.server.presets import PRESETS
from lastcard.words import LANGUAGES, Words

#: Rules that each piece of advice is about: edition, seats, options.
CASES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("players", "pocket", 6, {}),
    ("teams-four", "classic", 5, {"teams": True}),
    ("hand-too-large", "classic", 10, {"hand_size": 11}),
    ("hand-one", "classic", 4, {"hand_size": 1}),
    ("target-one", "classic", 4, {"target": 1}),
    ("swap-last-none", "classic", 4, {"swap_last": "swap"}),
    ("swap-last-finish", "modern", 4, {"swap_last": "swap", "finish": "no_wild"}),
    ("draw-limit-unused", "classic", 4, {"draw_limit": 3}),
    ("draw-until-one", "classic", 4, {"draw_until_playable": True, "draw_limit": 1}),
    ("wild-draw-test-free", "classic", 4, {"wild_draw": "free", "wild_draw_test": "colour"}),
    ("uno-penalty-auto", "classic", 4, {"uno": "auto", "uno_penalty": 4}),
    ("uno-penalty-none", "classic", 4, {"uno_penalty": 0}),
    ("false-call-auto", "classic", 4, {"uno": "auto", "false_call_penalty": 1}),
    ("false-catch-auto", "classic", 4, {"uno": "auto", "false_catch_penalty": 1}),
    ("seven-zero-only-seven", "pocket", 4, {"seven_zero": True}),
    ("jump-in-single", "pocket", 4, {"jump_in": True}),
    ("two-player-reverse-more", "classic", 4, {"two_player_reverse": "turn"}),
    ("dip-pass-none", "modern", 4, {"dip_pass": "drawn"}),
    ("custom-none", "classic", 4, {"custom": [{"text": "Sing."}]}),
    ("custom-again-skip", "modern", 4, {"custom": [{"do": [["again"], ["skip", 2]]}]}),
    ("custom-reverse-two", "modern", 2, {"custom": [{"do": [["reverse"]]}]}),
]
#: About cards that every edition has now: for editions to come.
NOWHERE = {"opening-wild-none", "stacking-none", "wild-draw-none", "two-player-reverse-none", "seven-zero-none", "seven-zero-only-zero"}


def codes(edition: str, seats: int, options: dict[str, Any]) -> list[str]:
    return [note.code for note in advice(Rules.of(edition, options), seats)]


def test_every_piece_of_advice_has_its_case() -> None:
    assert {code for code, *_ in CASES} | NOWHERE == set(CODES)


@pytest.mark.parametrize(("code", "edition", "seats", "options"), CASES, ids=[case[0] for case in CASES])
def test_the_case_gets_the_advice_and_the_edition_s_own_rules_get_none(
    code: str, edition: str, seats: int, options: dict[str, Any]
) -> None:
    notes = advice(Rules.of(edition, options), seats)
    note = next(note for note in notes if note.code == code)
    assert set(note.args) == set(CODES[code])
    assert note.option in (None, *options)
    if code != "players":
        assert codes(edition, seats, {}) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_stops_a_game_is_exactly_what_the_rules_refuse(edition: str) -> None:
    for seats in range(2, 11):
        for hand_size in (1, 5, 7, 9, 10, 11, 20, 50, 54, 60, 100):
            for teams in (False, True):
                for opening_wild in ("choose", "return"):
                    rules = Rules.of(edition, hand_size=hand_size, teams=teams, opening_wild=opening_wild)
                    stops = any(note.stops for note in advice(rules, seats))
                    try:
                        rules.check_players(seats)
                    except RulesError:
                        assert stops
                    else:
                        assert not stops


def test_the_largest_hand_that_is_named_can_be_dealt() -> None:
    note = advice(Rules.of("pocket", hand_size=40), 3)[0]
    Rules.of("pocket", hand_size=note.args["most"]).check_players(3)
    with pytest.raises(RulesError):
        Rules.of("pocket", hand_size=note.args["most"] + 1).check_players(3)


#: Of these it is said what they come to, and not that they come to nothing.
WITH_EFFECT = {"players", "teams-four", "hand-too-large", "hand-one", "target-one", "uno-penalty-none", "seven-zero-only-seven"}
WITH_EFFECT |= {"false-call-auto", "false-catch-auto", "custom-again-skip", "custom-reverse-two"}


@pytest.mark.parametrize(
    ("code", "edition", "seats", "options"),
    [case for case in CASES if case[0] not in WITH_EFFECT],
    ids=[case[0] for case in CASES if case[0] not in WITH_EFFECT],
)
def test_what_is_said_to_have_no_effect_has_none(code: str, edition: str, seats: int, options: dict[str, Any]) -> None:
    """Whole games with the option and with the edition's own value of it are the same, move for move."""
    option = next(note.option for note in advice(Rules.of(edition, options), seats) if note.code == code)
    plain = {name: value for name, value in options.items() if name != option}
    for seed in range(8):
        assert played(edition, seats, options, seed) == played(edition, seats, plain, seed)


def played(edition: str, seats: int, options: dict[str, Any], seed: int) -> list[str]:
    """Two rounds of legal moves, chosen by chance alone, and where they came to."""
    game = Game(edition, players=seats, seed=f"{seed:x}", **options)
    rng = random.Random(seed)
    moves: list[str] = []
    while game.round <= 2 and not game.is_over and len(moves) < 600:
        if game.turn is None:
            game.deal()
            continue
        legal = [move for seat in range(seats) for move in sorted(game.legal_moves(seat), key=str)]
        move = rng.choice(legal)
        game.play(move)
        moves.append(str(move))
    return [*moves, str(game.position())]


# Presets


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_preset_can_be_played_and_everything_in_it_has_an_effect(preset: Any) -> None:
    for edition in preset.editions:
        rules = Rules.of(edition, preset.options)
        rules.check_players(4)
        assert [note.code for note in advice(rules, 4) if note.code not in ("target-one", "seven-zero-only-seven")] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_presets_and_none_is_like_another(edition: str) -> None:
    found = [Rules.of(Edition.load(edition), preset.options) for preset in PRESETS if edition in preset.editions]
    assert found[0].differences() == {}
    assert len(found) >= 6
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_and_presets_are_worded(language: str) -> None:
    words = Words(language)
    for code, names in CODES.items():
        assert words.text(f"advice-{code}", **dict.fromkeys(names, 5))
    for preset in PRESETS:
        assert words.text(f"preset-{preset.name}")
        assert words.text(f"preset-{preset.name}-meaning")


def test_every_option_was_thought_of() -> None:
    """Options about which there is nothing to say stand here, so that a new one is not forgotten."""
    silent = {"scoring", "finish", "force_play", "uno"}
    about = {note.option for _, edition, seats, options in CASES for note in advice(Rules.of(edition, options), seats)}
    later = {"opening_wild", "stacking", "wild_draw"}  # only where an edition lacks the card
    assert silent | later | about - {None} == set(OPTIONS)
