"""What lies on the table, and nothing of what may be done with it: units, piles, reserves, moves.

`State` holds all that a position is made of; `gipf.position.Position` adds the rules to it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, cached_property
from typing import NamedTuple

from gipf.errors import NotationError
from gipf.geometry import Board, Symmetry, by_column
from gipf.immutable import FrozenDict, Value
from gipf.variants import POTENTIALS, Player, Variant

POTENTIAL_NAMES = dict(zip(POTENTIALS, ("TAMSK", "ZÈRTZ", "DVONN", "YINSH", "PÜNCT"), strict=True))


class Kind(StrEnum):
    """What a unit is."""

    BASIC = "basic"
    GIPF = "gipf"
    """A GIPF-piece: two basic pieces, in MATRX one."""
    LOADED = "loaded"
    """A loaded piece; in MATRX a stack of two potentials."""
    USED = "used"
    """A potential that has done its work."""


@dataclass(frozen=True, eq=False)
class Unit:
    """A piece or stack that acts as one; there is one object for each, so ``is`` compares them.

    >>> Unit.parse("z'")
    Unit("z'")
    >>> Unit.parse("Z").kind
    <Kind.LOADED: 'loaded'>
    """

    text: str
    player: Player
    kind: Kind
    potential: str = ""

    @classmethod
    def parse(cls, text: str) -> "Unit":
        """Give the unit with this text: upper-case White, lower-case Black."""
        if unit := UNITS.get(text):
            return unit
        raise NotationError("unit-text", text=text, names=list(UNITS))

    def __str__(self) -> str:
        """Write the unit as in a position."""
        return self.text

    def __repr__(self) -> str:
        """Show how to get the unit."""
        return f"Unit({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Keep a unit the one object it is when it is copied or pickled."""
        return Unit.parse, (self.text,)


def _all_units() -> Iterator[Unit]:
    for player in Player:
        case = str.upper if player is Player.WHITE else str.lower
        yield Unit(case("B"), player, Kind.BASIC)
        yield Unit(case("G"), player, Kind.GIPF)
        for potential in POTENTIALS:
            yield Unit(case(potential), player, Kind.LOADED, potential)
            yield Unit(f"{case(potential)}'", player, Kind.USED, potential)


UNITS = {unit.text: unit for unit in _all_units()}
_UNITS_BY_SORT = {(unit.player, unit.kind, unit.potential): unit for unit in UNITS.values()}


def unit_of(player: Player, kind: Kind, potential: str = "") -> Unit:
    """Give a player's unit of a kind."""
    return _UNITS_BY_SORT[player, kind, potential]


Pile = tuple[Unit, ...]
"""The units on a spot, bottom to top; only the last is in play."""


RESERVE_LETTERS = "BG" + POTENTIALS


class Reserve(FrozenDict[str, int]):
    """The pieces a player has off the board, by letter: B basic, G GIPF-piece, T Z D Y P potentials.

    All seven letters are in it, also those of which there are none.

    >>> reserve = Reserve({"B": 17, "Z": 3})
    >>> reserve["B"], reserve["Y"], str(reserve.changed("B", -2))
    (17, 0, 'B15Z3')
    """

    __slots__ = ()

    def __init__(self, counts: Mapping[str, int]) -> None:
        super().__init__({letter: counts.get(letter, 0) for letter in RESERVE_LETTERS})

    def changed(self, letter: str, by: int) -> "Reserve":
        """Give the reserve with some more (or fewer) pieces of one kind."""
        changed = Reserve.__new__(Reserve)
        dict.update(changed, self, **{letter: self[letter] + by})
        return changed

    def without_potentials(self) -> "Reserve":
        """Give the reserve with all potentials out of it."""
        return Reserve({letter: self[letter] for letter in "BG"})

    @property
    def potentials(self) -> str:
        """The letters of the potentials that are in it."""
        return "".join(letter for letter in POTENTIALS if self[letter])

    def __str__(self) -> str:
        """Write the reserve as in a position, ``-`` when there is nothing."""
        return "".join(f"{letter}{n}" for letter, n in self.items() if n) or "-"

    def __repr__(self) -> str:
        """Show the counts that are not zero."""
        return f"Reserve({ {letter: n for letter, n in self.items() if n} })"


