"""The coach: a blunder is asked about once, and games end with the moments that mattered."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Keys, Mouse, spot_named
from tests.e2e.screens import DESKTOP, NARROW, PHONE, Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table

BEFORE = "basic 4/5/1b4/1BBB3/4b1/5/4 w m B1/B2 -- - 9"
"""White's e2 makes a row and wins; after anything else White has nothing left to play."""

EXPOSED = "standard 4/5/6/bbb1G2/6/5/G2g w m B9/B9 -- - 5"
"""Black's e1-e5 would take the GIPF-piece on e6, which is not the last one."""

UNHURRIED = """{
    const set = window.setTimeout
    window.setTimeout = (act, delay, ...rest) => (delay === 5000 ? 0 : set(act, delay, ...rest))
}"""
"""A page that does not lose its patience with the coach, which is five seconds long."""


def with_coach(page: Page) -> None:
    page.goto("/#/settings")
    page.get_by_role("switch", name="Coach").check()


def test_a_blunder_is_asked_about_once(page: Page, server: Server) -> None:
    with_coach(page)
    game = server.new_game(BEFORE, level=1)
    table = Table(page, server, game)
    table.show()
    table.decide("c2")
    dialog = page.get_by_role("dialog", name="Play it all the same?")
    expect(dialog).to_contain_text(
        re.compile("Allows .+, which wins at once: you have nothing left to play")
    )
    expect(dialog).not_to_contain_text("e2,")
    assert_accessible(page)
    dialog.get_by_role("button", name="Look again").click()
    expect(dialog).to_have_count(0)
    assert table.state["plies"] == []
    page.locator("main .point.target").first.wait_for()
    table.decide("c2")
    page.locator('[data-ply="1"]:text-is("c2")').wait_for()
    assert table.state["plies"][0] == "c2"


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, NARROW], ids=lambda screen: screen.name)
def test_the_board_and_the_move_that_is_asked_about_stay_in_sight(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen, unfolded=False)
    with_coach(page)
    table = Table(page, server, server.new_game(BEFORE, level=1))
    table.show()
    table.decide("c2")
    dialog = page.get_by_role("dialog", name="Play it all the same?")
    for seen in (*page.locator("main .arrow").all(), *dialog.get_by_role("button").all()):
        expect(seen).to_be_in_viewport(ratio=1)
    expect(page.locator(".prompt .words")).to_have_text("Your move: Piece onto c2.")
    asked, board = dialog.bounding_box(), page.locator("main .table").bounding_box()
    assert asked and board
    is_beside = asked["x"] >= board["x"] + board["width"]
    assert is_beside or asked["y"] >= board["y"] + board["height"]


def test_on_a_phone_nothing_lies_over_what_is_asked_about_a_typed_move(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE, unfolded=False)
    with_coach(page)
    table = Table(page, server, server.new_game(BEFORE, level=1))
    table.show()
    page.locator('[data-tool="more"]').tap()
    page.locator(".sheet form input").fill("c2")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Play it all the same?")
    expect(page.locator(".sheet")).to_have_count(0)
    dialog.get_by_role("button", name="Look again").tap()
    expect(dialog).to_have_count(0)
    assert table.state["plies"] == []


def test_while_the_coach_asks_no_press_plays_and_escape_gives_the_keyboard_back_to_the_board(
    page: Page, server: Server
) -> None:
    with_coach(page)
    table = Table(page, server, server.new_game(BEFORE, level=1), Keys(page))
    table.show()
    table.decide("c2")
    dialog = page.get_by_role("dialog", name="Play it all the same?")
    look_again = dialog.get_by_role("button", name="Look again")
    expect(look_again).to_be_focused()
    Mouse(page).click(Mouse(page).place(spot_named("c2")))
    expect(page.locator(".answer")).to_have_text("Play it all the same?")
    look_again.focus()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(spot_named("c2"))).to_be_focused()
    assert table.state["plies"] == []
    page.locator("main .point.target").first.wait_for()
    table.decide("c2")
    page.locator('[data-ply="1"]:text-is("c2")').wait_for()


def test_a_gipf_piece_is_not_left_to_the_other_player_without_a_word(
    page: Page, server: Server
) -> None:
    with_coach(page)
    table = Table(page, server, server.new_game(EXPOSED, level=1))
    table.show()
    table.decide("b2")
    dialog = page.get_by_role("dialog", name="Play it all the same?")
    expect(dialog).to_contain_text("GIPF-piece")
    expect(page.locator("main .arrow.wrong")).to_be_visible()  # what the other player would do
    expect(page.locator('main svg [opacity="0.62"]')).to_have_count(1)
    dialog.get_by_role("button", name="Look again").click()
    page.locator("main .point.target").first.wait_for()
    expect(page.locator("main .arrow")).to_have_count(0)
    table.decide("f1-d2")
    page.locator('[data-ply="1"]:text-is("f1-d2")').wait_for()
    expect(dialog).to_have_count(0)


