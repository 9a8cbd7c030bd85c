"""The files of the page."""

import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from gipf.server.app import make_app
from gipf.server.settings import Settings


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>GIPF</title>")
    (folder / "assets" / "main-abc123.js").write_text("// board\n" * 500)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "piece.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def client(folder: Path) -> httpx.AsyncClient:
    app: FastAPI = make_app(Settings(data=folder.parent / "data", page=folder))
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(app),
        base_url="http://localhost",
        headers={"Accept-Encoding": ""},
    )


async def get(folder: Path, path: str, **headers: str) -> httpx.Response:
    async with client(folder) as http:
        return await http.get(path, headers={k.replace("_", "-"): v for k, v in headers.items()})


def fetch(folder: Path, path: str, **headers: str) -> httpx.Response:
    import asyncio

    return asyncio.run(get(folder, path, **headers))


def test_the_routes_of_the_page_are_answered_with_its_index(folder: Path) -> None:
    for path in ("/", "/index.html", "/play/abc", "/learn"):
        answer = fetch(folder, path)
        assert answer.status_code == 200
        assert answer.text.endswith("<title>GIPF</title>")
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]


def test_a_file_with_its_contents_in_its_name_is_kept_for_ever(folder: Path) -> None:
    answer = fetch(folder, "/assets/main-abc123.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_files_are_sent_compressed_to_who_wants_it(folder: Path) -> None:
    plain = fetch(folder, "/assets/main-abc123.js")
    packed = fetch(folder, "/assets/main-abc123.js", accept_encoding="br, gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 10
    assert packed.content == plain.content  # httpx unpacks it
    assert gzip.compress(b"") and "content-encoding" not in plain.headers
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    assert plain.headers["etag"] == packed.headers["etag"]


def test_a_file_that_has_changed_is_compressed_anew(folder: Path) -> None:
    for text in (2000 * "old ", 2000 * "newer "):
        (folder / "index.html").write_text(text)
        assert fetch(folder, "/", accept_encoding="gzip").text == text


def test_a_part_of_a_file_is_sent_as_it_is(folder: Path) -> None:
    whole = fetch(folder, "/assets/main-abc123.js")
    part = fetch(folder, "/assets/main-abc123.js", accept_encoding="gzip", range="bytes=10-19")
    assert (part.status_code, part.content) == (206, whole.content[10:20])
    assert "content-encoding" not in part.headers


def test_what_is_known_already_is_not_sent_again(folder: Path) -> None:
    tag = fetch(folder, "/").headers["etag"]
    again = fetch(folder, "/", if_none_match=tag)
    assert (again.status_code, again.content) == (304, b"")
    (folder / "index.html").write_text("new")
    assert fetch(folder, "/", if_none_match=tag).text == "new"


def test_each_kind_of_file_says_what_it_is(folder: Path) -> None:
    assert (
        fetch(folder, "/manifest.webmanifest").headers["content-type"]
        == "application/manifest+json"
    )
    assert fetch(folder, "/piece.svg").headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    ["/no.js", "/assets/old-1.js", "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt"],
)
def test_nothing_outside_the_folder_and_nothing_that_is_not_there_is_sent(
    folder: Path, path: str
) -> None:
    answer = fetch(folder, path)
    assert answer.status_code == 404
    assert "secret" not in answer.text.replace("secret.txt", "")


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    answer = fetch(tmp_path / "nothing", "/")
    assert answer.status_code == 200
    assert "make page" in answer.text
    assert answer.headers["cache-control"] == "no-store"
