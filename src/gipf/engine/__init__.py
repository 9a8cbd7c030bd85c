"""The engine as people and programs meet it: players by name, the protocol, analysis, matches."""
