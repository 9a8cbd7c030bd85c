"""A tournament of a service in browsers: entered, begun by the server itself, looked at on a phone, left."""

import socket
import sqlite3
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible_in_both_themes
from tests.e2e.conftest import NewPage
from tests.e2e.screens import NARROW
from tests.e2e.serving import Server, serving
from tests.e2e.test_accounts import sign_up
from tools.page import is_built

LANGUAGES = ("de", "fr", "hu", "ko", "pl")
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert is_built(), "the page is not that of its sources: 'make page' builds it"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://localhost:{port}"
    data = tmp_path_factory.mktemp("tournaments")
    with serving(data, address, GIPF_ADDRESS=address, GIPF_UNLIMITED="127.0.0.1") as running:
        yield running


def enter(page: Page) -> None:
    page.goto("/#/people")
    page.get_by_role("link", name="Tournaments").click()
    page.locator('[data-tournament$="-standard"]').click()
    page.locator('[data-do="enter"]').click()
    expect(page.locator('[data-do="leave"]')).to_be_visible()


def let_it_begin(service: Server) -> None:
    """Let the first of the month be over: the server begins the tournament when it looks."""
    service.stop()
    with sqlite3.connect(service.data / "gipf.db") as database:
        database.execute("UPDATE tournaments SET starts = 1 WHERE family = 'standard'")
    database.close()
    service.start()


def test_three_enter_it_begins_by_itself_and_one_withdraws(
    service: Server, new_page: NewPage
) -> None:
    stranger = new_page(service, may_complain=True)  # the server ends and comes back
    stranger.goto("/#/tournaments")
    expect(stranger.locator('[data-list="upcoming"] a')).to_have_count(6)
    stranger.locator('[data-list="upcoming"] a').first.click()
    expect(stranger.get_by_role("link", name="Who has an account can enter.")).to_be_visible()
    assert_accessible_in_both_themes(stranger)

    pages = [new_page(service, may_complain=True) for _ in range(3)]
    for page, name in zip(pages, ("Zelda", "Zoltan", "Zenobia Featherstone"), strict=True):
        sign_up(page, name)
        enter(page)
    ann = pages[0]
    ann.locator('[data-do="leave"]').click()
    ann.locator('[data-do="enter"]').click()
    expect(ann.locator('[data-list="entered"] li')).to_have_count(3)
    assert_accessible_in_both_themes(ann)

    let_it_begin(service)
    table = ann.locator('[data-group="1"] table')
    for _ in range(50):
        ann.reload()
        ann.locator("header h1").wait_for()
        if table.count():
            break
    expect(table.get_by_role("row")).to_have_count(4)
    expect(table.get_by_role("link", name="Zelda against Zoltan: goes on")).to_have_count(2)
    assert_accessible_in_both_themes(ann)

    ann.locator('[data-do="withdraw"]').click()
    expect(ann.get_by_text("Your games that go on are resigned.")).to_be_visible()
    ann.locator('[data-answer="withdraw"]').click()
    expect(table).to_contain_text("has withdrawn; these games do not count")
    expect(table.get_by_role("link", name="Zelda against Zoltan: 0")).to_have_count(2)

    goes_on = table.get_by_role("link", name="Zoltan against Zenobia").first
    address = goes_on.get_attribute("href")
    ben = pages[1]
    ben.goto(f"/{address}")
    ben.locator("main [data-point]").first.wait_for()
    tournament = ben.get_by_role("link", name="Tournament", exact=True)
    expect(tournament).to_be_visible()
    tournament.click()
    ben.locator('[data-group="1"] table').wait_for()

    for language in LANGUAGES:
        phone = new_page(service, screen=NARROW, language=language)
        phone.goto(ann.url)
        phone.locator('[data-group="1"] table').wait_for()
        assert phone.evaluate(OVERFLOW) <= 0, language
        if language == "de":
            assert_accessible_in_both_themes(phone)
            phone.goto("/#/tournaments")
            phone.locator('[data-list="running"] a').wait_for()
            assert phone.evaluate(OVERFLOW) <= 0
        phone.context.close()
