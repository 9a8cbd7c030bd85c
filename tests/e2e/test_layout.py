"""Where things are: the board has all the room there is and stays where it is, whatever is said around it."""

import json
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import use_tool
from tests.e2e.pages import CLEARING, PAGES
from tests.e2e.screens import DESKTOP, NARROW, PHONE, Screen
from tests.e2e.serving import Server
from tests.e2e.study import Study
from tests.e2e.table import Table

SIDEWAYS = Screen("sideways", 740, 360, is_touched=True)
ENLARGED = Screen("enlarged", 640, 400)
"""A window of 1280 by 800 at 200 %."""
OFTEN = ("undo", "takeback", "hint", "more")
"""What one needs often in a game."""
LANGUAGES = ("en", "de", "fr", "it", "nl", "es", "pl", "ko", "hu")
ANSWER = "ultimate;challenges=3 GG1b/1g2D/P3yy/7/B5/3Gb/b2P w amYd6-h3 B11/B14 -- 3/3 7"
LONGEST = (
    "ultimate 4/5/5G/7/6/B4/3g b m B18/B19T3Z3D3Y3P3 -g - 2",
    "standard+Z6 zBGB/zg3/6/G5Z/5g/5/g2G b m B9/B10Z4 -- - 3",
    "tournament 4/5/6/7/6/G3g/4 w m B16/B16 gg - 2",
    "matrx 3t/4G/6/Z6/zZ4/GGg2/g3/2g w m T6Z2D6Y6P6/T4Z4D6Y6P6 -- - 6",
    ANSWER,
    CLEARING,
    "ultimate;challenges=3 2DY/5/G3y1/5P1/4gb/5/4 b smYd6-d4 B16T3Z3D2Y2P2/B17 -- 2/3 4",
)
"""Positions of which most is said."""
ROW = "basic b2b/4B/5b/B5b/B5/Bb3/B2B w r B9/B10 -- - 3"

_PLACE = """() => {
    const table = document.querySelector('main .table')
    const { x, y, width, height } = table.getBoundingClientRect()
    const stays = getComputedStyle(table.parentElement).position === 'sticky'
    return [x, stays ? y : y + scrollY, width, height].map(Math.round)
}"""

_IS_COVERED_WHOLLY = """() => {
    const start = document.querySelector('.start')
    const { left, right, top, bottom } = start.getBoundingClientRect()
    const places = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y]))
    return places.every(([x, y]) => start.contains(
        document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))))
}"""

# What lies under the corners of each line of the sentence and of the buttons: only the page may.
_COVERED = """() => {
    const texts = [...document.querySelectorAll('.prompt, .decision button')]
    const boxes = texts.flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()]
    }).filter(({ width }) => width > 1)
    for (const text of document.querySelectorAll('.prompt, .decision *')) text.style.visibility = 'hidden'
    const under = boxes.flatMap(({ left, right, top, bottom }) =>
        [[left, top], [left, bottom], [right, top], [right, bottom]]
            .map(([x, y]) => document.elementFromPoint(x, y)))
    for (const text of document.querySelectorAll('.prompt, .decision *')) text.style.visibility = ''
    return under.filter((one) => one?.closest('svg') && !one.matches('svg'))
        .map((one) => one.outerHTML.slice(0, 80))
}"""

_IS_TYPEFACE_LOADED = """async (family) => {
    const faces = await document.fonts.ready
    return [...faces].some((face) => face.family.includes(family) && face.status === 'loaded')
}"""

