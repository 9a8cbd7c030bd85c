"""Side games under a finger: a tap shows what it would do, another plays it; nothing is too small or unseen."""

import math

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.screens import NARROW, PHONE, Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.e2e.test_side_games import _moves, _open

AGAIN = "Tap once more to play it, or elsewhere to let go."
TURN = "Turn it, or choose which way it lies; then put it down."
FINGER = 40
"""So large is what a finger meets at least, in pixels."""


def tap(page: Page, spot: str) -> None:
    page.locator(f'[data-point="{spot}"]').tap()


def test_a_tap_shows_the_move_and_another_plays_it(server: Server, new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    _open(page, server, "yinsh")
    tap(page, "f6")
    expect(page.locator(".said")).to_have_text(AGAIN)
    expect(page.locator(".ghost")).to_have_count(1)
    tap(page, "d4")  # that instead
    expect(page.locator(".said")).to_have_text(AGAIN)
    page.locator('[data-tool="undo"]').tap()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".said")).to_contain_text("put a ring")
    expect(_moves(page)).to_have_count(0)
    tap(page, "d4")
    tap(page, "d4")
    expect(_moves(page)).to_have_text(["d4"])


def test_what_lies_in_a_hand_is_tapped_twice_too(server: Server, new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    _open(page, server, "dominoes")
    page.locator('[data-tool="show"]').tap()
    tile = page.locator("button[data-touch]").first
    tile.tap()
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".said")).to_have_text(AGAIN)
    expect(_moves(page)).to_have_count(0)
    tile.tap()
    expect(_moves(page)).to_have_count(1)


def test_a_click_plays_at_once_as_it_has_shown_the_move_before(server: Server, page: Page) -> None:
    _open(page, server, "yinsh")
    page.locator('[data-point="f6"]').hover()
    expect(page.locator(".ghost")).to_have_count(1)
    page.locator('[data-point="f6"]').click()
    expect(_moves(page)).to_have_text(["f6"])


def test_punct_is_played_with_a_finger_on_a_phone(server: Server, new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    game = _open(page, server, "punct")
    pieces = page.locator("button[data-touch]")
    expect(pieces).to_have_count(6)
    for piece in pieces.all():
        box = piece.bounding_box()
        assert box and box["y"] + box["height"] <= PHONE.height, "the pieces are in sight"
        assert min(box["width"], box["height"]) >= FINGER
    page.locator('[data-touch="@C"]').tap()
    page.locator('[data-touch="@T"]').tap()  # that instead
    tap(page, "f8")
    expect(page.locator(".said")).to_have_text(TURN)
    expect(page.locator(".point.target")).not_to_have_count(0)
    for way in page.locator(".point.target").all():
        box = way.bounding_box()
        assert box and min(box["width"], box["height"]) >= FINGER
    tap(page, "f8")  # another space, still large
    tap(page, "f9")
    expect(page.locator('[data-point="f9"]')).to_have_attribute("aria-selected", "true")
    tap(page, "f8")
    expect(page.locator(".said")).to_have_text(TURN)
    assert server.ask(f"/api/side-games/{game}")["moves"] == []
    tap(page, "f8")
    expect(_moves(page)).to_have_text(["Tf9:4"])
    expect(page.locator('[data-tool="whole"]')).to_have_count(0)


def test_a_bent_piece_is_shown_turned_and_put_down_with_a_finger(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE)
    _open(page, server, "punct")
    page.locator('[data-touch="@L"]').tap()
    expect(page.locator(".said")).to_contain_text("a space for its marked dot, the PÜNCT")
    tap(page, "f8")
    ghost = page.locator(".ghost .body")
    expect(ghost).to_have_count(1)
    shapes = []
    for _ in range(3):  # in three of the ways it would reach into the centre
        shapes.append(ghost.get_attribute("d"))
        page.locator('[data-tool="turn"]').tap()
    assert len(set(shapes)) == 3
    expect(ghost).to_have_attribute("d", shapes[0] or "")
    page.locator('[data-tool="put"]').tap()
    expect(_moves(page)).to_have_text(["Lf8:1"])
    expect(page.locator('[data-tool="put"]')).to_have_count(0)


def test_a_piece_of_punct_is_taken_by_any_of_its_dots(server: Server, new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    text = "standard Tc3:1,tc6:1,Ej4:2,ck12:3 w m T5C2E3L2M2R2/T5C1E4L2M2R2"
    page.goto(f"/#/side/{server.ask('/api/side-games/import', {'text': text})['id']}")
    tap(page, "l6")
    expect(page.locator('[data-point="j4"]')).to_have_attribute("aria-selected", "true")
    expect(page.locator(".said")).to_contain_text("goes along a straight line, over anything")


def test_dvonn_stands_upright_on_a_phone_so_that_a_finger_meets_a_spot(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=Screen("tall phone", 390, 844, is_touched=True))
    _open(page, server, "dvonn")
    spots = page.locator(".point .hit")
    boxes = [spot.bounding_box() for spot in spots.all()]
    assert len(boxes) == 49
    assert all(box and box["width"] >= FINGER for box in boxes)
    drawing = page.locator(".drawing").bounding_box()
    assert drawing and drawing["y"] + drawing["height"] <= 844
    page.set_viewport_size({"width": 1280, "height": 800})
    first, last = (page.locator(f'[data-point="{spot}"]').bounding_box() for spot in ("a3", "k3"))
    assert first and last and first["y"] == last["y"], "where there is room it lies"


@pytest.mark.parametrize("game", ["yinsh", "dvonn(random)", "tzaar(random)", "zertz", "punct"])
@pytest.mark.parametrize("screen", [PHONE, NARROW], ids=lambda screen: screen.name)
def test_no_hint_moves_the_board(
    game: str, screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen, language="de")
    _open(page, server, game, level=1)
    page.locator(".target, button[data-touch]").first.wait_for()
    before = page.evaluate(_PLACE)
    page.locator('[data-tool="hint"]').tap()
    expect(page.locator(".said")).to_contain_text("Tipp: ")
    assert page.evaluate(_PLACE) == before


_PLACE = """() => {
    const { x, y, width, height } = document.querySelector('.drawing').getBoundingClientRect()
    return [x + scrollX, y + scrollY, width, height]
}"""


@pytest.mark.parametrize("game", ["yinsh", "dvonn(random)", "tzaar(random)", "zertz", "punct"])
def test_a_challenge_fits_a_phone_that_is_held_sideways(
    game: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=Screen("sideways", 844, 390, is_touched=True))
    start = f"ultimate;challenges=2;side=Z:{game} G3/1Z3/2b3/7/6/5/3g w smZc3-e5 B5/B5 -- 2/1 9"
    page.goto(f"/#/game/{server.new_game(start, level=1)}")
    board = page.locator("[data-match] .drawing").bounding_box()
    assert board and board["height"] == 390 and board["width"] > 300
    tools = page.locator('[data-tool="hint"]').bounding_box()
    assert tools and tools["x"] + tools["width"] <= 844 and tools["width"] > 90
    zones = page.locator("[data-match] .zones")
    for zone in zones.all():
        expect(zone).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".steps")).to_be_in_viewport(ratio=0.99)
    hidden = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert hidden[0] == hidden[1]


