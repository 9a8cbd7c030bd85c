"""The game in the terminal: the board as text, the loop of a game, and its autosave."""
