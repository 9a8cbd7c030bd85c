"""The sentence at the board and the buttons of a decision have room in all languages, and cover nothing."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.pages import CLEARING
from tests.e2e.places import LANGUAGES, OFTEN, ROW, SIDEWAYS, USUAL, boxes, resize
from tests.e2e.screens import DESKTOP, NARROW, PHONE, Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_tip_leaves_board_sentence_and_buttons_in_sight(
    language: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE, language=language, unfolded=False)
    page.goto(f"/#/game/{server.new_game('basic', level=1)}")
    page.locator(".tip").wait_for()
    for screen in (PHONE, NARROW):
        resize(page, screen)
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
    for number, variant in enumerate(("ultimate", "standard+T3Z3", "matrx")):
        page.goto(f"/#/game/{server.new_game(variant, level=1)}")
        if number:
            page.reload()  # what was told at the game before is told again
        page.locator(".tip").wait_for()
        expect(page.locator(".tip")).to_be_in_viewport(ratio=0.9)
        expect(page.locator(".tip svg").first).to_be_visible()  # the sign it speaks of
        for seen in (".prompt", "main .table", *(f'[data-tool="{tool}"]' for tool in OFTEN)):
            expect(page.locator(seen)).to_be_in_viewport(ratio=0.99)


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
    [bar] = boxes(page, ".room > .bar")
    [table] = boxes(page, "main .table")
    assert bar["height"] > 300 and bar["x"] + bar["width"] <= table["x"]


_SMALLEST = "parseFloat(getComputedStyle(document.querySelector('.prompt')).fontSize)"


@pytest.mark.parametrize("language", ["de", "hu"])
def test_on_a_phone_a_long_sentence_is_still_large_enough_to_be_read(
    language: str, server: Server, new_page: NewPage
) -> None:
    phones = Screen("small phone", 360, 640), Screen("phone", 390, 844)
    page = new_page(screen=phones[0], language=language, unfolded=False)
    for start in LONGEST:
        resize(page, phones[0])
        Table.open(page, server, start)
        page.locator(".prompt").wait_for()
        for screen in phones:
            resize(page, screen)
            assert page.evaluate(_SMALLEST) >= 14, (screen.name, start)
            assert not page.evaluate(_CUT_OFF), (screen.name, start)
            assert page.evaluate(_COVERED) == [], (screen.name, start)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_has_room_and_covers_nothing(
    language: str, server: Server, new_page: NewPage
) -> None:
    for screens in ((DESKTOP, Screen("small", 1024, 768), Screen("narrow", 320, 640)), (PHONE,)):
        page = new_page(screen=screens[0], language=language)
        for start in LONGEST:
            resize(page, screens[0])
            Table.open(page, server, start)
            page.locator(".prompt").wait_for()
            family = "IBM Plex Sans KR" if language == "ko" else "Figtree"
            assert page.evaluate(_IS_TYPEFACE_LOADED, family), "what is measured is what is read"
            for screen in screens:
                resize(page, screen)
                assert page.evaluate(_COVERED) == [], (screen.name, start)
                assert not page.evaluate(_CUT_OFF), (screen.name, start)
                assert page.evaluate(_BUTTONS_OVER_RESERVE) == [], (screen.name, start)


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
    [a], [b] = boxes(page, one), boxes(page, other)
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


@pytest.mark.parametrize(
    "screen", [DESKTOP, Screen("wide", 1920, 1080), PHONE], ids=lambda screen: screen.name
)
def test_the_sentence_stands_at_the_board_and_the_rules_have_a_button_with_a_name(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    Table.open(page, server, "standard")
    [table] = boxes(page, "main .table")
    [words] = boxes(page, ".prompt .words")
    middle = table["x"] + table["width"] / 2
    beside = max(words["x"] - middle, middle - words["x"] - words["width"])
    assert beside < 0.3 * table["width"]
    assert table["y"] - words["y"] - words["height"] < 60
    button = page.locator('[data-ask="rules"]')
    expect(button).to_have_text("Rules")
    [box] = boxes(page, '[data-ask="rules"]')
    assert box["height"] >= 32 and box["width"] >= 32


_BROKEN = """(words) => [...document.querySelectorAll('.prompt .words span')]
    .filter(({ textContent }) => words.test(textContent))
    .map((span) => span.getClientRects().length)"""


@pytest.mark.parametrize("screen", [SIDEWAYS, NARROW], ids=lambda screen: screen.name)
def test_no_line_ends_within_a_name_of_two_words(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    Table.open(page, server, "ultimate")
    expect(page.locator(".prompt .words")).to_contain_text("GIPF-piece")
    assert page.evaluate(f"({_BROKEN})(/GIPF-piece/)") == [1]


_CUT_NAMES = """[...document.querySelectorAll('[data-seat] strong')]
    .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1)
    .map(({ textContent }) => textContent)"""


def test_on_a_small_phone_no_name_is_cut_off_beside_what_was_captured(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=NARROW)
    start = "matrx 2T'1/1g3/2T'td1/2z2py/PtZ1Zp/G2ZG/P1tT'/3 w m G1T3D4Y4/Z4D2Y4 -- - 21"
    Table(page, server, server.new_game(start, level=2)).show()
    page.locator(".taken").first.wait_for()
    assert page.evaluate(_CUT_NAMES) == []


def test_on_a_small_phone_what_one_needs_often_is_whole_while_a_row_is_cleared(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=NARROW)
    Table(page, server, server.new_game(ROW, level=1)).show()
    page.locator('[data-decide="clear"]').wait_for()
    for tool in OFTEN:
        expect(page.locator(f'[data-tool="{tool}"]')).to_be_in_viewport(ratio=1)
