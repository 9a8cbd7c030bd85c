"""A game as it is stored: what its columns hold, and how it is read again."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from gipf.errors import GipfError
from gipf.host.clock import Clock
from gipf.host.live_game import AnyPosition, LiveGame, Ply, Refused, replay, replay_side
from gipf.host.seats import Proposal, Seat
from gipf.host.side_position import SidePosition
from gipf.position import Position
from gipf.record.side_play import SidePlay
from gipf.variants import Player


def start_text(game: LiveGame) -> str:
    """Write what a game begins with, so that it can be played through again."""
    start = game.start
    return start.start_text if isinstance(start, SidePosition) else start.text


def columns_of(game: LiveGame) -> dict[str, Any]:
    """Give what is stored of a game besides its seats, decisions and side games."""
    return {
        "created": game.created,
        "updated": game.updated,
        "version": game.version,
        "variant": str(game.start.variant),
        "start": start_text(game),
        "position": game.position.text,
        "turns": game.turn_count,
        "result": game.result,
        "reason": game.reason,
        "paused": game.is_paused,
        "offer": game.offer,
        "proposal": str(game.proposal) if game.proposal else None,
        "rematch": game.rematch,
        "kind": game.kind,
        "secret": game.secret,
        "rated": game.is_rated,
        "public": game.is_public,
        "tournament": game.tournament,
        **clock_columns(game.clock),
    }


def clock_in(row: Any) -> Clock | None:
    """Read the clock of a row."""
    if row.clock_seconds is None:
        return None
    left = {Player.WHITE: row.white_left, Player.BLACK: row.black_left}
    running = Player(row.clock_running) if row.clock_running else None
    kept = None
    if row.kept_white_left is not None:
        kept = {Player.WHITE: row.kept_white_left, Player.BLACK: row.kept_black_left}
    return Clock(
        row.clock_seconds,
        row.clock_increment,
        MappingProxyType(left),
        running,
        row.clock_since,
        row.side_seconds,
        kept and MappingProxyType(kept),
        row.clock_cap,
        _by_player(row.white_rests, row.black_rests),
        _by_player(row.white_lagged, row.black_lagged),
    )


def _by_player(white: int | None, black: int | None) -> dict[Player, int]:
    """Give what is stored of a player, where something is."""
    both = zip(Player, (white, black), strict=True)
    return {player: value for player, value in both if value}


Mark = tuple[int, str | None, int | None]
"""What a row is known by: its version, whose time runs and since when."""


def mark_of(game: LiveGame) -> Mark:
    """Say by what the row of a game is known, if it has not changed since it was read."""
    if game.clock is None:
        return game.version, None, None
    return game.version, game.clock.running, game.clock.since


def clock_columns(clock: Clock | None) -> dict[str, Any]:
    """Give what is stored of a clock."""
    if clock is None:
        return {}
    return {
        "clock_seconds": clock.seconds,
        "clock_increment": clock.increment,
        "clock_cap": clock.cap,
        "white_left": clock.left[Player.WHITE],
        "black_left": clock.left[Player.BLACK],
        "clock_running": clock.running,
        "clock_since": clock.since,
        "clock_falls": clock.falls_at,
        "side_seconds": clock.side_seconds,
        "kept_white_left": clock.kept[Player.WHITE] if clock.kept else None,
        "kept_black_left": clock.kept[Player.BLACK] if clock.kept else None,
        "white_rests": clock.rests.get(Player.WHITE),
        "black_rests": clock.rests.get(Player.BLACK),
        "white_lagged": clock.lagged.get(Player.WHITE) or None,
        "black_lagged": clock.lagged.get(Player.BLACK) or None,
    }


def game_in(
    row: Any, seats: Mapping[Player, Seat], plies: tuple[Ply, ...], side_plays: Mapping[int, str]
) -> LiveGame:
    """Read a game and play it through; ``row`` has the columns as its attributes."""
    try:
        positions = _played_through(row.kind, row.start, [ply.move for ply in plies])
        sides = {count: SidePlay.parse(text) for count, text in side_plays.items()}
    except GipfError as error:
        raise Refused("game-damaged", game=row.id, why=error) from None
    return LiveGame(
        id=row.id,
        created=row.created,
        updated=row.updated,
        seats=seats,
        positions=positions,
        plies=plies,
        clock=clock_in(row),
        version=row.version,
        result=row.result,
        reason=row.reason,
        is_paused=row.paused,
        offer=Player(row.offer) if row.offer else None,
        proposal=Proposal.parse(row.proposal) if row.proposal else None,
        rematch=row.rematch,
        kind=row.kind,
        side_plays=sides,
        kept=len(plies),
        is_rated=getattr(
            row, "rated", False
        ),  # what a browser has kept for long says nothing of it
        is_public=getattr(row, "public", False),
        tournament=getattr(row, "tournament", None),
        **({"secret": row.secret} if row.secret else {}),
    )


def _played_through(kind: str, start: str, moves: Sequence[str]) -> tuple[AnyPosition, ...]:
    """Give the positions of a stored game."""
    if kind == "side":
        return replay_side(SidePosition.parse(start), moves)
    return replay(Position.parse(start), moves)
