"""Starting the server for a person: a free port, one server for each data folder, a browser that opens.

A file beside the database says where the running server is. Whoever starts a second one is led to the first.
"""

import asyncio
import errno
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from gipf.errors import GipfError
from gipf.folders import locked, make_private_file
from gipf.host.moments import now
from gipf.server.settings import Settings

if TYPE_CHECKING:
    import uvicorn

TRIED = 50
"""Number of ports that are tried after the one that was asked for."""
WAIT = 10.0
"""Seconds to wait for a server that is just starting."""
ANOTHER = "gipf: its games are in {folder}; for a second one, name another folder in GIPF_DATA"

_log = logging.getLogger("gipf.server")


def serve(
    settings: Settings, *, browser: bool = True, path: str = "/", strict: bool = False
) -> int:
    """Run the server until Ctrl-C, or open the one that runs; give the exit status.

    ``strict`` is for a port that was asked for: no other will do.
    """
    with _held(settings.data) as is_first:
        if not is_first:
            return _open_running(settings, path, browser=browser, strict=strict)
        listening = listen(settings.host, settings.port, strict=strict)
        port = listening.getsockname()[1]
        address = f"http://{_shown(settings.host)}:{port}"
        from gipf.server.logs import set_up

        set_up(settings.logs)
        asyncio.run(_check_store(settings))  # what is wrong with it is said before all else
        note = settings.data / "server.json"
        make_private_file(note)
        note.write_text(json.dumps({"address": address, "pid": os.getpid()}), encoding="utf-8")
        try:
            _run(replace(settings, port=port), listening, address, path, browser=browser)
        finally:
            note.unlink(missing_ok=True)
        return 0


@contextmanager
def _held(data: Path) -> Iterator[bool]:
    """Hold a data folder; say whether nobody else does, or in one line why it cannot be used."""
    try:
        make_private_file(data / "server.lock")
        with locked(data / "server.lock") as is_ours:
            yield is_ours
    except OSError as error:
        raise GipfError("folder-unusable", folder=data, detail=error.strerror or error) from None


async def _check_store(settings: Settings) -> None:
    """Migrate the database and look whether it can be used; an address that is none is said, too."""
    from gipf.server.redis_bus import bus_of
    from gipf.server.store import Store

    await bus_of(settings.bus_address).close()
    store = Store(settings)
    try:
        await store.open()
        await store.leave(now())
    finally:
        await store.close()


def make_server(settings: Settings) -> "uvicorn.Server":
    """Make a server that is not started yet."""
    import uvicorn

    from gipf.server.app import make_app
    from gipf.server.graceful import ALONE, LONGEST_REQUEST, Server
    from gipf.server.http_protocol import PatientWebSocket, protocol_with

    app = make_app(settings)
    network = app.state.network
    config = uvicorn.Config(
        app,
        http=protocol_with(settings.patience),
        log_config=None,
        access_log=False,
        ws=PatientWebSocket,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.ping,
        # what is a little too long is told so; in a service nobody makes it read much more than that
        ws_max_size=(4 if settings.service else 16) * settings.most_message,
        ws_per_message_deflate=bool(settings.service),  # people are behind the proxy: compression
        timeout_graceful_shutdown=LONGEST_REQUEST if settings.is_shared else ALONE,
        server_header=False,
        proxy_headers=False,  # it is looked at who says so: service_check
        lifespan="on",
    )
    server = Server(config, settings, network, app.state.readiness)
    network.attach(server)
    return server


def print_link(link: str) -> None:
    """Show the link by which others in the local network join, as a QR code where there is a terminal."""
    from gipf.server.network import qr_for_terminal

    if sys.stdout.isatty():
        print(qr_for_terminal(link), flush=True)
    print(f"Others in this network join at {link}", flush=True)


def _run(
    settings: Settings, listening: socket.socket, address: str, path: str, *, browser: bool
) -> None:
    from gipf.server.http_protocol import allow_many_files

    allow_many_files()
    server = make_server(settings)
    if warning := page_warning():
        print(f"gipf: {warning}", file=sys.stderr, flush=True)
    print(f"GIPF is at {address}{path if path != '/' else ''} – Ctrl-C ends it", flush=True)
    if settings.service:
        print(f"Everybody finds it at {settings.service}", flush=True)
    if browser:
        threading.Thread(
            target=_open_when_ready, args=(server, f"{address}{path}"), daemon=True
        ).start()
    signal.signal(signal.SIGTERM, _end)  # when uvicorn has done what is to be done before
    with suppress(KeyboardInterrupt, SystemExit):  # uvicorn exits when it cannot start
        asyncio.run(_keep_serving(server, listening))
    if not server.started:
        raise GipfError("server-not-started", log=settings.logs / "server.log")


