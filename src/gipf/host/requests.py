"""What HTTP requests hold."""

from dataclasses import field
from typing import Annotated, Literal

from gipf.host.notices import MailPace, NoticeKind
from gipf.host.request_fields import Bounds, Request, request
from gipf.host.trees import GameTreeRequest
from gipf.host.vacation import A_YEAR
from gipf.scene.data import BoardName, Letter, PlayerName
from gipf.side_games.scene_data import Viewer

MOST_DAYS = 60 * 86_400
"""The most seconds a player can have in a game over days."""
Text = Annotated[str, Bounds(max_length=4000)]
Name = Annotated[str, Bounds(max_length=60)]
Title = Annotated[str, Bounds(max_length=100)]
Move = Annotated[str, Bounds(max_length=400)]
Count = Annotated[int, Bounds(ge=0, le=9999)]


@request
class SceneRequest(Request):
    """A start and decisions from there."""

    start: Annotated[
        Text | None, Bounds("A position, or a variant for its start; `standard` if left out.")
    ] = None
    moves: Annotated[list[Move], Bounds("Decisions, each a text.", max_length=5000)] = field(
        default_factory=list
    )


@request
class Hand(Request):
    """How many of each potential a player has."""

    T: Count = 0
    Z: Count = 0
    D: Count = 0
    Y: Count = 0
    P: Count = 0


@request
class Hands(Request):
    """The potentials of both players."""

    w: Hand
    b: Hand


@request
class Reserves(Request):
    """The basic pieces both players have off the board at the start."""

    w: Count
    b: Count


@request
class VariantRequest(Request):
    """Everything that can be agreed on; what is left out is as in the base."""

    base: Annotated[Name, Bounds("basic, standard, tournament, ultimate or matrx")]
    potentials: Hands | None = None
    reserve: Reserves | None = None
    board: BoardName | None = None
    challenges: Annotated[
        Count | Literal["*"] | None,
        Bounds("Challenges each player has, `*` for as many as wanted."),
    ] = None
    side: Annotated[
        dict[Literal["T", "Z", "D", "Y", "P"], Name] | None,
        Bounds("Side games by the potential they settle."),
    ] = None
    repetition: Annotated[Count | None, Bounds("A draw when a position comes up so often.")] = None
    quiet: Annotated[Count | None, Bounds("A draw after so many turns without a capture.")] = None


@request
class TextRequest(Request):
    """A text somebody has pasted."""

    text: str


@request
class ImportRequest(TextRequest):
    """A text with games to be stored, or with a study."""

    kind: Literal["game", "study"] = "game"
    title: Annotated[Title | None, Bounds("What it is called; else as its file says.")] = None


@request
class EmbedRequest(TextRequest):
    """A game for somebody's page, or a position of it as a board."""

    kind: Literal["game", "board"] = "game"
    ply: Annotated[
        Annotated[int, Bounds(ge=0)] | None,
        Bounds("The position that is meant: after so many decisions, else the last."),
    ] = None
    flip: Annotated[bool, Bounds("Whether Black sits at the lower side.")] = False
    site: Annotated[
        Text,
        Bounds(
            "The address of the app, where others can reach it; else the script lies beside the page."
        ),
    ] = ""


@request
class DescriptionRequest(Request):
    """What somebody calls a game and notes about it; what is left out stays."""

    title: Title | None = None
    note: Text | None = None


@request
class SeatRequest(Request):
    """Who plays a colour."""

    kind: Literal["person", "computer"]
    name: Name | None = None
    level: Annotated[
        Annotated[int, Bounds(ge=1, le=10)] | None,
        Bounds("How strong the computer plays, 1 to 10."),
    ] = None
    invited: Annotated[bool, Bounds("Whether somebody else is to take it, by a link.")] = False


@request
class SeatsRequest(Request):
    """Who plays."""

    w: SeatRequest
    b: SeatRequest


@request
class ClockRequest(Request):
    """A time for each player, and what is added after each turn."""

    seconds: Annotated[int, Bounds(ge=1, le=86_400)]
    increment: Annotated[int, Bounds(ge=0, le=3600)] = 0
    side: Annotated[
        Annotated[int, Bounds(ge=1, le=86_400)] | None,
        Bounds("Seconds each has for a side game; left out, their own clocks run on."),
    ] = None


