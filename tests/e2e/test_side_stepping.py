"""Side games in a game are gone through move by move, in the analysis, at the table and from a link."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from gipf.record import Game, SidePlay
from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.screens import PHONE, THEMES
from tests.e2e.serving import Server
from tests.e2e.study import Study
from tests.e2e.table import Table

TURN = ("Yc2-c4", "challenge", "second")
SECOND, RESULT = "0.0.0:3", "0.0.0:4"
"""Where the last decisions of that turn stand in the list of an analysis."""
MOVES = ("f5", "d4", "e5", "g7")


def side_play(name: str) -> SidePlay:
    """A side game that its Black side wins: by chance, or when White gives up."""
    if name == "die":
        return SidePlay.parse("die#7 throw throw")
    if name == "rps":
        return SidePlay.parse("rps rock paper")
    play = SidePlay.parse(name)
    chance = random.Random(3)
    for _ in range(6):
        assert play.state
        play = play.played(chance.choice(play.state.legal_moves()))
    return play.played("0-1")


def challenged(name: str) -> str:
    """A file in which Black, who begins it, loses a side game: White's YINSH jumps."""
    game = Game(f"standard+Y6;challenges=1;side=Y:{name}", {"White": "Ann", "Black": "Ben"})
    for move in ("Yc2", "b3", *TURN):
        game.play(move)
    game.last.set_side_games([side_play(name)])
    game.play("won")
    game.last.set_comment("a lucky day")
    game.play("d2")
    return str(game)


def brought(server: Server, text: str) -> str:
    return str(server.ask("/api/games/import", {"text": text})["games"][0]["id"])


def look(page: Page) -> Locator:
    return page.locator("[data-played]")


def expect_count(page: Page, count: int) -> None:
    expect(page.locator(f'[data-played][data-count="{count}"]')).to_be_visible()
    expect(page.locator(".played [aria-current=step]")).to_have_attribute(
        "data-side-count", str(count)
    )


def expect_place(study: Study, place: str) -> None:
    expect(study.here).to_have_attribute("data-place", place)


def test_an_analysis_steps_through_a_side_game_and_on_with_the_game(page: Page) -> None:
    file = challenged("yinsh(blitz)")
    study = Study.paste(page, file)
    title = study.tree.get_by_role("button", name="YINSH, blitz: Ann has won")
    study.tree.locator(f'[data-place="{SECOND}"]').click()
    expect_place(study, SECOND)
    page.keyboard.press("ArrowRight")
    expect_count(page, 0)
    expect(look(page).get_by_role("heading")).to_contain_text("YINSH, blitz")
    expect(page.get_by_role("img", name="The board of the game")).to_be_visible()
    for count in range(1, 8):
        page.keyboard.press("ArrowRight")
        expect_count(page, count)
    expect(look(page).locator(".said")).to_contain_text("Black has won")
    page.keyboard.press("ArrowRight")
    expect_place(study, RESULT)
    study.expect_point("c4", "White used YINSH")
    expect(look(page)).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect_count(page, 7)
    page.get_by_role("button", name="One step back").click()
    expect_count(page, 6)
    page.get_by_role("button", name="Back to the board").click()
    expect_place(study, RESULT)
    title.click()
    expect_count(page, 0)
    page.locator("[data-played]").hover()
    page.mouse.wheel(0, 100)
    expect_count(page, 1)
    study.tree.locator('[data-side-count="5"]').click()
    expect_count(page, 5)
    study.accessible()
    page.keyboard.press("Home")
    study.expect_at(None)


@pytest.mark.parametrize("name", ["yinsh(blitz)", "die"])
def test_nothing_of_a_side_game_is_lost_when_a_study_is_saved(name: str, page: Page) -> None:
    file = challenged(name)
    study = Study.paste(page, file)
    page.get_by_role("tab", name="Notes").click()
    study.tree.locator(f'[data-place="{RESULT}"]').click()
    study.comment.fill("a happy day")
    page.locator('[data-tool="save"]').click()
    text = study.dialog.locator("textarea")
    expect(text).to_have_value(re.compile("a happy day"))
    assert text.input_value() == file.replace("lucky", "happy")


def test_a_game_of_the_list_keeps_its_side_games_when_it_is_annotated(
    server: Server, page: Page
) -> None:
    file = challenged("yinsh(blitz)")
    game = brought(server, file)
    study = Study.of_game(page, game)
    page.get_by_role("tab", name="Notes").click()
    study.turn("d2").click()
    with page.expect_response(lambda response: response.url.endswith("/analysis")):
        study.comment.fill("on we go")
        study.comment.blur()
    study.tree.get_by_role("button", name="YINSH, blitz: Ann has won").click()
    expect_count(page, 0)
    written = page.request.get(f"/api/games/{game}/file").text()
    assert str(side_play("yinsh(blitz)")) in " ".join(written.split())
    assert "on we go" in written


