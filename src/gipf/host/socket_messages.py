"""What goes over the WebSocket: a page sends requests, and is sent responses and events.

``do`` tells the requests apart, ``event`` the events; docs/server.md explains them.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NotRequired

from gipf.errors import GipfError
from gipf.host.request_fields import Bounds, Request, request
from gipf.host.responses.lobby import LobbyData
from gipf.host.responses.notices import NoticesData
from gipf.host.responses.talk import TalkLine
from gipf.host.trees import GameTree, GameTreeRequest
from gipf.host.view import ClockData, GameState, SideGameState
from gipf.host.wire import Problem
from gipf.messages import Message
from gipf.scene.data import PlayerName
from gipf.typed_dict import TypedDict

LONGEST_ID = 200
MOST_LINES = 20
LONGEST_ANALYSIS = 600.0
"""Seconds after which an analysis nobody has stopped ends by itself."""
SECONDS_FOR_A_TURN = 0.4
"""Seconds for each position of a game that is judged."""


@dataclass(frozen=True)
class IdForm:
    """What an id has to be, in ``Annotated``."""

    def is_right(self, value: object) -> bool:
        """Whether something is a short text or a whole number."""
        is_id = isinstance(value, str | int) and not isinstance(value, bool)
        return is_id and len(str(value)) <= LONGEST_ID

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """Tell pydantic to look at it first."""
        from pydantic_core import PydanticCustomError

        def check(value: object) -> object:
            if not self.is_right(value):
                raise PydanticCustomError("id", NO_ID)
            return value

        looking = {"type": "no-info", "function": check}
        return {"type": "function-before", "function": looking, "schema": handler(source)}


NO_ID = "a message has an id, a short text or a whole number"
RequestId = Annotated[str | int, IdForm()]
GameId = Annotated[str, Bounds(max_length=2000)]
Move = Annotated[str, Bounds(max_length=400)]

# ---------------------------------------------------------------------- requests


@request
class BaseRequest(Request):
    """A request; its id, which the page chooses, comes back with the response and the events that follow."""

    id: RequestId


@request
class GameRequest(BaseRequest):
    """A request about a game."""

    game: GameId


@request
class Looking(GameRequest):
    """A request to hear of a game; of what a page that is back has of it no more than the clock is told."""

    version: int | None = None
    updated: Annotated[str | None, Bounds(max_length=40)] = None


@request
class Watch(Looking):
    """Give a game as it stands, and an event at every change from now on."""

    do: Literal["watch"]


@request
class Unwatch(GameRequest):
    """End a subscription."""

    do: Literal["unwatch"]


@request
class Decision(GameRequest):
    """A request that changes a game; with the same ``key`` again it is answered as before, not done twice."""

    key: Annotated[str, Bounds(max_length=64)] = ""


@request
class Play(Decision):
    """Decide something in a version of a game."""

    do: Literal["play"]
    version: int
    move: Annotated[str, Bounds(max_length=2000)]


@request
class Change(Decision):
    """Take something back, answer an offer, let chance decide a side game, pause or go on, in a version."""

    do: Literal["undo", "takeback", "accept", "decline", "lot", "pause", "continue"]
    version: int


@request
class Speak(Decision):
    """Resign, or only the side game that is on, or offer a draw; or leave a game that has hardly begun.

    Without a player the one who decides speaks, or the only person.
    """

    do: Literal["resign", "offer", "resign-side", "abort"]
    player: PlayerName | None = None


@request
class Claim(Decision):
    """End a live game that the other player has left for too long: as won, or as drawn."""

    do: Literal["claim"]
    draw: bool = False


@request
class Give(Decision):
    """Give the other player more time: some seconds, or a day in a game over days."""

    do: Literal["give"]


@request
class HandOver(Decision):
    """Let the computer play on for a person at a level; without one the person plays again."""

    do: Literal["handover"]
    player: PlayerName | None = None
    level: Annotated[int, Bounds(ge=1, le=10)] | None = None


@request
class Rematch(GameRequest):
    """Play again with colours changed; of two people the first who wants to only asks the other."""

    do: Literal["rematch"]


@request
class Hint(GameRequest):
    """Ask what the engine would decide."""

    do: Literal["hint"]


@request
class Say(GameRequest):
    """Say something at a game: to the other player, or to those who watch, too."""

    do: Literal["say"]
    text: Annotated[str, Bounds(max_length=1000)] = ""
    preset: Annotated[str, Bounds(max_length=16)] | None = None


@request
class WatchLobby(BaseRequest):
    """Give the lobby as it is, and an event at every change from now on."""

    do: Literal["watch-lobby"]


@request
class UnwatchLobby(BaseRequest):
    """Look at the lobby no longer."""

    do: Literal["unwatch-lobby"]


@request
class WatchNotices(BaseRequest):
    """Give one's notices, and an event whenever they are others; they are sent elsewhere in this language."""

    do: Literal["watch-notices"]
    language: Annotated[str, Bounds(max_length=8)] = "en"


