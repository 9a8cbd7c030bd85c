"""Variations of a game moved, made the main line, taken out; and visitors that go through all of them."""

import pytest

from gipf import Game, GipfError, Node, Position, Visitor

TREE = "1. c2 (1. c6 e9-e7 (1... a5-c5)) (1. g2) 1... e9-e7 2. c6 *"


def turns(game: Game) -> str:
    return " ".join(str(game).splitlines()[-1].split())


@pytest.fixture
def game() -> Game:
    return Game.parse(TREE, "basic")


def test_a_variation_moves_up_one_place_at_a_time(game: Game) -> None:
    last = game.root.children[2]
    game.promote(last)
    assert list(map(str, game.root.children)) == ["c2", "g2", "c6"]
    game.promote(last)
    game.promote(last)
    assert list(map(str, game.root.children)) == ["g2", "c2", "c6"]
    assert list(map(str, game.turns())) == ["g2"]


def test_a_variation_moves_down(game: Game) -> None:
    game.demote(game.root.children[0])
    assert list(map(str, game.root.children)) == ["c6", "c2", "g2"]
    game.demote(game.root.children[2])
    assert list(map(str, game.root.children)) == ["c6", "c2", "g2"]


def test_the_last_variation_becomes_the_main_line_at_once(game: Game) -> None:
    game.promote_to_main(game.root.children[2])
    assert list(map(str, game.root.children)) == ["g2", "c2", "c6"]


def test_a_turn_goes_with_all_that_follows_it(game: Game) -> None:
    game.remove(game.root.children[1])
    assert turns(game) == "1. c2 ( 1. g2 ) 1... e9-e7 2. c6 *"
    game.remove(game.root.children[0].children[0])
    assert turns(game) == "1. c2 ( 1. g2 ) *"


def test_a_turn_of_another_game_and_the_beginning_are_refused(game: Game) -> None:
    other = Game.parse("c2", "basic")
    for node in (other.root.children[0], game.root, Node(Position.start("basic"))):
        with pytest.raises(GipfError, match="is not one of this game's"):
            game.remove(node)
    gone = game.root.children[1]
    game.remove(gone)
    with pytest.raises(GipfError, match="is not one of this game's"):
        game.promote(gone.children[0])


def test_the_result_follows_the_main_line() -> None:
    row = "basic 4/5/6/1BBB3/6/5/4 w m B1/B1 -- - 9"
    game = Game(Position.parse(row))
    ended = game.root.add("c2")
    while not ended.position.is_over:
        ended = ended.add(str(ended.position.legal_moves()[-1]))
    again = Game.from_tree(game.root, {})
    assert again.result != "*"
    other = again.root.add("e1-e2;xe2,e3,e4,e5")
    again.promote(other)
    assert again.result == "*"
    assert again.outcome is None
    again.demote(other)
    assert again.result != "*"


class Written(Visitor):
    """Writes what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def begin_game(self, root: Node) -> None:
        self.heard.append(str(root.position.variant))

    def visit_header(self, name: str, value: str) -> None:
        if name == "White":
            self.heard.append(value)

    def visit_turn(self, node: Node) -> None:
        self.heard.append(str(node))

    def begin_variation(self, node: Node) -> bool | None:
        self.heard.append("(")
        return None if str(node) != "g2" else False

    def end_variation(self, node: Node) -> None:
        self.heard.append(f"){node}")

    def end_game(self, result: str) -> None:
        self.heard.append(result)


def test_a_visitor_hears_everything_in_the_order_of_a_file(game: Game) -> None:
    game.set_header("White", "Ann")
    written = Written()
    game.accept(written)
    assert " ".join(written.heard) == ("basic Ann c2 ( c6 e9-e7 ( a5-c5 )a5-c5 )c6 ( e9-e7 c6 *"), (
        "the variation that was refused is left out"
    )
