"""A game leaves the page as a file, as a picture and as a link, and comes back."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import assert_accessible
from tests.e2e.conftest import NewPage
from tests.e2e.hands import use_tool
from tests.e2e.pages import a_whole_game
from tests.e2e.screens import DESKTOP, PHONE, Screen
from tests.e2e.serving import Server
from tests.e2e.table import Table

_DECODE = """async ([bytes, type]) => {
    const decoder = new ImageDecoder({ type, data: new Uint8Array(bytes) })
    await Promise.all([decoder.completed, decoder.tracks.ready])
    const frames = []
    for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex })
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight)
        const context = canvas.getContext('2d')
        context.drawImage(image, 0, 0)
        const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer)
        frames.push({
            width: canvas.width,
            milliseconds: (image.duration ?? 0) / 1000,
            colours: new Set(pixels).size,
            sum: pixels.reduce((sum, pixel, at) => (sum * 31 + (pixel ^ at)) % 1000003, 7),
        })
    }
    return frames
}"""


def _decoded(page: Page, file: Path, kind: str) -> list[dict[str, Any]]:
    """Let the browser decode a picture: width, duration and colours of each frame, a sum of its pixels."""
    frames: list[dict[str, Any]] = page.evaluate(_DECODE, [list(file.read_bytes()), kind])
    return frames


def _shared(table: Table) -> Page:
    use_tool(table.page, "share")
    expect(table.page.get_by_role("dialog")).to_be_visible()
    return table.page


def test_a_game_is_saved_as_a_file_and_opened_again(
    server: Server, page: Page, tmp_path: Path
) -> None:
    table = Table.open(page, server, "tournament")
    table.play("Ge2", "Gb5", "Gh5")
    with _shared(table).expect_download() as waiting:
        page.get_by_role("button", name="File").click()
    name = waiting.value.suggested_filename
    assert re.fullmatch(r"Ann-Ben-\d{4}-\d\d-\d\d\.gipf", name)
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


def test_a_position_is_saved_as_a_picture(server: Server, page: Page, tmp_path: Path) -> None:
    table = Table.open(page, server, "tournament")
    table.play("Ge2", "Gb5", "Gh5")
    with _shared(table).expect_download() as waiting:
        page.get_by_role("button", name="Picture (PNG)").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert re.fullmatch(r"Ann-Ben-\d{4}-\d\d-\d\d-turn-2\.png", file.name)
    frames = _decoded(page, file, "image/png")
    assert [frame["width"] for frame in frames] == [1200]
    assert frames[0]["colours"] > 50, "the picture is empty"


def test_moves_position_text_and_picture_are_copied(server: Server, new_page: NewPage) -> None:
    page = new_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = Table.open(page, server, "tournament")
    table.play("Ge2", "Gb5")
    _shared(table)

    def copied(what: str) -> str:
        page.locator(f'[data-copy="{what}"]').click()
        expect(page.locator(f'[data-copy="{what}"]')).to_have_text("Copied")
        return str(page.evaluate("navigator.clipboard.readText()"))

    assert copied("moves") == "1. Ge2 Gb5 *"
    assert copied("position") == str(table.position)
    assert '[White "Ann"]' in copied("text")
    copied("picture")
    kinds = page.evaluate("navigator.clipboard.read().then((items) => items[0].types)")
    assert "image/png" in kinds


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_what_is_said_lies_before_an_open_dialog_and_can_be_pressed(
    screen: Screen, server: Server, new_page: NewPage
) -> None:
    page = new_page(screen=screen)
    page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error())")
    _shared(Table.open(page, server, "basic"))
    button = page.locator('[data-copy="moves"]')
    button.click()
    said = page.get_by_role("status").locator(".notice")
    expect(said).to_have_count(1)
    expect(button).to_be_focused()
    assert_accessible(page)
    said.get_by_role("button").click()  # nothing lies before it
    expect(said).to_have_count(0)
    expect(page.get_by_role("dialog")).to_be_visible()
    button.click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(said).to_be_visible()  # on the page, which is in front now
    opener = "more" if screen is PHONE else "share"
    expect(page.locator(f'[data-tool="{opener}"]')).to_be_focused()


def test_what_goes_into_ones_own_page_is_said_without_the_words_of_its_makers(
    server: Server, page: Page
) -> None:
    Table.open(page, server, "basic")
    use_tool(page, "share")
    part = page.locator("dialog section", has_text="For your own web page")
    expect(part).to_contain_text("on your website or blog: copy it here and paste it there.")
    assert "HTML" not in part.inner_text()


def test_a_link_that_opens_on_this_machine_only_says_so(server: Server, page: Page) -> None:
    table = Table.open(page, server, "basic")
    dialog = _shared(table).get_by_role("dialog")
    expect(dialog).to_contain_text("Link for this computer")
    expect(dialog).to_contain_text("It opens only on this computer, while GIPF is running here.")
    assert_accessible(page)


def test_a_game_is_made_into_an_animation(
    server: Server, new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page(theme="dark")
    table = Table.open(page, server, "standard")
    table.play("d2", "d8-f7", "c2")
    _shared(table)
    page.get_by_role("button", name="Animation (GIF)").click()
    page.get_by_role("radio", name="Small").check(force=True)
    page.get_by_role("radio", name="Quick").check(force=True)
    page.get_by_role("button", name="Make it").click()
    save = page.get_by_role("button", name=re.compile(r"Save \(\d+ kB\)"))
    expect(save).to_be_visible()
    assert_accessible(page)
    with page.expect_download() as waiting:
        save.click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    frames = _decoded(page, file, "image/gif")
    assert [frame["milliseconds"] for frame in frames] == [450, 450, 450, 1350]
    assert {frame["width"] for frame in frames} == {320}
    assert len({frame["sum"] for frame in frames}) == 4, "each frame shows another position"


def test_making_an_animation_can_be_stopped(server: Server, page: Page) -> None:
    page.goto(f"/#/game/{a_whole_game(server)}")
    page.locator('[data-tool="share"]').click()
    page.get_by_role("button", name="Animation (GIF)").click()
    page.get_by_role("button", name="Make it").click()
    page.get_by_text(re.compile(r"Picture [1-9]\d* of \d+")).wait_for()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Make it")).to_be_visible()


def test_a_game_is_printed_with_its_position_and_moves(server: Server, page: Page) -> None:
    page.add_init_script("window.print = () => document.documentElement.classList.add('printed')")
    table = Table.open(page, server, "tournament")
    table.play("Ge2", "Gb5")
    _shared(table)
    page.get_by_role("button", name="Print").click()
    page.locator("html.printed").wait_for()
    page.emulate_media(media="print")
    sheet = page.locator(".sheet")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("Ann – Ben")
    expect(sheet).to_contain_text("1. Ge2 Gb5 *")
    expect(page.locator("main")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    expect(sheet).to_have_count(0)
    expect(page.locator("main")).to_be_visible()


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
