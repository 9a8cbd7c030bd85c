"""Players by name: the engine, its levels, and the baselines."""

from collections.abc import Callable

from gipf.errors import GipfError
from gipf.search.answer import Searcher
from gipf.search.baselines import Greedy, Mcts, Minimax, Random
from gipf.search.tree import TreeSearch

PLAYERS: dict[str, Callable[..., Searcher]] = {
    "random": Random,
    "greedy": Greedy,
    "mcts": Mcts,
    "minimax-6": Minimax,
    "tree": TreeSearch,
}
"""What makes a player, by its name; all of them take a ``seed``."""


def make_player(name: str, *, seed: int = 0) -> Searcher:
    """Make the player of a name.

    >>> make_player("deep-thought")
    Traceback (most recent call last):
    gipf.errors.GipfError: there is no player 'deep-thought'; there are: random, greedy, mcts, minimax-6, tree
    """
    if name not in PLAYERS:
        raise GipfError(f"there is no player {name!r}; there are: {', '.join(PLAYERS)}")
    return PLAYERS[name](seed=seed)
