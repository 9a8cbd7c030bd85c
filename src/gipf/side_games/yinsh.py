"""YINSH: rings leave markers behind and turn others over; a row of five costs a ring, and the third ring wins.

Numbers in brackets are the paragraphs of docs/side-games/yinsh.md.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from gipf.errors import IllegalMove, NotationError
from gipf.immutable import FrozenDict
from gipf.side_games.game import Outcome, SideGame, State, check_move, check_written, fields
from gipf.side_games.grid import Grid, read_columns, write_columns

BOARD = Grid.slanted(
    [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)]
)
"""The hexagon with six points on a side, without its corners: 85 points."""
RINGS = 5
"""How many rings each player has."""
MARKERS = 51
"""How many markers there are, for both."""
LENGTH = 5
"""How many markers make a row."""

RING = {"w": "R", "b": "r"}
MARKER = {"w": "M", "b": "m"}
OTHER = {"w": "b", "b": "w"}
TURNED = {"M": "m", "m": "M"}

PLACE, MOVE, OVER = "p", "m", "."
ROW_BEFORE, RING_BEFORE = "c", "d"
ROW_AFTER, RING_AFTER = "r", "s"
PHASES = (PLACE, ROW_BEFORE, RING_BEFORE, MOVE, ROW_AFTER, RING_AFTER, OVER)

_FIELDS = ("variant", "board", "player", "phase", "pool", "hand", "removed")
_FORM = re.compile(r"x?[a-z][0-9]{1,2}(-[a-z][0-9]{1,2})?|pass")
ROW_POINTS: Mapping[str, tuple[str, ...]] = {
    f"x{point}-{ray[LENGTH - 2]}": (point, *ray[: LENGTH - 1])
    for point in BOARD.points
    for ray in BOARD.rays[point][:3]  # up and to the right: each row from its first end
    if len(ray) >= LENGTH - 1
}
"""Where rows can be, and how their removal is written."""


@dataclass(frozen=True, slots=True)
class YinshState(State):
    """Where a game of YINSH stands. Pool, hands and rings taken follow from the board."""

    pieces: FrozenDict[str, str]
    """Rings, ``R`` and ``r``, and markers, ``M`` and ``m``, by their points."""
    player: str = field()
    phase: str
    is_blitz: bool = False

    @property
    def outcome(self) -> Outcome | None:
        """Who has won; None while the game goes on."""
        if self.phase != OVER:
            return None
        return "w" if self.player == "w" else "b" if self.player == "b" else "draw"

    @property
    def pool(self) -> int:
        """Markers that are not on the board."""
        return MARKERS - sum(piece in TURNED for piece in self.pieces.values())

    def rings(self, player: str) -> int:
        """Count a player's rings on the board."""
        return sum(piece == RING[player] for piece in self.pieces.values())

    def hand(self, player: str) -> int:
        """Count the rings a player has still to place."""
        return RINGS - self.rings(player) if self.phase == PLACE else 0

    def taken(self, player: str) -> int:
        """Count the rings a player has taken off the board."""
        return RINGS - self.rings(player) - self.hand(player)

    def legal_moves(self) -> list[str]:
        """List the moves as texts in sorted order: none in a game that is over."""
        return sorted(_DECISIONS[self.phase].moves(self)) if self.phase != OVER else []

    def play(self, move: str) -> "YinshState":
        """Give the state after a legal move; refuse any other with the reason."""
        check_move(self, move, GAME.name, _FORM)
        decision = _DECISIONS[self.phase]
        if not decision.form.fullmatch(move) and move not in decision.moves(self):
            raise IllegalMove("side-other-due", move=move, moves=self.legal_moves()[:3])
        points = re.findall("[a-z][0-9]+", move)
        for point in points:
            if point not in BOARD.places:
                raise IllegalMove("side-no-point", point=point)
        return decision.play(self, move, *points)

    def __str__(self) -> str:
        """Write the position on one line."""
        variant = GAME.write_variant("blitz" if self.is_blitz else "")
        board = write_columns(BOARD, self.pieces)
        hand, taken = (f"{count('w')}/{count('b')}" for count in (self.hand, self.taken))
        return f"{variant} {board} {self.player} {self.phase} {self.pool} {hand} {taken}"