Days = Annotated[int, Bounds(ge=3600, le=MOST_DAYS)]


@request
class DaysRequest(Request):
    """The time of a game over days: a bank in seconds, what a turn adds, and the most a player can have.

    Where all three are the same, that is a time for each turn.
    """

    seconds: Days
    increment: Annotated[int, Bounds(ge=0, le=MOST_DAYS)]
    cap: Days


@request
class NewGameRequest(Request):
    """A new game: of a variant, or from a position on."""

    variant: Text | None = None
    start: Annotated[Text | None, Bounds("A position; instead of a variant.")] = None
    seats: Annotated[SeatsRequest | None, Bounds("Left out, two people play.")] = None
    clock: ClockRequest | None = None
    days: Annotated[DaysRequest | None, Bounds("Over days; instead of a clock.")] = None


@request
class NewSideGameRequest(Request):
    """A new side game by itself."""

    game: Annotated[Text, Bounds("Its name with options: `yinsh(blitz)`.")]
    seats: Annotated[
        SeatsRequest | None, Bounds("Left out, two people play; levels are 1 to 5.")
    ] = None
    clock: ClockRequest | None = None
    days: Annotated[DaysRequest | None, Bounds("Over days; instead of a clock.")] = None


@request
class VacationRequest(Request):
    """For how many days from now somebody is on vacation."""

    days: Annotated[int, Bounds(ge=1, le=A_YEAR)]


@request
class TimeRequest(Request):
    """A time: seconds at the start, what a turn adds, and over days the most a player can have."""

    seconds: Annotated[int, Bounds(ge=1, le=MOST_DAYS)]
    increment: Annotated[int, Bounds(ge=0, le=MOST_DAYS)]
    cap: Annotated[
        Annotated[int, Bounds(ge=3600, le=MOST_DAYS)] | None,
        Bounds("Left out, it is a game at one sitting."),
    ] = None


@request
class SeekRequest(Request):
    """An offer to play: any of some variants, with any of some times."""

    variants: Annotated[
        list[Annotated[str, Bounds(max_length=200)]],
        Bounds("Variants, or names of side games.", min_length=1, max_length=12),
    ]
    times: Annotated[
        list[TimeRequest],
        Bounds("All of them for one sitting, or all over days.", min_length=1, max_length=8),
    ]
    colour: Annotated[PlayerName | None, Bounds("Left out, it is drawn.")] = None
    rated: bool = False
    games: Annotated[
        int, Bounds("How many games it may begin; more than one over days only.", ge=1, le=20)
    ] = 1
    to: Annotated[
        Annotated[str, Bounds(max_length=32)] | None,
        Bounds("The id of whom it is for, empty for the owner of the machine; else for everybody."),
    ] = None
    bots: Annotated[bool, Bounds("Whether programs may accept it, and be paired with it.")] = False
    name: Annotated[Name | None, Bounds("What the owner of the machine is called.")] = None


@request
class AcceptRequest(Request):
    """Which of the variants and times of a seek are meant; left out, the first."""

    variant: Annotated[str, Bounds(max_length=200)] | None = None
    time: TimeRequest | None = None
    name: Annotated[Name | None, Bounds("What the owner of the machine is called.")] = None


@request
class NoteRequest(Request):
    """What a player notes about a game for themselves alone."""

    note: Text


@request
class ConditionsRequest(Request):
    """A player's conditional moves, in the place of those there are."""

    position: Annotated[Text, Bounds("The position of the game from which the lines go on.")]
    lines: Annotated[
        list[Annotated[list[Move], Bounds(min_length=1, max_length=60)]],
        Bounds("Decisions of both, one after the other; each ends with an answer.", max_length=40),
    ]
    key: Annotated[str, Bounds("Chosen by the page, as that of a decision.", max_length=40)] = ""


@request
class ReportRequest(Request):
    """That somebody has misbehaved."""

    person: Annotated[str, Bounds("The id of whom it is about.", max_length=32)]
    reason: Literal["insult", "cheating", "spam", "name", "other"]
    text: Annotated[str, Bounds("What happened.", max_length=1000)] = ""
    game: Annotated[str, Bounds("The game in which it happened.", max_length=32)] | None = None


@request
class SettleRequest(Request):
    """What a moderator does about a report, and why."""

    action: Literal["dismiss", "mute", "unmute"]
    note: Annotated[str, Bounds(max_length=1000)] = ""


