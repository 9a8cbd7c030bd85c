"""The words on the page: each thing has one name, and says what it is about."""

from playwright.sync_api import Page, expect

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
