"""The position in words, for those who cannot see it and for tooltips: those the page has for it too."""

from collections.abc import Iterator
from typing import NamedTuple

from gipf.geometry import by_column
from gipf.messages import Argument, Message, render
from gipf.state import CLEARING, EXTRA, POTENTIAL_NAMES, Kind, Move, Pile, State, Unit
from gipf.variants import Player


class Description(NamedTuple):
    """What a picture of a state says, in a language."""

    state: State
    language: str

    def say(self, name: str, /, **arguments: Argument) -> str:
        """Give the text of a message."""
        return render({"id": name, "args": arguments}, self.language)

    def turn(self) -> str:
        """Say who decides what: ``White to move``."""
        player, phase = self.state.player, self.state.phase
        if player is None:
            return self.say("diagram-turn", task="draw")
        task = "clear" if phase in CLEARING else "extra" if phase in EXTRA else phase.name
        return self.say("diagram-turn", task=task.lower().replace("_", "-"), player=player.value)

    def pile(self, pile: Pile) -> str:
        """Name the units of a pile from its top: ``White basic piece on Black GIPF-piece``."""
        text = self._unit(pile[0])
        for unit in pile[1:]:
            text = self.say("pile-on", upper=self._unit(unit), lower=text)
        return text

    def _unit(self, unit: Unit) -> str:
        is_stack = unit.kind is Kind.LOADED and self.state.variant.is_matrx
        potential = POTENTIAL_NAMES.get(unit.potential, "")
        kind = "stack" if is_stack else "piece" if self._is_one_kind else unit.kind.value
        return self.say(f"unit-{kind}", player=unit.player.value, potential=potential)

    def reserve(self, player: Player, letters: str) -> str:
        """Say what a player has off the board of these letters."""
        reserve = self.state.reserves[player]
        pieces = [self._pieces(letter, reserve[letter]) for letter in letters]
        none: Message = {"id": "pieces-none", "args": {}}
        return self.say("reserve", player=player.value, pieces=pieces or none)

    def _pieces(self, letter: str, count: int) -> Message:
        basic = "piece" if self._is_one_kind else "basic"
        kind = {"B": basic, "G": "gipf"}.get(letter, "potential")
        potential = POTENTIAL_NAMES.get(letter, "")
        return {"id": f"pieces-{kind}", "args": {"count": count, "potential": potential}}

    @property
    def _is_one_kind(self) -> bool:
        return self.state.variant.has_one_kind

    def position(self, last_move: Move | None) -> str:
        """Say a whole position and the move that led to it."""
        return ". ".join(self._sentences(last_move)) + "."

    def _sentences(self, last_move: Move | None) -> Iterator[str]:
        state = self.state
        if last_move:
            yield self.say("diagram-after", move=last_move.text)
        yield self.turn()
        if state.announced:
            yield self.say("diagram-announced", move=state.announced.move.text)
        spots = sorted(state.piles, key=by_column)
        piles = ", ".join(f"{spot} {self.pile(state.piles[spot])}" for spot in spots)
        yield self.say("diagram-board", piles=piles) if piles else self.say("diagram-empty")
        for player in Player:
            yield self.reserve(player, "".join(k for k, n in state.reserves[player].items() if n))
