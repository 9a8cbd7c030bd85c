"""Train the network by self-play: games in lock step, the learner, checkpoints, generations, Ray."""

from gipf.extras import need

need("train")
