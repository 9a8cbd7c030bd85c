"""Torch on one thread: these networks are tiny, and the tests run in several processes."""

import torch

torch.set_num_threads(1)
