"""Notices are mailed: some soon, others once a day, when they were not seen on the page meanwhile.

Of several processes one at a time writes to somebody. What was sent is noted at once; a process that is killed
between may have sent a mail that another sends again, with the same Message-ID.
"""

import hmac
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import select, update

from gipf.host.notices import Choice, NoticeKind, as_kind, read_choices, says, without_mail
from gipf.messages import Message, render
from gipf.server import notices_sql
from gipf.server.account_models import AccountRow
from gipf.server.mail import Mailer
from gipf.server.models import GuestRow
from gipf.server.notice_models import NoticeReaderRow, NoticeRow
from gipf.server.notice_store import NoticeStore, reader_there
from gipf.server.people_store import new_token
from gipf.server.store import Store

HOUR = 3_600_000
QUIET, DAY = 6 * HOUR, 24 * HOUR
"""Milliseconds for which somebody may see on the page what is else mailed once a day."""
LEASE = 120_000
"""Milliseconds after which another process writes to somebody whom one has taken and not written to."""
PAUSE, LONGEST_PAUSE, MOST_TRIES = 60_000, 6 * HOUR, 8
"""Milliseconds before the next try, doubled each time; and the tries after which it is given up."""
AT_ONCE, MOST_LINES = 50, 30
NO_MAIL = "/no-mail/"

_log = logging.getLogger("gipf.server.notice_mail")


@dataclass(frozen=True)
class Letter:
    """What somebody is to be sent: some of their notices."""

    holder: str
    mail: str
    name: str
    language: str
    rows: Sequence[Any]
    tries: int
    is_digest: bool


