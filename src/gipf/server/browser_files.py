"""What a page needs to go on without its server: Python, the engine, and who keeps them in the browser."""

import asyncio
import gzip
import mimetypes
import os
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.responses import PlainTextResponse

from gipf.browser import site
from gipf.errors import GipfError
from gipf.server.network import PERSON
from gipf.server.static_files import INDEX, SCRIPT_POLICY

HEADERS = {"Cache-Control": "no-cache", "Content-Security-Policy": SCRIPT_POLICY}
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")


def browser_files(page: Path) -> APIRouter:
    """Serve them beside a page; made when the first is asked for."""
    router = APIRouter(include_in_schema=False)

    @router.get(f"/{site.KEEPER}")
    async def keeper(request: Request) -> Response:
        if not request.scope[PERSON].is_owner:  # a guest's page keeps nothing
            return _missing(site.KEEPER)
        try:
            script = await asyncio.to_thread(_keeper, page, os.stat(page / INDEX).st_mtime_ns)
        except (GipfError, OSError):  # a checkout in which they are not built
            return _missing(site.KEEPER)
        return Response(script, media_type="text/javascript", headers=HEADERS)

    @router.get("/python/{name:path}")
    @router.get("/engine/{name:path}")
    async def part(request: Request) -> Response:
        name = request.url.path.removeprefix("/")
        try:
            data = (await asyncio.to_thread(_beside))[name]
        except (GipfError, KeyError):
            return _missing(name)
        headers, kind = dict(HEADERS), mimetypes.guess_type(name)[0] or "application/octet-stream"
        if "gzip" in request.headers.get("accept-encoding", "") and not name.endswith(".lzma"):
            data = await asyncio.to_thread(_compressed, name)
            headers["Content-Encoding"] = "gzip"
        return Response(data, media_type=kind, headers=headers)

    @router.get(f"/{site.COLLECTION}{{name}}")
    async def game_to_look_at(request: Request, name: str) -> Response:
        is_small = "gzip" in request.headers.get("accept-encoding", "")
        found = await asyncio.to_thread(_games_to_look_at, is_small)
        if name not in found:
            return _missing(f"{site.COLLECTION}{name}")
        headers = {**HEADERS, "Vary": "Accept-Encoding"}
        if is_small:
            headers["Content-Encoding"] = "gzip"
        kind = "application/json" if name.endswith(".json") else "text/plain"
        return Response(found[name], media_type=kind, headers=headers)

    @router.get("/packed/{name}")
    async def pack(name: str) -> Response:
        try:
            data = (await asyncio.to_thread(_packs, page, os.stat(page / INDEX).st_mtime_ns))[
                f"{site.PACKS}{name}"
            ]
        except (GipfError, KeyError, OSError):
            return _missing(f"{site.PACKS}{name}")
        return Response(data, media_type="application/octet-stream", headers=HEADERS)

    return router


def _missing(name: str) -> Response:
    return PlainTextResponse(f"there is no file /{name[:100]}\n", 404)


@lru_cache(maxsize=1)
def _beside() -> dict[str, bytes]:
    return site.files_beside_page()


@lru_cache(maxsize=64)
def _compressed(name: str) -> bytes:
    return gzip.compress(_beside()[name], mtime=0)


@lru_cache(maxsize=2)
def _games_to_look_at(is_small: bool) -> dict[str, bytes]:
    """Read the games to look at by the names of their files, compressed or as they are."""
    found = site.games_to_look_at().items()
    return {
        name.removeprefix(site.COLLECTION): gzip.compress(data, mtime=0) if is_small else data
        for name, data in found
    }


@lru_cache(maxsize=1)
def _packs(page: Path, _built: int) -> dict[str, bytes]:
    """Pack page and engine, once for each time the page was built."""
    return site.packs_of({**site.files_in(page), **_beside()})


@lru_cache(maxsize=4)
def _keeper(page: Path, _built: int) -> str:
    """Write the service worker, once for each time the page was built."""
    return site.keeper(site.hashes_of({**site.files_in(page), **_beside()}), is_served=True)
