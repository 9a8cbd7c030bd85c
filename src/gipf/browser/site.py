"""The whole app as plain files: the page, Python for browsers with this package in it, and the engine.

Any web server can serve them, from any folder, and needs to know nothing of them.
"""

import hashlib
import json
import shutil
from html import escape
from pathlib import Path
from typing import NamedTuple

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
    hashes = hashes_of(files)
    files[KEEPER] = keeper(hashes).encode()
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
    listed = json.dumps({name: hash_ for name, hash_ in hashes.items() if name != PREVIEW})
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
    for name in ("assets", "python", "engine"):
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
    for part, there in (
        ("python", PYTHON / "pyodide.mjs"),
        ("engine", ENGINE / "constants.json"),
    ):
        if not there.exists():
            raise GipfError("site-not-built", part=part)
    return {
        **{f"python/{name}": data for name, data in _python().items()},
        **{f"engine/{name}": data for name, data in files_in(ENGINE).items()},
    }


def _python() -> dict[str, bytes]:
    """Python's files; ``parts.json`` says what is fetched, and how large it is packed and unpacked."""
    files = files_in(PYTHON)
    sizes: dict[str, int] = json.loads(files.pop("sizes.json"))
    if files.pop("gipf.txt", b"").decode() != library.fingerprint(PACKAGE):
        sources = library.archive(PACKAGE)  # they are compiled when they are first used
        files["gipf.zip.lzma"], sizes["gipf.zip"] = library.packed(sources), len(sources)
    parts = {name: (files[f"{name}.lzma"], size) for name, size in sizes.items()}
    version = hashlib.sha256(b"".join(data for data, _ in parts.values())).hexdigest()[:16]
    listed = {name: (len(data), size) for name, (data, size) in parts.items()}
    files["parts.json"] = json.dumps({"version": version, "files": listed}).encode()
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
