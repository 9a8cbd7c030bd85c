"""What `import gipf` gives, and what it says to those who give it something else."""

import copy
from collections.abc import Callable

import pytest

import gipf
from gipf import Game, Position

START = Position.start("basic")


def test_dir_lists_the_public_names() -> None:
    assert dir(gipf) == sorted(gipf.__all__)
    assert all(hasattr(gipf, name) for name in dir(gipf))


@pytest.mark.parametrize(
    ("call", "wrong", "says"),
    [
        (START.play, 5, "a move is a Move or its text, as in 'e1-e3', not 5"),
        (START.play, None, "a move is a Move or its text, as in 'e1-e3', not None"),
        (START.read_move, b"e2", "a move is a Move or its text, as in 'e1-e3', not b'e2'"),
        (Game("basic").play, 5, "a move is a Move or its text, as in 'e1-e3', not 5"),
        (START.pile, 5, "a spot is named by a text, as in 'e5', not 5"),
        (Position.start, 5, "a variant is a Variant or its text, as in 'standard', not 5"),
        (Position.parse, START, "a position is read from its text"),
        (Position.parse_or_start, None, "a position is read from its text"),
        (Game.parse, None, "a game is read from the text of a game file, not from None"),
    ],
)
def test_an_argument_of_a_wrong_type_is_refused_with_what_would_be_right(
    call: Callable[[object], object], wrong: object, says: str
) -> None:
    with pytest.raises(gipf.WrongType) as refused:
        call(wrong)
    assert str(refused.value).startswith(says)
    assert isinstance(refused.value, TypeError)


def test_games_are_equal_when_they_hold_the_same() -> None:
    game = Game.parse("c2 {an old favourite} e9-e7! (d2) b4", "basic")
    for same in (copy.copy(game), copy.deepcopy(game), Game.parse(str(game))):
        assert same == game
    again = copy.deepcopy(game)
    again.set_header("White", "Ann")
    assert again != game
    again = copy.deepcopy(game)
    again.turns()[0].set_comment("a new one")
    assert again != game
    assert game != str(game)


def test_a_game_can_change_and_so_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game("basic"))
