"""What differs between the games of the family: one dataclass, its text form, the named bases.

>>> str(Variant.parse("ultimate+T3Z3D3Y3P3;reserve=21"))
'ultimate'
"""

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Literal, NamedTuple

from gipf.errors import NotationError, check_text
from gipf.geometry import BOARDS, HEX37, Board
from gipf.immutable import Value
from gipf.side_games import canonical_name

POTENTIALS = "TZDYP"
MOST_OF_A_TYPE = 6
MOST_OF_ALL = 15  # in Potentials variants; MATRX has all thirty
MOST_IN_RESERVE = 99
MOST_COUNTED = 9999  # challenges and house rules
LONGEST = 1000  # characters in the text of a variant

USUAL_REPETITION, USUAL_QUIET = 3, 100
"""The house rules that matches and learners add: without them some games never end."""

Opening = Literal["corners", "empty"]
Hand = tuple[tuple[str, int], ...]
"""The potentials a player starts with: (letter, count) pairs, in the order T Z D Y P."""


class Player(StrEnum):
    """One of the two players; as text ``w`` or ``b``.

    >>> Player.WHITE.other
    <Player.BLACK: 'b'>
    """

    WHITE = "w"
    BLACK = "b"

    @property
    def other(self) -> "Player":
        """The player on the other side of the board."""
        return Player.BLACK if self is Player.WHITE else Player.WHITE


class Pair(NamedTuple):
    """A whole number for each of the players."""

    white: int
    black: int

    def of(self, player: Player) -> int:
        """Give the number of one player."""
        return self.white if player is Player.WHITE else self.black


class Base(NamedTuple):
    """What the named games start from."""

    board: str
    opening: Opening
    reserve: int
    hand: str
    gipf_pieces: Literal["none", "doubles", "singles"]


BASES = {
    "basic": Base("hex37", "corners", 12, "-", "none"),
    "standard": Base("hex37", "corners", 12, "-", "doubles"),
    "tournament": Base("hex37", "empty", 18, "-", "doubles"),
    "ultimate": Base("hex37", "empty", 21, "T3Z3D3Y3P3", "doubles"),
    "matrx": Base("matrx40", "empty", 0, "T6Z6D6Y6P6", "singles"),
}

NAMED = (
    "basic",
    "standard",
    "tournament",
    "standard+Z6",
    "tournament+T3Z3D3Y3",
    "ultimate",
    "ultimate;challenges=3",
    "matrx",
    "matrx;board=hex37",
)
"""One variant of each sort, for menus and tests."""


