"""Every kind of decision, by mouse, by dragging, by touch on a phone, and with the keyboard alone."""

from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

import gipf
from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Drag, Hand, Keys, Mouse, Touch, spot_named
from tests.e2e.places import SIDEWAYS
from tests.e2e.screens import DESKTOP, NARROW, PHONE, Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table


class Way(NamedTuple):
    """A kind of decision: the position, and what is decided there, one thing after the other."""

    start: str
    moves: tuple[str, ...]


SECOND = "tournament 3g/5/6/G6/6/5/4 w m B16/B16 gg - 2"
ZERTZ = "standard+Z6 g2G/5/1ZbB2/G1b1z1g/2B3/5/g2G w m B9Z4/B9Z5 -- - 4"
DVONN = "standard+D6 g1bG/B2Bb/bD3b/BGb2gb/DB4/2DG1/gbBb w m B4/B4 -- - 9"
YINSH = "standard+Y6 y1GY/g4/6/y5g/G5/1B3/gB1G b m B9/B10Y4 -- - 3"
PUNCT = "standard+P6 g2G/5/6/G5g/4B1/4B/g1pG b m B10/B11P5 -- - 2"
MATRX = (
    "matrx 4/1(DdD'd'D)3/2(D'd)1y1/1G3(P'pPp'P')g/1Z2t1/2Y2/4/1g1 w m T4Z4Y4P2/T4Z6D1Y4P3 -- - 20"
)
CHOICE = "standard B2b/1bbGb/B1ggbb/G2B2B/Bb2G1/3B1/4 b r B6/B7 -- - 10"
LOADED = "ultimate 1Bz1/3g1/4G1/d2ydBt/3ZYG/dy1Pt/yYDY w c B9/B10T1Z2P3 -- - 11"
TWO_ROWS = "standard bb1B/3G1/1G1Bbb/1B1BBBB/4gb/2g1b/1bGB w r B3/B6 -- - 16"
FOUR_GIPF = "tournament 1bbb/1GGGG/BBg1gg/Bgb4/1G4/5/4 w c B5/B6 -- - 9"
BEFORE = "standard+T6 gBB1/B1b2/b4B/bBBT1gB/b2G1b/3g1/bb1b w e B7/B4 -- - 16"
AFTER = "standard+T6 1gbB/3bG/5b/2bTBbB/bgb1gB/Bbb1b/b2G w x B8/B1 -- - 12"
ANNOUNCE = "ultimate;challenges=3 2bg/b2TD/4p1/7/PG3b/b1Z2/1Z2 w m B14T2Z1D2Y3P2/B14 -- 3/3 7"

PUSHES = (
    Way("basic", ("e1-e3", "d2", "d8-f7")),
    Way("tournament", ("Ge2",)),
    Way(SECOND, ("Gb2", "g2")),
    Way("standard+Z6", ("Zd1-f2", "b6-b4")),
    Way("matrx", ("Gi2", "Gj1-h3")),
)
USES = (
    Way(ZERTZ, ("Zd3-g4",)),
    Way(DVONN, ("Dg4-h3",)),
    Way(YINSH, ("Yb2-e5",)),
    Way(MATRX, ("Dc3-d4",)),
    Way(MATRX, ("Yg4-i2",)),
    Way(MATRX, ("Zf3-d2",)),
    Way("matrx 4/5/6/3P3/3p2/5/4/3 w m T6/T6 -- - 9", ("Pe5-f5",)),
)
COVERS = (Way(PUNCT, ("Ph4-h5=B",)), Way(PUNCT, ("Ph4-h5=G",)))
CLEARS = (
    Way(CHOICE, ("xd4,d6,d7",)),
    Way(LOADED, ("xe7,g5,h4",)),
    Way(TWO_ROWS, ("xb5,c5,d5,e5",)),
    Way(FOUR_GIPF, ("xc4,c6",)),
    Way(FOUR_GIPF, ("pass",)),
)
EXTRAS = (
    Way(BEFORE, ("+d1-g2", "e1-e6")),
    Way(BEFORE, ("+g2",)),
    Way(BEFORE, ("pass",)),
    Way(AFTER, ("+h1-h3",)),
    Way(AFTER, ("+d2",)),
    Way(AFTER, ("pass",)),
)
CHALLENGES = (
    Way(ANNOUNCE, ("Zh3-f5", "accept")),
    Way(ANNOUNCE, ("Zh3-f5", "challenge", "first", "won")),
    Way(ANNOUNCE, ("Zh3-f5", "challenge", "second", "tied")),
    Way(ANNOUNCE, ("Zh3-f5", "challenge", "first", "lost")),
)
ALL = {
    "pushes": PUSHES,
    "potentials": USES,
    "covers": COVERS,
    "clears": CLEARS,
    "extra moves": EXTRAS,
    "challenges": CHALLENGES,
}
DRAGGED = {"pushes", "potentials", "covers", "extra moves"}
"""What can be dragged; everything else is pressed."""

