"""Tokens of programs in the database, of which only hashes are kept; and the games of a program."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import cast

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.orm import aliased

from gipf.errors import GipfError
from gipf.host.bot_events import BotGame
from gipf.host.game_facts import ABORTED
from gipf.host.moments import now
from gipf.host.people import Person, TokenScope
from gipf.host.seats import AWAITED
from gipf.record.headers import UNFINISHED
from gipf.server.account_models import AccountRow, TokenRow
from gipf.server.models import GameRow, GuestRow, RatedGameRow, SeatRow, SeekRow
from gipf.server.people_store import hash_of, new_token, one_by_one
from gipf.server.store import Store
from gipf.server.tournament_models import EntryRow, TournamentRow

MARK = "gipf_"
"""What a token begins with, so that whoever finds one knows what it is."""
MOST_TOKENS = 20
MOST_ENDED = 200
"""Maximum of ended games that are reported at once."""
USED = 60_000
"""Milliseconds between two notes that a token was used."""


@dataclass(frozen=True)
class Token:
    """What lets a program play under the name of a bot account; of the token itself this is the hash."""

    token: str
    name: str
    scopes: tuple[TokenScope, ...]
    created: int
    used: int | None

    @property
    def id(self) -> str:
        """What its owner calls it by."""
        return self.token[:16]


class BotStore:
    """Which accounts are bots, the tokens of their programs, and their games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make_bot(self, person: Person) -> None:
        """Make an account that of a program for good, unless its name stands for somebody others have met."""
        async with self._store.transaction() as connection:
            await self._store.take_turns(connection)
            await one_by_one(
                connection, person.id
            )  # whatever else they do waits, and knows it then
            offers = select(SeekRow.id).where(SeekRow.maker == person.id).order_by(SeekRow.id)
            await connection.execute(offers.with_for_update())  # none of them begins a game now
            rated = select(RatedGameRow.game_id).where(RatedGameRow.holder == person.id)
            if await connection.scalar(rated.limit(1)) is not None:
                raise GipfError("bot-was-rated")
            own, other = aliased(SeatRow), aliased(SeatRow)
            running = (
                select(GameRow.id)
                .join(own, own.game_id == GameRow.id)
                .join(other, and_(other.game_id == GameRow.id, other.player != own.player))
                .where(own.holder == person.id, other.kind == "person")
                .where(other.holder.is_distinct_from(own.holder))
                .where(GameRow.result == UNFINISHED, GameRow.discarded.is_(None))
            )
            if await connection.scalar(running.limit(1)) is not None:
                raise GipfError("bot-in-games")
            entered = (
                select(EntryRow.person)
                .join(TournamentRow, TournamentRow.id == EntryRow.tournament_id)
                .where(EntryRow.person == person.id, EntryRow.withdrawn.is_(None))
                .where(TournamentRow.ended.is_(None))
            )
            if await connection.scalar(entered.limit(1)) is not None:
                raise GipfError("bot-in-games")
            made = update(AccountRow).where(AccountRow.id == person.id)
            await connection.execute(made.values(is_bot=True))
            await connection.execute(delete(SeekRow).where(SeekRow.maker == person.id))

    # ------------------------------------------------------------------ tokens

    async def add(self, account_id: str, name: str, scopes: tuple[TokenScope, ...]) -> str:
        """Make a token; it is given this once."""
        token = MARK + new_token()
        values = {"token": hash_of(token), "account_id": account_id, "name": name}
        async with self._store.transaction() as connection:
            await self._store.take_turns(connection)
            count = select(func.count()).where(TokenRow.account_id == account_id)
            if (await connection.scalar(count) or 0) >= MOST_TOKENS:
                raise GipfError("tokens-many", most=MOST_TOKENS)
            written = {**values, "scopes": " ".join(scopes), "created": now()}
            await connection.execute(insert(TokenRow).values(**written))
        return token

    async def tokens(self, account_id: str) -> list[Token]:
        """List the tokens of an account, the oldest first."""
        asked = select(TokenRow).where(TokenRow.account_id == account_id)
        async with self._store.reading() as connection:
            rows = (await connection.execute(asked.order_by(TokenRow.created))).all()
        return [
            Token(row.token, row.name, _scopes(row.scopes), row.created, row.used) for row in rows
        ]

    async def revoke(self, hashed: str) -> None:
        """Let a token be good for nothing any more."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(TokenRow).where(TokenRow.token == hashed))

    async def living(self, tokens: Collection[str]) -> set[str]:
        """Say which of some tokens were not revoked, by their hashes."""
        async with self._store.reading() as connection:
            asked = select(TokenRow.token).where(TokenRow.token.in_(tokens))
            return set(await connection.scalars(asked))

    async def program(self, hashed: str) -> Person | None:
        """Say which bot a token is of, and what it is good for; now and then it is noted that it was used."""
        asked = (
            select(TokenRow, GuestRow.name.label("called"))
            .join(AccountRow, AccountRow.id == TokenRow.account_id)
            .join(GuestRow, GuestRow.id == AccountRow.id)
            .where(TokenRow.token == hashed, AccountRow.is_bot)
        )
        async with self._store.reading() as connection:
            row = (await connection.execute(asked)).first()
        if row is None:
            return None
        if row.used is None or row.used < now() - USED:
            async with self._store.transaction() as connection:
                used = update(TokenRow).where(TokenRow.token == hashed).values(used=now())
                await connection.execute(used)
        return Person(row.account_id, row.called, "bot", frozenset(_scopes(row.scopes)))

    # ------------------------------------------------------------------ games

    async def games_of(self, person: Person, since: int | None) -> list[BotGame]:
        """Give somebody's games against others that go on, and those that have ended since a moment."""
        own, other = aliased(SeatRow), aliased(SeatRow)
        goes_on = and_(GameRow.result == UNFINISHED, GameRow.discarded.is_(None))
        is_told = or_(GameRow.discarded.is_(None), GameRow.reason == ABORTED)
        ended = and_(~goes_on, is_told, GameRow.updated > (since or 0))
        asked = (
            select(
                GameRow,
                own.player,
                other.holder.label("opponent"),
                other.name.label("opponent_name"),
                other.bot.label("opponent_bot"),
            )
            .join(own, own.game_id == GameRow.id)
            .join(other, and_(other.game_id == GameRow.id, other.player != own.player))
            .where(own.holder == person.id, own.kind == "person", other.kind == "person")
            .where(other.holder.is_distinct_from(own.holder), other.holder != AWAITED)
            .where(goes_on if since is None else or_(goes_on, ended))
            .order_by(goes_on.desc(), GameRow.updated.desc())
            .limit(MOST_ENDED * 5)
        )
        async with self._store.reading() as connection:
            rows = (await connection.execute(asked)).all()
        return [
            cast(
                "BotGame",
                {
                    "id": row.id,
                    "kind": row.kind,
                    "variant": row.variant,
                    "own": row.player,
                    "opponent": {
                        "id": row.opponent,
                        "name": row.opponent_name,
                        "bot": row.opponent_bot,
                    },
                    "rated": row.rated,
                    "days": row.clock_cap is not None,
                    "version": row.version,
                    "result": row.result,
                    "reason": row.reason,
                },
            )
            for row in rows
        ]


def _scopes(text: str) -> tuple[TokenScope, ...]:
    return cast("tuple[TokenScope, ...]", tuple(text.split()))