async def _keep_serving(server: "uvicorn.Server", listening: socket.socket) -> None:
    from gipf.server.garbage import collecting_rarely

    async with collecting_rarely():
        await server.serve(sockets=[listening])


def _end(*_: object) -> None:
    raise SystemExit(0)


def page_warning(root: Path = Path(__file__).parents[3]) -> str | None:
    """Say that a page is not that of its sources and how to build it; only a checkout has sources."""
    page = root / "src" / "gipf" / "server" / "page" / "index.html"
    if not (page.exists() and (root / "tools" / "page.py").exists()):
        return None
    check = [sys.executable, "-m", "tools.page", "--check"]
    return subprocess.run(check, cwd=root, capture_output=True, text=True).stderr.strip() or None


def _open_when_ready(server: "uvicorn.Server", address: str) -> None:
    import time

    until = time.monotonic() + WAIT
    while not server.started and time.monotonic() < until:
        time.sleep(0.02)
    open_browser(address)


def open_browser(address: str) -> bool:
    """Open a browser if there is one with a screen; the address was printed for all others."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER")
    ):
        return False
    try:
        return webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return False


# ---------------------------------------------------------------------- ports


def listen(host: str, port: int, *, strict: bool = False) -> socket.socket:
    """Listen to a port, or to a free one behind it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    candidates = [port] if strict else [*range(port, min(port + TRIED, 65536)), 0]
    for candidate in candidates:
        # only where the protocol is named does asyncio send small messages at once
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":  # elsewhere it would let two programs have one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(128)
        except OSError as error:
            listening.close()
            if error.errno in (errno.EADDRINUSE, errno.EACCES) and candidate != candidates[-1]:
                continue
            if error.errno == errno.EADDRINUSE:
                raise GipfError("port-taken", port=str(candidate), host=host) from None
            raise GipfError(
                "port-unusable", port=str(candidate), host=host, detail=error.strerror
            ) from None
        return listening
    raise AssertionError("the last port is taken, or refused with the reason")


def _shown(host: str) -> str:
    if host in ("127.0.0.1", "localhost"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


# ---------------------------------------------------------------------- one server for a folder


def _open_running(settings: Settings, path: str, *, browser: bool, strict: bool = False) -> int:
    """Lead to the server that runs already; one at another port than was asked for is an error."""
    import time

    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        if address := running_at(settings.data):
            if strict and urlsplit(address).port != settings.port:
                raise GipfError(
                    "running-elsewhere",
                    address=address,
                    folder=settings.data,
                    port=str(settings.port),
                )
            print(f"GIPF runs already, at {address}{path if path != '/' else ''}", flush=True)
            print(ANOTHER.format(folder=settings.data), file=sys.stderr, flush=True)
            if settings.lan:
                print_link(_let_others_join(address))
            if browser:
                open_browser(f"{address}{path}")
            return 0
        time.sleep(0.2)
    raise GipfError("folder-in-use", folder=settings.data)


def _let_others_join(address: str) -> str:
    """Switch on joining from the local network at a server that runs; give the link."""
    request = urllib.request.Request(
        f"{address}/api/network",
        b'{"is_on": true}',
        {"Content-Type": "application/json"},
        method="PUT",
    )
    try:
        with urllib.request.urlopen(request, timeout=WAIT) as answer:
            return str(json.load(answer)["link"])
    except urllib.error.HTTPError as error:
        with error:
            told = json.load(error)
        raise GipfError("network-refused", detail=told["error"]) from None


def running_at(data: Path) -> str | None:
    """Give the address of the server of a data folder, if it answers."""
    try:
        note: dict[str, Any] = json.loads((data / "server.json").read_text(encoding="utf-8"))
        address = str(note["address"])
        with urllib.request.urlopen(f"{address}/api/ready", timeout=2) as answer:
            return address if json.load(answer)["name"] == "gipf" else None
    except (OSError, ValueError, KeyError, TypeError, urllib.error.URLError):
        return None
