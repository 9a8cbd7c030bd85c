"""People talk at the board, look each other up, and report who misbehaves."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible_in_both_themes
from tests.e2e.conftest import NewPage
from tests.e2e.screens import NARROW
from tests.e2e.serving import Server
from tests.e2e.test_across_the_room import Elsewhere
from tests.e2e.test_lobby import enter

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def open_server(own_server: Server) -> Server:
    own_server.ask("/api/network", {"is_on": True}, "PUT")
    return own_server


@pytest.fixture
def elsewhere(own_server: Server) -> Elsewhere:
    return Elsewhere(own_server.address.replace("localhost", "127.0.0.2"))


def meet(ann: Page, ben: Page) -> None:
    """Let two begin a game."""
    ann.get_by_role("button", name="Look for an opponent").click()
    ben.get_by_role("button", name="Play Ann").click()
    for page in (ann, ben):
        page.locator("main [data-point]").first.wait_for()


def test_two_talk_one_is_reported_and_the_owner_deals_with_it(
    open_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    ann = enter(new_page(elsewhere), open_server, "Ann")
    ben = enter(new_page(elsewhere, screen=NARROW), open_server, "Ben")
    meet(ann, ben)
    ann.locator('[data-do="talk"]').click()
    ann.get_by_role("button", name="Good luck!").click()
    said = ann.locator(".lines .own")
    expect(said).to_have_text("Good luck!")
    expect(ben.get_by_role("button", name="Chat, 1 new")).to_be_visible()
    ben.locator('[data-do="talk"]').click()
    ben.get_by_label("What you want to say").fill("<img src=x onerror=alert(1)> & you")
    ben.keyboard.press("Enter")
    expect(ann.locator(".lines")).to_contain_text("<img src=x onerror=alert(1)> & you")
    assert ann.locator(".lines img").count() == 0
    for page in (ann, ben):
        assert_accessible_in_both_themes(page)
        assert page.evaluate(OVERFLOW) <= 0

    ann.get_by_role("link", name="Profile of Ben").click()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Ben")
    expect(ann.get_by_text("No rated games yet.")).to_be_visible()
    assert_accessible_in_both_themes(ann)
    expect(ann.get_by_text("If you block Ben, you no longer meet each other")).to_be_visible()
    ann.get_by_role("button", name="Report").click()
    ann.get_by_label("What happened?").fill("He was rude.")
    ann.get_by_role("button", name="Send the report").click()
    expect(ann.get_by_text("A moderator will look at it.")).to_be_visible()
    ann.get_by_role("button", name="Block", exact=True).click()
    expect(ann.get_by_text("Ben is blocked.")).to_be_visible()
    expect(ann.get_by_text("You do not meet each other any more")).to_be_visible()
    expect(ann.get_by_text("If you block Ben")).to_have_count(0)

    olga = new_page(open_server, screen=NARROW)
    olga.goto("/#/people")
    olga.get_by_role("link", name="Reports of misbehaviour").click()
    report = olga.locator('[data-list="reports"] li')
    expect(report).to_contain_text("He was rude.")
    assert_accessible_in_both_themes(olga)
    assert olga.evaluate(OVERFLOW) <= 0
    report.get_by_label("Note for the log").fill("Read it.")
    report.locator('[data-action="mute"]').click()
    expect(olga.locator('[data-list="done"]')).to_contain_text("Read it.")
    ben.get_by_label("What you want to say").fill("me?")
    ben.keyboard.press("Enter")
    expect(ben.get_by_text("a moderator has asked you to be silent")).to_be_visible()


def test_somebody_is_found_by_name_and_challenged(
    open_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    ann = enter(new_page(elsewhere), open_server, "Ann")
    ben = enter(new_page(elsewhere, screen=NARROW), open_server, "Ben")
    field = ben.get_by_label("Find somebody by name")
    field.fill("anybody else")  # it is searched while one writes
    expect(ben.get_by_text("There is nobody called so.")).to_be_visible()
    field.fill("an")
    ben.get_by_role("link", name="Ann").wait_for()
    field.fill("")
    expect(ben.get_by_role("link", name="Ann")).to_have_count(0)
    field.fill("ann")
    ben.keyboard.press("Enter")
    ben.get_by_role("link", name="Ann").click()
    ben.get_by_role("button", name="Challenge Ann").click()
    ben.get_by_role("radio", name="Over days").check()
    assert ben.evaluate(OVERFLOW) <= 0
    ben.get_by_role("button", name="Send the challenge").click()
    expect(ben.locator('[data-list="own"]')).to_contain_text("For Ann")
    expect(ann.get_by_role("heading", name="You are challenged")).to_be_visible()
    ann.get_by_role("button", name="Play Ben").click()
    ann.locator("main [data-point]").first.wait_for()


def test_what_was_said_stays_and_is_caught_up_with_when_the_server_was_away(
    open_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    ann = enter(new_page(elsewhere, may_complain=True), open_server, "Ann")
    ben = enter(new_page(elsewhere, may_complain=True), open_server, "Ben")
    meet(ann, ben)
    for page in (ann, ben):
        page.locator('[data-do="talk"]').click()
    ann.get_by_role("button", name="Good luck!").click()
    expect(ben.locator(".lines p")).to_contain_text("Good luck!")
    open_server.kill()
    expect(ben.get_by_text("The server does not answer").first).to_be_visible()
    expect(ben.locator(".lines p")).to_have_count(1)
    open_server.start()
    open_server.ask("/api/network", {"is_on": True}, "PUT")
    expect(ben.get_by_text("The server does not answer")).to_have_count(0)
    ann.get_by_role("button", name="Have fun!").click()
    expect(ben.locator(".lines p")).to_have_count(2)
