"""Conditional moves on real servers: secret until they are played, once, whatever goes on meanwhile."""

import asyncio
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gipf.host.clock import Clock
from gipf.host.conditional_moves import Plan, planned
from gipf.host.interfaces import Overtaken
from gipf.host.live_game import LiveGame
from gipf.host.moments import now
from gipf.host.people import Person
from gipf.server.models import DecisionRow
from gipf.server.private_models import ConditionRow
from gipf.server.private_store import PrivateStore
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player
from tests.patience import PATIENCE
from tests.server.cast import Cast
from tests.server.real_servers import Postgres
from tests.server.serving import Site, serving
from tests.server.test_bus import until
from tests.server.test_errors import check_refusal
from tests.server.test_shared_games import BETWEEN, Page, hosts
from tests.server.test_store_kinds import new, opened, run

W, B = Player
DAY = 86_400
DAYS = {"seconds": 2 * DAY, "increment": DAY, "cap": 3 * DAY}
ANN, BEN = Person("ann", "Ann"), Person("ben", "Ben")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("home")) as site:
        yield site


@pytest.fixture
def cast(home: Site) -> Iterator[Cast]:
    with closing(Cast(home, days=DAYS)) as cast:
        yield cast


def board(person: Any, game: str) -> dict[str, Any]:
    found: dict[str, Any] = person.http.get(f"/api/games/{game}/board").json()
    return found


def enter(person: Any, game: str, *lines: str, **more: Any) -> dict[str, Any]:
    """Enter lines that are written with spaces."""
    body = {"position": board(person, game)["position"], "lines": [each.split() for each in lines]}
    answer = person.http.put(f"/api/games/{game}/conditions", json={**body, **more})
    told: dict[str, Any] = answer.json()
    return told


def texts(told: dict[str, Any]) -> list[list[str]]:
    return [[move for turn in line for move in turn["plies"]] for line in told["lines"]]


# ---------------------------------------------------------------------- at one server


def test_what_was_entered_is_played_when_the_other_plays_what_it_answers(cast: Cast) -> None:
    game = cast.game
    assert board(cast.opponent, game)["may"] and not board(cast.player, game)["may"]
    told = enter(cast.opponent, game, "c2 c6 d2 d7", "d2 d7", key="mine")
    assert told["lines"][0] == [
        {"player": "w", "plies": ["c2"]},
        {"player": "b", "plies": ["c6"]},
        {"player": "w", "plies": ["d2"]},
        {"player": "b", "plies": ["d7"]},
    ]
    with cast.player.tab() as white, cast.opponent.tab() as black, cast.spectator.tab() as other:
        for tab in (white, black, other):
            tab.watch(game)
        before = white.states[game]["version"]
        asked = {"game": game, "version": before, "move": "c2", "key": "once"}
        version = white.ask("play", **asked)["version"]
        for tab in (white, black, other):
            state = tab.until(game, version)
            assert state["plies"] == ["c2", "c6"]
            assert state["last"]["moves"] == ["c2", "c6"]
        assert white.ask("play", **asked)["version"] == version, "the same key, the same answer"
        left = white.states[game]["clock"]["left"]
        assert left["b"] == 3 * DAY, "the answer has cost nothing"
        assert texts(board(cast.opponent, game)) == [["d2", "d7"]]
        assert white.play(game, "d2")["plies"] == ["c2", "c6", "d2", "d7"]
        assert board(cast.opponent, game)["lines"] == []


def test_nobody_else_learns_of_them_before(cast: Cast) -> None:
    game = cast.game
    others = (cast.player, cast.spectator, cast.owner)
    with cast.player.tab() as white, cast.spectator.tab() as watcher, cast.owner.tab() as owner:
        tabs = (white, watcher, owner)
        for tab in tabs:
            tab.watch(game)
            tab.ask("alive", number=1)  # all that was sent before has come
        before = [everything(person, game) for person in others]
        heard = [told(tab) for tab in tabs]
        assert texts(enter(cast.opponent, game, "c2 c6", key="a-secret-key")) == [["c2", "c6"]]
        for tab in tabs:
            tab.ask("alive", number=2)
        assert [told(tab) for tab in tabs] == heard
        assert [everything(person, game) for person in others] == before
        assert "a-secret-key" not in str(before)
        version = white.states[game]["version"]
        assert [tab.watch(game)["version"] for tab in tabs] == [version] * 3
    assert texts(board(cast.opponent, game)) == [["c2", "c6"]]


