"""A service as the world finds it: through a proxy with TLS, each visitor with cookies of their own."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx

from gipf.server.moderators import moderators
from gipf.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.serving import Site, serving
from tests.server.tab import Tab

ADDRESS = "https://play.example"
PROXY = "127.0.0.1"
SCOPES = ("play", "offers", "talk")


class Visitor:
    """Somebody somewhere with a browser; what they send comes as a proxy passes it on."""

    def __init__(self, site: Site, address: str = "203.0.113.7") -> None:
        self.site = site
        self.said = {
            "Host": "play.example",
            "X-Forwarded-For": address,
            "X-Forwarded-Proto": "https",
        }
        self.http = httpx.Client(
            base_url=site.address,
            timeout=PATIENCE,
            headers={**self.said, "Origin": ADDRESS},
            event_hooks={"request": [self._send_cookies], "response": [self._keep_cookies]},
        )
        self.cookies: dict[str, str] = {}
        """By name: those of httpx are sent over TLS only, which ends at the proxy."""

    def _send_cookies(self, request: httpx.Request) -> None:
        if kept := self._written():
            request.headers["Cookie"] = kept

    def _keep_cookies(self, response: httpx.Response) -> None:
        for line in response.headers.get_list("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(line.split("; ")), line
            self.cookies.pop(name, None)
            if "Max-Age=0" not in line:
                self.cookies[name] = value

    def _written(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    @property
    def port(self) -> int:
        """That of the server behind the proxy."""
        return int(self.site.address.rpartition(":")[2])

    def line_headers(self) -> dict[str, str]:
        """Give what is sent when a WebSocket is opened, besides the name of the machine."""
        kept = {"Cookie": self._written()} if self.cookies else {}
        known = ("origin", "authorization")
        own = {name: self.http.headers[name] for name in known if name in self.http.headers}
        headers = {**self.said, **own, **kept}
        del headers["Host"]
        return headers

    def tab(self, **options: Any) -> Tab:
        """Open a page's WebSocket with one's cookies."""
        line = socket.create_connection((PROXY, self.port))
        headers = self.line_headers()
        return Tab("http://play.example", sock=line, additional_headers=headers, **options)

    def me(self) -> dict[str, Any]:
        """Say who one is."""
        found: dict[str, Any] = self.http.get("/api/me").json()
        return found

    def new_game(self, variant: str = "basic", **more: Any) -> dict[str, Any]:
        """Set up a game."""
        given = more if "start" in more else {"variant": variant, **more}
        answer = self.http.post("/api/games", json=given)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def become_program(self, *scopes: str) -> str:
        """Come by a token of one's own account from now on, which is that of a bot then; give it."""
        assert self.http.put("/api/account/bot").status_code == 200
        named = {"name": "a program", "scopes": scopes or SCOPES}
        made = self.http.post("/api/account/tokens", json=named)
        assert made.status_code == 201, made.text
        token = str(made.json()["token"])
        self.come_by(token)
        return token

    def come_by(self, token: str) -> None:
        """Be a program: without cookies, and from no page."""
        self.cookies.clear()
        del self.http.headers["Origin"]
        self.http.headers["Authorization"] = f"Bearer {token}"

    def close(self) -> None:
        """Ask nothing more."""
        self.http.close()

    @contextmanager
    def stream(self, path: str) -> Iterator[Iterator[dict[str, Any]]]:
        """Hear lines of JSON; heartbeats are left out."""
        with self.http.stream("GET", path) as answer:
            assert answer.status_code == 200, answer.read()
            assert answer.headers["content-type"] == "application/x-ndjson"
            lines = (json.loads(line) for line in answer.iter_lines())
            yield (line for line in lines if line["event"] != "heartbeat")

    def follow(self, link: str, name: str) -> httpx.Response:
        """Follow a link and say one's name."""
        path = link.removeprefix(ADDRESS)
        shown = self.http.get(path)
        return self.http.post(path, data={"name": name}) if shown.status_code == 200 else shown


@contextmanager
def service(data: Path, **changes: Any) -> Iterator[Site]:
    """Run a service behind a proxy, which is this machine."""
    with serving(data, **{"service": ADDRESS, "proxies": (PROXY,), **changes}) as site:
        yield site


class Company:
    """A game between an account and a guest of a service, and everybody else there is in one."""

    def __init__(self, site: Site, data: Path, variant: str = "basic") -> None:
        names = (
            *("stranger", "guest", "account", "moderator", "spectator", "opponent", "player"),
            "program",
        )
        self.data = data
        self.everybody: dict[str, Visitor] = {name: Visitor(site) for name in names}
        self.player = self.everybody["player"]
        mark = f"{next(_COMPANIES):x}".translate(_LETTERS)
        for role in ("account", "moderator", "player", "program"):
            name = {"name": f"Z{role[:3]}{mark}", "password": "four plain old words"}
            made = self.everybody[role].http.post("/api/account", json=name)
            assert made.status_code == 201, made.text
        moderators(Settings(data=data, service=""), {f"Zmod{mark}": True})
        self.everybody["guest"].new_game()
        seats = {"w": {"kind": "person"}, "b": {"kind": "person", "invited": True}}
        self.game = str(self.player.new_game(variant, seats=seats)["id"])
        for role, seat in (("opponent", "b"), ("spectator", None), ("program", None)):
            assert self.everybody[role].follow(self.invite(seat), role).status_code == 303
        self.everybody["program"].become_program()

    def invite(self, player: str | None) -> str:
        """Make a link to a seat, or to watching."""
        path = f"/api/games/{self.game}/invitations"
        return str(self.player.http.post(path, json={"player": player}).json()["link"])

    def state(self) -> dict[str, Any]:
        """Give the game as it stands."""
        found: dict[str, Any] = self.player.http.get(f"/api/games/{self.game}").json()
        return found

    def close(self) -> None:
        """Let everybody go."""
        for visitor in self.everybody.values():
            visitor.http.close()


_COMPANIES = count(1)
_LETTERS = str.maketrans("0123456789", "ghkmpqstuw")
