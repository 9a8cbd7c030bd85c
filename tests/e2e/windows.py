"""Windows that are opened again, so that not every test fetches and compiles all of the page anew."""

from functools import partial
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.e2e.screens import Window, let_arrive, open_window

LASTING = (
    "add_cookies",
    "add_init_script",
    "expose_binding",
    "expose_function",
    "grant_permissions",
    "route",
    "route_from_har",
    "route_web_socket",
    "set_default_navigation_timeout",
    "set_default_timeout",
    "set_extra_http_headers",
    "set_geolocation",
    "set_offline",
    "set_storage_state",
)
"""What changes a window for as long as it is there; so does whatever is done to its clock."""

NOTHING = "/icon.svg"
"""An address of the app without a script."""


class Windows:
    """The windows of one browser; a test that opens one finds nothing in it that another has left.

    What pages kept there is deleted; only the files that they were made of are at hand, and a process with them
    in it, which spares a third of what it takes to open a page. A window that a test has changed, or with a
    service worker, is not opened again.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[tuple[str, str], Window] = {}
        self._changed: set[BrowserContext] = set()
        self._holding: dict[BrowserContext, Page] = {}
        """A page of each window that keeps its process alive between tests."""

    def open(self, address: str, *, new: bool, **choices: Any) -> Window:
        """Open a window as `tests.e2e.screens.open_window` does; ``new`` for one that was never open before."""
        window = None if new else self._idle.pop(_key(address, choices), None)
        if window is None:
            window = open_window(self._browser, address, **choices)
            self._note_changes(window.context)
            return window
        window.complaints.clear()
        if window.context not in self._holding:
            self._holding[window.context] = held = window.context.new_page()
            held.goto(f"{address}{NOTHING}")
        window.page = window.context.new_page()
        let_arrive(window.page, address)
        session = window.context.new_cdp_session(window.page)
        session.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
        session.detach()
        return window

    def close(self, window: Window, address: str, **choices: Any) -> None:
        """Close what is open in a window, and keep it for another test where that may be."""
        context, key = window.context, _key(address, choices)
        if context.is_closed():
            return
        if context in self._changed or context.service_workers or key in self._idle:
            context.close()
            return
        for page in context.pages:
            if page is not self._holding.get(context):
                page.close()
        self._idle[key] = window

    def _note_changes(self, context: BrowserContext) -> None:
        clock = [(context.clock, name) for name in dir(context.clock) if name[0] != "_"]
        for owner, name in [*clock, *((context, name) for name in LASTING)]:
            setattr(owner, name, partial(self._change, context, getattr(owner, name)))

    def _change(self, context: BrowserContext, done: Any, *given: Any, **named: Any) -> Any:
        self._changed.add(context)
        return done(*given, **named)


def _key(address: str, choices: dict[str, Any]) -> tuple[str, str]:
    return address, repr(sorted(choices.items()))
