"""A page's whole day, played against any host: games of two people, lists, files, analyses, refusals.

What comes back is written down without what differs from host to host: names of games, and times.
"""

import json
import random
import re
from typing import Any, Protocol

from gipf.variants import NAMED

MOVES = 24
"""So many decisions of each game; then somebody resigns."""


WON_BY_A_MOVE = "tournament+P6 4/5/6/2Pg3/6/G4/4 w m B5P5/B5 -- - 9"
WIN = "Pe4-e5=B"


class Talk(Protocol):
    """A way to ask a host."""

    def ask(self, method: str, path: str, body: str | None) -> tuple[int, str]:
        """Ask once; give status and body."""

    def say(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """Send a message over the line; give what is heard up to its answer."""


class Script:
    """Plays, and keeps what was heard."""

    def __init__(self, talk: Talk, moves: int = MOVES) -> None:
        self._talk = talk
        self._moves = moves
        self._names: list[str] = []
        self._ids = 0
        self.heard: list[str] = []

    def _plain(self, text: str) -> str:
        for number, name in enumerate(self._names):
            text = text.replace(name, f"game-{number}")
        return re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z", "then", text)

    def ask(self, method: str, path: str, body: object = None, raw: str | None = None) -> Any:
        """Ask once."""
        text = raw if raw is not None else None if body is None else json.dumps(body)
        status, answer = self._talk.ask(method, path, text)
        data: Any = json.loads(answer) if answer.startswith("{") else answer
        if isinstance(data, dict):
            games = data.get("games", ()) if path.startswith("/api/games") else ()
            found = [data.get("id"), *(game.get("id") for game in games)]
            self._names += [name for name in found if name and name not in self._names]
        if path.startswith("/api/games?") and status == 200:  # those of one moment are in any order
            answer = "\n".join(sorted(self._plain(json.dumps(game)) for game in data["games"]))
            answer = f"{len(data['games'])} of a part" if "limit=3" in path else answer
            path = path.split("before")[0]
        self.heard.append(self._plain(f"{method} {path} {status} {answer}"))
        return data

    def say(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a message."""
        self._ids += 1
        heard = self._talk.say({"id": self._ids, "do": do, **fields})
        for message in heard:
            game = message.get("game")
            if isinstance(game, dict) and "id" in game and game["id"] not in self._names:
                self._names.append(game["id"])
        texts = sorted(json.dumps(message, sort_keys=True) for message in heard)
        self.heard += [self._plain(f"{do} {text}") for text in texts]
        return heard[-1]

    def run(self, variants: tuple[str, ...] = NAMED) -> list[str]:
        """Play everything; give what was heard."""
        for variant in variants:
            self._game(variant)
        self._against_the_computer()
        self._lists()
        self._learning()
        self._refusals()
        return self.heard

    def _game(self, variant: str) -> None:
        chance = random.Random(variant)
        game = self.ask("POST", "/api/games", {"variant": variant})["id"]
        state = self.say("watch", game=game)["game"]
        path = f"/api/games/{game}"
        for number in range(self._moves):
            texts = [option["move"] for option in state["scene"]["options"]]
            moves = sorted(text for text in texts if text != "challenge")
            if not moves:
                break
            move = chance.choice(moves)
            if number % 8 == 0:
                position = state["scene"]["position"]
                self.ask("POST", "/api/threats", {"position": position})
                self.ask("POST", "/api/legend", {"position": position})
                self.ask("POST", "/api/coach", {"position": position, "move": move})
            self.say("play", game=game, version=state["version"], move=move)
            if number % 10 == 9:
                self.say("takeback", game=game, version=state["version"] + 1)
            state = self.ask("GET", path)
        plies = state["plies"]
        self.ask("POST", "/api/scene", {"start": state["start"], "moves": plies[:20]})
        self.say("play", game=game, version=1, move="c2")
        if state["result"] == "*":
            self.say("resign", game=game)
        self.ask("GET", f"{path}/file")
        tree = self.ask("GET", f"{path}/analysis")["game"]
        tree["nodes"][1]["comment"] = "the first turn"
        self.ask("PUT", f"{path}/analysis", {"game": tree})
        self.ask("GET", f"{path}/analysis")
        self.ask("GET", f"{path}/picture.svg?ply=3&theme=dark")
        self.ask("PATCH", path, {"title": f"A game of {variant}", "note": "played by chance"})
        self.say("rematch", game=game)
        self.say("unwatch", game=game)

    def _against_the_computer(self) -> None:
        """Resign two games and win one, before the computer has to decide anything."""
        for start, level, move in (("basic", 2, None), ("basic", 2, None), (WON_BY_A_MOVE, 4, WIN)):
            seats = {"w": {"kind": "person"}, "b": {"kind": "computer", "level": level}}
            game = self.ask("POST", "/api/games", {"start": start, "seats": seats})
            if move:
                self.say("play", game=game["id"], version=game["version"], move=move)
            else:
                self.say("resign", game=game["id"])

    def _lists(self) -> None:
        while self.ask("POST", "/api/explorer", {"start": "basic"})["pending"]:
            self.heard.pop()  # how often is the host's business
        found = self.ask("GET", "/api/games?kind=game&limit=200")["games"]
        bases = "variant=standard variant=potentials"
        queries = f"q=matrx {bases} result=w result=open opponent=people q=CHANCE%20w"
        queries += (
            " result=won result=lost result=drawn opponent=computer level=2 level=2&result=won"
        )
        for query in queries.split():
            self.ask("GET", f"/api/games?{query}")
        part = self.ask("GET", "/api/games?limit=3")
        self.ask("GET", f"/api/games?limit=3&before={part['next']}")
        self.ask("GET", "/api/statistics")
        played = next(game for game in found if game["title"] == "A game of matrx")
        last = f"/api/games/{played['id']}"
        self.ask("DELETE", last)
        self.ask("GET", last)
        self.ask("POST", f"{last}/restore", {})
        text = self.ask("GET", f"{last}/file")
        self.ask("POST", "/api/read", {"text": text})
        self.ask("POST", "/api/embed", {"text": text})
        self.ask("POST", "/api/embed", {"text": text, "kind": "board", "ply": 3, "flip": True})
        self.ask("POST", "/api/embed", {"text": text, "site": "nowhere"})
        self.ask("POST", "/api/games/import", {"text": text, "kind": "study", "title": "Mine"})
        self.ask("GET", "/api/games?kind=study")
        self.ask("GET", "/api/games?begun=true")

    def _learning(self) -> None:
        self.ask("GET", "/api/variants")
        self.ask("GET", "/api/lessons")
        self.ask("GET", "/api/puzzles")
        self.ask("POST", "/api/lessons/rows/make", {"moves": ["e2", "xe2,e3,e4,e5"]})
        self.ask("GET", "/api/side-games")
        side = self.ask("POST", "/api/side-games", {"game": "yinsh"})
        self.say("watch-side", game=side["id"])
        self.say("play", game=side["id"], version=1, move="f5")
        self.ask("GET", f"/api/side-games/{side['id']}/scene?ply=1")
        position = side["scene"]["position"]
        for touches in (["f5"], ["z9"], ["a", "b", "c", "d"], "f5"):
            self.ask("POST", "/api/side-games/reason", {"position": position, "touches": touches})
        self.ask("POST", "/api/side-games/reason", {"position": "yinsh", "touches": ["f5"]})
        self.ask("GET", f"/api/side-games/{side['id']}/file")
        self.ask(
            "POST",
            "/api/variant",
            {"base": "standard", "potentials": {"w": {"T": 2}, "b": {"Z": 1}}},
        )
        self.ask(
            "POST",
            "/api/position",
            {"variant": "basic", "piles": {"e5": ["B"]}, "reserves": {"w": {"B": 9}}},
        )

    def _refusals(self) -> None:
        for method, path, body in (
            ("GET", "/api/games/none", None),
            ("GET", "/api/nothing", None),
            ("DELETE", "/api/scene", None),
            ("GET", "/api/games?limit=0", None),
            ("GET", "/api/games?limit=many", None),
            ("GET", "/api/games?kind=cat", None),
            ("GET", "/api/games?before=x", None),
            ("POST", "/api/games", {"variant": "flour"}),
            ("POST", "/api/games", {"variant": 5}),
            ("POST", "/api/scene", {"start": "basic", "moves": ["e5"]}),
        ):
            self.ask(method, path, body)
        self.say("watch", game="none")
        self.say("dance")
        self.say("play", game="none", version="1")