_BUTTONS_OVER_RESERVE = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)]
        .map((element) => [element, element.getBoundingClientRect()])
    const trays = boxes('[data-reserve] > .hit')
    return boxes('.decision button').filter(([, a]) => trays.some(([, b]) =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1))
        .map(([button]) => button.textContent.trim())
}"""

_CUT_OFF = """() => {
    const prompt = document.querySelector('.prompt')
    const range = document.createRange()
    range.selectNodeContents(prompt)
    const [text, box] = [range.getBoundingClientRect(), prompt.getBoundingClientRect()]
    return text.top < box.top - 1 || text.bottom > box.bottom + 1 || text.right > innerWidth
}"""


def _place(page: Page) -> list[int]:
    found: list[int] = page.evaluate(_PLACE)
    return found


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, SIDEWAYS], ids=lambda screen: screen.name)
def test_the_board_never_moves_between_turns(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    table = Table.open(page, server, ROW)
    place = _place(page)
    for _ in range(3):  # a clear, which has a button, and what follows
        table.play(table.scene["options"][0]["move"])
        assert _place(page) == place
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".stage > p")).to_be_visible()
    assert _place(page) == place
    page.locator(".stage > .buttons button").click()
    page.locator(".prompt").wait_for()
    assert _place(page) == place


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, NARROW], ids=lambda screen: screen.name)
def test_the_end_of_a_game_leaves_the_board_where_it_is(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen, unfolded=False)
    table = Table(page, server, server.new_game(MISTAKE, level=2))
    table.show()
    place = _place(page)
    table.decide("c2")
    page.locator(".moments li").first.wait_for()
    assert _place(page) == place


def test_tips_come_and_go_without_moving_the_board(server: Server, new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    page.goto(f"/#/game/{server.new_game('basic', level=1)}")
    table = Table.here(page, server)
    close = page.get_by_role("button", name="No more tips")
    close.wait_for()
    place = _place(page)
    close.click()
    close.wait_for(state="detached")
    assert _place(page) == place
    table.play("d2")
    assert _place(page) == place


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_tip_leaves_board_sentence_and_buttons_in_sight(
    language: str, server: Server, new_page: NewPage
) -> None:
    for screen in (PHONE, NARROW):
        page = new_page(screen=screen, language=language, unfolded=False)
        page.goto(f"/#/game/{server.new_game('basic', level=1)}")
        page.locator(".tip").wait_for()
        expect(page.locator(".tip")).to_be_in_viewport()
        for seen in (".prompt", "main .table", *(f'[data-tool="{tool}"]' for tool in OFTEN)):
            expect(page.locator(seen)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_about_potentials_leave_board_sentence_and_buttons_in_sight_on_a_phone(
    language: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE, language=language, unfolded=False)
    known = json.dumps(["push", "bring", "gipf"])
    page.add_init_script(f"localStorage['gipf.tips'] = '{known}'")
    for variant in ("ultimate", "standard+T3Z3", "matrx"):
        page.goto(f"/#/game/{server.new_game(variant, level=1)}")
        page.reload()
        page.locator(".tip").wait_for()
        expect(page.locator(".tip")).to_be_in_viewport(ratio=0.9)
        expect(page.locator(".tip svg").first).to_be_visible()  # the sign it speaks of
        for seen in (".prompt", "main .table", *(f'[data-tool="{tool}"]' for tool in OFTEN)):
            expect(page.locator(seen)).to_be_in_viewport(ratio=0.99)


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
    page.locator('input[name="card"][value="standard"]').check()
    expect(said).to_have_count(0)


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
    [own] = _boxes(page, ".start")
    for box in _boxes(page, ".setup label, .setup [role=switch], .setup summary, .setup legend"):
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
        page.locator(".composer").scroll_into_view_if_needed()
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
    for screen in (DESKTOP, Screen("low", 1280, 600), PHONE, NARROW, SIDEWAYS, ENLARGED):
        for language in ("en", "de", "hu"):
            page = new_page(empty_server, screen=screen, language=language)
            page.goto("/")
            expect(page.locator(".welcome button.main")).to_be_in_viewport(ratio=0.99)
            page.context.close()


@pytest.mark.parametrize("screen", [SIDEWAYS, ENLARGED], ids=lambda screen: screen.name)
@pytest.mark.parametrize("name", ["game", "study", "task"])
def test_in_a_low_window_the_board_has_the_whole_height(
    name: str, screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    next(shown for shown in PAGES if shown.name == name).open(page, server)
    x, y, width, height = _place(page)
    assert y >= 0 and y + height <= screen.height
    assert height >= 0.9 * screen.height
    assert page.evaluate("document.documentElement.scrollWidth") <= screen.width
    for box in _boxes(page, ".prompt, [data-seat], [data-tool], aside, .actions button"):
        assert box["x"] >= x + width, "beside the board, not over it"
    page.evaluate("scrollTo(0, 10000)")
    [table] = _boxes(page, "main .table")
    assert round(table["y"]) == y, "the rest passes beside it"


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


_BLURRED = """() => [...document.querySelectorAll('main .table *')].filter(
    (one) => getComputedStyle(one).filter !== 'none'
).length"""


def _boxes(page: Page, selector: str) -> list[Any]:
    boxes = [one.bounding_box() for one in page.locator(selector).all()]
    return [box for box in boxes if box]


@pytest.mark.parametrize(
    "screen", [DESKTOP, Screen("larger", 1440, 900)], ids=lambda screen: screen.name
)
def test_the_board_is_as_large_as_the_window_allows(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    Table.open(page, server, "standard")
    *_, height = _place(page)
    assert height >= 0.9 * screen.height
    assert page.evaluate("document.documentElement.scrollHeight") <= screen.height
    assert page.evaluate(_BLURRED) == 0, "it would be computed anew at every change on the board"


USUAL = (DESKTOP, Screen("small", 1024, 768), Screen("laptop", 1366, 768))
MISTAKE = "basic 4/5/1b4/1BBB3/4b1/5/4 w m B1/B2 -- - 9"
"""White's e2 makes a row and wins; after anything else White has nothing left to play."""


