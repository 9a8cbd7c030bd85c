"""Solving a puzzle: the stated line, other ways that win as well, and ways that do not."""

import subprocess
import sys

import pytest

from gipf import GipfError, IllegalMove, Position
from gipf.course import try_puzzle
from gipf.course.claims import answered, is_held, is_won, longest
from gipf.course.puzzle import Puzzle, puzzles_by_theme
from gipf.course.solving import Solving
from gipf.variants import Player

IN_TWO = Puzzle(
    "in-two",
    "win",
    2,
    "standard 3b/3b1/2G1BB/2Bg1b1/BbGggB/BB3/4 b m B1/B3 -- - 37",
    ("g7-b4",),
    2,
)
"""Black wins in two turns by g7-b4, and in no other way; what comes then is left to be proved."""
CHOICE = Puzzle(
    "choice",
    "win",
    1,
    "standard 4/1B3/2B2b/1b1B3/3g2/1b3/G2G w m B6/B9 -- - 9",
    ("b2", "xb2,c3,d4,e5,f5"),
    1,
)
"""White enters b2, clears, and has to take Black's last GIPF-piece."""


def solve(puzzle: Puzzle, *moves: str) -> Solving:
    solving = Solving(puzzle)
    for move in moves:
        answered(solving.decide(move))
    return solving


def test_a_puzzle_begins_with_its_task() -> None:
    puzzle = puzzles_by_theme()["win-1"][0]
    attempt = try_puzzle(puzzle.id)
    assert attempt.position == puzzle.position
    assert attempt.says == puzzle.task
    assert not attempt.solved


def test_another_first_move_is_wrong_since_only_one_is_right() -> None:
    attempt = solve(IN_TWO, "b2").attempt
    assert attempt.wrong == {"id": "puzzle-wrong-win", "args": {}}
    assert not attempt.solved


def last_turns() -> dict[str, bool]:
    """Say of each move of the second turn whether it wins in time."""
    position = solve(IN_TWO, "g7-b4").position
    found = {}
    for move in position.legal_moves():
        after = position.play(move)
        goes_on = after.player is Player.BLACK and not after.outcome
        found[str(move)] = answered(is_won(after, Player.BLACK, 1 if goes_on else 0))
    return found


def test_the_other_player_replies_and_every_way_to_win_in_time_is_right() -> None:
    solving = solve(IN_TWO, "g7-b4")
    assert solving.attempt.says == {"id": "puzzle-go-on", "args": {"turns": 1}}
    assert len(solving.last) > 1
    assert {*last_turns().values()} == {True, False}
    for move, wins in last_turns().items():
        again = solve(IN_TWO, "g7-b4", move)
        assert bool(again.wrong) is not wins
        assert again.solved is (wins and again.position.is_over)


def test_within_a_turn_the_next_decision_is_asked_for() -> None:
    solving = solve(CHOICE, "b2")
    assert solving.attempt.says == {"id": "puzzle-this-turn", "args": {}}
    assert solve(CHOICE, "b2", "xb2,c3,d4,e5,f5").solved


def test_a_clear_that_leaves_the_last_gipf_piece_lets_the_win_slip() -> None:
    assert solve(CHOICE, "b2", "xb2,c3,d4,e5").wrong == {"id": "puzzle-wrong-win", "args": {}}


def test_a_wrong_move_has_to_be_taken_back_and_a_solved_puzzle_is_over() -> None:
    with pytest.raises(GipfError, match="c2: the last decision was wrong: take it back"):
        solve(CHOICE, "h4", "c2")
    with pytest.raises(GipfError, match="c2: the task is solved"):
        solve(CHOICE, "b2", "xb2,c3,d4,e5,f5", "c2")


def test_a_move_that_may_not_be_played_is_refused() -> None:
    with pytest.raises(IllegalMove, match="e5 is not at the edge"):
        solve(CHOICE, "e5")


def test_a_puzzle_that_does_not_exist_is_named() -> None:
    with pytest.raises(GipfError, match="there is no puzzle 'sudoku'"):
        try_puzzle("sudoku", ["e2"])


