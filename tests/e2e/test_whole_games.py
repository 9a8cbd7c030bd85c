"""A whole game of each variant, from its start to its end, by mouse: two people at one screen."""

import random

import pytest
from playwright.sync_api import Page

from gipf.scene.data import Option, Scene
from tests.e2e.serving import Server
from tests.e2e.table import Table

GAMES = (
    ("basic", 5, {"push", "clear"}),
    ("standard", 1, {"push", "clear"}),
    ("tournament", 123, {"push", "clear"}),
    ("standard+T6", 112, {"push", "extra", "clear"}),
    ("standard+Z6", 73, {"push", "use", "clear"}),
    ("standard+D6", 6, {"push", "use", "clear"}),
    ("standard+Y6", 21, {"push", "use", "clear"}),
    ("standard+P6", 80, {"push", "use", "clear"}),
    ("ultimate", 5, {"push", "use", "clear"}),
    ("ultimate;challenges=3", 13, {"use", "accept", "challenge", "second", "won", "lost", "clear"}),
    ("matrx", 51, {"push", "use", "clear"}),
    ("matrx;board=hex37", 167, {"push", "use", "clear"}),
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
        table.play(option["move"], by_dot=len(table.plies) % 2 == 1)
        table.expect_board()
    assert met >= kinds

    winner = table.scene["outcome"]
    assert winner is not None
    state = table.state
    assert state["plies"] == table.plies
    assert state["result"] == {"w": "1-0", "b": "0-1"}[winner["winner"] or ""]
    seen = table.board()
    page.reload()
    table.wait()
    assert table.board() == seen
    assert page.evaluate(OUT_OF_THEIR_COLUMNS) == []


OUT_OF_THEIR_COLUMNS = """() => [...document.querySelectorAll('.moves li')].flatMap((line) => {
  const numbers = line.querySelector('.number').getBoundingClientRect()
  return [...line.querySelectorAll('.turn')]
    .filter((turn) => {
      const isUnderNumbers = turn.getBoundingClientRect().left < numbers.right - 1
      return isUnderNumbers || turn.scrollWidth > turn.clientWidth + 1
    })
    .map((turn) => turn.textContent)
})"""
"""The turns of the list of moves that stand under the numbers, or run into the other column."""


def chosen(scene: Scene, chance: random.Random) -> Option:
    """Choose a kind of decision by chance, then one of that kind, so that rare ones come up, too."""
    kinds: dict[str, list[Option]] = {}
    for option in scene["options"]:
        kinds.setdefault(str((option["kind"], option["letter"])), []).append(option)
    return chance.choice(kinds[chance.choice(sorted(kinds))])
