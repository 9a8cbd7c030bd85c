"""A whole game of each variant, from its start to its end, by mouse: two people at one screen."""

import random

import pytest
from playwright.sync_api import Page, expect

from gipf.scene.data import Option, Scene
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.english import say

GAMES = (
    ("basic", 5, {"push", "clear"}),
    ("standard", 1, {"push", "clear"}),
    ("tournament", 123, {"push", "clear"}),
)
"""A variant, a number from which chance starts, and the kinds of decision there are in that game."""


@pytest.mark.parametrize(("variant", "seed", "kinds"), GAMES, ids=[game[0] for game in GAMES])
def test_a_whole_game_is_played_by_mouse(
    variant: str, seed: int, kinds: set[str], server: Server, page: Page
) -> None:
    chance = random.Random(seed)
    table = Table.open(page, server, variant)
    met = set()
    while not table.position.is_over:
        option = chosen(table.scene, chance)
        met.add(option["kind"])
        table.play(option["move"], by_dot=chance.random() < 0.5)
    assert met >= kinds

    winner = table.scene["outcome"]
    assert winner is not None
    expect(page.locator(".stage > p")).to_have_text(say(table.scene["prompt"]))
    state = table.state
    assert state["plies"] == table.plies
    assert state["result"] == {"w": "1-0", "b": "0-1"}[winner["winner"] or ""]
    seen = table.board()
    page.reload()
    table.wait()
    assert table.board() == seen


def chosen(scene: Scene, chance: random.Random) -> Option:
    """Choose a kind of decision by chance, then one of that kind, so that rare ones come up, too."""
    kinds: dict[str, list[Option]] = {}
    for option in scene["options"]:
        kinds.setdefault(str((option["kind"], option["letter"])), []).append(option)
    return chance.choice(kinds[chance.choice(sorted(kinds))])
