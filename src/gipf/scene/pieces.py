"""Which pieces a variant is played with."""

from functools import lru_cache
from typing import cast

from gipf.notation import pieces_of_unit
from gipf.scene.data import Letter, Pieces
from gipf.state import UNITS
from gipf.variants import Variant


@lru_cache(maxsize=256)
def pieces_of(variant: Variant) -> Pieces:
    """Say which sorts of pieces there are, and what is made of them.

    >>> pieces_of(Variant.parse("standard+Z6"))["units"]
    {'B': {'B': 1}, 'G': {'B': 2}, 'Z': {'B': 1, 'Z': 1}, "Z'": {'Z': 1}}
    """
    plain = "B" if variant.has_basic_pieces else "G"
    single = ("B", "G") if variant.has_double_gipf_pieces else (plain,)
    used = (f"{letter}'" for letter in variant.potentials)
    units = {
        text: pieces_of_unit(variant, UNITS[text]) for text in (*single, *variant.potentials, *used)
    }
    return {
        "reserve": cast("tuple[Letter, ...]", (plain, *variant.potentials)),
        "units": cast("dict[str, dict[Letter, int]]", units),
        "matrx": variant.is_matrx,
    }
