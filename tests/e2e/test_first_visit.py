"""What comes before a first turn is made by somebody who was never here; Python comes later."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPage
from tests.e2e.hands import Mouse
from tests.e2e.screens import PHONE
from tests.e2e.site import Site

MOST = 200_000
"""Bytes of all files that come before a first turn is made, compressed as servers do."""


@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_little_is_sent_before_a_first_turn_is_made(
    language: str, site: Site, new_page: NewPage
) -> None:
    page = new_page(site, language=language)
    site.sent.files.clear()
    with site.sent.holding():
        page.goto("/")
        page.locator(".welcome .ways button").click()
        targets = page.locator("[data-game] [data-point].target")
        targets.first.wait_for()
        Mouse(page).enter("d2")
        expect(targets).to_have_count(0)
        sent = {path.name: path.stat().st_size for path in site.sent.files}
        assert site.sent.sizes()[1] < MOST, sent
    page.locator('[data-ply="2"]').wait_for()


def test_until_python_is_there_a_phone_says_what_it_waits_for_when_somebody_does(
    site: Site, new_page: NewPage
) -> None:
    page = new_page(site, screen=PHONE)
    words = page.get_by_text("Getting the game ready")
    with site.sent.holding():
        page.goto("/")
        page.get_by_role("radio", name="Two at one").check(force=True)
        expect(words).to_be_attached()
        assert page.locator(".loading.waited").count() == 0, "the page is in use"
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator(".loading.waited span")).to_be_visible()
        expect(words).to_be_in_viewport()
        page.goto("/#/rules")
        page.goto("/#/learn")
        expect(page.locator(".loading.waited span")).to_be_visible()
    page.get_by_role("heading", level=1).wait_for()
    expect(words).to_have_count(0)
