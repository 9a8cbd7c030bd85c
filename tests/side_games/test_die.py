"""The higher throw of a die."""

from collections import Counter
from hashlib import sha256

import pytest

from gipf import IllegalMove, NotationError
from gipf.side_games import load

DIE = load("die")


def thrown(seed: int) -> str:
    return str(DIE.start(seed=seed).play("throw").play("throw"))


def test_white_throws_first_then_black() -> None:
    # Rules: Q3.
    first = DIE.start(seed=7).play("throw")
    assert (str(first), first.legal_moves()) == ("die b t 7 5/-", ["throw"])
    assert str(first.play("throw")) == "die b . 7 5/6"


def test_the_higher_throw_wins_and_equal_throws_are_a_draw() -> None:
    # Rules: Q3.
    ends = [thrown(seed).split(" ") for seed in range(200)]
    assert {player for _, player, _, _, _ in ends} == {"w", "b", "-"}
    for _, player, _, _, throws in ends:
        white, black = map(int, throws.split("/"))
        assert player == ("-" if white == black else "w" if white > black else "b")
    assert DIE.parse(thrown(11)).outcome in ("w", "b", "draw")


def test_anybody_can_work_out_a_throw() -> None:
    # Rules: Q1.
    digest = sha256(b"die 41 1").digest()
    assert thrown(41)[-1] == str(int.from_bytes(digest, "big") % 6 + 1)


def test_all_faces_come_up_about_as_often() -> None:
    faces = Counter(thrown(seed)[-3] for seed in range(3000))
    assert all(400 < faces[face] < 600 for face in "123456")


def test_each_throws_once() -> None:
    with pytest.raises(IllegalMove, match="the game is over"):
        DIE.parse("die b . 7 5/6").play("throw")


def test_nobody_sees_the_seed() -> None:
    assert DIE.start(seed=7).play("throw").seen_by("b") == "die b t ? 5/-"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("die b t 7 4/-", "throws is '4/-', but what is on the board makes it '5/-'"),
        ("die b t 7 -/6", "throws is '-/6'"),
        ("die b t 7 7/-", "throws is '7/-'; it is written like -/-, 4/-, 4/2"),
        ("die w t 7 5/-", "player is 'w', but what is on the board makes it 'b'"),
        ("die(3) w t 7 -/-", "a position of die begins with 'die', not 'die(3)'"),
        ("die w t x -/-", "a seed is a whole number"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(NotationError) as refused:
        DIE.parse(text)
    assert str(refused.value).startswith(reason)
