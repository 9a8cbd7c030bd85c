"""Sample games and tactical problems that come with the package, for trying things out.

>>> from gipf import samples
>>> len(samples.games()), len(samples.tactics())
(16, 96)
>>> problem = samples.tactics()[0]
>>> problem.kind, problem.best
('win 2', (Move('f1-f6'),))
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from gipf.errors import GipfError
from gipf.position import Position
from gipf.record import Game
from gipf.state import Move

FILES = ("game.gipf", "missed.gipf", "games.gipf", "tactics.txt")
"""A whole game, one in which a win is missed, games of the engine in seven variants, and the problems."""

COLLECTION = Path(__file__).parent / "collection"
"""The folder of the games to look at: a file for each of the `FAMILIES`, made by `bench/collection.py`."""
FAMILIES = ("basic", "standard", "tournament", "potentials", "ultimate", "matrx")


@dataclass(frozen=True)
class Problem:
    """A position, what is to be done in it, and all moves that do it.

    ``win 3`` is to win within three turns of one's own, ``defend 2`` to make a move after which the other
    player cannot win within two.
    """

    position: Position
    kind: str
    best: tuple[Move, ...]

    def __str__(self) -> str:
        """Write the problem as the file has it."""
        return f"{self.position}\n{self.kind}: {' '.join(map(str, self.best))}\n"

    @property
    def turns(self) -> int:
        """Within how many turns the game is won or else lost."""
        return int(self.kind.split()[1])


def path(name: str) -> Path:
    """Give where one of the `FILES` lies.

    >>> len(Game.read(path("games.gipf")))
    14
    """
    return Path(__file__).parent / name


def read_text(name: str) -> str:
    """Read one of the `FILES`."""
    return path(name).read_text(encoding="utf-8")


def games() -> list[Game]:
    """Read all sample games: a few between players with a name, and some of the engine against itself."""
    return [
        game for name in FILES if name.endswith(".gipf") for game in Game.parse_all(read_text(name))
    ]


def collection_path(family: str) -> Path:
    """Give where the games to look at of one of the `FAMILIES` lie.

    >>> collection_path("basic").name
    'basic.gipf'
    """
    if family not in FAMILIES:
        raise GipfError("no-variant", name=family, names=list(FAMILIES))
    return COLLECTION / f"{family}.gipf"


def collection(family: str) -> Iterator[Game]:
    """Read the games to look at of one of the `FAMILIES`, one after the other: annotated games of the engine.

    The header ``Kind`` says what is special about a game: ``comeback``, ``seesaw``, ``flawless``, ``blunder``
    or ``steady``.

    >>> game = next(collection("matrx"))
    >>> game.variant.is_matrx, game.position.is_over
    (True, True)
    """
    return Game.stream(collection_path(family))


def tactics() -> list[Problem]:
    """Read the tactical problems, each proved by looking at every legal move."""
    told = [line for line in read_text("tactics.txt").splitlines() if line and line[0] != "#"]
    problems = []
    for text, solution in zip(told[::2], told[1::2], strict=True):
        position = Position.parse(text)
        kind, _, moves = solution.partition(": ")
        best = tuple(position.read_move(move) for move in moves.split())
        problems.append(Problem(position, kind, best))
    return problems


def write_files(folder: str | Path) -> list[Path]:
    """Write the `FILES` into a folder, which is made where it is missing; those that are there stay."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    written = [target / name for name in FILES if not (target / name).exists()]
    for file in written:
        file.write_text(read_text(file.name), encoding="utf-8", newline="\n")
    return written
