"""Operations that differ between machines: on bits and memory, and asking whoever runs the code.

Here are those of the processor, for the compiler and the same in plain Python; `gipf.kernel.gpu` has those of
the GPU, `gipf.kernel.wasm` what is different in the browser.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gipf.kernel.arrays import zeros
from gipf.kernel.compiling import IS_COMPILED, inlined
from gipf.kernel.layout import PLAIN_WORDS, Array


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


def state_in_registers() -> Array:
    """Give room for one state of a game without potentials; compiled code keeps it in registers."""
    return zeros(1, PLAIN_WORDS)


if IS_COMPILED and not TYPE_CHECKING:  # pragma: no cover  (coverage is measured uncompiled)
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic
    from numba.np.arrayobj import populate_array

    _WORD = types.int64

    def _instruction(signature: Any, emit: Callable[..., Any]) -> Any:
        """Make a function of one instruction on words."""

        def of_one(typing_context: Any, x: Any) -> Any:  # noqa: ARG001
            return signature, lambda context, builder, signature, args: emit(builder, *args)  # noqa: ARG005

        def of_two(typing_context: Any, x: Any, y: Any) -> Any:  # noqa: ARG001
            return of_one(typing_context, x)

        return intrinsic(of_one if len(signature.args) == 1 else of_two)

    _IF_ZERO_UNDEFINED = ir.Constant(ir.IntType(1), 1)
    popcount = _instruction(_WORD(_WORD), lambda builder, x: builder.ctpop(x))
    lowest = _instruction(_WORD(_WORD), lambda builder, x: builder.cttz(x, _IF_ZERO_UNDEFINED))
    _leading_zeros = _instruction(
        _WORD(_WORD), lambda builder, x: builder.ctlz(x, _IF_ZERO_UNDEFINED)
    )
    product = _instruction(_WORD(_WORD, _WORD), lambda builder, x, y: builder.mul(x, y))

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
    def state_in_registers(typing_context: Any) -> Any:  # noqa: ARG001
        """Give room on the stack, which the optimiser turns into registers where all indices are constants."""
        word, words = ir.IntType(64), PLAIN_WORDS
        kind = types.Array(_WORD, 2, "C")

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
            array = context.make_array(kind)(context, builder)
            populate_array(
                array,
                data=cgutils.alloca_once(builder, word, size=words),
                shape=[word(1), word(words)],
                strides=[word(8 * words), word(8)],
                itemsize=word(8),
                meminfo=None,
            )
            return array._getvalue()

        return kind(), generate


@inlined
def poll_host() -> bool:
    """Whether the host wants a search to end; on a processor another thread says so by a flag."""
    return False


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
