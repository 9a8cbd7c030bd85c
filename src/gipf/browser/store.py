"""The games in the browser: all rows in memory, every change written down before anybody is told of it."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import astuple
from typing import Any, Protocol

from gipf.browser.listing import Row, statistics_of, summary_of_row, wanted
from gipf.host.catalogue import GameFilter, Statistics, Summary
from gipf.host.clock import Clock
from gipf.host.explorer import (
    MOST_FOUND,
    MOST_PLIES,
    SHOWN,
    ExploredTurn,
    index_of,
)
from gipf.host.interfaces import Repeated, StoreFailed
from gipf.host.live_game import LiveGame, Ply
from gipf.host.seats import Seat
from gipf.host.stored_game import Mark, clock_columns, clock_in, columns_of, game_in
from gipf.position import Position
from gipf.record.symmetric_positions import numbered
from gipf.variants import Player

ALIVE = "alive"
GAME = "game "
"""What the keys of games begin with."""
_ANY_CLOCK = Clock.new(1, 0)
BATCH = 2
"""Games that are indexed when the explorer is asked: nothing else happens meanwhile."""


class Shelf(Protocol):
    """Where texts lie by their keys, in the browser's database."""

    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Put texts in their places, and take away those that are none: all or none of it."""


class BrowserStore:
    """All games of one browser; ``failure`` says what went wrong since the last write that succeeded."""

    is_shared = False

    def __init__(self, shelf: Shelf, texts: Mapping[str, str]) -> None:
        self._shelf = shelf
        self._alive = int(texts.get(ALIVE, "0"))
        names = [key.removeprefix(GAME) for key in texts if key.startswith(GAME)]
        self._rows = {name: read_row(texts[GAME + name]) for name in names}
        self._index: dict[str, tuple[int, list[tuple[int, str]]]] = {}
        self._keys: dict[tuple[str, str], int] = {}
        self.failure: str | None = None

    async def open(self) -> None:
        """Stop the clocks that ran when the page was closed, at the moment at which it was last there."""
        for row in list(self._rows.values()):
            clock = clock_in(row)
            if clock and clock.running:
                stopped = clock.pressed(None, max(self._alive, clock.since))
                await self._change(row.id, **clock_columns(stopped))

    # ------------------------------------------------------------------ writing

    async def _put(self, changes: Mapping[str, str | None]) -> None:
        try:
            await self._shelf.write(changes)
        except Exception as error:  # whatever the browser says: there is no room, or no leave
            self.failure = str(error)
            raise StoreFailed("not-saved", detail=str(error)) from None
        self.failure = None

    async def _write(self, *rows: Row) -> None:
        await self._put({GAME + row.id: write_row(row) for row in rows})
        self._rows |= {row.id: row for row in rows}

    async def _change(self, game_id: str, **values: Any) -> None:
        await self._write(Row(**{**vars(self._rows[game_id]), **values}))

    def _there(self, game_id: str) -> Row | None:
        row = self._rows.get(game_id)
        return row if row and row.discarded is None else None

    async def add(self, game: LiveGame) -> None:
        """Store a new game."""
        await self._write(_row(game))

    async def add_all(
        self,
        games: Sequence[tuple[LiveGame, str | None]],
        titles: Mapping[str, str] | None = None,
        notes: Mapping[str, str] | None = None,
    ) -> None:
        """Store new games with their analyses, all or none; titles and notes by id."""
        rows = [_row(game, (titles or {}).get(game.id, ""), text) for game, text in games]
        for row in rows:
            row.note = (notes or {}).get(row.id, "")
        if rows:
            await self._write(*rows)

    async def add_rematch(self, new: LiveGame, followed: LiveGame) -> None:
        """Store a rematch and the game it follows, which names it: both or neither."""
        await self._write(_row(new), self._changed(followed))

    async def save(self, game: LiveGame, stored: LiveGame, key: str = "") -> LiveGame:  # noqa: ARG002
        """Store a game that has changed; keys are known as long as the page is there, which repeats them."""
        if key and (known := self._keys.get((game.id, key))):
            raise Repeated(known)
        await self._write(self._changed(game))
        if key:
            self._keys[game.id, key] = game.version
        return game

    async def decided(self, game_id: str, key: str) -> int | None:
        """Give the version to which a decision under a key has led, if there was one."""
        return self._keys.get((game_id, key))

    async def marks(self, game_ids: Collection[str]) -> dict[str, Mark]:
        """Give by what the rows of games are known."""
        rows = filter(None, map(self._there, game_ids))
        return {row.id: (row.version, row.clock_running, row.clock_since) for row in rows}

    async def meet(
        self,
        here: Collection[tuple[str, Player]],  # noqa: ARG002
        game_ids: Collection[str],  # noqa: ARG002
        now: int,  # noqa: ARG002
    ) -> dict[tuple[str, Player], int]:
        """There is no other host."""
        return {}

    async def claim(self, game_id: str, version: int, now: int) -> bool:  # noqa: ARG002
        """Let the computer decide: nobody else does."""
        return True

    def _changed(self, game: LiveGame) -> Row:
        known = self._rows[game.id]
        row = _row(game, known.title, known.analysis)
        row.note, row.discarded = known.note, known.discarded
        return row

    async def describe(self, game_id: str, *, title: str | None, note: str | None) -> bool:
        """Name a game, or note something about it; say whether there is one."""
        given = {"title": title, "note": note}
        if self._there(game_id):
            await self._change(
                game_id, **{k: text for k, text in given.items() if text is not None}
            )
        return self._there(game_id) is not None

    async def discard(self, game_id: str, now: int) -> bool:
        """Take a game out of sight until it is restored or purged; say whether there was one."""
        is_there = self._there(game_id) is not None
        if is_there:
            await self._change(game_id, discarded=now)
        return is_there

    async def restore(self, game_id: str) -> bool:
        """Bring back a game that was discarded; say whether there was one."""
        row = self._rows.get(game_id)
        if row is None or row.discarded is None:
            return False
        await self._change(game_id, discarded=None)
        return True

    async def purge(self, before: int) -> None:
        """Delete for good what was discarded before a moment."""
        rows = self._rows.values()
        await self.forget([row.id for row in rows if (row.discarded or before) < before])

    async def forget(self, game_ids: Collection[str]) -> None:
        """Delete games for good: they are kept elsewhere now."""
        gone = [name for name in game_ids if name in self._rows]
        await self._put({GAME + name: None for name in gone})
        for name in gone:
            del self._rows[name]

    async def write_analysis(self, game_id: str, text: str, now: int) -> bool:  # noqa: ARG002
        """Keep what was found out about a game, in the place of what was kept before."""
        if game_id not in self._rows:
            return False
        await self._change(game_id, analysis=text)
        return True

    async def beat(self, now: int) -> None:
        """Note that the page is there."""
        await self._put({ALIVE: str(now)})

    async def leave(self, now: int) -> None:
        """Do nothing: nobody else plays these games."""

    # ------------------------------------------------------------------ reading

    async def load(self, game_id: str) -> LiveGame | None:
        """Read a game and play it through."""
        row = self._there(game_id)
        return game_in(row, row.seats, row.plies, row.sides) if row else None

    async def list(
        self,
        chosen: GameFilter = GameFilter(),  # noqa: B008  # it is a value
        before: tuple[int, str] | None = None,
        limit: int = 50,
    ) -> list[Summary]:
        """List games, those touched last first."""
        return list(map(summary_of_row, wanted(self._rows.values(), chosen, before, limit)))

    async def summary(self, game_id: str) -> Summary | None:
        """Sum one game up."""
        row = self._there(game_id)
        return summary_of_row(row) if row else None

    async def statistics(self, holder: str | None = None) -> Statistics:  # noqa: ARG002
        """Add up the finished games of one person against the computer."""
        return statistics_of(self._rows.values())

    async def read_analysis(self, game_id: str) -> str | None:
        """Give what was found out about a game, if anything was kept."""
        row = self._rows.get(game_id)
        return row.analysis if row else None

    async def count(self) -> int:
        """Count the games."""
        return sum(1 for row in self._rows.values() if row.discarded is None)

    # ------------------------------------------------------------------ the explorer

    def _stale(self) -> Sequence[Row]:
        rows = [
            row
            for row in self._rows.values()
            if row.kind == "game" and self._index.get(row.id, (0,))[0] != row.version
        ]
        return sorted(rows, key=lambda row: row.updated, reverse=True)

    async def index_games(self) -> int:
        """Bring the explorer's index up to date with some games; say how many are left."""
        stale = self._stale()
        for row in stale[:BATCH]:
            moves = [ply.move for ply in row.plies[:MOST_PLIES]]
            self._index[row.id] = row.version, index_of(row.start, moves)
        return len(stale[BATCH:])

    async def explore(
        self, position: Position
    ) -> tuple[tuple[ExploredTurn, ...], tuple[Summary, ...]]:
        """Give the turns that were played in a position, and the last games that came to it."""
        known = numbered(position)
        results: dict[str, list[str]] = {}
        came: list[Row] = []
        for name, (_, turns) in self._index.items():
            row = self._there(name)
            played = {turn for number, turn in turns if number == known.number} if row else ()
            for turn in played:
                results.setdefault(turn, []).append(self._rows[name].result)
            if row and played:
                came.append(row)
        most = sorted(results.items(), key=lambda item: (-len(item[1]), item[0]))[:MOST_FOUND]
        found = tuple(
            ExploredTurn(
                known.read_turn(turn, position.variant.board),
                len(ended),
                *(ended.count(result) for result in ("1-0", "1/2-1/2", "0-1")),
            )
            for turn, ended in most
        )
        last = sorted(came, key=lambda row: (row.updated, row.id), reverse=True)[:SHOWN]
        return found, tuple(map(summary_of_row, last))


# ---------------------------------------------------------------------- rows


def _row(game: LiveGame, title: str = "", analysis: str | None = None) -> Row:
    blank = dict.fromkeys(clock_columns(_ANY_CLOCK))
    return Row(
        **{**blank, **columns_of(game)},
        id=game.id,
        seats=dict(game.seats),
        plies=game.plies,
        sides={count: str(play) for count, play in game.side_plays.items()},
        title=title,
        note="",
        discarded=None,
        analysis=analysis,
    )


def write_row(row: Row) -> str:
    """Write a game as it lies in the browser's store."""
    data = {
        **vars(row),
        "seats": {player.value: astuple(seat) for player, seat in row.seats.items()},
        "plies": [astuple(ply) for ply in row.plies],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_row(text: str) -> Row:
    """Read a game of the browser's store."""
    data = json.loads(text)
    return Row(
        **{
            "proposal": None,
            "clock_cap": None,  # older ones know of none
            **data,
            "seats": {Player(name): Seat(*seat) for name, seat in data["seats"].items()},
            "plies": tuple(Ply(*ply) for ply in data["plies"]),
            "sides": {int(count): play for count, play in data["sides"].items()},
        }
    )
