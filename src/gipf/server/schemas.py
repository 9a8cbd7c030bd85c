"""What HTTP requests hold and what they are answered, described for the API's page."""

from typing import Annotated, Literal

from pydantic import Field

from gipf.course import ChapterData, ThemeData
from gipf.messages import Message
from gipf.scene import Legend, Scene, Threat
from gipf.scene.data import BoardName, Letter, PlayerName
from gipf.server.trees import GameTree, GameTreeRequest
from gipf.server.validation import RequestModel
from gipf.server.view import GameSummary, Last
from gipf.server.wire import Problem
from gipf.side_games.scene_data import Side, SideBoard, SideScene, Viewer
from gipf.typed_dict import TypedDict

Text = Annotated[str, Field(max_length=4000)]
Name = Annotated[str, Field(max_length=60)]
Title = Annotated[str, Field(max_length=100)]
Count = Annotated[int, Field(ge=0, le=9999)]


class SceneRequest(RequestModel):
    """A start and decisions from there."""

    start: Text | None = Field(
        None, description="A position, or a variant for its start; `standard` if left out."
    )
    moves: list[Annotated[str, Field(max_length=400)]] = Field(
        default_factory=list, max_length=5000, description="Decisions, each a text."
    )


class Hand(RequestModel):
    """How many of each potential a player has."""

    T: Count = 0
    Z: Count = 0
    D: Count = 0
    Y: Count = 0
    P: Count = 0


class Hands(RequestModel):
    """The potentials of both players."""

    w: Hand
    b: Hand


class Reserves(RequestModel):
    """The basic pieces both players have off the board at the start."""

    w: Count
    b: Count


class VariantRequest(RequestModel):
    """Everything that can be agreed on; what is left out is as in the base."""

    base: Name = Field(description="basic, standard, tournament, ultimate or matrx")
    potentials: Hands | None = None
    reserve: Reserves | None = None
    board: BoardName | None = None
    challenges: Count | Literal["*"] | None = Field(
        None, description="Challenges each player has, `*` for as many as wanted."
    )
    side: dict[Literal["T", "Z", "D", "Y", "P"], Name] | None = Field(
        None, description="Side games by the potential they settle."
    )
    repetition: Count | None = Field(None, description="A draw when a position comes up so often.")
    quiet: Count | None = Field(None, description="A draw after so many turns without a capture.")


class TextRequest(RequestModel):
    """A text somebody has pasted."""

    text: str


class ImportRequest(TextRequest):
    """A text with games to be stored, or with a study."""

    kind: Literal["game", "study"] = "game"
    title: Title | None = Field(None, description="What it is called; else as its file says.")


class DescriptionRequest(RequestModel):
    """What somebody calls a game and notes about it; what is left out stays."""

    title: Title | None = None
    note: Annotated[str, Field(max_length=4000)] | None = None


class SeatRequest(RequestModel):
    """Who plays a colour."""

    kind: Literal["person", "computer"]
    name: Name | None = None
    level: Annotated[int, Field(ge=1, le=10)] | None = Field(
        None, description="How strong the computer plays, 1 to 10."
    )


class SeatsRequest(RequestModel):
    """Who plays."""

    w: SeatRequest
    b: SeatRequest


