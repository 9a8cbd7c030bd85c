"""A press on the board that does nothing is answered in one short sentence, at the spot."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Keys, Mouse, Place, Touch, spot_named
from tests.e2e.screens import PHONE
from tests.e2e.serving import Server
from tests.e2e.table import Table

ROW_WITH_A_CHOICE = "standard 4/5/1b4/1BGBB2/4g1/5/4 w c B5/B5 -- - 9"
ROW = "basic 4/5/1b4/1BBBB2/4b1/5/4 w c B5/B5 -- - 9"
FULL = "basic 4/5/6/BbBbBbB/6/5/4 w m B10/B10 -- - 9"
HALF_FULL = "basic BbBb/5/6/7/6/5/4 w m B10/B10 -- - 9"


def test_a_full_line_says_that_it_is_full_where_it_was_pressed(server: Server, page: Page) -> None:
    table = Table.open(page, server, FULL)
    answer = page.locator(".answer")
    expect(answer).to_be_empty()
    Mouse(page).click(Mouse(page).place(spot_named("e1")))
    expect(answer).to_have_text("This line is full.")
    here, there = answer.bounding_box(), page.locator(spot_named("e1")).bounding_box()
    assert here and there
    assert abs(here["x"] + here["width"] / 2 - there["x"] - there["width"] / 2) < 60
    assert 0 < there["y"] - here["y"] < 120
    table.play("d2")
    expect(answer).to_be_empty()


def test_a_chosen_dot_stays_chosen_when_its_full_line_is_pressed(
    server: Server, page: Page
) -> None:
    table = Table.open(page, server, HALF_FULL)
    hand = Mouse(page)
    hand.turn("b1")
    expect(page.locator(".prompt .words")).to_have_text(
        "Click the arrow along which you want to push. The other line is full."
    )
    hand.turn("b2")
    expect(page.locator(".answer")).to_have_text("This line is full.")
    hand.click(_between(hand, "b1", "b2"))  # where its arrow would be
    expect(page.locator(".answer")).to_have_text("This line is full.")
    hand.turn("d3")  # further along the other line: that is the way
    table.played("c2")


def _between(hand: Mouse, one: str, other: str) -> Place:
    """The place halfway between two points."""
    a, b = hand.place(spot_named(one)), hand.place(spot_named(other))
    return Place((a.x + b.x) / 2, (a.y + b.y) / 2)


def test_a_tap_on_a_piece_is_answered_in_one_card_with_what_it_is(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE)
    Table.open(page, server, "standard")
    Touch(page).turn("e8")
    card = page.locator(".card")
    expect(card).to_contain_text("Black GIPF-piece")
    expect(card).to_contain_text("move only when they are pushed")
    expect(page.locator(".answer p")).to_have_css("clip-path", "inset(50%)")  # read out only
    page.locator('[data-tool="hint"]').tap()
    expect(page.locator(".prompt", has_text="Hint:")).to_be_visible()
    expect(card).to_have_count(0)
    expect(page.locator(".answer p")).to_have_count(0)


@pytest.mark.parametrize("hand_of", [Mouse, Touch, Keys])
def test_a_press_in_the_middle_is_answered_whatever_the_hand(
    server: Server, new_page: NewPage, hand_of: type[Mouse | Touch | Keys]
) -> None:
    page = new_page(screen=PHONE) if hand_of is Touch else new_page()
    Table.open(page, server, "basic")
    hand = hand_of(page)
    answer = page.locator(".answer")
    hand.turn("e5")
    expect(answer).to_have_text("Pieces come in from the edge: begin at a dot.")
    assert_accessible(page)
    hand.turn("e2")
    expect(answer).to_contain_text("move only when they are pushed")
    box = answer.bounding_box()
    assert box and box["x"] >= 0
    assert box["x"] + box["width"] <= page.evaluate("innerWidth")


def test_a_potential_that_cannot_go_there_says_how_it_moves(server: Server, page: Page) -> None:
    Table.open(page, server, "ultimate 4/5/2Z3/2g4/4G1/5/4 w m B15/B17 -- - 9")
    hand = Mouse(page)
    hand.turn("d4")
    hand.turn("g3")
    expect(page.locator(".answer")).to_contain_text("ZÈRTZ jumps in a line")


def test_looking_back_and_the_computers_turn_are_said_at_the_spot(
    server: Server, page: Page
) -> None:
    table = Table.open(page, server, "basic")
    table.play("d2")
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".stage > p")).to_contain_text("looking back")
    Mouse(page).turn("c2")
    expect(page.locator(".answer")).to_contain_text("You are looking back.")
    assert table.state["plies"] == ["d2"]


@pytest.mark.parametrize("hand_of", [Mouse, Touch, Keys])
def test_a_row_with_nothing_to_choose_is_cleared_by_a_press_on_it(
    server: Server, new_page: NewPage, hand_of: type[Mouse | Touch | Keys]
) -> None:
    page = new_page(screen=PHONE) if hand_of is Touch else new_page()
    hand = hand_of(page)
    table = Table.open(page, server, ROW, hand)
    expect(page.locator('[data-decide="clear"]')).to_be_visible()
    expect(page.locator('[data-point="e5"]')).to_have_attribute(
        "aria-label", "e5, White piece, press to clear the row"
    )
    hand.turn("c2")
    expect(page.locator(".answer")).to_have_text("First clear the row.")
    hand.turn("e5")
    table.played("xe3,e4,e5,e6")
    table.expect_board()


@pytest.mark.parametrize("hand_of", [Mouse, Touch, Keys])
def test_a_press_of_a_row_points_to_the_button_that_clears_it(
    server: Server, new_page: NewPage, hand_of: type[Mouse | Touch | Keys]
) -> None:
    page = new_page(screen=PHONE) if hand_of is Touch else new_page()
    hand = hand_of(page)
    table = Table.open(page, server, ROW_WITH_A_CHOICE, hand)
    button = page.locator('[data-decide="clear"]')
    ring = "element => getComputedStyle(element).outlineStyle"
    assert button.evaluate(ring) == "none"
    hand.turn("e5")
    expect(page.locator(".answer")).to_have_text(
        "This one goes with the row: choose “Clear the row”."
    )
    assert button.evaluate(ring) == "solid"
    hand.turn("c2")
    expect(page.locator(".answer")).to_have_text("First clear the row.")
    assert button.evaluate(ring) == "solid"
    assert_accessible(page)
    table.play("xe3,e5,e6")
