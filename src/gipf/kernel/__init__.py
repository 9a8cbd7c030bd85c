"""The rules on flat integer arrays, compiled by Numba: for search, self-play and perft."""

from gipf.extras import need

need("engine")
