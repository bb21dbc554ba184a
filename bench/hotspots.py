"""Where the time goes in interpreted games.

python bench/hotspots.py [--players N] [--games N] [--bot NAME] [--sort KEY] [--lines N]
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import sys


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="hotspots.py", description="Where the time goes in interpreted games.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--sort", default="tottime", choices=["tottime", "cumtime", "ncalls"])
    parser.add_argument("--lines", type=int, default=25)
    chosen = parser.parse_args(words)

    from lastcard.simulate import simulate

    def play(games: int) -> None:
        simulate(edition="classic", players=chosen.players, games=games, bots=[chosen.bot] * chosen.players, seed="0", interpreted=True)

    play(1)  # imports
    profile = cProfile.Profile()
    profile.runcall(play, chosen.games)
    pstats.Stats(profile).sort_stats(chosen.sort).print_stats(chosen.lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
