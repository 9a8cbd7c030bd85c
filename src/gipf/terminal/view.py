"""What a player sees: the board with both reserves, the decision to be made, a legend."""

from collections.abc import Collection, Iterable
from dataclasses import replace

from gipf import text_board as board
from gipf.errors import GipfError
from gipf.messages import Argument, render
from gipf.position import Position
from gipf.scene import how_it_ended, prompt_of
from gipf.state import CLEARING, Kind, Move, Outcome
from gipf.terminal.console import Console, cells, filled
from gipf.terminal.move_groups import Group, examples
from gipf.text_board import Look
from gipf.variants import Player

LINES_FOR_GAPS = 30
LINES_FOR_LARGE = 46
COLUMNS_FOR_LARGE = 90


class View:
    """Draws positions onto a console, in the look that suits it, and speaks a language."""

    def __init__(
        self,
        console: Console,
        *,
        ascii_only: bool = False,
        flipped: bool = False,
        coordinates: bool = True,
        language: str = "en",
    ) -> None:
        self.console = console
        self.language = language
        self.ascii_only: bool = ascii_only or not console.can_draw_round
        signs = board.PLAIN if self.ascii_only else board.ROUND
        self.look: Look = Look(signs=signs, flipped=flipped, coordinates=coordinates)

    def show(
        self,
        position: Position,
        *,
        last: Iterable[Move] = (),
        rows: bool = False,
        outcome: Outcome | None = None,
        asks: bool = True,
    ) -> None:
        """Draw a position; ``rows`` marks those of both players, not only what is to be cleared.

        ``asks`` says below it what is to be decided; while a side game is on that is said there.
        """
        spots = {spot for move in last for spot in board.spots_of(move, position.variant.board)}
        marked = _spots_in_rows(position, everyone=rows)
        upper, lower = (Player.WHITE, Player.BLACK) if self.look.flipped else reversed(Player)
        self._gap()
        turn = self.words("terminal-turn", variant=str(position.variant), turn=position.turn)
        self.console.print(f" {turn}", "dim")
        self._reserve(position, upper)
        for line in board.draw(position, self._look_now(), spots, marked):
            self.console.print_spans(line)
        self._reserve(position, lower)
        self._piles(position)
        legend = self.legend(position, spots, marked)
        for text in filled(legend, "   ", self.console.width - 1):
            self.console.print(f" {text}", "dim")
        if asks:
            self._gap()
            self.console.print(self.decision(position, outcome or position.outcome), "bold")

    def decision(self, position: Position, outcome: Outcome | None) -> str:
        """Say who has to decide what, and what to type for it; or how the game ended."""
        if outcome:
            return render(how_it_ended(position, outcome), self.language)
        moves, is_all = examples(position)
        typed = self.words(
            "terminal-type" if is_all else "terminal-example", moves=" / ".join(moves)
        )
        return f"{render(prompt_of(position), self.language)} {typed}"

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
        text = f" {sign} {self.reserve(position, player)}"
        acting = position.player is player and not position.is_over
        self.console.print(text, "bold" if acting else "")

    def reserve(self, position: Position, player: Player) -> str:
        """Say what a player has beside the board, and how many GIPF-pieces on it."""
        reserve, variant = position.reserves[player], position.variant
        units = []
        if variant.has_basic_pieces:
            plain = "pieces-piece" if variant.has_one_kind else "pieces-basic"
            name = "terminal-basic" if reserve.potentials else plain
            units.append(self.words(name, count=reserve["B"]))
        elif reserve["G"]:
            units.append(self.words("pieces-gipf", count=reserve["G"]))
        if reserve.potentials:
            units.append(" ".join(f"{letter}{reserve[letter]}" for letter in reserve.potentials))
        listed = " + ".join(units) or self.words("terminal-nothing")
        parts = [self.words("terminal-reserve", player=player.value, units=listed)]
        if variant.base != "basic":
            tops = [pile[-1] for pile in position.piles.values()]
            gipf = sum(unit.kind is Kind.GIPF and unit.player is player for unit in tops)
            parts.append(self.words("terminal-in-play", count=gipf))
        if variant.challenges != 0:
            left = position.challenges[player]
            parts.append(
                self.words("terminal-challenges", left="unlimited" if left is None else left)
            )
        return ", ".join(parts)

    def _piles(self, position: Position) -> None:
        """Say what lies under the top of every pile."""
        piles = []
        for spot, (lowest, *others) in sorted(position.piles.items()):
            if others:
                text = self.look.signs.unit(lowest)
                for unit in others:
                    upper = self.look.signs.unit(unit)
                    text = self.words("terminal-on", upper=upper, lower=text)
                piles.append(f"{spot} {text}")
        if piles:
            self.tell("terminal-piles", indent=" ", piles=", ".join(piles))

    def legend(
        self, position: Position, last: Collection[str] = (), rows: Collection[str] = ()
    ) -> list[str]:
        """Explain the signs that can stand on this board."""
        signs, variant = self.look.signs, position.variant
        shown = {}
        if variant.has_basic_pieces:
            shown["basic"] = " ".join(signs.basic)
        if variant.base != "basic":
            shown["gipf"] = " ".join(signs.gipf)
        if variant.has_potentials:
            letter = variant.potentials[0]
            small = letter.lower()
            loaded = f"{signs.carrier[0]}{letter} {signs.carrier[1]}{small}"
            shown["stack" if variant.is_matrx else "loaded"] = loaded
            shown["used"] = f"{signs.used[0]}{letter}' {signs.used[1]}{small}'"
        if any(len(pile) > 1 for pile in position.piles.values()):
            shown["pile"] = f"{signs.basic[0]}{signs.heights[0]}"
        if last:
            shown["last"] = signs.last
        if rows:
            shown["row"] = signs.row
        return [
            f"{look} {self.words('terminal-legend', sign=sign)}" for sign, look in shown.items()
        ]

    def words(self, name: str, /, **arguments: Argument) -> str:
        """Give the text of a message in the language that is spoken."""
        return render({"id": name, "args": arguments}, self.language)

    def tell(
        self,
        name: str,
        style: str = "",
        /,
        *,
        whole: bool = False,
        indent: str = "",
        **arguments: Argument,
    ) -> None:
        """Print the text of a message."""
        self.say(f"{indent}{self.words(name, **arguments)}", style, whole=whole)

    def explain(self, error: GipfError) -> None:
        """Print what is wrong."""
        self.say(self.why(error), "yellow")

    def why(self, error: GipfError) -> str:
        """Give the sentence of an error in the language that is spoken."""
        try:
            return render(error.message, self.language)
        except KeyError:  # an error of another program
            return str(error)

    def say(self, text: str, style: str = "", *, whole: bool = False) -> None:
        """Print a sentence as it is; ``whole`` keeps a line in one piece, for copying."""
        self.console.print(text, style, wrap=not whole)

    def groups(self, groups: Iterable[Group], gap: str | None = None) -> None:
        """Print groups of moves, labels at the left, entries wrapped at the right, with gaps between."""
        groups = list(groups)
        column = max((cells(label) for label, _ in groups), default=0) + 3
        for label, entries in groups:
            between = gap or ("   " if any(" " in entry for entry in entries) else "  ")
            start = f" {label}".ljust(column - cells(label) + len(label))
            for line in filled(entries, between, self.console.width - column):
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
