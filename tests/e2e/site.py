"""The app as plain files, behind a file server that knows nothing of it; what it keeps, an open page tells."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

from gipf.browser.site import write_site
from tests.e2e.file_server import Sent, serving_files
from tests.e2e.serving import game_request

UNDER = "games/gipf"
"""The folder of the server in which the site lies: any will do."""

_TALK = """async (name) => {
    const tabs = new BroadcastChannel(name), waiting = new Map(), heard = []
    window.testTalk = {
        heard,
        ask: (message) => new Promise((resolve) => {
            waiting.set(message.ask ?? message.open, resolve)
            tabs.postMessage({ ask: message })
        }),
        say: (message, id) => new Promise((resolve) => {
            heard.length = 0
            waiting.set(id, resolve)
            tabs.postMessage({ ask: { ...message, sent: Date.now() } })
        }),
    }
    const settle = (id, value) => { waiting.get(id)?.(value); waiting.delete(id) }
    await new Promise((resolve) => {
        tabs.onmessage = ({ data }) => {
            if ('leader' in data) resolve()
            const told = data.tell ?? {}
            if (told.answer) settle(told.answer, [told.status, told.body])
            if (told.opened) settle(told.opened, true)
            if (told.line !== 'test') return
            heard.push(told.text)
            const { id, event } = JSON.parse(told.text)
            if (event === undefined) settle(id, [...heard])
        }
        tabs.postMessage({ who: true })
    })
    await window.testTalk.ask({ open: 'test' })
}"""


class Site:
    """A site that is served; a page of it is one's way to ask."""

    def __init__(self, address: str, sent: Sent | None = None) -> None:
        self.address = address
        self.sent = sent or Sent()
        self.page: Page | None = None
        self._ids = 0

    def request(self, method: str, path: str, body: str | None) -> tuple[int, str]:
        """Ask the host of the open page."""
        self._ids += 1
        message = {"ask": f"test.{self._ids}", "method": method, "path": path}
        if body is not None:
            message["body"] = body
        status, text = self._there().evaluate("(message) => window.testTalk.ask(message)", message)
        return int(status), str(text)

    def say(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """Send a message over a line; give what is heard up to its answer."""
        given = [{"line": "test", "text": json.dumps(message)}, message["id"]]
        heard = self._there().evaluate("([message, id]) => window.testTalk.say(message, id)", given)
        return [json.loads(text) for text in heard]

    def _there(self) -> Page:
        page = self.page
        assert page is not None, "no page of the site is open"
        if not page.url.startswith(self.address):
            page.goto(self.address)
        if not page.evaluate("'testTalk' in window"):
            page.evaluate(_TALK, f"gipf {urlsplit(self.address).path or '/'}")
        return page

    def new_game(self, start: str = "standard", level: int | None = None) -> str:
        """Begin a game as `tests.e2e.serving.Server` does."""
        return str(self.ask("/api/games", game_request(start, level))["id"])

    def ask(self, path: str, body: Any = None) -> Any:
        """Get JSON, or post it where there is a body."""
        method = "GET" if body is None else "POST"
        status, text = self.request(method, path, None if body is None else json.dumps(body))
        assert 200 <= status < 300, f"{path}: {status} {text}"
        return json.loads(text)


class PageTalk:
    """Asks the host of an open page, as `tests.browser.script` does it."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def ask(self, method: str, path: str, body: str | None) -> tuple[int, str]:
        """Ask once; give status and body."""
        return self._site.request(method, path, body)

    def say(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """Send a message over the line; give what is heard up to its answer."""
        return self._site.say(message)


@contextmanager
def served(folder: Path) -> Iterator[Site]:
    """Write the site somewhere under a folder, and serve that folder."""
    write_site(folder / UNDER)
    with serving_files(folder) as (address, sent):
        yield Site(f"{address}{UNDER}/", sent)
