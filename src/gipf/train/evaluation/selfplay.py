"""Games of the engine against itself, from which its evaluation is fitted: ``gipf train selfplay``.

Games begin with some random moves, and now and then there is another, so that no two games are the same.
A game depends on the seed and its number alone: it is the same in every run, on any number of processes.
`gipf.train.evaluation.fit` fits weights to the games.
"""

import random
import signal
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from socket import socket
from typing import Any, NamedTuple

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.convert import empty_states, rules_of, write_state
from gipf.kernel.fields import phase_of, winner_of
from gipf.kernel.layout import (
    LOST,
    MOST_MOVES,
    OVER,
    SIDE_GAME,
    TIED,
    WON,
    Array,
)
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.warmup import prepare, say
from gipf.position import Position
from gipf.search.alphabeta import make_move, search
from gipf.search.evaluation import load_weights, patterns
from gipf.search.iterative_deepening import SEARCHING, AlphaBeta
from gipf.search.one_depth import NO_LIMIT
from gipf.search.scores import INFINITE, PROVEN
from gipf.search.search_stack import HISTORY_AT, NODE_LIMIT, NODES, PV_AT, STOPPED
from gipf.train.evaluation.games import NOT_SEARCHED, SUFFIX, Games, write_games
from gipf.variants import Variant

MOST_DECISIONS = 600
RANDOM_TURNS = (2, 12)
MISTAKES = 0.03
"""Share of later moves that are random."""

TELL_EVERY = 10  # seconds


class Game(NamedTuple):
    """One game: which of the variants, who won, and what was decided."""

    variant: int
    winner: int
    moves: Array
    scores: Array


class _Player:
    """Plays games of a variant in the kernel, one after the other."""

    def __init__(self, variant: str, nodes: int) -> None:
        self.variant = Variant.parse(variant)
        self.rules = rules_of(self.variant)
        self.patterns = patterns(self.variant.board.name)
        self.weights = load_weights(len(self.rules.family))
        self.nodes = nodes
        player = AlphaBeta(memory=4)
        self.tt, self.work = player.tt, player.workers[0]
        self.stack = self.work.stack
        self.moves = np.zeros(MOST_MOVES, np.int64)

    def _search(self) -> tuple[int, int]:
        """Deepen until the nodes are spent; give the last score and move."""
        thread, score, move = self.work.thread, 0, -1
        thread[:HISTORY_AT] = 0
        for depth in range(1, 30):  # the first depth is always finished
            thread[NODE_LIMIT] = self.nodes if depth > 1 else NO_LIMIT
            found = search(
                *self.rules, self.patterns, self.weights, self.stack, thread, self.tt,
                0, 0, depth, -INFINITE, INFINITE,
            )  # fmt: skip
            if thread[STOPPED]:
                break
            score, move = int(found), int(self.stack[0, PV_AT])
            if thread[NODES] * 2 > self.nodes or abs(score) > PROVEN:
                break
        return score, move

    def play(self, luck: random.Random) -> tuple[int, Array, Array]:
        """Play a game; give the winner, the moves and the scores."""
        states = empty_states(1)
        write_state(Position.start(self.variant), states, 0)
        width = states.shape[1]
        self.stack[0, :width] = states[0]
        self.tt[:] = 0
        self.work.forget()
        random_turns = luck.randrange(*RANDOM_TURNS)
        moves: list[int] = []
        scores: list[int] = []
        while len(moves) < MOST_DECISIONS:
            phase = phase_of(self.stack, 0)
            if phase == OVER:
                break
            score = NOT_SEARCHED
            if phase == SIDE_GAME:
                move = luck.choice((WON, TIED, LOST))
            elif len(moves) < random_turns or luck.random() < MISTAKES:
                number = walk_moves(*self.rules, self.stack, 0, self.moves, LIST)
                move = int(self.moves[luck.randrange(number)])
            else:
                score, move = self._search()
            moves.append(move)
            scores.append(score)
            make_move(*self.rules, self.stack, 0, move)
            self.stack[0, :width] = self.stack[1, :width]
        winner = winner_of(self.stack, 0)
        return winner, np.array(moves, np.int16), np.array(scores, np.int16)


@cache
def _player(variant: str, nodes: int) -> _Player:
    return _Player(variant, nodes)


