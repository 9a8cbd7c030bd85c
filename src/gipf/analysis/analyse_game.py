"""A game looked at by an engine: how good every turn was, what was better, and why.

Chances are expected results from -1 (Black wins) to 1 (White wins). How turns are marked and what
accuracy means is told in docs/analysis.md.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from statistics import fmean, harmonic_mean, pstdev

from gipf.analysis.judge import Analyst, Judged, Stopped
from gipf.errors import GipfError
from gipf.record import Game
from gipf.search.answer import Limits, Searcher, Stop
from gipf.variants import Player

HALVES = 0.3
"""Share of the winning chance whose loss halves the accuracy of a turn."""
AROUND = (2, 8)
"""A tenth of the turns, but at least and at most these: the chances around a turn tell what was at stake."""
STAKES = (0.01, 0.24)
"""A turn counts at least and at most as if chances swung so much around it."""


@dataclass(frozen=True)
class Analysis:
    """What an engine thinks of a game.

    ``start`` is White's chance before the first turn; ``total`` is how many turns the game has,
    of which ``turns`` are fewer when the analysis was stopped.
    """

    start: float
    turns: tuple[Judged, ...]
    total: int

    @property
    def is_complete(self) -> bool:
        """Whether every turn was looked at."""
        return len(self.turns) == self.total

    @property
    def decisions(self) -> tuple[Judged, ...]:
        """All that was judged: the turns, and the answers to announced potentials in them."""
        return tuple(each for turn in self.turns for each in (turn, turn.answer) if each)

    def accuracy(self, player: Player) -> float | None:
        """Give a player's accuracy from 0 to 100; nothing where the player never had a choice.

        It is the mean of two means: one in which turns count as much as was at stake, and the harmonic one,
        in which few bad turns spoil many good ones.
        """
        counted = [
            (100 * 0.5 ** (each.loss / HALVES), stakes)
            for turn, stakes in zip(self.turns, self._stakes(), strict=True)
            for each in (turn, turn.answer)
            if each and each.player is player and each.is_choice
        ]
        if not counted:
            return None
        values, weights = zip(*counted, strict=True)
        return 0.5 * (
            fmean(values, weights) + float(harmonic_mean([max(1.0, each) for each in values]))
        )

    def _stakes(self) -> list[float]:
        """Say how much the chances swing around each turn: where a game is decided, little is at stake."""
        chances = [self.start, *(turn.after for turn in self.turns)]
        least, most = AROUND
        size = min(most, max(least, len(self.turns) // 10))
        low, high = STAKES
        ends = (max(size, number + 2) for number in range(len(self.turns)))
        return [min(high, max(low, pstdev(chances[max(0, end - size) : end]))) for end in ends]

    def count(self, player: Player, mark: str) -> int:
        """Count a player's turns and answers that the engine gave a mark."""
        return sum(each.player is player and each.mark == mark for each in self.decisions)


def analyse_game(
    game: Game,
    searcher: Searcher,
    limits: Limits,
    *,
    progress: Callable[[int, int], None] | None = None,
    stop: Stop | None = None,
    tell: Callable[[int, Judged], None] | None = None,
) -> Analysis:
    """Look at every turn of the main line; the game itself stays as it is.

    ``limits`` are those of each position. ``progress`` hears how many turns of how many are done,
    ``tell`` what is thought of each of them, the first being 0.
    With ``stop`` given, what was done until then is the answer.

    >>> from gipf.search.baselines import Random
    >>> game = Game("basic"); game.play("c2"); game.play("c6")
    >>> [turn.mark for turn in analyse_game(game, Random(), Limits(nodes=1)).turns]
    ['', '']
    """
    nodes = game.turns()
    if not nodes:
        raise GipfError("no-turns-to-judge")
    if limits == Limits():
        raise GipfError("limit-needed")
    searcher.forget()
    analyst = Analyst(searcher, limits, stop or Stop())
    judged: list[Judged] = []
    if progress:
        progress(0, len(nodes))
    try:
        for step in steps_of(game, analyst):
            if (turn := step()) is None:
                continue
            judged.append(turn)
            if tell:
                tell(len(judged) - 1, turn)
            if progress:
                progress(len(judged), len(nodes))
    except Stopped:
        pass
    seen = analyst.seen.get(game.start.text)
    return Analysis(seen.value if seen else 0.0, tuple(judged), len(nodes))


def steps_of(game: Game, analyst: Analyst) -> Iterator[Callable[[], Judged | None]]:
    """Give what is to be done one after the other to judge a game; the last steps give its turns."""
    nodes = game.turns()

    def look() -> None:
        analyst.searcher.forget()  # the same game gets the same analysis, whatever was looked at before
        analyst.look(game.start)

    for node in nodes:
        yield partial(analyst.glance, node.before)
    yield look
    for node in nodes:
        yield partial(analyst.judge, node)
