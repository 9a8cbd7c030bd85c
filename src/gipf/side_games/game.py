"""What every side game is: a game that has states, and a state that is a value and never changes."""

import re
from abc import ABC, abstractmethod
from fractions import Fraction
from typing import Literal, Self

from gipf.errors import IllegalMove, NotationError, check_text

Outcome = Literal["w", "b", "draw"]
"""Who has won: White, Black, nobody."""
LONGEST_TEXT = 10_000
"""Maximum length of a position, in characters."""


class State(ABC):
    """Where a side game stands."""

    @property
    @abstractmethod
    def player(self) -> str:
        """Who decides, ``w`` or ``b``; the winner where the game is over, ``-`` where it was drawn."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Who has won; None while the game goes on."""

    @abstractmethod
    def legal_moves(self) -> list[str]:
        """List the moves as texts in sorted order: none in a game that is over."""

    @abstractmethod
    def play(self, move: str) -> Self:
        """Give the state after a legal move; refuse any other with the reason."""

    @abstractmethod
    def __str__(self) -> str:
        """Write the position on one line."""

    def seen_by(self, player: str) -> str:  # noqa: ARG002 - most games hide nothing
        """Write the position with ``?`` for what a player must not see yet: the other's hand, the seed."""
        return str(self)

    def hides_last_move(self, player: str) -> bool:  # noqa: ARG002 - most games hide no move
        """Whether a player must not see yet what was played last."""
        return False

    def move_words(self, move: str) -> str:
        """Give a move as people read it, where its text says nothing to them."""
        return move


class SideGame(ABC):
    """A game of two that can settle a challenge."""

    name: str
    """What it is called in ``;side=`` and ``[%side]``."""
    options: tuple[str, ...] = ()
    """What may stand in parentheses behind the name; without any, the game is played in the usual way."""
    has_chance: bool = False
    """Whether its start or its course depends on the seed."""
    is_pure_chance: bool = False
    """Whether nobody can be better at it than chance, so that levels, hints and clocks mean nothing in it."""
    has_draws: bool = True
    """Whether it can end without a winner, so that players may also agree on that."""
    has_colours: bool = False
    """Whether both have pieces of a colour of their own, so that people see why they are White and Black."""

    @abstractmethod
    def start(self, options: str = "", seed: int = 0) -> State:
        """Begin a game; the same seed gives the same game."""

    @abstractmethod
    def parse(self, text: str) -> State:
        """Read a position that `State.__str__` wrote; refuse anything else with the reason."""

    def check_options(self, options: str) -> None:
        """Refuse options that the game does not have."""
        if options and not self.options:
            raise NotationError("side-no-options", game=self.name, option=options)
        if options and options not in self.options:
            raise NotationError(
                "side-no-option", game=self.name, option=options, options=self.options
            )

    def canonical_options(self, options: str) -> str:
        """Check options and write them the one way they are written; nothing stands for the usual game."""
        self.check_options(options)
        return options

    def needs_seed(self, options: str = "") -> bool:  # noqa: ARG002 - for games where it depends
        """Whether a game with these options cannot be played again without its seed."""
        return self.has_chance

    def hides(self, options: str = "") -> bool:  # noqa: ARG002 - for games where it depends
        """Whether something is hidden or drawn in its course, so that nothing can be taken back."""
        return False

    def share_not_lost(self, options: str = "") -> Fraction | None:  # noqa: ARG002
        """Give the share of games between equals that one of them wins or draws; None where nobody knows."""
        return Fraction(1, 2)

    def read_variant(self, text: str) -> str:
        """Read the first field of a position, ``name`` or ``name;options``; give the options."""
        name, semicolon, options = text.partition(";")
        if name != self.name or (semicolon and not options):
            raise NotationError("side-other-game", game=self.name, text=text)
        right = self.write_variant(self.canonical_options(options))
        if text != right:
            raise NotationError("side-disagrees", field="variant", text=text, right=right)
        return options

    def write_variant(self, options: str) -> str:
        """Write the first field of a position."""
        return f"{self.name};{options}" if options else self.name


def check_move(state: State, move: object, game: str, form: re.Pattern[str]) -> None:
    """Refuse what is not written like a move, and any move of a game that is over."""
    check_text(move, "move")
    if state.outcome is not None:
        raise IllegalMove("game-is-over")
    if not form.fullmatch(str(move)):
        raise NotationError("side-no-move", game=game, text=move, examples=state.legal_moves()[:3])


def fields(text: object, names: tuple[str, ...], game: str) -> list[str]:
    """Take a position apart at its spaces; refuse another number of fields.

    >>> fields("yinsh w", ("variant", "player"), "yinsh")
    ['yinsh', 'w']
    >>> fields("yinsh", ("variant", "player"), "yinsh")
    Traceback (most recent call last):
    gipf.errors.NotationError: a position of YINSH has 2 fields, variant player, with one space between, not 1
    """
    check_text(text, "position")
    assert isinstance(text, str), "checked"
    if len(text) > LONGEST_TEXT:
        raise NotationError("too-long", what="position", most=LONGEST_TEXT)
    found = text.split(" ")
    if len(found) != len(names):
        raise NotationError(
            "side-fields",
            game=game,
            wanted=len(names),
            names=" ".join(names),
            number=len(found),
        )
    return found


def check_written(state: State, text: str, names: tuple[str, ...]) -> None:
    """Refuse a position with a field that is not written as what was read of it makes it."""
    for name, written, right in zip(names, text.split(" "), str(state).split(" "), strict=True):
        if written != right:
            raise NotationError("side-disagrees", field=name, text=written, right=right)


def player_after(outcome: Outcome | None, due: str) -> str:
    """Give who is ``due``, or where the game is over the winner, ``-`` after a draw.

    >>> player_after(None, "b"), player_after("w", "b"), player_after("draw", "b")
    ('b', 'w', '-')
    """
    return due if outcome is None else "-" if outcome == "draw" else outcome
