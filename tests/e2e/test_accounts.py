"""A service in browsers: a stranger plays as a guest, has an account, signs in and out, and goes."""

import json
import re
import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible_in_both_themes
from tests.e2e.conftest import NewPage
from tests.e2e.screens import NARROW, PHONE
from tests.e2e.serving import Server, serving
from tests.server.post_office import PostOffice, post_office
from tools.page import is_built

PASSWORD = "four plain old words"


@pytest.fixture(scope="module")
def office() -> Iterator[PostOffice]:
    with post_office() as opened:
        yield opened


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, office: PostOffice) -> Iterator[Server]:
    """A service at an address where browsers trust it without TLS."""
    assert is_built(), "the page is not that of its sources: 'make page' builds it"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://localhost:{port}"
    data = tmp_path_factory.mktemp("service")
    named = {"GIPF_ADDRESS": address, "GIPF_MAIL": office.address, "GIPF_UNLIMITED": "127.0.0.1"}
    with serving(data, address, **named) as running:
        yield running


def sign_up(page: Page, name: str) -> None:
    page.goto("/#/account")
    page.get_by_role("tab", name="Create account").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).last.fill(PASSWORD)
    page.locator("form button.main").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    page.goto("/#/account")
    page.get_by_label(re.compile("^Name")).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.locator("form button.main").click()


