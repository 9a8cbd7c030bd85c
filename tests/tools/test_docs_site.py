"""What the site of the documentation is made of; `make docs` builds it."""

import json
import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import gipf
from tools.docs import DOCS, PARTS, api_pages, build, write_pages

NOTEBOOKS = sorted((DOCS / "examples").glob("*.ipynb"))
CONFIG = tomllib.loads((DOCS / "zensical.toml").read_text("utf-8"))["project"]


def in_the_menu(part: Any) -> set[str]:
    if isinstance(part, str):
        return {part}
    values = part.values() if isinstance(part, dict) else part
    return set().union(*map(in_the_menu, values))


def test_every_public_name_stands_in_the_api_once() -> None:
    text = "\n".join(api_pages().values())
    for name in gipf.__all__:
        assert len(re.findall(rf"^(?:::: |`)gipf\.{name}\b", text, re.M)) == 1, name
    for _, modules in PARTS.values():
        for module in modules:
            import_module(module)


def test_the_menu_has_every_page_and_nothing_else(tmp_path: Path) -> None:
    write_pages(tmp_path)
    pages = {page.relative_to(tmp_path).as_posix() for page in tmp_path.rglob("*.md")}
    languages = {page for page in pages if re.match(r"rules/[a-z]{2}/(?!index)", page)}
    assert in_the_menu(CONFIG["nav"]) == pages - languages  # these are linked from their index


def test_the_site_is_built_without_a_warning_and_shows_every_module_of_the_api(
    tmp_path: Path,
) -> None:
    html = build(tmp_path)
    assert "<title>" in (html / "index.html").read_text("utf-8")
    for part, (_, modules) in PARTS.items():
        page = (html / "api" / f"{part}.html").read_text("utf-8")
        for module in modules:
            assert f'id="{module}"' in page


def test_the_site_is_not_built_with_a_link_that_leads_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    pages = api_pages() | {"api/errors.md": "# Errors\n\nSee [nothing](nowhere.md).\n"}
    monkeypatch.setattr("tools.docs.api_pages", lambda: pages)
    with pytest.raises(SystemExit, match="every warning counts"):
        build(tmp_path)
    assert "page does not exist" in capfd.readouterr().err


def test_the_cookbook_has_twelve_recipes_and_whole_programs() -> None:
    text = (DOCS / "cookbook.md").read_text("utf-8")
    *recipes, programs = text.split("\n## ")[1:]
    assert len(recipes) == 12
    assert all(">>> " in recipe for recipe in recipes)
    assert all((DOCS / place).exists() for place in re.findall(r"\((examples/\S+)\)", programs))


def test_the_notebook_runs_from_top_to_bottom() -> None:
    for notebook in NOTEBOOKS:
        names: dict[str, Any] = {}
        for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
            if cell["cell_type"] == "code":
                assert cell["outputs"] == []
                exec("".join(cell["source"]), names)
    assert NOTEBOOKS
