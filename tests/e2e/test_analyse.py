"""Analysing in the browser, with the real engine: games opened, gone through, drawn on, set up."""

import json
import re
import subprocess
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from gipf import Position
from gipf.course import puzzles
from gipf.record import Game
from tests.e2e.conftest import NewPage
from tests.e2e.screens import PHONE
from tests.e2e.serving import Server
from tests.e2e.study import BEST, WIN, Study, listening
from tests.e2e.table import Table
from tests.patience import PATIENCE

GAME = '[Variant "standard"]\n[White "Ann"]\n[Black "Ben"]\n\n1. d2 d8-f7 2. c2 b6-b4 *\n'


# ---------------------------------------------------------------------- opening


def test_a_pasted_game_is_gone_through_by_keys_and_by_clicks(page: Page) -> None:
    study = Study.paste(page, GAME)
    expect(page.locator("h1")).to_have_text("Ann – Ben")
    study.expect_at(None)
    study.expect_point("d2", "empty")
    page.locator("h1").click()
    keys = page.keyboard
    for key, turn in (
        ("ArrowRight", "d2"),
        ("ArrowRight", "d8-f7"),
        ("ArrowLeft", "d2"),
        ("End", "b6-b4"),
        ("ArrowRight", "b6-b4"),
        ("Home", None),
    ):
        keys.press(key)
        study.expect_at(turn)
    study.expect_point("d2", "empty")
    study.turn("c2").click()
    study.expect_at("c2")
    study.expect_point("c2", "White")
    study.expect_point("b5", "White")
    page.get_by_role("button", name="One step on").click()
    study.expect_point("b5", "Black")


