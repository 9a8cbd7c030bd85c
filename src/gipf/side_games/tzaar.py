"""TZAAR: capture, then capture again or make a stack stronger; whoever loses a type of piece has lost.

The start is the fixed one; with ``random`` the pieces are shuffled by the seed (`gipf.side_games.chance`), with
``tournament`` the players put them on the board one by one. Numbers in brackets are paragraphs of
``docs/side-games/tzaar.md``.

>>> state = GAME.start()
>>> print(state)
tzaar ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w f -/-
>>> len(state.legal_moves())
42
>>> print(state.play("d3-c3"))
tzaar ttttT/TaaaAT/TAZzZAT/TA1tTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT b c -/-
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from gipf.errors import IllegalMove, NotationError
from gipf.side_games.chance import shuffled
from gipf.side_games.game import Outcome, SideGame, State, check_move, check_written, fields
from gipf.side_games.grid import DIRECTIONS, Grid, read_columns, write_columns
from gipf.side_games.seeds import check_seed, read_seed

COLUMNS = ((4, 5), (3, 6), (2, 7), (1, 8), (0, 9), (1, 8), (2, 7), (3, 6), (4, 5))
HOLE = (4, 8)
"""Column and height of e5, where no point is [1]."""
GRID = Grid.upright(COLUMNS, holes=["e5"])
POINTS = GRID.points
NUMBERS = {point: number for number, point in enumerate(POINTS)}
RAYS = tuple(
    tuple(tuple(NUMBERS[step] for step in ray) for ray in GRID.rays[point] if ray)
    for point in POINTS
)
"""The points one meets from each point, by number, in each direction to the edge or the hole [2, 3]."""

PIECES = {"Z": 6, "A": 9, "T": 15}
"""Tzaars, Tzarras and Totts: how many each player has [4]."""
RINGS = "TZAT"
"""What the rings of the fixed start are made of, the one around the hole first [27]."""
PLACE, FIRST, CAPTURE, SECOND, OVER = "pfcs."
FORM = re.compile(r"[ZAT][a-z][1-9]|[a-z][1-9]-[a-z][1-9]|pass")
FIELDS = ("name", "board", "player", "phase", "hand")

Stacks = tuple[str, ...]
"""What stands on the points: letters from the bottom up, large ones White's; nothing where a point is empty."""


@dataclass(frozen=True, slots=True)
class TzaarState(State):
    """Where a game of TZAAR stands."""

    stacks: Stacks
    player: str = field()
    """Who decides; the winner where the game is over."""
    phase: str
    """``p`` place a piece, ``f`` White's first capture, ``c`` capture, ``s`` second move, ``.`` over."""

    @property
    def outcome(self) -> Outcome | None:
        """Who has won: there are no draws [23]."""
        if self.phase != OVER:
            return None
        return "w" if self.player == "w" else "b"

    def legal_moves(self) -> list[str]:
        """List the moves as texts in sorted order."""
        if self.phase == OVER:
            return []
        if self.phase == PLACE:
            left = hand(self.stacks, self.player)
            empty = [point for point, stack in zip(POINTS, self.stacks, strict=True) if not stack]
            return sorted(f"{piece}{point}" for piece in left for point in empty)
        found = [*captures(self.stacks, self.player)]
        if self.phase == SECOND:
            found += stackings(self.stacks, self.player)
        moves = [f"{POINTS[start]}-{POINTS[end]}" for start, end in found]
        return sorted([*moves, "pass"] if self.phase == SECOND else moves)

    def play(self, move: str) -> "TzaarState":
        """Give the state after a move; refuse one that cannot be played with the reason."""
        check_move(self, move, GAME.name, FORM)
        points = re.findall("[a-z][1-9]", move)
        for point in points:
            if point not in NUMBERS:
                raise IllegalMove("side-no-point", point=point)
        if (self.phase == PLACE) != (move[0] in PIECES):
            raise IllegalMove("side-other-due", move=move, moves=self.legal_moves()[:3])
        numbers = [NUMBERS[point] for point in points]
        if self.phase == PLACE:
            return place(self, move[0], *numbers)
        if move == "pass":
            return pass_second_move(self)
        return move_stack(self, *numbers)

    def __str__(self) -> str:
        """Write the position on one line."""
        contents = dict(zip(POINTS, self.stacks, strict=True))
        written = write_hands(self.stacks, self.phase)
        return f"tzaar {write_columns(GRID, contents)} {self.player} {self.phase} {written}"


