"""The laboratory: studies of the game, and how strong players are, from many games played under exactly the same deals."""

from .duels import Duel as Duel
from .duels import Standing as Standing
from .duels import duel as duel
from .ladders import Ladder as Ladder
from .ladders import ladder as ladder
from .stats import Estimate as Estimate
from .study import Result as Result
from .study import run as run
