"""The text of moves and positions: reading, with the tolerances players are used to.

Writing is in `state`: every value's ``str()`` is its canonical text.
"""

import re
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple, TypeVar

from gipf import rules
from gipf.errors import IllegalMove, NotationError, check_text
from gipf.geometry import CENTRE, HEX37, Board
from gipf.illegal_moves import why_illegal
from gipf.state import (
    CHALLENGING,
    CLEARING,
    EXTRA,
    POTENTIAL_NAMES,
    RESERVE_LETTERS,
    UNITS,
    WORDS,
    Announced,
    Kind,
    Move,
    MoveKind,
    Outcome,
    Phase,
    Pile,
    Reason,
    Reserve,
    State,
    Unit,
)
from gipf.variants import POTENTIALS, Player, Variant, read_number

S = TypeVar("S", bound=State)

FIELDS = ("variant", "board", "player", "phase", "reserves", "opening", "challenges", "turn")
MOST_TURNS = 999_999_999
LONGEST_MOVE, LONGEST_POSITION = 300, 4000
"""In characters; every spot of a board can be named in a move, all pieces can lie in one pile."""

# ---------------------------------------------------------------------- moves


class ReadMove(NamedTuple):
    """A move as it was written: the marks in a clear are still to be compared with the position."""

    move: Move
    gipf_marks: tuple[str, ...] = ()
    capture_marks: tuple[str, ...] = ()


_WAY = re.compile(
    r"(?P<unit>[A-Z](?=[A-Za-z]))?(?P<start>[A-Ja-j][0-9]+)(-(?P<end>[A-Ja-j][0-9]+))?(=(?P<cover>.*))?"
)
_CLEARED = re.compile(r"(?P<gipf>G(?=[A-Za-z]))?(?P<spot>[A-Ja-j][0-9]+)(?P<captured>\*)?")


def parse_move(text: str, board: Board = HEX37) -> Move:
    """Read a move by its form alone; whether it may be played is another question.

    >>> parse_move("Zd4-d7").kind, parse_move("Za2-d5").kind
    (<MoveKind.USE: 'use'>, <MoveKind.PUSH: 'push'>)
    """
    return _read_form(text, board).move


def read_move(text: str, state: State) -> Move:
    """Read a move in a position, as players and other programs write it; it must be legal there.

    >>> from gipf import Position
    >>> read_move("e1-e2", Position.start("basic"))
    Move('e1-e3')
    """
    written = _read_form(text, state.variant.board)
    move = as_meant(state, written.move)
    legal = set(rules.legal_moves(state))
    if move not in legal:
        raise IllegalMove("in-move", move=text, why=why_illegal(state, written.move))
    _check_marks(text, state, move, written)
    return move


def as_meant(state: State, move: Move) -> Move:
    """Put a push by dot and first spot, or a bare ``x``, into canonical form where that is clear."""
    if move.kind is MoveKind.CLEAR and not move.spots and state.phase in CLEARING:
        clears = [m for m in rules.clearing_moves(state) if m.kind is MoveKind.CLEAR]
        return clears[0] if len(clears) == 1 else move
    if not move.is_push or not move.start:
        return move
    spots = state.variant.board.entry(move.start, move.target)
    if not spots or move.target != spots[0]:
        return move
    landing = next((spot for spot in spots if spot not in state.piles), None)
    if landing is None:
        return move
    start = "" if landing == spots[0] else move.start
    if move.kind is MoveKind.EXTRA:
        return Move.extra(start, landing)
    return Move.push(move.unit, start, landing)


def _read_form(text: str, board: Board) -> ReadMove:
    check_text(text, "move")
    if len(text) > LONGEST_MOVE:
        raise NotationError("too-long", what="move", most=LONGEST_MOVE)
    if text in WORDS:
        return ReadMove(WORDS[text])
    if text.startswith("x"):
        return _read_clear(text, board)
    if text.startswith("+"):
        dot, target = _read_push(text, text[1:], board)
        return ReadMove(Move.extra(dot, target))
    match = _WAY.fullmatch(text)
    if not match:
        raise NotationError("no-move", move=text)
    unit = match["unit"] or "B"
    if match["unit"] and unit not in f"G{POTENTIALS}":
        raise NotationError("no-unit-letter", move=text, letter=unit)
    start = _point(text, match["start"], board)
    if unit in POTENTIALS and start in board.spots and match["end"]:
        return ReadMove(_read_use(text, unit, start, match["end"], match["cover"], board))
    if match["cover"] is not None:
        raise NotationError("cover-without-punct", move=text, cover=match["cover"])
    dot, target = _read_push(text, text[match.start("start") :], board)
    return ReadMove(Move.push(unit, dot, target))