def test_from_a_part_of_the_board_one_comes_back_to_all_of_it(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE)
    _open(page, server, "punct")
    corners = page.locator('[data-point="a8"], [data-point="q10"]')
    page.locator('[data-touch="@T"]').tap()
    tap(page, "f8")
    page.locator('[data-tool="whole"]').tap()
    for corner in corners.all():
        box = corner.bounding_box()
        assert box and 0 <= box["x"] <= box["x"] + box["width"] <= PHONE.width


def test_a_tap_beside_a_small_spot_means_the_nearest_that_can_be_chosen(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=NARROW)
    game = server.ask("/api/side-games/import", {"text": "dvonn(random)#3"})["id"]
    page.goto(f"/#/side/{game}")
    page.locator(".point.target").first.wait_for()
    spots = page.locator(".point").evaluate_all(_MIDDLES)
    able = {name: (x, y) for name, x, y, is_target in spots if is_target}
    closed = [(x, y) for _, x, y, is_target in spots if not is_target]

    def is_between(x: float, y: float) -> bool:
        """Whether a place is on a spot that can do nothing, but just one that can is within reach."""
        near = sorted(math.dist((x, y), place) for place in able.values())
        return (
            near[0] < FINGER / 2 - 1
            and near[1] > FINGER / 2 + 3
            and min(math.dist((x, y), place) for place in closed) < near[0] - 1
        )

    wanted, x, y = next(
        (name, x + part * (to_x - x), y + part * (to_y - y))
        for name, (x, y) in able.items()
        for to_x, to_y in closed
        for part in (0.55, 0.6, 0.62)
        if math.dist((x, y), (to_x, to_y)) < 40
        and is_between(x + part * (to_x - x), y + part * (to_y - y))
    )
    page.touchscreen.tap(x, y)
    chosen = page.locator(f'[data-point="{wanted}"]')
    expect(chosen).to_have_attribute("aria-selected", "true")


_MIDDLES = """points => points.map(point => {
    const { x, y, width, height } = point.querySelector('.hit').getBoundingClientRect()
    return [point.dataset.point, x + width / 2, y + height / 2, point.matches('.target')]
})"""


