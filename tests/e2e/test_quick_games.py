"""Quick games at the table: what means nothing in them is not there, nothing moves, nobody sees too much."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.screens import DESKTOP, PHONE, SCREENS, Screen
from tests.e2e.serving import Server
from tests.e2e.test_side_games import _moves, _open

SIDEWAYS = Screen("sideways", 740, 360, is_touched=True)


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize("game", ["rps", "die", "cards", "coin"])
def test_a_game_of_pure_chance_asks_for_an_opponent_and_nothing_else(
    server: Server, page: Page, game: str
) -> None:
    page.goto(f"/#/side-games/{game}")
    page.get_by_role("radio", name="Computer", exact=True).check()
    expect(page.get_by_role("slider")).to_have_count(0)
    for name in ("Your colour", "Who begins", "Clock"):
        expect(page.get_by_role("group", name=name)).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".zones", has_text="Computer")).to_be_visible()
    state = server.ask(f"/api/side-games/{page.url.rpartition('/')[2]}")
    assert state["clock"] is None and state["people"] == ["w"]


def test_where_a_player_can_be_better_there_are_levels_who_begins_and_a_clock(page: Page) -> None:
    page.goto("/#/side-games/dominoes")
    page.get_by_role("radio", name="Computer", exact=True).check()
    expect(page.get_by_role("slider")).to_have_count(1)
    for name in ("Who begins", "Clock"):
        expect(page.get_by_role("group", name=name)).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "tools"),
    [("cards", ["resign"]), ("rps", ["resign"]), ("dominoes", ["hint", "resign"])],
)
def test_only_tools_that_are_of_use_are_at_the_table(
    server: Server, page: Page, game: str, tools: list[str]
) -> None:
    _open(page, server, game, level=1)
    shown = page.get_by_role("group", name="What else can be done").locator("[data-tool]")
    expect(shown).to_have_count(len(tools))
    found = shown.evaluate_all("all => all.map(tool => tool.dataset.tool)")
    assert found == tools


@pytest.mark.parametrize("screen", [*SCREENS, SIDEWAYS], ids=lambda screen: screen.name)
def test_a_choice_stays_hidden_while_the_screen_is_passed_on(
    server: Server, new_page: NewPage, screen: Screen
) -> None:
    page = new_page(screen=screen)
    _open(page, server, "rps(3)")
    for first, second in (("rock", "rock"), ("paper", "rock")):
        expect(page.locator(".curtain")).to_have_count(0)
        page.locator(f'[data-touch="{first}"]').click()
        expect(page.locator(".curtain")).to_contain_text("Pass the screen to Ben.")
        expect(page.locator(".choices")).to_have_count(0)
        page.get_by_role("button", name="Choose").click()
        page.locator(f'[data-touch="{second}"]').click()
    expect(_moves(page)).to_have_count(4)
    expect(page.locator(".rounds")).to_have_text("Round 3 of 3. Ann 1 – 0 Ben.")
    expect(page.get_by_role("img", name="choice: Paper, wins the round")).to_have_count(1)
    expect(page.locator(".won")).to_have_count(1)


def test_a_tied_round_counts_and_that_is_said_beforehand(page: Page) -> None:
    page.goto("/#/side-games/rps(3)")
    expect(page.get_by_text("Three rounds, tied ones among them;")).to_be_visible()


def test_a_button_with_a_picture_can_be_read_under_the_pointer(server: Server, page: Page) -> None:
    _open(page, server, "rps")
    button = page.locator('[data-touch="rock"]')
    button.hover()
    assert_accessible(page)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_the_hand_stays_where_it_is_when_a_line_of_dominoes_grows(
    server: Server, new_page: NewPage, screen: Screen
) -> None:
    page = new_page(screen=screen)
    places = []
    for moves in ("", " 01 l02", " 01 l02 l12 r16"):
        game = server.ask("/api/side-games/import", {"text": f"dominoes#7{moves}"})["id"]
        page.goto(f"/#/side/{game}")
        page.locator('[data-tool="show"]').click()
        places.append(box(page.get_by_role("group", name="In hand").last)["y"])
    assert max(places) - min(places) < 2, places


def test_the_choices_stay_where_they_are_from_round_to_round(server: Server, page: Page) -> None:
    _open(page, server, "rps(3)", level=1)
    rock = page.locator('[data-touch="rock"]')
    first = box(rock)["y"]
    rock.click()
    expect(_moves(page)).to_have_count(2)
    assert abs(box(rock)["y"] - first) < 1


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_at_one_screen_whoever_begins_is_told_large_and_what_is_to_be_done_lies_before_them(
    server: Server, new_page: NewPage, screen: Screen
) -> None:
    page = new_page(screen=screen)
    _open(page, server, "die")
    said = page.locator(".said")
    expect(said).to_have_text("Ann begins: throw the die.")
    size = "e => parseFloat(getComputedStyle(e).fontSize)"
    large = said.evaluate(size)
    throw, names = page.locator('[data-touch="throw"]'), page.locator(".zones strong")
    far, near = names.first, names.last
    expect(far).to_have_text("Ben")
    below = box(near)["y"] - box(throw)["y"]
    throw.click()
    expect(_moves(page)).to_have_count(1)
    expect(said).to_have_text("Ben to move: throw the die.")
    assert said.evaluate(size) < large
    above = box(throw)["y"] - box(far)["y"]
    assert 0 < above < box(near)["y"] - box(throw)["y"], "it lies before Ben"
    assert 0 < below < 160, "it lay before Ann"


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
@pytest.mark.parametrize("game", ["die", "dvonn(random)"])
def test_the_button_to_share_stands_beside_the_name(
    server: Server, new_page: NewPage, game: str, screen: Screen
) -> None:
    page = new_page(screen=screen)
    _open(page, server, game)
    share, name = box(page.locator('[data-tool="share"]')), box(page.locator(".title strong"))
    assert share["x"] > name["x"] + name["width"]
    assert share["y"] < name["y"] + name["height"] and share["y"] + share["height"] > name["y"]


def test_whoever_wonders_about_chance_is_told_how_it_can_be_checked(
    server: Server, page: Page
) -> None:
    _open(page, server, "coin", level=1)
    page.get_by_role("button", name="Heads").click()
    page.get_by_text("Was chance fair?").click()
    expect(page.get_by_text("Anyone can check that it was")).to_be_visible()
