"""Programs that play, in browsers: an account becomes a bot's, tokens are made and revoked, people see bots."""

import json
import re
import urllib.error
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible_in_both_themes
from tests.e2e.conftest import NewPage
from tests.e2e.screens import NARROW
from tests.e2e.serving import Server
from tests.e2e.test_accounts import office, service, sign_up, widest
from tests.e2e.test_languages import LANGUAGES
from tests.patience import PATIENCE

__all__ = ["office", "service"]  # fixtures


def asked(server: Server, token: str, path: str, body: Any = None) -> Any:
    """Ask as a program does."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.address}/api/{path}", data, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


def become_bot(page: Page, name: str) -> None:
    sign_up(page, name)
    page.locator('[data-do="bot"]').click()
    page.get_by_role("button", name="A bot for good").click()
    expect(page.get_by_text("This is a bot account.")).to_be_visible()


def make_token(page: Page, name: str) -> str:
    page.get_by_label("Name of the token").fill(name)
    page.get_by_role("button", name="Make a token").click()
    made = page.get_by_label("The new token")
    expect(made).to_have_value(re.compile("^gipf_.{40}"))
    return made.input_value()


def test_an_account_becomes_a_bots_and_makes_and_revokes_tokens(
    service: Server, new_page: NewPage
) -> None:
    page = new_page(service)
    become_bot(page, "Zbot")
    page.get_by_role("checkbox", name="Talking").uncheck()
    token = make_token(page, "the first")
    listed = page.locator('[data-list="tokens"] li')
    expect(listed).to_contain_text("the first")
    expect(listed).to_contain_text("Playing · Offering and accepting games · not used yet")
    page.get_by_role("button", name="Copy the token").click()
    expect(page.get_by_text("The token is copied.")).to_be_visible()
    assert asked(service, token, "me")["kind"] == "bot"
    page.reload()
    expect(listed).to_contain_text("last used")
    expect(page.get_by_label("The new token")).to_have_count(0)
    page.get_by_role("button", name="Revoke the token the first").click()
    expect(listed).to_have_count(0)
    with pytest.raises(urllib.error.HTTPError) as refused:
        asked(service, token, "me")
    with refused.value as answer:
        assert answer.code == 401


def test_people_see_who_is_a_bot_and_play_one_where_they_want_to(
    service: Server, new_page: NewPage
) -> None:
    owner, ann = new_page(service), new_page(service)
    become_bot(owner, "Zmaschine")
    token = make_token(owner, "mine")
    sign_up(ann, "Zanna")
    ann.goto("/#/people")
    ann.get_by_role("switch", name=re.compile("^Bots, too")).check()
    ann.get_by_role("button", name="Look for an opponent").click()
    own = ann.locator('[data-list="own"] [data-seek]')
    expect(own).to_contain_text("also for bots")
    seeks = asked(service, token, "lobby")["seeks"]
    [seek] = [each for each in seeks if each["name"] == "Zanna"]
    game = asked(service, token, f"lobby/seeks/{seek['id']}/accept", {})["game"]
    ann.locator("main [data-point]").first.wait_for()
    assert ann.url.endswith(game)
    expect(ann.locator("[data-seat]").filter(has_text="Zmaschine (bot)")).to_be_visible()
    who = asked(service, token, "me")["id"]
    ann.goto(f"/#/people/{who}")
    expect(ann.get_by_role("heading", level=1)).to_have_text("Zmaschine (bot)")
    expect(ann.locator('[data-list="games"]')).to_contain_text("Zmaschine (bot)")
    offer = {"variants": ["basic"], "times": [{"seconds": 86_400, "increment": 0, "cap": 86_400}]}
    asked(service, token, "lobby/seeks", offer)
    ann.goto("/#/people")
    offers = ann.locator('[data-list="offers"] [data-seek]')
    expect(offers.filter(has_text="Zmaschine (bot)")).to_be_visible()


def test_the_page_about_bots_is_accessible_and_fits_narrow_screens(
    service: Server, new_page: NewPage
) -> None:
    page = new_page(service, screen=NARROW)
    sign_up(page, "Zwilhelmina the Gre")
    page.locator('[data-do="bot"]').click()
    assert_accessible_in_both_themes(page)
    page.get_by_role("button", name="A bot for good").click()
    make_token(page, "a program with a name that is long, at home")
    assert_accessible_in_both_themes(page)
    assert widest(page) <= 0


def test_tokens_have_room_in_every_language(service: Server, new_page: NewPage) -> None:
    page = new_page(service)
    become_bot(page, "Zpolyglot")
    make_token(page, "one")
    for language in LANGUAGES:
        other = new_page(service, screen=NARROW, language=language)
        other.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]  # as they came
        other.goto("/#/account")
        other.locator('[data-list="tokens"] li').first.wait_for()
        assert widest(other) <= 0, language
        other.context.close()
