"""Games: set up, listed, given, deleted and described."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from gipf.errors import GipfError
from gipf.host.catalogue import GameFilter
from gipf.host.clock import Clock
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.parts import Host
from gipf.host.pasted_text import read_start
from gipf.host.people import OWNER, Person
from gipf.host.permissions import check_deletion
from gipf.host.requests.games import DescriptionRequest, NewGameRequest, SeatRequest, SeatsRequest
from gipf.host.requests.side_games import NewSideGameRequest
from gipf.host.responses.games import GamesResponse
from gipf.host.rooms import NoSuchGame
from gipf.host.seats import AWAITED, NAMES, Seat
from gipf.host.time_controls import TimeControl
from gipf.host.view import GameState, GameSummary, public_summary_of, state_of, summary_of
from gipf.variants import Player

MOST_LISTED = 200
CURSOR = "^-?[0-9]{1,19}-[0-9a-z]{1,32}$"
"""Where a part of a list ends: the moment of its last game, and its name."""


async def new_game(host: Host, body: NewGameRequest, person: Person = OWNER) -> GameState:
    """Set up a new game."""
    if body.variant is not None and body.start is not None:
        raise GipfError("variant-or-start")
    start, seats = read_start(body.start or body.variant), seats_of(body.seats, person)
    live = await host.games.new(start, seats, clock_of(body, seats, is_service=host.is_service))
    return state_of(live, now(), person)


def seats_of(seats: SeatsRequest | None, person: Person = OWNER) -> dict[Player, Seat]:
    """Say who plays a game that somebody sets up; two people at their screen where nobody is named."""
    if seats and seats.w.invited and seats.b.invited:
        raise GipfError("both-invited")
    asked = dict(zip(Player, (seats.w, seats.b) if seats else (None, None), strict=True))
    found = {
        player: _held(_seat(seat, NAMES[player]), seat, person) for player, seat in asked.items()
    }
    if person.is_owner or not any(seat.is_open for seat in found.values()):
        return found
    return {player: _named(seat, person) for player, seat in found.items()}


def _named(seat: Seat, person: Person) -> Seat:
    """Call somebody by their own name in a game with somebody else: nobody passes for another person."""
    is_own = seat.kind == "person" and seat.holder == person.id
    return replace(seat, name=person.name) if is_own and person.name else seat


def _held(seat: Seat, asked: SeatRequest | None, person: Person) -> Seat:
    if asked and asked.invited:
        if seat.kind == "computer":
            raise GipfError("computer-invited")
        return replace(seat, holder=AWAITED)
    return replace(seat, holder=person.id, bot=person.is_bot and seat.kind == "person")


def held_by(game: LiveGame, person: Person) -> LiveGame:
    """Give all seats of a game that was brought here to whoever brought it."""
    seats = {player: replace(seat, holder=person.id) for player, seat in game.seats.items()}
    return replace(game, seats=seats)


def clock_of(
    body: NewGameRequest | NewSideGameRequest, seats: Mapping[Player, Seat], *, is_service: bool
) -> Clock | None:
    """Set up the clock that is agreed on; only people at two devices play over days.

    In a service whoever is invited has as much time as in its lobby; at home a game is as fast as one likes.
    """
    clock, days = body.clock, body.days
    is_invitation = any(seat.is_open for seat in seats.values())
    if days is None:
        if clock and is_invitation and is_service:
            TimeControl(clock.seconds, clock.increment).check()
        return Clock.new(clock.seconds, clock.increment, clock.side) if clock else None
    if clock is not None:
        raise GipfError("clock-or-days")
    if not is_invitation:
        raise GipfError("days-between-people")
    agreed = TimeControl(days.seconds, days.increment, days.cap)
    agreed.check()
    return agreed.clock


def _seat(seat: SeatRequest | None, colour: str) -> Seat:
    if seat is None:
        return Seat("person", colour)
    name = " ".join((seat.name or "").split())
    if not name.isprintable():
        raise GipfError("name-unprintable")
    if seat.kind == "person":
        if seat.level is not None:
            raise GipfError("person-without-level")
        return Seat("person", name or colour)
    level = seat.level or 3
    return Seat("computer", name or f"Level {level}", level)


async def list_games(
    host: Host, chosen: GameFilter, before: str | None, limit: int
) -> GamesResponse:
    """List games, those played last first."""
    found = await host.store.list(chosen, read_cursor(before), limit)
    following = f"{found[-1].updated}-{found[-1].id}" if len(found) == limit else None
    told = public_summary_of if chosen.is_public else summary_of
    return {"games": [told(game) for game in found], "next": following}


def read_cursor(text: str | None) -> tuple[int, str] | None:
    """Read where a part of a list ends."""
    if text is None:
        return None
    updated, _, game = text.rpartition("-")
    return max(-(2**63), min(int(updated), 2**63 - 1)), game


async def get_game(host: Host, game_id: str, person: Person = OWNER) -> GameState:
    """Give a game as it stands."""
    return state_of(await host.games.get(game_id), now(), person)


async def delete_game(host: Host, game_id: str) -> None:
    """Delete a game; one that two people play stays until it is over, and in a service for good."""
    if len(set(await host.people.holders(game_id) or ())) > 1:
        check_deletion(await host.games.get(game_id), is_service=host.is_service)
    await host.games.delete(game_id)


async def restore_game(host: Host, game_id: str) -> GameSummary:
    """Bring back a game that was deleted."""
    if not await host.store.restore(game_id):
        raise NoSuchGame("no-such-game", game=game_id)
    return await _summary(host, game_id)


async def describe_game(host: Host, game_id: str, body: DescriptionRequest) -> GameSummary:
    """Name a game or a study, or note something about it."""
    title = body.title and " ".join(body.title.split())
    if title and not title.isprintable():
        raise GipfError("name-unprintable")
    if not await host.store.describe(game_id, title=title, note=body.note):
        raise NoSuchGame("no-such-game", game=game_id)
    return await _summary(host, game_id)


async def _summary(host: Host, game_id: str) -> GameSummary:
    summary = await host.store.summary(game_id)
    if summary is None:
        raise NoSuchGame("no-such-game", game=game_id)
    return summary_of(summary)


async def statistics(host: Host, person: Person = OWNER) -> dict[str, Any]:
    """Add up the finished games of one person against the computer."""
    return asdict(await host.store.statistics(person.id))
