"""Games on a site whose network is cut, played to their end: somebody who plays anything, and the computer."""

import random
import time
from collections.abc import Callable
from itertools import count

from playwright.sync_api import Page, expect

from gipf import Position
from tests.e2e.site import Site
from tests.patience import PATIENCE

_requests = count(1_000_000)


def kept(page: Page) -> None:
    """Wait until the browser has all files of the site."""
    expect(page.locator("html")).to_have_attribute("data-kept", "all")


def late_position(variant: str, seed: int, left: int = 24) -> str:
    """Play a game by chance; give a position of it in which White begins a turn, and not many come after it."""
    chance = random.Random(seed)
    positions = [Position.start(variant)]
    while not positions[-1].is_over:
        positions.append(positions[-1].play(chance.choice(positions[-1].legal_moves())))
    turns = [str(position) for position in positions[:-left] if " w m " in str(position)]
    return turns[-1]


def play_to_the_end(
    site: Site, game: str, chance: random.Random, between: Callable[[int], object] = lambda _: None
) -> list[str]:
    """Play anything against the computer until the game has a result; ``between`` is called after each move."""
    until = time.monotonic() + PATIENCE
    for number in count():
        site.say({"id": next(_requests), "do": "watch", "game": game})
        state = site.ask(f"/api/games/{game}")
        if state["result"] != "*":
            return list(state["plies"])
        if state["thinking"]:
            assert time.monotonic() < until, f"the computer does not answer in {game}"
            assert site.page is not None
            site.page.wait_for_timeout(30)
            continue
        until = time.monotonic() + PATIENCE
        move = chance.choice(state["scene"]["options"])["move"]
        said = {"id": next(_requests), "do": "play", "game": game, "version": state["version"]}
        *_, answer = site.say({**said, "move": move})
        assert "error" not in answer, answer
        between(number)
    raise AssertionError