def _point(move: str, text: str, board: Board) -> str:
    point = text.lower()
    if point not in board.points:
        raise NotationError("no-point", move=move, point=point, board=board.name)
    return point


def _read_push(move: str, text: str, board: Board) -> tuple[str, str]:
    match = _WAY.fullmatch(text)
    if not match or match["unit"] or match["cover"] is not None:
        raise NotationError("no-push", move=move)
    start = _point(move, match["start"], board)
    if match["end"] is None:
        if start not in board.spots:
            raise NotationError("dot-alone", move=move, dot=start)
        return "", start
    end = _point(move, match["end"], board)
    if start in board.spots:
        raise NotationError("push-from-spot", move=move, spot=start)
    if end not in board.spots:
        raise NotationError("push-to-dot", move=move, dot=end)
    return start, end


def _read_use(move: str, unit: str, start: str, end: str, cover: str | None, board: Board) -> Move:
    target = _point(move, end, board)
    if target not in board.spots:
        raise NotationError("use-to-dot", move=move, dot=target)
    if cover is not None and (unit != "P" or cover not in ("B", "G")):
        raise NotationError("only-punct-covers", move=move)
    return Move.use(unit, start, target, cover or "")


def _read_clear(text: str, board: Board) -> ReadMove:
    if text == "x":
        return ReadMove(Move.clear(()))
    spots, gipf_marks, capture_marks = [], [], []
    for part in text[1:].split(","):
        match = _CLEARED.fullmatch(part)
        if not match:
            raise NotationError("no-clear", move=text)
        spot = _point(text, match["spot"], board)
        if spot not in board.spots:
            raise NotationError("clear-of-dot", move=text, dot=spot)
        if spot in spots:
            raise NotationError("spot-twice", move=text, spot=spot)
        spots.append(spot)
        if match["gipf"]:
            gipf_marks.append(spot)
        if match["captured"]:
            capture_marks.append(spot)
    return ReadMove(Move.clear(spots), tuple(gipf_marks), tuple(capture_marks))


def _check_marks(text: str, state: State, move: Move, written: ReadMove) -> None:
    for spot in written.gipf_marks:
        if state.piles[spot][-1].kind is not Kind.GIPF:
            raise IllegalMove("marked-no-gipf", move=text, spot=spot, correct=move)
    for spot in written.capture_marks:
        if state.piles[spot][-1].player is state.player:
            raise IllegalMove("marked-own", move=text, spot=spot, correct=move)


# ---------------------------------------------------------------------- positions


def read_position(text: str, kind: type[S]) -> S:
    """Read a position; a text that cannot be one is refused with the reason."""
    check_text(text, "position")
    if len(text) > LONGEST_POSITION:
        raise NotationError("too-long", what="position", most=LONGEST_POSITION)
    fields = text.split(" ")
    if len(fields) != len(FIELDS):
        raise NotationError("field-count", count=len(fields), fields=" ".join(FIELDS))
    variant = Variant.parse(fields[0])
    reader = _PositionReader(variant)
    try:
        player, phase, announced = reader.read_decision(fields[2], fields[3])
        state = kind(
            variant=variant,
            piles=reader.read_board(fields[1]),
            player=player,
            phase=phase,
            reserves=reader.read_reserves(fields[4]),
            opening=reader.read_opening(fields[5]),
            challenges=reader.read_challenges(fields[6]),
            turn=read_number(fields[7], 1, MOST_TURNS, "turn"),
            announced=announced,
        )
        check_pieces(state)
        if phase is Phase.OVER:
            return replace(state, outcome=outcome_shown(state))
        check_phase(state)
    except NotationError as error:
        raise NotationError("in-position", why=error) from None
    return replace(state, seen={state.key: 1}) if variant.repetition else state


