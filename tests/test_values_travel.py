"""Values that travel: what the library gives can be pickled, copied and sent to other processes."""

import copy
import pickle
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import FrozenInstanceError, replace
from functools import partial
from multiprocessing import get_context
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gipf import Game, GipfError, IllegalMove, Move, Player, Position, Unit, Variant
from gipf.geometry import BOARDS, HEX37
from gipf.immutable import FrozenDict
from gipf.record import Node
from gipf.state import UNITS, Outcome, Reason
from tests.test_properties import VARIANTS, positions, seeds, walk

PROTOCOLS = range(pickle.HIGHEST_PROTOCOL + 1)


def pickled(value: Any, protocol: int) -> Any:
    """Give what comes out of a pickle."""
    return pickle.loads(pickle.dumps(value, protocol))


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {protocol}": partial(pickled, protocol=protocol) for protocol in PROTOCOLS},
}
ways = st.sampled_from(sorted(WAYS)).map(WAYS.__getitem__)
variants = st.sampled_from(VARIANTS).map(Variant.parse)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game at random, with a variation, a comment and whatever else can be noted."""
    game = Game(str(draw(variants)), {"White": "Ann", "Black": "Ben"})
    for _, move, _ in walk(game.start, draw(seeds), draw(st.integers(0, 60))):
        game.play(move)
    chance = random.Random(draw(seeds))
    turn = chance.choice([game.root, *game.turns()])
    turn.set_comment("an old favourite")
    turn.clock, turn.evaluation = 90, 0.25
    if turn.is_complete and not turn.position.is_over:
        move = chance.choice(turn.position.legal_moves())
        turn.add((move,))
    if not game.outcome and draw(st.booleans()):
        game.finish("1/2-1/2", "agreement")
    return game


# ---------------------------------------------------------------------- there and back


@given(positions(), ways)
def test_a_position_comes_back_with_its_counters_and_its_end(
    position: Position, way: Callable[[Any], Any]
) -> None:
    position.legal_moves()  # what has been computed need not travel
    again = way(position)
    assert type(again) is Position
    assert again.to_json() == position.to_json()
    assert (again, hash(again), again.outcome) == (position, hash(position), position.outcome)
    assert (again.variant, again.variant.board) == (position.variant, position.variant.board)
    assert again.legal_moves() == position.legal_moves()


@given(positions(), ways)
def test_moves_units_and_reserves_come_back_as_they_were(
    position: Position, way: Callable[[Any], Any]
) -> None:
    for move in position.legal_moves()[:20]:
        again = way(move)
        assert (again, repr(vars(again))) == (move, repr(vars(move)))
    for pile in position.piles.values():
        assert all(one is other for one, other in zip(way(pile), pile, strict=True))
    for reserve in position.reserves.values():
        again = way(reserve)
        assert (again, hash(again), str(again)) == (reserve, hash(reserve), str(reserve))
    assert way(position.outcome) == position.outcome


@given(variants, ways)
def test_a_variant_comes_back_equal_and_on_the_same_board(
    variant: Variant, way: Callable[[Any], Any]
) -> None:
    again = way(variant)
    assert (again, hash(again), str(again)) == (variant, hash(variant), str(variant))
    assert again.board is variant.board


@given(games(), ways)
def test_a_game_comes_back_with_its_variations_and_notes(
    game: Game, way: Callable[[Any], Any]
) -> None:
    again = way(game)
    assert str(again) == str(game)
    assert again.headers == game.headers
    assert (again.outcome, again.position.to_json()) == (game.outcome, game.position.to_json())
    assert [node.parent and str(node.parent) for node in again.turns()] == [
        node.parent and str(node.parent) for node in game.turns()
    ]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("unit", UNITS)
def test_every_unit_stays_the_one_object_it_is(unit: str, way: str) -> None:
    assert WAYS[way](Unit.parse(unit)) is Unit.parse(unit)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("board", BOARDS)
def test_boards_and_symmetries_come_back(board: str, way: str) -> None:
    assert WAYS[way](BOARDS[board]) is BOARDS[board]
    for symmetry in BOARDS[board].symmetries:
        again = WAYS[way](symmetry)
        assert (again, hash(again)) == (symmetry, hash(symmetry))


@pytest.mark.parametrize("way", WAYS)
def test_an_outcome_and_errors_come_back(way: str) -> None:
    outcome = Outcome(Player.WHITE, Reason.TIME)
    assert WAYS[way](outcome) == outcome
    for error in (GipfError("no-row", player="w"), IllegalMove("empty-spot", spot="e5")):
        again = WAYS[way](error)
        assert (type(again), again.message, str(again)) == (type(error), error.message, str(error))


def test_what_was_computed_does_not_travel() -> None:
    position = Position.start("ultimate")
    before = pickle.dumps(position)
    assert position.legal_moves()
    assert str(position)
    assert pickle.dumps(position) == before


# ---------------------------------------------------------------------- games are trees


@pytest.mark.parametrize("way", [way for way in WAYS if way != "copy"])
def test_a_game_of_a_thousand_turns_is_no_deep_recursion(way: str) -> None:
    game = Game.parse("c2 e9-e7", "basic")
    last = game.last
    for _ in range(1000):  # one turn again and again: the depth of the tree is what matters here
        last.children.append(replace(last, parent=last, children=[]))
        last = last.children[0]
    again = WAYS[way](game)
    assert len(again.turns()) == 1002


@pytest.mark.parametrize("way", [way for way in WAYS if way != "copy"])
def test_a_game_and_one_of_its_turns_stay_in_one_tree(way: str) -> None:
    game = Game.parse("c2 e9-e7 (d2) b4", "basic")
    turn = game.turns()[1]
    again, same = WAYS[way]((game, turn))
    assert same is again.turns()[1]
    same.set_comment("seen by both")
    assert "seen by both" in str(again)
    assert "seen by both" not in str(game)


def test_a_turn_that_is_not_in_the_tree_yet_comes_back_with_its_parent() -> None:
    game = Game("basic")
    turn = Node(game.start, game.root).extended(game.start.read_move("c2"))
    again = pickle.loads(pickle.dumps(turn))
    assert (str(again), again.parent.children) == ("c2", [])


def test_a_copied_turn_is_another_one_in_the_same_place() -> None:
    turn = Game.parse("c2 e9-e7", "basic").turns()[0]
    other = copy.copy(turn)
    other.set_comment("only here")
    assert turn.comment == ""
    assert other.parent is turn.parent


# ---------------------------------------------------------------------- what is immutable


@given(positions())
def test_nothing_a_position_consists_of_can_be_changed(position: Position) -> None:
    before = position.to_json()
    for name in ("piles", "reserves", "opening", "challenges", "seen"):
        mapping: Any = getattr(position, name)
        assert type(mapping) is FrozenDict
        for key in (*mapping, "e5"):
            with pytest.raises(TypeError, match="immutable"):
                mapping[key] = None
    for reserve in position.reserves.values():
        changing: Any = reserve
        with pytest.raises(TypeError, match="a Reserve is immutable"):
            changing["B"] = 99
    values: tuple[Any, ...] = (
        position,
        position.variant,
        position.variant.board,
        Move.push("B", "", "e2"),
    )
    for value in values:
        for name in ("text", "key", "name", "anything"):
            with pytest.raises(FrozenInstanceError):
                setattr(value, name, "")
    assert position.to_json() == before


def test_mappings_that_were_given_stay_outside() -> None:
    piles = dict(Position.start("basic").piles)
    position = replace(Position.start("basic"), piles=piles)
    piles.clear()
    assert len(position.piles) == 6


def test_a_board_cannot_be_bent() -> None:
    rays: Any = HEX37.rays
    with pytest.raises(TypeError, match="immutable"):
        rays["e5"] = ()


# ---------------------------------------------------------------------- other processes


def _look(position: Position, move: Move) -> tuple[Position, Variant, tuple[Move, ...]]:
    after = position.play(move)
    return after, after.variant, after.legal_moves()


def _longer(game: Game) -> Game:
    game.play(game.position.legal_moves()[0])
    return game


def test_a_pool_of_processes_plays_every_variant() -> None:
    starts = [Position.start(variant) for variant in VARIANTS]
    moves = [position.legal_moves()[0] for position in starts]
    games = [Game(variant) for variant in VARIANTS]
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        looked = list(pool.map(_look, starts, moves))
        played = list(pool.map(_longer, games))
        refused = pool.submit(_look, starts[0], Move.push("B", "", "e5"))
        with pytest.raises(IllegalMove):
            refused.result()
    assert looked == [_look(position, move) for position, move in zip(starts, moves, strict=True)]
    assert [str(game) for game in played] == [str(_longer(game)) for game in games]
