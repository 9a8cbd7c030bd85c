"""Inference of a network in a file, by ONNX Runtime: an evaluator for Monte Carlo tree search.

A file has two inputs, ``cells`` (n, 56, 4) bytes and ``game`` (n, 36) float32, and two outputs: ``answers``
(n, 6224), from which `gipf.net.policy` makes the logits of moves, and ``result`` (n, 3), the
probabilities that the player who decides wins, draws and loses. Its metadata name the versions of features and
policy it is for, and how it was trained.
"""

import math
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from gipf.errors import GipfError
from gipf.extras import need
from gipf.kernel.compiling import compiled
from gipf.kernel.convert import empty_states, rules_of, write_state
from gipf.kernel.layout import MOST_MOVES, Array, Family
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.symmetry import bit_map, move_map, transform_state
from gipf.kernel.warmup import USES, Use, prepare
from gipf.net.features import CELL_BYTES, CELLS, FEATURES_VERSION, GAME, write_cells
from gipf.net.policy import ANSWERS, POLICY_VERSION, code_map, code_of, logit_of, parts
from gipf.position import Position
from gipf.search.evaluators import Leaves
from gipf.variants import Variant

if TYPE_CHECKING:
    from onnxruntime import InferenceSession

NETWORK = "networks in"
"""The purpose this is compiled for."""

MARK = "gipf."
"""Prefix of our metadata."""


@compiled
def write_inputs(family: Family, lookup: Array, states: Array, cells: Array, game: Array) -> None:
    """Write the input of a network for all states."""
    for i in range(states.shape[0]):
        write_cells(family, lookup, states, i, cells, game, i)


@compiled
def transform_all(lookup: Array, bits: Array, images: Array, states: Array, out: Array) -> None:
    """Write all states, rotated or mirrored, to another array."""
    for i in range(states.shape[0]):
        transform_state(lookup, bits, images, states, i, out, i)


@compiled
def add_logits(
    lookup: Array, places: Array, images: Array, states: Array, moves: Array, starts: Array,
    answers: Array, logits: Array,
) -> None:  # fmt: skip
    """Add the logits of moves from policy outputs; ``images`` maps codes to those the network saw."""
    for i in range(states.shape[0]):
        for n in range(starts[i], starts[i + 1]):
            code = images[code_of(lookup, states, i, moves[n])]
            logits[n] += logit_of(places, answers, i, code)


@compiled
def softmax_logits(starts: Array, symmetries: int, priors: Array) -> None:
    """Turn logits, summed over symmetries, into priors by softmax, position by position."""
    for i in range(starts.shape[0] - 1):
        highest = -math.inf
        for n in range(starts[i], starts[i + 1]):
            priors[n] /= symmetries
            highest = max(highest, priors[n])
        total = 0.0
        for n in range(starts[i], starts[i + 1]):
            priors[n] = math.exp(priors[n] - highest)
            total += priors[n]
        for n in range(starts[i], starts[i + 1]):
            priors[n] /= total


def network_inputs(variant: Variant, states: Array) -> tuple[Array, Array]:
    """Give the input of a network for states: cells (n, 56, 4) and game (n, 36)."""
    prepare(variant, NETWORK)
    family, lookup = rules_of(variant)
    cells = np.empty((len(states), CELLS, CELL_BYTES), np.uint8)
    game = np.empty((len(states), GAME), np.float32)
    write_inputs(family, lookup, states, cells, game)
    return cells, game


def transformed(variant: Variant, states: Array, symmetry: int) -> Array:
    """Give the images of states under one of the symmetries of their board."""
    prepare(variant, NETWORK)
    out, board = np.empty_like(states), variant.board.name
    maps = bit_map(board, symmetry), move_map(board, symmetry)
    transform_all(rules_of(variant).lookup, *maps, states, out)
    return out