def test_the_end_of_a_line_of_dominoes_is_chosen_on_it(server: Server, new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    text = "dominoes#7 01 l02 l12"
    game = server.ask("/api/side-games/import", {"text": text})["id"]
    page.goto(f"/#/side/{game}")
    page.locator('[data-tool="show"]').tap()
    expect(page.locator('[data-ply="2"] [role="img"]')).to_have_attribute(
        "aria-label", "2–0, at the left end"
    )
    expect(page.locator('[data-touch="@left"]')).to_have_count(0)
    page.locator('[data-touch="@16"]').tap()
    for end in ("@left", "@right"):
        box = page.locator(f'.line [data-touch="{end}"]').bounding_box()
        assert box and min(box["width"], box["height"]) >= FINGER
    for _ in ("show", "play"):
        page.locator('.line [data-touch="@right"]').tap()
    expect(_moves(page)).to_have_count(4)
    assert server.ask(f"/api/side-games/{game}")["moves"][-1] == "r16"


def test_the_hand_in_a_challenge_is_in_sight_on_a_phone(server: Server, new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    table = Table.open(page, server, "standard+Y6;challenges=1;side=Y:dominoes")
    table.play("Yc2", "b3", "Yc2-c4", "challenge", "second")
    page.locator('[data-tool="show"]').tap()
    page.evaluate("scrollTo(0, 0)")
    tiles = page.locator("[data-match] .deciding .item")
    expect(tiles).to_have_count(7)
    for tile in tiles.all():
        expect(tile).to_be_in_viewport(ratio=0.9)
    heading = page.locator("[data-match] h2 small").bounding_box()
    assert heading and heading["width"] > 0.8 * PHONE.width, "the stake has the whole width"


_RIMS = """pictures => pictures.map(picture => {
    const { a } = picture.getScreenCTM()
    const face = picture.querySelector('.face.black, .b .rim')
    const style = getComputedStyle(face)
    const isFixed = style.vectorEffect === 'non-scaling-stroke'
    const body = face.nextElementSibling
    const wide = face.matches('.rim')
        ? a * (parseFloat(style.strokeWidth) - parseFloat(getComputedStyle(body).strokeWidth)) / 2
        : parseFloat(style.strokeWidth) * (isFixed ? 1 : a)
    return [wide, style.stroke]
})"""


def test_black_pieces_have_a_rim_that_is_seen_in_small_dark_pictures(new_page: NewPage) -> None:
    page = new_page(theme="dark")
    page.goto("/#/side-games")
    pictures = page.locator("svg.small:has(.face.black, .b .rim)")
    expect(pictures).to_have_count(4)  # in that of ZÈRTZ no marble is black
    for wide, colour in pictures.evaluate_all(_RIMS):
        assert wide >= 0.8, "nearly a pixel"
        assert colour == "rgb(163, 164, 166)"


def test_cards_of_games_are_never_too_narrow_for_a_name(new_page: NewPage) -> None:
    page = new_page(screen=Screen("sideways", 844, 390, is_touched=True))
    page.goto("/#/side-games")
    cards = page.locator('main li a[href*="side-games"]')
    expect(cards.first).to_be_visible()
    for card in cards.all():
        box = card.bounding_box()
        assert box and box["width"] >= 128


def test_any_marker_of_a_row_takes_it(server: Server, page: Page) -> None:
    text = "yinsh R3/7/1MMMMM2/9/10/R3R1r2/10/9/8/r1r3r/RRr1 w r 46 0/0 0/0"
    page.goto(f"/#/side/{server.ask('/api/side-games/import', {'text': text})['id']}")
    expect(page.locator(".said")).to_contain_text("five in a row! Press any of its markers")
    expect(page.locator(".point.target")).to_have_count(5)
    page.locator('[data-point="c4"]').hover()
    expect(page.locator(".leaving")).to_have_count(5)  # all of it is seen to go
    page.locator('[data-point="c4"]').click()
    expect(_moves(page)).to_have_text(["xc2-c6"])


def test_a_click_shows_how_a_piece_would_lie_and_another_puts_it_there(
    server: Server, page: Page
) -> None:
    _open(page, server, "punct")
    page.locator('[data-touch="@L"]').click()
    page.locator('[data-point="i9"]').click()  # in the centre
    expect(page.locator('[data-touch="@L"]')).to_have_attribute("aria-pressed", "true")
    page.locator('[data-point="f8"]').click()
    expect(page.locator(".said")).to_have_text(TURN)
    ways = page.locator(".point.target")
    ways.first.click()  # the last one is shown at first
    ways.last.click()
    expect(page.locator('[data-tool="put"]')).to_be_visible()
    expect(_moves(page)).to_have_count(0)
    ways.last.click()
    expect(_moves(page)).to_have_text(["Lf8:1"])
