"""Lists of games and what they add up to: the same from every kind of database."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from gipf import Position
from gipf.host.catalogue import GameFilter, Streak, Tally
from gipf.host.live_game import LiveGame, Ply
from gipf.host.seats import Seat
from gipf.server.settings import Settings
from gipf.server.store import Store
from gipf.variants import Player

W, B = Player
ANN, BEN = Seat("person", "Ann"), Seat("person", "Ben")


def computer(level: int) -> Seat:
    return Seat("computer", f"Level {level}", level)


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


async def store_with(settings: Settings, *games: LiveGame) -> Store:
    store = Store(settings)
    await store.open()
    await store.add_all([(game, None) for game in games])
    return store


def game(number: int, white: Seat, black: Seat, result: str, variant: str = "basic") -> LiveGame:
    seats = {W: white, B: black}
    name = f"g{number:02}"
    return LiveGame(
        name, number, number, seats, (Position.start(variant),), result=result,
        reason=None if result == "*" else "resignation",
    )  # fmt: skip


GAMES = (
    game(1, ANN, computer(1), "1-0"),
    game(2, computer(1), ANN, "0-1"),
    game(3, ANN, computer(1), "0-1"),
    game(4, ANN, computer(2), "1/2-1/2", "standard"),
    game(5, ANN, BEN, "1-0"),
    game(6, computer(2), computer(3), "0-1"),
    game(7, ANN, computer(1), "1-0", "standard+Z3"),
    game(8, ANN, computer(1), "*"),
    game(9, replace(ANN, helped=True), computer(1), "1-0"),
    replace(game(10, ANN, BEN, "*"), kind="study"),
)


def test_games_in_which_nothing_was_played_can_be_left_out(settings: Settings) -> None:
    async def main() -> None:
        start = Position.start("basic")
        played = replace(
            game(2, ANN, BEN, "*"),
            positions=(start, start.play("c2")),
            plies=(Ply("c2", "person", 2),),
        )
        store = await store_with(settings, game(1, ANN, BEN, "*"), played)
        assert [found.id for found in await store.list(GameFilter(begun=True))] == ["g02"]
        assert len(await store.list()) == 2
        await store.close()

    run(main())


def test_games_against_the_computer_are_added_up_by_variant_and_level(settings: Settings) -> None:
    async def main() -> None:
        store = await store_with(settings, *GAMES)
        found = await store.statistics()
        assert found.tallies == (
            Tally("basic", 1, won=2, drawn=0, lost=1),
            Tally("standard", 2, won=0, drawn=1, lost=0),
            Tally("standard+Z3", 1, won=1, drawn=0, lost=0),
        )
        assert (found.streak, found.longest) == (Streak("won", 1), 2)
        await store.discard("g07", 1)
        assert (await store.statistics()).streak == Streak("drawn", 1)
        await store.close()

    run(main())


def test_nobody_has_played_yet(settings: Settings) -> None:
    async def main() -> None:
        store = await store_with(settings)
        found = await store.statistics()
        assert (found.tallies, found.streak, found.longest) == ((), None, 0)
        await store.close()

    run(main())


def test_games_are_found_by_result_variant_and_opponent(settings: Settings) -> None:
    async def main() -> None:
        store = await store_with(settings, *GAMES)

        async def found(**chosen: Any) -> list[int]:
            return [int(each.id[1:]) for each in await store.list(GameFilter(**chosen))]

        assert await found(kind="study") == [10]
        assert await found(kind="game", result="open") == [8]
        assert await found(result="won") == [9, 7, 2, 1]
        assert await found(result="lost") == [3]
        assert await found(result="drawn") == [4]
        assert await found(result="b", opponent="computers") == [6]
        assert await found(opponent="people", kind="game") == [5]
        assert await found(opponent="computer", level=2) == [4]
        assert await found(level=3) == [6]
        assert await found(base="potentials") == [7]
        assert await found(base="standard") == [7, 4]
        assert await found(base="tournament") == []
        await store.close()

    run(main())


def test_a_name_and_a_note_are_found_by_their_words(settings: Settings) -> None:
    async def main() -> None:
        store = await store_with(settings, *GAMES)
        assert await store.describe("g03", title="The long evening", note=None)
        assert await store.describe("g03", title=None, note="Lost to a double row.")
        assert not await store.describe("xyz", title="Nothing", note=None)
        [found] = await store.list(GameFilter("evening double"))
        assert (found.id, found.title, found.note) == (
            "g03",
            "The long evening",
            "Lost to a double row.",
        )
        await store.close()

    run(main())


def test_what_is_discarded_is_nowhere_until_it_is_restored_or_gone_for_good(
    settings: Settings,
) -> None:
    async def main() -> None:
        store = await store_with(settings, *GAMES)
        assert await store.discard("g05", 1000) and not await store.discard("g05", 2000)
        assert await store.load("g05") is None and await store.summary("g05") is None
        assert await store.count() == len(GAMES) - 1
        assert await store.restore("g05") and not await store.restore("g05")
        assert (await store.load("g05")) is not None
        await store.discard("g05", 1000)
        await store.purge(1001)
        assert not await store.restore("g05")
        await store.close()

    run(main())


def test_a_long_list_is_added_up_by_the_database(settings: Settings) -> None:
    async def main() -> None:
        many = [game(n, ANN, computer(1 + n % 3), "1-0" if n % 7 else "0-1") for n in range(700)]
        store = await store_with(settings, *(replace(each, id=f"m{each.created}") for each in many))
        found = await store.statistics()
        assert sum(tally.won for tally in found.tallies) == 600
        assert (found.streak, found.longest) == (Streak("won", 6), 6)
        await store.close()

    run(main())
