"""What one person asks for many times at the same moment, over however many lines and servers."""

import asyncio
from collections.abc import Awaitable, Sequence

import pytest

from gipf.errors import GipfError
from gipf.host.moderation import Report
from gipf.host.moments import now
from gipf.host.people import Person
from gipf.host.talk import MOST_SAID, Line
from gipf.host.time_controls import TimeControl
from gipf.host.tournaments import upcoming
from gipf.server.account_store import AccountStore
from gipf.server.bot_store import BotStore
from gipf.server.moderation_store import MOST_WAITING, ModerationStore
from gipf.server.people_store import PeopleStore
from gipf.server.seek_store import SeekStore
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.server.tournament_store import TournamentStore
from gipf.server.vacations import Vacations
from tests.host.test_seeks import DAYS
from tests.server.test_lobby import LATE, offer, run
from tests.server.test_store_kinds import new, opened

ANN = Person("ann", "Ann")
OFTEN = 30


async def with_ann(settings: Settings) -> tuple[Store, PeopleStore]:
    store = await opened(settings)
    people = PeopleStore(store)
    for id_ in ("ann", "ben"):
        await people.add_guest(id_.title(), id_)
    await store.add(new("abc"))
    return store, people


async def refusals(asked: Sequence[Awaitable[object]]) -> list[str]:
    """Ask for all of it at once; give the codes of what was refused."""
    found = await asyncio.gather(*asked, return_exceptions=True)
    wrong = [each for each in found if isinstance(each, BaseException)]
    assert all(isinstance(each, GipfError) for each in wrong), wrong
    return [each.code for each in wrong if isinstance(each, GipfError)]


def test_who_is_blocked_or_let_watch_twice_at_once_is_so_once(settings: Settings) -> None:
    async def main() -> None:
        store, people = await with_ann(settings)
        moderation = ModerationStore(store)
        twice = [moderation.block(ANN, "ben", "Ben", 1, is_on=True) for _ in range(OFTEN)]
        assert await refusals(twice) == []
        assert await moderation.blocks(ANN) == [("ben", "Ben")]
        assert await refusals([people.add_spectator("abc", ANN) for _ in range(OFTEN)]) == []
        assert await people.watches("abc", ANN)
        assert store.failure is None
        await store.close()

    run(main())


def test_one_guest_gets_one_account(settings: Settings) -> None:
    async def main() -> None:
        store, _ = await with_ann(settings)
        accounts = AccountStore(store)
        asked = [accounts.add("ann", f"Zelda {letter}", None) for letter in "abcdefgh"]
        assert await refusals(asked) == ["account-there"] * 7
        assert await accounts.count() == 1 and store.failure is None
        await store.close()

    run(main())


def test_nobody_says_or_reports_more_by_asking_at_once(settings: Settings) -> None:
    async def main() -> None:
        store, _ = await with_ann(settings)
        moderation = ModerationStore(store)
        line = Line(0, "abc", "players", "ann", "Ann", "hello", None, 1)
        said = await refusals([moderation.say(line) for _ in range(OFTEN)])
        assert said == ["said-too-much"] * (OFTEN - MOST_SAID)
        report = Report(0, "ann", "Ann", "ben", "Ben", "spam", "", "abc", 5)
        told = await refusals([moderation.report(report) for _ in range(OFTEN)])
        assert told == ["too-many-reports"] * (OFTEN - MOST_WAITING)
        await store.close()

    run(main())


def test_nobody_offers_more_by_asking_at_once(settings: Settings) -> None:
    async def main() -> None:
        store, _ = await with_ann(settings)
        seeks = SeekStore(store)
        live = [offer("ann", id=f"live{n}") for n in range(OFTEN)]
        assert await refusals([seeks.add(each, 1) for each in live]) == []
        assert len(await seeks.seeks(1)) == 1
        days: TimeControl = DAYS
        slow = [offer("ann", days, id=f"days{n}") for n in range(OFTEN)]
        refused = await refusals([seeks.add(each, 1) for each in slow])
        assert refused == ["too-many-seeks"] * (OFTEN - 9)
        assert len(await seeks.seeks(LATE - 1)) == 10
        await store.close()

    run(main())


