"""What requests about the course are answered."""

from gipf.course import ChapterData, ThemeData
from gipf.host.view import Last
from gipf.messages import Message
from gipf.scene import Scene
from gipf.side_games.scene_data import SideScene
from gipf.typed_dict import TypedDict


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
