"""Winning feels like winning: a moment of light, in nobody's way, and none for whoever wants no motion."""

from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.serving import Server
from tests.e2e.table import Table

LAST = "basic 4/5/1b4/1BBB3/4b1/5/4 w m B1/- -- - 9"
"""White's e2 makes a row; then Black has nothing left to play."""

_WATCH = """() => {
    window.shone = []
    new MutationObserver(() => {
        const shine = document.querySelector('main svg .shine')
        if (shine) shone.push(document.querySelector('.board[data-moving]') ? 'early' : 'shines')
    }).observe(document.querySelector('main'), { childList: true, subtree: true })
}"""


def win(page: Page, server: Server) -> Table:
    table = Table(page, server, server.new_game(LAST, level=1))
    table.show()
    page.evaluate(_WATCH)
    table.decide("e2")
    page.locator('[data-decide="clear"]').click()
    return table


def test_the_plate_shines_for_a_moment_once_the_last_pieces_have_come_to_rest(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(moves=True)
    win(page, server)
    shine = page.locator("main svg .shine")
    shine.wait_for(state="attached")
    assert shine.evaluate("element => getComputedStyle(element).pointerEvents") == "none"
    expect(page.get_by_role("heading", name="You have won")).to_be_visible()
    shine.wait_for(state="detached")
    assert set(page.evaluate("shone")) == {"shines"}
    assert_accessible(page)


def test_the_light_is_in_nobodys_way(new_page: NewPage, server: Server) -> None:
    page = new_page(moves=True)
    table = win(page, server)
    page.locator("main svg .shine").wait_for(state="attached")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(f'[data-game="{table.game}"]')).to_have_count(0)
    expect(page.locator("main svg .shine")).to_have_count(0)


def test_without_motion_nothing_shines_and_the_end_is_told_all_the_same(
    page: Page, server: Server
) -> None:
    win(page, server)
    expect(page.get_by_role("heading", name="You have won")).to_be_visible()
    expect(page.locator(".end")).to_contain_text("The computer has nothing left to play.")
    assert page.evaluate("shone") == []


def test_whoever_loses_sees_no_light(new_page: NewPage, server: Server) -> None:
    page = new_page(moves=True)
    table = Table(page, server, server.new_game("basic", level=1))
    table.show()
    page.evaluate(_WATCH)
    page.locator('[data-tool="resign"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name="The computer has won")).to_be_visible()
    assert page.evaluate("shone") == []
