"""The lobby: who would play what, and who accepts."""

from dataclasses import replace

from gipf.errors import GipfError
from gipf.host.lobby import Lobby, time_of
from gipf.host.parts import Host
from gipf.host.people import Person, name_of
from gipf.host.requests.lobby import AcceptRequest, SeekRequest
from gipf.host.responses.lobby import BegunResponse, LobbyData, SeekData


def lobby_of(host: Host) -> Lobby:
    """Give the lobby of a host that others can reach."""
    if host.lobby is None:
        raise GipfError("lobby-closed")
    return host.lobby


def named(person: Person, name: str | None) -> Person:
    """Call the owner of the machine what they say they are called; all others have names."""
    return replace(person, name=name_of(name)) if person.is_owner and name else person


async def look(host: Host, person: Person) -> LobbyData:
    """Give the lobby as somebody sees it."""
    return await lobby_of(host).look(person)


async def seek(host: Host, body: SeekRequest, person: Person) -> SeekData:
    """Offer a game."""
    to_name = ""
    if body.to is not None:
        found = await host.people.named(body.to)
        if found is None:
            raise GipfError("no-such-person")
        to_name = found
    return await lobby_of(host).seek(body, named(person, body.name), to_name)


async def withdraw(host: Host, seek_id: str, person: Person) -> BegunResponse:
    """Take an offer back, or say no to one; if a game has begun with it, say which."""
    return {"game": await lobby_of(host).withdraw(seek_id, person)}


async def accept(host: Host, seek_id: str, body: AcceptRequest, person: Person) -> BegunResponse:
    """Accept an offer; say which game has begun."""
    time = time_of(body.time) if body.time else None
    who = named(person, body.name)
    return {"game": await lobby_of(host).accept(seek_id, who, body.variant, time)}
