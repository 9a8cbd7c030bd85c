"""Side games on small screens: all that matters is seen at once, and what is touched is large enough."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.screens import NARROW, PHONE, Screen
from tests.e2e.serving import Server, game_request
from tests.e2e.test_side_games import _moves, _open

TALL = Screen("tall phone", 390, 844, is_touched=True)
SIDEWAYS = Screen("sideways", 844, 390, is_touched=True)
GAMES = ("yinsh", "dvonn", "dvonn(random)", "tzaar(random)", "zertz", "punct")
CHALLENGE = "ultimate;challenges=2;side=Z:{game} G3/1Z3/2b3/7/6/5/3g w smZc3-e5 B5/B5 -- 2/1 9"
FINGER = 40


def _challenge(page: Page, server: Server, game: str) -> None:
    page.goto(f"/#/game/{server.new_game(CHALLENGE.format(game=game), level=1)}")
    page.locator("[data-match] .side").wait_for()


def _expect_in_sight(*found: Locator) -> None:
    for one in found:
        expect(one).to_be_in_viewport(ratio=0.97)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", [TALL, PHONE, NARROW], ids=lambda screen: screen.name)
def test_board_counts_and_tools_are_in_sight_at_once(
    game: str, screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    _open(page, server, game, level=1)
    page.locator(".target, button[data-touch]").first.wait_for()
    _expect_in_sight(page.locator(".drawing"), page.locator('[data-tool="hint"]'))
    _expect_in_sight(*page.locator(".zones").all())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("screen", "language"), [(TALL, "en"), (NARROW, "de")])
def test_so_they_are_in_a_challenge(
    game: str, screen: Screen, language: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen, language=language)
    _challenge(page, server, game)
    page.locator("[data-match] .target, [data-match] button[data-touch]").first.wait_for()
    _expect_in_sight(page.locator("[data-match] .drawing"), page.locator('[data-tool="hint"]'))
    _expect_in_sight(*page.locator("[data-match] .zones").all())


@pytest.mark.parametrize("game", ["yinsh(blitz)", "tzaar(random)"])
def test_clocks_stand_at_the_names_of_a_side_game_and_push_nothing_out_of_sight(
    game: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE)
    clock = {"seconds": 600, "increment": 0, "side": 120}
    begun = server.ask(
        "/api/games", {**game_request(CHALLENGE.format(game=game), 1), "clock": clock}
    )
    page.goto(f"/#/game/{begun['id']}")
    own = page.locator("[data-match] .deciding")
    expect(own.get_by_role("timer")).to_have_text("2:00")
    expect(page.locator("[data-seat]").first).not_to_be_visible()
    _expect_in_sight(page.locator("[data-match] .drawing"), page.locator('[data-tool="hint"]'))
    _expect_in_sight(*page.locator("[data-match] .zones").all())


def _played(page: Page, server: Server, game: str, count: int) -> None:
    """Play the first legal moves that the server offers, for both."""
    for _ in range(count):
        state = server.ask(f"/api/side-games/{game}")
        touches, path = state["scene"]["touches"], []
        while touches:
            name, touch = next(iter(touches.items()))
            path.append(name)
            touches = touch.get("next") or {}
        for name in path:
            page.locator(f'[data-point="{name}"], [data-touch="{name}"]').first.tap()
        page.locator(f'[data-point="{path[-1]}"]').first.tap()
        expect(_moves(page)).to_have_count(len(state["moves"]) + 1)


def test_the_buttons_below_the_moves_stay_in_sight_on_a_phone_held_sideways(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=SIDEWAYS)
    game = _open(page, server, "yinsh")
    _played(page, server, game, 8)
    _expect_in_sight(page.locator(".steps"), *page.locator(".zones").all())


@pytest.mark.parametrize(("screen", "least"), [(TALL, FINGER), (PHONE, FINGER), (NARROW, 32)])
def test_dvonn_beside_its_counts_has_large_spots(
    screen: Screen, least: int, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    _open(page, server, "dvonn(random)")
    boxes = [spot.bounding_box() for spot in page.locator(".point .hit").all()]
    assert len(boxes) == 49
    assert all(box and box["width"] >= least for box in boxes)


def test_a_small_board_of_dvonn_is_looked_at_closer_once_a_stack_is_chosen(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=NARROW)
    game = server.ask("/api/side-games/import", {"text": "dvonn(random)#3"})["id"]
    page.goto(f"/#/side/{game}")
    stack = page.locator(".point.target").first.get_attribute("data-point")
    chosen = page.locator(f'[data-point="{stack}"]')
    chosen.tap()
    expect(chosen).to_have_attribute("aria-selected", "true")
    name = page.locator(".point.target").first.get_attribute("data-point")
    goal = page.locator(f'[data-point="{name}"] .hit')
    box = goal.bounding_box()
    assert box and box["width"] >= FINGER
    for _ in ("show", "play"):
        goal.tap()
    expect(_moves(page)).to_have_count(1)
    first = page.locator(".point .hit").first.bounding_box()
    assert first and first["width"] < FINGER, "then the whole board is seen again"
