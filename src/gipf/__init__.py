"""The GIPF family of board games: rules, notation, game files and diagrams.

>>> import gipf
>>> position = gipf.Position.start("tournament").play("Ge2").play("Gb5")
>>> print(position)
tournament 3g/5/6/G6/6/5/4 w m B16/B16 gg - 2
"""

from gipf.errors import BrokenFile, GipfError, IllegalMove, NotationError
from gipf.position import Position
from gipf.record import Game, Node, write_games
from gipf.rules import Row, perft
from gipf.state import Kind, Move, MoveKind, Outcome, Phase, Pile, Reason, Reserve, Unit
from gipf.variants import Player, Variant

__all__ = [
    "BrokenFile",
    "Game",
    "GipfError",
    "IllegalMove",
    "Kind",
    "Move",
    "MoveKind",
    "Node",
    "NotationError",
    "Outcome",
    "Phase",
    "Pile",
    "Player",
    "Position",
    "Reason",
    "Reserve",
    "Row",
    "Unit",
    "Variant",
    "perft",
    "write_games",
]
