"""Playing the games of a match: one game after the other, in several processes.

A player may crash its process or never answer: the process notes who is thinking, and until when it
may, where we can read it whatever becomes of it.
"""

import multiprocessing
import os
import random
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import date
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any

from gipf.errors import GipfError, IllegalMove
from gipf.match.contestants import Contestant, close
from gipf.match.openings import Opening
from gipf.match.results import Result
from gipf.position import Position
from gipf.record import Game
from gipf.search.answer import Answer, Limits, Searcher
from gipf.state import Phase, Reason
from gipf.variants import Player

CRASH, ILLEGAL, LATE, DIED = "crash", "illegal move", "time", "process died"
"""How a player loses other than by the rules."""


@dataclass(frozen=True)
class PlannedGame:
    """A game that is to be played: who against whom, from which opening, with which seed."""

    variant: str
    pair: int
    numbers: tuple[int, int]
    players: tuple[Contestant, Contestant]
    opening: Opening
    seed: int

    @property
    def key(self) -> tuple[str, int, int, int]:
        """What tells the games of a match apart."""
        return self.variant, self.pair, *self.numbers

    def seed_of(self, player: Player) -> int:
        """Give a seed of its own to each player of each game."""
        return random.Random(f"{self.seed} {self.key} {player}").getrandbits(31)


@dataclass(frozen=True)
class Played:
    """A finished game: its result, and its text for the file of games."""

    result: Result
    game: str


class Failure(Exception):
    """What a player did that lost it the game at once."""

    def __init__(self, player: Player, reason: str, what: str) -> None:
        super().__init__(what)
        self.player = player
        self.reason = reason
        self.what: str = "".join(c for c in " ".join(what.split()) if c.isprintable())[:500]


def play_game(
    planned: PlannedGame,
    seat: Callable[[Player], Searcher],
    on_decision: Callable[[Player | None], None] = lambda _: None,
) -> Played:
    """Play a game to its end; ``seat`` gives the player of a colour, ready to play.

    ``on_decision`` is told who thinks from now on, or that nobody does. A forced move is played
    without asking. What is won in a side game is left to chance, the same in both games of a pair.
    """
    game = planned.opening.game()
    position = game.position
    chance = random.Random(f"side games of {planned.seed} {planned.variant} {planned.pair}")
    seconds: dict[Player, list[float]] = {player: [] for player in Player}
    failure = None
    try:
        players = {player: seat(player) for player in Player}
        while not position.is_over:
            moves = position.legal_moves()
            if position.phase is Phase.SIDE_GAME:
                game.play(chance.choice(moves))
            elif len(moves) == 1:
                game.play(moves[0])
            else:
                player = position.acting
                on_decision(player)
                began = time.perf_counter()
                answer = _ask(players[player], position, planned, player)
                seconds[player].append(round(time.perf_counter() - began, 6))
                on_decision(None)
                _play(game, answer, player)
            position = game.position
    except Failure as error:
        failure = error
    return finish(
        planned, game, failure, (tuple(seconds[Player.WHITE]), tuple(seconds[Player.BLACK]))
    )


def _ask(searcher: Searcher, position: Position, planned: PlannedGame, player: Player) -> Answer:
    try:
        return searcher.search(position, planned.players[player is Player.BLACK].limits)
    except Exception as error:
        raise Failure(player, CRASH, f"{type(error).__name__}: {error}") from error


def _play(game: Game, answer: Answer, player: Player) -> None:
    try:
        move, value = answer.move, answer.lines[0].value
        game.play(move)
    except IllegalMove as error:
        raise Failure(player, ILLEGAL, str(error)) from error
    except Exception as error:
        what = f"{answer!r} is no answer: {type(error).__name__}: {error}"
        raise Failure(player, CRASH, what) from error
    if answer.depth and -1 <= value <= 1:  # who has not looked ahead has no opinion
        game.last.set_evaluation(value if player is Player.WHITE else -value)


