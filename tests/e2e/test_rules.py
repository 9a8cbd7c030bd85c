"""The rules beside the board: opened where they matter, read while one plays, searched, linked to."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.screens import PHONE, SCREENS, THEMES, Screen, Theme, wait_until
from tests.e2e.serving import Server
from tests.e2e.table import Table

CLEARING = "standard B2b/1bbGb/B1ggbb/G2B2B/Bb2G1/3B1/4 b r B6/B7 -- - 10"
POTENTIALS = "standard+Y6 g2G/2b2/1BY2b/G5g/3B2/5/g2G w m B9/B10 -- - 20"

ROOMY = 1200
"""Pixels from which on the page of an analysis makes room for the rules."""


def drawer(page: Page) -> Locator:
    """Find the rules beside the board."""
    return page.get_by_role("dialog", name="Rules")


def marked(page: Page) -> Locator:
    """Find the paragraph one came for."""
    return page.locator('[data-rule][aria-current="location"]')


@pytest.mark.parametrize(("start", "code"), [("basic", "G5"), (CLEARING, "S3"), (POTENTIALS, "L9")])
def test_the_rules_open_at_the_paragraph_that_matters(
    page: Page, server: Server, start: str, code: str
) -> None:
    Table.open(page, server, start)
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(marked(page)).to_have_attribute("data-rule", code)
    expect(marked(page)).to_be_in_viewport()
    expect(marked(page)).to_be_focused()


def test_the_rules_of_a_side_game_open_with_their_title(page: Page) -> None:
    page.goto("/#/side-games/dvonn")
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(marked(page)).to_have_attribute("data-rule", "V1")
    expect(marked(page)).to_be_in_viewport()
    title = drawer(page).get_by_role("heading", name="The game of DVONN")
    expect(title).to_be_in_viewport(ratio=1)


def test_one_plays_while_the_rules_are_open(page: Page, server: Server) -> None:
    table = Table.open(page, server, "tournament")
    before = page.locator("main svg").first.bounding_box()
    page.keyboard.press("?")
    expect(marked(page)).to_have_attribute("data-rule", "E2")
    assert page.locator("main svg").first.bounding_box() == before
    table.play("Ge2")
    expect(drawer(page)).to_be_visible()
    expect(page.locator('[data-point="e2"]')).to_have_attribute(
        "aria-label", re.compile("GIPF-piece")
    )


@pytest.mark.parametrize(
    ("width", "height"),
    [(1280, 800), (1440, 900), (1600, 900), (960, 700), (1000, 900), (1280, 560)],
)
def test_the_rules_cover_neither_the_board_nor_what_is_said_there(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    page = new_page(screen=Screen("any", width, height))
    Table(page, server, server.new_game("basic", level=1)).show()
    page.keyboard.press("?")
    expect(marked(page)).to_be_focused()
    rules = drawer(page).bounding_box()
    assert rules
    for thing in (".prompt", ".prompt button", "main .table"):
        box = page.locator(thing).first.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= rules["x"], thing
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(
    ("width", "height"), [(960, 700), (1024, 768), (1280, 800), (1440, 900), (1590, 1000)]
)
def test_in_a_high_window_the_rules_lie_on_the_moves_and_leave_all_else_in_sight(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    page = new_page(screen=Screen("high", width, height), unfolded=False)
    table = Table(page, server, server.new_game("basic", level=1))
    table.show()
    before = page.locator("main .table").bounding_box()
    page.keyboard.press("?")
    expect(marked(page)).to_be_focused()
    assert page.locator("main .table").bounding_box() == before

    def expect_uncovered(selector: str) -> None:
        rules = drawer(page).bounding_box()
        assert rules and rules["height"] >= 250 and rules["x"] + rules["width"] <= width
        for thing in page.locator(selector).all():
            box = thing.bounding_box()
            assert box
            beside = box["x"] + box["width"] <= rules["x"]
            above = box["y"] + box["height"] <= rules["y"]
            assert beside or above or box["y"] >= rules["y"] + rules["height"], thing

    expect_uncovered(".prompt, .lower [data-seat], [data-tool]")
    page.locator('[data-tool="more"]').click()  # then the moves have less room
    page.locator('[data-tool="resign"]').wait_for()
    wait_until(
        page,
        """() => document.querySelector('dialog.rules').getBoundingClientRect().bottom
            <= document.querySelector('.lower [data-seat]').getBoundingClientRect().top + 1""",
    )
    expect_uncovered(".prompt, .lower [data-seat]")
    table.play("d2")
    page.goto(f"/#/analyse/game/{table.game}")
    page.locator(".tree").wait_for()
    expect(drawer(page)).to_have_count(0)  # they were there for the game
    page.keyboard.press("?")
    expect(marked(page)).to_be_focused()
    beside = "" if width < ROOMY else ", .engine, .tree, .steps"  # the page makes room there
    expect_uncovered(f".prompt, [role=tab], [data-tool]{beside}")


@pytest.mark.parametrize(("width", "height"), [(960, 540), (1100, 560), (1280, 560)])
def test_in_a_low_window_the_rules_leave_room_for_the_whole_game(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    page = new_page(screen=Screen("low", width, height))
    table = Table(page, server, server.new_game("basic", level=1))
    table.show()
    page.keyboard.press("?")
    expect(marked(page)).to_be_focused()
    rules = drawer(page).bounding_box()
    assert rules and rules["x"] + rules["width"] <= width
    for thing in page.locator(".prompt, [data-seat], [data-tool], form, .steps button").all():
        box = thing.bounding_box()
        assert box and box["x"] + box["width"] <= rules["x"], thing
    board = page.locator("main .table").bounding_box()
    assert board and board["height"] >= 320
    table.play("d2")
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()


def test_links_go_on_within_the_rules_and_back(page: Page, server: Server) -> None:
    Table.open(page, server, POTENTIALS)
    page.keyboard.press("?")
    rules = drawer(page)
    rules.get_by_role("link", name="PÜNCT").first.click()
    expect(rules.get_by_role("heading", name="The PÜNCT-potential")).to_be_focused()
    assert "#/game/" in page.url
    rules.get_by_role("button", name="Back to what you read before").click()
    expect(marked(page)).to_have_attribute("data-rule", "L9")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_words_are_searched_in_all_rules(page: Page, server: Server) -> None:
    Table.open(page, server, "basic")
    page.keyboard.press("?")
    rules = drawer(page)
    rules.get_by_role("button", name="Contents and search").click()
    rules.get_by_role("searchbox").fill("yinsh")
    rules.get_by_role("link", name=re.compile("^Y1")).click()
    expect(marked(page)).to_contain_text("slides along a line over empty spots")
    rules.get_by_role("button", name="Now: G5").click()
    expect(marked(page)).to_have_attribute("data-rule", "G5")


def test_the_rules_beside_the_board_need_nothing_but_the_keyboard(
    page: Page, server: Server
) -> None:
    page.goto(f"/#/game/{server.new_game('standard')}")
    ask = page.get_by_role("button", name="Rules", exact=True)
    ask.focus()
    page.keyboard.press("?")
    expect(marked(page)).to_be_focused()
    search = page.get_by_role("button", name="Contents and search")
    while not search.evaluate("button => button === document.activeElement"):
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("yinsh")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("heading", name="YINSH")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(ask).to_be_focused()
    page.keyboard.press("?")
    expect(marked(page)).to_be_focused()
    page.get_by_role("link", name="Learn").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("is_drawer", [True, False], ids=["drawer", "page"])
def test_enter_goes_to_the_first_place_found_and_arrow_keys_to_the_others(
    page: Page, server: Server, is_drawer: bool
) -> None:
    def look_for(words: str) -> None:
        if is_drawer:
            drawer(page).get_by_role("button", name="Contents and search").click()
        page.get_by_role("searchbox").fill(words)

    if is_drawer:
        Table.open(page, server, "basic")
        page.keyboard.press("?")
        expect(marked(page)).to_be_visible()
    else:
        page.goto("/#/rules")
    look_for("G8")
    page.keyboard.press("Enter")
    expect(marked(page)).to_have_attribute("data-rule", "G8")
    expect(marked(page)).to_be_focused()
    look_for("lose")  # the rules speak of who has lost
    expect(page.locator(".found a").first).to_contain_text("has lost, there and then")
    page.keyboard.press("Enter")
    expect(marked(page)).to_have_attribute("data-rule", "G17")
    expect(marked(page)).to_be_focused()  # the keyboard has gone there, too
    look_for("centre")
    places = page.locator(".found a")
    expect(places.nth(2)).to_be_visible()
    second = places.nth(1).locator("b").inner_text()
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    expect(places.nth(1)).to_be_focused()
    assert_accessible(page)
    page.keyboard.press("Enter")
    expect(marked(page)).to_have_attribute("data-rule", second)


def test_on_a_phone_the_search_of_the_rules_stands_above_them(new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    page.goto("/#/rules/basic")
    page.get_by_role("searchbox").wait_for()
    expect(page.get_by_role("searchbox")).to_be_in_viewport(ratio=1)
    page.get_by_role("searchbox").fill("blocked")
    expect(page.locator(".found a").first).to_be_in_viewport(ratio=1)


def test_the_ring_around_the_search_of_the_rules_is_whole(page: Page) -> None:
    page.goto("/#/rules/basic")
    page.get_by_role("searchbox").focus()
    room = page.get_by_role("searchbox").evaluate(
        """field => {
            const [box, frame] = [field, field.closest('.contents')].map((one) => one.getBoundingClientRect())
            return Math.min(box.left - frame.left, box.top - frame.top, frame.right - box.right)
        }"""
    )
    assert room >= 4.5, "2.5 pixels wide, 2 away"


def test_diagrams_come_when_they_are_seen_in_the_colours_of_the_page(page: Page) -> None:
    page.goto("/#/rules/basic/G8")
    expect(page.locator('[data-diagram="blocked"] svg')).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^A full line from b3 to g6"))).to_be_visible()
    assert page.locator('[data-diagram="both-then"]').count() == 0
    plate = page.locator('[data-diagram="blocked"] .gipf-plate')
    light = plate.evaluate("element => getComputedStyle(element).fill")
    page.emulate_media(color_scheme="dark")
    assert plate.evaluate("element => getComputedStyle(element).fill") != light


def test_a_link_leads_to_a_paragraph_in_the_readers_language(new_page: NewPage) -> None:
    page = new_page(language="de")
    page.goto("/#/rules/yinsh/Y1")
    expect(marked(page)).to_contain_text("gleitet")
    expect(page).to_have_title(re.compile("YINSH"))
    page.goto("/#/rules/G8")
    expect(marked(page)).to_have_attribute("data-rule", "G8")


def test_the_course_leads_to_the_rules(page: Page) -> None:
    page.goto("/#/learn")
    page.get_by_role("link", name="Read the rules").click()
    expect(page.get_by_role("heading", name="The rules", exact=True)).to_be_visible()


def test_on_a_phone_the_rules_fill_the_screen(new_page: NewPage, server: Server) -> None:
    page = new_page(screen=PHONE)
    Table.open(page, server, "basic")
    page.get_by_role("button", name="Rules", exact=True).tap()
    expect(marked(page)).to_have_attribute("data-rule", "G5")
    box = drawer(page).bounding_box()
    assert box == {"x": 0, "y": 0, "width": PHONE.width, "height": PHONE.height}
    drawer(page).get_by_role("button", name="Close").tap()
    expect(drawer(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Rules", exact=True)).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_the_rules_beside_the_board_are_accessible(
    new_page: NewPage, server: Server, screen: Screen, theme: Theme
) -> None:
    page = new_page(screen=screen, theme=theme)
    Table.open(page, server, POTENTIALS)
    page.keyboard.press("?")
    expect(marked(page)).to_be_visible()
    assert_accessible(page)
    drawer(page).get_by_role("button", name="Contents and search").click()
    expect(drawer(page).get_by_role("searchbox")).to_be_focused()
    assert_accessible(page)


# ---------------------------------------------------------------------- side games


def begin_side_game(server: Server, game: str) -> str:
    """Begin a side game of two at one screen; gives its address."""
    seats = {"w": {"kind": "person", "name": "Ann"}, "b": {"kind": "person", "name": "Ben"}}
    return f"/#/side/{server.ask('/api/side-games', {'game': game, 'seats': seats})['id']}"


RINGS = ("f6", "d4", "e5", "g7", "c3", "h8", "f5", "g6", "e6", "d5")


def test_in_a_side_game_the_rules_open_at_that_game_and_go_along_with_it(
    page: Page, server: Server
) -> None:
    page.goto(begin_side_game(server, "yinsh"))
    page.locator('[data-point="f6"]').wait_for()
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(marked(page)).to_have_attribute("data-rule", "I3")
    expect(marked(page)).to_be_in_viewport()
    expect(drawer(page).get_by_role("heading", name="The game of YINSH")).to_have_count(1)
    for point in RINGS:
        page.locator(f'[data-point="{point}"]').click()
        expect(page.locator("[data-ply]").last).to_have_text(point)
    page.get_by_role("button", name="Now: I4").click()
    expect(marked(page)).to_have_attribute("data-rule", "I4")
    drawer(page).locator('[data-diagram="side-yinsh-ways"]').scroll_into_view_if_needed()
    assert_accessible(page)


@pytest.mark.parametrize(
    ("game", "code"),
    [("tzaar", "A4"), ("zertz", "R4"), ("dvonn", "V3"), ("punct", "K4"), ("rps", "Q5")],
)
def test_every_side_game_has_its_rules_at_hand(
    page: Page, server: Server, game: str, code: str
) -> None:
    page.goto(begin_side_game(server, game))
    page.locator("[data-side]").wait_for()
    page.keyboard.press("?")
    expect(marked(page)).to_have_attribute("data-rule", code)


def test_where_side_games_are_chosen_the_rules_are_those_of_the_chosen_one(page: Page) -> None:
    page.goto("/#/side-games/dvonn")
    page.get_by_role("heading", name="DVONN", exact=True).wait_for()
    page.keyboard.press("?")
    expect(marked(page)).to_have_attribute("data-rule", "V1")


def test_while_a_challenge_is_settled_the_rules_are_those_of_its_game_and_then_of_the_board(
    page: Page, server: Server
) -> None:
    table = Table.open(page, server, "standard+Y6;challenges=1;side=Y:yinsh(blitz)")
    table.play("Yc2", "b3", "Yc2-c4", "challenge", "second")
    page.locator('[data-match="yinsh(blitz)"]').wait_for()
    page.keyboard.press("?")
    expect(marked(page)).to_have_attribute("data-rule", "I3")
    page.keyboard.press("Escape")
    page.locator('[data-tool="give-up"]').click()
    page.get_by_role("dialog").get_by_role("button", name="Give up the side game").click()
    page.locator('[data-tool="back"]').click()
    page.locator("main .table").wait_for()
    page.keyboard.press("?")
    expect(marked(page)).to_have_attribute("data-rule", re.compile("^[GLEC]"))


def test_side_games_are_found_in_the_rules_and_nobody_is_told_of_programs(page: Page) -> None:
    page.goto("/#/rules")
    page.get_by_role("heading", name="The rules", exact=True).wait_for()
    expect(page.locator("article")).not_to_contain_text("draw.py")
    expect(page.locator("article").get_by_role("link", name="The game of PÜNCT")).to_have_count(1)
    page.get_by_role("searchbox").fill("central hexagon")
    page.locator(".found a").first.click()
    expect(page).to_have_url(re.compile(r"#/rules/side-punct/K2$"))
    expect(marked(page)).to_have_attribute("data-rule", "K2")
