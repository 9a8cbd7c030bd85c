"""How somebody gets an account, signs in and out, and shows that it is them."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from gipf.errors import GipfError
from gipf.host.moments import now
from gipf.host.people import Forbidden, Person
from gipf.messages import render
from gipf.server.account_names import account_name, skeleton_of
from gipf.server.account_store import Account, AccountStore, Passkey, Session, Ticket
from gipf.server.entrance import language_of
from gipf.server.mail import Mailer, mail_address
from gipf.server.network import COOKIES, GUEST_TOKEN, PERSON, SESSION
from gipf.server.passkeys import MOST as MOST_PASSKEYS
from gipf.server.passkeys import Passkeys, challenge_in, id_in
from gipf.server.passwords import Passwords, checked_password

if TYPE_CHECKING:
    from gipf.server.service import Service

MINUTE = 60_000
LINK = 10 * MINUTE
"""Milliseconds for which a link is good."""
CHALLENGE = 5 * MINUTE
PROVED = 15 * MINUTE
"""Milliseconds for which nobody is asked again to show that it is them."""
SIGN_IN = "/sign-in/"


@dataclass(frozen=True)
class Visit:
    """A request as far as it says who sends it, and from where."""

    connection: HTTPConnection

    @property
    def person(self) -> Person:
        """Who sends it."""
        person = self.connection.scope[PERSON]
        assert isinstance(person, Person)
        return person

    @property
    def session(self) -> str | None:
        """The hash of the session's token, where somebody is signed in."""
        found = self.connection.scope.get(SESSION)
        return None if found is None else str(found)

    @property
    def guest_token(self) -> str | None:
        """The hash of the token by which a guest is known in this browser."""
        found = self.connection.scope.get(GUEST_TOKEN)
        return None if found is None else str(found)

    @property
    def address(self) -> str:
        """From where it comes."""
        return self.connection.client.host if self.connection.client else ""

    @property
    def agent(self) -> str:
        """What the browser says it is."""
        said = self.connection.headers.get("user-agent", "")[:200]
        return "".join(each for each in said if each.isprintable())

    @property
    def language(self) -> str:
        """The language of whoever sends it."""
        return language_of(self.connection.headers)

    def keep(self, cookie: str) -> None:
        """Set a cookie with the answer."""
        self.connection.scope[COOKIES].append(cookie)


