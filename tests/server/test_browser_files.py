"""What a server gives its page so that it can go on without it."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest

from gipf import samples
from gipf.browser import site
from gipf.server import browser_files
from gipf.server.app import make_app
from gipf.server.settings import Settings


def fetch(folder: Path, path: str, **headers: str) -> httpx.Response:
    async def get() -> httpx.Response:
        app = make_app(Settings(data=folder / "data", page=folder))
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            return await http.get(path, headers={"Accept-Encoding": "", **headers})

    return asyncio.run(get())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<!doctype html><title>GIPF</title>")
    return tmp_path


def test_the_service_worker_keeps_the_page_python_and_the_engine(folder: Path) -> None:
    answer = fetch(folder, "/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "connect-src 'self'" in answer.headers["content-security-policy"]
    lines = answer.text.splitlines()
    files = json.loads(lines[1].removeprefix("const FILES = "))
    assert {"index.html", "python/parts.json", "engine/constants.json"} <= set(files)
    assert lines[2] == "const IS_SERVED = true"


def test_python_and_the_engine_are_those_of_a_site(folder: Path) -> None:
    files = site.files_beside_page()
    for name in ("python/parts.json", "python/gipf.zip.lzma", "engine/basic.wasm"):
        answer = fetch(folder, f"/{name}")
        assert (answer.status_code, answer.content) == (200, files[name])
    packed = fetch(folder, "/engine/basic.wasm", **{"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == "application/wasm"
    assert packed.content == files["engine/basic.wasm"]
    assert fetch(folder, "/engine/other.wasm").status_code == 404


def test_games_to_look_at_are_fetched_file_by_file(folder: Path) -> None:
    games = samples.collection_path("matrx").read_bytes()
    plain = fetch(folder, "/collection/matrx.gipf")
    assert (plain.status_code, plain.content) == (200, games)
    packed = fetch(folder, "/collection/matrx.gipf", **{"Accept-Encoding": "gzip"})
    assert (packed.headers["content-encoding"], packed.content) == ("gzip", games)
    listed = fetch(folder, "/collection/index.json")
    assert listed.headers["content-type"] == "application/json"
    assert set(listed.json()) == set(samples.FAMILIES)
    assert fetch(folder, "/collection/other.gipf").status_code == 404


def test_without_them_the_page_works_with_its_server_alone(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "PYTHON", folder / "nowhere")
    monkeypatch.setattr(browser_files, "_beside", site.files_beside_page)
    browser_files._keeper.cache_clear()
    assert fetch(folder, "/service-worker.js").status_code == 404
    assert fetch(folder, "/python/parts.json").status_code == 404
    assert fetch(folder, "/").status_code == 200
