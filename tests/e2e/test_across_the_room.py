"""Two people play each other, each at a device of their own, in a local network: addresses of this machine."""

import json
import re
import urllib.error
import urllib.request
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import Mouse, Touch
from tests.e2e.screens import Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table

PHONE = Screen("phone", 390, 844, is_touched=True, scale=2)
BRIEF = "basic;reserve=4/4"


@dataclass(frozen=True)
class Elsewhere:
    """A server as others in the network find it."""

    address: str


@pytest.fixture
def elsewhere(own_server: Server) -> Elsewhere:
    return Elsewhere(own_server.address.replace("localhost", "127.0.0.2"))


def notice(page: Page, words: str) -> None:
    expect(page.locator("[role=status], [role=alert]").filter(has_text=words).first).to_be_visible()


def set_up(page: Page, variant: str = BRIEF) -> str:
    """Make a game for two devices as Olga; give the link for the other one."""
    page.goto(f"/#/new/{variant}")
    page.get_by_role("radio", name="On another device").check()
    page.get_by_label("Your name").fill("Olga")
    page.get_by_label("Your name").blur()
    page.get_by_role("switch", name="Let others in this network join").click()
    page.locator("form button.main").click()
    return link_in(page)


def link_in(page: Page) -> str:
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    return page.locator("dialog input").input_value()


