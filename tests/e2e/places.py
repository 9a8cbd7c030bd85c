"""Where things of a page are, in windows of some more kinds, and in all languages."""

from typing import Any

from playwright.sync_api import Page

from tests.e2e.screens import DESKTOP, Screen

SIDEWAYS = Screen("sideways", 740, 360, is_touched=True)
ENLARGED = Screen("enlarged", 640, 400)
"""A window of 1280 by 800 at 200 %."""
USUAL = (DESKTOP, Screen("small", 1024, 768), Screen("laptop", 1366, 768))
OFTEN = ("undo", "takeback", "hint", "more")
"""What one needs often in a game."""
LANGUAGES = ("en", "de", "fr", "it", "nl", "es", "pl", "ko", "hu")
ROW = "basic b2b/4B/5b/B5b/B5/Bb3/B2B w r B9/B10 -- - 3"


_PLACE = """() => {
    const table = document.querySelector('main .table')
    const { x, y, width, height } = table.getBoundingClientRect()
    const stays = getComputedStyle(table.parentElement).position === 'sticky'
    return [x, stays ? y : y + scrollY, width, height].map(Math.round)
}"""


def place(page: Page) -> list[int]:
    """Give where the board is, and how large."""
    found: list[int] = page.evaluate(_PLACE)
    return found


def boxes(page: Page, selector: str) -> list[Any]:
    """Give where all things are that can be seen."""
    found = [one.bounding_box() for one in page.locator(selector).all()]
    return [box for box in found if box]


def overlap(one: Any, other: Any) -> bool:
    """Whether two boxes have more in common than an edge."""
    across, down = (
        min(one[at] + one[size], other[at] + other[size]) - max(one[at], other[at])
        for at, size in (("x", "width"), ("y", "height"))
    )
    return bool(across > 1 and down > 1)


_DRAWN = """() => new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done(true)))
})"""


def resize(page: Page, screen: Screen) -> None:
    """Give a page's window the size of another screen, and wait until it is drawn so."""
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.evaluate(_DRAWN)
