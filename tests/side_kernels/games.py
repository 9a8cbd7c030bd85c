"""Side games with a kernel, with each of their options, and positions out of random games."""

import random
from collections import deque
from collections.abc import Iterator

from gipf.side_games import State, load
from gipf.side_kernels.kernels import NAMES
from tests.side_games.games import options_of

PLAYED = [(name, options) for name in NAMES for options in options_of(load(name))]


_KNOWN: deque[tuple[State, list[str]]] = deque(maxlen=8)


def legal_moves(state: State) -> list[str]:
    """Ask for the moves of a state once; whoever comes to it next asks again, and the rules take their time."""
    for known, moves in _KNOWN:
        if known is state:
            return moves
    _KNOWN.append((state, state.legal_moves()))
    return _KNOWN[-1][1]


def random_game(name: str, options: str, seed: int) -> Iterator[tuple[str, State]]:
    """Give every position of a random game from the start to the end, each with the move that led there."""
    chance = random.Random(f"{name} {options} {seed}")
    state = load(name).start(options, seed)
    yield "", state
    while state.outcome is None:
        move = chance.choice(legal_moves(state))
        state = state.play(move)
        yield move, state


def roomy_game(name: str, options: str, seed: int) -> Iterator[tuple[str, State]]:
    """Give the positions of a game whose players like many moves: it is long, and comes to other places."""
    chance = random.Random(f"{name} {options} {seed}")
    state = load(name).start(options, seed)
    yield "", state
    while state.outcome is None:
        moves = legal_moves(state)
        after = {move: state.play(move) for move in chance.sample(moves, min(len(moves), 4))}
        move = max(after, key=lambda move: len(legal_moves(after[move])))
        state = after[move]
        yield move, state


def positions(name: str, options: str, number: int, seed: int = 0) -> list[State]:
    """Give positions that are not over, one from each random game."""
    chance = random.Random(seed)
    return [
        chance.choice(
            [state for _, state in random_game(name, options, n) if state.outcome is None]
        )
        for n in range(seed, seed + number)
    ]
