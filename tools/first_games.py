"""How games begin, as a page shows them before Python runs: ``python -m tools.first_games``."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path

from gipf.browser.worker import BrowserHost

SOURCE = Path(__file__).parents[1] / "web" / "src"
FOLDER = SOURCE / "host" / "first-games"
CARDS = SOURCE / "home" / "cards.json"


class _Nowhere:
    async def write(self, changes: Mapping[str, str | None]) -> None:
        """Keep nothing."""


async def _first_games() -> dict[str, str]:
    host = BrowserHost(_Nowhere(), {})
    await host.open()
    found = {}
    for card in json.loads(CARDS.read_text(encoding="utf-8")):
        seats = {"w": {"kind": "person"}, "b": {"kind": "computer", "level": 1}}
        asked = json.dumps({"variant": card["variant"], "seats": seats})
        state = json.loads((await host.ask("POST", "/api/games", asked)).body)
        state |= {"id": "", "created": "", "updated": ""}
        found[f"{card['variant']}.json"] = json.dumps(state, ensure_ascii=False) + "\n"
    await host.close()
    return found


def first_games() -> dict[str, str]:
    """Write what is shown of a new game of every card's variant; give the files by their names."""
    return asyncio.run(_first_games())


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in first_games().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    print(f"{FOLDER} is written")
