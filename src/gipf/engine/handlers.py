"""How each kind of request is seen to: ``analyse`` and ``best``, ``judge``, ``prove``, ``side``."""

import threading
from collections.abc import Callable

from gipf.analysis.analyse_game import Analysis, analyse_game
from gipf.analysis.judge import Judged
from gipf.engine.answers import Message, found, judged_turn, proved
from gipf.engine.pool import Job, Players, Pool, Task, Tell, described
from gipf.engine.request_options import Options
from gipf.engine.requests import Judge, Prove, Search, Side
from gipf.errors import GipfError
from gipf.position import Position
from gipf.record.side_play import SidePlay
from gipf.search.answer import Answer, Limits, Proof, Searcher, Stop
from gipf.variants import Player


def job_for(request: Search | Judge | Prove | Side, forgets: int, pool: Pool) -> Job:
    """Make the job for a request; `BadRequest` says which of its options does not fit."""
    options = Options.read(request.options)
    match request:
        case Search():
            return SearchJob(request, options, forgets, pool)
        case Judge():
            return JudgeJob(request, options, forgets, pool)
        case Side():
            return SideJob(request, options, forgets, pool)
    return ProveJob(request, options, forgets, pool)


# ---------------------------------------------------------------------- analyse and best


class SearchJob(Job):
    """Looks at a position, or at every position of a game."""

    request: Search

    def __init__(self, request: Search, options: Options, forgets: int, pool: Pool) -> None:
        super().__init__(request, options, forgets, pool)
        self.is_game: bool = request.source.text is not None
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
            self.add(
                [
                    self._task(turn, position)
                    for turn, position in enumerate(positions)
                    if not position.is_over
                ]
            )

        return set_out

    def _task(self, turn: int, position: Position) -> Task:
        """Look at one position; a search that has given way begins anew, and tells of what goes deeper."""
        request, known = self.request, Answer(())

        def run(players: Players, tell: Tell, stop: Stop) -> Answer:
            nonlocal known

            def tell_more(answer: Answer) -> None:
                if answer.depth >= known.depth:
                    tell(answer)

            player = players.get(self.options, self.forgets)
            limits, lines = request.limits, request.lines
            answer = player.search(position, limits, lines=lines, stop=stop, tell=tell_more)
            known = answer if answer.depth >= known.depth else known
            return known

        def describe(answer: Answer) -> Message:
            what = found(request.wants, position, answer)
            return {"turn": turn, **what} if self.is_game else what

        return Task(self, run, describe)

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
        self.is_to_forget: bool = False
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
        self.stop_players()
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
        answers: list[Answer] = []

        def run(players: Players, tell: Tell, stop: Stop) -> Answer:  # noqa: ARG001
            if self.player is None:
                self.player = self.options.make_player()
            elif self.is_to_forget:
                self.player.forget()
            self.is_to_forget = False
            return self.player.search(position, limits, lines=lines, stop=stop)

        def describe(answer: Answer) -> Message:
            answers.append(answer)
            return {"nodes": answer.nodes}

        with self.pool.condition:
            if not self.stop.is_set:
                self._waiting.append(Task(self, run, describe))
                self.pool.queue(self)
                self.pool.condition.wait_for(lambda: answers or self.stop.is_set)
        return answers[0] if answers else Answer(())

    def forget(self) -> None:
        """Let the player forget before its next search."""
        self.is_to_forget = True


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
        goal, turns, nodes = self.request.goal, self.request.turns, self.request.nodes

        def run(players: Players, tell: Tell, stop: Stop) -> Proof:  # noqa: ARG001
            from gipf.search.proof import DEFAULT_NODES, prove, prove_hold

            proving = prove if goal == "win" else prove_hold
            most = nodes or DEFAULT_NODES
            return proving(position, turns, nodes=most, stop=stop, tell=tell)

        def describe(proof: Proof) -> Message:
            return proved(goal, position, proof)

        task = Task(self, run, describe, lambda _: Proof(None, is_complete=False))
        return lambda: self.add([task])

    def note(self, what: Message) -> None:
        """Keep what was proved."""
        self._found = what

    def result(self) -> Message:
        """Give what was proved."""
        return self._found


# ---------------------------------------------------------------------- side


class SideJob(Job):
    """Chooses a move in a side game."""

    request: Side

    def __init__(self, request: Side, options: Options, forgets: int, pool: Pool) -> None:
        super().__init__(request, options, forgets, pool)
        self._found: Message = {"move": None}

    def prepare(self) -> Callable[[], None]:
        """Read the side game and play it through."""
        request = self.request
        play = SidePlay.read(request.play)
        if (state := play.state) is None:
            raise GipfError("side-play-unknown", name=play.name)
        if play.outcome is not None:
            raise GipfError("over-in-position")

        def run(players: Players, tell: Tell, stop: Stop) -> str:  # noqa: ARG001
            from gipf.side_kernels.players import best_move

            seed = self.options.seed or 0
            level, seconds = request.level, request.seconds
            return best_move(state, level, seconds=seconds, seed=seed, stop=stop)

        def describe(move: str) -> Message:
            return {"player": state.player, "move": move or None}

        return lambda: self.add([Task(self, run, describe, lambda _: "")])

    def note(self, what: Message) -> None:
        """Keep the move."""
        self._found = what

    def result(self) -> Message:
        """Give the move."""
        return self._found
