"""The executable rulebook: one function per paragraph, in plain Python, on immutable states.

References like G:1.E.3 name a rulebook (G GIPF, P GIPF With Potentials, M MATRX GIPF), its section
and its point.
"""

from gipf.rules.ending import has_lost_all_gipf_pieces
from gipf.rules.potentials import (
    extra_moves,
    lose_potential,
    opposing_units_in_reach,
    punct_jumps,
    tamsk_waits,
)
from gipf.rules.pushing import must_push_gipf_piece, open_ways, pay_for_push, units_to_push
from gipf.rules.rows import Row, clearing_moves, must_go, retrieve, rows, rows_of, ways_to_clear
from gipf.rules.setup import starting_piles, starting_reserve
from gipf.rules.threats import Threat, threats
from gipf.rules.turn import (
    begin,
    has_passed,
    is_open_to_challenge,
    legal_moves,
    perft,
    play,
    regular_moves,
)

__all__ = [
    "Row",
    "Threat",
    "begin",
    "clearing_moves",
    "extra_moves",
    "has_lost_all_gipf_pieces",
    "has_passed",
    "is_open_to_challenge",
    "legal_moves",
    "lose_potential",
    "must_go",
    "must_push_gipf_piece",
    "open_ways",
    "opposing_units_in_reach",
    "pay_for_push",
    "perft",
    "play",
    "punct_jumps",
    "regular_moves",
    "retrieve",
    "rows",
    "rows_of",
    "starting_piles",
    "starting_reserve",
    "tamsk_waits",
    "threats",
    "units_to_push",
    "ways_to_clear",
]
