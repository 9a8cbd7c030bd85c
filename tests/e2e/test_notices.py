"""Notices in the browser: the bell tells of them, they go when the game is looked at, and reach a device."""

import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible_in_both_themes
from tests.e2e.conftest import NewPage
from tests.e2e.screens import NARROW
from tests.e2e.serving import Server, serving
from tests.e2e.test_accounts import sign_up
from tests.server.push_service import Device, PushService, push_service
from tools.page import is_built

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
LANGUAGES = ("de", "fr", "hu", "ko", "pl")
SUBSCRIBE = """(given) => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  PushManager.prototype.subscribe = async function () {
    sessionStorage.setItem('subscribed', 'yes')
    return this.getSubscription()
  }
  PushManager.prototype.getSubscription = async () =>
    sessionStorage.getItem('subscribed')
      ? { toJSON: () => given, unsubscribe: async () => sessionStorage.removeItem('subscribed') }
      : null
}"""
"""A browser without windows shows nothing, and one without a network has no push service: ours is there."""
SHOW = """() => {
  globalThis.shown = []
  registration.showNotification = async (title, options) => shown.push({ title, ...options })
}"""
PRESS = """() => {
  const notification = { ...shown.at(-1), close: () => shown.pop() }
  dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
}"""


@pytest.fixture(scope="module")
def away() -> Iterator[PushService]:
    with push_service() as opened:
        yield opened


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory, away: PushService) -> Iterator[Server]:
    """A service at an address where browsers trust it without TLS."""
    assert is_built(), "the page is not that of its sources: 'make page' builds it"
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://localhost:{port}"
    named = {"GIPF_ADDRESS": address, "GIPF_UNLIMITED": "127.0.0.1", "GIPF_PUSH": away.address}
    with serving(tmp_path_factory.mktemp("service"), address, **named) as running:
        yield running


def challenge(page: Page, name: str) -> None:
    """Challenge somebody to a game over days."""
    page.goto("/#/people")
    page.get_by_label("Find somebody by name").fill(name)
    page.keyboard.press("Enter")
    page.get_by_role("link", name=name).click()
    page.get_by_role("button", name=f"Challenge {name}").click()
    page.get_by_role("radio", name="Over days").check()
    page.get_by_role("button", name="Send the challenge").click()
    expect(page.locator('[data-list="own"]')).to_contain_text(f"For {name}")


def bell(page: Page, name: str) -> Any:
    return page.get_by_role("link", name=name, exact=True)


def test_the_bell_tells_what_has_happened_until_the_game_is_looked_at(
    service: Server, new_page: NewPage
) -> None:
    zora, zeno = new_page(service), new_page(service, screen=NARROW)
    sign_up(zora, "Zora")
    sign_up(zeno, "Zeno")
    zeno.goto("/#/notices")
    expect(zeno.get_by_text("There is nothing yet.")).to_be_visible()
    expect(bell(zeno, "Notices")).to_be_visible()
    challenge(zora, "Zeno")
    expect(bell(zeno, "Notices, 1 new")).to_be_visible()
    listed = zeno.locator('[data-list="notices"] li')
    expect(listed).to_contain_text("Zora challenges you.")
    assert_accessible_in_both_themes(zeno)
    assert zeno.evaluate(OVERFLOW) <= 0
    listed.get_by_role("link").click()
    zeno.get_by_role("button", name="Play Zora").click()
    zeno.locator("main [data-point]").first.wait_for()
    expect(bell(zeno, "Notices")).to_be_visible()

    # who has offered it hears that it has begun, at every device; it is seen when the game is looked at
    zora.goto("/#/learn")
    expect(bell(zora, "Notices, 1 new")).to_be_visible()
    zora.reload()
    expect(bell(zora, "Notices, 1 new")).to_be_visible()
    bell(zora, "Notices, 1 new").click()
    zora.get_by_role("link", name="Your game against Zeno has begun.").click()
    zora.locator("main [data-point]").first.wait_for()
    expect(bell(zora, "Notices")).to_be_visible()
    zora.goto("/#/notices")
    expect(zora.locator('[data-list="notices"] .new')).to_have_count(0)


def test_each_kind_is_switched_off_for_each_way(service: Server, new_page: NewPage) -> None:
    page = new_page(service, screen=NARROW)
    sign_up(page, "Zita")
    page.goto("/#/notices/settings")
    talk = page.get_by_role("group", name="Somebody writes to you in a game")
    talk.get_by_label("On the page").uncheck()
    expect(talk.get_by_label("On the page")).not_to_be_checked()
    talk.get_by_label("On your devices").uncheck()
    page.reload()
    expect(talk.get_by_label("On the page")).not_to_be_checked()
    expect(talk.get_by_label("On your devices")).not_to_be_checked()
    expect(
        page.get_by_role("group", name="It is your turn").get_by_label("On the page")
    ).to_be_checked()
    assert_accessible_in_both_themes(page)
    assert page.evaluate(OVERFLOW) <= 0
    for language in LANGUAGES:
        page.evaluate(
            "(language) => localStorage.setItem('gipf.settings', JSON.stringify({ language }))",
            language,
        )
        page.reload()
        page.locator("fieldset").first.wait_for()
        assert page.evaluate(OVERFLOW) <= 0, language


def test_a_device_is_told_and_a_press_opens_the_game(
    service: Server, new_page: NewPage, away: PushService
) -> None:
    page = new_page(service)
    device = Device()
    page.context.grant_permissions(["notifications"], origin=service.address)
    given = {"endpoint": f"{away.address}/zoe", "keys": device.keys}
    page.add_init_script(f"({SUBSCRIBE})({json.dumps(given)})")
    sign_up(page, "Zoe")
    page.goto("/#/notices/settings")
    with page.context.expect_event("serviceworker") as started:
        page.get_by_role("button", name="Switch on for this device").click()
    worker = started.value
    worker.evaluate(SHOW)
    expect(page.get_by_text("This device is told.")).to_be_visible()
    other = new_page(service)
    sign_up(other, "Zack")
    challenge(other, "Zoe")
    # nobody looks at the page now: what it is told is not seen
    pushed = away.next()
    assert pushed.path == "/zoe" and len(pushed.claims()["key"]) == 87
    told = device.read(pushed.body).decode()
    assert json.loads(told)["text"] == "Zack challenges you."

    # what has come is given to the browser as its push service would
    devices = page.context.new_cdp_session(page)
    versions: list[Any] = []
    devices.on("ServiceWorker.workerRegistrationUpdated", lambda event: versions.append(event))
    devices.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    while not versions or not versions[-1]["registrations"]:
        page.wait_for_timeout(20)
    registration = versions[-1]["registrations"][0]["registrationId"]
    devices.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": service.address, "registrationId": registration, "data": told},
    )
    while not worker.evaluate("shown.length"):
        page.wait_for_timeout(20)
    [shown] = worker.evaluate("shown")
    assert (shown["title"], shown["body"]) == ("GIPF", "Zack challenges you.")
    page.goto("/#/learn")
    worker.evaluate(PRESS)
    page.wait_for_function("location.hash === '#/people'")
    assert worker.evaluate("shown") == []

    page.goto("/#/notices/settings")
    page.get_by_role("button", name="Switch off for this device").click()
    expect(page.get_by_role("button", name="Switch on for this device")).to_be_visible()
