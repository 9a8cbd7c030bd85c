"""The compiled code for the browser plays, searches and proves as that of the processor does.

`bench/web.py` does the same for as many games as one has time for.
"""

import hashlib
from importlib.resources import files
from io import BytesIO

import numpy as np
import pytest

from gipf import Position
from gipf.search.answer import Limits
from gipf.search.wasm import FAMILIES
from tests.wasm.differential import compare_game, compare_proof, compare_search, some_position
from tests.wasm.node import Node

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("family", FAMILIES)
def test_weights_are_unpacked_as_they_were(node: Node, family: str) -> None:
    file = files("gipf.search") / "weights" / f"{len(FAMILIES[family])}.npz"
    with np.load(BytesIO(file.read_bytes())) as parts:
        stored = hashlib.sha256(parts["weights"].tobytes()).hexdigest()
    assert node.ask({"kind": "weights", "module": family})["hash"] == stored


def test_games_of_all_variants_go_the_same_way(node: Node) -> None:
    for number in range(80):
        compare_game(node, number)


def test_searches_find_the_same_lines_with_the_same_nodes(node: Node) -> None:
    for number in range(80):
        position = some_position(number)
        compare_search(node, position, Limits(depth=4, nodes=20_000), lines=1 + number % 3)


def test_a_search_that_runs_out_of_nodes_keeps_the_same_lines(node: Node) -> None:
    for number in range(3, 80, 9):
        compare_search(node, some_position(number), Limits(nodes=3_000), lines=3)


def test_proofs_are_the_same(node: Node) -> None:
    for number in range(1, 80, 7):
        for goal in ("win", "hold"):
            compare_proof(node, some_position(number), 2, goal, 20_000)
    won = Position.parse("tournament+P6 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- - 9")
    compare_proof(node, won, 2, "win", 20_000)
