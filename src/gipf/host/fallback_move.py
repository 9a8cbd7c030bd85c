"""A move by the rulebook alone: what the computer plays while the engine is not there yet."""

import random

from gipf.position import Position
from gipf.state import LOST, TIED, WON, Kind, Move, Phase
from gipf.variants import Player

MOST = 120
"""Maximum of decisions that are looked at."""
WIN = 1000.0
WORTH = {Kind.BASIC: 1.0, Kind.GIPF: 3.0, Kind.LOADED: 1.6, Kind.USED: 0.6}
IN_RESERVE = 0.9


def fallback_move(position: Position, rng: random.Random | None = None) -> Move:
    """Choose what leaves the most pieces at once; chance decides between equals.

    >>> fallback_move(Position.parse("basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/B5 -- - 9"))
    Move('xb2,c3,d4,e5')
    """
    rng = rng or random.Random()
    moves = list(position.legal_moves())
    if position.phase is Phase.SIDE_GAME:
        return lot(rng)
    player = position.acting
    rng.shuffle(moves)
    return max(moves[:MOST], key=lambda move: balance(position.play(move), player))


def lot(rng: random.Random | None = None) -> Move:
    """Let chance decide a side game: a third each."""
    return (rng or random.SystemRandom()).choice((WON, TIED, LOST))


def balance(position: Position, player: Player) -> float:
    """Count a player's pieces against the other's."""
    if position.outcome:
        winner = position.outcome.winner
        return 0.0 if winner is None else WIN if winner is player else -WIN
    total = 0.0
    for pile in position.piles.values():
        top = pile[-1]
        total += WORTH[top.kind] * (1 if top.player is player else -1)
    for who in Player:
        pieces = sum(position.reserves[who].values()) * IN_RESERVE
        total += pieces if who is player else -pieces
    return total