def finish(
    planned: PlannedGame,
    game: Game,
    failure: Failure | None,
    seconds: tuple[tuple[float, ...], tuple[float, ...]] = ((), ()),
) -> Played:
    """Put down the end of a game: by the rules, or by what a player did wrong."""
    if failure:
        result = "0-1" if failure.player is Player.WHITE else "1-0"
        game.finish(result, "time" if failure.reason == LATE else "abandoned")
        game.set_header("Failure", f"{failure.reason}: {failure.what}")
    _set_headers(planned, game, seconds)
    outcome = game.outcome
    reason = failure.reason if failure else str(outcome.reason if outcome else Reason.UNKNOWN)
    decisions = len(game.moves()) - len(planned.opening.moves)
    what = failure.what if failure else ""
    return Played(Result(*planned.key, game.result, reason, decisions, seconds, what), str(game))


def _set_headers(
    planned: PlannedGame, game: Game, seconds: tuple[tuple[float, ...], tuple[float, ...]]
) -> None:
    white, black = planned.players
    headers = {
        "Event": "gipf match",
        "Date": f"{date.today():%Y.%m.%d}",
        "Round": f"{planned.pair}.{1 if planned.numbers[0] < planned.numbers[1] else 2}",
        "White": white.name,
        "Black": black.name,
        "Opening": str(planned.pair),
        "WhiteSeconds": f"{sum(seconds[0]):.3f}",
        "BlackSeconds": f"{sum(seconds[1]):.3f}",
    }
    each = white.limits.seconds
    if each and each == black.limits.seconds and each == int(each):
        headers["TimeControl"] = f"1/{int(each)}"
    for name, value in headers.items():
        game.set_header(name, value)


# ---------------------------------------------------------------------- processes

PATIENCE = 60.0
"""Seconds beyond its limit after which a player's process is ended."""

PREPARING = 1800.0
"""Seconds a player may take to get ready: the first of all compiles its code."""

MOST_DEATHS = 3
"""Times in a row a process may die without it being a player's fault."""

LOOKS = 0.5
"""Seconds between checks whether a player is late."""

_SPAWN = multiprocessing.get_context("spawn")
_NOBODY, _WHITE, _BLACK = 0.0, 1.0, 2.0
_SEATS = {Player.WHITE: _WHITE, Player.BLACK: _BLACK, None: _NOBODY}


