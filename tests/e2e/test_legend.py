"""Every piece can be asked what it is and what it can do; what is threatened is told from what can be used."""

import math
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Keys, Mouse, spot_named
from tests.e2e.screens import DESKTOP, PHONE, Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table

YINSH = "ultimate 4/2b2/1bYb1b/GbbB1bg/2DB2/5/g2G w m B9/B6Y2 -- - 20"
THREATENED = "standard+Y6 g2G/5/1bbbB1/G2Y2g/6/5/g2G w m B9/B9 -- - 20"
CLEARING = "standard B2b/1bbGb/B1ggbb/G2B2B/Bb2G1/3B1/4 b r B6/B7 -- - 10"

_CENTRES = """() => Object.fromEntries([...document.querySelectorAll('main [data-point]')].map((point) => {
    const { e, f } = point.getScreenCTM()
    return [point.dataset.point, [e, f]]
}))"""


def card(page: Page) -> Locator:
    return page.locator("main .card")


def reached(page: Page) -> set[str]:
    return set(
        page.locator("[data-reach]").evaluate_all("all => all.map(one => one.dataset.reach)")
    )


def test_pointing_at_a_piece_tells_what_it_is_and_lights_where_it_can_go(
    page: Page, server: Server
) -> None:
    Table.open(page, server, YINSH)
    page.mouse.move(*Mouse(page).place(spot_named("d4")))
    expect(card(page)).to_contain_text("White piece loaded with YINSH")
    expect(card(page)).to_contain_text("Can go to b2, c3 now.")
    assert reached(page) == {"b2", "c3"}
    box, hint = card(page).bounding_box(), card(page).locator("kbd").bounding_box()
    assert box and hint
    assert box["x"] < hint["x"] < box["x"] + box["width"] / 2
    page.keyboard.press("?")
    expect(page.locator('[data-rule="Y1"][aria-current="location"]')).to_be_visible()


def test_pieces_in_the_reserve_are_told_about_too(page: Page, server: Server) -> None:
    Table.open(page, server, YINSH)
    page.locator('[data-reserve="b:Y"]').first.hover(force=True)
    expect(card(page)).to_contain_text("Slides along a line of empty spots.")
    page.locator('[data-reserve="w:B"]').first.hover(force=True)
    expect(card(page)).to_contain_text("Who has none left and no potential to use loses.")
    assert len(reached(page)) > 10


def test_the_keyboard_and_the_screen_reader_learn_the_same(page: Page, server: Server) -> None:
    Table.open(page, server, YINSH)
    page.locator(spot_named("e5")).focus()
    page.keyboard.press("ArrowLeft")
    here = page.locator("main .point:focus")
    expect(here).to_have_attribute("data-point", re.compile("d[45]"))
    expect(here).to_have_accessible_description(re.compile("Slides along|Four of a colour"))
    expect(card(page)).to_be_visible()


