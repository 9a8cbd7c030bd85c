"""Side games in a record: what ``[%side yinsh(blitz) f5 d4]`` says, and whether the turn's result agrees."""

import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from gipf.errors import GipfError, IllegalMove, MissingExtra, NotationError
from gipf.immutable import Value
from gipf.position import Position
from gipf.side_games import Outcome, State, canonical_name, is_known, load, split_name
from gipf.side_games.seeds import read_seed
from gipf.side_games.table import RESULTS
from gipf.state import Move, MoveKind, Phase
from gipf.variants import Player

if TYPE_CHECKING:
    from gipf.record.game import Game

LONGEST = 40_000
"""Maximum length of a side game, in characters."""
_FORM = re.compile(r"([a-z0-9_-]+(?:\([a-z0-9_:=+-]+\))?)(?:#([0-9]+))?((?: [^\s\[\]]+)*)")
_UNNAMED = {
    **dict.fromkeys(("37", "40", "43", "44", "48", "61", "blitz"), "zertz"),
    **dict.fromkeys(("standard", "basic"), "punct"),
}
"""Games whose positions begin with the variant alone, by it."""
_WORDS = {MoveKind.WON: "won", MoveKind.TIED: "tied", MoveKind.LOST: "lost"}


@dataclass(frozen=True)
class SidePlay(Value):
    """A side game as it was played: its name as in the variant, its seed, its moves.

    A result as the last of the moves, ``1-0``, ``0-1`` or ``1/2-1/2`` with White of the side game first, ends
    one that was not played to its end: by resignation, on time, by agreement. A side game by itself may begin
    with a ``position`` of its own.

    >>> play = SidePlay.parse("die#7 throw").played("throw")
    >>> str(play), play.outcome
    ('die#7 throw throw', 'b')
    """

    name: str
    seed: int | None = None
    moves: tuple[str, ...] = ()
    position: str | None = None

    @classmethod
    def from_position(cls, text: str) -> "SidePlay":
        """Begin with a position.

        >>> SidePlay.from_position("rps;3 b c rock/paper,scissors/-").played("rock").outcome
        'b'
        """
        name = _name_in(text)
        position = str(load(split_name(name)[0]).parse(text))
        return cls(canonical_name(name), position=position)

    @classmethod
    def parse(cls, text: str) -> "SidePlay":
        """Read what stands behind ``%side``; the moves are not looked at yet."""
        if len(text) > LONGEST:
            raise NotationError("too-long", what="comment", most=LONGEST)
        match = _FORM.fullmatch(text)
        if not match:
            raise NotationError("side-play-form", text=text)
        seed = read_seed(match[2]) if match[2] else None
        return cls(canonical_name(match[1]), seed, tuple(match[3].split()))

    @classmethod
    def read(cls, text: str) -> "SidePlay":
        """Read a position, or what stands behind ``%side``.

        >>> SidePlay.read("die#7 throw").name, SidePlay.read("rps b c rock/-").played("paper").outcome
        ('die', 'b')
        """
        return cls.from_position(text) if is_position(text) else cls.parse(text)

    def __str__(self) -> str:
        """Write it as it stands behind ``%side``."""
        name = self.name if self.seed is None else f"{self.name}#{self.seed}"
        return " ".join([name, *self.moves])

    @property
    def is_known(self) -> bool:
        """Whether the game can be played here; any other is kept as it is."""
        return self._start is not None

    @property
    def has_draws(self) -> bool:
        """Whether players may agree on a draw; not in a game in which somebody always wins.

        >>> SidePlay("tzaar").has_draws, SidePlay("yinsh").has_draws
        (False, True)
        """
        name = split_name(self.name)[0]
        return not is_known(name) or load(name).has_draws

    def check_draw(self) -> None:
        """Refuse that players agree on a draw where somebody always wins."""
        if not self.has_draws:
            raise GipfError("side-no-draws", game=split_name(self.name)[0])

    @cached_property
    def _start(self) -> State | None:
        name, options = split_name(self.name)
        if not is_known(name):
            return None
        game = load(name)
        if self.position is not None:
            return game.parse(self.position)
        try:
            needs_seed = game.needs_seed(options)
            start = game.start(options, self.seed or 0)
        except MissingExtra:
            return None
        if needs_seed and self.seed is None:
            raise NotationError("side-play-seed", name=self.name)
        if self.seed is not None and not needs_seed:
            raise NotationError("side-play-no-seed", name=self.name)
        return start

    @cached_property
    def states(self) -> tuple[State, ...]:
        """Where it stood at its start and after each legal move; empty where the game is not known."""
        if self._start is None:
            return ()
        states = [self._start]
        for number, move in enumerate(self.moves[:-1] if self._is_called_off else self.moves, 1):
            try:
                states.append(states[-1].play(move))
            except GipfError as error:
                raise self._illegal(number, move, error) from None
        if self._is_called_off and states[-1].outcome is not None:
            raise self._illegal(len(self.moves), self.moves[-1], GipfError("game-is-over"))
        return tuple(states)

    @property
    def state(self) -> State | None:
        """Where the game stands; None where it is not known."""
        return self.states[-1] if self.states else None

    @property
    def movers(self) -> str:
        """Who made each of the moves; nobody made a result that ends them, and nobody knows in an unknown game.

        >>> SidePlay.parse("die#7 throw throw").movers, SidePlay.parse("yinsh f5 1-0").movers
        ('wb', 'w')
        """
        return "".join(state.player for state in self.states[:-1])

    def _illegal(self, number: int, move: str, error: GipfError) -> IllegalMove:
        return IllegalMove("in-side-game", name=self.name, number=number, move=move, why=error)

    @property
    def _is_called_off(self) -> bool:
        """Whether the last of the moves is a result, and no move of the game."""
        return (
            bool(self.moves) and self.moves[-1] in RESULTS and split_name(self.name)[0] != "table"
        )

    @property
    def outcome(self) -> Outcome | None:
        """Who has won; None while the game goes on, and where it is not known."""
        if self.state is None:
            return None
        return RESULTS[self.moves[-1]] if self._is_called_off else self.state.outcome

    @property
    def has_revealed(self) -> bool:
        """Whether somebody has seen what is dealt, thrown or secretly chosen in it: that stays as it is.

        >>> [SidePlay.parse(text).has_revealed for text in ("coin#7", "coin#7 heads", "yinsh f5")]
        [False, True, False]
        >>> SidePlay.parse("dominoes#7").has_revealed  # each has seen a hand
        True
        """
        if self.state is None:
            return False
        name, options = split_name(self.name)
        white, black = map(self.state.seen_by, "wb")
        return load(name).hides(options) and (bool(self.moves) or white != black)

    def played(self, move: str) -> "SidePlay":
        """Give the side game with one more move, which has to be legal."""
        after = replace(self, moves=(*self.moves, move))
        state = self.state
        if state is not None and not self._is_called_off and not after._is_called_off:
            try:
                after.__dict__["states"] = (*self.states, state.play(move))
            except GipfError as error:
                raise self._illegal(len(after.moves), move, error) from None
        after.states  # noqa: B018 - looks at the moves
        return after

    def back_to(self, count: int) -> "SidePlay":
        """Give the side game as it stood after so many moves."""
        before = replace(self, moves=self.moves[:count])
        if "states" in self.__dict__:
            before.__dict__["states"] = self.states[: count + 1]
        return before


