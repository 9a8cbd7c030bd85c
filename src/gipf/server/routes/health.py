"""How the server, its engine and its database are."""

from importlib.metadata import version

from fastapi import APIRouter, Response

from gipf.browser import site
from gipf.host.interfaces import StoreFailed
from gipf.host.moments import now
from gipf.host.responses.health import Health
from gipf.server.routes.responses import json_response
from gipf.server.services import Asking, Running

router: APIRouter = APIRouter(prefix="/api", tags=["server"])


@router.get("/health", response_model=Health)
async def health(services: Running, person: Asking) -> Response:
    """Say how the server, its engine and its database are."""
    engine = services.engine
    store, state, games = services.store, "ready", 0
    try:
        games = await store.count()
        if store.failure:  # it may be over
            await store.beat(now())
    except StoreFailed:
        state = "failing"
    return json_response(
        {
            "name": "gipf",
            "version": version("gipf"),
            "instance": services.instance,
            "engine": {
                "state": engine.state,
                "ready": sorted(engine.ready),
                "restarts": engine.restarts,
                "pid": engine.pid if person.is_owner else None,
                "lanes": engine.lanes,
            },
            "database": {
                "state": state,
                "games": games if person.is_owner else 0,
                "file": str(services.settings.database)
                if person.is_owner and not store.is_shared
                else "",
            },
            "bus": {"state": services.bus.state},
            "offline": site.is_beside_page_built(),
        },
        200 if state == "ready" else 503,
    )
