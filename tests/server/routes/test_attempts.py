"""What is said to a learner over HTTP, step by step, and what happens on the board meanwhile."""

from typing import Any

import pytest

from gipf import Position
from gipf.course import lessons, puzzles
from tests.english import say
from tests.scene.effects import apply_effects, table
from tests.server.serving import Site

TASKS = [
    pytest.param(lesson["id"], step["id"], step["solution"], id=f"{lesson['id']}-{step['id']}")
    for chapter in lessons()
    for lesson in chapter["lessons"]
    for step in lesson["steps"]
    if step["kind"] == "task" and not lesson["game"]
]
EASIEST = [pytest.param(theme["puzzles"][0], id=theme["id"]) for theme in puzzles()]


def ask(site: Site, path: str, *moves: str) -> dict[str, Any]:
    """Ask for a judgement; what happened must lead to the scene."""
    answer = site.http.post(path, json={"moves": moves})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    if moves:
        before = site.http.post(path, json={"moves": moves[:-1]}).json()["scene"]
        effects = [effect for each in found["last"]["effects"] for effect in each]
        piles, reserves = apply_effects(Position.parse(before["position"]), effects)
        assert (piles, reserves) == table(Position.parse(found["scene"]["position"]))
        assert len(found["last"]["moves"]) == len(found["last"]["effects"])
    return found


def refusal(site: Site, path: str, body: object, status: int) -> str:
    answer = site.http.post(path, json=body)
    assert answer.status_code == status, answer.text
    return str(answer.json()["error"])


@pytest.mark.parametrize(("lesson", "step", "solution"), TASKS)
def test_every_task_is_solved_by_its_stated_solution(
    site: Site, lesson: str, step: str, solution: tuple[str, ...]
) -> None:
    path = f"/api/lessons/{lesson}/{step}"
    begun = ask(site, path)
    assert (begun["solved"], begun["wrong"], begun["last"]["moves"]) == (False, None, [])
    assert begun["says"]["id"] == f"course-{lesson}-{step}"
    found = begun
    for number in range(1, len(solution) + 1):
        assert not found["solved"]
        found = ask(site, path, *solution[:number])
        assert found["wrong"] is None
    assert found["solved"]
    assert found["says"]["id"] == f"course-{lesson}-{step}-done"


@pytest.mark.parametrize("puzzle", EASIEST)
def test_puzzles_are_solved_by_their_stated_line(site: Site, puzzle: dict[str, Any]) -> None:
    own: list[str] = []
    played = 0
    path = f"/api/puzzles/{puzzle['id']}"
    found = ask(site, path)
    assert found["says"] == puzzle["task"]
    while not found["solved"]:
        own.append(puzzle["solution"][played])
        found = ask(site, path, *own)
        played += len(found["last"]["moves"])
        assert found["wrong"] is None
    assert found["says"]["id"] == "puzzle-solved"


def test_a_wrong_try_is_shown_and_answered_with_a_reason(site: Site) -> None:
    found = ask(site, "/api/lessons/capturing/one", "c2")
    assert not found["solved"]
    assert found["last"]["moves"] == ["c2"]
    assert say(found["wrong"]) == "That does not capture what was asked for. Try again."
    said = refusal(site, "/api/lessons/capturing/one", {"moves": ["c2", "c6"]}, 422)
    assert said == "c6: the last decision was wrong: take it back"


def test_a_wrong_try_at_a_puzzle_is_answered(site: Site) -> None:
    puzzle = puzzles()[0]["puzzles"][0]
    options = ask(site, f"/api/puzzles/{puzzle['id']}")["scene"]["options"]
    wrong = next(o["move"] for o in options if o["move"] != puzzle["solution"][0])
    assert ask(site, f"/api/puzzles/{puzzle['id']}", wrong)["wrong"]["id"] == "puzzle-wrong-win"


@pytest.mark.parametrize(
    ("path", "body", "status", "said"),
    [
        ("/api/lessons/chess/one", {"moves": []}, 422, "there is no lesson 'chess'"),
        ("/api/lessons/rows/one", {"moves": []}, 422, "the lesson 'rows' has no step 'one'"),
        ("/api/lessons/rows/four", {"moves": []}, 422, "step 'four' of 'rows' is there to be looked at"),
        ("/api/puzzles/sudoku", {"moves": []}, 422, "there is no puzzle 'sudoku'"),
        ("/api/lessons/rows/make", {"moves": "e2"}, 422, "moves: input should be a valid list, not 'e2'"),
        ("/api/lessons/rows/make", {"move": "e2"}, 422, "move: extra inputs are not permitted, not 'e2'"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_request_is_said(
    site: Site, path: str, body: object, status: int, said: str
) -> None:
    assert refusal(site, path, body, status) == said


@pytest.mark.parametrize("move", ["", "?", "e5", "a1-b2-c3", "x", "Ge2", "\x00"])
def test_what_is_no_move_or_may_not_be_made_is_refused(site: Site, move: str) -> None:
    assert refusal(site, "/api/lessons/rows/make", {"moves": [move]}, 422)
    assert refusal(site, f"/api/puzzles/{puzzles()[0]['puzzles'][0]['id']}", {"moves": [move]}, 422)


def test_too_many_decisions_are_refused(site: Site) -> None:
    assert "at most 200" in refusal(site, "/api/lessons/rows/make", {"moves": ["e2"] * 201}, 422)


def test_a_lesson_of_a_side_game_is_judged_on_its_own_board(site: Site) -> None:
    path = "/api/side-lessons/side-yinsh/row"
    begun = site.http.post(path, json={"moves": []}).json()
    assert begun["scene"]["rule"] == "I4"
    assert begun["scene"]["touches"]["e3"]["next"]["e8"] == {"move": "e3-e8"}
    judged = site.http.post(path, json={"moves": ["e3-e8", "xe3-e7", "xb4"]}).json()
    assert judged["solved"] and judged["says"]["id"] == "course-side-yinsh-row-done"
    assert judged["last"]["moves"] == ["xb4"]
    assert not judged["scene"]["touches"], "nothing is left to be decided"
    missed = site.http.post(path, json={"moves": ["e3-e2"]}).json()
    assert missed["wrong"]["id"] == "course-side-missed"
    assert refusal(site, "/api/side-lessons/side-go/row", {"moves": []}, 422)
