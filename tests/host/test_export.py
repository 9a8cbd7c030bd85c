"""Games as files: whatever their length, writing them costs what they are long."""

import random
import sys
from collections.abc import Callable
from typing import Any

from gipf import Game, Position
from gipf.host.annotating import with_analysis
from gipf.host.clock import Clock
from gipf.host.export import record_of
from gipf.host.importing import seat_named
from gipf.host.live_game import LiveGame, Ply
from gipf.host.seats import NAMES, Seat
from gipf.variants import Player

SEATS = {player: Seat("person", "Ann") for player in Player}


def played(variant: str, plies: int) -> LiveGame:
    rng = random.Random(plies)
    game = LiveGame("abc", 0, 0, SEATS, (Position.start(variant),), clock=Clock.new(600, 5))
    for n in range(plies):
        if game.is_over:
            break
        game = game.played(rng.choice(game.board.legal_moves()).text, "person", 1000 * n)
    return game


def test_whoever_has_no_name_is_the_computers_opponent_in_files_or_not_known() -> None:
    seats = {Player.WHITE: Seat("person", "White"), Player.BLACK: Seat("computer", "Level 3", 3)}
    game = LiveGame("abc", 0, 0, seats, (Position.start("basic"),))
    headers = record_of(game).headers
    assert (headers["White"], headers["Black"]) == ("Player", "Level 3")
    assert seat_named("Player", Player.WHITE) == seats[Player.WHITE]  # and so it comes back
    people = {player: Seat("person", NAMES[player]) for player in Player}
    unknown = record_of(LiveGame("abc", 0, 0, people, (Position.start("basic"),))).headers
    assert (unknown["White"], unknown["Black"]) == ("?", "?")


def long(turns: int) -> LiveGame:
    """Give a game in which the same few turns come again and again, as nothing forbids."""
    start = Position.start("basic")
    after = start.play("c2"), start.play("c2").play("c6")
    positions = [start]
    plies = []
    for n in range(turns):
        positions.append(after[n % 2])
        plies.append(Ply("c2" if n % 2 == 0 else "c6", "person", n))
    return LiveGame("abc", 0, 0, SEATS, tuple(positions), tuple(plies))


def steps(do: Callable[[], object]) -> int:
    """Count the functions that are called."""
    count = 0

    def trace(_frame: Any, _event: str, _argument: Any) -> None:
        nonlocal count
        count += 1

    sys.setprofile(trace)
    try:
        do()
    finally:
        sys.setprofile(None)
    return count


def test_a_game_is_written_as_it_was_played() -> None:
    for variant in ("basic", "ultimate;challenges=3", "matrx"):
        game = played(variant, 60)
        again = Game.parse(str(with_analysis(game, None)))
        assert [move.text for move in again.moves()] == [ply.move for ply in game.plies]
        assert again.position == game.position
        clocks = [node.clock for node in again.turns()]
        assert clocks[0] == 605 and None not in clocks


def test_a_game_of_twice_the_length_takes_twice_the_work_to_write() -> None:
    def work(turns: int) -> int:
        return steps(lambda: str(with_analysis(long(turns), None)))

    assert work(1000) < 2.2 * work(500)
