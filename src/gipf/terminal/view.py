"""What a player sees: the board with both reserves, the decision to be made, a legend."""

from collections.abc import Collection, Iterable
from dataclasses import replace

from gipf.position import Position
from gipf.state import CLEARING, Move, Outcome
from gipf.terminal import board
from gipf.terminal.board import Look
from gipf.terminal.console import Console, cells, filled
from gipf.terminal.hints import Group
from gipf.terminal.words import how_it_ended, name_of, reserve_in_words, what_to_decide
from gipf.variants import Player

LINES_FOR_GAPS = 30
LINES_FOR_LARGE = 46
COLUMNS_FOR_LARGE = 90


class View:
    """Draws positions onto a console, in the look that suits it."""

    def __init__(
        self,
        console: Console,
        *,
        ascii_only: bool = False,
        flipped: bool = False,
        coordinates: bool = True,
    ) -> None:
        self.console = console
        self.ascii_only = ascii_only or not console.can_draw_round
        signs = board.PLAIN if self.ascii_only else board.ROUND
        self.look = Look(signs=signs, flipped=flipped, coordinates=coordinates)

    def show(
        self,
        position: Position,
        *,
        last: Iterable[Move] = (),
        rows: bool = False,
        outcome: Outcome | None = None,
    ) -> None:
        """Draw a position; ``rows`` marks those of both players, not only what is to be cleared."""
        spots = {spot for move in last for spot in board.spots_of(move, position.board)}
        marked = _spots_in_rows(position, everyone=rows)
        upper, lower = (Player.WHITE, Player.BLACK) if self.look.flipped else reversed(Player)
        self._gap()
        self.console.print(f" {position.variant}, turn {position.turn}", "dim")
        self._reserve(position, upper)
        for line in board.draw(position, self._look_now(), spots, marked):
            self.console.print_spans(line)
        self._reserve(position, lower)
        self._piles(position)
        self.console.print(f" {self.legend(position, spots, marked)}", "dim")
        self._gap()
        outcome = outcome or position.outcome
        says = how_it_ended(position, outcome) if outcome else what_to_decide(position)
        self.console.print(says, "bold")

    def _gap(self) -> None:
        """Leave a line empty where there are lines to spare."""
        if not self.console.is_terminal or self.console.height >= LINES_FOR_GAPS:
            self.console.print()

    def _look_now(self) -> Look:
        """Use the room and the colours there are at this moment: windows change their size."""
        console = self.console
        has_room = console.height >= LINES_FOR_LARGE and console.width >= COLUMNS_FOR_LARGE
        return replace(
            self.look,
            styles=board.PLATE if console.colours == 256 else board.FLAT,
            scale=board.LARGE if console.is_terminal and has_room else board.SMALL,
        )

    def _reserve(self, position: Position, player: Player) -> None:
        sign = self.look.signs.basic[0 if player is Player.WHITE else 1]
        text = f" {sign} {name_of(player)}: {reserve_in_words(position, player)}"
        acting = position.player is player and not position.is_over
        self.console.print(text, "bold" if acting else "")

    def _piles(self, position: Position) -> None:
        """Say what lies under the top of every pile."""
        signs = self.look.signs
        piles = [
            f"{spot} {' on '.join(signs.unit(unit) for unit in reversed(pile))}"
            for spot, pile in sorted(position.piles.items())
            if len(pile) > 1
        ]
        if piles:
            self.console.print(f" piles: {', '.join(piles)}")

    def legend(
        self, position: Position, last: Collection[str] = (), rows: Collection[str] = ()
    ) -> str:
        """Explain the signs that can stand on this board."""
        signs, variant = self.look.signs, position.variant
        parts = []
        if variant.has_basic_pieces:
            parts.append(f"{signs.basic[0]} {signs.basic[1]} basic")
        if variant.base != "basic":
            parts.append(f"{' '.join(signs.gipf)} GIPF-piece")
        if variant.has_potentials:
            letter = variant.potentials[0]
            what = "stack" if variant.is_matrx else "loaded"
            small = letter.lower()
            parts.append(f"{signs.carrier[0]}{letter} {signs.carrier[1]}{small} {what}")
            parts.append(f"{signs.used[0]}{letter}' {signs.used[1]}{small}' used")
        if any(len(pile) > 1 for pile in position.piles.values()):
            parts.append(f"{signs.basic[0]}{signs.heights[0]} pile of 2")
        if last:
            parts.append(f"{signs.last} last move")
        if rows:
            parts.append(f"{signs.row} row")
        return "   ".join(parts)

    def say(self, text: str, style: str = "", *, whole: bool = False) -> None:
        """Print a sentence as it is; ``whole`` keeps a line in one piece, for copying."""
        self.console.print(text, style, wrap=not whole)

    def groups(self, groups: Iterable[Group]) -> None:
        """Print groups of moves, labels at the left, entries wrapped at the right."""
        groups = list(groups)
        column = max((cells(label) for label, _ in groups), default=0) + 3
        for label, entries in groups:
            gap = "   " if any(" " in entry for entry in entries) else "  "
            start = f" {label}".ljust(column - cells(label) + len(label))
            for line in filled(entries, gap, self.console.width - column):
                self.console.print_spans([(start, "dim"), (line, "")])
                start = " " * column

    def flip(self) -> None:
        """Turn the board round."""
        self.look = replace(self.look, flipped=not self.look.flipped)

    def toggle_names(self) -> None:
        """Show or hide the names of the empty spots."""
        self.look = replace(self.look, names=not self.look.names)


def _spots_in_rows(position: Position, everyone: bool) -> set[str]:
    if position.is_over or not (everyone or position.phase in CLEARING):
        return set()
    chosen = [row for row in position.rows() if everyone or row.player is position.player]
    return {spot for row in chosen for spot in row.spots}
