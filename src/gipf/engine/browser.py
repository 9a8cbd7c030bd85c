"""The engine in a browser: the same requests and answers as those of its process, without one.

This is plain Python and runs beside the page's own, under Pyodide. What is compiled is a module of WebAssembly
in a worker (``web/src/engine``, `gipf.search.wasm`), which knows numbers alone (`gipf.engine.machine`). The
same position, limits and seed give the same answer as from `gipf.engine.process`.
"""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from gipf.analysis.analyse_game import Analysis, steps_of
from gipf.analysis.judge import Analyst
from gipf.analysis.judge import Stopped as JudgeStopped
from gipf.engine.answers import Message, error, found, judged_turn, proved
from gipf.engine.lanes import Job, Lanes, Stopped
from gipf.engine.levels import MOST, Level, by_the_book
from gipf.engine.machine import (
    LineReader,
    Machine,
    path_of,
    proof_job,
    read_proof,
    read_side,
    side_job,
    written,
)
from gipf.engine.replayed_searcher import Question, ReplayedSearcher
from gipf.engine.requests import (
    MOST_UNDER_WAY,
    VERSION,
    BadRequest,
    Id,
    Judge,
    Number,
    Prove,
    Request,
    Search,
    Set,
    Side,
    Work,
    read_request,
)
from gipf.engine.requests import Stop as StopRequest
from gipf.errors import GipfError
from gipf.position import Position
from gipf.record.side_play import SidePlay
from gipf.search.answer import Answer, Limits, Line, Proof
from gipf.search.who_begins import with_beginner
from gipf.side_games.odds import BEST, side_level
from gipf.side_kernels.levels import task_of
from gipf.variants import BASES, Player

PLAYERS = ("engine", "random", *(f"level-{level}" for level in range(1, MOST + 1)))
_SEED, _MEMORY, _THREADS = Number(0, 2**31 - 1), Number(1, 2**10), Number(1, 2**8)
_AGAINST = ":side_against="
_PROOF_NODES = 20_000_000

Send = Callable[[Message], None]
T = TypeVar("T")


class _Searching(Protocol):
    """How a question is answered."""

    def __call__(self, question: Question, *, is_new: bool, forgets: bool) -> Awaitable[Answer]:
        """Search."""


