"""A service for everybody: in the place of somebody's machine and its network there is the world.

There is no owner in it. Whoever comes is a stranger until something has to be theirs – a game, a seat –, and a
guest from then on, known by a token in a cookie.
"""

import asyncio
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress

from starlette.datastructures import Headers
from starlette.types import Scope

from gipf.errors import GipfError
from gipf.extras import need
from gipf.host.interfaces import StoreFailed
from gipf.host.people import STRANGER, Person, PersonKind, name_of
from gipf.server.account_games import AccountGames
from gipf.server.account_names import is_reserved
from gipf.server.accounts import Accounts
from gipf.server.bots import Bots, bearer_in
from gipf.server.limits import Limits
from gipf.server.network import (
    COOKIES,
    GUEST_TOKEN,
    PERSON,
    SESSION,
    Ended,
    Network,
    cookie_of,
    token_in,
)
from gipf.server.people_store import hash_of, new_id
from gipf.server.settings import Settings

BELIEVED = 2.0
"""Seconds for which it is not asked again whose a token is, though a session may have ended elsewhere."""
LOOK = 3.0
"""Seconds between looks whether sessions have ended elsewhere."""
MOST_KNOWN = 10_000
GUEST = "Guest {id}"
"""What somebody is called who has not said their name; nobody else can call themselves so."""


class Service(Network):
    """Who comes to a service, and at which address that is."""

    accounts: Accounts
    bots: Bots
    games: AccountGames

    def __init__(self, settings: Settings) -> None:
        need("service")
        super().__init__(settings)
        self._address = settings.service
        self.is_secure: bool = settings.service.startswith("https:")
        self.cookie_name: str = "__Host-gipf" if self.is_secure else "gipf"
        self.limits: Limits = Limits(settings.unlimited)
        self._known: dict[str, tuple[float, Person, bool]] = {}
        """Who has which token, by its hash, whether it is a session's, and until when that is believed."""

    @property
    def is_service(self) -> bool:
        """It is."""
        return True

    @property
    def is_on(self) -> bool:
        """Everybody may come."""
        return True

    @property
    def base(self) -> str:
        """The address of the service."""
        return self._address

    @property
    def link(self) -> str:
        """The same: nobody needs a secret."""
        return self._address

    async def open(self) -> None:
        """Refuse: there is no local network."""
        raise GipfError("service-or-lan")

    def is_elsewhere(self, scope: Scope) -> bool:  # noqa: ARG002
        """Nobody is at the machine itself."""
        return True

    async def person(self, scope: Scope) -> Person:
        """Say who sends a request: who comes by a token is nobody else, whatever cookies come along."""
        headers = Headers(scope=scope)
        if bearer := bearer_in(headers, scope["path"]):
            return await self.bots.program(scope, bearer, address_of(scope))
        token = token_in(headers, self.cookie_name)
        if not token:
            return STRANGER
        hashed = hash_of(token)
        until, person, is_session = self._known.get(hashed, (0.0, STRANGER, False))
        if until < time.monotonic():
            account = await self.accounts.store.signed_in(hashed)
            is_session = account is not None
            person = account.person if account else await self.people.guest_of(hashed) or STRANGER
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[hashed] = time.monotonic() + BELIEVED, person, is_session
        if is_session:
            scope[SESSION] = hashed
        elif person is not STRANGER:
            scope[GUEST_TOKEN] = hashed
        return person

    def forget(self, person_id: str | None) -> None:
        """Believe nothing any longer of what is known of somebody."""
        super().forget(person_id)
        self.bots.forget(person_id)
        self._known = {key: each for key, each in self._known.items() if each[1].id != person_id}

    def forget_session(self, hashed: str) -> None:
        """Believe a session no longer."""
        self._known.pop(hashed, None)

    async def adopt(self, guest: Person, account: Person) -> None:
        """Let what was a guest's be an account's."""
        await self.games.adopt(guest, account)

    async def end_session_lines(self, sessions: Collection[str]) -> None:
        """End the lines of sessions that have ended."""
        await self._end([line for line in self._lines if line.session in sessions])

    async def watch_sessions(self) -> None:
        """End the lines of sessions that have ended at another server, or with an account.

        Who has become somebody else there, as a guest who signs in, or a moderator, comes back by another line.
        """
        while True:
            await asyncio.sleep(LOOK)
            with suppress(StoreFailed):
                await self._look_at_lines()

    async def _look_at_lines(self) -> None:
        lines = frozenset(self._lines)
        guests = {line.session for line in lines if line.person.kind == "guest"}
        sessions = {line.session for line in lines if line.session} - guests
        living = await self._living(sessions) if sessions else {}
        known = await self.links.known(guests) if guests else set()
        ended = sessions - living.keys()
        for session in ended:
            self.forget_session(session)
        changed = [
            line
            for line in lines
            if (line.session in living and living[line.session] != line.person.kind)
            or (line.person.kind == "guest" and line.session not in known)
        ]
        for line in changed:
            self.forget(line.person.id)
        await asyncio.gather(
            self.end_session_lines(ended), *(line.end(is_known=True) for line in changed)
        )

    async def _living(self, tokens: Collection[str]) -> dict[str, PersonKind]:
        return {
            **await self.accounts.store.living(tokens),
            **dict.fromkeys(await self.bots.store.living(tokens), "bot"),
        }

    def is_secret(self, token: str) -> bool:  # noqa: ARG002
        """No link leads to the service itself."""
        return False

    async def guest_name(self, text: str) -> str:
        """Read the name a guest chooses; some would be taken for somebody else's."""
        name = name_of(text)
        if is_reserved(name):
            raise GipfError("name-reserved", name=name)
        if not await self.accounts.store.is_free(name):
            raise GipfError("name-taken", name=name)
        return name

    def cookie(self, token: str | None) -> str:
        """Write the cookie, which is sent over TLS only."""
        return cookie_of(token, self.cookie_name) + ("; Secure" if self.is_secure else "")

    async def welcome(self, scope: Scope) -> Person:
        """Make a guest of a stranger, who is known by the answer's cookie from now on."""
        self.limits.take(self.limits.guests, address_of(scope))
        id_ = new_id()
        person, token = await self.people.add_guest(GUEST.format(id=id_[:4]), id_)
        scope[PERSON], scope[GUEST_TOKEN] = person, hash_of(token)
        scope[COOKIES].append(self.cookie(token))
        return person

    @contextmanager
    def connected(self, line: Ended) -> Iterator[None]:
        """Remember a line as long as it is there."""
        with self.limits.connected(line.address), super().connected(line):
            yield


def address_of(scope: Scope) -> str:
    """Give the address that a request came from."""
    client = scope.get("client")
    return str(client[0]) if client else ""
