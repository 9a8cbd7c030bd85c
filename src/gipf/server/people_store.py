"""Guests, invitations and spectators in the database. Of tokens only hashes are kept.

A token has 256 random bits: whoever looks for one by its hash learns nothing from how long that takes.
"""

import secrets
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Select, and_, delete, insert, or_, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from gipf.host.games import LETTERS
from gipf.host.moments import now
from gipf.host.people import Forbidden, Person
from gipf.host.seeks import key_of
from gipf.record.headers import UNFINISHED
from gipf.server import notices_sql, private_store
from gipf.server.account_models import AccountRow
from gipf.server.account_names import folded
from gipf.server.database import insert_unless_there
from gipf.server.models import (
    BlockRow,
    GameRow,
    GuestRow,
    GuestTokenRow,
    InvitationRow,
    SeatRow,
    SeekRow,
    SpectatorRow,
)
from gipf.server.store import Store
from gipf.variants import Player

SEEN = 24 * 3_600_000
"""Milliseconds after which it is noted again that a guest is here."""
MOST_REMEMBERED = 5000
"""Guests whose tokens are not looked up again."""


@dataclass(frozen=True)
class Invitation:
    """What a link leads to: a seat, or with no player to watching; ``taken`` is who has the seat."""

    game: str
    player: Player | None
    taken: str | None


