"""The higher throw of a die (docs/side-games.md, 15-19)."""

import re
from dataclasses import dataclass, replace
from fractions import Fraction

from gipf.errors import NotationError
from gipf.side_games.chance import draw
from gipf.side_games.game import (
    Outcome,
    SideGame,
    check_move,
    check_written,
    fields,
    player_after,
)
from gipf.side_games.seeds import SeededState, check_seed, read_seed

FIELDS = ("variant", "player", "phase", "seed", "throws")
_MOVE = re.compile("throw")
_THROWS = re.compile(r"(-|[1-6])/(-|[1-6])")


@dataclass(frozen=True, slots=True)
class DieState(SeededState):
    """A die that each player throws once; ``thrown`` counts the throws.

    >>> print(GAME.start(seed=7).play("throw").play("throw"))
    die b . 7 5/6
    """

    seed: int
    thrown: int = 0

    @property
    def throws(self) -> list[int]:
        """What was thrown so far, White's first."""
        return [draw("die", self.seed, number, 6) + 1 for number in range(self.thrown)]

    @property
    def outcome(self) -> Outcome | None:
        """The higher throw wins; equal throws are a draw."""
        if self.thrown < 2:
            return None
        white, black = self.throws
        return "draw" if white == black else "w" if white > black else "b"

    @property
    def player(self) -> str:
        """White throws first."""
        return player_after(self.outcome, "wb"[self.thrown % 2])

    def legal_moves(self) -> list[str]:
        """List the throw."""
        return ["throw"] if self.thrown < 2 else []

    def play(self, move: str) -> "DieState":
        """Throw the die."""
        check_move(self, move, "die", _MOVE)
        return replace(self, thrown=self.thrown + 1)

    def _written(self, seed: str) -> str:
        white, black = [*map(str, self.throws), "-", "-"][:2]
        return f"die {self.player} {'t' if self.outcome is None else '.'} {seed} {white}/{black}"


class DieGame(SideGame):
    """The higher throw of a die."""

    name = "die"
    has_chance = True
    is_pure_chance = True

    def hides(self, options: str = "") -> bool:  # noqa: ARG002
        """What is thrown next is hidden."""
        return True

    def start(self, options: str = "", seed: int = 0) -> DieState:
        """Begin a game."""
        self.check_options(options)
        return DieState(check_seed(seed))

    def share_not_lost(self, options: str = "") -> Fraction:  # noqa: ARG002
        """Give the share of throws that are as high as the other's, or higher."""
        return Fraction(21, 36)

    def parse(self, text: str) -> DieState:
        """Read a position."""
        variant, _, _, seed, throws = fields(text, FIELDS, self.name)
        self.read_variant(variant)
        if not _THROWS.fullmatch(throws):
            raise NotationError(
                "side-value", field="throws", text=throws, values=["-/-", "4/-", "4/2"]
            )
        state = DieState(read_seed(seed), sum(throw != "-" for throw in throws.split("/")))
        check_written(state, text, FIELDS)
        return state


GAME = DieGame()
