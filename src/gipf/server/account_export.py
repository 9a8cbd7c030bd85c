"""All that is stored of somebody, as one file."""

from dataclasses import asdict
from typing import Any

from gipf.host.api.archive import ArchiveKind, get_archive
from gipf.host.moments import now
from gipf.host.people import Person
from gipf.host.responses.archive import ArchivedGameData
from gipf.host.seeks import key_of
from gipf.host.view import iso
from gipf.server.notice_store import NoticeStore
from gipf.server.personal_data import PersonalData
from gipf.server.services import Services

VERSION = 1
"""The form of the file, which is that in which a page keeps games."""
KINDS: tuple[ArchiveKind, ...] = ("played", "study")


async def export_of(services: Services, person: Person, about: dict[str, Any]) -> dict[str, Any]:
    """Write down somebody's account, and all their games but those that go on with somebody else.

    What they keep at games for themselves alone is in it, too, and all else that `personal_data` lists.
    """
    games: list[ArchivedGameData] = []
    for kind in KINDS:
        before = None
        while True:
            part = await get_archive(services, kind, before, person.id)
            games += part["games"]
            before = part["next"]
            if before is None:
                break
    written = {"gipf": "archive", "version": VERSION, "written": iso(now()), "games": games}
    private = await services.private.all_of(person)
    own = await PersonalData(services.store).of(person)
    own |= {"private": private, "notices": await _notices(services, person)}
    return {**written, "browser": {}, **own, **about}


async def _notices(services: Services, person: Person) -> dict[str, Any]:
    """Write down what somebody was told, how they want to be told, and at which devices."""
    store, key = NoticeStore(services.store), key_of(person.id)
    return {
        "told": [
            {
                "kind": each.kind,
                "at": iso(each.at),
                "name": each.name,
                **each.about,
                "link": each.link,
            }
            for each in await store.everything(key)
        ],
        "choices": {kind: asdict(each) for kind, each in (await store.choices(key)).items()},
        "devices": [
            {"agent": each.agent, "created": iso(each.created), "endpoint": each.endpoint}
            for each in await store.devices(key)
        ],
    }
