"""DVONN: stacks grow by moving onto others, and what loses its link to the three red pieces is lost.

With ``random`` the pieces are shuffled over the board by the seed (`gipf.side_games.chance`).
Numbers in brackets are the paragraphs of docs/side-games/dvonn.md.

>>> state = GAME.start()
>>> print(state.play("e3"))
dvonn 3/4/5/5/2D2/5/5/5/5/4/3 b p D1P23/D1P23
>>> full = GAME.parse("dvonn DPp/PPpp/PpPPp/pppPp/pPPpP/pppPP/PpPPP/pDppD/pPPPp/ppPP/PpP w m -/-")
>>> print(full.play("a2-b2"))
dvonn D1p/P(PP)pp/PpPPp/pppPp/pPPpP/pppPP/PpPPP/pDppD/pPPPp/ppPP/PpP b m -/-
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from gipf.errors import IllegalMove, NotationError
from gipf.immutable import FrozenDict
from gipf.side_games.chance import shuffled
from gipf.side_games.game import Outcome, SideGame, State, check_move, check_written, fields
from gipf.side_games.grid import Grid, read_columns, write_columns
from gipf.side_games.seeds import check_seed, read_seed

BOARD = Grid.slanted([(1, 3), (1, 4), *[(1, 5)] * 7, (2, 5), (3, 5)])
"""The long hexagon of 49 spaces [1]."""
PIECE = {"w": "P", "b": "p"}
DVONN = "D"
EACH = 23
"""How many pieces each player has [3]."""
RED = 3
"""How many DVONN pieces there are [3]."""
ORDER = (DVONN * RED + "pP" * EACH)[: len(BOARD.points)]
"""What is placed, one piece after the other: White's and Black's turn by turn [6]."""
PLACE, MOVE, OVER = "pm."

_FIELDS = ("name", "board", "player", "phase", "hand")
_FORM = re.compile(r"[a-z][0-9](-[a-z][0-9])?|pass")
_NEIGHBOURS: Mapping[str, tuple[str, ...]] = {
    point: tuple(filter(None, around)) for point, around in BOARD.neighbours.items()
}
_INSIDE = {point for point, around in _NEIGHBOURS.items() if len(around) == 6}
"""The spaces that are not at the edge [2]."""


@dataclass(frozen=True, slots=True)
class DvonnState(State):
    """Where a game of DVONN stands. What is left to place follows from the board."""

    stacks: FrozenDict[str, str]
    """What stands on the spaces, letters from the bottom up."""
    player: str = field()
    phase: str

    @property
    def outcome(self) -> Outcome | None:
        """Who has won; None while the game goes on."""
        if self.phase != OVER:
            return None
        return "w" if self.player == "w" else "b" if self.player == "b" else "draw"

    def legal_moves(self) -> list[str]:
        """List the moves as texts in sorted order: none in a game that is over."""
        if self.phase == PLACE:
            return sorted(point for point in BOARD.points if point not in self.stacks)
        if self.phase == OVER:
            return []
        return sorted(moves(self.stacks, self.player)) or ["pass"]

    def play(self, move: str) -> "DvonnState":
        """Give the state after a legal move; refuse any other with the reason."""
        check_move(self, move, GAME.name, _FORM)
        points = re.findall("[a-z][0-9]", move)
        if len(points) != (1 if self.phase == PLACE else 2) and move not in self.legal_moves():
            raise IllegalMove("side-other-due", move=move, moves=self.legal_moves()[:3])
        for point in points:
            if point not in BOARD.places:
                raise IllegalMove("side-no-point", point=point)
        if self.phase == PLACE:
            return place(self, *points)
        return move_stack(self, *points) if points else end_turn(self)

    def __str__(self) -> str:
        """Write the position on one line."""
        board = write_columns(BOARD, self.stacks)
        return f"dvonn {board} {self.player} {self.phase} {write_hands(self)}"


class Dvonn(SideGame):
    """DVONN; with ``random`` the board is full at the start."""

    name = "dvonn"
    has_colours = True
    options = ("random",)
    has_chance = True

    def start(self, options: str = "", seed: int = 0) -> DvonnState:
        """Begin a game; ``random:7`` is ``random`` with the seed 7.

        >>> GAME.start("random", seed=7) == GAME.start("random:7")
        True
        """
        self.check_options(options)
        if not options:
            return DvonnState(FrozenDict(), "w", PLACE)
        _, colon, written = options.partition(":")
        return random_start(read_seed(written) if colon else check_seed(seed))

    def check_options(self, options: str) -> None:
        """Refuse options that the game does not have."""
        name, colon, seed = options.partition(":")
        super().check_options(name if colon and name == "random" else options)
        if colon:
            read_seed(seed)

    def needs_seed(self, options: str = "") -> bool:
        """Whether the pieces are shuffled, by a seed that the options do not name."""
        return options == "random"

    def parse(self, text: str) -> DvonnState:
        """Read a position; refuse what cannot come about, with the reason."""
        name, board, player, phase, _ = fields(text, _FIELDS, self.name)
        if name != self.name:
            raise NotationError("side-other-game", game=self.name, text=name)
        if player not in ("w", "b", "-") or (player == "-" and phase != OVER):
            raise NotationError("side-player-field", text=player)
        if phase not in (PLACE, MOVE, OVER):
            raise NotationError("side-phase-field", text=phase, phases=[PLACE, MOVE, OVER])
        stacks = read_columns(BOARD, board, is_piece=_is_piece if phase == PLACE else _is_stack)
        state = DvonnState(FrozenDict(stacks), player, phase)
        check_pieces(state)
        if phase == PLACE:
            check_placing(state)
        else:
            check_links(state)
            check_end(state)
        check_written(state, text, _FIELDS)
        return state


GAME = Dvonn()


# ---------------------------------------------------------------------- placing [5–8, 25]


def place(state: DvonnState, point: str) -> DvonnState:
    """Put the piece that is due on an empty space; when the board is full, White moves [7, 8]."""
    if point in state.stacks:
        raise IllegalMove("side-occupied", point=point)
    stacks = FrozenDict({**state.stacks, point: ORDER[len(state.stacks)]})
    if len(stacks) < len(ORDER):
        return DvonnState(stacks, player_to_place(stacks), PLACE)
    return begin_turn(DvonnState(stacks, "w", MOVE))


def random_start(seed: int) -> DvonnState:
    """Shuffle all pieces over all spaces, from a1 to k5: red ones, then Black's and White's in turn [25]."""
    stacks = FrozenDict(dict(zip(BOARD.points, shuffled("dvonn", seed, ORDER), strict=True)))
    return DvonnState(stacks, "w", MOVE)  # on a full board somebody can move [27]


def player_to_place(stacks: Mapping[str, str]) -> str:
    """Say whose turn it is to place: White's first, then they take turns [5]."""
    return "b" if len(stacks) % 2 else "w"


