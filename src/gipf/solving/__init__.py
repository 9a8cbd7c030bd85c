"""Solving: who wins a variant with few pieces, and in how many turns, whatever the other player does."""

from gipf.extras import need

need("engine")
