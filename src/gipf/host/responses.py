"""What HTTP requests are answered, described for the API's page."""

from typing import Literal

from gipf.course import ChapterData, ThemeData
from gipf.host.people import PersonKind
from gipf.host.trees import GameTree
from gipf.host.view import GameSummary, Last
from gipf.host.wire import Problem
from gipf.messages import Message
from gipf.scene import Legend, Scene, Threat
from gipf.scene.data import PlayerName
from gipf.side_games.scene_data import Side, SideBoard, SideScene, SideThing
from gipf.typed_dict import TypedDict


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


class ArchivedSeatData(TypedDict):
    """Who plays a colour, and whether the computer has played on for them."""

    kind: Literal["person", "computer"]
    name: str
    level: int | None
    helped: bool


class ArchivedMoveData(TypedDict):
    """A decision: by whom, when in milliseconds since 1970, and what that player's clock showed then."""

    move: str
    by: Literal["person", "computer", "chance", "side"]
    at: int
    left: int | None


class ArchivedClockData(TypedDict):
    """A clock that stands; ``kept`` are the times of the game while ``left`` are those of a side game."""

    seconds: int
    increment: int
    left: dict[PlayerName, int]
    side: int | None
    kept: dict[PlayerName, int] | None


class ArchivedGameData(TypedDict):
    """A game, a study or a side game with all that is stored of it."""

    id: str
    kind: Literal["game", "study", "side"]
    title: str
    note: str
    created: int
    updated: int
    start: str
    seats: dict[PlayerName, ArchivedSeatData]
    moves: list[ArchivedMoveData]
    result: str
    reason: str | None
    paused: bool
    offer: PlayerName | None
    rematch: str | None
    secret: str | None
    clock: ArchivedClockData | None
    sides: dict[str, str]
    analysis: str | None
    version: int


class ArchiveResponse(TypedDict):
    """A part of all games; ``next`` is the ``before`` of the next part."""

    games: list[ArchivedGameData]
    next: str | None


class ArchiveImportResponse(TypedDict):
    """How many games are new here, have gone on there, were here already, and went on in both places."""

    added: int
    updated: int
    known: int
    copied: int


class ReadResponse(TypedDict):
    """The games a text holds."""

    games: list[GameTree]


class WriteResponse(TypedDict):
    """A game file in canonical form."""

    text: str


class EmbedResponse(TypedDict):
    """HTML for somebody's page."""

    html: str


class SideGameEntry(TypedDict):
    """A side game that can be played: its options, the board of the usual game, whether it is a quick one.

    ``rule`` is the paragraph with which its rules begin; in a game of pure chance nobody can be better than
    another; one with colours has pieces of White and of Black.
    """

    name: str
    rule: str
    options: list[str]
    board: str | None
    is_quick: bool
    is_pure_chance: bool
    has_colours: bool


class SideGamesResponse(TypedDict):
    """The side games there are, and all boards by their names."""

    games: list[SideGameEntry]
    boards: dict[str, SideBoard]
    levels: int


class SideReadResponse(TypedDict):
    """A side game that was read: name, seed and moves, what it began with, who played and how it ended."""

    play: str
    movers: list[Side]
    things: list[SideThing | None]
    position: str | None
    headers: dict[str, str]


class SideSceneResponse(TypedDict):
    """A side game as it is shown to a player."""

    scene: SideScene
    moves: list[str]


class SideReasonResponse(TypedDict):
    """Why a touch does nothing; None where it does something, or there is nothing to say."""

    why: Message | None


class EngineHealth(TypedDict):
    """How the engine is: its state, which kinds of variants it is ready for, and how often it died.

    ``lanes``: how many processes do the jobs of each lane for servers that share a database.
    """

    state: Literal["starting", "compiling", "ready", "restarting"]
    ready: list[str]
    restarts: int
    pid: int | None
    lanes: dict[str, int]


class DatabaseHealth(TypedDict):
    """How the database is; ``file`` is empty where a database server has the games."""

    state: Literal["ready", "failing"]
    games: int
    file: str


class BusHealth(TypedDict):
    """Whether servers that share their games hear of each other at once; one alone has no need to."""

    state: Literal["none", "ready", "failing"]


class Health(TypedDict):
    """How the server is."""

    name: str
    version: str
    instance: str
    engine: EngineHealth
    database: DatabaseHealth
    bus: BusHealth
    offline: bool
    """Whether its page can go on without it: Python and the engine for browsers are there to be kept."""


class VacationResponse(TypedDict):
    """Somebody's vacation: until when, none where they are on none, and how many of a year's days are left."""

    until: str | None
    left: float
    year: int


class MeResponse(TypedDict):
    """Who asks; ``network``: whether others may join by a link, none where they never can.

    ``service``: whether this is a service for everybody, where people have accounts; ``mail``: whether it
    sends mail.
    """

    is_owner: bool
    kind: PersonKind
    service: bool
    mail: bool
    id: str | None
    name: str
    network: bool | None


class PasskeyData(TypedDict):
    """A passkey."""

    id: str
    name: str
    created: str


class SessionData(TypedDict):
    """Where somebody is signed in; ``agent`` is what the browser says it is."""

    id: str
    agent: str
    created: str
    seen: str
    is_this: bool


class TokenData(TypedDict):
    """A token of a program, without its secret; ``used`` is when a program last came by it."""

    id: str
    name: str
    scopes: list[Literal["play", "offers", "talk"]]
    created: str
    used: str | None


