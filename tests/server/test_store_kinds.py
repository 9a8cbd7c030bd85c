"""What every kind of database has to do alike: whole games, all or nothing, the same answers to a search."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import pytest

from gipf import Position
from gipf.host.catalogue import GameFilter
from gipf.host.clock import Clock
from gipf.host.interfaces import StoreFailed
from gipf.host.live_game import LiveGame
from gipf.host.seats import Seat
from gipf.server.database import insert_unless_there
from gipf.server.models import GuestRow
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player

W, B = Player
SEATS = {W: Seat("person", "Ann"), B: Seat("computer", "Level 3", 3)}


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


def new(game: str = "abc", **more: Any) -> LiveGame:
    return LiveGame(**{
        "id": game, "created": 1, "updated": 2, "seats": SEATS,
        "positions": (Position.start("basic"),), **more,
    })  # fmt: skip


async def opened(settings: Settings) -> Store:
    store = Store(settings)
    await store.open()
    return store


async def let_in(store: Store, *ids: str) -> None:
    """Let people in who are called as their ids are; who is there already stays."""
    rows = [{"id": id_, "name": id_.title(), "token": id_, "created": 1} for id_ in ids]
    async with store.transaction() as connection:
        await connection.execute(insert_unless_there(connection, GuestRow), rows)


def test_a_game_is_stored_as_its_moves_and_comes_back_whole(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        first = new(clock=Clock.new(60, 5, side_seconds=30))
        await store.add(first)
        second = first.played("c2", "person", 1000)
        await store.save(second, first)
        third = second.played("c6", "computer", 2500)
        await store.save(third, second)
        await store.close()
        store = await opened(settings)
        again = await store.load("abc")
        assert again is not None
        assert (again.plies, again.position, again.seats) == (third.plies, third.position, SEATS)
        assert (again.version, again.updated, again.result) == (3, 2500, "*")
        assert again.secret == first.secret
        back = again.takeback(5000)
        await store.save(back, again)
        ended = back.resigned(W, 6000)
        await store.save(ended, back)
        last = await store.load("abc")
        assert last and (last.plies, last.result, last.reason) == ((), "0-1", "resignation")
        assert await store.load("xyz") is None
        assert await store.count() == 1
        await store.close()

    run(main())


def test_a_side_game_within_a_game_is_stored_with_every_move(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        text = "ultimate;challenges=2;side=Z:yinsh G3/1Z3/2b3/7/6/5/3g w m B5/B5 -- 2/1 9"
        people = dict.fromkeys(Player, Seat("person", "Ann"))
        game = LiveGame.new("side", 1, Position.parse(text), people, None)
        await store.add(game)
        for move in ("Zc3-e5", "challenge", "first"):
            following = game.played(move, "person", 5)
            await store.save(following, game)
            game = following
        assert game.side and game.side.play.state
        state = game.side.play.state
        following = game.played(state.legal_moves()[0], "person", 7)
        await store.save(following, game)
        again = await store.load("side")
        assert again and again.side_plays == following.side_plays
        await store.close()

    run(main())


def test_the_largest_numbers_and_every_letter_come_back_as_they_were(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        names = ("Zoë 'Ö' \"Ł\" 한글 🎲 \\ %_", "- ; DROP TABLE games; -- \t\n $1 :x {}")
        seats = {W: Seat("person", names[0]), B: Seat("person", names[1])}
        game = new(created=2**62, updated=2**63 - 1, seats=seats, version=2**31 - 1)
        await store.add_all([(game, '{"json": ["√", null]}')], {"abc": names[1]}, {"abc": names[0]})
        [found] = await store.list()
        assert (found.created, found.updated) == (2**62, 2**63 - 1)
        assert [seat.name for seat in found.seats.values()] == list(names)
        assert (found.title, found.note) == (names[1], names[0])
        assert await store.read_analysis("abc") == '{"json": ["√", null]}'
        assert await store.list(before=(2**63 - 1, "abc")) == []
        await store.close()

    run(main())


def test_words_are_found_alike_whatever_they_are(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        titles = {
            "a": "100% sure", "b": "100 sure", "c": "snake_case", "d": "snakeXcase", "e": "back\\slash",
            "f": "Äpfel", "g": "äpfel", "h": "STRASSE", "i": "straße", "j": "I and İ", "k": "it's",
        }  # fmt: skip
        games = [(new(name, updated=n), None) for n, name in enumerate(titles)]
        await store.add_all(games, titles)

        async def found(words: str) -> str:
            return "".join(sorted(each.id for each in await store.list(GameFilter(words))))

        assert await found("100%") == "a"
        assert await found("SNAKE_") == "c"
        assert await found("back\\s") == "e"
        assert await found("äpfel") == "g"  # letters beyond ASCII are themselves
        assert await found("ÄPFEL") == "f"
        assert await found("strasse") == "h"
        assert await found("STRAßE") == "i"
        assert await found("it's") == "k"
        assert await found("ANN") == await found("level 3") == "abcdefghijk"
        assert await found("*") == "abcdefghijk"
        assert await found("basic sure") == "ab"
        await store.close()

    run(main())


def test_a_sign_that_one_kind_cannot_store_is_another_in_all(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        seats = {W: Seat("person", "A\0nn"), B: Seat("person", "Ben")}
        await store.add_all([(new(seats=seats), "\0")], {"abc": "one\0two"})
        [found] = await store.list(GameFilter("e\0t"))
        assert (found.title, found.seats[W].name) == ("one\ufffdtwo", "A\ufffdnn")
        assert await store.read_analysis("abc") == "\ufffd"
        assert await store.load("\0") is None and await store.list(before=(9, "\0"))
        assert await store.write_analysis("abc", "a\0", 3)
        assert await store.read_analysis("abc") == "a\ufffd"
        await store.close()

    run(main())


def test_texts_are_ordered_by_their_bytes(settings: Settings) -> None:
    names = ["a", "B", "b", "ä", "Z", "z", "a-b", "a_b", "ab", "0", "~", "é", "E"]

    async def main() -> None:
        store = await opened(settings)
        await store.add_all([(new(name), None) for name in names])
        by_bytes = sorted(names, key=str.encode, reverse=True)
        assert [each.id for each in await store.list()] == by_bytes
        found: list[str] = []
        while part := await store.list(before=(2, found[-1]) if found else None, limit=2):
            found += [each.id for each in part]
        assert found == by_bytes
        variants = ["standard+Z3", "standard", "basic", "standard;rows=own", "matrx", "standard+D3"]
        over = [
            replace(new(f"v{n}"), positions=(Position.start(variant),), result="1-0", reason="time")
            for n, variant in enumerate(variants)
            if variant != "standard;rows=own"
        ]
        await store.add_all([(game, None) for game in over])
        told = [tally.variant for tally in (await store.statistics()).tallies]
        assert told == sorted(told, key=str.encode)
        await store.close()

    run(main())


def test_the_explorer_counts_alike(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        for n, (moves, result) in enumerate([("c2 c6", "1-0"), ("c2 d2", "0-1"), ("d2 c2", "*")]):
            game = new(f"g{n}", seats=dict.fromkeys(Player, Seat("person", "Ann")))
            for move in moves.split():
                game = game.played(move, "person", 5 + n)
            await store.add(replace(game, result=result))
        assert await store.index_games() == 0
        turns, games = await store.explore(Position.start("basic"))
        counted = sorted((turn.games, turn.white, turn.drawn, turn.black) for turn in turns)
        assert sum(turn[0] for turn in counted) == 3 and sum(turn[1] for turn in counted) == 1
        assert all(type(number) is int for turn in counted for number in turn)
        assert [game.id for game in games] == ["g2", "g1", "g0"]
        await store.close()

    run(main())


def test_of_games_that_are_imported_all_are_stored_or_none(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        await store.add(new("c"))
        with pytest.raises(StoreFailed) as failed:
            await store.add_all([(new("a"), "notes"), (new("b"), None), (new("c"), None)])
        assert failed.value.code == "not-saved" and "INSERT" not in str(failed.value)
        assert [game.id for game in await store.list()] == ["c"]
        assert await store.read_analysis("a") is None
        await store.close()

    run(main())


def test_an_analysis_is_kept_for_a_game_there_is(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        await store.add(new())
        assert await store.write_analysis("abc", "first", 1)
        assert await store.write_analysis("abc", "second", 2)
        assert not await store.write_analysis("xyz", "nobody's", 3)
        assert await store.read_analysis("abc") == "second"
        assert await store.read_analysis("xyz") is None
        assert store.failure is None
        assert await store.delete("abc")
        assert await store.read_analysis("abc") is None
        await store.close()

    run(main())


def test_what_is_read_of_a_game_is_of_one_moment(settings: Settings) -> None:
    async def main() -> None:
        store, writer = await opened(settings), await opened(settings)
        first = new(seats=dict.fromkeys(Player, Seat("person", "Ann")))
        await store.add(first)

        async def write() -> None:
            game = first
            for _ in range(25):
                move = game.board.legal_moves()[0].text
                following = game.played(move, "person", 5)
                await writer.save(following, game)
                game = following

        writing = asyncio.create_task(write())
        while not writing.done():
            game = await store.load("abc")
            assert game and len(game.plies) == game.version - 1
        await writing
        await store.close()
        await writer.close()

    run(main())


def test_every_await_may_be_cancelled(settings: Settings) -> None:
    async def main() -> None:
        store = await opened(settings)
        game = new()
        await store.add(game)
        for cut in range(40):  # at another place each time
            task = asyncio.create_task(store.describe("abc", title=f"{cut}", note="x" * 1000))
            for _ in range(cut):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            [found] = await store.list()
            assert found.note in ("", "x" * 1000)
        assert await asyncio.gather(*(store.count() for _ in range(30))) == [1] * 30
        pool = store._engine.pool
        assert pool.checkedout() == 0  # type: ignore[attr-defined]
        await store.close()

    run(main())
