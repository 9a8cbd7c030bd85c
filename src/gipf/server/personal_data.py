"""What every table keeps of people: where the export of one's own data has it, and what an account's end does.

A table that is in neither list fails a test, and so does one that keeps what it says here it does not.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, Select, or_, select

from gipf.host.people import Person
from gipf.host.view import iso
from gipf.server.models import (
    BlockRow,
    GuestRow,
    RatedGameRow,
    RatingRow,
    SeekRow,
    SpectatorRow,
    VacationRow,
)
from gipf.server.moderation_models import LineRow, MuteRow, ReportRow
from gipf.server.notice_models import NoticeReaderRow
from gipf.server.store import Store
from gipf.server.tournament_models import EntryRow

End = Literal["deleted", "nameless"]
"""What becomes of what is somebody's when they go for good: it goes, too, or stays without them."""


@dataclass(frozen=True)
class Kept:
    """What a table keeps of people: columns with their ids, the field of the export or why there is none."""

    columns: tuple[str, ...]
    end: End
    field: str = ""
    why: str = ""


PERSONAL: Mapping[str, Kept] = {
    "accounts": Kept(("id",), "deleted", "account"),
    "agreements": Kept(("holder",), "deleted", why="for moderators, to see who has an engine play"),
    "blocks": Kept(("person", "blocked"), "deleted", "blocks"),
    "conditional_moves": Kept(("holder",), "deleted", "private"),
    "devices": Kept(("holder",), "deleted", "notices"),
    "entries": Kept(("person",), "nameless", "tournaments"),
    "guest_tokens": Kept(("guest_id",), "deleted", why="a guest's alone, and only as hashes"),
    "guests": Kept(("id",), "deleted", "person"),
    "inbox": Kept(("holder", "other"), "deleted", "notices"),
    "invitations": Kept(
        ("taken",), "nameless", why="the seat is in the game, and that in the export"
    ),
    "lines": Kept(("person",), "nameless", "talk"),
    "mutes": Kept(("person",), "deleted", "muted"),
    "notice_readers": Kept(("holder",), "deleted", "notices"),
    "notices": Kept(
        ("holder",), "deleted", why="of before 0024: nobody reads or writes it any more"
    ),
    "passkeys": Kept(("account_id",), "deleted", "account"),
    "private_papers": Kept(("holder",), "deleted", "private"),
    "rated_games": Kept(("holder", "opponent"), "deleted", "ratings"),
    "ratings": Kept(("holder",), "deleted", "ratings"),
    "reports": Kept(("reporter", "accused"), "nameless", "reports"),
    "seats": Kept(("holder",), "nameless", "games"),
    "seeks": Kept(("maker", "to"), "deleted", "offers"),
    "sessions": Kept(("account_id",), "deleted", "account"),
    "spectators": Kept(("guest_id",), "deleted", "watching"),
    "tickets": Kept(("account_id",), "deleted", why="good for some minutes, and only as hashes"),
    "tokens": Kept(("account_id",), "deleted", "account"),
    "vacations": Kept(("holder",), "deleted", "vacations"),
}
"""The tables that keep something of people."""

IMPERSONAL: Mapping[str, str] = {
    "alembic_version": "which tables there are",
    "alive": "when a server was last seen",
    "analyses": "of a game, in whose archive it is",
    "decisions": "keys that pages have made up, for a day or two",
    "explored": "of a game, follows from its moves",
    "games": "whose they are is in the seats",
    "jobs": "positions that an engine looks at just now",
    "keys": "the service's own",
    "plies": "of a game, in whose archive they are",
    "pushes": "of a notice to a device",
    "records": "of a game: its text, written anew without the name when somebody goes",
    "side_plays": "of a game, in whose archive they are",
    "thinkers": "processes of the service",
    "to_compare": "games that an engine will look at",
    "tournament_games": "numbers in a group, whose people are in the entries",
    "tournaments": "what is played when",
}
"""The tables that keep nothing of people, and what they keep."""


