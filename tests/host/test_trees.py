"""Games as trees in JSON, and back."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from gipf import Game, GipfError, Node, Player, Position
from gipf.host.problems import problem_of
from gipf.host.trees import GameTreeRequest, game_of, tree_of
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

{a start} 1. Ge2 {[%clk 0:04:58] [%eval 0.10]} Gb5 {[%clk 0:04:51] [%draw b4 e1-e5]
the usual answer} 2. Gh5! Ge8
( 2... Gb2 3. Gc2 ( 3. Gd2?? {no} ) ) 3. e1-e3 0-1
"""


_TREE = TypeAdapter(GameTreeRequest)


def there_and_back(game: Game) -> Game:
    return read(json.loads(json.dumps(tree_of(game))))


def read(tree: object) -> Game:
    return game_of(_TREE.validate_python(tree))


def test_everything_that_was_noted_survives() -> None:
    game = Game.parse(ANNOTATED)
    tree = tree_of(game)
    root, first = tree["nodes"][:2]
    assert (first["turn"], first["clock"], first["eval"]) == (["Ge2"], 298, 0.1)
    assert (first["parent"], first["player"], first["number"]) == (0, "w", 1)
    assert (root["parent"], root["player"], root["number"]) == (None, None, 1)
    assert (root["turn"], root["comment"]) == ([], "a start")
    turns = {";".join(node["turn"]): index for index, node in enumerate(tree["nodes"])}
    assert tree["nodes"][turns["Gd2"]]["parent"] == turns["Gb2"]
    assert str(there_and_back(game)) == str(game)


def test_side_games_survive_and_have_to_lead_to_the_result() -> None:
    side = "[%side die#7 throw throw]"
    game = Game.parse(
        '[Variant "standard+Y6;challenges=1;side=Y:die"]\n\n'
        f"1. Yc2 b3 2. Yc2-c4;challenge;second;won {{{side}}} *"
    )
    tree = tree_of(game)
    assert tree["nodes"][-1]["side"] == ["die#7 throw throw"]
    assert tree["nodes"][-1]["played"] == [
        {
            "play": "die#7 throw throw",
            "ply": 3,
            "potential": "Y",
            "white": "b",
            "movers": ["w", "b"],
            "things": [
                {"kind": "die", "value": "5", "end": None},
                {"kind": "die", "value": "6", "end": None},
            ],
            "winner": "b",
            "known": True,
        }
    ]
    assert str(there_and_back(game)) == str(game)
    tree["nodes"][-1]["side"] = ["die#7 throw"]
    with pytest.raises(GipfError, match="the side game die is not over"):
        read(json.loads(json.dumps(tree)))


def test_a_side_game_nobody_knows_is_told_of_but_not_shown() -> None:
    game = Game.parse(
        '[Variant "standard+Y6;challenges=1;side=Y:chess"]\n\n'
        "1. Yc2 b3 2. Yc2-c4;challenge;first;won {[%side chess e4 e5]} *"
    )
    (record,) = tree_of(game)["nodes"][-1]["played"]
    assert (record["known"], record["winner"], record["white"]) == (False, None, "w")
    assert str(there_and_back(game)) == str(game)


def test_a_turn_under_way_may_have_its_result_as_a_variation() -> None:
    game = Game.parse(
        '[Variant "standard+Y6;challenges=1;side=Y:yinsh"]\n\n'
        "1. Yc2 b3 2. Yc2-c4;challenge;first {[%side yinsh f5 d4]} *"
    )
    game.last.parent.add("Yc2-c4;challenge;first;lost")  # type: ignore[union-attr]
    assert str(there_and_back(game)) == str(game)
    assert str(Game.parse(str(game))) == str(game)


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
    assert [node["complete"] for node in tree_of(game)["nodes"]] == [True, False]
    again = there_and_back(game)
    assert str(again) == str(game)
    again.play("c2")


def test_a_game_longer_than_python_can_nest_survives() -> None:
    game = long_game(500)
    assert str(there_and_back(game)) == str(game)


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


