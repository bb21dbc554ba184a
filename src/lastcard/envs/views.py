"""From a view to numbers: for bots that play what was learned in an environment.

>>> from lastcard import Game
>>> game = Game("classic", players=2, seed="2a")
>>> view = game.view(game.turn)
>>> observation_of(view).shape
(388,)
>>> sorted(action_number(view, move) for move in view.legal_moves) == mask_of(view).nonzero()[0].tolist()
True
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..edition import Edition
from ..errors import InvalidMove
from ..kernel import codes
from ..moves import Move
from ..view import View
from .encode import encode
from .space import Space, action_of, space_of


def observation_of(view: View) -> NDArray[np.int8]:
    """(numbers,): the observation that an environment gives the view's seat; `space.layout` names its slices."""
    space = space_of(view.rules, view.seats)
    row = [0] * space.size
    encode(view.look, view.ruleset, space, row)
    if view.look.open_by and space.open_at >= 0:
        kinds = view.rules.edition.kinds
        unseen = 5 * len(kinds)  # the sixth of the slices that have a number for each kind
        for steps in range(1, view.seats):
            for card in view.hands[(view.seat + steps) % view.seats] or ():
                kind = kinds.index(card)
                row[space.open_at + (steps - 1) * len(kinds) + kind] += 1
                row[unseen + kind] -= 1
    return np.array(row, np.int8)


def mask_of(view: View) -> NDArray[np.int8]:
    """(actions,): 1 for each of the view's legal moves. They list no early call of UNO: a bot says it with the play, by `Move.uno`."""
    row = np.zeros(space_of(view.rules, view.seats).actions, np.int8)
    for move in view.legal_moves:
        row[action_number(view, move)] = 1
    return row


def action_number(view: View, move: Move) -> int:
    """The number of a move at the view's table, without regard to whether UNO is said with it; raises `InvalidMove` where it has none."""
    return number_of(space_of(view.rules, view.seats), view.rules.edition, move)


def number_of(space: Space, edition: Edition, move: Move) -> int:
    """The number of a move, but for its `uno` ending, which is an action of its own; raises `InvalidMove` where it has none."""
    kind = edition.kinds.index(move.card) if move.card in edition.kinds else codes.NONE
    colour = codes.NONE if move.colour is None else int(move.colour)
    target = codes.NONE if move.target is None else move.target
    found = action_of(space, move.seat, codes.VERB_NAMES.index(move.verb), kind, colour, target)
    if found < 0:
        raise InvalidMove(f'"{move}" has no number: it is never legal')
    return found
