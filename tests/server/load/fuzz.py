"""Messages at random over the WebSocket, made of its declarations: whatever comes, there is one answer."""

import asyncio
import json
import random
from collections.abc import Callable, Container, Mapping
from contextlib import suppress
from typing import Any

from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from gipf.bot.side_player import moves_in
from gipf.host.socket_messages import SocketEvent, SocketRequest, SocketResponse
from gipf.host.talk import PRESETS
from tests.patience import PATIENCE
from tests.server.load.cluster import Cluster, Guest
from tests.server.load.match import Result
from tests.server.load.page import line_to

SCHEMA: dict[str, Any] = TypeAdapter(SocketRequest).json_schema()
SENT: TypeAdapter[Any] = TypeAdapter(SocketResponse | SocketEvent)
ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2, 2**31, 2**63, 10**30, 0.5, -1e308, "", "c2", "e1-e3", "pass", "w", "b",
    "é\u0000\u202e", "'; DROP TABLE games; --",
    "x" * 5000, "basic", "yinsh", "tournament+T3Z3D3Y3", [], {}, [[]], [None], {"a": {"b": []}},
]  # fmt: skip
SLOW = ("analyse", "judge", "hint")
"""What keeps the engine busy: now and then is enough."""


class Made:
    """Messages at random; some are right, in others something is wrong.

    What is heard of games is kept: most messages about one are about the version in which it stands.
    """

    def __init__(self, seed: int, games: list[str], only: Container[str] | None = None) -> None:
        self.random = random.Random(seed)
        self.games = games
        self.kinds = [self._kind(each) for each in SCHEMA.get("anyOf") or SCHEMA["oneOf"]]
        if only is not None:
            self.kinds = [kind for kind in self.kinds if _do_of(kind["properties"]) in only]
        self._versions: dict[str, int] = {}
        self._moves: dict[str, list[str]] = {}

    def note(self, told: Mapping[str, Any]) -> None:
        """Keep what is told of a game: its version, and what may be decided in it by whom it is told."""
        state = told.get("game")
        if not isinstance(state, dict) or "version" not in state:
            return
        self._versions[state["id"]] = state["version"]
        side = state.get("side")
        scene = side["scene"] if side and side["scene"]["player"] else state["scene"]
        moves = list(moves_in(scene.get("touches", {})))
        self._moves[state["id"]] = moves or [each["move"] for each in scene.get("options", ())]

    def _kind(self, schema: Mapping[str, Any]) -> Mapping[str, Any]:
        while "$ref" in schema:
            schema = SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]]
        return schema

    def message(self, number: int) -> str | bytes:
        """Make a message with an id, or something that is none."""
        chance = self.random.random()
        if chance < 0.02:
            return self.random.randbytes(self.random.randrange(200))
        kind = self.random.choice(self.kinds)
        names = kind["properties"]
        if _do_of(names) in SLOW and self.random.random() < 0.9:
            kind = self.random.choice(self.kinds)
            names = kind["properties"]
        needed, told = set(kind.get("required", ())), dict[str, Any]()
        for name in sorted(names, key=lambda name: name != "game"):
            if name in needed or self.random.random() < 0.5:
                told[name] = self._known(name, told) or self._value(name, names[name], 3)
        told["id"] = number
        if chance < 0.3:
            self._spoil(told)
        text = json.dumps(told)
        if chance < 0.04:
            cut = self.random.randrange(len(text))
            return (
                text[:cut]
                + self.random.choice(["", "\u0000", "}", "\\ud800", "NaN"])
                + text[cut + 1 :]
            )
        return text

    def _known(self, name: str, told: Mapping[str, Any]) -> Any:
        """Give a value that is right for the game a message is about, most of the time."""
        game = str(told.get("game"))
        if self.random.random() < 0.2:
            return None
        if name == "version":
            return self._versions.get(game)
        if name == "move":
            return self.random.choice(self._moves.get(game) or [None])
        return self.random.choice([None, *PRESETS]) if name == "preset" else None

    def _spoil(self, told: dict[str, Any]) -> None:
        name = self.random.choice([*told, "gmae", "do"])
        if self.random.random() < 0.2:
            told.pop(name, None)
        else:
            told[name] = self.random.choice(ODD)

    def _value(self, name: str, schema: Mapping[str, Any], depth: int) -> Any:
        if name in ("game", "target") and self.random.random() < 0.9 and "$ref" not in schema:
            return self.random.choice(self.games)
        schema = self._kind(schema)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        if choices := schema.get("anyOf") or schema.get("oneOf"):
            return self._value("", self.random.choice(choices), depth)
        return self._simple(schema, depth)

    def _simple(self, schema: Mapping[str, Any], depth: int) -> Any:
        pick = self.random
        match schema.get("type"):
            case "integer":
                return pick.choice(
                    [schema.get("minimum", 0), schema.get("maximum", 9), pick.randrange(12)]
                )
            case "number":
                return pick.uniform(schema.get("minimum", 0), min(schema.get("maximum", 1), 1))
            case "boolean":
                return pick.random() < 0.5
            case "array":
                each = schema.get("items", {})
                return [
                    self._value("", each, depth - 1)
                    for _ in range(pick.randrange(3) if depth else 0)
                ]
            case "object":
                names = schema.get("properties", {})
                return (
                    {name: self._value("", of, depth - 1) for name, of in names.items()}
                    if depth
                    else {}
                )
            case "string":
                return pick.choice(
                    ["c2", "e2", "basic", "e1-e3", "w", "", f"{pick.randrange(10**6)}"]
                )
        return pick.choice(ODD)


