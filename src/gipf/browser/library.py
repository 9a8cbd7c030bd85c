"""What a browser needs of this package, as an archive: rules, host and engine, no server and no terminal."""

import hashlib
import io
import lzma
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

NOT_THERE = ("cli", "envs", "match", "net", "server", "terminal", "train")
"""Parts of the package that are of no use in a browser."""
BUILT = (("browser", "python"), ("engine", "wasm"))
"""Folders of what a site has beside it."""
COMPILED = re.compile(rb"^(import|from) (numpy|numba)\b", re.MULTILINE)
"""What modules say that are compiled for a processor, and are of no use in a browser either."""
IMPORT = re.compile(
    r"^[ \t]*(?:from (gipf[\w.]*) import (\([^)]*\)|[^\n]*)|import (gipf[\w.]*))", re.MULTILINE
)
KERNEL = re.compile(r"^KERNEL = ", re.MULTILINE)
"""What the module of a side game with a kernel says."""
DATE = (2020, 1, 1, 0, 0, 0)
"""The date of all files: the same sources give the same bytes."""


def archive(package: Path) -> bytes:
    """Put it into an archive, which is not compressed: that is done to the whole of it."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as files:
        for name, data in _files(package):
            files.writestr(zipfile.ZipInfo(f"gipf/{name}", DATE), data)
    return written.getvalue()


def packed(data: bytes) -> bytes:
    """Compress a file as far as browsers are to fetch it; ``web/src/host/lzma.ts`` unpacks it.

    >>> len(packed(bytes(100_000))) < 100, lzma.decompress(packed(b"gipf"))
    (True, b'gipf')
    """
    how = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "lc": 3, "lp": 0, "pb": 0}
    done = lzma.compress(data, format=lzma.FORMAT_ALONE, filters=[how])
    return (
        done[:5] + len(data).to_bytes(8, "little") + done[13:]
    )  # the size, which lzma leaves open


def fingerprint(package: Path) -> str:
    """Give a hash of names and contents."""
    total = hashlib.sha256()
    for name, data in _files(package):
        total.update(f"{name} {hashlib.sha256(data).hexdigest()}\n".encode())
    return total.hexdigest()


def _files(package: Path) -> Iterator[tuple[str, bytes]]:
    files: dict[str, bytes] = {}
    for path in sorted(package.rglob("*")):
        place = path.relative_to(package)
        if is_packed(place) and path.is_file():
            data = path.read_bytes()
            if not COMPILED.search(data):
                files[place.as_posix()] = data
    wanted = _imported({_module(name): data.decode() for name, data in files.items()})
    for name, data in files.items():
        if not name.endswith(".py") or _module(name) in wanted:
            yield name, data


def _module(name: str) -> str:
    """Give the name of a module.

    >>> _module("rules/rows.py"), _module("course/__init__.py"), _module("__init__.py")
    ('gipf.rules.rows', 'gipf.course', 'gipf')
    """
    parts = ["gipf", *name.removesuffix(".py").split("/")]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _later(modules: dict[str, str]) -> list[str]:
    """List the modules that are imported by their names when they are needed: side games and their kernels."""
    return [
        name
        for name, source in modules.items()
        if name.startswith("gipf.side_games.")
        or (name.startswith("gipf.side_kernels.") and KERNEL.search(source))
    ]


def _imported(modules: dict[str, str]) -> set[str]:
    """Give the modules that the host imports, at once or later, and those these import."""
    found: set[str] = set()
    left = ["gipf.browser.start", *_later(modules)]
    while left:
        name = left.pop()
        if name in found or name not in modules:
            continue
        found.add(name)
        left.append(name.rpartition(".")[0])
        for package, names, module in IMPORT.findall(modules[name]):
            left.append(module or package)
            left += (f"{package}.{each}" for each in re.findall(r"\w+", names))
    return found


def is_packed(name: Path) -> bool:
    """Whether a file goes along; the page has the texts of other languages itself.

    >>> [is_packed(Path(name)) for name in ("rules/rows.py", "books/basic.txt", "server/app.py")]
    [True, True, False]
    """
    if name.parts[0] in NOT_THERE or "__pycache__" in name.parts:
        return False
    if name.parts[0] == "locales":
        return name.parts[1:2] == ("en",) and name.suffix == ".ftl"
    if name.parts[0] == "samples":
        return name.suffix == ".py"
    if name.parts[0] == "books":
        return name.suffix in (".py", ".txt")
    return name.suffix in (".py", ".json") and name.parts[:2] not in BUILT
