"""Proofs: written, read, replayed by the rulebook, and refused where they prove nothing."""

import re
from dataclasses import replace
from functools import cache

import pytest

from gipf.errors import GipfError
from gipf.record.proof import Proof
from gipf.solving.solver import Solver
from gipf.variants import Player
from tests.kernel.games import few


@cache
def proof_of(variant: str) -> Proof:
    solver = Solver(variant, memory=4)
    solver.solve()
    return solver.prove()


PROVED = (
    "basic;reserve=0/0",
    "basic;reserve=2/2",
    "basic;reserve=3/2",
    "basic;reserve=2/4",
    "standard;reserve=2/2",
    "tournament;reserve=4/4",
    "tournament;reserve=5/4",
)
GAME = "basic;reserve=2/2"
"""Black wins in two turns."""


@pytest.mark.parametrize("variant", PROVED[: few(len(PROVED), 2)])
def test_a_proof_is_right_and_can_be_written_and_read(variant: str) -> None:
    proof = proof_of(variant)
    again = Proof.parse(str(proof))
    assert again == proof
    done = again.check()
    assert done.answers == len(proof.answers)


def test_a_proof_is_short_and_can_be_read_by_people() -> None:
    first, *_ = str(proof_of(GAME)).splitlines()
    assert first == '[Proof "1"]'
    assert str(proof_of(GAME)).splitlines()[1:4] == [
        f'[Variant "{GAME}"]',
        '[Winner "b"]',
        '[Turns "2"]',
    ]
    assert 0 < len(proof_of(GAME).answers) < 20


def test_how_far_a_replay_is_can_be_heard() -> None:
    told: list[int] = []
    proof_of("basic;reserve=3/2").check(lambda size: told.append(size.positions))
    assert told == [1000 * number for number in range(1, len(told) + 1)]


def refuse(proof: Proof, sentence: str) -> None:
    with pytest.raises(GipfError, match=re.escape(sentence)):
        proof.check()


def test_a_proof_with_too_few_or_too_many_answers_is_refused() -> None:
    proof = proof_of(GAME)
    refuse(replace(proof, answers=()), "the proof ends after answer 0, but Black has to decide in")
    number = len(proof.answers)
    refuse(
        replace(proof, answers=(*proof.answers, "e2")),
        f"the proof is complete after answer {number}, but then comes 'e2'",
    )


@pytest.mark.parametrize("text", ["e5", "xe5", "nonsense", "pass"])
def test_a_move_that_is_not_legal_is_refused(text: str) -> None:
    proof = proof_of(GAME)
    wrong = replace(proof, answers=(text, *proof.answers[1:]))
    refuse(wrong, f"answer 1 of the proof, '{text}', is not legal in '{GAME}")


def test_a_win_that_takes_longer_than_promised_is_refused() -> None:
    refuse(replace(proof_of(GAME), turns=1), "Black has not won within 1 turns, as the proof says")


def test_the_loser_wins_nothing() -> None:
    refuse(
        Proof(proof_of(GAME).variant, Player.WHITE, 3, ("b3", "b4") * 300),
        "White does not win here",
    )


def test_an_answer_that_is_legal_but_does_not_win_is_refused() -> None:
    """White, who has one piece more, must not put two of them into a second GIPF-piece."""
    proof = proof_of("tournament;reserve=4/3")
    assert (proof.winner, proof.turns) == (Player.WHITE, 3)
    first, second, *others = proof.answers
    refuse(replace(proof, answers=(first, f"G{second}", *others)), "White does not win here")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1 of a proof is [Proof \"…\"], not ''"),
        ('[Proof "1"]\n[Winner "b"]', 'line 2 of a proof is [Variant "…"], not \'[Winner "b"]\''),
        ('[Proof "2"]\n[Variant "basic"]\n[Winner "b"]\n[Turns "1"]', "only proofs of version 1"),
        ('[Proof "1"]\n[Variant "chess"]\n[Winner "b"]\n[Turns "1"]', "variant 'chess'"),
        ('[Proof "1"]\n[Variant "basic"]\n[Winner "x"]\n[Turns "1"]', "'x'"),
        ('[Proof "1"]\n[Variant "basic"]\n[Winner "w"]\n[Turns "999"]', "999"),
    ],
)
def test_a_file_that_is_no_proof_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(GipfError, match=re.escape(sentence)):
        Proof.parse(text)
