"""What docs/server.md says is there."""

import re
from pathlib import Path

import gipf.server
from gipf.host.socket_messages import RESPONSES
from gipf.server.app import make_app

TEXT = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def test_every_module_is_named_and_every_name_is_a_module() -> None:
    rows = TEXT.split("## How it is built")[1].split("\n\n")[1].splitlines()[2:]
    named = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    folder = Path(gipf.server.__file__).parent
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert named == modules | {"routes", "migrations"}


def test_every_route_and_every_request_is_named() -> None:
    for path in make_app().openapi()["paths"]:
        assert path in TEXT or path.removeprefix("/api/games/{id}") in TEXT, path
    for request in RESPONSES:
        assert f"`{request}`" in TEXT, request
