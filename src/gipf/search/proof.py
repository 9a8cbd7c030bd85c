"""Proving: whether a player can force a win within so many turns, whatever the other does.

Every legal move is looked at, so an answer is as good as a table of all games. A turn is the
rulebook's, from clearing before the move to clearing after it. A draw is no win, and where a side
game decides, the player must win with every result of it.
"""

from dataclasses import dataclass

import numpy as np

from gipf.errors import GipfError
from gipf.kernel.bits import compiled, inlined, product
from gipf.kernel.board import tops_of
from gipf.kernel.convert import empty_rows, number_to_move, rules_of, write_row
from gipf.kernel.hashing import hash_row
from gipf.kernel.layout import (
    ANSWER,
    CAPTURED_BIT,
    CLEAR,
    CLEAR_AFTER,
    CLEAR_BEFORE,
    HAS_CHALLENGES,
    JUMP,
    LIMIT_MASK,
    META,
    MOST_MOVES,
    MOVE,
    MOVES,
    OVER,
    PHASE_MASK,
    PHASE_SHIFT,
    PLAYER_BIT,
    PUSHES,
    QUIET_LIMIT_SHIFT,
    RULES,
    SIDE_GAME,
    WHITE_WON,
    WHO_BEGINS,
    WINNER_MASK,
    WINNER_SHIFT,
)
from gipf.kernel.moves import LIST, walk_moves
from gipf.kernel.tables import Table
from gipf.kernel.turn import copy_row, play
from gipf.kernel.warmup import USES, Use, prepare
from gipf.position import Position
from gipf.search.tactics import clear_gain, dear_tops, push_gain, use_gain
from gipf.state import Move, Phase
from gipf.variants import Player, Variant

PROVING = "proving"
MOST_LEVELS = 200
MOST_TURNS = 100
MOST_NODES = 20_000_000
"""How many positions to look at before giving up, unless told otherwise."""
ENTRIES = 1 << 20
"""How many positions are remembered: 16 bytes each."""

NODES, NODE_LIMIT, STOPPED, ATTACKER, CONTROL = 0, 1, 2, 3, 4

# what is known of a position: a move that helped, 255 less the turns in which it is won, the turns
# in which it is not, and those last asked for; all 0 where nothing is known
_WON_SHIFT, _NOT_WON_SHIFT, _TURNS_SHIFT = 16, 24, 32

_KNOWN, _GAIN_SHIFT = 1 << 60, 36


@inlined
def turn_of(rows: Table, i: int) -> int:
    """Say whose turn it is: who answers an announcement decides in the other player's."""
    meta = rows[i, META]
    answers = (meta >> PHASE_SHIFT) & PHASE_MASK == ANSWER
    return (meta & PLAYER_BIT) ^ (1 if answers else 0)


