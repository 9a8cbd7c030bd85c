"""Every page of the app, as data: each is tested and its picture is taken, on every screen and in both themes.

To add a page, add a line.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from playwright.sync_api import Page

from gipf.course import puzzles
from tests.e2e.hands import use_tool
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
    then: Callable[[Page], None] | None = None
    """What is done on it before it is looked at."""

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
        if self.then is not None:
            self.then(page)


STANDARD = "standard bb2/1g1B1/B2Gb1/b2gbBb/G5/3gG/4 b m B9/B6 -- - 11"
MATRX = "matrx 1gT1/2D1Z/Tp'y'1GP/1y'(Pp')2g1/1GY'1Pg/zY2T/1Y'1p/1p1 b m Z4D4Y2/T6Z4D6Y4 -- - 14"


def game(start: str) -> Callable[[Server], str]:
    """Prepare a game of two people at one screen, from a position on."""
    return lambda server: f"/#/game/{server.new_game(start)}"


def a_study(server: Server) -> str:
    """Prepare a game with some moves, to be analysed."""
    text = '[Variant "standard"]\n\n1. d2 d8-f7 2. c2! ( 2. e1-e3 ) 2... b6-b4? *\n'
    [brought] = server.ask("/api/games/import", {"text": text})["games"]
    return f"/#/analyse/game/{brought['id']}"


def some_games(server: Server) -> str:
    """Prepare a list with something in it."""
    for start in (STANDARD, MATRX):
        server.new_game(start)
    return "/#/games"


PAGES = (
    PageOfApp("start", "/"),
    PageOfApp("game", game(STANDARD), ready="main svg"),
    PageOfApp("game-matrx", game(MATRX), ready="main svg"),
    PageOfApp("analyse", "/#/analyse"),
    PageOfApp("study", a_study, ready="main .engine li button"),
    PageOfApp("editor", f"/#/analyse/edit/{quote(STANDARD, safe='')}", ready="main svg"),
    PageOfApp("games", some_games),
    PageOfApp("studies", "/#/games/studies"),
    PageOfApp("statistics", "/#/games/statistics"),
    PageOfApp("games-to-look-at", "/#/games/look", ready="main a.card"),
    PageOfApp("learn", "/#/learn"),
    PageOfApp("lesson", "/#/learn/lesson/piles/theirs", ready="main svg"),
    PageOfApp("task", "/#/learn/lesson/capturing/two", ready="main svg"),
    PageOfApp("puzzles", "/#/learn/puzzles/win-2"),
    PageOfApp("all-puzzles", "/#/learn/puzzles"),
    PageOfApp("streak", "/#/learn/streak", ready="main svg"),
    PageOfApp("puzzle", f"/#/learn/puzzle/{puzzles()[2]['puzzles'][0]['id']}", ready="main svg"),
    PageOfApp("rulebook", "/#/rules/potentials/L13"),
    PageOfApp("knowledge", "/#/knowledge"),
    PageOfApp("settings", "/#/settings"),
    PageOfApp("nowhere", "/#/no-such-page"),
)

ROOT = Path(__file__).parent.parent.parent
CARDS: dict[str, str] = {
    card["name"]: card["position"]
    for card in json.loads((ROOT / "web" / "src" / "home" / "cards.json").read_text())
}
"""A position of each game that the first page shows."""
CLEARING = "standard B2b/1bbGb/B1ggbb/G2B2B/Bb2G1/3B1/4 b r B6/B7 -- - 10"
PILES = (
    "matrx 4/1(DdD'd'D)3/2(D'd)1y1/1G3(P'pPp'P')g/1Z2t1/2Y2/4/1g1 w m T4Z4Y4P2/T4Z6D1Y4P3 -- - 20"
)


def a_whole_game(server: Server) -> str:
    """Bring a game that has been played to its end, and give its id."""
    text = (ROOT / "src" / "gipf" / "samples" / "game.gipf").read_text()
    [brought] = server.ask("/api/games/import", {"text": text})["games"]
    return str(brought["id"])


def compose(page: Page) -> None:
    """Open the rules of a game with potentials."""
    page.locator('input[name="card"][value="potentials"]').check()
    page.get_by_text("Change the rules").click()
    page.locator("form.setup details").evaluate("form => form.scrollIntoView({ block: 'start' })")


def point_at_a_dot(page: Page) -> None:
    """Show where a piece pushed in from e1 would go, and what it would push on."""
    page.locator('[data-point="e1"] .hit').hover(force=True)
    page.locator("main svg .arrow").first.wait_for(state="attached")


def look_into_a_pile(page: Page) -> None:
    """Show what lies in the highest pile."""
    page.locator('[data-point="e7"] .hit').hover(force=True)
    page.locator(".card").wait_for()


def share(page: Page) -> None:
    """Open the dialog in which a game is shared."""
    use_tool(page, "share")
    page.get_by_role("dialog").wait_for()


def judge(page: Page) -> None:
    """Let the engine judge the game, once, and look at its worst mistake."""
    section = page.get_by_role("region", name="The whole game")
    if not section.get_by_role("slider").count():
        section.get_by_role("button").click()
    section.locator("ul").wait_for()
    page.get_by_role("switch", name="Engine").check()
    page.locator(".tree button", has_text="??").first.click()
    page.locator(".engine .facts", has_text=re.compile(r"depth ([6-9]|\d\d)")).wait_for()


MOMENTS = (
    PageOfApp("rules", "/", then=compose),
    *(PageOfApp(f"play-{name}", game(start), "main svg") for name, start in CARDS.items()),
    PageOfApp("pushing", game(CARDS["standard"]), "main svg", then=point_at_a_dot),
    PageOfApp("clearing", game(CLEARING), "main [data-decide]"),
    PageOfApp("pile", game(PILES), "main svg", then=look_into_a_pile),
    PageOfApp("over", lambda server: f"/#/game/{a_whole_game(server)}", "main svg"),
    PageOfApp("share", game(STANDARD), "main svg", then=share),
    PageOfApp(
        "judged", lambda server: f"/#/analyse/game/{a_whole_game(server)}", "main svg", judge
    ),
)
"""Pages in the middle of something, for pictures; ``test_states.py`` tests such moments."""