class Phase(StrEnum):
    """What is being decided; as text its letter in a position."""

    CLEAR_BEFORE = "c"
    EXTRA_BEFORE = "e"
    MOVE = "m"
    EXTRA_AFTER = "x"
    CLEAR_AFTER = "r"
    ANSWER = "a"
    WHO_BEGINS = "f"
    SIDE_GAME = "s"
    OVER = "."


CLEARING = (Phase.CLEAR_BEFORE, Phase.CLEAR_AFTER)
EXTRA = (Phase.EXTRA_BEFORE, Phase.EXTRA_AFTER)
CHALLENGING = (Phase.ANSWER, Phase.WHO_BEGINS, Phase.SIDE_GAME)


class Reason(StrEnum):
    """Why a game is over."""

    NO_MOVE = "no_move"
    GIPF_LOST = "gipf_lost"
    REPETITION = "repetition"
    QUIET = "quiet"
    UNKNOWN = "unknown"
    RESIGNATION = "resignation"
    TIME = "time"
    AGREEMENT = "agreement"
    ABANDONED = "abandoned"


class Outcome(NamedTuple):
    """How a game ended: who won (``None`` for a draw) and why."""

    winner: Player | None
    reason: Reason


class MoveKind(StrEnum):
    """What a move does; from ``pass`` on they are their own text."""

    PUSH = "push"
    USE = "use"
    EXTRA = "extra"
    CLEAR = "clear"
    PASS = "pass"
    ACCEPT = "accept"
    CHALLENGE = "challenge"
    FIRST = "first"
    SECOND = "second"
    WON = "won"
    TIED = "tied"
    LOST = "lost"


@dataclass(frozen=True)
class Move(Value):
    """One decision; two moves are the same when their text is.

    ``start`` is the dot of a push (empty where an empty border spot is entered) or the spot of a
    potential; ``target`` is where the farthest pile or the potential lands.

    >>> Move.push("G", "d8", "f7"), Move.push("B", "", "e2"), Move.clear(["c3", "b2"])
    (Move('Gd8-f7'), Move('e2'), Move('xb2,c3'))
    """

    text: str
    kind: MoveKind = field(compare=False)
    unit: str = field(default="", compare=False)
    start: str = field(default="", compare=False)
    target: str = field(default="", compare=False)
    cover: str = field(default="", compare=False)
    spots: tuple[str, ...] = field(default=(), compare=False)

    @classmethod
    @cache
    def push(cls, unit: str, dot: str, target: str) -> "Move":
        """Push a unit (B, G or a potential's letter) in from the reserve."""
        prefix = "" if unit == "B" else unit
        return cls(f"{prefix}{_way(dot, target)}", MoveKind.PUSH, unit, dot, target)

    @classmethod
    @cache
    def extra(cls, dot: str, target: str) -> "Move":
        """Push a TAMSK-potential in from the centre."""
        return cls(f"+{_way(dot, target)}", MoveKind.EXTRA, "T", dot, target)

    @classmethod
    @cache
    def use(cls, potential: str, start: str, target: str, cover: str = "") -> "Move":
        """Use a potential; ``cover`` is what PÜNCT puts onto a double GIPF-piece, B or G."""
        suffix = f"={cover}" if cover else ""
        text = f"{potential}{start}-{target}{suffix}"
        return cls(text, MoveKind.USE, potential, start, target, cover)

    @classmethod
    def clear(cls, spots: Iterator[str] | list[str] | tuple[str, ...]) -> "Move":
        """Take the top units off these spots."""
        ordered = tuple(sorted(spots, key=by_column))
        return cls(f"x{','.join(ordered)}", MoveKind.CLEAR, spots=ordered)

    @classmethod
    def word(cls, word: MoveKind) -> "Move":
        """Say one of the words: pass, accept, challenge, first, second, won, tied, lost."""
        return cls(word.value, word)

    @property
    def is_push(self) -> bool:
        """Whether piles are pushed, from the reserve or from the centre."""
        return self.kind in (MoveKind.PUSH, MoveKind.EXTRA)

    def transform(self, symmetry: Symmetry) -> "Move":
        """Give the move as it is on the turned or mirrored board."""

        def image(point: str) -> str:
            return point and symmetry(point)

        start, target = image(self.start), image(self.target)
        match self.kind:
            case MoveKind.PUSH:
                return Move.push(self.unit, start, target)
            case MoveKind.EXTRA:
                return Move.extra(start, target)
            case MoveKind.USE:
                return Move.use(self.unit, start, target, self.cover)
            case MoveKind.CLEAR:
                return Move.clear([image(spot) for spot in self.spots])
        return self

    def __str__(self) -> str:
        """Write the move in canonical form."""
        return self.text

    def __repr__(self) -> str:
        """Show the move's text."""
        return f"Move({self.text!r})"


