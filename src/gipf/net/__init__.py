"""What a network is shown of a position, what it answers, and how it is asked."""

from gipf.extras import need

need("engine")