@dataclass(frozen=True)
class Variant(Value):
    """A game of the family, with everything the players have agreed on.

    ``challenges`` is the number each player has, ``None`` for unlimited; ``repetition`` and
    ``quiet`` are 0 where that house rule is off.

    >>> Variant.parse("standard+Z6/-").hand_of(Player.WHITE)
    {'Z': 6}
    """

    base: str
    hands: tuple[Hand, Hand]
    reserves: Pair
    board: Board
    challenges: int | None = 0
    side_games: tuple[tuple[str, str], ...] = ()
    repetition: int = 0
    quiet: int = 0

    @property
    def opening(self) -> Opening:
        """Whether the game starts from the corners or from an empty board."""
        return BASES[self.base].opening

    @property
    def is_matrx(self) -> bool:
        """Whether this is MATRX GIPF, played with stacks of potentials only."""
        return self.base == "matrx"

    @property
    def has_basic_pieces(self) -> bool:
        """Whether the game has basic pieces: all but MATRX do."""
        return not self.is_matrx

    @property
    def has_one_kind(self) -> bool:
        """Whether all pieces are alike."""
        return self.base == "basic"

    @property
    def has_double_gipf_pieces(self) -> bool:
        """Whether a GIPF-piece is made of two basic pieces, and a player must keep one in play."""
        return BASES[self.base].gipf_pieces == "doubles"

    @property
    def has_free_opening(self) -> bool:
        """Whether the players bring in as many double GIPF-pieces as they want."""
        return self.opening == "empty" and self.has_double_gipf_pieces

    @property
    def has_potentials(self) -> bool:
        """Whether either player has a potential."""
        return any(self.hands)

    @property
    def potentials(self) -> str:
        """The letters of all potentials either player has, in the order T Z D Y P."""
        letters = {letter for hand in self.hands for letter, _ in hand}
        return "".join(letter for letter in POTENTIALS if letter in letters)

    def hand_of(self, player: Player) -> dict[str, int]:
        """Give the potentials a player starts with, by letter."""
        return dict(self.hands[0] if player is Player.WHITE else self.hands[1])

    def with_house_rules(
        self, repetition: int = USUAL_REPETITION, quiet: int = USUAL_QUIET
    ) -> "Variant":
        """Add house rules that are not agreed on yet, so that every game ends.

        >>> str(Variant.parse("standard;quiet=50").with_house_rules())
        'standard;repetition=3;quiet=50'
        """
        return replace(self, repetition=self.repetition or repetition, quiet=self.quiet or quiet)

    @property
    def short_text(self) -> str:
        """The text without the usual house rules.

        >>> [Variant.parse(f"basic;repetition=3;quiet={n}").short_text for n in (100, 50)]
        ['basic', 'basic;repetition=3;quiet=50']
        """
        is_usual = self.repetition in (0, USUAL_REPETITION) and self.quiet == USUAL_QUIET
        return str(replace(self, repetition=0, quiet=0) if is_usual else self)

    @classmethod
    def parse(cls, text: str) -> "Variant":
        """Read a variant from its text.

        >>> Variant.parse("basic+Z6")
        Traceback (most recent call last):
        gipf.errors.NotationError: variant 'basic+Z6': 'basic' is played without potentials
        """
        check_text(text, "variant")
        if len(text) > LONGEST:
            raise NotationError("too-long", what="variant", most=LONGEST)
        try:
            return _read(text)
        except NotationError as error:
            raise NotationError("in-variant", variant=text, why=error) from None

    def __str__(self) -> str:
        """Write the variant in canonical form: what equals the base's default is left out."""
        return self._text

    @cached_property
    def _text(self) -> str:
        base = BASES[self.base]
        text = self.base
        if self.hands != (read_hand(base.hand),) * 2:
            white, black = map(write_hand, self.hands)
            text += f"+{white}" if white == black else f"+{white}/{black}"
        if self.reserves != Pair(base.reserve, base.reserve):
            text += f";reserve={self.reserves.white}/{self.reserves.black}"
        if self.board.name != base.board:
            text += f";board={self.board.name}"
        if self.challenges != 0:
            text += f";challenges={'*' if self.challenges is None else self.challenges}"
        if self.side_games:
            text += ";side=" + ",".join(f"{letter}:{game}" for letter, game in self.side_games)
        if self.repetition:
            text += f";repetition={self.repetition}"
        if self.quiet:
            text += f";quiet={self.quiet}"
        return text


def read_hand(text: str) -> Hand:
    """Read the potentials a player has in hand.

    >>> read_hand("Y2Z6")
    (('Z', 6), ('Y', 2))
    """
    if text == "-":
        return ()
    if not re.fullmatch(r"([A-Za-z][0-9]+)+", text):
        raise NotationError("no-hand", text=text)
    counts: dict[str, int] = {}
    for letter, digits in re.findall(r"([A-Za-z])([0-9]+)", text):
        if letter not in POTENTIALS:
            raise NotationError("no-potential-letter", letter=letter)
        if letter in counts:
            raise NotationError("letter-twice", letter=letter, text=text)
        counts[letter] = read_number(digits, 0, MOST_OF_A_TYPE, letter)
    return tuple((letter, counts[letter]) for letter in POTENTIALS if counts.get(letter))


def write_hand(hand: Hand) -> str:
    """Write the potentials a player has in hand, ``-`` for none."""
    return "".join(f"{letter}{count}" for letter, count in hand) or "-"


