"""The list of games: filters, names, deleting with undo, studies, statistics; and what one has set up."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import use_tool
from tests.e2e.pages import a_whole_game
from tests.e2e.places import boxes, resize
from tests.e2e.screens import DESKTOP, NARROW, PHONE, THEMES
from tests.e2e.serving import Server
from tests.e2e.study import Study
from tests.e2e.table import Table


def _resigned(server: Server, page: Page, level: int, variant: str = "basic") -> str:
    """Play a game against the computer until one has resigned."""
    game = server.new_game(variant, level)
    page.goto(f"/#/game/{game}")
    page.locator("main [data-point]").first.wait_for()
    use_tool(page, "resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    return game


def _luminance(colour: str) -> float:
    """Give the relative luminance of a colour as a browser writes it (WCAG 2)."""
    channels = [float(part) for part in re.findall(r"[\d.]+", colour)][:3]
    scale = 1 if colour.startswith("color(") else 255
    linear = [
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (channel / scale for channel in channels)
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def _contrast(one: str, other: str) -> float:
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("look", ["study", "table", "contrast"])
def test_black_pieces_are_seen_in_small_pictures_on_a_dark_plate(
    look: str, server: Server, new_page: NewPage
) -> None:
    page = new_page(theme="dark")
    page.add_init_script(f"localStorage['gipf.settings'] = JSON.stringify({{ look: '{look}' }})")
    server.new_game()
    for path, part in (("/#/games", "[data-game]"), ("/#/new/standard", "label")):
        page.goto(path)
        black = page.locator(f"main {part} svg:has(.plate) .face.b").first
        black.wait_for()
        rim, effect, width = black.evaluate(
            "e => (s => [s.stroke, s.vectorEffect, s.strokeWidth])(getComputedStyle(e))"
        )
        plate = page.locator("main svg .plate").first.evaluate("e => getComputedStyle(e).fill")
        assert effect == "non-scaling-stroke"
        assert float(width.removesuffix("px")) >= 0.9
        assert _contrast(rim, plate) >= 3
    Table.open(page, server, "basic")
    seat = page.locator('[data-seat="b"] .face.b').first
    assert seat.evaluate("e => getComputedStyle(e).vectorEffect") == "non-scaling-stroke"


def test_games_are_filtered_by_result_variant_and_opponent(
    empty_server: Server, new_page: NewPage
) -> None:
    page = new_page(empty_server)
    lost = _resigned(empty_server, page, 3)
    open_ = empty_server.new_game("standard", 2)
    people = empty_server.new_game("matrx")
    page.goto("/#/games")
    cards = page.locator("[data-game]")
    expect(cards).to_have_count(3)
    page.get_by_role("combobox", name="Result").select_option("lost")
    expect(cards).to_have_count(1)
    expect(page.locator(f'[data-game="{lost}"]')).to_contain_text("You lost")
    page.get_by_role("combobox", name="Result").select_option("")
    page.get_by_role("combobox", name="Opponent").select_option("2")
    expect(cards).to_have_count(1)
    expect(page.locator(f'[data-game="{open_}"]')).to_be_visible()
    page.get_by_role("combobox", name="Opponent").select_option("people")
    expect(page.locator(f'[data-game="{people}"]')).to_be_visible()
    page.get_by_role("combobox", name="Game").select_option("basic")
    expect(page.get_by_text("No game fits.")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(cards).to_have_count(3)
    page.get_by_role("combobox", name="Result").select_option("open")
    expect(cards).to_have_count(2)
    page.locator(f'[data-game="{open_}"] a.card').click()
    page.locator("main [data-point]").first.wait_for()
    page.go_back()
    expect(page.get_by_role("combobox", name="Result")).to_have_value("open")
    expect(cards).to_have_count(2)
    mixed = empty_server.new_game("standard+Z6")
    page.get_by_role("combobox", name="Game").select_option(label="With potentials")
    expect(cards).to_have_count(1)
    expect(page.locator(f'[data-game="{mixed}"]')).to_be_visible()


def test_among_all_games_those_of_the_project_besides_gipf_are_found(
    empty_server: Server, new_page: NewPage
) -> None:
    page = new_page(empty_server)
    gipf = empty_server.new_game("standard", 2)
    seats = {"w": {"kind": "person", "name": "Ann"}, "b": {"kind": "person"}}
    yinsh, _ = (
        empty_server.ask("/api/side-games", {"game": game, "seats": seats})["id"]
        for game in ("yinsh(blitz)", "dvonn")
    )
    page.goto("/#/games")
    cards = page.locator("[data-game]")
    expect(cards).to_have_count(3)
    wanted = page.get_by_role("combobox", name="Game")
    wanted.select_option(label="YINSH")
    expect(cards).to_have_count(1)
    expect(page.locator(f'[data-game="{yinsh}"]')).to_be_visible()
    page.reload()
    expect(wanted).to_have_value("yinsh")
    wanted.select_option("standard")
    expect(page.locator(f'[data-game="{gipf}"]')).to_be_visible()
    expect(cards).to_have_count(1)
    page.goto("/#/games/studies")
    expect(wanted.locator("option", has_text="YINSH")).to_have_count(0)


def test_on_a_small_phone_filters_are_folded_and_say_how_many_are_set(
    empty_server: Server, new_page: NewPage
) -> None:
    page = new_page(empty_server, screen=NARROW)
    game = empty_server.new_game("standard", 2)
    page.goto("/#/games")
    card = page.locator(f'[data-game="{game}"]')
    expect(card).to_be_visible()
    top = card.evaluate("(card) => card.getBoundingClientRect().top")
    assert top < 300, "the first game is in the upper half of the window"
    result = page.get_by_role("combobox", name="Result")
    expect(result).to_be_hidden()
    page.get_by_role("button", name="Filter", exact=True).tap()
    result.select_option("open")
    page.get_by_role("combobox", name="Game").select_option("standard")
    fold = page.get_by_role("button", name="Filter: 2 set")
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert_accessible(page)
    fold.tap()
    expect(result).to_be_hidden()
    expect(card).to_be_visible()
    page.reload()
    expect(fold).to_be_visible()
    page.get_by_role("button", name="Show all").tap()
    expect(page.get_by_role("button", name="Filter", exact=True)).to_be_visible()


def test_a_game_is_named_noted_about_deleted_and_brought_back(
    empty_server: Server, new_page: NewPage
) -> None:
    page = new_page(empty_server)
    game, other = empty_server.new_game(), empty_server.new_game()
    page.goto("/#/games")
    card = page.locator(f'[data-game="{game}"]')
    card.get_by_role("button", name="Name and note: Ann – Ben").click()
    page.get_by_label("Name", exact=True).fill("The long evening")
    page.get_by_role("textbox", name="Note").fill("Try the push from c2 next time.")
    assert_accessible(page)
    page.get_by_role("button", name="Keep").click()
    expect(card.locator("strong")).to_have_text("The long evening")
    expect(card).to_contain_text("Try the push from c2")
    page.reload()
    expect(card.locator("strong")).to_have_text("The long evening")
    card.get_by_role("button", name="Delete the game The long evening").click()
    expect(card).to_have_count(0)
    expect(page.locator(f'[data-game="{other}"]')).to_be_visible()
    assert empty_server.ask("/api/games")["games"][0]["id"] == other
    page.get_by_role("button", name="Bring it back").click()
    expect(card.locator("strong")).to_have_text("The long evening")
    page.reload()
    expect(card).to_be_visible()


def test_statistics_tell_how_one_played_against_each_level(
    empty_server: Server, new_page: NewPage
) -> None:
    page = new_page(empty_server)
    page.goto("/#/games/statistics")
    expect(page.get_by_text("Play a game against the computer to its end")).to_be_visible()
    _resigned(empty_server, page, 2)
    _resigned(empty_server, page, 2)
    _resigned(empty_server, page, 5, "standard")
    page.goto("/#/games/statistics")
    expect(page.get_by_role("heading", name="Basic GIPF")).to_be_visible()
    row = page.get_by_role("row", name=re.compile("2 – beginner"))
    expect(row.locator("td.number")).to_have_text(["0", "0", "2"])
    expect(row.locator(".share")).to_have_text("0%")
    expect(page.get_by_role("columnheader", name="Share won")).to_have_count(2)
    expect(page.locator(".sums")).to_contain_text("3lost in a row, up to now")
    expect(page.get_by_text("Finished games against the computer count.")).to_be_visible()
    resize(page, NARROW)
    counts = [round(box["y"]) for box in boxes(page, ".sums p:not(.run)")]
    assert len(counts) == 3 and len(set(counts)) == 1, "on a phone they stand side by side"
    resize(page, DESKTOP)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert_accessible(page)
    row.get_by_role("link").click()
    expect(page.locator("[data-game]")).to_have_count(2)
    expect(page.get_by_role("combobox", name="Opponent")).to_have_value("2")


def test_a_kept_study_has_a_name_and_a_list_of_its_own(
    empty_server: Server, new_page: NewPage
) -> None:
    page = new_page(empty_server)
    page.goto("/#/games/studies")
    expect(page.get_by_text("A study is an analysis with a name of its own.")).to_be_visible()
    study = Study.paste(page, "1. d2 d8-f7 2. c2 *")
    study.tool("save")
    expect(study.dialog).to_contain_text("only this browser remembers this analysis")
    page.get_by_label("Name of the study").fill("An idea on the d-line")
    below = study.dialog.locator("[data-save=file]")
    place = below.bounding_box()
    study.dialog.get_by_role("button", name="Keep as a study").click()
    expect(study.dialog.get_by_role("button", name="Keep as a study")).to_have_count(0)
    assert below.bounding_box() == place, "nothing moves away below the pointer"
    expect(study.dialog).to_contain_text("Kept in your studies as “An idea on the d-line”.")
    study.accessible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_have_text("An idea on the d-line")
    study.tool("save")
    expect(study.dialog).to_contain_text("one of your studies")
    study.dialog.get_by_role("link", name="Open my studies").click()
    expect(page.locator("[data-game]")).to_contain_text("An idea on the d-line")
    page.goto("/")
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()
    expect(page.get_by_role("heading", name="Go on playing")).to_have_count(0)
    page.goto("/#/games")
    expect(page.get_by_text("No games yet.")).to_be_visible()
    page.get_by_role("link", name="Studies").click()
    card = page.locator("[data-game]")
    expect(card).to_contain_text("An idea on the d-line")
    expect(card).to_contain_text("2 turns")
    card.locator("a.card").click()
    again = Study(page).ready()
    expect(page.get_by_role("heading", level=1)).to_have_text("An idea on the d-line")
    page.keyboard.press("End")
    again.expect_at("c2")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        again.enter("c6")
        again.expect_at("c6")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        again.enter("g2")
        again.expect_at("g2")
    page.goto("/#/analyse")
    expect(page.get_by_role("heading", name="Your studies")).to_be_visible()
    card = page.get_by_role("link", name="An idea on the d-line")
    expect(card).to_contain_text("3 turns")


def test_turns_are_counted_as_the_moves_are_numbered_and_unfinished_games_say_so(
    empty_server: Server, new_page: NewPage
) -> None:
    page = new_page(empty_server)
    finished = a_whole_game(empty_server)
    text = '[Variant "standard"]\n\n1. d2 d8-f7 2. c2 *'
    [begun] = empty_server.ask("/api/games/import", {"text": text})["games"]
    new = empty_server.new_game()
    page.goto("/#/games")
    for game, words in (
        (finished, "White won after 28 turns"),
        (begun["id"], "Unfinished, after 2 turns"),
        (new, "Nothing played yet"),
    ):
        expect(page.locator(f'[data-game="{game}"]')).to_contain_text(words)
    page.locator(f'[data-game="{finished}"] a.card').click()
    expect(page.locator(".moves li").last.locator(".number")).to_have_text("28.")
    page.goto("/#/analyse")
    page.get_by_label("Paste a game, a position or moves").fill(f"{text}\n\n{text}\n")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("button", name="Game 1")).to_contain_text("2 turns")


def test_a_study_is_made_of_a_game_which_stays_as_it_is(
    empty_server: Server, new_page: NewPage
) -> None:
    page = new_page(empty_server)
    game = empty_server.new_game("basic")
    study = Study.of_game(page, game)
    study.enter("d2")
    study.expect_at("d2")
    study.tool("save")
    study.dialog.get_by_role("button", name="Keep as a study").click()
    expect(study.dialog).to_contain_text("Kept in your studies as “Ann – Ben, ")
    assert game in page.url
    study.dialog.get_by_role("link", name="Open my studies").click()
    card = page.locator("[data-game]")
    expect(card).to_contain_text("Ann – Ben")
    expect(card).to_contain_text("one turn")
    assert empty_server.ask(f"/api/games/{game}")["plies"] == []


def test_what_was_set_up_is_there_after_back_and_forward_and_a_reload(page: Page) -> None:
    page.goto("/#/new/matrx")
    expect(page.locator('input[name="card"][value="matrx"]')).to_be_checked()
    page.locator('input[name="card"][value="ultimate"]').check()
    page.get_by_role("radio", name="Computer", exact=True).check()
    page.get_by_role("slider").fill("7")
    page.get_by_text("Change the rules").click()
    challenges = page.get_by_role("combobox", name="Challenges")
    challenges.select_option("*")
    page.get_by_role("link", name="Learn").click()
    expect(page).to_have_url(re.compile("learn"))
    page.go_back()
    for _ in range(2):
        expect(page.locator('input[name="card"][value="ultimate"]')).to_be_checked()
        expect(page.get_by_role("slider")).to_have_value("7")
        expect(challenges).to_have_value("*")
        page.reload()


def test_a_position_that_is_set_up_is_there_after_back_and_a_reload(page: Page) -> None:
    page.goto("/#/analyse/edit/basic")
    spot = page.locator('[data-spot="e5"]')
    spot.click(force=True)
    expect(spot).to_have_attribute("aria-label", re.compile("White"))
    page.get_by_role("link", name="Learn").click()
    expect(page).to_have_url(re.compile("learn"))
    page.go_back()
    expect(spot).to_have_attribute("aria-label", re.compile("White"))
    page.reload()
    expect(spot).to_have_attribute("aria-label", re.compile("White"))


def test_two_computers_play_while_one_watches(server: Server, page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="Watch two computers").check()
    page.get_by_label("Level of White").fill("1")
    page.get_by_label("Level of Black").fill("2")
    page.get_by_role("button", name="Watch", exact=True).click()
    page.wait_for_url("**/#/game/*")
    expect(page.locator('[data-seat="w"]')).to_contain_text("level 1")
    expect(page.locator('[data-seat="b"]')).to_contain_text("level 2")
    page.locator('[data-ply="6"]').wait_for()
    table = Table.here(page, server)
    assert {seat["kind"] for seat in table.state["seats"].values()} == {"computer"}


def test_the_list_fits_a_phone(empty_server: Server, new_page: NewPage) -> None:
    page = new_page(empty_server, screen=PHONE)
    _resigned(empty_server, page, 3)
    for path in ("/#/games", "/#/games/statistics", "/#/games/studies"):
        page.goto(path)
        page.locator("main h1").wait_for()
        page.wait_for_load_state("networkidle")
        page.set_viewport_size({"width": 320, "height": 640})
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 320, path
        assert_accessible(page)


def test_the_computer_plays_on_for_somebody_until_they_play_again(
    server: Server, page: Page
) -> None:
    game = server.new_game("basic", 1)
    page.goto(f"/#/game/{game}")
    page.locator("main [data-point]").first.wait_for()
    page.locator('[data-tool="handover"]').click()
    expect(page.get_by_text("The computer plays on for you")).to_be_visible()
    page.locator('[data-ply="4"]').wait_for()
    assert_accessible(page)
    page.get_by_role("button", name="I play again").click()
    expect(page.get_by_text("The computer plays on for you")).to_have_count(0)
    table = Table.here(page, server)
    table.wait_for_answer()
    assert table.state["people"] == ["w"]
    if not table.position.is_over:
        table.play(table.position.legal_moves()[0].text)
