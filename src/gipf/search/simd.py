"""The accumulator of the evaluation's network: 32 SIMD lanes of 16 bits, added at once.

Compiled, it is one value in the processor's vector registers; in plain Python it is an array.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from gipf.kernel.compiling import IS_COMPILED
from gipf.kernel.layout import Array

LANES = 32


def zero_accumulator() -> Any:
    """Give an accumulator of zeros."""
    return np.zeros(LANES, np.int16)


def accumulate(accumulator: Any, weights: Array, feature: int) -> Any:
    """Add the hidden weights of a feature; ``weights`` is an array ``(n, 32)`` of int16."""
    return accumulator + weights[feature]


def linear_weight(weights: Array, feature: int) -> int:
    """Give the linear weight of a feature: the last two lanes, read as 32 bits."""
    return int(weights[feature, LANES - 2 :].view(np.int32)[0])


def clipped_dot(accumulator: Any, weights: Array, feature: int, bound: int) -> int:
    """Clip the lanes to 0 up to a bound and give their dot product with those of a feature."""
    return int(accumulator.clip(0, bound).astype(np.int64) @ weights[feature])


if IS_COMPILED and not TYPE_CHECKING:  # pragma: no cover  (coverage is measured uncompiled)
    from llvmlite import ir
    from numba import types
    from numba.core.datamodel.models import PrimitiveModel
    from numba.extending import intrinsic, register_model
    from numba.np.arrayobj import make_array

    _SHORT, _INT = ir.IntType(16), ir.IntType(32)

    class _Lanes(types.Type):
        def __init__(self) -> None:
            super().__init__(name="Lanes")

    _LANES = _Lanes()

    @register_model(_Lanes)
    class _Model(PrimitiveModel):
        def __init__(self, manager: Any, kind: Any) -> None:
            super().__init__(manager, kind, ir.VectorType(_SHORT, LANES))

    def _address(context: Any, builder: Any, kind: Any, weights: Any, feature: Any) -> Any:
        """Give the address of a feature's weights."""
        first = make_array(kind)(context, builder, weights).data
        return builder.gep(first, [builder.mul(feature, ir.Constant(ir.IntType(64), LANES))])

    def _load(builder: Any, at: Any, kind: Any, align: int) -> Any:
        value = builder.load(builder.bitcast(at, kind.as_pointer()))
        value.align = align
        return value

    @intrinsic
    def zero_accumulator(typing_context: Any) -> Any:  # noqa: ARG001
        """Give an accumulator of zeros."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
            return ir.Constant(ir.VectorType(_SHORT, LANES), None)

        return _LANES(), generate

    @intrinsic
    def accumulate(typing_context: Any, accumulator: Any, weights: Any, feature: Any) -> Any:  # noqa: ARG001
        """Add the hidden weights of a feature; ``weights`` is an array ``(n, 32)`` of int16."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            at = _address(context, builder, signature.args[1], args[1], args[2])
            return builder.add(args[0], _load(builder, at, ir.VectorType(_SHORT, LANES), 2))

        return _LANES(_LANES, weights, types.int64), generate

    @intrinsic
    def linear_weight(typing_context: Any, weights: Any, feature: Any) -> Any:  # noqa: ARG001
        """Give the linear weight of a feature: the last two lanes, read as 32 bits."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            at = _address(context, builder, signature.args[0], args[0], args[1])
            at = builder.gep(at, [ir.Constant(ir.IntType(64), LANES - 2)])
            return builder.sext(_load(builder, at, _INT, 2), ir.IntType(64))

        return types.int64(weights, types.int64), generate

    @intrinsic
    def clipped_dot(typing_context: Any, lanes: Any, weights: Any, feature: Any, bound: Any) -> Any:  # noqa: ARG001
        """Clip the lanes to 0 up to a bound and give their dot product with those of a feature."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            accumulator, weights, feature, bound = args
            kind, wide = ir.VectorType(_SHORT, LANES), ir.VectorType(_INT, LANES)
            limit = builder.trunc(bound, _SHORT)
            bounds = ir.Constant(kind, ir.Undefined)
            for n in range(LANES):
                bounds = builder.insert_element(bounds, limit, ir.Constant(_INT, n))
            zeros = ir.Constant(kind, None)
            cut = builder.select(builder.icmp_signed(">", accumulator, zeros), accumulator, zeros)
            cut = builder.select(builder.icmp_signed("<", cut, bounds), cut, bounds)
            at = _address(context, builder, signature.args[1], weights, feature)
            factors = builder.sext(_load(builder, at, kind, 2), wide)
            total = builder.mul(builder.sext(cut, wide), factors)
            half = LANES // 2
            while half:
                numbers = ir.VectorType(_INT, half)
                low = ir.Constant(numbers, list(range(half)))
                high = ir.Constant(numbers, list(range(half, 2 * half)))
                total = builder.add(
                    builder.shuffle_vector(total, total, low),
                    builder.shuffle_vector(total, total, high),
                )
                half //= 2
            total = builder.extract_element(total, ir.Constant(_INT, 0))
            return builder.sext(total, ir.IntType(64))

        return types.int64(_LANES, weights, types.int64, types.int64), generate
