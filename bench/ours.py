"""Our side of the comparisons in run.py: lastcard's simulator, the size of one state, and a record to replay."""

from __future__ import annotations

import sys
import time
from functools import cache
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


@cache
def batch(players: int) -> tuple[Any, Any]:
    """A batch of 4,096 tables of Classic, and a function that chooses a random legal action for each of its rows."""
    import numba
    import numpy as np

    from lastcard.envs.batch import Batch
    from lastcard.speed import below

    @numba.njit  # type: ignore[untyped-decorator]
    def choose(masks: Any, actions: Any, rng: Any) -> None:
        for row in range(len(masks)):
            left = below(rng, masks[row].sum())
            for action in range(masks.shape[1]):
                left -= masks[row, action]
                if left < 0:
                    actions[row] = action
                    break

    made = Batch("classic", players, 4096)
    actions, rng = np.zeros(made.size, np.int64), np.array([1, 2, 3, 4])

    def next_actions() -> Any:
        choose(made.mask, actions, rng)
        return actions

    return made, next_actions


def steps(games: int, players: int = 2, seed: int = 0) -> dict[str, Any]:
    """At least so many steps of rows of a batch, with random legal actions, chosen outside what is timed. A game is a step here."""
    made, next_actions = batch(players)
    made.reset(f"{seed:x}")
    for _ in range(60):  # by then rows are at all stages of their games
        made.step(next_actions())
    spent, clock = 0.0, time.process_time
    wall = time.perf_counter()
    times = -(-games // made.size)
    for _ in range(times):
        actions = next_actions()
        began = clock()
        made.step(actions)
        spent += clock() - began
    return {"cpu": spent, "wall": time.perf_counter() - wall, "games": times * made.size}


def playouts(games: int, seed: int = 0, level: str = "sharp") -> dict[str, Any]:
    """At least so many rests of rounds of four players, played out on imagined hands after 20 moves, as `champion` does; by this level."""
    from lastcard import Game
    from lastcard.bots import LEVELS, make, searcher
    from lastcard.speed import compiled

    table = Game("classic", players=4, seed=f"{seed:x}")
    bots = [make("careful", seed=f"{seat}") for seat in range(4)]
    room = searcher._Compiled(compiled())
    while True:
        if table.turn is None:
            table.deal()
        assert table.turn is not None
        view = table.view(table.turn)
        move = bots[table.turn].choose(view)
        assert move is not None
        room.see(view, [1, 2, 3, seed])
        if len(table.moves) >= 20 and (moves := room.open()) > 1:
            break
        table.play(move)
    room.players[:] = LEVELS.index(level)
    deals = -(-games // moves)
    return {**clocked(lambda: room.explore(0, deals)), "games": deals * moves}


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
    serve({"play": play, "steps": steps, "playouts": playouts, "state": state, "record": record})