class Yinsh(SideGame):
    """YINSH; ``blitz`` is won by the first ring."""

    name = "yinsh"
    has_colours = True
    options = ("blitz",)

    def start(self, options: str = "", seed: int = 0) -> YinshState:  # noqa: ARG002
        """Begin a game: the board is empty, and White places the first ring.

        >>> str(GAME.start("blitz"))
        'yinsh;blitz 4/7/8/9/10/9/10/9/8/7/4 w p 51 5/5 0/0'
        """
        self.check_options(options)
        return YinshState(FrozenDict(), "w", PLACE, is_blitz=options == "blitz")

    def parse(self, text: str) -> YinshState:
        """Read a position; refuse what cannot come about, with the reason."""
        variant, board, player, phase, *_ = fields(text, _FIELDS, self.name)
        options = self.read_variant(variant)
        if player not in ("w", "b", "-") or (player == "-" and phase != OVER):
            raise NotationError("side-player-field", text=player)
        if phase not in PHASES:
            raise NotationError("side-phase-field", text=phase, phases=PHASES)
        pieces = read_columns(BOARD, board, is_piece={*"RrMm"}.__contains__)
        state = YinshState(FrozenDict(pieces), player, phase, is_blitz=options == "blitz")
        _check_material(state)
        _CHECKS[phase](state)
        check_written(state, text, _FIELDS)
        return state


GAME = Yinsh()


# ---------------------------------------------------------------------- placing the rings [5, 6]


def empty_points(state: YinshState) -> Iterator[str]:
    """List where a ring can be placed."""
    return (point for point in BOARD.points if point not in state.pieces)


def place(state: YinshState, _move: str, point: str) -> YinshState:
    """Put a ring from the hand on an empty point; when all are placed, White moves first."""
    if point in state.pieces:
        raise IllegalMove("side-occupied", point=point)
    pieces = FrozenDict({**state.pieces, point: RING[state.player]})
    after = replace(state, pieces=pieces, player=OTHER[state.player])
    return replace(after, phase=MOVE) if not after.hand("w") + after.hand("b") else after


# ---------------------------------------------------------------------- the ring move [8–12, 27]


def ring_moves(state: YinshState) -> list[str]:
    """List the ring moves of the player; where there is none, he passes."""
    pieces, own = state.pieces, RING[state.player]
    return [
        f"{start}-{end}"
        for start, piece in pieces.items()
        if piece == own
        for end in landings(pieces, start)
    ] or ["pass"]


def landings(pieces: Mapping[str, str], start: str) -> Iterator[str]:
    """List where a ring can go: over empty points, then over one unbroken run of markers [9–11]."""
    at = pieces.get
    for ray in BOARD.rays[start]:
        has_passed = False
        for point in ray:
            piece = at(point)
            if piece is None:
                yield point
                if has_passed:
                    break
            elif piece in TURNED:
                has_passed = True
            else:
                break


def can_move(state: YinshState, player: str) -> bool:
    """Whether a player has a ring that can move."""
    pieces, own = state.pieces, RING[player]
    return any(
        next(landings(pieces, start), None) for start, piece in pieces.items() if piece == own
    )


def move_ring(state: YinshState, _move: str, *points: str) -> YinshState:
    """Leave a marker, move the ring and turn over what it has passed [8, 12]; or pass [27]."""
    if not points:
        return _begin_turn(replace(state, player=OTHER[state.player]))
    start, end = points
    passed = _way(state, start, end)
    pieces = {**state.pieces, start: MARKER[state.player], end: RING[state.player]}
    pieces.update((point, TURNED[pieces[point]]) for point in passed if point in pieces)
    return _end_turn(replace(state, pieces=FrozenDict(pieces)))


