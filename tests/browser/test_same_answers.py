"""The host in the browser answers as the server does, from the first request of a page to the last."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gipf.browser.store import BrowserStore
from gipf.browser.worker import BrowserHost
from tests.browser.script import MOVES, Script
from tests.server.serving import Site, serving
from tests.server.tab import Tab


class ServerTalk:
    """Asks a server."""

    def __init__(self, site: Site, tab: Tab) -> None:
        self._site, self._tab = site, tab

    def ask(self, method: str, path: str, body: str | None) -> tuple[int, str]:
        headers = {"content-type": "application/json"} if body is not None else {}
        answer = self._site.http.request(method, path, content=body, headers=headers)
        return answer.status_code, answer.text

    def say(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        self._tab.send(json.dumps(message))
        heard = [self._tab.hear()]
        while heard[-1].get("id") != message["id"] or "event" in heard[-1]:
            heard.append(self._tab.hear())
        return heard


class MemoryShelf:
    """Keeps texts as the browser's database does."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.is_full = False

    async def write(self, changes: Mapping[str, str | None]) -> None:
        if self.is_full:
            raise OSError("no room is left")
        for key, text in changes.items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text


class HostTalk:
    """Asks a host of this process."""

    def __init__(self, loop: asyncio.AbstractEventLoop, host: BrowserHost) -> None:
        self._loop, self._host = loop, host
        self._heard: list[dict[str, Any]] = []
        host.connect("1", lambda text: self._heard.append(json.loads(text)))

    def ask(self, method: str, path: str, body: str | None) -> tuple[int, str]:
        return self._loop.run_until_complete(self._host.ask(method, path, body))

    def say(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        self._heard.clear()
        self._loop.run_until_complete(self._host.take("1", json.dumps(message)))
        return list(self._heard)


def answers_here(shelf: MemoryShelf, moves: int) -> list[str]:
    loop = asyncio.new_event_loop()
    try:
        host = BrowserHost(shelf, {})
        loop.run_until_complete(host.open())
        heard = Script(HostTalk(loop, host), moves).run()
        loop.run_until_complete(host.close())
        return heard
    finally:
        loop.close()


def test_every_request_is_answered_as_the_server_answers_it(tmp_path: Path) -> None:
    shelf = MemoryShelf()
    here = answers_here(shelf, MOVES)
    with serving(tmp_path) as site, site.tab() as tab:
        there = Script(ServerTalk(site, tab)).run()
    for mine, other in zip(here, there, strict=True):
        assert mine == other


def test_what_is_written_is_there_again() -> None:
    shelf = MemoryShelf()
    answers_here(shelf, 6)

    async def main() -> None:
        store = BrowserStore(shelf, shelf.texts)
        await store.open()
        games = await store.list(limit=200)
        assert len(games) > 10
        for game in games:
            live = await store.load(game.id)
            assert live is not None and live.id == game.id

    asyncio.run(main())


def test_a_full_browser_says_so_and_the_game_stays_as_it_was() -> None:
    async def main() -> None:
        shelf = MemoryShelf()
        host = BrowserHost(shelf, {})
        await host.open()
        game = json.loads((await host.ask("POST", "/api/games", "{}")).body)
        heard: list[dict[str, Any]] = []
        host.connect("1", lambda text: heard.append(json.loads(text)))
        shelf.is_full = True
        play = {"do": "play", "game": game["id"], "version": 1, "move": "d1-f2"}
        await host.take("1", json.dumps({"id": 1, **play}))
        assert heard[-1]["code"] == "not-saved"
        status, body = await host.ask("POST", "/api/games", "{}")
        assert (status, json.loads(body)["code"]) == (503, "not-saved")
        assert (
            json.loads((await host.ask("GET", "/api/health")).body)["database"]["state"]
            == "failing"
        )
        shelf.is_full = False
        await host.take("1", json.dumps({"id": 2, **play}))
        assert heard[-1]["version"] == 2
        await host.close()

    asyncio.run(main())
