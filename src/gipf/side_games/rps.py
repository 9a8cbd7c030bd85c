"""Rock-paper-scissors, once or as the best of several rounds (docs/side-games.md, 25-34).

White chooses first, and whoever shows the game hides that choice until Black has chosen. Players who trust
nobody with it commit to their choice and open it when both have chosen.

>>> committed = commitment("rock:0123456789abcdef")
>>> state = GAME.start().play(committed).play("paper").play("rock:0123456789abcdef")
>>> print(state)
rps b . rock/paper
"""

import re
from dataclasses import dataclass, replace
from fractions import Fraction
from hashlib import sha256

from gipf.errors import IllegalMove, NotationError
from gipf.side_games.game import (
    Outcome,
    SideGame,
    State,
    check_move,
    check_written,
    fields,
    player_after,
)
from gipf.side_games.rounds import decided, read_rounds, share_not_lost

FIELDS = ("variant", "player", "phase", "choices")
BEATS = {"paper": "rock", "rock": "scissors", "scissors": "paper"}
"""What each choice beats."""
FOLD = "fold"
_COMMITMENT = re.compile(r"=[0-9a-f]{64}")
_OPENING = re.compile(r"(?:paper|rock|scissors):[0-9a-z]{16,64}")
_MOVE = re.compile(rf"paper|rock|scissors|fold|{_COMMITMENT.pattern}|{_OPENING.pattern}")
_NONE = "-"

Round = tuple[str, str]
"""What White and Black have of a round: a choice, a commitment, `FOLD`, or ``-`` for nothing yet."""


