"""The course over HTTP."""

import asyncio
import os
import signal
from typing import Any

import pytest

from gipf import GipfError
from gipf.course import lessons, puzzles
from gipf.server.solver import Solver
from tests.server.serving import Site

STEPS = [
    (lesson["id"], step)
    for chapter in lessons()
    for lesson in chapter["lessons"]
    for step in lesson["steps"]
    if step["kind"] == "task"
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


def test_a_wrong_try_is_said_and_an_illegal_one_refused(site: Site) -> None:
    wrong = attempt(site, "lessons/capturing/one", "c2")
    assert wrong["wrong"] == {"id": "course-missed-capture", "args": {"count": 1, "unit": "any"}}
    for path in ("lessons/capturing/one", "lessons/nothing/one", "lessons/capturing/nothing"):
        answer = site.http.post(f"/api/{path}", json={"moves": ["pass"]})
        assert answer.status_code == 422 and answer.json()["error"]


def test_puzzles_are_judged_in_a_process_of_their_own(site: Site) -> None:
    for theme in puzzles():
        puzzle = theme["puzzles"][0]
        begun = attempt(site, f"puzzles/{puzzle['id']}")
        assert begun["scene"]["position"] == puzzle["position"]
        first = attempt(site, f"puzzles/{puzzle['id']}", puzzle["solution"][0])
        assert first["wrong"] is None
        assert first["last"]["moves"][0] == puzzle["solution"][0]
    answer = site.http.post("/api/puzzles/nothing", json={"moves": []})
    assert answer.status_code == 422 and "nothing" in answer.json()["error"]


def test_a_solver_that_dies_is_started_again() -> None:
    async def main() -> None:
        solver = Solver()
        solver.get_ready()
        solver.get_ready()
        puzzle = puzzles()[0]["puzzles"][0]["id"]
        assert '"solved":false' in await solver.judge(puzzle, [])
        assert solver._process is not None
        os.kill(solver._process.pid, signal.SIGKILL)
        assert '"solved":false' in await solver.judge(puzzle, [])
        with pytest.raises(GipfError, match="nowhere"):
            await solver.judge("nowhere", [])
        task = asyncio.create_task(solver.judge(puzzle, []))
        await asyncio.sleep(0)
        task.cancel()
        assert '"solved":false' in await solver.judge(puzzle, [])
        await solver.close()
        await solver.close()

    asyncio.run(main())
