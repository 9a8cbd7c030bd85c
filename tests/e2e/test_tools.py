"""The tools of a game: in sight, or a press away, and none moves anything."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import use_tool
from tests.e2e.places import SIDEWAYS, boxes
from tests.e2e.screens import PHONE, Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=lambda screen: screen.name)
def test_on_a_phone_more_lies_in_sight_and_is_gone_after_a_choice(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen, unfolded=False)
    Table.open(page, server, "standard")
    more = page.locator('[data-tool="more"]')
    expect(more).to_be_in_viewport(ratio=1)
    chosen = page.locator('[data-tool="flip"]')
    for close in (partial(page.keyboard.press, "Escape"), partial(page.mouse.click, 180, 200)):
        more.click()
        for tool in ("flip", "draw", "resign", "share", "view"):
            expect(page.locator(f'[data-tool="{tool}"]')).to_be_in_viewport(ratio=1)
        for way in ('[data-do="analyse"]', '[data-do="play-from"]', "form input"):
            expect(page.locator(way)).to_be_in_viewport(ratio=1)
        close()
        expect(chosen).to_have_count(0)
    more.click()
    chosen.click()
    expect(chosen).to_have_count(0)
    expect(more).to_be_focused()
    expect(page.locator("[data-seat]").first).to_have_attribute("data-seat", "w")


def test_more_is_gone_when_the_game_is_over_or_the_phone_is_turned_to_a_wide_one(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE, unfolded=False)
    table = Table.open(page, server, "standard")
    sheet = page.locator(".sheet")
    page.locator('[data-tool="more"]').tap()
    expect(sheet).to_be_visible()
    page.set_viewport_size({"width": SIDEWAYS.width, "height": SIDEWAYS.height})
    expect(sheet.locator("form input")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    sheet.locator('[data-tool="resign"]').tap()
    page.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    expect(page.locator(".end")).to_be_visible()
    expect(sheet).to_have_count(0)
    expect(page.locator(".beside")).to_have_count(0)
    table.follow()


def test_more_opens_without_moving_anything_and_closes_after_a_choice_or_a_press_elsewhere(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(unfolded=False)
    table = Table.open(page, server, "basic")
    expect(page.locator("[data-tool]")).to_have_count(4)
    expect(page.locator("form")).to_have_count(0)
    more, resign = page.locator('[data-tool="more"]'), page.locator('[data-tool="resign"]')
    before = boxes(page, "[data-tool], [data-seat], main .table, .moves")
    more.click()
    expect(resign).to_be_in_viewport(ratio=1)
    expect(page.locator("form")).to_be_in_viewport(ratio=1)
    assert before == boxes(page, "[data-tool]:not(.sheet *), [data-seat], main .table, .moves")
    assert_accessible(page)
    more.click()
    expect(resign).to_have_count(0)
    for close in (partial(page.keyboard.press, "Escape"), partial(page.mouse.click, 900, 300)):
        more.click()
        expect(resign).to_be_visible()
        close()
        expect(resign).to_have_count(0)
    more.click()
    page.locator('[data-tool="flip"]').click()
    expect(resign).to_have_count(0)
    more.click()
    table.play("d2")  # a press on the board is a move, too
    expect(resign).to_have_count(0)
    more.click()
    field = page.get_by_label("Type a move")
    for move in ("f2", "d7"):  # whoever types goes on typing
        field.fill(move)
        field.press("Enter")
        table.played(move)
    expect(field).to_be_focused()


def test_whoever_wants_all_tools_in_sight_has_them_beside_the_board(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(unfolded=False)
    Table.open(page, server, "basic")
    use_tool(page, "view")
    page.get_by_role("switch", name="All tools in sight").check()
    page.keyboard.press("Escape")
    expect(page.locator('[data-tool="more"]')).to_have_count(0)
    expect(page.locator('[data-tool="resign"]')).to_be_in_viewport(ratio=1)
    page.reload()
    expect(page.locator('[data-tool="resign"]')).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Type a move")).to_be_in_viewport(ratio=1)


def test_the_tools_look_the_same_whatever_page_was_there_before(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    page.goto("/#/learn")
    page.get_by_role("heading", level=1).wait_for()
    Table.open(page, server, "standard")
    ground = page.locator('.tools:has(> [data-tool="hint"])').locator("..")
    expect(ground).to_have_css("background-color", "rgba(0, 0, 0, 0)")
