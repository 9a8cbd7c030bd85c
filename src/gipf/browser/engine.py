"""The engine of a host in the browser: what `gipf.host` asks, of a search without a process."""

import random
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any, NamedTuple

from gipf.analysis.analyse_game import Analysis
from gipf.analysis.judge import Judged
from gipf.course import Claim
from gipf.errors import EngineError
from gipf.host.interfaces import Lane
from gipf.position import Position
from gipf.record import Game
from gipf.record.side_play import SidePlay
from gipf.search.answer import Answer, Limits, Proof
from gipf.side_games.plain_players import plain_move
from gipf.variants import Variant

FAMILIES = ("basic", "matrx", "tournament", "ultimate")
"""The sorts of variants; all of them are ready when the engine is there."""
FIRST, SOON, LATER = 2, 1, 0
"""Who is served first where there are not enough workers: opponents, hints and proofs, then games that are
judged, then analyses, which have no end."""
MEMORY, LITTLE_MEMORY = 64, 16
THREADS = 4
"""Maximum of threads; a page that is not cross-origin isolated has one."""


class Wants(NamedTuple):
    """How what is needed is fetched ahead: for a variant, and for a side game."""

    variant: Callable[[Variant], None] = lambda _: None
    side_game: Callable[[SidePlay], None] = lambda _: None


class EngineHere:
    """The engine beside this host; ``engine`` has the methods of `gipf.engine.AsyncEngine`, if there is one.

    Without one the computer plays by the rulebook alone, and nothing can be analysed.
    """

    def __init__(self, engine: Any = None, wants: Wants | None = None) -> None:
        self._engine = engine
        self._wants = wants or Wants()
        self._random = random.SystemRandom()

    @property
    def ready(self) -> frozenset[str]:
        """The sorts of variants it can play."""
        return frozenset(FAMILIES if self._engine else ())

    def want(self, variant: Variant) -> None:
        """Fetch what a variant needs; nothing has to be compiled."""
        self._wants.variant(variant)

    def want_side(self, start: SidePlay) -> None:
        """Fetch what a side game needs."""
        self._wants.side_game(start)

    def _there(self) -> Any:
        if self._engine is None:
            raise EngineError("engine-ended")
        return self._engine

    def _seed(self) -> int:
        return self._random.randrange(2**31)

    async def search(
        self,
        position: Position,
        limits: Limits,
        player: str = "engine",
        lane: Lane = "play",  # noqa: ARG002  # a page has one engine
    ) -> Answer:
        """Search a position as one of the engine's players."""
        options = _options(FIRST)
        if player.partition(":")[0] != "engine":
            options |= {"memory": LITTLE_MEMORY, "threads": 1, "seed": self._seed()}
        answer: Answer = await self._there().search(position, limits, player=player, **options)
        return answer

    async def side_move(
        self,
        play: SidePlay,
        level: int,
        seconds: float | None = None,
        lane: Lane = "play",  # noqa: ARG002
    ) -> str:
        """Choose a move in a side game; by a plain player where there is no engine."""
        if self._engine is None:
            state = play.state
            assert state is not None, "games that are not known are not played"
            return plain_move(state, min(level, 2), random.Random(self._seed()))
        move: str = await self._engine.side_move(
            play, level, seconds=seconds, seed=self._seed(), priority=FIRST
        )
        return move

    async def analyse(
        self, position: Position, *, lines: int, seconds: float
    ) -> AsyncGenerator[Answer, None]:
        """Look at a position longer and longer."""
        limits = Limits(seconds=seconds)
        answers = self._there().analyse(position, limits, lines=lines, every=0.1, **_options(LATER))
        async with aclosing(answers):
            async for answer in answers:
                yield answer

    async def judge(
        self, game: Game, seconds: float, tell: Callable[[int, Judged], None]
    ) -> Analysis:
        """Judge every turn of a game; ``tell`` hears of each."""
        limits = Limits(seconds=seconds)
        analysis: Analysis = await self._there().judge(game, limits, tell=tell, **_options(SOON))
        return analysis

    async def prove(self, claim: Claim) -> Proof:
        """Prove what is won or lost in a puzzle."""
        proof: Proof = await self._there().prove(
            claim.position, claim.turns, hold=claim.is_hold, priority=FIRST
        )
        return proof


def _options(priority: int) -> dict[str, Any]:
    return {"memory": MEMORY, "threads": THREADS, "priority": priority}
