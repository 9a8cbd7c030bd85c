"""Positions of PÜNCT as texts: ``variant pieces player phase reserves``."""

import re

from gipf.errors import NotationError
from gipf.side_games.game import fields
from gipf.side_games.punct.board import names
from gipf.side_games.punct.illegal_moves import read_place, why_it_cannot_lie
from gipf.side_games.punct.levels import (
    Level,
    Levels,
    dots_of,
    in_order,
    level_for,
    look_down,
)
from gipf.side_games.punct.pieces import NUMBERS, kind_of, player_of, write_reserve
from gipf.side_games.punct.state import VARIANTS, Punct

_FIELDS = ("variant", "pieces", "player", "phase", "reserves")
_PIECE = re.compile(r"[TCELMRtcelmr][a-z][0-9]{1,2}:[1-6]")
_RESERVE = re.compile(r"-|(?:[TCELMR][0-9])+")
_PHASES = ("m", ".")


def parse(text: str) -> Punct:
    """Read a position (37 to 41)."""
    variant, pieces, player, phase, reserves = fields(text, _FIELDS, "punct")
    if variant not in VARIANTS:
        raise NotationError("side-value", field="variant", text=variant, values=VARIANTS)
    levels = _read_levels(pieces)
    if phase not in _PHASES:
        raise NotationError("side-phase-field", text=phase, phases=_PHASES)
    is_over = phase == "."
    if player not in (("w", "b", "-") if is_over else ("w", "b")):
        raise NotationError("side-player-field", text=player)
    state = Punct(variant, levels, player, is_over, _read_reserves(reserves))
    _check_numbers(state)
    if not is_over and not state.has_legal_move():
        raise NotationError("side-nothing-to-decide", phase=phase)
    return state


def _read_levels(text: str) -> Levels:
    levels: Levels = ()
    for written in text.split("/") if text != "-" else ():
        levels = (*levels, _read_level(written, levels))
    return levels


def _read_level(text: str, below: Levels) -> Level:
    """Read the pieces of a level; each lies on what is below it, and none crosses another (41)."""
    level = text.split(",")
    seen = look_down(dots_of(below))
    taken = 0
    for piece in level:
        if not _PIECE.fullmatch(piece):
            raise NotationError("punct-no-piece", text=piece)
        place = read_place(piece, kind_of(piece), piece[1:])
        if crossed := names(place.dots & taken):
            raise NotationError("punct-crosses", piece=piece, point=crossed[0])
        taken |= place.dots
        player = player_of(piece)
        right = level_for(place, seen, seen.of(player))
        if right is None:
            why = why_it_cannot_lie(place, seen, player)
            raise NotationError("punct-cannot-lie", piece=piece, level=len(below) + 1, why=why)
        if right <= len(below):
            raise NotationError("punct-wrong-level", piece=piece, level=len(below) + 1, right=right)
    if (right_order := in_order(level)) != tuple(level):
        raise NotationError("side-written", text=text, right=",".join(right_order))
    return right_order


def _read_reserves(text: str) -> tuple[str, str]:
    written = text.split("/")
    if len(written) != 2 or not all(_RESERVE.fullmatch(reserve) for reserve in written):
        raise NotationError("punct-no-reserves", text=text)
    white, black = (_read_reserve(reserve) for reserve in written)
    right = f"{write_reserve(white)}/{write_reserve(black)}"
    if right != text:
        raise NotationError("side-written", text=text, right=right)
    return white, black


def _read_reserve(text: str) -> str:
    return "".join(pair[0] * int(pair[1]) for pair in re.findall("[A-Z][0-9]", text))


def _check_numbers(state: Punct) -> None:
    """Refuse a position where the pieces are not all there (41)."""
    on_board = [piece[0] for level in state.levels for piece in level]
    for player, reserve in zip("wb", state.reserves, strict=True):
        for kind, wanted in NUMBERS.items():
            piece = kind if player == "w" else kind.lower()
            number = on_board.count(piece) + reserve.count(kind)
            if number > wanted:
                raise NotationError("side-too-many", piece=piece, number=number, most=wanted)
            if number < wanted:
                raise NotationError("side-too-few", piece=piece, number=number, least=wanted)