def commitment(opening: str) -> str:
    """Give the move that commits to a choice, of the move that opens it.

    >>> commitment("rock:0123456789abcdef")[:9]
    '=ab2dbd40'
    """
    return "=" + sha256(opening.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class RpsState(State):
    """The rounds so far; the last may be under way."""

    rounds: int
    choices: tuple[Round, ...] = ()

    @property
    def outcome(self) -> Outcome | None:
        """A round goes to the choice that beats the other; the game to whoever has won more rounds."""
        if self._under_way:
            return None
        return decided(*self.won, len(self.winners), self.rounds)

    @property
    def winners(self) -> list[Outcome]:
        """Who has won each of the rounds that are complete."""
        return [_winner(choices) for choices in self.choices if _is_complete(choices)]

    @property
    def won(self) -> tuple[int, int]:
        """How many rounds White and Black have won."""
        return self.winners.count("w"), self.winners.count("b")

    @property
    def _under_way(self) -> Round | None:
        """The round that is not complete yet."""
        return self.choices[-1] if self.choices and not _is_complete(self.choices[-1]) else None

    @property
    def is_opening(self) -> bool:
        """Whether both have chosen, and the player has a commitment to open."""
        return self._under_way is not None and _NONE not in self._under_way

    @property
    def player(self) -> str:
        """White chooses first and opens first."""
        choices = self._under_way
        if choices is None:
            return player_after(self.outcome, "w")
        return "w" if self.is_opening and choices[0].startswith("=") else "b"

    def legal_moves(self) -> list[str]:
        """List the plain choices, without the commitments that can be made instead.

        Where a commitment is to be opened only its player can know the move; listed is `FOLD`, which gives the
        round up.
        """
        if self.outcome is not None:
            return []
        return [FOLD] if self.is_opening else sorted(BEATS)

    def play(self, move: str) -> "RpsState":
        """Choose, commit to a choice, open a commitment, or give the round up instead."""
        check_move(self, move, "rps", _MOVE)
        white, black = self._under_way or (_NONE, _NONE)
        if self.is_opening:
            mine = white if self.player == "w" else black
            shown = self._opened(mine, move)
        elif move == FOLD or ":" in move:
            raise IllegalMove("side-other-due", move=move, moves=self.legal_moves())
        elif move == white and move.startswith("="):
            raise IllegalMove("rps-same-commitment")
        else:
            shown = move
        before = self.choices[:-1] if self._under_way else self.choices
        after = (shown, black) if self.player == "w" else (white, shown)
        return replace(self, choices=(*before, after))

    def _opened(self, committed: str, move: str) -> str:
        """Give the choice that opens a commitment."""
        if move == FOLD:
            return FOLD
        if not _OPENING.fullmatch(move):
            raise IllegalMove("rps-to-open", move=move)
        if commitment(move) != committed:
            raise IllegalMove("rps-not-committed", move=move)
        return move.partition(":")[0]

    def __str__(self) -> str:
        """Write the position on one line."""
        return self._written(self.choices)

    def seen_by(self, player: str) -> str:
        """Write the position without White's choice while Black has none."""
        if self.hides_last_move(player):
            return self._written((*self.choices[:-1], ("?", _NONE)))
        return str(self)

    def hides_last_move(self, player: str) -> bool:
        """Whether White has just chosen, and another looks."""
        choices = self._under_way
        return choices is not None and player != "w" and choices[0] in BEATS and not self.is_opening

    def _written(self, choices: tuple[Round, ...]) -> str:
        variant = GAME.write_variant(str(self.rounds) if self.rounds > 1 else "")
        phase = "." if self.outcome else "o" if self.is_opening else "c"
        return f"{variant} {self.player} {phase} {','.join(map('/'.join, choices)) or _NONE}"


def _is_complete(choices: Round) -> bool:
    return FOLD in choices or all(choice in BEATS for choice in choices)


def _winner(choices: Round) -> Outcome:
    white, black = choices
    if FOLD in choices:
        return "b" if white == FOLD else "w"
    return "draw" if white == black else "w" if BEATS[white] == black else "b"


class RpsGame(SideGame):
    """Rock-paper-scissors; its options are the number of rounds, of which one is offered."""

    name = "rps"
    options = ("3",)
    is_pure_chance = True

    def check_options(self, options: str) -> None:
        """Take an odd number of rounds."""
        read_rounds(self.name, options)

    def canonical_options(self, options: str) -> str:
        """Leave one round unwritten."""
        rounds = read_rounds(self.name, options)
        return str(rounds) if rounds > 1 else ""

    def hides(self, options: str = "") -> bool:  # noqa: ARG002
        """The other's choice is hidden."""
        return True

    def start(self, options: str = "", seed: int = 0) -> RpsState:  # noqa: ARG002 - no chance
        """Begin a game."""
        return RpsState(read_rounds(self.name, options))

    def share_not_lost(self, options: str = "") -> Fraction:
        """Give the share of games that are won or drawn where both choose by chance."""
        return share_not_lost(read_rounds(self.name, options), Fraction(1, 3))

    def parse(self, text: str) -> RpsState:
        """Read a position."""
        variant, _, _, choices = fields(text, FIELDS, self.name)
        state = RpsState(read_rounds(self.name, self.read_variant(variant)))
        for written in choices.split(",") if choices != _NONE else ():
            if state.outcome is not None or (state.choices and not _is_complete(state.choices[-1])):
                raise NotationError("rps-round-too-many", text=written)
            state = replace(state, choices=(*state.choices, _read_round(written)))
        check_written(state, text, FIELDS)
        return state


def _read_round(text: str) -> Round:
    """Read what both have of a round."""
    white, _, black = text.partition("/")
    kinds = _kind(white) + _kind(black)
    if kinds not in _ROUNDS or (white == black and kinds == "=="):
        raise NotationError("rps-round", text=text)
    return white, black


_ROUNDS = ("cc", "c-", "=-", "c=", "=c", "==", "fc", "f=", "cf")
"""What can stand together in a round: choice, commitment, fold, nothing yet."""


def _kind(choice: str) -> str:
    if choice in BEATS:
        return "c"
    if choice in (FOLD, _NONE):
        return choice[0]
    return "=" if _COMMITMENT.fullmatch(choice) else "?"


GAME = RpsGame()