def _lost(page: Page, server: Server) -> Page:
    table = Table(page, server, server.new_game(MISTAKE, level=2))
    table.show()
    table.decide("c2")
    return page


def _expect_nothing_is_pushed_off(page: Page, screen: Screen, selector: str) -> None:
    assert page.evaluate("document.documentElement.scrollHeight") <= screen.height
    for box in _boxes(page, selector):
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
    [tree] = _boxes(page, ".tree")
    assert tree["height"] >= 100


@pytest.mark.parametrize("screen", USUAL, ids=lambda screen: screen.name)
def test_beside_a_mistake_its_reason_is_seen_in_words_and_nothing_is_pushed_off(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = _lost(new_page(screen=screen), server)
    page.get_by_role("link", name="Analyse my mistakes").click()
    reason = page.get_by_role("region", name="Mistake 1 of 1").get_by_text("which wins at once")
    expect(reason).to_be_in_viewport(ratio=0.99)
    [box] = _boxes(page, "section.mistake .why")
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
    for screen in (PHONE, NARROW):
        page = _lost(new_page(screen=screen, language=language, unfolded=False), server)
        page.locator(".moments li").first.wait_for()
        buttons = page.locator(".end .button:visible")
        expect(buttons).to_have_count(4)
        for seen in (page.locator(".end h2"), *buttons.all()):
            expect(seen).to_be_in_viewport(ratio=0.99)
        for name in page.locator("[data-seat] strong").all():
            assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), "no name is cut"
        page.context.close()


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=lambda screen: screen.name)
def test_on_a_phone_more_lies_in_sight_and_is_gone_after_a_choice(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen, unfolded=False)
    Table.open(page, server, "standard")
    more = page.locator('[data-tool="more"]')
    expect(more).to_be_in_viewport(ratio=1)
    chosen = page.locator('[data-tool="flip"]')
    for close in (partial(page.keyboard.press, "Escape"), partial(page.mouse.click, 180, 200)):
        more.click()
        for tool in ("flip", "draw", "resign", "share", "view"):
            expect(page.locator(f'[data-tool="{tool}"]')).to_be_in_viewport(ratio=1)
        for way in ('[data-do="analyse"]', '[data-do="play-from"]', "form input"):
            expect(page.locator(way)).to_be_in_viewport(ratio=1)
        close()
        expect(chosen).to_have_count(0)
    more.click()
    chosen.click()
    expect(chosen).to_have_count(0)
    expect(more).to_be_focused()
    expect(page.locator("[data-seat]").first).to_have_attribute("data-seat", "w")


