"""Moves are gone through alike everywhere: by arrow keys, by the wheel, by a swipe across the board."""

from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Mouse, Touch, spot_named
from tests.e2e.pages import ROOT
from tests.e2e.screens import PHONE, wait_until
from tests.e2e.serving import Server
from tests.e2e.table import Table

MOVES = ("d2", "d8-f7", "c2")


def played(page: Page, server: Server) -> Table:
    table = Table.open(page, server, "basic")
    for move in MOVES:
        field = page.get_by_label("Type a move")
        if not field.count():  # on a phone it is among the tools
            page.locator('[data-tool="more"]').click()
        field.fill(move)
        field.press("Enter")
        table.played(move)
        # The sheet folds when the answer is there; the move is shown before that.
        expect(page.locator(".sheet")).to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    return table


def test_a_move_typed_before_the_last_one_is_answered_is_kept(server: Server, page: Page) -> None:
    table = Table.open(page, server, "basic")
    field = page.get_by_label("Type a move")
    field.fill(MOVES[0])
    # Both in one go, so that no answer can come in between.
    field.evaluate(
        """(field, next) => {
            field.form.requestSubmit()
            field.value = next
            field.dispatchEvent(new Event('input', { bubbles: true }))
        }""",
        MOVES[1],
    )
    table.played(MOVES[0])
    expect(page.locator(".sheet")).to_have_count(0)
    expect(field).to_have_value(MOVES[1])
    field.press("Enter")
    table.played(MOVES[1])
    expect(field).to_have_value("")


def expect_step(page: Page, ply: int) -> None:
    words = f"You are looking back: step {ply} of 3."
    expect(page.locator(".stage > p")).to_have_text(words)


def test_arrow_keys_and_the_wheel_go_through_a_game(server: Server, page: Page) -> None:
    table = played(page, server)
    page.keyboard.press("ArrowLeft")
    expect_step(page, 2)
    page.keyboard.press("Home")
    expect_step(page, 0)
    page.keyboard.press("ArrowRight")
    expect_step(page, 1)
    page.mouse.move(*Mouse(page).place(spot_named("e5")))
    page.mouse.wheel(0, 100)
    expect_step(page, 2)
    page.mouse.wheel(0, -100)
    expect_step(page, 1)
    page.keyboard.press("End")
    table.wait()
    expect(page.locator(".prompt")).to_be_visible()


def test_a_swipe_goes_through_a_game(server: Server, new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    table = played(page, server)
    x, y = Touch(page).place(spot_named("e5"))
    swipe(page, x - 50, x + 50, y)
    expect_step(page, 2)
    swipe(page, x + 50, x - 50, y)
    table.wait()


def test_an_analysis_is_gone_through_with_the_wheel_too(server: Server, page: Page) -> None:
    table = played(page, server)
    page.goto(f"/#/analyse/game/{table.game}")
    here = page.locator('[data-place][aria-current="step"]')
    page.locator("[data-place]").first.wait_for()
    page.mouse.move(*Mouse(page).place(spot_named("e5")))
    page.mouse.wheel(0, 100)
    expect(here).to_contain_text("d2")
    page.mouse.wheel(0, 100)
    expect(here).to_contain_text("d8-f7")
    page.keyboard.press("ArrowLeft")
    expect(here).to_contain_text("d2")


def test_the_rules_drawer_lists_keys_and_gestures(server: Server, page: Page) -> None:
    Table.open(page, server, "basic")
    page.keyboard.press("?")
    drawer = page.get_by_role("dialog", name="Rules")
    drawer.get_by_text("Keys and gestures").click()
    expect(drawer.get_by_text("One move back or on")).to_be_visible()
    assert_accessible(page)


def swipe(page: Page, start: float, end: float, y: float) -> None:
    """Draw a finger across the screen."""
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *places: float) -> None:
        points = [{"x": x, "y": y} for x in places]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for share in (0.25, 0.5, 0.75, 1):
        touch("touchMove", start + share * (end - start))
    touch("touchEnd")


IN_VIEW = """([list, shown]) => {
    const [box, its] = [list, shown].map((one) => document.querySelector(one)?.getBoundingClientRect())
    return its && box.top <= its.top && its.bottom <= box.bottom && 0 <= its.top && its.bottom <= innerHeight
}"""


def expect_in_view(page: Page, *selectors: str) -> None:
    """Expect what is shown of a list to be within what one sees of it."""
    wait_until(page, IN_VIEW, list(selectors))


def test_the_move_that_is_shown_stays_in_view_when_the_list_shrinks(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(unfolded=False)
    text = (ROOT / "src" / "gipf" / "samples" / "game.gipf").read_text()
    text = text.replace("28. h6-d5 1-0", "*").replace('[Result "1-0"]\n', "")
    [game] = server.ask("/api/games/import", {"text": text})["games"]
    page.goto(f"/#/game/{game['id']}")
    place = (".moves ol", '.moves [aria-current="step"]')
    expect_in_view(page, *place)
    page.locator('[data-tool="more"]').click()
    page.locator('[data-tool="resign"]').wait_for()
    expect_in_view(page, *place)
    page.locator('[data-tool="more"]').click()
    page.locator('[data-ply="40"]').click()
    page.locator('[data-ply="40"][aria-current="step"]').wait_for()
    expect_in_view(page, *place)
    page.locator('[data-tool="more"]').click()
    page.locator('[data-tool="resign"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator(".end").wait_for()  # the list is lower now
    expect_in_view(page, *place)
    page.set_viewport_size({"width": 1280, "height": 700})
    expect_in_view(page, *place)
    page.goto(f"/#/analyse/game/{game['id']}")
    tree = (".tree", '.tree [aria-current="step"]')
    page.locator(".tree button", has_text="i4-g4").click()
    expect_in_view(page, *tree)
    page.get_by_role("tab", name="Notes").click()
    expect_in_view(page, *tree)
    page.set_viewport_size({"width": 1280, "height": 620})
    expect_in_view(page, *tree)
