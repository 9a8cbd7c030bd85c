"""Games as trees of turns in JSON, for a page that analyses: `GameTree` and back to `Game`."""

from typing import Any, NotRequired

from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from gipf.errors import GipfError
from gipf.position import Position
from gipf.record import Game, Node
from gipf.record.tree import turn_owner
from gipf.server.view import PlayerName

MOST_TURNS = 20_000
FOLLOWS = ("Variant", "Position")
"""Headers that follow from the start."""


class TreeNode(TypedDict):
    """A turn and what was noted about it; the first child goes on with the line."""

    turn: list[str]
    player: PlayerName | None
    number: int
    position: str
    marks: str
    comment: str
    clock: NotRequired[int]
    eval: NotRequired[float]
    children: "list[TreeNode]"


class GameTree(TypedDict):
    """A game with its variations; the root has no turn."""

    headers: dict[str, str]
    start: str
    root: TreeNode


def tree_of(game: Game) -> GameTree:
    """Write a game as a tree."""
    root = _node(game.root)
    stack = [(game.root, root)]
    while stack:  # without recursion: a line may be long
        node, data = stack.pop()
        for child in node.children:
            data["children"].append(_node(child))
            stack.append((child, data["children"][-1]))
    return {"headers": game.headers, "start": game.start.text, "root": root}


def _node(node: Node) -> TreeNode:
    player = turn_owner(node.before) if node.moves else None
    data: TreeNode = {
        "turn": [move.text for move in node.moves],
        "player": player.value if player else None,
        "number": node.before.turn,
        "position": node.position.text,
        "marks": node.marks,
        "comment": node.comment,
        "children": [],
    }
    if node.clock is not None:
        data["clock"] = node.clock
    if node.evaluation is not None:
        data["eval"] = node.evaluation
    return data


def game_of(tree: object) -> Game:
    """Read a game from a tree; everything in it is checked, positions follow from the turns."""
    tree = _object(tree, "a game")
    start = Position.parse(_text(tree, "start", "a game"))
    root = Node(start)
    _read_notes(root, _object(tree.get("root"), "the root of a game"))
    stack: list[tuple[Node, dict[str, Any]]] = [(root, tree["root"])]
    turns = 0
    while stack:
        node, data = stack.pop()
        for child in _list(data, "children"):
            turns += 1
            if turns > MOST_TURNS:
                raise GipfError(f"a tree has at most {MOST_TURNS} turns")
            child = _object(child, "a turn")
            moves = [_checked_text(move, "a move") for move in _list(child, "turn")]
            if not moves:
                raise GipfError("a turn has at least one move")
            added = node.add(";".join(moves))
            _read_notes(added, child)
            stack.append((added, child))
    headers = _object(tree.get("headers", {}), "the headers of a game")
    values = {name: _checked_text(value, f"the header {name}") for name, value in headers.items()}
    return Game.from_tree(root, {k: v for k, v in values.items() if k not in FOLLOWS})


def _read_notes(node: Node, data: dict[str, Any]) -> None:
    node.set_marks(_checked_text(data.get("marks", ""), "a mark"))
    node.set_comment(_checked_text(data.get("comment", ""), "a comment"))
    clock, evaluation = data.get("clock"), data.get("eval")
    if clock is not None:
        if not isinstance(clock, int) or isinstance(clock, bool) or not 0 <= clock < 10**9:
            raise GipfError(f"a clock shows whole seconds, not {str(clock)[:40]!r}")
        node.clock = clock
    if evaluation is not None:
        if not isinstance(evaluation, int | float) or isinstance(evaluation, bool):
            raise GipfError(f"an evaluation is a number, not {str(evaluation)[:40]!r}")
        node.set_evaluation(evaluation)


def _object(value: object, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise GipfError(f"{what} is an object, not {type(value).__name__}")
    return value


def _list(data: dict[str, Any], name: str) -> list[Any]:
    value = data.get(name, [])
    if not isinstance(value, list):
        raise GipfError(f"{name!r} is a list, not {type(value).__name__}")
    return value


def _text(data: dict[str, Any], name: str, what: str) -> str:
    if name not in data:
        raise GipfError(f"{what} has a text called {name!r}, and here is none")
    return _checked_text(data[name], f"{name!r}")


def _checked_text(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise GipfError(f"{what} is a text, not {type(value).__name__}")
    return value