def new_token() -> str:
    """Make up a secret."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """Make up the name of a person that others see only in addresses."""
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def hash_of(token: str) -> str:
    """Give what is kept of a secret."""
    return sha256(token.encode()).hexdigest()


class PeopleStore:
    """Who came by a link, and what they may see."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()

    # ------------------------------------------------------------------ guests

    async def add_guest(self, name: str, id_: str | None = None) -> tuple[Person, str]:
        """Remember somebody new; give who that is, and the token they are known by."""
        token = new_token()
        person = Person(id_ or new_id(), name)
        moment = now()
        values = {"id": person.id, "name": name, "token": hash_of(token)}
        times = {"created": moment, "seen": moment}
        async with self._store.transaction() as connection:
            await connection.execute(insert(GuestRow).values(**values, **times))
        return person, token

    async def guest(self, token: str) -> Person | None:
        """Say whose token this is."""
        hashed = hash_of(token)
        if hashed not in self._known:
            person = await self.guest_of(hashed)
            if person is None:
                return None
            self._known[hashed] = person
            if len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        return self._known[hashed]

    async def guest_of(self, hashed: str) -> Person | None:
        """Look up whose token has a hash: that of their first browser, or of one in which they go on.

        Once a day it is noted that they were here.
        """
        known = select(GuestRow.id, GuestRow.name, GuestRow.seen)
        elsewhere = known.join(GuestTokenRow, GuestTokenRow.guest_id == GuestRow.id)
        asked = union_all(
            known.where(GuestRow.token == hashed),
            elsewhere.where(GuestTokenRow.token == hashed, ~GuestTokenRow.is_link),
        )
        async with self._store.asking() as connection:
            row = (await connection.execute(asked)).first()
        if row is None:
            return None
        if row.seen is None or row.seen < now() - SEEN:
            async with self._store.transaction() as connection:
                here = update(GuestRow).where(GuestRow.id == row.id).values(seen=now())
                if not (await connection.execute(here)).rowcount:
                    return None  # they were away for too long
        return Person(row.id, row.name)

    def forget(self) -> None:
        """Look all tokens up again."""
        self._known.clear()

    async def guests(self) -> list[Person]:
        """List all guests, those who came last first."""
        async with self._store.reading() as connection:
            rows = await connection.execute(select(GuestRow).order_by(GuestRow.created.desc()))
            return [Person(row.id, row.name) for row in rows]

    async def rename(self, person: Person, name: str) -> None:
        """Call a guest something else."""
        self._known.clear()
        async with self._store.transaction() as connection:
            named = (
                update(GuestRow)
                .where(GuestRow.id == person.id)
                .values(name=name, folded=folded(name))
            )
            await connection.execute(named)

    async def end(self, guest_id: str) -> bool:
        """Know a guest no longer: their token opens nothing any more. Say whether there was one."""
        self._known.clear()
        theirs = or_(SeekRow.maker == guest_id, SeekRow.to == guest_id)
        async with self._store.transaction() as connection:
            await connection.execute(delete(SeekRow).where(theirs))
            await private_store.erase(connection, guest_id)
            await notices_sql.forget(connection, [guest_id])
            done = await connection.execute(delete(GuestRow).where(GuestRow.id == guest_id))
            return bool(done.rowcount)

    # ------------------------------------------------------------------ invitations

    async def invite(self, game_id: str, player: Player | None) -> str:
        """Make a link to a seat, in the place of one that nobody has used, or to watching; give its token."""
        token, value = new_token(), player and player.value
        async with self._store.transaction() as connection:
            if value:
                unused = InvitationRow.player == value, InvitationRow.taken.is_(None)
                there = InvitationRow.game_id == game_id
                await connection.execute(delete(InvitationRow).where(there, *unused))
            given = {"token": hash_of(token), "game_id": game_id, "player": value, "created": now()}
            await connection.execute(insert(InvitationRow).values(**given))
        return token

    async def invitation(self, token: str) -> Invitation | None:
        """Say what a link leads to."""
        asked = (
            select(InvitationRow)
            .join(GameRow, GameRow.id == InvitationRow.game_id)
            .where(InvitationRow.token == hash_of(token), GameRow.discarded.is_(None))
        )
        async with self._store.reading() as connection:
            row = (await connection.execute(asked)).first()
        if row is None:
            return None
        return Invitation(row.game_id, Player(row.player) if row.player else None, row.taken)

    async def take(self, token: str, person: Person) -> bool:
        """Let somebody have the seat of a link; only the first who asks gets it."""
        free = InvitationRow.token == hash_of(token), InvitationRow.taken.is_(None)
        async with self._store.transaction() as connection:
            taken = update(InvitationRow).where(*free).values(taken=person.id)
            return bool((await connection.execute(taken)).rowcount)

    async def expire(self, before: int) -> None:
        """Delete links to seats that were made before a moment and never used."""
        unused = InvitationRow.player.is_not(None), InvitationRow.taken.is_(None)
        old = delete(InvitationRow).where(InvitationRow.created < before, *unused)
        async with self._store.transaction() as connection:
            await connection.execute(old)

    async def add_spectator(self, game_id: str, person: Person) -> None:
        """Let a guest watch a game."""
        if not await self.watches(game_id, person):
            async with self._store.transaction() as connection:
                given = {"game_id": game_id, "guest_id": person.id}
                watching = insert_unless_there(connection, SpectatorRow)
                await connection.execute(watching.values(**given))

    # ------------------------------------------------------------------ who may see what

    async def named(self, key: str) -> str | None:
        """Say what somebody is called, by their id; the owner has an empty one, and no name."""
        if not key:
            return ""
        async with self._store.reading() as connection:
            return await connection.scalar(select(GuestRow.name).where(GuestRow.id == key))

    async def are_apart(self, person: Person, key: str) -> bool:
        """Whether one of two people has blocked the other, who is known by their id."""
        async with self._store.asking() as connection:
            return await connection.scalar(apart(person.id, key).limit(1)) is not None

    async def watches(self, game_id: str, person: Person) -> bool:
        """Whether somebody was invited to watch a game, as everybody is to a public one."""
        return await self._finds(*_watched(game_id, person))

    async def sees(self, game_id: str, person: Person) -> bool:
        """Whether somebody watches a game, or has a seat in it, also when it is deleted."""
        seat = SeatRow.holder.is_(None) if person.id is None else SeatRow.holder == person.id
        held = select(SeatRow.game_id).where(SeatRow.game_id == game_id, seat)
        return await self._finds(held, *_watched(game_id, person))

    async def _finds(self, *asked: Select[str]) -> bool:
        async with self._store.asking() as connection:
            return await connection.scalar(union_all(*asked).limit(1)) is not None

    async def let_watch(self, old: str, new: str) -> None:
        """Let those who watch a game watch another one, too."""
        async with self._store.transaction() as connection:
            there = select(SpectatorRow.guest_id).where(SpectatorRow.game_id == new)
            asked = select(SpectatorRow.guest_id).where(
                SpectatorRow.game_id == old, SpectatorRow.guest_id.not_in(there)
            )
            rows = [{"game_id": new, "guest_id": id_} for id_ in await connection.scalars(asked)]
            if rows:
                await connection.execute(insert_unless_there(connection, SpectatorRow), rows)

    async def holders(self, game_id: str) -> list[str | None] | None:
        """Give who holds the seats of a game, also of a deleted one; None where there is none."""
        async with self._store.asking() as connection:
            asked = select(SeatRow.holder).where(SeatRow.game_id == game_id)
            found = list(await connection.scalars(asked))
        return found or None

    async def contested(self, person: Person) -> set[str]:
        """Give the positions of the games that somebody plays now against another person."""
        own, other = aliased(SeatRow), aliased(SeatRow)
        mine = own.holder.is_(None) if person.id is None else own.holder == person.id
        asked = (
            select(GameRow.position)
            .join(own, own.game_id == GameRow.id)
            .join(other, other.game_id == GameRow.id)
            .where(GameRow.result == UNFINISHED, GameRow.discarded.is_(None))
            .where(own.kind == "person", other.kind == "person", mine)
            .where(other.holder.is_distinct_from(own.holder))
        )
        async with self._store.asking() as connection:
            return set(await connection.scalars(asked))

    async def running(self, person: Person) -> list[str]:
        """Give the games that go on in which a guest has a seat."""
        asked = (
            select(GameRow.id)
            .join(SeatRow, SeatRow.game_id == GameRow.id)
            .where(SeatRow.holder == person.id, GameRow.result == UNFINISHED)
            .where(GameRow.discarded.is_(None))
            .distinct()
        )
        async with self._store.reading() as connection:
            return list(await connection.scalars(asked))


