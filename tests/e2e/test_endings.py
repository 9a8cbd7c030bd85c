"""What ends something for good is asked about, and the end of a game is told so that a newcomer understands."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import use_tool
from tests.e2e.screens import DESKTOP, Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table

OPENED = "ultimate 3g/5/6/G6/6/5/4 w m B19T3Z3D3Y3P3/B19T3Z3D3Y3P3 gg - 2"
LAST = "standard B2g/1B3/2B3/3G3/6/5/4 w r B5/B5 -- - 9"
COVERED = "standard+P6 4/5/2Pg2/7/6/5/G3 w m B5/B5 -- - 9"
MISTAKE = "basic 4/5/1b4/1BBB3/4b1/5/4 w m B1/B2 -- - 9"
"""White's e2 makes a row and wins; after anything else White has nothing left to play."""
ANNOUNCED = "standard+P6;challenges=3 4/5/2Pg2/7/6/5/G3 b amPd4-d5=B B5/B5 -- 3/3 9"

LAPTOP = Screen("laptop", 1366, 768)
NOTING = """{
    window.noted = []
    const note = () => {
        const end = document.querySelector('.end')
        if (end) {
            const { width, height } = end.getBoundingClientRect()
            const buttons = [...end.querySelectorAll('.button')].map((button) => button.textContent)
            window.noted.push([`${width} by ${height}`, buttons.join(', ')])
        }
        requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
}"""
"""A page that notes in each of its pictures how large the end card is, and what its buttons say."""


def test_the_first_other_piece_is_asked_about_once(page: Page, server: Server) -> None:
    table = Table(page, server, server.new_game(OPENED, level=1))
    table.show()
    table.decide("b2")
    dialog = page.get_by_role("dialog", name="There is no way back")
    expect(dialog).to_contain_text("You have only one on the board")
    expect(dialog).to_contain_text("all 15 potentials in your hand")
    assert_accessible(page)
    dialog.get_by_role("button", name="Look again").click()
    expect(dialog).to_have_count(0)
    assert table.state["plies"] == []
    page.locator("main .point.target").first.wait_for()
    table.play("Gb2")
    table.play(plain(table))  # the table confirms it
    table.play(plain(table))  # and is not asked again
    expect(dialog).to_have_count(0)


def plain(table: Table) -> str:
    """Choose a basic piece to be pushed in."""
    options = table.scene["options"]
    return next(option["move"] for option in options if option["letter"] == "B")


def test_whoever_does_not_want_to_be_asked_is_not(page: Page, server: Server) -> None:
    table = Table.open(page, server, OPENED)
    table.decide("b2")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("switch", name="Ask before you give something up for good").uncheck()
    dialog.get_by_role("button", name="Play it").click()
    page.locator('[data-ply="1"]:text-is("b2")').wait_for()
    again = Table.open(page, server, OPENED)
    again.decide("c2")
    page.locator('[data-ply="1"]:text-is("c2")').wait_for()
    expect(dialog).to_have_count(0)


def test_accepting_what_loses_the_game_is_asked_about(page: Page, server: Server) -> None:
    table = Table.open(page, server, ANNOUNCED)
    table.decide("accept")
    dialog = page.get_by_role("dialog", name="There is no way back")
    expect(dialog).to_contain_text("If you accept, you lose the game at once.")
    dialog.get_by_role("button", name="Play it").click()
    expect(page.locator(".end")).to_contain_text("Black’s last GIPF-piece was covered")


def test_the_end_says_what_became_of_the_last_gipf_piece(page: Page, server: Server) -> None:
    table = Table.open(page, server, COVERED)
    table.play("Pd4-d5=B")
    expect(page.locator(".end")).to_contain_text(
        "Black’s last GIPF-piece was covered: as long as something lies on it, it does not count. "
        "There are two ways to lose: no uncovered GIPF-piece left on the board; or nothing left to push in "
        "and no potential to use."
    )


def test_the_end_of_a_standard_game_says_both_ways_to_lose(page: Page, server: Server) -> None:
    table = Table.open(page, server, "standard 4/5/6/GB5/6/5/3g w m B1/B1 -- - 9")
    table.play("h2", "h4")
    expect(page.locator(".end")).to_contain_text(
        "White has nothing left to play. There are two ways to lose: no GIPF-piece left on the board, for "
        "no new ones come in; or an empty reserve when one has to push."
    )


