"""What requests about reports are answered."""

from gipf.host.responses.people import NamedPerson
from gipf.typed_dict import TypedDict


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
