"""A level of our engine as a bot: it accepts games, plays several of them at once, and goes on where it was.

All that it knows of its games is what the service tells: killed and started again, it is told of them anew, and
what it had decided without hearing the answer it sends again under the same key.
"""

import asyncio
import random
from collections.abc import Callable, Collection
from contextlib import aclosing, suppress
from dataclasses import dataclass
from typing import Any

from gipf.bot.client import Client, Denied, Line, Unreachable, path_of
from gipf.bot.side_player import side_move
from gipf.engine.async_client import AsyncEngine
from gipf.errors import GipfError
from gipf.host.computer_player import SIDE_LEVELS, ComputerPlayer, budget
from gipf.host.interfaces import Lane
from gipf.host.live_game import replay
from gipf.host.seeks import start_of
from gipf.position import Position
from gipf.record.side_play import SidePlay
from gipf.search.answer import Answer, Limits
from gipf.side_games.odds import side_level
from gipf.state import Phase

FAMILIES = ("basic", "tournament", "ultimate", "matrx")
LONGEST_WAIT = 30.0
"""Seconds after which it is tried again at the latest where the service does not answer."""
REMATCH = 20.0
"""Seconds for which it is waited whether the other player wants to play again, while they are there."""
WANTED = "rematch"
STATES = ("game", "side-game")
"""The events that tell how a game stands."""
SIDE_GAME = Phase.SIDE_GAME.value


@dataclass(frozen=True)
class Habits:
    """What a bot does: its level, how many games it plays at once, which offers it accepts, what it offers."""

    level: int = 5
    games: int = 4
    is_rated: bool = False
    is_open: bool = False
    """Whether it accepts open offers, too, and not challenges alone."""
    offers: tuple[str, ...] = ()
    """The variants in which it offers games itself, to everybody."""
    time: tuple[int, int] = (600, 5)
    """Seconds, and what a turn adds, of those."""


class OwnEngine:
    """The engine's process, as a player asks it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._chance = random.SystemRandom()
        self.ready: Collection[str] = FAMILIES

    async def search(
        self,
        position: Position,
        limits: Limits,
        player: str = "engine",
        lane: Lane = "play",  # noqa: ARG002
    ) -> Answer:
        """Search a position as one of the engine's players."""
        seed = self._chance.randrange(2**31)  # no two of its games are the same
        return await self._engine.search(position, limits, player=player, seed=seed)

    async def side_move(
        self,
        play: SidePlay,
        level: int,
        seconds: float | None = None,
        lane: Lane = "play",  # noqa: ARG002
    ) -> str:
        """Choose a move in a side game as a player of a level."""
        seed = self._chance.randrange(2**31)
        return await self._engine.side_move(play, level, seconds=seconds, seed=seed)