START = "basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1"
ROOT: dict[str, Any] = {}
C2 = {"parent": 0, "turn": ["c2"]}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"start": 5}, "start: input should be a valid string, not 5"),
        ({"start": "nowhere"}, "position"),
        ({"nodes": [ROOT, *[C2] * 20_001]}, "a tree has at most 20,000 turns"),
        ({"nodes": {}}, "nodes: input should be a valid list"),
        ({"nodes": []}, "nodes: list should have at least 1 item"),
        ({"nodes": [1]}, "nodes.0: input should be a valid dictionary"),
        ({"nodes": [C2]}, "the first node is the root"),
        ({"nodes": [{"turn": ["c2"]}]}, "the first node is the root"),
        ({"nodes": [ROOT, {"parent": 0}]}, "node 1 is a turn, and a turn has at least one move"),
        ({"nodes": [ROOT, {"turn": ["c2"]}]}, "node 1 comes after its parent"),
        ({"nodes": [ROOT, {"parent": 1, "turn": ["c2"]}]}, "node 1 comes after its parent"),
        ({"nodes": [ROOT, {"parent": -1, "turn": ["c2"]}]}, "nodes.1.parent: "),
        ({"nodes": [ROOT, C2 | {"turn": ["e1-e4"]}]}, "the farthest piece lands on e3"),
        ({"nodes": [ROOT, C2 | {"turn": [1]}]}, "nodes.1.turn.0: input should be a valid string"),
        ({"nodes": [ROOT, C2 | {"turn": ["c2", "c6"]}]}, "the turn is over after c2"),
        ({"nodes": [ROOT, C2 | {"marks": "?!!"}]}, "nodes.1.marks: "),
        ({"nodes": [ROOT, C2 | {"marks": "x"}]}, "a mark is one of"),
        ({"nodes": [ROOT, C2 | {"eval": 2}]}, "nodes.1.eval: input should be less than or equal to 1"),
        ({"nodes": [ROOT, C2 | {"eval": "x"}]}, "nodes.1.eval: input should be a valid number"),
        ({"nodes": [ROOT, C2 | {"eval": float("nan")}]}, "nodes.1.eval: "),
        ({"nodes": [ROOT, C2 | {"clock": -1}]}, "nodes.1.clock: "),
        ({"nodes": [ROOT, C2 | {"clock": True}]}, "nodes.1.clock: "),
        ({"nodes": [ROOT, C2 | {"colour": "w"}]}, "nodes.1.colour: extra inputs are not permitted"),
        ({"nodes": [{"comment": 1}]}, "nodes.0.comment: input should be a valid string, not 1"),
        ({"nodes": [{"comment": "\ud800"}]}, "nodes.0.comment: "),
        ({"headers": {"Result": "2-0"}}, "the header Result is 1-0"),
        ({"headers": {"White": 1}}, "headers.White: input should be a valid string, not 1"),
        ({"headers": {"a b": "x"}}, "cannot be the name of a header"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(change: dict[str, Any], sentence: str) -> None:
    tree = {"start": START, "headers": {}, "nodes": [ROOT], **change}
    try:
        with pytest.raises(GipfError) as caught:
            read(tree)
        said = str(caught.value)
    except ValidationError as error:
        said = str(problem_of([{**each, "loc": ("game", *each["loc"])} for each in error.errors()]))
    assert sentence in said


def test_a_result_that_contradicts_the_rules_is_refused() -> None:
    over = Game(Position.parse("standard g2G/5/6/G5g/6/5/g2G w m B1/- -- - 1"))
    over.play("e1-e3")
    tree = tree_of(over)
    tree["headers"]["Result"] = "0-1"
    with pytest.raises(GipfError, match="the game is over, 1-0, not 0-1"):
        read(tree)


def test_games_from_files_become_trees_and_games_again() -> None:
    for game in Game.read(Path(__file__).parent.parent / "vectors" / "games.gipf"):
        assert str(there_and_back(game)) == str(game)
