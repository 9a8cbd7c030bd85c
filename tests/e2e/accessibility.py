"""What axe-core finds: https://github.com/dequelabs/axe-core, a dev dependency of ``web/``."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tools.node import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _axe() -> str:
    assert AXE.exists(), "axe-core is not installed: 'make page', or 'npm ci' in web/"
    return AXE.read_text()


def assert_accessible(page: Page) -> None:
    """Fail with everything that axe-core finds on a page as it stands."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())  # not a script element: the server's policy refuses those
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert not found["violations"], "\n".join(_described(page.url, found["violations"]))


def _described(url: str, violations: list[dict[str, Any]]) -> list[str]:
    lines = [url]
    for violation in violations:
        lines.append(f"{violation['id']} ({violation['impact']}): {violation['help']}")
        for node in violation["nodes"]:
            lines.append(f"  {' '.join(map(str, node['target']))}: {node['html'][:200]}")
            lines += [f"    {line.strip()}" for line in node["failureSummary"].splitlines()]
    return lines
