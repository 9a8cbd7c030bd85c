"""One rule at every dot: a press shows its arrows, one or two, and an arrow pushes."""

import math

from playwright.sync_api import Locator, Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Keys, Mouse, Place, Touch, spot_named, way_to
from tests.e2e.screens import PHONE
from tests.e2e.serving import Server
from tests.e2e.table import Table

ROW = "basic 4/5/1b4/1BBBB2/4b1/5/4 w c B5/B5 -- - 9"
AROUND = [
    (0.0, 0),
    *((far, angle) for far in (6.0, 12.0, 17.0) for angle in range(0, 360, 30)),
]
"""Places on a dot: how far from its middle, in units of the drawing, and in which direction."""


def arrows(page: Page) -> Locator:
    return page.locator("main svg .arrow")


def count(page: Page) -> Locator:
    """The number of pieces a reserve would have."""
    return page.locator("main svg .number.changed")


def places_on(page: Page, dot: str) -> list[Place]:
    """Places all over a dot, in the window."""
    unit = page.locator(spot_named(dot)).evaluate("element => element.getScreenCTM().a")
    x, y = Mouse(page).place(spot_named(dot))
    return [
        Place(
            x + unit * far * math.cos(math.radians(angle)),
            y + unit * far * math.sin(math.radians(angle)),
        )
        for far, angle in AROUND
    ]


def test_wherever_a_dot_with_two_ways_is_pressed_its_arrows_appear_and_nothing_is_pushed(
    page: Page, server: Server
) -> None:
    table = Table.open(page, server, "basic")
    for place in places_on(page, "d1"):
        page.mouse.move(*place)
        expect(arrows(page)).to_have_count(2)
        expect(count(page)).to_have_count(0)
        page.mouse.click(*place)
        expect(page.locator(".way")).to_have_count(2)
        expect(page.locator(".prompt")).to_contain_text("Click the arrow")
        page.locator(spot_named("e5")).dispatch_event("click")
        expect(page.locator(".way")).to_have_count(0)
    assert table.state["plies"] == []


def test_over_an_arrow_the_run_and_what_is_left_are_shown_and_a_press_goes_that_way(
    page: Page, server: Server
) -> None:
    table = Table.open(page, server, "basic")
    Mouse(page).click(Mouse(page).place(spot_named("d1")))
    for first, ghosts in (("d2", 1), ("e2", 2)):
        page.locator(way_to(first)).hover()
        expect(count(page)).to_have_text("12 →11")
        expect(page.locator('main svg [opacity="0.62"]')).to_have_count(ghosts)
    assert_accessible(page)
    page.mouse.move(*Mouse(page).place(spot_named("d1")))
    expect(count(page)).to_have_count(0)
    page.locator(way_to("e2")).click()
    table.played("d1-f2")
    table.expect_board()


def test_arrows_of_a_dot_do_not_lie_over_each_other(page: Page, server: Server) -> None:
    Table.open(page, server, "basic")
    for dot in ("b1", "d1", "c7", "i3", "a4"):
        Mouse(page).click(Mouse(page).place(spot_named(dot)))
        ways = page.locator(".way")
        expect(ways).to_have_count(2)
        for index in range(2):
            box = ways.nth(index).bounding_box()
            assert box
            middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            over = page.evaluate(
                "([x, y]) => document.elementFromPoint(x, y).dataset.choice", middle
            )
            assert over == str(index)
        page.keyboard.press("Escape")
        page.locator(spot_named("e5")).dispatch_event("click")


def test_a_dot_with_one_way_shows_it_and_goes_it_at_the_arrow(page: Page, server: Server) -> None:
    table = Table.open(page, server, "basic")
    for corner in ("a1", "a5", "e1", "e9", "i1", "i5"):
        page.mouse.move(*Mouse(page).place(spot_named(corner)))
        expect(arrows(page)).to_have_count(1)
        expect(count(page)).to_have_text("12 →11")
    hand = Mouse(page)
    hand.click(hand.place(spot_named("e1")))
    expect(page.locator(".way")).to_have_count(1)
    expect(page.locator(".prompt")).to_contain_text("Click the arrow")
    assert table.state["plies"] == []
    page.locator(way_to("e2")).click()
    table.played("e1-e3")
    for _ in range(2):  # the dot once more does as well
        hand.click(hand.place(spot_named("e9")))
    table.played("e9-e7")


