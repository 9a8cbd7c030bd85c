"""Why touching a spot of a side game's board does nothing: what it would have meant is played, and refused.

>>> from gipf.side_games import load
>>> state = load("yinsh").start().play("f6")
>>> why_not("yinsh", state, ["f6"])
{'id': 'side-occupied', 'args': {'point': 'f6'}}
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from gipf.errors import GipfError, IllegalMove
from gipf.messages import Message
from gipf.side_games import dvonn, tzaar, yinsh, zertz
from gipf.side_games.game import State
from gipf.side_games.punct.board import BITS, GRID
from gipf.side_games.punct.levels import dots_of, look_down
from gipf.side_games.punct.pieces import NUMBERS
from gipf.side_games.punct.state import Punct

Touches = Sequence[str]
"""As in `gipf.side_games.scene`: spots, or ``@`` and a piece beside the board."""
MOST_TOUCHES = 3
_HARDLY = ("side-written", "punct-off-board")
"""Reasons about a text, which nobody has written here."""


def why_not(name: str, state: State, touches: Touches) -> Message | None:
    """Say why the last of these touches, which does nothing, does not; None where nothing can be said."""
    game = _GAMES.get(name)
    if game is None or state.outcome is not None or not 0 < len(touches) <= MOST_TOUCHES:
        return None
    return game(state, touches)


def _refusal(
    state: State, moves: Iterable[str], otherwise: IllegalMove | None = None
) -> Message | None:
    """Say why none of some moves can be played, or something else where there are several reasons."""
    reasons: list[Message] = []
    for move in moves:
        try:
            state.play(move)
        except GipfError as error:
            reasons.append(error.message)
        else:
            return None
    telling = [reason for reason in reasons if reason["id"] not in _HARDLY]
    if telling and all(reason == telling[0] for reason in telling):
        return telling[0]
    return otherwise.message if reasons and otherwise else None


def _ways(touches: Touches, points: Iterable[str]) -> list[str]:
    """Give the moves from the first spot to the second, or to any."""
    ends = touches[1:] or [point for point in points if point != touches[0]]
    return [f"{touches[0]}-{end}" for end in ends]


def _yinsh(state: yinsh.YinshState, touches: Touches) -> Message | None:
    if state.phase == yinsh.PLACE:
        return _refusal(state, touches[-1:])
    if state.phase == yinsh.MOVE:
        stuck = IllegalMove("side-stuck", point=touches[0])
        return _refusal(state, _ways(touches, yinsh.BOARD.points), stuck)
    is_ring = state.phase in (yinsh.RING_BEFORE, yinsh.RING_AFTER)
    return _refusal(state, [f"x{touches[-1]}"]) if is_ring else None


def _dvonn(state: dvonn.DvonnState, touches: Touches) -> Message | None:
    if state.phase == dvonn.PLACE:
        return _refusal(state, touches[-1:])
    stuck = IllegalMove("side-stuck", point=touches[0])
    return _refusal(state, _ways(touches, dvonn.BOARD.points), stuck)


def _tzaar(state: tzaar.TzaarState, touches: Touches) -> Message | None:
    if state.phase == tzaar.PLACE:
        piece = touches[0][1:] if len(touches) > 1 else state.legal_moves()[0][0]
        return _refusal(state, [f"{piece}{touches[-1]}"])
    stuck = IllegalMove("side-stuck", point=touches[0])
    if state.phase != tzaar.SECOND:
        stuck = IllegalMove("tzaar-no-capture", point=touches[0])
    return _refusal(state, _ways(touches, tzaar.POINTS), stuck)


def _zertz(state: zertz.ZertzState, touches: Touches) -> Message | None:
    first, spot = touches[0], touches[-1]
    if state.phase == zertz.REMOVE:
        return _refusal(state, [f"-{spot}"])
    if len(touches) > 1 and not first.startswith("@"):
        return _refusal(state, [f"x{first}{zertz.COLOURS[0]}{spot}"])
    if state.phase != zertz.PLACE:
        return IllegalMove("side-other-due", move=spot, moves=state.legal_moves()[:3]).message
    supply = zip(zertz.COLOURS, zertz.supply(state), strict=True)
    left = [colour for colour, number in supply if number and first in (f"@{colour}", spot)]
    return _refusal(state, [f"{colour}{spot}" for colour in left])


def _punct(state: Punct, touches: Touches) -> Message | None:
    first, *rest = touches
    seen = look_down(dots_of(state.levels))
    taken = {space for space, bit in BITS.items() if bit & (seen.white | seen.black)}
    if not rest and first in taken:
        return _refusal(state, [f"{first}-{first}:1"])
    if not rest:
        moves = [f"{kind}{first}:{turn}" for kind in NUMBERS for turn in range(1, 7)]
        return _refusal(state, moves, IllegalMove("punct-no-room", point=first))
    space, *ahead = rest
    is_added = first.startswith("@")
    if is_added and space in taken:
        return IllegalMove("side-occupied", point=space).message
    around = GRID.neighbours.get(space, ())
    turns = [turn for turn, spot in enumerate(around, 1) if not ahead or spot == ahead[0]]
    start = first[1:] if is_added else f"{first}-"
    no_room = IllegalMove("punct-no-room", point=space)
    return _refusal(state, [f"{start}{space}:{turn}" for turn in turns], no_room)


_GAMES: dict[str, Callable[[Any, Touches], Message | None]] = {
    "yinsh": _yinsh,
    "dvonn": _dvonn,
    "tzaar": _tzaar,
    "zertz": _zertz,
    "punct": _punct,
}
