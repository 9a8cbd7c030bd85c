"""Pictures of every page, on a desktop and a phone, light and dark: ``python -m tests.e2e.pictures``.

With names of pages, such as ``study``, only of these.
"""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.e2e.chromium import launch
from tests.e2e.pages import MOMENTS, PAGES
from tests.e2e.screens import SCREENS, THEMES, open_window
from tests.e2e.serving import serving

FOLDER = Path(__file__).parent.parent.parent / "docs" / "pictures"
QUALITY = 88
"""Of WebP, in which a picture is a quarter of what it is as PNG."""


def main() -> None:
    """Write them all, in place of those that are there."""
    wanted = [
        shown for shown in (*PAGES, *MOMENTS) if shown.name in sys.argv[1:] or not sys.argv[1:]
    ]
    FOLDER.mkdir(exist_ok=True)
    for old in [] if sys.argv[1:] else FOLDER.glob("*.webp"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for shown in wanted:
            path = shown.prepare(server)
            for screen in SCREENS:
                for theme in THEMES:
                    window = open_window(browser, server.address, screen, theme, unfolded=False)
                    shown.go(window.page, path)
                    picture = FOLDER / f"{shown.name}-{screen.name}-{theme}.webp"
                    picture.write_bytes(taken(window.page))
                    window.context.close()
                    print(picture.relative_to(FOLDER.parent.parent), flush=True)
        browser.close()


def taken(page: Page) -> bytes:
    """Take a picture of what a window shows."""
    session = page.context.new_cdp_session(page)
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(answer["data"])


if __name__ == "__main__":
    main()
