"""Bit counting and compiling: what differs between the compiler, plain Python and the GPU.

What is compiled is kept in a folder of the user's own, named by a hash of the sources it is made of
and of the versions involved: Numba alone does not notice a change in another module. The folder is
Numba's for these functions only: neither other code nor a child process inherits it.
"""

import hashlib
import os
import platform
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numba
from numba.core.caching import NullCache
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.untyped_passes import InlineInlinables, RewriteSemanticConstants

from gipf.folders import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

PACKAGES = ("kernel", "search", "net", "train")
"""The packages with compiled code; each calls only those before it."""

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
    for name in PACKAGES[: PACKAGES.index(package) + 1]:
        for source in sorted((here.parent / name).glob("*.py")):
            digest.update(source.name.encode() + source.read_bytes())
    for part in (sys.version, platform.machine(), version("numba"), version("numpy")):
        digest.update(part.encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    return digest.hexdigest()[:16]


def popcount(x: int) -> int:
    """Count the bits that are set."""
    return int(x).bit_count()


def lowest(x: int) -> int:
    """Give the index of the lowest bit that is set; there must be one."""
    return (int(x) & -int(x)).bit_length() - 1


def product(x: int, y: int) -> int:
    """Multiply, keeping the low 64 bits as a signed number."""
    return (int(x) * int(y) + (1 << 63)) % (1 << 64) - (1 << 63)


def _leading_zeros(x: int) -> int:
    return 64 - int(x).bit_length()


def fetch(array: Any, line: int) -> None:
    """Prefetch a line of an array that is needed soon."""


if IS_COMPILED and not TYPE_CHECKING:  # pragma: no cover  (coverage is measured uncompiled)
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic
    def popcount(typing_context: Any, x: Any) -> Any:  # noqa: ARG001
        """Count the bits that are set."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
            return builder.ctpop(args[0])

        return types.int64(types.int64), generate

    @intrinsic
    def lowest(typing_context: Any, x: Any) -> Any:  # noqa: ARG001
        """Give the index of the lowest bit that is set; there must be one."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), generate

    @intrinsic
    def product(typing_context: Any, x: Any, y: Any) -> Any:  # noqa: ARG001
        """Multiply, keeping the low 64 bits as a signed number."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
            return builder.mul(args[0], args[1])

        return types.int64(types.int64, types.int64), generate

    @intrinsic
    def fetch(typing_context: Any, array: Any, line: Any) -> Any:  # noqa: ARG001
        """Prefetch a line of an array that is needed soon."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            parts = context.make_array(signature.args[0])(context, builder, args[0])
            strides = cgutils.unpack_tuple(builder, parts.strides)
            place = builder.add(
                builder.ptrtoint(parts.data, ir.IntType(64)), builder.mul(args[1], strides[0])
            )
            pointer = builder.inttoptr(place, ir.IntType(8).as_pointer())
            word = ir.IntType(32)
            kind = ir.FunctionType(ir.VoidType(), [pointer.type, word, word, word])
            prefetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
            builder.call(prefetch, [pointer, word(0), word(3), word(1)])
            return context.get_dummy_value()

        return types.void(array, types.int64), generate

    @intrinsic
    def _leading_zeros(typing_context: Any, x: Any) -> Any:  # noqa: ARG001
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
            return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), generate


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


def pruned(function: F) -> F:
    """Inline a question about a family before types are inferred.

    Branches a family never takes are then dropped before they are compiled, which takes most of the time.
    """
    return _compiled(function, **_OPTIONS, inline="always")


def _compiled(function: F, **options: Any) -> F:
    config: Any = numba.config
    elsewhere = config.CACHE_DIR
    package = next((n for n in PACKAGES if function.__module__.startswith(f"gipf.{n}.")), "kernel")
    config.CACHE_DIR = str(code_folder(package))  # looked at now, not when it compiles
    try:
        made = numba.njit(**options, cache=is_kept(package))(function)
        if IS_COMPILED:
            _functions.append(made)
        return cast("F", made)
    finally:
        config.CACHE_DIR = elsewhere


@inlined
def highest_bit(x: int) -> int:
    """Give the highest bit that is set, as a mask; there must be one."""
    return 1 << (63 - _leading_zeros(x))


@inlined
def nth_bit(x: int, n: int) -> int:
    """Give the index of the n-th bit that is set, from 0."""
    place, width = 0, 32
    while width:
        low = x & ((1 << width) - 1)
        count = popcount(low)
        if n >= count:
            n -= count
            place += width
            x >>= width
        else:
            x = low
        width >>= 1
    return place