class NoticeMail:
    """The mails of a service at an address."""

    def __init__(self, store: Store, mailer: Mailer | None, address: str) -> None:
        self._store, self._mailer, self._address = store, mailer, address
        self._notices = NoticeStore(store)

    async def post(self, now: int) -> int:
        """Send what is due; say how many mails that were."""
        due = select(NoticeRow.holder).where(NoticeRow.mail_due <= now).distinct().limit(AT_ONCE)
        async with self._store.reading() as connection:
            holders = sorted(await connection.scalars(due))
        sent = 0
        for holder in holders:
            if letter := await self._take(holder, now):
                sent += await self._send(letter, now)
        return sent

    async def _take(self, holder: str, now: int) -> Letter | None:
        """Take it upon this process to write to somebody; none where another does, or there is nothing yet."""
        reader = select(NoticeReaderRow).where(
            NoticeReaderRow.holder == holder, NoticeReaderRow.taken <= now
        )
        known = (
            select(AccountRow.mail, GuestRow.name)
            .join(GuestRow, GuestRow.id == AccountRow.id)
            .where(AccountRow.id == holder)
        )
        wanted = notices_sql.told(holder, [], now)
        due = NoticeRow.mail_due <= now, NoticeRow.seen.is_(None)
        async with self._store.transaction() as connection:
            await connection.execute(reader_there(connection, holder))
            locked = reader.with_for_update(skip_locked=True)
            chosen = (await connection.execute(locked)).first()
            if chosen is None:
                return None
            account = (await connection.execute(known)).first()
            asked = select(NoticeRow).where(*wanted, *due).order_by(NoticeRow.id)
            rows = (await connection.execute(asked)).all()
            mail = account.mail if account and self._mailer else None
            choices = read_choices(chosen.choices)
            ready, later = sorted_out(rows if mail else [], choices, chosen.digested, now)
            of_due = update(NoticeRow).where(NoticeRow.holder == holder, NoticeRow.mail_due <= now)
            left = of_due.where(NoticeRow.id.not_in([row.id for row in ready]))
            await connection.execute(left.values(mail_due=None))
            for row, at in later:
                waits = update(NoticeRow).where(NoticeRow.id == row.id, NoticeRow.seen.is_(None))
                await connection.execute(waits.values(mail_due=at))
            if not ready or mail is None or account is None:
                return None
            taken = update(NoticeReaderRow).where(NoticeReaderRow.holder == holder)
            await connection.execute(taken.values(taken=now + LEASE))
        is_digest = any(choices[row.kind].mail == "daily" for row in ready)
        given = holder, mail, account.name, chosen.language, ready
        return Letter(*given, chosen.tries, is_digest)

    async def _send(self, letter: Letter, now: int) -> bool:
        assert self._mailer is not None, "else nothing is taken"
        subject, text = self.write(letter)
        link = f"{self._address}{NO_MAIL}{await self.token(letter.holder)}"
        footer = render(
            {"id": "notice-mail-end", "args": {"off": link, "settings": self._settings}},
            letter.language,
        )
        is_sent = await self._mailer.deliver(
            letter.mail,
            subject,
            f"{text}\n\n-- \n{footer}\n",
            {
                "List-Unsubscribe": f"<{link}>",
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
                "List-Id": f"GIPF <notices.{self._mailer.domain}>",
                "Precedence": "bulk",
                "Content-Language": letter.language,
            },
            # the same notices have the same name, should they be sent twice
            name=f"notices-{letter.holder}-{letter.rows[0].id}-{letter.rows[-1].id}",
        )
        await self._done(letter, now, is_sent=is_sent)
        return is_sent

    async def _done(self, letter: Letter, now: int, *, is_sent: bool) -> None:
        of_letter = update(NoticeRow).where(NoticeRow.id.in_([row.id for row in letter.rows]))
        tries = 0 if is_sent else letter.tries + 1
        wait = min(PAUSE * 2**tries, LONGEST_PAUSE)
        has_ended = tries >= MOST_TRIES
        if has_ended:
            _log.warning("notices could not be mailed", extra={"notices": len(letter.rows)})
        values: dict[str, Any] = {"mail_due": None if is_sent or has_ended else now + wait}
        about: dict[str, Any] = {"taken": 0, "tries": 0 if has_ended else tries}
        if is_sent:
            values["mailed"] = now
            about |= {"digested": now} if letter.is_digest else {}
        async with self._store.transaction() as connection:
            await connection.execute(of_letter.values(**values))
            reader = update(NoticeReaderRow).where(NoticeReaderRow.holder == letter.holder)
            await connection.execute(reader.values(**about))

    # ------------------------------------------------------------------ what it says

    @property
    def _settings(self) -> str:
        return f"{self._address}/#/notices/settings"

    def write(self, letter: Letter) -> tuple[str, str]:
        """Write the subject and the text."""
        said = [
            (render(says(row.kind, row.name, notices_sql.about_in(row)), letter.language), row.link)
            for row in letter.rows
        ]
        head: Message = {"id": "notice-mail-subject", "args": {"count": len(said)}}
        subject = said[0][0] if len(said) == 1 else render(head, letter.language)
        hello = render({"id": "notice-mail-hello", "args": {"name": letter.name}}, letter.language)
        lines = [f"{text}\n{self._address}/#/{link}" for text, link in said[-MOST_LINES:]]
        return " ".join(subject.split()), "\n\n".join([hello, *lines])

    # ------------------------------------------------------------------ no mail any more

    async def token(self, holder: str) -> str:
        """Give what stands for somebody in a link that ends their mail; nobody else can make it up."""
        secret = await self._notices.key("mail", new_token())
        signed = hmac.digest(secret.encode(), f"no mail to {holder}".encode(), sha256).hex()
        return f"{holder}.{signed[:32]}"

    async def whose(self, token: str) -> str | None:
        """Say whose mail a link ends."""
        holder = token.partition(".")[0]
        is_right = token.isascii() and hmac.compare_digest(token, await self.token(holder))
        return holder if holder and is_right else None

    async def end(self, holder: str) -> None:
        """Mail somebody nothing more."""
        await self._notices.choose(holder, without_mail(await self._notices.choices(holder)))


def sorted_out(
    rows: Sequence[Any], choices: Mapping[NoticeKind, Choice], digested: int, now: int
) -> tuple[list[Any], list[tuple[Any, int]]]:
    """Say which notices are mailed now, and which are looked at again later, at which moment.

    What is mailed once a day has time to be seen on the page; then all of it goes together.
    """
    ready, waiting = [], []
    for row in rows:
        kind = as_kind(row.kind)
        pace = choices[kind].mail if kind else "never"
        if pace == "now":
            ready.append(row)
        elif pace == "daily":
            waiting.append((row, max(row.at + QUIET, digested + DAY)))
    due = [row for row, at in waiting if at <= now]
    return ready + due, [(row, at) for row, at in waiting if at > now]
