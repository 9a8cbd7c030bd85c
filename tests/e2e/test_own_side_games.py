"""Side games by themselves: listed, opened from files, positions and moves, looked back at, shared."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gipf.side_games import load
from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.screens import PHONE, THEMES
from tests.e2e.serving import Server

MOVES = ("f5", "d4", "e5", "g7")
FILE = '[White "Ann"]\n[Black "Ben"]\n[SideGame "yinsh"]\n\nf5 d4 e5 g7 *\n'


def brought(server: Server, text: str) -> str:
    return str(server.ask("/api/side-games/import", {"text": text})["id"])


def after(count: int) -> str:
    """The position after some of the moves."""
    state = load("yinsh").start()
    for move in MOVES[:count]:
        state = state.play(move)
    return f'[data-side="{state}"]'


def test_side_games_have_a_list_with_names_deleting_and_undo(
    empty_server: Server, new_page: NewPage
) -> None:
    page = new_page(empty_server)
    page.goto("/#/games/side")
    expect(page.get_by_text("No side games yet.")).to_be_visible()
    yinsh = brought(empty_server, FILE)
    die = brought(empty_server, "die#7 throw throw")
    page.goto("/#/games")
    cards = page.locator("[data-game]")
    expect(cards.locator("strong")).to_have_text(["A roll of the die", "YINSH"])
    page.get_by_role("link", name="Other games").click()
    expect(page.get_by_role("link", name="Other games")).to_have_attribute("aria-current", "page")
    expect(cards).to_have_count(2)
    card = page.locator(f'[data-game="{yinsh}"]')
    expect(card.locator("strong")).to_have_text("YINSH")
    expect(card).to_contain_text("Ann – Ben")
    expect(card).to_contain_text("YINSH")
    expect(card).to_contain_text("Unfinished, after 4 turns")
    expect(card.locator("svg .plate")).to_be_visible()
    expect(page.locator(f'[data-game="{die}"]')).to_contain_text("Black won")
    assert_accessible(page)
    card.get_by_role("button", name="Name and note").click()
    page.get_by_label("Name", exact=True).fill("Rings")
    page.get_by_role("button", name="Keep").click()
    expect(card.locator("strong")).to_have_text("Rings")
    page.get_by_role("combobox", name="Game").select_option("die")
    expect(cards).to_have_count(1)
    page.reload()
    expect(cards).to_have_count(1)
    page.get_by_role("combobox", name="Game").select_option("")
    expect(cards).to_have_count(2)
    card.get_by_role("button", name=re.compile("Delete")).click()
    expect(cards).to_have_count(1)
    page.get_by_role("button", name="Bring it back").click()
    expect(cards).to_have_count(2)
    card.get_by_role("link").first.click()
    page.locator(after(4)).wait_for()
    page.goto("/")
    page.get_by_role("link", name=re.compile("^Rings")).click()
    page.locator(after(4)).wait_for()


def test_a_game_against_the_computer_goes_on_from_its_file_as_it_was(
    server: Server, page: Page
) -> None:
    file = '[White "Level 2"]\n[Black "Player"]\n[SideGame "yinsh"]\n\nf5 d4 e5 g7 *\n'
    game = brought(server, file)
    page.goto(f"/#/side/{game}")
    expect(page.get_by_text("White: Computer, level 2")).to_be_visible()
    expect(page.locator("[data-ply]")).to_have_count(5)  # it was the computer's turn
    expect(page.locator(".said")).to_contain_text("Your turn")
    seats = server.ask(f"/api/side-games/{game}")["seats"]
    assert (seats["w"]["kind"], seats["w"]["level"]) == ("computer", 2)
    text = page.request.get(f"/api/side-games/{game}/file").text()
    assert '[White "Level 2"]\n[Black "Player"]' in text


def test_times_are_written_as_in_the_reader_s_country(
    empty_server: Server, new_page: NewPage
) -> None:
    brought(empty_server, "die#7 throw throw")
    for language, form in {
        "en-GB": r"today, \d?\d:\d\d$",
        "en-US": r"today, \d+:\d\d.[AP]M$",
    }.items():
        page = new_page(empty_server, language=language)
        page.goto("/#/games")
        expect(page.locator("[data-game] time")).to_have_text(re.compile(form))


def test_a_long_list_is_shown_in_parts(empty_server: Server, new_page: NewPage) -> None:
    for _ in range(26):
        brought(empty_server, "coin#7")
    page = new_page(empty_server)
    page.goto("/#/games/side")
    cards = page.locator("[data-game]")
    expect(cards).to_have_count(24)
    page.get_by_role("button", name="Show more").click()
    expect(cards).to_have_count(26)


def test_one_goes_through_a_side_game_with_keys_wheel_and_buttons(
    server: Server, page: Page
) -> None:
    page.goto(f"/#/side/{brought(server, FILE)}")
    page.locator(after(4)).wait_for()
    page.keyboard.press("ArrowLeft")
    page.locator(after(3)).wait_for()
    expect(page.locator(".said")).to_have_text("You are looking back: step 3 of 4.")
    expect(page.locator('[data-ply="3"]')).to_have_attribute("aria-current", "step")
    expect(page.locator(".target")).to_have_count(0)
    page.keyboard.press("Home")
    page.locator(after(0)).wait_for()
    page.locator(".drawing").hover()
    page.mouse.wheel(0, 100)
    page.locator(after(1)).wait_for()
    page.get_by_role("button", name="One step on").click()
    page.locator(after(2)).wait_for()
    assert_accessible(page)
    page.locator('[data-ply="1"]').click()
    page.locator(after(1)).wait_for()
    page.get_by_role("button", name="Back to the game").click()
    page.locator(after(4)).wait_for()
    expect(page.locator(".target").first).to_be_visible()


ROW = "yinsh 4/3R3/5R2/1r3M3/2Rmmmm3/6r2/2r1M2R2/3m1M3/2R5/3r3/2r1 w m 43 0/0 0/0"
"""White makes a row of five."""
TURN = ("e3-e8", "xe3-e7", "xe8")


def test_a_turn_of_several_decisions_stands_in_its_player_s_column_and_is_marked_as_a_whole(
    server: Server, page: Page
) -> None:
    state = load("yinsh").parse(ROW)
    for move in TURN:
        state = state.play(move)
    reply = state.legal_moves()[0]
    text = f'[SideGame "yinsh"]\n[Position "{ROW}"]\n\n{" ".join(TURN)} {reply} *\n'
    game = brought(server, text)
    page.goto(f"/#/side/{game}")
    line = page.locator(".moves li").first
    expect(line.locator('[data-turn="w"] button')).to_have_text(TURN)
    expect(line.locator('[data-turn="b"] button')).to_have_text([reply])
    white, black = (line.locator(f'[data-turn="{side}"]').bounding_box() for side in "wb")
    assert white and black and white["x"] + white["width"] <= black["x"]
    assert server.ask(f"/api/side-games/{game}")["movers"] == ["w", "w", "w", "b"]
    page.locator('[data-ply="3"]').click()
    expect(page.locator("svg circle.last")).to_have_count(len({"e3", "e4", "e5", "e6", "e7", "e8"}))


def test_a_hidden_hand_stays_hidden_when_one_looks_back(server: Server, page: Page) -> None:
    seats = {"w": {"kind": "person"}, "b": {"kind": "computer", "level": 1}}
    game = server.ask("/api/side-games", {"game": "dominoes", "seats": seats})["id"]
    page.goto(f"/#/side/{game}")
    page.locator("[data-touch]").first.click()
    page.locator('[data-ply="2"]').wait_for()
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".said")).to_contain_text("step 0 of")
    expect(page.get_by_role("img", name="domino, face down: 7")).to_be_visible()


TEXTS = {
    "file": FILE,
    "moves": "1. f5 d4 2. e5 g7",
    "name": "yinsh f5 d4 e5 g7",
    "record": "[%side yinsh f5 d4 e5 g7]",
    "position": after(4).removeprefix('[data-side="').removesuffix('"]'),
}


@pytest.mark.parametrize("kind", TEXTS)
def test_what_is_pasted_is_opened_and_gone_on_with(kind: str, page: Page) -> None:
    page.goto("/#/side-games/yinsh")
    page.get_by_label("Paste a file, a position or moves").fill(TEXTS[kind])
    page.get_by_role("button", name="Open", exact=True).click()
    page.locator(after(4)).wait_for()
    page.locator('.target[data-point="c3"]').click()
    expect(page.locator("[data-ply]").last).to_have_text("c3")
    page.reload()
    expect(page.locator("[data-ply]").last).to_have_text("c3")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("hello there", "'hello' is no move of YINSH"),
        ('[Variant "basic"]\n\n1. c2 *', "this is a game of GIPF"),
        ("yinsh f5 f5", "f5 is occupied"),
        ("(;FF[4])", "SGF"),
    ],
)
def test_what_cannot_be_opened_is_answered_with_the_reason(
    text: str, says: str, new_page: NewPage
) -> None:
    page = new_page(may_complain=True)
    page.goto("/#/side-games/yinsh")
    page.get_by_label("Paste a file, a position or moves").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(re.escape(says), re.IGNORECASE))
    assert_accessible(page)


def test_a_reason_is_told_in_the_reader_s_language(new_page: NewPage) -> None:
    page = new_page(may_complain=True, language="de")
    page.goto("/#/side-games/yinsh")
    page.get_by_label("Datei, Stellung oder Züge einfügen").fill('[Variant "basic"]\n\n1. c2 *')
    page.get_by_role("button", name="Öffnen", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("kein Nebenspiel für sich")


@pytest.mark.parametrize("path", ["/#/side-games", "/#/games", "/#/analyse"])
def test_a_file_is_opened_wherever_it_is_dropped(path: str, page: Page) -> None:
    page.goto(path)
    page.locator("main h1").wait_for()
    page.wait_for_load_state("networkidle")
    data = page.evaluate_handle(
        """(text) => {
            const data = new DataTransfer()
            data.items.add(new File([text], 'game.gipf', { type: 'text/plain' }))
            return data
        }""",
        FILE,
    )
    page.dispatch_event("main", "drop", {"dataTransfer": data})
    if path == "/#/games":
        page.get_by_role("button", name="Other games").click()
        page.locator("[data-game] a.card").first.click()
    page.locator(after(4)).wait_for()


@pytest.mark.parametrize("path", ["/#/side-games", "/#/analyse"])
def test_a_file_with_several_side_games_is_opened_as_a_list(
    path: str, empty_server: Server, new_page: NewPage
) -> None:
    page = new_page(empty_server)
    page.goto(path)
    other = FILE.replace("yinsh", "zertz").replace("f5 d4 e5 g7 ", "").replace("Ann", "Cleo")
    text = f"{FILE}\n{other}".encode()
    page.locator("input[type=file]").first.set_input_files(
        {"name": "all.gipf", "mimeType": "text/plain", "buffer": text}
    )
    expect(page).to_have_url(re.compile("#/games/side$"))
    expect(page.get_by_text("Ann")).to_be_visible()
    expect(page.get_by_text("Cleo")).to_be_visible()


def test_a_side_game_is_saved_copied_and_sent_as_a_link(
    server: Server, page: Page, tmp_path: Path
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/#/side/{brought(server, FILE.replace('*', '0-1'))}")
    page.locator(after(4)).wait_for()
    page.locator('[data-tool="share"]').click()
    dialog = page.get_by_role("dialog")
    with page.expect_download() as saved:
        dialog.locator('[data-save="file"]').click()
    saved.value.save_as(tmp_path / "saved.gipf")
    text = (tmp_path / "saved.gipf").read_text(encoding="utf-8")
    assert text.endswith("f5 d4 e5 g7 0-1\n")
    with page.expect_download() as drawn:
        dialog.locator('[data-save="picture"]').click()
    drawn.value.save_as(tmp_path / "drawn.svg")
    assert "g7: ring (Black)" in (tmp_path / "drawn.svg").read_text(encoding="utf-8")
    dialog.locator('[data-copy="moves"]').click()
    expect(dialog.locator('[data-copy="moves"]')).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == "f5 d4 e5 g7 0-1"
    assert_accessible(page)
    address = dialog.locator("input[readonly]").input_value()
    page.goto(address)
    page.locator(f"[data-link] {after(4)}").wait_for()
    expect(page.locator(".said")).to_contain_text("Black has won: White has given up")
    page.keyboard.press("ArrowLeft")
    page.locator(f"[data-link] {after(3)}").wait_for()
    assert_accessible(page)
    page.get_by_role("button", name="Keep it in my games").click()
    expect(page.locator("[data-link]")).to_have_count(0)
    page.locator(".end").wait_for()
    assert server.ask(f"/api/side-games/{page.url.rpartition('/')[2]}")["result"] == "0-1"


def test_a_broken_link_says_so(new_page: NewPage) -> None:
    page = new_page(may_complain=True)
    page.goto("/#/side-link/nonsense")
    expect(page.get_by_text("This link holds no game")).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_the_list_fits_a_phone(theme: str, server: Server, new_page: NewPage) -> None:
    state = load("punct").start()
    chance = random.Random(1)
    moves = []
    for _ in range(6):
        moves.append(chance.choice(state.legal_moves()))
        state = state.play(moves[-1])
    brought(server, f"punct {' '.join(moves)}")
    page = new_page(screen=PHONE, theme=theme)
    page.goto("/#/games/side")
    page.locator("[data-game] svg .plate").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page)
