"""What a reader chooses takes effect at once, on every page, and is remembered."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import use_tool
from tests.e2e.screens import DESKTOP, PHONE, THEMES, wait_until
from tests.e2e.serving import Server
from tests.e2e.table import Table

NAME_OF_A_TEXT = re.compile(r"\b[a-z]+(-[a-z]+)+\b")


def _languages(page: Page) -> list[str]:
    codes = page.locator("select option").evaluate_all("(all) => all.map((one) => one.value)")
    return [code for code in codes if code != "auto"]


def test_the_language_is_switched_everywhere_and_remembered(server: Server, page: Page) -> None:
    table = Table.open(page, server, "standard")
    page.goto("/#/settings")
    select = page.get_by_role("combobox")
    select.wait_for()
    languages = _languages(page)
    assert "en" in languages
    titles, prompts = set(), set()
    for code in languages:
        select.select_option(code)
        expect(page.locator("html")).to_have_attribute("lang", code)
        title = page.locator("h1").text_content() or ""
        assert title and title != "settings-title"
        titles.add(title)
        page.reload()  # also what is still to be fetched is in that language
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator("h1")).to_have_text(title)
        table.show()
        prompt = page.locator(".prompt").text_content() or ""
        assert " " in prompt.strip()
        prompts.add(prompt)
        missing = NAME_OF_A_TEXT.findall(page.locator("main").inner_text())
        assert not [name for name in missing if name.startswith(("play-", "tool-", "prompt-"))]
        page.goto("/#/settings")
        select.wait_for()
    assert len(prompts) == len(languages)
    assert len(titles) > len(languages) / 2  # some share the word


def test_the_language_is_that_of_the_browser(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/settings")
    page.get_by_role("combobox").wait_for()
    for code in _languages(page):
        other = new_page(language=f"{code}-{code.upper()}")
        other.goto("/#/settings")
        expect(other.locator("html")).to_have_attribute("lang", code)
        other.get_by_role("combobox").wait_for()
    stranger = new_page(language="eo")
    stranger.goto("/#/settings")
    expect(stranger.locator("html")).to_have_attribute("lang", "en")


def test_dark_is_chosen_and_remembered(page: Page) -> None:
    page.goto("/#/settings")
    paper = "getComputedStyle(document.body).backgroundColor"
    page.get_by_role("radio", name="Light").check()
    light = page.evaluate(paper)
    page.get_by_role("radio", name="Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = page.evaluate(paper)
    assert dark != light
    page.reload()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    assert page.evaluate(paper) == dark


@pytest.mark.parametrize("look", ["Table", "Contrast"])
def test_a_look_is_chosen_by_its_picture_seen_everywhere_and_remembered(
    look: str, server: Server, page: Page
) -> None:
    game = server.new_game("matrx")
    page.goto("/#/settings")
    page.get_by_role("radio", name=look).check()
    expect(page.locator("html")).to_have_attribute("data-look", look.lower())
    plate = "getComputedStyle(document.querySelector('.plate')).fill"
    page.goto(f"/#/game/{game}")
    page.locator("main [data-point]").first.wait_for()
    seen = page.evaluate(plate)
    page.reload()
    page.locator("main [data-point]").first.wait_for()
    assert page.evaluate(plate) == seen
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert_accessible(page)


def test_the_picture_of_a_look_is_in_the_readers_own_light_also_on_the_table(page: Page) -> None:
    page.goto("/#/settings")
    plain = page.locator('.picture[data-look="study"]')
    ground = "one => getComputedStyle(one).backgroundColor"
    light = plain.evaluate(ground)
    page.locator('input[value="table"]').check(force=True)
    expect(page.locator("html")).to_have_attribute("data-look", "table")
    for stuff in ("--grain", "--white-fill", "--black-fill"):
        of = f"(picture) => getComputedStyle(picture).getPropertyValue('{stuff}')"
        assert not plain.evaluate(of), f"{stuff} is the table's"
    assert plain.evaluate(ground) == light


def test_the_size_of_the_board_the_speed_and_each_volume_are_chosen_and_remembered(
    server: Server, page: Page
) -> None:
    table = Table.open(page, server, "standard")
    board = "document.querySelector('main .table').getBoundingClientRect().height"
    full = page.evaluate(board)
    page.goto("/#/settings")
    page.get_by_role("radio", name="Medium").check()
    page.get_by_role("radio", name="Fast").check()
    page.get_by_role("slider", name="Captures").fill("20")
    page.reload()
    expect(page.get_by_role("slider", name="Captures")).to_have_value("20")
    expect(page.get_by_role("radio", name="Fast")).to_be_checked()
    page.get_by_role("switch", name="Sound").uncheck()
    expect(page.get_by_role("slider")).to_have_count(0)
    table.show()
    assert 0.65 * full < page.evaluate(board) < 0.75 * full


def test_a_board_that_was_turned_stays_so_after_a_reload_and_in_the_next_game(
    server: Server, page: Page
) -> None:
    table = Table.open(page, server, "standard")
    is_turned = """() => ['e1', 'e9']
        .map((point) => document.querySelector(`[data-point=${point}]`).getBoundingClientRect().y)
        .reduce((near, far) => near < far)"""
    assert not page.evaluate(is_turned)
    page.locator('[data-tool="flip"]').click()
    wait_until(page, is_turned)
    page.reload()
    page.locator("main [data-point]").first.wait_for()
    assert page.evaluate(is_turned)
    Table.open(page, server, "basic")
    assert page.evaluate(is_turned)
    page.goto(f"/#/analyse/game/{table.game}")
    page.locator("main [data-point]").first.wait_for()
    assert page.evaluate(is_turned)


def test_other_tabs_follow_at_once(server: Server, page: Page) -> None:
    table = Table.open(page, server, "standard")
    tab = page.context.new_page()
    tab.goto("/#/settings")
    name = page.locator("main svg text", has_text="e9")
    expect(name).to_be_visible()
    tab.get_by_role("switch", name="Coordinates").uncheck()
    expect(name).to_have_count(0)
    table.play("d2")


def test_what_the_server_refuses_is_said_in_the_language_that_is_chosen(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(language="de", may_complain=True)
    table = Table.open(page, server, "basic")
    wrong = page.locator("form [role=alert]")
    field = page.locator("form input")
    for text, sentence in (
        ("e1-e4", "e1-e4: e2 ist besetzt, also landet der vorderste Stein auf e3: e1-e3"),
        ("e1", "e1: e1 ist ein Ausgangspunkt; sag, wohin geschoben wird, wie in e1-…"),
    ):
        field.fill(text)
        field.press("Enter")
        expect(wrong).to_have_text(sentence)
    assert table.state["plies"] == []
    page.goto("/#/analyse")
    page.locator("textarea").fill("1. d2 kuchen")
    page.get_by_role("button", name="Öffnen", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Zeile 1, Spalte 7: „kuchen“ ist kein Zug;")
    page.goto("/#/analyse/edit/basic")
    page.get_by_role("group", name="Steine im Vorrat von Weiß").get_by_role("button").last.click()
    expect(page.locator(".end [role=status]")).to_have_text(
        "Weiß hat 16 Basis-Steine; „basic“ hat 15."
    )


def test_what_can_be_shown_at_a_game_is_explained_in_a_line_each(
    server: Server, new_page: NewPage
) -> None:
    for screen in (DESKTOP, PHONE):
        page = new_page(screen=screen)
        page.goto(f"/#/game/{server.new_game()}")
        use_tool(page, "view")
        view = page.get_by_role("dialog")
        for name, why in (
            ("Threats", "Marks your pieces that the other player could capture next."),
            ("Coach", "Asks once before you play a blunder against the computer."),
        ):
            expect(view.get_by_role("switch", name=name)).to_have_accessible_description(why)
            expect(view.get_by_text(why)).to_be_visible()
        assert_accessible(page)


def test_whose_work_it_is_can_be_read(page: Page) -> None:
    page.goto("/#/settings")
    page.get_by_role("link", name="Whose work it is, and all licences").click()
    expect(page.locator("body")).to_contain_text("Mozilla Public License Version 2.0")
    page.go_back()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