class _Job(Job):
    """A request under way."""

    def __init__(self, request: Work, send: Send) -> None:
        super().__init__(request.priority)
        self.request, self._send = request, send
        self._told = float("-inf")
        self._late: asyncio.TimerHandle | None = None

    def send(self, kind: str, what: Message) -> None:
        """Send one of the answers."""
        if kind == "result":
            self._cancel()
        self._send({"id": self.request.id, "type": kind, **what})

    def tell(self, what: Message) -> None:
        """Tell of progress; if there was some a moment ago, a little later."""
        every = self.request.every
        if every is None:
            return
        self._cancel()
        wait = self._told + every - time.monotonic()
        if wait <= 0:
            self._report(what)
        else:
            self._late = asyncio.get_running_loop().call_later(wait, self._report, what)

    def _report(self, what: Message) -> None:
        self._told = time.monotonic()
        self.send("progress", what)

    def _cancel(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None


class BrowserEngine:
    """Answers the requests of docs/protocol.md, a search on each machine, those of higher priority first."""

    def __init__(self, *machines: Machine) -> None:
        self._lanes = Lanes(machines)
        self._jobs: dict[Id, _Job] = {}
        self._forgets = 0
        self._forgot: dict[str, int] = {}

    async def answer(self, request: Message, send: Send) -> None:
        """Answer a request; the last of its answers is a result or an error."""
        read: Request | None = None
        try:
            read = read_request(json.dumps(request).encode())
            if isinstance(read, Work):
                await self._work(read, send)
            else:
                send({"id": read.id, "type": "result", **self._at_once(read)})
        except BadRequest as bad:
            send(error(read.id if read else bad.id, bad))
        except GipfError as wrong:
            send(error(read.id if read else None, wrong))
        except (
            Exception
        ) as failure:  # such as a file that could not be fetched: the next one may do better
            what = f"{type(failure).__name__}: {failure}"
            send(error(read.id if read else None, GipfError("engine-failed", detail=what)))

    def _at_once(self, request: Request) -> Message:
        match request:
            case StopRequest(target=target):
                return {"stopped": self._stop(target)}
            case Set():
                return {"options": {"workers": len(self._lanes)}}
        match getattr(request, "name", ""):
            case "forget":
                self._forgets += 1
            case "quit":
                self._stop(None)
            case "info":
                return {
                    "name": "gipf",
                    "protocol": VERSION,
                    "players": list(PLAYERS),
                    "variants": list(BASES),
                    "most_under_way": MOST_UNDER_WAY,
                }
        return {}

    def _stop(self, target: Id | None) -> list[Id]:
        if target is not None and target not in self._jobs:
            raise BadRequest("no-such-search", id=str(target))
        ids = list(self._jobs) if target is None else [target]
        for each in ids:
            self._lanes.stop(self._jobs[each])
        return ids

    async def _work(self, request: Work, send: Send) -> None:
        if request.id in self._jobs:
            raise BadRequest("id-in-use", id=str(request.id))
        if len(self._jobs) >= MOST_UNDER_WAY:
            raise BadRequest("too-many-requests", most=MOST_UNDER_WAY)
        job = self._jobs[request.id] = _Job(request, send)
        try:
            match request:
                case Search():
                    what = await self._look(job, request)
                case Judge():
                    what = await self._judge(job, request)
                case Prove():
                    what = await self._prove(job, request)
                case Side():
                    what = await self._side_move(job, request)
        finally:
            del self._jobs[request.id]
        job.send("result", {**what, "stopped": job.stop.is_set})

    # ------------------------------------------------------------------ analyse and best

    async def _look(self, job: _Job, request: Search) -> Message:
        player = _player(request)
        positions = request.source.positions()
        if request.source.text is None:
            (position,) = positions

            def tell(answer: Answer) -> None:
                job.tell(found(request.wants, position, answer))

            told = tell if request.every is not None else None
            try:
                answer = await self._ask(job, player, position, request.limits, request.lines, told)
            except Stopped:
                answer = Answer(())
            return found(request.wants, position, answer)
        turns = 0
        for turn, position in enumerate(positions):
            if position.is_over or (job.stop.is_set and turns):
                continue
            try:
                answer = await self._ask(job, player, position, request.limits, request.lines)
            except Stopped:
                break
            what = found(request.wants, position, answer)
            job.send("turn", {"turn": turn, **what, "stopped": job.stop.is_set})
            turns += 1
        return {"turns": turns}

    async def _ask(
        self,
        job: _Job,
        player: str,
        position: Position,
        limits: Limits,
        lines: int = 1,
        tell: Callable[[Answer], None] | None = None,
    ) -> Answer:
        """Ask a player about a position."""
        if position.is_over:
            raise GipfError("over-in-position")
        seed = job.request.options.get("seed")
        chance = random.Random(seed)
        if player == "random":
            moves = position.legal_moves()
            picked = chance.sample(moves, min(lines, len(moves)))
            return Answer(tuple(Line((move,), 0.0) for move in picked), nodes=len(moves))
        is_new = seed is not None
        level = _level(player)
        dice = seed if seed is not None else chance.getrandbits(31)
        if level == MOST:
            is_level = player.startswith("level-") and lines == 1
            if is_level and (known := by_the_book(level, position, random.Random(dice))):
                return known
            return await self._lanes.run(
                job,
                lambda machine: self._search(
                    machine, job, position, limits, lines, tell, is_new=is_new
                ),
            )
        searcher = ReplayedSearcher()

        def choose() -> Answer:
            return Level(level, seed=dice, engine=searcher).search(position, limits, lines=lines)

        def by(machine: Machine) -> Awaitable[Answer]:
            def search(question: Question, *, is_new: bool, forgets: bool) -> Awaitable[Answer]:
                return self._search(
                    machine, job, question.position, question.limits, question.lines,
                    is_new=is_new, forgets=forgets,
                )  # fmt: skip

            return _with_answers(searcher, choose, search, is_new=is_new)

        answer = await self._lanes.run(
            job, by
        )  # what it finds first helps it on: all on one machine
        if tell:
            tell(answer)
        return answer

    async def _search(
        self,
        machine: Machine,
        job: _Job,
        position: Position,
        limits: Limits,
        lines: int,
        tell: Callable[[Answer], None] | None = None,
        *,
        is_new: bool = False,
        forgets: bool = False,
    ) -> Answer:
        """Search by a machine."""
        job.go_on()
        reader = LineReader(position)
        player = _player(job.request)
        forgets |= self._forgot.get(player, 0) < self._forgets
        self._forgot[player] = self._forgets
        levels = _side_levels(player)
        asked = {
            **written(position, levels if position.acting is Player.WHITE else levels[::-1]),
            "path": path_of(position),
            "lines": lines,
            **{name: n for name, n in vars(limits).items() if n is not None},
            "told": tell is not None,
            "player": player,
            "memory": _MEMORY.read("memory", job.request.options.get("memory", 64)),
            "threads": _THREADS.read("threads", job.request.options.get("threads", 1)),
            "isNew": is_new,
            "forgets": forgets,
        }
        deepest = 0

        def hear(said: str) -> None:
            nonlocal deepest
            data = json.loads(said)
            if tell and data["depth"] >= deepest and not job.gives_way:
                deepest = data["depth"]
                tell(reader.answer(data))

        data = json.loads(await machine.search(json.dumps(asked), hear))
        return with_beginner(position, reader.answer(data), levels)

    # ------------------------------------------------------------------ judge

    async def _judge(self, job: _Job, request: Judge) -> Message:
        game = request.source.game()
        searcher = ReplayedSearcher()
        analyst = Analyst(searcher, request.limits, job.stop)
        total = len(game.turns())
        analysis = Analysis(0.0, (), total)
        is_new = True

        def search(question: Question, *, is_new: bool, forgets: bool) -> Awaitable[Answer]:
            return self._lanes.run(
                job,
                lambda machine: self._search(
                    machine, job, question.position, question.limits, question.lines,
                    is_new=is_new, forgets=forgets,
                ),
            )  # fmt: skip

        try:
            for step in steps_of(game, analyst):
                judged = await _with_answers(searcher, step, search, is_new=is_new)
                is_new = False
                if judged is None:
                    continue
                turn = len(analysis.turns)
                start = analysis.start if turn else judged.before
                analysis = Analysis(start, (*analysis.turns, judged), total)
                job.send("turn", {"turn": turn, "of": total, **judged_turn(judged)})
        except (JudgeStopped, Stopped):
            pass
        return {
            "start": analysis.start,
            "turns": len(analysis.turns),
            "of": total,
            "accuracy": {str(player): analysis.accuracy(player) for player in Player},
        }

    # ------------------------------------------------------------------ prove

    async def _prove(self, job: _Job, request: Prove) -> Message:
        (position,) = request.source.positions()
        asked = proof_job(position, request.turns, request.goal, request.nodes or _PROOF_NODES)

        def hear(said: str) -> None:
            job.tell(proved(request.goal, position, read_proof(position, json.loads(said))))

        try:
            said = await self._lanes.run(
                job, lambda machine: machine.prove(json.dumps(asked), hear)
            )
        except Stopped:
            return proved(request.goal, position, Proof(None, is_complete=False))
        return proved(request.goal, position, read_proof(position, json.loads(said)))

    # ------------------------------------------------------------------ side

    async def _side_move(self, job: _Job, request: Side) -> Message:
        """Choose a move in a side game."""
        play = SidePlay.read(request.play)
        if (state := play.state) is None:
            raise GipfError("side-play-unknown", name=play.name)
        if play.outcome is not None:
            raise GipfError("over-in-position")
        seed = request.options.get("seed", 0)
        task = task_of(state, request.level, seconds=request.seconds, seed=seed)
        if isinstance(task, str):
            return {"player": state.player, "move": task}
        asked = json.dumps(side_job(task, seed))
        try:
            said = await self._lanes.run(job, lambda machine: machine.side(asked))
        except Stopped:
            return {"move": None}
        return {"player": state.player, "move": read_side(task, json.loads(said))}


async def _with_answers(
    searcher: ReplayedSearcher, step: Callable[[], T], search: _Searching, *, is_new: bool = False
) -> T:
    """Run something that needs a searcher, with one answer more each time."""
    searcher.answers.clear()
    while True:
        searcher.rewind()
        try:
            return step()
        except Question as question:
            forgets, searcher.is_to_forget = searcher.is_to_forget, False
            answer = await search(question, is_new=is_new, forgets=forgets)
            is_new = False
            searcher.answers.append((question.asked, answer))


# ---------------------------------------------------------------------- options


def _player(request: Work) -> str:
    """Read who is asked."""
    options = request.options
    if "seed" in options:
        _SEED.read("seed", options["seed"])
    player = options.get("player", "engine")
    if str(player).split(_AGAINST)[0] not in PLAYERS:
        names = [*PLAYERS[:2], f"level-1 … level-{MOST}"]
        raise BadRequest("no-such-player", name=str(player), names=names)
    return str(player)


def _level(player: str) -> int:
    """Give the level of a player; the engine has the highest.

    >>> _level("level-3:side_against=2"), _level("engine")
    (3, 10)
    """
    name = player.split(_AGAINST)[0]
    return int(name.removeprefix("level-")) if name.startswith("level-") else MOST


def _side_levels(player: str) -> tuple[int, int]:
    """Give the levels at which a player and the other play side games.

    >>> _side_levels("level-3"), _side_levels("level-3:side_against=1"), _side_levels("engine")
    ((2, 2), (2, 1), (5, 5))
    """
    own = side_level(_level(player))
    _, _, against = player.partition(_AGAINST)
    if not against.isdigit():
        return own, own
    return own, int(Number(1, BEST).read("side_against", int(against)))
