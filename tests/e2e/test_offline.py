"""Without a network, in a real browser: every variant, games to their end, and what can be done with them."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gipf import Position
from gipf.course import puzzles
from gipf.variants import NAMED
from tests.e2e import test_analyse, test_judging, test_learn
from tests.e2e.conftest import NewPage
from tests.e2e.offline import kept, late_position, play_to_the_end
from tests.e2e.site import Site, served
from tests.e2e.table import Table

GAMES = (("basic", 1), ("tournament", 3), ("ultimate", 2), ("matrx", 5))
"""A variant of every family, and the computer's level."""
PUZZLE = puzzles()[0]["puzzles"][0]


@pytest.fixture
def own(new_page: NewPage, tmp_path: Path) -> Site:
    """A site that a page has kept, and whose server is gone; a game was begun before."""
    with served(tmp_path) as site:
        site.page = new_page(site, may_complain=True)  # it still looks for a newer version
        table = Table.open(site.page, site, "standard")
        table.play(table.scene["options"][0]["move"])
        kept(site.page)
    return site


@pytest.fixture
def page(own: Site) -> Page:
    """Its page."""
    assert own.page is not None
    return own.page


def test_without_a_network_every_variant_is_played_against_the_computer(
    own: Site, page: Page
) -> None:
    page.reload()
    table = Table.here(page, own)
    table.wait()
    table.play(table.scene["options"][0]["move"])
    table.expect_board()
    for level, variant in enumerate(NAMED, 1):
        table = Table(page, own, own.new_game(variant, level))
        table.show()
        pushes = [option for option in table.scene["options"] if option["kind"] == "push"]
        table.play(pushes[len(pushes) // 2]["move"])
        table.expect_board()
    page.reload()
    table.wait()
    assert len(own.ask("/api/games?kind=game")["games"]) == 1 + len(NAMED)
    page.goto(f"{own.address}licences.txt")
    expect(page.locator("body")).to_contain_text("Mozilla Public License Version 2.0")


def test_without_a_network_games_come_to_their_end_and_nothing_is_lost(
    own: Site, page: Page
) -> None:
    ended = {}
    for variant, level in GAMES:
        start = late_position(variant, seed=level)
        game = own.new_game(start, level)
        page.goto(f"/#/game/{game}")
        page.locator(f'[data-game="{game}"]').wait_for()
        ended[game] = play_to_the_end(
            own, game, random.Random(level), lambda move: page.reload() if move == 2 else None
        )
        expect(page.locator(".end h2")).to_be_visible()
        position = Position.parse(start)
        for move in ended[game]:
            position = position.play(move)
        assert position.is_over
    test_judging.test_a_game_that_is_judged_again_keeps_what_people_wrote_and_nothing_else(page)
    test_analyse.test_a_variation_is_played_promoted_deleted_and_still_there_after_a_reload(page)
    test_learn.test_a_task_is_solved_by_mouse(page)
    solved = own.ask(f"/api/puzzles/{PUZZLE['id']}", {"moves": PUZZLE["solution"]})
    assert solved["solved"]
    page.reload()
    assert {game: own.ask(f"/api/games/{game}")["plies"] for game in ended} == ended


def test_the_language_somebody_has_chosen_is_there_without_a_network(
    new_page: NewPage, tmp_path: Path
) -> None:
    with served(tmp_path) as own:
        page = own.page = new_page(own, may_complain=True)
        page.goto(f"{own.address}#/settings")
        kept(page)
        page.get_by_label("Language").select_option("de")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        kept(page)
    page.goto(f"{own.address}#/rules")
    page.reload()
    expect(page.get_by_role("heading", name="Die Regeln").first).to_be_visible()
    page.goto(f"{own.address}#/learn/lesson/rows")
    expect(page.locator("[data-step]")).to_contain_text("Reihe")
