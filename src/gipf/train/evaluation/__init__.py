"""Fit the evaluation of alpha-beta to games the engine plays against itself."""

from gipf.extras import need

need("engine")
