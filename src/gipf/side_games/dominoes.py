"""Dominoes: the block game with a double-six set (docs/side-games.md, 35-46)."""

import re
from dataclasses import dataclass, replace
from itertools import pairwise

from gipf.errors import IllegalMove, NotationError
from gipf.side_games.chance import shuffled
from gipf.side_games.game import (
    Outcome,
    SideGame,
    State,
    check_move,
    check_written,
    fields,
    player_after,
)
from gipf.side_games.seeds import check_seed

FIELDS = ("variant", "player", "phase", "line", "hands", "passes")
SET = tuple(f"{low}{high}" for low in range(7) for high in range(low, 7))
"""All dominoes, the lower number first: 00, 01 … 66."""
HAND = 7
"""How many dominoes each player is dealt; the other 14 stay face down."""
_MOVE = re.compile(r"pass|[lr]?(?:" + "|".join(SET) + ")")
_NONE = "-"

Hand = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DominoesState(State):
    """The line, the hands of White and Black, who is due, and how many passes there were in a row.

    >>> state = GAME.start(seed=7)
    >>> print(state)
    dominoes w p - 01,11,12,23,24,36,55/02,04,05,16,25,45,56 0
    >>> print(state.play("24").seen_by("b"))
    dominoes b p 24 ?,?,?,?,?,?/02,04,05,16,25,45,56 0
    """

    line: tuple[str, ...]
    hands: tuple[Hand, Hand]
    due: str = "w"
    passes: int = 0

    @property
    def outcome(self) -> Outcome | None:
        """Who is out of dominoes wins; where both have passed, the hand with fewer pips."""
        white, black = self.hands
        if not white or not black:
            return "b" if white else "w"
        if self.passes < 2:
            return None
        lead = _pips(black) - _pips(white)
        return "draw" if lead == 0 else "w" if lead > 0 else "b"

    @property
    def player(self) -> str:
        """White begins, and the players take turns."""
        return player_after(self.outcome, self.due)

    @property
    def hand(self) -> Hand:
        """The dominoes of the player who is due."""
        return self.hands["wb".index(self.due)]

    @property
    def ends(self) -> tuple[str, str]:
        """The numbers at the left and the right end of the line."""
        return self.line[0][0], self.line[-1][1]

    def legal_moves(self) -> list[str]:
        """List the dominoes that fit, or else the pass."""
        if self.outcome is not None:
            return []
        return self._moves_of(self.hand) or ["pass"]

    def _moves_of(self, hand: Hand) -> list[str]:
        """List what can be played from a hand, sorted."""
        if not self.line:
            return list(hand)
        left, right = self.ends
        return [f"l{tile}" for tile in hand if left in tile] + [
            f"r{tile}" for tile in hand if right in tile
        ]

    def play(self, move: str) -> "DominoesState":
        """Put a domino at an end of the line, or pass."""
        check_move(self, move, "dominoes", _MOVE)
        if move not in self.legal_moves():
            raise self._why_not(move)
        if move == "pass":
            return self._with_next(self.line, self.hands, self.passes + 1)
        tile = move[-2:]
        rest = tuple(held for held in self.hand if held != tile)
        hands = (rest, self.hands[1]) if self.due == "w" else (self.hands[0], rest)
        return self._with_next(self._longer_line(move[:-2], tile), hands, 0)

    def _longer_line(self, end: str, tile: str) -> tuple[str, ...]:
        """Put a domino at an end, turned so that equal numbers meet."""
        if not self.line:
            return (tile,)
        left, right = self.ends
        if end == "l":
            return (tile if tile[1] == left else tile[::-1], *self.line)
        return (*self.line, tile if tile[0] == right else tile[::-1])

    def _with_next(
        self, line: tuple[str, ...], hands: tuple[Hand, Hand], passes: int
    ) -> "DominoesState":
        after = DominoesState(line, hands, "b" if self.due == "w" else "w", passes)
        return after if after.outcome is None else replace(after, due=_NONE)

    def _why_not(self, move: str) -> IllegalMove:
        tile = move[-2:]
        if move != "pass" and tile not in self.hand:
            return IllegalMove("domino-not-held", tile=tile)
        if move != "pass" and self.line and len(move) == 3:
            end = self.ends[move[0] == "r"]
            return IllegalMove("domino-no-fit", tile=tile, end=end)
        return IllegalMove("side-not-possible", move=move, moves=self.legal_moves())

    def __str__(self) -> str:
        """Write the position on one line."""
        return self._written(self.hands)

    def seen_by(self, player: str) -> str:
        """Write the position without the dominoes in the other's hand."""
        white, black = self.hands
        return self._written(
            (
                white if player == "w" else ("?",) * len(white),
                black if player == "b" else ("?",) * len(black),
            )
        )

    def _written(self, hands: tuple[Hand, Hand]) -> str:
        phase = "p" if self.outcome is None else "."
        line = "-".join(self.line) or _NONE
        white, black = (",".join(hand) or _NONE for hand in hands)
        return f"dominoes {self.player} {phase} {line} {white}/{black} {self.passes}"


