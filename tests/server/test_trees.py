"""Games as trees in JSON, and back."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from gipf import Game, GipfError, Node, Player, Position
from gipf.server.trees import game_of, tree_of
from gipf.server.wire import read, write
from gipf.variants import NAMED

ANNOTATED = """[Event "Club evening"]
[Site "?"]
[Date "2026.11.15"]
[Round "2"]
[White "Ann"]
[Black "Ben"]
[Result "0-1"]
[Variant "tournament"]
[TimeControl "300+5"]
[Termination "resignation"]

{a start} 1. Ge2 {[%clk 0:04:58] [%eval 0.10]} Gb5 {[%clk 0:04:51] the usual answer} 2. Gh5! Ge8
( 2... Gb2 3. Gc2 ( 3. Gd2?? {no} ) ) 3. e1-e3 0-1
"""


def there_and_back(game: Game) -> Game:
    return game_of(json.loads(json.dumps(tree_of(game))))


def test_everything_that_was_noted_survives() -> None:
    game = Game.parse(ANNOTATED)
    tree = tree_of(game)
    assert tree["root"]["children"][0]["turn"] == ["Ge2"]
    assert tree["root"]["children"][0]["clock"] == 298
    assert tree["root"]["children"][0]["eval"] == 0.1
    assert tree["root"]["comment"] == "a start"
    assert (tree["root"]["player"], tree["root"]["number"]) == (None, 1)
    assert str(there_and_back(game)) == str(game)


@pytest.mark.parametrize("variant", NAMED)
def test_random_games_with_variations_survive(variant: str) -> None:
    rng = random.Random(variant)
    game = Game(variant)
    nodes = [game.root]
    while len(nodes) < 60:
        node = rng.choice(nodes)
        if not node.position.is_over:
            nodes.append(random_turn(node, rng))
    assert str(there_and_back(game)) == str(game)


def random_turn(node: Node, rng: random.Random) -> Node:
    """Add a whole turn of random decisions."""
    turn = Node(node.position, node)
    while not turn.moves or not turn.is_complete:
        turn = turn.extended(rng.choice(turn.position.legal_moves()))
    return node.add(turn.moves)


def test_a_position_and_an_unfinished_turn_survive() -> None:
    game = Game(Position.parse("basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/B5 -- - 9"))
    game.play("xb2,c3,d4,e5")
    again = there_and_back(game)
    assert str(again) == str(game)
    again.play("c2")


def test_a_game_longer_than_python_can_nest_survives() -> None:
    game = long_game(500)
    assert str(game_of(read(write(tree_of(game))))) == str(game)


def long_game(turns: int) -> Game:
    """Let both players keep as many pieces in the reserves as they can, so that nobody runs out."""
    game, rng = Game("basic;reserve=40"), random.Random(0)
    node = game.root
    while node.position.turn <= turns // 2:
        turn = Node(node.position, node)
        while not turn.moves or not turn.is_complete:
            moves = rng.sample(
                turn.position.legal_moves(), min(6, len(turn.position.legal_moves()))
            )
            turn = turn.extended(max(moves, key=lambda move: pieces(turn.position.play(move))))
        node = node.add(turn.moves)
    return game


def pieces(position: Position) -> int:
    rows = sum(len(row.spots) for row in position.rows())
    reserves = sum(sum(position.reserves[player].values()) for player in Player)
    return -1000 if position.is_over else 2 * reserves + rows


GOOD = {"start": "basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1", "headers": {}, "root": {}}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"start": 5}, "'start' is a text, not int"),
        ({"start": "nowhere"}, "position"),
        ({"root": []}, "the root of a game is an object, not list"),
        ({"root": {"children": 1}}, "'children' is a list, not int"),
        ({"root": {"children": [1]}}, "a turn is an object, not int"),
        ({"root": {"children": [{}]}}, "a turn has at least one move"),
        ({"root": {"children": [{"turn": ["e1-e4"]}]}}, "the farthest pile lands on e3"),
        ({"root": {"children": [{"turn": [1]}]}}, "a move is a text, not int"),
        ({"root": {"children": [{"turn": ["c2", "c6"]}]}}, "the turn is over after c2"),
        ({"root": {"children": [{"turn": ["c2"], "marks": "!!!"}]}}, "a mark is one of"),
        ({"root": {"children": [{"turn": ["c2"], "eval": 2}]}}, "an evaluation goes from -1 to 1"),
        ({"root": {"children": [{"turn": ["c2"], "eval": "x"}]}}, "an evaluation is a number"),
        ({"root": {"children": [{"turn": ["c2"], "clock": -1}]}}, "a clock shows whole seconds"),
        ({"root": {"comment": 1}}, "a comment is a text"),
        ({"headers": {"Result": "2-0"}}, "the header Result is 1-0"),
        ({"headers": {"White": 1}}, "the header White is a text, not int"),
        ({"headers": {"a b": "x"}}, "cannot be the name of a header"),
    ],
)
def test_what_is_wrong_is_said(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(GipfError) as caught:
        game_of({**GOOD, **change})
    assert sentence in str(caught.value)


def test_a_result_that_contradicts_the_rules_is_refused() -> None:
    over = Game(Position.parse("standard g2G/5/6/G5g/6/5/g2G w m B1/- -- - 1"))
    over.play("e1-e3")
    tree = read(write(tree_of(over)))
    tree["headers"]["Result"] = "0-1"
    with pytest.raises(GipfError, match="the game is over, 1-0, not 0-1"):
        game_of(tree)


def test_games_from_files_become_trees_and_games_again() -> None:
    for game in Game.read(Path(__file__).parent.parent / "vectors" / "games.gipf"):
        assert str(there_and_back(game)) == str(game)
