"""What Prometheus is told of a server, at ``/metrics``: how long things take, how many there are.

Only whoever asks from this machine or from an address that is named is told, and nobody by way of a proxy.
"""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

from gipf.extras import need
from gipf.host.live_game import LiveGame
from gipf.server.settings import NAMES, Settings

if TYPE_CHECKING:
    from prometheus_client.core import Metric

    from gipf.server.services import Services

FAST = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.3, 0.6, 1.2, 2.5, 5.0, 15.0)
"""The limits of the histograms, in seconds; those that are promised are among them."""
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""Headers of a request that came by way of a proxy."""
LOOK = 0.5
"""Seconds between looks at how late the event loop is."""


def metrics_of(settings: Settings) -> "Metrics | None":
    """Give the metrics of a server, if it is one of several, or if addresses are named that may see them."""
    return Metrics(settings) if settings.is_shared or settings.metrics else None


class Metrics:
    """Counters and histograms of one server; what can be looked up is looked up when it is asked for."""

    def __init__(self, settings: Settings) -> None:
        need("service")
        from prometheus_client import CollectorRegistry, Counter, Histogram
        from prometheus_client.platform_collector import PlatformCollector
        from prometheus_client.process_collector import ProcessCollector

        self._settings = settings
        self._services: Services | None = None
        self.registry: CollectorRegistry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)

        def histogram(name: str, says: str, *labels: str) -> Histogram:
            return Histogram(name, says, labels, buckets=FAST, registry=self.registry)

        self._requests = histogram(
            "gipf_request_seconds", "HTTP requests by route and status", "route", "method", "status"
        )
        self._messages = histogram(
            "gipf_message_seconds", "Messages of pages until they are answered", "do", "outcome"
        )
        self._database = histogram("gipf_database_seconds", "Transactions", "kind", "outcome")
        self._lag = histogram("gipf_loop_lag_seconds", "How late the event loop is")
        self._decisions = Counter(
            "gipf_decisions", "Decisions in games that were stored", ["by"], registry=self.registry
        )
        self._ended = Counter(
            "gipf_games_ended", "Games that have ended", ["reason"], registry=self.registry
        )
        self.registry.register(self)

    # ------------------------------------------------------------------ what happens

    def request(self, route: str, method: str, status: int, seconds: float) -> None:
        """Note an HTTP request."""
        self._requests.labels(route, method, f"{status // 100}xx").observe(seconds)

    def message(self, do: str, outcome: str, seconds: float) -> None:
        """Note a message of a page."""
        self._messages.labels(do, outcome).observe(seconds)

    def transaction(self, kind: str, outcome: str, seconds: float) -> None:
        """Note a transaction, with the wait for a connection."""
        self._database.labels(kind, outcome).observe(seconds)

    def change(self, game: LiveGame, before: LiveGame) -> None:
        """Note a change of a game that is stored."""
        for ply in game.plies[len(before.plies) :]:
            self._decisions.labels(ply.by).inc()
        if game.is_over and not before.is_over:
            self._ended.labels(game.reason or "").inc()

    async def watch(self, services: "Services") -> None:
        """Look at a server from now on, until it is cancelled."""
        self._services = services
        services.store.meter = self.transaction
        services.games.observers.append(self.change)
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(LOOK)
            self._lag.observe(max(0.0, loop.time() - before - LOOK))

    # ------------------------------------------------------------------ what there is

    def describe(self) -> Iterable["Metric"]:
        """Say which names there are."""
        return [gauge for gauge, _ in self._looked_up(None)]

    def collect(self) -> Iterator["Metric"]:
        """Look up what there is now."""
        for gauge, values in self._looked_up(self._services):
            for labels, value in values.items():
                gauge.add_metric(labels, float(value))
            yield gauge

    def _looked_up(self, services: "Services | None") -> Iterator[tuple[Any, dict[Any, float]]]:
        """Give every gauge with its values by their labels."""
        from prometheus_client.core import GaugeMetricFamily as Gauge

        values = _values(services) if services else {}
        for name, says, label in GAUGES:
            found = values.get(name, {})
            labelled = {((key,) if label else ()): value for key, value in found.items()}
            yield Gauge(f"gipf_{name}", says, labels=[label] if label else []), labelled

    # ------------------------------------------------------------------ who may see it

    def is_for(self, scope: Scope) -> bool:
        """Whether a request may see them: of whom it is, by the connection, and that no proxy passed it on."""
        headers, client = Headers(scope=scope), scope.get("client")
        if client is None or any(name in headers for name in FORWARDED):
            return False
        with suppress(ValueError):
            address = ip_address(client[0])
            if any(address in network for network in self._settings.metrics):
                return True
            host = headers.get("host", "").rpartition(":")[0] or headers.get("host", "")
            return address.is_loopback and host.strip("[]") in NAMES
        return False

    def response(self) -> Response:
        """Give all of it as text."""
        from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

        return Response(generate_latest(self.registry), media_type=CONTENT_TYPE_LATEST)


GAUGES = (
    ("ready", "Whether pages may be sent to this server", ""),
    ("sockets", "Pages that are connected, by who they are", "who"),
    ("games", "Games in memory, and those of them that somebody watches", "state"),
    ("bus_up", "Whether messages come through to other servers", ""),
    ("bus_waiting", "Messages that wait to be told to other servers", ""),
    ("database_up", "Whether the last write succeeded", ""),
    ("database_connections", "Connections to the database, and those of them in use", "state"),
    ("engine_up", "Whether the engine is ready", ""),
    ("engine_waiting", "Analyses that wait for the engine", ""),
    ("engine_restarts", "How often the engine was started again", ""),
)
"""What is looked up: name, what it is, label."""


def _values(services: "Services") -> dict[str, dict[str, float]]:
    lines = services.network.lines
    owners = sum(line.person.is_owner for line in lines)
    kept, watched = services.games.counts
    size, in_use = services.store.connections
    bus, engine = services.bus, services.engine
    return {
        "ready": {"": services.readiness.is_ready},
        "sockets": {"owner": owners, "guest": len(lines) - owners},
        "games": {"kept": kept, "watched": watched},
        "bus_up": {"": bus.state == "ready"},
        "bus_waiting": {"": bus.waiting},
        "database_up": {"": services.store.failure is None},
        "database_connections": {"open": size, "in use": in_use},
        "engine_up": {"": engine.state == "ready"},
        "engine_waiting": {"": engine.waiting},
        "engine_restarts": {"": engine.restarts},
    }