def play_game(variants: Sequence[str], number: int, *, nodes: int, seed: int) -> Game:
    """Play one game of a seed, of a variant that chance chooses."""
    luck = random.Random(f"{seed} {number}")
    variant = luck.randrange(len(variants))
    return Game(variant, *_player(variants[variant], nodes).play(luck))


# ---------------------------------------------------------------------- many processes


def _work(pipe: Connection, variants: Sequence[str], nodes: int, seed: int) -> None:
    """Play the games whose numbers come, until no more come."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to end
    pipe.send(None)  # ready
    with suppress(EOFError):
        while True:
            number = pipe.recv()
            pipe.send((number, play_game(variants, number, nodes=nodes, seed=seed)))


def play_games(
    variants: Sequence[str], numbers: Iterable[int], *, nodes: int, seed: int, processes: int = 1
) -> Games:
    """Play the games of these numbers on several processes; they come back in order."""
    variants = [str(Variant.parse(name).with_house_rules(repetition=0)) for name in variants]
    for variant in variants:
        prepare(Variant.parse(variant), SEARCHING)
    context, numbers = get_context("spawn"), iter(numbers)
    workers: list[SpawnProcess] = []
    pipes: list[Any] = []
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # workers inherit that
    try:
        for _ in range(processes):
            here, there = context.Pipe()
            worker = context.Process(target=_work, args=(there, variants, nodes, seed), daemon=True)
            worker.start()
            there.close()
            workers.append(worker)
            pipes.append(here)
    finally:
        signal.signal(signal.SIGINT, before)
    found: dict[int, Game] = {}
    while pipes:
        for pipe in wait(pipes):
            assert not isinstance(pipe, int | socket)
            try:
                found.update([played] if (played := pipe.recv()) else [])
                following = next(numbers, None)
                if following is not None:
                    pipe.send(following)
                    continue
            except (EOFError, OSError):
                say("one of the processes that play games has died; the others go on")
            pipes.remove(pipe)
            pipe.close()
    for worker in workers:
        worker.join()
    return _joined(variants, [found[number] for number in sorted(found)])


def _joined(variants: Sequence[str], games: Sequence[Game]) -> Games:
    heads = [(game.variant, game.winner, len(game.moves)) for game in games]
    nothing = np.zeros(0, np.int16)
    return Games(
        tuple(variants),
        np.array(heads, np.int32).reshape(-1, 3),
        np.concatenate([nothing, *(game.moves for game in games)]),
        np.concatenate([nothing, *(game.scores for game in games)]),
    )


# ---------------------------------------------------------------------- into a file


def play_into_file(
    out: Path,
    variants: Sequence[str],
    *,
    games: int | None = None,
    seconds: float | None = None,
    nodes: int = 800,
    processes: int = 1,
    seed: int = 1,
) -> None:
    """Play and write a file; Ctrl-C ends it early, with the games that are finished."""
    file = out if out.suffix == SUFFIX else out / f"games-{seed}{SUFFIX}"
    if file.exists():
        raise GipfError("file-exists", file=file)
    if games is None and seconds is None:
        games = 1000
    if (games is not None and games < 1) or processes < 1 or nodes < 1:
        raise GipfError("selfplay-settings")
    began = time.monotonic()
    interrupted: list[int] = []

    def numbers() -> Iterator[int]:
        first, told = time.monotonic(), 0.0
        for number in count():
            now, finished = time.monotonic(), number - processes + 1
            is_late = seconds is not None and now - first >= seconds
            if number == games or is_late or interrupted:
                return
            if finished > 0 and now - told >= TELL_EVERY:
                say(f"games finished so far: {finished:,}; Ctrl-C keeps them")
                told = now
            yield number

    before = signal.signal(signal.SIGINT, lambda number, _: interrupted.append(number))
    try:
        played = play_games(variants, numbers(), nodes=nodes, seed=seed, processes=processes)
    finally:
        signal.signal(signal.SIGINT, before)
    if not len(played.heads):
        raise GipfError("nothing-written")
    write_games(played, file)
    print(
        f"{file}: {len(played.heads):,} games, {len(played.moves):,} decisions,"
        f" {file.stat().st_size:,} bytes, {time.monotonic() - began:.0f} seconds"
    )