def _do_of(names: Mapping[str, Any]) -> str:
    do = names["do"]
    return str(do.get("const") or do["enum"][0])


async def fuzz(cluster: Cluster, *, messages: int, seed: int = 0, lines: int = 4) -> Result:
    """Send messages at random as players, spectators and strangers, and look at what comes back."""
    guests = await cluster.guests(lines)
    games = [await cluster.new_game(guests[0], guests[1]) for _ in range(3)]
    await cluster.let_watch(games[0], guests[2])
    wrong, codes = list[str](), dict[str, int]()

    async def one(n: int, guest: Guest) -> None:
        made = Made(1000 * seed + n, [*games, "nowhere"])
        address = cluster.addresses[n % len(cluster.addresses)]
        sent = 0
        while sent < messages // lines:
            line = await line_to(guest, [address])
            if line is None:  # it is busy
                await asyncio.sleep(1)
                continue
            async with line:
                sent = await talk(line, made, sent, messages // lines, wrong, codes)

    await asyncio.gather(*(one(n, guest) for n, guest in enumerate(guests)))
    for game in games:
        stored = await cluster.store.load(game)  # it can be played through, unless it was left
        if stored and stored.version < 1 + len(stored.plies):
            wrong.append(
                f"{game} is in version {stored.version} after {len(stored.plies)} decisions"
            )
    wrong += [f"{code}, {count} times" for code, count in codes.items() if code == "internal-error"]
    done = codes.pop("done", 0)
    says = f"{messages} messages by {lines}: {done} done, refused for {len(codes)} reasons; {len(wrong)} wrong"
    return Result(says, wrong + cluster.complaints())


async def talk(
    line: ClientConnection,
    made: Made,
    sent: int,
    most: int,
    wrong: list[str],
    codes: dict[str, int],
    is_wrong: Callable[[str | bytes, dict[str, Any]], str | None] = lambda *_: None,
) -> int:
    """Send messages over a line as long as it is there; give how many were sent in all.

    ``is_wrong`` says what is wrong with an answer, besides that there has to be one.
    """
    with suppress(WebSocketException):
        while sent < most:
            sent += 1
            message = made.message(sent)
            await line.send(message)
            async with asyncio.timeout(PATIENCE):
                told = await _answer(line, made)
            codes[told.get("code", "done")] = codes.get(told.get("code", "done"), 0) + 1
            if ("error" in told) == ("ok" in told):
                wrong.append(f"{message[:300]!r} is answered {told}")
            if why := is_wrong(message, told):
                wrong.append(f"{why}: {message[:300]!r} is answered {told}")
    return sent


async def _answer(line: ClientConnection, made: Made) -> dict[str, Any]:
    """Give the next answer; all that comes is as it is declared."""
    while True:
        text = await line.recv()
        SENT.validate_json(text)
        told: dict[str, Any] = json.loads(text)
        made.note(told)
        if "event" not in told:
            return told
