"""How each kind of request is seen to: ``analyse`` and ``best``, ``judge``, ``prove``."""

import threading
import time
from collections.abc import Callable

from gipf.analysis.analyse_game import Analysis, analyse_game
from gipf.analysis.judge import Judged
from gipf.engine.answers import Message, found, judged_turn, proved
from gipf.engine.pool import Job, Players, Pool, Task, described
from gipf.engine.request_options import Options
from gipf.engine.requests import Judge, Prove, Search
from gipf.errors import GipfError
from gipf.position import Position
from gipf.search.answer import Answer, Limits, Proof, Searcher, Stop
from gipf.variants import Player

Tell = Callable[[Answer], None]


def job_for(request: Search | Judge | Prove, forgets: int, pool: Pool) -> Job:
    """Make the job for a request; `BadRequest` says which of its options does not fit."""
    options = Options.read(request.options)
    match request:
        case Search():
            return SearchJob(request, options, forgets, pool)
        case Judge():
            return JudgeJob(request, options, forgets, pool)
    return ProveJob(request, options, forgets, pool)


# ---------------------------------------------------------------------- analyse and best


class SearchJob(Job):
    """Looks at a position, or at every position of a game."""

    request: Search

    def __init__(self, request: Search, options: Options, forgets: int, pool: Pool) -> None:
        super().__init__(request, options, forgets, pool)
        self.is_game = request.source.text is not None
        self._turns = 0
        self._found = found(request.wants, None, Answer(()))

    @property
    def is_limited(self) -> bool:
        """Whether it has a limit."""
        return self.request.limits != Limits()

    def prepare(self) -> Callable[[], None]:
        """Read the positions; where a game is over there is nothing to look at."""
        positions = self.request.source.positions()

        def set_out() -> None:
            if not self.is_game:
                self._found = found(self.request.wants, positions[0], Answer(()))
            tasks = [
                SearchTask(self, turn, position)
                for turn, position in enumerate(positions)
                if not position.is_over
            ]
            self.add([*tasks])

        return set_out

    def note(self, what: Message) -> None:
        """Tell of a turn, or keep what was found."""
        if self.is_game:
            self._turns += 1
            self.has_found = True
            self.send("turn", {**what, "stopped": self.stop.is_set})
        else:
            self._found = what

    def result(self) -> Message:
        """Give what was found in the position, or the number of those of the game."""
        return {"turns": self._turns} if self.is_game else self._found


class SearchTask(Task):
    """One position of a search."""

    job: SearchJob

    def __init__(self, job: SearchJob, turn: int, position: Position) -> None:
        super().__init__(job)
        self.turn, self.position = turn, position

    def run(self, players: Players) -> Answer:
        """Search the position."""
        player, request = players.get(self.job.options, self.job.forgets), self.job.request
        return player.search(
            self.position, request.limits, lines=request.lines, stop=self.job.stop, tell=self.tell
        )

    def describe(self, found_: Answer) -> Message:
        """Give lines, or a move."""
        what = found(self.job.request.wants, self.position, found_)
        return {"turn": self.turn, **what} if self.job.is_game else what

    def nothing(self) -> Answer:
        """Give no line."""
        return Answer((), seconds=time.monotonic() - self.began)


# ---------------------------------------------------------------------- judge


