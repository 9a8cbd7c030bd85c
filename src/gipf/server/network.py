"""The local network: whether others may join, at which addresses, by which secret, and who is connected.

Off, the server listens to this machine alone. Switched on, it listens at the machine's own addresses, too, and
whoever comes there has to bring a secret: that of the network, that of a seat, or the token they got for one.
"""

import asyncio
import hmac
import io
import socket
import time
from collections import deque
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from typing import TYPE_CHECKING, Protocol

from starlette.datastructures import Headers
from starlette.types import Scope

from gipf.errors import GipfError
from gipf.host.people import OWNER, STRANGER, Person, name_of
from gipf.server.guest_links import GuestLinks
from gipf.server.people_store import Invitation, PeopleStore, hash_of, new_token
from gipf.server.settings import Settings

if TYPE_CHECKING:
    import uvicorn

COOKIE = "gipf_guest"
PERSON = "gipf.person"
"""Where a request says who sends it."""
SESSION = "gipf.session"
"""Where a request has the hash of the session's token, if somebody is signed in."""
TOKEN = "gipf.token"
"""Where a request has the hash of the token by which a program sends it."""
GUEST_TOKEN = "gipf.guest-token"
"""Where a request has the hash of the token by which a guest is known in this browser."""
COOKIES = "gipf.cookies"
"""Where a request has the cookies its answer sets."""
KEPT_FOR = 365 * 24 * 3600
"""Seconds for which a browser keeps a guest's token."""
MOST_ATTEMPTS, PERIOD = 10, 60.0
"""Wrong secrets from one address, and the seconds in which they count; after them none is looked at."""
MOST_ADDRESSES = 10_000


class NotSignedIn(GipfError):
    """Somebody who comes by a token that nobody has."""


class Ended(Protocol):
    """A line to a page that can be ended."""

    person: Person
    address: str
    """From where it comes."""
    session: str | None
    """The hash of the token somebody has signed in with, is known by as a guest, or a program comes by."""

    def move(self, within: float) -> None:
        """Ask the page to go to another server within so many seconds."""

    async def end(self, *, is_known: bool = False) -> None:
        """Close it; who is known, but by another name, is to come back."""


@dataclass
class Attempts:
    """Wrong secrets, by the address they came from."""

    moments: dict[str, deque[float]] = field(default_factory=dict)

    def is_too_many(self, address: str) -> bool:
        """Whether an address has to wait."""
        moments = self.moments.get(address, deque())
        while moments and moments[0] < time.monotonic() - PERIOD:
            moments.popleft()
        return len(moments) >= MOST_ATTEMPTS

    def note(self, address: str) -> None:
        """Note a wrong secret."""
        if len(self.moments) >= MOST_ADDRESSES:
            self.moments.clear()
        self.moments.setdefault(address, deque(maxlen=MOST_ATTEMPTS)).append(time.monotonic())


