"""What HTTP requests hold and what they are answered, described for the API's page."""

from typing import Annotated, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from gipf.scene import Message, Scene, Threat
from gipf.server.trees import GameTree
from gipf.server.view import GameSummary, Last

Text = Annotated[str, Field(max_length=4000)]
Name = Annotated[str, Field(max_length=60)]
Count = Annotated[int, Field(ge=0, le=9999)]


class Body(BaseModel):
    """What a request holds; a field it does not know is refused, so that nothing misspelt gets lost."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SceneBody(Body):
    """A start and decisions from there."""

    start: Text | None = Field(
        None, description="A position, or a variant for its start; `standard` if left out."
    )
    moves: list[Annotated[str, Field(max_length=400)]] = Field(
        default_factory=list, max_length=5000, description="Decisions, each a text."
    )


class Hand(Body):
    """How many of each potential a player has."""

    T: Count = 0
    Z: Count = 0
    D: Count = 0
    Y: Count = 0
    P: Count = 0


class Hands(Body):
    """The potentials of both players."""

    w: Hand
    b: Hand


class Reserves(Body):
    """The basic pieces both players have off the board at the start."""

    w: Count
    b: Count


class VariantBody(Body):
    """Everything that can be agreed on; what is left out is as in the base."""

    base: Name = Field(description="basic, standard, tournament, ultimate or matrx")
    potentials: Hands | None = None
    reserve: Reserves | None = None
    board: Literal["hex37", "matrx40"] | None = None
    challenges: Count | Literal["*"] | None = Field(
        None, description="Challenges each player has, `*` for as many as wanted."
    )
    side: dict[Literal["T", "Z", "D", "Y", "P"], Name] | None = Field(
        None, description="Side games by the potential they settle."
    )
    repetition: Count | None = Field(None, description="A draw when a position comes up so often.")
    quiet: Count | None = Field(None, description="A draw after so many turns without a capture.")


class TextBody(Body):
    """A text somebody has pasted."""

    text: str


class SeatBody(Body):
    """Who plays a colour."""

    kind: Literal["person", "computer"]
    name: Name | None = None
    level: Annotated[int, Field(ge=1, le=10)] | None = Field(
        None, description="How strong the computer plays, 1 to 10."
    )


class SeatsBody(Body):
    """Who plays."""

    w: SeatBody
    b: SeatBody


class ClockBody(Body):
    """A time for each player, and what is added after each turn."""

    seconds: Annotated[int, Field(ge=1, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0


class NewGameBody(Body):
    """A new game: of a variant, or from a position on."""

    variant: Text | None = None
    start: Text | None = Field(None, description="A position; instead of a variant.")
    seats: SeatsBody | None = Field(None, description="Left out, two people play.")
    clock: ClockBody | None = None


class PositionBody(Body):
    """A position."""

    position: Text


class ThreatsAnswer(TypedDict):
    """What the other player could take or cover next."""

    threats: list[Threat]


class SceneAnswer(TypedDict):
    """A scene, and what the last decision did."""

    scene: Scene
    last: Last


class VariantAnswer(TypedDict):
    """The canonical text of a variant, and its start."""

    variant: str
    scene: Scene


class VariantsAnswer(TypedDict):
    """The named variants with their starts."""

    variants: list[VariantAnswer]


class GamesAnswer(TypedDict):
    """A part of a list of games; ``next`` is the ``before`` of the next part."""

    games: list[GameSummary]
    next: str | None


class BroughtAnswer(TypedDict):
    """The games that were read from a text and stored."""

    games: list[GameSummary]


class ReadAnswer(TypedDict):
    """The games a text holds."""

    games: list[GameTree]


class WriteAnswer(TypedDict):
    """A game file in canonical form."""

    text: str


class WriteBody(TypedDict):
    """A game to be written."""

    game: GameTree


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


class Problem(TypedDict):
    """What was wrong, and what would be right; `says` has it for other languages, where it is known."""

    error: str
    says: NotRequired[list[Message | str]]
