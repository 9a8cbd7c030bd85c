"""The app as plain files with its network cut: whole games of every variant, in a real browser.

``python -m bench.offline --levels 1,3,5`` writes a site, opens it in Chromium, ends its server, plays each game
to its end with reloads in between, and looks at last whether all are there.
"""

import argparse
import random
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, expect, sync_playwright

from gipf import Position
from gipf.variants import NAMED
from tests.e2e.chromium import launch
from tests.e2e.offline import kept, play_to_the_end
from tests.e2e.site import Site, served

PATIENCE = 120_000
RELOADS = 10
"""The page is loaded anew after so many moves."""


def soak(page: Page, site: Site, levels: list[int], seed: int) -> None:
    """Play all games, and compare what is kept with what was played."""
    played: dict[str, list[str]] = {}

    def between(move: int) -> None:
        if move % RELOADS == RELOADS - 1:
            page.reload()

    for level in levels:
        for variant in NAMED:
            began = time.perf_counter()
            game = site.new_game(variant, level)
            page.goto(f"{site.address}#/game/{game}")
            moves = played[game] = play_to_the_end(site, game, random.Random(seed), between)
            position = Position.start(variant)
            for move in moves:
                position = position.play(move)
            assert position.is_over, game
            seconds = time.perf_counter() - began
            print(
                f"{variant:24} level {level:2} {len(moves):4} decisions {seconds:6.1f} s",
                flush=True,
            )
    page.reload()
    kept = {game: site.ask(f"/api/games/{game}")["plies"] for game in played}
    assert kept == played
    print(f"{len(played)} games were played to their end without a network, and all are kept")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--levels", default="1,3,5", help="the computer's levels")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        with served(Path(folder)) as site:
            site.page = page
            page.goto(site.address)
            expect.set_options(timeout=PATIENCE)
            kept(page)
        soak(page, site, [int(level) for level in given.levels.split(",")], given.seed)
        browser.close()


if __name__ == "__main__":
    main()
