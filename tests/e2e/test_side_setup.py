"""Where side games and challenges are found and set up, and what one is told before and while one plays."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.screens import PHONE
from tests.e2e.serving import Server
from tests.e2e.test_side_games import _begin, _moves

_PLACES = """elements => elements.map(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [element.textContent.trim().slice(0, 12), x, y + scrollY, width, height].join(' ')
})"""


def test_the_other_games_are_found_above_the_cards_of_the_first_page(new_page: NewPage) -> None:
    for page in (new_page(), new_page(screen=PHONE)):
        page.goto("/")
        others = page.get_by_role("link", name="Other games")
        expect(others).to_contain_text("YINSH, DVONN, TZAAR, ZÈRTZ and PÜNCT")
        there, cards = (found.bounding_box() for found in (others, page.locator(".cards")))
        assert there and cards and there["y"] + there["height"] <= cards["y"]
        others.click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Other games")
        yinsh = page.get_by_role("link", name="YINSH").first
        expect(yinsh).to_contain_text("make rows of five")


def _expect_still(page: Page, change: str) -> None:
    parts = page.locator("form legend, form label, form h2, form > p")
    before = parts.evaluate_all(_PLACES)
    page.get_by_role("radio", name=change, exact=True).check()
    assert parts.evaluate_all(_PLACES) == before, change


def test_nothing_moves_where_a_side_game_is_set_up(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/side-games/zertz")
    page.get_by_role("heading", name="ZÈRTZ").wait_for()
    for change in ("blitz", "61 rings", "as usual", "Two at one screen", "Computer"):
        _expect_still(page, change)


def test_who_has_no_opponent_but_at_the_screen_chooses_no_level(page: Page) -> None:
    page.goto("/#/side-games/yinsh")
    level = page.locator(".against")
    expect(level).not_to_have_attribute("inert", "")
    page.get_by_role("radio", name="Two at one screen").check()
    expect(level).to_have_attribute("inert", "")


def test_challenges_are_switched_on_where_a_game_with_potentials_is_set_up(page: Page) -> None:
    page.goto("/#/new/standard+Z6")
    challenges = page.get_by_role("switch", name="Challenges")
    expect(challenges).not_to_be_checked()
    challenges.check()
    expect(page.locator("details[open] summary")).to_contain_text("challenges")
    expect(page.get_by_role("radio", name="The real thing")).to_be_in_viewport()
    challenges.uncheck()
    expect(page.locator("summary small").first).not_to_contain_text("challenges")
    page.goto("/#/new/basic")
    expect(challenges).to_have_count(0)


def test_the_computer_has_chosen_before_one_chooses(server: Server, page: Page) -> None:
    page.goto(f"/#/side/{_begin(server, 'rps', level=1)}")
    computer = page.locator(".zones", has_text="Computer")
    expect(page.locator(".said")).to_contain_text("the computer has already chosen, face down")
    expect(computer.locator(".item")).to_have_attribute("aria-label", "choice: face down")
    expect(_moves(page)).to_have_count(0)
    page.locator('[data-touch="rock"]').click()
    expect(_moves(page)).to_have_count(2)
    expect(computer.locator(".item")).to_have_count(1)
    expect(computer.locator(".item")).not_to_contain_text("face down")


def test_what_wins_and_how_far_both_are_is_in_sight_while_one_plays(
    server: Server, page: Page
) -> None:
    page.goto(f"/#/side/{_begin(server, 'zertz(blitz)')}")
    expect(page.locator(".title .goal")).to_have_text(
        "Goal: 3 white, 4 grey or 5 black marbles, or 2 of each."
    )
    own = page.locator(".zones.deciding")
    expect(own).to_contain_text("Ann (first)")
    expect(own).not_to_contain_text("White")  # there are marbles of that colour
    expect(page.locator(".said")).to_have_text(
        "Ann begins: choose a marble and put it on a free ring."
    )
    expect(own.get_by_label("white marble: 0 of 3")).to_have_text("0/3")
    page.goto(f"/#/side/{_begin(server, 'yinsh')}")
    expect(page.locator(".title .goal")).to_have_text("Goal: be the first to take off 3 rings.")
    expect(page.get_by_label("ring (Black): 0 of 3")).to_have_text("0/3")


def test_nothing_lies_over_what_is_chosen_for_a_side_game(page: Page) -> None:
    page.goto("/#/side-games/zertz")
    start = page.get_by_role("button", name="Play", exact=True)
    expect(start).to_be_in_viewport(ratio=1)
    box = start.bounding_box()
    for choice in page.locator("form label").all():
        other = choice.bounding_box()
        assert box and other
        assert other["y"] >= box["y"] + box["height"] or other["y"] + other["height"] <= box["y"]


def test_who_links_games_one_by_one_goes_on_doing_so(page: Page) -> None:
    page.goto("/#/new/standard+Y6Z6;challenges=2;side=Y:die,Z:zertz")
    page.get_by_text("Change the rules").click()
    own = page.get_by_role("radio", name="Own choice")
    expect(own).to_be_checked()
    page.get_by_label("Side game for YINSH").select_option(
        "yinsh"
    )  # now it is the real thing for both
    expect(own).to_be_checked()
    page.get_by_label("Side game for ZÈRTZ").select_option("die")
    expect(page.locator("summary", has_text="Change the rules")).to_contain_text("YINSH")


def test_how_many_challenges_both_have_left_stands_at_their_names(
    server: Server, page: Page
) -> None:
    rest = "gb1G/B1Y'2/6/G5g/6/5/g2G b m B11Y5/B11 -- 2/1 2"
    page.goto(f"/#/game/{server.new_game(f'standard+Y6;challenges=2;side=Y:die {rest}')}")
    expect(page.locator('[data-seat="w"]')).to_contain_text("2 challenges left")
    expect(page.locator('[data-seat="b"]')).to_contain_text("1 challenge left")