def test_a_file_is_opened_and_one_with_more_games_asks_which(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "games.gipf"
    file.write_text(f"{GAME}\n{GAME.replace('Ann', 'Xenia').replace('standard', 'basic')}")
    page.goto("/#/analyse")
    with page.expect_file_chooser() as waiting:
        page.get_by_role("button", name="Choose a file").click()
    waiting.value.set_files(file)
    expect(page.get_by_role("heading", name="This holds 2 games. Which one?")).to_be_visible()
    study = Study(page)
    study.accessible()
    page.get_by_role("button", name="Xenia – Ben").click()
    study.ready()
    expect(page.locator("h1")).to_have_text("Xenia – Ben")
    expect(study.tree).to_have_text("1. d2 d8-f7 2. c2 b6-b4")


def test_games_in_which_nothing_was_played_are_not_offered(
    empty_server: Server, new_page: NewPage
) -> None:
    [brought] = empty_server.ask("/api/games/import", {"text": GAME})["games"]
    for _ in range(7):
        empty_server.new_game("basic")
    page = new_page(empty_server)
    page.goto("/#/analyse")
    listed = page.locator("a.card")
    expect(listed).to_have_attribute("href", f"#/analyse/game/{brought['id']}")
    expect(listed).to_contain_text("after 2 turns")


def test_what_holds_no_game_is_answered_with_a_sentence(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(may_complain=True)  # the browser's console tells of the refusal, too
    page.goto("/#/analyse")
    field = page.get_by_label("Paste a game, a position or moves")
    problem = page.get_by_role("alert")
    for text, words in (
        ("flour, sugar and eggs", "flour"),
        ("1. d2 d9 2. c2", "d9"),
        ("standard 4/5/6 w m B2/B6 -- - 37", "board"),
    ):
        field.fill(text)
        page.get_by_role("button", name="Open", exact=True).click()
        expect(problem).to_contain_text(words)
        expect(field).to_have_value(text)
    Study(page).accessible()
    file = tmp_path / "cake.gipf"
    file.write_bytes(b"\x89PNG\r\n\x00\xff\xfe")
    page.locator("input[type=file]").set_input_files(file)
    expect(problem).to_contain_text(re.compile(r"\w+ \w+"))
    page.goto("/#/analyse/game/nosuchgame")
    expect(page.locator("h1")).to_have_text("This cannot be opened")
    page.get_by_role("link", name="Open something else").click()
    expect(field).to_be_visible()


# ---------------------------------------------------------------------- variations


def test_a_variation_is_played_promoted_deleted_and_still_there_after_a_reload(page: Page) -> None:
    study = Study.paste(page, GAME)
    study.turn("d8-f7").click()
    study.expect_at("d8-f7")
    study.enter("g2")
    study.expect_at("g2")
    study.expect_point("g2", "White")
    study.push("b6", "b5")
    study.expect_at("b6-b4")
    expect(study.turn("c2")).to_be_visible()
    assert "2. c2 ( 2. g2 b6-b4 ) 2... b6-b4" in study.text()

    study.tab("Notes")
    page.get_by_role("button", name="Good turn").click()
    study.comment.fill("a  quiet\nreply")
    study.comment.press("Tab")
    expect(study.here).to_have_text("b6-b4!")
    study.line("Move this variation up")
    expect(study.here).to_have_text("b6-b4!")
    assert "2. g2 ( 2. c2 b6-b4 ) 2... b6-b4! {a quiet reply}" in study.text()

    page.reload()
    study.ready()
    assert "2. g2 ( 2. c2 b6-b4 ) 2... b6-b4! {a quiet reply}" in study.text()
    page.goto("/#/analyse")
    page.get_by_role("link", name="Ann – Ben").first.click()
    study.ready()

    study.turn("c2").click()
    page.locator("h1").click()
    page.keyboard.press("ArrowUp")
    study.expect_at("g2")
    page.keyboard.press("ArrowDown")
    study.expect_at("c2")
    study.line("Delete this turn")
    study.expect_at("d8-f7")
    expect(study.turn("c2")).to_have_count(0)
    study.line("Undo the last change")
    expect(study.turn("c2")).to_have_count(1)
    page.keyboard.press("Control+z")
    study.expect_at("c2")
    study.accessible()


def test_a_move_is_typed_and_a_wrong_one_is_answered(new_page: NewPage) -> None:
    page = new_page(may_complain=True)
    study = Study.paste(page, "basic")
    field = page.get_by_label("Type a move")
    field.fill("e1-e7")
    field.press("Enter")
    expect(page.locator("form [role=alert]")).to_contain_text("e1-e3")
    field.fill("e1-e3")
    field.press("Enter")
    study.expect_at("e1-e3")
    study.expect_point("e3", "White")


# ---------------------------------------------------------------------- the engine


def test_the_engine_shows_lines_and_arrows_follows_the_position_and_stops(
    server: Server, page: Page
) -> None:
    with listening(page) as heard:
        study = Study.paste(page, WIN, engine=True)
        expect(study.lines).to_have_count(3)
        expect(study.lines.first).to_contain_text(";".join(BEST))
        expect(study.lines.first).to_contain_text("White in")
        expect(study.arrows).not_to_have_count(0)
        expect(study.bar).to_have_attribute("aria-label", "Winning chances: White 100%, Black 0%")
        study.accessible()

        page.get_by_label("Lines shown").select_option("1")
        expect(study.lines).to_have_count(1)
        study.enter("h5")
        expect(study.lines.first).to_contain_text("37...")
        expect(study.arrows).to_have_count(1)
        expect(study.bar).not_to_have_attribute("aria-label", re.compile("White 100|Not judged"))
        follow = study.lines.get_by_role("button").first
        reply = re.sub(r"^37\.\.\.", "", follow.inner_text()).split(";")[-1]
        follow.click()
        study.expect_at(reply)
        assert "37. h5" in study.text()

        study.engine.uncheck()
        expect(study.lines).to_have_count(0)
        expect(study.arrows).to_have_count(0)
        expect(study.bar).to_have_attribute("aria-label", "Not judged yet")
        _wait_until_stopped(page, heard)
        _wait_until_idle(page, server)
        count = len(heard)
        page.wait_for_timeout(400)
        assert not any('"analys' in line for line in heard[count:])  # but perhaps a heartbeat
    page.reload()
    study.page.locator("main [data-point]").first.wait_for()
    expect(study.engine).not_to_be_checked()


def _wait_until_stopped(page: Page, heard: list[str]) -> None:
    """Wait until the last request to stop was answered."""
    asked = next(line for line in reversed(heard) if line.startswith("> ") and '"stop"' in line)
    own = json.loads(asked[2:])["id"]
    until = time.monotonic() + PATIENCE
    while not any(line[0] == "<" and json.loads(line[2:]).get("id") == own for line in heard):
        assert time.monotonic() < until, "nobody stops"
        page.wait_for_timeout(20)


def _wait_until_idle(page: Page, server: Server) -> None:
    """Wait until the engine's process takes no time any more."""
    pid = str(server.ask("/api/health")["engine"]["pid"])

    def taken() -> str:
        asked = subprocess.run(["ps", "-o", "time=", "-p", pid], capture_output=True, check=True)
        return asked.stdout.decode()

    until = time.monotonic() + PATIENCE
    before = ""
    while (now := taken()) != before:
        assert time.monotonic() < until, "the engine goes on"
        before = now
        page.wait_for_timeout(1200)


def test_a_line_is_followed_where_the_game_is_over(page: Page) -> None:
    study = Study.paste(page, WIN, engine=True)
    study.lines.first.get_by_role("button").first.click()
    study.expect_at(BEST[1])
    expect(page.get_by_text("The game is over here.")).to_be_visible()
    expect(study.bar).to_have_attribute("aria-label", "Winning chances: White 100%, Black 0%")
    study.engine.uncheck()


# ---------------------------------------------------------------------- drawing, and playing on


def centre(page: Page, point: str) -> tuple[float, float]:
    """Where a point is in the window."""
    return Study(page).hand.place(f'[data-point="{point}"]')


def test_arrows_and_rings_are_drawn_and_saved(page: Page) -> None:
    study = Study.paste(page, GAME)
    study.tab("Notes")
    drawn = page.locator("main svg .drawn")
    shapes = page.locator(".shapes")
    mouse = page.mouse
    mouse.move(*centre(page, "e2"))
    mouse.down(button="right")
    mouse.move(*centre(page, "d4"), steps=3)
    expect(drawn).to_have_count(1)  # as it would be
    mouse.move(*centre(page, "e5"), steps=3)
    mouse.up(button="right")
    mouse.click(*centre(page, "d4"), button="right")
    expect(shapes).to_have_text("Drawn: e2-e5, d4")
    expect(drawn).to_have_count(2)
    study.expect_at(None)  # nothing was played
    mouse.click(*centre(page, "d4"), button="right")
    expect(shapes).to_have_text("Drawn: e2-e5")

    # a switch with which everything draws, the keyboard too
    page.get_by_role("button", name="Draw on the board").click()
    mouse.click(*centre(page, "c3"))
    expect(shapes).to_have_text("Drawn: e2-e5, c3")
    page.locator("[data-point=e5]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(shapes).to_have_text("Drawn: e2-e5, c3, e5-e6")
    study.expect_at(None)
    study.accessible()
    page.get_by_role("button", name="Draw on the board").click()

    # kept with the turn, in the text, and after a reload
    assert "[%draw e2-e5 c3 e5-e6]" in study.text()
    study.turn("d2").click()
    expect(drawn).to_have_count(0)
    page.reload()
    study.ready()
    expect(drawn).to_have_count(3)
    page.get_by_role("button", name="Remove drawings").click()
    expect(drawn).to_have_count(0)


def test_two_fingers_draw_an_arrow(new_page: NewPage) -> None:
    page = new_page(screen=PHONE)
    Study.paste(page, GAME).tab("Notes")
    page.evaluate("scrollTo(0, 0)")  # to where both are in sight
    places = [centre(page, point) for point in ("e2", "e5")]
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
    hands = page.context.new_cdp_session(page)
    for kind, down in (("touchStart", fingers[:1]), ("touchStart", fingers), ("touchEnd", [])):
        hands.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": down})
    expect(page.locator(".shapes")).to_have_text("Drawn: e2-e5")
    Study(page).expect_at(None)


def test_one_plays_on_from_any_moment(server: Server, page: Page) -> None:
    study = Study.paste(page, GAME)
    study.turn("d2").click()
    study.expect_at("d2")
    study.tool("play")
    study.dialog.get_by_label("Opponent").select_option("people")
    study.accessible()
    study.dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/#/game/*")
    expect(page.locator('[data-point="d2"]')).to_have_accessible_name(re.compile("White"))

    # in a game, too: from the turn one looks at
    table = Table.open(page, server, "basic")
    for move in ("d2", "d8-f7"):
        table.play(move)
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".stage > p")).to_contain_text("looking back: step 1 of 2")
    looked_at = Position.start("basic").play("d2")
    page.get_by_role("button", name="Play from here").click()
    study.dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(lambda address: "#/game/" in address and table.game not in address)
    begun = server.ask(f"/api/games/{page.url.rpartition('/')[2]}")
    page.locator(f'[data-game="{begun["id"]}"]').wait_for()
    assert begun["start"] == str(looked_at)
    assert [begun["seats"][player]["kind"] for player in "wb"] == ["computer", "person"]
    page.goto(f"/#/game/{table.game}")
    table.wait()
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".stage > p")).to_contain_text("looking back: step 1 of 2")
    page.get_by_role("link", name="Analyse from here").click()
    study.ready()
    assert Game.parse(study.text()).start == looked_at

    puzzle = puzzles()[0]["puzzles"][0]
    page.goto(f"/#/learn/puzzle/{puzzle['id']}")
    page.get_by_role("link", name="Analyse from here").click()
    study.ready()
    assert Game.parse(study.text()).start == Position.parse(puzzle["position"])


