"""The engine as programs meet it: players by name, levels, the protocol, its process and clients."""

from gipf.extras import need

need("engine")
