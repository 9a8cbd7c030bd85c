"""Judging what a learner does in a task: solved, on the way, or wrong, and what to say about it."""

from collections.abc import Sequence
from dataclasses import dataclass

from gipf.course.lesson import Step, Turn, lesson
from gipf.course.turns import begin
from gipf.errors import GipfError
from gipf.messages import Message
from gipf.position import Position
from gipf.state import ACCEPT, Move, Phase


@dataclass(frozen=True)
class Attempt:
    """Where a learner's decisions have led.

    ``before`` is the position before the learner's last decision, ``last`` that decision and what the
    other player decided after it: they lead to ``position``. ``says`` is what to tell the learner: the
    task, what to do next, or why it is solved. A ``wrong`` try has to be taken back.
    """

    before: Position
    last: tuple[Move, ...]
    position: Position
    solved: bool
    says: Message
    wrong: Message | None = None


def try_step(lesson_name: str, step_name: str, moves: Sequence[str] = ()) -> Attempt:
    """Judge a learner's decisions in a task, from its start on.

    ``moves`` are the learner's alone; what the other player decides is in the lesson. A move that may
    not be played raises `IllegalMove`, a lesson or step that does not exist `GipfError`.

    >>> attempt = try_step("capturing", "one", ["c2"])
    >>> attempt.solved, attempt.wrong
    (False, {'id': 'course-missed-capture', 'args': {'count': 1, 'unit': 'any'}})
    """
    step = lesson(lesson_name).step(step_name)
    if not step.turns:
        raise GipfError("step-to-look-at", step=step_name, lesson=lesson_name)
    trial = _Trial(step)
    for move in moves:
        trial.decide(move)
    return trial.attempt


class _Trial:
    """A task on the way to its solution."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.learner = step.position.acting
        self.number = 0
        self.wrong: Message | None = None
        self.last: list[Move] = []
        self.before = step.position
        self._begin_turn(step.position)

    def _begin_turn(self, position: Position) -> None:
        self.played = begin(position)
        self.own: list[str] = []
        self.replies = list(self.turn.replies) if not self.solved else []

    @property
    def turn(self) -> Turn:
        return self.step.turns[self.number]

    @property
    def solved(self) -> bool:
        return self.number == len(self.step.turns)

    @property
    def attempt(self) -> Attempt:
        name = self.step.text("done") if self.solved else self.step.turn_text(self.number)
        says: Message = {"id": name, "args": {}}
        last = tuple(self.last)
        return Attempt(self.before, last, self.played.after, self.solved, says, self.wrong)

    def decide(self, text: str) -> None:
        """Make a decision of the learner's, and those of the other player that follow."""
        if self.solved or self.wrong:
            raise GipfError("task-solved" if self.solved else "was-wrong", move=text)
        self.last, self.before = [], self.played.after
        move = self.played.after.read_move(text)
        self._play(move)
        self.own.append(move.text)
        self.wrong = self._known_try()
        if self.wrong:
            return
        self._let_answer()
        if self._is_reached():
            self._go_on()
        elif self.played.is_turn_over:
            missed = (goal for goal in self.turn.goals if not goal.reached(self.played))
            self.wrong = next(missed).missed

    def _play(self, move: Move) -> None:
        self.played = self.played.then(move)
        self.last.append(move)

    def _known_try(self) -> Message | None:
        for name, tries in self.turn.wrong.items():
            if tuple(self.own) in tries:
                return {"id": self.step.text("wrong", name), "args": {}}
        return None

    def _let_answer(self) -> None:
        """Let the other player decide what is theirs to decide within the turn."""
        while not self.played.is_turn_over and self.played.after.player is not self.learner:
            position = self.played.after
            if self.replies:
                self._reply(self.replies.pop(0))
            elif position.phase is Phase.ANSWER:
                self._play(ACCEPT)
            else:
                break

    def _reply(self, choices: str) -> None:
        """Make a decision of the other player's: the first that may be made."""
        legal = {move.text: move for move in self.played.after.legal_moves()}
        self._play(next(legal[text] for text in choices.split() if text in legal))

    def _is_reached(self) -> bool:
        if self.turn.at_end and not self.played.is_turn_over:
            return False
        return all(goal.reached(self.played) for goal in self.turn.goals)

    def _go_on(self) -> None:
        """End a turn that did what was asked; the other player's turn follows, as far as it is told."""
        for reply in self.replies:
            self._reply(reply)
        self.number += 1
        self._begin_turn(self.played.after)
