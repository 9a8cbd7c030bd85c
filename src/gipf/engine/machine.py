"""The compiled code in a browser: positions and moves become numbers for it, and its answers moves again.

It is a module of WebAssembly for each family, which a worker runs (``web/src/engine/machine.ts``).
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

from gipf.engine.answers import Message
from gipf.kernel.arrays import zeros
from gipf.kernel.convert import (
    empty_states,
    hash_of_key,
    number_to_move,
    rules_of,
    write_odds,
    write_state,
)
from gipf.kernel.fields import family_index
from gipf.kernel.playout import seed_of
from gipf.position import Position
from gipf.search.answer import Answer, Line, Proof
from gipf.search.scores import value_of
from gipf.side_games.odds import BEST
from gipf.side_kernels.levels import MEMORY, Choice, Search
from gipf.state import Move, Phase
from gipf.variants import Player, Variant

FAMILIES = ("basic", "gipf", "potentials", "matrx")
"""The modules by the length of their family, from one on."""
_MAX_PATH = 1024


class Machine(Protocol):
    """A worker with the compiled code, as the page's script offers it: JSON in, JSON out, a job at a time."""

    def search(self, job: str, tell: Callable[[str], None]) -> Awaitable[str]:
        """Search a position; ``tell`` hears of every depth."""

    def prove(self, job: str, tell: Callable[[str], None]) -> Awaitable[str]:
        """Prove a win; ``tell`` hears of every number of turns."""

    def side(self, job: str) -> Awaitable[str]:
        """Find the best moves of a side game."""

    def stop(self) -> None:
        """End the job under way at once; it gives what it has found."""


def family_of(variant: Variant) -> str:
    """Name the module that searches a variant.

    >>> family_of(Variant.parse("standard+Z2"))
    'potentials'
    """
    return FAMILIES[family_index(rules_of(variant).family)]


def written(position: Position, levels: tuple[int, int] = (BEST, BEST)) -> Message:
    """Write a position in numbers; as texts, since they are too long for a script's own.

    The levels are those at which White and Black play side games.
    """
    states = empty_states(1)
    write_state(position, states, 0)
    write_odds(position.variant, states, 0, levels)
    return {
        "module": family_of(position.variant),
        "variant": f"{position.variant} {levels}",
        "board": position.variant.board.name,
        "state": [str(word) for word in states[0]],
        "chance": position.phase is Phase.SIDE_GAME,
    }


def path_of(position: Position) -> list[str]:
    """Write the keys of the positions before it in which a player was to move."""
    seen = [key for key in position.seen if key.split(" ", 4)[3] == "m"]
    return [str(hash_of_key(key)) for key in seen[-_MAX_PATH:]]


def proof_job(position: Position, turns: int, goal: str, nodes: int) -> Message:
    """Write what is to be proved."""
    attacker = position.player
    if goal == "hold" and attacker:
        attacker = attacker.other
    most = position.variant.repetition
    drawn = [key for key, times in position.seen.items() if most and times >= most - 1]
    return {
        **written(position),
        "attacker": int(attacker is Player.BLACK),
        "turns": turns,
        "goal": goal,
        "nodes": nodes,
        "drawn": [str(hash_of_key(key)) for key in drawn],
    }


def read_proof(position: Position, data: Message) -> Proof:
    """Read what is proved."""
    moves = sorted((number_to_move(position, code) for code in data["moves"]), key=str)
    return Proof(data["won"], tuple(moves), data["turns"], data["nodes"], data["complete"])


def side_job(task: Choice | Search, seed: int) -> Message:
    """Write what is to be found in a side game."""
    kernel = task.kernel
    state = zeros(kernel.words)
    kernel.write_state(task.state, state)
    asked: Message = {
        "module": kernel.name,
        "state": [str(word) for word in state],
        "memory": MEMORY,
    }
    if isinstance(task, Choice):
        return {**asked, "how": "near", "depth": task.depth, "margin": task.margin}
    limits = {name: n for name, n in vars(task.limits).items() if n is not None}
    if task.has_rollouts:
        return {**asked, **limits, "how": "rollouts", "rng": seed_of(seed, 1)}
    return {**asked, **limits, "how": "search"}


def read_side(task: Choice | Search, data: Message) -> str | None:
    """Read the move that was found, if there was time for one."""
    moves = [task.kernel.move_text(code) for code in data["moves"]]
    if not moves:
        return None
    return task.pick(moves) if isinstance(task, Choice) else moves[0]


class LineReader:
    """Turns the numbers of lines from a position into moves; what lines have in common is played once."""

    def __init__(self, position: Position) -> None:
        self._positions: dict[tuple[int, ...], Position] = {(): position}
        self._moves: dict[tuple[int, ...], Move] = {}

    def answer(self, data: Message) -> Answer:
        """Read what a search found."""
        lines = tuple(
            Line(self._line(tuple(line["moves"])), *value_of(line["score"]))
            for line in data["lines"]
        )
        return Answer(lines, data["depth"], data["nodes"], data["seconds"])

    def _line(self, codes: tuple[int, ...]) -> tuple[Move, ...]:
        return tuple(self._move(codes[: n + 1]) for n in range(len(codes)))

    def _move(self, codes: tuple[int, ...]) -> Move:
        """Give the last move of a line, whose others are known."""
        if codes not in self._moves:
            before = codes[:-1]
            if before not in self._positions:
                earlier = self._positions[before[:-1]]
                self._positions[before] = earlier.play(self._moves[before])
            self._moves[codes] = number_to_move(self._positions[before], codes[-1])
        return self._moves[codes]
