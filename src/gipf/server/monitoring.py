"""What is asked before anybody else is heard: by proxies whether the server is ready, by Prometheus.

Neither says who it is, or by which name it knows the service. So what the first is told is no secret, and
metrics go to addresses that may have them alone.
"""

import time

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gipf.server.graceful import Readiness
from gipf.server.metrics import Metrics

READY, METRICS = "/api/ready", "/metrics"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")


class Monitored:
    """Answers both, and measures all other requests where there are metrics."""

    def __init__(self, app: ASGIApp, *, readiness: Readiness, metrics: Metrics | None) -> None:
        self.app, self._readiness, self._metrics = app, readiness, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or pass on."""
        metrics = self._metrics
        path = scope["path"] if scope["type"] == "http" and scope["method"] in METHODS[:2] else ""
        if path == READY:
            is_ready = self._readiness.is_ready
            answer = JSONResponse({"name": "gipf", "ready": is_ready}, 200 if is_ready else 503)
            await answer(scope, receive, send)
        elif path == METRICS and metrics and metrics.is_for(scope):
            await metrics.response()(scope, receive, send)
        elif metrics and scope["type"] == "http":
            await self._measured(metrics, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _measured(self, metrics: Metrics, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            seconds = time.perf_counter() - began
            metrics.request(route_of(scope), method, status, seconds)


def route_of(scope: Scope) -> str:
    """Name a route as it is declared; what is in an address may be a secret."""
    route = getattr(scope.get("route"), "path", None)
    return route if isinstance(route, str) else "page"