@inlined
def _place(memory: Table, key: int, turns: int) -> int:
    """Find the entry of a position, or one for it: of two, the second if the first is worth more."""
    place = (key & (memory.shape[0] // 2 - 1)) * 2
    if memory[place, 0] == key:
        return place
    if memory[place + 1, 0] == key:
        return place + 1
    return place if turns >= memory[place, 1] >> _TURNS_SHIFT else place + 1


@inlined
def _note(memory: Table, key: int, turns: int, won: bool, move: int) -> None:
    """Put down whether a position is won in so many turns, and keep what else is known of it."""
    place = _place(memory, key, turns)
    known = memory[place, 1] if memory[place, 0] == key else 0
    if won:
        known = (known & (255 << _NOT_WON_SHIFT)) | (255 - turns) << _WON_SHIFT
    else:
        known = (known & (255 << _WON_SHIFT)) | turns << _NOT_WON_SHIFT
    memory[place, 0] = key
    memory[place, 1] = known | turns << _TURNS_SHIFT | move


@compiled
def _order(
    family: tuple[int, ...],
    table: Table,
    rows: Table,
    level: int,
    number: int,
    moves: Table,
    scores: Table,
    gains: Table,
    liking: Table,
    hint: int,
) -> None:
    """Give every move a score to be tried by: what helped before, rows, what helped elsewhere."""
    meta = rows[level, META]
    player = meta & PLAYER_BIT
    phase = (meta >> PHASE_SHIFT) & PHASE_MASK
    clears = phase == CLEAR_BEFORE or phase == CLEAR_AFTER
    own, their = tops_of(rows, level, player), tops_of(rows, level, 1 - player)
    dear = dear_tops(family, rows, level)
    for push in range(PUSHES):
        gains[level, push] = -1
    for n in range(number):
        move = moves[level, n]
        gain = 0
        if clears:
            gain = clear_gain(family, table, rows, level, move)
        elif move < JUMP:
            push = move % PUSHES
            if gains[level, push] < 0:
                gains[level, push] = push_gain(table, own, their, dear, push)
            gain = gains[level, push]
        elif len(family) > 2 and move < CLEAR:
            gain = use_gain(family, table, rows, level, move)
        scores[level, n] = (gain << _GAIN_SHIFT) + liking[player, move]
        if move == hint:
            scores[level, n] = _KNOWN


@inlined
def _pick(moves: Table, scores: Table, level: int, n: int, number: int) -> int:
    """Bring the most promising of the moves left to place n."""
    most = n
    for other in range(n + 1, number):
        if scores[level, other] > scores[level, most]:
            most = other
    move = moves[level, most]
    moves[level, most], scores[level, most] = moves[level, n], scores[level, n]
    moves[level, n] = move
    return move


@compiled
def is_won(
    family: tuple[int, ...],
    table: Table,
    rows: Table,
    moves: Table,
    scores: Table,
    gains: Table,
    liking: Table,
    memory: Table,
    drawn: Table,
    control: Table,
    level: int,
    turns: int,
) -> bool:
    """Whether ``control[ATTACKER]`` wins the row of a level by force within so many turns.

    A position whose hash is among ``drawn`` is a draw. When it has to stop early it sets
    ``control[STOPPED]``, and its answer means nothing.
    """
    meta = rows[level, META]
    phase = (meta >> PHASE_SHIFT) & PHASE_MASK
    attacker = control[ATTACKER]
    if phase == OVER:
        return (meta >> WINNER_SHIFT) & WINNER_MASK == WHITE_WON + attacker
    attacks = turn_of(rows, level) == attacker
    control[NODES] += 1
    if control[NODES] > control[NODE_LIMIT] or level >= MOST_LEVELS:
        control[STOPPED] = 1
    if control[STOPPED]:
        return False
    if turns == 0 and (attacks or (phase == MOVE and rows[level, RULES] & HAS_CHALLENGES == 0)):
        # a player who can move need not lose in that very turn: none has to clear a GIPF-piece that
        # does not come back, and only by challenges can the last move be lost
        return False

    key, hint = 0, -1
    if turns or drawn.shape[0]:
        key = hash_row(family, table, rows, rows, level)
        for n in range(drawn.shape[0]):
            if drawn[n] == key:
                return False
    if turns:
        if (rows[level, RULES] >> QUIET_LIMIT_SHIFT) & LIMIT_MASK:  # how quiet it was counts too
            key ^= product(meta // CAPTURED_BIT, 0x2545F4914F6CDD1D) >> 2
        key = key << 1 | attacker
        place = _place(memory, key, turns)
        if memory[place, 0] == key:
            known = memory[place, 1]
            if 255 - ((known >> _WON_SHIFT) & 255) <= turns:
                return True
            if (known >> _NOT_WON_SHIFT) & 255 >= turns:
                return False
            hint = known & 0xFFFF

    number = walk_moves(family, table, rows, level, moves[level], LIST)
    if len(family) == 3 and phase == WHO_BEGINS:
        number = 1  # it makes no difference to the game
    if turns:
        _order(family, table, rows, level, number, moves, scores, gains, liking, hint)
    player = meta & PLAYER_BIT
    chooses = player == attacker and not (len(family) == 3 and phase == SIDE_GAME)
    won = not chooses
    move = 0
    for n in range(number):
        move = _pick(moves, scores, level, n, number) if turns else moves[level, n]
        copy_row(family, table, rows, level, level + 1)
        play(family, table, rows, rows, level + 1, move)
        left = turns - 1 if attacks and turn_of(rows, level + 1) != attacker else turns
        after = is_won(
            family, table, rows, moves, scores, gains, liking, memory, drawn, control, level + 1, left
        )  # fmt: skip
        if control[STOPPED]:
            return False
        if after == chooses:
            won = chooses
            liking[player, move] += turns * turns
            break
    if turns:
        _note(memory, key, turns, won, move)
    return won


# ---------------------------------------------------------------------- asking


@dataclass(frozen=True)
class Proof:
    """What is proved of the player who decides.

    ``won`` is whether that player can force a win, or None where the search was ended before it knew.
    ``moves`` are those that win in the fewest turns, which are ``turns``; ``is_complete`` says whether
    all others were looked at.
    """

    won: bool | None
    moves: tuple[Move, ...] = ()
    turns: int = 0
    nodes: int = 0
    is_complete: bool = True


class _Solver:
    """A position, the moves in it, and what is remembered while they are looked at."""

    def __init__(self, position: Position, attacker: Player | None, turns: int, nodes: int) -> None:
        if position.is_over:
            raise GipfError("the game is over: there is nothing to decide")
        if not 1 <= turns <= MOST_TURNS:
            raise GipfError(f"the number of turns goes from 1 to {MOST_TURNS}, not {turns}")
        prepare(position.variant, PROVING)
        self.rules = rules_of(position.variant)
        levels = MOST_LEVELS + 2
        self.rows = empty_rows(levels)
        self.moves = np.zeros((levels, MOST_MOVES), np.int64)
        self.scores = np.zeros((levels, MOST_MOVES), np.int64)
        self.gains = np.zeros((levels, PUSHES), np.int64)
        self.liking = np.zeros((2, MOVES), np.int64)
        self.memory = np.zeros((ENTRIES, 2), np.int64)
        self.drawn = self._drawn(position)
        self.control = np.zeros(CONTROL, np.int64)
        self.control[NODE_LIMIT] = nodes
        self.control[ATTACKER] = attacker is Player.BLACK
        write_row(position, self.rows, 0)
        number = walk_moves(*self.rules, self.rows, 0, self.moves[0], LIST)
        self.codes = [int(code) for code in self.moves[0, :number]]

    def _drawn(self, position: Position) -> Table:
        """Hash the positions that may not come up again.

        A quickest win goes through no position twice, so that only those matter that came up before.
        """
        limit, rows, keys = position.variant.repetition, empty_rows(1), []
        for key, times in position.seen.items():
            if limit and times >= limit - 1:
                write_row(Position.parse(f"{key} 1"), rows, 0)
                keys.append(int(hash_row(*self.rules, rows, rows, 0)))
        return np.array(keys, np.int64)

    @property
    def nodes(self) -> int:
        return int(self.control[NODES])

    @property
    def is_stopped(self) -> bool:
        return bool(self.control[STOPPED])

    def winning(self, turns: int, among: list[int]) -> list[int]:
        """Give the moves after which the attacker wins within so many turns, as far as it gets."""
        found = []
        attacker = int(self.control[ATTACKER])
        for code in among:
            copy_row(*self.rules, self.rows, 0, 1)
            play(*self.rules, self.rows, self.rows, 1, code)
            passes = turn_of(self.rows, 0) == attacker != turn_of(self.rows, 1)
            work = self.rows, self.moves, self.scores, self.gains, self.liking, self.memory
            won = is_won(*self.rules, *work, self.drawn, self.control, 1, turns - passes)
            if self.is_stopped:
                break
            if won:
                found.append(code)
        return found


def prove(position: Position, turns: int, *, nodes: int = MOST_NODES) -> Proof:
    """Find out whether the player who decides can force a win within so many turns of their own.

    >>> prove(Position.parse("tournament+P6 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- - 9"), 1).moves
    (Move('Pe4-e5=B'), Move('Pe4-e5=G'))
    """
    solver = _Solver(position, position.player, turns, nodes)
    for within in range(1, turns + 1):
        found = solver.winning(within, solver.codes)
        if position.phase is Phase.SIDE_GAME and len(found) < len(solver.codes):
            found = []  # nobody chooses its result
        if found:
            moves = tuple(sorted((number_to_move(position, code) for code in found), key=str))
            return Proof(True, moves, within, solver.nodes, not solver.is_stopped)
        if solver.is_stopped:
            return Proof(None, nodes=solver.nodes, is_complete=False)
    return Proof(False, nodes=solver.nodes)


def only_moves(
    position: Position, turns: int, *, nodes: int = MOST_NODES
) -> tuple[Move, ...] | None:
    """Give the moves after which the other player cannot force a win within so many turns.

    None stands for not knowing: the search was ended before.
    """
    player = position.player
    solver = _Solver(position, player and player.other, turns, nodes)
    left = solver.codes
    for within in range(1, turns + 1):
        lost = solver.winning(within, left)
        if solver.is_stopped:
            return None
        left = [code for code in left if code not in lost]
    return tuple(sorted((number_to_move(position, code) for code in left), key=str))


def _compile(variant: Variant) -> None:
    prove(Position.start(variant), 1, nodes=1000)


USES[PROVING] = Use(_compile, {1: 5, 2: 5, 3: 15, 4: 15}, "search")
