"""How cards and colours look in a terminal: a shape and a letter for each colour, so that nobody needs to see the colour itself."""

from __future__ import annotations

from ..cards import Card, Colour
from .console import BOLD, RESET, Console

SHAPES = {Colour.RED: "▲", Colour.YELLOW: "●", Colour.GREEN: "■", Colour.BLUE: "◆"}
WILD_SHAPE = "★"

#: Ink and ground: white on red, black on yellow, black on green, white on blue; wilds are white on black.
_INKS = {Colour.RED: "97;48;5;160", Colour.YELLOW: "30;48;5;220", Colour.GREEN: "30;48;5;77", Colour.BLUE: "97;48;5;26"}
_WILD_INK = "97;48;5;236"


def card_text(card: Card, console: Console) -> str:
    """A card as its shape and its text, such as `▲R5`; without the shape where it cannot be shown."""
    if not console.signs:
        return str(card)
    return (WILD_SHAPE if card.colour is None else SHAPES[card.colour]) + str(card)


def chip(card: Card, console: Console, loud: bool = True) -> str:
    """A card on a ground of its colour, where there are colours; one that is loud is bold."""
    text = card_text(card, console)
    if not console.colour:
        return text
    ink = _WILD_INK if card.colour is None else _INKS[card.colour]
    return f"\x1b[{ink}m{BOLD if loud else ''} {text} {RESET}"


def colour_text(colour: Colour, name: str, console: Console) -> str:
    """A colour as shape, letter and name, such as `▲ R red`."""
    text = f"{SHAPES[colour]} {colour.text} {name}" if console.signs else f"{colour.text} {name}"
    return f"\x1b[{_INKS[colour]}m{BOLD} {text} {RESET}" if console.colour else text
