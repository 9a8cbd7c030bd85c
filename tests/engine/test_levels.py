"""Levels: weaker ones see less, and all of them play by the rules."""

import pytest

from gipf.engine.levels import LEVELS, MOST, Level
from gipf.engine.players import make_player
from gipf.errors import GipfError
from gipf.position import Position
from gipf.search.answer import Answer, Limits

START = Position.start("standard")
NO_BOOK = Position.start("standard;reserve=14/14")


@pytest.mark.parametrize("level", range(1, MOST + 1))
@pytest.mark.parametrize("variant", ["standard", "matrx", "ultimate;challenges=2"])
def test_every_level_plays_legal_moves(level: int, variant: str) -> None:
    player = make_player(f"level-{level}", seed=level)
    position = Position.start(variant)
    for _ in range(6):
        if position.is_over:
            break
        answer = player.search(position, Limits(nodes=300))
        position = position.play(answer.move)


def test_there_are_ten_levels_and_the_last_is_the_engine_itself() -> None:
    assert sorted(LEVELS) == list(range(1, MOST))
    assert Level(MOST).sight is None


def test_the_same_seed_makes_the_same_mistakes() -> None:
    def moves(seed: int) -> list[str]:
        player, position, played = Level(2, seed=seed), START, []
        for _ in range(8):
            move = player.search(position, Limits()).move
            played.append(move.text)
            position = position.play(move)
        return played

    assert moves(5) == moves(5)
    assert len({tuple(moves(seed)) for seed in range(4)}) > 1


@pytest.mark.parametrize("level", range(1, MOST + 1))
def test_no_level_begins_every_game_alike(level: int) -> None:
    assert (
        len({Level(level, seed=seed, memory=1).search(START, Limits()).move for seed in range(24)})
        > 1
    )


def test_a_level_keeps_to_narrower_limits_than_its_own() -> None:
    assert Level(9).search(NO_BOOK, Limits(depth=2)).depth == 2
    assert Level(5).search(START, Limits(depth=1)).depth == 1


def test_several_lines_can_be_asked_of_a_level() -> None:
    told: list[Answer] = []
    answer = Level(4).search(START, Limits(), lines=3, tell=told.append)
    assert len({line.moves[0] for line in answer.lines}) == 3
    assert told == [answer]


def test_higher_levels_look_farther() -> None:
    depths = [Level(level).search(NO_BOOK, Limits()).depth for level in (1, 3, 5, 7)]
    assert depths == sorted(depths)
    assert depths[0] < depths[-1]


@pytest.mark.parametrize("level", [7, 9])
def test_a_good_level_takes_the_shortest_win_whatever_its_mood(level: int) -> None:
    position = Position.parse("basic 4/5/6/2BBB2/6/5/4 b m B1/B9 -- - 1")
    best = Level(MOST).search(position, Limits(nodes=20_000)).lines[0]
    assert best.win_in
    for seed in range(5):
        found = Level(level, seed=seed).search(position, Limits()).lines[0]
        assert found.win_in == best.win_in


@pytest.mark.parametrize("level", [0, 11, -3])
def test_other_levels_are_refused(level: int) -> None:
    with pytest.raises(GipfError, match=f"level goes from 1 to 10, not {level}"):
        Level(level)