@request
class UnwatchNotices(BaseRequest):
    """Hear of one's notices no longer."""

    do: Literal["unwatch-notices"]


@request
class WatchSide(Looking):
    """Give a side game by itself as it stands, and an event at every change from now on."""

    do: Literal["watch-side"]


@request
class RematchSide(GameRequest):
    """Play a side game by itself again with colours changed."""

    do: Literal["rematch-side"]


@request
class Analyse(BaseRequest):
    """Begin to analyse the position after moves."""

    do: Literal["analyse"]
    start: Annotated[str, Bounds(max_length=4000)] | None = None
    moves: Annotated[list[Move], Bounds(max_length=5000)] = field(default_factory=list)
    lines: Annotated[int, Bounds(ge=1, le=MOST_LINES)] = 1
    seconds: Annotated[float, Bounds(ge=0.01, le=LONGEST_ANALYSIS)] = LONGEST_ANALYSIS


@request
class Judge(BaseRequest):
    """Begin to judge every turn of a game."""

    do: Literal["judge"]
    game: GameTreeRequest
    seconds: Annotated[float, Bounds(ge=0.01, le=10)] = SECONDS_FOR_A_TURN


@request
class Alive(BaseRequest):
    """Answer a heartbeat at once, by its number: so it is known how long the line takes."""

    do: Literal["alive"]
    number: int


@request
class Stop(BaseRequest):
    """Stop an analysis, by the id of the request that began it."""

    do: Literal["stop"]
    target: RequestId | None = None


SocketRequest = (
    Watch
    | Unwatch
    | Play
    | Change
    | Speak
    | Claim
    | Give
    | HandOver
    | Rematch
    | Hint
    | Analyse
    | Judge
    | Alive
    | Stop
    | WatchSide
    | RematchSide
    | WatchLobby
    | UnwatchLobby
    | WatchNotices
    | UnwatchNotices
    | Say
)
"""What a page sends."""


class InvalidRequest(Exception):
    """A message that is no request; ``id`` is its id where it has one."""

    problem: GipfError
    id: str | int | None

    def __init__(self, problem: GipfError, id: str | int | None) -> None:  # noqa: A002
        super().__init__(str(problem))
        self.problem, self.id = problem, id


# ---------------------------------------------------------------------- responses


class DoneResponse(TypedDict):
    """The response to a request that was carried out."""

    id: str | int
    ok: Literal[True]


class WatchResponse(DoneResponse):
    """The response to `Watch`: the game, or no more than its clock where the page has it as it is."""

    game: GameState | None
    clock: NotRequired[ClockData | None]


class WatchSideResponse(DoneResponse):
    """The same about a side game by itself."""

    game: SideGameState | None
    clock: NotRequired[ClockData | None]


class LobbyResponse(DoneResponse):
    """The response to `WatchLobby`."""

    lobby: LobbyData


class NoticesResponse(DoneResponse):
    """The response to `WatchNotices`."""

    notices: NoticesData


class GameResponse(DoneResponse):
    """The response to `Rematch`: the new game, or the old one where the other player is asked first."""

    game: GameState


class SideGameResponse(DoneResponse):
    """The same about a side game by itself."""

    game: SideGameState


class VersionResponse(DoneResponse):
    """The response to what changes a game: its version then."""

    version: int


class HintResponse(VersionResponse):
    """The response to `Hint`: what the engine would decide in a version of a game, and in short why.

    Nothing is said of a side game's moves.
    """

    move: str
    says: Message | None


class JudgeResponse(DoneResponse):
    """The response to `Judge`: how many turns are judged."""

    turns: int


class RefusedResponse(Problem):
    """The response to a request that was not carried out; without an id where the request had none."""

    id: str | int | None


RESPONSES: dict[str, type] = {
    "watch": WatchResponse,
    "watch-side": WatchSideResponse,
    "unwatch": DoneResponse,
    "play": VersionResponse,
    "undo": VersionResponse,
    "takeback": VersionResponse,
    "accept": VersionResponse,
    "decline": VersionResponse,
    "lot": VersionResponse,
    "pause": VersionResponse,
    "continue": VersionResponse,
    "resign": VersionResponse,
    "abort": VersionResponse,
    "resign-side": VersionResponse,
    "offer": VersionResponse,
    "claim": VersionResponse,
    "give": VersionResponse,
    "handover": VersionResponse,
    "rematch": GameResponse,
    "rematch-side": SideGameResponse,
    "hint": HintResponse,
    "analyse": DoneResponse,
    "judge": JudgeResponse,
    "alive": DoneResponse,
    "stop": DoneResponse,
    "watch-lobby": LobbyResponse,
    "unwatch-lobby": DoneResponse,
    "watch-notices": NoticesResponse,
    "unwatch-notices": DoneResponse,
    "say": DoneResponse,
}
"""The response to each request, where it is not refused."""

