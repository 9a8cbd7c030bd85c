"""Everything as one file: out of one browser, into another, and onto a server."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.serving import Server
from tests.e2e.site import Site
from tests.e2e.table import Table

PROGRESS = {"rows/first": "solved"}


def _settings(page: Page, host: Site | Server) -> None:
    page.goto(f"{host.address.rstrip('/')}/#/settings")
    page.get_by_role("heading", name="Your games and progress").wait_for()


def export(page: Page, host: Site | Server, folder: Path) -> Path:
    """Press the button, and keep the file."""
    _settings(page, host)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Export everything").click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file


def take(page: Page, host: Site | Server, file: Path) -> None:
    """Choose a file to be taken in, and wait for what is said about it."""
    _settings(page, host)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("button", name="Import a file")).to_be_enabled()


def _said(page: Page) -> list[str]:
    return page.locator("[role=status] p").all_inner_texts()


@pytest.fixture
def filled(site: Site, new_page: NewPage) -> Page:
    """A browser in which somebody has played, learnt and chosen something."""
    page = site.page = new_page(site)
    table = Table.open(page, site, "standard")
    table.play(table.scene["options"][0]["move"])
    site.ask("/api/side-games", {"game": "yinsh"})
    text = {"text": '[Variant "basic"]\n\n1. c2 (1. d2) c6 *', "kind": "study", "title": "Mine"}
    site.ask("/api/games/import", text)
    page.evaluate("(done) => localStorage.setItem('gipf.progress', done)", json.dumps(PROGRESS))
    _settings(page, site)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Your name").blur()
    return page


def _kept(page: Page, name: str) -> Any:
    return json.loads(page.evaluate("(name) => localStorage.getItem(name)", name))


def test_from_browser_to_browser_and_nothing_twice(
    site: Site, filled: Page, new_page: NewPage, tmp_path: Path
) -> None:
    file = export(filled, site, tmp_path)
    written = json.loads(file.read_text(encoding="utf-8"))
    assert (written["gipf"], written["version"], len(written["games"])) == ("archive", 1, 3)
    other = site.page = new_page(site)
    take(other, site, file)
    more = "Progress, rating and settings were joined; what you chose here stays."
    assert _said(other) == ["3 games were added.", more]
    assert _kept(other, "gipf.progress") == PROGRESS
    expect(other.get_by_label("Your name")).to_have_value("Ann")
    take(other, site, file)
    assert _said(other) == ["3 games were here already."]
    other.goto(f"{site.address}#/games")
    cards = other.locator("main").get_by_role("link").filter(has_text="White")
    expect(cards).to_have_count(1)
    site.page = filled


def test_from_browser_to_server(
    site: Site, filled: Page, empty_server: Server, new_page: NewPage, tmp_path: Path
) -> None:
    games = [game["id"] for game in site.ask("/api/games?kind=played")["games"]]
    file = export(filled, site, tmp_path)
    page = new_page(empty_server)
    take(page, empty_server, file)
    assert _said(page)[0] == "3 games were added."
    found = empty_server.ask("/api/games?kind=played")["games"]
    assert {game["id"] for game in found} == set(games)
    assert _kept(page, "gipf.progress") == PROGRESS
    (game,) = (game["id"] for game in found if game["kind"] == "game")
    page.goto(f"/#/game/{game}")
    table = Table.here(page, empty_server)
    table.play(table.scene["options"][0]["move"])
    back = export(page, empty_server, tmp_path / "back")
    take(filled, site, back)
    assert _said(filled)[:2] == [
        "1 game had gone on there and was brought up to date.",
        "2 games were here already.",
    ]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("not JSON", "This is not a file that was exported here."),
        ({"gipf": "no"}, "This is not a file that was exported here."),
        ({"version": 7}, "This file was written by a newer version of the page."),
        ({"games": None}, "This file was exported here but is damaged."),
        ({"games": [{"id": "abc"}]}, "games.0.kind: field required"),
    ],
    ids=["text", "other", "newer", "damaged", "game"],
)
def test_a_bad_file_is_refused_and_changes_nothing(
    empty_server: Server, new_page: NewPage, tmp_path: Path, change: object, says: str
) -> None:
    file = tmp_path / "file.json"
    things = {"gipf.progress": PROGRESS}
    whole = {"gipf": "archive", "version": 1, "written": "", "games": [], "browser": things}
    file.write_text(change if isinstance(change, str) else json.dumps(whole | dict(change)))  # type: ignore[call-overload]
    page = new_page(empty_server, may_complain=True)  # a refused request is one in the console
    take(page, empty_server, file)
    said = page.get_by_role("alert").filter(has_text=says)
    expect(said).to_contain_text("Nothing was changed.")
    assert page.evaluate("localStorage.getItem('gipf.progress')") is None
    assert empty_server.ask("/api/games?kind=played")["games"] == []
