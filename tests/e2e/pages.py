"""Every page of the app, as data: each is tested and its picture is taken, on every screen and in both themes.

To add a page, add a line.
"""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from tests.e2e.serving import Server


@dataclass(frozen=True)
class PageOfApp:
    """A page, its path, and what is on it as soon as it can be used."""

    name: str
    """Also the name of its picture."""
    path: str | Callable[[Server], str]
    """Or what prepares it by asking the server, and gives the path."""
    ready: str = "main svg"
    """A selector."""

    def open(self, page: Page, server: Server) -> None:
        """Open it, and wait until it is there."""
        page.goto(self.path if isinstance(self.path, str) else self.path(server))
        page.locator(self.ready).first.wait_for()
        page.wait_for_load_state("networkidle")


PAGES = (PageOfApp("start", "/"),)
