"""``gipf engine`` with players for tests: one that thinks until it is stopped, others that misbehave.

Run as a script. Where the tests are measured, it is measured too.
"""

import os
import sys
import time
from collections.abc import Callable

from gipf.engine.players import PLAYERS
from gipf.errors import GipfError
from gipf.kernel import warmup
from gipf.position import Position
from gipf.search.answer import Answer, Limits, Line, Stop

Tell = Callable[[Answer], None] | None


class Thinker:
    """Thinks deeper and deeper, two milliseconds at a time, and remembers how deep it was."""

    def __init__(self, *, seed: int = 0, threads: int = 1, memory: int = 64) -> None:
        self._made_of = (seed, threads, memory)
        self._depths: dict[str, int] = {}

    def search(
        self,
        position: Position,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,
        tell: Tell = None,
    ) -> Answer:
        began, nodes = time.monotonic(), 0
        self._begin(Answer(self._lines(position, lines)), tell)
        while True:
            depth = self._depths[position.key] = self._depths.get(position.key, 0) + 1
            nodes += 1
            seconds = time.monotonic() - began
            answer = Answer(self._lines(position, lines), depth, nodes, seconds)
            if tell:
                tell(answer)
            if (
                (stop and stop.is_set)
                or (limits.seconds is not None and seconds >= limits.seconds)
                or (limits.nodes is not None and nodes >= limits.nodes)
                or (limits.depth is not None and depth >= limits.depth)
            ):
                return answer
            time.sleep(0.002)

    def _begin(self, answer: Answer, tell: Tell) -> None:
        """Do what it does before it thinks."""

    def _lines(self, position: Position, lines: int) -> tuple[Line, ...]:
        moves = position.legal_moves()[:lines]
        return tuple(Line((move,), 0.5 - number / 10) for number, move in enumerate(moves))

    def forget(self) -> None:
        self._depths.clear()


class Seer(Thinker):
    """Knows that it loses in two; or, if its seed says so, nothing that makes sense."""

    def _lines(self, position: Position, lines: int) -> tuple[Line, ...]:
        value = -1.0 if self._made_of[0] == 0 else float("nan")
        return tuple(Line((move,), value, -2) for move in position.legal_moves()[:lines])


class Stubborn(Thinker):
    """Says something twice, and then does not hear for two seconds."""

    def _begin(self, answer: Answer, tell: Tell) -> None:
        if tell:
            tell(answer)
            tell(answer)
        time.sleep(2)


class Compiling(Thinker):
    """Says that it compiles, for longer than anybody waits here."""

    def _begin(self, *_: object) -> None:
        what = warmup.Compiling("testing", "basic", 1)
        for listener in warmup.LISTENERS:
            listener(what, False)
        time.sleep(2.5)
        for listener in warmup.LISTENERS:
            listener(what, True)


class Failing(Thinker):
    """Makes a mistake."""

    def _begin(self, *_: object) -> None:
        raise ZeroDivisionError("division\nby nothing")


class Refusing(Thinker):
    """Cannot play this, and says so."""

    def _begin(self, *_: object) -> None:
        raise GipfError("this player has no pieces; give it some")


class Printing(Thinker):
    """Prints to what everybody takes for stdout, and reads what everybody takes for stdin."""

    def _begin(self, *_: object) -> None:
        print("compiling", sys.stdin.read(), flush=True)
        os.write(1, b"and more\n")


class Chatty(Thinker):
    """Tells twenty thousand times what it thinks."""

    def _begin(self, answer: Answer, tell: Tell) -> None:
        for _ in range(20_000):
            if tell:
                tell(answer)


def main() -> None:
    """Run the engine."""
    PLAYERS.update(
        thinker=Thinker,
        seer=Seer,
        stubborn=Stubborn,
        failing=Failing,
        refusing=Refusing,
        printing=Printing,
        chatty=Chatty,
        compiling=Compiling,
    )
    PLAYERS.setdefault("engine", Thinker)
    from gipf.cli import main as run

    sys.argv = ["gipf", "engine"]
    run()


def measured(run: Callable[[], None]) -> None:
    """Run something under coverage."""
    from coverage import Coverage

    coverage = Coverage(data_suffix=True)
    coverage.set_option("run:disable_warnings", ["module-not-measured"])
    coverage.start()
    try:
        run()
    finally:
        coverage.stop()
        coverage.save()


if __name__ == "__main__":
    if os.environ.get("COVERAGE_RUN"):
        measured(main)
    else:
        main()
