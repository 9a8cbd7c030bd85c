"""The same games on flat integer arrays, compiled by Numba: for search, self-play and counting."""

from gipf.extras import need

need("engine")
