"""Judging who solves a puzzle: whatever wins in time is right, and the other player holds out longest.

The stated line needs no search. Where the solver leaves it, `gipf.course.claims` says what is won or lost.
"""

from gipf.course.claims import Question, is_held, is_won, longest
from gipf.course.goals import Goal
from gipf.course.judging import Attempt
from gipf.course.puzzle import Puzzle
from gipf.course.turns import Played, begin
from gipf.errors import GipfError
from gipf.messages import Message
from gipf.position import Position
from gipf.state import Move, Phase
from gipf.variants import Player


class Solving:
    """A puzzle on the way to its solution."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.solver: Player = puzzle.position.acting
        self.played: Played = begin(puzzle.position)
        self.before: Position = puzzle.position
        self.last: list[Move] = []
        self.line: list[str] = list(puzzle.line)
        """What is left of the stated line; empty once the solver has left it."""
        self.turns: int = puzzle.number
        """How many turns the solver has left, the one that is going on included."""
        self.solved: bool = False
        self.wrong: Message | None = None

    @property
    def position(self) -> Position:
        """The position that has been reached."""
        return self.played.after

    @property
    def attempt(self) -> Attempt:
        """What to say about it."""
        last = tuple(self.last)
        return Attempt(self.before, last, self.position, self.solved, self._says, self.wrong)

    @property
    def _says(self) -> Message:
        if self.solved:
            return {"id": "puzzle-solved", "args": {}}
        if not self.last:
            return self.puzzle.task
        if self.turns == self.puzzle.number or self.puzzle.goal != "win":
            return {"id": "puzzle-this-turn", "args": {}}
        return {"id": "puzzle-go-on", "args": {"turns": self.turns}}

    def decide(self, text: str) -> Question[None]:
        """Make a decision of the solver's, and those of the other player that follow."""
        if self.solved or self.wrong:
            raise GipfError("task-solved" if self.solved else "was-wrong", move=text)
        self.last, self.before = [], self.position
        is_first = not self.played.moves
        move = self.position.read_move(text)
        follows = bool(self.line) and move.text == self.line[0]
        self._play(move)
        if self.puzzle.goal == "capture":
            self._judge_capture()
        elif is_first and not follows:  # it is the only one
            self._is_wrong()
        elif self.puzzle.goal == "defend":
            yield from self._judge_defence(follows)
        else:
            yield from self._judge_win(follows)

    def _play(self, move: Move) -> None:
        mine = self.position.turn_owner is self.solver
        if self.line and self.line.pop(0) != move.text:
            self.line = []
        self.played = self.played.then(move)
        self.last.append(move)
        if mine and self.position.turn_owner is not self.solver:
            self.turns -= 1

    def _is_wrong(self) -> None:
        self.wrong = {"id": f"puzzle-wrong-{self.puzzle.goal}", "args": {}}

    # ------------------------------------------------------------------ capturing and defending

    def _judge_capture(self) -> None:
        if not self.played.is_turn_over:
            return
        self.solved = Goal("capture", self.puzzle.number).reached(self.played)
        if not self.solved:
            self._is_wrong()

    def _judge_defence(self, follows: bool) -> Question[None]:
        if not follows and not (yield from is_held(self.position, self.solver, self.puzzle.number)):
            self._is_wrong()
            return
        while not self.played.is_turn_over and not self._is_solvers:
            answer = self.line[0] if self.line else self.position.legal_moves()[0].text
            self._play(self.position.read_move(answer))
        self.solved = self.played.is_turn_over

    # ------------------------------------------------------------------ winning

    def _judge_win(self, follows: bool) -> Question[None]:
        if not follows and not (yield from is_won(self.position, self.solver, self.turns)):
            self._is_wrong()
            return
        while not self.position.outcome and not self._is_solvers:
            self._play((yield from self._reply()))
        self.solved = self.position.outcome is not None

    @property
    def _is_solvers(self) -> bool:
        """Whether the solver decides; nobody decides the result of a side game."""
        return self.position.player is self.solver and self.position.phase is not Phase.SIDE_GAME

    def _reply(self) -> Question[Move]:
        """Give the stated reply, or one that holds out longest."""
        if self.line:
            return self.position.read_move(self.line[0])
        return (yield from longest(self.position, self.turns))[0]