@request
class SeenRequest(Request):
    """Which notices were seen: those of a game, some by their ids, or all."""

    game: Annotated[str, Bounds(max_length=32)] | None = None
    notices: Annotated[
        list[Annotated[int, Bounds(ge=1, lt=2**31)]] | None, Bounds(max_length=200)
    ] = None


@request
class NoticeChoice(Request):
    """How one is told of a kind of notices."""

    kind: NoticeKind
    page: bool
    push: bool
    mail: MailPace


@request
class NoticeChoicesRequest(Request):
    """What is to be different about how one is told; kinds that are left out stay."""

    choices: Annotated[list[NoticeChoice], Bounds(max_length=20)]


@request
class PushKeys(Request):
    """The keys of a browser, for which pushes are encrypted."""

    p256dh: Annotated[str, Bounds(max_length=100)]
    auth: Annotated[str, Bounds(max_length=40)]


@request
class DeviceRequest(Request):
    """Where a browser's push service takes pushes: what ``PushSubscription.toJSON`` gives."""

    endpoint: Annotated[str, Bounds(max_length=1000)]
    keys: PushKeys


@request
class NameRequest(Request):
    """What a guest is called."""

    name: Name


Password = Annotated[str, Bounds("A password, as it was typed.", max_length=1000)]
Mail = Annotated[str, Bounds("A mail address.", max_length=300)]
Credential = Annotated[
    str, Bounds("What `navigator.credentials` gave, as JSON.", max_length=20_000)
]


@request
class NewAccountRequest(Request):
    """An account: its name, and at least one way to sign in."""

    name: Name
    password: Password | None = None
    mail: Mail | None = None
    credential: Credential | None = None


@request
class SignInRequest(Request):
    """A name or a mail address, and the password."""

    name: Annotated[str, Bounds("A name or a mail address.", max_length=300)]
    password: Password


@request
class PasswordRequest(Request):
    """One's own password."""

    password: Password


@request
class MailRequest(Request):
    """Where a link is to be sent."""

    mail: Mail


@request
class CredentialRequest(Request):
    """A passkey that was used."""

    credential: Credential


@request
class NewPasskeyRequest(Request):
    """For whom a passkey is to be made; who has an account needs no name."""

    name: Name | None = None


@request
class PasskeyRequest(Request):
    """A passkey that was made, and what it is called."""

    credential: Credential
    name: Annotated[str, Bounds("What one calls it.", max_length=60)]


@request
class AccountChangeRequest(Request):
    """What is to be different about an account; what is left out stays."""

    name: Name | None = None
    password: Password | None = None
    mail: Annotated[str | None, Bounds("A mail address, or nothing for none.", max_length=300)] = (
        None
    )


@request
class NewTokenRequest(Request):
    """A token for a program: what its owner calls it, and what it is good for besides looking."""

    name: Name
    scopes: Annotated[
        list[Literal["play", "offers", "talk"]],
        Bounds("Play and end games, offer and accept games, talk.", max_length=3),
    ]


@request
class NetworkRequest(Request):
    """Whether others in the local network may join."""

    is_on: bool


@request
class InvitationRequest(Request):
    """What a link is to lead to."""

    player: Annotated[PlayerName | None, Bounds("The seat; left out, it is to watch the game.")] = (
        None
    )


@request
class SideTextRequest(TextRequest):
    """A file, a position or moves of a side game."""

    game: Annotated[Name | None, Bounds("The game that moves alone are of.")] = None


@request
class SideSceneRequest(Request):
    """A side game as a record has it, and for whom it is shown."""

    play: Annotated[
        str, Bounds("Name, seed and moves: `yinsh f5 d4`, `die#7 throw`.", max_length=40_000)
    ]
    position: Annotated[Text | None, Bounds("What it began with, if not its usual start.")] = None
    viewer: Annotated[
        Viewer | None,
        Bounds("Left out, only what all may see; `both` for one who may see everything."),
    ] = None


@request
class SideTouchesRequest(Request):
    """What was touched in a position of a side game, the last of it in vain."""

    position: Annotated[Text, Bounds("The position of the side game.")]
    touches: Annotated[
        list[str],
        Bounds("Spots, or `@` and a piece beside the board, the first first.", max_length=3),
    ]


