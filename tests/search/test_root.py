"""Where a search begins: rows, what came up before, and lines in words."""

from gipf import Position
from gipf.kernel.convert import move_number
from gipf.search.root import Root
from tests.boards import play, put
from tests.rules.test_end import ROUND


def test_a_line_of_numbers_becomes_moves_again() -> None:
    position, numbers = put("basic", ""), []
    for move in play_through(position, ROUND):
        numbers.append(move_number(position, position.read_move(move)))
        position = position.play(move)
    assert [str(move) for move in Root(put("basic", "")).line(numbers)] == ROUND.replace(
        ";", " "
    ).split()
    assert Root(position).line([]) == ()


def play_through(position: Position, line: str) -> list[str]:
    assert not play(position, line).is_over
    return line.replace(";", " ").split()


def test_what_came_up_before_is_known_as_often_as_it_did() -> None:
    position = play(put("basic;repetition=9", ""), f"{ROUND} {ROUND}")
    root = Root(position)
    assert root.seen.count(root.hash) == 3
    assert len(root.seen) == sum(position.seen.values())
    assert root.history(5)[0, : len(root.seen)].tolist() == root.seen
    assert root.history(5).shape == (1, len(root.seen) + 6)


def test_without_the_house_rule_nothing_is_remembered() -> None:
    root = Root(play(put("basic", ""), ROUND))
    assert root.seen == []
    assert root.history(100).shape == (1, 1)