class _PositionReader(NamedTuple):
    """Reads the fields of a position whose variant is known."""

    variant: Variant

    def read_board(self, text: str) -> dict[str, Pile]:
        columns = text.split("/")
        board = self.variant.board
        if len(columns) != len(board.columns):
            raise NotationError(
                "column-count", count=len(columns), board=board.name, most=len(board.columns)
            )
        piles: dict[str, Pile] = {}
        for spots, column in zip(board.columns, columns, strict=True):
            self._read_column(spots, column, piles)
        return piles

    def _read_column(self, spots: tuple[str, ...], text: str, piles: dict[str, Pile]) -> None:
        letter = spots[0][0].upper()
        index = 0
        if not re.fullmatch(r"([1-9]|[A-Za-z]'?|\([^()]*\))*", text):
            raise NotationError("column-unreadable", column=letter, text=text)
        for token in re.findall(r"[1-9]|[A-Za-z]'?|\([^()]*\)", text):
            if token.isdigit():
                index += int(token)
            else:
                if index < len(spots):
                    piles[spots[index]] = self._read_pile(spots[index], token)
                index += 1
        if index != len(spots):
            raise NotationError(
                "column-length", column=letter, count=index, most=len(spots), text=text
            )

    def _read_pile(self, spot: str, text: str) -> Pile:
        if not text.startswith("("):
            return (self._unit(spot, text),)
        inner = text[1:-1]
        if not re.fullmatch(r"([A-Za-z]'?){2,}", inner):
            raise NotationError("pile-too-small", pile=text, spot=spot)
        pile = tuple(self._unit(spot, unit) for unit in re.findall(r"[A-Za-z]'?", inner))
        if any(lower.player is upper.player for lower, upper in pairwise(pile)):
            raise NotationError("pile-colours", pile=text, spot=spot)
        return pile

    def _unit(self, spot: str, text: str) -> Unit:
        if text not in UNITS:
            raise NotationError("no-unit", unit=text, spot=spot)
        unit = UNITS[text]
        if unit.kind is Kind.BASIC and not self.variant.has_basic_pieces:
            raise NotationError("basic-piece-in-matrx", unit=text, spot=spot)
        if unit.kind is Kind.GIPF and self.variant.base == "basic":
            raise NotationError("gipf-piece-in-basic", unit=text, spot=spot)
        return unit

    def read_decision(
        self, player: str, phase: str
    ) -> tuple[Player | None, Phase, Announced | None]:
        if player not in ("w", "b", "-"):
            raise NotationError("no-player", text=player)
        if phase[:1] not in (*Phase,) or (len(phase) > 1) != (phase[0] in CHALLENGING):
            raise NotationError("no-phase", phase=phase)
        if player == "-":
            if phase != Phase.OVER or not (self.variant.repetition or self.variant.quiet):
                raise NotationError("nobody-decides")
            return None, Phase.OVER, None
        if phase[0] not in CHALLENGING:
            return Player(player), Phase(phase), None
        if self.variant.challenges == 0:
            raise NotationError("phase-without-challenges", phase=phase)
        if phase[1] not in (*EXTRA, Phase.MOVE):
            raise NotationError("phase-not-announcing", phase=phase)
        move = parse_move(phase[2:], self.variant.board)
        if move.kind not in (MoveKind.USE, MoveKind.EXTRA) or move.text != phase[2:]:
            raise NotationError("phase-without-use", phase=phase, move=phase[2:])
        return Player(player), Phase(phase[0]), Announced(Phase(phase[1]), move)

    def read_reserves(self, text: str) -> dict[Player, Reserve]:
        parts = text.split("/")
        if len(parts) != 2:
            raise NotationError("reserves-form", text=text)
        return dict(zip(Player, map(self._read_reserve, parts), strict=True))

    def _read_reserve(self, text: str) -> Reserve:
        if text == "-":
            return Reserve({})
        if not re.fullmatch(rf"([BG{POTENTIALS}][0-9]+)+", text):
            raise NotationError("no-reserve", text=text)
        pairs = re.findall(rf"([BG{POTENTIALS}])([0-9]+)", text)
        letters = [letter for letter, _ in pairs]
        if letters != sorted(set(letters), key=RESERVE_LETTERS.index):
            raise NotationError("reserve-order", text=text)
        return Reserve({letter: read_number(n, 1, 999, letter) for letter, n in pairs})

    def read_opening(self, text: str) -> dict[Player, str]:
        if not re.fullmatch("[0g-]{2}", text):
            raise NotationError("opening-form", text=text)
        if text != "--" and not self.variant.has_free_opening:
            raise NotationError("opening-fixed", variant=self.variant, text=text)
        return dict(zip(Player, text, strict=True))

    def read_challenges(self, text: str) -> dict[Player, int | None]:
        each = self.variant.challenges
        if each == 0:
            if text != "-":
                raise NotationError("challenges-none", text=text)
            return dict.fromkeys(Player, 0)
        parts = text.split("/")
        if len(parts) != 2:
            raise NotationError("challenges-form", text=text)
        if each is None:
            if text != "*/*":
                raise NotationError("challenges-unlimited", text=text)
            return dict.fromkeys(Player, None)
        left = [read_number(part, 0, each, "left") for part in parts]
        return dict(zip(Player, left, strict=True))


