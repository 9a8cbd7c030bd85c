"""Python for browsers, packed for the site: ``python -m tools.pyodide``.

What ``web/pyodide/package.json`` names is fetched by npm and packed into ``src/gipf/browser/python/``: what is
plain is compressed, since a plain file server compresses nothing; of Python's own modules those are taken that
the package needs, and compiled, and so is the package itself. Where that is done already nothing is done, and
no Node is needed.
"""

import gzip
import hashlib
import io
import json
import sys
import tempfile
import zipfile
from pathlib import Path

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
PLAIN = ("pyodide.mjs",)
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
    web = root / "web" / "pyodide"
    how = [web / "package-lock.json", web / "compile.mjs", Path(__file__)]
    packed = b"".join(path.read_bytes() for path in how) + library_of(root)[1].encode()
    return hashlib.sha256(packed).hexdigest()


def needs_node_package(root: Path = ROOT) -> bool:
    """Say whether it has to be packed, and this machine has no Node that could do it."""
    return not is_built(root) and find_node(wanted_versions(root / "web")) is None


def library_of(root: Path) -> tuple[bytes, str]:
    """Give this package's sources as an archive, and their hash."""
    sys.path.insert(0, str(root / "src"))
    try:
        from gipf.browser import library
    finally:
        sys.path.pop(0)
    package = root / "src" / "gipf"
    return library.packed(package), library.fingerprint(package)


def build(root: Path = ROOT) -> None:
    """Pack it where it is not there yet."""
    if is_built(root):
        return
    web, folder = root / "web" / "pyodide", folder_of(root)
    node = require_node(wanted_versions(root / "web"))
    install_packages(node, web)
    source = web / "node_modules" / "pyodide"
    folder.mkdir(exist_ok=True)
    for name in PLAIN:
        (folder / name).write_bytes((source / name).read_bytes())
    for name in COMPRESSED:
        packed = gzip.compress((source / name).read_bytes(), 9, mtime=0)
        (folder / f"{name}.gz").write_bytes(packed)
    lock = json.loads((source / "pyodide-lock.json").read_text())
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    library, known = library_of(root)
    modules = needed((source / "python_stdlib.zip").read_bytes())
    _compile(node, web, {"stdlib.zip": modules, "gipf.zip": library}, folder)
    (folder / "gipf.txt").write_text(known)
    (folder / ".sources").write_text(fingerprint(root))
    total = sum(path.stat().st_size for path in folder.iterdir())
    print(f"Python for browsers is packed: {total / 1e6:.1f} MB", flush=True)


def _compile(node: Node, web: Path, archives: dict[str, bytes], into: Path) -> None:
    """Compile the modules of archives by the Python that will run them."""
    with tempfile.TemporaryDirectory() as there:
        names: list[str] = []
        for name, data in archives.items():
            old = Path(there) / name
            old.write_bytes(data)
            names += [str(old), str(into / name)]
        if npm(node, "run", "--silent", "compile", "--", *names, web=web, quiet=True):
            raise BuildError("the modules of Python could not be compiled for browsers")


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