def test_on_a_phone_a_tap_on_a_piece_that_does_nothing_asks_and_leads_to_the_rules(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(screen=PHONE)
    Table.open(page, server, YINSH)
    page.touchscreen.tap(*Mouse(page).place(spot_named("e2")))
    expect(card(page)).to_contain_text("White has 2 in play and loses without any.")
    assert_accessible(page)
    card(page).get_by_role("button", name="Read the rules").tap()
    expect(page.locator('[data-rule="S1"][aria-current="location"]')).to_be_in_viewport()


def test_tapping_elsewhere_closes_what_was_told(new_page: NewPage, server: Server) -> None:
    page = new_page(screen=PHONE)
    Table.open(page, server, YINSH)
    page.touchscreen.tap(*Mouse(page).place(spot_named("e2")))
    expect(card(page)).to_be_visible()
    page.touchscreen.tap(*Mouse(page).place(spot_named("g3")))
    expect(card(page)).to_have_count(0)
    turns_away: tuple[Callable[[], None], ...] = (
        page.get_by_role("button", name="More").tap,
        lambda: page.keyboard.press("Escape"),
    )
    for turn_away in turns_away:
        page.touchscreen.tap(*Mouse(page).place(spot_named("e2")))
        expect(card(page)).to_be_visible()
        turn_away()
        expect(card(page)).to_have_count(0)
        page.keyboard.press("Escape")  # the sheet with the tools


def test_threatened_and_usable_are_told_apart_by_their_shape(page: Page, server: Server) -> None:
    page.goto("/#/settings")
    page.get_by_role("switch", name="Threats").check()
    Table.open(page, server, THREATENED)
    threat = page.locator("[data-threat]").first
    expect(threat.locator(".sign")).to_be_visible()
    spot = threat.get_attribute("data-threat")
    dashes = "element => getComputedStyle(element).strokeDasharray"
    assert threat.locator(".outline").evaluate(dashes) != "none"
    assert page.locator("main path.usable").first.evaluate(dashes) == "none"
    expect(page.locator(spot_named(spot or ""))).to_have_attribute(
        "aria-label", re.compile("threatened")
    )


def test_the_switches_of_a_row_cover_no_glyph(page: Page, server: Server) -> None:
    Table.open(page, server, CLEARING)
    page.locator("g.switch").first.wait_for()
    boxes = "all => all.map(one => one.getBoundingClientRect().toJSON())"
    glyphs = page.locator("main svg .glyph").evaluate_all(boxes)
    for switch in page.locator("g.switch").evaluate_all(boxes):
        for glyph in glyphs:
            apart = (
                switch["right"] <= glyph["left"]
                or glyph["right"] <= switch["left"]
                or switch["bottom"] <= glyph["top"]
                or glyph["bottom"] <= switch["top"]
            )
            assert apart, (switch, glyph)


def test_the_keyboard_comes_to_every_kind_of_piece_in_both_reserves(
    page: Page, server: Server
) -> None:
    Table.open(page, server, "ultimate 3g/5/6/G6/6/5/4 w m B19T3Z3D3Y3P3/B19T3Z3D3Y3P3 -- - 2")
    hand = Keys(page)
    hand.go_to('[data-reserve="b:B"]')
    here = page.locator("[data-reserve]:focus")
    expect(here).to_have_accessible_name("Black’s reserve: 19 basic pieces")
    expect(here).to_have_accessible_description(re.compile("Pieces to push in"))
    expect(card(page)).to_contain_text("Black basic piece")
    for letter in "TZDYP":
        hand.key("ArrowRight")
        expect(here).to_have_attribute("data-reserve", f"b:{letter}")
    expect(card(page)).to_contain_text("PÜNCT")
    hand.key("Enter")
    expect(card(page).get_by_role("button", name="Read the rules")).to_be_visible()
    assert_accessible(page)
    hand.key("Escape")
    expect(card(page)).to_have_count(0)
    for letter in "TZDYP":  # those of the player to move are picked by the same keys
        hand.go_to("[data-letter]")
        hand.pick_in_tray(letter)
        expect(card(page)).to_be_visible()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
@pytest.mark.parametrize("spot", ["e2", "e8", "b2", "h5"])
def test_what_is_told_about_a_piece_covers_none_of_the_spots_around_it(
    screen: Screen, spot: str, new_page: NewPage, server: Server
) -> None:
    page = new_page(screen=screen)
    Table.open(page, server, "standard")
    here = Mouse(page).place(spot_named(spot))
    if screen.is_touched:
        page.touchscreen.tap(*here)
    else:
        page.mouse.move(*here)
    card(page).wait_for()
    told = card(page).bounding_box()
    centres: dict[str, tuple[float, float]] = page.evaluate(_CENTRES)
    x, y = centres[spot]
    far = sorted(math.hypot(a - x, b - y) for a, b in centres.values())[1] * 1.2
    around = [(a, b) for a, b in centres.values() if math.hypot(a - x, b - y) < far]
    assert told and len(around) > 3
    for a, b in around:
        inside = told["x"] < a < told["x"] + told["width"]
        assert not (inside and told["y"] < b < told["y"] + told["height"])
    answer = page.locator(".answer p")
    if answer.count():
        said = answer.bounding_box()
        assert said
        below = said["y"] >= told["y"] + told["height"]
        assert below or said["y"] + said["height"] <= told["y"]