class JudgeJob(Job):
    """Judges a game turn by turn, with a player of its own.

    What is to be searched depends on what was found before, so a thread goes through the game; each
    of its searches waits for a worker as all others do. To the analysis this job is the player.
    """

    request: Judge

    def __init__(self, request: Judge, options: Options, forgets: int, pool: Pool) -> None:
        super().__init__(request, options, forgets, pool)
        self.player: Searcher | None = None
        self.is_to_forget = False
        self._analysis = Analysis(0.0, (), 0)

    def prepare(self) -> Callable[[], None]:
        """Read the game."""
        game = self.request.source.game()
        self._analysis = Analysis(0.0, (), len(game.turns()))

        def judge() -> None:
            try:
                analysis = analyse_game(
                    game, self, self.request.limits, stop=self.stop, tell=self._tell
                )
            except GipfError as error:
                self.pool.fail(self, error)
            except Exception as error:
                self.pool.fail(self, GipfError("not-judged", detail=described(error)))
            else:
                with self.pool.condition:
                    self._analysis = analysis
                    if not self.is_over:
                        self.finish()

        return threading.Thread(target=judge, daemon=True).start

    def _tell(self, turn: int, judged: Judged) -> None:
        with self.pool.condition:
            if not self.is_over:
                before = self._analysis
                start = before.start if before.turns else judged.before
                self._analysis = Analysis(start, (*before.turns, judged), before.total)
                self.send("turn", {"turn": turn, "of": before.total, **judged_turn(judged)})

    def result(self) -> Message:
        """Give what is known of the whole game."""
        analysis = self._analysis
        return {
            "start": analysis.start,
            "turns": len(analysis.turns),
            "of": analysis.total,
            "accuracy": {str(player): analysis.accuracy(player) for player in Player},
        }

    def note(self, what: Message) -> None:  # noqa: ARG002
        """Let the analysis go on, which has got its answer."""
        self.pool.condition.notify_all()

    def halt(self) -> None:
        """Let the search that is under way end, and the analysis with it."""
        self.stop.set()
        self._waiting.clear()
        self.pool.unqueue(self)
        self.pool.condition.notify_all()

    def give_up(self) -> None:
        """End with the turns that were judged."""
        if not self.is_over:
            self.finish()

    # ------------------------------------------------------------------ as a player

    def search(
        self,
        position: Position,
        limits: Limits,
        *,
        lines: int = 1,
        stop: Stop | None = None,  # noqa: ARG002
        tell: Tell | None = None,  # noqa: ARG002
    ) -> Answer:
        """Let a worker search, and wait for the answer."""
        task = JudgeTask(self, position, limits, lines)
        with self.pool.condition:
            if not self.stop.is_set:
                self._waiting.append(task)
                self.pool.queue(self)
                self.pool.condition.wait_for(lambda: task.answer is not None or self.stop.is_set)
        return task.answer or Answer(())

    def forget(self) -> None:
        """Let the player forget before its next search."""
        self.is_to_forget = True


class JudgeTask(Task):
    """One search of a game that is judged."""

    job: JudgeJob

    def __init__(self, job: JudgeJob, position: Position, limits: Limits, lines: int) -> None:
        super().__init__(job)
        self.position, self.limits, self.lines = position, limits, lines
        self.answer: Answer | None = None

    def run(self, players: Players) -> Answer:  # noqa: ARG002
        """Search the position with the player of the job."""
        job = self.job
        if job.player is None:
            job.player = job.options.make_player()
        elif job.is_to_forget:
            job.player.forget()
        job.is_to_forget = False
        return job.player.search(self.position, self.limits, lines=self.lines, stop=job.stop)

    def describe(self, found_: Answer) -> Message:
        """Keep the answer for the analysis; it has nothing to say by itself."""
        self.answer = found_
        return {"nodes": found_.nodes}


# ---------------------------------------------------------------------- prove


class ProveJob(Job):
    """Proves a win, or which moves hold it off."""

    request: Prove

    def __init__(self, request: Prove, options: Options, forgets: int, pool: Pool) -> None:
        super().__init__(request, options, forgets, pool)
        self._found = proved(request.goal, None, Proof(None, is_complete=False))

    def prepare(self) -> Callable[[], None]:
        """Read the position."""
        (position,) = self.request.source.positions()
        return lambda: self.add([ProveTask(self, position)])

    def note(self, what: Message) -> None:
        """Keep what was proved."""
        self._found = what

    def result(self) -> Message:
        """Give what was proved."""
        return self._found


class ProveTask(Task):
    """The proof."""

    job: ProveJob

    def __init__(self, job: ProveJob, position: Position) -> None:
        super().__init__(job)
        self.position = position

    def run(self, players: Players) -> Proof:  # noqa: ARG002
        """Look for it."""
        from gipf.search.proof import DEFAULT_NODES, prove, prove_hold

        request = self.job.request
        proving = prove if request.goal == "win" else prove_hold
        nodes = request.nodes or DEFAULT_NODES
        return proving(
            self.position, request.turns, nodes=nodes, stop=self.job.stop, tell=self.tell
        )

    def describe(self, found_: Proof) -> Message:
        """Say what is proved."""
        return proved(self.job.request.goal, self.position, found_)

    def nothing(self) -> Proof:
        """Give what stands for not knowing."""
        return Proof(None, is_complete=False)