def write_hands(state: DvonnState) -> str:
    """Write what is left to place, White's and Black's [31]."""
    left = ORDER[len(state.stacks) :] if state.phase == PLACE else ""
    first = len(ORDER) - len(left)
    hands = (Counter(left[(first + turn) % 2 :: 2].upper()) for turn in (0, 1))
    return "/".join(
        "".join(f"{piece}{hand[piece]}" for piece in "DP" if hand[piece]) or "-" for hand in hands
    )


# ---------------------------------------------------------------------- moving [9–16]


def moves(stacks: Mapping[str, str], player: str) -> Iterator[str]:
    """List a player's moves: as many spaces as the stack is high, onto another stack [10, 11]."""
    at, own = stacks.get, PIECE[player]
    for start, stack in stacks.items():
        if stack[-1] == own and not is_shut_in(stacks, start):
            height = len(stack)
            for ray in BOARD.rays[start]:
                if len(ray) >= height and at(ray[height - 1]):
                    yield f"{start}-{ray[height - 1]}"


def is_shut_in(stacks: Mapping[str, str], point: str) -> bool:
    """Whether all six spaces around are there and occupied [13]."""
    return point in _INSIDE and all(map(stacks.get, _NEIGHBOURS[point]))


def move_stack(state: DvonnState, start: str, end: str) -> DvonnState:
    """Put a stack as a whole on top of another; what has lost its link is lost [11, 18]."""
    check_way(state, start, end)
    stacks = {**state.stacks, end: state.stacks[end] + state.stacks[start]}
    del stacks[start]
    return end_turn(replace(state, stacks=FrozenDict(linked(stacks))))


def check_way(state: DvonnState, start: str, end: str) -> None:
    """Refuse a move that a stack cannot make, with the reason."""
    stacks = state.stacks
    if start not in stacks:
        raise IllegalMove("empty-spot", spot=start)
    if stacks[start] == DVONN:
        raise IllegalMove("dvonn-stays", point=start)
    if stacks[start][-1] != PIECE[state.player]:
        raise IllegalMove("side-others", point=start)
    if is_shut_in(stacks, start):
        raise IllegalMove("dvonn-shut-in", point=start)
    between = BOARD.between(start, end)
    if between is None:
        raise IllegalMove("side-no-line", start=start, end=end)
    height, distance = len(stacks[start]), len(between) + 1
    if distance != height:
        raise IllegalMove("dvonn-distance", height=height, start=start, end=end, distance=distance)
    if end not in stacks:
        raise IllegalMove("empty-spot", spot=end)


