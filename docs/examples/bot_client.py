"""A bot for a GIPF service in sixty lines of plain Python: it accepts challenges, and plays at random.

    GIPF_TOKEN=gipf_… python docs/examples/bot_client.py https://play.example

What a bot can do besides, and where a token comes from, is in docs/bots.md.
"""

import json
import os
import random
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from typing import Any


def ask(method: str, path: str, body: Any = None) -> Iterator[Any]:
    """Send a request; each line of the answer is JSON. A silent line is given up after three heartbeats."""
    token = os.environ["GIPF_TOKEN"]
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{sys.argv[1]}/api/{path}", data, headers, method=method)
    with urllib.request.urlopen(request, timeout=45) as answer:
        yield from map(json.loads, answer)


def moves(state: Any) -> list[str]:
    """List what the bot may decide now: in the side game that is on, or else on the board."""
    side = state.get("side")
    scene = side["scene"] if side and side["scene"]["player"] else state["scene"]
    if "touches" in scene:
        return list(touched(scene["touches"]))
    return [option["move"] for option in scene["options"] if scene["player"] in state["own"]]


def touched(touches: Any) -> Iterator[str]:
    """Give the moves of a side game, which are told as what one touches for them."""
    for touch in touches.values():
        yield from [touch["move"]] if "move" in touch else touched(touch["next"])


def play(game: str) -> None:
    """Play a game to its end: decide whenever there is something to decide."""
    for event in ask("GET", f"bot/games/{game}"):
        state = event.get("game")
        if state and state["result"] != "*":
            print(game, state["result"], state["reason"], flush=True)
            return
        if state and (possible := moves(state)):
            version = state["version"]
            # the same key again is answered as before, and plays nothing twice
            said = {"id": 1, "do": "play", "game": game, "version": version}
            more = {"move": random.choice(possible), "key": f"{game} {version}"}
            with suppress(urllib.error.HTTPError):  # it has gone on: the next line says how
                list(ask("POST", "bot/messages", {**said, **more}))


def main() -> None:
    """Accept every challenge, and play each game in a thread of its own."""
    for event in ask("GET", "bot/events"):
        if event["event"] == "offer" and event["offer"]["to"] and not event["offer"]["own"]:
            list(ask("POST", f"lobby/seeks/{event['offer']['id']}/accept", {}))
        elif event["event"] == "game-begun":  # all that go on are told of at the beginning
            threading.Thread(target=play, args=(event["game"]["id"],), daemon=True).start()


if __name__ == "__main__":
    main()
