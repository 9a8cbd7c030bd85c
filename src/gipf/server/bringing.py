"""Games that were played elsewhere, brought to the table: from a file, from an archive, from a study."""

import secrets

from gipf.record import Game
from gipf.server.games import LETTERS
from gipf.server.table import Ply, Seat, Table
from gipf.variants import Player

MOST_GAMES = 200
LONGEST_NAME = 60


def table_of(game: Game, moment: int) -> Table:
    """Make a game at the table of one that was written down; people play it."""
    positions = [game.start]
    for move in game.moves():
        positions.append(positions[-1].play(move))
    outcome = game.outcome
    plies = tuple(Ply(move.text, "person", moment) for move in game.moves())
    return Table(
        id="".join(secrets.choice(LETTERS) for _ in range(10)),
        created=moment,
        updated=moment,
        seats={
            Player.WHITE: Seat("person", _name(game, "White")),
            Player.BLACK: Seat("person", _name(game, "Black")),
        },
        positions=tuple(positions),
        plies=plies,
        result=game.result,
        reason=outcome.reason.value if outcome else None,
        kept=len(plies),
    )


def _name(game: Game, colour: str) -> str:
    name = " ".join(game.headers[colour].split())[:LONGEST_NAME]
    return name if name not in ("", "?", "-") else colour