# ---------------------------------------------------------------------- setting up a position


def test_what_plays_from_here_is_called_the_same_on_its_button_and_in_its_dialog(
    new_page: NewPage,
) -> None:
    page = new_page(language="de")
    page.goto("/#/analyse")
    page.get_by_role("textbox").first.fill("1. d2 d8-f7 *")
    page.get_by_role("button", name="Öffnen").first.click()
    page.locator('[data-tool="play"]', has_text="Ab hier spielen").click()
    expect(page.get_by_role("dialog", name="Ab hier spielen")).to_be_visible()


def test_a_position_is_set_up_refused_with_a_reason_and_analysed(page: Page) -> None:
    page.goto("/#/analyse")
    page.get_by_role("link", name="Set up a position").click()
    text = page.locator("input.text")
    analyse = page.get_by_role("button", name="Analyse", exact=True)
    problem = page.locator(".end [role=status]")
    expect(text).to_have_value(re.compile("^standard "))
    page.get_by_role("button", name="Empty board").click()
    expect(problem).to_have_text(
        "White has no GIPF-piece on the board and would have lost: "
        "put one there, or choose the basic game."
    )
    expect(analyse).to_be_disabled()
    page.get_by_label("Variant").select_option("basic")
    expect(text).to_have_value(re.compile("^basic "))
    page.get_by_role("button", name="Empty board").click()
    expect(text).to_have_value(re.compile("^basic 4/5/6/7/6/5/4 w m B15/B15 "))
    unit = page.get_by_role("group", name="Pick a piece, then choose spots")

    def press(spot: str) -> None:
        page.locator(f'[data-spot="{spot}"]').click()

    for spot in ("e2", "e3", "e4", "e5"):
        press(spot)
    expect(text).to_have_value(re.compile(r"^basic 4/5/6/BBBB3/6/5/4 w c "))
    unit.get_by_role("radio", name="Black piece").check(force=True)
    press("e8")
    page.get_by_role("radio", name="Black", exact=True).check()
    expect(problem).to_contain_text("White has a row and has to clear it first")
    expect(analyse).to_be_disabled()
    expect(text).to_have_value("")
    Study(page).accessible()

    unit.get_by_role("radio", name="Take off").check(force=True)
    press("e5")
    expect(problem).to_be_empty()
    page.locator('[data-spot="e4"]').press("Delete")
    page.locator('[data-spot="e4"]').press("ArrowUp")
    expect(page.locator('[data-spot="e5"]')).to_be_focused()
    expect(text).to_have_value(re.compile(r"^basic 4/5/6/BB4b/6/5/4 b m "))
    more = page.get_by_role("group", name="Pieces in the reserve of White")
    for _ in range(3):
        more.get_by_role("button", name="One more").click()
    expect(problem).to_contain_text("White")
    expect(analyse).to_be_disabled()
    for _ in range(3):
        more.get_by_role("button", name="One less").click()
    expect(analyse).to_be_enabled()
    position = Position.parse(text.input_value())
    analyse.click()
    study = Study(page).ready()
    study.expect_point("e8", "Black")
    study.push("e9", "e8")
    study.expect_at("e9-e7")
    game = Game.parse(study.text())
    assert game.start == position and [str(move) for move in game.moves()] == ["e9-e7"]
    page.reload()
    study.ready()
    expect(study.turn("e9-e7")).to_be_visible()