class PersonalData:
    """What is stored of somebody besides their games, how they sign in, notices and private papers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: Person) -> dict[str, Any]:
        """Give it by the fields of the export; moments as in all answers."""
        own = person.id or ""
        async with self._store.reading() as connection:

            async def rows(asked: Select[Any]) -> Sequence[Any]:
                found: Sequence[Any] = (await connection.execute(asked)).all()
                return found

            def those(row: type[Any], which: ColumnElement[bool]) -> Select[Any]:
                return select(row).where(which).order_by(*row.__table__.primary_key)

            guests = await rows(those(GuestRow, GuestRow.id == own))
            lines = await rows(those(LineRow, LineRow.person == own))
            blocks = await rows(those(BlockRow, BlockRow.person == own))
            reports = await rows(those(ReportRow, ReportRow.reporter == own))
            mutes = await rows(those(MuteRow, MuteRow.person == own))
            ratings = await rows(those(RatingRow, RatingRow.holder == own))
            rated = await rows(those(RatedGameRow, RatedGameRow.holder == own))
            away = await rows(those(VacationRow, VacationRow.holder == own))
            offered = or_(SeekRow.maker == own, SeekRow.to == own)
            seeks = await rows(those(SeekRow, offered))
            watched = await rows(those(SpectatorRow, SpectatorRow.guest_id == own))
            entries = await rows(those(EntryRow, EntryRow.person == own))
            language = select(NoticeReaderRow.language).where(NoticeReaderRow.holder == own)
            spoken = await connection.scalar(language)
        return {
            "person": [{"name": row.name, "created": iso(row.created)} for row in guests],
            "language": spoken,
            "talk": [_line(row) for row in lines],
            "blocks": [{"name": row.name, "at": iso(row.at)} for row in blocks],
            "reports": [_report(row) for row in reports],
            "muted": [iso(row.until) for row in mutes],
            "ratings": {
                "now": [_rating(row) for row in ratings],
                "games": [_rated(row) for row in rated],
            },
            "vacations": [{"began": iso(row.began), "until": iso(row.until)} for row in away],
            "offers": [_offer(row, own) for row in seeks],
            "watching": [row.game_id for row in watched],
            "tournaments": [_entry(row) for row in entries],
        }


def _line(row: Any) -> dict[str, Any]:
    said = {"game": row.game_id, "room": row.room, "text": row.text, "preset": row.preset}
    return {**said, "at": iso(row.at)}


def _report(row: Any) -> dict[str, Any]:
    about = {"about": row.accused_name, "reason": row.reason, "text": row.text}
    return {**about, "game": row.game_id, "at": iso(row.at), "is_done": row.done is not None}


def _rating(row: Any) -> dict[str, Any]:
    pool = {"family": row.family, "speed": row.speed, "games": row.games}
    values = {"value": row.value, "deviation": row.deviation, "volatility": row.volatility}
    return {**pool, **values, "at": iso(row.at) if row.at is not None else None}


def _rated(row: Any) -> dict[str, Any]:
    game = {"game": row.game_id, "player": row.player, "family": row.family, "speed": row.speed}
    values = {"score": row.score, "before": row.before, "after": row.after}
    return {**game, **values, "deviation": row.deviation, "at": iso(row.at)}


def _offer(row: Any, own: str) -> dict[str, Any]:
    what = {"variants": json.loads(row.variants), "times": json.loads(row.times)}
    who = {"by": row.name, "is_own": row.maker == own, "to": row.to_name}
    how = {"colour": row.colour, "rated": row.rated, "games": row.games}
    return {**what, **who, **how, "created": iso(row.created), "expires": iso(row.expires)}


def _entry(row: Any) -> dict[str, Any]:
    found = {"tournament": row.tournament_id, "entered": iso(row.entered), "rating": row.rating}
    place = {"group": row.group, "rank": row.rank, "counts": row.counts}
    left = iso(row.withdrawn) if row.withdrawn is not None else None
    return {**found, **place, "withdrawn": left}
