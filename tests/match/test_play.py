"""Processes that play: what a player does to its process costs that player a game, and no more."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gipf import Game, GipfError, Player
from gipf.match.contestants import Contestant, read_contestants
from gipf.match.openings import Opening
from gipf.match.play import Failure, PlannedGame, Seats, play_all, work
from gipf.search.answer import Limits, Searcher
from gipf.search.baselines import Random
from tests.patience import PATIENCE

HERE = "tests.match.contestants"
TINY = "basic;reserve=5/5;repetition=3;quiet=100"
ROOT = Path(__file__).parents[2]


def tasks(*players: str, games: int = 4) -> list[PlannedGame]:
    one, other = read_contestants(players or ("random", "random"), Limits(seconds=0.05))
    return [
        PlannedGame(TINY, number // 2 + 1, numbers, both, Opening(TINY), 1)
        for number in range(games)
        for numbers, both in [((0, 1), (one, other)) if number % 2 == 0 else ((1, 0), (other, one))]
    ]


def test_every_game_is_played_once_and_the_same_by_one_process_or_two() -> None:
    alone, together = (
        sorted((played.result.key, Game.parse(played.game).moves()) for played in games)
        for games in (play_all(tasks(games=6), 1), play_all(tasks(games=6), 2))
    )
    assert [key for key, _ in alone] == sorted(planned.key for planned in tasks(games=6))
    assert alone == together


def test_a_process_that_dies_or_sleeps_costs_its_player_the_game_and_the_rest_is_played() -> None:
    games = tasks("random", f"{HERE}.Dying:after=2", games=2)
    games += tasks("random", f"{HERE}.Sleeping:after=2", games=2)
    games += tasks(games=2)
    played = list(play_all(games, 2, patience=3.0))
    failed = [one.result for one in played if one.result.failure]
    assert len(played) == 6
    assert sorted((one.reason, one.failure) for one in failed) == [
        *[("process died", "exit status 7")] * 2,
        *[("time", "no answer came in time")] * 2,
    ]
    assert {one.loser for one in failed} == {1}
    terminations = [Game.parse(one.game).headers["Termination"] for one in played]
    assert sorted(terminations) == ["abandoned"] * 2 + ["normal"] * 2 + ["time"] * 2


def test_a_generator_that_is_closed_ends_its_processes_at_once() -> None:
    before = set(multiprocessing.active_children())
    games = play_all(tasks(f"{HERE}.Patient", "random", games=100), 2)
    next(games)
    began = time.monotonic()
    games.close()
    assert time.monotonic() - began < PATIENCE
    assert set(multiprocessing.active_children()) == before


def test_processes_that_cannot_begin_are_given_up(tmp_path: Path) -> None:
    script = tmp_path / "unguarded.py"
    script.write_text(
        "from tests.match.test_play import play_all, tasks\nprint(list(play_all(tasks(), 2)))\n"
    )
    done = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), *sys.path))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert 'does it under if __name__ == "__main__"' in done.stderr.splitlines()[-1]


# ---------------------------------------------------------------------- inside a process


@pytest.fixture
def _own_signals() -> Iterator[None]:
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("_own_signals")
def test_work_is_done_until_there_is_no_more() -> None:
    ours, theirs = multiprocessing.Pipe()
    games = tasks(games=2)
    for planned in (*games, None):
        ours.send(planned)
    work(theirs, [0.0, 0.0], 1.0)
    assert [ours.recv().result.key for _ in games] == [planned.key for planned in games]
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN


@pytest.mark.usefixtures("_own_signals")
def test_work_ends_with_whoever_asks_for_it() -> None:
    ours, theirs = multiprocessing.Pipe()
    ours.close()
    work(theirs, [0.0, 0.0], 1.0)


def test_a_player_that_cannot_be_made_has_lost() -> None:
    for first in (True, False):
        names = (f"{HERE}.Unborn", "random") if first else ("random", f"{HERE}.Unborn")
        result = Seats([0.0, 0.0]).play(tasks(*names)[0]).result
        assert (result.result, result.reason) == ("0-1" if first else "1-0", "crash")
        assert result.failure == "RuntimeError: no player 0"


def test_the_clock_shows_who_thinks_and_until_when() -> None:
    clock = [0.0, 0.0]
    seats = Seats(clock, patience=60)
    planned = tasks()[0]
    seen = []
    for player in (*Player, None):
        seats.note(player, seats._until(planned, player))
        seen.append((clock[0], clock[1] - time.monotonic()))
    assert [who for who, _ in seen] == [1, 2, 0]
    assert [round(until) for _, until in seen] == [60, 60, 1800]


class Program(Random):
    forgotten = closed = 0

    def forget(self) -> None:
        self.forgotten += 1
        if self.forgotten == 3:
            raise OSError("the pipe is broken")

    def close(self) -> None:
        self.closed += 1


def test_a_program_is_kept_from_game_to_game_until_it_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Program] = []

    def make(self: Contestant, *, seed: int = 0) -> Searcher:
        if not self.is_program:
            return Random(seed=seed)
        made.append(Program())
        return made[-1]

    monkeypatch.setattr(Contestant, "make", make)
    seats = Seats([0.0, 0.0])
    results = [seats.play(planned).result for planned in tasks("random", "program:sh", games=5)]
    assert [result.failure for result in results] == ["", "", "OSError: the pipe is broken", "", ""]
    assert results[2].loser == 1
    assert [program.closed for program in made] == [1, 0]
    seats.close()
    assert [program.closed for program in made] == [1, 1]


def test_a_failure_is_one_printable_line() -> None:
    assert Failure(Player.WHITE, "crash", "a\n\tb\x00" + "c" * 999).what == "a b" + "c" * 497
    with pytest.raises(GipfError):
        Game("basic", {"Failure": "a\nb"})