def told(tab: Any) -> list[Any]:
    """Give what a page was told but of who is there."""
    return [event for event in tab.events if event["event"] != "presence"]


LOOKED_AT = (
    *("/api/games/{}", "/api/games/{}/board", "/api/games/{}/note", "/api/games/{}/analysis"),
    *("/api/games/{}/file", "/api/games/{}/talk", "/api/games/{}/picture.svg", "/api/games"),
    *("/api/archive?kind=played", "/api/archive/{}", "/api/statistics", "/api/lobby", "/api/me"),
)


def everything(person: Any, game: str) -> list[str]:
    """Give all that somebody can ask about a game; times that run are left out."""
    found = [person.http.get(path.format(game)).text for path in LOOKED_AT]
    return [re.sub(r'"left":\{[^}]*\}', "", text) for text in found]


def test_they_are_edited_and_deleted_any_time_before(cast: Cast) -> None:
    game, path = cast.game, f"/api/games/{cast.game}/conditions"
    enter(cast.opponent, game, "c2 c6")
    assert texts(enter(cast.opponent, game, "c2 d7", "d2 c6")) == [["c2", "d7"], ["d2", "c6"]]
    assert cast.opponent.http.delete(path).json()["lines"] == []
    with cast.player.tab() as white:
        white.watch(game)
        assert white.play(game, "c2")["plies"] == ["c2"]
    assert cast.opponent.http.delete(path).status_code == 200, (
        "there is nothing to delete, and no matter"
    )


def test_what_cannot_be_answered_is_refused_and_told_in_every_language(
    cast: Cast, home: Site
) -> None:
    game, ben = cast.game, cast.opponent
    check_refusal("conditions-own-turn", enter(cast.player, game, "c2 c6"))
    check_refusal("conditions-end", enter(ben, game, "c2 c6 d2"))
    check_refusal("conditions-two", enter(ben, game, "c2 c6", "c2 d7"))
    check_refusal("conditions-many", enter(ben, game, *["c2 " * 10 + "c6"] * 40))
    late = ben.http.put(
        f"/api/games/{game}/conditions",
        json={
            "position": board(ben, game)["position"].replace(" 1", " 2"),
            "lines": [["c2", "c6"]],
        },
    )
    check_refusal("conditions-late", late.json())
    with closing(Cast(home)) as untimed:
        check_refusal("board-nowhere", board(untimed.player, untimed.game))


def test_who_goes_leaves_no_answers_behind(home: Site) -> None:
    with closing(Cast(home, days=DAYS)) as cast:
        game = cast.game
        enter(cast.opponent, game, "c2 c6")
        assert cast.opponent.http.delete("/api/me").status_code == 204
        assert cast.guest.follow(cast.invite("b"), "Gus").status_code == 303
        assert board(cast.guest, game)["lines"] == []
        with cast.player.tab() as white:
            white.watch(game)
            assert white.play(game, "c2")["plies"] == ["c2"]


# ---------------------------------------------------------------------- in the database


def over_days(name: str = "abc") -> LiveGame:
    game = new(name, seats=BETWEEN, clock=Clock.new(2 * DAY, DAY, cap=3 * DAY))
    return game.with_clock_running(now())


def answering(game: LiveGame, *lines: str, player: Player = B) -> Plan:
    return planned(game, player, [line.split() for line in lines], "k")


async def rows(store: Store, kind: Any) -> list[Any]:
    async with store.reading() as connection:
        return list((await connection.execute(select(kind))).all())


async def waiting(store: Store) -> list[str]:
    return [row.holder for row in await rows(store, ConditionRow)]