class AccountResponse(TypedDict):
    """An account; ``is_proved``: whether one has shown lately that it is oneself, which some changes need.

    ``bot``: whether it is the account of a program, which comes by its ``tokens``.
    """

    name: str
    created: str
    mail: str | None
    has_password: bool
    is_proved: bool
    passkeys: list[PasskeyData]
    sessions: list[SessionData]
    bot: bool
    tokens: list[TokenData]


class NewTokenResponse(TypedDict):
    """A token that was made just now, told this once; and the account."""

    token: str
    account: AccountResponse


class GuestData(TypedDict):
    """Somebody who came by a link, and whether they have a page open."""

    id: str
    name: str
    is_here: bool


class LinkResponse(TypedDict):
    """A link with a secret, and the same as a QR code, as SVG."""

    link: str
    qr: str


class NetworkResponse(TypedDict):
    """Whether others in the local network may join, by which link, and who has come so far."""

    is_on: bool
    link: str | None
    qr: str | None
    guests: list[GuestData]


class TimeData(TypedDict):
    """A time: seconds at the start, what a turn adds, and over days the most a player can have."""

    seconds: int
    increment: int
    cap: int | None


class RatingData(TypedDict):
    """How strong somebody is in one kind of games, how sure that is, and by how many games it is known."""

    value: int
    deviation: int
    provisional: bool
    games: int


class SeekData(TypedDict):
    """An offer to play, as somebody sees it.

    ``maker`` is the id of whose it is, none for the owner of the machine; ``to`` is the name of whom it is for.
    ``games`` is how many it still begins, ``game`` the last one it has begun, told to its maker. ``rating`` is
    that in the first of its variants. ``bot``: a program has made it; ``bots``: programs may accept it.
    """

    id: str
    maker: str | None
    name: str
    own: bool
    to: str | None
    variants: list[str]
    times: list[TimeData]
    colour: PlayerName | None
    rated: bool
    games: int
    rating: RatingData | None
    created: str
    bot: bool
    bots: bool
    game: str | None


class PersonEntry(TypedDict):
    """Somebody; the id of the owner of the machine is `owner`."""

    id: str
    name: str
    kind: Literal["owner", "guest", "account", "moderator", "bot"]


class PeopleResponse(TypedDict):
    """Some people."""

    people: list[PersonEntry]


class FamilyRating(TypedDict):
    """How strong somebody is in the games of a family at a speed."""

    family: str
    speed: Literal["live", "days"]
    rating: RatingData


class ProfileResponse(PersonEntry):
    """What everybody may know of somebody; ``own`` and ``blocked`` are about whoever asks."""

    since: str | None
    own: bool
    blocked: bool
    ratings: list[FamilyRating]


class HistoryStep(TypedDict):
    """A rating after a game, and what the game was worth: 1, a half or 0."""

    game: str
    score: float
    value: int
    at: str


class HistoryResponse(TypedDict):
    """A rating after each game, the first first."""

    steps: list[HistoryStep]


class TalkLine(TypedDict):
    """Something that was said; ``preset`` is the name of words that every reader has in their language."""

    id: int
    person: str
    name: str
    own: bool
    room: Literal["players", "spectators"]
    text: str
    preset: str | None
    at: str


class NamedPerson(TypedDict):
    """Somebody by name; the id of the owner of the machine is `owner`."""

    id: str
    name: str


class TalkData(TypedDict):
    """What somebody may hear at a game; ``room`` is where they speak, if anybody would hear them.

    ``players`` are the other people at the board.
    """

    room: Literal["players", "spectators"] | None
    lines: list[TalkLine]
    presets: list[str]
    players: list[NamedPerson]


class NoteData(TypedDict):
    """What a player has noted about a game for themselves alone."""

    note: str


class ConditionTurn(TypedDict):
    """Decisions that one player takes in a row."""

    player: PlayerName
    plies: list[str]


class ConditionsData(TypedDict):
    """A player's own conditional moves: ``lines`` go on from the ``position``.

    ``may``: whether some can be entered now, since the other player decides.
    """

    position: str
    may: bool
    lines: list[list[ConditionTurn]]


class BoardData(ConditionsData):
    """What a player has tried out in a game for themselves alone, with the game as its main line.

    ``plies`` is how many decisions have been made in the game.
    """

    game: GameTree
    player: PlayerName
    plies: int


class AgreementData(TypedDict):
    """How far somebody's turns were the engine's, openings and turns without a choice left out.

    ``first`` is the share of turns that were its first choice, ``loss`` what a turn gave away of the chances,
    on average; both from 0 to 1.
    """

    games: int
    turns: int
    first: float
    loss: float


class ReportData(TypedDict):
    """That somebody has misbehaved; ``action`` is what a moderator has done, ``note`` why.

    ``agreement`` is about the latest rated games of whom it is about, ``agreement_here`` about the game.
    """

    id: int
    reporter: NamedPerson
    accused: NamedPerson
    reason: str
    text: str
    game: str | None
    at: str
    action: str | None
    moderator: str
    note: str
    done: str | None
    agreement: AgreementData | None
    agreement_here: AgreementData | None


class ReportsResponse(TypedDict):
    """Reports."""

    reports: list[ReportData]


class LobbyData(TypedDict):
    """The lobby as somebody sees it: what is offered, and games that everybody may watch."""

    seeks: list[SeekData]
    games: list[GameSummary]


class BegunResponse(TypedDict):
    """The game that has begun; none where a seek was withdrawn before."""

    game: str | None


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
