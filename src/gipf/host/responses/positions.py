"""What requests about positions and variants are answered."""

from gipf.host.view import Last
from gipf.host.wire import Problem
from gipf.messages import Message
from gipf.scene import Legend, Scene, Threat
from gipf.scene.data import PlayerName
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


class SettingResponse(TypedDict):
    """The position, or the reason it is none; ``room``: the pieces that are nowhere yet."""

    position: str | None
    scene: Scene | None
    problem: Problem | None
    room: dict[PlayerName, dict[str, int]]
