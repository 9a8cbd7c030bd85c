"""Every lesson: its positions are legal, its tasks are solved by what it says and not by what it warns of."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import gipf.course
from gipf import Position, Variant
from gipf.course import lessons, try_step
from gipf.course.judging import Attempt
from gipf.course.lesson import Lesson, Line, Step, Turn, course
from gipf.course.turns import begin, turns
from gipf.variants import POTENTIALS
from tests.test_docs import RULES, numbers

LESSONS = [lesson for chapter in course() for lesson in chapter.lessons]
STEPS = [step for lesson in LESSONS for step in lesson.steps]
TASKS = [step for step in STEPS if step.turns]
FOLDER = Path(gipf.course.__file__).parent

SAID_ELSEWHERE = {
    "B5": "neighbours are seen on the board",
    "B7": "nobody has to know the symmetries",
    "G9": "for real tables",
    "L2": "where a game is set up",
    "H2": "where a game is set up",
    "H3": "where a game is set up",
    "H6": "where a game is set up",
    "H7": "for those who set up positions",
    "H8": "where a game is resigned",
    "U3": "sums",
    "U4": "the next chapter",
    "M10": "as S5",
    "M11": "as L15",
    "M15": "a summary",
}
"""Paragraphs of the rules that no step is about."""


def name(step: Step | Lesson) -> str:
    return f"{step.lesson}-{step.id}" if isinstance(step, Step) else step.id


def before_turns(step: Step) -> Iterator[tuple[Turn, list[str], Position]]:
    """Give each turn of a task with the learner's decisions before it and the position it begins in."""
    so_far: list[str] = []
    for turn in step.turns:
        yield turn, so_far, try_step(step.lesson, step.id, so_far).position
        so_far = [*so_far, *turn.solutions[0]]


def goes_on(step: Step, turn: Turn, attempt: Attempt) -> bool:
    """Whether a turn did what was asked: the task is solved, or the next turn is asked for."""
    number = step.turns.index(turn) + 1
    if number == len(step.turns):
        return attempt.solved
    return not attempt.wrong and attempt.says["id"] == step.turn_text(number)


# ---------------------------------------------------------------------- the course


def test_there_are_lessons_enough_and_each_has_its_file() -> None:
    assert 20 <= len(LESSONS) <= 30
    files = {path.stem for path in (FOLDER / "lessons").glob("*.json")}
    assert files == {lesson.id for lesson in LESSONS}
    assert len(files) == len(LESSONS)


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_has_a_handful_of_steps_with_names_of_their_own(lesson: Lesson) -> None:
    names = [step.id for step in lesson.steps]
    assert 4 <= len(names) <= 8
    assert len(set(names)) == len(names)
    assert any(step.turns for step in lesson.steps)


def test_what_should_come_before_a_lesson_stands_before_it_in_the_course() -> None:
    seen: set[str] = set()
    for lesson in LESSONS:
        assert seen >= set(lesson.after)
        assert bool(seen) == bool(lesson.after), f"{lesson.id}: only the first needs nothing"
        seen.add(lesson.id)


def test_every_base_and_every_potential_has_a_lesson() -> None:
    variants = [Variant.parse(lesson.variant) for lesson in LESSONS]
    assert {v.base for v in variants} == {"basic", "standard", "tournament", "ultimate", "matrx"}
    hands = {str(v).partition("+")[2][:2] for v in variants}
    assert hands >= {f"{letter}6" for letter in POTENTIALS}
    assert any(v.challenges != 0 for v in variants)


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_shows_positions_of_its_own_variant(lesson: Lesson) -> None:
    assert {str(step.position.variant) for step in lesson.steps} == {lesson.variant}


def test_every_paragraph_of_the_rules_that_a_player_needs_is_in_a_step() -> None:
    pages = [page for page in RULES if page.stem != "notation" and "side-" not in page.stem]
    known = {number for page in pages for number in numbers(page)}
    taught = {number for step in STEPS for number in step.rules}
    assert taught <= known
    assert known - taught == set(SAID_ELSEWHERE)


# ---------------------------------------------------------------------- steps


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_the_positions_and_moves_of_a_file_are_in_canonical_form(lesson: Lesson) -> None:
    data = json.loads((FOLDER / "lessons" / f"{lesson.id}.json").read_text("utf-8"))
    for written, step in zip(data["steps"], lesson.steps, strict=True):
        assert written["position"] == step.position.text
        position = step.position
        for move in step.watch:
            assert position.read_move(move).text == move
            position = position.play(move)