def _way(state: YinshState, start: str, end: str) -> tuple[str, ...]:
    """Give the points a ring passes; refuse a move it cannot make."""
    pieces = state.pieces
    if pieces.get(start) != RING[state.player]:
        raise IllegalMove("yinsh-no-ring", point=start)
    between = BOARD.between(start, end)
    if between is None:
        raise IllegalMove("side-no-line", start=start, end=end)
    has_passed = False
    for point in between:
        piece = pieces.get(point)
        if piece in RING.values():
            raise IllegalMove("yinsh-ring-between", point=point)
        if piece is None and has_passed:
            raise IllegalMove("yinsh-must-stop", point=point)
        has_passed = has_passed or piece is not None
    if end in pieces:
        raise IllegalMove("side-occupied", point=end)
    return between


# ---------------------------------------------------------------------- rows [13–20]


def rows(state: YinshState, player: str | None = None) -> list[str]:
    """List the removals of a player's rows; of the one who decides where none is named."""
    own = MARKER[player or state.player]
    markers = {point for point, piece in state.pieces.items() if piece == own}
    if len(markers) < LENGTH:
        return []
    return [text for text, points in ROW_POINTS.items() if markers.issuperset(points)]


def remove_row(state: YinshState, move: str, *_ends: str) -> YinshState:
    """Take the five markers of a row; a ring has to follow [14]."""
    if move not in (own := rows(state)):
        raise IllegalMove("side-not-possible", move=move, moves=own[:3])
    gone = ROW_POINTS[move]
    pieces = FrozenDict(
        {point: piece for point, piece in state.pieces.items() if point not in gone}
    )
    phase = RING_BEFORE if state.phase == ROW_BEFORE else RING_AFTER
    return replace(state, pieces=pieces, phase=phase)


def own_rings(state: YinshState) -> list[str]:
    """List the rings the player can take, all his own [17]."""
    return [f"x{point}" for point, piece in state.pieces.items() if piece == RING[state.player]]


def take_ring(state: YinshState, _move: str, point: str) -> YinshState:
    """Take a ring off the board: the game is won [24], or the next row follows [16], or what comes after."""
    if state.pieces.get(point) != RING[state.player]:
        raise IllegalMove("yinsh-no-ring", point=point)
    pieces = FrozenDict({at: piece for at, piece in state.pieces.items() if at != point})
    after = replace(state, pieces=pieces)
    if after.taken(state.player) >= rings_to_win(state):
        return replace(after, phase=OVER)
    return _begin_turn(after) if state.phase == RING_BEFORE else _end_turn(after)


# ---------------------------------------------------------------------- the turn and the end [7, 20–28]


def _begin_turn(state: YinshState) -> YinshState:
    """Rows the other has made come first [20], then the ring move is due."""
    if rows(state):
        return replace(state, phase=ROW_BEFORE)
    if is_stopped(state):
        return replace(state, player=leader(state), phase=OVER)
    return replace(state, phase=MOVE)


def _end_turn(state: YinshState) -> YinshState:
    """Own rows come first [14], then the other's turn."""
    if rows(state):
        return replace(state, phase=ROW_AFTER)
    return _begin_turn(replace(state, player=OTHER[state.player]))


def rings_to_win(state: YinshState) -> int:
    """Give the number of rings that wins: three, in blitz one [24, 31]."""
    return 1 if state.is_blitz else 3


def is_stopped(state: YinshState) -> bool:
    """Whether there is no marker for a ring move, or no ring of either player can move [25, 28]."""
    return not (state.pool and (can_move(state, state.player) or can_move(state, _other(state))))


def leader(state: YinshState) -> str:
    """Say who has taken more rings; ``-`` where both have as many [25]."""
    white, black = state.taken("w"), state.taken("b")
    return "w" if white > black else "b" if black > white else "-"


def _other(state: YinshState) -> str:
    return OTHER[state.player]


# ---------------------------------------------------------------------- what is decided in each phase


@dataclass(frozen=True)
class _Decision:
    form: re.Pattern[str]
    moves: Callable[[YinshState], Iterator[str] | list[str]]
    play: Callable[..., YinshState]


