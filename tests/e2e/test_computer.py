"""Games against the computer, at its first level."""

import random

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.serving import Server
from tests.e2e.table import Table


def test_a_game_is_set_up_on_the_first_page_and_the_computer_answers(
    server: Server, page: Page
) -> None:
    page.goto("/")
    page.locator('input[name="card"][value="standard"]').check()
    page.get_by_role("slider", name="Level").press("Home")
    page.get_by_role("group", name="Your colour").get_by_role("radio", name="Black").check()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator('[data-seat="w"]')).to_contain_text("Computer, level 1")
    table = Table.here(page, server)
    table.wait_for_answer()
    low, high = (page.locator(f'[data-point="{dot}"]').bounding_box() for dot in ("e9", "e1"))
    assert low and high and low["y"] > high["y"], "Black sits at the lower side"
    chance = random.Random(1)
    for _ in range(3):
        table.play(chance.choice(table.scene["options"])["move"])
    assert table.state["variant"] == "standard"
    assert len(table.state["turns"]) >= 4


def test_a_game_against_the_computer_is_played_to_its_end(server: Server, page: Page) -> None:
    table = Table(page, server, server.new_game("basic;reserve=3/3", level=1))
    table.show()
    chance = random.Random(1)
    while not table.position.is_over:
        table.play(chance.choice(table.scene["options"])["move"])
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    table.expect_board()
    assert table.state["result"] in ("1-0", "0-1")


def test_a_turn_against_the_computer_is_taken_back_with_its_answer(
    server: Server, page: Page
) -> None:
    table = Table(page, server, server.new_game("standard", level=1))
    table.show()
    before = table.board()
    table.play("d2")
    page.locator('[data-tool="takeback"]').click()
    table.takeback(len(table.plies))
    assert table.board() == before
    table.play("e1-e3")


def test_a_hint_is_a_move_that_can_be_made(server: Server, page: Page) -> None:
    table = Table(page, server, server.new_game("standard", level=1))
    table.show()
    page.locator('[data-tool="hint"]').click()
    hint = page.locator(".notice", has_text="Hint:")
    expect(hint).to_be_visible()
    moves = [option["move"] for option in table.scene["options"]]
    assert any(f"({move})" in (hint.text_content() or "") for move in moves)


def test_the_computer_does_not_agree_to_a_draw_at_once(server: Server, page: Page) -> None:
    table = Table(page, server, server.new_game("standard", level=1))
    table.show()
    table.play("d2")
    page.locator('[data-tool="draw"]').click()
    expect(page.locator(".notice")).to_contain_text("The computer plays on.")
    assert table.state["result"] == "*"


def test_the_page_opens_with_the_variant_that_was_named(server: Server, new_page: NewPage) -> None:
    page = new_page(may_complain=True)  # of the game that is none, the browser's console tells, too
    page.goto("/#/new/standard%2BT3Z3%3Brepetition%3D3")
    chosen = page.locator('input[name="card"]:checked')
    expect(chosen).to_have_attribute("value", "potentials")
    expect(page.locator("form.setup")).to_contain_text(
        "draw when a position comes up for the third time"
    )
    page.get_by_role("button", name="Play", exact=True).click()
    assert Table.here(page, server).state["variant"] == "standard+T3Z3;repetition=3"
    page.goto("/#/new/matrx")
    expect(chosen).to_have_attribute("value", "matrx")
    page.goto("/#/new/chess")
    expect(page.locator(".notice")).to_contain_text("chess")
    expect(chosen).to_have_attribute("value", "matrx")
