"""Compiling: the decorators of compiled functions, and the folder in which their code is kept.

The folder is named by a hash of the sources and of the versions involved: Numba alone does not notice a
change in another module. It is Numba's cache for these functions only, wherever their sources lie.
"""

import hashlib
import os
import platform
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TypeVar, cast

from gipf.folders import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

PACKAGES: dict[str, tuple[str, ...]] = {
    "kernel": (),
    "search": ("kernel",),
    "side_kernels": ("kernel", "search"),
    "solving": ("kernel", "search"),
    "net": ("kernel", "search"),
    "train": ("kernel", "search", "net"),
}
"""The packages with compiled code, each with those it calls."""

IS_IN_BROWSER = sys.platform == "emscripten"
"""Whether this is a browser's Python: it has no compiler, so the little that it runs of compiled functions
it runs as they are written."""

IS_COMPILED = not IS_IN_BROWSER and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


@cache
def code_folder(package: str = "kernel") -> Path:
    """Give the user's folder for a package's compiled code, one for each version of it."""
    return cache_folder() / f"{package}-{_fingerprint(package)}"


@cache
def is_kept(package: str = "kernel") -> bool:
    """Whether what is compiled can be kept: the folder for it can be made and written into."""
    try:
        code_folder(package).mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=code_folder(package)):
            return True
    except OSError:
        return False


def keep_nothing() -> None:
    """From now on compile in memory alone: nothing is read from the folder or written into it."""
    from numba.core.caching import NullCache

    for function in _functions:
        function._cache = NullCache()


_functions: list[Any] = []


def _fingerprint(package: str) -> str:
    from importlib.metadata import version

    digest = hashlib.sha256()
    here = Path(__file__).parent
    for name in (*PACKAGES[package], package):
        for source in sorted((here.parent / name).rglob("*.py")):
            digest.update(source.name.encode() + source.read_bytes())
    for part in (sys.version, platform.machine(), version("numba"), version("numpy")):
        digest.update(part.encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    return digest.hexdigest()[:16]


OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,  # nothing is allocated, and counting references would take most of the time
    "no_cfunc_wrapper": True,  # nothing but Python and each other calls them
}


def compiled(function: F) -> F:
    """Compile a function on its first call, without the interpreter lock, and keep it on disk."""
    return _compiled(function, **OPTIONS)


def inlined(function: F) -> F:
    """Compile a small function into its callers, where a call would cost more than its work."""
    return _compiled(function, **OPTIONS, forceinline=True)


def compiled_for(name: str) -> Callable[[F], F]:
    """Compile a function that another one makes anew for each name, of the functions it closes over.

    It is kept under the name: a function made twice under the same one has to be the same.
    """

    def compile_it(function: F) -> F:
        function.__qualname__ = f"{function.__name__}_{name}"
        return _compiled(function, **OPTIONS)

    return compile_it


def pruned(function: F) -> F:
    """Inline a question about a family before types are inferred.

    Branches a family never takes are then dropped before they are compiled, which takes most of the time.
    """
    return _compiled(function, **OPTIONS, inline="always")


def _compiled(function: F, **options: Any) -> F:
    if not IS_COMPILED:
        return function
    from gipf.kernel.numba_compiler import compile_when_called

    made = compile_when_called(function, options)
    _functions.append(made)
    return cast("F", made)
