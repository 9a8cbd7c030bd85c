"""Every page fits its window in every language, and no label on it is cut, on a phone and on a desktop."""

import pytest
from playwright.sync_api import Page, Request

from tests.e2e.conftest import NewPage
from tests.e2e.pages import PAGES, PageOfApp
from tests.e2e.screens import DESKTOP, PHONE
from tests.e2e.serving import Server

LANGUAGES = ("de", "fr", "it", "nl", "es", "pl", "ko", "hu")
"""All but English, in which every page is tested anyway."""
WIDE = (
    "start",
    "game-matrx",
    "analyse",
    "study",
    "editor",
    "games",
    "statistics",
    "learn",
    "task",
    "settings",
)
"""The pages with most labels beside each other."""

_TOO_WIDE = """() => document.documentElement.scrollWidth > document.documentElement.clientWidth"""
# What is pressed may have a larger place to press than it shows, and names may be shortened.
_CUT = """() => [...document.querySelectorAll(
    'nav a, .button, .tools span, summary, legend, th, label > span, select, h1, h2, h3'
)].filter((label) => {
    const { left, right, width } = label.getBoundingClientRect()
    if (!width || label.matches('.skip, .unseen, .unseen *')) return false
    const isBox = getComputedStyle(label).display !== 'inline'
    return left < 0 || right > innerWidth || (isBox && label.scrollWidth > Math.ceil(width))
}).map((label) => label.textContent.trim())"""


class _Reader:
    """Somebody who goes from page to page: all but the first are there without loading everything again."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: set[Request] = set()
        page.on("request", lambda request: self.asked.add(request))
        page.on("requestfinished", lambda request: self.asked.discard(request))
        page.on("requestfailed", lambda request: self.asked.discard(request))

    def open(self, shown: PageOfApp, server: Server, language: str) -> None:
        """Open a page, and wait until all has come that it asked for."""
        shown.open(self.page, server)
        quiet = 0
        while quiet < 3:
            self.page.wait_for_timeout(30)
            quiet = 0 if self.asked else quiet + 1
        assert self.page.locator("html").get_attribute("lang") == language
        self.page.evaluate("document.fonts.ready")


def _assert_nothing_is_cut(page: Page, name: str) -> None:
    assert not page.evaluate(_TOO_WIDE), name
    assert page.evaluate(_CUT) == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_scrolls_sideways_and_no_label_is_cut_on_a_phone(
    language: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE, language=language)
    reader = _Reader(page)
    for shown in PAGES:
        reader.open(shown, server, language)
        _assert_nothing_is_cut(page, shown.name)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_no_page_scrolls_sideways_and_no_label_is_cut_on_a_desktop(
    language: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(language=language)
    reader = _Reader(page)
    for shown in (each for each in PAGES if each.name in WIDE):
        page.set_viewport_size({"width": DESKTOP.width, "height": DESKTOP.height})
        reader.open(shown, server, language)
        _assert_nothing_is_cut(page, shown.name)
        page.set_viewport_size({"width": 1024, "height": 768})
        _assert_nothing_is_cut(page, shown.name)
