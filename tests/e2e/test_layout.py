"""Where the board is: it has all the room there is and stays where it is, whatever is said around it."""

import pytest
from playwright.sync_api import Page, expect

from gipf import Game
from tests.e2e.conftest import NewPage
from tests.e2e.pages import PAGES
from tests.e2e.places import ENLARGED, LANGUAGES, ROW, SIDEWAYS, USUAL, boxes, place, resize
from tests.e2e.screens import DESKTOP, NARROW, PHONE, Screen
from tests.e2e.serving import Server
from tests.e2e.study import Study
from tests.e2e.table import Table


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, SIDEWAYS], ids=lambda screen: screen.name)
def test_the_board_never_moves_between_turns(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    table = Table.open(page, server, ROW)
    before = place(page)
    for _ in range(3):  # a clear, which has a button, and what follows
        table.play(table.scene["options"][0]["move"])
        assert place(page) == before
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".stage > p")).to_be_visible()
    assert place(page) == before
    page.locator(".stage > .buttons button").click()
    page.locator(".prompt").wait_for()
    assert place(page) == before


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, NARROW], ids=lambda screen: screen.name)
def test_the_end_of_a_game_leaves_the_board_where_it_is(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen, unfolded=False)
    table = Table(page, server, server.new_game(MISTAKE, level=2))
    table.show()
    before = place(page)
    table.decide("c2")
    page.locator(".moments li").first.wait_for()
    assert place(page) == before


