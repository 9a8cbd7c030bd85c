"""What the states of each side game look like, by the games' names."""

from collections.abc import Callable
from typing import Any

from gipf.side_games.scene_data import Viewer
from gipf.side_games.sketch import Sketch
from gipf.side_games.sketch_namesakes import (
    sketch_dvonn,
    sketch_punct,
    sketch_tzaar,
    sketch_yinsh,
    sketch_zertz,
)
from gipf.side_games.sketch_quick_games import (
    sketch_any,
    sketch_cards,
    sketch_coin,
    sketch_die,
    sketch_dominoes,
    sketch_rps,
    sketch_table,
)

__all__ = ["SKETCHES", "sketch_any"]

SKETCHES: dict[str, Callable[[Any, Viewer | None], Sketch]] = {
    "cards": sketch_cards,
    "coin": sketch_coin,
    "die": sketch_die,
    "dominoes": sketch_dominoes,
    "dvonn": sketch_dvonn,
    "punct": sketch_punct,
    "rps": sketch_rps,
    "table": sketch_table,
    "tzaar": sketch_tzaar,
    "yinsh": sketch_yinsh,
    "zertz": sketch_zertz,
}
