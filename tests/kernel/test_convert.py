"""Positions as rows and moves as numbers, there and back; a change of either changes the version."""

import hashlib
import json
from pathlib import Path

import numpy as np
import pytest

from gipf import GipfError, Move, Position, Variant
from gipf.envs.observation import split
from gipf.kernel import layout as at
from gipf.kernel.batch import Batch
from gipf.kernel.convert import (
    empty_states,
    move_number,
    number_to_move,
    packed_rules,
    read_state,
    rules_of,
    write_state,
)
from gipf.kernel.features import FEATURES_VERSION
from tests.test_vectors import POSITIONS

GOLDEN = Path(__file__).parents[1] / "golden" / "kernel.json"
VECTORS = [Position.parse(vector["position"]) for vector in POSITIONS]


@pytest.mark.parametrize("position", VECTORS, ids=lambda p: str(p).replace("/", "|"))
def test_a_position_is_written_and_read_back_as_itself(position: Position) -> None:
    states = empty_states(2)
    write_state(position, states, 1)
    again = read_state(position.variant, states, 1)
    assert (str(again), again.outcome) == (str(position), position.outcome)
    assert not states[0].any()


@pytest.mark.parametrize("position", VECTORS, ids=lambda p: str(p).replace("/", "|"))
def test_every_legal_move_has_a_number_of_its_own_that_reads_back(position: Position) -> None:
    moves = position.legal_moves()
    numbers = [move_number(position, move) for move in moves]
    assert len({*numbers}) == len(numbers)
    assert all(0 <= number < at.MOVES for number in numbers)
    assert [number_to_move(position, number) for number in numbers] == list(moves)


def test_all_words_have_numbers() -> None:
    position = Position.start("ultimate")
    for place, word in enumerate(at.WORDS):
        assert number_to_move(position, at.WORD + place).text == word


def test_what_is_no_move_has_no_number() -> None:
    position = Position.start("standard+Z6")
    for move, says in (
        (Move.push("B", "z9", "e5"), "is no push on the board hex37"),
        (Move.use("Z", "e5", "f8"), "is not along a line"),
        (Move.clear(["b2", "b3"]), "does not clear a row"),
    ):
        with pytest.raises(GipfError, match=says):
            move_number(position, move)


def test_a_variant_knows_its_family() -> None:
    texts = ("basic", "standard", "tournament", "standard+Z6/-", "ultimate", "matrx")
    families = [len(rules_of(Variant.parse(text)).family) for text in texts]
    assert families == [1, 2, 2, 3, 3, 4]
    assert not packed_rules(Variant.parse("ultimate")) & at.HAS_CHALLENGES
    assert packed_rules(Variant.parse("ultimate;challenges=*")) & at.HAS_CHALLENGES


# ---------------------------------------------------------------------- versions


def checksum(*parts: bytes) -> str:
    return hashlib.sha256(b"\n".join(parts)).hexdigest()


def checksum_of_moves() -> str:
    """Sum up the number of every legal move of the test vectors."""
    lines = (
        f"{position} {move} {move_number(position, move)}"
        for position in VECTORS
        for move in position.legal_moves()
    )
    return checksum(*(line.encode() for line in lines))


def checksum_of_states() -> str:
    states = empty_states(len(VECTORS))
    for i, position in enumerate(VECTORS):
        write_state(position, states, i)
    return checksum(states.astype("<i8").tobytes())


def checksum_of_features() -> str:
    blocks = (
        block
        for position in VECTORS
        for block in split(Batch(position.variant, [position], threads=1).features())[:2]
    )
    return checksum(*(np.round(block * 360).astype("<i4").tobytes() for block in blocks))


def test_numbers_states_and_features_change_only_with_their_version() -> None:
    found = {
        "layout.VERSION": at.VERSION,
        "moves": checksum_of_moves(),
        "states": checksum_of_states(),
        "features.FEATURES_VERSION": FEATURES_VERSION,
        "features": checksum_of_features(),
    }
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    now = json.dumps(found, indent=2)
    for version, names in (
        ("layout.VERSION", ("moves", "states")),
        ("features.FEATURES_VERSION", ("features",)),
    ):
        changed = [name for name in names if golden[name] != found[name]]
        same_version = golden[version] == found[version]
        assert not (changed and same_version), (
            f"{changed} changed: raise {version}; then {GOLDEN}:\n{now}"
        )
    assert golden == found, f"put this into {GOLDEN}:\n{now}"
