"""What hosts that share their games tell each other of a change: short, and never needed to be right.

It says that a game has gone on, and where a message has room for it how. Whoever has missed the version before,
or has no use for the rest, reads the game from the store.
"""

import json
from dataclasses import asdict, astuple, dataclass, replace
from hashlib import blake2b
from types import SimpleNamespace
from typing import Any

from gipf.errors import GipfError
from gipf.host.live_game import AnyPosition, LiveGame, Ply
from gipf.host.seats import Proposal
from gipf.host.stored_game import clock_columns, clock_in
from gipf.host.wire import write
from gipf.variants import Player

MOST_BYTES = 1000
"""A message has fewer bytes than this."""


@dataclass(frozen=True)
class News:
    """That a game is in a version, or gone, says a host; ``change`` is what the version before lacks."""

    host: str
    game: str
    version: int
    is_gone: bool = False
    change: dict[str, Any] | None = None

    @classmethod
    def of(cls, host: str, game: LiveGame, before: LiveGame) -> "News":
        """Tell of a game that was stored."""
        news = cls(host, game.id, game.version, change=_change(game, before))
        return news if len(news.text.encode()) < MOST_BYTES else replace(news, change=None)

    @property
    def text(self) -> str:
        """The message."""
        return write(asdict(self))

    @classmethod
    def read(cls, text: str | bytes) -> "News | None":
        """Read a message; what is none, perhaps of another gipf, is left out."""
        try:
            data = json.loads(text)
            game, version = str(data["game"]), int(data["version"])
            return cls(str(data["host"]), game, version, bool(data["is_gone"]), data["change"])
        except (ValueError, KeyError, TypeError):
            return None

    def applied_to(self, game: LiveGame) -> LiveGame | None:
        """Change the version before; None where that is not possible."""
        change = self.change
        if change is None or game.version + 1 != self.version:
            return None
        try:
            plies = tuple(Ply(*ply) for ply in change["plies"])
            positions = [game.position]
            for ply in plies:
                positions.append(positions[-1].play(ply.move))  # needs the one before
            if _digest(positions[-1]) != change["digest"]:
                return None
            clock = clock_in(SimpleNamespace(**change["clock"])) if change["clock"] else None
            return replace(
                game,
                positions=(*game.positions, *positions[1:]),
                plies=(*game.plies, *plies),
                kept=len(game.plies),
                version=self.version,
                clock=clock,
                updated=change["updated"],
                result=change["result"],
                reason=change["reason"],
                is_paused=change["paused"],
                offer=Player(change["offer"]) if change["offer"] else None,
                proposal=Proposal.parse(change["proposal"]) if change["proposal"] else None,
                rematch=change["rematch"],
            )
        except (GipfError, ValueError, KeyError, TypeError, AttributeError):
            return None


def _change(game: LiveGame, before: LiveGame) -> dict[str, Any] | None:
    count = len(before.plies)
    is_more = game.version == before.version + 1 and game.plies[:count] == before.plies
    if not is_more or game.seats != before.seats or game.side_plays != before.side_plays:
        return None
    return {
        "plies": [astuple(ply) for ply in game.plies[count:]],
        "digest": _digest(game.position),
        "clock": clock_columns(game.clock),
        "updated": game.updated,
        "result": game.result,
        "reason": game.reason,
        "paused": game.is_paused,
        "offer": game.offer,
        "proposal": str(game.proposal) if game.proposal else None,
        "rematch": game.rematch,
    }


def _digest(position: AnyPosition) -> str:
    return blake2b(position.text.encode(), digest_size=6).hexdigest()
