"""What keeps other sites' pages out: Host and Origin are looked at before anything else.

The server listens to this machine only, but so does every page in its browser: one from another site could
send requests here, or have its own name lead here. The browser tells which: it names the site
it was told to go to (Host) and the site a page came from (Origin), and no page can change that.
"""

from collections.abc import Collection, Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gipf.errors import GipfError
from gipf.host.interfaces import StoreFailed
from gipf.host.wire import refusal
from gipf.server.entrance import is_entrance, no_entry, refusal_page, wants_page
from gipf.server.limits import TooMuch
from gipf.server.network import PERSON, Network, NotSignedIn
from gipf.server.settings import NAMES

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}
"""What every answer says; pages bring a policy of their own."""


class Guard:
    """Lets in what comes from our own page or from a program on this machine, up to a size."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        most_body: int,
        names: Iterable[str] = NAMES,
        network: Network,
        proxies: Collection[str] = (),
    ) -> None:
        self.app = app
        self.network = network
        self.proxies = proxies
        self.most_body = most_body
        self.names: frozenset[str] = frozenset(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, refuse or pass on."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        wrong = self.checked(scope, headers)
        try:
            if wrong is None and PERSON not in scope:
                scope[PERSON] = await self.network.person(scope)
        except (StoreFailed, TooMuch, NotSignedIn) as error:
            wrong = error
        if wrong:
            await self._refuse(wrong, scope, receive, send)
        elif scope[PERSON] is None and not is_entrance(scope):
            if scope["type"] == "http" and not scope["path"].startswith("/api"):
                await no_entry(headers)(scope, receive, send)
            else:
                await self._refuse(GipfError("not-let-in"), scope, receive, send)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._limited(scope, headers, receive, send)

    def checked(self, scope: Scope, headers: Headers) -> GipfError | None:
        """Say why a request may not come in: the names are those of the machine where it came in."""
        names = self.network.names if self.network.is_elsewhere(scope) else self.names
        host = headers.get("host", "")
        if "@" in host or name_in(f"//{host}") not in names:
            return GipfError("wrong-host", host=host)
        origin = headers.get("origin")
        if origin is not None and not self._is_ours(origin, host):
            return GipfError("foreign-page", origin=origin)
        return foreign_site(headers, is_navigation(scope, headers))

    def dressing(self, scope: Scope) -> list[tuple[str, str]]:  # noqa: ARG002
        """Give what the answer says besides."""
        return []

    def _is_ours(self, origin: str, host: str) -> bool:
        parts = urlsplit(origin)
        return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()

    async def _limited(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        """Pass a request on; count its body, and add the headers every answer has."""
        declared = headers.get("content-length", "0")
        if not declared.isdecimal() or int(declared) > self.most_body:
            too_big = GipfError("body-too-big", most=str(self.most_body))
            await self._refuse(too_big, scope, receive, send)
            return
        size = 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > self.most_body:
                raise HTTPException(413, str(self.most_body))
            return message

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                for name, value in self.dressing(scope):
                    answer.append(name, value)
            await send(message)

        await self.app(scope, counted, dressed)

    async def _refuse(self, why: GipfError, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": str(why)[:100]})
            return
        asked, status = Headers(scope=scope), status_of(why)
        answer: Response
        if wants_page(asked, scope["path"]):
            answer = refusal_page(asked, why, status)
        else:
            answer = JSONResponse(refusal(why), status)
        for name, value in {**HEADERS, "Connection": "close"}.items():
            answer.headers.setdefault(name, value)
        if isinstance(why, TooMuch):
            answer.headers["Retry-After"] = str(why.wait)
        if isinstance(why, NotSignedIn):
            answer.headers["WWW-Authenticate"] = "Bearer"
        await answer(scope, receive, send)


def status_of(error: GipfError) -> int:
    """Give the HTTP status of what was refused before anybody was asked."""
    if isinstance(error, TooMuch):
        return 429
    if isinstance(error, StoreFailed):
        return 503
    if isinstance(error, NotSignedIn):
        return 401
    return 413 if error.code == "body-too-big" else 403


def foreign_site(headers: Headers, is_navigation: bool) -> GipfError | None:
    """Refuse what the browser says another site's page has asked for; its links can be followed."""
    site = headers.get("sec-fetch-site", "none")
    if site not in ("same-origin", "none") and not is_navigation:
        return GipfError("foreign-site")
    return None


def name_in(address: str) -> str | None:
    """Give the name of a machine in an address."""
    try:
        return urlsplit(address).hostname
    except ValueError:
        return None


def is_navigation(scope: Scope, headers: Headers) -> bool:
    """Whether somebody follows a link to a page of ours."""
    if scope["type"] != "http" or scope["method"] != "GET":
        return False
    return headers.get("sec-fetch-mode") == "navigate" and not scope["path"].startswith("/api")
