"""ZÈRTZ: the board shrinks, the marbles belong to nobody, and whoever can capture must.

Played on 37 rings, or on 40, 43, 44, 48 or 61; ``blitz`` has fewer marbles and a nearer goal. Players have no
colours: ``w`` is the one who begins. Numbers in brackets are paragraphs of
``docs/side-games/zertz.md``.

>>> state = GAME.start()
>>> print(state)
37 4/5/6/7/6/5/4 w p W6G8B10 -/-
>>> print(state.play("Wd4").play("-d1"))
37 4/5/6/.2W3/6/5/4 b p W5G8B10 -/-
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache

from gipf.errors import IllegalMove, NotationError
from gipf.side_games.game import Outcome, SideGame, State, check_move, fields
from gipf.side_games.grid import Grid, read_columns, write_columns

HEXAGON = ((3, 4), (2, 5), (1, 6), (0, 7), (1, 6), (2, 5), (3, 4))
WITH_THREE = ((1, 5), (0, 6), (-1, 7), (0, 7), (1, 6), (2, 5), (3, 4))
WITH_SEVEN = ((1, 5), (0, 6), (-1, 7), (-2, 8), (-1, 7), (0, 6), (1, 5))
BOARDS = {
    "37": HEXAGON,
    "40": WITH_THREE,
    "43": (*WITH_THREE, (4, 3)),
    "44": WITH_SEVEN,
    "48": (*WITH_SEVEN, (2, 4)),
    "61": ((4, 5), (3, 6), (2, 7), (1, 8), (0, 9), (1, 8), (2, 7), (3, 6), (4, 5)),
    "blitz": HEXAGON,
}
"""The columns of each board: height of the lowest ring, and number of rings [3]."""

COLOURS = ("W", "G", "B")
"""White, grey and black marbles."""
Counts = tuple[int, int, int]
"""Numbers of marbles, in the order of `COLOURS`."""
NONE: Counts = (0, 0, 0)
PLACE, REMOVE, JUMP, OVER = "prj."
VACANT, NO_RING = "", "."
FORM = re.compile(r"[WGB][a-z][1-9]|-[a-z][1-9]|x[a-z][1-9][WGB][a-z][1-9]|pass")
COUNTS = re.compile(r"(?:W([1-9][0-9]?))?(?:G([1-9][0-9]?))?(?:B([1-9][0-9]?))?")

Rings = tuple[str, ...]
"""What is on the places of the board: a marble's colour, `VACANT` or `NO_RING`."""
Earlier = tuple[tuple[Rings, tuple[Counts, Counts], str], ...]
"""What positions were: rings, captured marbles, player to move."""


@dataclass(frozen=True, slots=True)
class Board:
    """The places of a board by number; the number after the last is for all that lies outside."""

    grid: Grid
    numbers: dict[str, int]
    around: tuple[tuple[int, ...], ...]
    """The six places around each, in cyclic order [4]."""

    @property
    def points(self) -> tuple[str, ...]:
        """Names of the places."""
        return self.grid.points


@cache
def board_of(variant: str) -> Board:
    """Lay out the board of a variant."""
    grid = Grid.upright(BOARDS[variant])
    numbers = {point: number for number, point in enumerate(grid.points)}
    outside = len(numbers)
    around = tuple(
        tuple(outside if near is None else numbers[near] for near in grid.neighbours[point])
        for point in grid.points
    )
    return Board(grid, numbers, (*around, (outside,) * 6))


def marbles_of(variant: str) -> Counts:
    """How many marbles there are of each colour [5, 31]."""
    return (5, 7, 9) if variant == "blitz" else (6, 8, 10)


def goal_of(variant: str) -> tuple[int, Counts]:
    """How many marbles win: so many of each colour, or so many of one [22, 31]."""
    return (2, (3, 4, 5)) if variant == "blitz" else (3, (4, 5, 6))


def has_goal(variant: str, captured: Counts) -> bool:
    """Whether the marbles win: so many of each colour, or more of one [22, 31].

    >>> has_goal("37", (3, 3, 3)), has_goal("37", (0, 5, 0)), has_goal("37", (3, 4, 2))
    (True, True, False)
    """
    each, of_one = goal_of(variant)
    return min(captured) >= each or any(
        number >= goal for number, goal in zip(captured, of_one, strict=True)
    )


