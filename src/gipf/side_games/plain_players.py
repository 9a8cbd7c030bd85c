"""Players of side games without a kernel, in plain Python: by chance, by rules of thumb, by random games."""

import random
from dataclasses import replace
from itertools import cycle

from gipf.side_games import State
from gipf.side_games.dominoes import SET, DominoesState
from gipf.side_games.rps import RpsState
from gipf.side_games.table import TableState

LISTED = (0, 4_000, 8_000, 16_000, 32_000)
"""Legal moves that are listed in random games, by level; with none a player moves by chance."""
LONGEST = 40
"""Decisions after which a random game is left as it stands, a draw."""
DRAWN = (None, "draw")
DEALS = (0, 0, 0, 8, 24)
"""Deals of the hidden dominoes a player imagines, by level; without any he plays by a rule of thumb."""


def plain_move(state: State, level: int, chance: random.Random) -> str:
    """Give a move of a player of a level."""
    if isinstance(state, DominoesState):
        return dominoes_move(state, level, chance)
    hides_something = state.seen_by(state.player) != str(state)
    if hides_something or isinstance(state, RpsState | TableState):
        return chance.choice(state.legal_moves())
    return rollouts_move(state, LISTED[level - 1], chance)


# ---------------------------------------------------------------------- any game


def rollouts_move(state: State, listed: int, chance: random.Random) -> str:
    """Give the move after which random games end best, in as many of them as ``listed`` legal moves allow."""
    moves = state.legal_moves()
    chance.shuffle(moves)
    points, games = dict.fromkeys(moves, 0), dict.fromkeys(moves, 0)
    for move in cycle(moves):
        if listed <= 0:
            break
        after = state.play(move)
        for _ in range(LONGEST):
            if after.outcome is not None or listed <= 0:
                break
            replies = after.legal_moves()
            listed -= len(replies)
            after = after.play(chance.choice(replies))
        listed -= 1
        games[move] += 1
        points[move] += 1 if after.outcome == state.player else 0 if after.outcome in DRAWN else -1
    return max(moves, key=lambda move: points[move] / (games[move] + 1))


# ---------------------------------------------------------------------- dominoes


def dominoes_move(state: DominoesState, level: int, chance: random.Random) -> str:
    """Give a domino: any, the one a rule of thumb says, or the best over deals of what is hidden."""
    moves = state.legal_moves()
    if level == 1:
        return chance.choice(moves)
    if level == 2:
        return max(moves, key=_pips)
    deals = DEALS[level - 1]
    if not deals:
        return _by_rule(state)
    totals = dict.fromkeys(moves, 0)
    for _ in range(deals):
        imagined = _deal(state, chance)
        for move in moves:
            after = imagined.play(move)
            while after.outcome is None:
                after = after.play(_by_rule(after))
            totals[move] += 2 if after.outcome == state.player else after.outcome == "draw"
    return max(moves, key=lambda move: (totals[move], _pips(move)))


def _pips(move: str) -> int:
    """Count the pips of what is played."""
    return sum(int(sign) for sign in move if sign.isdigit())


def _by_rule(state: DominoesState) -> str:
    """Get rid of heavy dominoes and of doubles, and keep ends that the rest of the hand fits."""

    def merit(move: str) -> tuple[int, str]:
        if move == "pass":
            return 0, move
        after = state.play(move)
        rest = [tile for tile in state.hand if tile != move[-2:]]
        fits = sum(any(end in tile for end in after.ends) for tile in rest)
        is_double = move[-1] == move[-2]
        return _pips(move) + 4 * fits + 5 * is_double, move

    return max(state.legal_moves(), key=merit)


def _deal(state: DominoesState, chance: random.Random) -> DominoesState:
    """Deal the other player a hand of what this one does not see."""
    seen = {min(tile, tile[::-1]) for tile in (*state.line, *state.hand)}
    hidden = [tile for tile in SET if tile not in seen]
    place = "bw".index(state.player)
    number = len(state.hands[place])
    if state.passes:  # he has just passed: no domino of his fits
        fitting = [tile for tile in hidden if not any(end in tile for end in state.ends)]
        hidden = fitting if len(fitting) >= number else hidden
    dealt = tuple(sorted(chance.sample(hidden, number)))
    hands = (dealt, state.hand) if place == 0 else (state.hand, dealt)
    return replace(state, hands=hands)
