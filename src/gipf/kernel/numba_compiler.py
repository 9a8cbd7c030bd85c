"""Numba's compiler as we use it: a pass of our own, and its cache in a folder of our own."""

from contextlib import suppress
from pathlib import Path
from typing import Any

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.untyped_passes import InlineInlinables, RewriteSemanticConstants

from gipf.kernel.compiling import PACKAGES, code_folder, is_kept


def compile_when_called(function: Any, options: dict[str, Any]) -> Any:
    """Compile a function on its first call, and keep it on disk."""
    made = numba.njit(pipeline_class=_Compiler, **options)(function)
    made._cache = _Cache(function)  # type: ignore[no-untyped-call]
    return made


def compile_in_memory(function: Any, options: dict[str, Any]) -> Any:
    """Compile a function when it is asked for, and keep nothing."""
    return numba.njit(pipeline_class=_Compiler, **options)(function)


class _Compiler(CompilerBase):
    """Numba's compiler, with one more pass: the length of a family is a constant in `pruned` functions too."""

    def define_pipelines(self) -> list[Any]:
        """Look for constants again after `pruned` functions were inlined; dead branches are pruned next."""
        builder: Any = DefaultPassBuilder
        passes = builder.define_nopython_pipeline(self.state)
        passes.add_pass_after(RewriteSemanticConstants, InlineInlinables)
        passes.finalize()
        return [passes]


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
