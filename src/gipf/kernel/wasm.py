"""The compiled functions for the browser: the same sources, as WebAssembly.

Numba makes LLVM code of them as it does for the processor. It is taken before it is optimised, since
optimised code has the processor's size of addresses in it, and is then optimised for WebAssembly by llvmlite,
which has that target too. ``NUMBA_OPT=0`` has to be set for it before Numba is imported: `tools.wasm` does so.

Arrays are at fixed addresses there (`array_at`), so their addresses, shapes and strides are constants, and the
optimiser drops them from the arguments of all functions.
"""

import re
import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import llvmlite.binding as llvm
import numba
from llvmlite import ir
from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.cpu import CPUContext
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array

from gipf.kernel import bits
from gipf.kernel.compiling import OPTIONS
from gipf.kernel.numba_compiler import compile_in_memory

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint"
THREADED = ",+atomics"
"""What more a module has to say it may use so that several threads can share its memory."""
POLL = "poll"
"""The function that the host of a module provides: whether a search has to end."""

FIRST_ADDRESS = 1 << 20
"""Where arrays begin; below are a module's stack and constants, right before is what a function gives back."""
RESULT_ADDRESS = FIRST_ADDRESS - 64
WORD_BYTES = 8
_LINE = 64

_WORD = ir.IntType(32)

# Numba says nothing of the types of these
_cgutils: Any = cgutils
_types: Any = numba.types
_populate_array: Any = populate_array
_context: Any = CPUContext
_library: Any = JITCodeLibrary
_config: Any = numba.config


@intrinsic
def _poll_host(typing_context: Any) -> Any:  # noqa: ARG001
    """Ask the host whether the search has to end."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
        kind = ir.FunctionType(_WORD, [])
        poll = _cgutils.get_or_insert_function(builder.module, kind, POLL)
        answer = builder.call(poll, [])
        return builder.icmp_unsigned("!=", answer, _WORD(0))

    return numba.boolean(), generate


def _plain(typing_context: Any, family: Any) -> Any:  # noqa: ARG001
    """Give a family as an argument is: the numbers of a constant would each be a type of their own."""
    kind = _types.UniTuple(numba.int64, len(family))

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
        return context.get_constant_null(kind)

    return kind(family), generate


plain: Any = intrinsic(_plain)


def _array_of(dtype: Any) -> Any:
    """Make the function that gives the array of a shape at an address."""

    def array_at(typing_context: Any, address: Any, shape: Any) -> Any:  # noqa: ARG001
        kind = numba.types.Array(dtype, len(shape), "C")

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
            array = context.make_array(kind)(context, builder)
            size = context.get_abi_sizeof(context.get_data_type(dtype))
            shape = _cgutils.unpack_tuple(builder, args[1])
            strides: list[Any] = []
            stride = ir.Constant(ir.IntType(64), size)
            for length in reversed(shape):
                strides.insert(0, stride)
                stride = builder.mul(stride, length)
            _populate_array(
                array,
                data=builder.inttoptr(args[0], array.data.type),
                shape=shape,
                strides=strides,
                itemsize=ir.Constant(ir.IntType(64), size),
                meminfo=None,
            )
            return array._getvalue()

        return kind(numba.int64, shape), generate

    return intrinsic(array_at)


array_at = _array_of(numba.int64)
short_array_at = _array_of(numba.int16)
byte_array_at = _array_of(numba.int8)


def lay_out(sizes: Mapping[str, int]) -> dict[str, int]:
    """Set out arrays of so many bytes in a module's memory, each at the beginning of a cache line.

    >>> lay_out({"one": 8, "other": 100, "end": 0})
    {'one': 1048576, 'other': 1048640, 'end': 1048768}
    """
    places, end = dict[str, int](), FIRST_ADDRESS
    for name, size in sizes.items():
        places[name] = end
        end = (end + size + _LINE - 1) // _LINE * _LINE
    return places


class Compiler:
    """Compiles functions, and makes object files of WebAssembly of some or all of them."""

    def __init__(self) -> None:
        if _config.OPT != 0:
            raise RuntimeError("set NUMBA_OPT=0: optimised code is only for the processor")
        _context.get_executable = _not_executable
        _library._finalize_specific = _no_code
        self._made: dict[Any, Any] = {bits.poll_host: _poll_host}
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        self._target = llvm.Target.from_triple(TRIPLE)
        self._texts: dict[str, tuple[str, str]] = {}

    def add(self, name: str, entry: Callable[..., Any], arguments: int) -> None:
        """Compile a function of so many whole numbers, to be exported under a name."""
        made = self._twin(entry)
        with global_compiler_lock:
            made.compile((numba.int64,) * arguments)
            (overload,) = made.overloads.values()
            overload.library._ensure_finalized()  # that links what is called
        text = overload.library.get_llvm_str()
        text = re.sub(r'target triple = ".*"', f'target triple = "{TRIPLE}"', text)
        layout = f'target datalayout = "{self._machine("").target_data}"'
        text = re.sub(r'target datalayout = ".*"', layout, text)
        self._texts[name] = overload.fndesc.mangled_name, text

    def _machine(self, features: str) -> Any:
        return self._target.create_target_machine(
            cpu="generic", features=FEATURES + features, opt=3, reloc="static", codemodel="default"
        )

    def _twin(self, function: Any) -> Any:
        """Give a function as it is compiled for the browser, with all that it calls."""
        if function in self._made:
            return self._made[function]
        source = getattr(function, "py_func", function)
        names = dict(source.__globals__)
        closed_over = source.__closure__ or ()
        cells = tuple(types.CellType() for _ in closed_over)
        twin = types.FunctionType(
            source.__code__, names, source.__name__, source.__defaults__, cells
        )
        options = {**OPTIONS, **getattr(function, "targetoptions", {}), "no_cpython_wrapper": True}
        self._made[function] = made = compile_in_memory(twin, options)
        for name in source.__code__.co_names:
            if _is_ours(names.get(name)):
                names[name] = self._twin(names[name])
        for cell, before in zip(cells, closed_over, strict=True):
            value = before.cell_contents
            cell.cell_contents = self._twin(value) if _is_ours(value) else value
        return made

    def object_file(self, names: Iterable[str], features: str = "") -> bytes:
        """Optimise functions that were compiled, and give them as an object file."""
        machine, exported = self._machine(features), [*names]
        module: llvm.ModuleRef | None = None
        for name in exported:
            mangled, text = self._texts[name]
            part = llvm.parse_assembly(text)
            part.get_function(mangled).name = name
            if module is None:
                module = part
            else:
                module.link_in(part)
        assert module is not None
        for function in module.functions:
            if not function.is_declaration and function.name not in exported:
                function.linkage = llvm.Linkage.internal
        for variable in module.global_variables:
            if not variable.is_declaration:
                variable.linkage = llvm.Linkage.internal
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        passes = llvm.create_pass_builder(machine, options)
        passes.getModulePassManager().run(module, passes)
        return bytes(machine.emit_object(module))


def _not_executable(self: Any, library: Any, fndesc: Any, env: Any) -> Any:  # noqa: ARG001
    """Stand for a function that is never run here: no code for the processor is made for it."""
    module, nowhere = fndesc.lookup_module(), 1
    return _dynfunc.make_function(module, fndesc.qualname, "", nowhere, env, (library,))


def _no_code(self: Any) -> None:
    """Stand for making a library's code for the processor, which takes a tenth of the time."""


def _is_ours(value: Any) -> bool:
    """Whether a global of a function is one of our functions, compiled or not."""
    source = getattr(value, "py_func", value)
    return isinstance(source, types.FunctionType) and source.__module__.startswith("gipf.")
