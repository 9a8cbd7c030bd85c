"""The page itself: the files Vite built, or how to build them."""

import asyncio
import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from starlette.responses import Response

INDEX = "index.html"
HASHED = "assets/"
"""Files under this folder have their contents in their name, so they never change."""
COMPRESSED = (
    "text/",
    "application/javascript",
    "application/json",
    "image/svg",
    "application/manifest",
)
SMALL = 1000

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>GIPF</title>
<h1>The page is not built yet</h1>
<p>The server runs, but its page is missing. In the folder of the sources, build it by</p>
<pre>make page</pre>
<p>and load this again. Meanwhile <code>gipf play --terminal</code> plays in a terminal, and
<a href="/api/docs">the API</a> works.</p>
</html>
"""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


@dataclass(frozen=True)
class _File:
    content: bytes
    compressed: bytes | None
    kind: str
    tag: str


class Pages:
    """Answers with the files of a folder; what is no file is a route of the page, so its index."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._files: dict[tuple[Path, int, int], _File] = {}

    async def answer(self, path: str, headers: Mapping[str, str]) -> Response:
        """Give a file."""
        file = await asyncio.to_thread(self._find, path)
        if file is None and "." in path.rsplit("/", 1)[-1]:
            return Response(f"there is no file /{path[:100]}\n", 404, media_type="text/plain")
        if file is None:
            file = await asyncio.to_thread(self._find, INDEX)
            path = INDEX
        if file is None:
            return _page(MISSING.encode(), "no-store")
        return _served(file, path, headers)

    def _find(self, path: str) -> _File | None:
        place = (self._folder / (path or INDEX)).resolve()
        if not place.is_relative_to(self._folder) or not place.is_file():
            return None
        status = place.stat()
        key = (place, status.st_mtime_ns, status.st_size)
        if key not in self._files:
            self._files[key] = _read(place)
        return self._files[key]


def _read(place: Path) -> _File:
    content = place.read_bytes()
    kind = mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    worth_it = len(content) > SMALL and kind.startswith((*COMPRESSED, "text/javascript"))
    compressed = gzip.compress(content, 9, mtime=0) if worth_it else None
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return _File(content, compressed, kind, tag)


def _served(file: _File, path: str, headers: Mapping[str, str]) -> Response:
    cache = "public, max-age=31536000, immutable" if path.startswith(HASHED) else "no-cache"
    answer = {"ETag": file.tag, "Vary": "Accept-Encoding", "Cache-Control": cache}
    if file.kind == "text/html":
        answer["Content-Security-Policy"] = POLICY
    if headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=answer)
    content = file.content
    if file.compressed and "gzip" in headers.get("accept-encoding", ""):
        content = file.compressed
        answer["Content-Encoding"] = "gzip"
    return Response(content, media_type=file.kind, headers=answer)


def _page(content: bytes, cache: str) -> Response:
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": cache}
    return Response(content, media_type="text/html", headers=headers)
