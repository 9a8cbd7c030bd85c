"""A game for others: as a file, as a picture."""

from datetime import UTC, datetime

from gipf.errors import GipfError
from gipf.record import Game
from gipf.record.headers import TERMINATIONS
from gipf.server.table import Table
from gipf.svg import Theme, diagram
from gipf.variants import Player


def record_of(table: Table) -> Game:
    """Write a game down: who played, when, with which clock, how it ended."""
    day = datetime.fromtimestamp(table.created / 1000, UTC)
    headers = {
        "Date": f"{day:%Y.%m.%d}",
        "White": table.seats[Player.WHITE].name,
        "Black": table.seats[Player.BLACK].name,
        "Result": table.result,
    }
    if table.clock:
        headers["TimeControl"] = f"{table.clock.seconds}+{table.clock.increment}"
    if table.reason in TERMINATIONS:
        headers["Termination"] = table.reason
    game = Game(table.start)
    for turn in table.turns():
        node = game.last.add(";".join(turn.plies))
        left = table.plies[turn.first + len(turn.plies) - 1].left
        if left is not None:
            node.clock = left // 1000
    return Game.from_tree(game.root, headers)


def picture_of(table: Table, ply: int | None, theme: Theme, *, flipped: bool = False) -> str:
    """Draw the position after so many decisions, and the last of them."""
    count = len(table.plies) if ply is None else ply
    if count > len(table.plies):
        raise GipfError(f"the game has {len(table.plies)} decisions, not {count}")
    last = None
    if count:
        last = table.positions[count - 1].read_move(table.plies[count - 1].move)
    return diagram(table.positions[count], last_move=last, theme=theme, flipped=flipped)
