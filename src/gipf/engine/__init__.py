"""The engine as programs meet it: players by name, levels, the protocol, its process and clients."""