def test_a_second_press_while_the_coach_looks_changes_nothing(page: Page, server: Server) -> None:
    page.add_init_script(UNHURRIED)
    page.route("**/api/coach", lambda _: None)  # the coach never comes to an end
    with_coach(page)
    table = Table(page, server, server.new_game(BEFORE, level=1))
    table.show()
    table.decide("c2")
    expect(page.locator(".prompt")).to_contain_text("The coach is looking at your move.")
    expect(page.locator('main svg [opacity="0.62"]')).to_have_count(1)  # it stays where it was put
    Mouse(page).click(Mouse(page).place(spot_named("h5")))
    Mouse(page).click(Mouse(page).place(spot_named("c2")))
    expect(page.locator(".prompt")).to_contain_text("The coach is looking at your move.")
    assert table.state["plies"] == []


def test_a_move_typed_while_the_coach_looks_is_answered_and_waits_in_its_field(
    page: Page, server: Server
) -> None:
    page.add_init_script(UNHURRIED)
    page.route("**/api/coach", lambda _: None)  # the coach never comes to an end
    with_coach(page)
    table = Table(page, server, server.new_game(BEFORE, level=1))
    table.show()
    field, wrong = page.get_by_label("Type a move"), page.locator("form [role=alert]")
    field.fill("c2")
    field.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("The coach is looking at your move.")
    field.fill("e2")
    field.press("Enter")
    expect(wrong).to_have_text("The coach is looking at your move.")
    expect(field).to_have_value("e2")
    assert table.state["plies"] == []


def test_a_good_move_is_played_without_a_word(page: Page, server: Server) -> None:
    with_coach(page)
    table = Table(page, server, server.new_game(BEFORE, level=1))
    table.show()
    table.decide("e2")
    page.locator('[data-ply="1"]:text-is("e2")').wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_move_that_was_hinted_at_is_not_doubted_and_whoever_lost_is_led_to_what_an_analysis_may_find(
    page: Page, server: Server
) -> None:
    page.add_init_script(UNHURRIED)
    page.route("**/api/coach", lambda _: None)  # the coach never comes to an end
    with_coach(page)
    table = Table(page, server, server.new_game(BEFORE, level=1))
    table.show()
    page.locator('[data-tool="hint"]').click()
    expect(page.locator('[data-move="e2"]')).to_have_count(1)
    table.decide("e2")
    page.locator('[data-ply="1"]:text-is("e2")').wait_for()
    page.locator('[data-tool="resign"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".moments")).to_contain_text(
        "At first sight no single move of yours was a grave mistake"
    )
    expect(page.locator(".moments li")).to_contain_text(
        "Ann · turn 9: e2! The only turn that wins in 3"
    )
    end = page.locator(".end")
    expect(end.get_by_role("link", name="Analyse", exact=False)).to_have_count(1)
    expect(end.get_by_role("link", name="Analyse my mistakes")).to_have_count(1)


def test_a_game_ends_with_the_moments_that_mattered_which_open_the_analysis(
    page: Page, server: Server
) -> None:
    game = server.new_game(BEFORE, level=1)
    table = Table(page, server, game)
    table.show()
    table.decide("c2")
    moments = page.locator(".moments")
    expect(moments).to_contain_text("At first sight: the moment that mattered")
    link = moments.get_by_role("link", name=re.compile(r"^Ann · turn 9: c2\?\?"))
    expect(link).to_contain_text("Misses e2")
    assert_accessible(page)
    link.click()
    expect(page.locator(".tree .looked")).to_have_text(re.compile(r"c2\?\?"))
    expect(page.get_by_role("region", name="Mistake 1 of 1")).to_contain_text("You played c2??")
    assert f"#/analyse/game/{game}/1" in page.url
    expect(page.get_by_role("button", name="Next mistake")).to_be_disabled()


def test_the_coach_is_offered_where_a_game_is_set_up_and_at_the_board(
    page: Page, server: Server
) -> None:
    page.goto("/")
    page.get_by_role("switch", name="Coach").check()
    Table.open(page, server, "basic")
    page.locator('[data-tool="view"]').click()
    expect(page.get_by_role("dialog").get_by_role("switch", name="Coach")).to_be_checked()


def test_a_game_with_a_coach_shows_that_it_looks_on_and_lets_it_be_sent_away(
    page: Page, server: Server
) -> None:
    table = Table(page, server, server.new_game("basic", level=1))
    table.show()
    coach = page.locator(".coach").get_by_role("switch", name="Coach")
    expect(coach).to_have_count(0)  # who never had one is not bothered
    with_coach(page)
    table.show()
    expect(coach).to_be_checked()
    assert_accessible(page)
    coach.uncheck()
    expect(coach).not_to_be_checked()  # and can be called back
    page.reload()
    table.wait()
    expect(coach).to_have_count(0)
