"""What stands beside, over and after a side game: results, tips, notices, who may look, what is at stake."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.screens import SCREENS, Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table

ZERTZ = "ultimate;challenges=2;side=Z:{} G3/1Z3/2b3/7/6/5/3g w {} B5/B5 -- 2/1 9"


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_taking_back_leaves_the_result_of_a_side_game_for_the_board(
    server: Server, new_page: NewPage, screen: Screen
) -> None:
    page = new_page(screen=screen)
    table = Table.open(page, server, ZERTZ.format("die", "m"))
    table.play("Zc3-e5", "challenge", "first")
    page.get_by_role("button", name="Throw").click()
    expect(page.get_by_role("group", name="On the table")).to_have_count(1)
    page.get_by_role("button", name="Throw").click()
    expect(page.locator(".result")).to_be_visible()
    page.locator('[data-tool="takeback"]').click()
    expect(page.locator("[data-position]")).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)
    table.follow()
    assert table.plies == []


def test_no_tip_about_the_board_stands_beside_a_side_game(server: Server, page: Page) -> None:
    seats = {"w": {"kind": "person", "name": "Ann"}, "b": {"kind": "computer", "level": 1}}
    start = {"start": ZERTZ.format("yinsh", "smZc3-e5"), "seats": seats}
    page.goto(f"/#/game/{server.ask('/api/games', start)['id']}")
    page.locator("[data-match] .target").first.wait_for()
    tip = page.get_by_role("button", name="No more tips")
    expect(tip).to_have_count(0)
    page.locator('[data-tool="give-up"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Give up the side game").click()
    page.get_by_role("button", name="Back to the board").click()
    expect(tip).to_be_visible()


def test_a_notice_goes_with_the_page_it_was_about(new_page: NewPage) -> None:
    page = new_page(may_complain=True)
    page.goto("/#/new/ultimate;challenges=99999999")
    notice = page.locator(".notice")
    expect(notice).to_have_count(1)
    page.goto("/#/side-games")
    page.locator("form .main").wait_for()
    expect(notice).to_have_count(0)
