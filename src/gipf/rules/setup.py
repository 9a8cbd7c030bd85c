"""The start of a game: what lies on the board and beside it (G:1.B, G:2.A, G:3, P:D, M:B)."""

from gipf.geometry import CORNERS
from gipf.state import Kind, Pile, Reserve, unit_of
from gipf.variants import Player, Variant


def starting_piles(variant: Variant) -> dict[str, Pile]:
    """Put GIPF-pieces (in `basic`, basic pieces) onto the corners, unless the board starts empty."""
    if variant.opening == "empty":
        return {}
    kind = Kind.GIPF if variant.has_double_gipf_pieces else Kind.BASIC
    colours = (Player.BLACK, Player.WHITE) * 3
    return {
        corner: (unit_of(player, kind),) for corner, player in zip(CORNERS, colours, strict=True)
    }


def starting_reserve(variant: Variant, player: Player) -> Reserve:
    """Give the pieces a player has off the board before the first move."""
    pieces = {"B": variant.reserves.of(player), **variant.hand_of(player)}
    return Reserve({**pieces, "G": 3} if variant.is_matrx else pieces)
