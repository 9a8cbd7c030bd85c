"""Games as flat lists of turns in JSON, for a page that analyses: `GameTree` and back to `Game`."""

from dataclasses import field
from typing import Annotated, Any, NotRequired

from gipf.analysis.causes import why_message
from gipf.errors import GipfError
from gipf.host.request_fields import Bounds, Request, request
from gipf.host.side_view import SideRecord, record_in
from gipf.messages import Message
from gipf.position import Position
from gipf.record import Game, Node, SidePlay
from gipf.record.reading import Tell
from gipf.record.side_play import settled_by
from gipf.scene.data import PlayerName
from gipf.typed_dict import TypedDict

MOST_TURNS = 20_000
FOLLOWS = ("Variant", "Position")
"""Headers that follow from the start."""
NOT_READ = Bounds("Not read.")


class TreeNode(TypedDict):
    """A turn, what was noted about it, and the index of the turn before it.

    ``complete``: the turn has passed, or the game is over. ``why`` are the causes an engine found for its mark,
    as a game file has them, and ``says`` is the sentence they make. ``best`` is what it would have
    played instead, where that is better. ``engine`` is what the engine added: the ``turn`` itself or its mark.
    ``side`` are its side games, as files have them: ``die#7 throw throw``, and ``played`` tells about each.
    ``shapes`` are drawn on the board after the turn: a ring ``d4``, an arrow ``e2-e5``.
    """

    parent: int | None
    turn: list[str]
    player: PlayerName | None
    number: int
    position: str
    complete: bool
    marks: str
    comment: str
    clock: NotRequired[int]
    eval: NotRequired[float]
    why: NotRequired[str]
    says: NotRequired[Message]
    best: NotRequired[list[str]]
    engine: NotRequired[str]
    side: NotRequired[list[str]]
    played: NotRequired[list[SideRecord]]
    shapes: NotRequired[list[str]]


class GameTree(TypedDict):
    """A game with its variations.

    ``nodes`` begins with the root, which has no turn and no parent; every other node comes after its parent. Of
    the children of a node the first goes on with the line, the others are variations.
    """

    headers: dict[str, str]
    start: str
    nodes: list[TreeNode]


@request
class TreeNodeRequest(Request):
    """A turn and what was noted about it; what follows from the turns is not read."""

    parent: Annotated[
        Annotated[int, Bounds(ge=0)] | None,
        Bounds("The index of the turn before; none for the root, which comes first."),
    ] = None
    turn: Annotated[
        list[Annotated[str, Bounds(max_length=400)]],
        Bounds("Its decisions; the root has none.", max_length=400),
    ] = field(default_factory=list)
    marks: Annotated[str, Bounds(max_length=2)] = ""
    comment: str = ""
    clock: Annotated[
        Annotated[int, Bounds(ge=0, lt=10**9)] | None,
        Bounds("What the player had left, in seconds."),
    ] = None
    eval: Annotated[
        Annotated[float, Bounds(ge=-1, le=1)] | None, Bounds("White's chance, from -1 to 1.")
    ] = None
    why: Annotated[str, Bounds("Why it was marked, as game files say it.")] = ""
    best: Annotated[list[str], Bounds("What the engine would have played instead.")] = field(
        default_factory=list
    )
    engine: Annotated[
        str, Bounds("What the engine added: `turn`, the turn itself, or its mark.", max_length=4)
    ] = ""
    side: Annotated[
        list[Annotated[str, Bounds(max_length=40_000)]],
        Bounds(
            "Side games of the turn, in order: `yinsh(blitz) f5 d4`, `die#7 throw throw`.",
            max_length=100,
        ),
    ] = field(default_factory=list)
    shapes: Annotated[
        list[Annotated[str, Bounds(max_length=9)]],
        Bounds("Rings and arrows on the board after it: `d4`, `e2-e5`.", max_length=100),
    ] = field(default_factory=list)
    played: Annotated[list[dict[str, Any]] | None, NOT_READ] = None
    says: Annotated[dict[str, Any] | None, NOT_READ] = None
    player: Annotated[PlayerName | None, NOT_READ] = None
    number: Annotated[int | None, NOT_READ] = None
    position: Annotated[str | None, NOT_READ] = None
    complete: Annotated[bool | None, NOT_READ] = None


@request
class GameTreeRequest(Request):
    """A game with its variations, as the server gives it."""

    start: Annotated[str, Bounds("A position.", max_length=4000)]
    headers: dict[str, str] = field(default_factory=dict)
    nodes: Annotated[list[TreeNodeRequest], Bounds(min_length=1)]


def tree_of(game: Game) -> GameTree:
    """Write a game as a tree."""
    nodes = [_node(game.root, None)]
    stack = [(game.root, 0)]
    while stack:
        node, index = stack.pop()
        for child in node.children:
            stack.append((child, len(nodes)))
            nodes.append(_node(child, index))
    return {"headers": game.headers, "start": game.start.text, "nodes": nodes}


def _node(node: Node, parent: int | None) -> TreeNode:
    player = node.before.turn_owner if node.moves else None
    data: TreeNode = {
        "parent": parent,
        "turn": [move.text for move in node.moves],
        "player": player.value if player else None,
        "number": node.before.turn,
        "position": node.position.text,
        "complete": node.is_complete,
        "marks": node.marks,
        "comment": node.comment,
    }
    if node.clock is not None:
        data["clock"] = node.clock
    if node.evaluation is not None:
        data["eval"] = node.evaluation
    if node.why:
        data["why"], data["says"] = node.why, why_message(node.why)
    if node.best:
        data["best"] = node.best.split(";")
    if node.engine:
        data["engine"] = node.engine
    if node.side_games:
        data["side"] = list(map(str, node.side_games))
        settled = settled_by(node.before, node.moves, node.side_games)
        data["played"] = [record_in(challenge, play) for challenge, play in settled]
    if node.shapes:
        data["shapes"] = list(node.shapes)
    return data


def game_of(tree: GameTreeRequest, tell: Tell | None = None) -> Game:
    """Read a game from a tree; positions follow from the turns. ``tell`` hears of each, and may end it."""
    first, *others = tree.nodes
    if len(others) > MOST_TURNS:
        raise GipfError("tree-too-long", most=MOST_TURNS)
    if first.parent is not None or first.turn:
        raise GipfError("tree-root")
    nodes = [Node(Position.parse(tree.start))]
    _read_notes(nodes[0], first)
    for index, data in enumerate(others, start=1):
        if tell:
            tell(index)
        if data.parent is None or data.parent >= index:
            raise GipfError("tree-order", node=index)
        if not data.turn:
            raise GipfError("tree-turn", node=index)
        nodes.append(nodes[data.parent].add(";".join(data.turn)))
        _read_notes(nodes[-1], data)
    headers = {name: value for name, value in tree.headers.items() if name not in FOLLOWS}
    return Game.from_tree(nodes[0], headers)


def _read_notes(node: Node, data: TreeNodeRequest) -> None:
    node.set_marks(data.marks)
    node.set_comment(data.comment)
    node.set_why(data.why)
    node.set_best(";".join(data.best))
    node.set_engine(data.engine)
    node.set_side_games(map(SidePlay.parse, data.side))
    node.set_shapes(data.shapes)
    node.clock = data.clock
    if data.eval is not None:
        node.set_evaluation(data.eval)
