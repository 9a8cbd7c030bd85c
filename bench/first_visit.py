"""What a first and a second visit of the app as plain files cost: bytes, seconds, and processor time.

``python -m bench.web --visit`` writes a site, serves it as ``python -m http.server`` would, opens it in a new
Chromium, presses Play at once, and waits for the computer's first move. Bytes are those of the files that were
sent: as they lie there, and as a server sends them that compresses texts. Times are the best of some visits.

Python comes beside the page, so what was sent by the time the board is there says nothing of what the board
needs. One more visit tells that: the server keeps Python and the engine back until a turn has been made on it.
"""

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, expect, sync_playwright

from gipf.browser.site import write_site
from tests.e2e.chromium import launch
from tests.e2e.file_server import Sent, serving_files
from tests.e2e.hands import Mouse

PATIENCE = 120_000

Stage = tuple[float, float, int, int]
"""Seconds, seconds of processor time, bytes, bytes compressed: since the visit began."""


class Visit:
    """A visit whose stages are noted."""

    def __init__(self, browser: Browser, sent: Sent) -> None:
        self._cdp = browser.new_browser_cdp_session()
        self._sent = sent
        sent.files.clear()
        self._began, self._used = time.perf_counter(), self._processor()
        self.stages: dict[str, Stage] = {}

    def _processor(self) -> float:
        found = self._cdp.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(float(process["cpuTime"]) for process in found)

    def note(self, name: str) -> None:
        """Note that a stage is reached."""
        seconds, used = time.perf_counter() - self._began, self._processor() - self._used
        self.stages[name] = (seconds, used, *self._sent.sizes())


def first_visit(browser: Browser, page: Page, address: str, sent: Sent) -> Visit:
    """Come for the first time, and press Play at once: the computer is Black, and answers."""
    visit = Visit(browser, sent)
    page.goto(address)
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_enabled(timeout=PATIENCE)
    visit.note("the page")
    play.click()
    page.locator("[data-game] [data-point].target").first.wait_for(timeout=PATIENCE)
    visit.note("a board to play on")
    Mouse(page).enter("d2")
    page.locator("[data-ply='2']").first.wait_for(state="attached", timeout=PATIENCE)
    visit.note("the computer's first move")
    expect(page.locator("html")).to_have_attribute("data-kept", "all", timeout=PATIENCE)
    visit.note("all is kept for later")
    return visit


def needed(page: Page, address: str, sent: Sent) -> tuple[int, int]:
    """Come while what comes beside the page is held back; give the bytes after which a turn is made."""
    sent.files.clear()
    with sent.holding():
        page.goto(address)
        page.get_by_role("button", name="Play", exact=True).click(timeout=PATIENCE)
        targets = page.locator("[data-game] [data-point].target")
        targets.first.wait_for(timeout=PATIENCE)
        Mouse(page).enter("d2")
        expect(targets).to_have_count(0, timeout=PATIENCE)
        return sent.sizes()


def second_visit(browser: Browser, page: Page, sent: Sent) -> Visit:
    """Come back to the game."""
    game = page.url
    page.goto("about:blank")
    visit = Visit(browser, sent)
    page.goto(game)
    page.locator("[data-game] [data-point].target").first.wait_for(timeout=PATIENCE)
    visit.note("the game again")
    return visit


def measure(visits: int) -> None:
    """Print what the visits took: of each stage the best time and the least processor time."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        written = write_site(Path(folder) / "site")
        print(f"the site: {written.files} files, {written.size / 1e6:.2f} MB")
        found: dict[str, list[Stage]] = {}
        with serving_files(Path(folder) / "site") as (address, sent):
            browser = launch(playwright)
            size, small = needed(browser.new_page(), address, sent)
            browser.close()
            print(f"needed before the first turn: {size:,} bytes, compressed {small:,}")
            for _ in range(visits):
                browser = launch(playwright)
                page = browser.new_page()
                first = first_visit(browser, page, address, sent)
                for visit in (first, second_visit(browser, page, sent)):
                    for name, stage in visit.stages.items():
                        found.setdefault(name, []).append(stage)
                browser.close()
    print(f"{'':26} seconds  processor      bytes  compressed")
    for name, stages in found.items():
        seconds, used, size, small = (min(values) for values in zip(*stages, strict=True))
        print(f"{name:26} {seconds:7.2f} {used:10.2f} {size:10,} {small:11,}")