def come(page: Page, link: str, name: str) -> None:
    """Follow a link, and say one's name."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.locator("button").click()
    page.locator("main [data-point]").first.wait_for()


def invite_to_watch(page: Page) -> str:
    page.locator('[data-tool="share"]').click()
    page.locator('[data-do="watch"]').click()
    link = link_in(page)
    page.keyboard.press("Escape")
    return link


def test_two_people_play_a_whole_game_at_two_devices(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    olga, ann, sue = new_page(own_server), new_page(elsewhere, screen=PHONE), new_page(elsewhere)
    link = set_up(olga)
    game = olga.url.rpartition("/")[2]
    come(ann, link, "Ann")
    notice(olga, "Ann has joined.")
    expect(olga.locator("dialog")).to_have_count(0)
    come(sue, invite_to_watch(olga), "Sue")
    expect(olga.get_by_text("1 person watches")).to_be_visible()

    tables = {
        "w": Table(olga, own_server, game, Mouse(olga)),
        "b": Table(ann, own_server, game, Touch(ann)),
    }
    expect(olga).to_have_title(re.compile("^Your turn – "))
    lower = ann.locator("[data-seat]").last  # one's own side is the near one
    expect(lower).to_have_attribute("data-seat", "b")
    for count in range(60):
        for table in tables.values():
            table.follow()
            table.wait()
        position = tables["w"].position
        if position.is_over:
            break
        if count == 3:  # a reload keeps the seat
            ann.reload()
        table = tables[position.acting.value]
        table.wait()
        table.play(str(position.legal_moves()[0]))
    assert tables["w"].position.is_over
    state = own_server.ask(f"/api/games/{game}")
    winner, loser = (olga, ann) if state["result"] == "1-0" else (ann, olga)
    expect(winner.locator(".end h2")).to_have_text("You have won")
    name = "Ann" if loser is olga else "Olga"
    expect(loser.locator(".end h2")).to_contain_text("has won")
    assert name in ("Ann", "Olga")
    expect(sue.locator(".end h2")).to_be_visible()

    ann.get_by_role("button", name="Rematch").click()
    notice(ann, "The other player is asked.")
    olga.get_by_text("Ann would like a rematch.").wait_for()
    olga.locator('[data-answer="decline"]').click()
    notice(ann, "The other player does not agree.")
    assert own_server.ask(f"/api/games/{game}")["rematch"] is None
    ann.get_by_role("button", name="Rematch").click()
    olga.locator('[data-answer="accept"]').click()
    for page in (olga, ann):  # both are led there
        page.locator(f'[data-game]:not([data-game="{game}"])').wait_for()
    olga.locator(f'[data-game]:not([data-game="{game}"])').wait_for()
    again = olga.url.rpartition("/")[2]
    assert ann.url.endswith(again) and again != game
    seats = own_server.ask(f"/api/games/{again}")["seats"]
    assert (seats["w"]["name"], seats["b"]["name"]) == ("Ann", "Olga")


def test_after_the_end_two_talk_and_an_offered_rematch_is_in_sight(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage, tmp_path: Path
) -> None:
    olga, ann = new_page(own_server), new_page(elsewhere, screen=PHONE)
    come(ann, set_up(olga), "Ann")
    notice(olga, "Ann has joined.")
    game = olga.url.rpartition("/")[2]
    table = Table(olga, own_server, game)
    table.wait()
    table.play("c2")
    other = Table(ann, own_server, game, Touch(ann))
    other.follow()
    other.wait()
    other.play("c6")
    table.follow()
    olga.locator('[data-tool="resign"]').click()
    olga.locator("dialog .main").click()
    expect(ann.locator(".end h2")).to_have_text("You have won")
    expect(ann.locator('[data-seat="b"]')).to_contain_text("Ann")
    expect(ann.locator('[data-seat="b"] small')).to_have_text("has won")

    olga.locator('[data-do="talk"]').click()
    olga.get_by_role("button", name="Well played!").click()
    olga.keyboard.press("Escape")
    ann.get_by_role("button", name="Chat, 1 new").tap()
    ann.get_by_role("button", name="Thank you!").tap()
    expect(ann.locator(".lines p")).to_have_count(2)
    ann.keyboard.press("Escape")

    olga.get_by_role("button", name="Rematch").click()
    expect(ann.get_by_text("Olga would like a rematch.")).to_be_in_viewport(ratio=1)
    ann.screenshot(path=tmp_path / "asked.png")
    for answer in ("accept", "decline"):
        expect(ann.locator(f'[data-answer="{answer}"]')).to_be_in_viewport(ratio=1)
    assert_accessible(ann)
    ann.locator('[data-answer="accept"]').tap()
    for page in (olga, ann):
        page.locator(f'[data-game]:not([data-game="{game}"])').wait_for()


def test_what_one_player_may_not_do_for_the_other(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    olga, ann = new_page(own_server), new_page(elsewhere, screen=PHONE)
    come(ann, set_up(olga), "Ann")
    notice(olga, "Ann has joined.")
    game = olga.url.rpartition("/")[2]
    table = Table(olga, own_server, game)
    expect(ann.locator('[data-seat="w"] .presence.here')).to_be_visible()

    ann.locator('main [data-point="e2"]').tap()
    expect(ann.locator(".answer")).to_contain_text("It is Olga’s turn.")
    assert own_server.ask(f"/api/games/{game}")["plies"] == []

    table.wait()
    table.play("c2")
    expect(ann).to_have_title(re.compile("^Your turn – "))
    assert ann.locator('[data-tool="hint"]').count() == 0
    assert olga.locator('[data-tool="hint"], [data-tool="handover"]').count() == 0

    olga.locator('[data-tool="takeback"]').click()
    notice(olga, "The other player is asked.")
    ann.get_by_text("Olga would like to take a turn back.").wait_for()
    ann.locator('[data-answer="decline"]').tap()
    notice(olga, "The other player does not agree.")
    olga.locator('[data-tool="takeback"]').click()
    ann.locator('[data-answer="accept"]').tap()
    table.takeback(1)
    table.play("c2")
    other = Table(ann, own_server, game, Touch(ann))
    other.follow()
    other.wait()
    other.play("c6")
    table.follow()

    ann.close()
    expect(olga.locator('[data-seat="b"] .presence:not(.here)')).to_be_visible()
    expect(olga.locator('[data-seat="b"]')).to_contain_text("away")

    olga.locator('[data-tool="resign"]').click()
    olga.locator("dialog .main").click()
    expect(olga.locator(".end h2")).to_have_text("Ann has won")


def test_a_game_in_which_nobody_moves_is_left_without_a_result(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    olga, ann = new_page(own_server), new_page(elsewhere)
    come(ann, set_up(olga), "Ann")
    notice(olga, "Ann has joined.")
    game = olga.url.rpartition("/")[2]
    assert ann.locator('[data-tool="resign"]').count() == 0
    ann.locator('[data-tool="abort"]').click()
    for page in (olga, ann):
        expect(page.locator("main")).to_contain_text("aborted before both had moved")
    assert game not in [each["id"] for each in own_server.ask("/api/games")["games"]]


def test_without_the_link_nobody_sees_anything(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    olga, ann = new_page(own_server), new_page(elsewhere)
    link = set_up(olga)
    come(ann, link, "Ann")
    for language, title in (("en", "You need a link"), ("de", "Du brauchst einen Link")):
        stranger = new_page(elsewhere, screen=PHONE, language=language, may_complain=True)
        for path in ("/", "/assets", "/join/wrong"):
            answer = stranger.goto(path)
            assert answer and answer.status == 403
            expect(stranger.get_by_role("heading")).to_have_text(title)
        assert_accessible(stranger)
    late = new_page(elsewhere, may_complain=True)
    late.goto(link)
    expect(late.get_by_role("heading")).to_have_text("This seat is taken")
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{elsewhere.address}/api/games")
    assert json.load(refused.value)["code"] == "not-let-in"
    refused.value.close()
    secret = link.rpartition("/")[2]
    logs = own_server.data / "logs"
    assert all(secret not in path.read_text() for path in logs.glob("*"))


def test_a_guest_who_is_let_in_no_longer_is_out_at_once(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    olga, ann = new_page(own_server), new_page(elsewhere, may_complain=True)
    come(ann, set_up(olga), "Ann")
    olga.goto("/#/settings")
    olga.get_by_role("button", name="Let Ann in no longer").click()
    expect(ann.get_by_role("heading")).to_have_text("You need a link")
    olga.go_back()
    olga.locator('[data-do="invite"], dialog').first.wait_for()


def test_the_pages_for_people_are_accessible(
    own_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    olga, ann = new_page(own_server), new_page(elsewhere, screen=PHONE)
    link = set_up(olga)
    assert_accessible(olga)
    ann.goto(link)
    assert_accessible(ann)
    come(ann, link, "Ann")
    assert_accessible(ann)
    olga.goto("/#/settings")
    expect(olga.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert_accessible(olga)
    olga.goto("/#/")
    olga.get_by_role("radio", name="On another device").check()
    olga.get_by_label("Your name").wait_for()
    assert_accessible(olga)