def is_position(text: str) -> bool:
    """Whether a text is meant as the position of a side game, and not as a name with moves.

    >>> is_position("die w t 7 -/-"), is_position("die#7 throw"), is_position("yinsh 1/2-1/2")
    (True, False, False)
    >>> is_position("standard - w m T6C2E4L2M2R2/T6C2E4L2M2R2"), is_position("standard 4/5 w m B1/B1")
    (True, False)
    """
    first, _, rest = text.partition(" ")
    second = rest.split(" ")[0]
    if _UNNAMED.get(first) == "punct":
        return bool(second) and "/" not in second
    is_field = second in ("w", "b", "-") or ("/" in second and second not in RESULTS)
    return is_field and (first in _UNNAMED or is_known(first.partition(";")[0]))


def _name_in(position: str) -> str:
    """Say which game a position is of, with options."""
    first = position.split(" ")[0]
    if first in _UNNAMED:
        return f"{_UNNAMED[first]}({first})"
    name, _, options = first.partition(";")
    return f"{name}({options})" if options else name


def new_play(name: str, seed: int | None = None) -> SidePlay | None:
    """Begin a side game; None where it cannot be played here, or is played at the table.

    >>> print(new_play("yinsh(blitz)")), new_play("table(go)"), new_play("chess")
    yinsh(blitz)
    (None, None, None)
    """
    play = SidePlay(canonical_name(name))
    short, options = split_name(play.name)
    if short == "table":
        return None
    try:
        if load(short).needs_seed(options):
            play = replace(play, seed=secrets.randbits(64) if seed is None else seed)
    except (GipfError, ImportError):
        return None
    return play if play.is_known else None


