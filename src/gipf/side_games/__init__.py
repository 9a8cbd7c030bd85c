"""Side games: the games that settle a challenge, each found by its name.

>>> game = load("yinsh")
>>> state = game.start()
>>> state.player, len(state.legal_moves()), state.outcome
('w', 85, None)
>>> str(state.play("f6"))
'yinsh 4/7/8/9/10/4R4/10/9/8/7/4 b p 51 4/5 0/0'
"""

from importlib import import_module

from gipf.errors import NotationError
from gipf.side_games.game import Outcome, SideGame, State

__all__ = [
    "ON_THE_PAGE",
    "Outcome",
    "SideGame",
    "State",
    "add",
    "canonical_name",
    "is_known",
    "load",
    "names",
    "split_name",
]

_MODULES = {
    "cards": "gipf.side_games.cards",
    "coin": "gipf.side_games.coin",
    "die": "gipf.side_games.die",
    "dominoes": "gipf.side_games.dominoes",
    "dvonn": "gipf.side_games.dvonn",
    "openspiel": "gipf.side_games.openspiel",
    "punct": "gipf.side_games.punct",
    "rps": "gipf.side_games.rps",
    "table": "gipf.side_games.table",
    "tzaar": "gipf.side_games.tzaar",
    "yinsh": "gipf.side_games.yinsh",
    "zertz": "gipf.side_games.zertz",
}
"""Where the games are: each module has its game as ``GAME``. It is imported when it is first asked for."""
ON_THE_PAGE = (
    "yinsh",
    "dvonn",
    "tzaar",
    "zertz",
    "punct",
    "rps",
    "die",
    "cards",
    "dominoes",
    "coin",
)
"""What the page lets one play by itself, in the order in which it is offered."""
_added: dict[str, SideGame] = {}


def names() -> list[str]:
    """List the side games there are.

    >>> "dvonn" in names()
    True
    """
    return sorted({*_MODULES, *_added})


def is_known(name: str) -> bool:
    """Whether there is a side game of this name.

    >>> is_known("dvonn"), is_known("chess")
    (True, False)
    """
    return name in _MODULES or name in _added


def load(name: str) -> SideGame:
    """Give a side game by its name.

    >>> load("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    gipf.errors.NotationError: there is no side game 'chess': cards, coin, die, dominoes, dvonn, ...
    """
    if name in _added:
        return _added[name]
    if name not in _MODULES:
        raise NotationError("side-no-game", name=name, names=names())
    game = import_module(_MODULES[name]).GAME
    assert isinstance(game, SideGame), "every module has its game"
    return game


def add(game: SideGame) -> None:
    """Make a side game known under its name."""
    _added[game.name] = game


def split_name(text: str) -> tuple[str, str]:
    """Take a name and its options apart.

    >>> split_name("yinsh(blitz)"), split_name("die")
    (('yinsh', 'blitz'), ('die', ''))
    """
    name, bracket, rest = text.partition("(")
    return (name, rest.removesuffix(")")) if bracket else (text, "")


def canonical_name(text: str) -> str:
    """Write a name with options the one way it is written; refuse options the game does not have.

    A game that is not known here is played outside, and its options are not looked at.

    >>> canonical_name("rps(1)"), canonical_name("rps(3)"), canonical_name("go(13)")
    ('rps', 'rps(3)', 'go(13)')
    >>> canonical_name("yinsh(fast)")
    Traceback (most recent call last):
    gipf.errors.NotationError: YINSH has no option 'fast': blitz
    """
    name, options = split_name(text)
    if is_known(name):
        options = load(name).canonical_options(options)
    return f"{name}({options})" if options else name