def check_pieces(state: State) -> None:
    """Refuse a position with more pieces than the variant has."""
    for player in Player:
        limits = pieces_in_game(state.variant, player)
        counts = pieces_in_position(state, player)
        for letter in RESERVE_LETTERS:
            if counts[letter] > limits[letter]:
                raise NotationError(
                    "too-many-pieces",
                    player=player,
                    count=counts[letter],
                    sort=letter,
                    potential=POTENTIAL_NAMES.get(letter, ""),
                    variant=state.variant,
                    most=limits[letter],
                )


def pieces_in_game(variant: Variant, player: Player) -> dict[str, int]:
    """Count the pieces a player starts with, by letter; doubles count as basic pieces."""
    start = rules.starting_reserve(variant, player)
    on_board = sum(pile[0].player is player for pile in rules.starting_piles(variant).values())
    per_unit = 2 if variant.has_double_gipf_pieces else 1
    return {**start, "B": start["B"] + on_board * per_unit}


def pieces_in_position(state: State, player: Player) -> dict[str, int]:
    """Count the pieces a player has on the board and in reserve, by letter."""
    counts = dict(state.reserves[player])
    for unit in (unit for pile in state.piles.values() for unit in pile if unit.player is player):
        for letter, count in pieces_of_unit(state.variant, unit).items():
            counts[letter] += count
    return counts


def pieces_of_unit(variant: Variant, unit: Unit) -> dict[str, int]:
    """Say which pieces a unit is made of."""
    match unit.kind:
        case Kind.BASIC:
            return {"B": 1}
        case Kind.GIPF:
            return {"G": 1} if variant.is_matrx else {"B": 2}
        case Kind.USED:
            return {unit.potential: 1}
    return {unit.potential: 2} if variant.is_matrx else {"B": 1, unit.potential: 1}


def check_phase(state: State) -> None:
    """Refuse a phase in which there is nothing to decide, and a TAMSK that is past its decision."""
    if state.announced:
        check_announced(state, state.announced)
        return
    _check_tamsk(state)
    if next(rules.legal_moves(state), None) is None or not _has_cause(state):
        raise NotationError("nothing-to-decide", phase=state.phase, player=state.player)


def _has_cause(state: State) -> bool:
    """Whether there is a row to clear or a TAMSK to push in, where the phase is about that."""
    if state.phase in CLEARING:
        return bool(rules.rows_of(state, state.player))
    return state.phase not in EXTRA or rules.tamsk_waits(state)


def _check_tamsk(state: State) -> None:
    unit = state.top(CENTRE)
    if unit is None or unit.kind is not Kind.LOADED or unit.potential != "T":
        return
    own = unit.player is state.player
    past = state.phase in (Phase.MOVE, Phase.CLEAR_AFTER)
    if own == past:
        raise NotationError("tamsk-past", spot=CENTRE, player=unit.player, phase=state.phase)


def check_announced(state: State, announced: Announced) -> None:
    """Refuse an announcement that was not possible, or one that nobody can challenge."""
    if state.phase is Phase.ANSWER and state.challenges[state.acting] == 0:
        raise NotationError("no-challenge-left", player=state.player)
    before = replace(state, player=state.turn_owner, phase=announced.phase, announced=None)
    check_phase(before)
    if announced.move not in set(rules.legal_moves(before)):
        why = why_illegal(before, announced.move)
        raise NotationError("cannot-announce", move=announced.move, why=why)


def outcome_shown(state: State) -> Outcome:
    """Say who won a finished game and, where the position shows it, why."""
    if state.player is None:
        both = state.variant.repetition and state.variant.quiet
        reason = Reason.REPETITION if state.variant.repetition else Reason.QUIET
        return Outcome(None, Reason.UNKNOWN if both else reason)
    loser = state.player.other
    if rules.has_lost_all_gipf_pieces(state, loser):
        return Outcome(state.player, Reason.GIPF_LOST)
    if next(rules.regular_moves(replace(state, player=loser)), None) is None:
        return Outcome(state.player, Reason.NO_MOVE)
    return Outcome(state.player, Reason.UNKNOWN)
