"""What a decision does, piece by piece and in order, so that it can be seen happening.

Every effect is about one pile or one reserve. Carried out one after the other they turn the piles and
reserves of a position into those of the position after the decision.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Literal, cast

from gipf import rules
from gipf.geometry import CENTRE, Board
from gipf.scene.data import Effect, Enter, Gain, Jump, Letter, Slide, Take, Turn
from gipf.state import (
    CHALLENGING,
    EXTRA,
    RESERVE_LETTERS,
    UNITS,
    Kind,
    Move,
    MoveKind,
    Reserve,
    State,
    Unit,
    unit_of,
)
from gipf.variants import Player

Effects = tuple[Effect, ...]


def effects_of(state: State, move: Move) -> Effects:
    """List what a legal decision does at once; an announced potential waits for its answer.

    >>> from gipf import Position
    >>> position = Position.start("basic")
    >>> for effect in effects_of(position, position.read_move("e1-e3")):
    ...     print(*effect.values())
    reserve w B -1
    slide e2 e3
    enter B e1 e2
    """
    return Consequences(state).of(move)


@cache
def dots_before(board: Board) -> dict[str, tuple[str, ...]]:
    """Give for each border spot the dots from which it is entered.

    >>> from gipf.geometry import HEX37
    >>> dots_before(HEX37)["b2"]
    ('a1', 'a2', 'b1')
    """
    dots: dict[str, tuple[str, ...]] = {}
    for push in board.pushes:
        dots[push.spots[0]] = (*dots.get(push.spots[0], ()), push.dot)
    return dots


class Way:
    """A push along a line: where it can start, its first spot, and the piles it moves."""

    def __init__(self, board: Board, dot: str, target: str) -> None:
        run = board.entry(dot, target) if dot else (target,)
        self.first: str = run[0]
        self.dots: tuple[str] | tuple[str, ...] = (dot,) if dot else dots_before(board)[target]
        ends = [*reversed(run[: run.index(target) + 1])]
        self.slides: tuple[Slide, ...] = tuple(
            {"do": "slide", "from": before, "to": spot} for spot, before in pairwise(ends)
        )
        """The piles of the run, the farthest first."""

    def enter(self, unit: str) -> Enter:
        """Let a unit come in; where several dots lead to the spot, from the first of them."""
        return {"do": "enter", "unit": unit, "from": self.dots[0], "to": self.first}


@cache
def way(board: Board, dot: str, target: str) -> Way:
    """Give a push by its dot (none where an empty spot is entered) and where it ends."""
    return Way(board, dot, target)


class Consequences:
    """What the decisions in one position do; what several have in common is worked out once."""

    def __init__(self, state: State) -> None:
        self.open: State = state
        """The position; where a potential is announced, as it was before that."""
        self.answering: bool = state.phase in CHALLENGING
        if state.announced:
            self.announced: Move = state.announced.move
            phase = state.announced.phase
            self.open = replace(state, player=state.turn_owner, phase=phase, announced=None)
        self._payments: dict[str, tuple[Effects, Effects]] = {}
        self._carriers: dict[str, str] = {}
        self._returns: dict[Unit, dict[str, int]] = {}

    def of(self, move: Move) -> Effects:
        """List what a decision does at once."""
        if self.answering:
            return self._answer(move)
        if rules.is_open_to_challenge(self.open, move):
            return ()
        return self._carried_out(move)

    def _answer(self, move: Move) -> Effects:
        match move.kind:
            case MoveKind.ACCEPT | MoveKind.WON | MoveKind.TIED:
                return self._carried_out(self.announced)
            case MoveKind.LOST:
                use = self.announced.kind is MoveKind.USE
                return (self._lose_potential(self.announced.start if use else CENTRE),)
        return ()

    def _carried_out(self, move: Move) -> Effects:
        match move.kind:
            case MoveKind.PUSH:
                return self._push(move)
            case MoveKind.EXTRA:
                return self._extra(move)
            case MoveKind.USE:
                return self._use(move)
            case MoveKind.CLEAR:
                return self._clear(move)
        passes_extra = self.open.phase in EXTRA
        return (self._lose_potential(CENTRE),) if passes_extra else ()

    # ------------------------------------------------------------------ pushing

    def _push(self, move: Move) -> Effects:
        """Pay, push the run on from its far end, come in; a basic piece forfeits the potentials in hand."""
        along = way(self.open.variant.board, move.start, move.target)
        unit = move.unit if self.open.player is Player.WHITE else move.unit.lower()
        payment, forfeits = self._payment(unit)
        return (*payment, *along.slides, along.enter(unit), *forfeits)

    def _payment(self, unit: str) -> tuple[Effects, Effects]:
        """Say what a pushed unit costs, and what is forfeited by it."""
        if unit not in self._payments:
            player, kind = self.open.acting, UNITS[unit].kind
            before = self.open.reserves[player]
            after = rules.pay_for_push(self.open, kind, unit.upper())
            changes = {letter: after[letter] - before[letter] for letter in RESERVE_LETTERS}
            gains = tuple(_gains(player, changes))
            number = 1 if kind is Kind.BASIC else len(gains)
            self._payments[unit] = gains[:number], gains[number:]
        return self._payments[unit]

    def _extra(self, move: Move) -> Effects:
        along = way(self.open.variant.board, move.start, move.target)
        unit = unit_of(self.open.acting, Kind.USED, "T")
        return (self._lose_potential(CENTRE), *along.slides, along.enter(unit.text))

    # ------------------------------------------------------------------ potentials

    def _use(self, move: Move) -> Effects:
        player = self.open.acting
        unit = unit_of(player, Kind.USED, move.unit)
        if move.cover:
            unit = unit_of(player, Kind.GIPF if move.cover == "G" else Kind.BASIC)
        jump: Jump = {
            "do": "jump",
            "unit": unit.text,
            "from": move.start,
            "to": move.target,
            "leaves": self._carrier(move.start),
        }
        if not move.cover:
            return (jump,)
        pieces = 2 if move.cover == "G" else 1
        return (_gain(player, "B", -pieces), jump)

    def _lose_potential(self, spot: str) -> Turn:
        return {"do": "turn", "at": spot, "unit": self._carrier(spot)}

    def _carrier(self, spot: str) -> str:
        """Name what is left on a spot when the potential is gone."""
        if spot not in self._carriers:
            left = rules.lose_potential(self.open, spot).piles[spot][-1]
            self._carriers[spot] = left.text
        return self._carriers[spot]

    # ------------------------------------------------------------------ clearing

    def _clear(self, move: Move) -> Effects:
        """Take the units off; what comes back to the reserve is counted together."""
        player = self.open.acting
        taken: list[Take] = []
        gained = dict.fromkeys(RESERVE_LETTERS, 0)
        for spot in move.spots:
            unit = self.open.piles[spot][-1]
            back = self._comes_back(unit)
            to: Literal["w", "b", "out"] = player.value if back else "out"
            taken.append({"do": "take", "unit": unit.text, "from": spot, "to": to})
            for letter, count in back.items():
                gained[letter] += count
        return (*taken, *_gains(player, gained))

    def _comes_back(self, unit: Unit) -> dict[str, int]:
        """Say what of a removed unit goes to the reserve: nothing of the other player's."""
        if unit.player is not self.open.player:
            return {}
        if unit not in self._returns:
            reserve = rules.retrieve(self.open.variant, Reserve({}), unit)
            self._returns[unit] = {letter: n for letter, n in reserve.items() if n}
        return self._returns[unit]


def _gains(player: Player, changes: dict[str, int]) -> Iterator[Gain]:
    return (_gain(player, letter, by) for letter, by in changes.items() if by)


def _gain(player: Player, letter: str, by: int) -> Gain:
    return {"do": "reserve", "player": player.value, "letter": cast("Letter", letter), "by": by}