def test_they_are_played_in_the_transaction_of_what_they_answer(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        private, game = PrivateStore(store), over_days()
        await store.add(game)
        await private.write_plan(game, BEN, answering(game, "c2 c6 d2 d7"))
        await store.close()
        store = await opened(settings)  # another run of the server
        private = PrivateStore(store)
        again = await store.load("abc")
        assert again
        game = again
        decided = game.played("c2", "person", now())
        after = await store.save(decided, game, "white's")
        assert [ply.move for ply in after.plies] == ["c2", "c6"]
        stored = await store.load("abc")
        assert stored and (stored.plies, stored.version) == (after.plies, 3)
        assert await store.decided("abc", "white's") == 3
        async with store.reading() as connection:
            keys = set(await connection.scalars(select(DecisionRow.key)))
        assert keys == {"white's", "k:3:1"}
        with pytest.raises(Overtaken):
            await store.save(decided, game)
        plan = await private.plan(after, BEN)
        assert plan and len(plan.lines) == 1 and plan.base == 2
        ended = after.resigned(W, now())
        await store.save(ended, after)
        assert await waiting(store) == []
        await store.close()

    run(main())


def test_a_change_that_is_overtaken_leaves_them_as_they_were(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        private, game = PrivateStore(store), over_days()
        await store.add(game)
        await private.write_plan(game, BEN, answering(game, "c2 c6"))
        offered = game.draw_offered(W, now())
        await store.save(offered, game)
        with pytest.raises(Overtaken):
            await store.save(game.played("c2", "person", now()), game)
        plan = await private.plan(offered, BEN)
        assert plan and plan.lines == answering(game, "c2 c6").lines
        await store.close()

    run(main())


def test_a_flag_that_falls_leaves_none(settings: Settings) -> None:
    async def main() -> None:
        store, at = await opened(settings), now()
        begun = new(seats=BETWEEN, clock=Clock.new(2 * DAY, DAY, cap=3 * DAY))
        game = begun.played("c2", "person", at - 4 * DAY * 1000)
        await store.add(game)
        await PrivateStore(store).write_plan(game, ANN, answering(game, "c6 d2", player=W))
        assert len(await store.sweep(at)) == 1
        assert await waiting(store) == []
        await store.close()

    run(main())


def test_entered_while_the_other_plays_they_are_answered_or_refused_and_never_lost(
    settings: Settings,
) -> None:
    async def main() -> None:
        one = await opened(settings)
        two = await opened(settings) if one.is_shared else one
        private = PrivateStore(two)
        for number in range(12):
            game = over_days(f"g{number}")
            await one.add(game)
            decided = game.played("c2", "person", now())
            plan = answering(game, "c2 c6")
            entered, after = await asyncio.gather(
                private.write_plan(game, BEN, plan), one.save(decided, game), return_exceptions=True
            )
            assert isinstance(after, LiveGame), after
            moves = [ply.move for ply in after.plies]
            if entered is None:
                assert moves == ["c2", "c6"]
            else:
                assert getattr(entered, "code", None) == "conditions-late" and moves == ["c2"]
            assert await waiting(one) == []
        for store in {one, two}:
            await store.close()

    run(main())


def test_at_several_servers_whichever_takes_the_move_plays_the_answer_once(
    postgres: Postgres, migrated: str, tmp_path: Path
) -> None:
    shared = Settings(data=tmp_path, database_address=postgres.address(postgres.new(migrated)))

    async def main() -> None:
        async with hosts(shared) as (one, two):
            store: Any = one.store
            game, page, other = over_days(), Page(), Page()
            await store.add(game)
            await one.subscribe("abc", page, ANN)
            await two.subscribe("abc", other, BEN)
            await PrivateStore(store).write_plan(game, BEN, answering(game, "c2 c6 d2 d7"))

            def step(live: LiveGame, at: int) -> LiveGame:
                return live.played("c2", "person", at)

            async def play(games: Any) -> object:
                try:
                    return await games.decide("abc", step, 1, "same")
                except Exception as refused:
                    return refused

            async with asyncio.timeout(PATIENCE):
                told: list[object] = [*await asyncio.gather(play(two), play(one))]
                assert told == [3, 3]
                await until(lambda: page.plies == other.plies == ["c2", "c6"])
                assert (await one.get("abc")).version == (await two.get("abc")).version == 3

    run(main())