@pytest.mark.parametrize("step", STEPS, ids=name)
def test_what_is_marked_are_points_of_the_board(step: Step) -> None:
    points = step.position.variant.board.points
    assert points >= set(step.highlight)
    assert all(points >= set(arrow) for arrow in step.arrows)


@pytest.mark.parametrize("step", TASKS, ids=name)
def test_every_stated_solution_solves_its_task(step: Step) -> None:
    for turn, so_far, _ in before_turns(step):
        assert turn.solutions
        for solution in turn.solutions:
            attempt = try_step(step.lesson, step.id, [*so_far, *solution])
            assert goes_on(step, turn, attempt), (solution, attempt.wrong)


@pytest.mark.parametrize("step", TASKS, ids=name)
def test_a_task_is_not_solved_before_its_last_decision(step: Step) -> None:
    for turn, so_far, _ in before_turns(step):
        for solution in turn.solutions:
            for count in range(len(solution)):
                attempt = try_step(step.lesson, step.id, [*so_far, *solution[:count]])
                assert not attempt.solved
                assert not attempt.wrong
                assert attempt.says["id"] == step.turn_text(step.turns.index(turn))


@pytest.mark.parametrize("step", [s for s in TASKS if any(t.wrong for t in s.turns)], ids=name)
def test_every_known_wrong_try_is_answered_with_its_own_text(step: Step) -> None:
    for turn, so_far, _ in before_turns(step):
        for answer, tries in turn.wrong.items():
            for wrong in tries:
                attempt = try_step(step.lesson, step.id, [*so_far, *wrong])
                assert attempt.wrong == {"id": step.text("wrong", answer), "args": {}}
                assert not would_go_on(step, turn, wrong, so_far), wrong


def would_go_on(step: Step, turn: Turn, wrong: Line, so_far: list[str]) -> bool:
    """Whether a try reaches the goals of its turn all the same."""
    position = try_step(step.lesson, step.id, so_far).position
    played = begin(position)
    for text in wrong:
        if played.after.player is not position.player:  # an answer to an announced potential
            played = played.then(played.after.read_move(turn.replies[0]))
        played = played.then(played.after.read_move(text))
    if turn.at_end and not played.is_turn_over:
        return False
    return all(goal.reached(played) for goal in turn.goals)


@pytest.mark.parametrize("step", TASKS, ids=name)
def test_every_turn_of_a_task_begins_with_a_decision_of_the_learner(step: Step) -> None:
    assert {position.player for _, _, position in before_turns(step)} == {step.position.player}


ANSWERED = [
    step
    for step in TASKS
    if step.position.variant.challenges == 0 and any(turn.replies for turn in step.turns)
]


@pytest.mark.parametrize("step", ANSWERED, ids=name)
def test_the_other_player_has_a_reply_to_every_turn_that_does_what_was_asked(step: Step) -> None:
    for turn, so_far, position in before_turns(step):
        for played in turns(position):
            own = [move.text for move in played.moves]
            known = tuple(own) in {wrong for tries in turn.wrong.values() for wrong in tries}
            if not known and all(goal.reached(played) for goal in turn.goals):
                assert goes_on(step, turn, try_step(step.lesson, step.id, [*so_far, *own]))


# ---------------------------------------------------------------------- as data


def test_the_course_as_data_is_json_and_has_every_step_with_its_first_solution() -> None:
    data = json.loads(json.dumps(lessons()))
    *data, side_games = data
    assert [chapter["id"] for chapter in data] == [chapter.id for chapter in course()]
    assert side_games["id"] == "side-games"
    told = [step for chapter in data for lesson in chapter["lessons"] for step in lesson["steps"]]
    assert len(told) == len(STEPS)
    for step, read in zip(told, STEPS, strict=True):
        assert step["kind"] == ("task" if read.turns else "look")
        assert step["position"] == read.position.text
        if read.turns:
            assert try_step(read.lesson, read.id, step["solution"]).solved


def test_there_is_no_text_for_people_in_the_files() -> None:
    for path in (FOLDER / "lessons").glob("*.json"):
        for step in json.loads(path.read_text("utf-8"))["steps"]:
            assert not {"text", "title", "hint", "done"} & set(step)
