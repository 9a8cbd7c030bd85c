"""The threads that read what people send: they are few, and end with who has sent it."""

import asyncio
import socket
import threading
from typing import Any

import pytest
from fastapi import Request
from starlette.exceptions import HTTPException

from gipf.errors import BrokenFile
from gipf.host.pasted_text import read_text
from gipf.server.reader_threads import MOST_WAITING, THREADS, Check, Readers
from tests.server.serving import Site


class Client:
    """Who has sent a request, and may go away."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()
        self.request = Request({"type": "http"}, self.receive)

    async def receive(self) -> dict[str, Any]:
        await self.gone.wait()
        return {"type": "http.disconnect"}


def read_for_ever(check: Check) -> None:
    while True:
        check(0)


def test_reading_ends_with_who_has_sent_it() -> None:
    async def main() -> None:
        readers = Readers()
        clients = [Client() for _ in range(2 * THREADS)]
        reading = [
            asyncio.create_task(readers.run(client.request, read_for_ever)) for client in clients
        ]
        await asyncio.sleep(0)
        for client in clients:
            client.gone.set()
        for task in reading:
            with pytest.raises(HTTPException):
                await task
        here = Client()  # every thread is free again
        assert await readers.run(here.request, lambda _: threading.current_thread().name)
        readers.close()

    asyncio.run(main())


def test_whoever_comes_when_too_many_wait_is_told_to_come_again() -> None:
    async def main() -> None:
        readers = Readers()
        client = Client()
        waiting = [
            asyncio.create_task(readers.run(client.request, read_for_ever))
            for _ in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(HTTPException, match="try again in a while"):
            await readers.run(client.request, read_for_ever)
        client.gone.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        readers.close()

    asyncio.run(main())


def test_a_long_text_that_is_broken_is_not_read_again_as_every_variant() -> None:
    variations = " ".join(["( d2 d7 f2 )"] * 500)
    told: list[int] = []
    with pytest.raises(BrokenFile, match="'nonsense' is no move"):
        read_text(f"c2 {variations} nonsense", told.append)
    assert len(told) < 2 * 1500


def test_a_short_text_is_read_as_the_variant_it_fits() -> None:
    (game,) = read_text("Za1-c3")
    assert str(game.variant) == "standard+Z6"
    games = read_text("Za1-c3\n\nZa2-c2 {" + "a" * 6000 + "}")
    assert [str(game.variant) for game in games] == ["standard+Z6"] * 2


def test_readers_that_are_busy_hold_up_nothing_else(site: Site) -> None:
    text = "c2 " + "( d2 d7 f2 ) " * 3000 + "*"
    body = b'{"text": "%b"}' % text.encode()
    clients = [sent(site, body) for _ in range(8)]
    assert site.http.get("/api/lessons").status_code == 200
    for client in clients:
        client.close()
    answer = site.http.post("/api/read", json={"text": "matrx"})
    assert answer.status_code == 200


def sent(site: Site, body: bytes) -> socket.socket:
    host, port = site.address.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)))
    connection.sendall(
        b"POST /api/read HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: %d\r\n\r\n%b" % (len(body), body)
    )
    return connection
