"""Draw the icons of the page: one SVG, and PNGs of it for those who cannot read SVG.

Run it with Playwright and a Chromium: ``python web/dev/icons.py [path of chromium]``.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "public"
ACCENT, ON_ACCENT, PAPER = "#a84a00", "#ffffff", "#fdf7e8"

SIGN = f"""\
<path d="M32 3L57 17.5V46.5L32 61L7 46.5V17.5Z" fill="{ACCENT}" stroke="{ACCENT}" stroke-width="5" \
stroke-linejoin="round"/>
<path d="M32 8V56M12 20L52 44M52 20L12 44" stroke="{ON_ACCENT}" stroke-width="2.2" stroke-opacity=".55"/>
<circle cx="32" cy="32" r="11" fill="{ON_ACCENT}"/>
<circle cx="32" cy="32" r="7.5" fill="none" stroke="{ACCENT}" stroke-width="2"/>
"""


def icon(margin: float = 0, background: str = "") -> str:
    """Write the icon, with a margin of so many of its 64 units where it may be cut to a shape."""
    size = 64 + 2 * margin
    ground = (
        f'<rect x="{-margin}" y="{-margin}" width="{size}" height="{size}" fill="{background}"/>\n'
        if background
        else ""
    )
    box = f"{-margin:g} {-margin:g} {size:g} {size:g}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n{ground}{SIGN}</svg>\n'


PICTURES = {
    "icon-48.png": (48, icon()),
    "icon-180.png": (180, icon(8, PAPER)),
    "icon-192.png": (192, icon()),
    "icon-512.png": (512, icon()),
    "icon-maskable-512.png": (512, icon(16, PAPER)),
}


def main() -> None:
    """Write all icons."""
    PUBLIC.mkdir(exist_ok=True)
    (PUBLIC / "icon.svg").write_text(icon(), encoding="utf-8")
    with sync_playwright() as playwright:
        path = sys.argv[1] if len(sys.argv) > 1 else "/usr/bin/chromium"
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, (size, drawing) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
