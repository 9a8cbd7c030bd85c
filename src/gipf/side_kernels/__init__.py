"""The side games on flat integer arrays, compiled by Numba, one search for all of them, and their players."""

from gipf.extras import need

need("engine")
