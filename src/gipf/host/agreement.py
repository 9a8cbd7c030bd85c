"""How often a player's turns were the engine's first choice, and what they gave away: for moderators alone.

It says nothing by itself: strong players agree with the engine, and so do those who have little to choose
from. So openings and turns without a choice are left out.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

from gipf.analysis.judge import Part, parts_of
from gipf.host.live_game import LiveGame
from gipf.position import Position
from gipf.search.answer import Answer
from gipf.state import Phase
from gipf.variants import Player

OPENING = 4
"""Turns of each player that are the opening."""
Look = Callable[[Position], Awaitable[Answer]]
"""Ask the engine about a position."""


@dataclass(frozen=True)
class Agreement:
    """Turns, how many were the engine's first choice, and the winning chances that were given away."""

    turns: int = 0
    first: int = 0
    loss: float = 0.0

    def __add__(self, other: "Agreement") -> "Agreement":
        """Add up turns.

        >>> Agreement(3, 2, 0.25) + Agreement(1, 0, 0.5)
        Agreement(turns=4, first=2, loss=0.75)
        """
        turns, first = self.turns + other.turns, self.first + other.first
        return Agreement(turns, first, self.loss + other.loss)


def choices_of(game: LiveGame) -> Iterator[Part]:
    """Give what players have chosen in a game after the opening, where there was a choice."""
    played: Counter[Player] = Counter()
    for turn in game.turns():
        played[turn.player] += 1
        start = game.boards[turn.first]
        made = [start]
        for ply in turn.plies:
            made.append(made[-1].play(ply))
        moves = [before.read_move(ply) for before, ply in zip(made, turn.plies, strict=False)]
        if played[turn.player] > OPENING:
            yield from (part for part in parts_of(start, moves) if part.is_choice)


async def agreement_of(game: LiveGame, look: Look) -> dict[Player, Agreement]:
    """Compare what both players of a game have chosen with what the engine would have."""
    found = dict.fromkeys(Player, Agreement())
    for part in choices_of(game):
        if (one := await _agreed(part, look)) is not None:
            found[part.start.acting] += one
    return found


async def _agreed(part: Part, look: Look) -> Agreement | None:
    """Compare one choice; none that a side game decides."""
    best = (await look(part.start)).lines[0]
    if best.moves[: len(part.moves)] == part.moves:
        return Agreement(1, 1)
    if part.end.outcome:
        winner, own = part.end.outcome.winner, part.start.acting
        value = 0.0 if winner is None else 1.0 if winner is own else -1.0
    elif part.end.phase is Phase.SIDE_GAME:
        return None
    else:
        after = (await look(part.end)).lines[0].value
        value = after if part.end.acting is part.start.acting else -after
    return Agreement(1, 0, max(0.0, (best.value - value) / 2))
