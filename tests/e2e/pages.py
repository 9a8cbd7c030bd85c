"""Every page of the app, as data: each is tested and its picture is taken, on every screen and in both themes.

To add a page, add a line.
"""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from gipf.course import puzzles
from tests.e2e.serving import Server


@dataclass(frozen=True)
class PageOfApp:
    """A page, its path, and what is on it as soon as it can be used."""

    name: str
    """Also the name of its picture."""
    path: str | Callable[[Server], str]
    """Or what prepares it by asking the server, and gives the path."""
    ready: str = "main h1"
    """A selector."""

    def open(self, page: Page, server: Server) -> None:
        """Prepare it, open it, and wait until it is there."""
        self.go(page, self.prepare(server))

    def prepare(self, server: Server) -> str:
        """Give its path, once everything is there that it shows."""
        return self.path if isinstance(self.path, str) else self.path(server)

    def go(self, page: Page, path: str) -> None:
        """Open it at a path, and wait until it is there."""
        page.goto(path)
        page.locator(self.ready).first.wait_for()
        page.wait_for_load_state("networkidle")


STANDARD = "standard bb2/1g1B1/B2Gb1/b2gbBb/G5/3gG/4 b m B9/B6 -- - 11"
MATRX = "matrx 1gT1/2D1Z/Tp'y'1GP/1y'(Pp')2g1/1GY'1Pg/zY2T/1Y'1p/1p1 b m Z4D4Y2/T6Z4D6Y4 -- - 14"


def game(start: str) -> Callable[[Server], str]:
    """Prepare a game of two people at one screen, from a position on."""
    return lambda server: f"/#/game/{server.new_game(start)}"


def some_games(server: Server) -> str:
    """Prepare a list with something in it."""
    for start in (STANDARD, MATRX):
        server.new_game(start)
    return "/#/games"


PAGES = (
    PageOfApp("start", "/"),
    PageOfApp("game", game(STANDARD), ready="main svg"),
    PageOfApp("game-matrx", game(MATRX), ready="main svg"),
    PageOfApp("games", some_games),
    PageOfApp("learn", "/#/learn"),
    PageOfApp("lesson", "/#/learn/lesson/piles/theirs", ready="main svg"),
    PageOfApp("task", "/#/learn/lesson/capturing/two", ready="main svg"),
    PageOfApp("puzzles", "/#/learn/puzzles/win-2"),
    PageOfApp("puzzle", f"/#/learn/puzzle/{puzzles()[2]['puzzles'][0]['id']}", ready="main svg"),
    PageOfApp("settings", "/#/settings"),
    PageOfApp("nowhere", "/#/no-such-page"),
)
