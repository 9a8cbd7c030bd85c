"""Lines of play as the compiled kernel carries them out, with every decision checked."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from gipf.errors import GipfError
from gipf.geometry import BOARDS, Board
from gipf.kernel import layout as at
from gipf.kernel.batch import Batch
from gipf.kernel.lookup import bit_index, lines_by_number, push_dots
from gipf.notation import parse_move
from gipf.position import Position
from gipf.record.many import Turn, Unusual
from gipf.state import Move, MoveKind
from gipf.variants import POTENTIALS, Player, Variant

_NEVER = at.CLEAR
"""The code of a clear that takes nothing, which no position has."""
WINNERS: dict[int, Player | None] = {
    at.WHITE_WON: Player.WHITE,
    at.BLACK_WON: Player.BLACK,
    at.DRAWN: None,
}

Ints = npt.NDArray[np.int64]
Line = list[int]
"""The decisions of a line: four times their numbers in the table, with `PASSES` and `ENDS`."""


class Decision(NamedTuple):
    """What a decision's text says beside its code, in the order of `gipf.kernel.replaying`."""

    code: int
    occupied: int = 0  # spots that have to be
    empty: int = 0
    potential: int = 0  # the type of the unit on the start, where the code leaves it open
    start: int = 0  # index of its bit
    target: int = 0  # index of a bit
    gipf: int = -1  # whether a GIPF-piece is on top of the target; -1 where it does not matter
    second: int = _NEVER  # other codes for the same: a spot cleared alone lies on three lines
    third: int = _NEVER


class Replay:
    """Plays lines on a board; keeps what it has seen of turns and decisions."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.turns: dict[str, Turn] = {}
        self._numbered: dict[str, tuple[Move, int]] = {}
        self._decisions: list[Decision] = []
        self._table: Ints = np.zeros((0, len(Decision._fields)), np.int64)
        self._pushes = push_dots(board.name)
        self._lines = lines_by_number(board.name)

    def numbered(self, text: str) -> tuple[Move, int]:
        """Give a decision in canonical form, and four times its number in the table."""
        found = self._numbered.get(text)
        if found is None:
            move = parse_move(text, self.board)
            if move.text != text:
                raise Unusual
            decision = self._decision(move)
            found = self._numbered[text] = move, 4 * len(self._decisions)
            self._decisions.append(decision)
        return found

    def _decision(self, move: Move) -> Decision:
        match move.kind:
            case MoveKind.PUSH:
                unit = ("BG" + POTENTIALS).index(move.unit)
                return self._push(move, unit * at.PUSHES)
            case MoveKind.EXTRA:
                return self._push(move, at.EXTRA_UNIT * at.PUSHES)
            case MoveKind.USE:
                return self._use(move)
            case MoveKind.CLEAR:
                return self._clear(move)
        return Decision(at.WORD + at.WORDS.index(move.text))

    def _push(self, move: Move, base: int) -> Decision:
        for number, (dot, spots) in self._pushes.items():
            if not move.start and spots[0] == move.target:
                return Decision(base + number, empty=_bits(move.target))
            if move.start == dot and move.target in spots[1:]:
                pushed = spots[: spots.index(move.target)]
                return Decision(base + number, _bits(*pushed), _bits(move.target))
        raise Unusual

    def _use(self, move: Move) -> Decision:
        spot = self.board.spots.index(move.start)
        potential = POTENTIALS.index(move.unit) + 1
        for direction, ray in enumerate(self.board.rays[move.start]):
            if move.target not in ray:
                continue
            code, passed = spot * 6 + direction, ray[: ray.index(move.target)]
            start, target = bit_index(move.start), bit_index(move.target)
            way = potential, start, target
            match move.unit:
                case "Z":
                    return Decision(at.JUMP + code, _bits(*passed), _bits(move.target), *way)
                case "Y":
                    return Decision(at.SLIDE + code * 6 + len(passed), 0, 0, *way)
            base = at.COVER if move.cover == "G" else at.JUMP
            gipf = int(bool(move.cover)) if move.unit == "P" else -1
            return Decision(base + code, _bits(move.target), _bits(*passed), *way, gipf)
        raise Unusual

    def _clear(self, move: Move) -> Decision:
        codes = []
        for number, line in self._lines.items():
            if set(move.spots) <= set(line.spots):
                places = sum(1 << line.spots.index(spot) for spot in move.spots)
                codes.append(at.CLEAR + number * 128 + places)
        if not move.spots or not codes:
            raise Unusual
        return Decision(codes[0], second=codes[len(codes) // 2], third=codes[-1])

    def outcomes(
        self, variant: Variant, games: Sequence[tuple[Position, list[Line]]]
    ) -> list[int | None]:
        """Play the lines of games; give how each one's first line ends.

        That is a key of `WINNERS`, 0 where it goes on; ``None`` where any line is wrong.
        """
        if len(self._table) < len(self._decisions):
            self._table = np.array(self._decisions, np.int64)
        starts = list({id(start): start for start, _ in games}.values())
        places = {id(start): place for place, start in enumerate(starts)}
        lines = [(places[id(start)], line) for start, lines in games for line in lines]
        try:
            batch = Batch(variant, starts, threads=1)
        except GipfError:  # a pile that is too high for a state
            return [None] * len(games)
        found = batch.replay(self._table, lines)
        outcomes: list[int | None] = []
        first = 0
        for _, own in games:
            ends = found[first : first + len(own)]
            outcomes.append(None if (ends < 0).any() else int(ends[0]))
            first += len(own)
        return outcomes


def _bits(*spots: str) -> int:
    return sum(1 << bit_index(spot) for spot in spots)


@cache
def replays() -> dict[str, Replay]:
    """Give what plays on each board in this process."""
    return {name: Replay(board) for name, board in BOARDS.items()}