def can_move(stacks: Mapping[str, str], player: str) -> bool:
    """Whether a player has a move."""
    return next(moves(stacks, player), None) is not None


# ---------------------------------------------------------------------- links [17–19]


def linked(stacks: Mapping[str, str]) -> dict[str, str]:
    """Keep what has a link to a DVONN piece: it holds one, or is beside what is linked.

    >>> linked({"a1": "D", "a2": "P", "c3": "p"})
    {'a1': 'D', 'a2': 'P'}
    """
    found = {point for point, stack in stacks.items() if DVONN in stack}
    edge = list(found)
    while edge:
        for point in _NEIGHBOURS[edge.pop()]:
            if point in stacks and point not in found:
                found.add(point)
                edge.append(point)
    if len(found) == len(stacks):
        return dict(stacks)
    return {point: stack for point, stack in stacks.items() if point in found}


# ---------------------------------------------------------------------- the turn and the end [16, 20–22]


def end_turn(state: DvonnState) -> DvonnState:
    """Hand over to the other player."""
    return begin_turn(replace(state, player="b" if state.player == "w" else "w"))


def begin_turn(state: DvonnState) -> DvonnState:
    """End the game if neither player has a move; who has none while the other has, passes [16, 20]."""
    if can_move(state.stacks, "w") or can_move(state.stacks, "b"):
        return replace(state, phase=MOVE)
    return replace(state, player=leader(state.stacks), phase=OVER)


def pieces_of(stacks: Mapping[str, str], player: str) -> int:
    """Count all pieces, of every colour, in the stacks a player owns [21]."""
    return sum(len(stack) for stack in stacks.values() if stack[-1] == PIECE[player])


def leader(stacks: Mapping[str, str]) -> str:
    """Say who owns more pieces; ``-`` where both own as many [21, 22]."""
    white, black = pieces_of(stacks, "w"), pieces_of(stacks, "b")
    return "w" if white > black else "b" if black > white else "-"


# ---------------------------------------------------------------------- what cannot be a position [31]


def _is_piece(text: str) -> bool:
    return text in {*PIECE.values(), DVONN}


def _is_stack(text: str) -> bool:
    """A DVONN piece is on top only where it is alone [14]."""
    return set(text) <= {*PIECE.values(), DVONN} and (text == DVONN or text[-1] != DVONN)


def check_pieces(state: DvonnState) -> None:
    """Refuse more pieces than there are, and DVONN pieces that are missing [3, 19]."""
    there = Counter("".join(state.stacks.values()))
    for piece, most in ((DVONN, RED), ("P", EACH), ("p", EACH)):
        if there[piece] > most:
            raise NotationError("side-too-many", piece=piece, number=there[piece], most=most)
    least = min(RED, len(state.stacks)) if state.phase == PLACE else RED
    if there[DVONN] < least:
        raise NotationError("side-too-few", piece=DVONN, number=there[DVONN], least=least)


def check_placing(state: DvonnState) -> None:
    """Refuse pieces that were not placed in their order, and a board that is full [6, 8]."""
    there, right = Counter("".join(state.stacks.values())), Counter(ORDER[: len(state.stacks)])
    for piece in PIECE.values():
        if there[piece] > right[piece]:
            raise NotationError(
                "side-too-many", piece=piece, number=there[piece], most=right[piece]
            )
    if len(state.stacks) == len(ORDER):
        raise NotationError("side-nothing-to-decide", phase=state.phase)
    if state.player != (player := player_to_place(state.stacks)):
        raise NotationError("side-disagrees", field="player", text=state.player, right=player)


def check_links(state: DvonnState) -> None:
    """Refuse pieces that should have left the board [17, 18]."""
    there = linked(state.stacks)
    lost = [point for point in BOARD.points if point in state.stacks and point not in there]
    if lost:
        raise NotationError("dvonn-not-linked", point=lost[0])


def check_end(state: DvonnState) -> None:
    """Refuse a game that is over and not marked so, with its winner, or the reverse [20]."""
    right = begin_turn(replace(state, phase=MOVE))
    if right.phase == OVER and (state.phase, state.player) != (OVER, right.player):
        raise NotationError("side-is-over", right=right.player)
    if right.phase != state.phase:
        raise NotationError("side-not-over")
