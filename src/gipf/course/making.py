"""Making puzzles from games of the engine against itself; each one is proved.

The first move is the only right one: a win within so many turns is proved by full-width search, and so is that
every other move does not win in time; what is captured is counted over every turn there is.
"""

import hashlib
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count

from gipf.course.claims import answered, decides, longest
from gipf.course.turns import Played, turns
from gipf.position import Position
from gipf.search.answer import Answer, Limits
from gipf.search.iterative_deepening import AlphaBeta
from gipf.search.proof import only_moves, prove
from gipf.state import Move, MoveKind, Phase
from gipf.typed_dict import TypedDict
from gipf.variants import Variant

KINDS = ("win 2", "capture", "win 1")
FEWEST_MOVES = 12
MOST_NODES = 40_000_000
EFFORT = Limits(nodes=1_000_000)


class PuzzleRow(TypedDict):
    """A puzzle as files have it; ``line`` has the decisions of both players."""

    id: str
    goal: str
    position: str
    line: str
    difficulty: int


@dataclass(frozen=True)
class Found:
    """A puzzle without its line: a position, what is to be done, and the only first move that does it."""

    position: Position
    goal: str
    first: Move

    def __str__(self) -> str:
        """Write it as a line of JSON."""
        data = {"goal": self.goal, "position": str(self.position), "first": str(self.first)}
        return json.dumps(data, ensure_ascii=False)


def make(variant: str, seed: int = 1) -> Iterator[PuzzleRow]:
    """Make puzzles without end, at most one of a kind from each game; the same seed gives the same ones."""
    for game in count():
        positions = play_game(variant, f"puzzles {variant} {seed} {game}")
        for kind in KINDS:
            found = next(puzzles_in(kind, positions, by_use=game % 2 == 0), None)
            if found:
                yield row_of(found)


def row_of(found: Found) -> PuzzleRow:
    """Find the line of play and how hard it is."""
    return {
        "id": name_of(found),
        "goal": found.goal,
        "position": str(found.position),
        "line": " ".join(line_of(found)),
        "difficulty": difficulty_of(found, effort_of(found)),
    }


def name_of(found: Found) -> str:
    """Name a puzzle by what is asked for and by its position, so that its name stays when others come."""
    digest = hashlib.sha256(found.position.key.encode()).hexdigest()[:6]
    return f"{found.goal.replace(' ', '-')}-{digest}"


# ---------------------------------------------------------------------- looking


def play_game(variant: str, seed: str) -> list[Position]:
    """Let the engine play against itself, with a random opening and a mistake now and then."""
    chance = random.Random(seed)
    player = AlphaBeta(memory=4)
    position = Position.start(f"{variant};quiet=60")
    opening = chance.randrange(4, 10)
    positions = []
    for decision in range(500):
        if position.is_over:
            break
        positions.append(position)
        moves = position.legal_moves()
        if decision < opening:  # where GIPF-pieces can be brought in, several are
            moves = tuple(move for move in moves if move.unit == "G") or moves
        is_random = decision < opening or position.phase is Phase.SIDE_GAME
        if is_random or chance.random() < 0.04:
            move = chance.choice(moves)
        else:
            move = player.search(position, Limits(nodes=1500)).move
        position = position.play(move)
    return positions


def puzzles_in(kind: str, positions: list[Position], *, by_use: bool) -> Iterator[Found]:
    """Find puzzles of a kind in the positions of a game, the latest first."""
    near_the_end = positions[-8:] if kind.startswith("win") else positions[12:]
    for position in reversed(near_the_end):
        if position.phase is not Phase.MOVE or len(position.legal_moves()) < FEWEST_MOVES:
            continue
        plain = Variant.parse(str(position.variant).split(";quiet")[0])
        position = Position.parse(str(replace(position, variant=plain)))
        if kind == "capture":
            found = _capture(position, by_use=by_use and plain.has_potentials)
        else:
            found = _win(position, int(kind[-1]))
        if found:
            yield found


def _win(position: Position, turns: int) -> Found | None:
    proof = prove(position, turns, nodes=MOST_NODES)
    if proof.turns != turns or not proof.is_complete or len(proof.moves) != 1:
        return None
    return Found(position, f"win {turns}", proof.moves[0])


def _capture(position: Position, *, by_use: bool) -> Found | None:
    """Find a capture that one first move alone brings: of two or more, or by the use of a potential."""
    most: dict[Move, int] = {}
    uses: set[Move] = set()
    for played in turns(position):
        first = played.moves[0]
        captured = 0 if played.after.outcome else played.taken(position.acting.other).total()
        if captured >= most.get(first, 0):
            uses.discard(first)
            if any(move.kind in (MoveKind.USE, MoveKind.EXTRA) for move in played.moves):
                uses.add(first)
            most[first] = captured
    best, then = sorted(most.values(), reverse=True)[:2]
    move = max(most, key=most.__getitem__)
    is_hidden = move in uses or (best > 1 and then > 0 and not by_use)
    return Found(position, f"capture {best}", move) if best > then and is_hidden else None


# ---------------------------------------------------------------------- lines


def line_of(found: Found) -> list[str]:
    """Find the line of play: quickest for the solver, longest for the other player."""
    goal, number = found.goal.split()
    position, solver = found.position.play(found.first), found.position.acting
    moves = [found.first]
    if goal == "capture":
        return [str(move) for move in _best_capture(found).moves]
    left = int(number) - (position.turn_owner is not solver)
    while not position.outcome and (goal == "win" or position.turn_owner is solver):
        if goal == "win":
            solves = decides(position, solver)
            move = prove(position, left).moves[0] if solves else hardest(position, left)
        elif decides(position, solver):
            move = (only_moves(position, int(number)) or ())[0]
        else:
            move = position.legal_moves()[0]  # accept
        mine = position.turn_owner is solver
        position = position.play(move)
        moves.append(move)
        left -= mine and position.turn_owner is not solver
    assert goal == "defend" or (position.outcome and position.outcome.winner is solver), found
    return [str(move) for move in moves]


def hardest(position: Position, left: int) -> Move:
    """Give the decision, of those that hold out longest, that leaves the solver the fewest ways to win."""
    found = answered(longest(position, left))

    def ways(move: Move) -> int:
        after = position.play(move)
        if after.player is position.player or not 0 < left < 3:
            return 0
        return len(prove(after, left).moves)

    return min(found, key=ways)


def _best_capture(found: Found) -> Played:
    other = found.position.acting.other
    return max(turns(found.position), key=lambda played: played.taken(other).total())


def effort_of(found: Found) -> int:
    """Say how many positions the engine looks at until it plays the right move for good."""
    since: list[int] = []

    def listen(answer: Answer) -> None:
        if answer.move != found.first:
            since.clear()
        elif not since:
            since.append(answer.nodes)

    answer = AlphaBeta(memory=16).search(found.position, EFFORT, tell=listen)
    if answer.move != found.first:
        return int(answer.nodes)
    return since[0] if since else int(answer.nodes)


def difficulty_of(found: Found, effort: int) -> int:
    """Give a number from 1 to 5: by what is asked for, and by what it takes to see it."""
    goal, number = found.goal.split()
    ahead = {"win": int(number), "defend": int(number) + 1, "capture": 1}[goal]
    return min(5, ahead + (effort > 100_000 or len(found.position.legal_moves()) > 100))
