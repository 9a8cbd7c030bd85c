"""People as others see them: found by name, their ratings and games, and whom one has blocked."""

from gipf.errors import GipfError
from gipf.host.api.games import list_games
from gipf.host.catalogue import GameFilter
from gipf.host.lobby import rating_data
from gipf.host.moderation import Known, Moderation
from gipf.host.moments import now
from gipf.host.parts import Host
from gipf.host.people import Person
from gipf.host.ratings import Pool, Speed, best_first
from gipf.host.responses.games import GamesResponse
from gipf.host.responses.people import HistoryResponse, PeopleResponse, PersonEntry, ProfileResponse
from gipf.host.seeks import key_of
from gipf.host.talk import OWNER_KEY
from gipf.host.view import iso

MOST_FOUND, MOST_STEPS = 20, 500


def moderation_of(host: Host) -> Moderation:
    """Give what is known of people, where there are others."""
    if host.moderation is None:
        raise GipfError("lobby-closed")
    return host.moderation


async def known(host: Host, name: str) -> Known:
    """Say who somebody is, by their name in an address."""
    found = await moderation_of(host).known("" if name == OWNER_KEY else name)
    if found is None:
        raise GipfError("no-such-person")
    return found


def _entry(someone: Known) -> PersonEntry:
    return {"id": someone.id or OWNER_KEY, "name": someone.name, "kind": someone.kind}


async def find(host: Host, name: str) -> PeopleResponse:
    """Find people whose name begins so."""
    words = " ".join(name.split())
    found = await moderation_of(host).find(words, MOST_FOUND) if words else []
    return {"people": [_entry(each) for each in found]}


async def profile(host: Host, name: str, person: Person) -> ProfileResponse:
    """Tell about somebody what everybody may know."""
    who, stored = await known(host, name), moderation_of(host)
    ratings = best_first(await stored.ratings(who.id, now()))
    return {
        **_entry(who),
        "since": iso(who.since) if who.since is not None else None,
        "own": who.id == key_of(person.id),
        "blocked": who.id in [key for key, _ in await stored.blocks(person)],
        "ratings": [
            {"family": pool.family, "speed": pool.speed, "rating": rating_data(rating)}
            for pool, rating in ratings
        ],
    }


async def history(host: Host, name: str, family: str, speed: Speed) -> HistoryResponse:
    """Give what games did to a rating of somebody, the first first."""
    who = await known(host, name)
    steps = await moderation_of(host).history(who.id, Pool(family, speed), MOST_STEPS)
    return {
        "steps": [
            {"game": step.game, "score": step.score, "value": round(step.after), "at": iso(step.at)}
            for step in reversed(steps)
        ]
    }


async def games_of(host: Host, name: str, before: str | None, limit: int) -> GamesResponse:
    """List the games of somebody that everybody may see."""
    who = await known(host, name)
    chosen = GameFilter(kind="played", is_public=True, seat_of=who.id)
    return await list_games(host, chosen, before, limit)


async def block(host: Host, name: str, person: Person, *, is_on: bool) -> PeopleResponse:
    """Have nothing to do with somebody any longer, or again; give all with whom one does not."""
    who = await known(host, name)
    if who.id == key_of(person.id):
        raise GipfError("not-oneself")
    await moderation_of(host).block(person, who.id, who.name, now(), is_on=is_on)
    if host.lobby:
        host.lobby.changed()
    return await blocks(host, person)


async def blocks(host: Host, person: Person) -> PeopleResponse:
    """Say with whom somebody wants nothing to do."""
    found = await moderation_of(host).blocks(person)
    return {
        "people": [{"id": key or OWNER_KEY, "name": name, "kind": "guest"} for key, name in found]
    }