def other(player: str) -> str:
    """Give the player on the other side."""
    return "b" if player == "w" else "w"


def belongs(stack: str, player: str) -> bool:
    """Whether a stack is a player's: it has pieces of one colour only [5]."""
    return stack.isupper() if player == "w" else stack.islower()


def steps(stacks: Stacks, player: str) -> Iterator[tuple[int, int]]:
    """Find where a player's stacks get: along a line to the first occupied point [10, 11]."""
    for start, stack in enumerate(stacks):
        if belongs(stack, player):
            for ray in RAYS[start]:
                for end in ray:
                    if stacks[end]:
                        yield start, end
                        break


def captures(stacks: Stacks, player: str) -> Iterator[tuple[int, int]]:
    """Find the captures: of stacks of the other player that are not higher [12, 13]."""
    for start, end in steps(stacks, player):
        if not belongs(stacks[end], player) and len(stacks[end]) <= len(stacks[start]):
            yield start, end


def stackings(stacks: Stacks, player: str) -> Iterator[tuple[int, int]]:
    """Find the ways to put a stack onto another of the same player, whatever their types and heights [16]."""
    return ((start, end) for start, end in steps(stacks, player) if belongs(stacks[end], player))


def tops(stacks: Stacks, player: str) -> dict[str, int]:
    """Count the stacks of a player by the type on top, which is the one that counts.

    >>> tops(("Z", "zT", "T", "Tz"), "w")
    {'Z': 1, 'A': 0, 'T': 2}
    """
    seen = Counter(stack[-1] for stack in stacks if stack)
    return {piece: seen[piece if player == "w" else piece.lower()] for piece in PIECES}


def lacks_a_type(stacks: Stacks, player: str) -> bool:
    """Whether some type of piece is on top of none of a player's stacks [19]."""
    tops = {stack[-1] for stack in stacks if stack}
    return not tops.issuperset("ZAT" if player == "w" else "zat")


def cannot_capture(stacks: Stacks, player: str) -> bool:
    """Whether a player has no capture: at the start of a turn that loses [22]."""
    return next(captures(stacks, player), None) is None


def place(state: TzaarState, piece: str, point: int) -> TzaarState:
    """Put one of the player's pieces on an empty point; when all stand, White captures first [28]."""
    if state.stacks[point]:
        raise IllegalMove("side-occupied", point=POINTS[point])
    if piece not in hand(state.stacks, state.player):
        raise IllegalMove("side-none-left", piece=piece)
    stacks = _put(state.stacks, point, piece if state.player == "w" else piece.lower())
    return TzaarState(stacks, other(state.player), PLACE if "" in stacks else FIRST)


def move_stack(state: TzaarState, start: int, end: int) -> TzaarState:
    """Move a stack as a whole onto another: a capture or a stacking, depending on whose that is [10]."""
    check_way(state, start, end)
    if belongs(state.stacks[end], state.player):
        return stack_up(state, start, end)
    return capture(state, start, end)


def check_way(state: TzaarState, start: int, end: int) -> None:
    """Refuse a way that a stack cannot go: it never jumps, and never stops on an empty point [10]."""
    stacks = state.stacks
    if not stacks[start]:
        raise IllegalMove("empty-spot", spot=POINTS[start])
    if not belongs(stacks[start], state.player):
        raise IllegalMove("side-others", point=POINTS[start])
    ray = next((ray for ray in RAYS[start] if end in ray), None)
    if ray is None:
        raise IllegalMove("side-no-line", start=POINTS[start], end=POINTS[end])
    if next((step for step in ray if stacks[step]), None) != end:
        raise IllegalMove("tzaar-first-met", start=POINTS[start])


