"""People find each other in the lobby: an offer is taken, two are brought together, others watch."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible_in_both_themes
from tests.e2e.conftest import NewPage
from tests.e2e.screens import NARROW
from tests.e2e.serving import Server
from tests.e2e.test_across_the_room import PHONE, Elsewhere

LANGUAGES = ("de", "fr", "hu", "ko", "pl")


@pytest.fixture
def elsewhere(own_server: Server) -> Elsewhere:
    return Elsewhere(own_server.address.replace("localhost", "127.0.0.2"))


def enter(page: Page, server: Server, name: str) -> Page:
    """Come in by the link of the network, and go to the lobby."""
    page.goto(str(server.ask("/api/network")["link"]))
    page.get_by_label(re.compile(".")).first.fill(name)
    page.locator("button").click()
    page.locator('nav a[href="#/people"]').click()
    page.locator("form button.main").wait_for()
    return page


def chosen(page: Page, *variants: str) -> None:
    """Choose what one would play, and nothing else."""
    for variant in variants:
        page.get_by_role("checkbox", name=variant, exact=True).check()
    for box in page.get_by_role("group", name="Games you would play").get_by_role("checkbox").all():
        label = box.evaluate("(box) => box.parentElement.textContent.trim()")
        if label not in variants:
            box.uncheck()


@pytest.fixture
def open_server(own_server: Server) -> Server:
    own_server.ask("/api/network", {"is_on": True}, "PUT")
    return own_server


def test_without_others_there_is_nothing_of_it(own_server: Server, new_page: NewPage) -> None:
    page = new_page(own_server)
    page.goto("/")
    page.locator("main h1, main h2").first.wait_for()
    assert page.locator('a[href="#/people"]').count() == 0
    page.goto("/#/people")
    expect(page.get_by_text("Nobody can come here yet.")).to_be_visible()


def test_an_offer_is_taken_and_both_are_at_the_board(
    open_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    ann = enter(new_page(elsewhere), open_server, "Ann")
    ben = enter(new_page(elsewhere, screen=PHONE), open_server, "Ben")
    chosen(ann, "Basic", "Standard")
    ann.get_by_role("button", name="Look for an opponent").click()
    expect(ann.get_by_text("Looking for an opponent …")).to_be_visible()
    offer = ben.locator('[data-list="offers"] [data-seek]')
    expect(offer).to_contain_text("Ann")
    offer.get_by_label("Which game").select_option("standard")
    ann.goto("/#/")  # one may do something else meanwhile
    expect(ann.get_by_role("link", name="Looking for an opponent …")).to_be_visible()
    offer.get_by_role("button", name="Play Ann").tap()
    for page in (ann, ben):
        page.locator("main [data-point]").first.wait_for()
    assert ann.url == ben.url
    game = ann.url.rpartition("/")[2]
    state = open_server.ask(f"/api/games/{game}")
    assert {seat["name"] for seat in state["seats"].values()} == {"Ann", "Ben"}
    assert state["variant"] == "standard" and state["clock"]["seconds"] == 300

    sue = enter(new_page(elsewhere), open_server, "Sue")
    watched = sue.locator('[data-list="games"] a')
    expect(watched).to_have_count(1)
    watched.click()
    sue.locator("main [data-point]").first.wait_for()
    expect(ann.get_by_text("1 person watches")).to_be_visible()
    assert sue.url == ann.url


def test_two_who_look_for_the_same_are_brought_together(
    open_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    ann = enter(new_page(elsewhere), open_server, "Ann")
    ben = enter(new_page(elsewhere), open_server, "Ben")
    for page, variants in ((ann, ("Basic", "MATRX")), (ben, ("MATRX", "Tournament"))):
        chosen(page, *variants)
        page.get_by_role("button", name="Look for an opponent").click()
    for page in (ann, ben):
        page.locator("main [data-point]").first.wait_for()
    assert ann.url == ben.url
    assert open_server.ask(f"/api/games/{ann.url.rpartition('/')[2]}")["variant"] == "matrx"


def test_who_stops_looking_is_not_found(
    open_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    ann = enter(new_page(elsewhere), open_server, "Ann")
    ben = enter(new_page(elsewhere), open_server, "Ben")
    ann.get_by_role("button", name="Look for an opponent").click()
    expect(ben.locator('[data-list="offers"] [data-seek]')).to_have_count(1)
    ann.locator('[data-do="stop-seeking"]').click()
    expect(ben.locator('[data-list="offers"] [data-seek]')).to_have_count(0)
    expect(ann.locator("[data-seek]")).to_have_count(0)


def test_an_offer_over_days_stands_until_it_is_withdrawn(
    open_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    olga, ann = new_page(open_server), enter(new_page(elsewhere), open_server, "Ann")
    olga.goto("/#/people")
    olga.get_by_label("Your name").fill("Olga")
    olga.get_by_label("Your name").blur()
    olga.get_by_role("radio", name="Over days").check()
    olga.get_by_role("checkbox", name="7 days").check()
    olga.get_by_role("button", name="One more").click()
    olga.get_by_role("button", name="Look for an opponent").click()
    own = olga.locator('[data-list="own"] [data-seek]')
    expect(own).to_contain_text("3 days, 7 days")
    offer = ann.locator('[data-list="offers"] [data-seek]')
    expect(offer).to_contain_text("for 2 games")
    offer.get_by_role("button", name="Play Olga").click()
    ann.locator("main [data-point]").first.wait_for()
    expect(olga.get_by_text("Your offer was accepted")).to_be_visible()
    own.get_by_role("link", name="To the game").click()
    olga.locator("main [data-point]").first.wait_for()
    expect(olga.get_by_text("Your offer was accepted")).to_have_count(0)
    assert olga.url.rpartition("/")[2] == ann.url.rpartition("/")[2]
    olga.go_back()
    own.get_by_role("button", name="Withdraw").click()
    expect(olga.locator("[data-seek]")).to_have_count(0)


def test_the_lobby_is_accessible_and_fits_a_narrow_screen_in_all_languages(
    open_server: Server, elsewhere: Elsewhere, new_page: NewPage
) -> None:
    ann = enter(new_page(elsewhere), open_server, "Ann")
    ann.get_by_role("radio", name="Over days").check()
    ann.get_by_role("button", name="Look for an opponent").click()
    chosen(ann, "Basic", "Ultimate")
    ann.get_by_role("radio", name="Now").check()
    ann.get_by_role("button", name="Look for an opponent").click()
    expect(ann.locator('[data-list="own"] [data-seek]')).to_have_count(2)
    assert_accessible_in_both_themes(ann)
    for language in LANGUAGES:
        ben = new_page(elsewhere, screen=NARROW, language=language)
        enter(ben, open_server, f"Benjamin-{language} Featherstonehaugh")
        expect(ben.locator('[data-list="offers"] [data-seek]')).to_have_count(2)
        overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert ben.evaluate(overflow) <= 0, language
        offers, form = (ben.locator(part).bounding_box() for part in (".offers", ".columns > form"))
        assert offers and form and offers["y"] + offers["height"] <= form["y"], (
            "first what is there"
        )
        if language == "de":
            assert_accessible_in_both_themes(ben)
        ben.context.close()
