"""Inference of neural networks: input features, policy outputs, evaluator and player."""

from gipf.extras import need

need("engine")
