"""The application: routes, errors as sentences, what starts and ends with it."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import Depends, FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.types import Scope

from gipf.errors import GipfError
from gipf.host.interfaces import NoSuchSeek, StoreFailed
from gipf.host.live_game import OldVersion
from gipf.host.people import Forbidden
from gipf.host.problems import problem_of
from gipf.host.rooms import NoSuchGame
from gipf.host.tournaments import NoSuchTournament
from gipf.host.wire import refusal
from gipf.server.api_page import api_page
from gipf.server.browser_files import browser_files
from gipf.server.connection import NO_PAGE, TRY_AGAIN, Connection
from gipf.server.entrance import refusal_page, wants_page
from gipf.server.entrance import router as entrance
from gipf.server.graceful import Readiness
from gipf.server.limits import TooMuch
from gipf.server.mail_links import router as mail_links
from gipf.server.metrics import metrics_of
from gipf.server.monitoring import Monitored, route_of
from gipf.server.network import Network
from gipf.server.notice_links import router as notice_links
from gipf.server.origin_check import Guard
from gipf.server.routes import ROUTERS
from gipf.server.routes.responses import FORBIDDEN
from gipf.server.service import Service
from gipf.server.service_check import ServiceGuard
from gipf.server.services import permitted, person_of, running
from gipf.server.settings import NAMES, Settings
from gipf.server.share import router as share
from gipf.server.static_files import PageFiles

DESCRIPTION = """The server of the GIPF app. Errors are `{"error": "a sentence", "code": "…", "arguments": {}}`.
Games are played over the WebSocket `/api/live`, which docs/server.md describes."""

_log = logging.getLogger("gipf.server")


def make_app(settings: Settings | None = None) -> FastAPI:
    """Make the application."""
    settings = settings or Settings()
    network = Service(settings) if settings.service else Network(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings, network, app.state.readiness, app.state.metrics) as services:
            app.state.services = services
            yield

    app = FastAPI(
        title="GIPF",
        version=version("gipf"),
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # it would come from another machine
        redoc_url=None,
    )
    app.state.network, app.state.readiness = network, Readiness()
    for router in ROUTERS:
        app.include_router(router, dependencies=[Depends(permitted)], responses=FORBIDDEN)
    app.include_router(entrance)
    app.include_router(mail_links)
    app.include_router(share)
    app.include_router(notice_links)

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        services, person = socket.app.state.services, person_of(socket)
        if person.scopes is not None:  # a page's line can do more than a token is good for
            await socket.close(NO_PAGE)
            return
        limits = network.limits if isinstance(network, Service) else None
        connection = Connection(socket, services, settings, person, limits)
        try:
            with network.connected(connection):
                await connection.run()
        except TooMuch:
            await socket.close(TRY_AGAIN)

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return api_page(app.openapi())

    @app.api_route("/api", methods=["GET", "HEAD"], include_in_schema=False)
    @app.api_route("/api/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def nothing(request: Request) -> Response:
        if methods := _methods(request.scope):
            return _wrong_method(request.method, methods)
        return _problem(404, GipfError("nothing-there", path=request.url.path))

    app.include_router(browser_files(settings.page))
    app.mount("/", PageFiles(settings.page, host="service" if settings.service else "guest"))

    _add_errors(app)
    names = {*NAMES, settings.host}
    guard = ServiceGuard if settings.service else Guard
    app.add_middleware(
        guard,
        most_body=settings.most_body,
        names=names,
        network=network,
        proxies=settings.proxies,
    )
    metrics = app.state.metrics = metrics_of(settings)
    app.add_middleware(Monitored, readiness=app.state.readiness, metrics=metrics)
    return app


def _problem(status: int, error: GipfError, request: Request | None = None) -> Response:
    """Say what is wrong: to a page and to programs as JSON, to who looks at a page of the server as one."""
    if request and wants_page(request.headers, request.url.path):
        return refusal_page(request.headers, error, status)
    return JSONResponse(refusal(error), status)


def _methods(scope: Scope) -> list[str]:
    """List the methods an address of the API knows; one with a name of its own is no game's."""
    routes = [
        route
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, APIRoute) and route.path_regex.match(scope["path"])
    ]
    named = [route for route in routes if route.path == scope["path"]]
    return sorted({method for route in named or routes for method in route.methods or ()})


def _wrong_method(method: str, known: list[str]) -> Response:
    answer = _problem(405, GipfError("wrong-method", method=method, methods=known))
    answer.headers["Allow"] = ", ".join(known)
    return answer


def _wrong(error: HTTPException) -> GipfError:
    if error.status_code == 400:
        return GipfError("body-not-json")
    if error.status_code == 413:
        return GipfError("body-too-big", most=error.detail)
    return GipfError("http-error", detail=error.detail)


def _add_errors(app: FastAPI) -> None:
    """Answer every error with a sentence."""

    @app.exception_handler(GipfError)
    async def refused(request: Request, error: GipfError) -> Response:
        statuses = {
            NoSuchGame: 404,
            NoSuchSeek: 404,
            NoSuchTournament: 404,
            OldVersion: 409,
            Forbidden: 403,
            StoreFailed: 503,
            TooMuch: 429,
        }
        answer = _problem(statuses.get(type(error), 422), error, request)
        if isinstance(error, TooMuch):
            answer.headers["Retry-After"] = str(error.wait)
        return answer

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        return _problem(422, problem_of(error.errors()))

    @app.exception_handler(HTTPException)
    async def wrong(request: Request, error: HTTPException) -> Response:
        if error.status_code == 405:
            return _wrong_method(request.method, _methods(request.scope) or ["GET", "HEAD"])
        answer = _problem(error.status_code, _wrong(error))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        _log.error("a request failed", exc_info=error, extra={"route": route_of(request.scope)})
        return _problem(500, GipfError("internal-error"), request)
