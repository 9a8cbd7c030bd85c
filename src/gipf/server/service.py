"""A service for everybody: in the place of somebody's machine and its network there is the world.

There is no owner in it. Whoever comes is a stranger until something has to be theirs – a game, a seat –, and a
guest from then on, known by a token in a cookie.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.datastructures import Headers
from starlette.types import Scope

from gipf.errors import GipfError
from gipf.host.people import STRANGER, Person, name_of
from gipf.server.account_names import is_reserved
from gipf.server.limits import Limits, TooMuch, group_of
from gipf.server.network import COOKIES, PERSON, Ended, Network, cookie_of, token_in
from gipf.server.people_store import new_id
from gipf.server.settings import Settings

MOST_LINES = 200
"""Pages of one address that are connected at once."""
GUEST = "Guest {id}"
"""What somebody is called who has not said their name; nobody else can call themselves so."""


class Service(Network):
    """Who comes to a service, and at which address that is."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._address = settings.service
        self.is_secure: bool = settings.service.startswith("https:")
        self.cookie_name: str = "__Host-gipf" if self.is_secure else "gipf"
        self.limits: Limits = Limits(settings.unlimited)
        self._lines_from: Counter[str] = Counter()

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
        """Say who sends a request."""
        token = token_in(Headers(scope=scope), self.cookie_name)
        return (token and await self.people.guest(token)) or STRANGER

    def is_secret(self, token: str) -> bool:  # noqa: ARG002
        """No link leads to the service itself."""
        return False

    async def guest_name(self, text: str) -> str:
        """Read the name a guest chooses; some would be taken for somebody else's."""
        name = name_of(text)
        if is_reserved(name):
            raise GipfError("name-reserved", name=name)
        return name

    def cookie(self, token: str | None) -> str:
        """Write the cookie, which is sent over TLS only."""
        return cookie_of(token, self.cookie_name) + ("; Secure" if self.is_secure else "")

    async def welcome(self, scope: Scope) -> Person:
        """Make a guest of a stranger, who is known by the answer's cookie from now on."""
        self.limits.take(self.limits.guests, address_of(scope))
        id_ = new_id()
        person, token = await self.people.add_guest(GUEST.format(id=id_[:4]), id_)
        scope[PERSON] = person
        scope[COOKIES].append(self.cookie(token))
        return person

    @contextmanager
    def connected(self, line: Ended) -> Iterator[None]:
        """Remember a line as long as it is there."""
        address = group_of(line.address)
        if self._lines_from[address] >= MOST_LINES and not self.limits.is_free(line.address):
            raise TooMuch("asked-too-much", seconds=1)
        self._lines_from[address] += 1
        try:
            with super().connected(line):
                yield
        finally:
            self._lines_from[address] -= 1
            if not self._lines_from[address]:
                del self._lines_from[address]


def address_of(scope: Scope) -> str:
    """Give the address that a request came from."""
    client = scope.get("client")
    return str(client[0]) if client else ""
