"""The course over HTTP."""

import os
import signal
from pathlib import Path
from typing import Any

from gipf.course import PuzzleData, lessons, puzzles, try_puzzle
from tests.server.serving import Site, serving

STEPS = [
    (lesson["id"], step)
    for chapter in lessons()
    for lesson in chapter["lessons"]
    for step in lesson["steps"]
    if step["kind"] == "task" and not lesson["game"]
]
SIDE_STEPS = [
    (lesson["id"], step)
    for chapter in lessons()
    for lesson in chapter["lessons"]
    for step in lesson["steps"]
    if lesson["game"]
]


def attempt(site: Site, path: str, *moves: str) -> dict[str, Any]:
    answer = site.http.post(f"/api/{path}", json={"moves": moves})
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()
    return data


def test_the_whole_course_is_given_as_data(site: Site) -> None:
    chapters = site.http.get("/api/lessons").json()["chapters"]
    assert [chapter["id"] for chapter in chapters] == [chapter["id"] for chapter in lessons()]
    themes = site.http.get("/api/puzzles").json()["themes"]
    assert [len(theme["puzzles"]) for theme in themes] == [len(t["puzzles"]) for t in puzzles()]


def test_every_task_is_solved_by_its_stated_solution(site: Site) -> None:
    for lesson, step in STEPS:
        begun = attempt(site, f"lessons/{lesson}/{step['id']}")
        assert (begun["solved"], begun["wrong"], begun["last"]["moves"]) == (False, None, [])
        assert begun["scene"]["position"] == step["position"]
        solved = attempt(site, f"lessons/{lesson}/{step['id']}", *step["solution"])
        assert solved["solved"], (lesson, step["id"])
        assert solved["last"]["moves"][0] == step["solution"][-1]
        assert len(solved["last"]["effects"]) == len(solved["last"]["moves"])


def test_every_task_in_a_side_game_is_solved_by_its_stated_solution(site: Site) -> None:
    for lesson, step in SIDE_STEPS:
        path = f"side-lessons/{lesson}/{step['id']}"
        assert attempt(site, path)["scene"]["position"] == step["position"]
        solved = attempt(site, path, *step["solution"])
        assert solved["solved"], (lesson, step["id"])
        assert solved["last"]["moves"] == [step["solution"][-1]]


def test_a_wrong_try_is_said_and_an_illegal_one_refused(site: Site) -> None:
    wrong = attempt(site, "lessons/capturing/one", "c2")
    assert wrong["wrong"] == {"id": "course-missed-capture", "args": {"count": 1, "unit": "any"}}
    for path in ("lessons/capturing/one", "lessons/nothing/one", "lessons/capturing/nothing"):
        answer = site.http.post(f"/api/{path}", json={"moves": ["pass"]})
        assert answer.status_code == 422 and answer.json()["error"]


def test_puzzles_are_judged_by_their_stated_line(site: Site) -> None:
    for theme in puzzles():
        puzzle = theme["puzzles"][0]
        begun = attempt(site, f"puzzles/{puzzle['id']}")
        assert begun["scene"]["position"] == puzzle["position"]
        first = attempt(site, f"puzzles/{puzzle['id']}", puzzle["solution"][0])
        assert first["wrong"] is None
        assert first["last"]["moves"][0] == puzzle["solution"][0]
    answer = site.http.post("/api/puzzles/nothing", json={"moves": []})
    assert answer.status_code == 422 and "nothing" in answer.json()["error"]


def off_the_line() -> list[list[str]]:
    """Give a puzzle and ways to go on with it other than the stated one."""
    puzzle = next(puzzle for puzzle in _puzzles() if puzzle["task"]["args"].get("turns") == 2)
    start = try_puzzle(puzzle["id"], puzzle["solution"][:1])
    others = [move.text for move in start.position.legal_moves()[:4]]
    return [[puzzle["id"], puzzle["solution"][0], move] for move in others]


def _puzzles() -> list[PuzzleData]:
    return [puzzle for theme in puzzles() for puzzle in theme["puzzles"]]


def test_what_leaves_the_stated_line_is_proved_by_the_engine(site: Site) -> None:
    for puzzle, *moves in off_the_line():
        answer, here = attempt(site, f"puzzles/{puzzle}", *moves), try_puzzle(puzzle, moves)
        assert (answer["solved"], answer["wrong"]) == (here.solved, here.wrong)
        assert answer["scene"]["position"] == str(here.position)


def test_a_proof_goes_on_though_the_engine_dies(tmp_path: Path) -> None:
    puzzle, *moves = off_the_line()[0]
    with serving(tmp_path) as own:
        own.wait_for_engine()
        os.kill(own.http.get("/api/health").json()["engine"]["pid"], signal.SIGKILL)
        here = try_puzzle(puzzle, moves)
        assert attempt(own, f"puzzles/{puzzle}", *moves)["wrong"] == here.wrong
