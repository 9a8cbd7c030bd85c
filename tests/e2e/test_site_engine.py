"""The engine of the app from plain files: in the browser's own workers, asked by Python there."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page

from gipf.side_games import load
from gipf.side_kernels.players import hint
from tests.e2e.conftest import NewPage
from tests.e2e.serving import game_request
from tests.e2e.site import Site

LOST = "standard 4/1bbbG/6/1BBBg2/6/5/4 w m B5/B5 -- - 1"
"""Whoever is to move takes the other's last GIPF-piece; White's e2 does."""
GAME = '[Variant "standard"]\n\n1. d2 d8-f7 2. c2 b6-b4 *\n'


@pytest.fixture
def page(new_page: NewPage, site: Site) -> Page:
    """A page of the site; nothing is open yet."""
    site.page = new_page(site)
    return site.page


def begin(site: Site, start: str, level: int, move: str) -> None:
    """Begin a game against the computer, and play a move."""
    game = site.new_game(start, level)
    site.say({"id": "watch", "do": "watch", "game": game})
    site.say({"id": "play", "do": "play", "game": game, "version": 1, "move": move})


def heard(page: Page, condition: str) -> list[dict[str, Any]]:
    """Give what was said over the line, once something of it is as is waited for."""
    page.wait_for_function(
        f"() => window.testTalk.heard.map((text) => JSON.parse(text)).some((one) => {condition})"
    )
    return [json.loads(text) for text in page.evaluate("window.testTalk.heard")]


def test_the_computer_wins_where_it_can(site: Site, page: Page) -> None:
    begin(site, LOST, 9, "h5")
    heard(page, "one.game?.result === '0-1'")
    assert site.ask("/api/health")["engine"]["state"] == "ready"


def test_an_endless_analysis_lets_the_computer_move_and_is_stopped(site: Site, page: Page) -> None:
    site.ask("/api/health")
    asked = {"id": "endless", "do": "analyse", "start": "matrx", "moves": [], "lines": 2}
    site.say(asked)
    said = heard(page, "one.event === 'analysis' && one.depth > 1")
    assert len(said[-1]["lines"]) == 2 and not said[-1]["done"]
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text))
    begin(site, "basic", 3, "c2")
    heard(page, "one.game?.plies?.length === 2")
    site.say({"id": "stop", "do": "stop", "target": "endless"})
    site.say({**asked, "id": "again", "seconds": 0.1})
    (last,) = (one for one in heard(page, "one.done") if one.get("done"))
    assert last["id"] == "again" and last["lines"]
    assert not [text for text in warnings if "a plain move is played" in text]


def test_a_side_game_is_played_as_by_a_server_while_an_analysis_goes_on(
    site: Site, page: Page
) -> None:
    seats = game_request("yinsh", 5)["seats"]
    game = site.ask("/api/side-games", {"game": "yinsh", "seats": seats})["id"]
    site.say({"id": "endless", "do": "analyse", "start": "matrx", "moves": [], "lines": 1})
    heard(page, "one.event === 'analysis' && one.depth > 1")
    said = site.say({"id": "hint", "do": "hint", "game": game})
    assert said[-1]["move"] == hint(load("yinsh").start())
    site.say({"id": "watch", "do": "watch-side", "game": game})
    site.say({"id": "play", "do": "play", "game": game, "version": 1, "move": "f6"})
    heard(page, "one.event === 'side-game' && one.game.version === 3")
    site.say({"id": "stop", "do": "stop", "target": "endless"})


def test_a_game_is_judged(site: Site, page: Page) -> None:
    tree = site.ask("/api/read", {"text": GAME})["games"][0]
    site.say({"id": "judge", "do": "judge", "game": tree, "seconds": 0.05})
    said = heard(page, "one.event === 'judged' && one.done")
    assert not [one for one in said if "code" in one]