def widest(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth")) - NARROW.width


def test_a_stranger_plays_has_an_account_and_finds_the_game_elsewhere(
    service: Server, new_page: NewPage
) -> None:
    ann, phone = new_page(service), new_page(service, screen=PHONE, may_complain=True)
    ann.goto("/#/")
    ann.locator("form button.main").click()
    ann.locator("main [data-point]").first.wait_for()
    game = ann.url.rpartition("/")[2]
    ann.locator('main [data-point="e2"]').click()  # it is played: the line knows the guest
    expect(ann.locator("[data-seat]").first).to_be_visible()
    sign_up(ann, "Zelda")
    assert ann.get_by_role("link", name="Your account, Zelda").is_visible()

    sign_in(phone, "zelda", "not that one at all")
    expect(phone.get_by_role("alert").first).to_contain_text("do not go together")
    sign_in(phone, "zelda")
    expect(phone.get_by_role("heading", level=1)).to_have_text("Zelda")
    phone.goto(f"/#/game/{game}")
    phone.locator("main [data-point]").first.wait_for()

    ann.goto("/#/account")
    ann.reload()
    expect(ann.locator("section li").filter(has_text="here, now")).to_have_count(1)
    ann.get_by_role("button", name=re.compile("^Sign out: ")).click()
    expect(ann.get_by_role("button", name=re.compile("^Sign out: "))).to_have_count(0)
    phone.locator("nav [data-kind=stranger]").wait_for(state="attached")
    phone.goto("/#/account")
    phone.get_by_role("tab", name="Create account").wait_for()


def test_a_guest_goes_on_at_a_phone_until_the_link_is_revoked(
    service: Server, new_page: NewPage
) -> None:
    ann, phone = new_page(service), new_page(service, screen=PHONE, may_complain=True)
    ann.goto("/#/")
    ann.locator("form button.main").click()
    ann.locator("main [data-point]").first.wait_for()
    game = ann.url.rpartition("/")[2]
    ann.goto("/#/settings")
    section = ann.locator("section[aria-labelledby=go-on]")
    section.locator('[data-do="make-link"]').click()
    link = section.locator("input").input_value()
    assert_accessible_in_both_themes(ann)

    phone.goto(link)
    expect(phone.get_by_role("heading", level=1)).to_have_text(re.compile("^Go on as Guest "))
    phone.get_by_role("button", name="Go on").click()
    phone.locator("main [data-point]").first.wait_for()
    assert phone.url.endswith(f"#/game/{game}"), "the one that goes on"
    phone.goto("/#/account")
    other = phone.locator("section[aria-labelledby=go-on]")
    expect(other).to_contain_text("It was followed in one browser.")
    assert widest(phone) <= PHONE.width - NARROW.width
    assert_accessible_in_both_themes(phone)

    section.locator('[data-do="end-link"]').click()
    expect(ann.get_by_role("status").filter(has_text="only this browser")).to_be_visible()
    expect(section.locator('[data-do="end-link"]')).to_have_count(0)
    phone.reload()
    phone.locator("nav [data-kind=stranger]").wait_for(state="attached")
    phone.goto(link)
    expect(phone.get_by_role("heading", level=1)).to_have_text("You need a link")
    ann.goto(f"/#/game/{game}")
    ann.locator("main [data-point]").first.wait_for()


def test_a_link_by_mail_and_a_passkey_sign_in(
    service: Server, new_page: NewPage, office: PostOffice
) -> None:
    page = new_page(service)
    page.goto("/#/account")
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    able = {"hasUserVerification": True, "isUserVerified": True}
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": {**device, **able}})

    page.get_by_role("tab", name="Create account").click()
    page.get_by_label("Name").fill("Zenobia")
    page.get_by_role("radio", name="Passkey").check()
    page.locator("form button.main").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Zenobia")
    expect(page.get_by_role("button", name=re.compile("^Remove the passkey"))).to_have_count(1)
    page.get_by_label("Mail address", exact=True).fill("zenobia@example.org")
    page.locator("form").filter(has=page.get_by_label("Mail address", exact=True)).locator(
        "button"
    ).click()
    expect(page.get_by_role("status").filter(has_text="zenobia@example.org")).to_be_visible()
    page.goto(link_in(office))
    page.get_by_role("button", name="That is me").click()
    expect(page.get_by_role("button", name="Remove the mail address")).to_be_visible()

    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("tab", name="Create account").wait_for()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Zenobia")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("tab", name="Create account").wait_for()
    page.get_by_label("Mail address", exact=True).fill("zenobia@example.org")
    page.get_by_role("button", name="Send the link").click()
    expect(page.get_by_role("status").filter(has_text="a link is on its way")).to_be_visible()
    page.goto(link_in(office))
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Zenobia")


def link_in(office: PostOffice) -> str:
    found = re.search(r"http://localhost:\d+/sign-in/\S+", office.next_text())
    assert found
    return found[0]


def test_one_s_own_profile_is_reached_from_the_account(service: Server, new_page: NewPage) -> None:
    page = new_page(service)
    sign_up(page, "Zora")
    page.get_by_role("link", name="Your profile").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Zora")
    expect(page.get_by_text("No rated games yet.")).to_be_visible()


def test_what_is_stored_can_be_had_and_deleted(service: Server, new_page: NewPage) -> None:
    page = new_page(service, may_complain=True)
    sign_up(page, "Zubin")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert json.loads(download.value.path().read_text())["account"]["name"] == "Zubin"
    page.get_by_label("Name").fill("Zubin Two")
    page.locator("form").filter(has=page.get_by_label("Name")).first.locator("button").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Zubin Two")
    page.locator('[data-do="delete"]').click()
    page.get_by_role("button", name="Delete for good").click()
    page.get_by_role("tab", name="Create account").wait_for()
    sign_in(page, "Zubin Two")
    expect(page.get_by_role("alert").first).to_contain_text("do not go together")


def test_the_pages_of_accounts_are_accessible_on_narrow_screens(
    service: Server, new_page: NewPage
) -> None:
    page = new_page(service, screen=NARROW)
    page.goto("/#/account")
    page.get_by_role("tab", name="Create account").wait_for()
    assert_accessible_in_both_themes(page)
    page.get_by_role("tab", name="Create account").click()
    assert_accessible_in_both_themes(page)
    assert widest(page) <= 0
    sign_up(page, "Zarathustra the Gre")
    page.get_by_text("How you sign in").wait_for()
    assert_accessible_in_both_themes(page)
    assert widest(page) <= 0
    page.locator('[data-do="delete"]').click()
    assert_accessible_in_both_themes(page)


@pytest.mark.parametrize("language", ["de", "es", "fr", "hu", "it", "ko", "nl", "pl"])
def test_the_bar_of_a_service_has_room_in_every_language(
    language: str, service: Server, new_page: NewPage
) -> None:
    page = new_page(service, screen=NARROW, language=language)
    page.goto("/#/account")
    page.get_by_role("tab").first.wait_for()
    page.locator("nav [data-kind]").wait_for()
    assert widest(page) <= 0
    page.get_by_role("tab").last.click()
    assert widest(page) <= 0


def test_in_somebodys_own_app_there_are_no_accounts(page: Page) -> None:
    page.goto("/#/account")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing here")
    assert page.locator("nav [data-kind]").count() == 0
