"""What waits for a page that does not read, and what others wait for because of it."""

import asyncio
from pathlib import Path
from typing import Any

from starlette.websockets import WebSocket

from gipf.host.games import Games
from gipf.host.parts import Host
from gipf.server.connection import Connection
from gipf.server.engine_worker import EngineWorker
from gipf.server.outbox import MOST_BYTES, MOST_WAITING, Outbox
from gipf.server.settings import Settings
from gipf.server.store import Store


class Line:
    """The two ends of a WebSocket: what a page sends lies ready, what it is sent is kept."""

    def __init__(self, *sent: str) -> None:
        self.sent = iter(sent)
        self.heard: list[dict[str, Any]] = []
        self.socket = WebSocket({"type": "websocket"}, self.receive, self.send)
        self.is_new = True

    async def receive(self) -> dict[str, Any]:
        if self.is_new:
            self.is_new = False
            return {"type": "websocket.connect"}
        text = next(self.sent, None)
        if text is None:
            return {"type": "websocket.disconnect", "code": 1000}
        return {"type": "websocket.receive", "text": text}

    async def send(self, message: Any) -> None:
        self.heard.append(message)


def test_an_outbox_is_full_when_its_messages_take_too_much_memory() -> None:
    outbox = Outbox(Line().socket)
    outbox.reply({"state": "x" * (MOST_BYTES + 1)})
    assert not outbox.is_full  # a single one may be long
    outbox.reply({"state": ""})
    assert outbox.is_full


def test_an_outbox_is_full_when_there_are_too_many_messages() -> None:
    outbox = Outbox(Line().socket)
    for _ in range(MOST_WAITING):
        outbox.reply({})
    assert not outbox.is_full
    outbox.reply({})
    assert outbox.is_full


def test_only_the_newest_message_of_a_key_counts() -> None:
    outbox = Outbox(Line().socket)
    for n in range(2 * MOST_WAITING):
        outbox.send("game abc", str(n) * (MOST_BYTES // 100))
    assert not outbox.is_full


def test_what_was_sent_no_longer_counts() -> None:
    async def main() -> None:
        line = Line()
        await line.socket.accept()
        outbox = Outbox(line.socket)
        running = asyncio.create_task(outbox.run())
        for _ in range(40):
            outbox.send("game abc", "x" * (MOST_BYTES // 4))
            outbox.send("game xyz", "x" * (MOST_BYTES // 4))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        running.cancel()
        assert not outbox.is_full and len(line.heard) > 40

    asyncio.run(main())


def test_others_have_their_turn_however_many_messages_a_page_sends(tmp_path: Path) -> None:
    async def main() -> None:
        settings = Settings(data=tmp_path)
        engine = EngineWorker()
        store = Store(settings)
        requests = (f'{{"id": {n}, "do": "unwatch", "game": "abc"}}' for n in range(500))
        host = Host(store, engine, Games(store, engine), lambda: None)
        page = Connection(Line(*requests).socket, host, settings)
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        others = asyncio.create_task(other())
        await page.run()
        others.cancel()
        await store.close()
        assert turns >= 500

    asyncio.run(main())
