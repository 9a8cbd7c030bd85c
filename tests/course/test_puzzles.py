"""The puzzles of the course: what each asks for is so, and its line of play shows it."""

import json
from collections import Counter

import pytest

from gipf import Position
from gipf.course import puzzles, try_puzzle
from gipf.course.puzzle import THEMES, Puzzle, puzzles_by_theme
from gipf.course.turns import turns
from gipf.samples import tactics
from gipf.search.proof import prove
from gipf.state import Phase
from gipf.variants import POTENTIALS

PUZZLES = [puzzle for found in puzzles_by_theme().values() for puzzle in found]
WINS = [puzzle for puzzle in PUZZLES if puzzle.goal == "win"]
DEFENCES = [puzzle for puzzle in PUZZLES if puzzle.goal == "defend"]
CAPTURES = [puzzle for puzzle in PUZZLES if puzzle.goal == "capture"]
PROVED = {(str(p.position), p.kind, str(p.best[0])) for p in tactics()}


def name(puzzle: Puzzle) -> str:
    return puzzle.id


def own(puzzle: Puzzle) -> list[str]:
    """Give the solver's decisions of the stated line."""
    position, found = puzzle.position, []
    for text in puzzle.line:
        if position.player is puzzle.position.player and position.phase is not Phase.SIDE_GAME:
            found.append(text)
        position = position.play(text)
    return found


def after(puzzle: Puzzle) -> Position:
    """Give the position at the end of the stated line."""
    position = puzzle.position
    for text in puzzle.line:
        assert position.read_move(text).text == text
        position = position.play(text)
    return position


def test_every_theme_has_puzzles_and_the_whole_suite_is_among_them() -> None:
    assert puzzles_by_theme().keys() == set(THEMES)
    assert min(map(len, puzzles_by_theme().values())) >= 10
    asked = {(p.text, f"{p.goal} {p.number}", p.line[0]) for p in PUZZLES}
    assert asked >= PROVED
    assert len({puzzle.text for puzzle in PUZZLES}) == len(PUZZLES) == len({*map(name, PUZZLES)})


def test_there_are_easy_puzzles_of_every_game_and_with_every_potential() -> None:
    easy = Counter(str(p.position.variant) for p in PUZZLES if p.theme in ("win-1", "capture"))
    wanted = {"basic", "standard", "tournament", "ultimate", "matrx"}
    assert set(easy) >= wanted | {f"standard+{letter}6" for letter in POTENTIALS}


def test_the_puzzles_of_a_theme_get_harder() -> None:
    for found in puzzles_by_theme().values():
        difficulties = [puzzle.difficulty for puzzle in found]
        assert difficulties == sorted(difficulties)
        assert {*difficulties} <= {1, 2, 3, 4, 5}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_a_puzzle_begins_with_a_move_in_a_position_in_canonical_form(puzzle: Puzzle) -> None:
    assert puzzle.position.text == puzzle.text
    assert puzzle.position.phase is Phase.MOVE


@pytest.mark.parametrize("puzzle", WINS, ids=name)
def test_the_line_of_a_win_takes_as_many_turns_as_it_says(puzzle: Puzzle) -> None:
    position, turns_taken = puzzle.position, 0
    for text in puzzle.line:
        mine = position.turn_owner is puzzle.position.player
        position = position.play(text)
        turns_taken += mine and position.turn_owner is not puzzle.position.player
    assert position.outcome
    assert position.outcome.winner is puzzle.position.player
    assert turns_taken == puzzle.number


@pytest.mark.parametrize("puzzle", DEFENCES, ids=name)
def test_the_line_of_a_defence_is_one_turn(puzzle: Puzzle) -> None:
    assert after(puzzle).turn_owner is not puzzle.position.player


@pytest.mark.parametrize("puzzle", CAPTURES, ids=name)
def test_one_first_move_alone_captures_as_much_as_is_asked_for(puzzle: Puzzle) -> None:
    other = puzzle.position.acting.other
    most: Counter[str] = Counter()
    for played in turns(puzzle.position):
        first = played.moves[0].text
        most[first] = max(most[first], played.taken(other).total())
    (best, captured), (_, then) = most.most_common(2)
    assert best == puzzle.line[0]
    assert captured == puzzle.number > then


@pytest.mark.compiled
@pytest.mark.parametrize("number", [1, 2])
def test_what_is_not_in_the_suite_is_proved(number: int) -> None:
    for puzzle in WINS:
        if puzzle.number == number and (puzzle.text, f"win {number}", puzzle.line[0]) not in PROVED:
            proof = prove(puzzle.position, number)
            assert proof.turns == number
            assert proof.is_complete
            assert [str(move) for move in proof.moves] == [puzzle.line[0]]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=name)
def test_every_puzzle_is_solved_by_its_line(puzzle: Puzzle) -> None:
    decisions = own(puzzle)
    attempt = try_puzzle(puzzle.id, decisions)
    assert attempt.solved
    assert attempt.position == after(puzzle)
    for count in range(len(decisions)):
        attempt = try_puzzle(puzzle.id, decisions[:count])
        assert not attempt.solved
        assert not attempt.wrong
        assert attempt.position.player is puzzle.position.player


def test_the_puzzles_as_data_are_json() -> None:
    data = json.loads(json.dumps(puzzles()))
    told = [puzzle for theme in data for puzzle in theme["puzzles"]]
    assert [puzzle["id"] for puzzle in told] == [puzzle.id for puzzle in PUZZLES]
    for puzzle, read in zip(told, PUZZLES, strict=True):
        assert puzzle["variant"] == str(read.position.variant)
        assert puzzle["theme"] == read.theme
