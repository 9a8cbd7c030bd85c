"""Any other game, played outside: the players enter its result (docs/side-games.md, 47-50)."""

import re
from dataclasses import dataclass, replace

from gipf.errors import NotationError
from gipf.side_games.game import (
    Outcome,
    SideGame,
    State,
    check_move,
    check_written,
    fields,
    player_after,
)

FIELDS = ("variant", "player", "phase")
RESULTS: dict[str, Outcome] = {"0-1": "b", "1-0": "w", "1/2-1/2": "draw"}
"""Results as files of games write them, and who has won."""
_MOVE = re.compile("|".join(RESULTS))
_NAME = re.compile(r"[a-z0-9]+(?:[_:=+-][a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class TableState(State):
    """A game somewhere else, called ``game`` if it has a name; ``result`` once it is over.

    >>> print(GAME.start("go").play("1-0"))
    table;go w .
    """

    game: str = ""
    result: str = ""

    @property
    def outcome(self) -> Outcome | None:
        """What the players have entered."""
        return RESULTS.get(self.result)

    @property
    def player(self) -> str:
        """White, though either may enter the result."""
        return player_after(self.outcome, "w")

    def legal_moves(self) -> list[str]:
        """List the results."""
        return [] if self.result else list(RESULTS)

    def play(self, move: str) -> "TableState":
        """Enter the result."""
        check_move(self, move, "table", _MOVE)
        return replace(self, result=move)

    def __str__(self) -> str:
        """Write the position on one line."""
        return f"{GAME.write_variant(self.game)} {self.player} {'.' if self.result else 'p'}"


class TableGame(SideGame):
    """Any other game; its options are its name."""

    name = "table"

    def check_options(self, options: str) -> None:
        """Take any name."""
        if options and not _NAME.fullmatch(options):
            raise NotationError("side-game-name", name=options)

    def start(self, options: str = "", seed: int = 0) -> TableState:  # noqa: ARG002 - no chance
        """Begin a game."""
        self.check_options(options)
        return TableState(options)

    def share_not_lost(self, options: str = "") -> None:  # noqa: ARG002
        """Say that nobody knows: it can be any game."""
        return

    def parse(self, text: str) -> TableState:
        """Read a position."""
        variant, player, phase = fields(text, FIELDS, self.name)
        state = TableState(self.read_variant(variant))
        if player not in ("w", "b", "-"):
            raise NotationError("side-player-field", text=player)
        if phase == ".":
            state = state.play({"w": "1-0", "b": "0-1", "-": "1/2-1/2"}[player])
        check_written(state, text, FIELDS)
        return state


GAME = TableGame()
