"""Whoever a service knows, at servers of it, from a stranger to a moderator and a program, and their games.

What is asked at random may end any of them: who has gone is made anew, and so are games.
"""

from collections.abc import Sequence
from contextlib import ExitStack, closing
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from gipf.server.moderators import moderators
from gipf.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.serving import Site
from tests.server.world import ADDRESS, Visitor

PASSWORD = "four plain old words"
PEOPLE = "203.0.113.0/24"
"""From where they come: as much as they like."""
ROLES = ("stranger", "guest", "account", "moderator", "program")
LIVE = {"seconds": 300, "increment": 3}
DAYS = {"seconds": 604_800, "increment": 604_800, "cap": 604_800}
TWO = {"w": {"kind": "person"}, "b": {"kind": "person", "invited": True}}
_MARKS = count(1)
_LETTERS = str.maketrans("0123456789", "abcdefghkm")


class Everybody:
    """One of each; ``games`` are the account's against guest and program, and one that is nobody's business."""

    def __init__(self, sites: Sequence[Site], settings: Settings) -> None:
        self._settings = settings
        self._opened = ExitStack()
        self.visitors: dict[str, Visitor] = {}
        for number, role in enumerate((*ROLES, "apart")):
            visitor = Visitor(sites[number % len(sites)], f"203.0.113.{number + 1}")
            self._opened.enter_context(closing(visitor.http))
            self.visitors[role] = visitor
        self.ids: dict[str, str] = {}
        self.private: list[str] = []
        self.public: list[str] = []
        self.programs: list[str] = []
        self.apart = ""
        self.renew()

    def close(self) -> None:
        """Let everybody go."""
        self._opened.close()

    @property
    def games(self) -> list[str]:
        """All games there are."""
        return [*self.private, *self.public, *self.programs, self.apart]

    def games_of(self, role: str) -> list[str]:
        """Give the games in which somebody has a seat."""
        shared = [*self.private, *self.public]
        own = {"guest": shared, "account": [*shared, *self.programs], "program": self.programs}
        return own.get(role, [])

    def state(self, role: str, game: str) -> dict[str, Any]:
        """Give a game as somebody sees it."""
        http = self.visitors[role].http
        found: dict[str, Any] = http.get(f"/api/games/{game}").json()
        if found.get("code") == "is-side-game":
            found = http.get(f"/api/side-games/{game}").json()
        return found

    def renew(self) -> None:
        """Make anew who has gone, or has become somebody else, and the games that have gone or are over."""
        for role, visitor in self.visitors.items():
            if visitor.me()["kind"] != _KIND.get(role, role):
                visitor.cookies.clear()
                self._begin(role, visitor)
        self.ids = {role: str(visitor.me()["id"] or "-") for role, visitor in self.visitors.items()}
        account = self.visitors["account"]
        if not self._go_on(self.private, account):
            self.private = [self._invited(start) for start in ("basic", "ultimate;challenges=2")]
        if not self._go_on(self.public, account):
            self.public = [
                self._met("tournament", LIVE),
                self._met("yinsh(blitz)", DAYS),
                self._met("basic", DAYS),
            ]
        if not self._go_on(self.programs, account):
            self.programs = [
                self._met(variant, DAYS, "program")
                for variant in ("basic", "ultimate;challenges=2;side=Z:dominoes", "dominoes")
            ]
        if not self._go_on([self.apart], self.visitors["apart"]):
            self.apart = str(self.visitors["apart"].new_game()["id"])

    def _go_on(self, games: list[str], visitor: Visitor) -> bool:
        """Whether games are there and not over, and somebody still plays in them."""
        found = visitor.http.get("/api/games", params={"kind": "played", "result": "open"}).json()
        return bool(games) and set(games) <= {game["id"] for game in found["games"]}

    def _begin(self, role: str, visitor: Visitor) -> None:
        if role in ("guest", "apart"):
            visitor.new_game()
        if role in ("account", "moderator", "program"):
            visitor.http.headers.pop("Authorization", None)
            visitor.http.headers["Origin"] = ADDRESS
            name = f"Zw{role[0]}{next(_MARKS):05}".translate(_LETTERS)
            body = {"name": name, "password": PASSWORD}
            made = visitor.http.post("/api/account", json=body)
            assert made.status_code == 201, made.text
            if role == "moderator":
                moderators(self._settings, {name: True})
                visitor.http.post("/api/session", json=body)
            if role == "program":
                visitor.become_program()

    def _invited(self, start: str) -> str:
        account, guest = self.visitors["account"], self.visitors["guest"]
        game = str(account.new_game(start, seats=TWO)["id"])
        path = f"/api/games/{game}/invitations"
        link = account.http.post(path, json={"player": "b"}).json()["link"]
        assert guest.follow(link, "Zwergel").status_code == 303
        return game

    def _met(self, variant: str, time: dict[str, int], whom: str = "guest") -> str:
        account, other = self.visitors["account"], self.visitors[whom]
        account.http.delete(f"/api/people/{self.ids[whom]}/block")
        other.http.delete(f"/api/people/{self.ids['account']}/block")  # no program blocks anybody
        for seek in account.http.get("/api/lobby").json()["seeks"]:
            if seek["own"]:
                account.http.delete(f"/api/lobby/seeks/{seek['id']}")
        body: dict[str, Any] = {"variants": [variant], "times": [time], "to": self.ids[whom]}
        seek = account.http.post("/api/lobby/seeks", json=body)
        assert seek.status_code == 201, seek.text
        begun = other.http.post(f"/api/lobby/seeks/{seek.json()['id']}/accept", json={})
        assert begun.status_code == 200, begun.text
        return str(begun.json()["game"])

    async def line(self, role: str) -> ClientConnection:
        """Open a page's WebSocket as one of them."""
        visitor = self.visitors[role]
        return await connect(
            "ws://play.example/api/live", host="127.0.0.1", port=visitor.port, max_size=None,
            additional_headers=visitor.line_headers(), proxy=None, compression=None,
            open_timeout=PATIENCE, close_timeout=1,
        )  # fmt: skip


_KIND = {"apart": "guest", "program": "bot"}
