"""A page's end of the WebSocket."""

import json
import random
import time
from contextlib import ExitStack
from typing import Any, Self

from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from gipf.host.socket_messages import SocketEvent, SocketResponse
from tests.patience import PATIENCE

MESSAGE: TypeAdapter[Any] = TypeAdapter(SocketResponse | SocketEvent)
State = dict[str, Any]


class Refusal(AssertionError):
    """The server answered with an error."""


class Tab:
    """A tab: it asks and hears of events."""

    def __init__(self, address: str, **options: Any) -> None:
        self.address = address
        live = address.replace("http", "ws", 1) + "/api/live"
        self._opened = ExitStack()
        self.socket: ClientConnection = self._opened.enter_context(
            connect(live, max_size=None, proxy=None, open_timeout=PATIENCE, **options)
        )
        self.events: list[State] = []
        self.states: dict[str, State] = {}
        self._ids = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    def ask(self, do: str, **fields: Any) -> State:
        """Ask, and give the answer; a refusal is raised."""
        answer = self.try_to(do, **fields)
        if "error" in answer:
            raise Refusal(answer["error"])
        assert answer["ok"] is True
        return answer

    def try_to(self, do: str, **fields: Any) -> State:
        """Ask, and give the answer, whatever it is."""
        self._ids += 1
        self.send(json.dumps({"id": self._ids, "do": do, **fields}))
        while True:
            message = self.hear()
            if message.get("id") == self._ids and "event" not in message:
                return message

    def send(self, text: str | bytes) -> None:
        """Send anything."""
        self.socket.send(text)

    def hear(self, patience: float = PATIENCE) -> State:
        """Take the next message that is no heartbeat; events are kept."""
        while (message := self.receive(patience)).get("event") == "heartbeat":
            pass
        if "event" in message:
            self.events.append(message)
        game = message.get("game")
        if isinstance(game, dict) and "version" in game:
            self.states[game["id"]] = game
        return message

    def receive(self, patience: float = PATIENCE) -> State:
        """Take the next message, whatever it is."""
        text = self.socket.recv(patience)
        MESSAGE.validate_json(text)  # it is what the page's types say
        message: State = json.loads(text)
        return message

    # ------------------------------------------------------------------ games

    def watch(self, game: str) -> State:
        """Watch a game."""
        state: State = self.ask("watch", game=game)["game"]
        return state

    def play(self, game: str, move: str) -> State:
        """Play a decision in a watched game; give the state after it."""
        return self.change("play", game, move=move)

    def change(self, do: str, game: str, **fields: Any) -> State:
        """Change the version of a watched game that was seen last; give the state after it."""
        version = self.states[game]["version"]
        return self.until(game, self.ask(do, game=game, version=version, **fields)["version"])

    def until(self, game: str, version: int) -> State:
        """Hear events until a game has reached a version."""
        while self.states[game]["version"] < version:
            self.hear()
        return self.states[game]

    def wait(self, game: str, is_so: Any, patience: float = PATIENCE) -> State:
        """Hear events until something is so."""
        until = time.monotonic() + patience
        while not is_so(self.states[game]):
            self.hear(until - time.monotonic())
        return self.states[game]

    def play_at_random(self, game: str, rng: random.Random, most: int = 10_000) -> State:
        """Play random decisions for everybody, to the end or so many of them."""
        for _ in range(most):
            state = self.states[game]
            if state["result"] != "*":
                break
            self.play(game, rng.choice(state["scene"]["options"])["move"])
        return self.states[game]
