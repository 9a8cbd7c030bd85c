"""People at one server, each with cookies of their own: its owner, two who play, who watches, and who does not.

The local network of tests is another address of this machine.
"""

import re
from typing import Any

import httpx

from tests.patience import PATIENCE
from tests.server.serving import Site
from tests.server.tab import Tab

NETWORK = "127.0.0.2"


class Guest:
    """Somebody who comes to the address of the network; nobody knows them before they follow a link."""

    def __init__(self, site: Site) -> None:
        self.address = f"http://{NETWORK}:{site.address.rpartition(':')[2]}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE, follow_redirects=False)

    def follow(self, link: str, name: str) -> httpx.Response:
        """Follow a link and say one's name."""
        path = link.removeprefix(self.address)
        shown = self.http.get(path)
        if shown.status_code != 200:
            return shown
        origin = {"origin": self.address}
        return self.http.post(path, data={"name": name}, headers=origin)

    def tab(self) -> Tab:
        """Open a page's WebSocket with one's cookies."""
        kept = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Origin": self.address, **({"Cookie": kept} if kept else {})}
        return Tab(self.address, additional_headers=headers)

    def close(self) -> None:
        self.http.close()


class Owner:
    """Whoever sits at the machine."""

    def __init__(self, site: Site) -> None:
        self.http, self.tab = site.http, site.tab


class Cast:
    """A game between two guests, with somebody who watches."""

    def __init__(self, site: Site, variant: str = "basic", **more: Any) -> None:
        self.owner = Owner(site)
        self.player, self.opponent, self.spectator, self.guest, self.stranger = (
            Guest(site) for _ in range(5)
        )
        link = str(site.http.put("/api/network", json={"is_on": True}).json()["link"])
        for person, name in ((self.player, "Ann"), (self.guest, "Gus")):
            assert person.follow(link, name).status_code == 303
        seats = {"w": {"kind": "person", "name": "Ann"}, "b": {"kind": "person", "invited": True}}
        made = self.player.http.post(
            "/api/games", json={"variant": variant, "seats": seats, **more}
        )
        assert made.status_code == 201, made.text
        self.game = str(made.json()["id"])
        assert self.opponent.follow(self.invite("b"), "Ben").status_code == 303
        assert self.spectator.follow(self.invite(None), "Sue").status_code == 303

    @property
    def everybody(self) -> dict[str, Any]:
        names = ("stranger", "guest", "spectator", "owner", "opponent", "player")
        return {name: getattr(self, name) for name in names}

    def invite(self, player: str | None) -> str:
        """Make a link to a seat, or to watching."""
        path = f"/api/games/{self.game}/invitations"
        answer = self.player.http.post(path, json={"player": player})
        assert answer.status_code == 201, answer.text
        link = str(answer.json()["link"])
        assert re.fullmatch(rf"http://{NETWORK}:\d+/join/[\w-]{{43}}", link)
        return link

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.player.http.get(f"/api/games/{self.game}").json()
        return found

    def close(self) -> None:
        for person in (self.player, self.opponent, self.spectator, self.guest, self.stranger):
            person.close()
