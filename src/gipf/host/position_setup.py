"""Positions that are set up by hand: written as text, and checked as any other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from gipf.errors import GipfError
from gipf.notation import pieces_in_game, pieces_of_unit
from gipf.position import Position
from gipf.rules import has_lost_all_gipf_pieces
from gipf.state import RESERVE_LETTERS, UNITS, MoveKind, Phase, Pile, write_board
from gipf.variants import Player, Variant

TURN_BEGINS = (Phase.CLEAR_BEFORE, Phase.EXTRA_BEFORE, Phase.MOVE)
"""What a turn begins with: the first of these in which there is something to decide."""


@dataclass(frozen=True)
class Setting:
    """What somebody has put on a board: piles by spot, bottom first, reserves, and who is to play.

    ``bringing`` are the players who may still bring GIPF-pieces, where the variant asks for that.
    """

    variant: Variant
    piles: Mapping[str, Sequence[str]]
    reserves: Mapping[Player, Mapping[str, int]]
    player: Player
    turn: int = 1
    bringing: frozenset[Player] = frozenset(Player)


def position_of(setting: Setting) -> Position:
    """Make a position, or say why it cannot be one.

    >>> piles = {"e2": ["B"], "e8": ["b"]}
    >>> reserves = {Player.WHITE: {"B": 9}, Player.BLACK: {"B": 9}}
    >>> setting = Setting(Variant.parse("basic"), piles, reserves, Player.BLACK, 3)
    >>> print(position_of(setting))
    basic 4/5/6/B5b/6/5/4 b m B9/B9 -- - 3
    """
    for phase in TURN_BEGINS:
        try:
            position = Position.parse(_text(setting, phase))
        except GipfError as error:
            wrong = error
        else:
            _check_rows(setting)
            _check_gipf_pieces(position)
            return position
    if "nothing-to-decide" in wrong.codes:
        raise GipfError("cannot-move-here", player=setting.player)
    if wrong.code == "in-position":  # nobody here has written one as text
        raise GipfError.from_message(wrong.arguments["why"])
    raise wrong


def _check_rows(setting: Setting) -> None:
    """Refuse a row that its player would have cleared in the turn before.

    With potentials there are piles, and a row may have come to light since.
    """
    if setting.variant.has_potentials:
        return
    other = setting.player.other
    try:
        position = Position.parse(_text(replace(setting, player=other), Phase.CLEAR_BEFORE))
    except GipfError:
        return
    if all(move.kind is MoveKind.CLEAR for move in position.legal_moves()):
        raise GipfError("row-left-standing", player=other)


def _check_gipf_pieces(position: Position) -> None:
    """Refuse what a player would have lost already, for want of GIPF-pieces (G:2.C)."""
    for player in Player:
        if has_lost_all_gipf_pieces(position, player):
            raise GipfError("without-gipf-piece", player=player)


def room_in(setting: Setting) -> dict[Player, dict[str, int]]:
    """Say how many pieces of each sort a player has neither on the board nor in reserve.

    >>> reserves = {Player.WHITE: {"B": 10}, Player.BLACK: {"B": 19}}
    >>> setting = Setting(Variant.parse("standard"), {"e2": ["G"]}, reserves, Player.WHITE)
    >>> [left["B"] for left in room_in(setting).values()]
    [6, -1]
    """
    room = {}
    for player in Player:
        left = pieces_in_game(setting.variant, player)
        for letter, count in setting.reserves[player].items():
            left[letter] -= count
        for text in (text for pile in setting.piles.values() for text in pile):
            if (unit := UNITS.get(text)) and unit.player is player:
                for letter, count in pieces_of_unit(setting.variant, unit).items():
                    left[letter] -= count
        room[player] = left
    return room


def _text(setting: Setting, phase: Phase) -> str:
    variant = setting.variant
    unknown = sorted(set(setting.piles) - set(variant.board.rays))
    if unknown:
        raise GipfError("no-spot", spot=unknown[0], board=variant.board.name)
    piles = {spot: _pile(spot, texts) for spot, texts in setting.piles.items() if texts}
    board = write_board(variant.board, piles)
    reserves = "/".join(_reserve(setting.reserves[player]) for player in Player)
    each = variant.challenges
    challenges = "-" if each == 0 else "/".join(2 * ["*" if each is None else str(each)])
    opening = "".join(_opening(setting, player) for player in Player)
    place = f"{variant} {board} {setting.player} {phase.value}"
    return f"{place} {reserves} {opening} {challenges} {setting.turn}"


def _pile(spot: str, texts: Sequence[str]) -> Pile:
    for text in texts:
        if text not in UNITS:
            raise GipfError("no-unit", unit=text, spot=spot)
    return tuple(UNITS[text] for text in texts)


def _reserve(counts: Mapping[str, int]) -> str:
    there = [letter for letter in RESERVE_LETTERS if counts.get(letter)]
    return "".join(f"{letter}{counts[letter]}" for letter in there) or "-"


def _opening(setting: Setting, player: Player) -> str:
    if not setting.variant.has_free_opening:
        return "-"
    units = (text for pile in setting.piles.values() for text in pile)
    has_own = any(unit.player is player for unit in map(UNITS.get, units) if unit)
    if not has_own and setting.turn == 1:
        return "0"
    return "g" if player in setting.bringing else "-"
