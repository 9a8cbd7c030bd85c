"""Learning from games the engine plays against itself."""

from gipf.extras import need

need("train")
