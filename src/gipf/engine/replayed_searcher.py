"""A searcher whose answers come later: what asks it is run again with each answer more."""

from collections.abc import Callable

from gipf.position import Position
from gipf.search.answer import Answer, Limits, Stop

_Asked = tuple[str, Limits, int]
"""What tells questions apart: the position, the limits, the number of lines."""


class Question(Exception):
    """What a searcher would have to know to go on."""

    position: Position
    limits: Limits
    lines: int

    def __init__(self, position: Position, limits: Limits, lines: int) -> None:
        super().__init__(position.text)
        self.position, self.limits, self.lines = position, limits, lines
        self.asked: _Asked = (position.text, limits, lines)


class ReplayedSearcher:
    """A searcher that knows some answers, in the order they were asked for; any other question it raises.

    So what is written for a searcher that answers at once, as all analysis is, can wait for one that does not:
    it is run again with one answer more. What it has noted by then it does not ask again.
    """

    def __init__(self) -> None:
        self.answers: list[tuple[_Asked, Answer]] = []
        self.is_to_forget: bool = False
        self._next = 0

    def rewind(self) -> None:
        """Be asked from the first question on."""
        self._next = 0

    def search(
        self,
        position: Position,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,  # noqa: ARG002
        tell: Callable[[Answer], None] | None = None,  # noqa: ARG002
    ) -> Answer:
        """Give the answer, if it is known."""
        question = Question(position, limits, lines)
        for n in range(self._next, len(self.answers)):
            asked, answer = self.answers[n]
            if asked == question.asked:
                self._next = n + 1
                return answer
        raise question

    def forget(self) -> None:
        """Forget earlier searches before the next one."""
        if self._next == len(self.answers):
            self.is_to_forget = True