@pytest.mark.parametrize(
    "start",
    ["standard 4/5/6/GB5/6/5/3g w m B2/B2 -- - 9", "basic 4/5/6/bB5/6/5/4 w m B2/B2 -- - 9"],
)
@pytest.mark.parametrize("screen", [DESKTOP, LAPTOP], ids=lambda screen: screen.name)
def test_the_end_card_stands_still_when_its_quick_look_ends(
    start: str, screen: Screen, new_page: NewPage, server: Server
) -> None:
    page = new_page(screen=screen)
    page.add_init_script(NOTING)
    table = Table(page, server, server.new_game(start, 1))
    table.show()
    table.play("h2", "h3")
    expect(page.locator(".end .moments")).to_contain_text("At first sight")
    sizes = page.evaluate("window.noted")
    assert len({size for size, _ in sizes}) == 1, "the card is as large as at first"
    assert len({buttons for _, buttons in sizes}) == 1, "its buttons say what they said at first"


def test_beside_the_end_of_a_game_there_is_room_for_the_moves(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(screen=LAPTOP)
    table = Table(page, server, server.new_game(MISTAKE, level=1))
    table.show()
    table.decide("c2")
    told = page.locator(".moments li")
    expect(told).to_have_count(1)  # where there is room for one
    expect(page.locator(".moments")).to_contain_text("the moment that mattered")
    assert told.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1"), "nothing is cut off"
    looks = page.locator(".end .button:not(.main)").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).backgroundColor)"
    )
    assert len(set(looks)) == 1, "there is one main button, and the others look alike"
    moves, steps = page.locator(".moves ol").bounding_box(), page.locator(".steps").bounding_box()
    line = page.locator('.moves [aria-current="step"]').bounding_box()
    assert moves and steps and line
    assert steps["y"] - moves["y"] >= 3.5 * line["height"]


def test_after_resigning_the_line_above_the_board_says_how_the_game_ended(
    page: Page, server: Server
) -> None:
    table = Table(page, server, server.new_game("basic", 1))
    table.show()
    table.play("d2")
    use_tool(page, "resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    words = page.locator(".prompt .words")
    expect(words).to_have_text("The computer has won. You have resigned.")
    expect(page.locator(".end")).to_contain_text("You have resigned.")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(words).to_be_visible()
    box = page.locator(".end .why").bounding_box()
    assert box and box["width"] <= 1, "on a phone that is said once"


def test_where_the_rules_end_a_game_the_line_above_the_board_tells_the_last_move(
    page: Page, server: Server
) -> None:
    table = Table.open(page, server, COVERED)
    table.play("Pd4-d5=B")
    expect(page.locator(".prompt .words")).to_contain_text("White’s last move: PÜNCT from d4")


def test_after_the_whole_game_was_judged_the_end_card_has_the_moments_of_that(
    page: Page, server: Server
) -> None:
    table = Table(page, server, server.new_game(MISTAKE, level=1))
    table.show()
    table.decide("c2")
    moments = page.locator(".moments")
    expect(moments).to_contain_text("At first sight: the moment that mattered")
    page.get_by_role("link", name="Analyse my mistakes").click()
    summary = page.get_by_role("region", name="The whole game").get_by_role("listitem")
    expect(summary).to_have_count(2)
    page.goto(f"/#/game/{table.game}")
    expect(moments).to_contain_text("The moment that mattered")
    expect(moments).not_to_contain_text("At first sight")


def test_a_game_that_is_over_is_opened_again_only_when_that_is_meant(
    page: Page, server: Server
) -> None:
    table = Table.open(page, server, COVERED)
    table.play("Pd4-d5=B")
    page.locator('[data-tool="takeback"]').click()
    dialog = page.get_by_role("dialog", name="Open this game again?")
    expect(dialog).to_contain_text("its result and what came after are gone")
    assert_accessible(page)
    dialog.get_by_role("button", name="Leave it as it is").click()
    expect(dialog).to_have_count(0)
    assert table.state["result"] != "*"
    page.locator('[data-tool="takeback"]').click()
    dialog.get_by_role("button", name="Take back turn").click()
    table.takeback(1)
    assert table.state["result"] == "*"


def test_taking_off_the_own_last_gipf_piece_is_asked_about_and_told(
    page: Page, server: Server
) -> None:
    table = Table(page, server, server.new_game(LAST, level=1))
    table.show()
    table.play("xb2,c3,d4,e5")
    end = page.locator(".end")
    expect(end).to_contain_text("The computer has won")
    expect(end).to_contain_text("Your last GIPF-piece came off the board with its own row.")
