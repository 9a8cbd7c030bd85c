"""Why a move of PÜNCT may not be played."""

from gipf.errors import IllegalMove, NotationError
from gipf.side_games.punct.board import BITS, names
from gipf.side_games.punct.levels import Levels, Seen
from gipf.side_games.punct.pieces import (
    TURNS,
    Placement,
    place_of,
    placements,
    player_of,
    space_of,
)


def read_place(text: str, kind: str, place: str) -> Placement:
    """Read where a piece lies from the end of a text, as in ``Tg5:2`` or ``e4-g5:2``."""
    space, _, turn = place.partition(":")
    if space not in BITS:
        raise NotationError("side-no-point", point=space)
    if int(turn) > TURNS[kind]:
        right = f"{text[:-1]}{int(turn) - TURNS[kind]}"
        raise NotationError("side-written", text=text, right=right)
    if place not in placements(kind):
        raise NotationError("punct-off-board", move=text)
    return placements(kind)[place]


def why_not_free(space: str, levels: Levels, player: str) -> IllegalMove | NotationError:
    """Say why no piece of the player's can be moved from a space (15, 24)."""
    if space not in BITS:
        return NotationError("side-no-point", point=space)
    pieces = [
        (level, piece)
        for level, pieces in enumerate(levels)
        for piece in pieces
        if place_of(piece).dots & BITS[space]
    ]
    if not pieces:
        return IllegalMove("empty-spot", spot=space)
    with_punct = [(level, piece) for level, piece in pieces if space_of(piece) == space]
    if not with_punct:
        return IllegalMove("punct-minor-dot", point=space)
    own = [(level, piece) for level, piece in with_punct if player_of(piece) == player]
    if not own:
        return IllegalMove("side-others", point=space)
    level, piece = own[-1]
    above = 0
    for higher in levels[level + 1 :]:
        for other in higher:
            above |= place_of(other).dots
    return IllegalMove("punct-covered", point=space, spaces=names(place_of(piece).dots & above))


def why_it_cannot_lie(place: Placement, seen: Seen, player: str) -> IllegalMove:
    """Say why a piece of the player's cannot be put in a place (20 to 23)."""
    (punct,) = names(place.punct)
    if place.punct & seen.of("b" if player == "w" else "w"):
        return IllegalMove("punct-on-other", point=punct)
    ends, middle = names(place.ends), names(place.middle)
    heights = [seen.height(space) for space in ends]
    if min(heights) < max(heights) or any(seen.height(space) > heights[0] for space in middle):
        spaces = names(place.dots)
        return IllegalMove(
            "punct-not-flat",
            spaces=spaces,
            heights=[str(seen.height(space)) for space in spaces],
        )
    return IllegalMove("punct-gap", point=punct)