def read_number(text: str, least: int, most: int, what: str) -> int:
    """Read a whole number within bounds; ``what`` is what it counts, for the error."""
    if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= most:
        raise NotationError("number-out-of-range", what=what, least=least, most=most, text=text)
    return int(text)


def _for_both(text: str) -> tuple[str, str]:
    """Split what is written for White and Black; one text alone is for both."""
    white, slash, black = text.partition("/")
    return white, black if slash else white


def _read(text: str) -> Variant:
    game, *options = text.split(";")
    base, plus, hands = game.partition("+")
    if base not in BASES:
        raise NotationError("no-variant", name=base, names=list(BASES))
    usual = BASES[base]
    white, black = map(read_hand, _for_both(hands if plus else usual.hand))
    reserves = Pair(usual.reserve, usual.reserve)
    variant = Variant(base, (white, black), reserves, BOARDS[usual.board])
    _check_hands(variant)
    seen = set()
    for option in options:
        key, equals, value = option.partition("=")
        if key not in _OPTIONS or not equals:
            raise NotationError("no-option", option=option, names=[f"{name}=" for name in _OPTIONS])
        if key in seen:
            raise NotationError("option-twice", option=key)
        seen.add(key)
        variant = _OPTIONS[key](variant, value)
    return variant


def _check_hands(variant: Variant) -> None:
    if variant.base == "basic" and variant.has_potentials:
        raise NotationError("basic-without-potentials")
    if not variant.is_matrx:
        for hand in variant.hands:
            if sum(count for _, count in hand) > MOST_OF_ALL:
                raise NotationError("many-potentials", hand=write_hand(hand), most=MOST_OF_ALL)


def _read_reserve(variant: Variant, value: str) -> Variant:
    if not variant.has_basic_pieces:
        raise NotationError("matrx-without-reserve")
    white, black = (read_number(part, 0, MOST_IN_RESERVE, "reserve") for part in _for_both(value))
    return replace(variant, reserves=Pair(white, black))


def _read_board(variant: Variant, value: str) -> Variant:
    if value not in BOARDS:
        raise NotationError("no-board", name=value, names=list(BOARDS))
    if not variant.is_matrx and BOARDS[value] is not HEX37:
        raise NotationError("hex37-only", base=variant.base)
    return replace(variant, board=BOARDS[value])


def _read_challenges(variant: Variant, value: str) -> Variant:
    _check_challenges_fit(variant, "challenges")
    if value == "*":
        return replace(variant, challenges=None)
    return replace(variant, challenges=read_number(value, 0, MOST_COUNTED, "challenges"))


def _read_side_games(variant: Variant, value: str) -> Variant:
    _check_challenges_fit(variant, "side")
    games: dict[str, str] = {}
    for pair in value.split(","):
        letter, _, game = pair.partition(":")
        if letter not in POTENTIALS or len(letter) != 1:
            raise NotationError("side-games-form", text=pair)
        if not re.fullmatch(r"[a-z0-9_-]+(\([a-z0-9_:=+-]+\))?", game):
            raise NotationError("side-game-name", name=game)
        if letter in games:
            raise NotationError("two-side-games", letter=letter)
        games[letter] = canonical_name(game)
    ordered = tuple((letter, games[letter]) for letter in POTENTIALS if letter in games)
    return replace(variant, side_games=ordered)


def _check_challenges_fit(variant: Variant, what: str) -> None:
    if variant.is_matrx:
        raise NotationError("matrx-without-challenges", what=what)
    if not variant.has_potentials:
        raise NotationError("challenges-need-potentials", what=what)


def _read_repetition(variant: Variant, value: str) -> Variant:
    return replace(variant, repetition=read_number(value, 2, MOST_COUNTED, "repetition"))


def _read_quiet(variant: Variant, value: str) -> Variant:
    return replace(variant, quiet=read_number(value, 1, MOST_COUNTED, "quiet"))


_OPTIONS = {
    "reserve": _read_reserve,
    "board": _read_board,
    "challenges": _read_challenges,
    "side": _read_side_games,
    "repetition": _read_repetition,
    "quiet": _read_quiet,
}
