"""Openings of matches: reproducible, different, undecided, or from a file."""

from itertools import islice
from pathlib import Path

import pytest

from gipf import Game, GipfError, Position
from gipf.match.openings import (
    Opening,
    random_openings,
    read_openings,
    sensible_moves,
    with_house_rules,
)
from gipf.variants import NAMED

STANDARD = "standard g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1"


def first(variant: str, count: int, seed: int = 1, turns: int = 4) -> list[Opening]:
    return list(islice(random_openings(variant, seed, turns), count))


def test_house_rules_are_added_where_a_variant_has_none_of_its_own() -> None:
    assert with_house_rules("matrx") == "matrx;repetition=3;quiet=100"
    assert with_house_rules("basic;quiet=7;repetition=2") == "basic;repetition=2;quiet=7"


@pytest.mark.parametrize("variant", NAMED)
def test_openings_are_whole_turns_in_which_nothing_is_captured(variant: str) -> None:
    for opening in first(variant, 20):
        position = opening.position
        assert (position.turn, position.player) == (3, "w")
        assert position.quiet_turns == 4
        assert not position.is_over
        assert str(position.variant) == with_house_rules(variant)


def test_a_seed_gives_the_same_openings_and_another_seed_others() -> None:
    assert first("standard", 10) == first("standard", 20)[:10]
    assert first("standard", 10) != first("standard", 10, seed=2)


def test_no_opening_comes_twice_not_even_mirrored() -> None:
    shapes = [
        frozenset(opening.position.transform(number).key for number in range(12))
        for opening in first("basic", 60)
    ]
    assert len(set(shapes)) == 60


def test_where_there_are_no_more_openings_they_come_again() -> None:
    assert len({opening.moves for opening in first("tournament", 40, turns=1)}) > 3
    assert first("tournament", 3, turns=0) == [Opening("tournament;repetition=3;quiet=100")] * 3


def test_nobody_stops_bringing_in_gipf_pieces_by_chance() -> None:
    for opening in first("tournament", 20, turns=6):
        assert opening.position.opening == {"w": "g", "b": "g"}
    position = Position.start("tournament").play("Gb2").play("Gb3").play("b4")
    assert {move.unit for move in sensible_moves(position)} == {"G"}
    position = position.play("Gb5")
    assert {move.unit for move in sensible_moves(position)} == {"B"}


def test_openings_that_cannot_be_are_not_looked_for_for_ever() -> None:
    with pytest.raises(GipfError, match="no opening of 4 turns of basic;repetition=3;quiet=3"):
        first("basic;quiet=3", 1)


# ---------------------------------------------------------------------- files


def test_a_file_has_a_position_to_a_line(tmp_path: Path) -> None:
    file = tmp_path / "openings.txt"
    file.write_text(f"# two\n\n{STANDARD}\n{STANDARD.replace(' w ', ' b ')}  # Black\n")
    one, two = read_openings(file)
    assert str(one.position).startswith("standard;repetition=3;quiet=100 g2G")
    assert two.position.player == "b"


def test_a_file_of_games_gives_the_ends_of_their_lines(tmp_path: Path) -> None:
    file = tmp_path / "openings.gipf"
    game = Game("basic;quiet=50", {"White": "Ann"})
    game.play("c2")
    other = Game(Position.parse(STANDARD.replace(" w ", " b ")))
    other.play("c2")
    file.write_text(f"{game}\n{other}", encoding="utf-8")
    one, two = read_openings(file)
    assert one == Opening("basic;repetition=3;quiet=50", ("c2",))
    assert two.game().headers["Position"].startswith("standard;repetition=3;quiet=100 ")
    assert two.position.turn == 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("# nothing\n", "there is no opening in .*x"),
        (f"{STANDARD}\nstandard\n", r"x:2: position"),
        ("basic 4/5/6/7/6/5/4 w . B1/- -- - 9", "x:1: the game is over: there is nothing"),
        ('[Variant "basic"]\n[Result "*"]\n\n1. e5 *\n', "x:4:4: e5"),
        (
            '[Position "basic 4/5/6/7/6/5/4 w . B1/- -- - 9"]\n[Result "1-0"]\n\n1-0\n',
            "game 1 is over",
        ),
    ],
)
def test_what_is_no_opening_is_refused_with_its_place(text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text(text)
    with pytest.raises(GipfError, match=says):
        read_openings(file)
