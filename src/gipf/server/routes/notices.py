"""Notices; what is new is told over the WebSocket, to pages that watch for it."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from gipf.errors import GipfError
from gipf.host.api import notices
from gipf.host.notice_board import MOST_SHOWN
from gipf.host.people import Person
from gipf.host.requests.notices import DeviceRequest, NoticeChoicesRequest, SeenRequest
from gipf.host.responses.notices import NoticesData, NoticeSettings
from gipf.host.seeks import key_of
from gipf.host.view import iso
from gipf.server.accounts import Visit
from gipf.server.notice_store import NoticeStore
from gipf.server.routes.responses import INVALID, json_response
from gipf.server.services import Asking, Running, Services, Visiting

router: APIRouter = APIRouter(prefix="/api/notices", tags=["people"])


@router.get("", response_model=NoticesData, responses=INVALID)
async def look(
    services: Running,
    person: Asking,
    before: Annotated[int | None, Query(ge=1, lt=2**31)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = MOST_SHOWN,
) -> Response:
    """Give the notices of whoever asks, the latest first; `next` goes into `before`."""
    return json_response(await notices.look(services, person, before, limit))


@router.post("/seen", response_model=NoticesData, responses=INVALID)
async def see(services: Running, person: Asking, body: SeenRequest) -> Response:
    """Note what whoever asks has seen: what is about a `game`, some `notices`, or all."""
    return json_response(await notices.see(services, body, person))


@router.get("/settings", response_model=NoticeSettings)
async def settings(services: Running, person: Asking, visit: Visiting) -> Response:
    """Say how whoever asks is told what, and to which devices it is pushed."""
    return json_response(await _settings(services, person, visit))


@router.put("/settings", response_model=NoticeSettings, responses=INVALID)
async def choose(
    services: Running, person: Asking, visit: Visiting, body: NoticeChoicesRequest
) -> Response:
    """Be told otherwise from now on."""
    await notices.choose(services, body, person)
    return json_response(await _settings(services, person, visit))


@router.put("/devices", response_model=NoticeSettings, responses=INVALID)
async def add_device(
    services: Running, person: Asking, visit: Visiting, body: DeviceRequest
) -> Response:
    """Push to this browser from now on, as long as one is signed in in it."""
    if services.pushes is None:
        raise GipfError("push-off")
    from gipf.server.web_push import Endpoint, check_keys

    endpoint = Endpoint(body.endpoint, body.keys.p256dh, body.keys.auth)
    check_keys(endpoint)
    known = visit.session, endpoint, visit.agent, visit.guest_token
    await services.pushes.add(key_of(person.id), *known)
    return json_response(await _settings(services, person, visit))


@router.delete("/devices/{device}", response_model=NoticeSettings, responses=INVALID)
async def delete_device(
    services: Running,
    person: Asking,
    visit: Visiting,
    device: Annotated[int, Path(ge=0, lt=2**31)],
) -> Response:
    """Push to a device no longer."""
    await NoticeStore(services.store).delete_device(key_of(person.id), device)
    return json_response(await _settings(services, person, visit))


async def _settings(services: Services, person: Person, visit: Visit) -> NoticeSettings:
    store, key = NoticeStore(services.store), key_of(person.id)
    return {
        "choices": await notices.choices(services, person),
        "mail": await store.mail(key) if services.settings.mail else None,
        "key": (await services.pushes.signer()).public if services.pushes else None,
        "devices": [
            {
                "id": each.id,
                "agent": each.agent,
                "created": iso(each.created),
                "is_this": each.session == visit.session
                and each.guest_token in (None, visit.guest_token),
            }
            for each in await store.devices(key)
        ],
    }