@dataclass(frozen=True, slots=True)
class ZertzState(State):
    """Where a game of ZÈRTZ stands."""

    variant: str
    rings: Rings
    player: str = field()
    """Who decides; the winner of a game that is over, ``-`` of a drawn one."""
    phase: str
    """``p`` place or jump, ``r`` remove a ring, ``j`` and a ring: jump on from there, ``.`` over."""
    pool: Counts
    captured: tuple[Counts, Counts]
    """What the player who began has captured, and the other."""
    earlier: Earlier = field(default=(), compare=False, repr=False)
    """Positions at the start of turns that may come up again; they are not in the text [27, 39]."""

    @property
    def outcome(self) -> Outcome | None:
        """Who has won; None while the game goes on."""
        if self.phase != OVER:
            return None
        return "w" if self.player == "w" else "b" if self.player == "b" else "draw"

    @property
    def board(self) -> Board:
        """The board the game is played on."""
        return board_of(self.variant)

    @property
    def own(self) -> Counts:
        """The marbles that the player at turn has captured."""
        return self.captured[self.player == "b"]

    def legal_moves(self) -> list[str]:
        """List the moves as texts in sorted order."""
        points = self.board.points
        if self.phase == OVER:
            return []
        if self.phase == REMOVE:
            return sorted(f"-{points[number]}" for number in free_rings(self.board, self.rings))
        if found := jump_texts(self):
            return found
        if self.phase != PLACE:
            return []
        vacant = [point for point, on in zip(points, self.rings, strict=True) if on == VACANT]
        if any(supply(self)):
            colours = [colour for colour, n in zip(COLOURS, supply(self), strict=True) if n]
            return sorted(f"{colour}{point}" for colour in colours for point in vacant)
        return ["pass"] if vacant and any(map(any, self.captured)) else []

    def play(self, move: str) -> "ZertzState":
        """Give the state after a move; refuse one that cannot be played with the reason."""
        check_move(self, move, GAME.name, FORM)
        points = re.findall("[a-z][1-9]", move)
        for point in points:
            if point not in self.board.numbers:
                raise IllegalMove("side-no-point", point=point)
        check_due(self, move)
        numbers = [self.board.numbers[point] for point in points]
        if move == "pass":
            return end_turn(remember(self))
        if move[0] == "x":
            return jump(self, move, *numbers)
        if move[0] == "-":
            return remove(self, *numbers)
        return place(self, move[0], *numbers)

    def __str__(self) -> str:
        """Write the position on one line."""
        contents = dict(zip(self.board.points, self.rings, strict=True))
        columns = write_columns(self.board.grid, contents)
        captured = "/".join(map(write_counts, self.captured))
        return (
            f"{self.variant} {columns} {self.player} {self.phase} "
            f"{write_counts(self.pool)} {captured}"
        )


def other(player: str) -> str:
    """Give the other player."""
    return "b" if player == "w" else "w"


def supply(state: ZertzState) -> Counts:
    """Where marbles to place come from: the pool, and one's own captures once it is empty [10, 24]."""
    return state.pool if any(state.pool) else state.own


def free_rings(board: Board, rings: Rings) -> Iterator[int]:
    """Find the vacant rings that can be slid out: two places next to each other hold no ring [12]."""
    on = (*rings, NO_RING)
    for number, marble in enumerate(rings):
        if marble == VACANT:
            gaps = [on[near] == NO_RING for near in board.around[number]]
            if any(gaps[way - 1] and gaps[way] for way in range(6)):
                yield number


def jumps(board: Board, rings: Rings, start: int) -> Iterator[tuple[int, int]]:
    """Find what a marble can jump over, and where it lands: the vacant ring straight behind [16, 17]."""
    on = (*rings, NO_RING)
    for way, over in enumerate(board.around[start]):
        if on[over] in COLOURS:
            end = board.around[over][way]
            if on[end] == VACANT:
                yield over, end


def jump_texts(state: ZertzState) -> list[str]:
    """List the jumps: of the marble that has just jumped, or of all at the start of a turn [15, 18]."""
    board, rings = state.board, state.rings
    at_start = state.phase == PLACE
    starts = [*range(len(rings))] if at_start else [board.numbers[state.phase[1:]]]
    return sorted(
        f"x{board.points[start]}{rings[over]}{board.points[end]}"
        for start in starts
        if rings[start] in COLOURS
        for over, end in jumps(board, rings, start)
    )


def check_due(state: ZertzState, move: str) -> None:
    """Refuse a kind of decision that is not due: who can capture must, and goes on with it [9, 15, 18]."""
    if state.phase == PLACE:
        if move[0] != "x" and (found := jump_texts(state)):
            raise IllegalMove("zertz-must-jump", moves=found[:3])
        is_due = move[0] in (*COLOURS, "x") or (move == "pass" and not any(supply(state)))
    elif state.phase == REMOVE:
        is_due = move[0] == "-"
    else:
        is_due = move[0] == "x" and move[1:3] == state.phase[1:]
    if not is_due:
        raise IllegalMove("side-other-due", move=move, moves=state.legal_moves()[:3])


