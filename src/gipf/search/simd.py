"""Thirty-two numbers of 16 bits that are added at once: what a small network needs of a processor.

Compiled, they are one value in the processor's wide registers; plain Python has an array instead.
"""

from typing import TYPE_CHECKING, Any

import numpy as np

from gipf.kernel.bits import IS_COMPILED
from gipf.kernel.layout import Array

LANES = 32

if TYPE_CHECKING:

    def no_lanes() -> Any:
        """Give zeros."""

    def plus_row(lanes: Any, weights: Array, place: int) -> Any:
        """Add a row of an array ``(n, 32)`` of int16."""

    def row_weight(weights: Array, place: int) -> int:
        """Give what the last two numbers of a row are together: one of 32 bits."""

    def weighed(lanes: Any, weights: Array, place: int, most: int) -> int:
        """Cut numbers to 0 up to a bound, and add them up, each times that of a row."""

elif IS_COMPILED:  # pragma: no cover  (coverage is measured uncompiled)
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

    def _row(context: Any, builder: Any, kind: Any, weights: Any, place: Any) -> Any:
        """Give the address of a row; no place is below 0."""
        first = make_array(kind)(context, builder, weights).data
        return builder.gep(first, [builder.mul(place, ir.Constant(ir.IntType(64), LANES))])

    def _load(builder: Any, at: Any, kind: Any, align: int) -> Any:
        value = builder.load(builder.bitcast(at, kind.as_pointer()))
        value.align = align
        return value

    @intrinsic
    def no_lanes(typing_context: Any) -> Any:  # noqa: ARG001
        """Give zeros."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:  # noqa: ARG001
            return ir.Constant(ir.VectorType(_SHORT, LANES), None)

        return _LANES(), generate

    @intrinsic
    def plus_row(typing_context: Any, lanes: Any, weights: Any, place: Any) -> Any:  # noqa: ARG001
        """Add a row of an array ``(n, 32)`` of int16."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            at = _row(context, builder, signature.args[1], args[1], args[2])
            return builder.add(args[0], _load(builder, at, ir.VectorType(_SHORT, LANES), 2))

        return _LANES(_LANES, weights, types.int64), generate

    @intrinsic
    def row_weight(typing_context: Any, weights: Any, place: Any) -> Any:  # noqa: ARG001
        """Give what the last two numbers of a row are together: one of 32 bits."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            at = _row(context, builder, signature.args[0], args[0], args[1])
            at = builder.gep(at, [ir.Constant(ir.IntType(64), LANES - 2)])
            return builder.sext(_load(builder, at, _INT, 2), ir.IntType(64))

        return types.int64(weights, types.int64), generate

    @intrinsic
    def weighed(typing_context: Any, lanes: Any, weights: Any, place: Any, most: Any) -> Any:  # noqa: ARG001
        """Cut numbers to 0 up to a bound, and add them up, each times that of a row."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            lanes, weights, place, most = args
            kind, wide = ir.VectorType(_SHORT, LANES), ir.VectorType(_INT, LANES)
            bound = builder.trunc(most, _SHORT)
            bounds = ir.Constant(kind, ir.Undefined)
            for n in range(LANES):
                bounds = builder.insert_element(bounds, bound, ir.Constant(_INT, n))
            zeros = ir.Constant(kind, None)
            cut = builder.select(builder.icmp_signed(">", lanes, zeros), lanes, zeros)
            cut = builder.select(builder.icmp_signed("<", cut, bounds), cut, bounds)
            at = _row(context, builder, signature.args[1], weights, place)
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

else:

    def no_lanes() -> Any:
        """Give zeros."""
        return np.zeros(LANES, np.int16)

    def plus_row(lanes: Any, weights: Array, place: int) -> Any:
        """Add a row of an array ``(n, 32)`` of int16."""
        return lanes + weights[place]

    def row_weight(weights: Array, place: int) -> int:
        """Give what the last two numbers of a row are together: one of 32 bits."""
        return int(weights[place, LANES - 2 :].view(np.int32)[0])

    def weighed(lanes: Any, weights: Array, place: int, most: int) -> int:
        """Cut numbers to 0 up to a bound, and add them up, each times that of a row."""
        return int(lanes.clip(0, most).astype(np.int64) @ weights[place])
