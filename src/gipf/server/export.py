"""A game for others: as a file, as a picture."""

from datetime import UTC, datetime

from gipf.errors import GipfError
from gipf.record import Game
from gipf.record.headers import TERMINATIONS
from gipf.server.live_game import LiveGame
from gipf.svg import Theme, diagram
from gipf.variants import Player


def record_of(live: LiveGame) -> Game:
    """Write a game down: who played, when, with which clock, how it ended."""
    day = datetime.fromtimestamp(live.created / 1000, UTC)
    headers = {
        "Date": f"{day:%Y.%m.%d}",
        "White": live.seats[Player.WHITE].name,
        "Black": live.seats[Player.BLACK].name,
        "Result": live.result,
    }
    if live.clock:
        headers["TimeControl"] = f"{live.clock.seconds}+{live.clock.increment}"
    if live.reason in TERMINATIONS:
        headers["Termination"] = live.reason
    game = Game(live.start)
    for turn in live.turns():
        node = game.last.add(";".join(turn.plies))
        left = live.plies[turn.first + len(turn.plies) - 1].left
        if left is not None:
            node.clock = left // 1000
    return Game.from_tree(game.root, headers)


def picture_of(live: LiveGame, ply: int | None, theme: Theme, *, flipped: bool = False) -> str:
    """Draw the position after so many decisions, and the last of them."""
    count = len(live.plies) if ply is None else ply
    if count > len(live.plies):
        raise GipfError(f"the game has {len(live.plies)} decisions, not {count}")
    last = None
    if count:
        last = live.positions[count - 1].read_move(live.plies[count - 1].move)
    return diagram(live.positions[count], last_move=last, theme=theme, flipped=flipped)
