"""A page in the middle of something is as accessible as the page itself, in light and in dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible_in_both_themes
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Mouse
from tests.e2e.screens import DESKTOP, PHONE
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.e2e.test_decisions import CHOICE, MATRX, PUNCT, TWO_ROWS, ZERTZ

State = Callable[[Page, Server], None]
"""Brings a page there."""

STATES: list[State] = []


def state(bring: State) -> State:
    """Remember a state."""
    STATES.append(bring)
    return bring


@state
def home_with_other_rules(page: Page, server: Server) -> None:
    server.new_game()
    page.goto("/")
    page.locator('input[name="card"][value="ultimate"]').check()
    page.get_by_role("radio", name="Two at one screen").check()
    page.get_by_role("radio", name="Other", exact=True).check()
    page.get_by_text("Change the rules").click()
    page.get_by_role("combobox", name="Challenges").select_option("3")
    page.get_by_role("radio", name="Own choice").check()
    expect(page.get_by_label("Side game for ZÈRTZ")).to_be_visible()


@state
def home_with_rules_that_are_refused(page: Page, server: Server) -> None:
    server.new_game()
    page.goto("/")
    page.locator('input[name="card"][value="potentials"]').check()
    page.get_by_text("Change the rules").click()
    for name in ("DVONN", "YINSH"):
        group = page.get_by_role("group", name=f"{name}, each")
        for _ in range(5):
            group.get_by_role("button", name="One more").click()
    expect(page.locator(".start [role=status]")).not_to_be_empty()


@state
def pointing_at_a_dot(page: Page, server: Server) -> None:
    Table.open(page, server, "basic").page.mouse.move(*Mouse(page).place('[data-point="d1"]'))
    page.locator("main svg .arrow").first.wait_for(state="attached")


@state
def choosing_a_way(page: Page, server: Server) -> None:
    Table.open(page, server, "basic")
    Mouse(page).click(Mouse(page).place('[data-point="d1"]'))
    expect(page.locator(".way")).to_have_count(2)


@state
def holding_a_potential(page: Page, server: Server) -> None:
    Table.open(page, server, ZERTZ)
    Mouse(page).turn("d3")
    expect(page.locator('[data-point="d3"]')).to_have_attribute("aria-selected", "true")


@state
def choosing_what_covers(page: Page, server: Server) -> None:
    Table.open(page, server, PUNCT)
    Mouse(page).use("h4", "h5", asks=True)
    expect(page.locator("[data-cover]")).to_have_count(2)


@state
def looking_into_a_pile(page: Page, server: Server) -> None:
    Table.open(page, server, MATRX)
    page.mouse.move(*Mouse(page).place('[data-point="e7"]'))
    page.locator(".card").wait_for()


@state
def choosing_what_is_taken(page: Page, server: Server) -> None:
    Table.open(page, server, CHOICE).mark("xd4,d6,d7")


@state
def choosing_between_two_rows(page: Page, server: Server) -> None:
    Table.open(page, server, TWO_ROWS)
    page.locator("[data-row]").first.wait_for()


@state
def a_side_game(page: Page, server: Server) -> None:
    variant = "ultimate;challenges=3;side=Z:rps,D:die"
    position = f"{variant} 2DY/5/G3y1/5P1/4gb/5/4 b smYd6-d4 B16T3Z3D2Y2P2/B17 -- 2/3 4"
    Table.open(page, server, position)
    page.get_by_role("button", name="Let chance decide").wait_for()


@state
def a_side_game_over_the_board(page: Page, server: Server) -> None:
    variant = "ultimate;challenges=3;side=Y:yinsh"
    position = f"{variant} 2DY/5/G3y1/5P1/4gb/5/4 b smYd6-d4 B16T3Z3D2Y2P2/B17 -- 2/3 4"
    Table.open(page, server, position)
    page.locator('[data-match="yinsh"] [data-point]').first.wait_for()


@state
def the_other_games_of_the_project(page: Page, server: Server) -> None:
    server.new_game()
    page.goto("/")
    page.locator(".more").scroll_into_view_if_needed()
    page.locator(".more a[href$='side-games/yinsh'] svg").wait_for()


@state
def an_answer_to_an_announced_potential(page: Page, server: Server) -> None:
    position = "1BbD/b1ptg/p4b/1Y4b/1GD2Y/Ty2t/bz1T b amYe3-e5 B12/B7 -- 3/3 14"
    Table.open(page, server, f"ultimate;challenges=3 {position}")
    page.locator('[data-decide="challenge"]').wait_for()


@state
def a_game_that_is_over_and_offers_a_rematch(page: Page, server: Server) -> None:
    position = "standard bBGb/BgBBB/bb1BgB/2G1bbb/1BG1Bb/2gB1/2B1 w m B1/B4 -- - 20"
    table = Table.open(page, server, position)
    page.locator('[data-tool="resign"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Rematch").wait_for()
    assert table.state["result"] == "0-1"


@state
def looking_back(page: Page, server: Server) -> None:
    Table.open(page, server, "basic").play("d2", "d8-f7")
    page.locator('[data-ply="1"]').click()
    page.get_by_role("button", name="Back to the game").wait_for()


@state
def a_draw_is_offered(page: Page, server: Server) -> None:
    Table.open(page, server, "basic").play("d2")
    page.locator('[data-tool="draw"]').click()
    page.get_by_role("button", name="Agree").wait_for()


@state
def a_wrong_move_was_typed(page: Page, server: Server) -> None:
    Table.open(page, server, "basic")
    page.get_by_label("Type a move").fill("e1-e7")
    page.get_by_label("Type a move").press("Enter")
    expect(page.locator("form [role=alert]")).not_to_be_empty()


@state
def asked_whether_to_resign(page: Page, server: Server) -> None:
    _tool(page, server, "resign")


@state
def sharing(page: Page, server: Server) -> None:
    _tool(page, server, "share")
    expect(page.get_by_role("button", name="Copy the link")).to_be_enabled()


@state
def choosing_what_is_shown(page: Page, server: Server) -> None:
    _tool(page, server, "view")


def _tool(page: Page, server: Server, tool: str) -> None:
    Table.open(page, server, "basic")
    page.locator(f'[data-tool="{tool}"]').click()
    page.get_by_role("dialog").wait_for()


@state
def a_game_that_is_not_here(page: Page, server: Server) -> None:  # noqa: ARG001
    page.goto("/#/game/nosuchgame")
    page.get_by_role("heading", name="This game is not here").wait_for()


@state
def a_game_is_deleted_and_can_be_brought_back(page: Page, server: Server) -> None:
    server.new_game()
    page.goto("/#/games")
    page.get_by_role("button", name="Delete the game").first.click()
    page.locator(".notice", has_text="It is deleted.").wait_for()


@state
def no_game_is_found(page: Page, server: Server) -> None:
    server.new_game()
    page.goto("/#/games")
    page.get_by_label("Search players, variants, results").fill("nobody at all")
    page.get_by_text("No game fits.").wait_for()


@state
def a_link_without_a_game(page: Page, server: Server) -> None:  # noqa: ARG001
    page.goto("/#/link/abc")
    expect(page.get_by_role("main")).to_contain_text("This link holds no game")


REFUSED = (home_with_rules_that_are_refused,)
"""Where the server says no, the browser's console says so, too."""


TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The board is measured anew in the frame after its window has changed, and drawn in the next."""


@pytest.mark.parametrize("bring", STATES, ids=lambda bring: bring.__name__)
def test_every_state_is_accessible_in_both_themes_and_fits_a_phone(
    bring: State, server: Server, new_page: NewPage
) -> None:
    page = new_page(may_complain=bring in REFUSED)
    bring(page, server)
    assert_accessible_in_both_themes(page)
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    page.evaluate(TWO_FRAMES)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE.width < DESKTOP.width
