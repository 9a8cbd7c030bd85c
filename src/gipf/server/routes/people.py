"""Who asks, who may join from the local network, and links to seats."""

from dataclasses import replace

from fastapi import APIRouter, Response

from gipf.errors import GipfError
from gipf.host.live_game import LiveGame
from gipf.host.people import Person
from gipf.host.requests.people import InvitationRequest, NameRequest, NetworkRequest
from gipf.host.responses.people import (
    GuestLinkResponse,
    LinkResponse,
    MeResponse,
    NetworkResponse,
)
from gipf.host.seats import AWAITED, NAMES
from gipf.host.view import iso
from gipf.server.network import qr_of
from gipf.server.routes.responses import BOTH, INVALID, MISSING, json_response
from gipf.server.service import Service
from gipf.server.services import Asking, Running, Services, Visiting, seated_name
from gipf.variants import Player

router: APIRouter = APIRouter(prefix="/api", tags=["people"])


def me_of(services: Services, person: Person) -> MeResponse:
    """Describe who asks."""
    network = services.network
    return {
        "is_owner": person.is_owner,
        "kind": person.kind,
        "service": network.is_service,
        "mail": isinstance(network, Service) and network.accounts.mailer is not None,
        "id": None if person.is_stranger else person.id,
        "name": person.name,
        "network": network.is_on,
    }


@router.get("/me", response_model=MeResponse)
async def me(services: Running, person: Asking) -> Response:
    """Say who asks, and whether others may join."""
    return json_response(me_of(services, person))


@router.patch("/me", response_model=MeResponse, responses=INVALID)
async def renameme_of(services: Running, person: Asking, body: NameRequest) -> Response:
    """Call oneself something else, in the games that go on, too."""
    named = replace(person, name=await services.network.guest_name(body.name))
    await services.people.rename(person, named.name)
    await seated_name(services, named)
    return json_response(me_of(services, named))


@router.delete("/me", status_code=204)
async def forgetme_of(services: Running, person: Asking) -> Response:
    """Be known here no longer: games that go on are resigned in a service, else their seats free for others."""
    await end_guest(services, person)
    return Response(status_code=204, headers={"Set-Cookie": services.network.cookie(None)})


@router.get("/me/link", response_model=GuestLinkResponse)
async def guest_link(services: Running, person: Asking) -> Response:
    """Say whether there is a link by which a guest goes on in other browsers, and in how many they do."""
    return json_response(await _guest_link(services, person))


@router.put("/me/link", response_model=LinkResponse, responses=INVALID)
async def make_guest_link(services: Running, person: Asking) -> Response:
    """Make a link by which a guest goes on in another browser; the one before leads nowhere any more."""
    link = f"{services.network.base}/join/{await services.network.links.make(person)}"
    return json_response({"link": link, "qr": qr_of(link)})


@router.delete("/me/link", response_model=GuestLinkResponse)
async def revoke_guest_link(services: Running, person: Asking, visit: Visiting) -> Response:
    """Go on in no other browser any longer: the link leads nowhere, and who came by it is known no more."""
    gone = await services.network.links.revoke(person, visit.guest_token)
    await services.network.end_browsers(person.id or "", gone)
    return json_response(await _guest_link(services, person))


async def _guest_link(services: Services, person: Person) -> GuestLinkResponse:
    found = await services.network.links.about(person)
    since = None if found.since is None else iso(found.since)
    return {"since": since, "browsers": found.browsers}


@router.get("/network", response_model=NetworkResponse)
async def network(services: Running) -> Response:
    """Say whether others in the local network may join, by which link, and who has."""
    return json_response(await _network(services))


@router.put("/network", response_model=NetworkResponse, responses=INVALID)
async def switch_network(services: Running, body: NetworkRequest) -> Response:
    """Let others in the local network join, by a new link; or let nobody in, and end all lines to others."""
    await (services.network.open() if body.is_on else services.network.close())
    return json_response(await _network(services))


async def _network(services: Services) -> NetworkResponse:
    found = services.network
    return {
        "is_on": found.is_on,
        "link": found.link if found.is_on else None,
        "qr": qr_of(found.link) if found.is_on else None,
        "guests": [
            {"id": guest.id or "", "name": guest.name, "is_here": found.is_connected(guest)}
            for guest in await services.people.guests()
        ],
    }


@router.delete("/guests/{id}", status_code=204, responses=MISSING)
async def delete_guest(services: Running, id: str) -> Response:  # noqa: A002
    """Let a guest in no longer: what they had open is closed, and their seats are free for others."""
    await end_guest(services, Person(id))
    return Response(status_code=204)


async def end_guest(services: Services, person: Person) -> None:
    """Know somebody no longer; in a service, where nobody comes to take their seat, they have resigned."""
    assert person.id is not None, "the owner of the machine stays"
    network = services.network
    if isinstance(network, Service):
        await network.games.erase(person)
        network.forget(person.id)
        await network.end_lines(person.id)
        return
    games = await services.people.running(person)
    await services.people.end(person.id)
    await network.end_lines(person.id)
    for game in games:
        await services.games.change(game, lambda live, at: _vacated(live, person, at))


def _vacated(game: LiveGame, person: Person, now: int) -> LiveGame:
    """Free somebody's seat; the clock stands still until it is taken."""
    if not game.is_between_people:
        return game
    seats = {
        player: replace(seat, holder=AWAITED, name=NAMES[player])
        if seat.holder == person.id
        else seat
        for player, seat in game.seats.items()
    }
    left = replace(game, seats=seats, offer=None, proposal=None)
    return left.with_clock_stopped(now).changed(now)


@router.post(
    "/games/{id}/invitations", response_model=LinkResponse, status_code=201, responses=BOTH
)
async def invite(services: Running, id: str, body: InvitationRequest) -> Response:  # noqa: A002
    """Make a link to a free seat of a game, for the first who follows it; or one to watch, for any number."""
    game = await services.games.get(id)
    player = Player(body.player) if body.player else None
    if player and not game.seats[player].is_open:
        raise GipfError("seat-not-free", player=player)
    base = services.network.base  # where nobody can join, no link is made
    link = f"{base}/join/{await services.people.invite(id, player)}"
    return json_response({"link": link, "qr": qr_of(link)}, 201)
