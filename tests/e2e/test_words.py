"""The words on the page: each thing has one name, and says what it is about."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.screens import PHONE
from tests.e2e.serving import Server
from tests.e2e.table import Table


def test_one_chooses_an_opponent_and_sees_which_potentials_are_preset(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Choose your opponent")).to_be_visible()
    page.locator('input[name="card"][value="potentials"]').check(force=True)
    expect(page.locator("form.setup summary")).to_contain_text("potentials: 6 ZÈRTZ")


def test_undoing_a_step_and_taking_back_a_turn_have_different_names(
    page: Page, server: Server
) -> None:
    Table.open(page, server, "basic")
    expect(page.locator('[data-tool="undo"]')).to_have_text("Undo step")
    expect(page.locator('[data-tool="takeback"]')).to_have_text("Take back turn")


def test_a_challenge_is_told_in_words_where_it_is_read_and_where_it_is_heard(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(language="de")
    start = "standard+P6;challenges=1 g3/5/2Pg2/7/6/5/G3 w m B5/B5 -- 1/1 9"
    table = Table.open(page, server, start)
    table.decide("Pd4-d5=G")
    spoken = page.locator("[aria-live=polite]")
    words = "Weiß kündigt PÜNCT an, von d4 auf d5, das ein neuer GIPF-Stein überdeckt."
    expect(spoken).to_contain_text(words)
    expect(spoken).not_to_contain_text("=G")
    page.locator('[data-decide="challenge"]').click()
    expect(page.locator('[data-ply="2"]')).to_have_text("Ben fordert heraus")
    page.locator('[data-decide="first"]').click()
    expect(page.locator('[data-ply="3"]')).to_have_text("Ann beginnt das Nebenspiel")


def test_only_the_coachs_switch_and_its_name_turn_it(server: Server, page: Page) -> None:
    page.goto("/#/settings")
    page.get_by_role("switch", name="Coach").check()
    table = Table(page, server, server.new_game("basic", level=1))
    table.show()
    row = page.locator(".coach")
    box = row.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 12, box["y"] + box["height"] / 2)
    expect(row.get_by_role("switch")).to_be_checked()
    row.get_by_text("Coach").click()
    expect(row.get_by_role("switch")).not_to_be_checked()


def test_a_newcomer_gets_to_the_first_lesson_and_a_game_without_a_move_is_nothing_to_go_on_with(
    empty_server: Server, new_page: NewPage
) -> None:
    page = new_page(empty_server)
    page.goto("/")
    page.get_by_role("link", name="Learn in five minutes").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The board")
    table = Table(page, empty_server, empty_server.new_game("basic"))
    page.goto("/#/")
    playing = page.get_by_role("heading", name="Go on playing")
    expect(page.get_by_role("heading", name="Play", exact=True)).to_be_visible()
    expect(playing).to_have_count(0)
    table.show()
    table.play("d2")
    page.goto("/#/")
    expect(playing).to_be_visible()


def test_a_finger_is_told_once_what_resting_it_does(server: Server, new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    page.add_init_script("localStorage['gipf.tips'] = JSON.stringify(['push', 'row', 'pieces'])")
    Table(page, server, server.new_game("basic", level=1)).show()
    expect(page.locator(".tip")).to_contain_text(re.compile("Rest your finger on a piece"))