def test_the_result_of_one_that_goes_on_is_tried_without_losing_it(page: Page) -> None:
    game = Game("standard+Y6;challenges=1;side=Y:yinsh")
    for move in ("Yc2", "b3", *TURN):
        game.play(move)
    game.last.set_side_games([SidePlay.parse("yinsh f5 d4")])
    study = Study.paste(page, str(game))
    page.get_by_role("button", name="To the end").click()
    expect_count(page, 2)
    page.get_by_role("button", name="Back to the board").click()
    expect_place(study, SECOND)
    page.get_by_label("Type a move").fill("lost")
    page.get_by_label("Type a move").press("Enter")
    expect_place(study, "0.0.1:4")
    page.locator('[data-tool="save"]').click()
    text = study.dialog.locator("textarea")
    expect(text).to_have_value(re.compile("lost"))
    assert "[%side yinsh f5 d4]" in " ".join(text.input_value().split())


def test_hidden_choices_are_open_when_one_looks_back(page: Page) -> None:
    study = Study.paste(page, challenged("rps"))
    study.tree.get_by_role("button", name=re.compile("Rock-paper-scissors")).click()
    expect_count(page, 0)
    page.keyboard.press("ArrowRight")
    expect_count(page, 1)
    expect(look(page).get_by_role("img", name="choice: Rock")).to_be_visible()


def test_a_finished_side_game_is_gone_through_at_the_table(server: Server, page: Page) -> None:
    table = Table.open(page, server, "standard+Y6;challenges=1;side=Y:die")
    table.play("Yc2", "b3", *TURN)
    for _ in range(2):
        page.get_by_role("button", name="Throw").click()
    page.get_by_role("button", name="Back to the board").click()
    table.follow()
    table.wait()
    page.evaluate("document.activeElement.blur()")
    for count in (2, 1, 0):
        page.keyboard.press("ArrowLeft")
        expect_count(page, count)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".stage > p")).to_have_text("You are looking back: step 5 of 6.")
    page.get_by_role("button", name=re.compile("A roll of the die: ")).click()
    expect_count(page, 0)
    assert_accessible(page)
    page.get_by_role("button", name="Back to the board").click()
    table.wait()


def test_a_side_game_that_goes_on_is_looked_back_at_and_gone_on_with(
    server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE)
    table = Table.open(page, server, "standard+Y6;challenges=1;side=Y:yinsh")
    table.play("Yc2", "b3", *TURN)
    for count, point in enumerate(MOVES, 1):
        for _ in ("show", "play"):
            page.locator(f'[data-match] .target[data-point="{point}"]').tap()
        page.locator(f'.played [data-side-count="{count}"][aria-current]').wait_for()
    page.get_by_role("button", name="One step back").tap()
    expect_count(page, 3)
    expect(page.locator("[data-played] .target")).to_have_count(0)
    page.get_by_role("button", name="One step back").tap()
    expect_count(page, 2)
    page.locator("[data-played]").get_by_role("button", name="Back to the game").tap()
    expect(page.locator("[data-match]")).to_be_visible()
    for _ in ("show", "play"):
        page.locator('[data-match] .target[data-point="c3"]').tap()
    page.locator('.played [data-side-count="5"][aria-current]').wait_for()


def test_a_link_holds_the_side_game_too(server: Server, page: Page) -> None:
    game = brought(server, challenged("yinsh(blitz)"))
    page.goto(f"/#/game/{game}")
    page.locator('[data-tool="share"]').click()
    address = page.get_by_role("dialog").locator("input[readonly]")
    expect(address).not_to_have_value("")
    page.goto(address.input_value())
    page.get_by_role("button", name="YINSH, blitz: Ann has won").click()
    expect_count(page, 0)
    page.keyboard.press("ArrowRight")
    expect_count(page, 1)


@pytest.mark.parametrize("theme", THEMES)
def test_a_side_game_that_is_looked_at_fits_a_phone(
    theme: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=PHONE, theme=theme)
    page.goto(f"/#/analyse/game/{brought(server, challenged('zertz(blitz)'))}")
    page.get_by_role("button", name=re.compile("ZÈRTZ, blitz")).tap()
    expect_count(page, 0)
    width = page.evaluate("innerWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert_accessible(page)
