"""Files dropped on a page are read wherever they fall; the browser does not leave the page for them."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.pages import ROOT
from tests.e2e.serving import Server

GAME = ROOT / "src" / "gipf" / "samples" / "game.gipf"


def _drop(page: Page, selector: str) -> bool:
    """Drop a file with a game on an element; whether the browser would have opened it itself."""
    data = page.evaluate_handle(
        """(text) => {
            const data = new DataTransfer()
            data.items.add(new File([text], 'game.gipf', { type: 'text/plain' }))
            return data
        }""",
        GAME.read_text(),
    )
    return bool(
        page.locator(selector).evaluate(
            """(element, dataTransfer) => ['dragover', 'drop'].map((kind) => element.dispatchEvent(
                new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))).some(Boolean)""",
            data,
        )
    )


def test_a_file_dropped_anywhere_on_the_analysis_is_opened(page: Page) -> None:
    page.goto("/#/analyse")
    page.locator("textarea").wait_for()
    assert not _drop(page, "main h1")
    expect(page).to_have_url(re.compile("#/analyse/."))
    expect(page.locator(".tree button").first).to_be_visible()


def test_a_file_dropped_on_the_games_is_brought(empty_server: Server, new_page: NewPage) -> None:
    page = new_page(empty_server)
    page.goto("/#/games")
    page.get_by_role("button", name="Open a file").wait_for()
    assert not _drop(page, "main h1")
    expect(page.locator(".notice")).to_be_visible()
    assert len(empty_server.ask("/api/games")["games"]) == 1


@pytest.mark.parametrize("where", ["", "learn", "settings", "game"])
def test_a_file_dropped_on_any_other_page_comes_into_the_list(
    where: str, empty_server: Server, new_page: NewPage
) -> None:
    page = new_page(empty_server)
    place = f"game/{empty_server.new_game('basic', level=1)}" if where == "game" else where
    page.goto(f"/#/{place}")
    page.locator("main h1").first.wait_for(state="attached")
    before = len(empty_server.ask("/api/games")["games"])
    address = page.url
    assert not _drop(page, "main")
    expect(page.locator(".notice")).to_contain_text("The game is in your list now.")
    expect(page.locator(".held")).to_have_count(0)
    assert page.url == address
    assert len(empty_server.ask("/api/games")["games"]) == before + 1
    page.locator(".notice").get_by_role("button", name="Games").click()
    expect(page).to_have_url(re.compile("#/games"))


def test_a_page_says_that_it_takes_the_files_that_are_held_over_it(page: Page) -> None:
    page.goto("/#/learn")
    page.locator("main h1").wait_for()
    page.locator("main").evaluate(
        """(main) => {
            const dataTransfer = new DataTransfer()
            dataTransfer.items.add(new File([''], 'game.gipf'))
            main.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }))
        }"""
    )
    expect(page.locator(".held")).to_have_text("Drop the file to open it")
    page.locator("main").evaluate(
        "(main) => main.dispatchEvent(new DragEvent('dragleave', { bubbles: true }))"
    )
    expect(page.locator(".held")).to_have_count(0)
