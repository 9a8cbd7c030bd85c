"""Games that several hosts play together: any of them takes any move, and the database decides."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from gipf import Position
from gipf.host import automatic, watchers
from gipf.host import room as host_room
from gipf.host.bus import LocalBus
from gipf.host.clock import Clock
from gipf.host.games import Games
from gipf.host.live_game import LiveGame, OldVersion, Refused
from gipf.host.moments import now
from gipf.host.people import STRANGER, Person
from gipf.host.rooms import NoSuchGame
from gipf.host.seats import Seat
from gipf.search.answer import Answer
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player
from tests.patience import PATIENCE
from tests.server.real_servers import Postgres
from tests.server.test_bus import until

W, B = Player
PEOPLE = {W: Seat("person", "Ann"), B: Seat("person", "Ben")}
BETWEEN = {W: Seat("person", "Ann", holder="ann"), B: Seat("person", "Ben", holder="ben")}
AGAINST = {W: Seat("person", "Ann"), B: Seat("computer", "Level 1", 1)}


class Page:
    """A page that keeps what it is sent."""

    def __init__(self) -> None:
        self.states: list[dict[str, Any]] = []
        self.events: list[str] = []
        self.presence: dict[str, Any] = {}

    def send(self, key: str, message: str) -> None:  # noqa: ARG002
        data = json.loads(message)
        self.events.append(data["event"])
        if data["event"] == "presence":
            self.presence = data
        if "game" in data:
            self.states.append(data["game"])

    def reply(self, message: dict[str, Any]) -> None:
        raise NotImplementedError

    @property
    def plies(self) -> list[str]:
        return list(self.states[-1]["plies"]) if self.states else []


class Deaf:
    """A bus on which everything is lost."""

    state = "failing"

    def publish(self, text: str) -> None:
        pass

    def listen(self, hear: Callable[[str], None]) -> None:
        pass


@dataclass
class Thinker:
    """An engine that counts how often it is asked."""

    asked: list[str] = field(default_factory=list)
    ready: tuple[str, ...] = ("basic",)

    def want(self, variant: Any) -> None:
        pass

    async def search(self, position: Position, limits: Any, player: str = "engine") -> Answer:  # noqa: ARG002
        self.asked.append(position.text)
        await asyncio.sleep(0.3)
        raise NotImplementedError  # a plain move is played then


@asynccontextmanager
async def hosts(
    settings: Settings, count: int = 2, *, bus: Any = None, beat: float = 0.2
) -> AsyncIterator[list[Games]]:
    bus = bus or LocalBus()
    found = []
    for _ in range(count):
        store = Store(settings)
        await store.open()
        games = Games(store, Thinker(), pause=0.0, beat=beat, bus=bus)  # type: ignore[arg-type]
        await games.open()
        found.append(games)
    try:
        yield found
    finally:
        for games in found:
            await games.close()
            await games.store.close()  # type: ignore[attr-defined]


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


def play(move: str, by: Any = "person") -> Callable[[LiveGame, int], LiveGame]:
    return lambda game, at: game.played(move, by, at)


@pytest.fixture
def shared(postgres: Postgres, migrated: str, tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, database_address=postgres.address(postgres.new(migrated)))


def line(count: int) -> list[str]:
    """Moves that can be played one after the other."""
    position, moves = Position.start("basic"), list[str]()
    for _ in range(count):
        moves.append(position.legal_moves()[0].text)
        position = position.play(moves[-1])
    return moves


MOVES = line(8)


@pytest.mark.parametrize("bus", [LocalBus, Deaf])
def test_two_hosts_play_one_game_move_by_move(shared: Settings, bus: Any) -> None:
    async def main() -> None:
        async with hosts(shared, bus=bus()) as (one, other):
            game = await one.new(Position.start("basic"), PEOPLE, Clock.new(600, 5))
            pages = Page(), Page()
            await one.subscribe(game.id, pages[0])
            await other.subscribe(game.id, pages[1])
            version = 1
            for n, move in enumerate(MOVES):
                version = await (one, other)[n % 2].decide(game.id, play(move), version)
            await until(lambda: pages[0].plies == pages[1].plies == MOVES)
            last = [page.states[-1] for page in pages]
            assert last[0]["scene"] == last[1]["scene"] and last[0]["version"] == version
            stored = await one.store.load(game.id)
            assert stored and [ply.move for ply in stored.plies] == MOVES
            await one.decide(game.id, lambda game, at: game.resigned(W, at))
            await until(lambda: pages[1].states[-1]["result"] == "0-1")

    run(main())


def test_of_two_decisions_at_once_one_is_made_and_the_other_refused_with_the_fresh_state(
    shared: Settings,
) -> None:
    async def main() -> None:
        async with hosts(shared, 4, bus=Deaf(), beat=3600) as several:
            game = await several[0].new(Position.start("basic"), PEOPLE, None)
            pages = [Page() for _ in several]
            for games, page in zip(several, pages, strict=True):
                await games.subscribe(game.id, page)
            moves = [move.text for move in Position.start("basic").legal_moves()[:4]]
            done: list[Any] = await asyncio.gather(
                *(
                    games.decide(game.id, play(move), 1)
                    for games, move in zip(several, moves, strict=True)
                ),
                return_exceptions=True,
            )
            assert [type(each) for each in done if each != 2] == [OldVersion] * 3
            winner = moves[done.index(2)]
            assert [page.plies for page in pages] == [[winner]] * 4
            stored = await several[0].store.load(game.id)
            assert stored and [ply.move for ply in stored.plies] == [winner]

    run(main())


def test_the_same_key_again_is_answered_the_same_and_done_once(settings: Settings) -> None:
    async def main() -> None:
        async with hosts(settings, 2 if settings.database_address else 1, bus=Deaf()) as several:
            one, other = several[0], several[-1]
            game = await one.new(Position.start("basic"), PEOPLE, None)
            assert await one.decide(game.id, play("c2"), 1, "key-1") == 2
            for games in (one, other, one):
                assert await games.decide(game.id, play("c2"), 1, "key-1") == 2
            assert await other.decide(game.id, play("c6"), 2, "key-2") == 3
            assert await one.decide(game.id, play("c2"), 1, "key-1") == 2
            both = await asyncio.gather(
                *(games.decide(game.id, play("d2"), 3, "key-3") for games in several)
            )
            assert set(both) == {4}
            offered = [
                await games.decide(game.id, lambda game, at: game.draw_offered(W, at), None, "o")
                for games in (one, other)
            ]
            assert offered == [5, 5]
            await one.decide(game.id, LiveGame.draw_declined, 5, "n")
            again = await other.decide(game.id, lambda g, at: g.draw_offered(W, at), None, "o")
            assert again == 5  # it is not offered a second time
            stored = await one.store.load(game.id)
            assert stored and [ply.move for ply in stored.plies] == ["c2", "c6", "d2"]
            assert (stored.version, stored.offer) == (6, None)
            with pytest.raises(OldVersion):
                await one.decide(game.id, play("e2"), 3, "key-4")

    run(main())


def test_a_game_that_is_deleted_on_one_host_is_gone_on_the_other(shared: Settings) -> None:
    async def main() -> None:
        async with hosts(shared, bus=Deaf()) as (one, other):
            game = await one.new(Position.start("basic"), PEOPLE, None)
            page = Page()
            await other.subscribe(game.id, page)
            await one.delete(game.id)
            with pytest.raises(NoSuchGame):
                await other.decide(game.id, play("c2"), 1)
            await until(lambda: "deleted" in page.events)

    run(main())


def test_a_rematch_asked_for_on_both_hosts_is_one_game(shared: Settings) -> None:
    async def main() -> None:
        async with hosts(shared, bus=Deaf()) as (one, other):
            game = await one.new(Position.start("basic"), PEOPLE, None)
            await other.get(game.id)
            await one.change(game.id, lambda game, at: game.resigned(W, at))
            both = await asyncio.gather(one.rematch(game.id), other.rematch(game.id))
            assert both[0].id == both[1].id
            assert await one.store.count() == 2

    run(main())


def test_of_two_people_on_two_hosts_both_have_to_want_a_rematch(shared: Settings) -> None:
    async def main() -> None:
        async with hosts(shared, bus=Deaf()) as (one, other):
            game = await one.new(Position.start("basic"), BETWEEN, None)
            await other.get(game.id)
            await one.change(game.id, lambda game, at: game.resigned(W, at))
            both = await asyncio.gather(one.rematch(game.id, W), other.rematch(game.id, B))
            again = (await one.get(game.id)).rematch
            assert again and [each.id for each in both].count(again) == 1
            assert (await one.rematch(game.id, W)).id == (await other.rematch(game.id, B)).id
            assert await one.store.count() == 2

    run(main())


def test_a_game_is_not_aborted_when_both_have_moved_on_another_host(shared: Settings) -> None:
    async def main() -> None:
        async with hosts(shared, bus=Deaf()) as (one, other):
            game = await one.new(Position.start("basic"), BETWEEN, None)
            gone = await one.new(Position.start("basic"), BETWEEN, None)
            await other.get(game.id)
            page = Page()
            await other.subscribe(gone.id, page)
            for number, move in enumerate(("c2", "c6"), 1):
                await one.decide(game.id, play(move), number)
            with pytest.raises(Refused, match="the game has begun"):
                await other.abort(game.id, LiveGame.aborted)
            assert (await other.get(game.id)).result == "*"
            await one.abort(gone.id, LiveGame.aborted)
            with pytest.raises(NoSuchGame):
                await other.decide(gone.id, play("c2"), 1)
            assert await one.store.count() == 1 and not await one.store.restore(gone.id)

    run(main())


def test_a_flag_falls_once_on_whichever_host(shared: Settings) -> None:
    async def main() -> None:
        async with hosts(shared, 3) as several:
            game = await several[0].new(Position.start("basic"), PEOPLE, Clock.new(1, 0))
            pages = [Page() for _ in several]
            for games, page in zip(several, pages, strict=True):
                await games.subscribe(game.id, page)
            await several[1].decide(game.id, play("c2"), 1)
            await until(
                lambda: all(page.states and page.states[-1]["result"] == "1-0" for page in pages)
            )
            assert {page.states[-1]["version"] for page in pages} == {3}

    run(main())


def test_one_host_lets_the_computer_think(shared: Settings) -> None:
    async def main() -> None:
        async with hosts(shared, 3) as several:
            game = await several[0].new(Position.start("basic"), AGAINST, None)
            pages = [Page() for _ in several]
            for games, page in zip(several, pages, strict=True):
                await games.subscribe(game.id, page)
            await several[0].decide(game.id, play("c2"), 1)
            await until(lambda: all(len(page.plies) == 2 for page in pages))
            asked = [text for games in several for text in games.engine.asked]  # type: ignore[attr-defined]
            assert len(asked) == 1

    run(main())


def test_another_host_lets_the_computer_think_when_the_first_has_died(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        monkeypatch.setattr(automatic, "RETRY", 0.1)
        async with hosts(shared, 1) as (living,):
            dead = Store(shared)
            await dead.open()
            game = await living.new(Position.start("basic"), AGAINST, None)
            first = game.played("c2", "person", now())
            await dead.save(first, game)
            assert await dead.claim(game.id, 2, now() - 4500)  # it has half a second left
            assert not await living.store.claim(game.id, 2, now() - 4500)
            await dead.close()
            page = Page()
            await living.subscribe(game.id, page)
            await until(lambda: len(page.plies) == 2)

    run(main())


def test_a_clock_that_one_host_stops_runs_while_somebody_looks_at_another(shared: Settings) -> None:
    async def main() -> None:
        async with hosts(shared) as (one, other):
            game = await one.new(Position.start("basic"), AGAINST, Clock.new(600, 0))
            pages = Page(), Page()
            await one.subscribe(game.id, pages[0])
            await other.subscribe(game.id, pages[1])
            await one.decide(game.id, play("c2"), 1)
            await until(lambda: len(pages[1].plies) == 2)
            one.unsubscribe(game.id, pages[0])
            await asyncio.gather(*one._changes)

            async def runs() -> bool:
                stored = await other.store.load(game.id)
                return bool(stored and stored.clock and stored.clock.running is W)

            while not await runs():
                await asyncio.sleep(0.05)
            other.unsubscribe(game.id, pages[1])
            while await runs():
                await asyncio.sleep(0.05)

    run(main())


def test_whoever_is_connected_to_another_host_is_not_away(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_room, "ELSEWHERE", 1000 * PATIENCE)
    ann, ben = Person("ann", "Ann"), Person("ben", "Ben")
    seats = {W: Seat("person", "Ann", holder="ann"), B: Seat("person", "Ben", holder="ben")}

    async def main() -> None:
        async with hosts(shared, bus=Deaf()) as (one, other):
            game = await one.new(Position.start("basic"), seats, Clock.new(600, 0))
            pages = Page(), Page()
            await one.subscribe(game.id, pages[0], ann)
            await other.subscribe(game.id, pages[1], ben)
            await one.decide(game.id, play("c2"), 1)
            await until(lambda: pages[1].plies == ["c2"])
            await other.away(game.id)
            one._rooms[game.id].seen[B] = 0  # as if it had been long
            assert await one.away(game.id) == await other.away(game.id) == {W: None, B: None}
            other.unsubscribe(game.id, pages[1])
            monkeypatch.setattr(host_room, "ELSEWHERE", -1)
            assert (await one.away(game.id))[B] is not None
            await until(lambda: pages[0].presence["here"] == ["w"])
            assert pages[0].presence["patience"] == 80

    run(main())


def test_who_watches_is_counted_over_all_hosts_and_a_host_that_is_gone_counts_for_nothing(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, sue, tom, eve = (Person(name, name) for name in ("ann", "sue", "tom", "eve"))

    async def main() -> None:
        async with hosts(shared) as (one, other):
            game = await one.new(Position.start("basic"), BETWEEN, None)
            page, pages = Page(), [Page() for _ in range(6)]
            await one.subscribe(game.id, page, ann)
            await one.subscribe(game.id, pages[0], sue)
            for each, person in zip(pages[1:], (tom, eve, eve, STRANGER, STRANGER), strict=True):
                await other.subscribe(game.id, each, person)
            await until(lambda: page.presence["watching"] == 5)
            await until(lambda: pages[1].presence["watching"] == 5)
            assert one.watching(game.id, {"ann", "ben"}) == other.watching(game.id, {"ann"}) == 5
            for each in pages[1:]:
                other.unsubscribe(game.id, each)
            await until(lambda: page.presence["watching"] == 1)
            await other.subscribe(game.id, pages[1], tom)
            await until(lambda: page.presence["watching"] == 2)
            monkeypatch.setattr(watchers, "BELIEVED", 0)  # as if it had said nothing for long
            await until(lambda: page.presence["watching"] == 1)

    run(main())


def test_what_a_host_says_that_makes_no_sense_counts_nobody(shared: Settings) -> None:
    async def main() -> None:
        bus = LocalBus()
        async with hosts(shared, 1, bus=bus) as (one,):
            for text in ("", "[]", '{"watching":{}}', '{"host":"x","watching":{"g":"many"}}'):
                bus.publish(text)
            bus.publish('{"host":"x","watching":{"g":-3,"h":2}}')
            await until(lambda: one.watching("h", ()) == 2)
            assert one.watching("g", ()) == 0

    run(main())