def _way(dot: str, target: str) -> str:
    return f"{dot}-{target}" if dot else target


WORDS = {kind.value: Move.word(kind) for kind in list(MoveKind)[4:]}
PASS, ACCEPT, CHALLENGE, FIRST, SECOND, WON, TIED, LOST = WORDS.values()


class Announced(NamedTuple):
    """The use of a potential that the opponent may challenge, and the phase it belongs to."""

    phase: Phase
    move: Move


@dataclass(frozen=True, eq=False)
class State(Value):
    """Everything a position is made of.

    ``piles`` has the occupied spots only. ``player`` decides now; in a finished game it is the
    winner. ``opening`` is ``0``, ``g`` or ``-`` for each player, ``challenges`` what each has left
    (``None`` for unlimited). The last three fields are the counters of the house rules: how often
    each position has come up, the turns in a row without a capture, and whether this turn has one.
    """

    variant: Variant
    piles: Mapping[str, Pile]
    player: Player | None
    phase: Phase
    reserves: Mapping[Player, Reserve]
    opening: Mapping[Player, str]
    challenges: Mapping[Player, int | None]
    turn: int
    announced: Announced | None = None
    outcome: Outcome | None = None
    seen: Mapping[str, int] = FrozenDict()
    quiet_turns: int = 0
    captured_this_turn: bool = False

    def __post_init__(self) -> None:
        """Freeze the mappings, whatever kind they were given as."""
        for name in ("piles", "reserves", "opening", "challenges", "seen"):
            mapping = getattr(self, name)
            if type(mapping) is not FrozenDict:
                object.__setattr__(self, name, FrozenDict(mapping))

    @property
    def acting(self) -> Player:
        """The player who decides now; only a finished game has none."""
        assert self.player is not None, "nobody decides in a finished game"
        return self.player

    @property
    def turn_owner(self) -> Player | None:
        """The player whose turn it is: an announced potential is answered in the other player's turn."""
        if self.phase is Phase.OVER:
            return None
        return self.acting.other if self.phase is Phase.ANSWER else self.acting

    def pile(self, spot: str) -> Pile:
        """Give the units on a spot, bottom to top; an empty tuple for an empty spot."""
        return self.piles.get(spot, ())

    def top(self, spot: str) -> Unit | None:
        """Give the unit in play on a spot."""
        pile = self.piles.get(spot)
        return pile[-1] if pile else None

    def reserve(self, player: Player) -> Reserve:
        """Give what a player has off the board."""
        return self.reserves[player]

    @cached_property
    def text(self) -> str:
        """All eight fields of the position's text."""
        return f"{self.key} {self.turn}"

    @cached_property
    def key(self) -> str:
        """Fields 1 to 7 of the position's text: two positions are the same when these are."""
        white, black = Player
        phase = self.phase.value
        if self.announced:
            phase += f"{self.announced.phase.value}{self.announced.move}"
        return " ".join(
            (
                str(self.variant),
                write_board(self.variant.board, self.piles),
                self.player.value if self.player else "-",
                phase,
                f"{self.reserves[white]}/{self.reserves[black]}",
                self.opening[white] + self.opening[black],
                self._challenges_text(),
            )
        )

    def _challenges_text(self) -> str:
        if self.variant.challenges == 0:
            return "-"
        left = (self.challenges[player] for player in Player)
        return "/".join("*" if n is None else str(n) for n in left)


def write_board(board: Board, piles: Mapping[str, Pile]) -> str:
    """Write the piles column by column.

    >>> from gipf.geometry import HEX37
    >>> write_board(HEX37, {"e2": (UNITS["G"],), "b2": (UNITS["g"], UNITS["B"])})
    '(gB)3/5/6/G6/6/5/4'
    """
    columns = []
    for column in board.columns:
        text, empty = "", 0
        for spot in column:
            pile = piles.get(spot)
            if pile is None:
                empty += 1
                continue
            if empty:
                text, empty = f"{text}{empty}", 0
            text += pile[0].text if len(pile) == 1 else f"({''.join(u.text for u in pile)})"
        columns.append(f"{text}{empty}" if empty else text)
    return "/".join(columns)
