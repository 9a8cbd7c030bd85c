"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, and a vectorised one.

Each is a module of its own: `gipf.envs.pettingzoo`, `gipf.envs.gymnasium`, `gipf.envs.openspiel`
and, needing no other package, `gipf.envs.vector`. ``pip install gipf[envs]`` installs their peers.
"""

from gipf.extras import need

need("engine")
