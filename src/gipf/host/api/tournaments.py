"""Tournaments: which there are, how people stand in them, coming and going."""

from typing import Literal

from gipf.errors import GipfError
from gipf.host.lobby import time_data
from gipf.host.moments import now
from gipf.host.parts import Host
from gipf.host.people import Person
from gipf.host.responses.tournaments import (
    EntrantData,
    GroupData,
    PlaceData,
    TournamentData,
    TournamentResponse,
    TournamentsResponse,
)
from gipf.host.tournaments import (
    VARIANTS,
    Crosstable,
    Entrant,
    NoSuchTournament,
    Place,
    Tournament,
    Tournaments,
    places,
)
from gipf.host.view import iso
from gipf.record.headers import UNFINISHED

MOST_PAST = 24
"""Maximum of past tournaments that are listed at once."""


def tournaments_of(host: Host) -> Tournaments:
    """Give the tournaments of a service; elsewhere there are none."""
    if host.tournaments is None:
        raise GipfError("no-tournaments")
    return host.tournaments


async def listed(host: Host, person: Person, before: str | None) -> TournamentsResponse:
    """List those to come, those that go on and those that are over, the latest first."""
    found = await tournaments_of(host).listed(person, now(), before, MOST_PAST)
    past = [each for each in found if each.ended is not None]
    families = list(VARIANTS)
    open_ones = sorted(
        (each for each in found if each.ended is None),
        key=lambda each: (each.starts, families.index(each.family)),
    )
    return {
        "upcoming": [_data(each) for each in open_ones if each.begun is None],
        "running": [_data(each) for each in open_ones if each.begun is not None],
        "past": [_data(each) for each in past],
        "next": past[-1].id if len(past) == MOST_PAST else None,
    }


async def look(host: Host, tournament_id: str, person: Person) -> TournamentResponse:
    """Tell how a tournament stands."""
    table = await tournaments_of(host).crosstable(tournament_id, person, now())
    if table is None:
        raise NoSuchTournament("no-such-tournament")
    return _response(table, person)


async def enter(host: Host, tournament_id: str, person: Person) -> TournamentResponse:
    """Take part in a tournament that has not begun."""
    await tournaments_of(host).enter(tournament_id, person, now())
    return await look(host, tournament_id, person)


async def leave(host: Host, tournament_id: str, person: Person) -> TournamentResponse:
    """Take part no longer; what one plays in one that has begun is resigned."""
    for game_id in await tournaments_of(host).leave(tournament_id, person, now()):
        await host.games.change(
            game_id,
            lambda game, at: (
                game if game.is_over else game.resigned(game.held_by(person.id)[0], at)
            ),
        )
    return await look(host, tournament_id, person)


def _response(table: Crosstable, person: Person) -> TournamentResponse:
    tournament = table.tournament
    has_begun = tournament.begun is not None
    return {
        **_data(tournament),
        "entered": [] if has_begun else [_entrant(each, person) for each in table.entrants],
        "tables": _tables(table, person) if has_begun else [],
        "may": _may(table, person),
    }


def _may(table: Crosstable, person: Person) -> Literal["enter", "leave", "withdraw"] | None:
    own = next((each for each in table.entrants if each.person == person.id), None)
    if table.tournament.begun is None:
        is_late = table.tournament.starts <= now()
        if own:
            return "leave"
        return None if is_late or not person.has_account or person.kind == "bot" else "enter"
    if own is None or own.withdrawn is not None:
        return None
    goes_on = any(
        own.number in (game.white, game.black)
        for game in table.games
        if game.group == own.group and game.result == UNFINISHED
    )
    return "withdraw" if goes_on else None


def _tables(table: Crosstable, person: Person) -> list[GroupData]:
    found: list[GroupData] = []
    for number in sorted({each.group for each in table.entrants if each.group is not None}):
        games = [game for game in table.games if game.group == number]
        members = [each for each in table.entrants if each.group == number]
        found.append(
            {
                "number": number,
                "places": [_place_data(each, person) for each in places(members, games)],
                "games": [
                    {
                        "id": game.game,
                        "white": game.white,
                        "black": game.black,
                        "result": game.result,  # type: ignore[typeddict-item]  # it is one of them
                        "reason": game.reason,
                    }
                    for game in games
                ],
            }
        )
    return found


def _place_data(place: Place, person: Person) -> PlaceData:
    return {
        **_entrant(place.entrant, person),
        "number": place.entrant.number,
        "rank": place.rank,
        "points": place.points,
        "tie_break": place.tie_break,
        "wins": place.wins,
        "played": place.played,
        "withdrawn": place.entrant.withdrawn is not None,
        "counts": place.entrant.counts,
    }


def _entrant(entrant: Entrant, person: Person) -> EntrantData:
    return {
        "id": entrant.person,
        "name": entrant.name,
        "own": entrant.person == person.id,
        "rating": None if entrant.rating is None else round(entrant.rating),
        "provisional": entrant.is_provisional,
    }


def _data(tournament: Tournament) -> TournamentData:
    def at(moment: int | None) -> str | None:
        return None if moment is None else iso(moment)

    return {
        "id": tournament.id,
        "family": tournament.family,
        "variant": tournament.variant,
        "time": time_data(tournament.time),
        "starts": iso(tournament.starts),
        "begun": at(tournament.begun),
        "ended": at(tournament.ended),
        "entrants": tournament.entrants,
        "groups": tournament.groups,
        "own": tournament.is_own,
        "winners": [{"id": key, "name": name} for key, name in tournament.winners],
    }
