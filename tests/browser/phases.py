"""Every question that can be put to a player, and how a table for two comes to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .line import Choose, Game, Line, reach


def first_of(*starts: str) -> Choose:
    """Makes a choice: the first legal move whose verb and card begin so, the starts in order; else the first there is."""

    def choose(game: Game, legal: list[str]) -> str:
        for start in starts:
            for move in legal:
                if move.split(" ", 1)[1].startswith(start):
                    return move
        return legal[0]

    return choose


@dataclass(frozen=True)
class Phase:
    """A position to come to: the table's edition and options, what is looked for, and how both seats play towards it."""

    wanted: Callable[[Game], bool]
    edition: str = "classic"
    options: dict[str, Any] = field(default_factory=dict)
    mine: Choose = field(default_factory=lambda: first_of("play", "draw"))
    other: Choose = field(default_factory=lambda: first_of("play", "draw"))
    #: After how many moves a game is given up in which it has not come.
    moves: int = 60

    def come_to(self, mine: Line, other: Line) -> Game:
        """Play until the position is there."""
        return reach(mine, other, self.wanted, self.mine, self.other, moves=self.moves)


def _asked(phase: str) -> Callable[[Game], bool]:
    return lambda game: bool(game["phase"] == phase and game["turn"] == 0)


def _playable(card: str) -> Callable[[Game], bool]:
    return lambda game: bool(
        game["phase"] == "play" and game["turn"] == 0 and any(move.startswith(f"0 play {card} ") for move in game["legal"])
    )


_TEXT = {"text": "Sing, whoever you are."}

PHASES: dict[str, Phase] = {
    "play": Phase(lambda game: _asked("play")(game) and any(" play " in move for move in game["legal"])),
    "nothing to play": Phase(lambda game: _asked("play")(game) and not any(" play " in move for move in game["legal"])),
    "drawn": Phase(_asked("drawn"), mine=first_of("draw")),
    "drawn, must play": Phase(_asked("drawn"), options={"force_play": True}, mine=first_of("draw")),
    "opening wild": Phase(_asked("colour"), edition="modern", moves=1),
    "wild": Phase(_playable("W"), edition="pocket"),
    "wild draw four": Phase(_playable("W+4"), edition="modern", options={"wild_draw": "bluff"}),
    "dip": Phase(_playable("WDIP"), edition="pocket", options={"hand_size": 12}),
    "give": Phase(_asked("give"), edition="pocket", options={"hand_size": 12}, mine=first_of("play WDIP", "draw")),
    "swap": Phase(_playable("WSWAP"), edition="modern", options={"hand_size": 20}),
    "seven": Phase(
        lambda game: (
            _asked("play")(game) and any(move.split()[1:3] in (["play", f"{colour}7"] for colour in "RYGB") for move in game["legal"])
        ),
        options={"seven_zero": True},
    ),
    "challenge": Phase(_asked("challenge"), edition="modern", options={"hand_size": 15}, other=first_of("play W+4", "draw")),
    "challenge with an answer": Phase(
        lambda game: _asked("challenge")(game) and any(" play " in move for move in game["legal"]),
        edition="modern",
        options={"hand_size": 20, "stacking": "same"},
        mine=first_of("draw", "keep"),
        other=first_of("play W+4", "draw"),
    ),
    "owed stack": Phase(
        lambda game: _asked("play")(game) and game["owed"] > 0 and any(" play " in move for move in game["legal"]),
        options={"stacking": "up", "hand_size": 15},
        mine=first_of("draw", "keep"),
        other=first_of("play R+2", "play Y+2", "play G+2", "play B+2", "draw"),
    ),
    "discard": Phase(
        _asked("discard"),
        edition="modern",
        options={"hand_size": 20, "custom": [{"do": [["hand", 3]]}] * 3},
        mine=first_of("play WCUSTOM", "draw", "keep"),
        other=first_of("draw", "keep"),
    ),
    "confirm": Phase(
        _asked("confirm"), edition="modern", options={"hand_size": 20, "custom": [_TEXT] * 3}, mine=first_of("play WCUSTOM", "draw", "keep")
    ),
    "hands lie open": Phase(
        lambda game: game["turn"] is not None and all(hand is not None for hand in game["hands"]),
        edition="modern",
        options={"hand_size": 20, "custom": [{"do": [["open"]]}] * 3},
        mine=first_of("play WCUSTOM", "draw", "keep"),
        other=first_of("draw", "keep"),
    ),
    "jump-in": Phase(
        lambda game: bool(game["phase"] == "play" and game["turn"] == 1 and any(" play " in move for move in game["legal"])),
        options={"jump_in": True, "hand_size": 20},
    ),
    "early call": Phase(
        lambda game: (
            _asked("play")(game) and game["counts"][0] == 2 and game["may_call"] and any(" play " in move for move in game["legal"])
        ),
        options={"hand_size": 3},
    ),
    "late call": Phase(lambda game: 0 in game["catchable"], options={"hand_size": 2}),
    "catch": Phase(lambda game: bool(game["may_catch"]), options={"hand_size": 2}, mine=first_of("draw", "keep")),
    "large hand": Phase(lambda game: _asked("play")(game) and len(game["hand"]) >= 45, options={"hand_size": 45}),
    "round over": Phase(lambda game: game["phase"] == "round_over", options={"hand_size": 1}, mine=first_of("play", "draw")),
    "game over": Phase(lambda game: game["phase"] == "game_over", options={"hand_size": 1, "target": 1}),
}
