"""Python for browsers, packed for the site: ``python -m tools.pyodide``.

What ``web/pyodide/package.json`` names is fetched by npm and packed into ``src/gipf/browser/python/``,
compressed, since a plain file server compresses nothing; of Python's own modules those are taken that
the package needs, and compiled, and so is the package itself. Where that is done already nothing is done, and
no Node is needed.
"""

import hashlib
import io
import json
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path
from types import ModuleType

from tools.building import ROOT, BuildError, build_or_exit
from tools.node import (
    Node,
    find_node,
    install_packages,
    npm,
    require_node,
    wanted_versions,
)

COMPRESSED = ("pyodide.asm.mjs", "pyodide.asm.wasm")
PLAIN = "pyodide.mjs"
KEPT = """
    __future__ _collections_abc _colorize _compat_pickle _opcode_metadata _py_warnings _pyodide
    _sitebuiltins _ssl _threading_local _weakrefset abc annotationlib ast asyncio base64 bisect bz2
    codecs codeop collections compression concurrent contextlib contextvars copy copyreg dataclasses
    datetime decimal dis email encodings enum fnmatch fractions functools genericpath glob hashlib
    heapq hmac html importlib inspect io ipaddress json keyword linecache locale logging lzma ntpath
    numbers opcode operator os pathlib pickle platform posixpath pprint pyodide queue random re
    reprlib secrets selectors shlex shutil signal site socket ssl stat statistics string struct
    subprocess tempfile textwrap threading token tokenize traceback types typing urllib warnings
    weakref zipfile zipimport
"""
"""The modules of Python that are taken, by the first part of their paths."""
LEFT_OUT = {
    "asyncio": "__main__ proactor_events tools windows_events windows_utils",
    "concurrent": "futures/interpreter futures/process",
    "html": "parser",
    "json": "__main__ tool",
    "logging": "config handlers",
    "urllib": "error request response robotparser",
}
"""What of them is not."""
TAKEN = {
    "email": "__init__",
    "encodings": "__init__ aliases ascii cp437 idna latin_1 raw_unicode_escape utf_8",
}
"""Those of which only so much is taken."""
DATE = (2020, 1, 1, 0, 0, 0)
"""The date of all files: the same sources give the same bytes."""


def folder_of(root: Path) -> Path:
    """Give the folder it is packed into."""
    return root / "src" / "gipf" / "browser" / "python"


def is_built(root: Path = ROOT) -> bool:
    """Say whether it is there, of these sources; without sources, it is what it is."""
    stamp, web = folder_of(root) / ".sources", root / "web" / "pyodide"
    return not web.exists() or (stamp.exists() and stamp.read_text() == fingerprint(root))


def fingerprint(root: Path) -> str:
    """Give a hash of what is packed, and how."""
    return hashlib.sha256((_pyodide(root) + library_of(root)[1]).encode()).hexdigest()


def _pyodide(root: Path) -> str:
    """Give a hash of what is packed besides this package, and how."""
    web, package = root / "web" / "pyodide", root / "src" / "gipf" / "browser" / "library.py"
    how = [web / "package-lock.json", web / "compile.mjs", package, Path(__file__)]
    return hashlib.sha256(b"".join(path.read_bytes() for path in how)).hexdigest()


def needs_node_package(root: Path = ROOT) -> bool:
    """Say whether it has to be packed, and this machine has no Node that could do it."""
    return not is_built(root) and find_node(wanted_versions(root / "web")) is None


def library_of(root: Path) -> tuple[bytes, str]:
    """Give this package's sources as an archive, and their hash."""
    package = root / "src" / "gipf"
    return _library(root).archive(package), _library(root).fingerprint(package)


def _packed(root: Path, data: bytes) -> bytes:
    packed: bytes = _library(root).packed(data)
    return packed


def _library(root: Path) -> ModuleType:
    sys.path.insert(0, str(root / "src"))
    try:
        from gipf.browser import library
    finally:
        sys.path.pop(0)
    return library


def build(root: Path = ROOT) -> None:
    """Pack it where it is not there yet."""
    if is_built(root):
        return
    web, folder = root / "web" / "pyodide", folder_of(root)
    node = require_node(wanted_versions(root / "web"))
    install_packages(node, web)
    source = web / "node_modules" / "pyodide"
    library, known = library_of(root)
    archives = {"gipf.zip": library}
    plain: dict[str, bytes] = {}
    if not _is_packed(root):
        shutil.rmtree(folder, ignore_errors=True)
        plain = {name: (source / name).read_bytes() for name in COMPRESSED}
        archives["stdlib.zip"] = needed((source / "python_stdlib.zip").read_bytes())
    folder.mkdir(exist_ok=True)
    plain |= _compiled(node, web, archives)
    for name, data in plain.items():
        (folder / f"{name}.lzma").write_bytes(_packed(root, data))
    (folder / PLAIN).write_bytes((source / PLAIN).read_bytes())
    lock = json.loads((source / "pyodide-lock.json").read_text())
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    (folder / "gipf.txt").write_text(known)
    (folder / ".pyodide").write_text(_pyodide(root))
    (folder / ".sources").write_text(fingerprint(root))
    total = sum(path.stat().st_size for path in folder.iterdir())
    print(f"Python for browsers is packed: {total / 1e6:.1f} MB", flush=True)


def _is_packed(root: Path) -> bool:
    """Say whether all is there but this package."""
    stamp = folder_of(root) / ".pyodide"
    return stamp.exists() and stamp.read_text() == _pyodide(root)


def _compiled(node: Node, web: Path, archives: dict[str, bytes]) -> dict[str, bytes]:
    """Compile the modules of archives by the Python that will run them."""
    with tempfile.TemporaryDirectory() as there:
        old, new = Path(there) / "old", Path(there) / "new"
        names: list[str] = []
        for folder in (old, new):
            folder.mkdir()
        for name, data in archives.items():
            (old / name).write_bytes(data)
            names += [str(old / name), str(new / name)]
        if npm(node, "run", "--silent", "compile", "--", *names, web=web, quiet=True):
            raise BuildError("the modules of Python could not be compiled for browsers")
        return {name: (new / name).read_bytes() for name in archives}


def needed(library: bytes) -> bytes:
    """Take of Python's own modules what a page needs."""
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(library)) as old, zipfile.ZipFile(packed, "w") as new:
        for name in sorted(filter(is_kept, old.namelist())):
            new.writestr(zipfile.ZipInfo(name, DATE), old.read(name))
    return packed.getvalue()


def is_kept(name: str) -> bool:
    """Whether a module is packed.

    >>> [is_kept(name) for name in ("json/__init__.py", "email/message.py", "json/tool.py", "cmd.py")]
    [True, False, False, False]
    """
    first, _, rest = name.removesuffix(".py").partition("/")
    if first in TAKEN:
        return rest in TAKEN[first].split()
    return first in KEPT.split() and rest not in LEFT_OUT.get(first, "").split()


if __name__ == "__main__":
    build_or_exit(build)
