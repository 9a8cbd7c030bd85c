"""Accounts, the sessions of their owners, their passkeys and tickets in the database.

Of the tokens of sessions and tickets only hashes are kept, as of those of guests.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from gipf.errors import GipfError
from gipf.host.moments import now
from gipf.host.people import Person, PersonKind
from gipf.server.account_models import AccountRow, PasskeyRow, SessionRow, TicketRow
from gipf.server.account_names import folded, skeleton_of
from gipf.server.models import GuestRow, GuestTokenRow
from gipf.server.notice_models import DeviceRow
from gipf.server.people_store import hash_of, is_program, new_token
from gipf.server.store import Store

DAY = 24 * 3_600_000
UNSEEN = 90 * DAY
"""Milliseconds without a visit after which a session ends."""
SEEN = 10 * 60_000
"""Milliseconds between two notes that somebody has come."""


@dataclass(frozen=True)
class Account:
    """Who can sign in, and how."""

    id: str
    name: str
    kind: PersonKind
    mail: str | None
    password: str | None
    created: int

    @property
    def person(self) -> Person:
        """Who that is."""
        return Person(self.id, self.name, self.kind)


@dataclass(frozen=True)
class Session:
    """A browser in which somebody has signed in; of its token this is the hash."""

    token: str
    account: str
    agent: str
    created: int
    proved: int
    seen: int

    @property
    def id(self) -> str:
        """What its owner calls it by."""
        return self.token[:16]


@dataclass(frozen=True)
class Passkey:
    """The public half of a key that somebody's device holds."""

    id: str
    account: str
    public_key: str
    uses: int
    name: str
    created: int


@dataclass(frozen=True)
class Ticket:
    """Something that can be used once."""

    account: str | None
    data: str


