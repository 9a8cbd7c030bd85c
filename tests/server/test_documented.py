"""What docs/server.md says is there."""

import re
from pathlib import Path
from types import ModuleType

import pytest

import gipf.host
import gipf.server
from gipf.host.socket_messages import RESPONSES
from gipf.server.app import make_app

TEXT = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("package", "paragraph", "folders"),
    [(gipf.server, 1, {"routes", "migrations"}), (gipf.host, 3, {"api", "requests", "responses"})],
)
def test_every_module_is_named_and_every_name_is_a_module(
    package: ModuleType, paragraph: int, folders: set[str]
) -> None:
    rows = TEXT.split("## How it is built")[1].split("\n\n")[paragraph].splitlines()[2:]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    folder = Path(str(package.__file__)).parent
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert named == modules | folders


def test_every_route_and_every_request_is_named() -> None:
    for path in make_app().openapi()["paths"]:
        assert path in TEXT or path.removeprefix("/api/games/{id}") in TEXT, path
    for request in RESPONSES:
        assert f"`{request}`" in TEXT, request