def _pips(hand: Hand) -> int:
    """Count the pips of a hand.

    >>> _pips(("04", "66"))
    16
    """
    return sum(int(number) for tile in hand for number in tile)


class DominoesGame(SideGame):
    """Dominoes."""

    name = "dominoes"
    has_chance = True

    def hides(self, options: str = "") -> bool:  # noqa: ARG002
        """The other's hand is hidden."""
        return True

    def start(self, options: str = "", seed: int = 0) -> DominoesState:
        """Deal the dominoes: White has the first seven of the shuffled set, Black the next seven."""
        self.check_options(options)
        tiles = shuffled("dominoes", check_seed(seed), SET)
        white, black = (tuple(sorted(tiles[at : at + HAND])) for at in (0, HAND))
        return DominoesState((), (white, black))

    def parse(self, text: str) -> DominoesState:
        """Read a position."""
        variant, player, _, line, hands, passes = fields(text, FIELDS, self.name)
        self.read_variant(variant)
        if player not in ("w", "b", "-"):
            raise NotationError("side-player-field", text=player)
        if passes not in ("0", "1", "2"):
            raise NotationError("side-value", field="passes", text=passes, values=["0", "1", "2"])
        white, _, black = hands.partition("/")
        state = DominoesState(
            _read_line(line), (_read_hand(white), _read_hand(black)), player, int(passes)
        )
        _check_dominoes(state)
        if state.outcome is not None:
            state = replace(state, due=_NONE)
        elif player == _NONE:
            raise NotationError("side-not-over")
        check_written(state, text, FIELDS)
        _check_passes(state)
        return state


def _read_line(text: str) -> tuple[str, ...]:
    """Read the line, in which equal numbers meet."""
    line = tuple(text.split("-")) if text != _NONE else ()
    for tile in line:
        if tile not in SET and tile[::-1] not in SET:
            raise NotationError("domino-no-tile", text=tile)
    for first, second in pairwise(line):
        if first[1] != second[0]:
            raise NotationError("domino-line", first=first, second=second)
    return line


def _read_hand(text: str) -> Hand:
    """Read a hand, which is written in order."""
    hand = tuple(text.split(",")) if text != _NONE else ()
    for tile in hand:
        if tile not in SET:
            raise NotationError("domino-no-tile", text=tile)
    if list(hand) != sorted(hand):
        raise NotationError("domino-order", text=text, right=",".join(sorted(hand)))
    return hand


def _check_dominoes(state: DominoesState) -> None:
    """Refuse a domino that is there twice, and other numbers than have been dealt."""
    white, black = state.hands
    tiles = [min(tile, tile[::-1]) for tile in (*state.line, *white, *black)]
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise NotationError("domino-twice", tile=tile)
    if len(tiles) != 2 * HAND or max(len(white), len(black)) > HAND or not (white or black):
        raise NotationError(
            "domino-count", line=len(state.line), white=len(white), black=len(black)
        )
    if state.due == "b" and len(black) == HAND == len(white):
        raise NotationError("side-disagrees", field="player", text="b", right="w")


def _check_passes(state: DominoesState) -> None:
    """Refuse a pass of a player who could have played."""
    white, black = state.hands
    passed = {"w": (black,), "b": (white,), "-": (white, black)}[state.due]
    if state.passes and (
        not state.line or not white or not black or any(map(state._moves_of, passed))
    ):
        raise NotationError("domino-passes")


GAME = DominoesGame()