class Network:
    """Who may join from elsewhere; off until it is opened."""

    people: PeopleStore
    links: GuestLinks

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._server: uvicorn.Server | None = None
        self._listening: list[asyncio.Server] = []
        self._secret: str | None = None
        self._lines: set[Ended] = set()
        self.attempts: Attempts = Attempts()
        self.addresses: tuple[str, ...] = ()
        self.names: frozenset[str] = frozenset()
        self.port: int = settings.port

    # ------------------------------------------------------------------ on and off

    @property
    def is_on(self) -> bool:
        """Whether others may join."""
        return self._secret is not None

    @property
    def is_service(self) -> bool:
        """Whether this is a service for everybody, and no machine of somebody's."""
        return False

    @property
    def base(self) -> str:
        """The address others find this machine at."""
        if not self.addresses:
            raise GipfError("network-off")
        return f"http://{self.addresses[0]}:{self.port}"

    @property
    def link(self) -> str:
        """The link that lets somebody in."""
        return f"{self.base}/join/{self._secret}"

    def attach(self, server: "uvicorn.Server") -> None:
        """Say which server is to listen."""
        self._server = server

    async def open(self) -> None:
        """Listen at the addresses of the local network, with a new secret."""
        if self.is_on:
            return
        from gipf.server.launch import listen

        assert self._server is not None, "a server is there when it is asked for something"
        addresses = self._settings.lan_addresses or own_addresses()
        if not addresses:
            raise GipfError("no-local-network")
        sockets = [listen(address, self.port, strict=True) for address in addresses]
        server, config = self._server, self._server.config

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=server.server_state, app_state=server.lifespan.state
            )
            return made

        loop = asyncio.get_running_loop()
        for opened in sockets:
            listening = await loop.create_server(protocol, sock=opened, backlog=config.backlog)
            self._listening.append(listening)
        server.servers.extend(self._listening)
        self.addresses = tuple(addresses)
        self.names = frozenset({*addresses, *machine_names()})
        self._secret = new_token()

    async def close(self) -> None:
        """Listen to this machine alone, and end all lines to others."""
        for listening in self._listening:
            listening.close()
            if self._server and listening in self._server.servers:
                self._server.servers.remove(listening)
        self._listening = []
        self._secret = None
        self.addresses, self.names = (), frozenset()
        await self._end([line for line in self._lines if not line.person.is_owner])

    # ------------------------------------------------------------------ who comes

    def is_elsewhere(self, scope: Scope) -> bool:
        """Whether a request came to an address of the network, and not to this machine's own."""
        server = scope.get("server")
        known = (*self.addresses, *self._settings.lan_addresses)
        return server is not None and (server[0] in known or not _is_loopback(server[0]))

    async def person(self, scope: Scope) -> Person | None:
        """Say who sends a request; nobody who may, where they were not let in."""
        if not self.is_elsewhere(scope):
            return OWNER
        token = token_in(Headers(scope=scope))
        if not self.is_on or token is None:
            return None
        if guest := await self.people.guest(token):
            scope[GUEST_TOKEN] = hash_of(token)
        return guest

    async def guest_name(self, text: str) -> str:
        """Read the name somebody gives themselves."""
        return name_of(text)

    def cookie(self, token: str | None) -> str:
        """Write the cookie that keeps a guest's token, or takes it away."""
        return cookie_of(token)

    def is_secret(self, token: str) -> bool:
        """Whether a link has the secret of the network; compared so that the time tells nothing."""
        return hmac.compare_digest(hash_of(token), hash_of(self._secret or new_token()))

    async def invitation(self, token: str) -> Invitation | None:
        """Say what a link leads to besides the network."""
        return await self.people.invitation(token)

    # ------------------------------------------------------------------ lines

    @property
    def lines(self) -> frozenset[Ended]:
        """The lines to all pages that are connected."""
        return frozenset(self._lines)

    @contextmanager
    def connected(self, line: Ended) -> Iterator[None]:
        """Remember a line as long as it is there."""
        self._lines.add(line)
        try:
            yield
        finally:
            self._lines.discard(line)

    def is_connected(self, person: Person) -> bool:
        """Whether somebody has a page open."""
        return any(line.person.id == person.id for line in self._lines)

    async def end_lines(self, guest_id: str) -> None:
        """End the lines of a guest."""
        await self._end([line for line in self._lines if line.person.id == guest_id])

    async def renew_lines(self, person_id: str | None) -> None:
        """Let somebody's pages come back by another line, under another name."""
        lines = [line for line in self._lines if line.person.id == person_id]
        if person_id != STRANGER.id:
            await asyncio.gather(*(line.end(is_known=True) for line in lines))

    def forget(self, person_id: str | None) -> None:  # noqa: ARG002
        """Believe nothing any longer of what is known of somebody."""
        self.people.forget()

    async def end_browsers(self, guest_id: str, tokens: Collection[str]) -> None:
        """End the lines of a guest's browsers in which they are known no longer."""
        self.forget(guest_id)
        ended = [line for line in self._lines if line.session in tokens]
        await asyncio.gather(*(line.end(is_known=True) for line in ended))

    async def _end(self, lines: list[Ended]) -> None:
        await asyncio.gather(*(line.end() for line in lines))


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:  # a name, as tests without a socket have it
        return True


def token_in(headers: Headers, name: str = COOKIE) -> str | None:
    """Give the token a browser was given."""
    try:
        kept = SimpleCookie(headers.get("cookie", "")).get(name)
    except CookieError:
        return None
    return kept.value if kept else None


def cookie_of(token: str | None, name: str = COOKIE) -> str:
    """Write the cookie that keeps a token, or takes it away. Without TLS it cannot be ``Secure``."""
    kept = f"{token}; Max-Age={KEPT_FOR}" if token else "; Max-Age=0"
    return f"{name}={kept}; Path=/; HttpOnly; SameSite=Lax"


def machine_names() -> set[str]:
    """Give the names others may know this machine by."""
    name = socket.gethostname().lower()
    return {name, f"{name.split('.')[0]}.local"} if name and name != "localhost" else set()


def own_addresses() -> tuple[str, ...]:
    """Give the addresses of this machine in local networks; the one it reaches others from is the first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(("10.255.255.255", 9))  # nothing is sent: only the way there is looked up
        found.append(asking.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    local = (each for each in found if ip_address(each).is_private and not _is_loopback(each))
    return tuple(dict.fromkeys(local))


def qr_of(link: str) -> str:
    """Draw a link as a QR code, as SVG."""
    import segno

    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", border=3, dark="#000", light="#fff", xmldecl=False, svgclass=None
    )
    return drawn.getvalue().decode()


def qr_for_terminal(link: str) -> str:
    """Draw a link as a QR code, of characters."""
    import segno

    drawn = io.StringIO()
    segno.make(link, error="l", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
