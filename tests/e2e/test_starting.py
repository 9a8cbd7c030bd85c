"""Where one begins: what starts a game is in sight, and covers nothing, in every window."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.places import ENLARGED, SIDEWAYS, boxes, resize
from tests.e2e.screens import DESKTOP, NARROW, PHONE, Screen
from tests.e2e.serving import Server

_IS_COVERED_WHOLLY = """() => {
    const start = document.querySelector('.start')
    const { left, right, top, bottom } = start.getBoundingClientRect()
    const places = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y]))
    return places.every(([x, y]) => start.contains(
        document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))))
}"""


@pytest.mark.parametrize("screen", [PHONE, NARROW], ids=lambda screen: screen.name)
def test_on_a_phone_the_way_to_play_is_in_sight_at_once_and_says_what_is_played(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    server.new_game("standard")
    page = new_page(screen=screen)
    page.goto("/")
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_in_viewport(ratio=0.99)
    page.locator('input[name="card"][value="standard"]').check()
    expect(page.locator(".start")).to_contain_text("Standard")
    expect(page.locator(".start")).to_contain_text("Computer, level 2")
    page.mouse.wheel(0, 400)
    expect(play).to_be_in_viewport(ratio=0.99)
    play.click()
    page.locator("[data-game]").wait_for()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_what_potentials_do_is_said_where_a_game_with_them_is_chosen(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    server.new_game("standard")
    page = new_page(screen=screen)
    page.goto("/")
    said = page.locator(".potentials").locator("visible=true")
    for card, names in (("potentials", ["6 ZÈRTZ"]), ("ultimate", ["3 TAMSK"]), ("matrx", [])):
        page.locator(f'input[name="card"][value="{card}"]').check()
        for name in names:
            expect(said).to_contain_text("Both players begin with these in hand.")
            expect(said.locator("li").first).to_contain_text(name)
        expect(said.locator("li svg")).to_have_count(1 if card == "potentials" else 5)
        expect(said.locator("li").first).to_be_in_viewport(ratio=0.99)
        assert_accessible(page)
    expect(said).to_contain_text("Two of a type enter as a stack")
    page.locator('input[name="card"][value="potentials"]').check()
    expect(said.locator("li").first).to_be_in_viewport(ratio=0.99)
    page.locator("summary").click()
    more = page.locator("details .stepper").first.get_by_role("button").last
    more.scroll_into_view_if_needed()
    before = more.bounding_box()
    for _ in range(2):
        more.click()
    after = more.bounding_box()
    assert before and after
    assert abs(after["y"] - before["y"]) < 2, "the page stays where it is"
    page.locator('input[name="card"][value="standard"]').check()
    expect(said).to_have_count(0)


def test_choosing_a_card_moves_nothing_and_what_its_potentials_do_is_in_sight(
    server: Server, new_page: NewPage
) -> None:
    server.new_game("standard")
    page = new_page(screen=Screen("laptop", 1366, 768))
    page.goto("/")
    card = page.locator("label.card", has=page.locator('input[value="matrx"]'))
    # as who has played before sees it
    expect(page.locator(".page:not(.first) h1")).to_be_attached()
    card.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    assert before > 0
    card.click()
    expect(page.locator(".potentials li:visible").first).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("scrollY") == before
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    page.locator('input[name="card"][value="basic"]').check()
    card.evaluate("card => card.scrollIntoView({ block: 'start' })")  # as far down as cards are
    before = page.evaluate("scrollY")
    card.click()
    expect(page.locator(".potentials li:visible").first).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("scrollY") == before
    lines = Counter(round(box["y"]) for box in boxes(page, "label.card"))
    assert sorted(lines.values()) == [3, 3], "the six cards leave no hole"


@pytest.mark.parametrize(
    "screen", [DESKTOP, Screen("laptop", 1366, 768)], ids=lambda screen: screen.name
)
@pytest.mark.parametrize("card", ["basic", "ultimate"])
def test_beside_the_cards_one_button_starts_the_game_and_covers_nothing(
    card: str, screen: Screen, server: Server, new_page: NewPage
) -> None:
    server.new_game("standard")
    page = new_page(screen=screen)
    page.goto("/")
    page.locator(f'input[name="card"][value="{card}"]').check()
    start = page.locator(".start")
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_count(1)
    expect(start.get_by_role("button")).to_be_in_viewport(ratio=1)
    expect(start).to_contain_text("Computer, level")
    [own] = boxes(page, ".start")
    for box in boxes(page, ".setup label, .setup [role=switch], .setup summary, .setup legend"):
        above = box["y"] + box["height"] <= own["y"]
        assert above or box["y"] >= own["y"] + own["height"]
    assert_accessible(page)


def test_what_passes_below_the_button_that_starts_a_game_is_not_read_through_it(
    server: Server, new_page: NewPage
) -> None:
    server.new_game("standard")
    for screen in (DESKTOP, PHONE):
        page = new_page(screen=screen)
        page.add_init_script("localStorage['gipf.settings'] = JSON.stringify({ look: 'table' })")
        page.goto("/")
        page.locator("summary").click()
        page.locator(".composer").evaluate("(rules) => rules.scrollIntoView({ block: 'nearest' })")
        start = page.locator(".start")
        expect(start).to_have_css("position", "sticky")
        expect(start.get_by_role("button")).to_be_in_viewport(ratio=1)
        assert page.evaluate(_IS_COVERED_WHOLLY), "a press beside the button meets nothing below it"
        if screen is PHONE:
            ground = start.evaluate("(start) => getComputedStyle(start).backgroundColor")
            assert "rgba" not in ground, "it has a ground of its own"
        else:
            expect(start).to_have_css(
                "background-color", "rgba(0, 0, 0, 0)"
            )  # the felt goes on below it
            blurred = start.evaluate(
                "(start) => getComputedStyle(start, '::before').backdropFilter"
            )
            assert "blur" in blurred
        page.context.close()


def test_whoever_is_new_has_one_button_to_begin_with_in_sight(
    empty_server: Server, new_page: NewPage
) -> None:
    for screen in (DESKTOP, Screen("laptop", 1366, 768), PHONE):
        page = new_page(empty_server, screen=screen)
        page.goto("/")
        expect(page.locator(".welcome button.main")).to_be_in_viewport(ratio=0.99)
        page.get_by_role("link", name="Learn in five minutes").click(
            trial=True
        )  # nothing covers it
        page.locator('input[name="card"][value="standard"]').check()
        start = page.get_by_role("button", name="Play", exact=True)
        if screen is PHONE:  # a game was chosen
            expect(start).to_be_in_viewport(ratio=0.99)
        page.evaluate("scrollTo(0, 0)")
        expect(start).not_to_be_in_viewport()
        start.scroll_into_view_if_needed()
        expect(start).to_be_in_viewport(ratio=0.99)
        page.context.close()


def test_whoever_comes_for_the_first_time_sees_how_to_begin_in_every_window(
    empty_server: Server, new_page: NewPage
) -> None:
    for screens in ((DESKTOP, Screen("low", 1280, 600), ENLARGED), (PHONE, NARROW, SIDEWAYS)):
        for language in ("en", "de", "hu"):
            page = new_page(empty_server, screen=screens[0], language=language)
            page.goto("/")
            for screen in screens:
                resize(page, screen)
                expect(page.locator(".welcome button.main")).to_be_in_viewport(ratio=0.99)
            page.context.close()


@pytest.mark.parametrize(
    "screen",
    [SIDEWAYS, ENLARGED, Screen("low", 1280, 600), DESKTOP],
    ids=lambda screen: screen.name,
)
@pytest.mark.parametrize("variant", ["standard", "matrx"])
def test_whoever_sets_up_a_position_has_the_whole_board_in_sight_and_the_rest_in_reach(
    variant: str, screen: Screen, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    page.goto(f"/#/analyse/edit/{variant}")
    board = page.locator(".editor .board svg")
    expect(board).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Analyse")).to_be_in_viewport(ratio=1)
    for name in ("Start position", "Flip", "Analyse", "Play from here"):
        button = page.get_by_role("button", name=name)
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=1)
        expect(board).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= screen.width


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_what_is_unfolded_to_change_the_rules_comes_into_sight(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    server.new_game("standard")
    page = new_page(screen=screen)
    page.goto("/#/new/standard+Z6")
    summary = page.get_by_text("Change the rules")
    summary.click()
    expect(page.locator(".composer .stepper").nth(3)).to_be_in_viewport(ratio=1)
    [start], [said] = boxes(page, ".start"), boxes(page, "summary")
    assert said["y"] >= start["y"] + start["height"] + 8 or said["y"] + said["height"] < start["y"]


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_potentials_are_chosen_where_they_are_listed_and_each_says_what_it_does(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    server.new_game("standard")
    page = new_page(screen=screen)
    page.goto("/#/new/standard+Z6")
    choose = page.locator('[data-do="potentials"]:visible')
    choose.scroll_into_view_if_needed()
    [before] = boxes(page, ".potentials:visible")
    choose.click()
    said = page.locator(".potentials:visible")
    expect(said.locator("li .stepper")).to_have_count(5)
    [after] = boxes(page, ".potentials:visible")
    # What came later above may have left a part of a pixel: a browser scrolls by whole ones.
    assert abs(after["y"] - before["y"]) < 1, "nothing jumps"
    for row in said.locator("li").all():
        expect(row).to_contain_text(re.compile(r"[A-ZÈÜ]{4,} \w+ .{12}"))
    zertz = said.get_by_role("textbox", name="ZÈRTZ, each")
    zertz.fill("0")
    zertz.blur()
    said.get_by_role("textbox", name="DVONN, each").fill("4")
    said.get_by_role("textbox", name="DVONN, each").blur()
    expect(page.locator("summary")).to_contain_text("4 DVONN")
    assert_accessible(page)
