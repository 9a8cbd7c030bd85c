"""How the tree of a tree search lies in memory: lines of numbers for its nodes and for their edges.

``nodes`` and ``totals`` have a line for each position, ``edges`` and ``numbers`` one for each of its
moves, side by side. What a node or an edge is worth, it is worth to the player who decides there.
"""

FIRST, NUMBER, PLAYER, IS_CHANCE, VISITS, SOLVED, HASH, PARENT, PLACE = range(9)
"""Of a node: its first edge and how many, who decides or whether chance does, how often it was visited,
in how many decisions it is won or, below zero, lost, its hash, its parent, and where it moves to."""
NODE_WORDS = 9

MOVE, CHILD, TRIED, PROVEN = range(4)
"""Of an edge: its move, the node it leads to, how often it was tried, and in how many decisions it wins or,
below zero, loses."""
EDGE_WORDS = 4
NEW, PENDING, DRAW = -1, -2, -3
"""For ``CHILD``: not looked at yet; being looked at; the game ends there without a winner."""

PRIOR, TOTAL = range(2)
"""Of an edge's numbers: how likely it seemed at first sight, and the sum of its results."""

USED_NODES, USED_EDGES, DONE = range(3)
"""Of ``info``: how much of the tree is used, and how many times it was gone down."""

CURIOSITY, DOUBT = range(2)
"""Of ``settings``: how much likely and seldom tried moves are preferred, and how much less than its
node a move that was never tried is supposed to be worth."""

DEEPEST = 160
"""So many decisions the tree is deep at most."""