# ---------------------------------------------------------------------- capturing and defending

CROSSING = Puzzle(
    "crossing",
    "capture",
    2,
    "basic 3b/3b1/3B2/BBB1b2/2B3/1B3/4 w m B9/B12 -- - 9",
    ("e1-e5", "xb5,c5,d5,e5,f4,g3"),
    1,
)
"""White's push makes two crossing rows; one captures two pieces, the other one."""


def test_a_capture_is_judged_when_the_turn_is_over() -> None:
    assert not solve(CROSSING, "e1-e5").attempt.wrong
    assert solve(CROSSING, "e1-e5", "xb5,c5,d5,e5,f4,g3").solved
    wrong = {"id": "puzzle-wrong-capture", "args": {}}
    assert solve(CROSSING, "e1-e5", "xe2,e3,e4,e5,e6").wrong == wrong
    assert solve(CROSSING, "h4").wrong == wrong


LAST = "standard b3/2b2/BBb3/2b3g/1G4/5/4 w m B5/B5 -- - 9"
"""Black wants to enter b4 and to capture White's last GIPF-piece."""


def test_a_defence_holds_when_the_other_player_cannot_force_a_win() -> None:
    position = Position.parse(LAST)
    assert answered(is_held(position, Player.WHITE, 1))
    assert answered(is_held(position.play("d1-d5"), Player.WHITE, 1))
    assert not answered(is_held(position.play("h4"), Player.WHITE, 1))
    guard = Puzzle("guard", "defend", 1, LAST, ("d1-d5",), 2)
    assert solve(guard, "d1-d5").solved
    assert solve(guard, "h4").wrong == {"id": "puzzle-wrong-defend", "args": {}}


def test_a_defence_of_several_decisions_is_proved_where_it_leaves_the_line() -> None:
    text = "standard 4/1B3/2B2b/1b1B3/3g2/1b3/G2G w m B6/B9 -- - 9"
    guard = Puzzle("guard", "defend", 1, text, ("b2", "xb2,c3,d4,e5"), 2)
    assert solve(guard, "b2", "xb2,c3,d4,e5").solved
    assert solve(guard, "b2", "xb2,c3,d4,e5,f5").solved  # it even wins


# ---------------------------------------------------------------------- proving

COVERS = "tournament+P6{} 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- {} 9"
"""White's PÜNCT stands beside Black's last GIPF-piece."""


def test_who_may_be_challenged_has_not_won_yet() -> None:
    free = Position.parse(COVERS.format(";challenges=1", "1/0"))
    assert answered(is_won(free, Player.WHITE, 1))
    challenged = Position.parse(COVERS.format(";challenges=1", "0/1"))
    assert not answered(is_won(challenged, Player.WHITE, 1))
    announced = challenged.play("Pe4-e5=B")
    assert not answered(is_won(announced, Player.WHITE, 1))
    assert [str(move) for move in answered(longest(announced, 1))] == ["challenge"]


def test_without_a_turn_left_only_what_the_other_player_is_forced_into_wins() -> None:
    position = Position.parse("basic 4/1b3/1BBB2/2b4/6/5/4 w m B2/B1 -- - 9")
    assert not answered(is_won(position, Player.WHITE, 0))
    assert not answered(is_won(position.play("h4"), Player.WHITE, 0))
    assert answered(is_won(position.play("h4").play("h2").play("b2"), Player.WHITE, 0))


def test_whoever_loses_holds_out_as_long_as_possible() -> None:
    solving = solve(IN_TWO, "g7-b4")
    before = solving.before.play(solving.last[0])
    assert solving.last[1] in answered(longest(before, 1))
    assert not answered(is_won(before.play(solving.last[1]), Player.BLACK, 0))


def test_the_stated_line_needs_no_compiled_search() -> None:
    puzzle = puzzles_by_theme()["win-4"][0]
    program = (
        "import sys; from gipf.course import try_puzzle; "
        f"assert not try_puzzle({puzzle.id!r}, [{puzzle.line[0]!r}]).wrong; "
        "assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
