"""Accounts of programs: how one becomes that, the tokens its programs come by, and who comes by one."""

import time
from typing import TYPE_CHECKING

from starlette.datastructures import Headers
from starlette.types import Scope

from gipf.errors import GipfError
from gipf.host.people import Person, TokenScope
from gipf.server.accounts import Visit
from gipf.server.bot_store import BotStore, Token
from gipf.server.limits import TooMuch
from gipf.server.network import TOKEN, NotSignedIn
from gipf.server.people_store import hash_of

if TYPE_CHECKING:
    from gipf.server.service import Service

API = "/api/"
"""How the addresses begin for which tokens are good: no page, no link and no seat is asked for by one."""
BELIEVED = 2.0
"""Seconds for which it is remembered whose a token is, though it may have been revoked elsewhere."""
MOST_KNOWN = 10_000
MOST_STREAMS = 64
"""Streams that one bot can have open at one server."""


class Bots:
    """The programs of a service."""

    def __init__(self, service: "Service", store: BotStore) -> None:
        self.store = store
        self._service = service
        self._known: dict[str, tuple[float, Person]] = {}
        """Who has which token, by its hash, and until when that is believed."""

    # ------------------------------------------------------------------ who comes by a token

    async def program(self, scope: Scope, token: str, address: str) -> Person:
        """Say which program sends a request, if its token is good, and it does not ask too much."""
        limits, hashed = self._service.limits, hash_of(token)
        until, person = self._known.get(hashed, (0.0, None))
        if person is None or until < time.monotonic():
            person = await self.store.program(hashed)
            if person is None:
                self._known.pop(hashed, None)
                limits.take(limits.secrets, address)
                raise NotSignedIn("token-wrong")
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[hashed] = time.monotonic() + BELIEVED, person
        if not limits.is_free(address):
            limits.take(limits.programs, f"bot {person.id}")
        scope[TOKEN] = hashed
        return person

    def check_challenge(self, person: Person, address: str) -> None:
        """Let a bot challenge only so many people."""
        limits = self._service.limits
        if not limits.is_free(address):
            limits.take(limits.challenges, f"bot {person.id}")

    def check_streams(self, person: Person) -> None:
        """Let a bot have only so many streams open."""
        if sum(line.person.id == person.id for line in self._service.lines) >= MOST_STREAMS:
            raise TooMuch("asked-too-much", seconds=1)

    def forget(self, person_id: str | None) -> None:
        """Believe nothing any longer of what is known of somebody's tokens."""
        self._known = {key: each for key, each in self._known.items() if each[1].id != person_id}

    # ------------------------------------------------------------------ what its owner does

    async def make_bot(self, visit: Visit) -> Person:
        """Make an account that of a program, for good; its pages come back as that."""
        account = await self._service.accounts.check_proved(visit)
        if account.kind == "moderator":
            raise GipfError("bot-moderates")
        await self.store.make_bot(account.person)
        self._service.forget(account.id)
        await self._service.renew_lines(account.id)
        return Person(account.id, account.name, "bot")

    async def make_token(self, visit: Visit, name: str, scopes: tuple[TokenScope, ...]) -> str:
        """Make a token, and give it, this once."""
        account = await self._service.accounts.check_proved(visit)
        if account.kind != "bot":
            raise GipfError("account-no-bot")
        named = " ".join(name.split())
        if not named or not named.isprintable():
            raise GipfError("name-unprintable")
        return await self.store.add(account.id, named, tuple(sorted(set(scopes))))

    async def tokens(self, person: Person) -> list[Token]:
        """List somebody's tokens."""
        return await self.store.tokens(person.id or "")

    async def revoke(self, person: Person, token_id: str) -> None:
        """Let a token be good for nothing any more, and end what is open by it."""
        for token in await self.tokens(person):
            if token.id == token_id:
                await self.store.revoke(token.token)
                self._known.pop(token.token, None)
                await self._service.end_session_lines({token.token})


def bearer_in(headers: Headers, path: str) -> str | None:
    """Give the token a program has sent.

    >>> bearer_in(Headers({"authorization": "Bearer gipf_abc"}), "/api/me")
    'gipf_abc'
    """
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and path.startswith(API) else None