async def one_by_one(connection: AsyncConnection, person: str | None) -> None:
    """Let what one person does at once, over however many lines and servers, happen one after the other.

    What counts how much somebody has done is right then. The owner of a machine shares it with no server.
    """
    await connection.execute(select(GuestRow.id).where(GuestRow.id == person).with_for_update())


async def is_program(connection: AsyncConnection, person: str | None) -> bool:
    """Whether somebody's account is that of a program by now; refuse who has gone for good.

    A server believes for a while what it knows of people: another may have been told otherwise meanwhile.
    Whoever is told so at this moment waits until the transaction ends.
    """
    if person is None:
        return False
    there = select(GuestRow.id).where(GuestRow.id == person).with_for_update()
    if await connection.scalar(there) is None:
        raise Forbidden("not-for-you")
    asked = select(AccountRow.is_bot).where(AccountRow.id == person)
    return bool(await connection.scalar(asked))


def _watched(game_id: str, person: Person) -> tuple[Select[str], Select[str]]:
    """Ask whether somebody was invited to watch a game, and whether everybody is."""
    invited = select(SpectatorRow.game_id).where(
        SpectatorRow.game_id == game_id, SpectatorRow.guest_id == person.id
    )
    public = select(GameRow.id).where(
        GameRow.id == game_id, GameRow.public, GameRow.discarded.is_(None)
    )
    return invited, public


def apart(one: str | None, two: str | None) -> Select[str]:
    """Ask whether one of two people has blocked the other."""
    pairs = ((key_of(one), key_of(two)), (key_of(two), key_of(one)))
    return select(BlockRow.person).where(
        or_(*(and_(BlockRow.person == by, BlockRow.blocked == whom) for by, whom in pairs))
    )
