"""What all searches share: checking the question, compiling, and the time limit."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from gipf.errors import GipfError
from gipf.kernel.compiling import IS_COMPILED
from gipf.kernel.convert import rules_of
from gipf.kernel.layout import Array
from gipf.kernel.warmup import FAMILIES, USES, prepare
from gipf.position import Position
from gipf.search.answer import Answer, Limits, Stop
from gipf.search.deadline import Deadline
from gipf.variants import Variant

Tell = Callable[[Answer], None]

_at_hand: set[tuple[int, str]] = set()


class CompiledSearcher(ABC):
    """A search in compiled code; a subclass has ``_search``."""

    purposes: tuple[str, ...] = ()
    """What has to be compiled before it."""

    def search(
        self,
        position: Position,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        tell: Tell | None = None,
    ) -> Answer:
        """Search a position that is not over; compiling does not count against the limits."""
        check_question(position, lines)
        for purpose in self.purposes:
            make_ready(position.variant, purpose)
        with Deadline(limits, stop, self._flag(limits)) as deadline:
            return self._search(position, limits, lines, deadline, tell)

    def _flag(self, limits: Limits) -> Array | None:  # noqa: ARG002
        """Give the array whose first number ends the search, where the subclass has one."""
        return None

    @abstractmethod
    def _search(
        self, position: Position, limits: Limits, lines: int, deadline: Deadline, tell: Tell | None
    ) -> Answer: ...

    def forget(self) -> None:  # noqa: B027  most have nothing to drop
        """Drop everything kept from earlier searches."""


def make_ready(variant: Variant, purpose: str) -> None:
    """Compile what a purpose needs, or load it, so that the first search is as quick as the others."""
    prepare(variant, purpose)
    family = len(rules_of(variant).family)
    if IS_COMPILED and (family, purpose) not in _at_hand:
        _at_hand.add((family, purpose))
        USES[purpose].run(Variant.parse(f"{FAMILIES[family]};repetition=99"))


def check_question(position: Position, lines: int) -> None:
    """Raise an error for what no search can answer."""
    if position.is_over:
        raise GipfError("over-in-position")
    if lines < 1:
        raise GipfError("setting-least", name="lines", least=1, value=lines)