def capture(state: TzaarState, start: int, end: int) -> TzaarState:
    """Take a stack of the other player off the board; who has lost a type by it loses at once [12, 20]."""
    moving, taken = state.stacks[start], state.stacks[end]
    if len(taken) > len(moving):
        raise IllegalMove(
            "tzaar-too-high",
            point=POINTS[end],
            height=len(taken),
            start=POINTS[start],
            own=len(moving),
        )
    after = replace(state, stacks=_put(_put(state.stacks, start, ""), end, moving))
    if lacks_a_type(after.stacks, other(state.player)):
        return finish(after, state.player)
    return replace(after, phase=SECOND) if state.phase == CAPTURE else end_turn(after)


def stack_up(state: TzaarState, start: int, end: int) -> TzaarState:
    """Put a stack on top of another; whoever covers the last of a type of his own loses [16, 21]."""
    check_captured(state)
    pile = state.stacks[end] + state.stacks[start]
    after = replace(state, stacks=_put(_put(state.stacks, start, ""), end, pile))
    if lacks_a_type(after.stacks, state.player):
        return finish(after, other(state.player))
    return end_turn(after)


def pass_second_move(state: TzaarState) -> TzaarState:
    """Make no second move [17]."""
    check_captured(state)
    return end_turn(state)


def check_captured(state: TzaarState) -> None:
    """Refuse stacking and passing before the turn's capture [7, 9]."""
    if state.phase != SECOND:
        raise IllegalMove("tzaar-capture-first")


def end_turn(state: TzaarState) -> TzaarState:
    """Hand over to the other player, who begins with a capture, and loses if there is none [7, 22]."""
    following = other(state.player)
    if cannot_capture(state.stacks, following):
        return finish(state, state.player)
    return TzaarState(state.stacks, following, CAPTURE)


def finish(state: TzaarState, winner: str) -> TzaarState:
    """End the game."""
    return TzaarState(state.stacks, winner, OVER)


def _put(stacks: Stacks, point: int, stack: str) -> Stacks:
    return (*stacks[:point], stack, *stacks[point + 1 :])


def hand(stacks: Stacks, player: str) -> dict[str, int]:
    """Count the pieces a player has left to place, by their letters.

    >>> hand(("Z", "Z", "T", "z"), "w")
    {'Z': 4, 'A': 9, 'T': 14}
    """
    placed = Counter("".join(stacks))
    left = {
        piece: number - placed[piece if player == "w" else piece.lower()]
        for piece, number in PIECES.items()
    }
    return {piece: number for piece, number in left.items() if number}


def write_hands(stacks: Stacks, phase: str) -> str:
    """Write what both have left to place; nothing, once that is done [36]."""
    if phase != PLACE:
        return "-/-"
    hands = (hand(stacks, player) for player in "wb")
    return "/".join("".join(f"{p}{n}" for p, n in left.items()) or "-" for left in hands)


def fixed_start() -> Stacks:
    """Set up four rings around the hole, each of six runs that are black and white in turn [27]."""
    at = {place: NUMBERS[point] for point, place in GRID.places.items()}
    stacks = [""] * len(POINTS)
    for distance, piece in enumerate(RINGS, 1):
        for side, (out_x, out_y) in enumerate(DIRECTIONS):
            along_x, along_y = DIRECTIONS[(side + 2) % 6]
            for step in range(distance):
                x = HOLE[0] + distance * out_x + step * along_x
                y = HOLE[1] + distance * out_y + step * along_y
                stacks[at[x, y]] = piece if side % 2 else piece.lower()
    return tuple(stacks)


def random_start(seed: int) -> Stacks:
    """Shuffle all pieces over all points: White's, then Black's, are dealt out from a1 to i5 [26]."""
    pieces = "".join(piece * number for piece, number in PIECES.items())
    return tuple(shuffled("tzaar", seed, pieces + pieces.lower()))


