"""The table as text, all hands open: for whoever watches an environment. In any of the game's languages."""

from __future__ import annotations

from ..game import Game
from ..words import Words
from .episode import Episode


def table_text(episode: Episode, words: Words) -> str:
    """What happened last, and the table as it is now."""
    game = episode.game
    lines = [*words.events(episode.events), ""] if episode.events else []
    direction = words.text("term-clockwise" if game.direction > 0 else "term-counter-clockwise")
    lines.append(f"── {words.edition(game.edition.name)}, {words.text('term-round', number=game.round)}, {direction} ──")
    facts = [f"{words.text('term-top')} {words.card(game.top)}"]
    if game.colour is not None:
        facts.append(f"{words.text('term-colour')} {words.colour(game.colour)}")
    facts += [words.text("term-draw-pile", count=game.draw_count), words.text("term-discard-pile", count=game.discard_count)]
    lines.append("   ".join(facts))
    lines += [_seat_line(game, seat, episode.asked, words) for seat in range(len(game.players))]
    return "\n".join(lines) + "\n"


def _seat_line(game: Game, seat: int, asked: int | None, words: Words) -> str:
    cards = " ".join(str(card) for card in game.hand(seat))
    points = words.text("count-points", count=game.scores[seat])
    said = "  UNO!" if seat in game.said_uno else f"  {words.text('term-no-uno')}" if seat in game.catchable else ""
    return f"{'▸' if seat == asked else ' '} {words.text('seat-label', number=seat)} ({points}): {cards}{said}"