class Bot:
    """One bot; ``tell`` is told in a line what it does."""

    def __init__(
        self, client: Client, engine: AsyncEngine, habits: Habits, tell: Callable[[str], None]
    ) -> None:
        self._client, self._habits, self._tell = client, habits, tell
        self._player = ComputerPlayer(OwnEngine(engine), pause=0.0)  # type: ignore[arg-type]  # it asks no more
        self._chance = random.SystemRandom()
        self._games: dict[str, asyncio.Task[None]] = {}
        self._offers: dict[str, Line] = {}
        self._own: set[str] = set()
        self._coming: set[str] = set()
        """Games that have begun and were not told of yet."""
        self._used: set[str] = set()
        """Offers of one's own that have begun one."""
        self._since: int | None = None
        self._answering = asyncio.Lock()
        self._answers: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Play until it is cancelled; what the service denies for good ends it."""
        waits = 0.5
        try:
            while True:
                try:
                    await self._follow()
                    waits = 0.5
                except Unreachable as error:
                    self._tell(str(error))
                except Denied as error:
                    if error.status != 429:
                        raise
                    waits = max(waits, error.wait)
                await asyncio.sleep(waits * random.uniform(0.5, 1.5))
                waits = min(2 * waits, LONGEST_WAIT)
        finally:
            tasks = [*self._games.values(), *self._answers]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _follow(self) -> None:
        """Hear what happens, over one line."""
        self._offers, self._own, self._coming = {}, set(), set()
        path = path_of("bot", "events") + (f"?since={self._since}" if self._since else "")
        async with aclosing(self._client.lines(path)) as events:
            async for event in events:
                match event["event"]:
                    case "offer" if event["offer"]["own"]:
                        self._note(event["offer"])
                    case "offer":
                        self._offers[event["offer"]["id"]] = event["offer"]
                    case "offer-gone":
                        self._offers.pop(event["id"], None)
                        self._own.discard(event["id"])
                    case "game-begun":
                        self._coming.discard(event["game"]["id"])
                        self._begin(event["game"])
                    case "game-over":
                        self._coming.discard(event["game"]["id"])
                    case "heartbeat":
                        self._since = event["at"]
                        self._coming.clear()  # what was to be told of was told
                    case "moving":
                        return
                await self._answer()

    # ------------------------------------------------------------------ offers

    @property
    def _has_room(self) -> bool:
        return len(self._games.keys() | self._coming) < self._habits.games

    def _note(self, offer: Line) -> None:
        """Note an offer of one's own; the game it has begun will be told of."""
        game = offer["game"]
        (self._own.discard if game else self._own.add)(offer["id"])
        if game and offer["id"] not in self._used:
            self._used.add(offer["id"])
            self._coming.add(game)

    async def _answer(self) -> None:
        """Accept or decline what is offered, and offer something where there is room."""
        async with self._answering:
            await self._answer_offers()

    async def _answer_offers(self) -> None:
        for id_, offer in list(self._offers.items()):
            is_challenge = offer["to"] is not None
            if not is_challenge and not self._habits.is_open:
                continue
            variants = self._playable(offer)
            if is_challenge and not variants:
                self._offers.pop(id_)
                await self._try("DELETE", path_of("lobby", "seeks", id_))
            elif self._has_room and variants:
                self._offers.pop(id_)
                path = path_of("lobby", "seeks", id_, "accept")
                if begun := await self._try("POST", path, {"variant": variants[0]}):
                    self._coming.add(begun["game"])
        if self._habits.offers and self._has_room and not self._own:
            seconds, increment = self._habits.time
            wanted = {
                "variants": list(self._habits.offers),
                "times": [{"seconds": seconds, "increment": increment}],
                "rated": self._habits.is_rated,
            }
            if made := await self._try("POST", path_of("lobby", "seeks"), wanted):
                self._own.add(made["id"])

    def _playable(self, offer: Line) -> list[str]:
        """Give the variants of an offer that can be played here."""
        if offer["rated"] and not self._habits.is_rated:
            return []
        return [variant for variant in offer["variants"] if can_play(variant)]

    async def _try(self, method: str, path: str, body: Line | None = None) -> Any:
        """Ask for something that somebody else may have been quicker with."""
        try:
            return await self._client.ask(method, path, body)
        except Denied as error:
            if error.status in (401, 403):
                raise
            self._tell(str(error))
            return None

    # ------------------------------------------------------------------ games

    def _begin(self, game: Line) -> None:
        """Play a game, unless that is done already."""
        id_ = game["id"]
        if id_ in self._games:
            return
        self._tell(f"{id_}: {game['variant']} against {game['opponent']['name']}")
        task = self._games[id_] = asyncio.create_task(self._play(id_, game["own"]))
        task.add_done_callback(lambda done: self._ended(id_, done))

    def _ended(self, game: str, task: "asyncio.Task[None]") -> None:
        self._games.pop(game, None)
        if task.cancelled():
            return
        if wrong := task.exception():
            self._tell(f"{game}: {wrong!r}")
        answer = asyncio.create_task(self._fill_room())
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)

    async def _fill_room(self) -> None:
        """Look for a game in the place of one that has ended; what goes wrong now the next event tells."""
        with suppress(Denied, Unreachable):
            await self._answer()

    async def _play(self, game: str, own: str) -> None:
        """Play a game to its end, over as many lines as that takes."""
        waits = 0.5
        while True:
            try:
                if await self._follow_game(game, own):
                    return
                waits = 0.5
            except Unreachable:
                pass
            except Denied as error:
                if error.status == 404:  # it was left without a result
                    return
                if error.status != 429:
                    self._tell(f"{game}: {error}")
                waits = max(waits, error.wait)
            await asyncio.sleep(waits * random.uniform(0.5, 1.5))
            waits = min(2 * waits, LONGEST_WAIT)

    async def _follow_game(self, game: str, own: str) -> bool:
        """Play over one line; say whether the game is over."""
        here: list[str] = []
        async with aclosing(self._client.lines(path_of("bot", "games", game))) as lines:
            async for line in lines:
                if line["event"] == "presence":
                    here = line["here"]
                if line["event"] == "deleted":
                    return True
                if line["event"] == "moving":
                    return False
                if line["event"] not in STATES:
                    continue
                state = line["game"]
                if state["result"] != "*":
                    self._tell(f"{game}: {state['result']} ({state['reason']})")
                    with suppress(TimeoutError):
                        async with asyncio.timeout(REMATCH):
                            await self._play_again(state, here, lines, own)
                    return True
                await self._act(state, own)
        return False

    async def _act(self, state: Line, own: str) -> None:
        """Decide, where it is one's own decision; of what the other player proposes only lots are accepted."""
        game, version = state["id"], state["version"]
        proposal = state.get("proposal")
        if proposal and proposal["player"] != own:
            says = "accept" if proposal["kind"] == "lot" else "decline"
            await self._send(says, game, version=version, key=f"{says} {version}")
        elif not proposal and is_at_table(state):
            count = len(state["plies"])  # of each challenge it is asked once
            await self._send("lot", game, version=version, key=f"lot {count}")
        elif own in state["people"] and decider_in(state) == own and not state["paused"]:
            move = await self._decision(state, own)
            await self._send("play", game, version=version, move=move, key=f"play {version}")

    async def _decision(self, state: Line, own: str) -> str:
        """Choose a decision in a game, a side game within it, or a side game by itself."""
        clock, level, seconds = state["clock"], self._habits.level, None
        if clock:
            seconds = budget(clock["left"][own], clock["increment"])
        if state["kind"] == "side":
            own_level = min(level, SIDE_LEVELS)
            return await side_move(self._player, state["scene"], own_level, seconds, self._chance)
        if side := side_in(state):
            own_level = side_level(level)
            return await side_move(self._player, side["scene"], own_level, seconds, self._chance)
        position = replay(Position.parse(state["start"]), state["plies"])[-1]
        return (await self._player.decide(position, level, seconds)).text

    async def _send(self, do: str, game: str, **more: Any) -> None:
        """Send a message until it is answered; that the game has gone on is told by the game's own line."""
        while True:
            try:
                await self._client.send(do, game, **more)
                return
            except Unreachable:
                await asyncio.sleep(random.uniform(0.5, 1.5))
            except Denied as error:
                if error.status != 429:
                    return
                await asyncio.sleep(error.wait)

    async def _play_again(self, state: Line, here: list[str], lines: Any, own: str) -> None:
        """Play again where the other player, who is still there, wants to, and there is room."""
        while True:
            proposal = state.get("proposal")
            if proposal and proposal["kind"] == WANTED and proposal["player"] != own:
                if len(self._games) <= self._habits.games:
                    says = "rematch" if state["kind"] == "game" else "rematch-side"
                    await self._send(says, state["id"])
                return
            if not set(here) - {own}:
                return
            line = await anext(lines, None)
            if line is None:
                return
            state = line["game"] if line["event"] in STATES else state
            here = line["here"] if line["event"] == "presence" else here


