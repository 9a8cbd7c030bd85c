"""The whole app as plain files: the page, Python for browsers with this package in it, and the engine.

Any web server can serve them, from any folder, and needs to know nothing of them.
"""

import hashlib
import json
import re
import shutil
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from gipf import samples
from gipf.browser import library
from gipf.errors import GipfError

PACKAGE = Path(__file__).parent.parent
PAGE = PACKAGE / "server" / "page"
PYTHON = PACKAGE / "browser" / "python"
ENGINE = PACKAGE / "engine" / "wasm"
LIST = "files.json"
"""The file of a site that lists all others; a folder that has one is a site, and may be written anew."""
KEEPER = "service-worker.js"
PREVIEW = "preview.png"
COLLECTION = "collection/"
"""The folder of the games to look at, which are fetched when somebody looks for them, and not kept before."""
PACKS = "packed/"
"""The folder of packs, from which a browser takes what it keeps and has not fetched yet."""
TEXT = re.compile(r"assets/text-(\w\w)-")
"""What files are called that only readers of a language need: ``web/vite.config.ts`` does that."""
ALONE = (".lzma", ".weights", ".png", ".woff2", ".html")
"""What is as small as it can be; and documents, which a server may send with other headers."""


class Written(NamedTuple):
    """What a site is made of."""

    files: int
    size: int


def write_site(folder: Path, address: str = "") -> Written:
    """Write the site into a folder: a new one, an empty one, or one that has a site already.

    ``address``: where it will be found; links to it then show a picture elsewhere.
    """
    if not (PAGE / "index.html").exists():
        raise GipfError("site-not-built", part="page")
    beside = files_beside_page()
    _clear(folder)
    index = page_by_itself((PAGE / "index.html").read_text(encoding="utf-8"), address).encode()
    files = {**files_in(PAGE), "index.html": index, **beside}
    files |= packs_of(files)
    hashes = hashes_of(files)
    files[KEEPER] = keeper(hashes).encode()
    looked_at = games_to_look_at()
    files |= looked_at
    hashes |= hashes_of(looked_at)
    files[LIST] = (json.dumps(hashes, indent=0) + "\n").encode()
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return Written(len(files), sum(map(len, files.values())))


def hashes_of(files: dict[str, bytes]) -> dict[str, str]:
    """List files by their names, each with a hash of its contents."""
    return {name: hashlib.sha256(data).hexdigest()[:16] for name, data in sorted(files.items())}


def keeper(hashes: dict[str, str], *, is_served: bool = False) -> str:
    """Write the service worker, which keeps all files in the browser; another one for other files.

    ``is_served``: they are those of a server, which is asked for its page as long as it answers.
    """
    kept = {name: hash_ for name, hash_ in hashes.items() if name != PREVIEW and PACKS not in name}
    listed = json.dumps(kept)
    version = hashlib.sha256(listed.encode()).hexdigest()[:16]
    script = (PACKAGE / "browser" / "service_worker.js").read_text(encoding="utf-8")
    known = f"const VERSION = {version!r}\nconst FILES = {listed}\n"
    return f"{known}const IS_SERVED = {json.dumps(is_served)}\n\n{script}"


def _clear(folder: Path) -> None:
    """Take away the site that is there; leave alone what is none."""
    if not folder.exists():
        return
    if not folder.is_dir() or (any(folder.iterdir()) and not (folder / LIST).exists()):
        raise GipfError("site-folder-taken", folder=str(folder))
    for name in ("assets", "collection", "python", "engine", "packed"):
        shutil.rmtree(folder / name, ignore_errors=True)


def files_in(folder: Path) -> dict[str, bytes]:
    """Read the files of a folder by their names; what begins with a dot is the builder's."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def files_beside_page() -> dict[str, bytes]:
    """Read what a page has to have that is its own host: Python and the engine, by their names."""
    if part := _unbuilt():
        raise GipfError("site-not-built", part=part)
    return {
        **{f"python/{name}": data for name, data in _python().items()},
        **{f"engine/{name}": data for name, data in files_in(ENGINE).items()},
    }


def games_to_look_at() -> dict[str, bytes]:
    """Read the games to look at, and the list of them, by their names."""
    return {f"{COLLECTION}{name}": data for name, data in files_in(samples.COLLECTION).items()}


def is_beside_page_built() -> bool:
    """Whether there is what a page has to have that is its own host; a checkout may be without."""
    return not _unbuilt()


def _unbuilt() -> str:
    """Name the first part that is not built."""
    parts = {"python": PYTHON / "pyodide.mjs", "engine": ENGINE / "constants.json"}
    return next((part for part, there in parts.items() if not there.exists()), "")


def packs_of(files: dict[str, bytes]) -> dict[str, bytes]:
    """Pack what a browser is to keep: what all need, and for each language what its readers need."""
    packs: dict[str, dict[str, bytes]] = {}
    for name, data in files.items():
        if not name.endswith(ALONE):
            language = TEXT.match(name)
            packs.setdefault(language[1] if language else "all", {})[name] = data
    return {f"{PACKS}{pack}.lzma": _pack(tuple(part.items())) for pack, part in packs.items()}


@lru_cache(maxsize=16)
def _pack(files: tuple[tuple[str, bytes], ...]) -> bytes:
    """Pack files: a line of JSON with names, sizes and hashes, then the files.

    ``web/src/site/unpack.ts`` reads it.
    """
    hashes = hashes_of(dict(files))
    head = json.dumps([[name, len(data), hashes[name]] for name, data in files])
    return library.packed(head.encode() + b"\n" + b"".join(data for _, data in files))


def _python() -> dict[str, bytes]:
    """Python's files; ``parts.json`` says what is fetched, and how large it is."""
    files = files_in(PYTHON)
    if files.pop("gipf.txt", b"").decode() != library.fingerprint(PACKAGE):
        sources = library.archive(PACKAGE)  # they are compiled when they are first used
        files["gipf.zip.lzma"] = library.packed(sources)
    parts = {name: data for name, data in files.items() if name.endswith(".lzma")}
    version = hashlib.sha256(b"".join(parts.values())).hexdigest()[:16]
    sizes = {name.removesuffix(".lzma"): len(data) for name, data in parts.items()}
    files["parts.json"] = json.dumps({"version": version, "files": sizes}).encode()
    return files


def page_by_itself(index: str, address: str = "") -> str:
    """Let the page be its own host, from any folder; who previews a link wants the picture's whole address.

    >>> page_by_itself('<html lang="en"><link href="/icon.svg" />')
    '<html lang="en" data-host="browser"><link href="./icon.svg" />'
    >>> page_by_itself('<meta content="/preview.png" />', "https://example.org/gipf")
    '<meta content="https://example.org/gipf/preview.png" />'
    """
    if address:
        index = index.replace(f'"/{PREVIEW}"', f'"{escape(address.rstrip("/"))}/{PREVIEW}"')
    index = index.replace('<html lang="en"', '<html lang="en" data-host="browser"', 1)
    return index.replace('="/', '="./')
