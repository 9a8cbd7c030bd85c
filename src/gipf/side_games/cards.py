"""The higher card, once or as the best of three (docs/side-games.md, 20-24)."""

import re
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from gipf.errors import NotationError
from gipf.side_games.chance import shuffled
from gipf.side_games.game import (
    Outcome,
    SideGame,
    check_move,
    check_written,
    fields,
    player_after,
)
from gipf.side_games.rounds import decided, share_not_lost
from gipf.side_games.seeds import SeededState, check_seed, read_seed

FIELDS = ("variant", "player", "phase", "seed", "cards")
RANKS = "23456789TJQKA"
DECK = tuple(rank + suit for suit in "cdhs" for rank in RANKS)
"""The cards before they are shuffled: clubs, diamonds, hearts, spades, each from two to ace."""
_MOVE = re.compile("draw")
_CARD = f"[{RANKS}][cdhs]"
_CARDS = re.compile(f"(-|{_CARD}(?:,{_CARD})*)/(-|{_CARD}(?:,{_CARD})*)")


@lru_cache(maxsize=64)
def _deck(seed: int) -> tuple[str, ...]:
    return tuple(shuffled("cards", seed, DECK))


@dataclass(frozen=True, slots=True)
class CardsState(SeededState):
    """A shuffled deck from which the players draw in turn; ``number`` counts the cards drawn.

    >>> state = GAME.start("3", seed=7)
    >>> for _ in range(4): state = state.play("draw")
    >>> print(state)
    cards;3 w d 7 Jc,2h/3s,2s
    """

    rounds: int
    seed: int
    number: int = 0

    @property
    def white(self) -> tuple[str, ...]:
        """The cards White has drawn."""
        return _deck(self.seed)[0 : self.number : 2]

    @property
    def black(self) -> tuple[str, ...]:
        """The cards Black has drawn."""
        return _deck(self.seed)[1 : self.number : 2]

    @property
    def outcome(self) -> Outcome | None:
        """A round goes to the higher card, suits do not count; the game to whoever has won more rounds."""
        if self.number % 2:
            return None
        return decided(*self.won, self.number // 2, self.rounds)

    @property
    def winners(self) -> list[Outcome]:
        """Who has won each of the rounds."""
        leads = [
            RANKS.index(white[0]) - RANKS.index(black[0])
            for white, black in zip(self.white, self.black, strict=False)
        ]
        return ["draw" if not lead else "w" if lead > 0 else "b" for lead in leads]

    @property
    def won(self) -> tuple[int, int]:
        """The rounds White and Black have won."""
        return self.winners.count("w"), self.winners.count("b")

    @property
    def player(self) -> str:
        """White draws first in every round."""
        return player_after(self.outcome, "wb"[self.number % 2])

    def legal_moves(self) -> list[str]:
        """List the draw."""
        return ["draw"] if self.outcome is None else []

    def play(self, move: str) -> "CardsState":
        """Draw a card."""
        check_move(self, move, "cards", _MOVE)
        return replace(self, number=self.number + 1)

    def _written(self, seed: str) -> str:
        variant = GAME.write_variant("3" if self.rounds == 3 else "")
        phase = "d" if self.outcome is None else "."
        white, black = (",".join(drawn) or "-" for drawn in (self.white, self.black))
        return f"{variant} {self.player} {phase} {seed} {white}/{black}"


class CardsGame(SideGame):
    """The higher card."""

    name = "cards"
    options = ("3",)
    has_chance = True
    is_pure_chance = True

    def hides(self, options: str = "") -> bool:  # noqa: ARG002
        """The cards to come are hidden."""
        return True

    def start(self, options: str = "", seed: int = 0) -> CardsState:
        """Begin a game."""
        self.check_options(options)
        return CardsState(int(options or 1), check_seed(seed))

    def share_not_lost(self, options: str = "") -> Fraction:
        """Give the share of games that are won or drawn: of 51 cards three have the rank of the other's."""
        return share_not_lost(int(options or 1), Fraction(3, 51))

    def parse(self, text: str) -> CardsState:
        """Read a position."""
        variant, _, _, seed, cards = fields(text, FIELDS, self.name)
        rounds = int(self.read_variant(variant) or 1)
        if not _CARDS.fullmatch(cards):
            raise NotationError(
                "side-value", field="cards", text=cards, values=["-/-", "Kh/-", "Kh/2c"]
            )
        state = CardsState(rounds, read_seed(seed))
        for _ in range(len(re.findall(_CARD, cards))):
            if state.outcome is None:
                state = state.play("draw")
        check_written(state, text, FIELDS)
        return state


GAME = CardsGame()