@request
class PositionRequest(Request):
    """A position."""

    position: Text


@request
class DecisionRequest(Request):
    """A decision in a position."""

    position: Text
    move: Text


@request
class TreeRequest(Request):
    """A game with what was found out about it."""

    game: GameTreeRequest


Pieces = dict[Letter, Annotated[int, Bounds(ge=0, le=999)]]
Spot = Annotated[str, Bounds(max_length=4)]
UnitText = Annotated[str, Bounds(max_length=2)]
PileTexts = Annotated[list[UnitText], Bounds(max_length=300)]  # all pieces there are


@request
class SettingRequest(Request):
    """What somebody has put on a board."""

    variant: Text
    piles: Annotated[
        dict[Spot, PileTexts],
        Bounds("By spot, bottom first, as in `{'e5': ['g', 'B']}`.", max_length=60),
    ]
    reserves: dict[PlayerName, Pieces] = field(default_factory=dict)
    player: Annotated[PlayerName, Bounds("Who is to play.")] = "w"
    turn: Annotated[int, Bounds(ge=1, le=9999)] = 1
    bringing: Annotated[
        list[PlayerName], Bounds("Who may still bring GIPF-pieces.", max_length=2)
    ] = field(default_factory=list)


@request
class AttemptRequest(Request):
    """A learner's own decisions, all of them since the start of the task."""

    moves: Annotated[list[Move], Bounds(max_length=200)] = field(default_factory=list)


Moment = Annotated[int, Bounds("Milliseconds since 1970.", ge=0, lt=2**53)]
Span = Annotated[int, Bounds("Milliseconds.", lt=2**53)]
GameId = Annotated[str, Bounds(max_length=32)]


@request
class ArchivedSeat(Request):
    """Who plays a colour, and whether the computer has played on for them."""

    kind: Literal["person", "computer"]
    name: Name
    level: Annotated[int, Bounds(ge=1, le=10)] | None = None
    helped: bool = False


@request
class ArchivedSeats(Request):
    """Who plays."""

    w: ArchivedSeat
    b: ArchivedSeat


@request
class ArchivedMove(Request):
    """A decision: by whom, when, and what that player's clock showed then."""

    move: Move
    by: Literal["person", "computer", "chance", "side"]
    at: Moment
    left: Span | None = None


@request
class ArchivedTimes(Request):
    """What both players have left."""

    w: Span
    b: Span


@request
class ArchivedClock(Request):
    """A clock that stands; ``kept`` are the times of the game while ``left`` are those of a side game."""

    seconds: Annotated[int, Bounds(ge=1, le=MOST_DAYS)]
    increment: Annotated[int, Bounds(ge=0, le=MOST_DAYS)]
    left: ArchivedTimes
    side: Annotated[int, Bounds(ge=1, le=86_400)] | None = None
    kept: ArchivedTimes | None = None
    cap: Annotated[
        Annotated[int, Bounds(ge=1, le=MOST_DAYS)] | None, Bounds("That of a game over days.")
    ] = None


@request
class ArchivedGame(Request):
    """A game, a study or a side game with all that is stored of it."""

    id: GameId
    kind: Literal["game", "study", "side"]
    title: Title
    note: Text
    created: Moment
    updated: Moment
    start: Annotated[str, Bounds("What it begins with.", max_length=40_000)]
    seats: ArchivedSeats
    moves: Annotated[list[ArchivedMove], Bounds(max_length=5000)]
    result: Literal["*", "1-0", "0-1", "1/2-1/2"]
    reason: Name | None
    paused: bool
    offer: PlayerName | None
    rematch: GameId | None
    secret: Annotated[str, Bounds("What chance comes from.", max_length=32)] | None
    clock: ArchivedClock | None
    sides: Annotated[
        dict[str, Annotated[str, Bounds(max_length=40_000)]],
        Bounds("Side games that were played in it, by the number of decisions before."),
    ]
    analysis: Annotated[str | None, Bounds("What was found out about it, as a game file.")]
    version: Annotated[int, Bounds("How often it has changed.", ge=1, le=1_000_000)] = 1


@request
class ArchiveRequest(Request):
    """Games of another host."""

    games: Annotated[list[ArchivedGame], Bounds(max_length=1000)]
    check: Annotated[bool, Bounds("Only say what would come of it.")] = False
