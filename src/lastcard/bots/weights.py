"""What `easy` and `sharp` think of every move, in numbers: the columns, and a row of weights for each.

The rows of `sharp` were learned by self-play, with one row for two players and one for more; `docs/bots.md`
says how. That of `easy` is judgement. Only the differences between the values of moves matter.
"""

from __future__ import annotations

from ..kernel import codes
from ..kernel.look import Look

# Columns. Laying a card:
POINTS = 0  # for each point that it is worth
WILD = 1  # it is a wild
WILD_HAND = 2  # and so for each card in the hand besides
WILD_DRAW = 3  # it is a Wild Draw
COLOUR = 4  # for each other kind of its colour in the hand
SYMBOL = 5  # for each other kind with its symbol in the hand
STAY = 6  # the colour in force stays
HIT = 7  # for each card that it makes the next player draw
SKIP = 8  # it takes a turn away, or gives one more
TURN = 9  # it turns the direction
DIP = 10
SWAP = 11  # for each card that an exchange of hands saves
NEAR = 12  # for each card less than three that the one who is next now has, and less again for the one who would be next instead
LAST_WILD = 13  # the only card left is a wild
LAST_MATCH = 14  # the only card left has its colour
BLUFF = 15  # it is a Wild Draw that is no honest one, and may be challenged
BLUFF_HAND = 16  # and so for each card in the hand
BLUFF_NEAR = 17  # and so for each card less than three that the one who would draw has
LOW = 18  # for each point that it is worth, under `low_total`, besides
POINTS_NEAR = 19  # for each point, and each card less than three that the shortest other hand has
ACTION_HAND = 20  # for each card in the hand besides, if it does anything
# Not laying one:
DRAW = 21  # to draw, though a card could be laid
DRAW_NEAR = 22  # and so for each card less than three that the shortest other hand has
DRAW_OWED = 23  # for each card of an owed stack
DRAW_UNTIL = 24  # to draw where one draws until a card can be laid
KEEP = 25  # to keep the card just drawn
KEEP_WILD = 26  # and it is a wild
# Wild Draws asked about; to challenge when this comes to more than nothing:
DOUBT = 27
DOUBT_HAND = 28  # for each card in the hand of the one who laid it
DOUBT_SAME = 29  # the colour named is the one that was in force
DOUBT_SEEN = 30  # for each card of the colour that was in force which lies open or in the own hand
DOUBT_NEAR = 31  # for each card less than three in the hand of the one who laid it
# Naming a colour:
NAME_CARDS = 32  # for each card of it in the hand
NAME_POINTS = 33  # for each of their points
NAME_SAME = 34  # it is in force already
NAME_SEEN = 35  # for each card of it in the discard pile
# Giving a card away:
GIVE_POINTS = 36  # for each point
GIVE_WILD = 37
GIVE_COLOUR = 38  # for each other kind of its colour in the hand
GIVE_FITS = 39  # it can be laid next
# Mistakes:
NOISE = 40  # every value is mistaken by less than this
DREAMS = 41  # in so many cases of a thousand it draws, though it could lay a card
COLUMNS = 42

# fmt: off
EASY = (
    3, -180, 0, 0, 35, 0, 30, 20, 60, 20, 60, 30, 0, 0, 0, -200, 0, 0, 10, 0, 0,
    -3000, 0, -3000, -3000, -3000, 0,
    -100, 0, 60, 0, 0,
    30, 0, 0, 0,
    3, -300, -10, 0,
    160, 40,
)
SHARP_TWO = (
    -1, -1356, -32, 13, -7, -75, 49, 27, 32, 64, -9, 280, 184, 292, 96, -321, -42, 17, 19, 27, 0,
    -1732, -305, -479, -3966, -1563, 735,
    -453, 66, 334, -9, 1,
    65, 0, -7, 6,
    -37, -314, -84, -236,
    0, 0,
)
SHARP_MANY = (
    -5, -1058, 3, -5, 85, 23, 5, 9, 93, -39, -15, 319, 408, 394, 12, -495, -3, 43, 51, 13, 4,
    -2088, -281, -457, -2619, -1335, 390,
    -348, 35, 350, -12, 8,
    54, 80, -31, 14,
    -26, -537, -9, -153,
    0, 0,
)
# fmt: on

#: All rows, one after another; after them there is room for one that is on trial.
WEIGHTS = EASY + SHARP_TWO + SHARP_MANY
TRIAL_ROW = 3


def take_up(look: Look) -> None:
    """Lay the weights out where the bot finds them, the first time that it thinks."""
    for place in range(3 * COLUMNS):
        look.weights[place] = WEIGHTS[place]
    look.weighted = 1


assert len(WEIGHTS) == TRIAL_ROW * COLUMNS < codes.WEIGHTS
