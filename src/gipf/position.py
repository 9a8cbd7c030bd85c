"""`Position`: a state of a game that knows the rules and its own text."""

import json
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, cast

from gipf import notation, rules
from gipf.errors import IllegalMove, NotationError, check_text
from gipf.geometry import Symmetry
from gipf.illegal_moves import why_illegal
from gipf.rules import Row, Threat
from gipf.state import Move, Outcome, Phase, Pile, Reason, Reserve, State
from gipf.variants import Player, Variant

if TYPE_CHECKING:
    from gipf.svg import Arrow, Palette, Theme


@dataclass(frozen=True, eq=False, repr=False)
class Position(State):
    """A position of any variant: an immutable value; `play` gives a new one.

    Two positions are the same when all fields of their text but the turn number are.

    ``player`` decides now; in a finished game it is the winner, or ``None``. `acting` is the player who
    decides and never ``None``, for a game that goes on. `turn_owner` is whose turn it is: an announced
    potential is answered in the other player's turn.

    >>> position = Position.start("tournament").play("Ge2").play("Gb5")
    >>> print(position)
    tournament 3g/5/6/G6/6/5/4 w m B16/B16 gg - 2
    >>> position == Position.parse(str(position))
    True
    """

    @classmethod
    def start(cls, variant: str | Variant = "standard") -> "Position":
        """Set up the board for a variant.

        >>> str(Position.start("basic"))
        'basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1'
        """
        if not isinstance(variant, Variant):
            variant = Variant.parse(variant)
        opening = "0" if variant.has_free_opening else "-"
        state = cls(
            variant=variant,
            piles=rules.starting_piles(variant),
            player=Player.WHITE,
            phase=Phase.MOVE,
            reserves={player: rules.starting_reserve(variant, player) for player in Player},
            opening=dict.fromkeys(Player, opening),
            challenges=dict.fromkeys(Player, variant.challenges),
            turn=1,
        )
        return cast("Position", rules.begin(state))

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read a position from its text; what cannot be one is refused with the reason.

        >>> Position.parse("basic b2B/5/6/B5b/6/5/b2B w c B12/B12 -- - 1")
        Traceback (most recent call last):
        gipf.errors.NotationError: position: phase 'c': White has nothing to decide
        """
        return notation.read_position(text, cls)

    @classmethod
    def parse_or_start(cls, text: str) -> "Position":
        """Read a position from its text, or set up the board for a variant.

        >>> Position.parse_or_start("basic") == Position.start("basic")
        True
        """
        check_text(text, "position")
        text = text.strip()
        return cls.parse(text) if " " in text else cls.start(text)

    def legal_moves(self) -> tuple[Move, ...]:
        """List the decisions that can be made, sorted by their text.

        >>> Position.start("tournament").legal_moves()[:3]
        (Move('Gb2'), Move('Gb3'), Move('Gb4'))
        """
        return self._legal_moves

    @cached_property
    def _legal_moves(self) -> tuple[Move, ...]:
        return tuple(sorted(rules.legal_moves(self), key=lambda move: move.text))

    def read_move(self, text: str) -> Move:
        """Read a move as players write it; one that may not be played raises `IllegalMove`.

        >>> Position.start("basic").read_move("e1-e2")
        Move('e1-e3')
        """
        return notation.read_move(text, self)

    def is_legal(self, move: Move | str) -> bool:
        """Whether a move, or the whole turn a text tells, may be played.

        >>> position = Position.start("basic")
        >>> position.is_legal("e1-e3"), position.is_legal("e1-e4")
        (True, False)
        """
        try:
            self.play(move)
        except (IllegalMove, NotationError):
            return False
        return True

    def play(self, move: Move | str) -> "Position":
        """Give the position after a move, or after a whole turn: its decisions joined by ``;``.

        A text is read with `read_move`.

        >>> Position.start("basic").play("e1-e4")
        Traceback (most recent call last):
        gipf.errors.IllegalMove: e1-e4: e2 is occupied, so the farthest piece lands on e3: 'e1-e3'
        >>> row = Position.parse("basic 4/5/6/1BBBb2/6/5/4 w m B3/B3 -- - 9")
        >>> print(row.play("e2;xe2,e3,e4,e5,e6"))
        basic 4/5/6/7/6/5/4 b m B6/B3 -- - 9
        """
        if isinstance(move, str) and ";" in move:
            return self._play_turn(move.split(";"))
        if not isinstance(move, Move):
            move = self.read_move(move)
        # the one with this text: a move made by hand may say something else besides
        legal = next((legal for legal in self._legal_moves if legal.text == move.text), None)
        if legal is None:
            raise IllegalMove("in-move", move=move, why=why_illegal(self, move))
        return cast("Position", rules.play(self, legal))

    def _play_turn(self, decisions: list[str]) -> "Position":
        position = self
        for number, text in enumerate(decisions):
            if number and rules.has_passed(self, position):
                raise IllegalMove("turn-over", move=text, turn=";".join(decisions[:number]))
            position = position.play(text)
        return position

    def turns(self) -> Iterator[tuple[Move, ...]]:
        """Go through all ways to play this turn, or the rest of it, to its end: tuples of decisions.

        Answers of the other player, and results of side games, are among them. With potentials there can be
        thousands.

        >>> row = Position.parse("basic 4/5/6/1BBBb2/6/5/4 w m B3/B3 -- - 9")
        >>> [";".join(map(str, turn)) for turn in row.turns() if len(turn) > 1]
        ['e2;xe2,e3,e4,e5,e6']
        """
        unfinished: list[tuple[tuple[Move, ...], Position]] = [((), self)]
        while unfinished:
            moves, position = unfinished.pop()
            if moves and rules.has_passed(self, position):
                yield moves
                continue
            unfinished += [
                ((*moves, move), position.play(move)) for move in reversed(position.legal_moves())
            ]

    def threats(self, player: Player | str) -> tuple[Threat, ...]:
        """Find the moves by which a player (``w`` or ``b``) could take or cover units of the other, if to move.

        >>> Position.parse("basic 4/5/6/1BBBb2/6/5/4 b m B3/B3 -- - 9").threats("w")[0]
        Threat(move=Move('e2'), spots=('e6',))
        """
        found = rules.threats(self, self._player(player))
        return tuple(sorted(found, key=lambda threat: threat.move.text))

    def board(self, *, flipped: bool = False) -> str:
        """Draw the board as text; ``flipped`` has Black at the bottom.

        >>> for line in Position.start("basic").board().splitlines()[:3]:
        ...     print(line)
                                     *  e9
                           d8  *  .  |  .  *  f8
                     c7  *  .  |  .  @  .  |  .  *  g7
        """
        from gipf.text_board import PLAIN, Look, draw, plain

        return plain(draw(self, Look(signs=PLAIN, flipped=flipped)))

    def pile(self, spot: str) -> Pile:
        """Give the units on a spot, bottom to top; an empty tuple for an empty spot.

        >>> Position.start("standard").pile("e2")
        (Unit('G'),)
        """
        check_text(spot, "spot")
        spot = spot.lower()
        if spot not in self.variant.board.rays:
            raise NotationError("no-spot", spot=spot, board=self.variant.board.name)
        return super().pile(spot)

    def reserve(self, player: Player | str) -> Reserve:
        """Give what a player (``w`` or ``b``) has off the board.

        >>> str(Position.start("ultimate").reserve("w"))
        'B21T3Z3D3Y3P3'
        """
        return super().reserve(self._player(player))

    @staticmethod
    def _player(player: Player | str) -> Player:
        if player not in ("w", "b"):
            raise NotationError("no-player", text=player)
        return Player(player)

    def rows(self) -> tuple[Row, ...]:
        """Find the rows of both players that stand on the board.

        >>> Position.start("basic").rows()
        ()
        """
        return tuple(rules.rows(self))

    def transform(self, symmetry: Symmetry | int) -> "Position":
        """Turn or mirror the board: a symmetry of `board.symmetries`, or its number there.

        >>> str(Position.start("tournament").play("Ge2").transform(3)).split()[1]
        '4/5/6/6G/6/5/4'
        """
        if isinstance(symmetry, int):
            if not 0 <= symmetry < len(self.variant.board.symmetries):
                raise ValueError(
                    f"{self.variant.board.name} has {len(self.variant.board.symmetries)} symmetries, from 0 on"
                )
            symmetry = self.variant.board.symmetries[symmetry]
        piles = {symmetry(spot): pile for spot, pile in self.piles.items()}
        announced = self.announced and self.announced._replace(
            move=self.announced.move.transform(symmetry)
        )
        turned = replace(self, piles=piles, announced=announced)
        return replace(turned, seen={turned.key: 1} if self.seen else {})

    def to_json(self) -> str:
        """Write the position as JSON, with what its text leaves out: counters and the reason of the end.

        >>> Position.start("basic").to_json()
        '{"position": "basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1"}'
        """
        data: dict[str, Any] = {"position": self.text}
        if self.outcome:
            data["reason"] = self.outcome.reason
        if self.variant.repetition:
            data["seen"] = dict(self.seen)
        if self.variant.quiet:
            data["quiet_turns"] = self.quiet_turns
            data["captured_this_turn"] = self.captured_this_turn
        return json.dumps(data)

    @classmethod
    def from_json(cls, text: str) -> "Position":
        """Read what `to_json` wrote.

        >>> Position.from_json(Position.start("matrx").to_json()).turn
        1
        """
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise NotationError("not-json", detail=error) from None
        if not isinstance(data, dict) or not isinstance(data.get("position"), str):
            raise NotationError("json-without-position")
        position = cls.parse(data["position"])
        return replace(position, **_extras(position, data))

    def svg(
        self,
        *,
        last_move: Move | str | None = None,
        arrows: "Sequence[Arrow | tuple[str, str] | tuple[str, str, str | None]]" = (),
        highlight: Collection[str] = (),
        rows: bool = False,
        coordinates: bool = True,
        reserves: bool = True,
        theme: "Theme | Palette" = "light",
        flipped: bool = False,
        width: int | None = None,
        title: str | None = None,
        language: str = "en",
    ) -> str:
        """Draw the position; `gipf.svg.diagram` says what the options do.

        >>> Position.start("matrx").svg(theme="dark", width=300)[:4]
        '<svg'
        """
        from gipf.svg import diagram

        return diagram(
            self,
            last_move=last_move,
            arrows=arrows,
            highlight=highlight,
            rows=rows,
            coordinates=coordinates,
            reserves=reserves,
            theme=theme,
            flipped=flipped,
            width=width,
            title=title,
            language=language,
        )

    def png(
        self,
        *,
        last_move: Move | str | None = None,
        arrows: "Sequence[Arrow | tuple[str, str] | tuple[str, str, str | None]]" = (),
        highlight: Collection[str] = (),
        rows: bool = False,
        coordinates: bool = True,
        reserves: bool = True,
        theme: "Theme | Palette" = "light",
        flipped: bool = False,
        width: int = 800,
    ) -> bytes:
        """Draw the position as PNG, with the options of `svg`; needs ``gipf[pictures]``."""
        from gipf.svg import png

        picture = self.svg(
            last_move=last_move,
            arrows=arrows,
            highlight=highlight,
            rows=rows,
            coordinates=coordinates,
            reserves=reserves,
            theme=theme,
            flipped=flipped,
        )
        return png(picture, width=width)

    def _repr_svg_(self) -> str:
        """Show the position as a diagram in notebooks."""
        return self.svg()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    def __eq__(self, other: object) -> bool:
        """Compare all fields of the text but the turn number."""
        return self.key == other.key if isinstance(other, State) else NotImplemented

    def __hash__(self) -> int:
        """Hash in accordance with equality."""
        return hash(self.key)

    def __str__(self) -> str:
        """Write the position."""
        return self.text

    def __repr__(self) -> str:
        """Show how to read the position."""
        return f"Position.parse({self.text!r})"


_WON_BY = (Reason.NO_MOVE, Reason.GIPF_LOST, Reason.UNKNOWN)
_DRAWN_BY = (Reason.REPETITION, Reason.QUIET, Reason.UNKNOWN)


def _extras(position: Position, data: dict[str, Any]) -> dict[str, Any]:
    """Check and collect what a position's text does not say."""
    extras: dict[str, Any] = {}
    if position.outcome and "reason" in data:
        is_draw = position.outcome.winner is None
        fitting = _DRAWN_BY if is_draw else _WON_BY
        if data["reason"] not in fitting:
            how, reason = "drawn" if is_draw else "won", repr(data["reason"])
            raise NotationError("no-reason", how=how, reasons=fitting, reason=reason)
        extras["outcome"] = Outcome(position.outcome.winner, Reason(data["reason"]))
    return extras | _counters(position, data)


