"""Networks as ONNX files, which `gipf.net.inference` runs: exact (fp32), or quick (int8).

``gipf train export RUN --note "standard and tournament, 300,000 games"`` writes both files into the package,
where the player ``network`` finds them. The graph is written node by node from the weights of a folded network,
so that it is the same whatever version of torch there is, and no larger than needed.
"""

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from torch import Tensor, nn

from gipf.errors import GipfError
from gipf.kernel.batch import Batch
from gipf.kernel.layout import Array
from gipf.net.features import BELOWS, CELL_BYTES, CELLS, COLUMNS, GAME, HEIGHTS, TALLEST, TOPS
from gipf.net.inference import MARK, NetworkEvaluator, network_inputs
from gipf.net.player import PRECISIONS
from gipf.net.policy import ANSWERS
from gipf.search.evaluators import Leaves
from gipf.train.network.model import Block, HexConvolution, Network
from gipf.variants import Variant

OPSET = 17
IR_VERSION = 8
"""Old enough for any recent ONNX Runtime."""
INPUTS = "cells", "game"
CALIBRATION_BATCH = 32
LONGEST_GAME = 80
"""Maximum length of games for calibration, in decisions."""
RANDOM_OPENING = 4
"""Random decisions at the start of these games."""
VARIANTS = ("basic", "standard", "tournament", "ultimate", "matrx")
"""Variants of these games, which end after some turns without a capture, as in training."""
EACH = 96
"""Positions of each variant."""
BEST = "best.pt"

Shown = tuple[Array, Array]
"""Cells (n, 56, 4) and game (n, 36) of positions."""


def export(
    network: Network,
    path: str | Path,
    *,
    precision: str = "fp32",
    calibration: Shown | None = None,
    note: str = "",
) -> None:
    """Write a network to a file.

    For ``int8``, ranges of activations are taken from ``calibration``: inputs for some hundred positions of all
    variants. ``note`` says how the network was trained.
    """
    if precision not in PRECISIONS:
        raise GipfError("no-choice", name="precision", names=PRECISIONS, value=precision)
    model = _graph(network if network.is_folded else network.folded())
    if precision == "int8":
        if calibration is None or not len(calibration[0]):
            raise GipfError("int8-needs-positions")
        model = _quantised(model, calibration)
    facts = {**network.header(), "precision": precision, "note": note}
    del facts["folded"]
    helper.set_model_props(model, {MARK + name: str(fact) for name, fact in facts.items()})
    path = Path(path)
    half = path.with_name(path.name + ".part")
    half.write_bytes(model.SerializeToString())
    half.replace(path)


def states_of_own_games(
    evaluator: NetworkEvaluator, variant: str, number: int, seed: int = 1
) -> Batch:
    """Give positions, each of another game whose moves are drawn by the network's policy.

    >>> from gipf.net.player import shipped
    >>> states_of_own_games(NetworkEvaluator(shipped()), "basic", 3).is_over.any()
    np.False_
    """
    chance = np.random.default_rng(seed)
    batch, found = Batch(variant, number, threads=1), Batch(variant, number, threads=1)
    ends = chance.integers(1, LONGEST_GAME, number)
    for n in range(LONGEST_GAME):
        going = np.flatnonzero(~batch.is_over & (ends > n))
        if not len(going):
            break
        found.states[going] = batch.states[going]
        legal = [batch.legal_moves(int(i)) for i in going]
        starts = np.cumsum([0, *map(len, legal)])
        priors, _ = evaluator.evaluate(
            Leaves(batch.variant, batch.states[going], np.concatenate(legal), starts)
        )
        moves = np.full(number, -1)
        for k, i in enumerate(going):
            shares = priors[starts[k] : starts[k + 1]]
            moves[i] = chance.choice(legal[k], p=None if n < RANDOM_OPENING else shares)
        batch.step(moves)
    return found


def from_own_games(path: Path, variants: Sequence[str], number: int, seed: int = 1) -> Shown:
    """Give inputs for calibration, from games of the network in a file: ``number`` of each variant."""
    evaluator = NetworkEvaluator(path)
    found = [states_of_own_games(evaluator, variant, number, seed) for variant in variants]
    parts = [network_inputs(batch.variant, batch.states) for batch in found]
    return np.concatenate([cells for cells, _ in parts]), np.concatenate(
        [game for _, game in parts]
    )


