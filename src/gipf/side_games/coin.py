"""The toss of a coin: White calls it, Black throws (docs/side-games.md, 10-14)."""

import re
from dataclasses import dataclass, replace

from gipf.errors import IllegalMove, NotationError
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

FIELDS = ("variant", "player", "phase", "seed", "call", "coin")
SIDES = ("heads", "tails")
_MOVE = re.compile("heads|tails|throw")


@dataclass(frozen=True, slots=True)
class CoinState(SeededState):
    """The toss of a coin: what is called, and whether it is thrown.

    >>> print(GAME.start(seed=7).play("heads").play("throw"))
    coin w . 7 heads heads
    """

    seed: int
    call: str = ""
    is_thrown: bool = False

    @property
    def coin(self) -> str:
        """What the coin shows, or will."""
        return SIDES[draw("coin", self.seed, 0, 2)]

    @property
    def outcome(self) -> Outcome | None:
        """White wins by calling it right."""
        if not self.is_thrown:
            return None
        return "w" if self.call == self.coin else "b"

    @property
    def player(self) -> str:
        """White calls, Black throws."""
        return player_after(self.outcome, "b" if self.call else "w")

    def legal_moves(self) -> list[str]:
        """List the two calls, then the throw."""
        if self.is_thrown:
            return []
        return ["throw"] if self.call else list(SIDES)

    def play(self, move: str) -> "CoinState":
        """Call the coin, or throw it."""
        check_move(self, move, "coin", _MOVE)
        if move not in self.legal_moves():
            raise IllegalMove("side-other-due", move=move, moves=self.legal_moves())
        if move == "throw":
            return replace(self, is_thrown=True)
        return replace(self, call=move)

    def _written(self, seed: str) -> str:
        phase = "." if self.is_thrown else "t" if self.call else "c"
        coin = self.coin if self.is_thrown else "-"
        return f"coin {self.player} {phase} {seed} {self.call or '-'} {coin}"


class CoinGame(SideGame):
    """The toss of a coin."""

    name = "coin"
    has_chance = True
    is_pure_chance = True
    has_draws = False

    def hides(self, options: str = "") -> bool:  # noqa: ARG002
        """How the coin falls is hidden."""
        return True

    def start(self, options: str = "", seed: int = 0) -> CoinState:
        """Begin a game."""
        self.check_options(options)
        return CoinState(check_seed(seed))

    def parse(self, text: str) -> CoinState:
        """Read a position."""
        variant, _, _, seed, call, coin = fields(text, FIELDS, self.name)
        self.read_variant(variant)
        for field, shown in (("call", call), ("coin", coin)):
            if shown not in (*SIDES, "-"):
                raise NotationError("side-value", field=field, text=shown, values=["-", *SIDES])
        state = CoinState(read_seed(seed), call.removeprefix("-"), call != "-" and coin != "-")
        check_written(state, text, FIELDS)
        return state


GAME = CoinGame()