def _counters(position: Position, data: dict[str, Any]) -> dict[str, Any]:
    """Check and collect the counters of house rules."""
    variant = position.variant
    kinds = {
        "seen": (dict, variant.repetition),
        "quiet_turns": (int, variant.quiet),
        "captured_this_turn": (bool, variant.quiet),
    }
    counters = {name: data[name] for name in kinds if name in data}
    for name, value in counters.items():
        kind, rule = kinds[name]
        if not rule:
            raise NotationError("counter-without-rule", name=name, variant=variant)
        if type(value) is not kind:
            raise NotationError("json-value", name=name, value=repr(value))
    for key, times in counters.get("seen", {}).items():
        if not _is_key_of(str(variant), key):
            raise NotationError("counter-foreign", name="seen", variant=variant, text=key)
        _check_count("seen", times, 1, variant.repetition - 1)
    most = variant.quiet if position.is_over else variant.quiet - 1
    _check_count("quiet_turns", counters.get("quiet_turns", 0), 0, most)
    return counters


def _check_count(name: str, value: object, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= max(least, most):
        raise NotationError("counter-range", name=name, least=least, most=most, value=repr(value))


@lru_cache(maxsize=4096)  # an engine is sent the same ones with every position of a game
def _is_key_of(variant: str, key: str) -> bool:
    try:
        position = Position.parse(f"{key} 1")
    except NotationError:
        return False
    return (position.key, str(position.variant)) == (key, variant)
