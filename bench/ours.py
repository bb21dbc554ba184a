"""Our side of the comparisons in run.py: lastcard's simulator, the size of one state, and a record to replay."""

from __future__ import annotations

import sys
from typing import Any

from side import clocked, serve


def play(games: int, players: int = 2, bot: str = "random", seed: int = 0, workers: int = 1, interpreted: bool = False) -> dict[str, Any]:
    """Play so many rounds of Classic. The whole call is timed, so ask once before measuring, to have it compiled."""
    from lastcard.simulate import simulate

    def all_games() -> None:
        simulate(
            edition="classic",
            players=players,
            games=games,
            bots=[bot] * players,
            seed=f"{seed:x}",
            workers=workers,
            interpreted=interpreted,
        )

    return {**clocked(all_games), "games": games}


def state() -> dict[str, Any]:
    """The bytes of one state: the compiled record, and the interpreted object with the lists and numbers that are its own."""
    from lastcard.speed import STATE

    return {"compiled": STATE.itemsize, "interpreted": interpreted_size()}


def interpreted_size() -> int:
    """The sum of `sys.getsizeof` over a state's slots and what is in their lists.

    Numbers that Python keeps once for everybody (-5 to 256) and what two states share are not counted.
    """
    from lastcard import Game

    def own(game: Game) -> dict[int, object]:
        found: dict[int, object] = {}
        waiting: list[object] = [game._state]
        while waiting:
            item = waiting.pop()
            if id(item) in found or item is None or (isinstance(item, int) and -5 <= item <= 256):
                continue
            found[id(item)] = item
            if isinstance(item, (list, tuple)):
                waiting.extend(item)
            else:
                waiting.extend(getattr(item, name) for name in getattr(type(item), "__slots__", ()))
        return found

    one, other = own(Game("classic", players=2, seed="1")), own(Game("classic", players=2, seed="2"))
    return sum(sys.getsizeof(item) for key, item in one.items() if key not in other)


def record(moves: int) -> dict[str, Any]:
    """A record of exactly so many moves, two players of Classic at random, as text."""
    from lastcard import Game
    from lastcard.bots import make

    game = Game("classic", players=2, seed="60")
    bots = [make("random", seed=f"{seat}") for seat in range(2)]
    for _ in range(moves):
        while game.phase == "round_over":
            game.deal(seed=f"{game.round:x}")
        assert game.turn is not None
        move = bots[game.turn].choose(game.view(game.turn))
        assert move is not None
        game.play(move)
    return {"record": game.record().dumps()}


if __name__ == "__main__":
    serve({"play": play, "state": state, "record": record})