SocketResponse = (
    GameResponse
    | SideGameResponse
    | WatchResponse
    | WatchSideResponse
    | VersionResponse
    | HintResponse
    | JudgeResponse
    | LobbyResponse
    | NoticesResponse
    | DoneResponse
    | RefusedResponse
)
"""What a page is answered."""

# ---------------------------------------------------------------------- events


class GameEvent(TypedDict):
    """A game that is watched has changed."""

    event: Literal["game"]
    game: GameState


class SideGameEvent(TypedDict):
    """A side game by itself that is watched has changed."""

    event: Literal["side-game"]
    game: SideGameState


class HeartbeatEvent(TypedDict):
    """The line is there: told at its beginning and every 15 seconds, with the versions of what is watched."""

    event: Literal["heartbeat"]
    number: int
    """What a page answers with: `Alive`."""
    versions: dict[str, int]


class MovingEvent(TypedDict):
    """The server is about to end, and others go on: move over at some moment within so many seconds."""

    event: Literal["moving"]
    within: float


class DeletedEvent(TypedDict):
    """A game that was watched is gone."""

    event: Literal["deleted"]
    id: str
    reason: NotRequired[Literal["aborted"]]
    """One of two people has left it before both had decided something."""


class PresenceEvent(TypedDict):
    """Who of two people is connected to a game that is watched, and how many others look at it."""

    event: Literal["presence"]
    id: str
    here: list[PlayerName]
    watching: int
    away: dict[PlayerName, float]
    """The seconds for which those who are not connected have been away."""
    patience: float | None
    """The seconds after which the other one may claim the game; none where nothing can be claimed."""


class GivenEvent(TypedDict):
    """A player of a game that is watched was given time by the other one."""

    event: Literal["given"]
    id: str
    player: PlayerName
    """Who has more now."""
    seconds: int


class TalkEvent(TypedDict):
    """Something was said at a game that is watched."""

    event: Literal["talk"]
    id: str
    line: TalkLine


class LobbyEvent(TypedDict):
    """Something has changed in the lobby."""

    event: Literal["lobby"]
    lobby: LobbyData


class NoticesEvent(TypedDict):
    """Somebody's notices are other ones than before."""

    event: Literal["notices"]
    notices: NoticesData


class LineData(TypedDict):
    """A line the engine has found: its decisions, its turns' texts and players, White's chance from -1 to 1.

    ``win_in``: in how many turns of theirs the player who is ahead wins; only where that is proven.
    """

    moves: list[str]
    texts: list[str]
    players: list[PlayerName]
    white: float
    win_in: NotRequired[int]


class AnalysisEvent(TypedDict):
    """What an analysis has found so far; ``id`` is that of the request."""

    event: Literal["analysis"]
    id: str | int
    lines: list[LineData]
    depth: int
    nodes: int
    done: bool


class JudgedEvent(TypedDict):
    """A turn has been judged: White's chance after it and with the best turn, and what was better.

    ``better`` are the turns of a line where the turn is marked as bad, ``best`` are the moves of a
    better one where it is not. ``why`` are the causes as a game file has them, ``says`` is the sentence
    they make.
    """

    event: Literal["judged"]
    id: str | int
    turn: int
    of: int
    player: PlayerName
    white: float
    before: float
    loss: float
    mark: str
    better: list[str]
    best: list[str]
    why: str
    says: Message | None
    done: Literal[False]


class JudgedGameEvent(TypedDict):
    """All turns have been judged; the game has what was found out."""

    event: Literal["judged"]
    id: str | int
    start: float
    accuracy: dict[PlayerName, float | None]
    game: GameTree
    done: Literal[True]


class FailedEvent(Problem):
    """An analysis has ended without a result."""

    event: Literal["analysis", "judged"]
    id: str | int
    done: Literal[True]


SocketEvent = (
    GameEvent
    | SideGameEvent
    | DeletedEvent
    | PresenceEvent
    | GivenEvent
    | LobbyEvent
    | NoticesEvent
    | TalkEvent
    | HeartbeatEvent
    | MovingEvent
    | AnalysisEvent
    | JudgedEvent
    | JudgedGameEvent
    | FailedEvent
)
"""What a page is sent without asking for each."""