class NetworkEvaluator:
    """A network in a file, as an evaluator.

    ``threads`` work on one batch; one is best where several searches run. With ``symmetric``, a position is
    evaluated under all symmetries of its board and the mean is taken, at 12 times the cost (2 in MATRX).
    """

    def __init__(self, path: str | Path, *, threads: int = 1, symmetric: bool = False) -> None:
        self.path, self.symmetric = Path(path), symmetric
        if threads < 1:
            raise GipfError("setting-least", name="threads", least=1, value=threads)
        if not self.path.is_file():
            raise GipfError("no-network", file=self.path)
        self._threads = threads
        self._check(self.facts)

    @cached_property
    def _session(self) -> "InferenceSession":
        need("network")
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = self._threads
        options.inter_op_num_threads = 1
        options.log_severity_level = 3
        for pool in ("intra_op", "inter_op"):  # waiting threads leave the core to others
            options.add_session_config_entry(f"session.{pool}.allow_spinning", "0")
        try:
            return onnxruntime.InferenceSession(
                self.path, options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:  # its errors have no base but this
            reason = str(error).strip().partition("\n")[0]
            raise GipfError("not-a-network", file=self.path, detail=reason) from error

    @cached_property
    def facts(self) -> dict[str, str]:
        """The metadata of the file: versions, blocks, channels, precision, a note."""
        found = self._session.get_modelmeta().custom_metadata_map
        return {
            name.removeprefix(MARK): text for name, text in found.items() if name.startswith(MARK)
        }

    def _check(self, facts: dict[str, str]) -> None:
        for what, version in (("features", FEATURES_VERSION), ("policy", POLICY_VERSION)):
            if what not in facts:
                raise GipfError("network-without-version", file=self.path, what=what)
            if facts[what] != str(version):
                raise GipfError(
                    "network-version", file=self.path, given=facts[what], what=what, version=version
                )

    def infer(self, cells: Array, game: Array) -> tuple[Array, Array]:
        """Give the policy outputs, (n, 6224), and the probabilities of win, draw and loss, (n, 3)."""
        answers, result = self._session.run(["answers", "result"], {"cells": cells, "game": game})
        return np.asarray(answers), np.asarray(result)

    def evaluate(self, leaves: Leaves) -> tuple[Array, Array]:
        """Give the network's priors and its expected results as values."""
        variant, states, number = leaves.variant, leaves.states, len(leaves.states)
        symmetries = len(variant.board.symmetries) if self.symmetric else 1
        if symmetries > 1:
            images = [transformed(variant, states, symmetry) for symmetry in range(symmetries)]
            states = np.concatenate(images)
        answers, result = self.infer(*network_inputs(variant, states))
        board, lookup = variant.board.name, rules_of(variant).lookup
        places, priors = parts(board), np.zeros(len(leaves.moves))
        asked = leaves.states, leaves.moves, leaves.starts
        for symmetry in range(symmetries):
            part = answers[symmetry * number : (symmetry + 1) * number]
            add_logits(lookup, places, code_map(board, symmetry), *asked, part, priors)
        softmax_logits(leaves.starts, symmetries, priors)
        result = result.reshape(symmetries, number, 3).mean(axis=0)
        return priors, (result[:, 0] - result[:, 2]).astype(np.float64)


def _do_all(variant: Variant) -> None:
    """Run everything an evaluation runs, once, except the network."""
    family, lookup = rules_of(variant)
    states, moves = empty_states(1), np.zeros(MOST_MOVES, np.int64)
    write_state(Position.start(variant), states, 0)
    number = walk_moves(family, lookup, states, 0, moves, LIST)
    cells, game = np.empty((1, CELLS, CELL_BYTES), np.uint8), np.empty((1, GAME), np.float32)
    write_inputs(family, lookup, states, cells, game)
    transformed(variant, states, 0)
    starts, answers = np.array([0, number]), np.zeros((1, ANSWERS), np.float32)
    board, priors = variant.board.name, np.zeros(number)
    asked = states, moves[:number], starts
    add_logits(lookup, parts(board), code_map(board, 0), *asked, answers, priors)
    softmax_logits(starts, 1, priors)


USES[NETWORK] = Use(_do_all, {1: 3, 2: 3, 3: 5, 4: 5}, "net")
