"""The page itself: the files Vite built, or how to build them."""

import gzip
import mimetypes
from functools import lru_cache
from os import PathLike, stat_result
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from gipf.server.network import PERSON

INDEX = "index.html"
HASHED = "assets"
FOR_EVER = "public, max-age=31536000, immutable"
"""Files in this folder have their contents in their name, so they never change."""
SMALL = 1000
"""Files below this are not worth compressing."""

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; media-src 'self' data:; manifest-src 'self'; "
    "worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
)
SCRIPT_POLICY = (
    "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; connect-src 'self'; "
    "worker-src 'self'; frame-ancestors 'none'"
)
"""What a worker may load: Python, which a page runs when it goes on without the server."""

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


@lru_cache(maxsize=1024)
def _packed(path: str, _tag: str) -> bytes:
    """Compress a file, once for each time it has changed."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)


class PageFiles(StaticFiles):
    """The files of the page, compressed to browsers that want it.

    An address that names no file is one of the page's own, and gets its index.
    """

    def __init__(self, folder: Path, host: str = "guest") -> None:
        super().__init__(directory=folder, check_dir=False)
        self._host = host

    async def check_config(self) -> None:
        """Go without the folder: a page that is not built says how to build it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Give a file, the index, or what to do where there is neither."""
        try:
            found = await super().get_response(path, scope)
            if path in (".", INDEX) and not scope[PERSON].is_owner and found.status_code == 200:
                return self._for_visitor()
            return found
        except HTTPException as error:
            if error.status_code != 404:
                raise
        if path != INDEX:
            if path != "." and "." in Path(path).name:
                return PlainTextResponse(f"there is no file /{path[:100]}\n", 404)
            return await self.get_response(INDEX, scope)
        headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store"}
        return HTMLResponse(MISSING, headers=headers)

    def _for_visitor(self) -> Response:
        """Give the index to who comes from elsewhere: such a page keeps nothing, and plays on nowhere else."""
        index = (Path(str(self.directory)) / INDEX).read_text(encoding="utf-8")
        marked = index.replace('<html lang="en"', f'<html lang="en" data-host="{self._host}"', 1)
        headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store"}
        return HTMLResponse(marked, headers={**headers, "X-Frame-Options": "SAMEORIGIN"})

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Say how long a file may be kept, and what a page may load."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        is_hashed = Path(full_path).parent.name == HASHED
        response.headers["Cache-Control"] = FOR_EVER if is_hashed else "no-cache"
        if Path(full_path).suffix == ".js":
            response.headers["Content-Security-Policy"] = SCRIPT_POLICY
        if Path(full_path).suffix == ".html":
            response.headers["Content-Security-Policy"] = POLICY
            response.headers["X-Frame-Options"] = "SAMEORIGIN"
        return _compressed(response, stat_result, Headers(scope=scope))


def _compressed(response: Response, found: stat_result, asked: Headers) -> Response:
    """Give a file compressed where that is worth while and the browser wants it whole."""
    if not isinstance(response, FileResponse) or found.st_size < SMALL:
        return response
    response.headers["Vary"] = "Accept-Encoding"
    if "gzip" not in asked.get("accept-encoding", "") or "range" in asked:
        return response
    packed = _packed(str(response.path), response.headers["etag"])
    headers = {**response.headers, "content-encoding": "gzip", "content-length": f"{len(packed)}"}
    return Response(packed, response.status_code, headers)