class Tzaar(SideGame):
    """The game."""

    name = "tzaar"
    has_colours = True
    has_draws = False
    options = ("random", "tournament")
    has_chance = True

    def start(self, options: str = "", seed: int = 0) -> TzaarState:
        """Begin a game; ``random:7`` is ``random`` with the seed 7.

        >>> print(GAME.start("random", seed=7))
        tzaar Ztatz/TAzAZT/zzTzaAT/ttTtZaTA/aZtaAtTZ/ttTTTtTa/ZtAttta/TTztAA/aTATa w f -/-
        """
        self.check_options(options)
        if options == "tournament":
            return TzaarState(("",) * len(POINTS), "w", PLACE)
        if not options:
            return TzaarState(fixed_start(), "w", FIRST)
        _, colon, written = options.partition(":")
        seed = read_seed(written) if colon else check_seed(seed)
        return TzaarState(random_start(seed), "w", FIRST)

    def needs_seed(self, options: str = "") -> bool:
        """Whether the pieces are shuffled by a seed that the options do not tell."""
        return options == "random"

    def check_options(self, options: str) -> None:
        """Refuse options that the game does not have."""
        name, colon, seed = options.partition(":")
        super().check_options(name if colon and name == "random" else options)
        if colon:
            read_seed(seed)

    def parse(self, text: str) -> TzaarState:
        """Read a position; refuse one that cannot be, with the reason [36]."""
        name, board, player, phase, _ = fields(text, FIELDS, self.name)
        if name != self.name:
            raise NotationError("side-other-game", game=self.name, text=name)
        contents = read_columns(GRID, board, is_piece=_is_stack)
        if player not in ("w", "b"):
            raise NotationError("side-player-field", text=player)
        if phase not in (PLACE, FIRST, CAPTURE, SECOND, OVER):
            raise NotationError("side-phase-field", text=phase, phases=["p", "f", "c", "s", "."])
        state = TzaarState(tuple(contents.get(point, "") for point in POINTS), player, phase)
        check_pieces(state.stacks)
        check_written(state, text, FIELDS)
        if phase == PLACE:
            check_placing(state)
        elif phase == FIRST and (player != "w" or "" in state.stacks):
            raise NotationError("tzaar-first-capture")
        else:
            check_over(state)
        return state


def _is_stack(text: str) -> bool:
    return set(text) <= set("ZAT") or set(text) <= set("zat")


def check_pieces(stacks: Stacks) -> None:
    """Refuse more pieces than there are [4]."""
    for piece, number in Counter("".join(stacks)).items():
        most = PIECES[piece.upper()]
        if number > most:
            raise NotationError("side-too-many", number=number, piece=piece, most=most)


def check_placing(state: TzaarState) -> None:
    """Refuse a board that players who place in turn do not come to: White first, a piece on a point [28]."""
    if "" not in state.stacks:
        raise NotationError("side-nothing-to-decide", phase=state.phase)
    if any(len(stack) > 1 for stack in state.stacks):
        raise NotationError("tzaar-no-stacks-yet")
    white, black = (sum(belongs(stack, player) for stack in state.stacks) for player in "wb")
    if white - black != (state.player == "b"):
        raise NotationError("tzaar-out-of-turn", player=state.player, white=white, black=black)


def check_over(state: TzaarState) -> None:
    """Refuse a game that is over and not marked so, with its winner, or the reverse [20–22]."""
    stacks, player = state.stacks, state.player
    losers = [loser for loser in "wb" if lacks_a_type(stacks, loser)]
    if state.phase == OVER:
        loser = other(player)
        if loser in losers or (not losers and cannot_capture(stacks, loser)):
            return
        if not losers:
            raise NotationError("side-not-over")
    elif state.phase == CAPTURE and cannot_capture(stacks, player):
        losers.append(player)
    if losers:
        raise NotationError("side-is-over", right=other(losers[0]))


GAME = Tzaar()
