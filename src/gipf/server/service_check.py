"""What keeps others' pages and words out of a service: one comes by its proxy, from its own page, not too fast.

A proxy says from where somebody comes and whether by TLS. Anybody can say so: only those are believed that the
service was told of.
"""

from starlette.datastructures import Headers
from starlette.responses import RedirectResponse
from starlette.types import Receive, Scope, Send

from gipf.errors import GipfError
from gipf.host.people import STRANGER
from gipf.server.accounts import SIGN_IN
from gipf.server.entrance import JOIN
from gipf.server.limits import TooMuch, is_among, plain
from gipf.server.network import COOKIES, PERSON, token_in
from gipf.server.notice_mail import NO_MAIL
from gipf.server.origin_check import Guard, foreign_site, is_navigation, name_in
from gipf.server.service import Service, address_of
from gipf.server.share import SHARED

PROBES = ("/api/health",)
"""What may be asked past the proxy, by whoever looks after the server."""
COUNTED = ("/api", JOIN, SIGN_IN, SHARED, NO_MAIL)
"""What is counted of what somebody asks: not the files of the page, which are many and cost little.

For those it is no matter, either, who asks: they are there when the database is not.
"""
IS_NEW = "Gipf-Person"
"""Tells a page that it is known by another name from now on, so that it comes by another WebSocket."""
SAFE = ("GET", "HEAD", "OPTIONS")
STRICT_TRANSPORT = "max-age=31536000"


class ServiceGuard(Guard):
    """Lets in what comes to the address of the service, from its own page or from a program."""

    network: Service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, refuse or pass on; whoever comes without TLS is led to the right address."""
        scope[COOKIES] = []
        if scope["type"] == "http" and self._is_insecure(scope) and scope["method"] == "GET":
            answer = RedirectResponse(f"{self.network.base}{scope['path']}", 308)
            await answer(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    def checked(self, scope: Scope, headers: Headers) -> GipfError | None:
        """Say why a request may not come in; who it comes from is what the proxy says."""
        if self._is_probe(scope, headers):
            scope[PERSON] = STRANGER
            return None
        wrong = self._by_proxy(scope, headers) or self._from_page(scope, headers)
        if wrong:
            return wrong
        if not scope["path"].startswith(COUNTED):
            scope[PERSON] = STRANGER
            return None
        try:
            self.network.limits.take(self.network.limits.requests, address_of(scope))
        except TooMuch as error:
            return error
        return None

    def dressing(self, scope: Scope) -> list[tuple[str, str]]:
        """Set the cookies of whoever has become known, and let browsers come by TLS alone."""
        found = [("Set-Cookie", cookie) for cookie in scope[COOKIES]]
        if found:
            found.append((IS_NEW, "new"))
        if self.network.is_secure:
            found.append(("Strict-Transport-Security", STRICT_TRANSPORT))
        return found

    def _is_probe(self, scope: Scope, headers: Headers) -> bool:
        is_asked = scope["type"] == "http" and scope["path"] in PROBES
        is_past = not is_among(address_of(scope), self.proxies)
        return is_asked and is_past and name_in(f"//{headers.get('host', '')}") in self.names

    def _is_insecure(self, scope: Scope) -> bool:
        """Whether somebody came to the proxy without TLS."""
        if not self.network.is_secure or not is_among(address_of(scope), self.proxies):
            return False
        return Headers(scope=scope).get("x-forwarded-proto") in ("http", "ws")

    def _by_proxy(self, scope: Scope, headers: Headers) -> GipfError | None:
        """Take from a proxy from where somebody comes; past it nobody comes to a service with TLS."""
        peer = address_of(scope)
        if not is_among(peer, self.proxies):
            return GipfError("past-the-proxy") if self.network.is_secure else None
        if self.network.is_secure and headers.get("x-forwarded-proto") not in ("https", "wss"):
            return GipfError("proxy-without-proto")
        said = headers.getlist("x-forwarded-for")
        hops = [each.strip() for line in said for each in line.split(",")]
        while hops and is_among(hops[-1], self.proxies):
            hops.pop()
        try:
            scope["client"] = plain(hops[-1]), 0
        except (IndexError, ValueError):
            return GipfError("proxy-without-client")
        return None

    def _from_page(self, scope: Scope, headers: Headers) -> GipfError | None:
        scheme, _, netloc = self.network.base.partition("://")
        usual = ":443" if scheme == "https" else ":80"
        host = headers.get("host", "")
        if host.lower().removesuffix(usual) != netloc.lower().removesuffix(usual):
            return GipfError("wrong-host", host=host)
        origin = headers.get("origin")
        if origin is not None and origin.lower() != self.network.base.lower():
            return GipfError("foreign-page", origin=origin)
        if wrong := foreign_site(headers, is_navigation(scope, headers)):
            return wrong
        is_change = scope["type"] == "websocket" or scope["method"] not in SAFE
        is_browser = token_in(headers, self.network.cookie_name) is not None
        if is_change and is_browser and origin is None and "sec-fetch-site" not in headers:
            return GipfError("no-origin")
        return None
