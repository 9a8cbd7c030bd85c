"""What axe-core finds: https://github.com/dequelabs/axe-core, a dev dependency of ``web/``."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.e2e.screens import THEMES
from tools.node import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _axe() -> str:
    assert AXE.exists(), "axe-core is not installed: 'make page', or 'npm ci' in web/"
    return AXE.read_text()


COLOURS = ("color-contrast", "link-in-text-block")
"""Rules that look at colours."""


def assert_accessible(page: Page, *rules: str) -> None:
    """Fail with everything that axe-core finds on a page as it stands, or with what breaks some rules."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())  # not a script element: the server's policy refuses those
    options = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
    found = page.evaluate("(options) => axe.run(document, options)", options)
    assert not found["violations"], "\n".join(_described(page.url, found["violations"]))


def assert_accessible_in_both_themes(page: Page) -> None:
    """Look at everything in one theme; in the other, colours alone are different."""
    for theme, rules in zip(THEMES, ((), COLOURS), strict=True):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert_accessible(page, *rules)


def _described(url: str, violations: list[dict[str, Any]]) -> list[str]:
    lines = [url]
    for violation in violations:
        lines.append(f"{violation['id']} ({violation['impact']}): {violation['help']}")
        for node in violation["nodes"]:
            lines.append(f"  {' '.join(map(str, node['target']))}: {node['html'][:200]}")
            lines += [f"    {line.strip()}" for line in node["failureSummary"].splitlines()]
    return lines