def test_nobody_has_two_vacations_by_asking_at_once(settings: Settings) -> None:
    async def main() -> None:
        store, _ = await with_ann(settings)
        vacations = Vacations(store)
        await refusals([vacations.begin(ANN, 7) for _ in range(8)])
        assert len(await vacations.of(ANN)) == 1
        await store.close()

    run(main())


def test_an_analysis_kept_twice_at_once_is_kept(settings: Settings) -> None:
    async def main() -> None:
        store, _ = await with_ann(settings)
        kept = [store.write_analysis("abc", f"text {n}", n) for n in range(OFTEN)]
        assert await refusals(kept) == []
        assert await store.read_analysis("abc") in {f"text {n}" for n in range(OFTEN)}
        await store.close()

    run(main())


def test_who_has_become_a_program_is_one_for_a_server_that_does_not_know_it_yet(
    settings: Settings,
) -> None:
    async def main() -> None:
        store, _ = await with_ann(settings)
        await AccountStore(store).add("ann", "Zann", None)
        ann = Person("ann", "Zann", "account")  # as another server takes her for a while
        seeks, tournaments, at = SeekStore(store), TournamentStore(store), now()
        [first, *_] = upcoming(at)
        await seeks.add(offer("ann", id="before"), 1)
        await BotStore(store).make_bot(ann)
        await seeks.add(offer("ann", DAYS, id="after"), 1)
        assert [(each.id, each.is_bot) for each in await seeks.seeks(2)] == [("after", True)]
        await seeks.add(offer("ben", id="people"), 1)
        asked = seeks.accept("people", ann, None, None, 2), tournaments.enter(first.id, ann, at)
        assert await refusals(asked) == ["no-such-seek", "tournament-no-bots"]
        await seeks.add(offer("ben", id="anybody", for_bots=True), 1)
        game = await seeks.accept("anybody", ann, None, None, 2)
        assert [seat.bot for seat in game.seats.values() if seat.holder == "ann"] == [True]
        with pytest.raises(GipfError) as refused:
            await AccountStore(store).set_moderator("Zann", is_moderator=True)
        assert refused.value.code == "bot-moderates"
        await store.close()

    run(main())


def test_while_somebody_becomes_a_program_no_game_begins_in_which_they_are_none(
    settings: Settings,
) -> None:
    async def main() -> None:
        store, _ = await with_ann(settings)
        await AccountStore(store).add("ann", "Zann", None)
        ann, seeks = Person("ann", "Zann", "account"), SeekStore(store)
        await seeks.add(offer("ann"), 1)
        made, begun = await asyncio.gather(
            BotStore(store).make_bot(ann),
            seeks.accept("ann", Person("ben", "Ben"), None, None, 2),
            return_exceptions=True,
        )
        assert isinstance(made, GipfError) != isinstance(begun, GipfError)
        assert store.failure is None
        await store.close()

    run(main())


def test_who_has_gone_for_good_offers_and_accepts_nothing_any_more(settings: Settings) -> None:
    async def main() -> None:
        store, people = await with_ann(settings)
        seeks, tournaments, at = SeekStore(store), TournamentStore(store), now()
        await seeks.add(offer("ben"), 1)
        assert await people.end("ann")
        [first, *_] = upcoming(at)
        asked = (
            seeks.add(offer("ann", DAYS), 1),
            seeks.accept("ben", ANN, None, None, 2),
            tournaments.enter(first.id, ANN, at),
        )
        assert await refusals(asked) == ["not-for-you"] * 3
        assert [each.maker for each in await seeks.seeks(2)] == ["ben"]
        await store.close()

    run(main())