def test_tips_come_and_go_without_moving_the_board(server: Server, new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    page.goto(f"/#/game/{server.new_game('basic', level=1)}")
    table = Table.here(page, server)
    close = page.get_by_role("button", name="No more tips")
    close.wait_for()
    before = place(page)
    close.click()
    close.wait_for(state="detached")
    assert place(page) == before
    table.play("d2")
    assert place(page) == before


@pytest.mark.parametrize("screen", [SIDEWAYS, ENLARGED], ids=lambda screen: screen.name)
@pytest.mark.parametrize("name", ["game", "study", "task"])
def test_in_a_low_window_the_board_has_the_whole_height(
    name: str, screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    next(shown for shown in PAGES if shown.name == name).open(page, server)
    x, y, width, height = place(page)
    assert y >= 0 and y + height <= screen.height
    assert height >= 0.9 * screen.height
    assert page.evaluate("document.documentElement.scrollWidth") <= screen.width
    for box in boxes(page, ".prompt, [data-seat], [data-tool], aside, .actions button"):
        assert box["x"] >= x + width, "beside the board, not over it"
    page.evaluate("scrollTo(0, 10000)")
    [table] = boxes(page, "main .table")
    assert round(table["y"]) == y, "the rest passes beside it"


def test_in_a_low_window_the_last_move_is_in_sight_and_the_board_stays_beside_what_is_long(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=SIDEWAYS, unfolded=False)
    game = Game("basic")
    while len(game.turns()) < 14:
        game.play(game.position.legal_moves()[0])
    [brought] = server.ask("/api/games/import", {"text": str(game)})["games"]
    page.goto(f"/#/game/{brought['id']}")
    expect(page.locator(f'[data-ply="{len(game.moves())}"]')).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("button", name="One step back")).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollHeight") <= SIDEWAYS.height
    _lost(page, server)
    page.locator(".moments li").first.wait_for()
    *_, before = boxes(page, "main .table")
    page.evaluate("scrollTo(0, 10000)")
    assert page.evaluate("scrollY") > 0
    *_, after = boxes(page, "main .table")
    assert after["y"] == before["y"]
    for name in page.locator("[data-seat] strong").all():
        assert name.evaluate("name => name.scrollHeight <= name.clientHeight + 1"), "no name is cut"


_BLURRED = """() => [...document.querySelectorAll('main .table *')].filter(
    (one) => getComputedStyle(one).filter !== 'none'
).length"""


@pytest.mark.parametrize(
    "screen", [DESKTOP, Screen("larger", 1440, 900)], ids=lambda screen: screen.name
)
def test_the_board_is_as_large_as_the_window_allows(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    Table.open(page, server, "standard")
    *_, height = place(page)
    assert height >= 0.9 * screen.height
    assert page.evaluate("document.documentElement.scrollHeight") <= screen.height
    assert page.evaluate(_BLURRED) == 0, "it would be computed anew at every change on the board"


MISTAKE = "basic 4/5/1b4/1BBB3/4b1/5/4 w m B1/B2 -- - 9"
"""White's e2 makes a row and wins; after anything else White has nothing left to play."""


def _lost(page: Page, server: Server) -> Page:
    table = Table(page, server, server.new_game(MISTAKE, level=2))
    table.show()
    table.decide("c2")
    return page


def _expect_nothing_is_pushed_off(page: Page, screen: Screen, selector: str) -> None:
    assert page.evaluate("document.documentElement.scrollHeight") <= screen.height
    for box in boxes(page, selector):
        assert box["y"] >= 0 and box["y"] + box["height"] <= screen.height


@pytest.mark.parametrize("screen", USUAL, ids=lambda screen: screen.name)
def test_whatever_is_open_beside_an_analysis_pushes_nothing_off(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = _lost(new_page(screen=screen), server)
    page.get_by_role("link", name="Analyse my mistakes").click()
    study = Study(page).ready(engine=True)
    expect(page.get_by_role("region", name="The whole game").get_by_role("listitem")).to_have_count(
        2
    )
    page.keyboard.press("ArrowRight")  # on from the mistake, beside which the engine names nothing
    expect(study.lines).to_have_count(3)
    for tab, seen in (("Notes", study.comment), ("Opening explorer", page.locator(".explorer li"))):
        _expect_nothing_is_pushed_off(page, screen, "form, [data-tool], [role=tab], .tree")
        study.tab(tab)
        expect(seen.first).to_be_visible()
    _expect_nothing_is_pushed_off(page, screen, "form, [data-tool], [role=tab], .tree")
    [tree] = boxes(page, ".tree")
    assert tree["height"] >= 100


@pytest.mark.parametrize("screen", USUAL, ids=lambda screen: screen.name)
def test_beside_a_mistake_its_reason_is_seen_in_words_and_nothing_is_pushed_off(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = _lost(new_page(screen=screen), server)
    page.get_by_role("link", name="Analyse my mistakes").click()
    reason = page.get_by_role("region", name="Mistake 1 of 1").get_by_text("which wins at once")
    expect(reason).to_be_in_viewport(ratio=0.99)
    [box] = boxes(page, "section.mistake .why")
    assert box["width"] > 100 and box["height"] > 10
    _expect_nothing_is_pushed_off(page, screen, "form, [data-tool], [role=tab], .tree")


@pytest.mark.parametrize("screen", USUAL, ids=lambda screen: screen.name)
def test_the_end_of_a_game_has_room_for_all_that_comes_next(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = _lost(new_page(screen=screen), server)
    expect(page.locator(".moments")).to_contain_text("c2??")
    _expect_nothing_is_pushed_off(
        page, screen, ".end .button, [data-seat], [data-tool], ol, .steps"
    )
    shown = [tool.get_attribute("data-tool") for tool in page.locator("[data-tool]").all()]
    assert shown == ["share", "takeback", "flip", "view"], "nothing that cannot be done any more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_end_is_told_and_what_comes_next_is_in_sight_at_once(
    language: str, server: Server, new_page: NewPage
) -> None:
    page = _lost(new_page(screen=PHONE, language=language, unfolded=False), server)
    page.locator(".moments li").first.wait_for()
    for screen in (PHONE, NARROW):
        resize(page, screen)
        buttons = page.locator(".end .button:visible")
        expect(buttons).to_have_count(4)
        for seen in (page.locator(".end h2"), *buttons.all()):
            expect(seen).to_be_in_viewport(ratio=0.99)
        for name in page.locator("[data-seat] strong").all():
            assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), "no name is cut"


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_why_one_has_won_or_lost_stands_above_what_comes_next(
    language: str, server: Server, new_page: NewPage
) -> None:
    screen = Screen("phone", 390, 844, is_touched=True)
    page = _lost(new_page(screen=screen, language=language, unfolded=False), server)
    page.locator(".moments li").first.wait_for()
    expect(page.locator(".end .why")).to_be_in_viewport(ratio=1)
    [why], [first, *_] = boxes(page, ".end .why"), boxes(page, ".end .button")
    assert why["y"] + why["height"] <= first["y"]
    for button in page.locator(".end .button").all():
        expect(button).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("variant", ["matrx", "ultimate"])
def test_on_a_small_phone_potentials_stand_above_and_below_the_board(
    variant: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=NARROW)
    Table(page, server, server.new_game(variant, level=1)).show()
    places = page.locator("[data-reserve]").evaluate_all(
        "(all) => all.map((one) => [one.dataset.reserve, one.getBoundingClientRect().y])"
    )
    [plate] = boxes(page, "[data-point=e5]")
    for reserve, y in places:
        assert (y > plate["y"]) == reserve.startswith("w"), reserve
    heights = [round(y) for reserve, y in places if reserve in ("b:T", "b:Z", "b:D", "b:Y", "b:P")]
    assert len(set(heights)) == 1, "side by side, above the board"
    more = page.locator('[data-tool="more"]')
    expect(more).to_be_in_viewport(ratio=0.7)


def test_beside_a_judged_game_in_a_low_window_the_moves_have_room(new_page: NewPage) -> None:
    page = new_page(screen=Screen("laptop", 1366, 768))
    turns = "1. d2 {[%eval 0.20]} d8-f7 {[%eval 0.30] [%best c2]} *"
    study = Study.paste(page, f'[Variant "standard"]\n\n{turns}\n', engine=True)
    study.turn("d8-f7").click()
    expect(study.verdict).to_be_visible()
    expect(study.lines).to_have_count(3)
    [tree], [line, *_] = boxes(page, ".tree"), boxes(page, ".tree button")
    assert tree["height"] >= 6 * line["height"], "with the engine's lines and what it says"


def test_in_a_low_window_what_is_said_of_a_spot_covers_no_point(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=Screen("sideways", 844, 390, is_touched=True), unfolded=False)
    Table.open(page, server, "standard")
    page.locator('[data-point="e8"] .hit').tap(force=True)
    said = page.locator("main :is(.card, .answer p:not(.unseen))").first
    expect(said).to_be_visible()
    x, _, width, _ = place(page)
    for box in boxes(page, "main :is(.card, .answer p:not(.unseen))"):
        assert box["x"] >= x + width - 1, "it stands beside the board"
        assert box["x"] + box["width"] <= 844
