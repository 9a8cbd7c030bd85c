"""What turns do and why one is worse than another: facts found by playing them, not yet in words.

Two lines from one position are compared turn by turn: what the played turn lets the other player do
that the better one does not, and what the better one does that the played one does not.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from typing import NamedTuple

from gipf.analysis.causes import ABOUT_BETTER, Cause, Does, End, Ending, Feat, Things, Why
from gipf.analysis.lines import Turn
from gipf.position import Position
from gipf.state import (
    ACCEPT,
    CHALLENGE,
    EXTRA,
    LOST,
    PASS,
    Kind,
    Move,
    MoveKind,
    Phase,
    Reason,
    Unit,
)
from gipf.variants import Player

_WORTH = {Kind.BASIC: 1.0, Kind.GIPF: 4.0, Kind.LOADED: 2.0, Kind.USED: 1.0}
_BROUGHT_BACK = 0.25
"""What a unit that comes back to the reserve is worth, compared with taking one of the other's."""


@dataclass(frozen=True)
class Deed:
    """A turn and what it does, seen from the player whose turn it is.

    ``taken`` are the other player's units that rows took; ``taken_first`` those among them that went
    with a row which stood there before the turn. ``removed`` are the player's own units that were
    cleared, ``covered`` those a potential jumped onto. ``forfeited`` are the potentials in hand that
    went out of the game, ``is_wasted`` says that TAMSK's extra move was passed.
    """

    player: Player
    turn: Turn
    before: Position
    after: Position
    taken: tuple[Unit, ...] = ()
    taken_first: tuple[Unit, ...] = ()
    removed: tuple[Unit, ...] = ()
    covered: tuple[Unit, ...] = ()
    forfeited: str = ""
    is_wasted: bool = False

    @cached_property
    def worth(self) -> float:
        """About how much the turn wins at once, in basic pieces."""
        gained = sum(_WORTH[unit.kind] for unit in (*self.taken, *self.covered))
        back = sum(_BROUGHT_BACK for unit in self.removed if unit.kind is not Kind.USED)
        return gained + back - self.given_up

    @cached_property
    def given_up(self) -> float:
        """What the player's own clears cost: GIPF-pieces, and potentials that could still be used."""
        if self.before.variant.is_matrx:  # stacks come back whole, GIPF-pieces too
            return 0.0
        dear = (Kind.GIPF, Kind.LOADED)
        return sum(_WORTH[unit.kind] / 2 for unit in self.removed if unit.kind in dear)

    @property
    def main(self) -> str:
        """The turn in short: its clears and answers are left out where there is more.

        >>> deed_of(Position.start("basic"), (Move.push("B", "", "c2"),)).main
        'c2'
        """
        announced = self.before.announced  # before the part of the turn that is looked at
        moves = [announced.move] if announced else []
        for move in self.turn:
            if move.kind in (MoveKind.PUSH, MoveKind.USE, MoveKind.EXTRA):
                moves.append(move)
            elif move == LOST:  # the challenge: what was announced did not happen
                moves.pop()
        return ";".join(move.text for move in moves or self.turn)


def deed_of(position: Position, turn: Turn) -> Deed:
    """Play a turn, or a part of it, and say what it does."""
    player = position.turn_owner
    assert player is not None, "nobody has a turn when the game is over"
    before = position
    taken: list[Unit] = []
    removed: list[Unit] = []
    covered: list[Unit] = []
    stood, forfeited, is_wasted = 0, "", False
    for move in turn:
        if move.kind is MoveKind.CLEAR:
            tops = [position.pile(spot)[-1] for spot in move.spots]
            taken += [unit for unit in tops if unit.player is not player]
            removed += [unit for unit in tops if unit.player is player]
            if position.phase is Phase.CLEAR_BEFORE:
                stood = len(taken)
        elif move.kind is MoveKind.PUSH and move.unit == "B":
            reserve = position.reserve(player)
            forfeited = "".join(letter * reserve[letter] for letter in reserve.potentials)
        elif move == PASS and position.phase in EXTRA:
            is_wasted = True
        now = position.play(move)
        covered += _covered(position, move, now)
        position = now
    return Deed(
        player, turn, before, position, tuple(taken), tuple(taken[:stood]), tuple(removed),
        tuple(covered), forfeited, is_wasted,
    )  # fmt: skip