HANDS: tuple[type[Hand], ...] = (Mouse, Drag, Touch, Keys)


@pytest.mark.parametrize(
    ("hand", "kind"),
    [(hand, kind) for hand in HANDS for kind in ALL if hand is not Drag or kind in DRAGGED],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_every_decision_can_be_made(
    hand: type[Hand], kind: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE if hand is Touch else DESKTOP)
    for start, moves in ALL[kind]:
        table = Table.open(page, server, start, hand(page))
        for move in moves:
            table.expect_board()
            table.play(move)
            expect(page.locator("[aria-live=polite]")).not_to_be_empty()
        table.expect_board()


def test_a_unit_is_picked_in_the_reserve_with_the_keyboard(server: Server, page: Page) -> None:
    hand = Keys(page)
    start = "ultimate 3g/5/6/G6/6/5/4 w m B19T3Z3D3Y3P3/B19T3Z3D3Y3P3 gg - 2"
    table = Table.open(page, server, start, hand)
    hand.pick_in_tray("D")
    table.play("Db2")


def test_escape_lets_go_of_a_potential(server: Server, page: Page) -> None:
    hand = Keys(page)
    table = Table.open(page, server, ZERTZ, hand)
    hand.go("d3")
    hand.key("Enter")
    point = page.locator('[data-point="d3"]')
    expect(point).to_have_attribute("aria-selected", "true")
    hand.key("Escape")
    expect(point).to_have_attribute("aria-selected", "false")
    table.play("Zc2")


def test_what_is_turned_in_a_row_is_seen_and_what_must_go_with_it_follows(
    server: Server, page: Page
) -> None:
    table = Table.open(page, server, CHOICE)
    table.expect_taken("d4", taken=False)
    table.mark("xd4,d6,d7")
    table.expect_taken("d4", taken=True)
    table.expect_taken("d5", taken=False)
    button = page.locator('[data-decide="clear"]')
    expect(button).to_be_enabled()
    button.click()
    table.played("xd4,d6,d7")


def test_a_finger_is_told_that_a_second_tap_plays(server: Server, new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    hand = Touch(page)
    table = Table.open(page, server, "basic", hand)
    prompt = page.locator(".prompt .words")
    again = "Tap once more to play it, or elsewhere to let go."
    hand.tap(hand.place(spot_named("d2")))
    expect(prompt).to_have_text(again)
    hand.tap(hand.place(spot_named("e5")))
    expect(prompt).to_have_text("White to move: push in a piece.")
    hand.tap(hand.place(spot_named("d1")))
    expect(prompt).to_have_text("Tap the arrow along which you want to push.")
    hand.tap(hand.place(spot_named("e1")))
    expect(prompt).to_have_text(again)
    hand.tap(hand.place(spot_named("e1")))
    table.played("e1-e3")
    table.expect_board()


_NEAR_AND_OVER = """() => {
    const { left, right, top, bottom } = document.querySelector('.switch-key').getBoundingClientRect()
    const ways = [...document.querySelectorAll('.switch')].map((one) => {
        const box = one.getBoundingClientRect()
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        return Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0))
    })
    const [one, other] = ['d4', 'd5'].map((spot) =>
        document.querySelector(`[data-point=${spot}]`).getBoundingClientRect())
    return [Math.min(...ways), Math.abs(one.y - other.y)]
}"""
"""How far what is said is from the next arrow, and how far a spot is from the next."""
_COVERED = """(spots) => {
    const { left, right, top, bottom } = document.querySelector('.switch-key').getBoundingClientRect()
    return spots.filter((spot) => {
        const { x, y, width, height } = document.querySelector(`[data-point=${spot}]`).getBoundingClientRect()
        const [across, down] = [x + width / 2, y + height / 2]
        return across > left && across < right && down > top && down < bottom
    })
}"""


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, NARROW], ids=lambda screen: screen.name)
def test_what_the_arrows_of_a_row_mean_is_said_and_pressing_what_must_go_changes_none(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    table = Table.open(page, server, CHOICE)
    key = page.locator(".switch-key:visible")
    expect(key).to_have_text("Choose a piece with an arrow to change it: stays comes off")
    expect(key.locator("svg")).to_have_count(2)
    at, far = page.evaluate(_NEAR_AND_OVER)
    assert at < 3 * far, "it is said where the arrows are"
    assert page.evaluate(_COVERED, ["d4", "d5", "d6", "d7"]) == [], "no piece of the row is covered"
    table.hand.turn("d5")
    table.expect_taken("d5", taken=True)
    expect(page.locator(".switch-key")).to_have_count(0)  # now it is known
    table.hand.turn("d7")
    table.expect_taken("d5", taken=True)
    assert_accessible(page)
    Table.open(page, server, "basic")
    expect(page.locator(".decision p")).to_have_count(0)


ROOM = "standard gB1B/3B1/b2G2/BG1gbbb/b5/BBg2/b2G b r B6/B6 -- - 6"
"""A row with a GIPF-piece, pieces on both sides of it, and free places farther away."""
_OTHERS_COVERED = """(spots) => {
    const { left, right, top, bottom } = document.querySelector('.switch-key').getBoundingClientRect()
    const others = spots.map((spot) => [spot, document.querySelector(`[data-point=${spot}]`)])
    const trays = [...document.querySelectorAll('[data-reserve]')].map((tray) => ['reserve', tray])
    return [...others, ...trays].filter(([, one]) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const [across, down] = [x + width / 2, y + height / 2]
        return across > left && across < right && down > top && down < bottom
    }).map(([name]) => name)
}"""


@pytest.mark.parametrize("screen", [DESKTOP, PHONE, SIDEWAYS], ids=lambda screen: screen.name)
def test_what_the_arrows_mean_lies_over_no_piece_where_there_is_room_elsewhere(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    Table.open(page, server, ROOM)
    page.locator(".switch-key:visible").wait_for()
    piles = gipf.Position.parse(ROOM).piles
    assert page.evaluate(_OTHERS_COVERED, sorted(map(str, piles))) == []


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_whether_a_gipf_piece_or_a_basic_piece_comes_in_is_chosen_by_name(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    table = Table.open(page, server, SECOND)
    kinds = page.get_by_role("group", name="What White pushes in")
    gipf, basic = (kinds.get_by_role("button", name=name) for name in ("GIPF-piece", "Basic piece"))
    expect(gipf).to_have_attribute("aria-pressed", "true")
    basic.click()
    expect(basic).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-letter="B"]')).to_have_attribute("aria-checked", "true")
    assert_accessible(page)
    table.play("b2", "Gg2")
    expect(page.get_by_role("group", name="What White pushes in")).to_have_count(0)
