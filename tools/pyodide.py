"""Python for browsers, packed for the site: ``python -m tools.pyodide``.

What ``web/pyodide/package.json`` names is fetched by npm and packed into ``src/gipf/browser/python/``: what is
plain is compressed, since a plain file server compresses nothing, and modules of Python that no page needs are
left out. Where that is done already nothing is done, and no Node is needed.
"""

import gzip
import hashlib
import io
import zipfile
from pathlib import Path

from tools.node import install_packages, require_node, wanted_versions

ROOT = Path(__file__).parent.parent
COMPRESSED = ("pyodide.asm.mjs", "pyodide.asm.wasm")
PLAIN = ("pyodide.mjs",)
LEFT_OUT = (
    *("_pyio.py", "_pyrepl", "_sysconfigdata__emscripten_wasm32-emscripten.py", "antigravity.py"),
    *(
        "bdb.py",
        "cProfile.py",
        "cmd.py",
        "code.py",
        "codeop.py",
        "compileall.py",
        "configparser.py",
    ),
    *("ctypes", "curses", "dbm", "difflib.py", "doctest.py", "email", "ensurepip", "filecmp.py"),
    *("fileinput.py", "ftplib.py", "getpass.py", "gettext.py", "html", "http", "idlelib"),
    *("imaplib.py", "mailbox.py", "mimetypes.py", "modulefinder.py", "multiprocessing", "netrc.py"),
    *("optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "profile.py"),
    *(
        "pstats.py",
        "pyclbr.py",
        "pydoc.py",
        "pydoc_data",
        "rlcompleter.py",
        "sched.py",
        "shelve.py",
    ),
    *("smtplib.py", "socketserver.py", "sqlite3", "symtable.py", "tabnanny.py", "this.py"),
    *("timeit.py", "tkinter", "tomllib", "trace.py", "tracemalloc.py", "turtle.py", "turtledemo"),
    *("unittest", "uuid.py", "venv", "webbrowser.py", "wsgiref", "xml", "xmlrpc", "zipapp.py"),
)
"""Modules of Python, by the first part of their paths."""
ENCODINGS = (
    "__init__",
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "raw_unicode_escape",
    "utf_8",
)
DATE = (2020, 1, 1, 0, 0, 0)
"""The date of all files: the same sources give the same bytes."""


def folder_of(root: Path) -> Path:
    """Give the folder it is packed into."""
    return root / "src" / "gipf" / "browser" / "python"


def fingerprint(root: Path) -> str:
    """Give a hash of what is packed, and how."""
    lock = (root / "web" / "pyodide" / "package-lock.json").read_bytes()
    return hashlib.sha256(lock + Path(__file__).read_bytes()).hexdigest()


def is_built(root: Path = ROOT) -> bool:
    """Say whether it is there; without sources, it is what it is."""
    stamp = folder_of(root) / ".sources"
    if not (root / "web" / "pyodide").exists():
        return True
    return stamp.exists() and stamp.read_text() == fingerprint(root)


def build(root: Path = ROOT) -> None:
    """Pack it where it is not there yet."""
    if is_built(root):
        return
    web, folder = root / "web" / "pyodide", folder_of(root)
    install_packages(require_node(wanted_versions(root / "web")), web)
    source = web / "node_modules" / "pyodide"
    folder.mkdir(exist_ok=True)
    for name in PLAIN:
        (folder / name).write_bytes((source / name).read_bytes())
    for name in COMPRESSED:
        packed = gzip.compress((source / name).read_bytes(), 9, mtime=0)
        (folder / f"{name}.gz").write_bytes(packed)
    (folder / "stdlib.zip").write_bytes(trimmed((source / "python_stdlib.zip").read_bytes()))
    (folder / ".sources").write_text(fingerprint(root))
    total = sum(path.stat().st_size for path in folder.iterdir())
    print(f"Python for browsers is packed: {total / 1e6:.1f} MB", flush=True)


def trimmed(library: bytes) -> bytes:
    """Leave out of Python's own modules what no page needs."""
    with zipfile.ZipFile(io.BytesIO(library)) as old:
        names = [name for name in old.namelist() if not name.endswith("/") and is_kept(name)]
        return zipped({name: old.read(name) for name in names})


def is_kept(name: str) -> bool:
    """Whether a module is packed.

    >>> is_kept("json/__init__.py"), is_kept("email/message.py"), is_kept("encodings/cp1252.py")
    (True, False, False)
    """
    first, _, rest = name.partition("/")
    if first == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return first not in LEFT_OUT


def zipped(files: dict[str, bytes]) -> bytes:
    """Put files into an archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data, compresslevel=9)
    return packed.getvalue()


if __name__ == "__main__":
    build()
