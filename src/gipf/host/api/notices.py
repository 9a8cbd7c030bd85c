"""Notices: what somebody is told, what they have seen of it, and how they want to be told."""

from gipf.errors import GipfError
from gipf.host.notice_board import NoticeBoard
from gipf.host.notices import Choice
from gipf.host.parts import Host
from gipf.host.people import Person
from gipf.host.requests.notices import NoticeChoicesRequest, SeenRequest
from gipf.host.responses.notices import NoticeChoiceData, NoticesData
from gipf.host.seeks import key_of


def board_of(host: Host) -> NoticeBoard:
    """Give the notices of a host that others can reach."""
    if host.notices is None:
        raise GipfError("lobby-closed")
    return host.notices


async def look(host: Host, person: Person, before: int | None, limit: int) -> NoticesData:
    """Give somebody's notices, the latest first."""
    return await board_of(host).look(person, before, limit)


async def see(host: Host, body: SeenRequest, person: Person) -> NoticesData:
    """Note what somebody has seen; give what is left."""
    return await board_of(host).see(person, game=body.game, notices=body.notices)


async def choices(host: Host, person: Person) -> list[NoticeChoiceData]:
    """Say how somebody is told what."""
    found = await board_of(host).notices.choices(key_of(person.id))
    return [
        {"kind": kind, "page": each.page, "push": each.push, "mail": each.mail}
        for kind, each in found.items()
    ]


async def choose(host: Host, body: NoticeChoicesRequest, person: Person) -> None:
    """Keep how somebody wants to be told."""
    board, key = board_of(host), key_of(person.id)
    known = dict(await board.notices.choices(key))
    given = {each.kind: Choice(each.page, each.push, each.mail) for each in body.choices}
    await board.notices.choose(key, {**known, **given})
    board.changed([key])