_POINT = "[a-z][0-9]{1,2}"
_ROW = _Decision(re.compile(f"x{_POINT}-{_POINT}"), rows, remove_row)
_RING = _Decision(re.compile(f"x{_POINT}"), own_rings, take_ring)
_DECISIONS = {
    PLACE: _Decision(re.compile(_POINT), empty_points, place),
    MOVE: _Decision(re.compile(f"{_POINT}-{_POINT}"), ring_moves, move_ring),
    ROW_BEFORE: _ROW,
    ROW_AFTER: _ROW,
    RING_BEFORE: _RING,
    RING_AFTER: _RING,
}


# ---------------------------------------------------------------------- what cannot be a position [39]


def _check_material(state: YinshState) -> None:
    """Refuse more pieces than there are, and fewer rings than a game can leave."""
    markers = MARKERS - state.pool
    most = 0 if state.phase == PLACE else MARKERS
    if markers > most:
        raise NotationError("side-too-many", piece="M + m", number=markers, most=most)
    for player, ring in RING.items():
        if state.rings(player) > RINGS:
            raise NotationError("side-too-many", piece=ring, number=state.rings(player), most=RINGS)
    if state.phase != PLACE:
        fewest = RINGS - rings_to_win(state)
        for player, ring in RING.items():
            others = state.rings(OTHER[player])
            least = fewest + 1 if others <= fewest and player == "b" else fewest
            if state.rings(player) < least:
                raise NotationError(
                    "side-too-few", piece=ring, number=state.rings(player), least=least
                )


def _check_placing(state: YinshState) -> None:
    """White has placed as many rings as Black, or one more, and some are left."""
    white, black = state.rings("w"), state.rings("b")
    if white > black + 1:
        raise NotationError("side-too-many", piece="R", number=white, most=black + 1)
    if black > white:
        raise NotationError("side-too-many", piece="r", number=black, most=white)
    if white == black == RINGS:
        raise NotationError("side-nothing-to-decide", phase=state.phase)
    right = "w" if white == black else "b"
    if state.player != right:
        raise NotationError("side-disagrees", field="player", text=state.player, right=right)


def _check_ring_move(state: YinshState) -> None:
    """No row is left, and a ring move is possible."""
    _check_going_on(state)
    for player in RING:
        _check_no_row(state, player)
    if is_stopped(state):
        raise NotationError("side-is-over", right=leader(state))


def _check_row_before(state: YinshState) -> None:
    """The one who moved has removed his rows already [19]."""
    _check_no_row(state, _other(state))
    _check_row_after(state)


def _check_row_after(state: YinshState) -> None:
    _check_going_on(state)
    if not rows(state):
        raise NotationError("side-nothing-to-decide", phase=state.phase)


def _check_ring_before(state: YinshState) -> None:
    _check_no_row(state, _other(state))
    _check_ring_after(state)


def _check_ring_after(state: YinshState) -> None:
    """The markers of the row that was just removed are in the pool."""
    _check_going_on(state)
    if state.pool < LENGTH:
        raise NotationError("side-nothing-to-decide", phase=state.phase)


def _check_over(state: YinshState) -> None:
    """Somebody has taken the last ring he needs, or a ring move that is due cannot be made."""
    right = winner_by_rings(state)
    if right is None:
        if rows(state, "w") or rows(state, "b") or not is_stopped(replace(state, player="w")):
            raise NotationError("side-not-over")
        right = leader(state)
    if state.player != right:
        raise NotationError("side-is-over", right=right)


def _check_going_on(state: YinshState) -> None:
    if winner := winner_by_rings(state):
        raise NotationError("side-is-over", right=winner)


def _check_no_row(state: YinshState, player: str) -> None:
    if standing := rows(state, player):
        raise NotationError("yinsh-row-stands", row=standing[0].removeprefix("x"))


def winner_by_rings(state: YinshState) -> str | None:
    """Say who has taken as many rings as it takes to win."""
    return next((player for player in RING if state.taken(player) >= rings_to_win(state)), None)


_CHECKS = {
    PLACE: _check_placing,
    ROW_BEFORE: _check_row_before,
    RING_BEFORE: _check_ring_before,
    MOVE: _check_ring_move,
    ROW_AFTER: _check_row_after,
    RING_AFTER: _check_ring_after,
    OVER: _check_over,
}
