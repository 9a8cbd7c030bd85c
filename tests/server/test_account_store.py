"""What every kind of database keeps of accounts alike: names once, tokens as hashes, tickets for one time."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select

from gipf.host import moments
from gipf.host.people import Person
from gipf.server import account_store
from gipf.server.account_games import AccountGames
from gipf.server.account_models import SessionRow, TicketRow
from gipf.server.account_store import AccountStore, Passkey, Session
from gipf.server.models import GuestRow
from gipf.server.moderators import moderators
from gipf.server.people_store import PeopleStore, hash_of
from gipf.server.settings import Settings
from gipf.server.store import Store
from tests.test_errors import check_told

Use = Callable[[Store, AccountStore, PeopleStore], Awaitable[None]]


def used(settings: Settings, use: Use) -> None:
    async def main() -> None:
        store = Store(settings)
        await store.open()
        try:
            await use(store, AccountStore(store), PeopleStore(store))
        finally:
            await store.close()

    asyncio.run(main())


async def somebody(accounts: AccountStore, people: PeopleStore, name: str = "Ann") -> str:
    """Give an account to a guest."""
    guest, _ = await people.add_guest("Guest")
    assert guest.id and await accounts.add(guest.id, name, "hash")
    return guest.id


def test_a_name_is_given_once_however_it_is_written(settings: Settings) -> None:
    async def use(_: Store, accounts: AccountStore, people: PeopleStore) -> None:
        ann = await somebody(accounts, people)
        guest, token = await people.add_guest("Ben")
        assert guest.id is not None
        assert not await accounts.add(guest.id, "Аnn".casefold(), None)  # а of Cyrillic
        assert await people.guest(token) == guest
        assert await accounts.add(guest.id, "Ben", None)
        assert await people.guest_of(hash_of(token)) is None
        assert not await accounts.rename(guest.id, "A N N")
        assert await accounts.rename(ann, "ÁNN")
        found = await accounts.by_name("ann")
        assert found is not None and (found.id, found.name) == (ann, "ÁNN")
        assert await accounts.is_free("Cleo") and not await accounts.is_free("B-e-n")
        assert await accounts.count() == 2
        assert await accounts.by_name("nobody") is None

    used(settings, use)


def test_a_mail_address_belongs_to_one_account(settings: Settings) -> None:
    async def use(_: Store, accounts: AccountStore, people: PeopleStore) -> None:
        ann, ben = await somebody(accounts, people), await somebody(accounts, people, "Ben")
        assert await accounts.set_mail(ann, "a@example.org")
        assert await accounts.set_mail(ann, "a@example.org")
        assert not await accounts.set_mail(ben, "a@example.org")
        found = await accounts.by_mail("a@example.org")
        assert found and found.id == ann
        assert await accounts.set_mail(ann, None) and await accounts.set_mail(ben, None)
        assert await accounts.set_mail(ben, "a@example.org")

    used(settings, use)


def test_of_a_session_only_the_hash_is_kept_and_it_ends_when_nobody_comes(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store, accounts: AccountStore, people: PeopleStore) -> None:
        ann = await somebody(accounts, people)
        token, other = [await accounts.open_session(ann, "x" * 500) for _ in range(2)]
        async with store.reading() as connection:
            kept = set(await connection.scalars(select(SessionRow.token)))
        assert kept == {hash_of(token), hash_of(other)}
        assert {len(each.agent) for each in await accounts.sessions(ann)} == {200}
        signed_in = await accounts.signed_in(hash_of(token))
        assert signed_in and signed_in.person == Person(ann, "Ann", "account")
        assert set(await accounts.living(kept)) == kept
        await accounts.end_sessions([hash_of(other)])
        assert set(await accounts.living(kept)) == {hash_of(token)}
        assert await accounts.signed_in(hash_of(other)) is None

        moment = moments.now()

        def later(seconds: float) -> None:
            monkeypatch.setattr(account_store, "now", lambda: moment + int(1000 * seconds))

        later(3600)
        assert await accounts.signed_in(hash_of(token))
        session = await accounts.session(hash_of(token))
        assert session is not None and session.seen == moment + 3_600_000
        assert session.proved < session.seen
        await accounts.prove(session.token)
        proved = await accounts.session(session.token)
        assert isinstance(proved, Session) and proved.proved == moment + 3_600_000
        later(91 * 86_400)
        assert await accounts.signed_in(hash_of(token)) is None
        await accounts.expire()
        assert await accounts.sessions(ann) == []

    used(settings, use)


def test_a_ticket_is_good_for_one_time_and_some_minutes(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(store: Store, accounts: AccountStore, people: PeopleStore) -> None:
        ann = await somebody(accounts, people)
        token = await accounts.issue("sign-in", ann, "data", 1000)
        async with store.reading() as connection:
            assert set(await connection.scalars(select(TicketRow.token))) == {hash_of(token)}
        assert await accounts.ticket("confirm", token) is None
        assert await accounts.use("confirm", token) is None
        found = await asyncio.gather(*(accounts.use("sign-in", token) for _ in range(4)))
        assert [each.data for each in found if each] == ["data"]
        late = await accounts.issue("sign-in", ann, "", 1000)
        assert await accounts.issue("passkey", None, "", 1000, "challenge") == "challenge"
        moment = moments.now()
        monkeypatch.setattr(account_store, "now", lambda: moment + 5000)
        assert await accounts.ticket("sign-in", late) is None
        await accounts.expire()
        async with store.reading() as connection:
            assert not set(await connection.scalars(select(TicketRow.token)))

    used(settings, use)


def test_passkeys_are_somebodys_and_known_once(settings: Settings) -> None:
    async def use(_: Store, accounts: AccountStore, people: PeopleStore) -> None:
        ann, ben = await somebody(accounts, people), await somebody(accounts, people, "Ben")
        key = Passkey("id", ann, "public", 0, "phone", 1)
        assert await accounts.add_passkey(key)
        assert not await accounts.add_passkey(Passkey("id", ben, "other", 0, "", 2))
        await accounts.count_use("id", 2**31)
        assert await accounts.passkey("id") == Passkey("id", ann, "public", 2**31, "phone", 1)
        assert not await accounts.delete_passkey(ben, "id")
        assert await accounts.delete_passkey(ann, "id")
        assert await accounts.passkeys(ann) == []

    used(settings, use)


def test_with_somebody_goes_all_that_was_kept_of_them(settings: Settings) -> None:
    async def use(store: Store, accounts: AccountStore, people: PeopleStore) -> None:
        ann = await somebody(accounts, people)
        token = await accounts.open_session(ann, "")
        await accounts.issue("confirm", ann, "a@example.org", 1000)
        await accounts.add_passkey(Passkey("id", ann, "public", 0, "phone", 1))

        class NoGames:
            """Nothing goes on."""

        await AccountGames(store, NoGames()).erase(Person(ann, "Ann", "account"))  # type: ignore[arg-type]
        assert await accounts.account(ann) is None
        assert await accounts.signed_in(hash_of(token)) is None
        assert await accounts.passkey("id") is None
        async with store.reading() as connection:
            for column in (TicketRow.token, GuestRow.id):
                assert not set(await connection.scalars(select(column)))

    used(settings, use)


def test_moderators_are_named_at_the_machine(settings: Settings) -> None:
    async def use(_: Store, accounts: AccountStore, people: PeopleStore) -> None:
        for name in ("Ann", "Ben"):
            await somebody(accounts, people, name)

    used(settings, use)
    assert moderators(settings, {"ben": True}) == ["Ben"]
    assert moderators(settings, {"Ann": True, "Ben": False}) == ["Ann"]
    assert moderators(settings, {}) == ["Ann"]
    check_told("no-such-account", lambda: moderators(settings, {"Nobody": True}))
