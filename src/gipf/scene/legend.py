"""What every piece is and what it can do now, as messages: for whoever points at one."""

from collections import defaultdict
from dataclasses import replace

from gipf import rules
from gipf.geometry import CENTRE
from gipf.messages import Message
from gipf.position import Position
from gipf.scene.data import Legend, LegendEntry, Letter, PlayerName
from gipf.scene.effects import way
from gipf.scene.pieces import pieces_of
from gipf.state import (
    CLEARING,
    EXTRA,
    Kind,
    Move,
    MoveKind,
    Phase,
    Unit,
)
from gipf.variants import Player

IN_MATRX = {"T": "T9", "Z": "Z4", "D": "D6", "Y": "Y3", "P": "P8"}
"""The paragraph of each potential that tells what is different in MATRX."""


def legend_of(position: Position) -> Legend:
    """Tell about the top unit of every pile, and about the pieces in the reserves.

    >>> legend = legend_of(Position.start("standard"))
    >>> legend["spots"]["e2"]["about"]
    {'id': 'legend-gipf', 'args': {'player': 'w', 'count': 3, 'more': 'no'}}
    >>> legend_of(Position.parse("standard+Y6 4/5/2Y3/G5g/6/5/4 w m B5/B5 -- - 9"))["spots"]["d4"]["rule"]
    'Y1'
    """
    return _Teller(position).legend()


def _message(name: str, **args: str | int | Message) -> Message:
    return {"id": f"legend-{name}", "args": args}


class _Teller:
    """Tells about one position; what both players could do in it is found out once."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.variant = position.variant
        self.game = "matrx" if self.variant.is_matrx else "other"
        self.moves = {player: self._moves(player) for player in Player}
        self.gipf = {player: self._gipf_pieces(player) for player in Player}

    def _moves(self, player: Player) -> tuple[Move, ...]:
        """List what a player could do if it were their move."""
        position = self.position
        if position.phase is not Phase.MOVE or position.is_over:
            return ()
        if player is position.acting:
            return position.legal_moves()
        return replace(position, player=player).legal_moves()

    def _gipf_pieces(self, player: Player) -> int:
        tops = (pile[-1] for pile in self.position.piles.values())
        count = sum(top.kind is Kind.GIPF and top.player is player for top in tops)
        if self.variant.is_matrx:
            count += self.position.reserves[player]["G"]
            count += sum(
                unit.kind is Kind.GIPF and unit.player is player
                for pile in self.position.piles.values()
                for unit in pile[:-1]
            )
        return count

    def legend(self) -> Legend:
        """Tell about everything."""
        spots = {spot: self._entry(spot, pile[-1]) for spot, pile in self.position.piles.items()}
        reserves: dict[PlayerName, dict[Letter, LegendEntry]] = {
            player.value: {
                letter: self._in_reserve(player, letter)
                for letter in dict.fromkeys(
                    [*pieces_of(self.variant)["reserve"], *self._pushed(player)]
                )
            }
            for player in Player
        }
        return {"spots": spots, "reserves": reserves}

    # ------------------------------------------------------------------ on the board

    def _entry(self, spot: str, unit: Unit) -> LegendEntry:
        now, reach = self._now(spot, unit)
        return {"about": self._about(unit), "now": now, "reach": reach, "rule": self._rule(unit)}

    def _about(self, unit: Unit) -> Message:
        player = unit.player.value
        match unit.kind:
            case Kind.BASIC:
                return _message("basic")
            case Kind.GIPF if self.variant.is_matrx:
                return _message("gipf-single", player=player, count=self.gipf[unit.player])
            case Kind.GIPF:
                more = "no" if self.position.opening[unit.player] == "-" else "yes"
                return _message("gipf", player=player, count=self.gipf[unit.player], more=more)
            case Kind.LOADED:
                return self._about_potential(unit.potential)
        return _message("used", game=self.game)

    def _about_potential(self, letter: str) -> Message:
        return _message("potential", letter=letter, game=self.game)

    def _rule(self, unit: Unit) -> str:
        match unit.kind:
            case Kind.BASIC:
                return "G10"
            case Kind.GIPF:
                return "M13" if self.variant.is_matrx else "S1"
            case Kind.LOADED:
                return self._rule_of_potential(unit.potential)
        return "M7" if self.variant.is_matrx else "L10"

    def _rule_of_potential(self, letter: str) -> str:
        return IN_MATRX[letter] if self.variant.is_matrx else f"{letter}1"

    def _now(self, spot: str, unit: Unit) -> tuple[Message | None, tuple[str, ...]]:
        """Say what can be done with a unit now, and where it could go."""
        position = self.position
        if position.is_over:
            return None, ()
        if position.phase in CLEARING:
            rows = [row for row in rules.rows_of(position, position.acting) if spot in row.spots]
            if rows:
                return _message("now-goes" if rules.must_go(position, spot) else "now-may-stay"), ()
            return None, ()
        if unit.kind is not Kind.LOADED:
            return None, ()
        if unit.potential == "T":
            is_waiting = position.phase in EXTRA and spot == CENTRE
            is_own = unit.player is position.acting
            return (_message("now-extra") if is_waiting and is_own else None), ()
        return self._use(spot, unit)

    def _use(self, spot: str, unit: Unit) -> tuple[Message | None, tuple[str, ...]]:
        position = self.position
        if position.phase is not Phase.MOVE:
            return None, ()
        uses = (m for m in self.moves[unit.player] if m.kind is MoveKind.USE and m.start == spot)
        reach = tuple(dict.fromkeys(move.target for move in uses))
        whose = "own" if unit.player is position.acting else "other"
        if reach:
            return _message("now-use", whose=whose, spots=", ".join(reach)), reach
        turned = position if whose == "own" else replace(position, player=unit.player)
        name = "now-gipf-first" if rules.must_push_gipf_piece(turned) else "now-nowhere"
        return _message(name, player=unit.player.value), ()

    # ------------------------------------------------------------------ in the reserves

    def _pushed(self, player: Player) -> dict[Letter, tuple[str, ...]]:
        """Give the dots from which each unit can be pushed in."""
        dots: dict[Letter, dict[str, None]] = defaultdict(dict)
        for move in self.moves[player]:
            if move.kind is MoveKind.PUSH:
                found = way(self.position.variant.board, move.start, move.target).dots
                dots[move.unit].update(dict.fromkeys(found))  # type: ignore[index]
        return {letter: tuple(points) for letter, points in dots.items()}

    def _in_reserve(self, player: Player, letter: Letter) -> LegendEntry:
        reach = self._pushed(player).get(letter, ())
        is_own = player is self.position.acting
        return {
            "about": self._about_reserve(player, letter),
            "now": _message("now-push") if reach and is_own else None,
            "reach": reach if is_own else (),
            "rule": self._rule_of_reserve(letter),
        }

    def _about_reserve(self, player: Player, letter: Letter) -> Message:
        count = self.position.reserves[player][letter]
        if letter == "B":
            game = "potentials" if self.variant.has_potentials else "other"
            return _message("reserve-basic", player=player.value, count=count, game=game)
        if letter == "G":
            return _message("reserve-gipf", player=player.value, game=self.game)
        return _message("reserve-potential", game=self.game, about=self._about_potential(letter))

    def _rule_of_reserve(self, letter: Letter) -> str:
        if letter == "B":
            return "G17"
        if letter == "G":
            return "M5" if self.variant.is_matrx else "E3"
        return self._rule_of_potential(letter)
