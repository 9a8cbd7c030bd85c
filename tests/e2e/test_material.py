"""What was captured stands beside the players, and who is ahead."""

from playwright.sync_api import Page, expect

from tests.e2e.serving import Server
from tests.e2e.table import Table

ROW = "basic 4/5/6/BBBBb2/6/5/4 w r B10/B10 -- - 9"
"""White has lost a piece, Black four; clearing captures another."""


def test_captured_pieces_and_the_balance_stand_beside_the_players(
    page: Page, server: Server
) -> None:
    table = Table.open(page, server, ROW)
    white, black = (page.locator(f'[data-seat="{player}"] .taken') for player in "wb")
    expect(white).to_have_attribute("aria-label", "4 pieces captured. 3 ahead.")
    expect(black).to_have_attribute("aria-label", "One piece captured.")
    table.play("xe2,e3,e4,e5,e6")
    expect(white).to_have_attribute("aria-label", "5 pieces captured. 4 ahead.")
