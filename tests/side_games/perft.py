"""Counting lines of play in side games."""

from gipf.side_games import State


def perft(state: State, depth: int) -> int:
    """Count the sequences of exactly so many decisions; a game that is over has none."""
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(move), depth - 1) for move in moves)
