"""The tree of a game: a node for each turn, with what was noted about it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, cast

from gipf.errors import GipfError, IllegalMove, NotationError
from gipf.position import Position
from gipf.record.side_play import SidePlay, settled_by
from gipf.rules import has_passed, play
from gipf.state import Move
from gipf.variants import Player

MARKS = ("!", "?", "!!", "??", "!?", "?!")
TURN = "turn"
"""What an engine added where the turn itself is its own."""
LONGEST_COMMENT = 20_000
_SURROGATE = re.compile("[\ud800-\udfff]")


@dataclass(eq=False, repr=False)
class Node:
    """A turn in the tree of a game, and the position after it; the root has no moves.

    ``clock`` is what the player has left in seconds, ``evaluation`` White's winning chance from
    -1 to 1, ``why`` what an engine found to say about the turn, as `gipf.analysis.causes` writes it, and
    ``best`` what it would have played instead, its moves joined by ``;``.
    ``engine`` is what an engine added and may take away again: its mark, or the ``turn`` itself.
    ``side_games`` are those that were played in the turn, in order; the last may be under way.
    ``shapes`` are rings and arrows on the board after the turn: ``d4``, ``e2-e5``. The first child goes on
    with the line, the others are variations.
    """

    position: Position
    parent: "Node | None" = None
    moves: tuple[Move, ...] = ()
    marks: str = ""
    comment: str = ""
    clock: int | None = None
    evaluation: float | None = None
    why: str = ""
    best: str = ""
    engine: str = ""
    shapes: tuple[str, ...] = ()
    side_games: tuple[SidePlay, ...] = ()
    children: list["Node"] = field(default_factory=list)

    @classmethod
    def of_checked(cls, parent: "Node", moves: tuple[Move, ...]) -> "Node":
        """Make a turn of moves that are known to be legal; its position is made when somebody looks at it."""
        node = cls.__new__(cls)
        node.parent, node.moves, node.children = parent, moves, []
        return node

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Position:
            """Make the position, and those on the way to it, when they are looked at first."""
            if name != "position":
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            way = [self]
            while "position" not in vars(way[-1].parent):
                way.append(way[-1].parent)
            position = way[-1].parent.position
            for node in reversed(way):
                for move in node.moves:
                    position = cast("Position", play(position, move))
                node.position = position
            return position

    @property
    def before(self) -> Position:
        """The position the turn begins with."""
        return self.parent.position if self.parent else self.position

    @property
    def player(self) -> Player | None:
        """Whose turn this is."""
        return self.before.turn_owner

    @property
    def is_complete(self) -> bool:
        """Whether the turn has passed, or the game is over."""
        return not self.moves or has_passed(self.before, self.position)

    def read_turn(self, text: str) -> tuple[Move, ...]:
        """Read the moves of a turn that follows this one, joined by ``;``."""
        moves, node = [], Node(self.position, self)
        for move in text.split(";"):
            node = node.extended(node.position.read_move(move))
            moves.append(node.moves[-1])
        return tuple(moves)

    def add(self, turn: str | Sequence[Move]) -> "Node":
        """Add a turn after this one, as a variation if there is another; give the one there is if equal.

        >>> root = Node(Position.start("basic"))
        >>> root.add("c2"), root.add("c2") is root.children[0]
        (Node(c2), True)
        """
        if not self.is_complete:
            raise IllegalMove("turn-to-extend", turn=self)
        moves = self.read_turn(turn) if isinstance(turn, str) else tuple(turn)
        for child in self.children:
            if child.moves == moves:
                return child
        node = Node(self.position, self)
        for move in moves:
            node = node.extended(move)
        self.children.append(node)
        return node

    def extended(self, move: Move) -> "Node":
        """Give the turn with one more move and its side games; it is not yet in the tree."""
        if self.moves and self.is_complete:
            raise IllegalMove("turn-over", move=move, turn=self)
        longer = Node(self.position.play(move), self.parent, (*self.moves, move))
        if self.side_games:
            longer.set_side_games(self.side_games)
        return longer

    def replace(self, by: "Node") -> None:
        """Put another node into this one's place in the tree."""
        assert self.parent is not None, "the root has no place in a tree"
        siblings = self.parent.children
        siblings[siblings.index(self)] = by

    def set_comment(self, text: str) -> None:
        """Put down a comment; white space counts as one space, since lines are broken in files."""
        self.comment = _checked(text)

    def set_why(self, text: str) -> None:
        """Put down what an engine found to say about the turn; it goes up to a bracket."""
        self.why = _checked(text.partition("]")[0])

    def set_best(self, turn: str) -> None:
        """Put down what an engine would have played instead; it goes up to a bracket."""
        self.best = _checked(turn.partition("]")[0])

    def set_engine(self, added: str) -> None:
        """Put down what an engine added: a mark, ``turn`` or nothing."""
        if added not in ("", TURN, *MARKS):
            raise GipfError("no-mark", names=" ".join((TURN, *MARKS)), text=added)
        self.engine = added

    def set_shapes(self, shapes: Iterable[str]) -> None:
        """Draw rings and arrows on the board after the turn, each once.

        >>> node = Node(Position.start("basic"))
        >>> node.set_shapes(["d4", "e1-e5", "d4"]); node.shapes
        ('d4', 'e1-e5')
        """
        drawn = tuple(dict.fromkeys(shapes))
        root = self
        while root.parent:
            root = root.parent
        points = root.position.variant.board.points
        for shape in drawn:
            ends = shape.split("-")
            if len(ends) > 2 or len({*ends} & points) != len(ends):
                raise NotationError("no-shape", text=shape)
        self.shapes = drawn

    def set_side_games(self, plays: Iterable[SidePlay]) -> None:
        """Put down the side games of the turn; they have to lead to its results."""
        played = tuple(plays)
        settled_by(self.before, self.moves, played)
        self.side_games = played

    def keep_side_games(self, plays: Sequence[SidePlay]) -> None:
        """Put down the side games of a longer turn as far as they belong to this one."""
        number = len(plays)
        while number and not self._has_room_for(plays[:number]):
            number -= 1
        self.side_games = tuple(plays[:number])

    def _has_room_for(self, plays: Sequence[SidePlay]) -> bool:
        try:
            settled_by(self.before, self.moves, plays)
        except GipfError:
            return False
        return True

    def set_evaluation(self, evaluation: float) -> None:
        """Put down White's winning chance, to two decimals."""
        if not -1 <= evaluation <= 1:
            raise GipfError("evaluation-range", value=evaluation)
        self.evaluation = round(evaluation, 2) + 0.0

    def set_marks(self, marks: str) -> None:
        """Mark the turn with one of ``! ? !! ?? !? ?!``, or with nothing."""
        if marks not in ("", *MARKS):
            raise GipfError("no-mark", names=" ".join(MARKS), text=marks)
        self.marks = marks

    def line(self) -> Iterator["Node"]:
        """Go on from here along the first children, this node not included."""
        node = self
        while node.children:
            node = node.children[0]
            yield node

    def __copy__(self) -> "Node":
        """Give a second node for the same place in the same tree."""
        return replace(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the whole tree as a flat list: nested, a long game would be too deep a recursion."""
        root = self
        while root.parent:
            root = root.parent
        nodes = _nodes_of(root)
        numbers = {id(node): number for number, node in enumerate(nodes)}
        if self is root:
            plain = [{**vars(node), "parent": None, "children": []} for node in nodes]
            return _tree_of, (plain, [numbers.get(id(node.parent), -1) for node in nodes])
        if id(self) in numbers:
            return _node_of, (root, numbers[id(self)])
        return _untied, (vars(self),)  # `extended`, and not in the tree yet

    def __repr__(self) -> str:
        """Show the moves of the turn."""
        return f"Node({self})"

    def __str__(self) -> str:
        """Write the moves of the turn."""
        return ";".join(move.text for move in self.moves)


def _checked(text: str) -> str:
    """Check what is noted about a turn; white space counts as one space."""
    note = " ".join(text.split())
    if len(note) > LONGEST_COMMENT:
        raise NotationError("too-long", what="comment", most=LONGEST_COMMENT)
    if _SURROGATE.search(note):
        raise NotationError("half-character")
    return note


def _tree_of(plain: list[dict[str, Any]], parents: list[int]) -> Node:
    """Give the root of a pickled tree."""
    nodes = [_untied(fields) for fields in plain]
    for node, number in zip(nodes[1:], parents[1:], strict=True):
        node.parent = nodes[number]
        node.parent.children.append(node)
    return nodes[0]


def _untied(fields: dict[str, Any]) -> Node:
    node = Node.__new__(Node)
    vars(node).update(fields)
    return node


def _node_of(root: Node, number: int) -> Node:
    return _nodes_of(root)[number]


def _nodes_of(root: Node) -> list[Node]:
    """List a whole tree, every node after its parent."""
    nodes = [root]
    for node in nodes:
        nodes += node.children
    return nodes