def test_a_finger_sees_a_single_way_first_and_goes_by_the_arrow(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(screen=PHONE)
    hand = Touch(page)
    table = Table.open(page, server, "basic", hand)
    hand.tap(hand.place(spot_named("e9")))
    expect(arrows(page)).to_have_count(1)
    expect(count(page)).to_have_text("12 →11")
    page.locator(way_to("e8")).tap()
    table.played("e9-e7")
    for place in places_on(page, "d1"):
        hand.tap(place)
        expect(page.locator(".way")).to_have_count(2)
        hand.tap(hand.place(spot_named("e5")))
    assert len(table.state["plies"]) == 1
    hand.tap(hand.place(spot_named("d1")))
    page.locator(way_to("e2")).tap()
    table.played("d1-f2")


def test_dots_from_which_one_can_push_have_the_accent_every_turn_and_at_no_other_time(
    page: Page, server: Server
) -> None:
    table = Table.open(page, server, "basic")
    dots = page.locator("main .dot")
    for move in ("d2", "c2", "e1-e3"):
        expect(page.locator("main .dot.open")).to_have_count(24)
        table.play(move)
    coloured = dots.first.evaluate("element => getComputedStyle(element).fill")
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("main .dot.open")).to_have_count(0)
    assert dots.first.evaluate("element => getComputedStyle(element).fill") != coloured
    Table.open(page, server, ROW)
    page.locator('[data-decide="clear"]').wait_for()
    expect(page.locator("main .dot.open")).to_have_count(0)


def test_undo_step_lets_go_of_a_dot_or_potential_that_waits_for_its_way(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(unfolded=False)
    table = Table.open(page, server, "basic")
    undo = page.locator('[data-tool="undo"]')
    expect(undo).to_be_disabled()
    Mouse(page).click(Mouse(page).place(spot_named("d1")))
    expect(page.locator(".way")).to_have_count(2)
    undo.click()
    expect(page.locator(".way")).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("White to move")
    expect(undo).to_be_disabled()
    assert table.state["plies"] == []
    potential = "standard+Z6 1BGB/1g3/6/G5Z/5g/5/g2G w m B9/B10Z4 -- - 3"
    table = Table.open(page, server, potential)
    spot = next(option["from"][0] for option in table.scene["options"] if option["kind"] == "use")
    table.hand.turn(spot)
    expect(page.locator(spot_named(spot))).to_have_attribute("aria-selected", "true")
    expect(page.locator(".prompt")).to_contain_text("Choose one of the marked spots")
    undo.click()
    expect(page.locator(spot_named(spot))).to_have_attribute("aria-selected", "false")
    assert_accessible(page)


def test_the_keyboard_is_told_how_to_choose_a_way(page: Page, server: Server) -> None:
    hand = Keys(page)
    table = Table.open(page, server, "basic", hand)
    hand.go("d1")
    hand.key("Enter")
    expect(page.locator(".prompt")).to_contain_text("with the arrow keys, then press Enter")
    expect(count(page)).to_have_text("12 →11")
    hand.key("ArrowUp")
    hand.key("Enter")
    table.played("d2")


def test_arrow_keys_walk_along_the_rim_and_opposite_ones_lead_back(
    page: Page, server: Server
) -> None:
    Table.open(page, server, "basic")
    keys = Keys(page)

    def walk(*names: str) -> list[str]:
        seen = []
        for name in names:
            keys.key(f"Arrow{name}")
            seen.append(page.evaluate("document.activeElement.dataset.point"))
        return seen

    keys.go("i1")
    assert walk(*["Left"] * 8) == ["h1", "g1", "f1", "e1", "d1", "c1", "b1", "a1"]
    assert walk(*["Right"] * 8) == ["b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1"]
    keys.go("e5")
    there = walk("Right", "Up", "Up", "Right", "Right", "Up", "Right")
    assert walk("Left", "Down", "Left", "Left", "Down", "Down", "Left") == [
        *there[-2::-1],
        "e5",
    ]
