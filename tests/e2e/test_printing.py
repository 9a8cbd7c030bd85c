"""What is printed: the page without what one presses, in the colours of paper, with all diagrams."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.pages import STANDARD
from tests.e2e.serving import Server
from tests.e2e.study import WIN


def _settings(page: Page, settings: str) -> None:
    page.add_init_script(f"localStorage['gipf.settings'] = JSON.stringify({settings})")


@pytest.mark.parametrize("look", ["study", "table", "contrast"])
def test_paper_is_white_whatever_the_page_looks_like(
    look: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(theme="dark")
    _settings(page, f"{{ look: '{look}', theme: 'dark' }}")
    page.goto(f"/#/game/{server.new_game(STANDARD)}")
    page.locator("main svg").first.wait_for()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    ink = page.evaluate("getComputedStyle(document.body).color")
    assert max(map(int, ink[4:-1].split(","))) < 90, "dark letters"
    page.emulate_media(media="print")
    for pressed in ("#page > header", ".tools", "[data-tool=hint]"):
        expect(page.locator(pressed).first).to_be_hidden()
    expect(page.locator("main .table")).to_be_visible()
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-look", look)


def test_an_analysis_is_printed_without_what_is_typed_or_switched(page: Page) -> None:
    page.goto("/#/analyse/new/basic")
    typed = page.locator("main form input")
    switch = page.get_by_role("switch", name="Engine")
    expect(typed).to_be_visible()
    expect(switch).to_be_visible()
    page.emulate_media(media="print")
    expect(typed).to_be_hidden()
    expect(switch).to_be_hidden()


def test_the_rules_are_printed_with_all_diagrams(page: Page) -> None:
    page.add_init_script("window.print = () => (document.documentElement.dataset.printed = 1)")
    page.goto("/#/rules/basic")
    page.locator("[data-diagram] svg").first.wait_for()
    assert page.locator(".diagram").count() > page.locator("[data-diagram]").count()
    page.keyboard.press("Control+p")
    page.locator("html[data-printed]").wait_for()
    assert page.locator(".diagram").count() == page.locator("[data-diagram] svg").count()
    page.emulate_media(media="print")
    expect(page.locator(".contents")).to_be_hidden()


def test_a_judged_game_is_printed_in_the_readers_words(server: Server, new_page: NewPage) -> None:
    why = '[%why misses turn=e9-e3 does=takes-last "Misses e9-e3, which takes the last …"]'
    comment = f"{{[%eval -1.00] {why} [%engine ??] Too quick.}}"
    text = f'[Variant "standard"]\n[Position "{WIN}"]\n\n37. h5?? {comment} *\n'
    [game] = server.ask("/api/games/import", {"text": text})["games"]
    page = new_page(language="de")
    page.add_init_script("window.print = () => (document.documentElement.dataset.printed = 1)")
    page.goto(f"/#/analyse/game/{game['id']}")
    page.locator("[data-tool=save]").click()
    page.locator("[data-save=print]").click()
    page.locator("html[data-printed]").wait_for()
    page.emulate_media(media="print")
    moves = page.locator(".sheet .moves")
    expect(moves).to_contain_text("37. h5??")
    expect(moves).to_contain_text("Verpasst e9-e3 – das schlägt den letzten GIPF-Stein")
    expect(moves).to_contain_text("Too quick.")
    for raw in ("%", "{", "Misses"):
        expect(moves).not_to_contain_text(raw)
