"""Positions whose best moves a reader can see, for all who search."""

from tests.boards import put

WIN_IN_TWO = put("standard", "B c3 d4 e5, g f5, G b5 h2, b e8 g3", reserves="B3/B12")
"""White enters b2 and clears the row b2–f5 with the last black GIPF-piece."""
THE_WIN = ("b2", "xb2,c3,d4,e5,f5")

WIN_IN_ONE = put("standard", "B b2 c3 d4 e5, g f5, G b5 h2, b e8 g3", phase="r", reserves="B3/B12")
"""The row stands: White clears it, and had better take the GIPF-piece too."""

LOST_IN_TWO = put("basic", "B e5, b c3", player="b", reserves="B9/B1")
"""Black pushes the last piece in; White does anything, and Black has nothing to push."""

CAPTURE = put("basic", "B c3 d4 e5, b f5 g5, b e8 b5")
"""White enters b2 and takes back four pieces, with two black ones."""

CHALLENGED = put(
    "tournament+P6;challenges=*", "P d4, g e5, G b2 h2, b e8", reserves="B5P2/B5P2"
).play("Pd4-e5=B")
"""White has announced to cover Black's last GIPF-piece; Black may challenge that."""

EACH_KIND = (
    "basic",
    "basic;reserve=7/4;repetition=3;quiet=100",
    "standard",
    "standard+Z6",
    "tournament",
    "tournament+D6P6;challenges=1",
    "ultimate",
    "ultimate;challenges=*;repetition=3;quiet=100",
    "matrx",
    "matrx;board=hex37;repetition=3",
)
