"""The screens a page is looked at on, and a browser's window of that kind."""

import time
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response

from tests import patience

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")

PATIENCE = 1000 * patience.PATIENCE
"""The same in milliseconds, as Playwright counts."""


@dataclass(frozen=True)
class Screen:
    """A size in CSS pixels, and whether one touches it."""

    name: str
    width: int
    height: int
    is_touched: bool = False
    scale: int = 1


DESKTOP = Screen("desktop", 1280, 800)
PHONE = Screen("phone", 360, 740, is_touched=True, scale=2)
SCREENS = (DESKTOP, PHONE)
NARROW = Screen("narrow", 320, 640, is_touched=True)


_UNFOLD = """try {
    localStorage['gipf.settings'] ??= JSON.stringify({ tools: true })
} catch { /* a page without storage */ }"""


@dataclass
class Window:
    """A window with storage of its own; what went wrong in it is noted."""

    context: BrowserContext
    page: Page
    complaints: list[str] = field(default_factory=list)


def open_window(
    browser: Browser,
    address: str,
    screen: Screen = DESKTOP,
    theme: Theme = "light",
    *,
    language: str = "en",
    moves: bool = False,
    unfolded: bool = True,
) -> Window:
    """Open a window, nothing in it yet; ``moves`` for one that shows motion.

    ``unfolded``: its reader has chosen to have all tools of a game in sight.
    """
    context = browser.new_context(
        base_url=address,
        viewport={"width": screen.width, "height": screen.height},
        device_scale_factor=screen.scale,
        has_touch=screen.is_touched,
        is_mobile=screen.is_touched,
        color_scheme=theme,
        locale=language,
        reduced_motion="no-preference" if moves else "reduce",
    )
    context.set_default_timeout(PATIENCE)
    if unfolded:
        context.add_init_script(_UNFOLD)
    window = Window(context, context.new_page())
    let_arrive(window.page, address)
    watch(window.page, window.complaints)
    context.on("page", lambda page: watch(page, window.complaints))
    return window


_HAS_ARRIVED = """() => {
    const parts = (address) => address.replace(/^#?\\/?/, '').split('/').map(decodeURIComponent).join('/')
    return parts(document.querySelector('main').dataset.address ?? '-') === parts(location.hash)
}"""


def let_arrive(page: Page, address: str) -> None:
    """Let ``goto`` return only when its page is there: within one document the page before stays until then.

    What begins with a slash is a path of the app, wherever that lies.
    """
    go, root = page.goto, address.rstrip("/")

    def goto(url: str, **options: Any) -> Response | None:
        response = go(f"{root}{url}" if url.startswith("/") else url, **options)
        if response is None and "#" in page.url:
            wait_until(page, _HAS_ARRIVED)
        return response

    page.goto = goto  # type: ignore[method-assign]


def watch(page: Page, complaints: list[str]) -> None:
    """Note errors of the page's scripts, and what its console calls an error, such as a missing file."""

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(f"{page.url}: {message.text} {message.location.get('url', '')}")

    page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
    page.on("console", note)


def wait_until(page: Page, function: str, arg: Any = None) -> None:
    """Wait until a function gives something true; Playwright's own wait needs eval, which the page forbids."""
    end = time.monotonic() + patience.PATIENCE
    while not page.evaluate(function, arg):
        assert time.monotonic() < end, f"this has not come true: {function}"
        page.wait_for_timeout(20)
