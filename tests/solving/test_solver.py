"""The solver, against a plain search through the rulebook and against the proofs of the engine."""

import random
import re

import pytest

from gipf import Position
from gipf.errors import GipfError
from gipf.kernel.compiling import IS_COMPILED
from gipf.search.answer import Stop
from gipf.search.proof import prove
from gipf.solving.solver import Solution, Solver, _entries
from gipf.variants import Player
from tests.kernel.games import few
from tests.solving.plain import plain_solution

SMALL = (
    "basic;reserve=0/1",
    "basic;reserve=1/0",
    "basic;reserve=1/1",
    "basic;reserve=2/1",
    "basic;reserve=1/2",
    "basic;reserve=2/2",
    "standard;reserve=0/0",
    "standard;reserve=1/1",
    "standard;reserve=2/1",
    "tournament;reserve=1/2",
    "tournament;reserve=2/1",
    "tournament;reserve=2/2",
    "tournament;reserve=3/2",
    "tournament;reserve=3/3",
)
"""What the rulebook alone can search in seconds."""

MIDDLING = "basic;reserve=3/3"
"""White runs out of pieces first, and cannot make a row before."""


@pytest.mark.parametrize("variant", SMALL[: few(len(SMALL), 4)])
def test_the_winner_and_the_turns_are_those_of_a_plain_search(variant: str) -> None:
    found = Solver(variant, memory=1).solve()
    assert (found.winner, found.turns) == plain_solution(variant, 5)


def random_endings(base: str, seed: int, number: int) -> list[Position]:
    """Play at random with few pieces, so that rows and ends are near; give positions in which one decides."""
    chance = random.Random(seed)
    found: list[Position] = []
    while len(found) < number:
        position = Position.start(f"{base};reserve=9/9")
        for _ in range(chance.randrange(12, 40)):
            if position.is_over:
                break
            position = position.play(chance.choice(position.legal_moves()))
        if not position.is_over and min(reserve["B"] for reserve in position.reserves.values()) < 3:
            found.append(position)
    return found


@pytest.mark.parametrize("base", ["basic", "standard", "tournament"])
def test_positions_near_the_end_are_judged_as_the_engine_proves_them(base: str) -> None:
    solver, judged = Solver(f"{base};reserve=9/9", memory=4), set()
    for position in random_endings(base, 5, few(60)):
        assert position.player
        proof = prove(position, 2)
        for turns in (1, 2):
            wins = solver.wins(position, position.player, turns)
            assert wins == bool(proof.won and proof.turns <= turns), str(position)
            judged.add(wins)
        for symmetry in (1, 4, 9):
            image = position.transform(symmetry)
            fresh = Solver(f"{base};reserve=9/9", memory=1)
            assert fresh.wins(image, position.player, 2) == bool(proof.won)
    assert judged == {True, False} or not IS_COMPILED


def test_a_small_table_and_several_threads_find_the_same() -> None:
    wanted = Solver(MIDDLING).solve()
    assert wanted.winner is Player.BLACK and wanted.turns == 3
    assert wanted.not_within == {Player.WHITE: 3, Player.BLACK: 2}
    for settings in ({"memory": 1}, {"threads": 2}):
        found = Solver(MIDDLING, **settings).solve()
        assert (found.winner, found.turns) == (wanted.winner, wanted.turns)
        assert found.not_within == wanted.not_within


def test_a_search_that_ends_early_says_what_it_knows() -> None:
    solver = Solver(MIDDLING, memory=1)
    told: list[Solution] = []
    found = solver.solve(nodes=100, tell=told.append)
    assert found.winner is None
    assert found.not_within == {Player.WHITE: 3, Player.BLACK: 2}
    assert [each.not_within[Player.BLACK] for each in told] == [1, 2]
    with pytest.raises(GipfError, match="nobody knows yet who wins"):
        solver.prove()
    assert Solver(MIDDLING, memory=1).solve(turns=2).winner is None


def test_a_search_that_is_stopped_knows_nothing() -> None:
    stop = Stop()
    stop.set()
    assert Solver(MIDDLING, memory=1).solve(stop=stop).not_within == dict.fromkeys(Player, 0)


def test_a_search_goes_on_where_it_was_stopped() -> None:
    solver = Solver(MIDDLING, memory=16)
    solver.solve(nodes=100)
    assert solver.solve().winner is Player.BLACK


def test_an_answer_is_asked_for_only_where_the_player_wins() -> None:
    solver = Solver(MIDDLING, memory=1)
    with pytest.raises(GipfError, match="no win within 1 turns was found in 'basic;reserve=3/3"):
        solver.winning_move(solver.start, Player.WHITE, 1)


@pytest.mark.parametrize(
    "variant", ["standard+Z6", "matrx", "ultimate", "basic;repetition=3", "standard;quiet=50"]
)
def test_potentials_and_house_rules_are_refused(variant: str) -> None:
    with pytest.raises(GipfError, match=re.escape(f"{variant} cannot be solved: only games")):
        Solver(variant)


@pytest.mark.parametrize("name", ["memory", "threads"])
def test_settings_out_of_range_are_refused(name: str) -> None:
    with pytest.raises(GipfError, match=f"{name} is 1 or more, not 0"):
        Solver(MIDDLING, **{name: 0})
    with pytest.raises(GipfError, match="turns goes from 1 to 100, not 101"):
        Solver(MIDDLING, memory=1).solve(turns=101)


def test_the_table_takes_no_more_than_its_memory() -> None:
    assert [_entries(memory) * 16 >> 20 for memory in (1, 2, 3, 1000)] == [1, 2, 2, 512]
