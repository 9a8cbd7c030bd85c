"""How the server says it is."""

from pathlib import Path

import pytest

from gipf.browser import site as browser_site
from tests.server.serving import Site


def test_the_server_says_how_it_is(site: Site) -> None:
    health = site.http.get("/api/health").json()
    assert health["name"] == "gipf"
    assert health["engine"]["state"] in ("starting", "compiling", "ready", "restarting")
    assert health["database"]["state"] == "ready"
    assert health["offline"] is True


def test_a_server_without_the_parts_for_browsers_says_so(
    site: Site, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(browser_site, "PYTHON", tmp_path / "nowhere")
    assert site.http.get("/api/health").json()["offline"] is False