def _covered(before: Position, move: Move, after: Position) -> tuple[Unit, ...]:
    """Give the unit a potential has jumped onto; one that was announced may do so only now."""
    use = before.announced.move if before.announced else move
    if use.kind is not MoveKind.USE:
        return ()
    under = before.pile(use.target)
    return under[-1:] if len(after.pile(use.target)) > len(under) else ()


def follow(position: Position, turns: Sequence[Turn]) -> list[Deed]:
    """Play turn after turn and say what each does."""
    deeds: list[Deed] = []
    for turn in turns:
        deeds.append(deed_of(deeds[-1].after if deeds else position, turn))
    return deeds


def pieces_left(position: Position, player: Player) -> int:
    """Count what a player could still push in: basic pieces, in MATRX GIPF-pieces and stacks."""
    reserve = position.reserve(player)
    if not position.variant.is_matrx:
        return reserve["B"]
    return reserve["G"] + sum(reserve[letter] // 2 for letter in reserve.potentials)


# ---------------------------------------------------------------------- why one is worse than another


class Course(NamedTuple):
    """Turns from a position on; ``is_decided`` where the search has proven who wins."""

    turns: Sequence[Turn]
    is_decided: bool = False


ENOUGH = 0.7
"""A difference in pieces below this explains nothing."""
LATER = 0.6
"""What is won in a later turn explains less than what is won at once."""
RETURN = 3
"""Units coming back to the reserve from which on that is worth a word."""
ALMOST_EMPTY = 1
"""Pieces with which a reserve is about to run out."""


def explain_mistake(position: Position, played: Course, better: Course) -> list[Cause]:
    """Say why the first turn of one course is worse than that of another, the weightiest first.

    >>> start = Position.start("basic")
    >>> c2, c6 = (start.read_move(text) for text in ("c2", "c6"))
    >>> [(str(cause.why), cause.turn) for cause in explain_mistake(start, Course([(c2,)]), Course([(c6,)]))]
    [('better', 'c6')]
    """
    comparison = _Comparison(position, played, better)
    found = sorted(comparison.causes(), key=lambda weighed: -weighed[0])
    chosen = [cause for _, cause in found[:1]]
    for weight, cause in found[1:]:
        other_side = _is_about_better(cause) is not _is_about_better(chosen[0])
        if other_side and weight >= max(1.0, found[0][0] / 2):
            chosen.append(cause)
            break
    if not any(map(_is_about_better, chosen)):
        chosen.append(Cause(Why.BETTER, comparison.better_name))
    return chosen


def cause_of_accepting(position: Position, played: Course) -> Cause:
    """Say what an announced potential does that was not challenged, as far as that can be told.

    >>> start = Position.parse("standard+P6;challenges=1 4/5/2Pg2/7/6/5/G3 w m B5/B5 -- 1/1 9")
    >>> announced = start.play("Pd4-d5=B")
    >>> cause_of_accepting(announced, Course([(ACCEPT,)])).feat.does.value
    'covers-last'
    """
    happened = deed_of(position, played.turns[0])
    feat = win_feat([happened], happened.player, played.is_decided) or gain_feat(happened, None)
    why = Why.ACCEPTS if feat else Why.ACCEPTS_ANYWAY
    announced = position.announced
    assert announced is not None, "something is answered"
    return Cause(why, announced.move.text, player=position.acting, feat=feat)


def _is_about_better(cause: Cause) -> bool:
    return cause.why in ABOUT_BETTER


Weighed = tuple[float, Cause]


class _Comparison:
    """Two lines from one position, played by the rulebook."""

    def __init__(self, position: Position, played: Course, better: Course) -> None:
        self.played, self.better = played, better
        self.bad, self.good = (follow(position, course.turns) for course in (played, better))
        self.player = self.bad[0].player
        self.better_name = short_name(self.good[0], self.bad[0])

    def causes(self) -> Iterator[Weighed]:
        yield from self.ends()
        yield from self.losses()
        yield from self.gains()
        yield from self.gifts()

    # ------------------------------------------------------------------ the end of the game

    def ends(self) -> Iterator[Weighed]:
        """Compare how the lines end, as far as they do."""
        outcome = self.bad[0].after.outcome
        if outcome and outcome.winner is not self.player:
            ending = ending_of(self.bad[0])
            yield 100.0, Cause(Why.DRAWS if outcome.winner is None else Why.LOSES, ending=ending)
        elif feat := win_feat(self.bad[1:], self.player.other, self.played.is_decided):
            yield 80.0 - feat.turns, Cause(Why.ALLOWS, self.bad[1].main, feat=feat)
        elif (risk := announced_win(self.bad[0].after)) and not announced_win(self.good[0].after):
            feat = Feat(Does.WINS_UNLESS, ending=ending_of(risk))
            yield 70.0, Cause(Why.ALLOWS, risk.main, feat=feat)
        if feat := win_feat(self.good, self.player, self.better.is_decided):
            yield 90.0 - feat.turns, Cause(Why.MISSES, self.better_name, feat=feat)

    # ------------------------------------------------------------------ what rows and potentials win

    def losses(self) -> Iterator[Weighed]:
        """Compare what the other player wins in the next turn, or later."""
        if more := _more(self.bad, self.good, 1):
            reply = more.deed
            if reply.taken_first:
                row = taking(Does.TAKES, reply.taken_first, reply)
                yield more.worth, Cause(Why.MAKES_ROW, player=reply.player, feat=row)
            else:
                yield more.worth, Cause(Why.ALLOWS, reply.main, feat=more.feat)
        elif more := later_gain(self.bad[1:], self.good[1:]):
            cause = Cause(Why.ALLOWS_LATER, self.bad[1].main, more.deed.main, feat=more.feat)
            yield LATER * more.worth, cause

    def gains(self) -> Iterator[Weighed]:
        """Compare what the player could win in this turn, or later."""
        if more := _more(self.good, self.bad, 0):
            yield more.worth, Cause(Why.MISSES, self.better_name, feat=more.feat)
        elif more := later_gain(self.good, self.bad):
            cause = Cause(Why.MISSES_LATER, self.better_name, more.deed.main, feat=more.feat)
            yield LATER * more.worth, cause

    # ------------------------------------------------------------------ what the turn itself gives away

    def gifts(self) -> Iterator[Weighed]:
        """Look for what the played turn throws away and the better one keeps."""
        bad, good = self.bad[0], self.good[0]
        if bad.forfeited and not good.forfeited:
            counts = Counter(bad.forfeited)
            things = tuple(counts.items())
            if len(counts) > 2:
                things = (("potential", len(bad.forfeited)),)
            yield 0.8 + 0.2 * len(bad.forfeited), Cause(Why.FORFEITS, things=things)
        if _ends_gipf_pieces(bad) and not _ends_gipf_pieces(good):
            yield 0.9, Cause(Why.ENDS_GIPF, player=self.player)
        if bad.is_wasted and not good.is_wasted:
            yield 1.5, Cause(Why.WASTES)
        if bad.given_up > good.given_up:
            dear = [unit for unit in bad.removed if unit.kind in (Kind.GIPF, Kind.LOADED)]
            things = things_of(dear, bad)
            yield bad.given_up, Cause(Why.GIVES_UP, player=self.player, things=things)
        low, high = (_lowest(deeds, self.player) for deeds in (self.bad, self.good))
        if low <= ALMOST_EMPTY and high >= low + 2:
            why = Why.RUNS_OUT if low else Why.EMPTIES
            yield 1.0, Cause(why, player=self.player, things=(("unit", low),))


def short_name(better: Deed, played: Deed) -> str:
    """Name the better turn in short; where a clear makes the difference, from that on."""
    pairs = zip_longest(better.turn, played.turn)
    same = next((n for n, (one, other) in enumerate(pairs) if one != other), 0)
    rest = better.turn[same:]
    if not rest or rest[0].kind is not MoveKind.CLEAR:
        return better.main
    return ";".join(move.text for move in rest)


class _More(NamedTuple):
    worth: float
    deed: Deed
    feat: Feat


def _more(deeds: Sequence[Deed], others: Sequence[Deed], place: int) -> _More | None:
    """Say what the turn at a place of one line wins, if that is more than the other line's there."""
    if place >= len(deeds):
        return None
    deed, other = deeds[place], others[place] if place < len(others) else None
    worth = deed.worth - (other.worth if other else 0.0)
    feat = gain_feat(deed, other) if worth >= ENOUGH else None
    return _More(worth, deed, feat) if feat else None


def later_gain(deeds: Sequence[Deed], others: Sequence[Deed]) -> _More | None:
    """Find what the player who begins one line wins in a later turn of it, and not in the other."""
    found = (_more(deeds, others, place) for place in (2, 4))
    return next((more for more in found if more), None)


def _ends_gipf_pieces(deed: Deed) -> bool:
    """Whether the turn ends the opening, in which GIPF-pieces may be brought in."""
    return deed.before.opening[deed.player] == "g" != deed.after.opening[deed.player]


def _lowest(deeds: list[Deed], player: Player) -> int:
    return min(pieces_left(deed.after, player) for deed in deeds)


def gain_feat(deed: Deed, other: Deed | None) -> Feat | None:
    """Say what a turn wins at once and the other does not: units taken, covered, or brought back."""
    if deed.taken and (other is None or deed.taken != other.taken):
        return taking(Does.TAKES, deed.taken, deed)
    if deed.covered and (other is None or deed.covered != other.covered):
        return taking(Does.COVERS, deed.covered, deed)
    if len(deed.removed) >= max(RETURN, len(other.removed) + 1 if other else 0):
        return Feat(Does.RETURNS, (("unit", len(deed.removed)),))
    return None


def taking(does: Does, units: Sequence[Unit], deed: Deed) -> Feat:
    """Say that a turn takes or covers units of the other player."""
    return Feat(does, things_of(units, deed), victim=deed.player.other)


def things_of(units: Sequence[Unit], deed: Deed) -> Things:
    """Count units by kind, the dearest first.

    MATRX has stacks where others have loaded pieces; where there is only one kind, it has no name.
    """
    counts = Counter(unit.kind for unit in units)
    names = {kind: kind.value for kind in (Kind.GIPF, Kind.LOADED, Kind.BASIC, Kind.USED)}
    if deed.before.variant.is_matrx:
        names[Kind.LOADED] = "stack"
    if deed.before.variant.has_one_kind:
        names[Kind.BASIC] = "piece"
    return tuple((name, counts[kind]) for kind, name in names.items() if counts[kind])


# ---------------------------------------------------------------------- wins


def win_feat(deeds: list[Deed], winner: Player, is_decided: bool) -> Feat | None:
    """Say how a line wins for the player whose turn comes first in it."""
    if not deeds:
        return None
    last = deeds[-1]
    outcome = last.after.outcome
    turns = (len(deeds) + 1) // 2
    is_sure = is_decided or (turns == 1 and CHALLENGE not in last.turn)
    if not outcome or outcome.winner is not winner or not is_sure:
        return _win_by_force(deeds[0]) if is_decided and not outcome else None
    if turns > 1:
        return Feat(Does.WINS_LATER, turns=turns, ending=ending_of(last))
    if outcome.reason is Reason.GIPF_LOST and last.player is winner:
        if any(unit.kind is Kind.GIPF for unit in last.taken):
            return Feat(Does.TAKES_LAST)
        if any(unit.kind is Kind.GIPF for unit in last.covered):
            return Feat(Does.COVERS_LAST)
    return Feat(Does.WINS_AT_ONCE, ending=ending_of(last))


def announced_win(position: Position) -> Deed | None:
    """Find a potential whose announcement wins the game, if a side game does not stop it.

    >>> position = Position.parse("standard+P6;challenges=1 4/5/2Pg2/7/6/5/G3 w m B5/B5 -- 1/1 9")
    >>> announced_win(position).main
    'Pd4-d5=B'
    """
    if position.variant.challenges == 0 or position.phase is not Phase.MOVE:
        return None
    for move in position.legal_moves():
        if position.play(move).phase is Phase.ANSWER:
            deed = deed_of(position, (move, ACCEPT))
            if deed.after.outcome and deed.after.outcome.winner is deed.player:
                return deed
    return None


def _win_by_force(deed: Deed) -> Feat:
    if deed.taken:
        return taking(Does.TAKES_AND_WINS, deed.taken, deed)
    return Feat(Does.WINS_BY_FORCE)


def ending_of(deed: Deed) -> Ending:
    """Tell the end of a game: who has nothing to play with, or only no way to play it."""
    outcome = deed.after.outcome
    assert outcome is not None, "the game is not over"
    loser = outcome.winner.other if outcome.winner else None
    ends = {
        Reason.GIPF_LOST: End.NO_GIPF,
        Reason.REPETITION: End.REPETITION,
        Reason.QUIET: End.QUIET,
    }
    if outcome.reason in ends:
        return Ending(ends[outcome.reason], loser)
    assert loser is not None, "nobody loses a draw"
    return Ending(End.NO_MOVE if pieces_left(deed.after, loser) else End.NO_PIECE, loser)
