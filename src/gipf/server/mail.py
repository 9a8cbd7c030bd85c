"""Mail, through a server that ``GIPF_MAIL`` names; without one nothing is offered that needs it."""

import asyncio
import logging
import re
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from gipf.errors import GipfError

PATIENCE = 20.0
"""Seconds to wait for the mail server."""
PAUSES = (0.0, 5.0, 60.0)
"""Seconds before each try."""
LONGEST = 254
_ADDRESS = re.compile(r"[^\s@<>(),;:\"\\\[\]]{1,64}@([a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}")

_log = logging.getLogger("gipf.server.mail")


def mail_address(text: str) -> str:
    """Read a mail address.

    >>> mail_address(" Ann@Example.org ")
    'ann@example.org'
    """
    address = text.strip().lower()
    if len(address) > LONGEST or not _ADDRESS.fullmatch(address) or not address.isprintable():
        raise GipfError("mail-address")
    return address


class Mailer:
    """Sends mails; ``smtp://`` with TLS where the server offers it, ``smtps://`` with TLS from the start."""

    def __init__(self, written: str, service: str) -> None:
        """Take an address that `gipf.server.settings.check_mail` has let pass."""
        parts = urlsplit(written)
        self._is_secure = parts.scheme == "smtps"
        self._host, self._port = parts.hostname, parts.port or (465 if self._is_secure else 587)
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None
        here = urlsplit(service).hostname or "localhost"
        self._sender = parse_qs(parts.query).get("from", [f"GIPF <gipf@{here}>"])[0]
        self.domain: str = here
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, to: str, subject: str, text: str) -> None:
        """Send a mail without waiting for it."""
        task = asyncio.create_task(self._send(to, subject, text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Send nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def deliver(
        self, to: str, subject: str, text: str, headers: Mapping[str, str], name: str
    ) -> bool:
        """Send a mail once, under a name it always has; say whether the mail server has taken it."""
        mail = self._mail(to, subject, text, f"<{name}@{self.domain}>")
        for header, value in headers.items():
            mail[header] = value
        return await self._try(mail)

    async def _send(self, to: str, subject: str, text: str) -> None:
        mail = self._mail(to, subject, text, make_msgid(domain=self.domain))
        for pause in PAUSES:
            await asyncio.sleep(pause)
            if await self._try(mail):
                return

    def _mail(self, to: str, subject: str, text: str, name: str) -> EmailMessage:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self._sender, to, subject
        mail["Date"], mail["Message-ID"] = formatdate(), name
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text)
        return mail

    async def _try(self, mail: EmailMessage) -> bool:
        import aiosmtplib

        try:
            await aiosmtplib.send(
                mail,
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._is_secure,
                timeout=PATIENCE,
            )
        except (aiosmtplib.SMTPException, OSError) as error:
            _log.warning("a mail was not sent", extra={"why": type(error).__name__})
            return False
        return True
