"""What was captured stands beside the players, and who is ahead."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.screens import PHONE
from tests.e2e.serving import Server
from tests.e2e.table import Table

ROW = "basic 4/5/6/BBBBb2/6/5/4 w r B10/B10 -- - 9"
"""White has lost a piece, Black four; clearing captures another."""


def test_captured_pieces_and_the_balance_stand_beside_the_players(
    page: Page, server: Server
) -> None:
    table = Table.open(page, server, ROW)
    white, black = (page.locator(f'[data-seat="{player}"] .taken') for player in "wb")
    expect(white).to_have_accessible_name("4 pieces captured. 3 ahead.")
    expect(black).to_have_accessible_name("One piece captured.")
    table.play("xe2,e3,e4,e5,e6")
    expect(white).to_have_accessible_name("5 pieces captured. 4 ahead.")


def test_that_a_captured_gipf_piece_counts_as_two_is_said_where_it_is_counted(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(screen=PHONE)
    Table.open(page, server, "standard 4/5/6/G5g/6/5/4 w m B16/B12 -- - 9")
    taken = page.locator('[data-seat="w"] .taken')
    told = "4 pieces captured. 4 ahead. A GIPF-piece counts as two."
    expect(taken).to_have_accessible_name(told)
    taken.tap()
    expect(page.locator(".notice")).to_contain_text(told)