def test_more_is_gone_when_the_game_is_over_or_the_phone_is_turned_to_a_wide_one(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE, unfolded=False)
    table = Table.open(page, server, "standard")
    sheet = page.locator(".sheet")
    page.locator('[data-tool="more"]').tap()
    expect(sheet).to_be_visible()
    page.set_viewport_size({"width": SIDEWAYS.width, "height": SIDEWAYS.height})
    expect(sheet.locator("form input")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": PHONE.width, "height": PHONE.height})
    sheet.locator('[data-tool="resign"]').tap()
    page.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    expect(page.locator(".end")).to_be_visible()
    expect(sheet).to_have_count(0)
    expect(page.locator(".beside")).to_have_count(0)
    table.follow()


@pytest.mark.parametrize("screen", USUAL, ids=lambda screen: screen.name)
def test_beside_an_analysis_of_potentials_the_bar_is_upright_and_the_sentence_covers_nothing(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    text = '[Variant "standard+Z6Y3"]\n\n1. Zb4 Za1-c3 *\n'
    [brought] = server.ask("/api/games/import", {"text": text})["games"]
    page = new_page(screen=screen)
    page.goto(f"/#/analyse/game/{brought['id']}")
    page.locator(".prompt").wait_for()
    assert page.evaluate(_COVERED) == []
    [bar] = _boxes(page, ".room > .bar")
    [table] = _boxes(page, "main .table")
    assert bar["height"] > 300 and bar["x"] + bar["width"] <= table["x"]


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
    [start], [said] = _boxes(page, ".start"), _boxes(page, "summary")
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
    [before] = _boxes(page, ".potentials:visible")
    choose.click()
    said = page.locator(".potentials:visible")
    expect(said.locator("li .stepper")).to_have_count(5)
    [after] = _boxes(page, ".potentials:visible")
    assert after["y"] == before["y"], "nothing jumps"
    for row in said.locator("li").all():
        expect(row).to_contain_text(re.compile(r"[A-ZÈÜ]{4,} \w+ .{12}"))
    zertz = said.get_by_role("textbox", name="ZÈRTZ, each")
    zertz.fill("0")
    zertz.blur()
    said.get_by_role("textbox", name="DVONN, each").fill("4")
    said.get_by_role("textbox", name="DVONN, each").blur()
    expect(page.locator("summary")).to_contain_text("4 DVONN")
    assert_accessible(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_has_room_and_covers_nothing(
    language: str, server: Server, new_page: NewPage
) -> None:
    for screen in (DESKTOP, Screen("small", 1024, 768), PHONE, Screen("narrow", 320, 640)):
        page = new_page(screen=screen, language=language)
        for start in LONGEST:
            Table.open(page, server, start)
            page.locator(".prompt").wait_for()
            family = "IBM Plex Sans KR" if language == "ko" else "Figtree"
            assert page.evaluate(_IS_TYPEFACE_LOADED, family), "what is measured is what is read"
            assert page.evaluate(_COVERED) == [], (screen.name, start)
            assert not page.evaluate(_CUT_OFF), (screen.name, start)
            assert page.evaluate(_BUTTONS_OVER_RESERVE) == [], (screen.name, start)
        page.context.close()


_OVER_THE_PLATE = """() => [...document.querySelectorAll('.decision > *, .stage > .buttons > *')]
    .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        one.style.visibility = 'hidden'
        const under = [[left, top], [left, bottom], [right - 1, top], [right - 1, bottom - 1]]
            .map(([x, y]) => document.elementFromPoint(x, y))
        one.style.visibility = ''
        return under.some((each) => each?.closest('svg') && !each.matches('svg'))
    }).map((one) => one.textContent)"""


def _distance(page: Page, one: str, other: str) -> float:
    """How many pixels lie between two things."""
    [a], [b] = _boxes(page, one), _boxes(page, other)
    across = max(a["x"] - b["x"] - b["width"], b["x"] - a["x"] - a["width"], 0)
    down = max(a["y"] - b["y"] - b["height"], b["y"] - a["y"] - a["height"], 0)
    return float((across**2 + down**2) ** 0.5)


def test_on_a_phone_held_sideways_all_of_a_challenge_is_in_sight(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=Screen("sideways", 844, 390, is_touched=True))
    Table(page, server, server.new_game(ANSWER, level=1)).show()
    for seen in (".prompt", "[data-decide=accept]", "[data-decide=challenge]", ".stake"):
        expect(page.locator(seen)).to_be_in_viewport(ratio=1)
    expect(page.locator('[data-seat="w"]')).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".stake .answer").first).to_be_hidden()  # the buttons say it


@pytest.mark.parametrize("variant", ["matrx", "ultimate"])
def test_on_a_small_phone_potentials_stand_above_and_below_the_board(
    variant: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=NARROW)
    Table(page, server, server.new_game(variant, level=1)).show()
    places = page.locator("[data-reserve]").evaluate_all(
        "(all) => all.map((one) => [one.dataset.reserve, one.getBoundingClientRect().y])"
    )
    [plate] = _boxes(page, "[data-point=e5]")
    for reserve, y in places:
        assert (y > plate["y"]) == reserve.startswith("w"), reserve
    heights = [round(y) for reserve, y in places if reserve in ("b:T", "b:Z", "b:D", "b:Y", "b:P")]
    assert len(set(heights)) == 1, "side by side, above the board"
    more = page.locator('[data-tool="more"]')
    expect(more).to_be_in_viewport(ratio=0.7)


@pytest.mark.parametrize(
    "screen", [DESKTOP, Screen("laptop", 1366, 768)], ids=lambda screen: screen.name
)
def test_on_a_desktop_the_buttons_of_a_decision_stand_below_the_sentence_they_belong_to(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    for language in ("en", "de"):
        page = new_page(screen=screen, language=language)
        for start in (ROW, CLEARING, ANSWER):
            table = Table.open(page, server, start)
            page.locator(".decision.near").wait_for()
            assert _distance(page, ".prompt .words", ".decision") < 40, start
            assert page.evaluate(_OVER_THE_PLATE) == [], start
        table = Table.open(page, server, ROW)
        table.play(table.scene["options"][0]["move"])
        page.locator(".steps button").first.click()
        page.locator(".stage > .buttons").wait_for()
        assert _distance(page, ".stage > p", ".stage > .buttons") < 40
        assert page.evaluate(_OVER_THE_PLATE) == []


def test_what_arrows_on_a_row_mean_is_said_in_words_and_only_the_pieces_can_be_pressed(
    server: Server, new_page: NewPage
) -> None:
    for screen in (DESKTOP, PHONE):
        page = new_page(screen=screen)
        table = Table.open(page, server, CLEARING)
        key = page.locator(".switch-key")
        expect(key).to_have_text("Choose a piece with an arrow to change it: stays comes off")
        expect(key.locator("button, [role=switch], input")).to_have_count(0)
        expect(page.locator(".switch .taken")).to_have_count(0)
        table.hand.turn("d5")
        expect(page.locator(".switch .taken")).to_have_count(1)
        table.hand.turn("d5")
        expect(page.locator(".switch .taken")).to_have_count(0)


def test_what_arrows_on_a_row_mean_is_said_at_one_row_and_no_more(
    server: Server, page: Page
) -> None:
    table = Table.open(page, server, CLEARING)
    key = page.locator(".switch-key")
    expect(key).to_have_count(1)
    page.reload()  # nothing was decided: it is said again
    table.wait()
    expect(key).to_have_count(1)
    page.locator('[data-decide="clear"]').click()
    page.locator('[data-ply="1"]').wait_for()
    expect(key).to_have_count(0)
    Table.open(page, server, CLEARING)
    page.locator("g.switch").first.wait_for()
    expect(key).to_have_count(0)


def test_the_arrow_of_an_announced_move_lies_along_its_line(page: Page, server: Server) -> None:
    Table.open(page, server, ANSWER)
    [ways] = page.locator("main .arrow .shaft").evaluate_all(
        """(shafts) => shafts.map((shaft) => {
            const place = (name) => document.querySelector(`[data-point="${name}"]`).transform.baseVal[0].matrix
            const [from, to] = [place('d6'), place('h3')]
            const length = shaft.getTotalLength()
            const points = [0, 0.5, 1].map((share) => shaft.getPointAtLength(share * length))
            const angle = (a, b, x, y) => Math.atan2(b[y] - a[y], b[x] - a[x])
            return [angle(from, to, 'e', 'f'), ...[1, 2].map((at) => angle(points[0], points[at], 'x', 'y'))]
        })"""
    )
    assert max(ways) - min(ways) < 0.01


def test_more_opens_without_moving_anything_and_closes_after_a_choice_or_a_press_elsewhere(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(unfolded=False)
    table = Table.open(page, server, "basic")
    expect(page.locator("[data-tool]")).to_have_count(4)
    expect(page.locator("form")).to_have_count(0)
    more, resign = page.locator('[data-tool="more"]'), page.locator('[data-tool="resign"]')
    before = _boxes(page, "[data-tool], [data-seat], main .table, .moves")
    more.click()
    expect(resign).to_be_in_viewport(ratio=1)
    expect(page.locator("form")).to_be_in_viewport(ratio=1)
    assert before == _boxes(page, "[data-tool]:not(.sheet *), [data-seat], main .table, .moves")
    assert_accessible(page)
    more.click()
    expect(resign).to_have_count(0)
    for close in (partial(page.keyboard.press, "Escape"), partial(page.mouse.click, 900, 300)):
        more.click()
        expect(resign).to_be_visible()
        close()
        expect(resign).to_have_count(0)
    more.click()
    page.locator('[data-tool="flip"]').click()
    expect(resign).to_have_count(0)
    more.click()
    table.play("d2")  # a press on the board is a move, too
    expect(resign).to_have_count(0)
    more.click()
    field = page.get_by_label("Type a move")
    for move in ("f2", "d7"):  # whoever types goes on typing
        field.fill(move)
        field.press("Enter")
        table.played(move)
    expect(field).to_be_focused()


def test_whoever_wants_all_tools_in_sight_has_them_beside_the_board(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(unfolded=False)
    Table.open(page, server, "basic")
    use_tool(page, "view")
    page.get_by_role("switch", name="All tools in sight").check()
    page.keyboard.press("Escape")
    expect(page.locator('[data-tool="more"]')).to_have_count(0)
    expect(page.locator('[data-tool="resign"]')).to_be_in_viewport(ratio=1)
    page.reload()
    expect(page.locator('[data-tool="resign"]')).to_be_in_viewport(ratio=1)
    expect(page.get_by_label("Type a move")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    "screen", [DESKTOP, Screen("wide", 1920, 1080), PHONE], ids=lambda screen: screen.name
)
def test_the_sentence_stands_at_the_board_and_the_rules_have_a_button_with_a_name(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    Table.open(page, server, "standard")
    [table] = _boxes(page, "main .table")
    [words] = _boxes(page, ".prompt .words")
    middle = table["x"] + table["width"] / 2
    beside = max(words["x"] - middle, middle - words["x"] - words["width"])
    assert beside < 0.3 * table["width"]
    assert table["y"] - words["y"] - words["height"] < 60
    button = page.locator('[data-ask="rules"]')
    expect(button).to_have_text("Rules")
    [box] = _boxes(page, '[data-ask="rules"]')
    assert box["height"] >= 32 and box["width"] >= 32
