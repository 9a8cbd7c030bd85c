"""Codes of moves, and what the answers of a network say of them."""

import numpy as np
import pytest

from gipf.kernel.batch import Batch
from gipf.kernel.layout import CLEAR, WORD
from gipf.net.policy import ANSWERS, CODES, NOWHERE, ROWS, code_map, code_of, logit_of, parts
from tests.boards import put
from tests.net.shown import VARIANTS, codes, games


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_two_legal_moves_share_a_code(variant: str) -> None:
    for found in codes(games(variant)):
        assert len(set(found)) == len(found)
        assert min(found) >= 0
        assert max(found) < CODES


@pytest.mark.parametrize("variant", VARIANTS)
def test_codes_turn_with_the_board(variant: str) -> None:
    batch = games(variant, seed=1)
    board = batch.variant.board
    before = codes(batch)
    for symmetry in range(len(board.symmetries)):
        images = code_map(board.name, symmetry)
        after = codes(batch.transformed(symmetry))
        for old, new in zip(before, after, strict=True):
            assert {int(images[code]) for code in old} == set(new)


@pytest.mark.parametrize("board", ["hex37", "matrx40"])
def test_a_turned_code_stands_for_the_turned_places(board: str) -> None:
    places = parts(board)
    used = [code for code in range(CODES) if places[code, 0] != NOWHERE]
    for symmetry in (1, -1):
        images = code_map(board, symmetry)
        for code in used:
            turned = {int(images[place]) for place in places[code] if place != NOWHERE}
            assert turned == set(places[images[code]].tolist()) - {NOWHERE}


def test_clearing_a_row_is_the_sum_over_its_spots() -> None:
    row = "Z e2 e3 e4, Y e5 e6 e7, P e8"
    position = put("matrx", f"{row}, g h4, G h2", phase="r", reserves="T6/T6")
    batch, places = Batch("matrx", [position], threads=1), parts("matrx40")
    answers = np.random.default_rng(1).normal(size=(1, ANSWERS)).astype(np.float32)
    for move in batch.legal_moves(0):
        code = int(code_of(batch.lookup, batch.states, 0, move))
        assert (code >= ROWS) == (CLEAR <= move < WORD and int(move - CLEAR & 127).bit_count() > 1)
        line = [place for place in places[code] if place != NOWHERE]
        assert len(line) == (7 if code >= ROWS else 1)
        total = float(answers[0, line].sum())
        assert logit_of(places, answers, 0, code) == pytest.approx(total, abs=1e-5)
