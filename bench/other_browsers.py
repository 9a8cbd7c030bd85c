"""The app as plain files in Firefox and in WebKitGTK, as Debian has them.

``python -m bench.other_browsers`` plays a first turn by the mouse, waits for the computer's answer, cuts the
network, finds the game again after the page is loaded anew, and goes on with it. Then it compares the answers
to all that a page asks on its day – games of every variant, lists, files, the computer, lessons, analyses –
with those of Python here, and plays games of all families against the computer to their end. It is no test of
every day, since that would have to bring the browsers along, which takes longer than all it does here.
"""

import argparse
import json
import random
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import cast

from playwright.sync_api import Page

from bench import firefox, webkit
from bench.driven import Driven
from gipf import Position
from tests.browser.script import Script
from tests.browser.test_same_answers import MemoryShelf, answers_here
from tests.e2e.offline import late_position, play_to_the_end
from tests.e2e.site import PageTalk, Site, served

BROWSERS: dict[str, ModuleType] = {"firefox": firefox, "webkit": webkit}
GAMES = (("basic", 1), ("tournament", 3), ("tournament+P6", 4), ("ultimate", 2), ("matrx", 5))
"""A variant of every family, and the computer's level."""
MOVES = 6
"""So many decisions of each game whose answers are compared."""


def play(window: Driven, folder: Path) -> None:
    """Play a first turn, cut the network, find the game again and go on with it; then all the rest."""
    plies = "document.querySelectorAll('[data-ply]').length"
    with served(folder) as site:
        window.goto(site.address)
        button = "document.querySelector('.welcome .ways button')"
        window.wait(f"{button} && !{button}.disabled")
        window.evaluate(f"({button}.click(), 1)")
        window.wait("document.querySelector('[data-game] [data-point].target')")
        window.enter("d2")
        window.wait(f"{plies} >= 2")
        print("the computer has answered", flush=True)
        window.wait("document.documentElement.dataset.kept === 'all'")
        print("all is kept", flush=True)
    game = window.evaluate("location.hash")
    window.reload()
    window.wait(f"{plies} >= 2 && location.hash === {json.dumps(game)}")
    window.wait("document.querySelector('[data-game] [data-point].target')")
    print("without a network the game is there again", flush=True)
    answer = window.evaluate("document.querySelector('[data-ply=\"2\"]').textContent")
    window.enter("f2" if "d7" in answer else "d7")
    window.wait(f"{plies} >= 3")
    print("and goes on", flush=True)
    site.page = cast("Page", window)
    site.request("DELETE", f"/api/games/{game.split('/')[-1]}", None)  # Python here has played none
    compare_answers(site)
    end_games(site, window)


def compare_answers(site: Site) -> None:
    """Compare a day's answers with those of Python here."""
    with ThreadPoolExecutor(1) as elsewhere:
        here = elsewhere.submit(answers_here, MemoryShelf(), MOVES)
        there = Script(PageTalk(site), MOVES).run()
        for mine, other in zip(here.result(), there, strict=True):
            assert mine == other, f"{mine}\n{other}"
    print(f"{len(there)} answers are Python's", flush=True)


def end_games(site: Site, window: Driven) -> None:
    """Play games to their end, with the page loaded anew in between; nothing of them may be lost."""
    ended = {}
    for variant, level in GAMES:
        start = late_position(variant, seed=level)
        game = site.new_game(start, level)
        window.goto(f"{site.address}#/game/{game}")
        window.wait(f"document.querySelector('[data-game=\"{game}\"]')")
        ended[game] = play_to_the_end(
            site, game, random.Random(level), lambda move: window.reload() if move == 2 else None
        )
        position = Position.parse(start)
        for move in ended[game]:
            position = position.play(move)
        assert position.is_over
    window.reload()
    assert {game: site.ask(f"/api/games/{game}")["plies"] for game in ended} == ended
    print(f"{len(ended)} games are played to their end, and kept", flush=True)


def main() -> None:
    """Play in the browsers that are here."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("browser", nargs="?", choices=BROWSERS, help="left out: all that are here")
    given = parser.parse_args()
    wanted = [BROWSERS[given.browser]] if given.browser else list(BROWSERS.values())
    there = [browser for browser in wanted if browser.program()]
    if not there:
        sys.exit("\n".join(["No such browser is here; on Debian:", *(it.HOW for it in wanted)]))
    for browser in there:
        with TemporaryDirectory() as folder, browser.open_window() as window:
            print(window.version, flush=True)
            play(window, Path(folder))


if __name__ == "__main__":
    main()
