"""Compiling: the decorators of compiled functions, and the folder in which their code is kept.

The folder is named by a hash of the sources and of the versions involved: Numba alone does not notice a
change in another module. It is Numba's cache for these functions only, wherever their sources lie.
"""

import hashlib
import os
import platform
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, TypeVar, cast

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache, _CacheLocator
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.untyped_passes import InlineInlinables, RewriteSemanticConstants

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

IS_COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")


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


class _Compiler(CompilerBase):
    """Numba's compiler, with one more pass: the length of a family is a constant in `pruned` functions too."""

    def define_pipelines(self) -> list[Any]:
        """Look for constants again after `pruned` functions were inlined; dead branches are pruned next."""
        builder: Any = DefaultPassBuilder
        passes = builder.define_nopython_pipeline(self.state)
        passes.add_pass_after(RewriteSemanticConstants, InlineInlinables)
        passes.finalize()
        return [passes]


_OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "pipeline_class": _Compiler,
    "_nrt": False,  # nothing is allocated, and counting references would take most of the time
}


def compiled(function: F) -> F:
    """Compile a function on its first call, without the interpreter lock, and keep it on disk."""
    return _compiled(function, **_OPTIONS)


def inlined(function: F) -> F:
    """Compile a small function into its callers, where a call would cost more than its work."""
    return _compiled(function, **_OPTIONS, forceinline=True)


def compiled_for(name: str) -> Callable[[F], F]:
    """Compile a function that another one makes anew for each name, of the functions it closes over.

    It is kept under the name: a function made twice under the same one has to be the same.
    """

    def compile_it(function: F) -> F:
        function.__qualname__ = f"{function.__name__}_{name}"
        return _compiled(function, **_OPTIONS)

    return compile_it


def pruned(function: F) -> F:
    """Inline a question about a family before types are inferred.

    Branches a family never takes are then dropped before they are compiled, which takes most of the time.
    """
    return _compiled(function, **_OPTIONS, inline="always")


def _compiled(function: F, **options: Any) -> F:
    made = numba.njit(**options)(function)
    if IS_COMPILED:
        made._cache = _Cache(function)  # type: ignore[no-untyped-call]
        _functions.append(made)
    return cast("F", made)


class _Locator(_CacheLocator):
    """Finds compiled code in the folder of its version, which knows more of its sources than Numba does."""

    def __init__(self, function: Any) -> None:
        code = function.__code__
        module = function.__module__
        self.package = next((name for name in PACKAGES if f"gipf.{name}." in module), "kernel")
        self._path = code_folder(self.package) / Path(code.co_filename).parent.name
        self._line = code.co_firstlineno

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> "_Locator":  # noqa: ARG003
        return cls(py_func)

    def get_cache_path(self) -> str:
        return str(self._path)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return str(self._line)


class _CacheFiles(CompileResultCacheImpl):
    _locator_classes: Any = (_Locator,)


class _Cache(FunctionCache):
    """Compiled code on disk; where nothing can be written, what is there is read all the same."""

    _impl_class = _CacheFiles

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        """Tell signatures apart; Numba's own key has the closure too, in which nothing is twice the same."""
        return sig, codegen.magic_tuple()

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        with suppress(OSError):  # what cannot be read is compiled
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]

    def save_overload(self, sig: Any, data: Any) -> None:
        if is_kept(self._impl.locator.package):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]