def test_no_ring_stays_on_the_spot_that_was_pressed_last(page: Page, new_page: NewPage) -> None:
    for shown in (page, new_page(screen=PHONE)):
        shown.goto("/#/analyse/edit/standard")
        spot = shown.locator('[data-spot="e5"]')
        if shown is page:
            spot.focus()
            shown.keyboard.press("Tab")  # somebody who has used the keyboard before
            spot.click()
            shown.mouse.move(5, 5)
        else:
            spot.tap()
        expect(spot).to_have_attribute("tabindex", "0")  # from there the keyboard goes on
        expect(spot.locator(".ring")).to_have_css("stroke", "none")


def test_what_was_set_up_survives_another_variant_and_every_change_can_be_undone(
    page: Page,
) -> None:
    page.goto("/#/analyse/edit/basic")
    text = page.locator("input.text")
    page.get_by_role("button", name="Empty board").click()
    page.locator('[data-spot="e5"]').click()
    page.get_by_role("radio", name="Black", exact=True).check()
    expect(text).to_have_value(re.compile(r"^basic 4/5/6/3B3/6/5/4 b m B14/B15 "))
    variant = page.get_by_label("Variant")
    variant.select_option("standard+Z6")
    expect(page.locator('[data-spot="e5"]')).to_have_attribute("aria-label", re.compile("White"))
    expect(variant.locator("option:checked")).to_have_text("Standard GIPF with potentials")
    undo = page.locator('[data-do="undo"]')
    undo.click()
    expect(text).to_have_value(re.compile(r"^basic 4/5/6/3B3/6/5/4 b m B14/B15 "))
    for _ in range(3):
        undo.click()
    expect(text).to_have_value(str(Position.start("basic")))
    expect(undo).to_be_disabled()
    variant.select_option("standard+Z6")  # nothing was set up: its start
    expect(text).to_have_value(str(Position.start("standard+Z6")))
    page.goto("/#/analyse")
    page.get_by_role("link", name="Standard GIPF with potentials").click()
    assert Game.parse(Study(page).ready().text()).start == Position.start("standard+Z6")


def test_the_explorer_shows_what_was_played_in_the_games_at_hand(
    empty_server: Server, new_page: NewPage
) -> None:
    games = ("1. c2 c6 1-0", "1. c2 d2 0-1", "1. d2 1/2-1/2")
    text = "\n\n".join(
        f'[Variant "basic"]\n[Result "{game.split()[-1]}"]\n\n{game}' for game in games
    )
    empty_server.ask("/api/games/import", {"text": text})
    page = new_page(empty_server)
    page.goto("/#/analyse/new/basic")
    study = Study(page).ready()
    study.tab("Opening explorer")
    rows = page.locator(".explorer li button")
    expect(rows).to_have_count(2)
    expect(rows.first).to_have_attribute(
        "title", re.compile(r": 2 games; White won 1, Black 1, drawn 0")
    )
    study.accessible()
    rows.first.click()
    expect(study.here).to_have_count(1)
    expect(rows).to_have_count(2)
    expect(page.locator(".explorer .games a")).to_have_count(2)
    study.push("f1", "f2")
    expect(page.locator(".explorer")).to_contain_text("None of your games came this way.")
    page.reload()
    study.ready()
    expect(page.locator(".explorer")).to_contain_text("Played here in your games")
