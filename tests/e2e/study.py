"""The page on which games are analysed, as a test sees it."""

import re
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, WebSocket, expect

from gipf.record import Game
from tests.e2e.accessibility import assert_accessible
from tests.e2e.hands import Mouse
from tests.e2e.screens import THEMES
from tests.e2e.serving import Server

WIN = "standard b1B1/2B1B/4b1/2bgBBB/1b1G1B/b1B2/1bB1 w m B2/B6 -- - 37"
"""White wins at once, by a row along the e-line."""
BEST = ("e9-e3", "xe3,e4,e5,e6,e7,e8")
"""Its decisions."""


class Study:
    """A game, a position or a file that is looked at."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = Mouse(page)
        self.tree = page.get_by_role("region", name="Moves and variations")
        self.here = self.tree.locator('[aria-current="step"]')
        self.looked = self.tree.locator(".looked")
        self.engine = page.get_by_role("switch", name="Engine")
        self.lines = page.get_by_role("region", name="Engine").locator("li:not(.quiet)")
        self.verdict = page.get_by_role("region", name="What the engine says of this turn")
        self.arrows = page.locator("main svg g.arrow")
        self.bar = page.locator(".stage [role=img].bar")
        self.graph = page.get_by_role("slider", name="White’s winning chance over the game")
        self.comment = page.get_by_label("Comment on this turn")
        self.dialog = page.get_by_role("dialog")

    @classmethod
    def paste(cls, page: Page, text: str, *, engine: bool = False) -> "Study":
        """Open what is pasted."""
        page.goto("/#/analyse")
        page.get_by_label("Paste a game, a position or moves").fill(text)
        page.get_by_role("button", name="Open", exact=True).click()
        return cls(page).ready(engine=engine)

    @classmethod
    def of_game(cls, page: Page, game: str, *, engine: bool = False) -> "Study":
        """Open a game of the list."""
        page.goto(f"/#/analyse/game/{game}")
        return cls(page).ready(engine=engine)

    def ready(self, *, engine: bool = False) -> "Study":
        """Wait until it is there, with the engine on or off: it is on at first."""
        self.page.locator("main [data-point]").first.wait_for()
        self.engine.set_checked(engine)
        return self

    # ------------------------------------------------------------------ looking

    def turn(self, text: str) -> Locator:
        """Find a turn in the tree; marks behind it are no matter."""
        return self.tree.get_by_role(
            "button", name=re.compile(rf"^{re.escape(text)};?[!?]{{0,2}}$")
        )

    def expect_at(self, text: str | None) -> None:
        """Expect a turn to be the one that is shown; None is the start."""
        if text is None:
            expect(self.here).to_have_count(0)
        else:
            expect(self.here).to_have_text(re.compile(rf"^{re.escape(text)};?[!?]{{0,2}}$"))

    def expect_point(self, point: str, words: str) -> None:
        """Expect what is said of a point of the board."""
        expect(self.page.locator(f'[data-point="{point}"]')).to_have_attribute(
            "aria-label", re.compile(rf"^{point}, {words}\b")
        )

    def accessible(self) -> None:
        """Expect the page to be accessible as it stands, in light and in dark."""
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            assert_accessible(self.page)
        self.page.emulate_media(color_scheme="light", reduced_motion="reduce")

    # ------------------------------------------------------------------ doing

    def enter(self, spot: str) -> None:
        """Push in what is picked by its spot, once the board can be acted on."""
        self.acting()
        self.hand.enter(spot)

    def push(self, dot: str, first: str) -> None:
        """Push in what is picked from a dot, once the board can be acted on."""
        self.acting()
        self.hand.push(dot, first)

    def acting(self) -> None:
        """Wait until something can be decided: what is shown has come, and a second press is no slip."""
        self.page.locator("main .point.target").first.wait_for()

    def tool(self, name: str) -> None:
        """Press one of the buttons with pictures."""
        self.page.locator(f'[data-tool="{name}"]').click()

    def tab(self, name: str) -> None:
        """Show what else there is about the game: Whole game, Notes or Opening explorer."""
        self.page.get_by_role("tab", name=name).click()

    def line(self, does: str) -> None:
        """Press one of the buttons for the line that is shown."""
        self.tab("Notes")
        self.page.get_by_role("group", name="This line").get_by_role("button", name=does).click()

    def text(self) -> str:
        """Give the analysis as text: what the dialog for saving shows."""
        self.tool("save")
        field = self.dialog.get_by_label("As text")
        expect(field).to_have_value(re.compile(r"\S"))
        text = field.input_value()
        self.page.keyboard.press("Escape")
        expect(self.dialog).to_have_count(0)
        return text


@contextmanager
def listening(page: Page) -> Iterator[list[str]]:
    """Note what goes over the page's WebSocket: ``> text`` to the server, ``< text`` from it."""
    heard: list[str] = []

    def note(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: heard.append(f"> {text!s}"))
        socket.on("framereceived", lambda text: heard.append(f"< {text!s}"))

    page.on("websocket", note)
    yield heard


def kept(server: Server, game: str) -> Game:
    """Read a game's file with the library's own reader."""
    with urllib.request.urlopen(f"{server.address}/api/games/{game}/file") as answer:
        return Game.parse(answer.read().decode())