class Accounts:
    """All ways in and out; what is wrong is told alike whether there is such an account or not."""

    def __init__(self, service: "Service", store: AccountStore, mail: str, address: str) -> None:
        self.store = store
        self._service = service
        self._limits = service.limits
        self._passwords = Passwords()
        self._passkeys = Passkeys(address)
        self.mailer: Mailer | None = Mailer(mail, address) if mail else None
        self._address = address
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Send nothing more."""
        if self.mailer:
            await self.mailer.close()

    # ------------------------------------------------------------------ a new account

    async def register(
        self,
        visit: Visit,
        name: str,
        password: str | None,
        mail: str | None,
        credential: str | None,
    ) -> Account:
        """Make an account of a guest, whose games stay theirs."""
        person = visit.person
        if person.has_account:
            raise GipfError("account-there")
        if not password and not mail and not credential:
            raise GipfError("account-without-way")
        name = account_name(name)
        password = checked_password(password, name) if password else None
        mail = self._mail(mail) if mail else None
        self._limits.take(self._limits.accounts, visit.address)
        if not await self.store.is_free(name):
            raise GipfError("name-taken", name=name)
        passkey = await self._created(person, credential, name) if credential else None
        hashed = await self._passwords.hash(password) if password else None
        assert person.id is not None
        if not await self.store.add(person.id, name, hashed):
            raise GipfError("name-taken", name=name)
        if passkey:
            await self.store.add_passkey(passkey)
        account = await self._account(person)
        await self._begin(visit, account)
        if mail:
            await self._send_confirmation(visit, account, mail)
        return account

    async def _account(self, person: Person) -> Account:
        account = await self.store.account(person.id)
        if account is None:
            raise Forbidden("not-for-you")
        return account

    async def _begin(self, visit: Visit, account: Account) -> None:
        """Sign somebody in, by a token that nobody can have known before; whoever they were comes along."""
        before = visit.person
        if visit.session:
            await self.end(visit.session)
        token = await self.store.open_session(account.id, visit.agent)
        visit.keep(self._service.cookie(token))
        self._service.forget(before.id)
        if before.kind == "guest" and before.id != account.id:
            await self._service.adopt(before, account.person)
        await self._service.renew_lines(before.id)

    # ------------------------------------------------------------------ signing in and out

    async def sign_in(self, visit: Visit, name: str, password: str) -> Account:
        """Sign in with a password, by name or mail address."""
        key = f"name {skeleton_of(name)}"
        tried = ((self._limits.secrets, visit.address), (self._limits.names, key))
        for allowance, one in tried:
            self._limits.take(allowance, one)
        by_mail = "@" in name
        find = self.store.by_mail if by_mail else self.store.by_name
        account = await find(name.strip().lower() if by_mail else name)
        if not await self._passwords.is_right(password, account.password if account else None):
            raise GipfError("sign-in-wrong")
        for allowance, one in tried:
            self._limits.give_back(allowance, one)
        assert account is not None
        await self._begin(visit, account)
        return account

    async def end(self, session: str) -> None:
        """End a session, by the hash of its token, and the lines of its pages."""
        await self.store.end_sessions([session])
        self._service.forget_session(session)
        await self._service.end_session_lines({session})

    async def sign_out(self, visit: Visit) -> None:
        """Be a stranger again."""
        if visit.session:
            await self.end(visit.session)
        visit.keep(self._service.cookie(None))

    async def sessions(self, account_id: str) -> list[Session]:
        """List where somebody is signed in."""
        return await self.store.sessions(account_id)

    async def end_others(self, visit: Visit) -> None:
        """End all sessions of somebody but this one."""
        for session in await self.store.sessions(visit.person.id or ""):
            if session.token != visit.session:
                await self.end(session.token)

    # ------------------------------------------------------------------ showing that it is them

    async def prove(self, visit: Visit, password: str) -> None:
        """Show by the password that it is still the same person."""
        key = f"proof {visit.person.id}"
        tried = ((self._limits.secrets, visit.address), (self._limits.secrets, key))
        for allowance, one in tried:
            self._limits.take(allowance, one)
        account = await self._account(visit.person)
        if not await self._passwords.is_right(password, account.password):
            raise GipfError("password-wrong")
        for allowance, one in tried:
            self._limits.give_back(allowance, one)
        if visit.session:
            await self.store.prove(visit.session)

    async def is_proved(self, visit: Visit) -> bool:
        """Whether somebody has shown lately that it is them."""
        session = await self.store.session(visit.session) if visit.session else None
        return session is not None and session.proved > now() - PROVED

    async def check_proved(self, visit: Visit) -> Account:
        """Refuse to change how one signs in for somebody who may only have found an open page."""
        if not await self.is_proved(visit):
            raise Forbidden("prove-again")
        return await self._account(visit.person)

    # ------------------------------------------------------------------ what can be changed

    async def rename(self, visit: Visit, name: str) -> Person:
        """Call oneself something else."""
        name = account_name(name)
        person = visit.person
        if not await self.store.rename(person.id or "", name):
            raise GipfError("name-taken", name=name)
        self._service.forget(person.id)
        return Person(person.id, name, person.kind)

    async def set_password(self, visit: Visit, password: str) -> None:
        """Have a new password; wherever else one is signed in, one is not any longer."""
        account = await self.check_proved(visit)
        checked = checked_password(password, account.name)
        await self.store.set_password(account.id, await self._passwords.hash(checked))
        await self.end_others(visit)

    async def set_mail(self, visit: Visit, mail: str) -> None:
        """Have a new mail address as soon as the link is followed that is sent there; or none."""
        account = await self.check_proved(visit)
        if mail:
            await self._send_confirmation(visit, account, self._mail(mail))
            return
        await self._check_other_way(account, mail=True)
        await self.store.set_mail(account.id, None)

    async def _check_other_way(self, account: Account, *, mail: bool = False) -> None:
        """Let nobody give up the last way to sign in."""
        passkeys = len(await self.store.passkeys(account.id))
        left = [account.password, not mail and account.mail, passkeys > (0 if mail else 1)]
        if not any(left):
            raise GipfError("last-way")

    # ------------------------------------------------------------------ links by mail

    def _mail(self, text: str) -> str:
        if self.mailer is None:
            raise GipfError("mail-off")
        return mail_address(text)

    def send_link(self, visit: Visit, mail: str) -> None:
        """Send a link that signs somebody in, if anybody has this address; which is not told."""
        mail = self._mail(mail)
        self._limits.take(self._limits.senders, visit.address)
        self._limits.take(self._limits.mails, mail)
        task = asyncio.create_task(self._send_link(visit.language, mail))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_link(self, language: str, mail: str) -> None:
        account = await self.store.by_mail(mail)
        if account:
            token = await self.store.issue("sign-in", account.id, mail, LINK)
            self._write(mail, "sign-in", language, account.name, token)

    async def _send_confirmation(self, visit: Visit, account: Account, mail: str) -> None:
        self._limits.take(self._limits.senders, visit.address)
        self._limits.take(self._limits.mails, mail)
        token = await self.store.issue("confirm", account.id, mail, LINK)
        self._write(mail, "confirm", visit.language, account.name, token)

    def _write(self, mail: str, what: str, language: str, name: str, token: str) -> None:
        assert self.mailer is not None, "an address was read"
        link = f"{self._address}{SIGN_IN}{token}"
        args = {"what": what, "name": name, "link": link}
        subject, text = (
            render({"id": each, "args": args}, language) for each in ("mail-subject", "mail-text")
        )
        self.mailer.send(mail, subject, text)

    async def link(self, token: str) -> tuple[str, Ticket, Account] | None:
        """Say what a link that was sent is good for; looking at it uses nothing up."""
        for purpose in ("sign-in", "confirm"):
            ticket = await self.store.ticket(purpose, token)
            account = await self.store.account(ticket.account) if ticket else None
            if ticket and account:
                return purpose, ticket, account
        return None

    async def follow(self, visit: Visit, token: str) -> str | None:
        """Do what a link is good for: sign in, or keep a mail address; give which of them."""
        found = await self.link(token)
        if found is None or await self.store.use(found[0], token) is None:
            return None
        purpose, ticket, account = found
        if purpose == "sign-in":
            await self._begin(visit, account)
            return purpose
        return purpose if await self.store.set_mail(account.id, ticket.data) else None

    # ------------------------------------------------------------------ passkeys

    async def ask_new_passkey(self, visit: Visit, name: str | None) -> str:
        """Say what a browser is to be asked for a new passkey; who has no account says their name."""
        person = visit.person
        if person.has_account:
            await self.check_proved(visit)
            known = await self.store.passkeys(person.id or "")
            if len(known) >= MOST_PASSKEYS:
                raise GipfError("passkeys-many", most=MOST_PASSKEYS)
            asked, challenge = self._passkeys.creation(person, person.name, known)
        else:
            name = account_name(name or "")
            if not await self.store.is_free(name):
                raise GipfError("name-taken", name=name)
            asked, challenge = self._passkeys.creation(person, name, [])
        await self._issue_challenge("new-passkey", challenge, person.id or "")
        return asked

    async def _issue_challenge(self, purpose: str, challenge: str, data: str) -> None:
        await self.store.issue(purpose, None, data, CHALLENGE, challenge)

    async def _created(self, person: Person, credential: str, name: str) -> Passkey:
        ticket = await self.store.use("new-passkey", challenge_in(credential))
        if ticket is None or ticket.data != person.id:
            raise GipfError("passkey-refused")
        return self._passkeys.created(person, credential, name)

    async def add_passkey(self, visit: Visit, credential: str, name: str) -> None:
        """Keep a new passkey of somebody."""
        await self.check_proved(visit)
        named = " ".join(name.split())
        if not named or not named.isprintable():
            raise GipfError("name-unprintable")
        if not await self.store.add_passkey(await self._created(visit.person, credential, named)):
            raise GipfError("passkey-refused")

    async def delete_passkey(self, visit: Visit, id_: str) -> None:
        """Forget a passkey, unless it is the last way to sign in."""
        account = await self.check_proved(visit)
        if id_ not in {each.id for each in await self.store.passkeys(account.id)}:
            raise GipfError("no-such-passkey")
        await self._check_other_way(account)
        await self.store.delete_passkey(account.id, id_)

    async def ask_passkey(self) -> str:
        """Say what a browser is to be asked for a passkey it has."""
        asked, challenge = self._passkeys.request()
        await self._issue_challenge("passkey", challenge, "")
        return asked

    async def sign_in_by_passkey(self, visit: Visit, credential: str) -> Account:
        """Sign in with a passkey; or show again that it is them."""
        self._limits.take(self._limits.secrets, visit.address)
        if await self.store.use("passkey", challenge_in(credential)) is None:
            raise GipfError("passkey-refused")
        passkey = await self.store.passkey(id_in(credential))
        uses = self._passkeys.used(credential, passkey)
        self._limits.give_back(self._limits.secrets, visit.address)
        assert passkey is not None
        await self.store.count_use(passkey.id, uses)
        account = await self.store.account(passkey.account)
        if account is None:
            raise GipfError("passkey-refused")
        await self._begin(visit, account)
        return account
