"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, vectorised, as tensors of torch.

Each is a module of its own: `gipf.envs.pettingzoo`, `gipf.envs.gymnasium`, `gipf.envs.openspiel`,
`gipf.envs.tensors` and, needing no other package, `gipf.envs.vector`. ``pip install gipf[envs]`` installs their
peers, ``pip install gipf[train]`` torch.
"""

from gipf.extras import need

need("engine")
