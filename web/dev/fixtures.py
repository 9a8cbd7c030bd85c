"""Scenes for the development page and the tests of the board: ``python web/dev/fixtures.py`` writes them.

Each is a position of a random game, the first that shows what the fixture is about, or one written by hand.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gipf import Position
from gipf.scene import effects_of, scene_of

FOLDER = Path(__file__).parent / "fixtures"
Shows = Callable[[dict[str, Any]], bool]


def kinds(scene: dict[str, Any]) -> set[str]:
    """The kinds of decision there are."""
    return {option["kind"] for option in scene["options"]}


def uses(scene: dict[str, Any], letter: str) -> int:
    """How many targets the potentials of one type have."""
    return sum(o["kind"] == "use" and o["letter"] == letter for o in scene["options"])


def covers(scene: dict[str, Any]) -> bool:
    """Whether a GIPF-piece can be covered in two ways."""
    return {"B", "G"} <= {option["cover"] for option in scene["options"]}


def rows(scene: dict[str, Any]) -> list[dict[str, Any]]:
    """The rows that can be cleared."""
    return [row for row in scene["rows"] if row["clears"]]


STARTS = {
    "basic": "basic",
    "standard": "standard",
    "tournament-opening": "tournament",
    "tournament-second": "tournament 3g/5/6/G6/6/5/4 w m B16/B16 gg - 2",
    "zertz": "standard+Z6 g2G/5/1ZbB2/G1b1z1g/2B3/5/g2G w m B9Z4/B9Z5 -- - 4",
    "matrx-piles": (
        "matrx 4/1(DdD'd'D)3/2(D'd)1y1/1G3(P'pPp'P')g/1Z2t1/2Y2/4/1g1 "
        "w m T4Z4Y4P2/T4Z6D1Y4P3 -- - 20"
    ),
}
"""Fixtures that are a variant's start or a position."""

SEARCHED: dict[str, tuple[str, Shows]] = {
    "basic-middle": ("basic", lambda s: s["turn"] == 9 and s["phase"] == "m"),
    "clear-one": ("basic", lambda s: len(rows(s)) == 1),
    "clear-rows": ("standard", lambda s: len(rows(s)) >= 2),
    "clear-choice": ("standard", lambda s: any(len(r["clears"]) >= 4 for r in rows(s))),
    "clear-loaded": ("ultimate", lambda s: any(len(r["clears"]) >= 8 for r in rows(s))),
    "clear-pass": ("tournament", lambda s: kinds(s) >= {"clear", "pass"}),
    "dvonn": ("standard+D6", lambda s: uses(s, "D") >= 3),
    "yinsh": ("standard+Y6", lambda s: uses(s, "Y") >= 12),
    "punct": ("standard+P6", covers),
    "tamsk-before": ("standard+T6", lambda s: s["phase"] == "e" and "extra" in kinds(s)),
    "tamsk-after": ("standard+T6", lambda s: s["phase"] == "x" and "extra" in kinds(s)),
    "ultimate": ("ultimate", lambda s: s["turn"] == 14 and "use" in kinds(s)),
    "matrx": ("matrx", lambda s: s["turn"] == 16 and s["phase"] == "m" and "use" in kinds(s)),
    "announce": ("ultimate;challenges=3", lambda s: s["turn"] > 6 and "use" in kinds(s)),
    "answer": ("ultimate;challenges=3", lambda s: s["phase"] == "a"),
    "who-begins": ("ultimate;challenges=3;side=Z:rps,D:die", lambda s: s["phase"] == "f"),
    "side-game": ("ultimate;challenges=3;side=Z:rps,D:die", lambda s: s["phase"] == "s"),
    "over": ("standard", lambda s: s["phase"] == "."),
}
"""Fixtures that are looked for: the variant, and what they show."""


def fixture(position: Position, last: list[Any]) -> dict[str, Any]:
    """A scene, and what the last decision did."""
    return {"scene": scene_of(position), "last": [last]}


def search(variant: str, shows: Shows) -> dict[str, Any]:
    """Play random games until a position shows what is wanted."""
    chance = random.Random(variant)
    while True:
        position, last = Position.start(variant), []
        while not position.is_over and position.turn < 60:
            move = chance.choice(position.legal_moves())
            last, position = list(effects_of(position, move)), position.play(move)
            if shows(dict(scene_of(position))):
                return fixture(position, last)


def main() -> None:
    """Write all fixtures."""
    FOLDER.mkdir(exist_ok=True)
    found = {name: fixture(_read(text), []) for name, text in STARTS.items()}
    for name, (variant, shows) in SEARCHED.items():
        found[name] = search(variant, shows)
    for name, data in found.items():
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n")
        print(f"{name}: {data['scene']['position']}")


def _read(text: str) -> Position:
    return Position.parse(text) if " " in text else Position.start(text)


if __name__ == "__main__":
    main()
