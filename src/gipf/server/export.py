"""A game for others: as a file, as a picture of a position."""

from gipf.errors import GipfError
from gipf.notation import parse_move
from gipf.record import Game, Node
from gipf.record.headers import TERMINATIONS
from gipf.server.live_game import NAMES, LiveGame
from gipf.server.settings import moment_of
from gipf.svg import Theme, diagram
from gipf.variants import Player


def record_of(live: LiveGame) -> Game:
    """Write a game down: who played, when, with which clock, how it ended."""
    headers = {
        "Date": f"{moment_of(live.created):%Y.%m.%d}",
        **{NAMES[player]: _name(live, player) for player in Player},
        "Result": live.result,
    }
    if live.clock:
        headers["TimeControl"] = f"{live.clock.seconds}+{live.clock.increment}"
    if live.reason in TERMINATIONS:
        headers["Termination"] = live.reason
    root = node = Node(live.start)
    for turn in live.turns():
        end = turn.first + len(turn.plies)
        moves = tuple(parse_move(ply, live.start.board) for ply in turn.plies)
        left = live.plies[end - 1].left
        clock = None if left is None else left // 1000
        following = Node(live.positions[end], node, moves, clock=clock)
        node.children.append(following)
        node = following
    return Game.from_tree(root, headers)


def _name(live: LiveGame, player: Player) -> str:
    """Give a player's name as files have it: whoever has none is not known."""
    name = live.seats[player].name
    return "?" if name == NAMES[player] else name


def picture_of(live: LiveGame, ply: int | None, theme: Theme, *, flipped: bool = False) -> str:
    """Draw the position after so many decisions, and the last of them."""
    count = len(live.plies) if ply is None else ply
    if count > len(live.plies):
        raise GipfError("decision-count", count=len(live.plies), given=count)
    last = None
    if count:
        last = live.positions[count - 1].read_move(live.plies[count - 1].move)
    return diagram(live.positions[count], last_move=last, theme=theme, flipped=flipped)