def place(state: ZertzState, colour: str, number: int) -> ZertzState:
    """Put a marble on a vacant ring; then a free ring goes, if there is one [10, 11, 13]."""
    check_vacant(state, number)
    which = COLOURS.index(colour)
    if not supply(state)[which]:
        raise IllegalMove("side-none-left", piece=colour)
    after = replace(remember(state), rings=_put(state.rings, {number: colour}))
    if any(state.pool):
        after = replace(after, pool=_add(state.pool, which, -1), earlier=())
    else:
        after = give(after, which, -1)
    after = take_isolated(after)
    if has_won(after):
        return finish(after, state.player)
    if any(True for _ in free_rings(after.board, after.rings)):
        return replace(after, phase=REMOVE)
    return end_turn(after)


def remove(state: ZertzState, number: int) -> ZertzState:
    """Take a free ring off the board, also one that splits it [11, 14]."""
    check_vacant(state, number)
    if number not in free_rings(state.board, state.rings):
        raise IllegalMove("zertz-not-free", point=state.board.points[number])
    after = replace(state, rings=_put(state.rings, {number: NO_RING}), earlier=())
    after = take_isolated(after)
    return finish(after, state.player) if has_won(after) else end_turn(after)


def jump(state: ZertzState, move: str, start: int, end: int) -> ZertzState:
    """Jump over a marble, which is captured and lifted at once; then jump on, if that is possible [16–18]."""
    over = check_jump(state, move, start, end)
    marble = state.rings[start]
    rings = _put(state.rings, {start: VACANT, over: VACANT, end: marble})
    before = remember(state) if state.phase == PLACE else state
    after = give(replace(before, rings=rings), COLOURS.index(state.rings[over]), 1)
    if has_won(after):
        return finish(after, state.player)
    if any(True for _ in jumps(after.board, rings, end)):
        return replace(after, phase=JUMP + after.board.points[end])
    return end_turn(after)


def check_vacant(state: ZertzState, number: int) -> None:
    """Refuse a place without a ring, and a ring with a marble."""
    if state.rings[number] == NO_RING:
        raise IllegalMove("zertz-no-ring", point=state.board.points[number])
    if state.rings[number] != VACANT:
        raise IllegalMove("side-occupied", point=state.board.points[number])


def check_jump(state: ZertzState, move: str, start: int, end: int) -> int:
    """Refuse a jump that cannot be made; give the number of the ring that is jumped over [16]."""
    board, rings = state.board, state.rings
    if rings[start] not in COLOURS:
        raise IllegalMove("empty-spot", spot=board.points[start])
    ways = board.around[start]
    over = next((over for way, over in enumerate(ways) if board.around[over][way] == end), None)
    if over is None or rings[over] not in COLOURS:
        raise IllegalMove("zertz-jump")
    check_vacant(state, end)
    if rings[over] != move[3]:
        right = f"{move[:3]}{rings[over]}{move[4:]}"
        raise IllegalMove("side-not-possible", move=move, moves=[right])
    return over


def take_isolated(state: ZertzState) -> ZertzState:
    """Take every group of rings without a vacant one: its marbles are captured, its rings go [19, 20]."""
    board, rings = state.board, state.rings
    connected = {number for number, on in enumerate(rings) if on == VACANT}
    ahead = list(connected)
    on = (*rings, NO_RING)
    while ahead:
        for near in board.around[ahead.pop()]:
            if near not in connected and on[near] != NO_RING:
                connected.add(near)
                ahead.append(near)
    taken = [n for n, marble in enumerate(rings) if marble in COLOURS and n not in connected]
    for number in taken:
        state = give(state, COLOURS.index(rings[number]), 1)
    return replace(state, rings=_put(rings, dict.fromkeys(taken, NO_RING)))


def has_won(state: ZertzState) -> bool:
    """Whether the player at turn has the marbles to win, or has left no vacant ring at all [22, 23, 25]."""
    return has_goal(state.variant, state.own) or VACANT not in state.rings


def remember(state: ZertzState) -> ZertzState:
    """Keep the position at the start of this turn, as it may come up again [27]."""
    return replace(state, earlier=(*state.earlier, (state.rings, state.captured, state.player)))


def end_turn(state: ZertzState) -> ZertzState:
    """Hand over to the other player; a draw if neither can do anything, or at the third repetition [26, 27]."""
    after = replace(state, player=other(state.player), phase=PLACE)
    stands = (after.rings, after.captured, after.player)
    if after.earlier.count(stands) >= 2 or not can_go_on(after):
        return finish(after, "-")
    return after


def can_go_on(state: ZertzState) -> bool:
    """Whether somebody can jump or place at the start of a turn [26]."""
    marbles = any(state.pool) or any(map(any, state.captured))
    return (marbles and VACANT in state.rings) or bool(jump_texts(state))


