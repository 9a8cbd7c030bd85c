"""A move that has waited for Python to start has been seen meanwhile: the computer does not wait once more."""

import asyncio

from gipf.browser.engine import EngineHere
from gipf.browser.store import BrowserStore
from gipf.browser.worker import PageOutbox
from gipf.host.games import Games
from gipf.host.live_game import LiveGame
from gipf.host.seats import Seat
from gipf.position import Position
from gipf.variants import Player
from tests.browser.test_same_answers import MemoryShelf
from tests.patience import FOREVER, PATIENCE


def push(game: LiveGame, at: int) -> LiveGame:
    return game.played("d1-f2", "person", at)


def test_the_pause_of_the_computer_begins_when_the_move_was_made() -> None:
    async def main() -> None:
        shelf = MemoryShelf()
        store = BrowserStore(shelf, shelf.texts)
        games = Games(store, EngineHere(), pause=FOREVER)
        answered = asyncio.Event()
        seats = {Player.WHITE: Seat("person", "You"), Player.BLACK: Seat("computer", "Level 1", 1)}
        game = await games.new(Position.start("basic"), seats, None)

        def heard(text: str) -> None:
            if '"version":3' in text:
                answered.set()

        await games.subscribe(game.id, PageOutbox(heard))
        waited = 3 * FOREVER * 1000  # the first level takes three times as long as others
        assert await games.decide(game.id, push, 1, waited=waited) == 2
        async with asyncio.timeout(PATIENCE):
            await answered.wait()
        await games.close()

    asyncio.run(main())