class AccountStore:
    """Who can sign in, and where they have."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ------------------------------------------------------------------ accounts

    async def add(self, person_id: str, name: str, password: str | None) -> bool:
        """Give an account to a guest, whose token opens nothing any more; False where the name is taken.

        Of two who ask at once for one guest, one is refused.
        """
        values = {
            "id": person_id,
            "skeleton": skeleton_of(name),
            "password": password,
            "created": now(),
        }
        async with self._store.transaction() as connection:
            if not await self._is_free(connection, name):
                return False
            there = select(AccountRow.id).where(AccountRow.id == person_id)
            if await connection.scalar(there) is not None:
                raise GipfError("account-there")
            await connection.execute(insert(AccountRow).values(**values))
            known = {"name": name, "folded": folded(name), "token": hash_of(new_token())}
            await connection.execute(_guest(person_id).values(**known))
            links = delete(GuestTokenRow).where(GuestTokenRow.guest_id == person_id)
            await connection.execute(links)
            return True

    async def rename(self, account_id: str, name: str) -> bool:
        """Call somebody something else; False where the name is taken."""
        async with self._store.transaction() as connection:
            if not await self._is_free(connection, name, but=account_id):
                return False
            await connection.execute(_account(account_id).values(skeleton=skeleton_of(name)))
            await connection.execute(_guest(account_id).values(name=name, folded=folded(name)))
            return True

    async def is_free(self, name: str) -> bool:
        """Whether nobody has a name that would be read as this one."""
        async with self._store.reading() as connection:
            return await connection.scalar(_called(name, None)) is None

    async def _is_free(
        self, connection: AsyncConnection, name: str, but: str | None = None
    ) -> bool:
        await self._store.take_turns(connection)
        return await connection.scalar(_called(name, but)) is None

    async def account(self, account_id: str | None) -> Account | None:
        """Give an account by its id."""
        return await self._one(_ACCOUNTS.where(AccountRow.id == account_id))

    async def by_name(self, name: str) -> Account | None:
        """Give the account of a name, however it is written."""
        return await self._one(_ACCOUNTS.where(AccountRow.skeleton == skeleton_of(name)))

    async def by_mail(self, mail: str) -> Account | None:
        """Give the account of a mail address."""
        return await self._one(_ACCOUNTS.where(AccountRow.mail == mail))

    async def _one(self, asked: Select[*tuple[Any, ...]]) -> Account | None:
        async with self._store.reading() as connection:
            row = (await connection.execute(asked)).first()
        if row is None:
            return None
        return Account(row.id, row.name, _kind(row), row.mail, row.password, row.created)

    async def set_password(self, account_id: str, password: str | None) -> None:
        """Keep the hash of a new password, or none; links that were sent before lead nowhere any more."""
        async with self._store.transaction() as connection:
            await connection.execute(_account(account_id).values(password=password))
            await connection.execute(_links(account_id))

    async def set_mail(self, account_id: str, mail: str | None) -> bool:
        """Keep a mail address; False where it is somebody else's. Who has the old one cannot sign in by it."""
        async with self._store.transaction() as connection:
            await self._store.take_turns(connection)
            taken = select(AccountRow.id).where(
                AccountRow.mail == mail, AccountRow.id != account_id
            )
            if mail and await connection.scalar(taken) is not None:
                return False
            await connection.execute(_account(account_id).values(mail=mail))
            await connection.execute(_links(account_id))
            return True

    async def set_moderator(self, name: str, *, is_moderator: bool) -> str | None:
        """Say whether somebody sees to it that people behave; give the name as they write it."""
        account = await self.by_name(name)
        if account is None:
            return None
        async with self._store.transaction() as connection:
            if is_moderator and await is_program(connection, account.id):
                raise GipfError("bot-moderates")
            await connection.execute(_account(account.id).values(is_moderator=is_moderator))
        return account.name

    async def moderators(self) -> list[str]:
        """Name all of them."""
        async with self._store.reading() as connection:
            asked = _ACCOUNTS.where(AccountRow.is_moderator).order_by(GuestRow.name)
            return [row.name for row in await connection.execute(asked)]

    # ------------------------------------------------------------------ sessions

    async def open_session(self, account_id: str, agent: str) -> str:
        """Let somebody be signed in, in a browser that says what it is; give the token."""
        token, moment = new_token(), now()
        values = {"token": hash_of(token), "account_id": account_id, "agent": agent[:200]}
        times = dict.fromkeys(("created", "proved", "seen"), moment)
        async with self._store.transaction() as connection:
            await connection.execute(insert(SessionRow).values(**values, **times))
            guests = DeviceRow.holder == account_id, DeviceRow.session.is_(None)
            await connection.execute(delete(DeviceRow).where(*guests))  # it is the session's now
        return token

    async def signed_in(self, hashed: str) -> Account | None:
        """Say who has signed in with a token; now and then it is noted that they were here."""
        asked = _ACCOUNTS.add_columns(SessionRow.seen).join(
            SessionRow, SessionRow.account_id == AccountRow.id
        )
        asked = asked.where(SessionRow.token == hashed, SessionRow.seen > now() - UNSEEN)
        async with self._store.reading() as connection:
            row = (await connection.execute(asked)).first()
        if row is None:
            return None
        if row.seen < now() - SEEN:
            async with self._store.transaction() as connection:
                await connection.execute(_session(hashed).values(seen=now()))
        return Account(row.id, row.name, _kind(row), row.mail, row.password, row.created)

    async def session(self, hashed: str) -> Session | None:
        """Give a session by the hash of its token."""
        found = await self._sessions(SessionRow.token == hashed)
        return found[0] if found else None

    async def sessions(self, account_id: str) -> list[Session]:
        """List where somebody is signed in, where they were last first."""
        return await self._sessions(SessionRow.account_id == account_id)

    async def _sessions(self, which: Any) -> list[Session]:
        asked = select(SessionRow).where(which).order_by(SessionRow.seen.desc())
        async with self._store.reading() as connection:
            return [
                Session(row.token, row.account_id, row.agent, row.created, row.proved, row.seen)
                for row in await connection.execute(asked)
            ]

    async def prove(self, hashed: str) -> None:
        """Note that somebody has shown that it is them."""
        async with self._store.transaction() as connection:
            await connection.execute(_session(hashed).values(proved=now()))

    async def end_sessions(self, tokens: Collection[str]) -> None:
        """End sessions, by the hashes of their tokens."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(SessionRow).where(SessionRow.token.in_(tokens)))

    async def living(self, tokens: Collection[str]) -> dict[str, PersonKind]:
        """Give whose they are of those sessions that have not ended, by the hashes of their tokens."""
        asked = _ACCOUNTS.add_columns(SessionRow.token).join(
            SessionRow, SessionRow.account_id == AccountRow.id
        )
        async with self._store.reading() as connection:
            rows = await connection.execute(asked.where(SessionRow.token.in_(tokens)))
            return {row.token: _kind(row) for row in rows}

    # ------------------------------------------------------------------ passkeys

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep the public half of a key; False where it is known."""
        values = {**vars(passkey)}
        values["account_id"] = values.pop("account")
        async with self._store.transaction() as connection:
            await self._store.take_turns(connection)
            known = select(PasskeyRow.id).where(PasskeyRow.id == passkey.id)
            if await connection.scalar(known) is not None:
                return False
            await connection.execute(insert(PasskeyRow).values(**values))
            return True

    async def passkey(self, id_: str) -> Passkey | None:
        """Give a passkey by its id."""
        found = await self._passkeys(PasskeyRow.id == id_)
        return found[0] if found else None

    async def passkeys(self, account_id: str) -> list[Passkey]:
        """List somebody's passkeys, the oldest first."""
        return await self._passkeys(PasskeyRow.account_id == account_id)

    async def _passkeys(self, which: Any) -> list[Passkey]:
        asked = select(PasskeyRow).where(which).order_by(PasskeyRow.created)
        async with self._store.reading() as connection:
            return [
                Passkey(row.id, row.account_id, row.public_key, row.uses, row.name, row.created)
                for row in await connection.execute(asked)
            ]

    async def count_use(self, id_: str, uses: int) -> None:
        """Keep what a device has counted."""
        async with self._store.transaction() as connection:
            used = update(PasskeyRow).where(PasskeyRow.id == id_).values(uses=uses)
            await connection.execute(used)

    async def delete_passkey(self, account_id: str, id_: str) -> bool:
        """Forget a passkey of somebody; say whether there was one."""
        own = PasskeyRow.account_id == account_id, PasskeyRow.id == id_
        async with self._store.transaction() as connection:
            return bool((await connection.execute(delete(PasskeyRow).where(*own))).rowcount)

    # ------------------------------------------------------------------ tickets

    async def issue(
        self, purpose: str, account_id: str | None, data: str, lasts: int, token: str = ""
    ) -> str:
        """Make something that is good once, within so many milliseconds; give its token."""
        token = token or new_token()
        values = {"token": hash_of(token), "purpose": purpose, "account_id": account_id}
        async with self._store.transaction() as connection:
            given = {**values, "data": data, "until": now() + lasts}
            await connection.execute(insert(TicketRow).values(**given))
        return token

    async def ticket(self, purpose: str, token: str) -> Ticket | None:
        """Look at a ticket, which stays good."""
        async with self._store.reading() as connection:
            row = (
                await connection.execute(select(TicketRow).where(*_good(purpose, token)))
            ).first()
        return Ticket(row.account_id, row.data) if row else None

    async def use(self, purpose: str, token: str) -> Ticket | None:
        """Use a ticket up; only the first who asks has it."""
        ticket = await self.ticket(purpose, token)
        if ticket is None:
            return None
        async with self._store.transaction() as connection:
            used = await connection.execute(delete(TicketRow).where(*_good(purpose, token)))
            return ticket if used.rowcount else None

    async def expire(self) -> None:
        """Delete what is good for nothing any more."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(TicketRow).where(TicketRow.until < now()))
            await connection.execute(delete(SessionRow).where(SessionRow.seen < now() - UNSEEN))

    async def count(self) -> int:
        """Count the accounts."""
        async with self._store.reading() as connection:
            return int(await connection.scalar(select(func.count()).select_from(AccountRow)) or 0)


_ACCOUNTS = select(
    AccountRow.id,
    GuestRow.name,
    AccountRow.mail,
    AccountRow.password,
    AccountRow.is_moderator,
    AccountRow.is_bot,
    AccountRow.created,
).join(GuestRow, GuestRow.id == AccountRow.id)


def _kind(row: Any) -> PersonKind:
    if row.is_moderator:
        return "moderator"
    return "bot" if row.is_bot else "account"


def _called(name: str, but: str | None) -> Select[Any]:
    named = AccountRow.skeleton == skeleton_of(name)
    return select(AccountRow.id).where(named, AccountRow.id.is_distinct_from(but))


def _account(account_id: str) -> Any:
    return update(AccountRow).where(AccountRow.id == account_id)


def _guest(person_id: str) -> Any:
    return update(GuestRow).where(GuestRow.id == person_id)


def _session(hashed: str) -> Any:
    return update(SessionRow).where(SessionRow.token == hashed)


def _links(account_id: str) -> Any:
    return delete(TicketRow).where(TicketRow.account_id == account_id)


def _good(purpose: str, token: str) -> tuple[Any, ...]:
    named = TicketRow.token == hash_of(token), TicketRow.purpose == purpose
    return *named, TicketRow.until > now()
