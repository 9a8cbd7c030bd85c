"""Pictures of games as PNG, for places that show no SVG: a few at a time, and each of them once."""

import asyncio
from collections import OrderedDict
from importlib.util import find_spec

from gipf.host.export import picture_of
from gipf.host.live_game import LiveGame
from gipf.host.side_file import side_picture_of
from gipf.svg import Theme, png

WIDTH = 800
"""Pixels."""
MOST_KEPT = 100
AT_ONCE = 2

_Key = tuple[str, int, int | None, Theme, bool]


def can_draw() -> bool:
    """Whether what draws them is there: the extra ``pictures``."""
    return find_spec("resvg_py") is not None


class GamePictures:
    """Draws pictures and keeps those that were asked for last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, bytes] = OrderedDict()
        self._drawing = asyncio.Semaphore(AT_ONCE)

    def has(self, game: LiveGame, ply: int | None, theme: Theme, *, flipped: bool = False) -> bool:
        """Whether a picture is kept, and need not be drawn."""
        return (game.id, game.version, ply, theme, flipped) in self._kept

    async def draw(
        self, game: LiveGame, ply: int | None, theme: Theme, *, flipped: bool = False
    ) -> bytes:
        """Draw a game's position, now or after some decisions."""
        key = game.id, game.version, ply, theme, flipped
        async with self._drawing:
            if key not in self._kept:
                drawn = await asyncio.to_thread(_drawn, game, ply, theme, flipped=flipped)
                self._kept[key] = drawn
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return self._kept[key]


def _drawn(game: LiveGame, ply: int | None, theme: Theme, *, flipped: bool) -> bytes:
    if game.kind == "side":
        return png(side_picture_of(game, ply, theme), width=WIDTH)
    return png(picture_of(game, ply, theme, flipped=flipped), width=WIDTH)
