"""Doors for learning: the games as environments of PettingZoo, Gymnasium and OpenSpiel, and by the batch.

Each door is a module of its own: `gipf.envs.pettingzoo`, `gipf.envs.gymnasium`, `gipf.envs.openspiel`
and, needing no other package, `gipf.envs.vector`. ``pip install gipf[envs]`` installs their peers.
"""

from gipf.extras import need

need("engine")
