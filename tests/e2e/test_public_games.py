"""Games of a service that everybody may see: on the first page, shared by a link, found, and in a file."""

import asyncio
import gzip
import json
import re
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Page, expect

from gipf import Game
from gipf.record.side_file import SideFile
from gipf.server.settings import Settings
from gipf.server.store import Store
from tests.e2e.accessibility import assert_accessible_in_both_themes
from tests.e2e.conftest import NewPage
from tests.e2e.screens import NARROW
from tests.e2e.serving import Server
from tests.e2e.test_accounts import sign_up
from tests.e2e.test_tournaments import OVERFLOW
from tests.e2e.test_tournaments import service as service
from tests.patience import PATIENCE
from tests.server.test_public_games import game, over, side_game


def meet(ann: Page, ben: Page) -> str:
    """Let two begin a game; give its id."""
    for page in (ann, ben):
        page.goto("/#/people")
        page.locator("form button.main").first.wait_for()
    ann.get_by_role("button", name="Look for an opponent").click()
    ben.get_by_role("button", name="Play Zelda").click()
    for page in (ann, ben):
        page.locator("main [data-point]").first.wait_for()
    return ann.url.rpartition("/")[2]


async def keep(data: Path) -> None:
    """Keep a rated game and a rated side game that are over, in the file of a server that does not run."""
    store = Store(Settings(data=data, service=""))
    await store.open()
    await store.add(over(game("rated")))
    await store.add(side_game())
    await store.close()


def test_files_of_months_are_linked_those_of_side_games_too(
    service: Server, new_page: NewPage, tmp_path: Path
) -> None:
    service.stop()
    with ThreadPoolExecutor() as thread:  # a browser has this one
        thread.submit(asyncio.run, keep(service.data)).result()
    service.start()
    end = time.monotonic() + PATIENCE
    for path in ("", "?kind=side"):
        while not service.ask(f"/api/public-games/files{path}")["months"]:
            assert time.monotonic() < end  # the server writes them when it begins
            time.sleep(0.05)
    page = new_page(service, screen=NARROW)
    page.goto("/#/search")
    expect(page.locator('[data-list="months"] a')).to_have_count(1)
    link = page.locator('[data-list="side-months"] a')
    expect(link).to_have_count(1)
    with page.expect_download() as download:
        link.click()
    assert download.value.suggested_filename == "gipf-2026-11-side.gipf.gz"
    file = tmp_path / "side.gz"
    download.value.save_as(file)
    [read] = SideFile.parse_all(gzip.decompress(file.read_bytes()).decode())
    assert read.headers["White"] == "Ann"
    assert page.evaluate(OVERFLOW) <= 0
    assert_accessible_in_both_themes(page)


def test_a_game_of_two_is_on_the_first_page_is_shared_and_found(
    service: Server, new_page: NewPage, tmp_path: Path
) -> None:
    ann, ben = new_page(service), new_page(service)
    sign_up(ann, "Zelda")
    sign_up(ben, "Zoltan")
    game = meet(ann, ben)
    state = service.ask(f"/api/games/{game}")
    white = state["seats"]["w"]["name"]
    first, second = (ann, ben) if white == "Zelda" else (ben, ann)
    first.locator('main [data-point="c2"]').click()
    expect(second.locator('[data-seat="b"].deciding')).to_be_visible()

    stranger = new_page(service)
    stranger.goto("/")
    shown = stranger.locator(f'[data-featured="{game}"]')
    expect(shown).to_contain_text("Zelda")
    assert_accessible_in_both_themes(stranger)
    shown.click()
    stranger.locator("main [data-point]").first.wait_for()
    expect(ann.get_by_text("1 person watches")).to_be_visible()
    phone = new_page(service, screen=NARROW)
    phone.goto("/")
    expect(phone.locator(f'[data-featured="{game}"]')).to_contain_text("1 person watches")
    assert phone.evaluate(OVERFLOW) <= 0

    stranger.locator('[data-tool="share"]').first.click()
    address = stranger.locator('[data-link="public"] input').input_value()
    assert address == f"{service.address}/game/{game}"
    assert_accessible_in_both_themes(stranger)
    with urllib.request.urlopen(address) as answer:
        told = answer.read().decode()
    assert "Zelda" in told
    picture = re.search(r'og:image" content="([^"]*)"', told)
    assert picture
    with urllib.request.urlopen(picture[1]) as answer:
        assert answer.read(4) == b"\x89PNG"
    phone.goto(address)
    phone.locator("main [data-point]").first.wait_for()
    assert phone.url.endswith(f"#/game/{game}")

    phone.goto("/#/people")
    phone.get_by_role("link", name="Find games").click()
    found = phone.locator('[data-list="games"] a')
    expect(found).to_have_count(1)
    phone.get_by_label("Result").select_option("w")
    phone.get_by_role("button", name="Search").click()
    expect(phone.get_by_text("No game fits.")).to_be_visible()
    phone.get_by_label("Result").select_option("open")
    phone.get_by_label("Player’s name").fill("zol")
    phone.get_by_role("button", name="Search").click()
    expect(found).to_have_count(1)
    assert phone.evaluate(OVERFLOW) <= 0
    assert_accessible_in_both_themes(phone)

    me = json.loads(ann.evaluate("async () => await (await fetch('/api/me')).text()"))
    ann.goto(f"/#/people/{me['id']}")
    with ann.expect_download() as download:
        ann.get_by_role("link", name="Download my games").click()
    file = tmp_path / "games.gipf"
    download.value.save_as(file)
    [read] = Game.read(file)
    assert {read.headers["White"], read.headers["Black"]} == {"Zelda", "Zoltan"}
