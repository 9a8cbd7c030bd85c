"""What is known, and games to look at: figures and annotated games, from a server and from plain files."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.screens import PHONE, THEMES
from tests.e2e.serving import Server
from tests.e2e.site import Site

HOSTS = ("server", "site")


@pytest.fixture
def opened(request: pytest.FixtureRequest, new_page: NewPage) -> Page:
    """A page of a server, or of the plain files."""
    host: Server | Site = request.getfixturevalue(request.param)
    return new_page(host)


def listed(page: Page) -> int:
    """Say how many games the list says there are."""
    number = page.get_by_role("status").filter(has_text=re.compile(r"^(one|[0-9]+) games?$"))
    said = number.inner_text().split()[0]
    return 1 if said == "one" else int(said)


@pytest.mark.parametrize("opened", HOSTS, indirect=True)
def test_figures_of_every_strength_can_be_looked_at(opened: Page) -> None:
    opened.goto("/#/learn")
    opened.get_by_role("link", name="What is known about these games").click()
    expect(opened.get_by_role("heading", level=1)).to_have_text("What is known")
    first = opened.get_by_role("region", name="Does it help to begin?")
    expect(first.get_by_role("row")).to_have_count(12)
    before = first.inner_text()
    opened.get_by_role("tab", name="Random moves").click()
    expect(first.get_by_role("row")).to_have_count(12)
    assert first.inner_text() != before
    expect(first.get_by_role("row", name=re.compile("Basic GIPF"))).to_contain_text("±")
    worth = opened.get_by_role("region", name="What a piece is worth")
    expect(worth.get_by_role("row", name=re.compile("TAMSK-potential"))).to_have_count(1)


@pytest.mark.parametrize("opened", HOSTS, indirect=True)
def test_the_first_moves_of_another_game_are_shown_when_it_is_chosen(opened: Page) -> None:
    opened.goto("/#/knowledge")
    openings = opened.get_by_role("region", name="How to begin")
    first = openings.get_by_role("rowheader").first
    expect(first).not_to_be_empty()
    before = first.inner_text()
    openings.get_by_role("combobox").select_option("matrx")
    expect(first).not_to_have_text(before)
    openings.get_by_role("link", name="Look at it on the board").click()
    expect(opened.locator("main svg .plate").first).to_be_visible()


@pytest.mark.parametrize("opened", HOSTS, indirect=True)
def test_games_to_look_at_are_found_by_what_they_are_and_opened(opened: Page) -> None:
    opened.goto("/#/games")
    opened.get_by_role("link", name="Games to look at").click()
    opened.locator("main a.card").first.wait_for()
    every = listed(opened)
    opened.get_by_role("combobox", name="Game", exact=True).select_option("matrx")
    opened.get_by_role("combobox", name="What happens").select_option("comeback")
    expect(opened).to_have_url(re.compile("family%3Dmatrx%26kind%3Dcomeback"))
    expect(opened.locator("main a.card").first).to_contain_text("MATRX")
    assert 0 < listed(opened) < every
    opened.locator("main a.card").first.click()
    expect(opened).to_have_url(re.compile("analyse/look/matrx/[0-9]+"))
    expect(opened.locator(".tree button").first).to_be_visible()
    assert opened.locator(".tree button").count() > 20


@pytest.mark.parametrize("opened", HOSTS, indirect=True)
def test_a_game_to_look_at_is_there_again_after_a_reload(opened: Page) -> None:
    opened.goto("/#/analyse/look/basic/1")
    turns = opened.locator(".tree button")
    expect(turns.first).to_be_visible()
    number = turns.count()
    opened.reload()
    expect(turns.first).to_be_visible()
    assert turns.count() == number


def test_games_to_look_at_are_fetched_when_they_are_looked_for(
    site: Site, new_page: NewPage
) -> None:
    page = new_page(site)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/#/games")
    page.get_by_role("link", name="Games to look at").wait_for()
    assert not [url for url in asked if "/collection/" in url]
    page.get_by_role("link", name="Games to look at").click()
    page.locator("main a.card").first.wait_for()
    assert [url for url in asked if "/collection/index.json" in url]
    assert not [url for url in asked if url.endswith(".gipf")]


def test_a_game_that_is_not_there_is_told_in_a_sentence(page: Page) -> None:
    page.goto("/#/analyse/look/basic/9999")
    expect(page.get_by_text("There is no such game among those to look at.")).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", ["/#/knowledge", "/#/games/look"])
def test_they_are_accessible_and_fit_a_phone(path: str, theme: str, new_page: NewPage) -> None:
    page = new_page(screen=PHONE, theme=theme)
    page.goto(path)
    page.locator("main table, main a.card").first.wait_for()
    assert_accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
