"""A chat bot for several games at once: ``!new``, ``!move e1-e3``, ``!board``, ``!analyse``, ``!stop``.

Every line of stdin is a room and what was said in it, as in ``kitchen !move e1-e3``. A question may take two
seconds; a new one in the same room cancels the one before.

    python docs/examples/bot.py
"""

import asyncio
import sys

import gipf

SECONDS = 2.0


class Bot:
    """Plays a game in every room, and looks at it with one engine for all."""

    def __init__(self, engine: gipf.AsyncEngine) -> None:
        self.engine = engine
        self.games: dict[str, gipf.Game] = {}
        self.questions: dict[str, asyncio.Task[None]] = {}

    def hear(self, room: str, said: str) -> None:
        """Begin to answer what was said, and forget the question before."""
        if before := self.questions.get(room):
            before.cancel()  # this stops the search, too
        self.questions[room] = asyncio.create_task(self.tell(room, said))

    async def tell(self, room: str, said: str) -> None:
        """Answer in a room."""
        try:
            print(f"{room}: {await self.answer(room, said)}", flush=True)
        except gipf.GipfError as error:
            print(f"{room}: {error}", flush=True)
        except asyncio.CancelledError:
            print(f"{room}: never mind", flush=True)
            raise

    async def answer(self, room: str, said: str) -> str:
        """Do what was said."""
        command, _, rest = said.partition(" ")
        game = self.games.setdefault(room, gipf.Game("basic"))
        match command:
            case "!new":
                self.games[room] = gipf.Game(rest or "basic")
                return f"{self.games[room].variant}"
            case "!move":
                game.play(rest)
                return f"{game.last}, {game.position.turn}"
            case "!board":
                return f"\n{game.position.board()}"
            case "!analyse":
                limits = gipf.Limits(seconds=SECONDS)
                found = await self.engine.search(game.position, limits, lines=2)
                return "; ".join(
                    f"{' '.join(map(str, line.moves))} {line.value:+.2f}" for line in found.lines
                )
            case "!stop":
                return "stopped"
        return "!new, !move, !board, !analyse or !stop"


async def main() -> None:
    """Hear what is said until there is no more, and finish."""
    async with gipf.AsyncEngine() as engine:
        bot = Bot(engine)
        while line := await asyncio.to_thread(sys.stdin.readline):
            room, _, said = line.strip().partition(" ")
            bot.hear(room, said)
            await asyncio.sleep(0)
        await asyncio.gather(*bot.questions.values(), return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main())
