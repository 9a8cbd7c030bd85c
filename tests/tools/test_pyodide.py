"""Python for browsers: what of its library is packed is what the package imports."""

import ast
import sys
import zipfile
from io import BytesIO

from gipf.browser import library, site
from tools.pyodide import is_kept

BUILT_IN = {"fcntl", "itertools", "math", "msvcrt", "select", "sys", "time", "zlib"}
"""Modules that are part of Python itself, or of another system's."""


def imported() -> dict[str, str]:
    """List what the packed modules import of Python's own library, and where."""
    found: dict[str, str] = {}
    with zipfile.ZipFile(BytesIO(library.archive(site.PACKAGE))) as packed:
        for name in packed.namelist():
            if not name.endswith(".py"):
                continue
            for node in ast.walk(ast.parse(packed.read(name))):
                if isinstance(node, ast.Import):
                    found |= {alias.name: name for alias in node.names}
                elif isinstance(node, ast.ImportFrom):
                    found[node.module or ""] = name
    return {name: where for name, where in found.items() if _is_pythons(name)}


def _is_pythons(name: str) -> bool:
    return name.partition(".")[0] in sys.stdlib_module_names and name not in BUILT_IN


def test_what_the_package_imports_is_packed() -> None:
    ways = {name: name.replace(".", "/") for name in imported()}
    missing = {
        name: imported()[name]
        for name, path in ways.items()
        if not is_kept(f"{path}.py") and not is_kept(f"{path}/__init__.py")
    }
    assert not missing
