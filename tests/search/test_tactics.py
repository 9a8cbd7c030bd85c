"""The suite of tactical problems: what it says is proved, and the engine solves it."""

from collections import Counter

import pytest

from bench.tactics import FAMILIES, KINDS, family_of, is_proved
from gipf.samples import Problem, read_text, tactics
from gipf.search.answer import Limits
from gipf.search.iterative_deepening import AlphaBeta

PROBLEMS = tactics()
A_SECOND = 2_000_000
"""About as many positions as the engine looks at in a second; a test does not hang on the machine."""


def test_every_family_and_every_kind_of_problem_is_in_the_suite() -> None:
    families = Counter(family_of(problem.position) for problem in PROBLEMS)
    kinds = Counter(problem.kind for problem in PROBLEMS)
    assert set(families) == set(FAMILIES)
    assert set(kinds) == set(KINDS)
    assert min(families.values()) >= 10
    assert min(kinds.values()) >= 8
    assert len({problem.position.key for problem in PROBLEMS}) == len(PROBLEMS) >= 60


def test_the_suite_is_written_as_it_is_read() -> None:
    lines = read_text("tactics.txt").splitlines()
    written = [line for line in lines if line and not line.startswith("#")]
    assert written == [line for problem in PROBLEMS for line in str(problem).splitlines()]


def test_every_problem_has_one_solution_among_several_moves() -> None:
    for problem in PROBLEMS:
        assert len(problem.best) == 1
        assert len(problem.position.legal_moves()) >= 6


@pytest.mark.compiled
@pytest.mark.parametrize("family", FAMILIES)
def test_every_problem_is_proved(family: str) -> None:
    assert [p for p in PROBLEMS if family_of(p.position) == family and not is_proved(p)] == []


@pytest.mark.compiled
def test_the_engine_solves_nearly_all_within_a_second() -> None:
    solved = [problem for problem in PROBLEMS if is_solved(problem)]
    assert len(solved) >= 0.95 * len(PROBLEMS)


def is_solved(problem: Problem) -> bool:
    # a win ends the search when it is seen, a defence never does: it has to be seen sooner
    nodes = A_SECOND if problem.kind.startswith("win") else A_SECOND // 2
    answer = AlphaBeta(memory=16).search(problem.position, Limits(nodes=nodes))
    return answer.move in problem.best
