"""Looking ahead: alpha-beta, tree search, and simple players to measure them against."""

from gipf.extras import need

need("engine")
