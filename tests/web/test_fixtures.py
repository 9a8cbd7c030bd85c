"""The scenes that the page is tested with are those the server would send."""

import json
from pathlib import Path
from typing import Any

import pytest

from gipf import Position
from gipf.scene import scene_of

FIXTURES = sorted((Path(__file__).parents[2] / "web" / "dev" / "fixtures").glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    scene: dict[str, Any] = json.loads(path.read_text())["scene"]
    return scene


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: str(path.stem))
def test_a_fixture_is_the_scene_of_its_position(path: Path) -> None:
    kept = read(path)
    scene = json.loads(json.dumps(scene_of(Position.parse(kept["position"]))))
    if kept["outcome"]:  # a position's text does not say why the game ended
        kept |= {"outcome": scene["outcome"], "prompt": scene["prompt"]}
    assert scene == kept, "write the fixtures anew: python web/dev/fixtures.py"


def test_the_fixtures_show_every_kind_of_decision() -> None:
    kinds = {option["kind"] for path in FIXTURES for option in read(path)["options"]}
    assert kinds == {
        *("push", "use", "extra", "clear", "pass"),
        *("accept", "challenge", "first", "second", "won", "tied", "lost"),
    }
