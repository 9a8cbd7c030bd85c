"""A game leaves the page as a file, as a picture and as a link, and comes back."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.serving import Server
from tests.e2e.table import Table


def _shared(table: Table) -> Page:
    table.page.locator('[data-tool="share"]').click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    return table.page


def test_a_game_is_saved_as_a_file_and_opened_again(
    server: Server, page: Page, tmp_path: Path
) -> None:
    table = Table.open(page, server, "tournament")
    table.play("Ge2", "Gb5", "Gh5")
    with _shared(table).expect_download() as waiting:
        page.get_by_role("link", name="File").click()
    name = waiting.value.suggested_filename
    assert name.endswith(".gipf")
    file = tmp_path / name
    waiting.value.save_as(file)
    text = file.read_text()
    assert "1. Ge2 Gb5 2. Gh5 *" in text and '[White "Ann"]' in text

    page.goto("/#/games")
    file.write_text(text.replace("Ann", "Xenia"))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".notice")).to_contain_text("The game is in your list now.")
    page.get_by_role("link", name="Xenia – Ben Tournament").click()
    opened = Table.here(page, server)
    opened.wait()
    assert opened.plies == table.plies and opened.game != table.game


def test_a_file_that_holds_no_game_is_answered_with_a_sentence(
    server: Server, new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page(may_complain=True)  # the browser's console tells of the refusal, too
    server.new_game()
    file = tmp_path / "cake.gipf"
    file.write_text('[Variant "basic"]\n\n1. flour *\n')
    page.goto("/#/games")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".notice")).to_contain_text("cake.gipf: ")


def test_a_game_is_saved_as_a_picture(server: Server, page: Page, tmp_path: Path) -> None:
    table = Table.open(page, server, "tournament")
    table.play("Ge2")
    with _shared(table).expect_download() as waiting:
        page.get_by_role("link", name="Picture").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.suffix == ".svg" and "<svg" in file.read_text()


def test_a_link_holds_the_whole_game(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = Table.open(page, server, "standard+Z6")
    table.play("Zd1-f2", "Zb6-b4", "d2")
    _shared(table)
    button = page.get_by_role("button", name="Copy the link")
    expect(button).to_be_enabled()
    button.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.get_by_label("Link").input_value()
    assert table.game not in link

    other = new_page()
    other.goto(link)
    expect(other.locator('[data-ply="3"]')).to_have_text("d2")
    expect(other.locator('[data-seat="b"]')).to_contain_text("Ben")
    other.locator('[data-ply="1"]').click()
    expect(other.locator('[data-ply="1"]')).to_have_attribute("aria-current", "step")
    other.get_by_role("button", name="Keep it in my games").click()
    other.wait_for_url("**/#/game/*")
    kept = Table.here(other, server)
    kept.wait()
    assert kept.plies == table.plies and kept.game != table.game
    assert kept.board() == table.board()


def test_a_broken_link_is_answered_with_a_sentence(page: Page) -> None:
    page.goto("/#/link/abc")
    expect(page.get_by_role("main")).to_contain_text("This link holds no game")