class ClockRequest(RequestModel):
    """A time for each player, and what is added after each turn."""

    seconds: Annotated[int, Field(ge=1, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    side: Annotated[int, Field(ge=1, le=86_400)] | None = Field(
        None, description="Seconds each has for a side game; left out, their own clocks run on."
    )


class NewGameRequest(RequestModel):
    """A new game: of a variant, or from a position on."""

    variant: Text | None = None
    start: Text | None = Field(None, description="A position; instead of a variant.")
    seats: SeatsRequest | None = Field(None, description="Left out, two people play.")
    clock: ClockRequest | None = None


class NewSideGameRequest(RequestModel):
    """A new side game by itself."""

    game: Text = Field(description="Its name with options: `yinsh(blitz)`.")
    seats: SeatsRequest | None = Field(
        None, description="Left out, two people play; levels are 1 to 5."
    )
    clock: ClockRequest | None = None


class SideTextRequest(TextRequest):
    """A file, a position or moves of a side game."""

    game: Name | None = Field(None, description="The game that moves alone are of.")


class SideSceneRequest(RequestModel):
    """A side game as a record has it, and for whom it is shown."""

    play: Annotated[str, Field(max_length=40_000)] = Field(
        description="Name, seed and moves: `yinsh f5 d4`, `die#7 throw`."
    )
    position: Text | None = Field(None, description="What it began with, if not its usual start.")
    viewer: Viewer | None = Field(
        None, description="Left out, only what all may see; `both` for one who may see everything."
    )


class PositionRequest(RequestModel):
    """A position."""

    position: Text


class DecisionRequest(RequestModel):
    """A decision in a position."""

    position: Text
    move: Text


class CoachResponse(TypedDict):
    """What a decision leaves to the other player that one should think about; null where it is nothing."""

    says: Message | None


class ThreatsResponse(TypedDict):
    """What the other player could take or cover next."""

    threats: list[Threat]


class LegendResponse(TypedDict):
    """What every piece of a position is and can do."""

    legend: Legend


class SceneResponse(TypedDict):
    """A scene, what the last decision did, and whether it completed a turn."""

    scene: Scene
    last: Last
    complete: bool


class VariantResponse(TypedDict):
    """The canonical text of a variant, and its start."""

    variant: str
    scene: Scene


class VariantsResponse(TypedDict):
    """The named variants with their starts."""

    variants: list[VariantResponse]


class GamesResponse(TypedDict):
    """A part of a list of games; ``next`` is the ``before`` of the next part."""

    games: list[GameSummary]
    next: str | None


class TallyData(TypedDict):
    """How the games of a variant against a level ended for the person."""

    variant: str
    level: int
    won: int
    drawn: int
    lost: int


class StreakData(TypedDict):
    """So many games in a row that ended alike."""

    score: Literal["won", "drawn", "lost"]
    length: int


class StatisticsResponse(TypedDict):
    """The finished games of one person against the computer, the streak they are on, and most wins in a row."""

    tallies: list[TallyData]
    streak: StreakData | None
    longest: int


class ExploredTurnData(TypedDict):
    """A turn that was played in a position: in how many games, and how many of them each side won."""

    plies: list[str]
    games: int
    white: int
    drawn: int
    black: int


class ExplorerResponse(TypedDict):
    """The turns played in a position, the last games that came to it, how many games are not indexed yet."""

    turns: list[ExploredTurnData]
    games: list[GameSummary]
    pending: int


class ImportResponse(TypedDict):
    """The games that were read from a text and stored, and what is wrong with the one after them, if any."""

    games: list[GameSummary]
    problem: Problem | None


class ReadResponse(TypedDict):
    """The games a text holds."""

    games: list[GameTree]


class WriteResponse(TypedDict):
    """A game file in canonical form."""

    text: str


class TreeRequest(RequestModel):
    """A game with what was found out about it."""

    game: GameTreeRequest


class SideGameEntry(TypedDict):
    """A side game that can be played: its options, the board of the usual game, whether it is a quick one.

    ``rule`` is the paragraph with which its rules begin.
    """

    name: str
    rule: str
    options: list[str]
    board: str | None
    is_quick: bool


class SideGamesResponse(TypedDict):
    """The side games there are, and all boards by their names."""

    games: list[SideGameEntry]
    boards: dict[str, SideBoard]
    levels: int


class SideReadResponse(TypedDict):
    """A side game that was read: name, seed and moves, what it began with, who played and how it ended."""

    play: str
    movers: list[Side]
    position: str | None
    headers: dict[str, str]


class SideSceneResponse(TypedDict):
    """A side game as it is shown to a player."""

    scene: SideScene
    moves: list[str]


class EngineHealth(TypedDict):
    """How the engine is: its state, which kinds of variants it is ready for, and how often it died."""

    state: Literal["starting", "compiling", "ready", "restarting"]
    ready: list[str]
    restarts: int
    pid: int | None


class DatabaseHealth(TypedDict):
    """How the database is."""

    state: Literal["ready", "failing"]
    games: int
    file: str


class Health(TypedDict):
    """How the server is."""

    name: str
    version: str
    instance: str
    engine: EngineHealth
    database: DatabaseHealth


Pieces = dict[Letter, Annotated[int, Field(ge=0, le=999)]]
UnitText = Annotated[str, Field(max_length=2)]
PileTexts = Annotated[list[UnitText], Field(max_length=300)]  # all pieces there are


class SettingRequest(RequestModel):
    """What somebody has put on a board."""

    variant: Text
    piles: dict[Annotated[str, Field(max_length=4)], PileTexts] = Field(
        max_length=60, description="By spot, bottom first, as in `{'e5': ['g', 'B']}`."
    )
    reserves: dict[PlayerName, Pieces] = Field(default_factory=dict)
    player: PlayerName = Field("w", description="Who is to play.")
    turn: Annotated[int, Field(ge=1, le=9999)] = 1
    bringing: list[PlayerName] = Field(
        default_factory=list, description="Who may still bring GIPF-pieces.", max_length=2
    )


class SettingResponse(TypedDict):
    """The position, or the reason it is none; ``room``: the pieces that are nowhere yet."""

    position: str | None
    scene: Scene | None
    problem: Problem | None
    room: dict[PlayerName, dict[str, int]]


class AnalysisResponse(TypedDict):
    """A game with what was found out about it; ``is_kept``: whether that was kept here before."""

    game: GameTree
    is_kept: bool
    kind: Literal["game", "study"]
    title: str


class AttemptRequest(RequestModel):
    """A learner's own decisions, all of them since the start of the task."""

    moves: list[Annotated[str, Field(max_length=400)]] = Field(default_factory=list, max_length=200)


class LessonsResponse(TypedDict):
    """The whole course."""

    chapters: list[ChapterData]


class PuzzlesResponse(TypedDict):
    """All puzzles."""

    themes: list[ThemeData]


class AttemptResponse(TypedDict):
    """Where a learner's decisions have led, and what to say about them."""

    scene: Scene
    last: Last
    solved: bool
    says: Message
    wrong: Message | None


class SideAttemptResponse(TypedDict):
    """The same in a lesson of a side game."""

    scene: SideScene
    last: Last
    solved: bool
    says: Message
    wrong: Message | None
