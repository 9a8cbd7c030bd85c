"""Many games read at once: their turns are taken as they stand, and checked by the compiled kernel afterwards.

The kernel plays a few hundred games side by side. A game it does not find right, or that has something it does
not look at (other notations, side games, reserves in parentheses), is read once more by the rules, move by
move: so games and errors are the same with the kernel and without.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from gipf.errors import BrokenFile, GipfError
from gipf.record.headers import result_of
from gipf.record.reading import Reader, ReadGame, Token, split_marks
from gipf.record.tree import Node
from gipf.state import Move
from gipf.variants import Player, Variant

if TYPE_CHECKING:
    from gipf.record.replay import Replay

Chunk = tuple[int, str]
"""The number of the line a game begins with, and its text."""

AT_ONCE = 256
"""Games that are played side by side."""
LONGEST = 1000
"""Decisions of a line that the kernel looks at; it forgets the first positions of longer games."""
MOST_LINES = 100
"""Lines of a game, its variations included, that the kernel looks at; each is played from the start."""
MOST_KEPT = 50_000
"""Turns whose text is remembered."""


@dataclass
class Kernel:
    """When the kernel is used: after so many games, and later where it has to be compiled first."""

    games_before: int = 100
    games_before_compiling: int = 3000
    is_wanted: bool = True

    def is_worth(self, variant: Variant, games: int) -> bool:
        """Whether to use the kernel for a variant when so many games have been read without it."""
        if games < self.games_before or not self.is_there():
            return False
        from gipf.kernel.warmup import is_ready

        return games >= self.games_before_compiling or is_ready(variant)

    def is_there(self) -> bool:
        """Whether it is installed, and wanted."""
        return self.is_wanted and all(find_spec(name) for name in ("numpy", "numba"))


KERNEL = Kernel()
"""How this process reads many games."""


class Unusual(Exception):
    """A game has something that is left to the rules."""


class Turn(NamedTuple):
    """A turn as it was written: its moves, their numbers in the table of decisions, its marks."""

    moves: tuple[Move, ...]
    numbers: tuple[int, ...]
    marks: str


@dataclass
class Sketch:
    """A game whose moves are not checked yet: its lines of play, the main line first."""

    reader: "SketchReader"
    headers: dict[str, str]
    root: Node
    written: str | None
    lines: list[list[int]] = field(default_factory=list)

    def checked(self, outcome: int) -> ReadGame | None:
        """Give the game, once its lines are known to be right and to end so."""
        from gipf.record.replay import WINNERS

        by_rules = result_of(WINNERS[outcome]) if outcome else None
        try:
            result = self.reader.agreed_result(self.headers, self.written, by_rules, 0)
        except BrokenFile:
            return None
        self.headers["Result"] = result
        return ReadGame(self.headers, self.root)


class SketchReader(Reader):
    """Reads a game without looking at positions; what needs one to be understood is `Unusual`."""

    replay: "Replay"

    def __init__(self, text: str, variant: str | None) -> None:
        super().__init__(text, variant, None)
        self.plies: dict[Node, int] = {}
        self.numbers: dict[Node, tuple[int, ...]] = {}

    def sketch(self, replays: "dict[str, Replay]") -> Sketch:
        """Read the one game of the text."""
        headers = self.read_headers()
        root = Node(self.start_position(headers, 0))
        start = root.position
        if start.outcome or not headers:
            raise Unusual
        self.replay = replays[start.variant.board.name]
        self.plies[root] = 2 * start.turn + (start.turn_owner is Player.BLACK)
        written, _ = self.read_turns(root, has_headers=True)
        if self.skip_blank() or not root.children:
            raise Unusual
        self.join_notes()
        return Sketch(self, headers, root, written, list(self.lines_of(root)))

    def lines_of(self, root: Node) -> Iterator[list[int]]:
        """Give every line from the root to where it ends, the main line first."""
        from gipf.kernel.replaying import ENDS, PASSES

        *_, last = root.line()
        leaves = [node for node in self.numbers if not node.children and node is not last]
        if len(leaves) >= MOST_LINES:
            raise Unusual
        for leaf in (last, *leaves):
            turns = []
            node: Node = leaf
            while node.parent:
                turns.append(self.numbers[node])
                node = node.parent
            line: list[int] = []
            for numbers in reversed(turns):
                line += numbers
                line[-1] |= PASSES
            line[-1] |= ENDS
            if len(line) > LONGEST:
                raise Unusual
            yield line

    def read_turn(self, node: Node, token: Token) -> Node:
        """Put a turn into the tree as it stands."""
        turn = self.replay.turns.get(token.text)
        if turn is None:
            turn = self.replay.turns[token.text] = self._turn(token.text)
        child = Node.of_checked(node, turn.moves)
        if turn.marks:
            child.marks = turn.marks
        node.children.append(child)
        self.numbers[child] = turn.numbers
        self.plies[child] = self.plies[node] + 1
        return child

    def _turn(self, text: str) -> Turn:
        if len(self.replay.turns) > MOST_KEPT:
            self.replay.turns.clear()
        turn, marks = split_marks(text)
        numbered = [self.replay.numbered(written) for written in turn.split(";")]
        moves, numbers = zip(*numbered, strict=True)
        return Turn(moves, numbers, marks)

    def check_number(self, node: Node, token: Token) -> None:
        """Compare a number with that of the turn, which goes up as turns pass."""
        ply = self.plies[node]
        if token.text != f"{ply >> 1}{'...' if ply & 1 else '.'}":
            raise Unusual

    def check_reserve(self, node: Node, token: Token) -> None:  # noqa: ARG002
        """Leave a reserve to the rules."""
        raise Unusual

    def read_side_games(self, node: Node, token: Token, text: str) -> str:  # noqa: ARG002
        """Leave side games to the rules."""
        if text.startswith("[%side"):
            raise Unusual
        return text


def read_quickly(
    chunks: Iterable[Chunk], variant: str | None, *, ahead: bool
) -> Iterator[tuple[Chunk, ReadGame | None]]:
    """Give each game's text, and the game where it could be read by the kernel.

    Without ``ahead`` nothing is taken from the file before it is asked for, and the kernel is not used.
    """
    rest = iter(chunks)
    if not ahead or not KERNEL.is_there():
        yield from ((chunk, None) for chunk in rest)
        return
    number = 0
    for chunk in islice(rest, KERNEL.games_before):
        number += 1
        yield chunk, None
    while True:
        group: list[Chunk] = []
        broken: Exception | None = None
        try:
            group.extend(islice(rest, AT_ONCE))
        except (BrokenFile, OSError) as error:
            broken = error
        yield from zip(group, _read_group(group, variant, number), strict=True)
        number += len(group)
        if broken:
            raise broken
        if not group:
            return


def _read_group(group: list[Chunk], variant: str | None, number: int) -> list[ReadGame | None]:
    from gipf.record.replay import replays

    games: list[ReadGame | None] = [None] * len(group)
    by_variant: dict[Variant, list[tuple[int, Sketch]]] = {}
    for place, (_, text) in enumerate(group):
        try:
            sketch = SketchReader(text, variant).sketch(replays())
        except (Unusual, GipfError):
            continue
        by_variant.setdefault(sketch.root.position.variant, []).append((place, sketch))
    for played, found in by_variant.items():
        if KERNEL.is_worth(played, number):
            lines = [(sketch.root.position, sketch.lines) for _, sketch in found]
            outcomes = replays()[played.board.name].outcomes(played, lines)
            for (place, sketch), outcome in zip(found, outcomes, strict=True):
                games[place] = None if outcome is None else sketch.checked(outcome)
    return games