def ship(source: Path, folder: Path, note: str, number: int = EACH) -> list[Path]:
    """Write the network of a run, or in a file, in all precisions to a folder; give the files."""
    if source.is_dir():
        source = source / BEST
    network = Network.load(source)
    folder.mkdir(parents=True, exist_ok=True)
    exact, quick = (folder / f"{precision}.onnx" for precision in PRECISIONS)
    export(network, exact, note=note)
    variants = [str(Variant.parse(name).with_house_rules(repetition=0)) for name in VARIANTS]
    seen = from_own_games(exact, variants, number)
    export(network, quick, precision="int8", calibration=seen, note=note)
    return [exact, quick]


# ---------------------------------------------------------------------- the graph


class _Writer:
    """Nodes and weights of a graph; values are known by their names."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.weights: list[Any] = []

    def put(self, name: str, array: Tensor | Array | Sequence[int]) -> str:
        """Add a constant; give its name."""
        if isinstance(array, Tensor):
            array = array.detach().float().cpu().contiguous().numpy()
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
        return name

    def add(self, kind: str, name: str, *inputs: str, **attributes: Any) -> str:
        """Add a node with one output of the same name; give the name."""
        self.nodes.append(helper.make_node(kind, list(inputs), [name], name, **attributes))
        return name

    def linear(self, name: str, layer: nn.Linear, value: str) -> str:
        """Add a linear layer."""
        inputs = [value, self.put(f"{name}.weight", layer.weight)]
        if layer.bias is not None:
            inputs.append(self.put(f"{name}.bias", layer.bias))
        return self.add("Gemm", name, *inputs, transB=1)

    def convolution(self, name: str, layer: HexConvolution, image: str) -> str:
        """Add a convolution over a spot and its neighbours."""
        weight, bias = layer.folded()
        weights = self.put(f"{name}.weight", weight), self.put(f"{name}.bias", bias)
        return self.add("Conv", name, image, *weights, kernel_shape=[3, 3], pads=[1, 1, 1, 1])

    def whole(self, name: str, image: str) -> list[str]:
        """Add global pooling: the mean and the maximum of each channel."""
        pooled = [
            self.add("GlobalAveragePool", f"{name}.mean", image),
            self.add("GlobalMaxPool", f"{name}.highest", image),
        ]
        return [self.add("Flatten", f"{part}s", part) for part in pooled]


def _graph(network: Network) -> Any:
    writer = _Writer()
    image = _write_seen(writer, network)
    for n, block in enumerate(network.body):
        assert isinstance(block, Block)
        image = _write_block(writer, f"block{n}", block, image)
    _write_heads(writer, network, image)
    inputs = [
        helper.make_tensor_value_info("cells", TensorProto.UINT8, ["n", CELLS, CELL_BYTES]),
        helper.make_tensor_value_info("game", TensorProto.FLOAT, ["n", GAME]),
    ]
    outputs = [
        helper.make_tensor_value_info("answers", TensorProto.FLOAT, ["n", ANSWERS]),
        helper.make_tensor_value_info("result", TensorProto.FLOAT, ["n", 3]),
    ]
    graph = helper.make_graph(writer.nodes, "gipf", inputs, outputs, writer.weights)
    opsets = [helper.make_opsetid("", OPSET)]
    model = helper.make_model(graph, opset_imports=opsets, ir_version=IR_VERSION)
    model.producer_name = "gipf"
    onnx.checker.check_model(model, full_check=True)
    return model


def _write_seen(writer: _Writer, network: Network) -> str:
    """Write the input layer: embeddings of the four bytes of each cell, summed."""
    firsts = np.array([0, TOPS, TOPS + BELOWS, TOPS + BELOWS + TALLEST + 1], np.int32)
    cells = writer.add("Cast", "seen.cells", "cells", to=TensorProto.INT32)
    places = writer.add("Add", "seen.places", cells, writer.put("seen.firsts", firsts))
    table = writer.put("seen.table", network.seen.weight)
    rows = writer.add("Gather", "seen.rows", table, places)
    axis = writer.put("seen.axis", np.array([2], np.int64))
    seen = writer.add("ReduceSum", "seen.cell", rows, axis, keepdims=0)
    game = writer.linear("seen.game", network.seen.game, "game")
    game = writer.add("Unsqueeze", "seen.everywhere", game, writer.put("seen.one", np.array([1])))
    seen = writer.add("Add", "seen.both", seen, game)
    seen = writer.add("Transpose", "seen.channels", seen, perm=[0, 2, 1])
    shape = writer.put("seen.shape", np.array([0, 0, COLUMNS, HEIGHTS]))
    return writer.add("Relu", "seen", writer.add("Reshape", "seen.grid", seen, shape))


def _write_block(writer: _Writer, name: str, block: Block, image: str) -> str:
    seen = writer.convolution(f"{name}.first", block.first, image)
    if block.whole is not None:
        pooled = writer.add("Concat", f"{name}.pooled", *writer.whole(name, image), axis=1)
        bias = writer.linear(f"{name}.whole", block.whole, pooled)
        axes = writer.put(f"{name}.axes", np.array([2, 3]))
        bias = writer.add("Unsqueeze", f"{name}.everywhere", bias, axes)
        seen = writer.add("Add", f"{name}.both", seen, bias)
    seen = writer.add("Relu", f"{name}.between", seen)
    seen = writer.convolution(f"{name}.second", block.second, seen)
    return writer.add("Relu", name, writer.add("Add", f"{name}.sum", seen, image))


def _write_heads(writer: _Writer, network: Network, image: str) -> None:
    weight = writer.put("moves.weight", network.moves.weight)
    moves = writer.add("Conv", "moves", image, weight, kernel_shape=[1, 1])
    moves = writer.add("Flatten", "moves.flat", moves)
    pooled = writer.add("Concat", "pooled", *writer.whole("end", image), "game", axis=1)
    hidden = writer.add("Relu", "hidden", writer.linear("hidden.sum", network.hidden, pooled))
    words = writer.linear("words", network.words, hidden)
    writer.add("Concat", "answers", moves, words, axis=1)
    weight = writer.put("outlook.weight", network.outlook.weight[:3])
    bias = writer.put("outlook.bias", network.outlook.bias[:3])
    outlook = writer.add("Gemm", "outlook", hidden, weight, bias, transB=1)
    writer.add("Softmax", "result", outlook, axis=1)


# ---------------------------------------------------------------------- int8


class _Positions:
    """Gives positions in batches, as the quantiser needs them."""

    def __init__(self, calibration: Shown) -> None:
        self._batches: Iterator[dict[str, Array]] = (
            {
                name: part[n : n + CALIBRATION_BATCH]
                for name, part in zip(INPUTS, calibration, strict=True)
            }
            for n in range(0, len(calibration[0]), CALIBRATION_BATCH)
        )

    def get_next(self) -> dict[str, Array] | None:
        """Give the next batch, if there is one."""
        return next(self._batches, None)


def _quantised(model: Any, calibration: Shown) -> Any:
    """Quantise the body to 8 bits."""
    from onnxruntime.quantization import (
        CalibrationDataReader,
        CalibrationMethod,
        QuantFormat,
        QuantType,
        quantize_static,
    )

    CalibrationDataReader.register(_Positions)
    # this graph needs no preprocessing: do not warn
    helper.set_model_props(model, {"onnx.quant.pre_process": "onnxruntime.quant"})
    with tempfile.TemporaryDirectory() as folder:
        exact, quick = Path(folder, "exact.onnx"), Path(folder, "quick.onnx")
        exact.write_bytes(model.SerializeToString())
        quantize_static(
            str(exact),
            str(quick),
            _Positions(calibration),
            quant_format=QuantFormat.QDQ,
            op_types_to_quantize=["Conv", "Add", "Relu"],
            nodes_to_exclude=["seen.places", "seen.both", "seen", "moves", "hidden"],
            per_channel=True,
            reduce_range=True,  # products of 7 and 8 bits never overflow
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
            calibrate_method=CalibrationMethod.MinMax,
        )
        return onnx.load(str(quick))