def finish(state: ZertzState, winner: str) -> ZertzState:
    """End the game."""
    return replace(state, player=winner, phase=OVER, earlier=())


def give(state: ZertzState, which: int, number: int) -> ZertzState:
    """Give the player at turn a marble, or take one back."""
    first, second = state.captured
    if state.player == "w":
        return replace(state, captured=(_add(first, which, number), second))
    return replace(state, captured=(first, _add(second, which, number)))


def _add(counts: Counts, which: int, number: int) -> Counts:
    white, grey, black = (n + number * (i == which) for i, n in enumerate(counts))
    return white, grey, black


def _put(rings: Rings, changes: dict[int, str]) -> Rings:
    changed = list(rings)
    for number, on in changes.items():
        changed[number] = on
    return tuple(changed)


def write_counts(counts: Iterable[int]) -> str:
    """Write numbers of marbles.

    >>> write_counts((6, 0, 10)), write_counts((0, 0, 0))
    ('W6B10', '-')
    """
    pairs = zip(COLOURS, counts, strict=True)
    return "".join(f"{colour}{number}" for colour, number in pairs if number) or "-"


def read_counts(text: str) -> Counts:
    """Read numbers of marbles.

    >>> read_counts("W6B10")
    (6, 0, 10)
    >>> read_counts("B10W6")
    Traceback (most recent call last):
    gipf.errors.NotationError: 'B10W6' does not say how many marbles there are, as in 'W6G8B10'
    """
    found = COUNTS.fullmatch(text)
    if text == "-":
        return NONE
    if not text or not found:
        raise NotationError("zertz-counts", text=text, right="W6G8B10")
    white, grey, black = (int(number or 0) for number in found.groups())
    return white, grey, black


class Zertz(SideGame):
    """The game."""

    name = "zertz"
    options: tuple[str, ...] = tuple(variant for variant in BOARDS if variant != "37")

    def start(self, options: str = "", seed: int = 0) -> ZertzState:  # noqa: ARG002
        """Begin a game: all rings are vacant, all marbles in the pool [7].

        >>> print(GAME.start("blitz"))
        blitz 4/5/6/7/6/5/4 w p W5G7B9 -/-
        """
        self.check_options(options)
        variant = options or "37"
        rings = (VACANT,) * len(board_of(variant).points)
        return ZertzState(variant, rings, "w", PLACE, marbles_of(variant), (NONE, NONE))

    def check_options(self, options: str) -> None:
        """Refuse options that the game does not have; 37 rings may be named, or not."""
        self.canonical_options(options)

    def canonical_options(self, options: str) -> str:
        """Check options and write them the one way they are written; nothing stands for 37 rings."""
        super().check_options(right := "" if options == "37" else options)
        return right

    def parse(self, text: str) -> ZertzState:
        """Read a position; refuse one whose marbles are not the variant's, or without a decision [36–38]."""
        variant, columns, player, phase, pool, captured = fields(
            text, ("variant", "board", "player", "phase", "pool", "captured"), self.name
        )
        if variant not in BOARDS:
            raise NotationError("side-no-option", game=self.name, option=variant, options=[*BOARDS])
        board = board_of(variant)
        contents = read_columns(board.grid, columns, is_piece=lambda on: on in {*COLOURS, NO_RING})
        if player not in (("w", "b", "-") if phase == OVER else ("w", "b")):
            raise NotationError("side-player-field", text=player)
        check_phase(phase, board)
        first, slash, second = captured.partition("/")
        if not slash:
            raise NotationError("zertz-counts", text=captured, right="W1G2/-")
        state = ZertzState(
            variant,
            tuple(contents.get(point, VACANT) for point in board.points),
            player,
            phase,
            read_counts(pool),
            (read_counts(first), read_counts(second)),
        )
        check_marbles(state)
        if phase != OVER and not state.legal_moves():
            raise NotationError("side-nothing-to-decide", phase=phase)
        return state


def check_phase(phase: str, board: Board) -> None:
    """Refuse what is no phase."""
    if phase in (PLACE, REMOVE, OVER):
        return
    if not re.fullmatch("j[a-z][1-9]", phase):
        raise NotationError("side-phase-field", text=phase, phases=["p", "r", "jd4", "."])
    if phase[1:] not in board.numbers:
        raise NotationError("side-no-point", point=phase[1:])


def check_marbles(state: ZertzState) -> None:
    """Refuse a position whose marbles are not those of its variant [38]."""
    for which, wanted in enumerate(marbles_of(state.variant)):
        places = (state.pool, *state.captured)
        number = state.rings.count(COLOURS[which]) + sum(counts[which] for counts in places)
        if number != wanted:
            raise NotationError(
                "zertz-marbles", number=number, colour=COLOURS[which], wanted=wanted
            )


GAME = Zertz()
