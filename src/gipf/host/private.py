"""What a player keeps at a game for themselves alone: notes, a board to try things out, conditional moves."""

from dataclasses import dataclass
from typing import Protocol

from gipf.host.conditional_moves import Plan
from gipf.host.live_game import LiveGame
from gipf.host.people import Person


@dataclass(frozen=True)
class Papers:
    """Notes on a game, and what was tried out in it, as a game file."""

    note: str = ""
    board: str | None = None


class Private(Protocol):
    """Where it is stored, each by whose it is; every change is stored when its call is done."""

    async def papers(self, game_id: str, person: Person) -> Papers:
        """Give somebody's notes and board."""

    async def write_note(self, game_id: str, person: Person, text: str, now: int) -> None:
        """Keep somebody's notes, in the place of what they were."""

    async def write_board(self, game_id: str, person: Person, text: str, now: int) -> None:
        """Keep what somebody has tried out, in the place of what it was."""

    async def plan(self, game: LiveGame, person: Person) -> Plan | None:
        """Give somebody's conditional moves."""

    async def write_plan(self, game: LiveGame, person: Person, plan: Plan | None) -> None:
        """Keep somebody's conditional moves, unless the game has gone on; or delete them."""
