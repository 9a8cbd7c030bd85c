"""The picture that goes with a link to the page: ``python -m tests.e2e.preview`` writes it, 1200 by 630."""

from base64 import b64encode
from pathlib import Path

from playwright.sync_api import sync_playwright

from gipf import Position
from gipf.svg import diagram
from tests.e2e.chromium import launch

FILE = Path(__file__).parents[2] / "web" / "public" / "preview.png"
SHOWN = "standard bb1G/1gB2/G2bb1/B3Bgb/4Bb/4G/gb1b w m B8/B4 -- - 9"
FONT = FILE.parents[1] / "src" / "fonts" / "figtree-latin.woff2"
PAGE = """<!doctype html><style>
  @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,FONT) }
  body { margin: 0; width: 1200px; height: 630px; background: #f4ede0; color: #26231d;
    display: flex; align-items: center; justify-content: space-between; font-family: Figtree }
  div { padding-left: 90px } h1 { margin: 0 0 18px; font-size: 112px; letter-spacing: 8px }
  p { margin: 0; font-size: 40px; line-height: 1.35 }
  svg { height: 590px; width: auto; padding-right: 50px } svg .gipf-paper { fill: none !important }
</style><div><h1>GIPF</h1><p>Play, analyse and learn<br>the games of the family</p></div>"""


def main() -> None:
    """Write it."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        shown = diagram(Position.parse(SHOWN), coordinates=False, reserves=False)
        page.set_content(PAGE.replace("FONT", b64encode(FONT.read_bytes()).decode()) + shown)
        page.evaluate("document.fonts.ready.then(() => true)")
        page.screenshot(path=FILE)
        browser.close()
    print(f"{FILE} is written")


if __name__ == "__main__":
    main()
