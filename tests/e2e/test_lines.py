"""Where lines end: not within a move, not before a sign or a short word, and in a list within its column."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.pages import a_whole_game
from tests.e2e.screens import DESKTOP, NARROW, PHONE, Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table
from tests.english import say

_COLUMNS = """() => [...document.querySelectorAll('.moves li')].flatMap((line) => {
    const edges = getComputedStyle(line).gridTemplateColumns.split(' ').map(parseFloat)
    const gap = parseFloat(getComputedStyle(line).columnGap)
    const black = line.getBoundingClientRect().left + edges[0] + edges[1] + 2 * gap
    return [...line.querySelectorAll('button')].filter((button) => {
        const range = document.createRange()
        range.selectNodeContents(button)
        const { left, right } = range.getBoundingClientRect()
        return button.closest('.black') ? left < black || right > innerWidth : right > black - gap
    }).map((button) => button.textContent)
})"""
"""Decisions that leave their player's column."""

_BROKEN = """() => {
    const broken = []
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const node = walker.currentNode
        for (const { 0: move, index } of node.data.matchAll(/[a-j]\\d-[a-j]\\d|[a-j]\\d/g)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + move.length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (lines.size > 1) broken.push(move)
        }
    }
    return broken
}"""
"""Moves and spots in the middle of which a line ends."""

_BEHIND_THE_LAST_WORD = """() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('.asks'))
    const [word, sign] = [[...range.getClientRects()].at(-1),
        document.querySelector('.asks + [data-ask]').getBoundingClientRect()]
    const middle = (sign.top + sign.bottom) / 2
    return word.top < middle && middle < word.bottom && sign.left > word.right - 5
}"""


def test_the_sign_that_opens_the_rules_never_stands_alone_in_a_line(
    server: Server, new_page: NewPage
) -> None:
    page = new_page()
    for game in (None, "yinsh", "dvonn", "zertz", "punct"):
        if game:
            page.goto(f"/#/side/{server.ask('/api/side-games', {'game': game})['id']}")
            page.locator("[data-side] .drawing").wait_for()
        else:
            Table.open(page, server, "basic")
        for width in (*range(320, 440, 12), *range(1200, 1420, 12)):
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate(_BEHIND_THE_LAST_WORD), (game, width)


_LAST_LINE = """() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('.prompt .words'))
    const lines = new Map()
    for (const { top, left, right } of range.getClientRects()) {
        const [from, to] = lines.get(Math.round(top)) ?? [left, right]
        lines.set(Math.round(top), [Math.min(from, left), Math.max(to, right)])
    }
    const [from, to] = [...lines.values()].at(-1)
    return to - from
}"""


def test_no_short_word_stands_alone_in_the_last_line_of_a_sentence(
    server: Server, page: Page
) -> None:
    Table.open(page, server, "basic")
    page.locator('[data-point="a2"] .hit').click(force=True)
    expect(page.locator(".prompt .words")).to_have_text(say("click-way"))
    for width in range(1200, 1420, 12):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate(_LAST_LINE) > 60, width


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, NARROW], ids=lambda screen: screen.name)
def test_in_the_list_of_moves_each_player_has_a_column_and_long_clears_stay_in_it(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    page.goto(f"/#/game/{a_whole_game(server)}")
    expect(page.locator("[data-ply]", has_text="xd7,e7,f6,g5,h4")).to_have_count(1)
    assert page.evaluate(_COLUMNS) == []
    assert page.evaluate(_BROKEN) == []


def test_no_line_ends_within_a_move(server: Server, new_page: NewPage) -> None:
    comment = "After e1-e4 White threatens b6-d7, and even i5-f5 saves nothing; g1-g3 does. " * 3
    text = f'[Variant "basic"]\n\n1. d2 {{{comment}}} d8-f7 2. c2 *\n'
    [brought] = server.ask("/api/games/import", {"text": text})["games"]
    page = new_page(screen=PHONE)
    page.goto(f"/#/analyse/game/{brought['id']}")
    expect(page.locator(".comment")).to_contain_text("saves nothing")
    for width in range(320, 440, 12):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate(_BROKEN) == [], width
