"""The higher throw of a die (docs/side-games.md, 15-19)."""

import re
from dataclasses import dataclass, replace

from gipf.errors import NotationError
from gipf.side_games.chance import draw
from gipf.side_games.game import (
    Outcome,
    SideGame,
    State,
    check_move,
    check_written,
    fields,
    player_after,
)
from gipf.side_games.seeds import check_seed, read_seed

FIELDS = ("variant", "player", "phase", "seed", "throws")
_MOVE = re.compile("throw")
_THROWS = re.compile(r"(-|[1-6])/(-|[1-6])")


@dataclass(frozen=True, slots=True)
class DieState(State):
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

    def __str__(self) -> str:
        """Write the position on one line."""
        return self._written(str(self.seed))

    def seen_by(self, player: str) -> str:  # noqa: ARG002 - hidden from both
        """Write the position without the seed, which would tell what is thrown next."""
        return self._written("?")

    def _written(self, seed: str) -> str:
        white, black = [*map(str, self.throws), "-", "-"][:2]
        return f"die {self.player} {'t' if self.outcome is None else '.'} {seed} {white}/{black}"


class DieGame(SideGame):
    """The higher throw of a die."""

    name = "die"
    has_chance = True

    def start(self, options: str = "", seed: int = 0) -> DieState:
        """Begin a game."""
        self.check_options(options)
        return DieState(check_seed(seed))

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