def play_all(
    games: Iterable[PlannedGame], parallel: int, patience: float = PATIENCE
) -> Generator[Played, None, None]:
    """Play games in so many processes; give each as it ends. To close the generator is to stop."""
    again: deque[PlannedGame] = deque()
    coming = iter(games)
    workers: list[_Worker] = []
    deaths = 0

    def following() -> PlannedGame | None:
        return again.popleft() if again else next(coming, None)

    try:
        while True:
            for worker in workers:
                if not worker.planned:
                    worker.give(following())
            while len(workers) < parallel and (planned := following()):
                workers.append(_Worker(planned, patience))
            busy = [worker for worker in workers if worker.planned]
            if not busy:
                break
            ready = wait([worker.connection for worker in busy], timeout=LOOKS)
            for worker in busy:
                planned, played = worker.planned, worker.outcome(worker.connection in ready)
                if worker.is_dead:
                    workers.remove(worker)
                if played:
                    deaths = 0
                    if not worker.is_dead:
                        worker.give(following())  # it need not wait for us
                    yield played
                elif worker.is_dead and planned:
                    again.append(planned)
                    deaths += 1
                    if deaths >= MOST_DEATHS:
                        raise GipfError("workers-end", example='if __name__ == "__main__"')
        for worker in workers:
            worker.dismiss()
    finally:
        for worker in workers:
            worker.end()


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Let a process begin with Ctrl-C blocked: it is for us, and in its imports would break it."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which would unblock it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """One process and what it is playing, seen from our side."""

    def __init__(self, planned: PlannedGame, patience: float) -> None:
        self.clock = _SPAWN.RawArray("d", [_NOBODY, time.monotonic() + PREPARING])
        self.connection, theirs = _SPAWN.Pipe()
        self.process = _SPAWN.Process(
            target=work, args=(theirs, self.clock, patience), daemon=True, name="gipf match"
        )
        with _deaf_to_ctrl_c():
            self.process.start()
        theirs.close()
        self.planned: PlannedGame | None = None
        self.is_dead = False
        self.give(planned)

    def give(self, planned: PlannedGame | None) -> None:
        self.planned = planned
        if planned:
            with suppress(OSError):  # it has just died, and will be found dead
                self.connection.send(planned)

    def outcome(self, has_news: bool) -> Played | None:
        """Give the game if it has ended, by the process or with it."""
        assert self.planned is not None
        if has_news:
            try:
                played: Played = self.connection.recv()
                self.planned = None
                return played
            except (EOFError, OSError):
                self.process.join(10)
                return self._lost(DIED, f"exit status {self.process.exitcode}")
        if time.monotonic() > self.clock[1]:
            return self._lost(LATE, "no answer came in time")
        return None

    def _lost(self, reason: str, what: str) -> Played | None:
        """Count the game as lost for the player who was thinking; give none if nobody was."""
        assert self.planned is not None
        self.end()
        self.is_dead = True
        seats = {seat: player for player, seat in _SEATS.items()}
        player = seats[self.clock[0]]
        if player is None:
            return None
        return finish(self.planned, self.planned.opening.game(), Failure(player, reason, what))

    def dismiss(self) -> None:
        """Let the process end itself, and close its programs."""
        with suppress(OSError):
            self.connection.send(None)
        self.process.join(5)

    def end(self) -> None:
        """End the process whatever it is doing."""
        self.process.terminate()
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.connection.close()


# ---------------------------------------------------------------------- inside the process


def work(connection: "Connection[Any, Any]", clock: Any, patience: float) -> None:
    """Play the games that come through the connection until it says ``None`` or ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    seats = Seats(clock, patience)
    with suppress(EOFError, OSError):
        while planned := connection.recv():
            connection.send(seats.play(planned))
    seats.close()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Seats:
    """The players of a process: programs are kept from game to game, others made for each."""

    def __init__(self, clock: Any, patience: float = PATIENCE) -> None:
        self.clock = clock
        self.patience = patience
        self.programs: dict[str, Searcher] = {}
        self.warm: set[tuple[str, str]] = set()

    def play(self, planned: PlannedGame) -> Played:
        """Play a game; a program that failed is started anew for the next."""
        played = play_game(
            planned,
            lambda player: self.seat(planned, player),
            lambda player: self.note(player, self._until(planned, player)),
        )
        self.note(None)
        if played.result.failure and played.result.loser is not None:
            loser = planned.players[planned.numbers.index(played.result.loser)]
            if program := self.programs.pop(loser.name, None):
                close(program)
        return played

    def seat(self, planned: PlannedGame, player: Player) -> Searcher:
        """Give a player that is ready: its first search in a variant, which loads code, is over."""
        contestant = planned.players[player is Player.BLACK]
        self.note(player)
        try:
            if (contestant.name, planned.variant) not in self.warm:
                searcher = self._made(contestant, 0)
                searcher.search(planned.opening.position, _warm_up_limits(contestant))
                self.warm.add((contestant.name, planned.variant))
            searcher = self._made(contestant, planned.seed_of(player))
            searcher.forget()
        except Exception as error:
            raise Failure(player, CRASH, f"{type(error).__name__}: {error}") from error
        self.note(None)
        return searcher

    def _made(self, contestant: Contestant, seed: int) -> Searcher:
        if not contestant.is_program:
            return contestant.make(seed=seed)
        if contestant.name not in self.programs:
            self.programs[contestant.name] = contestant.make(seed=seed)
        return self.programs[contestant.name]

    def note(self, player: Player | None, seconds: float = PREPARING) -> None:
        """Note who is at work, and how long it may be."""
        self.clock[:] = [_SEATS[player], time.monotonic() + seconds]

    def _until(self, planned: PlannedGame, player: Player | None) -> float:
        limit = planned.players[player is Player.BLACK].limits.seconds
        return PREPARING if player is None or limit is None else limit + self.patience

    def close(self) -> None:
        """End the programs."""
        for program in self.programs.values():
            close(program)


def _warm_up_limits(contestant: Contestant) -> Limits:
    """A program that compiles first needs more time than any limit; others may know no limit but theirs."""
    return Limits(nodes=1, depth=1) if contestant.is_program else contestant.limits
