"""Clients that send half a request, or nothing, are not waited for."""

import socket
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from gipf.server.http_protocol import MOST_WAITED_FOR
from tests.patience import PATIENCE
from tests.server.serving import Site, serving

HEAD = b"POST /api/read HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


def connection(site: Site) -> socket.socket:
    host, port = site.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def is_closed(client: socket.socket) -> bool:
    """Wait until the server has closed a connection without an answer."""
    try:
        return client.recv(100_000) == b""
    except ConnectionResetError:
        return True


def test_half_a_request_is_waited_for_only_so_long(tmp_path: Path) -> None:
    halves = {
        "silence": b"",
        "half a line": b"GET / HT",
        "half the headers": HEAD,
        "half a body": HEAD + b'Content-Length: 100\r\n\r\n{"text": ',
        "half a second request": b"GET /api/lessons HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api",
    }
    with serving(tmp_path, patience=2.0) as site:
        clients = {name: connection(site) for name in halves}
        for name, client in clients.items():
            client.sendall(halves[name])
        second = clients["half a second request"]
        assert second.recv(10) == b"HTTP/1.1 2"
        while not is_closed(second):
            pass
        for name, client in clients.items():
            assert is_closed(client), name
            client.close()
        with site.tab() as tab:  # a page may be silent for longer
            with pytest.raises(TimeoutError):
                tab.hear(3.0)
            assert tab.watch(site.new_game()["id"])


def test_of_too_many_silent_connections_the_oldest_has_to_go(site: Site) -> None:
    with ExitStack() as open_ones:
        clients = [open_ones.enter_context(connection(site)) for _ in range(MOST_WAITED_FOR + 20)]
        # a connection of its own: one kept from before is among the oldest
        assert httpx.get(f"{site.address}/api/health", timeout=PATIENCE).status_code == 200
        assert all(is_closed(client) for client in clients[:15])
        clients[-1].sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert clients[-1].recv(12) == b"HTTP/1.1 200"