def side_in(state: Line) -> Line | None:
    """Give the side game that is on within a game; one that is over is told of once more."""
    side: Line | None = state.get("side")
    return side if side and side["scene"]["player"] else None


def decider_in(state: Line) -> str | None:
    """Say who decides in a game that goes on, in its side game if one is on."""
    if side := side_in(state):
        return str(side["players"][side["scene"]["player"]])
    decider: str | None = state["scene"]["player"]
    return decider


def is_at_table(state: Line) -> bool:
    """Whether the result of a side game that nobody plays here is waited for."""
    if state["kind"] != "game" or side_in(state):
        return False
    return bool(state["scene"]["phase"] == SIDE_GAME)


def can_play(variant: str) -> bool:
    """Whether the bot plays a variant or a side game.

    >>> [can_play(each) for each in ("basic", "standard+Z6;challenges=2;side=Z:go", "yinsh(blitz)", "go")]
    [True, True, True, False]
    """
    try:
        start_of(variant)
    except GipfError:
        return False
    return True


async def play(server: str, token: str, habits: Habits, tell: Callable[[str], None]) -> None:
    """Play at a service until it is cancelled."""
    client = Client(server, token)
    me = await client.ask("GET", path_of("me"))
    if me["kind"] != "bot":
        raise GipfError("bot-no-account", address=server)
    tell(f"{me['name']} plays at {server}, level {habits.level}")
    async with AsyncEngine() as engine:
        await Bot(client, engine, habits, tell).run()