class Challenge(NamedTuple):
    """A side game that a turn asks for: the potential, who begins, and the result once it is there.

    ``begins`` says whether the player who announced the potential begins; None where the record does not tell,
    since it starts in the middle of a side game. ``ply`` counts the turn's decisions before the side game.
    """

    letter: str
    announcer: Player
    begins: bool | None
    ply: int
    result: str | None = None


def challenges_in(position: Position, moves: Sequence[Move]) -> list[Challenge]:
    """List the side games of a turn.

    >>> challenges_in(Position.start("basic"), [])
    []
    """
    found: list[Challenge] = []
    if position.phase is Phase.SIDE_GAME and position.announced:
        found.append(Challenge(position.announced.move.unit, position.acting, None, 0))
    for ply, move in enumerate(moves, 1):
        if move.kind in (MoveKind.FIRST, MoveKind.SECOND) and position.announced:
            unit = position.announced.move.unit
            found.append(Challenge(unit, position.acting, move.kind is MoveKind.FIRST, ply))
        elif move.kind in _WORDS:
            found[-1] = found[-1]._replace(result=_WORDS[move.kind])
        position = position.play(move)
    return found


def settled_by(
    position: Position, moves: Sequence[Move], plays: Iterable[SidePlay]
) -> list[tuple[Challenge, SidePlay]]:
    """Find the challenge that each side game of a turn settles; refuse those that do not lead to its result.

    They are in the order of the turn's challenges. Some of those may have been settled without a record.
    """
    found: list[tuple[Challenge, SidePlay]] = []
    left = challenges_in(position, moves)
    linked = dict(position.variant.side_games)
    for play in plays:
        play.states  # noqa: B018 - looks at the moves
        reasons: list[GipfError] = []
        while left:
            challenge = left.pop(0)
            reason = _why_not(play, challenge, linked.get(challenge.letter))
            if reason is None:
                found.append((challenge, play))
                break
            reasons.append(reason)
        else:
            others = [reason for reason in reasons if reason.code != "side-play-other"]
            raise (*others, *reasons, NotationError("side-play-none", name=play.name))[0]
    return found


def side_plays_of(game: "Game") -> Iterator[tuple[int, SidePlay]]:
    """List the side games of a game that are known here, each with the number of decisions before it."""
    count = 0
    for node in game.turns():
        for challenge, play in settled_by(node.before, node.moves, node.side_games):
            if play.is_known:
                yield count + challenge.ply, play
        count += len(node.moves)


def _why_not(play: SidePlay, challenge: Challenge, game: str | None) -> GipfError | None:
    """Say why a side game cannot be the one that settled a challenge."""
    letter, begins, result = challenge.letter, challenge.begins, challenge.result
    if game not in (None, play.name):
        return NotationError("side-play-other", letter=letter, game=game, name=play.name)
    if result is None or not play.is_known:
        return None
    if play.outcome is None:
        return NotationError("side-play-not-over", name=play.name, result=result)
    right = _results_of(play.outcome, begins)
    if result not in right:
        return NotationError("side-play-result", name=play.name, right=right[0], result=result)
    return None


def _results_of(outcome: Outcome, begins: bool | None) -> list[str]:
    """Give the result for the player who announced; White of the side game is who begins.

    >>> _results_of("w", True), _results_of("w", False), _results_of("draw", None)
    (['won'], ['lost'], ['tied'])
    """
    if outcome == "draw":
        return ["tied"]
    if begins is None:
        return ["won", "lost"]
    return ["won" if (outcome == "w") == begins else "lost"]
